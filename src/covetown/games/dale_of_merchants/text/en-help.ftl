# What each kind of answer does, for the list of everything that can be done now.

option-kind-buy = Buy a card
    .help = Pay its price with cards from your hand; it comes into your hand at once. This is your action.
option-kind-play = Play a technique
    .help = Its effect happens, then it goes to your discard pile. A plus on it gives you another action.
option-kind-build = Build a stack
    .help = These cards go into your stall as your next stack and stay there.
option-kind-stack = Put a stack together
    .help = Lay your next stack card by card. For stacks with a chameleon or a card of your discard pile.
option-kind-roll = Roll the die
    .help = The card counts that much more until your turn ends. It takes no action.
option-kind-throw = Throw away a market card
    .help = The top card of the market deck goes to the market’s discard pile. It takes no action.
option-kind-throw-old = Throw away a market card
    .help = The top card of the market deck goes to the market’s discard pile, where Good Old Times can copy it. It takes no action.
option-kind-ask = Ask for help
    .help = Name your cards of a stack; your teammate may add the rest. A refusal costs nothing.
option-kind-inventory = Discard cards, or pass
    .help = Put any number of cards from your hand onto your discard pile, also none. You draw new ones when your turn ends.
option-kind-lay = Add a card
    .help = This card from your hand becomes part of what you are paying or building.
option-kind-lay-pile = Add a card of your discard pile
    .help = Nostalgic Item lets this card into the stack, whatever it is.
option-kind-done = Enough
    .help = Go on with what you have chosen so far.
option-kind-card = Choose a card
    .help = A card from your hand, for what is asked above.
option-kind-seat = Choose a player
    .help = The player whom the effect concerns.
option-kind-slot = Choose a market card
    .help = You get this card without paying.
option-kind-stall = Choose a card in a stall
    .help = It comes into your hand, and Acorn lies there in its place.
option-kind-pile = Choose a card of your discard pile
    .help = It is thrown away, and you draw the top card of the market deck.
option-kind-value = Choose a number
    .help = The value you guess, or the value your card has for this turn.
option-kind-aside = Choose one of these cards
    .help = One of the cards that were turned up for this effect.
option-kind-copy = What it copies
    .help = The chameleon is built as a copy of this card.
option-kind-bind = Copy Cookies
    .help = The chameleon counts as Cookies, so you draw one more card.
option-kind-deck = Choose a deck
    .help = Banned decks stay out of the game; a picked one is in it.
option-kind-decline = No, thank you
    .help = Nothing is built now, and it costs you nothing.

# Why a table cannot be laid like this.
refused-decks = { $needed } decks are needed here, not { $n }; there are: { $known }
refused-deck-list = decks are listed, but the option { table-option-decks } is not set to “{ table-option-decks-chosen }”
refused-draft = there is no draft in solo mode; decks can be random or chosen
refused-first-player = there is no seat { $seat }; the seats are 0 to { $last }
refused-losers = losers are among the seats 0 to { $last }

# What balance reports sort games by.
facet-deck = deck
facet-pair = pair
facet-relies-on = relies on
facet-turn-order = turn order
