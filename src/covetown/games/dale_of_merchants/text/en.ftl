# Dale of Merchants: the game, its table options, questions, answers and panels.

game-dale-of-merchants = Dale of Merchants
    .summary = Buy animalfolk from one market, play them for their tricks, and be the first to finish a stall of eight stacks.
    .plays = On your turn you do one thing: buy a card, play one for its trick, build a stack, or throw cards away. Every card you build wins you the race but is missing in your hand, so the question is always when to let go of a good one.
    .designer = Sami Laakso
    .publisher = Snowdale Design
    .goal = Be the first to finish your merchant stall: eight stacks of cards, worth exactly 1 to 8, built in that order. What you build is gone from your deck.

table-option-mode = Way of playing
    .help = Everyone alone, two teams of two, or one player against Mono.
table-option-mode-free = everyone alone
table-option-mode-team = two teams
table-option-mode-solo = alone against Mono
table-option-decks = Decks
    .help = Random decks, a draft with bans and picks, or the decks you list.
table-option-decks-random = random
table-option-decks-draft = draft
table-option-decks-chosen = as listed
table-option-deck-list = Listed decks
    .help = One deck more than players; four in the team game, three alone against Mono.
table-option-deck-list-macaws = Macaws
table-option-deck-list-pandas = Pandas
table-option-deck-list-raccoons = Raccoons
table-option-deck-list-squirrels = Squirrels
table-option-deck-list-ocelots = Ocelots
table-option-deck-list-chameleons = Chameleons
table-option-first-player = Starting player
    .help = Drawn by lot (after a game among those who lost it), or a fixed seat.
table-option-first-player-auto = by lot
table-option-first-player-0 = seat 1
table-option-first-player-1 = seat 2
table-option-first-player-2 = seat 3
table-option-first-player-3 = seat 4
table-option-losers = Losers of the last game
    .help = One of them starts if the starting player is drawn by lot.
table-option-losers-0 = seat 1
table-option-losers-1 = seat 2
table-option-losers-2 = seat 3
table-option-losers-3 = seat 4
table-option-copy-lapse = A chameleon’s copy lasts
    .help = To the end of the turn, or only while the copied card can still be seen.
table-option-copy-lapse-turn = until the turn ends
table-option-copy-lapse-while-valid = while the card can be seen
table-option-wily-fellow = Wily Fellow
    .help = Whether the old deck becomes the discard pile as it lies, or shuffled.
table-option-wily-fellow-flip = turns the deck over
table-option-wily-fellow-shuffle = shuffles it too
table-option-blindfold-values = Blindfold sets
    .help = Always 1 to 5, or raised by every Flashy Show of the turn.
table-option-blindfold-values-fixed = 1 to 5
table-option-blindfold-values-shifted = 1 to 5 and Flashy Shows
table-option-open-team-hands = Open hands in a team
    .help = Teammates see each other’s cards.
table-option-max-actions-per-turn = Most actions in a turn
    .help = A guard against endless chains of bonus actions.
table-option-turn-limit = Last round
    .help = After this round the most stacks win; left out, the game goes on until a stall is finished.
table-option-unseen-cards = Show unseen cards
    .help = Lists for every player the cards nobody has located yet.

# Questions

prompt-action =
    { $actions ->
        [1] Take an action. Your next stack needs { $required }.
       *[other] Take an action ({ $actions } left). Your next stack needs { $required }.
    }
prompt-pay = Pay for { $card }: { $paid } of { $price }
prompt-essential = Throw away junk you paid with (up to { $count } more)
prompt-inventory = Choose cards to discard
prompt-stack = Lay your next stack: { $made } of { $required }
prompt-ask-help = Name your part of a stack worth { $required } (so far { $made })
prompt-help = Help with a stack worth { $required } (so far { $made })?
prompt-extra-build = Winter is Coming: build a stack worth { $required } now?
prompt-cleanup-window = Before the market is filled: use a card?
prompt-order = Choose the next card to put down
prompt-order-swift-broker = Discard your hand: which card next?
prompt-order-whirligig = Discard your hand: which card next?
prompt-order-spyglass = Put the cards back: the last one lies on top
prompt-order-special-offer = Throw the other cards away: which next?
prompt-order-loyal-partner = Throw the market away: which card next?
prompt-hand-card = Choose a card from your hand
prompt-hand-card-shattered-relic = Choose a card to throw away
prompt-hand-card-rotten-food = Choose a card for another player’s deck
prompt-hand-card-dirty-exchange = Choose a card to give back
prompt-hand-card-blindfold = Choose the card to be guessed
prompt-player = Choose a player
prompt-player-rotten-food = On whose deck does the card go?
prompt-player-dirty-exchange = From whose hand do you take a card?
prompt-player-sabotage = Whose deck do you sabotage?
prompt-player-treasure-hunter = Whose discard pile do you plunder?
prompt-player-whirligig = With whose hand is yours mixed?
prompt-player-gamble = With whom do you gamble?
prompt-player-blindfold = Who has to guess?
prompt-players = Choose up to two players who lose a card
prompt-keep-one = Choose the card to keep
prompt-keep-one-spyglass = Choose the card to keep
prompt-keep-one-special-offer = Choose the card to keep
prompt-throw-one = Choose the card to throw away; the other is discarded
prompt-market-card = Choose a market card
prompt-market-card-prepaid-good = Choose a market card to take for free
prompt-market-card-gift-voucher = Choose the market card to trade for
prompt-stall-card = Choose a card in an opponent’s stall
prompt-discard-card = Choose a card of your discard pile to throw away
prompt-guess-value = Guess the value of the hidden card
prompt-set-value = Set the value of your card for this turn
prompt-charm-copy = What does { $card } copy?
prompt-ban-deck = Ban a deck
prompt-pick-deck = Pick a deck

# Answers

option-buy = { $pile ->
        [discard] Buy { $card } from the market’s discard pile for { $price }
       *[market] Buy { $card } for { $price }
    }
option-play = Play { $card }
option-play-as = Play { $card } as { $copy }
option-build = Build stack { $required }: { $cards }
option-stack = Build stack { $required } card by card
option-ask = Ask your teammate to help with stack { $required }
option-inventory = Discard cards, or pass
option-roll = Roll for { $card }
option-roll-as = Roll for { $card } as { $copy }
option-throw = Throw away the top card of the market deck with { $card }
option-throw-as = Throw away the top card of the market deck with { $card } as { $copy }
option-throw-old = Throw away the top card of the market deck with { $card }
option-lay = { $card } ({ $value })
option-lay-as = { $card } as { $copy }
option-lay-pile =
    { $place ->
        [1] { $card } from the top of your discard pile
       *[other] { $card } from your discard pile, card { $place } from the top
    }
option-lay-pile-as =
    { $place ->
        [1] { $card } from the top of your discard pile as { $copy }
       *[other] { $card } from your discard pile, card { $place } from the top, as { $copy }
    }
option-card = { $card } ({ $value })
option-card-as = { $card } as { $copy } ({ $value })
option-copy = Build { $card }
option-copy-as = Build { $card } as { $copy }
option-bind-as = Let { $card } be { $copy }
option-seat = { $seat }
    .you = Yourself
option-slot = { $card } in slot { $slot }
card-numbered = { $card } no. { $number }
option-stall = { $card } of stack { $stack } of { $seat }
    .you = { $card } of your stack { $stack }
option-pile =
    { $place ->
        [1] { $card }, the top card
       *[other] { $card }, card { $place } from the top
    }
option-value = { $value }
option-aside = { $card }
option-deck-pick = { $deck }
option-deck-ban = { $deck }
option-decline-help = Do not help
option-decline-extra = No further stack
option-done = Done
option-done-pay = Pay with these cards
option-done-essential = Throw no more
option-done-inventory = Done
option-done-stack = Build this stack
option-done-ask-help = Ask with these cards
option-done-help = Add these cards
option-done-players = Done
option-done-cleanup-window = Done

# Panels

panel-market = Market
panel-market-slots = Slots (4 to 0)
panel-market-piles = Piles
panel-market-discard = Discarded
panel-table = Table
panel-turn = Round { $round }, turn of { $seat }
    .you = Round { $round }, your turn
panel-decks = Decks
panel-state = Turn
panel-actions = { $count ->
    [one] { $count } open action
   *[other] { $count } open actions
}
panel-flashy = cards count +{ $count }
panel-resolving = In play, by { $seat }
panel-aside = Set aside
panel-laid = Laid
panel-draft-banned = Banned
panel-draft-picked = Picked
panel-player = { $seat }
    .you = You
panel-player-active = { $seat } (active)
    .you = You (active)
panel-mono = Mono
panel-hand = Hand
panel-stall = Stall
panel-deck = Deck
panel-discard = Discard pile
panel-unseen = Not seen yet
panel-shown = Known in hand
panel-count =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
panel-junk = { $count } junk
panel-market-deck = { $count } in the deck
panel-offer = { $card } for { $price }
panel-empty-slot = –
panel-none = –
panel-card = { $card } { $value }
panel-card-as = { $card } as { $copy } { $value }
panel-card-many = { $count } × { $card }
panel-known-top = { $position }. from the top: { $card }
panel-stack = { $number }: { $cards }
panel-needs = next: { $required }

# The characters that bots can have
style-hoarder = Hoarder
    .about = Buys far more than others, and builds late.
style-haggler = Haggler
    .about = Lives by techniques: plays more of them than anybody else.
