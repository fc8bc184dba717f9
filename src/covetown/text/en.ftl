# The words of the browser's shell: lobby, table, replay, rules, settings, about.

shell-title = Covetown
shell-title-turn = ● Your turn
shell-skip = Skip to the table
shell-nav = Pages
shell-close = Close
shell-cancel = Cancel
shell-loading = Loading …
shell-loading-table = Setting the table …
shell-try-again = Try again
shell-error-offline = The server cannot be reached. Check your connection, then try again.
shell-error-unknown = Something went wrong.
shell-lost-title = No such street in this town
shell-lost-text = The page you asked for is not here. The harbour is this way:
shell-to-lobby = To the lobby

shell-page-lobby = Lobby
shell-page-new = New table
shell-page-table = Table
shell-page-replay = Replay
shell-page-rules = Rules
shell-page-settings = Settings
shell-page-about = About
shell-page-lost = Not found

# Lobby
shell-lobby-title = Pull up a chair at the harbour
shell-lobby-text = Games of trade and trickery, played with friends or against bots. No account needed.
shell-your-name = Your name
shell-guest = Guest
shell-name-keep = Keep
shell-named = You are { $name } now.
shell-lobby-mine = Your games
shell-lobby-shelf = Play now
shell-lobby-open = Open tables
shell-lobby-open-none = Nobody is waiting for players.
shell-lobby-open-make = Open a table
shell-lobby-watch = Being played
shell-lobby-watch-none = No game to watch at the moment.
shell-lobby-over = Finished games
shell-lobby-over-none = Games that ended are kept here, with a replay of every move.
shell-shelf-empty = There is no game on the shelf.
shell-import = Bring in a game
shell-by = { $designer } · { $publisher }
shell-opponents = Opponents
shell-level = Strength
shell-level-random = Dicing sailor
shell-level-novice = Novice
shell-level-apprentice = Apprentice
shell-level-master = Master
shell-level-grandmaster = Grandmaster
shell-play-bots = Play against bots
shell-new-table = More options
shell-status-gathering = waiting for players
shell-status-playing = being played
shell-status-over = finished
shell-status-closed = closed
shell-join = Join
shell-watch = Watch
shell-continue = Continue
shell-your-turn = Your turn
shell-replay = Replay
shell-won = won

# New table
shell-new-title = Open a table
shell-new-game = Game
shell-new-seats = Seats
shell-new-count = Players
shell-new-options = Rules of this table
shell-new-table-fields = The table
shell-new-name = Name of the table
shell-new-name-hint = Yours, unless you name it
shell-new-clock = Clock
shell-clock-none = No clock
shell-clock-n = { $minutes } min, + { $seconds } s a move
shell-new-pace = Bots play
shell-pace-fast = at once
shell-pace-usual = at a pace you can follow
shell-pace-slow = slowly
shell-new-public = Listed in the lobby
shell-new-spectators = Others may watch
shell-new-undo = Moves can be taken back while nothing new was seen
shell-new-open = Open the table
shell-new-start = Start the game
shell-option-none = none
shell-player = Player { $n }
shell-seat-n = Seat { $n }
shell-seat-me = You
shell-seat-open = free
shell-seat-open-long = Open: anybody may sit down
shell-seat-invite = for a friend
shell-seat-invite-long = A friend with the link
shell-seat-human = Player
shell-seat-here = Somebody at this screen
shell-seat-here-name = Name of the player at this screen
shell-bot-0 = Ada
shell-bot-1 = Bruno
shell-bot-2 = Clara
shell-bot-3 = Dorian
shell-bot-4 = Edda
shell-bot-5 = Finn
shell-table-of = { $name }’s table
shell-seat-bot = Bot · { $level }
shell-seat-give-bot = Give to a bot

# Gathering
shell-gathering = { $game }. The game starts when every seat is taken.
shell-sit = Sit here
shell-link = Link for friends
shell-link-help = Send this link to your friends; it leads them to their seats.
shell-link-copy = Copy
shell-link-copied = The link is copied.
shell-fill-bots = Fill the free seats with bots
shell-leave = Leave
shell-close-table = Close this table

# Table
shell-link-connecting = connecting
shell-link-live = connected
shell-link-lost = connection lost
shell-link-refused = not allowed
shell-lost-link = The connection is lost; we keep trying. Nothing of your game is lost.
shell-paused = The game is paused.
shell-refused-title = You cannot see this table
shell-table-gone = There is no such table.
shell-table-private = This table is not open to you.
shell-prompt-you = You
shell-prompt-alone = This is your only answer. Everybody is asked, so that nobody learns who had a choice.
shell-prompt-moving = The cards are moving …
shell-prompt-wait = One moment …
shell-prompt-others = Waiting for { $names }.
shell-prompt-over = { $n ->
    [0] The game is over.
    [one] { $names } has won.
   *[other] { $names } share the victory.
}
shell-clear = Cancel selection
shell-more = { $n } more
shell-what = What can I do?
shell-tools = Tools of the table
shell-back = Take back
shell-undo = Take back your last choice
shell-undo-not = Your last choice cannot be taken back now.
shell-hint = Ask for a hint
shell-hint-help = What would a strong player do with what you know?
shell-hint-is = A strong player would: { $what }
shell-hint-why = Why?
shell-hinted = hint
shell-speed-is = Speed of animations: { $n }
shell-speed-help = Change the speed of animations
shell-speed-n = { $n }×
shell-speed-off = off
shell-plain = The table as text
shell-side = Log, choices, chat and players
shell-tab-log = Log
shell-tab-choices = Choices
shell-tab-chat = Chat
shell-tab-people = Players
shell-watching = You are watching
shell-no-decision = You are not asked anything now.
shell-show-all = { $n ->
    [one] Show the only choice
   *[other] Show all { $n } choices
}
shell-filter = Find a choice
shell-filter-none = No choice fits.
shell-confirm = Sure? { $what }
shell-not-now = Not possible now.
shell-not-your-turn = It is not your turn.
shell-nothing = nothing
shell-log = What happened
shell-log-none = Nothing has happened yet.
shell-chat = Chat
shell-chat-none = Nobody has said anything. Be kind.
shell-chat-say = Say something
shell-chat-send = Send
shell-you = you
shell-name-you = { $name } (you)
shell-here = here
shell-away = away
shell-stand-in = { $level } plays for the time being
shell-replace = Let a bot play on
shell-return = Take your seat back
shell-watchers = { $n ->
    [0] Nobody is watching.
    [one] One person is watching.
   *[other] { $n } people are watching.
}
shell-hurried = Bots in a hurry
shell-hurried-help = Much is going on at this server: bots think shorter than usual.
shell-pause = Ask for a pause
shell-pause-wanted = { $names } would like a pause.
shell-resume = Go on
shell-fair = Fair chance, promised before the first card: { $commitment }…
shell-fair-seed = Seed: { $seed }…
shell-curtain = Pass the screen to { $name }
shell-curtain-text = Everybody else looks at the sea for a moment.
shell-curtain-ready = I am { $name }

# End
shell-end-won = You have won!
shell-end-lost = The game is over
shell-end-over = The game is over
shell-end-show = Show the result
shell-score = { $score }
shell-rematch = Rematch
shell-rematch-asked = Waiting for the others …
shell-rematch-go = To the rematch
shell-export = Save as a file

# Replay
shell-replay-of = { $title }, move by move
shell-replay-first = To the beginning
shell-replay-prev = One move back
shell-replay-run = Play
shell-replay-stop = Stop
shell-replay-next = One move on
shell-replay-last = To the end
shell-replay-step = Move
shell-replay-at = move { $step } of { $steps }
shell-replay-viewer = Seen by
shell-replay-spectator = a spectator
shell-replay-link = Link to this move
shell-analyse = Analyse
shell-analyse-help = What does the master think of this position?
shell-analysis = The master’s view
shell-analysis-asked = { $name } is asked: { $what }
shell-analysis-thinking = The master is thinking …
shell-analysis-over = The game is over; there is nothing left to decide.
shell-analysis-considered = What the master considered
shell-analysis-best = master
shell-analysis-played = played
shell-analysis-others = { $n ->
    [one] One other choice was possible.
   *[other] { $n } other choices were possible.
}
shell-analysis-help = The expected result is the share of a win; 100 % is a sure win. Nobody is judged by cards they could not see.
shell-analysis-game = The whole game
shell-analysis-begin = Find the key moments
shell-analysis-go-on = Go on
shell-analysis-progress = How far the analysis has come
shell-analysis-waiting = waiting for its turn
shell-analysis-done = { $done } of { $total }
shell-analysis-failed = The analysis could not be finished; try again.
shell-analysis-chart = What each player could expect
shell-analysis-chart-says = Expected results, last: { $names }. Key moments: { $n }.
shell-analysis-seat = { $agreed } of { $judged } choices like the master’s or as good, { $lost } % given away on average
shell-analysis-moments = Key moments
shell-analysis-moment = Move { $step }, { $name }: { $loss } % given away
shell-analysis-instead = { $played }. The master would have: { $best }
shell-analysis-no-moment = Nobody missed anything big.
shell-analysis-no-moment-yet = None so far.
shell-verdict-open = Nothing was played here. The master would: { $best }
shell-verdict-forced = There was nothing to choose.
shell-verdict-agrees = The master agrees.
shell-verdict-near = As good as the master’s choice: { $best }
shell-verdict-less = The master would have: { $best }
shell-verdict-miss = The master would have: { $best } ({ $loss } % of a win given away)
shell-verdict-unseen = The master did not even look at that, and would have: { $best }
shell-considered = { $share } % of the thinking, expected result { $value } %
shell-considered-not = not looked at
shell-fork = Continue from here
shell-fork-text = A new game begins at move { $step }: you take a seat, bots the others.
shell-fork-seat = Your seat
shell-fork-go = Play on

# Rules
shell-rules-search = Search the rules: a word or a number such as DM-062
shell-rules-hits = { $n ->
    [0] Nothing found.
    [one] One rule found.
   *[other] { $n } rules found.
}
shell-rules-none = No rule speaks of that.
shell-rules-instead = Did you mean:
shell-rules-best = The best { $n } are shown; more words narrow the search.
shell-rules-some = None has all the words; these come nearest.
shell-rules-contents = Contents
shell-rules-album = All cards

# Settings
shell-set-speed = Animations
shell-set-speed-help = How fast cards move. If your system asks for less motion, nothing moves.
shell-set-theme = Day or night
shell-theme-system = As the system
shell-theme-light = Day
shell-theme-dark = Night
shell-set-palette = Colours
shell-set-palette-help = Every colour also has a letter, an emblem or a pattern.
shell-palette-town = Harbour town
shell-palette-safe = For every colour vision
shell-palette-tritan = When blue and green look alike
shell-palette-strong = Strong contrast
shell-set-play = Play
shell-set-confirm = Confirm every choice
shell-set-confirm-help = A click chooses; a second one carries it out.
shell-set-passes = Pass for me where I can only pass
shell-set-passes-help = Some tables ask everybody, so that nobody learns who could have played a card. The answer is given after a short pause that tells nothing.
shell-set-hotkeys = Keys for choices
shell-set-hotkeys-help = 1 to 0, then the letters, choose in the list. Shift with H hint, U take back, L log, O choices, C chat, B text table, S speed; in a replay A analysis.
shell-set-plain = Play at the text table
shell-set-plain-help = The whole table in words and lists; made for keyboards and screen readers, plays every game.
shell-set-sound = Sounds
shell-set-aloud = Screen readers say what happens
shell-set-aloud-help = New lines of the log are read out as they come, whichever panel is open.
shell-set-language = Language
shell-language-browser = As the browser asks
shell-account = Account
shell-account-help = You can play without one. An account keeps your games when you change the device.
shell-account-username = Username
shell-account-password = Password
shell-account-login = Log in
shell-account-register = Make an account
shell-account-logout = Log out
shell-account-logout-everywhere = Log out everywhere
shell-account-logged-out-everywhere = You are logged out on every device.
shell-account-you = You are logged in as { $name }.
shell-passkey-enter = Log in with a passkey
shell-passkey-make = Make an account with a passkey
shell-passkey-add = Add a passkey
shell-passkey-name = Passkey
shell-programs = Programs that play
shell-programs-help = A program of your own takes a seat like a person. It shows this token to the server; the protocol is documented.
shell-programs-name = Name of the program
shell-programs-make = Make a token
shell-programs-token = Keep this token, it is told only once:
shell-programs-drop = End it
shell-account-done = Welcome, { $name }.

# About
shell-about-what = Covetown is a free table for board games in the browser: play with friends, against bots, or watch; look at every game again move by move.
shell-about-affiliation = Covetown is not affiliated with, endorsed or sponsored by the designers and publishers of these games.
shell-about-buy = If you enjoy a game here, buy it: the real cards, the real table and the people who made them deserve it.
shell-about-next = What next?
shell-about-player = You want to play: take a lesson or sit down against bots in the lobby.
shell-about-host = You want to host: run covetown serve on a machine your friends can reach and send them the link of a table.
shell-about-developer = You want to build: covetown new-game writes a game of your own that runs at once.
shell-about-researcher = You want to study play: the same engine is a learning environment, with bots, ratings and reports beside it.
shell-about-credits = The games
shell-about-words = All rules and card texts here are our own words; all pictures are our own drawings. Names, numbers and mechanisms are the designers' work.
shell-about-reconstructions = Where a printed source was silent we made a ruling of our own. Such lines are marked [D] in the rules; what is reconstructed rather than printed is labelled where it appears.
shell-about-reconstructed = Reconstruction:
shell-about-made = How it is made
shell-about-fonts = Lettering: Alegreya by Juan Pablo del Peral and Inter by Rasmus Andersson, both under the SIL Open Font License.
shell-about-fair = Shuffles and dice are promised before the first card and can be checked by anybody when the game is over.
shell-about-licence = Covetown is free software under the Apache License 2.0.

# The parts every board is made of
shell-deck-of = { $label }: { $n ->
    [one] one card
   *[other] { $n } cards
}, face down.
shell-pile-known = You know from the top: { $names }.
shell-pile-of = { $label }: { $n ->
    [0] empty.
    [one] one card, { $top }.
   *[other] { $n } cards, on top { $top }. Open to leaf through.
}
shell-top-first = The top card comes first.
shell-at-turn = at turn
shell-die-shows = The die shows { $roll }.
shell-why-watching = You are watching; only the players choose.
shell-why-asked = Not possible now. You are asked: { $asked }
shell-hand-none = No cards.
shell-track-at = { $label }: { $value }
shell-scene-at = { $n } of { $all }
shell-scene-skip = Skip
shell-scene-again = Once more
shell-scene-close = Back to the board
shell-scene-of = { $title }: once more
shell-scene-keys = Escape skips, R plays it once more.
shell-dialogue-none = No legal answer has these numbers.

# Lessons: a guided game, move by move.
lesson-not-this = You may do that in a game. Here, try what the lesson points at.
shell-lesson-take = Learn: { $title }
shell-lesson-go-on = Go on learning: { $title }
shell-lesson-choice-go-on = { $choice }: go on
shell-lesson-minutes = about { $n } { $n ->
    [one] minute
   *[other] minutes
}
shell-lesson-done = done
shell-lesson-step = Move { $n } of { $all }
shell-lesson-next = Next
shell-lesson-back = Back
shell-lesson-your-move = Your move
shell-lesson-rival = Your rival moves.
shell-lesson-play-on = Play on
shell-lesson-leave = Leave
shell-lesson-leave-ask = Leave the lesson? This game goes on without guidance, and you can take the lesson again whenever you like.
shell-lesson-leave-yes = Leave the lesson
shell-lesson-stay = Stay

# The player's rulebook
shell-page-ledger = The letter of the rules
shell-ledger-what = Every rule of this game as the engine keeps it, one line each with its number. It is made for looking things up and for settling arguments, not for learning.
shell-ledger-book = To learn how it is played, read the rulebook.
shell-book-ledger = The letter of the rules, rule by rule
shell-book-letter = The letter of this rule: { $rule }
shell-book-example = For example:
shell-book-whole = On a page of its own

# Cards and components, searched
shell-parts = Cards and components
shell-parts-find = Find by name or effect
shell-parts-group = Which cards
shell-parts-all = All
shell-parts-other = Others
shell-parts-count = { $n ->
    [0] Nothing is called that.
    [one] One card or component
   *[other] { $n } cards and components
}
shell-parts-where = Now in { $place }

# The reader in a list of players, such as "Ben, you, Eve".
seat-you = you
# A number alone, as this language writes it.
number = { $n }
# The language of this file, in its own words: how it is offered to readers.
language-name = English
# A thing and what it is, such as "Hand: 5".
pair = { $label }: { $value }
