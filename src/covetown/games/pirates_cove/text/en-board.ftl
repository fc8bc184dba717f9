# What only the board in the browser says

board-chart = The sea chart
board-whole-chart = The whole chart
board-larger = Make the chart larger
board-rivals = The other captains
board-island = { $n ->
        [7] { $name }.
       *[other] Island { $n }, { $name }.
    }
board-short-1 = Tavern
board-short-2 = Hull
board-short-3 = Sail
board-short-4 = Cannon
board-short-5 = Crew
board-short-6 = Treasure
board-short-7 = The Cove
board-offer-1 = Tavern cards for 2 gold each, up to three.
board-offer-2 = Raises the hull.
board-offer-3 = Raises the sails.
board-offer-4 = Raises the cannon.
board-offer-5 = Raises the crew.
board-offer-6 = Bury chests for 1 fame each and gold for 1 fame a three, or raise one section for twice its price. The bank lies here.
board-offer-7 = Ships that fled or were crippled: repairs, a tavern card, and another card or 2 gold.
board-treasure = To be plundered: { $fame } fame, { $gold } gold, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }, { $tavern ->
        [one] { $tavern } card
       *[other] { $tavern } cards
    }.
board-black-here = { $name } { $people ->
        [one] is
       *[other] are
    } here.
board-navy-here = The Royal Navy is here.
board-ships-here = Here: { $names }.
board-map = { $name } has marked this island for month { $month }.
board-black-ship = { $name }. Sails to { $island } next month. { $text }
board-squadron = Royal Navy squadron { $n }, commanded by { $name }
board-navy-n = Royal Navy { $n }
board-tavern-deck = Tavern deck, { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
board-deck-tavern = Tavern
board-deck-discard = Discard
board-deck-legends = Legends
board-legend-deck = { $n ->
        [one] One legend has not been seen yet.
       *[other] { $n } legends have not been seen yet.
    }
board-discard-none = Nothing has been discarded.
board-discard = Discarded ({ $n }): { $names }
board-bury-ghost = Bury here

board-month = Month { $n } of { $of }
board-before-the-year = Before the first month
board-phases = The phases of a month
board-consort = { $name } takes half of what { $other } plunders and buries this month.
board-nest = This month courses are set openly.

board-mat-of = { $name }, { $fame } fame
board-open-mat = Open this mat
board-track = { $name }: { $section } at level { $level }, worth { $value }.{ $price ->
        [-1] {" "}This is the top.
       *[other] {" "}The next level costs { $price } gold.
    }{ $master ->
        [upright] {" "}Mastercraft takes the next two hits.
        [turned] {" "}A damaged Mastercraft takes one more hit.
       *[other] {""}
    }
board-mend = Mend the Mastercraft on the { $section } for 1 gold
board-fame = { $n } fame
board-speed = Speed { $n }
board-dice = { $n ->
        [one] One die in a volley
       *[other] { $n } dice in a volley
    }
board-gold = { $n } gold
board-hold = { $n ->
        [one] One chest
       *[other] { $n } chests
    }{ $hold ->
        [-1] , and room for any number
       *[other] {" "}in a hold for { $hold }
    }.{ $over ->
        [0] {""}
       *[other] {" "}{ $over } too many: they are lost at the end of the month.
    }
board-cards-held = { $n ->
        [0] No card in hand.
        [one] One card in hand.
       *[other] { $n } cards in hand.
    }
board-known-t = Known to hold Consort or Secret Map.
board-known-n1 = Known to hold a card for after the moves.
board-hurt = hurt
board-lies-at = Lies at { $island }.
board-not-at-sea = Has not sailed yet.
board-secret-turning = Is setting the wheel
board-secret-sealed = The course is sealed
board-secret-rigging = Is rigging
board-secret-rigged = Is ready to sail
board-secret-envelope = May be laying a card
board-wheel = Your wheel
board-wheel-at = Your wheel shows { $island }.
board-sealed = sealed
board-seal-both = Seal: I to { $first }, II to { $second }
board-reveal = All wheels are turned
board-your-hand = Your hand{ $mark ->
        [I] {" "}of ship I
        [II] {" "}of ship II
       *[other] {""}
    }: { $n ->
        [0] no card
        [one] one card
       *[other] { $n } cards
    }
board-your-mat = Your ship
board-your-ships = Your ships
board-hand-empty = No cards in hand

board-kind-mastercraft = Mastercraft
    .mark = M
board-kind-battle = Battle card
    .mark = B
board-kind-volley = Volley card
    .mark = V
board-kind-event = Event card
    .mark = E
board-kind-fame = Fame card
board-kind-parrot = Parrot
    .mark = P
board-kind-legend = Legendary pirate
    .mark = ☠
board-kind-navy = Royal Navy
    .mark = N
board-one-perch = Two parrots, one perch
board-perched = on board
board-arriving = wants in: 1 fame

board-battle-at = Battle at { $island }
board-last-battle = The last battle
board-round = Round { $n }
board-before-volleys = Battle cards
board-order = Order by speed
board-fighters = Ships in this battle
board-whole-ship = All sections of { $name }
board-npc = { $name }, hull { $hull } of { $of }. { $text }
board-hull-left = Hull { $n } of { $of }
board-aims-hull = Fires at the hull
board-aims-crew = Fires at the crew
board-aims-sails = Fires at the sails
board-aims-cannon = Fires at the cannon
board-aims-all = Hits all four sections
board-all-sections = all
board-badge-smoke = Behind a smoke screen: only sixes hit
board-badge-hit = Has been hit: whoever stays gains 1 fame if she flees
board-badge-reload = Reloads on her next turn
board-badge-passed = Has passed
board-overboard = { $n ->
        [one] One chest overboard
       *[other] { $n } chests overboard
    }
board-hits-on = hits on { $numbers }
board-hits = { $n ->
        [0] no hit
        [one] 1 hit
       *[other] { $n } hits
    }
board-at-target = { $section ->
        [hull] hull
        [sails] sails
        [cannon] cannon
        [crew] crew
       *[other] whole ship
    } of { $name }
board-prey-after = Number { $n } on the legend’s list
board-stray-number = A { $n } that misses strikes here
board-drama-boarding = Boarders away!
board-drama-recoil = The guns leap back!
board-drama-murmur = The crew murmurs …
board-drama-mutiny = Mutiny!
board-battle-again = The last battle once more
board-many-sailed = The ships sail.
board-many-treasure = New treasures are found on the islands.
board-many-rigged = All ships are rigged.
board-many-black-ship-moved = The black ships sail on.

board-bury-title = What do you bury?
board-bury-help = Each chest is worth 1 fame, and so are 3 gold. What you bury goes to the bank.
board-bury-chests = Chests
board-bury-gold = Threes of gold
board-bury-both = Bury { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    } and { $gold } gold for { $fame } fame
board-overboard-title = How much goes overboard?
board-overboard-help = Each chest makes you 2 faster in this battle and is gone afterwards.
board-overboard-chests = Chests overboard

board-why-section-first = Point at one section of the ship.
board-why-not-firing = You point at sections of other ships when you fire.
board-why-legend-first = The legend must be sunk before you fire at each other.
board-why-navy-first = The Royal Navy must be sunk before you fire at each other.
board-why-whole-ship = A Six Gun Salute hits the whole ship: point at the captain’s name.
board-why-not-here = { $name } is not in this battle.
board-why-not-upgrading = The { $section } is raised while rigging, or in your upgrade turn.
board-why-other-ship = Ship { $mark } is asked now.
board-why-top = The { $section } is at the top already.
board-why-elsewhere = The { $section } is raised at { $island } or Treasure Island.
board-why-doubled = Treasure Island sells one level a visit, and you have bought it.
board-why-price = Level { $level } costs { $price } gold; you have { $gold }.
board-why-master = Only a damaged Mastercraft is mended, in your upgrade turn.
board-why-tavern = Tavern cards are bought at Tavern Island, three a visit, for 2 gold each.
board-why-belay = Avast Belay: no more cards in this battle.
board-why-battle = { $name } is laid before the first volley of a battle you are in.
board-why-volley = { $name } is added when a volley is fired.
board-why-fame = { $name } counts at the end of the game.
board-why-mastercraft = { $name } is put on a section in your upgrade turn.
board-why-parrot = { $name } perches by itself.
board-why-a-fond-farewell = { $name } is played after all ships have moved.
board-why-consort = { $name } is played before the courses are set.
board-why-crows-nest = { $name } is played before the courses are set.
board-why-secret-map = { $name } is played before the courses are set, and not in the last month.
board-why-going-on-the-account = { $name } is played in your upgrade turn.
board-why-privateering-commission = { $name } is played after the moves, when the Royal Navy is at your island.
board-why-royal-navy-intercept = { $name } is played after all ships have moved.
board-why-cove = Nobody sails to Pirate’s Cove of his own will: it takes in ships that fled or were crippled.
board-why-same-island = Your two ships may meet at Treasure Island only.
board-why-navy-outer = The Royal Navy goes to islands 1 to 5 only.
board-why-navy-own = You cannot send the Royal Navy to where your own ship lies.
board-why-occupied = A Fond Farewell leads to an empty island or Treasure Island.
board-why-card-first = Point at a card first, or pass.
board-why-not-there = Your ship lies at { $island }: what is done, is done there.
board-why-use-mat = Point at a section of your own mat.
board-why-courses-later = Courses are set at the start of a month.

board-stat-sources = Where the fame came from
board-stat-caught = caught by Mastercraft
board-stat-months = Month by month
board-stat-replay = Replay from month
board-stat-from = Replay from month { $n }
board-stat-fiercest = The fiercest battle
board-stat-battle = Month { $month }, { $island }:
board-stat-fury = – { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }, { $hits ->
        [one] one hit
       *[other] { $hits } hits
    }, { $crippled ->
        [0] nobody crippled
        [one] one ship crippled
       *[other] { $crippled } ships crippled
    }{ $sunk ->
        [0] {""}
       *[other] , { $sunk } sunk
    }.
board-stat-watch = Watch it
board-source-islands = islands
board-source-combats = combats
board-source-legends = legends and Navy
board-source-chests = chests
board-source-gold = gold
board-source-cards = fame cards
board-source-losses = lost

seats-2 = With two players each captain has two ships: you set the courses of both at once, rig and upgrade each, and the table option below says whether both ships’ fame counts or the better one’s.
