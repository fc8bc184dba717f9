# The words of the terminal table.
cli-you = You
cli-welcome = { $game } · seed { $seed } · type help for help
cli-undone = Taken back.
cli-undo-nothing = There is nothing to take back.
cli-undo-not-yours = The last choice was not yours, so you cannot take it back.
cli-undo-chance = Luck has spoken since; that cannot be taken back.
cli-undo-over = The game is over.
cli-undo-others = Others are asked already; taking back would change what they decide about.
cli-undo-revealed = Something hidden has been seen since; that cannot be taken back.

# The hint at the terminal table. Shares are of the thinking; an expected result of 100 % is a sure win.
cli-hint-thinks = A strong player looks at what you know …
cli-hint-would = A strong player would: { $what }
cli-hint-row = { $what }: { $share } % of the thinking, expected result { $value } %

# Searching the rules
cli-rules-none = no rule of { $game } speaks of “{ $words }”
cli-rules-instead = no rule of { $game } speaks of “{ $words }”; did you mean: { $instead }?
cli-rules-some = No rule has all of “{ $words }”; these come nearest.
cli-rules-more = { $n ->
    [one] One more rule was found; more words narrow the search.
   *[other] { $n } more rules were found; more words narrow the search.
}

# A recorded game analysed
cli-analyse-begin = { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}; a { $level } thinks { $seconds } s about each decision. An expected result of 100 % is a sure win.
cli-analyse-forced = There was nothing to choose.
cli-analyse-open = The { $level } would: { $best } ({ $share } % of the thinking, expected { $value } %)
cli-analyse-agrees = The { $level } agrees ({ $share } % of the thinking, expected { $value } %).
cli-analyse-near = As good: the { $level } would have: { $best } ({ $share } % of the thinking, expected { $value } %; played: { $own } %, { $worth } %)
cli-analyse-less = The { $level } would have: { $best } ({ $share } % of the thinking, expected { $value } %; played: { $own } %, { $worth } %)
cli-analyse-miss = A miss, { $loss } % given away. The { $level } would have: { $best } ({ $share } % of the thinking, expected { $value } %; played: { $own } %, { $worth } %)
cli-analyse-unseen = The { $level } did not look at that; it would have: { $best } ({ $share } % of the thinking, expected { $value } %)
cli-analyse-nothing = No decision was judged.
cli-analyse-stopped = Stopped after { $done } of { $moves } moves.
cli-analyse-player = { $name }: { $agreed } of { $judged } decisions as the { $level } would have, or as good; { $lost } % given away on average
cli-analyse-no-miss = No clear miss.
cli-analyse-misses = The dearest misses:
cli-analyse-missed = move { $move }, { $name }: { $played }. Better: { $best } ({ $loss } % given away)

# Lessons at the terminal
cli-lesson-listed = { $title } · { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}
cli-lesson-play = Play it: { $command }
cli-lesson-none = No game on the shelf has a lesson yet.
cli-lesson-unknown = { $game } has no lesson { $lesson }; there are: { $known }
cli-lesson-begin = { $game }: { $title }. Type the number of an answer; help for help, skip to leave the lesson, quit to leave the table.
cli-lesson-next = Press Enter to go on.
cli-lesson-look = Look: { $place }: { $things }
cli-lesson-wrong = Not that: { $why }
cli-lesson-help = In the lesson: Enter goes on, skip leaves the lesson and you play on freely.
cli-lesson-left = You left the lesson. The game goes on; hint tells what a strong player would do.
cli-lesson-over = The lesson is over and the game goes on. Type hint when you want to know what a strong player would do.

# What can be typed at the table, in this language; the English words are always understood. One small word each.
cli-type-all = all
cli-type-help = help
cli-type-hint = hint
cli-type-log = log
cli-type-quit = quit
cli-type-rules = rules
cli-type-save = save
cli-type-skip = skip
cli-type-undo = undo
cli-type-view = view
cli-help =
    Type the number of an option, or words to narrow the list. Between questions only what has changed is shown.
    { cli-type-view }: show the whole table; { cli-type-log }: everything that happened so far
    ?WORDS: help on a card or thing on the table; { cli-type-rules } WORDS: search the rules
    { cli-type-undo }: take back your last choice; { cli-type-hint }: what a strong player would do
    { cli-type-save } FILE: write the journal; { cli-type-quit }: leave the table
cli-player = Player { $letter }
cli-bot = { $level } { $letter }
cli-left = You left the table.
cli-pass = Pass the screen to { $name }, who presses Enter.
cli-saved = The journal is in { $file }.
cli-options = There are options 1 to { $n }.
cli-no-option = No option has the words “{ $words }”. Type { cli-type-help } for what you can type here.

# What is wrong with a command
cli-stopped = stopped
cli-no-language = there is no language { $language }; there are: { $languages }
cli-wrong = { $why }. Try: { $command }
cli-wrong-command = No such command: { $name }
cli-wrong-missing = Missing argument: { $name }
cli-wrong-option = No such option: { $name }
cli-wrong-value = Invalid value for { $name }: { $why }
cli-wrong-extra = One argument too many: { $name }
cli-wrong-bare = { $name } needs a value
cli-wrong-flag = { $name } takes no value
cli-value-whole = { $value } is not a whole number
cli-value-number = { $value } is not a number
cli-value-flag = { $value } is neither yes nor no
cli-value-least = it must be at least { $limit }, not { $value }
cli-value-most = it must be at most { $limit }, not { $value }
cli-file-none = there is no such file
cli-file-folder = this is a folder
cli-file-permission = it may not be read
cli-no-level = there is no bot { $level }; the levels are: { $levels }
cli-option-form = an option is written key=value, not { $told }
cli-no-seat = a seat is one of { $seats }, not { $told }
cli-no-seats = name at least one seat, such as --seats apprentice,random
cli-not-text = this is not a text file
cli-think-postgres = bots can think elsewhere for servers on PostgreSQL: give its URL with --database
cli-think-ready = { $count ->
    [one] Thinking with one process.
   *[other] Thinking with { $count } processes.
}
cli-bot-where = where
cli-bot-ours = of the house
cli-bot-style = a style of { $game }
cli-bot-url = say where the server is: --url https://games.example, or --table with a whole link
cli-bot-no-token = a program needs a token: --token, or COVETOWN_TOKEN in the environment
cli-bot-tables = say where the program is to play: --table with a link or an id, or --game
cli-bot-token = the server does not know this token
cli-bot-here = { $name } is at { $server }.
cli-bot-sits = { $table }: the program sits down.
cli-bot-no-seat = the program cannot sit down at { $table }: { $why }
cli-bot-turned-away = { $table }: the program does not play there: { $why }
cli-bot-again = It is asked again: { $why }
cli-bot-up = { $table }: the program gets up, and a bot plays on: { $why }
cli-bot-lost = { $table }: the program cannot go on there: { $why }
cli-bot-hung-up = the server has hung up ({ $code }): { $what ->
    [refused] the program may not be there
    [gone] there is no such table any more
   *[ended] its token has ended
}
cli-bot-over = { $table }: the game is over, place { $place }.
cli-bot-closed = { $table }: the table has ended without a result.
cli-bot-away = the server { $server } cannot be reached: { $why }
cli-server-packages = the server needs its extra packages: pip install 'covetown[server]' ({ $module } is missing)

# Where the lobby is: what `covetown play` and `covetown serve` say when they have opened.
cli-address = Covetown is at { $address }
cli-port-moved = Port { $port } is taken, perhaps by another Covetown that is running. This one has another address today; bookmarks lead to the usual one.
cli-port-taken = port { $port } is taken by another program, perhaps by another Covetown; choose one with --port, or leave it out
cli-lan = Friends in the same network open { $address } or point a telephone at this code:
cli-lan-other = or { $address }
cli-lan-trust = Whoever is in this network can come in while Covetown runs. Ctrl+C closes it.

# The engine as it runs
cli-form-compiled = compiled
cli-form-interpreted = interpreted

# covetown games
cli-games-option = option
cli-games-values = values
cli-games-default = default
cli-games-help = what it does
cli-games-flag = on, off
cli-games-range = { $low } to { $high }
cli-games-seats = Seats: { $seats }

# covetown sim
cli-sim-endless = the game with seed { $seed } does not end: { $decisions } decisions were made
cli-sim-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $each } decisions each ({ $form })
cli-sim-seat = seat
cli-sim-player = player
cli-sim-wins = wins
cli-sim-place = mean place
cli-sim-score = mean score
cli-sim-endings = endings: { $endings }

# covetown lab
lab-no-bots = name at least one bot, such as --bots master,apprentice
lab-too-many = { $n ->
    [one] { $n } bot does
   *[other] { $n } bots do
} not fit at a table with { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}
lab-budget = the budget of { $bot } must be seconds or iterations, such as { $level }:0.5 or { $level }:500i, and its settings ones of { $settings }, such as { $level }:0.5:depth=20
lab-no-settings = { $bot } takes a budget, such as { $bot }:0.5, and no settings
lab-no-table = no table of { $game } with { $seats } seats and { $options } could be drawn
lab-endless = game { $game } of seed { $seed } does not end: { $n } decisions were made
lab-record = { $file }, line { $line }: { $why }
lab-match-title = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
} ({ $form })
lab-ladder = ladder
lab-decisions = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
}, { $each } a second
lab-whole-table = { $facet } (table)
lab-column-bot = bot
lab-column-wins = wins
lab-column-interval = 95 %
lab-column-place = mean place
lab-column-score = mean score
lab-column-answer = ms an answer
lab-column-rating = rating
lab-column-spread = ±
lab-column-seats = seats played
lab-column-count = count
lab-column-fair = fair
lab-column-ratio = to the mean
lab-column-decisions = decisions
lab-span = { $low }–{ $high }
lab-and = { $one } and { $other }
lab-balance = balance
lab-report = { $games ->
    [one] { $games } game
   *[other] { $games } games
} between { $bots }; mean score { $score }, { $decisions } decisions a game. How they ended:
lab-shares-plot = win share, 95 % interval; the tick is a fair share
lab-scores-plot = scores: 5–95 %, 25–75 %, median (tick), mean (dot)
lab-leaderboard = Leaderboard of the bots
lab-leaderboard-about = Ratings by OpenSkill (Plackett–Luce): everybody starts at 25, and ± is two standard deviations. Every pair meets on shared deals with the seats rotated, one of a kind against a table full of the other. The command under each table makes it again.
lab-leaderboard-seats = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
}
lab-leaderboard-met = Share of games won alone against a table full of …
lab-leaderboard-made = Covetown { $version }, rules version { $rules }
lab-no-leaderboard = { $file } is there and is no leaderboard; name another file
facet-seat = seat
facet-players = players
lab-data-extra = data sets need the extra `data`: { $command }
lab-data-none = { $file } is no Covetown data set
lab-data-other = { $file } belongs to another data set ({ $command }); name another folder
lab-data-alone = the table { $table } cannot be played again by itself; name the folder of the data set
lab-data-column = { $table }, row { $row }: { $column } is not what the game makes it when it is played again
lab-data-more = { $table }, row { $row }: there is no such row when the games are played again
lab-data-fewer = { $table }, row { $row }: this row is missing
lab-no-journals = there is no journal of { $game } in { $file }
lab-probe-alone = there are no rivals with one seat
lab-probe-seconds = { $bot } thinks for seconds: the rival of a probe needs a budget in iterations, such as { $level }:10i
lab-probe-title = { $game }: one search against { $rival }, { $seats } seats, { $games } games each
lab-probe-knowing = knows how its rivals answer
lab-probe-guessing = takes them for players like itself
lab-column-iterations = iterations
lab-column-search = search
lab-teach-extra = teaching needs numpy, from the extra `lab`: { $command }
lab-teach-silent = { $game } says nothing about itself in numbers, so that nothing can be learned
lab-teach-large = the weights are { $size } bytes, and { $most } is the most; use fewer neurons
lab-teach-also = { $name } has no positions that fit this game as it is
lab-teach-start = these weights cannot be begun from: { $why }
lab-teach-ahead = --ahead needs weights to begin from (--start) that weigh answers, and no --iterations
lab-teach-unfit = what was learned cannot be used: { $why }
lab-weights = the weights in { $file } cannot be used: { $why }
lab-teach-learning = learning
lab-teach-round = round { $n }: log-loss { $loss }
lab-teach-done = { $file }, { $size } bytes. Log-loss on { $positions } positions kept back: { $network } by the network, { $handmade } by the game’s own estimate, { $nothing } by equal chances
lab-practise-silent = { $game } says nothing about its answers in numbers, so that there is nothing to practise
lab-practise-round = round { $n }: { $choices } choices, log-loss of the critic { $loss }, as if { $doubt } answers were left to choose from
lab-practise-done = { $file }, { $size } bytes, after { $games } games
lab-teach-gate = { $seats } seats, { $games } games: the taught search wins { $share } ({ $span })
lab-export-done = { $folder }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $lessons ->
    [one] { $lessons } move of lessons
   *[other] { $lessons } moves of lessons
}
lab-import-done = all play out as written: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}, { $lessons ->
    [one] { $lessons } move of lessons
   *[other] { $lessons } moves of lessons
}

# covetown fuzz
cli-fuzz-task = fuzz { $game } ({ $form })
cli-fuzz-done = { $game }: { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $moves } moves, no fault ({ $form }); endings: { $endings }
cli-fuzz-fault = { $game }, seed { $seed }: { $what }
cli-fuzz-replay = replay it with: { $command }

# covetown bench
cli-bench-title = random play on one core
cli-bench-game = game
cli-bench-form = form
cli-bench-seats = seats
cli-bench-decisions-per-s = decisions/s
cli-bench-games-per-s = games/s
cli-bench-copy-us = copy µs
cli-bench-search-iterations-per-s = search it/s, to the end
cli-bench-search-as-bots-per-s = search it/s, as bots do
cli-bench-batch-steps-per-s = batch steps/s
cli-bench-calibration-per-s = calibration/s
cli-bench-decisions-per-calibration = decisions/calibration

# covetown verify, replay and migrate
cli-verify-wrong = { $file }, game { $number }: { $why }
cli-verify-done = { $good ->
    [one] { $good } game replays exactly
   *[other] { $good } games replay exactly
}{ $bad ->
    [0] {""}
    [one] , { $bad } does not
   *[other] , { $bad } do not
}
cli-replay-seats = the game has seats 0 to { $last }, not { $seat }
cli-replay-moves = { $moves ->
    [one] the game has { $moves } move, not { $move }
   *[other] the game has { $moves } moves, not { $move }
}
cli-analyse-task = analyse
cli-migrate-what = name the files to bring up to date, or a database with --database or --data-dir
cli-migrate-out = --out is for files; a database is brought up to date where it is
cli-migrate-twice = { $file } would be written twice or over another file
cli-migrate-games = { $n ->
    [one] { $n } game brought up to date
   *[other] { $n } games brought up to date
}
cli-migrate-tables = { $n ->
    [one] { $n } table brought up to date
   *[other] { $n } tables brought up to date
}
cli-migrate-current = { $n } up to date already
cli-migrate-failed = { $n } left as before
cli-migrate-file = { $file }: { $told }; as it was: { $kept }
cli-migrate-no-journal = { $file }: this is not a journal: { $why }
cli-migrate-strange = it holds something no game can have ({ $why })
cli-migrate-task = tables
cli-migrate-table = table { $table }: { $why }
cli-migrate-packages = databases need the server’s packages: pip install 'covetown[server]' ({ $module } is missing)
cli-migrate-none = there is no database { $database }
cli-migrate-shut = the database cannot be opened: { $why }

# covetown backup and restore
cli-backup-there = { $file } is there already; --replace writes over it
cli-backup-no-folder = there is no folder { $folder }
cli-backup-written = { $file }: { $tables ->
    [one] one table
   *[other] { $tables } tables
}, { $rows } rows, { $bytes } bytes
cli-backup-restored = { $tables ->
    [one] one table
   *[other] { $tables } tables
} and { $rows } rows of { $file } are back

# covetown people
cli-people-nobody = there is nobody called { $name }; `covetown people list` shows who is there
cli-people-guest = { $name } is a guest; only accounts can be treated like this
cli-people-column-username = username
cli-people-column-name = name
cli-people-column-id = id
cli-people-column-since = since
cli-people-column-seen = last seen
cli-people-column-notes = notes
cli-people-is-host = host
cli-people-is-suspended = suspended
cli-people-count = { $n ->
    [0] Nobody has an account here.
    [one] One person.
   *[other] { $n } people.
}
cli-people-reset = With this link { $name } sets a new password. It is good once, for a day:
cli-people-host = { $name } looks after this server now.
cli-people-host-off = { $name } no longer looks after this server.
cli-people-suspend = Nobody gets in as { $name } any more.
cli-people-suspend-off = { $name } may come in again.
cli-people-delete-sure = Delete { $name } for good?
cli-people-deleted = { $name } is deleted; { $tables ->
    [0] no table has changed.
    [one] one table has changed.
   *[other] { $tables } tables have changed.
}
cli-backup-newer = { $file } was made by Covetown { $made }, which is newer than this one ({ $here })
cli-backup-no-backup = { $file } is no backup of Covetown
cli-backup-unreadable = { $file }: { $why }
cli-backup-in-use = the database is in use: it holds { $rows } rows of { $table }; --replace throws away what is there
cli-backup-damaged = { $file } is damaged: { $why }

# covetown new-game
cli-new-no-folder = there is no folder { $folder }; make it first, or name another with --path
cli-new-exists = { $folder } exists already; take another name or another --path
cli-new-hides = there is a Python package { $name } already, which a game of this name would hide
cli-new-made = { $folder } is a package with a game that runs. Go on with:
cli-new-no-key = '{ $name }' cannot be a key: it has to be made of small letters, digits and single underscores, begin with a letter and have at most { $most } characters
cli-new-no-key-but = { cli-new-no-key }; how about { $better }?
cli-new-python = { $name } is a word of Python’s own and cannot name a package
cli-new-taken = there is a game { $name } already
