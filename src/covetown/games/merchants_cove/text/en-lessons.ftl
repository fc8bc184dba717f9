### The guided games: a first day with each of the four base merchants, the Entertainer, and the Peddler.

## A first day, whoever keeps the shop

lesson-day = Your first day
    .about = Make goods, fill boats, sell at three piers: a whole day in the Cove, and then on by yourself. Choose your merchant.

# The harbour, the clock and the shop
lesson-day-goal = Welcome to the Cove! You have three days, and whoever owns the most gold after them wins. This is your purse. Let us fill it.
lesson-day-boats = Each morning six boats arrive with adventurers: Warriors in red, Bards in green, Wizards in blue, Nobles in yellow. They are your customers, and each buys goods of their own colour.
lesson-day-piers = In the evening they stand on these piers. The Bazaar buys large goods, the Grand Plaza small ones, the Black Market both, though it is a shady place.
lesson-day-prices = On this shelf lie the goods you have made, small ones and large ones, each with its price. You get that price once for every customer of the colour who stands at the pier.
lesson-day-clock = The day is a clock. Whatever you do takes hours, and your timepiece moves on by them. When all have come to the bell, the market opens.
lesson-day-actions = These are your actions, each with its hours. Every turn you choose one, but never the same one twice running.
lesson-day-begin = Begin with this one.

# Turns
lesson-day-turn = Your action is done, and your timepiece went forward. The next turn belongs to whoever is farthest back; on the same hour, to the one on top.
lesson-day-rival = That was your rival, who acted until you were the one farthest back. Here you see what they own; a click opens their shop.
lesson-day-again = It is your turn once more: nobody is farther back, and on the same hour the timepiece on top goes first. A short action is often followed by another.
lesson-day-rival-again = Your rival had a turn as well, and somebody new went aboard.
lesson-day-rival-boats = Meanwhile your rival has been filling boats too. Remember: all of you sell to the same crowd, whoever brought it in.
lesson-day-rival-later = Your rival has moved ahead of you. Your turn.
lesson-day-rival-last = Your rival has come to the bell and is finished for today. You have one turn left.

# Boats
lesson-day-load = See the +1 on the rim of the clock? Whoever passes one draws an adventurer from the bag and chooses a boat for them.
lesson-day-load-boat = Put the newcomer on the lit boat. It carries three already, and four fill it.
lesson-day-load-first = Put the newcomer on the lit boat, with others of the same kind: a crowd of one colour pays best.
lesson-day-load-more = You passed another +1. Put this one on the lit boat.
lesson-day-load-full = Another +1, and a chance: fill the lit boat.
lesson-day-load-full-again = You passed a +1 again. Fill the lit boat.
lesson-day-load-nobles = A Noble, just what you need! Boat 2 carries two of them. On its side only the Bazaar is free, and there your yellow Elixir will be sold.
lesson-day-load-plaza = Fill the lit boat: three Bards are aboard. On its side only the Grand Plaza is free, just right for your green weapon.
lesson-day-full = A full boat docks at once, on its own side of the island. Who fills it chooses the berth.
lesson-day-dock-black = On the right that is the Grand Plaza or the Black Market. Take the Black Market: it buys goods of both sizes.
lesson-day-dock-bazaar = It is full. On the left a boat docks at the Bazaar or at the Grand Plaza. Take the Bazaar, for your large goods.
lesson-day-left = Both berths of that side are taken now, so its third boat sails off. Its adventurers go home to the halls of their factions, and the fuller a hall, the more it pays later.
lesson-day-two = Late in the day the marks on the clock are worth +2: two adventurers come at once.
lesson-day-rogue = One of them is a Rogue. Rogues buy nothing. They only take up room, and when their boat sails off they go to the Lair.
lesson-day-two-first = You choose who goes first: the lit one.
lesson-day-two-boat = Onto the lit boat.
lesson-day-two-second = And the other one: it makes that boat full, and there is one berth left for it.
lesson-day-signal = All four berths are taken! Nobody boards any more, and the bell moves up to the hour after the leader: the market opens at 11 today.

# Townsfolk and Corruption
lesson-day-townsfolk = These are the Townsfolk. Each place has its cost: whoever came last is the dearest.
lesson-day-recruit = Hire one of them. Choose Recruit Townsfolk.
lesson-day-recruit-card-good = The lit one costs a single hour, and is a Mercenary who brings a finished good along. Click it.
lesson-day-recruit-slot = Now a place on your staff. Each slot has an ability, and a card there wakes it: you use it with Activate Staff. Choose the lit slot.
lesson-day-recruit-slot-again = Choose the lit slot for your new hand.
lesson-day-recruit-local = This card might cost you gold in the end. Locals can take Corruption away, and one is to be had for an hour. Choose Recruit Townsfolk.
lesson-day-recruit-card-local = The Storyteller lets you discard up to three Corruption cards, at once.
lesson-day-recruit-card-last = Another Mercenary for one hour, and another good for the market.
lesson-day-discard = Away with it: click your Corruption card.
lesson-day-corruption = A skull in the cost means a Corruption card for you. When the game ends, each skull on your cards costs 1 gold for every Rogue in the Lair. A few are fine; many are dear.

# The market
lesson-day-market = The bell rings: the market opens. It goes from pier to pier, from left to right, and customers are not used up: they buy from everybody.
lesson-day-sell-first = First the Bazaar, for large goods. Click the lit one: it brings its price times the customers of its colour standing here.
lesson-day-sell-plaza = At the Grand Plaza you sell small goods. Click the lit one.
lesson-day-sell-more = This one has buyers here too.
lesson-day-sell-more-still = And this one.
lesson-day-sell-all = The red ones as well. It is little, but no more Warriors are to come.
lesson-day-sell-last = And the last.
lesson-day-sell-keep = Keep the rest: at the Black Market more customers of its colour are waiting. Press Done.
lesson-day-sell-black = The Black Market. Whoever sells here draws one Corruption card, no matter how much was sold. It is worth it today.
lesson-day-sell-black-more = The card is yours either way, so sell the other one too.

# On your own
lesson-day-counted = A fine first day! When all have sold, shields pay too: each open one brings 1 gold for every adventurer in the hall of its colour.
lesson-day-next-day = New boats have come, and day 2 begins at 2 o’clock. One clock hand is open now. Going over it gives you an hour more, for a Corruption card, and nobody boards.
lesson-day-end = After day 3 the icons of your staff and of your Corruption cards count: a colour brings 1 gold for everybody in its hall, a skull costs 1 for every Rogue in the Lair.
lesson-day-alone = You know your way around; play on as you like. The lamp at the top gives a hint, the book beside it tells the rules, and your rival is a beginner as well.

# Another try
lesson-day-wrong-space = There is time for that later. The lit action is the one that helps you now.
lesson-day-wrong-card = That one costs more, or brings you less. Take the lit one.
lesson-day-wrong-slot = Every slot has its use, but the lit ability suits you best today.
lesson-day-wrong-boat = You may put people on any boat that still sails. The lit one brings your customers to the pier where you need them.
lesson-day-wrong-first = That one can go second. First the one that is lit.
lesson-day-wrong-berth = That berth would be free, but your goods sell better at the lit one.
lesson-day-wrong-discard = You can get rid of it for nothing right now. Discard it.
lesson-day-wrong-unsold = Do not stop yet: the lit good finds buyers here.
lesson-day-wrong-good = That one can wait. The lit one first.
lesson-day-wrong-keep = Not here: at a pier still to come, more customers of that colour are waiting.

## The Alchemist

lesson-alchemist-shop = You are the Alchemist. In your decanter marbles lie in four chutes. Three rows have names, Upper, Middle and Lower: from there you take ingredients.
lesson-alchemist-cauldrons = They go into these cauldrons. Three small ones make Potions, two large ones Elixirs. The upper slots of a cauldron want one colour, those below take anything.
lesson-alchemist-announce = Announce a colour of the Upper row, and every marble of it there comes out. Three are yellow: click one of them.
lesson-alchemist-place = That is your catch. Put a yellow marble into the first large cauldron: click the marble, then the cauldron.
lesson-alchemist-place-more = The second one, into the same cauldron.
lesson-alchemist-place-last = And the third. Only the two lower slots are left.
lesson-alchemist-waste = This is your Toxic Waste: Ichor, two in each vat. As long as Ichor lies in a vat, the shield of its colour is shut.
lesson-alchemist-purge = Purge takes a single hour and empties all four vats. Choose it.
lesson-alchemist-shields = Now your four shields are open, and each will pay you at the market.
lesson-alchemist-middle = Next the Middle row. It takes two hours, but you may stir first. Choose it.
lesson-alchemist-keep = You could empty a cauldron that went wrong. Yours is fine: press “Empty none”.
lesson-alchemist-chain = Look at the second chute: blue, red, red, yellow, blue. Were the yellow one between the two red ones, taking it would let them meet. Equal marbles that roll together come out as well!
lesson-alchemist-stir = So swap the yellow marble with the red one below it: click both.
lesson-alchemist-chain-announce = Announce yellow: click the yellow marble in the Middle row. Red will meet red, and then blue meets blue.
lesson-alchemist-catalyst = Six marbles! The lower slots take any colour, so finish the Elixir: a blue marble into it.
lesson-alchemist-catalyst-two = And a red one. That cauldron is full.
lesson-alchemist-blue = Begin a Potion with the other blue marble, in the first small cauldron.
lesson-alchemist-blue-catalyst = The red one goes into its lower slot.
lesson-alchemist-yellow = And the two yellow ones into the next small cauldron. The first …
lesson-alchemist-yellow-two = … and the second.
lesson-alchemist-lower = Now the Lower row. It is quick, but the skull means that you draw a Corruption card. Choose it.
lesson-alchemist-keep-again = Nothing to empty.
lesson-alchemist-lower-announce = Announce green: two lie in this row, and the green ones around them follow.
lesson-alchemist-lower-catalyst = A green one finishes the yellow Potion.
lesson-alchemist-lower-green = The other three fill the third small cauldron. One …
lesson-alchemist-lower-green-two = … two …
lesson-alchemist-lower-green-three = … three.
lesson-alchemist-brew = Three cauldrons are full, and one Brew is enough for all of them. Choose Brew.
lesson-alchemist-brew-first = Name each cauldron that is to be brewed. First the yellow Potion.
lesson-alchemist-brew-second = Then the green one.
lesson-alchemist-brew-third = And the Elixir.
lesson-alchemist-hasty = One hour is left until the bell. Hasty Brew finishes one cauldron even if it lacks a marble, such as your blue Potion. Choose it.
lesson-alchemist-unsold = No Wizard stands here for your blue Potion. What is not sold stays on your shelf until tomorrow.
lesson-alchemist-tip = A tip for tomorrow: look for marbles that meet when one between them goes, brew several cauldrons at a time, and keep your vats empty when the market opens.
lesson-alchemist-wrong-colour = That is a colour of the row too, but the lit one gives you more.
lesson-alchemist-wrong-place = It would fit there, but then the cauldrons do not come out full. Follow the light.
lesson-alchemist-wrong-done = What you do not place goes back into the bag. Place this one too.
lesson-alchemist-wrong-empty = Do not pour good marbles away. Press “Empty none”.
lesson-alchemist-wrong-stir = That swap sets nothing off. Swap the two lit marbles in the second chute.
lesson-alchemist-wrong-brew = You name them from left to right, and each one that you pass by is left out. Take the lit one.
lesson-alchemist-wrong-brewed = There is more to brew, and it costs no more hours.

## The Blacksmith

lesson-blacksmith-shop = You are the Blacksmith. Dice are your metal: an alloy die gives a piece its colour, black coal dice give heat. These are in your pool.
lesson-blacksmith-furnaces = Every furnace wants one alloy die and some coal, and its heat, the sum of all its dice, must fit the numbers below it. Three furnaces make weapons, which are small, two make armour, which is large.
lesson-blacksmith-alloy = All dice of the pool were rolled. First the alloy: click the green 2.
lesson-blacksmith-alloy-furnace = Now click furnace 1, which wants 6 to 7 in all.
lesson-blacksmith-red = Now the red 1 …
lesson-blacksmith-red-furnace = … into furnace 2.
lesson-blacksmith-coal = Next the coal. 2 and 5 are 7: click the 5.
lesson-blacksmith-coal-furnace = Into furnace 1. At 7 its heat is not only right but perfect, which will bring you something extra.
lesson-blacksmith-coal-more = Give the 3 to the red die; it can only go there.
lesson-blacksmith-cool = Keep the two ones for the next roll. Press “{ option-blacksmith-cooled }”.
lesson-blacksmith-rack = The other alloy dice lie on your ore rack. Nobles are aboard some boats, so yellow goods will be wanted.
lesson-blacksmith-mine = Mine brings you one or two dice from the rack. Choose it.
lesson-blacksmith-mine-ore = Take a yellow die …
lesson-blacksmith-mine-more = … and the second yellow one.
lesson-blacksmith-stoke-again = Stoke again: roll what is in your pool.
lesson-blacksmith-rake-none = You could rake a furnace out and roll its dice again. Let them glow: rake out none.
lesson-blacksmith-six = Two yellow sixes! High dice are for armour. Click one.
lesson-blacksmith-six-furnace = Furnace 5, which wants 15 to 16.
lesson-blacksmith-six-two = The other six …
lesson-blacksmith-six-two-furnace = … into furnace 3. It wants 10 to 11.
lesson-blacksmith-three = Now the coal 3 …
lesson-blacksmith-three-furnace = … into furnace 3. With 9 it is not ready yet; more coal can follow on another day.
lesson-blacksmith-coal-six = And the coal 6 goes to the armour: 12.
lesson-blacksmith-forge = Furnace 1 is ready. Forge finishes every ready furnace you name. Choose it.
lesson-blacksmith-rack-again = The coal comes back to your pool, the alloy die to the rack. For a Corruption card you could keep it; let it go this time.
lesson-blacksmith-hallmark = The heat was perfect, so the green shield got your hallmark. It stays open for the rest of the game and pays at every market.
lesson-blacksmith-bellows = Furnace 5 stands at 12. The Bellows are like Stoke, but you may change each die by 1 as you place it, for a Corruption card. Choose them.
lesson-blacksmith-rake-none-again = Rake out none.
lesson-blacksmith-bellows-coal = A 5. Click it.
lesson-blacksmith-bellows-down = As a 5 it would be too hot, as a 4 it makes 16: perfect! Choose furnace 5 with the value that is one lower.
lesson-blacksmith-forge-again = Perfect armour. Forge it.
lesson-blacksmith-rack-again-two = Let the yellow die go back to the rack.
lesson-blacksmith-recruit-last = One hour is left, enough to hire the cheapest of the Townsfolk. Choose Recruit Townsfolk.
lesson-blacksmith-tip = A tip for tomorrow: coal is scarce, so give a furnace no more dice than it needs, forge several at once, and go for perfect heats early.
lesson-blacksmith-wrong-die = That die is better used elsewhere. Click the lit one.
lesson-blacksmith-wrong-furnace = There it would spoil another piece. The lit furnace suits it.
lesson-blacksmith-wrong-done = There is a die left that you can use.
lesson-blacksmith-wrong-cool = A 1 would take up a place for coal and heat nothing. Keep the two ones in the pool.
lesson-blacksmith-wrong-ore = A good metal, but yellow is what this day wants.
lesson-blacksmith-wrong-rake = Those dice lie well. Rake out none.
lesson-blacksmith-wrong-preserve = Keeping the die costs a Corruption card, and you can mine it again. Let it go back to the rack.

## The Captain

lesson-captain-shop = You are the Captain. Four lanes lead out to sea. Far enough out there is fish or there are shells, small goods in the colour of the lane; at the end lies a wreck with a treasure, a large good.
lesson-captain-compass = Four ships lie in your harbour, and the compass moves them. Three points move ships three spaces; a wind moves every ship in its lane, and gives two points.
lesson-captain-leave = The compass gave you three points. With the first a ship leaves the harbour: click it, then the first space of the south lane.
lesson-captain-point = With the second it sails on …
lesson-captain-fish = … and with the third it comes to the fishing ground.
lesson-captain-extra = You may spin a second time. One of the eight signs is a storm and would cost you a Corruption card; all the others help. Spin!
lesson-captain-wind = South wind! Your ship in the south moved on for free. And there are two points.
lesson-captain-second = Send a second ship the same way, so that the next south wind moves both …
lesson-captain-second-point = … and on.
lesson-captain-sail-again = Sail again, and hope for wind.
lesson-captain-wind-again = South wind again, and both ships moved. The second has reached the fishing ground.
lesson-captain-wreck = One point takes the first ship to the wreck, where a blue treasure lies.
lesson-captain-west = The other point sends a third ship into the west.
lesson-captain-stop = Enough risk for now: stop.
lesson-captain-recall = Nothing is yours until the ships are home. Recall brings in as many as you like. Choose it.
lesson-captain-recall-treasure = First the one on the wreck, with the treasure.
lesson-captain-recall-fish = Then the one with the fish.
lesson-captain-recall-done = The third has nothing aboard yet. Press “{ option-captain-returned }”.
lesson-captain-gale = Ride the Gale allows up to three spins, and a storm counts as three points there. It costs a Corruption card. Choose it.
lesson-captain-gale-storm = A storm: three points! Sail the ship in the west onwards …
lesson-captain-gale-on = … and on …
lesson-captain-gale-more = … and on.
lesson-captain-gale-spin = Once more: spin.
lesson-captain-port = West wind! The ship has come to port waters, where the anchors are. As long as one lies there, the shield of that lane is open, and it pays if it is open at the market.
lesson-captain-gale-east = Two points. Send a ship into the east, where the shells are yellow …
lesson-captain-gale-east-two = … and on.
lesson-captain-gale-stop = That will do: stop.
lesson-captain-recruit = The cheapest of the Townsfolk is a Mercenary with a large blue good. Choose Recruit Townsfolk.
lesson-captain-recruit-treasure = Battlemage: a blue treasure for nothing but an hour.
lesson-captain-dock-plaza = Four Bards! You have two green fish, and fish is small. Dock at the Grand Plaza.
lesson-captain-staff = Two of your slots are filled: the Helmsman gives three points, the Bosun brings one ship home. One action wakes them all.
lesson-captain-staff-go = Choose Activate Staff.
lesson-captain-helmsman = First the Helmsman.
lesson-captain-helmsman-wreck = One point: the ship in the west comes to its wreck, with a green treasure.
lesson-captain-helmsman-east = Two points for the ship in the east …
lesson-captain-helmsman-east-two = … which comes to its fishing ground.
lesson-captain-bosun = Now the Bosun.
lesson-captain-bosun-treasure = Bring home the ship from the western wreck.
lesson-captain-recall-last = The last action of a day may go beyond the bell, and costs nothing more for it. Recall your ship in the east.
lesson-captain-tip = A tip for tomorrow: two ships in one lane share its wind, the extra spin is nearly always worth it, and a ship left in port waters opens a shield.
lesson-captain-wrong-ship = The ships may go anywhere, but follow the light: it is the quickest way to goods.
lesson-captain-wrong-waive = Points are lost if you do not use them now.
lesson-captain-wrong-spin = That is for you to decide in a game. Here, do what the light shows.
lesson-captain-wrong-return = That ship would bring you nothing yet. Call the lit one.
lesson-captain-wrong-returned = There is still a ship out there with goods for you.
lesson-captain-wrong-recall = It has nothing aboard, and it would lose its way out. Leave it at sea.
lesson-captain-wrong-staff = In another order it works out worse: first to the wreck, then home.

## The Chronomancer

lesson-chronomancer-shop = You are the Chronomancer. These are your two time machines, one above the other, each with five places for tiles. Some places are gaps.
lesson-chronomancer-rifts = Between them are five rifts. Where the tiles above and below have the same colour, the rift is aligned, and a relic of that colour can be fetched through it.
lesson-chronomancer-push = Push I puts tiles from your workbench into the upper machine, from the left or the right. Push the yellow one in from the left: click the tile, then the arrow.
lesson-chronomancer-push-enough = A yellow tile stands at the far left now. One below it, and that rift is aligned. You may push twice, but once is enough: press “{ option-chronomancer-pushed }”.
lesson-chronomancer-figures = You have two figures and move one of them each turn. The other stays and blocks its space.
lesson-chronomancer-push-two = Now the lower machine. Let the Chronomancer go to Push II: click the figure, then the space.
lesson-chronomancer-push-red = Its yellow tile is in the second place and must go left. Push a red tile in from the right …
lesson-chronomancer-push-blue = … that took the gap. Push a blue one in as well, and the whole row moves to the left.
lesson-chronomancer-stabilise = Yellow stands over yellow: rift 1 is aligned. Stabilise puts your yellow anchor there, for an hour and a Corruption card. Choose it with the Chronomancer.
lesson-chronomancer-anchored = With an anchor a rift gives a great relic, which is a large good. And the shield of that colour stays open.
lesson-chronomancer-explore = Now fetch it: Explore, with the Chronomancer.
lesson-chronomancer-explored = A great relic lies on your shelf. Its two tiles are gone and have left gaps.
lesson-chronomancer-overclock = Overclock gives you three pushes, into either machine, and costs a Corruption card. Choose it with the assistant.
lesson-chronomancer-over-red = First a red tile into the lower machine, from the right.
lesson-chronomancer-over-blue = Two rifts are aligned. Now the blue one into the upper machine, from the left.
lesson-chronomancer-over-last = Three! And the red one into the upper machine, from the right.
lesson-chronomancer-explore-again = Four rifts are aligned. Your figure can fetch all that it reaches in one walk without a gap. Explore with the Chronomancer.
lesson-chronomancer-explore-first = The first one on the left.
lesson-chronomancer-explore-second = The next.
lesson-chronomancer-explore-third = And the next.
lesson-chronomancer-explore-fourth = And the last.
lesson-chronomancer-recruit-last = One hour is left, enough to hire the cheapest of the Townsfolk. Let the assistant go to Recruit Townsfolk.
lesson-chronomancer-tip = A tip for tomorrow: once a day, Rewind takes your timepiece back up to two hours, for a Corruption card. Keep it for when you know where the boats lie.
lesson-chronomancer-wrong-push = That push moves the row the wrong way or uses up a tile you need. Follow the light.
lesson-chronomancer-wrong-pushed = One more push is yours, and it makes the difference.
lesson-chronomancer-wrong-enough = A second push is allowed but would only use up a red tile. Press “{ option-chronomancer-pushed }”.
lesson-chronomancer-wrong-explore = You name them from left to right, and what you pass by is left out. Take the lit one.

## The Entertainer

lesson-entertainer = The Entertainer
    .about = A merchant without goods: compose, turn the dial, and sing for gold. For those who know the core game.

lesson-entertainer-goal = You are the Entertainer. You make no goods and you sell nothing: you sing. Boats, piers and the clock are as always.
lesson-entertainer-hand = These are your Skill cards. Each turn you compose: one card is played and will be part of your next song, another one is discarded.
lesson-entertainer-zones = Two cards of your deck are out already. Crowd Work waits in the song zone and gets better with each Skill card there; Songbird waits in the brag zone.
lesson-entertainer-drop = The hourglasses of the discarded card do two things: your timepiece moves on by them, and this dial turns by as many quarters. When it comes full circle, you sing.
lesson-entertainer-play = You hold two cards, so playing one discards the other. Play Tavern Verse: it has two green icons. Tavern Bridge with its three hourglasses is then discarded.
lesson-entertainer-tempo = For a Corruption card the dial would turn a quarter more or less. Keep the tempo.
lesson-entertainer-turned = Three quarters: nearly round. The discarded card also raised your volume to 5, and you will need that.
lesson-entertainer-load = You passed a +1. Put the Bard on boat 4: Bards are the audience for your green icons.
lesson-entertainer-rival = Your rival has filled that boat and docked it at the Grand Plaza. Three Bards stand there, and they will be your audience.
lesson-entertainer-second = You have drawn two new cards.
lesson-entertainer-second-play = Play Tavern Chorus. It has a green icon, and two more that cost volume.
lesson-entertainer-second-tempo = Three hourglasses again. Keep the tempo; the dial will come round.
lesson-entertainer-song = The dial has come round: a Song! It stands at 3, so your bard may visit a first place and then three others.
lesson-entertainer-icons = You pay with the icons in your song zone, the lower ones also with volume. All icons of one source are spent together, once in a Song.
lesson-entertainer-hall = Begin at the Hall of the Bards.
lesson-entertainer-rune = With more green icons than there are adventurers in the hall you may leave a rune. One Bard lives here, so two icons are enough. Place a rune.
lesson-entertainer-rune-pay = Pay with the two icons that cost 2 volume: Tavern Chorus. Your volume is high.
lesson-entertainer-plaza = Now to your audience: move to the Grand Plaza.
lesson-entertainer-plaza-spend = Each icon earns 1 gold for every adventurer of its colour here. Two green icons and three Bards: 6 gold. Click Tavern Verse, then the Bards.
lesson-entertainer-island = Whoever has a rune may sing to the boats at sea. Move to Dragon Island.
lesson-entertainer-island-side = Choose a side. On the left two Bards are sailing.
lesson-entertainer-island-spend = Crowd Work is worth two wild icons, one for each Skill card. Use it as green: 4 gold.
lesson-entertainer-island-finish = Leave off singing, and a creature will follow you.
lesson-entertainer-creature = Take Coin Magpie.
lesson-entertainer-brag = Creatures are for bragging. For 3 volume all of them show what they can. Brag!
lesson-entertainer-brag-order = Songbird first; it brings 4 gold. Coin Magpie follows with 6.
lesson-entertainer-square = One place is left. Move to the Town Square.
lesson-entertainer-fan = Here you win fans. The first costs one icon, each further one costs one more. Win a fan.
lesson-entertainer-fan-florist = The Florist has two icons and no skull. You pay with the last icon of Tavern Chorus.
lesson-entertainer-rest = The Song is over. You rest, and your timepiece moves on by the hourglasses of the card you discarded.
lesson-entertainer-load-again = Put the Noble on boat 1.
lesson-entertainer-rival-again = Your rival had a turn as well.
lesson-entertainer-limit = A badge left your board for the fan, so you hold three cards from now on. With the next fan it will be four.
lesson-entertainer-price = At a pier you may also buy the top card of one of these two stacks, once in a visit. The more runes you have placed, the dearer they get.
lesson-entertainer-swan = Before each market opens you may sing once more, a swan song, without any cost. Then all the piers are full: keep good cards in your song zone.
lesson-entertainer-fans = When somebody hires a fan of yours, you both get gold. And in the end the colours of all your fans count for you, wherever they are.
lesson-entertainer-wrong-play = Then this one would be discarded, and you need its icons in your song. Play the lit card.
lesson-entertainer-wrong-tempo = That would cost a Corruption card, and you do not need it now. Keep the tempo.
lesson-entertainer-wrong-place = A Song may begin there. But for singing to the boats you need a rune first: begin at the Hall of the Bards.
lesson-entertainer-wrong-sing = You may do that, but it wastes a place or an icon of this Song. Do what the light shows.
lesson-entertainer-wrong-pay = You will earn more with those elsewhere. Pay with Tavern Chorus.
lesson-entertainer-wrong-creature = A fine creature, but it would not help you at once. Take Coin Magpie.
lesson-entertainer-wrong-brag = The order does not matter this time. Begin with Songbird.
lesson-entertainer-wrong-fan = That one has a single icon, or skulls. The Florist has two icons that will count for you.

## The Peddler

lesson-peddler = Alone against the Peddler
    .about = Nobody else at the table? The Peddler trades by its cards. See how it thinks, and spoil its business. For those who know the core game.

lesson-peddler-goal = When you play alone, the Peddler is your rival. After three days you must own more gold than it does; a tie is not enough.
lesson-peddler-cards = The Peddler does what its cards say. A turn is read where two cards meet: the right one tells what it does, the left one how often and in which part of the harbour. The right one is known beforehand.
lesson-peddler-shelf = It had the first turn and got the same good twice: two small green ones. Its shelf has six places.
lesson-peddler-pool = These customers wait for it. When it passes a +1 it does not draw: it takes somebody from here who buys what lies farthest right on its shelf.
lesson-peddler-loaded = So a Bard went aboard boat 3 just now. The Peddler would like to see that boat at the Grand Plaza.
lesson-peddler-turn = Three hours ahead of you, it has to wait. You are the Blacksmith today.
lesson-peddler-recruit = Hire somebody. Choose Recruit Townsfolk.
lesson-peddler-recruit-card = Take the Bodyguard, the dearest. Three hours are no harm while the Peddler waits, and a small yellow good comes along.
lesson-peddler-recruit-slot = Choose the lit slot.
lesson-peddler-boat = You passed a +1 and drew a Warrior. Now see: boat 3 has one place left. Fill it, before the Peddler does!
lesson-peddler-dock = Who fills a boat chooses its berth. The Peddler has small goods only, and at the Bazaar nobody buys those.
lesson-peddler-dock-bazaar = Dock at the Bazaar. Two Bards who will not buy from the Peddler.
lesson-peddler-on-top = You stand on the same hour as the Peddler, but on top of it: you go first.
lesson-peddler-mine = Now get some metal. Choose Mine.
lesson-peddler-mine-blue = Take a blue die, as Wizards fill boat 4 …
lesson-peddler-mine-more = … and the second. After this the Peddler has its turn.
lesson-peddler-procured = It did what its right card had told: a small red and a small green good. A new card has come beside it, and the old one is gone.
lesson-peddler-placed = On its way it passed a +1. A Bard left its pool for boat 4, as its icons said: the right side, near the island.
lesson-peddler-next = So you can look ahead. The card that is now on the right says that next time it will recruit: it takes a card from the Town Square, and two more customers.
lesson-peddler-market = At the market it sells each good at the first pier that buys it, from left to right, even if another pays more. Lead its crowds astray, and let it sell one by one.
lesson-peddler-pays = After selling, every customer left in its pool brings it 1 gold for each adventurer in their hall. Keep an eye on full halls.
lesson-peddler-win = Three days, and more gold than the Peddler: that is all. Later you can make it harder at a new table.
lesson-peddler-alone = Play on by yourself. The lamp at the top gives a hint, and the book beside it tells the rules.
lesson-peddler-wrong-dock = That is just where the Peddler wants them: it would sell its small green goods to those Bards. Take the Bazaar.
