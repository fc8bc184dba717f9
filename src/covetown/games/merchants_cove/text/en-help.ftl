# What each kind of answer does, for the list of everything that can be done now. Where one kind means something else
# at another question, that question has a message of its own: `option-kind-<question>-<kind>`.

option-kind-done = Enough
    .help = Go on with what you have chosen so far.
option-kind-selling-done = Close the stall
    .help = What you chose is sold now; the rest stays on your shelf for another pier or another day.
option-kind-rob-done = No, thank you
    .help = Nobody is moved, and you draw no Corruption card.
option-kind-use-staff-done = That will do
    .help = The action ends here. Abilities you did not use are lost for this turn only.
option-kind-space = Choose an action
    .help = Your figure goes there and does what the space says. Then you draw its Corruption cards, and your Timepiece moves on by its hours.
option-kind-card = Recruit a card
    .help = Its ability works at once, then it joins your Staff. You pay what is printed below its place.
option-kind-discard = Discard a Corruption card
    .help = It leaves your cards and will cost you nothing at the end.
option-kind-sailor-from = Choose who leaves a boat
    .help = This Adventurer leaves the boat; a boat that is not full keeps sailing.
option-kind-sailor-to-pier = Choose a pier
    .help = The Adventurer waits there for the market, whether or not a boat docks.
option-kind-sailor-to-boat = Choose another boat
    .help = The Adventurer goes aboard; a boat that is full docks at once.
option-kind-slot = Choose a Staff slot
    .help = The slot’s ability becomes yours to use with Activate Staff. A card that was there goes under the deck.
option-kind-staff = Use a Staff ability
    .help = Each ability works once in this action, in the order you choose.
option-kind-hand = The next step on the clock
    .help = The Clock Hand takes one step of your way for a Corruption card and loads nobody; the hour loads the boats.
option-kind-first = Choose who is placed first
    .help = The first one is placed, and its boat perhaps docks, before the other one is placed.
option-kind-boat = Choose a boat
    .help = The Adventurer goes aboard. Whoever fills the fourth seat docks the boat.
option-kind-rob = Push a customer off
    .help = You draw a Corruption card, and this customer changes to the other boat before anything docks.
option-kind-dock = Choose a berth
    .help = Everybody aboard goes ashore at that pier. When both berths of a side are taken, the third boat there leaves.
option-kind-cultists = Let Rogues buy
    .help = Each counts as one more customer of every colour for your sale at this pier, and costs you a Corruption card.
option-kind-sell = Sell a Good
    .help = It brings its price times the customers of its colour at this pier, and goes back into your supply.
option-kind-keep = Leave it as it is
    .help = Nothing is taken away, and it costs you nothing.

## The Alchemist

option-kind-empty = Empty a cauldron
    .help = Its marbles go back into the bag, its Ichor into the vat of its colour.
option-kind-stir = Swap two marbles
    .help = Neighbours change places before you take. Swapping alone sets nothing off.
option-kind-still-water = Do not stir
    .help = Take the row as it stands.
option-kind-colour = Announce a colour
    .help = Every marble of it in the row comes out; what meets in a gap and matches comes out too.
option-kind-place = Fill a cauldron
    .help = The first marble gives the cauldron its colour; the slots with a plus take any marble.
option-kind-placed = Enough placed
    .help = Coloured marbles left over go back into the bag, Ichor left over into a vat.
option-kind-brew = Brew a cauldron
    .help = It will give its Potion or Elixir and be empty again. Name as many as you like.
option-kind-brewed = Brew what is named
    .help = All cauldrons you named are brewed now.
option-kind-hasty = Brew in haste
    .help = One cauldron gives its Good, even if one marble is missing.
option-kind-still = Brew one cauldron
    .help = This full cauldron gives its Good and is empty again.
option-kind-ladle = Take one marble
    .help = It comes out alone, its chute closes up, and what then meets may react.
option-kind-vat = Choose a vat
    .help = The Ichor left over goes there. A third Ichor in a vat is spilt and costs a Corruption card; a vat with Ichor shuts its shield.

## The Blacksmith

option-kind-rake = Rake out a furnace
    .help = All its dice come back into your pool, the alloy die too.
option-kind-die = Place a die
    .help = It goes into a furnace with the value it shows.
option-kind-cooled = Enough placed
    .help = The other dice stay in your pool and lose their value.
option-kind-furnace = Choose a furnace
    .help = The die adds its value to the heat. A furnace needs one alloy die first, then coal.
option-kind-furnace-hotter = One hotter
    .help = With the Bellows the die counts one more than it shows.
option-kind-furnace-cooler = One cooler
    .help = With the Bellows the die counts one less than it shows.
option-kind-ore = Bring an alloy die
    .help = It comes from the ore rack into your pool, to be rolled with the others.
option-kind-mined = Enough mined
    .help = No further die leaves the rack.
option-kind-forge = Forge a furnace
    .help = It will give a weapon or armour in the colour of its alloy. Name as many as are ready.
option-kind-forged = Forge what is named
    .help = All furnaces you named are forged now.
option-kind-rack = Back to the rack
    .help = The alloy die is locked again until you mine it.
option-kind-preserve = Preserve the die
    .help = For a Corruption card the alloy die stays in your pool.
option-kind-hallmark = Place a hallmark
    .help = The shield of this colour pays at every market from now on. One that is marked already pays at once instead.
option-kind-melt = Return an alloy die
    .help = It goes to the rack; its colour is what your Goods will take on.
option-kind-give = Choose Goods to recast
    .help = Up to three of this kind are exchanged for the same in the new colour.
option-kind-amount = Choose how many
    .help = So many Goods change their colour.
option-kind-temper = Temper a die
    .help = The die in the furnace changes by one, and the heat with it.
option-kind-tempered = Enough tempered
    .help = The points that are left are not used.
option-kind-strike = Forge one furnace
    .help = It gives its Good; a perfect heat has its hallmark.

## The Captain

option-kind-spin = Spin the compass
    .help = A wind moves the ships of its lane and gives two points; in between there are three points; the storm is as the action says.
option-kind-stop = Stop spinning
    .help = The action ends with what the ships have reached.
option-kind-point = Sail a ship on
    .help = One point moves it one space outward.
option-kind-leave = Leave the harbour
    .help = One point brings a ship to the first space of that lane; two ships fit into a lane.
option-kind-waive = Waive the rest
    .help = The points left of this spin are lost.
option-kind-return = Call a ship home
    .help = From a wreck it brings the treasure, from a fishing ground a small Good. It lies in the harbour again.
option-kind-return-empty = Call a ship home empty
    .help = There is nothing for it to bring; it lies in the harbour again.
option-kind-returned = No more ships
    .help = The other ships stay where they are.
option-kind-port = Hail a port
    .help = You gain a gold at once for each Adventurer in the Hall of the lane’s colour. The ship stays there.

## The Chronomancer

option-kind-push = Push a tile in
    .help = The row gives way up to its nearest gap; without a gap the last tile drops onto your workbench.
option-kind-pushed = Enough pushed
    .help = The pushes that are left are not made.
option-kind-stabilise = Anchor a rift
    .help = Its colour’s anchor goes there: your shield of that colour pays, and exploring there gives a large Good.
option-kind-explore = Explore a rift
    .help = It will give a Good of its colour, and both its tiles leave. One walk has to reach all you name.
option-kind-explored = Explore what is named
    .help = All rifts you named are explored now.
option-kind-hours = Turn back the clock
    .help = Your Timepiece goes back that far and lies on top there; nothing is loaded on the way back.
option-kind-tinker = Exchange two tiles
    .help = A tile of the workbench and one in a machine change places.
option-kind-delve = Explore one rift
    .help = Any aligned rift gives its Good, without a walk.
option-kind-renew = Renew the workbench
    .help = Its tiles go into the bag, and three new ones are drawn.

## The Entertainer

option-kind-play = Play a card
    .help = It lies in your song zone, and its icons can be spent in the next Song.
option-kind-drop = Discard a card
    .help = Its hourglasses turn the dial and are your hours; its bottom line changes the volume.
option-kind-tempo = Change the tempo
    .help = One quarter more or less costs a Corruption card. Your hours stay the same.
option-kind-swan = A Song before the market
    .help = It costs nothing. Afterwards your song zone is empty.
option-kind-place-bard-place = Choose where to begin
    .help = The bard sings there first, then moves on as often as the dial allows.
option-kind-spend = Spend icons
    .help = They bring as much gold as there are listeners of that colour, for each icon.
option-kind-side = Choose a side
    .help = You sing to the boats still sailing on that side.
option-kind-win-fan = Win a fan
    .help = One of the Townsfolk in the Square gets your badge, for one icon more than you have fans.
option-kind-fan = Choose the fan
    .help = You earn with it when somebody recruits it, when it would be discarded, and at the end.
option-kind-rune = Place a rune
    .help = Spend more icons of the Hall’s colour than Adventurers live there. Then you may sing for that colour on Dragon Island.
option-kind-pay = Choose what to pay with
    .help = All icons of a source go at once; what is too much is lost.
option-kind-buy = Buy a card
    .help = It lies on top of your deck and is the next you draw.
option-kind-improvise = Use an Impro card
    .help = Its effect works once in this Song.
option-kind-brag = Brag
    .help = For 3 volume every creature in your brag zone does what it can, then leaves.
option-kind-next-brag = Choose the next creature
    .help = Its effect comes now, the others after it.
option-kind-finish = Leave the island’s audience
    .help = You are done with the boats; if they paid, a creature comes along.
option-kind-take-creature = Take a creature
    .help = It lies in your brag zone and may be bragged with in this very Song.
option-kind-move = Move the bard
    .help = One of the moves left is used. No place is visited twice in a Song.
option-kind-end-song = End the Song
    .help = Icons you did not spend are lost.
option-kind-cult = Let Rogues listen
    .help = Each counts as one more listener of every colour at this pier, and costs you a Corruption card.

## What things are, where the pointer rests

tip-boat = It docks as soon as its four seats are taken, on its own side of Dragon Island.
tip-boat-gone = Its people went to their Halls, the Rogues to the Lair.
tip-berth = A full boat of this side may dock here; its people go ashore at the pier.
tip-hall = Every icon and every active shield of this colour pays 1 gold for each Adventurer here.
tip-lair = Each Corruption icon costs 1 gold at the end for every Rogue here.
tip-bag = Whoever passes a loading mark draws from this bag at random.
tip-island = Three boats sail on each side of it. The Entertainer’s bard sings to them from here.
tip-clock = The hindmost Timepiece acts; on one space the topmost. Passing a blue mark loads the boats. A brass hand is open: one step more for a Corruption card. The bell is where the market opens.
tip-square = Recruiting costs what stands beside each card. Cards move to the right when one is taken.
tip-good = It is sold for its price times the customers of its colour at one pier.
tip-shield = While it is active it pays 1 gold at every market for each Adventurer in the Hall of its colour.
tip-corruption = At the end each Corruption icon costs 1 gold for every Rogue in the Lair; each icon of a colour pays for the Hall of that colour.
tip-corruption-hidden = Nobody else sees the faces before the end.
tip-staff = Use it with Activate Staff, once a card is assigned to it.
tip-gold = The most gold after three days wins.
tip-figure = It has to move to another space every turn.

tip-marble = Take a row to let marbles of one colour out. Those that meet in the gap come out too if their colours match; Ichor matches every colour.
tip-ichor = Ichor matches every colour and fills a slot of any. What you do not use goes into a vat.
tip-catch = What came out of the decanter, to be put into cauldrons.
tip-cauldron = A full cauldron is brewed into a Potion (3 marbles) or an Elixir (5 marbles) of its first marble’s colour.
tip-vat = Two Ichor fit in. While the vat is empty, the shield of its colour is active.

tip-pool = All dice of the pool are rolled when you stoke.
tip-rack = Alloy dice that are locked. Mine brings them to the pool.
tip-furnace = It needs one alloy die and coal whose sum lies within its heat. The upper end of it is a perfect heat, which earns a hallmark.

tip-ship = Points move ships outward; called home they bring what they have found.
tip-lane = Fish and shells are found from the fishing ground on. In the port waters a ship makes its colour’s shield active. The last space is the wreck with its treasure.
tip-compass = Winds move a lane and give two points, the fields between give three, the storm depends on the action.

tip-end = A tile of your workbench is pushed in here.
tip-tile = Two equal tiles, one above the other, align their rift.
tip-rift = Aligned in a colour it can be explored for a Good. With the anchor of that colour the Good is a large one.
tip-bench = Tiles you can push in. It is filled up to three after each action.
tip-hourglass = Full once a day: Rewind empties it.

tip-dial = It turns with the hourglasses you discard. When it comes round, you sing; the number is how often the bard may move on.
tip-volume = It pays for the lower icons of cards and for bragging, and holds 6 at most.
tip-stones = Each can be spent in a Song as 3 icons of one colour.
tip-badges = Each fan takes one. The first two raise your hand limit, the others the price of cards.
tip-runes = You may sing for this colour on Dragon Island.
tip-fans = They pay you when others recruit them, when they would be discarded, and at the end.
tip-song-zone = Cards whose icons you can spend in a Song. Afterwards they are discarded.
tip-brag-zone = Creatures that do something when you brag for 3 volume.
tip-sale = The price rises with every rune, and with every fan from the third on.

tip-peddler-pool = When the Peddler loads a boat it takes a customer from here that wants one of its Goods. At the market each customer here pays it 1 gold per Adventurer in its Hall.
tip-peddler-shelf = It sells every Good at the first pier that takes it. With four or more it stays off the Clock Hands.

## Large cards

set-locals = Local
set-mercenaries = Mercenary
set-sailors = Sailor
kind-skill = Skill
kind-impro = Impro
kind-creature = Creature
kind-peddler = The Peddler
face-free = Free
face-for-volume = For { $volume } volume
face-when-dropped = When discarded
face-at-the-end = At the end
kind-corruption = Corruption
kind-rogues = Rogue card

## The end of the game

board-stat-whom = { $merchant } ({ $player })

# Why a table cannot be laid like this.
refused-townsfolk = at least 2 of the 3 Townsfolk sets are in play: { set-locals }, { set-mercenaries }, { set-sailors }
refused-twice = every player needs a merchant of their own; no merchant is in play twice
refused-expansion = with 5 players one merchant is an expansion: { $known }
refused-peddler-goods = the Peddler cannot sell the Goods of this merchant ({ $merchant }); choose one with Goods who is not in play
refused-too-few = there are not enough merchants for this table; choose them all, or fewer seats
refused-no-goods = no merchant with Goods is left for the Peddler

# What balance reports sort games by.
facet-merchant = merchant
facet-rogues = rogues
facet-peddler = Peddler
facet-peddler-yes = yes
facet-peddler-no = no
