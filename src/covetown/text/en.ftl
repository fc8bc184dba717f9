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
shell-page-people = Profile
shell-page-friends = Friends
shell-page-find = Find a table
shell-page-house = Reports
shell-page-reset = New password
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
shell-level-adaptive = Even match
    .about = Holds the game near an even score: the further ahead it is, the more it leaves to you.
shell-levels = Strengths
shell-characters = Characters
shell-visitors = From elsewhere
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
shell-tied = tied
shell-stopped = stopped

# The way in: a friend, an invitation, the shelf's facts, no connection, a new version
shell-friend = Play with a friend
shell-friend-invite = Invite
shell-share = Share
shell-invite-text = Come and play with me.
shell-invite-here = This link is good on this machine only.
shell-invite-lan = So that others in your network can join, start Covetown with:
shell-invite-code = QR code of the link
shell-invite-point = Or point a telephone here.
shell-facts = What it takes
shell-players-n = { $n ->
    [one] one player
   *[other] { $counts } players
}
shell-players-range = { $from } to { $to } players
shell-minutes = { $from }–{ $to } min
shell-complexity-1 = learned in no time
shell-complexity-2 = easy to learn
shell-complexity-3 = some rules to learn
shell-complexity-4 = many rules to learn
shell-complexity-5 = for experts
shell-plays = How it plays
shell-offline-title = The harbour is out of reach
shell-offline-text = You are offline, or the server is not running. Your games are safe there; they go on when the connection is back.
shell-update = A new version is there.
shell-update-now = Reload
shell-update-later = Later
shell-chat-name = Join in
shell-chat-as = You speak as { $name }.
shell-chat-rename = Change

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
shell-clock-n = { $minutes } min, + { $seconds } s a turn
shell-new-pace = Bots play
shell-pace-fast = at once
shell-pace-usual = at a pace you can follow
shell-pace-slow = slowly
shell-new-public = Listed in the lobby
shell-new-spectators = Others may watch
shell-new-undo = Choices are taken back
shell-new-hints = Hints may be asked for
shell-new-watchers-talk = Spectators may chat
shell-new-open-hands = All hands can be seen when the game is over
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

# People: profiles, ratings, friends, finding a table
shell-news = waiting for you:
shell-departed = A departed player
shell-table-departed = A departed player’s table
shell-rated = Rated
shell-rated-help = The result changes the ratings of all. No hints, no bots; whoever leaves is last.
shell-rated-account = For ratings you need an account.
shell-new-rated = Rated game
shell-rating-then = then
shell-rating-provisional = not certain yet
shell-rating-provisional-help = A question mark means that there were too few rated games to be certain.
shell-profile-guest = Guest
shell-profile-guest-help = Only you see this page. With an account it stays yours on other devices, and you can play rated games.
shell-profile-shy = A guest’s games are shown to nobody else.
shell-profile-closed = These games are not shown to you.
shell-profile-since = here since { $date }
shell-profile-figures = In figures
shell-profile-games = Games
shell-profile-won = Won
shell-profile-share = Share of wins
shell-profile-with-people = { $n ->
    [0] all of them against bots
   *[other] { $n } with other people
}
shell-profile-shared = { $n } shared
shell-profile-streak = In a row now
shell-profile-streak-won = { $n ->
   *[other] won
}
shell-profile-streak-lost = { $n ->
   *[other] not won
}
shell-profile-best-streak = Longest streak
shell-profile-ratings = Ratings
shell-profile-players = { $n ->
    [one] alone
   *[other] { $n } players
}
shell-profile-rated-games = { $n ->
    [one] one rated game
   *[other] { $n } rated games
}
shell-profile-by-count = Players
shell-profile-by-seat = Seat
shell-profile-side = Played as
shell-profile-all = All
shell-profile-recent = Latest games
shell-profile-recent-none = No game has been finished yet.
shell-profile-recent-closed = None of these games is open to you.
shell-friend-ask = Ask to be friends
shell-friend-asked = { $name } has been asked.
shell-friend-accept = Accept
shell-friend-refuse = Refuse
shell-friend-take-back = Take the question back
shell-friend-remove = Be friends no longer
shell-friend-here = here now
shell-friend-away = not here
shell-friend-username = Username of a friend
shell-friends-mine = Your friends
shell-friends-none = You have no friends here yet.
shell-friends-help = You also find this on the profile of everybody you play with: select their name at a table.
shell-friends-asking = They ask to be your friends
shell-friends-asked = You have asked
shell-friends-blocked = Shut out
shell-block = Shut out
shell-block-help = They cannot invite you or sit down at your tables, and you do not see what they say. They are not told.
shell-blocked = { $name } is shut out.
shell-unblock = No longer shut out
shell-invitations = Invitations
shell-invited-by = { $name } invites you to a table
shell-invited-look = Look first
shell-invited-decline = No, thanks
shell-invite-friends = Invite friends
shell-invite = Invite
shell-invite-sent = Invited
shell-find-any-game = Any game
shell-find-pace = Pace
shell-find-pace-any = Any
shell-find-pace-none = No clock
shell-find-pace-quick = Quick: up to 10 minutes each
shell-find-pace-calm = Calm: up to a day each
shell-find-pace-days = Days
shell-find-kind = Level
shell-find-kind-any = Any
shell-find-kind-rated = Rated
shell-find-kind-free = Not rated
shell-find-kind-near = Rated, about my level
shell-find-none = No open table is like this now. The list renews itself; or open a table and let others find it.
shell-chat-about = About { $name }
shell-chat-muted = The chat is muted.
shell-mute = Mute { $name } at this table
shell-unmute = Hear { $name } again
shell-mute-all = Mute the chat
shell-unmute-all = Hear the chat again
shell-report = Report
shell-report-line = Report this line
shell-report-title = Report { $name }
shell-report-reason = What is wrong?
shell-report-abuse = Insults or threats
shell-report-spam = Advertising or flooding
shell-report-cheating = Cheating
shell-report-name = An offensive name
shell-report-other = Something else
shell-report-text = In your words (you may leave this empty)
shell-report-help = The host of this server sees the report, your name and the lines around it. Nobody else does.
shell-report-send = Send the report
shell-report-sent = Thank you. The host of this server will look at it.
shell-house-show = Which reports
shell-house-open = Open
shell-house-done = Done
shell-house-by = { $name }, { $date }
shell-house-drop = Delete line
shell-house-dropped = Deleted:
shell-house-mark = Mark as done
shell-house-again = Open again
shell-house-suspend = Suspend
shell-house-suspended = suspended
shell-house-let-in = Let in again
shell-house-none = There is nothing to look at. A peaceful town.
shell-house-none-done = Nothing has been dealt with yet.
shell-house-more = Show more
shell-data = Your data
shell-data-help = Everything that is kept about you, with the journals of your finished games, in one archive. Or leave for good.
shell-data-export = Take it along
shell-data-delete = Delete everything …
shell-data-delete-help = Your name, account, friends, ratings and devices are deleted at once and for good. Finished games stay for the others, with “a departed player” in your place; in running ones a bot plays on.
shell-data-delete-name = Type { $name } to confirm
shell-data-delete-password = Your password, if you have one
shell-data-delete-now = Delete for good
shell-data-deleted = Everything about you is deleted. Farewell!
shell-reset-new = New password
shell-reset-help = At least 10 characters. The link is good once; all devices have to log in again.
shell-reset-set = Set the password
shell-reset-done = The password is set. Log in with it.

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
shell-link-offline = offline
shell-link-refused = not allowed
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

# The life of a table: the line, who is away, leaving, asking the others
shell-offline = You are offline. We keep trying, and nothing of your game is lost.
shell-offline-time = You have been offline for { $time }. We keep trying, and nothing of your game is lost.
shell-offline-waiting = Your choice waits here and goes out once, when the line is back: { $what }
shell-offline-back = Taking back waits here and goes out once, when the line is back.
shell-offline-withdraw = Do not send it
shell-on-its-way = Your choice is on its way …
shell-moved-on = The game has moved on meanwhile: your choice was not made.
shell-away-in = { $name } is away. In { $time } you can let a bot play on.
shell-away-now = { $name } is away. You can let a bot play on, or wait.
shell-late-now = The time of { $name } is up. You can let a bot play on, or wait.
shell-away-time = away, { $time }
shell-log-late = The time of { $name } was up: a bot chose.
shell-leaving = Leave the game
shell-pass-on = Let a bot play for me
shell-resign = Resign
shell-resign-sure = Resign for good? A bot plays on in your place.
shell-resign-alone = Resign for good? The game ends here.
shell-resigned = resigned; { $level } plays on
shell-resigned-told = { $names } resigned. A bot plays on.
shell-resigned-go-on = Go on against the bot
shell-stop = Stop the game
shell-stop-sure = Stop the game here, without a winner?
shell-stop-propose = Propose to stop
shell-stop-propose-sure = Propose to the others to stop without a winner?
shell-proposal-stop = { $name } proposes to stop the game without a winner.
shell-proposal-stop-mine = You propose to stop the game. Waiting for { $names }.
shell-proposal-stop-yes = Stop
shell-proposal-stop-no = Play on
shell-proposal-stop-refused = { $name } would rather play on.
shell-proposal-back = { $name } asks to take the last choice back.
shell-proposal-back-mine = You ask to take your last choice back. Waiting for { $names }.
shell-proposal-back-yes = Allow
shell-proposal-back-no = Refuse
shell-proposal-back-refused = { $name } does not allow it.
shell-proposal-back-done = The choice was taken back.
shell-proposal-back-moved = The game has moved on; the request has lapsed.
shell-proposal-withdraw = Withdraw
shell-proposal-withdrawn = { $name } has withdrawn the proposal.
shell-undo-ask = Ask to take back your last choice
shell-delete = Delete the game
shell-delete-sure = Delete this game for good?
shell-deleted = The game is deleted.
shell-hide = Hide from my list
shell-hidden-now = The table is hidden. You find it at the foot of the lobby.
shell-show-again = Show again
shell-lobby-hidden = Hidden tables
shell-list-turn = { $names } to play, asked { $time }
shell-just-now = just now
shell-list-started = begun { $time }
shell-list-opened = opened { $time }
shell-list-ended = ended { $time }
shell-table-against = { $names } against { $n ->
    [one] a bot
   *[other] { $n } bots
}
shell-terms = At this table
shell-term-clock = Clock
shell-term-undo = Taking back
shell-term-hints = Hints
shell-term-spectators = Spectators
shell-term-watchers-talk = Chat of spectators
shell-term-open-hands = All hands open after the game
shell-undo-mode-never = never
shell-undo-mode-ask = if the others agree
shell-undo-mode-free = while nothing new was seen
shell-yes = yes
shell-no = no

# End
shell-end-won = You have won!
shell-end-lost = The game is over
shell-end-over = The game is over
shell-end-tie = It is a tie!
shell-end-tie-text = { $names } share the first place.
shell-end-lost-again = Lost again
shell-end-stopped = The game was stopped
shell-stopped-agreed = Everybody agreed to stop. There is no winner.
shell-stopped-resigned = { $names } resigned, and the game was stopped. There is no winner.
shell-end-look = See the table from this seat
shell-end-show = Show the result
shell-score = { $score }
shell-rematch = Rematch
shell-rematch-asked = Waiting for the others …
shell-rematch-offer = { $names } would like a rematch.
shell-rematch-accept = Accept the rematch
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
shell-set-confirm = Ask before a choice is carried out
shell-set-confirm-help = The first press chooses, a second one carries it out. What you pointed at first needs no other press.
shell-confirm-never = Never
shell-confirm-final = Where it cannot be taken back
shell-confirm-always = Always
shell-set-steady = No slips of the finger
shell-set-steady-help = A press within half a second of a new question does not answer it, unless it means the same as before.
shell-set-passes = Pass for me where I can only pass
shell-set-passes-help = Some tables ask everybody, so that nobody learns who could have played a card. The answer is given after a short pause that tells nothing.
shell-set-hotkeys = Keys for choices
shell-set-hotkeys-help = 1 to 0, then the letters, choose in the list. Shift with H hint, U take back, L log, O choices, C chat, B text table, S speed, N next table that waits for you; in a replay A analysis.
shell-set-plain = Play at the text table
shell-set-plain-help = The whole table in words and lists; made for keyboards and screen readers, plays every game.
shell-set-sounds = Sounds
shell-set-sound = Play sounds
shell-set-sound-help = Small wooden ones, made on the spot.
shell-set-volume = Everything
shell-set-volume-moves = What happens on the board
shell-set-volume-notices = Your turn, chat, the end
shell-set-volume-is = { $n } %
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
shell-about-host = You want to host: run covetown play --lan at home, or covetown serve on a machine your friends can reach, and send them the link of a table.
shell-about-developer = You want to build: covetown new-game writes a game of your own that runs at once.
shell-about-researcher = You want to study play: the same engine is a learning environment, with bots, ratings and reports beside it.
shell-about-credits = The games
shell-about-words = All rules and card texts here are our own words; all pictures are our own drawings. Names, numbers and mechanisms are the designers’ work.
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
shell-ledger-table = Table
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
# A share, as this language writes it.
percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
# The language of this file, in its own words: how it is offered to readers.
language-name = English
# A thing and what it is, such as "Hand: 5".
pair = { $label }: { $value }
# Two of them, one after the other.
apart = { $first }; { $rest }
