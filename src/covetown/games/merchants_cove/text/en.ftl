### Merchants Cove. All wording is ours.

game-merchants-cove = Merchants Cove
    .summary = Three days in a fantasy harbour: every merchant runs a different shop, steers the boats that bring customers, and sells where the crowd is best. For one to five; alone you play against the Peddler. Shop boards, card faces and some numbers are reconstructions of our own, because the printed ones are not public.
    .plays = Everybody runs a shop with rules of its own and makes goods by spending hours of the day. Customers come by boat to four piers, and at dusk you sell what you have made to the crowds you helped to gather.
    .designer = Jonny Pac, Carl Van Ostrand, Drake Villareal
    .publisher = Final Frontier Games
    .goal = Have the most gold after three days: make Goods in your shop, steer boats with the right customers to the right piers, and sell where the crowd wants your colours.

extra-seat = The Peddler

# `.choices` is how the messages that name the choices begin: `merchant-…`, each in the merchant's own file.
table-option-merchant-1 = First seat’s merchant
    .help = Who plays the first seat. Left open, a merchant is dealt at random.
    .any = dealt at random
    .choices = merchant
table-option-merchant-2 = Second seat’s merchant
    .help = Who plays the second seat.
    .any = dealt at random
    .choices = merchant
table-option-merchant-3 = Third seat’s merchant
    .help = Who plays the third seat.
    .any = dealt at random
    .choices = merchant
table-option-merchant-4 = Fourth seat’s merchant
    .help = Who plays the fourth seat.
    .any = dealt at random
    .choices = merchant
table-option-merchant-5 = Fifth seat’s merchant
    .help = Who plays the fifth seat. With five players one merchant is of an expansion.
    .any = dealt at random
    .choices = merchant
table-option-rogues = Rogue card
    .help = Criminals only fill the Lair. Cultists buy like customers, at the price of Corruption. Robbers push customers from boat to boat.
    .criminals = Criminals
    .cultists = Cultists
    .robbers = Robbers
table-option-townsfolk = Townsfolk sets
    .help = At least two of the three. Locals free you of Corruption, Mercenaries bring a Good, Sailors move Adventurers.
    .locals = Locals
    .mercenaries = Mercenaries
    .sailors = Sailors
table-option-peddler-joins = The Peddler joins two players
    .help = A lone player always meets the Peddler. With this, it also sits down as the third at a table of two.
table-option-difficulty = The Peddler’s difficulty
    .help = In hard mode four of its sixteen cards are replaced by better ones.
    .normal = normal
    .hard = hard
table-option-peddler-goods = The Peddler’s Goods
    .help = Whose Goods the Peddler sells: a merchant nobody plays.
    .any = first one not in play
    .choices = merchant
table-option-opening-stock = Opening stock
    .help = With two or more players every shop opens with a Good or two on its shelf, in colours drawn by lot. It makes the shops as good as the Entertainer, who has no Goods; without it all shelves are empty at first.
table-option-even-windows = Even pauses
    .help = Whoever must discard one of several Corruption cards is asked even if they are all alike, so that nobody can tell from a missing pause.

ending-gold = The richest merchant has won.
ending-goods = Equal gold: more unsold Goods decided it.
ending-corruption = Equal gold and Goods: fewer Corruption cards decided it.
ending-shared = Equal in everything: the victory is shared.
ending-solo-won = You have more gold than the Peddler. The Cove is yours.
ending-solo-lost = The Peddler is not poorer than you. You have lost.
ending-peddler-won = The Peddler has out-traded everybody.

## Things

adventurer-red = Warrior
adventurer-green = Bard
adventurer-blue = Wizard
adventurer-yellow = Noble
adventurer-rogue = Rogue
adventurers-red = { $count ->
    [one] 1 Warrior
   *[other] { $count } Warriors
}
adventurers-green = { $count ->
    [one] 1 Bard
   *[other] { $count } Bards
}
adventurers-blue = { $count ->
    [one] 1 Wizard
   *[other] { $count } Wizards
}
adventurers-yellow = { $count ->
    [one] 1 Noble
   *[other] { $count } Nobles
}
adventurers-rogue = { $count ->
    [one] 1 Rogue
   *[other] { $count } Rogues
}

pier-bazaar = Bazaar
    .text = The pier on the left. Only large Goods are sold here.
pier-plaza = Grand Plaza
    .text = The pier in the middle, with two berths. Only small Goods are sold here.
pier-black-market = Black Market
    .text = The pier on the right. Large and small Goods are sold here, and whoever sells draws one Corruption card.
berth-bz = the Bazaar’s berth
berth-pl = the Plaza’s left berth
berth-pr = the Plaza’s right berth
berth-bm = the Black Market’s berth

hall-red = Hall of the Warriors
hall-green = Hall of the Bards
hall-blue = Hall of the Wizards
hall-yellow = Hall of the Nobles
town-square = Town Square

good-small-red = small red Good
good-small-green = small green Good
good-small-blue = small blue Good
good-small-yellow = small yellow Good
good-large-red = large red Good
good-large-green = large green Good
good-large-blue = large blue Good
good-large-yellow = large yellow Good
goods-some = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
}

corruption-some = { $count } × [{ $face }]
corruption-c = skull
corruption-c-red = skull, red
corruption-c-green = skull, green
corruption-c-blue = skull, blue
corruption-c-yellow = skull, yellow
corruption-cc-red = 2 skulls, red
corruption-cc-green = 2 skulls, green
corruption-cc-blue = 2 skulls, blue
corruption-cc-yellow = 2 skulls, yellow

rogues-criminals = Criminals
    .text = No special effect. Three Rogues wait in the Lair, five in the bag; those drawn on arrival are set aside.
rogues-cultists = Cultists
    .text = When you sell at a pier, Rogues there may count as customers of every colour; each costs you a Corruption card. Rogues arrive on boats.
rogues-robbers = Robbers
    .text = After you put a Rogue on a boat you may draw a Corruption card to move a customer of that boat to another one.

space-recruit = Recruit Townsfolk
    .text = Take a card from the Town Square, use its ability at once, and assign it to your Staff board. The cost is printed below its place.
space-staff = Activate Staff
    .text = Use any of your Staff abilities that have a card assigned, each once, in any order.

## Townsfolk (names, abilities and icons are reconstructions)

card-baker = Baker
    .text = Local. Discard one of your Corruption cards. At the end: two red icons.
card-piper = Piper
    .text = Local. Discard one of your Corruption cards. At the end: two green icons.
card-librarian = Librarian
    .text = Local. Discard one of your Corruption cards. At the end: two blue icons.
card-heiress = Heiress
    .text = Local. Discard one of your Corruption cards. At the end: two yellow icons.
card-apothecary = Apothecary
    .text = Local. Discard one of your Corruption cards. At the end: a red and a blue icon.
card-florist = Florist
    .text = Local. Discard one of your Corruption cards. At the end: a green and a yellow icon.
card-tailor = Tailor
    .text = Local. Discard one of your Corruption cards. At the end: a red and a yellow icon.
card-weaver = Weaver
    .text = Local. Discard one of your Corruption cards. At the end: a green and a blue icon.
card-constable = Constable
    .text = Local. Discard up to three of your Corruption cards. At the end: a red icon.
card-storyteller = Storyteller
    .text = Local. Discard up to three of your Corruption cards. At the end: a green icon.
card-teacher = Teacher
    .text = Local. Discard up to three of your Corruption cards. At the end: a blue icon.
card-judge = Judge
    .text = Local. Discard up to three of your Corruption cards. At the end: a yellow icon.
card-spearman = Spearman
    .text = Mercenary. Put a small red Good on your shelf. At the end: a red and a Corruption icon.
card-archer = Archer
    .text = Mercenary. Put a small green Good on your shelf. At the end: a green and a Corruption icon.
card-hexer = Hexer
    .text = Mercenary. Put a small blue Good on your shelf. At the end: a blue and a Corruption icon.
card-duellist = Duellist
    .text = Mercenary. Put a small yellow Good on your shelf. At the end: a yellow and a Corruption icon.
card-berserker = Berserker
    .text = Mercenary. Put a large red Good on your shelf. At the end: a red and two Corruption icons.
card-ranger = Ranger
    .text = Mercenary. Put a large green Good on your shelf. At the end: a green and two Corruption icons.
card-battlemage = Battlemage
    .text = Mercenary. Put a large blue Good on your shelf. At the end: a blue and two Corruption icons.
card-champion = Champion
    .text = Mercenary. Put a large yellow Good on your shelf. At the end: a yellow and two Corruption icons.
card-brawler = Brawler
    .text = Mercenary. Put a small red Good on your shelf. At the end: a green, a yellow and two Corruption icons.
card-trapper = Trapper
    .text = Mercenary. Put a small green Good on your shelf. At the end: a red, a blue and two Corruption icons.
card-runeblade = Runeblade
    .text = Mercenary. Put a small blue Good on your shelf. At the end: a red, a yellow and two Corruption icons.
card-bodyguard = Bodyguard
    .text = Mercenary. Put a small yellow Good on your shelf. At the end: a green, a blue and two Corruption icons.
card-boatswain = Boatswain
    .text = Sailor. Draw an Adventurer from the bag and put it on a sailing boat. At the end: a red and a green icon.
card-purser = Purser
    .text = Sailor. Draw an Adventurer from the bag and put it on a sailing boat. At the end: a blue and a yellow icon.
card-deckhand = Deckhand
    .text = Sailor. Draw an Adventurer from the bag and put it on a sailing boat. At the end: a red and a blue icon.
card-pilot = Pilot
    .text = Sailor. Take an Adventurer off a sailing boat to any pier. At the end: a green icon.
card-navigator = Navigator
    .text = Sailor. Take an Adventurer off a sailing boat to any pier. At the end: a blue icon.
card-herald = Herald
    .text = Sailor. Send a customer from a sailing boat to its Faction Hall. At the end: a yellow icon.
card-ferryman = Ferryman
    .text = Sailor. Send a customer from a sailing boat to its Faction Hall. At the end: a red icon.
card-stevedore = Stevedore
    .text = Sailor. Move an Adventurer from one sailing boat to another. At the end: a green and a yellow icon.
card-gatekeeper = Gatekeeper
    .text = Sailor. Put an Adventurer from a sailing boat back into the bag. At the end: a red and a green icon.
card-harbour-clerk = Harbour Clerk
    .text = Sailor. Put an Adventurer from a sailing boat back into the bag. At the end: a blue and a yellow icon.
card-rigger = Rigger
    .text = Sailor. Move an Adventurer from one sailing boat to another. At the end: a red and a yellow icon.
card-helmsman = Helmsman
    .text = Sailor. Move an Adventurer from one sailing boat to another. At the end: a green and a blue icon.

## Questions and answers

prompt-space = Choose an action: move your figure to a space it is not standing on.
prompt-card = Which of the Townsfolk do you recruit?
prompt-discard = { $least ->
    [0] Discard Corruption cards, { $most } more at most, or stop.
   *[other] Which Corruption card do you discard?
}
prompt-sailor-from = { $target ->
    [pier] Who leaves a sailing boat for a pier?
    [hall] Which customer goes to the Faction Hall?
    [bag] Who goes back into the bag?
   *[boat] Who changes boats?
}
prompt-sailor-pier = To which pier does the { $adventurer } go?
prompt-sailor-boat = On which boat does the { $adventurer } go?
prompt-slot = Which Staff slot takes the card?
prompt-staff = Which Staff ability do you use next?
prompt-hand = { $hours ->
    [one] 1 hour to go, from { $hour }. Take the Clock Hand or go on to { $next }?
   *[other] { $hours } hours to go, from { $hour }. Take the Clock Hand or go on to { $next }?
}
prompt-first = Which of the drawn Adventurers do you place first?
prompt-boat = On which boat do you put the { $adventurer }?
prompt-rob = The Rogue on boat { $boat } makes an offer: draw a Corruption card and move a customer of that boat?
prompt-dock = Boat { $boat } is full. Where does it dock?
prompt-cultists = How many Rogues at the { $pier } buy as customers of every colour?
prompt-sell = { $count ->
    [0] What do you sell at the { $pier }?
   *[other] { $pier }: { $count } chosen for { $amount } gold. What else?
}

option-done = Done
option-space = { $space } ({ $hours }h{ $corruption ->
    [0] {""}
   *[other] {" "}and { $corruption } Corruption
})
option-space-recruit = { $space } (cost by card)
option-space-figure-recruit = { $figure }: { $space } (cost by card)
option-space-figure = { $figure }: { $space } ({ $hours }h{ $corruption ->
    [0] {""}
   *[other] {" "}and { $corruption } Corruption
})
option-card = { $card } ({ $hours }h{ $corruption ->
    [0] {""}
   *[other] {" "}and { $corruption } Corruption
})
option-discard = Discard “{ $face }”
option-sailor-from = { $adventurer } of boat { $boat }
option-sailor-pier = { $pier }
option-boat = Boat { $boat } with { $aboard }
option-boat-empty = Boat { $boat }, empty
option-slot = Slot { $slot }: { $ability }
option-slot-replace = Slot { $slot }: { $ability }, replacing { $card }
option-staff = { $ability } ({ $card })
option-hand = The Clock Hand after { $hour }: one Corruption card, no loading
option-hour = { $hour } o’clock{ $count ->
    [0] {""}
    [one] , loading 1 Adventurer
   *[other] , loading { $count } Adventurers
}
option-first = { $adventurer }
option-rob = Move a { $adventurer } to boat { $boat } for a Corruption card
option-dock = Dock at { $berth }
option-cultists = { $count ->
    [0] None
    [one] 1 Rogue, for 1 Corruption card
   *[other] { $count } Rogues, for { $count } Corruption cards
}
option-sell = Sell a { $good } for { $amount } gold

## Events

event-phase = { $phase ->
    [arrival] Day { $round }: the boats arrive.
    [production] Day { $round }: the shops open.
    [market] Day { $round }: the market opens.
    [cleanup] Day { $round } is over; the town is cleaned up.
   *[scoring] The three days are over: Final Scoring.
}
event-arrived = Boat { $boat } brings { $who }.
event-set-aside = { $count ->
    [one] 1 Rogue was set aside and goes back into the bag.
   *[other] { $count } Rogues were set aside and go back into the bag.
}
event-chose-space = { $seat } goes to { $space }.
    .you = You go to { $space }.
event-waited = { $seat } finds nothing to do and waits an hour.
    .you = You find nothing to do and wait an hour.
event-recruited = { $seat } recruits { $card } from space { $space }.
    .you = You recruit { $card } from space { $space }.
event-assigned = { $card } joins { $seat }’s Staff in slot { $slot }.
    .you = { $card } joins your Staff in slot { $slot }.
event-used-staff = { $seat } uses { $ability } ({ $card }).
    .you = You use { $ability } ({ $card }).
event-townsfolk-dealt = { $card } comes to space { $space } of the Town Square.
event-townsfolk-discarded = { $card } goes under the Townsfolk deck.
event-produced = { $seat } puts a { $what } on the shelf.
    .you = You put a { $what } on the shelf.
event-took-back = { $seat } takes a { $what } back from the shelf.
    .you = You take a { $what } back from the shelf.
event-drew-corruption = { $shown ->
    [yes] { $seat } draws a Corruption card: { $what }.
   *[no] { $seat } draws a Corruption card.
}
    .you = { $shown ->
        [yes] You draw a Corruption card: { $what }.
       *[no] You draw a Corruption card.
    }
event-discarded-corruption = { $shown ->
    [yes] { $seat } discards a Corruption card: { $what }.
   *[no] { $seat } discards a Corruption card.
}
    .you = { $shown ->
        [yes] You discard a Corruption card: { $what }.
       *[no] You discard a Corruption card.
    }
event-corruption-reshuffled = The Corruption discard pile is shuffled into a new deck of { $count }.
event-timepiece-moved = { $seat }’s Timepiece: { $place }.
    .you = Your Timepiece: { $place }.
event-drew-adventurer = { $seat } draws a { $who } from the bag.
    .you = You draw a { $who } from the bag.
event-returned-adventurer = A { $who } goes back into the bag.
event-boarded = { $from ->
    [0] { $seat } puts a { $who } on boat { $boat }.
   *[other] { $seat } moves a { $who } from boat { $from } to boat { $boat }.
}
    .you = { $from ->
        [0] You put a { $who } on boat { $boat }.
       *[other] You move a { $who } from boat { $from } to boat { $boat }.
    }
left-to =
    { $to ->
        [bazaar] to the Bazaar
        [plaza] to the Grand Plaza
        [black-market] to the Black Market
        [hall] to the Faction Hall
       *[bag] into the bag
    }
event-left-boat = { $seat } takes a { $who } off boat { $boat }: { left-to }.
    .you = You take a { $who } off boat { $boat }: { left-to }.
event-docked = Boat { $boat } docks: { $who } at the { $place }.
event-boat-left = Boat { $boat } leaves the harbour.
event-to-halls = To Halls and Lair: { $who }.
event-signal = All berths are taken. The day ends at { $hour } o’clock.
event-sold = { $seat } sells at the { $place }: { $what } for { $amount } gold.
    .you = You sell at the { $place }: { $what } for { $amount } gold.
event-gained-gold = { $seat } gains { $amount } gold{ $why ->
    [shields] {" "}from shields
    [fan] {" "}from a fan
    [brag] {" "}by bragging
    [tips] {" "}in tips
    [sponsorship] {" "}of sponsorship
   *[other] {""}
}.
    .you = You gain { $amount } gold{ $why ->
        [shields] {" "}from shields
        [fan] {" "}from a fan
        [brag] {" "}by bragging
        [tips] {" "}in tips
        [sponsorship] {" "}of sponsorship
       *[other] {""}
    }.
event-paid-gold = { $seat } pays { $amount } gold.
    .you = You pay { $amount } gold.
event-sponsored = { $seat } is sponsored by the { $colour } Hall: { $amount } gold.
    .you = You are sponsored by the { $colour } Hall: { $amount } gold.
event-shield-on = { $seat }’s { $colour } shield is active.
    .you = Your { $colour } shield is active.
event-shield-off = { $seat }’s { $colour } shield is no longer active.
    .you = Your { $colour } shield is no longer active.
event-cleaned-up = The next day starts at { $hour } o’clock.
event-final-scoring = { $count ->
    [0] { $seat } scores { $amount } gold for icons and ends with { $gold }.
   *[other] { $seat } turns up { $cards_shown }, scores { $amount } gold for icons and ends with { $gold }.
}
    .you = { $count ->
        [0] You score { $amount } gold for icons and end with { $gold }.
       *[other] You turn up { $cards_shown }, score { $amount } gold for icons and end with { $gold }.
    }
event-took-shop = The shop of { $seat }: { $shop }.
    .you = Your shop: { $shop }.
event-rogue-card = The Rogues of this game: { $name }. Lair { $lair }, bag { $bag }.
event-timepieces-stacked = The Timepieces lie at { $place }, from top to bottom: { $seats }.
event-left-piers = The piers are cleared: back into the bag go { $who }.
event-square-moved-up = The cards of the Town Square move to the right.

## Panels

panel-harbour = Harbour, day { $round }
panel-boat = Boat { $boat } ({ $status ->
    [sailing] sailing, { $side }
    [docked] docked
   *[gone] gone
})
panel-halls = Faction Halls
panel-hall = { $colour ->
    [red] Warriors
    [green] Bards
    [blue] Wizards
   *[yellow] Nobles
} { $count }
panel-lair = Lair { $count }
panel-bag = In the bag
panel-drawn = Drawn
panel-rogue-card = Rogue card
panel-clock = Clock
panel-hour = { $hour } o’clock
panel-hand-place = Clock Hand after { $hour }
panel-marker = Market marker
panel-hands = Clock Hands
panel-hand-open = after { $hour }: open
panel-hand-closed = after { $hour }: closed
panel-indicators = Loading on the way
panel-indicator = after { $hour }: { $value }
panel-town = Town
panel-square = Space { $space } ({ $hours }h{ $corruption ->
    [0] {""}
   *[other] {" "}and { $corruption } Corruption
})
panel-nobody = empty
panel-townsfolk = { $card } [{ $icons }]
panel-recruited = Being recruited
panel-decks = Decks
panel-decks-text = Townsfolk { $townsfolk }, Corruption { $deck } (discarded { $discards })
panel-board = { $name }
panel-song-piles-text = deck { $deck }, discarded { $discard }
panel-gold = Gold
panel-number = { $number }
panel-corruption = Corruption cards
panel-hidden-cards = { $count } face-down
panel-shelf = Sale Shelf
panel-supply = Supply
panel-goods = { $count } × { $good }
panel-shields = Active shields
panel-shield = { $colour } × { $count }
panel-staff = Staff
panel-slot = { $ability }: { $card } [{ $icons }]
panel-slot-free = { $ability }: free
panel-spaces = Action spaces
panel-space-recruit = { $space } (cost by card){ $here ->
    [yes] {" "}◆
   *[other] {""}
}
panel-space = { $space } ({ $hours }h{ $corruption ->
    [0] {""}
   *[other] {" "}+ { $corruption } Corruption
}){ $here ->
    [yes] {" "}◆
   *[other] {""}
}

## Colours

colour-red = red
colour-green = green
colour-blue = blue
colour-yellow = yellow

# The characters that bots can have
style-fair-trader = Fair trader
    .about = Shuns Corruption and the Black Market.
style-fence = Fence
    .about = At home on the Black Market; takes Corruption as it comes.
style-recruiter = Recruiter
    .about = Hires Townsfolk more often than others do.
