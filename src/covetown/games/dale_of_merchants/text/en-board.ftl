# What only the board in the browser says
board-type-technique = Technique
board-type-passive = Passive
board-type-rubbish = Junk
board-type-mono = Mono
board-card = { $name }, value { $value }, { $deck } { $type }.
board-card-junk = { $name }, value { $value }.
board-printed = Printed value { $value }.
board-copies = Copies { $name }.
board-bonus = Gives a bonus action.
board-market = Market
board-market-deck = Market deck
board-market-deck-help = At the end of each turn the market is filled from here.
board-market-discard = Thrown away
board-market-discard-help = Animalfolk cards that left a deck for good; they are shuffled into a new market deck when that runs out.
board-junk = Junk pile
board-junk-help = Junk lies here; there is always enough of it.
board-slot = Cards in this place cost { $slot } more than their value.
board-slot-empty = empty
board-price = It costs { $price }.
board-resolving = Being resolved
board-aside = Set aside
board-deck = Deck
board-deck-help = When a card is needed and none is left, the discard pile is shuffled and becomes the deck.
board-discard = Discard
board-discard-help = Everything that was paid, played or discarded; it comes back when the deck is empty.
board-unseen = Nobody has seen yet where these cards are; they lie here or in the hand that belongs to it.
board-stall = Stall: { $n } of { $goal } stacks
board-in-stack = In stack { $n }; its cards are worth { $sum }.
board-next-stack = The next stack must be worth exactly { $n }.
board-later-stack = Stack { $n } comes later.
board-seat = { $name }, { $n } of { $goal } stacks
board-team = Team { $n }
board-team-of = { $a } and { $b }
board-hand-of = { $n ->
    [one] One card in hand.
   *[other] { $n } cards in hand.
}
board-hand-known = Known: { $names }.
board-your-hand = Your hand: { $n ->
    [one] one card
   *[other] { $n } cards
}
board-hand-empty = Your hand is empty.
board-in-hand = value in your hand
board-in-hand-help = What all the cards in your hand are worth together: as much as you could pay.
board-selected = selected
board-paid = of the price
board-stacked = of the stack
board-flashy = +{ $n } each
board-draft = Choose the animalfolk of this game
board-complexity = Complexity
board-interactivity = Interaction
board-nastiness = Nastiness
board-randomness = Luck
board-of-three = { $n } of 3
board-banned = banned
board-chosen = chosen
board-why-price = Not possible now: it costs { $price }, your hand is worth { $purse }.
board-why-card = Not possible now: { $name } ({ $type }) does nothing by itself at this moment.
board-why-junk = Not possible now: junk does nothing by itself. It is good for paying.
board-why-pay = Not possible now: with { $name } some card of the payment would not be needed.
board-why-stack = Not possible now: no stack of the right value can be finished with { $name }.
board-stat-stacks = Stacks, turn by turn
board-stat-turns = { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
board-stat-deeds = What they did
board-stat-who = Merchant
board-stat-bought = Bought
board-stat-techniques = Techniques
board-stat-thrown = Thrown away
board-stat-favourite = Favourite: { $card }, { $n }×
