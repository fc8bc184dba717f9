# Pirate's Cove: the game, its table options, questions, answers and panels.

game-pirates-cove = Pirate’s Cove
    .summary = Twelve months of secret courses, broadsides and buried treasure; the most famous pirate wins.
    .plays = Each month everybody secretly sets course for an island; whoever meets there fights with dice and cards until one is left to plunder. Spend the loot on your ship, bury treasure for fame, and keep away from the legends until you are strong.
    .designer = Paul Randles and Daniel Stahl
    .publisher = Days of Wonder
    .goal = Be the most famous pirate after twelve months. Fame comes from plunder, from enemies sunk, crippled or driven off, and from treasure that you bury.
    .start =
        Every month you set a course in secret. Each of the islands 1 to 5 offers the treasure that lies there this month to the last ship left; then there is:
        1 Tavern Island: tavern cards for 2 gold each, three at most.
        2 Hull Island, 3 Sail Island, 4 Cannon Island, 5 Crew Island: higher levels of that section of your ship. The hull carries chests, the sails make you fast, cannon and crew give dice.
        6 Treasure Island: bury chests for 1 fame each and gold for 1 fame a three, or raise one section at twice the price. Legends come here.
        Pirate’s Cove takes in ships that fled or were crippled: repairs, a tavern card, and another card or 2 gold.

table-option-multi-mastercraft = Several Mastercraft cards
    .help = A ship may have one Mastercraft card on each section instead of only one in all.
table-option-secret-map-month = Secret Map works
    .help = Whether the marked island counts double in the following month or at once.
table-option-secret-map-month-next = in the following month
table-option-secret-map-month-current = in the month it is played
table-option-navy-section = The Royal Navy fires at
    .help = Whether the player who commands the Navy names the section, or it always fires at the hull.
table-option-navy-section-controller = a section its commander names
table-option-navy-section-hull = the hull
table-option-reload-may-flee = Flee while reloading
    .help = A ship that reloads after a Six Gun Salute may flee instead of waiting.
table-option-destroyed-mastercraft = Destroyed Mastercraft
    .help = Whether a destroyed Mastercraft card leaves the game or goes to the discard pile.
table-option-destroyed-mastercraft-remove = leaves the game
table-option-destroyed-mastercraft-discard = is discarded
table-option-fame-floor = Lowest fame
    .help = Whether fame stops at zero or may become negative.
table-option-fame-floor-zero = zero
table-option-fame-floor-none = may be negative
table-option-two-player-score = Two players count
    .help = With two players each commands two ships: their fame is added, or the better ship counts.
table-option-two-player-score-sum = both ships
table-option-two-player-score-best = the better ship
table-option-even-windows = Even pauses
    .help = Wherever a hidden card could be played the game stops for everybody who holds a card, also for those who can only pass, so that nobody learns who could have played one.

ending-fame = The most fame decides.
ending-last-battle = The last battle decides.
ending-last-roll = The last battle leaves no survivor; the dice decide.

island-1 = Tavern Island
island-2 = Hull Island
island-3 = Sail Island
island-4 = Cannon Island
island-5 = Crew Island
island-6 = Treasure Island
island-7 = Pirate’s Cove

section-hull = hull
section-sails = sails
section-cannon = cannon
section-crew = crew

prompt-rigging = Rig your ship{ $mark }: raise sections with your { $gold } gold, in secret.
prompt-window-t = Play an event card{ $ships ->
        [1] {""}
       *[other] {" "}from your ship{ $mark }
    } before the courses are set, or pass.
prompt-window-n0 = Play Crow’s Nest{ $ships ->
        [1] {""}
       *[other] {" "}from your ship{ $mark }
    } before the courses are set, or pass.
prompt-window-n1 = All ships have moved. Play an event card{ $ships ->
        [1] {""}
       *[other] {" "}from your ship{ $mark }
    }, or pass.
prompt-course = Month { $month }: set your course, in secret.
prompt-course-again = { $card } was played, so courses set before are void. Month { $month }: set your course, in secret.
prompt-open-course = Month { $month }, Crow’s Nest: set the course of your ship{ $mark }, for all to see.
prompt-battle-card = Lay a battle card for your ship{ $mark }, or pass.
prompt-volley = Your ship{ $mark } is on turn: fire or flee?
prompt-reload = Your ship{ $mark } must reload: wait, or flee?
prompt-kegs = A volley is about to be fired. Add powder kegs of your ship{ $mark }?
prompt-target = What does your ship{ $mark } fire at?
prompt-navy-target = You command the Royal Navy{ $squadrons ->
        [one] {""}
       *[other] {" "}{ $squadron }
    }. What does it fire at?
prompt-parrot = { $new } wants to come aboard your ship{ $mark }. Keep { $old }?
prompt-cove = Pirate’s Cove: what else besides one tavern card?
prompt-upgrade = { $island }: what does your ship{ $mark } do? You have { $gold } gold.
prompt-bury-chests =
    { $chests ->
        [one] Do you bury your chest?
       *[other] How many of your { $chests } chests do you bury?
    }
prompt-bury-gold = How much of your { $gold } gold do you bury?

option-pass = Pass
option-rig-anew = Start over
option-rig-done = Set sail
option-raise = Raise the { $section } to level { $level } for { $price } gold
option-consort = Consort with { $other }{ $other_mark }
    .you-other = Consort with your own ship{ $other_mark }
    .help = { card-consort.text }
option-secret-map = Draw the Secret Map
    .help = { card-secret-map.text }
option-crows-nest = Crow’s Nest: { $other }{ $other_mark } sets the first course
    .you-other = Crow’s Nest: your ship{ $other_mark } sets the first course
    .help = { card-crows-nest.text }
option-intercept = Send the Royal Navy to { $island }
    .help = { card-royal-navy-intercept.text }
option-commission = Send squadron { $squadron } to { $island }
    .help = { card-privateering-commission.text }
option-farewell = A Fond Farewell: sail to { $island }
    .help = { card-a-fond-farewell.text }
option-sail = Sail to { $island }
option-sail-both = First ship to { $island }, second to { $other_island }
option-battle = Play { $card }
option-overboard = Treasure Overboard with { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
    .help = { card-treasure-overboard.text }
option-fire = Fire
option-fire-with = Fire with { $names }
option-flee = Flee to Pirate’s Cove
option-reload = Reload
option-no-keg = No powder keg
option-kegs = { $amount ->
        [one] Add a powder keg
       *[other] Add { $amount } powder kegs
    }
    .help = { card-powder-keg.text }
option-aim = The { $section } of { $other }{ $other_mark }
    .you-other = The { $section } of your own ship{ $other_mark }
option-aim-ship = All sections of { $other }{ $other_mark }
    .you-other = All sections of your own ship{ $other_mark }
option-aim-legend = { $legend }
option-aim-navy = Royal Navy squadron { $squadron }
option-keep-parrot = Keep { $card }
option-take-parrot = Take { $card } and lose 1 fame
option-cove-cards = A second tavern card
option-cove-gold = { $gold } gold
option-end-turn = End your turn
option-buy = Buy a tavern card for { $gold } gold
option-bury = Bury treasure
option-bury-chests = { $amount ->
        [one] 1 chest
       *[other] { $amount } chests
    }
option-bury-gold = { $amount } gold for { $fame } fame
option-attach = Put Mastercraft on the { $section }
option-mend = Mend the Mastercraft on the { $section } for 1 gold
option-account = Going on the Account: the { $section } to level { $level }
    .help = { card-going-on-the-account.text }

panel-sea = The High Seas
panel-month = Month
panel-month-of = { $month } of { $months }
panel-phase-rigging = rigging
panel-phase-treasure = treasure
panel-phase-navigation = navigation
panel-phase-combat = combat
panel-phase-plunder = plunder
panel-phase-upgrade = upgrade
panel-phase-black-ships = black ships
panel-phase-reckoning = reckoning
panel-bank = Bank
panel-gold = { $amount } gold
panel-chests = { $amount ->
        [one] { $amount } chest
       *[other] { $amount } chests
    }
panel-chests-of = { $hold ->
        [-1] { $amount ->
            [one] { $amount } chest
           *[other] { $amount } chests
        }
       *[other] { $amount }/{ $hold } chests
    }
panel-tavern = Tavern
panel-deck = { $count } in the deck
panel-discard = { $count } discarded
panel-lasting = In effect
panel-map = { $seat }’s secret map: { $island } in month { $month }
    .you = Your secret map: { $island } in month { $month }
panel-consort = { $seat } consorts with { $other }
    .you = You consort with { $other }
    .you-other = { $seat } consorts with you
panel-nest = Crow’s Nest: open courses
panel-islands = Islands
panel-treasure = { $fame } fame, { $gold } gold, { $chests ->
        [one] { $chests } chest
       *[other] { $chests } chests
    }{ $tavern ->
        [0] {""}
        [one] , 1 card
       *[other] , { $tavern } cards
    }
panel-no-treasure = –
panel-navy = Royal Navy{ $squadrons ->
        [one] {""}
       *[other] {" "}{ $squadron }
    }
panel-squadron = { $navy } under { $seat }
    .you = { $navy } under you
panel-squadron-hull = { $navy }: hull { $hull } of { $of }
panel-ship = { $seat }{ $mark }
    .you = Your ship{ $mark }
panel-combat = Battle at { $island }
panel-last-battle = The last battle
panel-round = Round { $round }
panel-foes = Enemies
panel-hull = hull { $hull } of { $of }
panel-laid = Cards in play
panel-card-of = { $card } ({ $seat }{ $mark })
    .you = { $card } (your ship{ $mark })
panel-dice = Last volley
panel-die = { $pips }
panel-cargo = Cargo
panel-fame = { $amount } fame
panel-at-sea = not yet at sea
panel-mat = Mat
panel-section = { $section } { $level } ({ $value }){ $master ->
        [upright] {" "}[Mastercraft]
        [turned] {" "}[Mastercraft, damaged]
       *[other] {""}
    }
panel-rig = Ship
panel-speed = speed { $speed }
panel-dice-of =
    { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }
panel-hurt = hurt
panel-hand = { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
panel-hand-hidden = hidden
panel-fame-cards = Fame cards

# The characters that bots can have
style-raider = Raider
    .about = Fires on when others turn away, and hardly ever flees.
style-treasure-hunter = Treasure hunter
    .about = Follows the chests and buries more than others.
style-cautious-captain = Cautious captain
    .about = Would rather flee than fight.
