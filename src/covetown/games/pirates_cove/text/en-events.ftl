# What happened, for the log.

event-month = Month { $month } begins.
event-treasure =
    { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    } offers { $fame } fame, { $gold } gold, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }{ $tavern ->
        [0] {""}
       *[other] {" "}and { $tavern } tavern card
    }.
event-rigged = { $seat }{ $mark } rigs the ship: hull, sails, cannon, crew at levels { $levels }.
event-sailed =
    { $reason ->
        [farewell] { $seat }{ $mark } bids a fond farewell and sails to
        [broken_off] { $seat }{ $mark } breaks off and sails to
       *[other] { $seat }{ $mark } sails to
    } { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-card-played = { $seat }{ $mark } plays { $card }.
event-consort-begins = { $seat }{ $mark } will share in what { $other }{ $other_mark } plunders and buries this month.
event-consort-shares = { $seat }{ $mark } takes half of the booty of { $other }{ $other_mark }.
event-consort-ended = { $other }{ $other_mark } slips away from the consort of { $seat }{ $mark }.
event-nest-manned = Courses are set openly this month, { $other }{ $other_mark } first.
event-map-drawn =
    { $seat }{ $mark } rolls { $dice } and marks { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    } on a secret map for month { $month }.
event-navy-sent =
    { $seat }{ $mark } sends the Royal Navy to { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-navy-sent-on =
    { $seat }{ $mark } sends the Royal Navy on to { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-navy-left =
    The Royal Navy leaves { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-navy-sunk = A squadron of the Royal Navy is sunk.
event-tie-roll =
    A tie is rolled for { $purpose ->
        [speed] the order of volleys
        [battle_cards] the order of battle cards
        [prey] the legend’s choice
        [precedence] whose card comes first
        [upgrade] the order at one place
        [victory] the victory
       *[other] order
    }: { $rolls }.
event-combat =
    Battle at { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }!
event-passed = { $seat }{ $mark } passes.
event-overboard =
    { $seat }{ $mark } lays { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } overboard.
event-round = Round { $round } of volleys.
event-volley =
    { $gunner ->
        [ship] { $seat }{ $mark } fires
        [legend] { $card } fires
       *[other] The Royal Navy fires
    } { $foe ->
        [ship] at the { $section ->
                [hull] hull
                [sails] sails
                [cannon] cannon
                [crew] crew
               *[other] whole ship
            } of { $other }{ $other_mark }
        [legend] at { $card }
       *[other] at the Royal Navy
    }: { $rolls } – { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }.
event-stray-shot = A stray { $die } strikes { $seat }{ $mark }.
event-explosion = The powder kegs go up: { $amount } damage to every hull.
event-levels-lost =
    { $seat }{ $mark } loses { $amount } in the { $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    } (level { $level }).
event-crippled = { $seat }{ $mark } is crippled and limps to Pirate’s Cove.
event-fled = { $seat }{ $mark } flees to Pirate’s Cove.
event-mutiny-roll = { $seat }{ $mark } rolls { $die } for mutiny.
event-mutiny =
    Mutiny! { $seat }{ $mark } loses { $gold } gold and { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }.
event-reloaded = { $seat }{ $mark } reloads the guns.
event-prey-ranked = { $card } sets sights on { $other }{ $other_mark }.
event-hull-regained = The Flying Dutchman regains { $amount } hull (now { $hull }).
event-legend-sunk = { $card } is sunk!
event-broken-off = After a hundred rounds the guns fall silent.
event-combat-won = { $seat }{ $mark } is the last one left.
event-combat-over = The battle is over.
event-cacafuego-captured = The Cacafuego is captured: { $die } on the die, { $share } fame each.
event-plundered =
    { $seat }{ $mark } plunders { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-fame-gained =
    { $seat }{ $mark } gains { $amount } fame ({ $reason ->
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
    }).
event-fame-lost =
    { $seat }{ $mark } loses { $amount } fame ({ $reason ->
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
    }).
event-gold-gained =
    { $seat }{ $mark } gets { $amount } gold ({ $reason ->
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
    }).
event-gold-paid =
    { $seat }{ $mark } pays { $amount } gold ({ $reason ->
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
    }).
event-chests-gained =
    { $seat }{ $mark } gets { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } ({ $reason ->
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
    }).
event-chests-lost =
    { $seat }{ $mark } gives up { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    } ({ $reason ->
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
    }).
event-drew =
    { $seat }{ $mark } draws { $seen ->
        [1] { $cards }
       *[other] { $count ->
            [one] a tavern card
           *[other] { $count } tavern cards
        }
    }.
event-new-deck = The discard pile is shuffled into a new tavern deck of { $count }.
event-parrot-drawn = { $seat }{ $mark } draws { $card }.
event-parrot-aboard = { $card } perches on the ship of { $seat }{ $mark }.
event-parrot-released = { $card } flies back to the tavern.
event-parrot-hurt = { $card } aboard { $seat }{ $mark } is hurt.
event-parrot-killed = { $card } aboard { $seat }{ $mark } is killed.
event-parrot-healed = { $card } aboard { $seat }{ $mark } is well again.
event-master-attached =
    { $seat }{ $mark } attaches { $card } to the { $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }.
event-master-replaced =
    The old Mastercraft of { $seat }{ $mark } ({ $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }) is discarded.
event-master-turned =
    The Mastercraft of { $seat }{ $mark } ({ $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }) is damaged.
event-master-destroyed =
    The Mastercraft of { $seat }{ $mark } ({ $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }) is blown to pieces.
event-master-mended =
    { $seat }{ $mark } mends the Mastercraft ({ $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    }).
event-upgrade-turn =
    { $seat }{ $mark } lies at { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-raised =
    { $seat }{ $mark } raises the { $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    } to level { $level } for { $price } gold.
event-repaired =
    { $seat }{ $mark } has { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    } repaired for { $price } gold.
event-buried =
    { $seat }{ $mark } buries { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    } and { $gold } gold.
event-black-ship-moved =
    Black ship { $black_ship } sails to { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-legend-revealed =
    { $card } takes command of black ship { $black_ship } at { $island ->
        [1] Tavern Island
        [2] Hull Island
        [3] Sail Island
        [4] Cannon Island
        [5] Crew Island
        [6] Treasure Island
       *[other] Pirate’s Cove
    }.
event-fame-cards = { $seat }{ $mark } reveals fame cards worth { $amount }.
event-last-battle = Equal in fame: the last battle begins!
event-won = { $seat } is the most famous pirate of the High Seas!
