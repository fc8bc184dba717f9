# Decks and cards: names, and effects in our own words.

deck-macaws = Snappy Scarlet Macaws
    .text = Hand management: swap, search and show off.
deck-pandas = Dealing Giant Pandas
    .text = The market: better offers, better prices.
deck-raccoons = Thieving Northern Raccoons
    .text = Conflict: what is yours is theirs.
deck-squirrels = Hoarding Flying Squirrels
    .text = Stalls: build faster and with stranger goods.
deck-ocelots = Lucky Ocelots
    .text = Luck: roll the die and hope.
deck-chameleons = Adapting Veiled Chameleons
    .text = Imitation: be whatever card you see.

card-junk = Junk
    .text = Worth 1 when you pay. It has no place in a stack without help.

card-swift-broker = Swift Broker
    .text = Discard the rest of your hand, then draw as many cards. Bonus action.
card-cookies = Cookies
    .text = While you hold this, your hand size is one larger.
card-shattered-relic = Shattered Relic
    .text = Throw away a card from your hand, then draw one. Bonus action.
card-spyglass = Spyglass
    .text = Look at three cards of your deck, keep one, put the others back on top in any order. Bonus action.
card-flashy-show = Flashy Show
    .text = Every card you use this turn counts 1 more; what a teammate adds to a stack does not. Bonus action.
card-favourite-toy = Favourite Toy
    .text = Take the top card of your discard pile into your hand. Bonus action.

card-loyal-partner = Loyal Partner
    .text = Throw away the whole market, then lay out a new one. Bonus action.
card-prepaid-good = Prepaid Good
    .text = Take any market card into your hand for free.
card-essential-purchase = Essential Purchase
    .text = When you buy this, throw away up to three of the junk cards you pay with.
card-market-discovery = Market Discovery
    .text = Once a turn you may throw away the top card of the market deck. Paying with this, you may buy the top card of the market’s discard pile.
card-special-offer = Special Offer
    .text = Look at three cards of the market deck, keep one, throw the others away.
card-stock-clearance = Stock Clearance
    .text = Paying with this, you may pay with more cards than you need.

card-wily-fellow = Wily Fellow
    .text = Your deck and your discard pile trade places; shuffle the new deck. Bonus action.
card-nuisance = Nuisance
    .text = Up to two other players each discard a random card. Bonus action.
card-rotten-food = Rotten Food
    .text = Put a card from your hand on top of another player’s deck. Bonus action.
card-dirty-exchange = Dirty Exchange
    .text = Take a random card from another player’s hand, then give back any card. Bonus action.
card-sabotage = Sabotage
    .text = Look at two cards of another player’s deck: throw one away, the other is discarded. Bonus action.
card-treasure-hunter = Treasure Hunter
    .text = Take the top card of another player’s discard pile into your hand.

card-stashing-vendor = Stashing Vendor
    .text = A stack with this may contain junk.
card-empty-chest = Empty Chest
    .text = A stack with this may mix animalfolk sets.
card-nostalgic-item = Nostalgic Item
    .text = A stack with this may contain one more card, any from your discard pile.
card-acorn = Acorn
    .text = Trade this for a card in an opponent’s stall; that card goes to your hand. Bonus action.
card-accordion = Accordion
    .text = In a stack this may count 1 more or 1 less.
card-winter-is-coming = Winter is Coming
    .text = After building a stack with this you may build the next one at once.

card-bold-haggler = Bold Haggler
    .text = Once a turn you may roll the die: this counts that much more until the turn ends.
card-new-season = New Season
    .text = Throw away an animalfolk card from your discard pile; if you do, draw the top card of the market deck. Bonus action.
card-whirligig = Whirligig
    .text = Discard your hand and draw as many cards. Mix them with another player’s hand and deal both hands anew. Bonus action.
card-charm = Charm
    .text = Turn up the top card of the market deck: if it alone makes your next stack, build it, else throw it away. Bonus action.
card-gamble = Gamble
    .text = Choose a player and roll the die: exchange that many random cards. Bonus action.
card-blindfold = Blindfold
    .text = Choose a card from your hand; an opponent guesses its value. Right: discard it. Wrong: set its value from 1 to 5 this turn. Bonus action.

card-flexible-shopkeeper = Flexible Shopkeeper
    .text = Copies a card of the newest stack in your stall.
card-reflection = Reflection
    .text = Copies the top card of another player’s discard pile.
card-good-old-times = Good Old Times
    .text = Once a turn you may throw away the top card of the market deck. Copies the top card of the market’s discard pile.
card-gift-voucher = Gift Voucher
    .text = Trade this for a card in the market; that card goes to your hand. Bonus action.
card-trendsetting = Trendsetting
    .text = Copies a card in the market.
card-seeing-doubles = Seeing Doubles
    .text = Copies another card in your hand.

card-swift-member = Swift Member
    .text = Mono draws three cards. Bonus, acquire.
card-loyal-member = Loyal Member
    .text = Mono takes the most valuable market card.
card-wily-member = Wily Member
    .text = A random card of your hand is swapped with Mono’s leftmost junk. Bonus, acquire.
card-stashing-member = Stashing Member
    .text = Mono may build with junk this turn. Bonus.
card-bold-member = Bold Member
    .text = Roll the die: that many cards are swapped between the tops of both decks. Bonus, acquire.
card-flexible-member = Flexible Member
    .text = Mono plays the topmost Mono card of its discard pile. Bonus.
