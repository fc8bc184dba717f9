# What happened, for the log.

event-decks = The decks of this game are chosen.
event-banned-deck = { $seat } bans a deck: { $deck }.
event-picked-deck = { $seat } picks a deck: { $deck }.
event-turn = { $seat }’s turn, round { $round }.
event-played = { $seat } plays { $card }.
event-resolved = { $card } goes to { $seat }’s discard pile.
event-copied = { $seat }’s { $card } is now a copy of { $copied }.
event-copy-ended = { $seat }’s { $card } copies nothing any more.
event-showed = { $seat } shows { $card }.
event-discarded = { $seat } discards { $card }.
event-threw = { $seat } throws { $card } away.
event-paid = { $seat } pays with { $card }.
event-bought = { $seat } buys { $card }.
event-took = { $seat } takes { $card }.
event-drew =
    { $hidden ->
        [1] { $seat } draws a card.
       *[0] { $seat } draws { $card }.
    }
event-drew-offer =
    { $hidden ->
        [1] { $seat } draws a card of the market deck.
       *[0] { $seat } draws { $card } from the market deck.
    }
event-looked =
    { $hidden ->
        [1] { $seat } looks at a card.
       *[0] { $seat } looks at { $card }.
    }
event-kept =
    { $hidden ->
        [1] { $seat } keeps a card.
       *[0] { $seat } keeps { $card }.
    }
event-put-back =
    { $hidden ->
        [1] { $seat } puts a card back on the deck.
       *[0] { $seat } puts { $card } back on the deck.
    }
event-planted =
    { $hidden ->
        [1] { $seat } puts a card on another player’s deck.
       *[0] { $seat } puts { $card } on another player’s deck.
    }
event-exchanged =
    { $hidden ->
        [1] { $seat } gets a card from another hand.
       *[0] { $seat } gets { $card } from another hand.
    }
event-mixed =
    { $hidden ->
        [1] { $seat } gets a card of the mixed hands.
       *[0] { $seat } gets { $card } of the mixed hands.
    }
event-traded-top =
    { $hidden ->
        [1] A card goes on top of { $seat }’s deck.
       *[0] { $card } goes on top of { $seat }’s deck.
    }
event-reshuffled = { $seat }’s discard pile is shuffled into a new deck.
event-reshuffled-market = The market’s discard pile is shuffled into a new market deck.
event-swapped-piles = { $seat }’s deck and discard pile trade places.
event-took-junk = { $seat } takes junk.
event-went-home = { $card } returns to its owner.
event-slid = { $card } slides to the right.
event-laid-out = { $card } comes to the market.
event-placed = { $seat } places { $card } in the stall.
event-built = { $seat } builds stack { $stack }: { $cards }.
event-asked-help = { $seat } asks { $other } to help with { $cards }.
event-declined-help = { $seat } cannot help { $other } now.
event-swapped-in = { $seat } leaves { $card } there.
event-turned-up = { $seat } turns up { $card }.
event-flashy = { $seat }’s cards count { $count } more this turn.
event-rolled =
    { $purpose ->
        [gamble] { $seat } rolls { $roll } for Gamble.
        [bold_member] { $seat } rolls { $roll } for Bold Member.
       *[bold_haggler] { $seat } rolls { $roll } for Bold Haggler.
    }
event-blindfolded = { $seat } hides a card; { $other } has to guess its value.
event-guessed =
    { $right ->
        [1] { $other } guesses { $guess }, and it is right: { $card }.
       *[0] { $other } guesses { $guess }, but it is { $card } with another value.
    }
event-set-value = { $seat } sets { $card } to { $value } for this turn.
event-row = { $seat } turns the row over: { $cards }.
event-turned-over = { $seat } turns the deck over onto the discard pile.
event-ended =
    { $ending ->
        [won] { $winner } finishes the last stack and wins!
        [limit] The last round is over; { $winner } has the most stacks.
       *[drawn] The last round is over; nobody is alone in the lead.
    }

ending-stall = A merchant stall is finished.
ending-team-stall = A team has finished its stall.
ending-limit = The turn limit is reached; the most stacks win.
ending-drawn = The turn limit is reached with several in the lead.
ending-solo-won = You finished your stall before Mono.
ending-solo-lost = Mono finished its stall first.
ending-solo-limit = The turn limit is reached.

extra-seat = Mono
