### The Chronomancer. A reconstruction: spaces, staff and numbers are this project's own.

merchant-chronomancer = Chronomancer
    .text = Push tiles through two time machines until their rifts align, stabilise them, explore them for relics, and turn back the clock once a round. (A reconstruction: the printed board is not public, its numbers here are our own.)

good-red-relic = red relic
good-green-relic = green relic
good-blue-relic = blue relic
good-yellow-relic = yellow relic
good-red-great-relic = red great relic
good-green-great-relic = green great relic
good-blue-great-relic = blue great relic
good-yellow-great-relic = yellow great relic

figure-chronomancer-chronomancer = the Chronomancer
figure-chronomancer-assistant = the assistant

tile-red = red
tile-green = green
tile-blue = blue
tile-yellow = yellow

space-chronomancer-push-i = Push I
    .text = Push one or two tiles into machine I; with the other figure on Push II also one into machine II.
space-chronomancer-push-ii = Push II
    .text = Push one or two tiles into machine II; with the other figure on Push I also one into machine I.
space-chronomancer-overclock = Overclock
    .text = Push one to three tiles into either machine. Corrupting.
space-chronomancer-stabilise = Stabilise
    .text = Put the time anchor of its colour on an aligned rift: it opens the shield and makes the rift’s relics great. Corrupting.
space-chronomancer-explore = Explore
    .text = Walk along one machine from one end and explore aligned rifts on the way; their tiles go back to the bag.
space-chronomancer-rewind = Rewind
    .text = Empty the hourglass and move your Timepiece back one or two hours. Corrupting.

staff-chronomancer-gearwright = Gearwright
    .text = Push one tile into either machine.
staff-chronomancer-tinker = Tinker
    .text = Exchange a tile of the workbench with a tile of a machine.
staff-chronomancer-delver = Delver
    .text = Explore one aligned rift anywhere.
staff-chronomancer-archivist = Archivist
    .text = Discard one of your Corruption cards; then you may renew the workbench.

prompt-chronomancer-push = Push a tile into { $machine ->
    [both] a machine
    [I] machine I
   *[II] machine II
}
prompt-chronomancer-stabilise = Which rift do you stabilise?
prompt-chronomancer-explore = Which rifts do you explore?
prompt-chronomancer-hours = How far do you turn back the clock?
prompt-chronomancer-tinker = Which tiles are exchanged?
prompt-chronomancer-delve = Which rift does the Delver explore?
prompt-chronomancer-renew = Renew the workbench?

option-chronomancer-push = Push { $colour } into machine { $machine } from the { $end ->
    [left] left
   *[right] right
}
option-chronomancer-pushed = Push no more
option-chronomancer-stabilise = Rift { $rift } ({ $colour })
option-chronomancer-explore = Rift { $rift }: { $good }
option-chronomancer-explored = Explore the rifts named
option-chronomancer-hours = { $hours ->
    [one] One hour back
   *[other] { $hours } hours back
}
option-chronomancer-tinker = { $colour } of the workbench for { $tile } at machine { $machine }, position { $position }
option-chronomancer-delve = Rift { $rift }: { $good }
option-chronomancer-renew = New tiles
option-chronomancer-keep = Keep the tiles

event-chronomancer-pushed = { $seat } pushes { $colour } into machine { $machine ->
    [1] I
   *[2] II
} from the { $end }{ $dropped ->
    [none] {""}
   *[other] ; { $dropped } drops out
}.
    .you = You push { $colour } into machine { $machine ->
        [1] I
       *[2] II
    } from the { $end }{ $dropped ->
        [none] {""}
       *[other] ; { $dropped } drops out
    }.
event-chronomancer-refilled = { $seat } draws for the workbench: { $tiles }.
    .you = You draw for the workbench: { $tiles }.
event-chronomancer-stabilised = { $seat } puts the { $colour } anchor on rift { $rift }.
    .you = You put the { $colour } anchor on rift { $rift }.
event-chronomancer-explored = { $seat } explores the { $colour } rift { $rift }.
    .you = You explore the { $colour } rift { $rift }.
event-chronomancer-rewound = { $seat } turns back the clock by { $hours ->
    [one] one hour
   *[other] { $hours } hours
}.
    .you = You turn back the clock by { $hours ->
        [one] one hour
       *[other] { $hours } hours
    }.
event-chronomancer-tinkered = { $seat } exchanges { $colour } from the workbench for { $tile } in machine { $machine ->
    [1] I
   *[2] II
}.
    .you = You exchange { $colour } from the workbench for { $tile } in machine { $machine ->
        [1] I
       *[2] II
    }.
event-chronomancer-laid = The machines of { $seat } are laid out: { $tiles }.
    .you = Your machines are laid out: { $tiles }.
event-chronomancer-hourglass = The hourglass of { $seat } is full again.
    .you = Your hourglass is full again.
event-chronomancer-renewed = { $seat } renews the workbench.
    .you = You renew the workbench.

panel-chronomancer-machine = Machine { $machine }
panel-chronomancer-rifts = Time rifts
panel-chronomancer-aligned = aligned in { $colour }
panel-chronomancer-rift = ·
panel-chronomancer-anchor = { $colour } anchor
panel-chronomancer-gap = –
panel-chronomancer-bench = Workbench
panel-chronomancer-hourglass = Hourglass
panel-chronomancer-full = full
panel-chronomancer-empty = empty
panel-chronomancer-bag = Bag
panel-chronomancer-count = { $count } { $colour }
