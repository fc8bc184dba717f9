### The Captain. A reconstruction: spaces, staff and numbers are this project's own.

merchant-captain = Captain
    .text = Spin the compass, send four ships out into four lanes and call them home with fish, shells and treasure, as far as you dare. (A reconstruction: the printed board is not public, its numbers here are our own.)

good-red-fish = red fish
good-green-fish = green fish
good-blue-shells = blue shells
good-yellow-shells = yellow shells
good-red-treasure = red treasure
good-green-treasure = green treasure
good-blue-treasure = blue treasure
good-yellow-treasure = yellow treasure

figure-captain-figure = the Captain

ship = ship { $ship }
lane-n = north
lane-e = east
lane-s = south
lane-w = west

space-captain-sail = Sail
    .text = Spin the compass and move ships by its points; then you may spin once more, but a storm there corrupts.
space-captain-full-sail = Full Sail
    .text = Spin up to five times; a storm counts as one point.
space-captain-ride-the-gale = Ride the Gale
    .text = Spin up to three times; a storm counts as three points. Corrupting.
space-captain-recall = Recall
    .text = Any number of ships come home: from a wreck with its treasure, from a fishing ground with a small good.
space-captain-smuggle = Smuggle
    .text = One to three ships come home as in Recall. Corrupting.
space-captain-hail-the-port = Hail the Port
    .text = A lane with a ship in its port waters gives an immediate sponsorship of its colour.

staff-captain-helmsman = Helmsman
    .text = Three points for your ships.
staff-captain-navigator = Navigator
    .text = One spin; a storm counts as one point.
staff-captain-bosun = Bosun
    .text = One ship comes home.
staff-captain-envoy = Envoy
    .text = An immediate sponsorship of the colour of a lane with a ship in its port waters.

prompt-captain-extra-spin = Spin once more? A storm would bring a Corruption card
prompt-captain-spin = Spin again? ({ $left ->
    [one] one spin
   *[other] { $left } spins
} left)
prompt-captain-point = Move a ship ({ $points ->
    [one] one point
   *[other] { $points } points
} left)
prompt-captain-return = Which ship comes home?
prompt-captain-port = Which port do you hail?

option-captain-spin = Spin
option-captain-stop = Stop
option-captain-point = The ship on { $lane } { $space } sails to { $next }
option-captain-leave = A ship leaves the harbour for the { $lane }
option-captain-waive = Waive the points left
option-captain-return = The ship on { $lane } { $space } brings home { $good }
option-captain-return-empty = The ship on { $lane } { $space } comes home empty
option-captain-returned = No more ships
option-captain-port = The { $lane } lane: { $colour }

# Parts of sentences, said with the arguments of the sentence they stand in.
captain-wind = { $sector ->
    [n] north wind
    [ne] north-east
    [e] east wind
    [se] south-east
    [s] south wind
    [sw] south-west
    [w] west wind
   *[nw] storm
}
captain-lane = { $lane ->
    [n] north
    [e] east
    [s] south
   *[w] west
}

event-captain-spun = { $seat } spins the compass: { captain-wind }.
    .you = You spin the compass: { captain-wind }.
event-captain-blown = The wind moves the ships of { $seat } in the { captain-lane } lane.
    .you = The wind moves your ships in the { captain-lane } lane.
event-captain-sailed = { $seat } sails ship { $ship } to { captain-lane } { $space }.
    .you = You sail ship { $ship } to { captain-lane } { $space }.
event-captain-waived = { $seat } waives { $points ->
    [one] one point
   *[other] { $points } points
}.
    .you = You waive { $points ->
        [one] one point
       *[other] { $points } points
    }.
event-captain-returned = Ship { $ship } of { $seat } comes home{ $brought ->
    [nothing] {" "}empty
   *[other] {""}
}.
    .you = Your ship { $ship } comes home{ $brought ->
        [nothing] {" "}empty
       *[other] {""}
    }.
event-captain-treasures = New treasures lie on the wrecks of { $seat }: north { $n }, east { $e }, south { $s }, west { $w }.
    .you = New treasures lie on your wrecks: north { $n }, east { $e }, south { $s }, west { $w }.

panel-captain-harbour = Harbour
panel-captain-lane = { $lane } lane ({ $colour })
panel-captain-open = { $space }
panel-captain-fishing = { $space } fishing ground
panel-captain-port = { $space } port waters
panel-captain-wreck = { $space } wreck
panel-captain-token = { $colour } treasure
