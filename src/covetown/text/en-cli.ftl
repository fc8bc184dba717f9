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
cli-lesson-begin = { $game }: { $title }. Type the number of an answer; help for help, skip to leave the lesson, quit to leave the table.
cli-lesson-next = Press Enter to go on.
cli-lesson-look = Look: { $place }: { $things }
cli-lesson-quit = You left the table.
cli-lesson-wrong = Not that: { $why }
cli-lesson-help = In the lesson: Enter goes on, skip leaves the lesson and you play on freely.
cli-lesson-left = You left the lesson. The game goes on; hint tells what a strong player would do.
cli-lesson-over = The lesson is over and the game goes on. Type hint when you want to know what a strong player would do.
