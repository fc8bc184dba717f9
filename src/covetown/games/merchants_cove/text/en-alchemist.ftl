### The Alchemist. A reconstruction: spaces, staff and numbers are this project's own.

merchant-alchemist = Alchemist
    .text = Marbles roll through a two-sided decanter; where equal ones meet they react and come out together. Fill cauldrons with them, brew several at once, and keep the Toxic Waste empty. (A reconstruction: the printed board is not public, its numbers here are our own.)

good-red-potion = red Potion
good-green-potion = green Potion
good-blue-potion = blue Potion
good-yellow-potion = yellow Potion
good-red-elixir = red Elixir
good-green-elixir = green Elixir
good-blue-elixir = blue Elixir
good-yellow-elixir = yellow Elixir

figure-alchemist-figure = the Alchemist

marble-red = red
marble-green = green
marble-blue = blue
marble-yellow = yellow
marble-ichor = Ichor

space-alchemist-take-upper = Take, Upper row
    .text = Announce a colour of the Upper row: every marble of it there comes out, and what rolls together reacts.
space-alchemist-take-middle = Take, Middle row
    .text = You may first swap two neighbouring marbles. Then announce a colour of the Middle row and take it.
space-alchemist-take-lower = Take, Lower row
    .text = Announce a colour of the Lower row; all Ichor of that row comes out with it. Corrupting.
space-alchemist-brew = Brew
    .text = Brew any number of full cauldrons: each gives its Potion or Elixir and is emptied.
space-alchemist-hasty-brew = Hasty Brew
    .text = Brew one cauldron, even if it lacks one marble.
space-alchemist-purge = Purge
    .text = All Ichor of the Toxic Waste goes back into the bag, which opens the shields of its vats.

staff-alchemist-ladler = Ladler
    .text = Take any one marble of the decanter and let its chute react; use the catch as after a Take.
staff-alchemist-forager = Forager
    .text = Draw four marbles from the bag, place up to three of them, return the rest.
staff-alchemist-stillhand = Stillhand
    .text = Brew one full cauldron.
staff-alchemist-confessor = Confessor
    .text = Discard one of your Corruption cards, or up to two while all four vats are empty.

prompt-alchemist-empty = You may empty one cauldron first
prompt-alchemist-stir = You may swap two neighbouring marbles
prompt-alchemist-colour = Announce a colour of the row
prompt-alchemist-place = Put marbles of the catch into cauldrons
prompt-alchemist-place-few = Put up to { $most } of the marbles into cauldrons
prompt-alchemist-brew = Which full cauldrons are brewed?
prompt-alchemist-hasty = Which cauldron is brewed in haste?
prompt-alchemist-still = Which cauldron does the Stillhand brew?
prompt-alchemist-ladle = Which marble does the Ladler take?
prompt-alchemist-vat = Into which vat does the Ichor left over go?

option-alchemist-empty = Empty cauldron { $cauldron } ({ $good })
option-alchemist-keep = Empty none
option-alchemist-stir = Swap { $first } at { $from } with { $second } at { $to }
option-alchemist-still-water = Do not stir
option-alchemist-colour = Announce { $colour }
option-alchemist-place = Put { $marble } into cauldron { $cauldron }
option-alchemist-placed = Place no more
option-alchemist-brew = Brew cauldron { $cauldron }: { $good }
option-alchemist-brewed = Brew the cauldrons named
option-alchemist-hasty = Brew cauldron { $cauldron }: { $good }
option-alchemist-still = Brew cauldron { $cauldron }: { $good }
option-alchemist-ladle = Take { $marble } at { $from }
option-alchemist-vat = The { $colour } vat

event-alchemist-waste = { $seat } lets Ichor run into the { $colour } vat.
    .you = You let Ichor run into the { $colour } vat.
event-alchemist-spilt = { $seat } spills Ichor: the { $colour } vat is full.
    .you = You spill Ichor: the { $colour } vat is full.
event-alchemist-emptied = { $seat } empties cauldron { $cauldron }.
    .you = You empty cauldron { $cauldron }.
event-alchemist-stirred = { $seat } stirs the decanter.
    .you = You stir the decanter.
event-alchemist-took = { $seat } announces { $colour }: { $count ->
    [one] one marble comes
   *[other] { $count } marbles come
} out ({ $marbles }).
    .you = You announce { $colour }: { $count ->
        [one] one marble comes
       *[other] { $count } marbles come
    } out ({ $marbles }).
event-alchemist-ladled = { $seat } ladles out { $colour ->
    [ichor] Ichor
   *[other] a { $colour } marble
}: { $marbles }.
    .you = You ladle out { $colour ->
        [ichor] Ichor
       *[other] a { $colour } marble
    }: { $marbles }.
event-alchemist-foraged = { $seat } forages { $marbles }.
    .you = You forage { $marbles }.
event-alchemist-placed = { $seat } puts { $marble ->
    [ichor] Ichor
   *[other] a { $marble } marble
} into cauldron { $cauldron }.
    .you = You put { $marble ->
        [ichor] Ichor
       *[other] a { $marble } marble
    } into cauldron { $cauldron }.
event-alchemist-refilled = { $count ->
    [0] { $seat } has nothing to refill.
    [one] { $seat } refills the decanter with one marble.
   *[other] { $seat } refills the decanter with { $count } marbles.
}
    .you = { $count ->
        [0] You have nothing to refill.
        [one] You refill the decanter with one marble.
       *[other] You refill the decanter with { $count } marbles.
    }
event-alchemist-returned = Back into the bag of { $seat }: { $marbles }.
    .you = Back into your bag: { $marbles }.
event-alchemist-purged = { $seat } purges { $count } Ichor from the Toxic Waste.
    .you = You purge { $count } Ichor from the Toxic Waste.

panel-alchemist-chute = Chute { $chute }, from the bottom
panel-alchemist-cauldron = Cauldron { $cauldron } ({ $size ->
    [small] Potion
   *[large] Elixir
})
panel-alchemist-catalysts = +
panel-alchemist-free = –
panel-alchemist-waste = Toxic Waste
panel-alchemist-vat = { $colour } vat: { $count }
panel-alchemist-catch = Catch
panel-alchemist-bag = Bag
panel-alchemist-count = { $count } { $marble }
