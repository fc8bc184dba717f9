# What happened, for the log.

# Parts of sentences: they are said with the arguments of the sentence they stand in.
island =
    { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }
section =
    { $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }
reason =
    { $reason ->
        [plunder] plunder
        [burial] burial
        [sinking] a sunk enemy
        [crippled] a crippled opponent
        [flight] an opponent’s flight
        [cacafuego] the Cacafuego
        [fame_cards] fame cards
        [mutiny] mutiny
        [parrot] a dead parrot
        [exchange] a dismissed parrot
        [rigging] rigging
        [upgrade] an upgrade
        [tavern] a tavern card
        [mending] mending
        [repair] repairs
        [cove] the Cove
        [cargo] too small a hull
       *[other] something else
    }
chests =
    { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }
amount-chests =
    { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
hits =
    { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
sections =
    { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }
tavern-cards =
    { $count ->
        [one] a tavern card
       *[other] { $count } tavern cards
    }

# Who fights or rolls, and with which die.
side-ship = { $seat }{ $mark }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
    .you = your ship{ $mark }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
side-legend = { $card }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
side-navy = Royal Navy { $squadron }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
navy =
    { $squadrons ->
        [one] the Royal Navy
       *[other] Royal Navy { $number }
    }
strays =
    { $strays ->
        [0] {""}
        [one] {" "}and a stray shot
       *[other] {" "}and { $strays } stray shots
    }
needed =
    { $needed ->
        [6] 6
       *[other] { $needed }+
    }
cause =
    { $reason ->
        [stray] {" "}by a stray shot
        [explosion] {" "}by the explosion
        [recoil] {" "}by the recoil of the grapeshot
       *[other] {""}
    }

event-month = Month { $month } begins.
event-treasure =
    { island } offers { $fame } fame, { $gold } gold, { chests }{ $tavern ->
        [0] {""}
        [one] {" "}and { $tavern } tavern card
       *[other] {" "}and { $tavern } tavern cards
    }.
event-rigged = { $seat }{ $mark } rigs the ship: hull, sails, cannon, crew at levels { $levels }.
    .you = You rig your ship{ $mark }: hull, sails, cannon, crew at levels { $levels }.
event-sailed =
    { $reason ->
        [farewell] { $seat }{ $mark } bids a fond farewell and sails to
        [broken_off] { $seat }{ $mark } breaks off and sails to
       *[other] { $seat }{ $mark } sails to
    } { island }.
    .you =
        { $reason ->
            [farewell] Your ship{ $mark } bids a fond farewell and sails to
            [broken_off] Your ship{ $mark } breaks off and sails to
           *[other] Your ship{ $mark } sails to
        } { island }.
event-card-played = { $seat }{ $mark } plays { $card }.
    .you = You play { $card } from your ship{ $mark }.
event-consort-begins = { $seat }{ $mark } will share in what { $other }{ $other_mark } plunders and buries this month.
    .you = Your ship{ $mark } will share in what { $other }{ $other_mark } plunders and buries this month.
    .you-other = { $seat }{ $mark } will share in what your ship{ $other_mark } plunders and buries this month.
event-consort-shares = { $seat }{ $mark } takes half of the booty of { $other }{ $other_mark }.
    .you = Your ship{ $mark } takes half of the booty of { $other }{ $other_mark }.
    .you-other = { $seat }{ $mark } takes half of the booty of your ship{ $other_mark }.
event-consort-ended = { $other }{ $other_mark } slips away from the consort of { $seat }{ $mark }.
    .you = { $other }{ $other_mark } slips away from the consort of your ship{ $mark }.
    .you-other = Your ship{ $other_mark } slips away from the consort of { $seat }{ $mark }.
event-nest-manned = Courses are set openly this month, { $other }{ $other_mark } first.
    .you-other = Courses are set openly this month, your ship{ $other_mark } first.
event-map-drawn = { $seat }{ $mark } rolls { $dice } and marks { island } on a secret map for month { $month }.
    .you = You roll { $dice } and mark { island } on a secret map of your ship{ $mark } for month { $month }.
event-navy-sent = { $seat }{ $mark } sends { navy } to { island }.
    .you = Your ship{ $mark } sends { navy } to { island }.
event-navy-sent-on = { $seat }{ $mark } sends { navy } on to { island }.
    .you = Your ship{ $mark } sends { navy } on to { island }.
event-navy-left = The Royal Navy leaves { island }.
event-navy-sunk = Royal Navy { $number } is sunk!
event-tie-roll =
    A tie is rolled for { $purpose ->
        [speed] the order of volleys
        [battle_cards] the order of battle cards
        [prey] the legend’s choice
        [precedence] whose card comes first
        [upgrade] the order at one place
        [victory] the victory
       *[other] order
    }: { $rollers }.
event-combat = Battle at { island }: { $fighters }!
event-passed = { $seat }{ $mark } passes.
    .you = Your ship{ $mark } passes.
event-overboard = { $seat }{ $mark } lays { amount-chests } overboard.
    .you = Your ship{ $mark } lays { amount-chests } overboard.
event-round = Round { $round } of volleys.
event-volley =
    { $gunner ->
        [ship] { $seat }{ $mark } fires
        [legend] { $card } { $people ->
            [one] fires
           *[other] fire
        }
       *[other] Royal Navy { $squadron } fires
    } { $foe ->
        [ship] at the { section } of { $other }{ $other_mark }
        [legend] at { $card }
       *[other] at Royal Navy { $foe_squadron }
    }: { $rolls } (hits on { needed }) – { hits }{ strays }.
    .you =
        { $gunner ->
            [ship] Your ship{ $mark } fires
            [legend] { $card } { $people ->
                [one] fires
               *[other] fire
            }
           *[other] Royal Navy { $squadron } fires
        } { $foe ->
            [ship] at the { section } of { $other }{ $other_mark }
            [legend] at { $card }
           *[other] at Royal Navy { $foe_squadron }
        }: { $rolls } (hits on { needed }) – { hits }{ strays }.
    .you-other =
        { $gunner ->
            [ship] { $seat }{ $mark } fires
            [legend] { $card } { $people ->
                [one] fires
               *[other] fire
            }
           *[other] Royal Navy { $squadron } fires
        } at the { section } of your ship{ $other_mark }: { $rolls } (hits on { needed }) – { hits }{ strays }.
event-stray-shot = A stray { $die } of { $card } strikes { $seat }{ $mark }.
    .you = A stray { $die } of { $card } strikes your ship{ $mark }.
event-explosion = The powder kegs go up: { $amount } damage to every hull.
event-levels-lost = { $seat }{ $mark } loses { $amount } in the { section } (level { $level }){ cause }.
    .you = Your ship{ $mark } loses { $amount } in the { section } (level { $level }){ cause }.
event-crippled = { $seat }{ $mark } is crippled and limps to Pirate’s Cove.
    .you = Your ship{ $mark } is crippled and limps to Pirate’s Cove.
event-fled = { $seat }{ $mark } flees to Pirate’s Cove.
    .you = Your ship{ $mark } flees to Pirate’s Cove.
event-mutiny-roll = { $seat }{ $mark } rolls { $die } for mutiny.
    .you = You roll { $die } for mutiny on your ship{ $mark }.
event-mutiny = Mutiny! { $seat }{ $mark } loses { $gold } gold and { chests }.
    .you = Mutiny! Your ship{ $mark } loses { $gold } gold and { chests }.
event-reloaded = { $seat }{ $mark } reloads the guns.
    .you = Your ship{ $mark } reloads the guns.
event-prey-ranked =
    { $card } { $people ->
        [one] sets
       *[other] set
    } sights on { $prey }{ $more ->
        [0] {""}
       *[other] , in this order
    }.
event-hull-regained = The Flying Dutchman regains { $amount } hull (now { $hull }).
event-legend-sunk =
    { $card } { $people ->
        [one] is
       *[other] are
    } sunk!
event-broken-off = After a hundred rounds the guns fall silent.
event-combat-won = { $seat }{ $mark } is the last one left.
    .you = Your ship{ $mark } is the last one left.
event-combat-over = The battle is over.
event-cacafuego-captured = The Cacafuego is captured by { $seats }: { $die } on the die, { $share } fame each.
event-plundered = { $seat }{ $mark } plunders { island }.
    .you = Your ship{ $mark } plunders { island }.
event-fame-gained = { $seat }{ $mark } gains { $amount } fame ({ reason }).
    .you = Your ship{ $mark } gains { $amount } fame ({ reason }).
event-fame-lost = { $seat }{ $mark } loses { $amount } fame ({ reason }).
    .you = Your ship{ $mark } loses { $amount } fame ({ reason }).
event-gold-gained = { $seat }{ $mark } gets { $amount } gold ({ reason }).
    .you = Your ship{ $mark } gets { $amount } gold ({ reason }).
event-gold-paid = { $seat }{ $mark } pays { $amount } gold ({ reason }).
    .you = Your ship{ $mark } pays { $amount } gold ({ reason }).
event-chests-gained = { $seat }{ $mark } gets { amount-chests } ({ reason }).
    .you = Your ship{ $mark } gets { amount-chests } ({ reason }).
event-chests-lost = { $seat }{ $mark } gives up { amount-chests } ({ reason }).
    .you = Your ship{ $mark } gives up { amount-chests } ({ reason }).
event-drew =
    { $seat }{ $mark } draws { $seen ->
        [1] { $cards }
       *[other] { tavern-cards }
    }.
    .you =
        You draw { $seen ->
            [1] { $cards }
           *[other] { tavern-cards }
        } for your ship{ $mark }.
event-new-deck = The discard pile is shuffled into a new tavern deck of { $count }.
event-parrot-drawn = { $seat }{ $mark } draws { $card }.
    .you = You draw { $card } for your ship{ $mark }.
event-parrot-aboard = { $card } perches on the ship of { $seat }{ $mark }.
    .you = { $card } perches on your ship{ $mark }.
event-parrot-released = { $card } flies back to the tavern.
event-parrot-hurt = { $card } aboard { $seat }{ $mark } is hurt.
    .you = { $card } aboard your ship{ $mark } is hurt.
event-parrot-killed = { $card } aboard { $seat }{ $mark } is killed.
    .you = { $card } aboard your ship{ $mark } is killed.
event-parrot-healed = { $card } aboard { $seat }{ $mark } is well again.
    .you = { $card } aboard your ship{ $mark } is well again.
event-master-attached = { $seat }{ $mark } attaches { $card } to the { section }.
    .you = You attach { $card } to the { section } of your ship{ $mark }.
event-master-replaced = The old Mastercraft of { $seat }{ $mark } ({ section }) is discarded.
    .you = The old Mastercraft of your ship{ $mark } ({ section }) is discarded.
event-master-turned = The Mastercraft of { $seat }{ $mark } ({ section }) is damaged.
    .you = The Mastercraft of your ship{ $mark } ({ section }) is damaged.
event-master-destroyed = The Mastercraft of { $seat }{ $mark } ({ section }) is blown to pieces.
    .you = The Mastercraft of your ship{ $mark } ({ section }) is blown to pieces.
event-master-mended = { $seat }{ $mark } mends the Mastercraft ({ section }).
    .you = You mend the Mastercraft of your ship{ $mark } ({ section }).
event-upgrade-turn = { $seat }{ $mark } lies at { island }.
    .you = Your ship{ $mark } lies at { island }.
event-raised = { $seat }{ $mark } raises the { section } to level { $level } for { $price } gold.
    .you = You raise the { section } of your ship{ $mark } to level { $level } for { $price } gold.
event-repaired = { $seat }{ $mark } has { sections } repaired for { $price } gold.
    .you = You have { sections } of your ship{ $mark } repaired for { $price } gold.
event-buried = { $seat }{ $mark } buries { chests } and { $gold } gold.
    .you = Your ship{ $mark } buries { chests } and { $gold } gold.
event-black-ship-moved = Black ship { $black_ship } sails to { island }.
event-legend-revealed =
    { $card } { $people ->
        [one] takes
       *[other] take
    } command of black ship { $black_ship } at { island }.
event-fame-cards = { $seat }{ $mark } reveals fame cards worth { $amount }.
    .you = Your ship{ $mark } reveals fame cards worth { $amount }.
event-last-battle = Equal in fame: the last battle of { $fighters } begins!
event-won = { $seat } is the most famous pirate of the High Seas!
    .you = You are the most famous pirate of the High Seas!
