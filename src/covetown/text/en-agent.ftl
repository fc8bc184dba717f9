# What `covetown agent` says besides the game's own words, to language models and scripts.
agent-help = Write one JSON object a line. Its field do is one of: answer (with option, the number of an option, and perhaps question, the number of the question), look (the question again, everything on the table explained), log (all that has happened), rules (with words to search for, or rule, the id of a rule, or page, a page of the rulebook; alone it lists the pages), undo (take back your last choice), quit (leave the table).
agent-no-seat = one seat at least must be the agent’s: call it you
agent-no-rule = There is no rule { $rule }. Search by words to find its id.
agent-no-page = The rulebook has no page { $page }; its pages are: { $pages }
agent-stale = This answers question { $told }, but question { $number } is asked now.
agent-options = There is no option { $told }. { $n ->
    [one] The only option is 1.
   *[other] There are options 1 to { $n }.
}
agent-not-json = This line is not JSON. Write one JSON object a line.
agent-no-request = A request is a JSON object whose field do is one of: { $requests }
agent-wrong-fields = The request { $request } does not fit. Besides do it can have: { $fields }

# What is wrong with the command
agent-which = name a game, see `covetown games`; or start with --mcp
agent-mcp-alone = with --mcp nothing else is said here: the client chooses the game, the seats and the options
agent-packages = --mcp needs an extra package: pip install 'covetown[agent]' ({ $module } is missing)

# The same as tools of the Model Context Protocol
agent-instructions = Play board games against bots. Call games to see what there is, new_game to begin, then answer with the number of an option until the result comes. rules tells what is allowed. Only what your seat may know is told. Games: { $games }
agent-no-game = No game has begun. Call new_game first.
agent-playing = A game is being played. Finish it, or call quit to leave it first.
agent-tool-games = The games: key, title, what each is about, how many play, and the options of its table.
agent-tool-new-game = Begin a game. game is its key. seats lists who plays: you for yourself (several times if you play several seats), and bots by level: random, novice, apprentice, master, grandmaster, adaptive, or a style of the game. options are the table’s options. seed makes luck repeatable. language is en or fr. think is how many seconds a searching bot may think. With free_undo you may take back everything. Returns what the game is about and the first question.
agent-tool-look = The present question again, with the table and an explanation of everything on it; or the result.
agent-tool-answer = Answer the present question: option is the number of one of its options. With question, the number of the question, it is taken as an answer to that question alone. Returns the next question or the result. A wrong answer is refused and changes nothing.
agent-tool-rules = The rules of a game: words searches them, rule is the id of a rule, page a page of the player’s rulebook; without any of them the pages are listed. game is a key; without it, the game that is played.
agent-tool-log = Everything that has happened in this game so far, as your seat may know it.
agent-tool-undo = Take back your last choice, where that is allowed. Returns the question that was asked before it.
agent-tool-quit = Leave the table before the end.
agent-book = The player’s rulebook of { $game }
agent-ledger = Every rule of { $game } with its id, in English
