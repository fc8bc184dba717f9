# What `covetown --help` and the help of every command say. An argument is looked up by its command and its name
# (cli-argument-table-seats), then by its name alone (cli-argument-seats).

cli-usage = Usage:
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commands
cli-default = [default: { $value }]
cli-required = [required]
cli-argument-help = Show this message and exit.

cli-command-covetown = Tabletop games done right in software: play them, watch them, search them.
cli-command-play = Open Covetown in the browser and play against bots or friends.
cli-command-games = List the games: who plays, how many, and the table options.
cli-command-rules = Read or search the rules of a game.
cli-command-table = Sit down at a game in the terminal: alone against bots, or several people on one screen.
cli-command-lesson = Learn a game at the terminal, one idea at a time. Without a game: list the lessons.
cli-command-agent = Play as a program: the table, the options and the rules in words, one JSON object a line.

    For language models and scripts; docs/agents.md describes every line.
cli-command-serve = Run the server for others to join.
cli-command-think = Think for the bots of all servers on one PostgreSQL, from any machine.
cli-command-sim = Let programs play many games and count who wins.
cli-command-fuzz = Hunt for crashes, dead ends, endless games, leaks and lost cards.

    The first fault ends the hunt with exit status 1 and leaves a journal that can be replayed.
cli-command-bench = Measure random decisions, whole games, copies, search and batched steps a second, for each game.
cli-command-verify = Replay recorded games and name the first difference in each.
cli-command-replay = Tell a recorded game move by move, and show the table where it stops; or have a strong bot analyse it.
cli-command-migrate = Bring recorded games, or the database of a server, up to date after a new version.

    Every game is played again and checked. A file keeps a copy of itself beside it; a game that cannot be played again stays as it was, is named with its first difference, and gives exit status 1. It can be run as often as you like.
cli-command-backup = Write everything a server keeps into one file, while it runs.
cli-command-restore = Lay a backup into an empty database, SQLite or PostgreSQL.
cli-command-bot = Bots from elsewhere: your own classes and programs.
cli-command-bot-list = List the bots that can be named: the levels, and those from elsewhere.
cli-command-bot-serve = Sit a program down at tables of a running server.

    The program may be written in any language: it reads one question a line and writes one answer a line, both JSON (docs/bots.md). At the tables named by --table it plays to the end; with --game it also takes free seats at public tables, until it is stopped.
cli-command-people = Look after the accounts of a server, also while it runs.
cli-command-people-list = List accounts, those who were here last first.
cli-command-people-reset = Print a link with which somebody sets a new password; it is good once, for a day.
cli-command-people-host = Let an account look after the server: it sees reports, deletes lines of chat and suspends people.
cli-command-people-suspend = Let nobody in as this account, until it is let in again.
cli-command-people-delete = Delete an account or a guest for good. Finished games stay without the name; in running ones a bot plays on.
cli-command-new-game = Write a package with a small game that runs: two cards, words, rules and tests.

    Nothing that exists is ever overwritten.
cli-command-version = Say the version, and whether the compiled engine runs.
cli-command-lab = Many games between programs: matches, ratings, balance.
cli-command-lab-match = Let bots play each other on shared deals, seats rotated, and count who wins.
cli-command-lab-ladder = Rate bots by games of every pair; `games` is the number for each pairing.
cli-command-lab-balance = Win shares and scores by merchant, deck, seat and whatever else the game sorts by, with intervals.
cli-command-lab-export = Write games, decisions and lessons as Parquet tables, for data sets; a stopped export goes on where it was.
cli-command-lab-import = Play the games of a data set again, compare every row, and give the journals back.
cli-command-lab-probe = How much a player gains who knows a bot’s mind: a search that knows how its rivals answer, beside one that does not.
cli-command-lab-practise = Let a network play against itself and learn which answers are good; show by a match what that is worth.
cli-command-lab-teach = Play games, learn from them what positions are worth, and show by a match what that is worth to a search.

cli-argument-language = The language to speak, such as en or fr; otherwise COVETOWN_LANGUAGE or the system says.
cli-argument-version = Say the version and exit.
cli-argument-game = The game’s key, see `covetown games`.
cli-argument-games = How many games.
cli-argument-jobs = How many processes.
cli-argument-option = A table option, key=value; may be repeated.
cli-argument-think = Seconds a searching bot may think.
cli-argument-plain = No colour, no frames: for screen readers and logs.
cli-argument-as-json = One JSON object a line.
cli-argument-files = Journals: JSON files, or files with one journal a line.

cli-argument-host = The address to listen on.
cli-argument-database = A database URL; the default is a file in the data directory.
cli-argument-data-dir = Where tables and settings are kept.
cli-argument-play-port = The port; 0 takes a free one. Otherwise 2683, or one of the next where that is taken.
cli-argument-play-lan = Let others in the same network join, and show the address and a QR code for them.
cli-argument-play-browser = Open the lobby in the browser.
cli-argument-serve-port = The port.
cli-argument-think-processes = How many processes think; the default is one for each core.
cli-argument-serve-workers = How many processes serve; a good number is that of the machine’s cores, less one for the bots.

cli-argument-rules-words = Words to look for, or the id of a rule; best matches first.

cli-argument-table-seats = Who plays: `you` (several for one screen) and bots, such as you,apprentice or you,mine.py:MyBot.
cli-argument-table-seed = Makes luck repeatable.

cli-argument-agent-game = The game’s key, see `covetown games`; with --mcp none.
cli-argument-agent-stdio = Requests on standard input, answers on standard output; this is the default.
cli-argument-agent-mcp = Be a server of the Model Context Protocol over standard input and output.
cli-argument-agent-seats = Who plays: `you` for the agent (several if it plays several seats) and bots, such as you,apprentice.
cli-argument-agent-seed = Makes luck repeatable.
cli-argument-agent-free-undo = Let the agent take back everything, also after luck has spoken or something hidden was seen.

cli-argument-lesson-key = Which lesson; the first unless named.
cli-argument-lesson-seed = Makes luck after the lesson repeatable.

cli-argument-sim-seats = Who plays, such as random,apprentice or random,mine.py:MyBot.
cli-argument-sim-seed = The first seed; game n uses seed + n.
cli-argument-sim-as-json = The results as one JSON object.

cli-argument-fuzz-game = A game’s key; all games, one after the other, if left out.
cli-argument-fuzz-seed = The first seed.
cli-argument-fuzz-every = Look deeply (views, redeal, codec) at every n-th position.
cli-argument-fuzz-out = Where the journal of a fault is written.

cli-argument-bench-game = A game’s key; all games if left out.
cli-argument-bench-seats = How many seats; the usual number if left out.
cli-argument-bench-seconds = About how long each measurement takes.
cli-argument-bench-both = Measure the interpreted form as well.

cli-argument-replay-file = A journal.
cli-argument-replay-move = Stop after this move and show the table.
cli-argument-replay-seat = Tell it as this seat saw it; -1 is a spectator.
cli-argument-replay-judge = Say what a strong bot thinks of each decision (of --seat, if given).
cli-argument-replay-level = With --analyse: the bot that judges.
cli-argument-replay-seconds = With --analyse: how long it thinks about a decision.

cli-argument-migrate-out = Write the files into this folder and leave the old ones alone.
cli-argument-migrate-database = The URL of a server’s database.
cli-argument-migrate-data-dir = The folder of a server’s own database.

cli-argument-backup-file = The file to write.
cli-argument-backup-replace = Write over a file that is there.
cli-argument-restore-file = A file that covetown backup wrote.
cli-argument-restore-replace = Throw away what the database holds.

cli-argument-people-name = The username, or the id that `covetown people list` shows.
cli-argument-people-off = Take it back.
cli-argument-people-list-guests = Guests too.
cli-argument-people-list-limit = At most so many.
cli-argument-people-reset-address = The address of the server, such as https://games.example; otherwise COVETOWN_ORIGINS says.
cli-argument-people-delete-yes = Do not ask.

cli-argument-bot-serve-command = The program and its arguments, such as `node mybot.js`.
cli-argument-bot-serve-table = A table, by its id or by a link with the invitation; may be given several times.
cli-argument-bot-serve-game = Take free seats at public tables of this game; may be given several times.
cli-argument-bot-serve-url = The address of the server, such as https://games.example; a link to a table says it too.
cli-argument-bot-serve-token = The program’s token, made by POST /api/tokens; COVETOWN_TOKEN in the environment says it too.
cli-argument-bot-serve-think = The seconds that the program is told it has for an answer.
cli-argument-new-game-name = The game’s key: small letters, digits and underscores (apple_market).
cli-argument-new-game-path = The folder in which the package’s own folder is made.

cli-argument-lab-bots = Bots, such as master,apprentice; a budget may follow: master:0.1 (seconds), master:500i. Your own are mine.py:MyBot, package.module:MyBot or `program:./mybot`.
cli-argument-lab-seats = How many seats; the last bot takes those left.
cli-argument-lab-seed = The first seed; the same seed deals the same games.
cli-argument-lab-ray = The address of a Ray cluster, or `local`.
cli-argument-lab-think = Seconds an answer for bots that search.
cli-argument-lab-vary = Draw the table options that are not fixed for each deal.
cli-argument-lab-line-ups = Go through all line-ups of the game, such as every set of merchants.
cli-argument-lab-records = Append the games here, and go on from what is there.
cli-argument-lab-publish = Put the table into this page, such as docs/ladder.md.
cli-argument-lab-report = Write the report here, as one HTML file.
cli-argument-lab-figures = Put the plots into this folder, as SVG files.
cli-argument-lab-as-json = The figures as one JSON object.
cli-argument-lab-page = Put the ladder into this page for people, as one HTML file; ladders of other games stay in it.
cli-argument-lab-export-out = The folder of the data set.
cli-argument-lab-export-journals = Take the games of this folder or file of journals instead of playing.
cli-argument-lab-import-file = The folder of a data set, or one file of its games.
cli-argument-lab-import-out = Write the journals here, one a line.
cli-argument-lab-probe-rival = The fixed bot, with its budget: master:10i.
cli-argument-lab-probe-iterations = The iterations of the searches against it; may be given several times (10 and 40 unless told otherwise).
cli-argument-lab-practise-out = The file of weights (safetensors).
cli-argument-lab-practise-start = Weights to begin from; what they say of positions stays. Without them everything begins from nothing.
cli-argument-lab-practise-rounds = How many rounds of games are played; after each of them the network learns.
cli-argument-lab-practise-games = The games of a round.
cli-argument-lab-practise-neurons = The neurons of the two layers; with --start they are those of the start.
cli-argument-lab-practise-rate = The size of a step of learning at the beginning.
cli-argument-lab-practise-depth = How many decisions a search plays on before it asks what a position is worth; -1 does as with the start.
cli-argument-lab-practise-doubt = How much a search doubts what was practised: this part of 1 is spread evenly over all answers.
cli-argument-lab-practise-explore = How much a search weighs the unknown against the good; the better the weights of answers, the less it needs.
cli-argument-lab-practise-first-only = A search weighs only the answers to its first question by what was learned, which is quicker, or those to all questions; as with the start if not said.
cli-argument-lab-practise-critic = Let the critic judge positions in place of what the start says of them.
cli-argument-lab-practise-data = The folder in which the practice lies while it goes on; a stopped one goes on from there.
cli-argument-lab-practise-gate = The games of each match against the search without the network; 0 plays none.
cli-argument-lab-practise-budget = The budget of both in these matches: 0.02 (seconds) or 200i (iterations).
cli-argument-lab-teach-out = The file of weights (safetensors).
cli-argument-lab-teach-iterations = Search so many iterations for each answer of the games; 0 plays by the game’s quick rules of thumb.
cli-argument-lab-teach-ahead = Let what the start has practised give the answers, and learn what positions are worth by what it says so many answers later; 0 learns from how games end.
cli-argument-lab-teach-start = Weights to play with and to begin from.
cli-argument-lab-teach-also = Folders of positions that were played before, to learn from too (FILE.games of an earlier command).
cli-argument-lab-teach-data = The folder in which the games are kept; what is there is not played again.
cli-argument-lab-teach-neurons = The neurons of the two layers; with --start they are those of the start.
cli-argument-lab-teach-rounds = How often training goes through all positions, at most.
cli-argument-lab-teach-trust = How much what a search expected counts beside the outcome, from 0 to 1; games without searches have the outcome alone.
cli-argument-lab-teach-rate = The size of a step of learning at the beginning.
cli-argument-lab-teach-keep = How much of the start’s last layer is kept: 0.5 halves it, so that the start is less sure of itself.
cli-argument-lab-teach-depth = How many decisions a search plays on before it asks the network; -1 asks the game.
cli-argument-lab-teach-first-only = A search weighs only the answers to its first question by what was learned, which is quicker.
cli-argument-lab-teach-gate = The games of each match against the search without the network; 0 plays none.
cli-argument-lab-teach-budget = The budget of both in these matches: 0.02 (seconds) or 200i (iterations).
