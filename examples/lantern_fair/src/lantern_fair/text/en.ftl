# Lantern Fair, in English.

game-lantern-fair = Lantern Fair
    .summary = Lay your candles in secret, choose lanterns by their light, and keep your wishes to yourself.
    .plays = Each evening everybody lays candles face down, and whoever gives the most light chooses first among the lanterns. Gather one colour, catch sparks, and let nobody guess which wishes you hold.
    .designer = the Covetown project
    .publisher = an example package of Covetown
    .goal = Have the most points when the fair is over: for lanterns of one colour, for sparks, and for your wishes.

table-option-evenings = Evenings
    .help = How many evenings the fair has, and how many candles everybody holds. Eight take a quarter of an hour.

# Lanterns

card-lantern-coral-1 = small coral lantern
card-lantern-coral-2 = coral lantern
card-lantern-coral-3 = great coral lantern
card-lantern-amber-1 = small amber lantern
card-lantern-amber-2 = amber lantern
card-lantern-amber-3 = great amber lantern
card-lantern-leaf-1 = small leaf lantern
card-lantern-leaf-2 = leaf lantern
card-lantern-leaf-3 = great leaf lantern
card-lantern-sea-1 = small sea lantern
card-lantern-sea-2 = sea lantern
card-lantern-sea-3 = great sea lantern
card-lantern-indigo-1 = small indigo lantern
card-lantern-indigo-2 = indigo lantern
card-lantern-indigo-3 = great indigo lantern
help-lantern = A small lantern glows 1, a plain one 2, a great one 3. Lanterns of one colour on a string are worth 1, 3, 6, 10 … points together.

# Wishes

wish-coral = Coral Light
    .text = 2 points for each coral lantern.
wish-amber = Amber Light
    .text = 2 points for each amber lantern.
wish-leaf = Leaf Light
    .text = 2 points for each leaf lantern.
wish-sea = Sea Light
    .text = 2 points for each sea lantern.
wish-indigo = Indigo Light
    .text = 2 points for each indigo lantern.
wish-rainbow = Rainbow
    .text = 7 points for lanterns of all five colours.
wish-pairs = Two by Two
    .text = 3 points for each colour of which exactly two lanterns hang on the string.
wish-great = Seen from Afar
    .text = 2 points for each great lantern.
wish-small = Fireflies
    .text = 2 points for each small lantern.
wish-sparks = Spark Catcher
    .text = 2 more points for each spark.
wish-thrift = Thrift
    .text = 4 points for each candle still in hand when the fair is over.
wish-calm = Calm String
    .text = 7 points for a string of no more than three colours.

# Questions and answers

prompt-keep-wishes = Which of your three wishes do you give away?
prompt-lay-candle = Which candle do you lay tonight?
prompt-choose-lantern = Your candle { $candle } burns: take a lantern, or take back a burned candle.

option-give = Give away { $wish }
option-lay = Lay candle { $candle }
option-take =
    Take the { $lantern }{ $sparks ->
        [0] {""}
        [one] {" "}with a spark
       *[other] {" "}with { $sparks } sparks
    }
option-trim = Take candle { $candle } back

# What happens

event-wish-given = { $seat } puts a wish away.
    .you = You put a wish away.
event-evening = Evening { $evening } of the fair begins.
event-hung = Hung on the quay: { $card }.
event-candle-laid = { $seat } lays a candle.
    .you = You lay a candle.
event-candle-shown = { $seat } shows candle { $candle }.
    .you = You show candle { $candle }.
event-blown-out = The wind blows out candle { $candle } of { $seat }; the lot says place { $place } among equals.
    .you = The wind blows out your candle { $candle }; the lot says place { $place } among equals.
event-taken =
    { $seat } takes the { $card }{ $sparks ->
        [0] {""}
        [one] {" "}with a spark
       *[other] {" "}with { $sparks } sparks
    }.
    .you =
        You take the { $card }{ $sparks ->
            [0] {""}
            [one] {" "}with a spark
           *[other] {" "}with { $sparks } sparks
        }.
event-trimmed = { $seat } takes candle { $candle } back instead of a lantern.
    .you = You take candle { $candle } back instead of a lantern.
event-spark =
    Nobody took the { $card }: it has { $sparks ->
        [one] a spark
       *[other] { $sparks } sparks
    } now.

ending-points = The fair is over, and the wishes are read aloud.
ending-sparks = The fair is over. Equal points: more sparks decide.
ending-shared = The fair is over, and the prize is shared.

# The table as text

panel-quay = The quay, evening { $evening } of { $evenings }
panel-lanterns = Lanterns
panel-sparkling = { $lantern } ({ $sparks ->
        [one] a spark
       *[other] { $sparks } sparks
    })
panel-deck = In the box
panel-count = { $count }
panel-maker = String of { $seat }
    .you = Your string
panel-candles = Candles
panel-candle = { $candle }
panel-spent = Burned
panel-laid = Tonight
panel-string = Lanterns
panel-points = Points
panel-points-told =
    { $points }, { $sparks ->
        [0] no spark
        [one] a spark
       *[other] { $sparks } sparks
    } among them
panel-wishes = Wishes
panel-hidden = { $count } secret
panel-wish = { $wish } ({ $points })

# The board

board-quay = The quay
board-evening = Evening { $evening } of { $evenings }
board-string = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-candles = Your candles
board-wishes = Your wishes
board-waiting = choosing
board-candle = Candle { $candle }
board-burned-candle = Burned candle { $candle }
board-sparkling = { $lantern }, { $sparks ->
        [0] no spark
        [one] a spark
       *[other] { $sparks } sparks
    }

# The lesson

lesson-first-evening = The first evening
    .about = Wishes, candles and the first lanterns of a short fair.
lesson-first-evening-goal = Every evening you choose a lantern for your string. When the fair is over the lanterns, their sparks and your two wishes count, and the most points win.
lesson-first-evening-wishes = Here are three wishes, and only you see them. You keep two. Give the indigo one away: coral and leaf will guide you.
lesson-first-evening-not-that-wish = That wish is a good one for this string. Give the indigo one away.
lesson-first-evening-candle = Both makers lay a candle in secret, and the higher one chooses first. There are coral lanterns on the quay, so lay your highest candle.
lesson-first-evening-higher = With a lower candle your rival might choose before you. Lay the 4.
lesson-first-evening-choose = Your candle is the higher one. Take a coral lantern: it counts for its glow, for its colour, and for your wish.
lesson-first-evening-coral = The amber one fits none of your wishes. Take the coral one that is lit.
lesson-first-evening-sparks = The lantern nobody took caught a spark, which is worth a point. Your 4 is burned; lay the 3.
lesson-first-evening-still-higher = Too low to choose first. Lay the 3.
lesson-first-evening-on-your-own = Now you know an evening. Play the others as you like; the hint helps whenever you want it.
