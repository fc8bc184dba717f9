### The Blacksmith. A reconstruction: spaces, staff and numbers are this project's own.

merchant-blacksmith = Blacksmith
    .text = Roll alloy and coal dice and heat the furnaces to the right temperature, then forge a whole batch with one blow. A perfect heat earns a hallmark. (A reconstruction: the printed board is not public, its numbers here are our own.)

good-red-weapon = red weapon
good-green-weapon = green weapon
good-blue-weapon = blue weapon
good-yellow-weapon = yellow weapon
good-red-armour = red armour
good-green-armour = green armour
good-blue-armour = blue armour
good-yellow-armour = yellow armour

figure-blacksmith-figure = the Blacksmith

die-red = red alloy
die-green = green alloy
die-blue = blue alloy
die-yellow = yellow alloy
die-coal = coal

space-blacksmith-stoke = Stoke
    .text = You may rake out one furnace. Then roll all dice of your pool and place any of them into furnaces.
space-blacksmith-bellows = Bellows
    .text = Like Stoke, and each die may be changed by one as it is placed. Corrupting.
space-blacksmith-mine = Mine
    .text = Bring one or two alloy dice of your choice from the ore rack to the pool.
space-blacksmith-forge = Forge
    .text = Forge any number of ready furnaces: each gives a weapon or armour of its alloy’s colour. One perfect heat earns a hallmark.
space-blacksmith-recast = Recast
    .text = Return an alloy die to the rack: up to three goods of one kind on your shelf take on its colour.

staff-blacksmith-miner = Miner
    .text = Bring up to two alloy dice of your choice from the rack to the pool.
staff-blacksmith-stoker = Stoker
    .text = Roll all dice of your pool and place any of them.
staff-blacksmith-temperer = Temperer
    .text = Change dice in furnaces by up to two points in all.
staff-blacksmith-striker = Striker
    .text = Forge one ready furnace; a perfect heat has its hallmark effect.

prompt-blacksmith-rake = You may rake out one furnace first
prompt-blacksmith-die = Which die do you place?
prompt-blacksmith-furnace = Where does the { $die } die ({ $value }) go?
prompt-blacksmith-mine = Which alloy dice do you mine?
prompt-blacksmith-forge = Which ready furnaces are forged?
prompt-blacksmith-preserve = What becomes of the { $die } die of furnace { $furnace }?
prompt-blacksmith-hallmark = Which colour takes the hallmark?
prompt-blacksmith-melt = Which alloy die goes back to the rack?
prompt-blacksmith-give = Which goods become { $colour }?
prompt-blacksmith-amount = How many goods become { $colour }?
prompt-blacksmith-temper = Temper a die ({ $left ->
    [one] one point
   *[other] { $left } points
} left)
prompt-blacksmith-strike = Which furnace does the Striker forge?

option-blacksmith-rake = Rake out furnace { $furnace }
option-blacksmith-keep = Rake out none
option-blacksmith-die = Place the { $die } die showing { $value }
option-blacksmith-cooled = Place no more
option-blacksmith-furnace = Furnace { $furnace }, heat { $heat }
option-blacksmith-furnace-hotter = Furnace { $furnace } as { $value }, heat { $heat }
option-blacksmith-furnace-cooler = Furnace { $furnace } as { $value }, heat { $heat }
option-blacksmith-ore = Mine a { $die } die
option-blacksmith-mined = Mine no more
option-blacksmith-forge = Forge furnace { $furnace }: { $good }
option-blacksmith-forged = Forge the furnaces named
option-blacksmith-rack = Back to the rack
option-blacksmith-preserve = Preserve it for a Corruption card
option-blacksmith-hallmark = { $colour }
option-blacksmith-melt = Return a { $die } die
option-blacksmith-give = { $good } for { $wanted }
option-blacksmith-amount = { $count }
option-blacksmith-temper = Furnace { $furnace }: { $die } { $value } to { $next }
option-blacksmith-tempered = Temper no more
option-blacksmith-strike = Forge furnace { $furnace }: { $good }

event-blacksmith-raked = { $seat } rakes out furnace { $furnace }.
    .you = You rake out furnace { $furnace }.
event-blacksmith-rolled = { $seat } rolls { $die ->
    [coal] coal
   *[other] { $die } alloy
}: { $text }.
    .you = You roll { $die ->
        [coal] coal
       *[other] { $die } alloy
    }: { $text }.
event-blacksmith-placed = { $seat } puts { $die ->
    [coal] a coal die
   *[other] a { $die } alloy die
} of { $value }{ $change ->
    [0] {""}
   *[other] {" "}(rolled { $rolled })
} into furnace { $furnace }, heat { $heat }.
    .you = You put { $die ->
        [coal] a coal die
       *[other] a { $die } alloy die
    } of { $value }{ $change ->
        [0] {""}
       *[other] {" "}(rolled { $rolled })
    } into furnace { $furnace }, heat { $heat }.
event-blacksmith-mined = { $seat } mines a { $colour } alloy die.
    .you = You mine a { $colour } alloy die.
event-blacksmith-forged = { $seat } forges furnace { $furnace }.
    .you = You forge furnace { $furnace }.
event-blacksmith-racked = A { $colour } alloy die of { $seat } goes back to the rack.
    .you = A { $colour } alloy die of yours goes back to the rack.
event-blacksmith-preserved = { $seat } preserves the { $colour } alloy die.
    .you = You preserve the { $colour } alloy die.
event-blacksmith-tempered = { $seat } tempers { $die ->
    [coal] a coal die
   *[other] the { $die } alloy die
} in furnace { $furnace } from { $value } to { $next }: heat { $heat }.
    .you = You temper { $die ->
        [coal] a coal die
       *[other] the { $die } alloy die
    } in furnace { $furnace } from { $value } to { $next }: heat { $heat }.

panel-blacksmith-furnace = Furnace { $furnace } ({ $size ->
    [small] weapon
   *[large] armour
}, heat { $from } to { $to })
panel-blacksmith-die = { $die } { $value }
panel-blacksmith-cold = empty
panel-blacksmith-heat = heat { $heat }
panel-blacksmith-ready = heat { $heat }, ready
panel-blacksmith-perfect = heat { $heat }, perfect
panel-blacksmith-pool = Pool
panel-blacksmith-rack = Ore rack
