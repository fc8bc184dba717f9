### The drawn board of Merchants Cove.

board-harbour = The harbour
board-nobody = nobody
board-named = { $name }: { $what }
board-boat = Boat { $boat }: { $crew }. { $free ->
    [0] Full
    [one] One seat free
   *[other] { $free } seats free
}
board-boat-docked = Boat { $boat } has docked at { $berth }
board-boat-gone = Boat { $boat } has left the harbour
board-ashore = docked
board-away = sailed away
board-one-more = 1 more!
board-figure-on = { $who } of boat { $boat }
board-small = small
board-large = large
board-shelf-earns = Your shelf would earn { $amount } gold here now
board-then-crowd = There would stand: { $who }.
board-then-earns = Your shelf would earn { $amount } gold.
board-waiting-for-boats = nobody yet
board-free-berth = free berth
board-berth-taken = { $berth }: boat { $boat }
board-runed = It bears a rune
board-lair = The Lair: { $count ->
    [one] 1 Rogue
   *[other] { $count } Rogues
}
board-bag = { $count ->
    [one] { $count } Adventurer
   *[other] { $count } Adventurers
} in the bag
board-bag-short = In the bag
board-drawn = Drawn from the bag
board-nine-places = The bard can go to piers, Halls, the Town Square and Dragon Island.
board-rogues-criminals = Only fill the Lair
board-rogues-cultists = May buy, for Corruption
board-rogues-robbers = May push a customer off

board-clock = The clock, day { $day }
board-day = Day { $day }
board-market-at = The market opens at { $hour } o’clock
board-lands = Lands at { $hour } o’clock{ $loads ->
    [0] {""}
    [one] , loads 1 figure
   *[other] , loads { $loads } figures
}{ $corruption ->
    [0] {""}
    [one] , 1 Corruption card
   *[other] , { $corruption } Corruption cards
}.
board-turns = Next:
board-phase-arrival = arrival
board-phase-production = open
board-phase-market = market
board-phase-cleanup = evening
board-phase-over = over
board-deck = { $count } in the deck
board-costs = Costs { $hours ->
    [one] 1 hour
   *[other] { $hours } hours
}{ $corruption ->
    [0] {""}
    [one] {" "}and a Corruption card
   *[other] {" "}and { $corruption } Corruption cards
}.
board-recruiting = Being recruited: { $card }

board-others = The other merchants
board-other = { $merchant } ({ $name }): { $gold } gold, { $goods ->
    [one] { $goods } Good
   *[other] { $goods } Goods
}, { $shields ->
    [one] { $shields } shield
   *[other] { $shields } shields
}, { $staff } staff, { $corruption ->
    [one] { $corruption } Corruption card
   *[other] { $corruption } Corruption cards
}. Open the shop
board-no-goods = empty shelf
board-actions = Action spaces
board-stands-here = { $figure } stands here.
board-shop-of = The shop of the { $merchant }
board-shields-pay = shields pay { $amount }
board-good-of = { $good }: { $count } on the shelf, price { $price }
board-brings = Brings { $amount } gold here
board-shield-on = { $colour } shield, active
board-shield-off = { $colour } shield, not active
board-no-corruption = no Corruption
board-slot-free = free
board-bare-shop = This shop has nothing of its own to show.
board-answers = Answers

board-tab-harbour = Harbour
board-tab-clock = Clock, town
board-tab-shop = Shop
board-tab-others = Others
board-zoom-in = Zoom in
board-zoom-out = Zoom out

board-scene-market = The market
board-scene-final = Final Scoring
board-scene-peddler = The Peddler’s turn
board-final-townsfolk = Townsfolk
board-final-fans = Fans
board-bell = The bell rings: the market opens.
board-peddler-cards = The Peddler’s two cards
board-peddler-reason = What: the left half of “{ $right }”. How often and where: the right half of “{ $left }”.
board-peddler-recruit = Recruit
board-peddler-procure = Goods
board-peddler-sponsor = Sponsor
board-where-leftinner = left, inner
board-where-leftouter = left, outer
board-where-rightinner = right, inner
board-where-rightouter = right, outer
board-no-card = no card yet

board-stat-sources = Where the gold came from
board-stat-days = Gold from day to day
board-stat-day = Day { $day }
board-stat-icons = icons
board-stat-merchant = Merchant
board-stat-sales = Sales
board-stat-best = The best sale: { $name }, day { $day }, { $pier }, { $amount } gold for
board-stat-dearest = The dearest Corruption card: “{ $face }” cost { $name } { $amount } gold.
board-stat-watch = See it again
board-source-song = Song
board-source-shields = Shields
board-source-sponsors = Sponsors, fans
board-source-icons = Icons
board-source-paid = Paid

board-why-not-yours = That is not your shop.
board-why-later = You choose an action space at the start of your turn.
board-why-standing = Your figure already stands there; it must move to another space.
board-why-closed = That space has nothing to do for you now.
board-why-slot = Staff is used with Activate Staff.
board-why-slot-free = Nobody works in that slot yet: recruit Townsfolk first.
board-why-townsfolk = Townsfolk are recruited with the action Recruit Townsfolk.
board-why-boat-gone = That boat is no longer sailing.
board-why-boat-full = That boat cannot take the figure.
board-why-boat = Boats are loaded when your Timepiece passes a loading mark.
board-why-berth-taken = Boat { $boat } lies there.
board-why-other-side = Boats dock only on their own side of Dragon Island.
board-why-berth = A boat docks when it is full.
board-why-good = Goods are sold when the market is open.
board-why-size = This pier does not take that size.
board-why-no-buyer = Nobody here buys that colour.
board-why-place = There is nothing to choose here now.
board-why-corruption = Corruption cards are discarded with the help of Townsfolk or Staff.
board-why-furnace = That furnace cannot be chosen now.
board-why-cauldron = That cauldron cannot be chosen now.
board-why-marble = That marble cannot be chosen now.
board-why-ship = Ships move with the points of the compass and come home with Recall.
board-why-tile = Tiles are pushed from the workbench into the end of a machine.
board-why-rift = A rift can be chosen only while its tiles align.

board-no-dice = no dice
board-furnaces = The furnaces
board-sea-chart = The sea chart
board-compass = The compass
board-peddler-how = The lit halves count: the right card tells what the Peddler does, the left one how often and at which boats.
board-gap = nothing
board-decanter = The decanter
board-marble-at = { $what ->
        [red] Red marble
        [green] Green marble
        [blue] Blue marble
        [yellow] Yellow marble
       *[ichor] Ichor
    }: chute { $chute }, level { $level }{ $row ->
        [upper] , upper row
        [middle] , middle row
        [lower] , lower row
       *[none] { "" }
    }
board-cauldrons = The cauldrons
board-row-upper = U
board-row-middle = M
board-row-lower = L
board-end-left = Machine { $machine }, push from the left
board-end-right = Machine { $machine }, push from the right
board-tile-at = { $tile }, machine { $machine }, position { $position }
board-machines = The time machines
board-rift = Rift { $rift }
board-dial = Tempo dial: quarter { $quarter }, movement { $movement }
board-volume = Volume { $volume } of 6
board-moves = { $count ->
    [one] 1 move left
   *[other] { $count } moves left
}
board-stones = Acoustic stones: { $count }
board-badges = Badges left: { $count }
board-for-sale = For sale:
board-your-shelf = your shelf
