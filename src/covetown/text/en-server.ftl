# Why the server says no.
shell-refused-sequence = The table has moved on; look again.
shell-refused-rules = That is not possible: { $why }.
shell-refused-no-session = Tell us your name first.
shell-refused-not-yours = That is not yours.
shell-refused-not-seated = You have no seat at this table.
shell-refused-not-asked = You are not asked anything now.
shell-refused-not-found = There is nothing here.
shell-refused-no-table = There is no such table.
shell-refused-no-game = There is no such game.
shell-refused-bot-tables = Bots are playing at { $most } tables for you already; wait until one of them is over.
shell-refused-no-level = There is no such bot; there are: { $levels }.
shell-refused-no-seat = There is no free seat for you.
shell-refused-seat-taken = Somebody else has just taken this seat.
shell-refused-seated = You sit here already.
shell-refused-invite = This seat is for somebody with the invitation.
shell-refused-started = The game has started.
shell-refused-not-started = The game has not started yet.
shell-refused-over = The game is over.
shell-refused-running = The game is still being played.
shell-refused-host = Only the host may do that.
shell-refused-no-watching = Nobody may watch at this table.
shell-refused-paused = The game is paused.
shell-refused-stand-in = A bot is playing for you; take your seat back first.
shell-refused-not-away = This player is still here.
shell-refused-proposal-open = Something else is proposed already; answer that first.
shell-refused-proposal-gone = This proposal does not stand any more.
shell-refused-no-chat = At this table spectators do not chat.
shell-refused-no-hints = At this table no hints are given.
shell-refused-hands-closed = At this table the hands stay closed after the game.
shell-refused-lesson = That is not the move this lesson asks for.
shell-refused-no-lesson = No lesson is taught at this table now.
shell-refused-fork = You can go on from a finished game, or from your own game against bots.
shell-refused-step = This game has the steps 0 to { $steps }.
shell-refused-viewer = You may look from your own seat only while the game is being played.
shell-refused-journal = This is not a game that can be played again: { $why }.
shell-refused-other-rules = This game was played by an earlier version of the rules: { $why }.
shell-refused-name = A name has 1 to 32 letters.
shell-refused-username = A username has 3 to 32 of a–z, 0–9, _ and -.
shell-refused-username-taken = Somebody else has this username.
shell-refused-password = A password has 10 to 200 characters.
shell-refused-login = Username and password do not go together.
shell-refused-passkey = This passkey could not be checked.
shell-refused-account = You have an account already.
shell-refused-program = A program cannot do that.
shell-refused-invalid = This request makes no sense: { $why }.
shell-refused-origin = This came from another site.
shell-refused-unknown-host = This server does not go by the name { $host }; whoever runs it can allow that (COVETOWN_HOSTS).
shell-refused-too-big = This is too big; at most { $bytes } bytes are taken.
shell-refused-too-often = Too often; wait { $seconds } s.
shell-refused-busy = The server is busy; try again.
shell-refused-failed = Something went wrong on the server.

# Why a game cannot be played like this: what the rules say of a table and of a choice.
rules-option-choice = the option { $option } is one of { $choices }, not { $value }
rules-option-flag = the option { $option } is true or false, not { $value }
rules-option-number = the option { $option } is a whole number from { $low } to { $high }, not { $value }
rules-option-list = the option { $option } lists different ones of { $choices }, not { $value }
rules-no-option = { $game } has no option { $option }; its options are: { $known }
rules-seats = this game is played with { $allowed } seats here, not { $seats }
rules-over = the game is over
rules-not-asked = seat { $seat } is not asked anything now; waiting for seat { $waiting }
rules-not-possible = option { $option } is not possible for seat { $seat } now
rules-no-game = there is no game { $game }; there are: { $known }
rules-hint-level = COVETOWN_HINT_LEVEL is { $bot }; it can be: { $known }
rules-no-bot = there is no bot { $bot }; the levels are: { $known }
rules-bot-address = { $bot } does not say where a bot is; mine.py:MyBot, package.module:MyBot and program:./mybot do
rules-bot-file = there is no file { $file } for the bot { $bot }
rules-bot-loading = the bot { $bot } cannot be loaded: { $why }
rules-bot-class = there is no { $name } in { $where }{ $n ->
    [0] , and no bot
   *[other] ; its bots are: { $known }
}
rules-bot-kind = { $name } in { $where } is no bot: a bot is a class made from covetown.bots.Bot
rules-bot-making = the bot { $bot } cannot be made for { $game }: { $why }
rules-bot-failed = the bot { $bot } failed: { $why }
rules-bot-answer = the bot { $bot } answered { $answer }, which is not possible; possible are: { $options }
rules-bot-program = there is no program { $program } that can be run
rules-bot-start = the program { $program } cannot be started: { $why }
rules-bot-silent = the program { $program } has not answered within { $seconds } s
rules-bot-ended = the program { $program } has ended instead of answering (exit status { $status })
rules-bot-said = the program { $program } has answered “{ $said }”, which names no option it was offered

# What is wrong with a recorded game.
journal-unreadable = this is not a journal (line { $line })
journal-format = this is not a Covetown journal of format { $format }
journal-old = this journal is of format 1; `covetown migrate` brings it up to date
journal-head = the journal must name its game, rules version and number of seats
journal-parts = the journal must have options and moves
journal-dealt = the dealt options must have names
journal-move-form = move { $move } is not [seat, option, chance, mark]
journal-at = { $where }: { $why }
journal-at-move = move { $move }
journal-at-set-up = set-up
journal-at-dealing = dealing
journal-refused = { $why }
journal-chance-list = the chance values must be a list of whole numbers
journal-chance-short = the recorded chance has only { $n ->
    [one] { $n } value
   *[other] { $n } values
}, one more (below { $bound }) is needed
journal-chance-high = the recorded chance has { $value } as number { $n }, it must be below { $bound }
journal-not-used = { $n ->
    [one] { $n } recorded chance value was
   *[other] { $n } recorded chance values were
} not used
journal-other-game = this is a journal of { $written }, not of { $wanted }
journal-other-rules = rules version { $recorded } was recorded, this engine plays version { $played }
journal-result = result: recorded { $recorded }, replayed { $found }
journal-not-asked = seat { $seat } is not asked anything here
journal-not-legal = option { $option } is not legal for seat { $seat } here
journal-differs = the position differs from the recorded one ({ $found }, recorded { $recorded })
journal-table-unreadable = it cannot be read
journal-no-table = there is no table { $table }
journal-strange = it holds something no game can have
journal-taken-back = entry { $entry }: { $n ->
    [one] { $n } move
   *[other] { $n } moves
} cannot be taken back
journal-waiting = other seats are waited for than was recorded
journal-changed = somebody else has changed this table meanwhile

# People to each other.
shell-refused-no-person = There is nobody of that name.
shell-refused-not-yourself = That would be you.
shell-refused-not-friends = Only friends can be invited.
shell-refused-too-many-friends = Nobody keeps up with more than { $most } friends.
shell-refused-not-welcome = This table is not open to you.
shell-refused-rated-account = Rated games are for accounts: make one in the settings, your games stay.
shell-refused-rated-people = At a rated table every seat is for a person with a screen of their own.
shell-refused-rated-hints = At a rated table there are no hints.
shell-refused-suspended = This account is suspended. Ask the host of this server.
shell-refused-not-host = Only the host of this server may do that.
shell-refused-not-a-host = A host of this server cannot be suspended.
shell-refused-not-the-name = That is not the name; nothing was deleted.
shell-refused-reset-link = This link is used up or too old. Ask for another.

# Whether the promise about chance was kept.
shell-promise-later = The seed is told when the game is over.
shell-promise-imported = This game was read in from a file; its chance cannot be checked.
shell-promise-lesson = This is a lesson: its luck was prepared, so there is no promise about it.
shell-promise-kept = Every value was drawn from the promised seed.
shell-promise-seed = The seed is not the promised one.
shell-promise-other-shelf = The set-up and every move were drawn from the promised seed. What was dealt before them came from another shelf than today’s, so it cannot be drawn again.
shell-promise-broken = The promise was not kept: { $why }.

# Why something cannot be taken back.
undo-nothing = There is nothing to take back.
undo-not-yours = The last choice was not yours.
undo-chance = Luck has spoken since.
undo-over = The game is over.
undo-others = Others are asked already.
undo-revealed = Something hidden has been seen since.
undo-off = At this table nothing is taken back.
undo-ask = At this table the others have to agree.
undo-watching = You are watching.
