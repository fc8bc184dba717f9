# What happened, for the log.

event-decks = The decks of this game are chosen.
event-banned-deck = { $seat } bans a deck: { $deck ->
        [macaws] Macaws
        [pandas] Pandas
        [raccoons] Raccoons
        [squirrels] Squirrels
        [ocelots] Ocelots
        [chameleons] Chameleons
       *[other] { $deck }
    }.
    .you = You ban a deck: { $deck ->
        [macaws] Macaws
        [pandas] Pandas
        [raccoons] Raccoons
        [squirrels] Squirrels
        [ocelots] Ocelots
        [chameleons] Chameleons
       *[other] { $deck }
    }.
event-picked-deck = { $seat } picks a deck: { $deck ->
        [macaws] Macaws
        [pandas] Pandas
        [raccoons] Raccoons
        [squirrels] Squirrels
        [ocelots] Ocelots
        [chameleons] Chameleons
       *[other] { $deck }
    }.
    .you = You pick a deck: { $deck ->
        [macaws] Macaws
        [pandas] Pandas
        [raccoons] Raccoons
        [squirrels] Squirrels
        [ocelots] Ocelots
        [chameleons] Chameleons
       *[other] { $deck }
    }.
event-turn = { $seat }’s turn, round { $round }.
    .you = Your turn, round { $round }.
event-played = { $seat } plays { $card }.
    .you = You play { $card }.
event-resolved = { $card } goes to { $seat }’s discard pile.
    .you = { $card } goes to your discard pile.
event-copied = { $seat }’s { $card } is now a copy of { $copied }.
    .you = Your { $card } is now a copy of { $copied }.
event-copy-ended = { $seat }’s { $card } copies nothing any more.
    .you = Your { $card } copies nothing any more.
event-showed = { $seat } shows { $card }.
    .you = You show { $card }.
event-discarded = { $seat } discards { $card }.
    .you = You discard { $card }.
event-threw = { $seat } throws { $card } away.
    .you = You throw { $card } away.
event-paid = { $seat } pays with { $card }.
    .you = You pay with { $card }.
event-bought = { $seat } buys { $card }.
    .you = You buy { $card }.
event-took =
    { $theirs ->
        [1] { $seat } takes { $card } from { $other }.
       *[0] { $seat } takes { $card }.
    }
    .you =
        { $theirs ->
            [1] You take { $card } from { $other }.
           *[0] You take { $card }.
        }
    .you-other = { $seat } takes { $card } from you.
event-drew =
    { $hidden ->
        [1] { $seat } draws a card.
       *[0] { $seat } draws { $card }.
    }
    .you =
        { $hidden ->
            [1] You draw a card.
           *[0] You draw { $card }.
        }
event-drew-offer =
    { $hidden ->
        [1] { $seat } draws a card of the market deck.
       *[0] { $seat } draws { $card } from the market deck.
    }
    .you =
        { $hidden ->
            [1] You draw a card of the market deck.
           *[0] You draw { $card } from the market deck.
        }
event-looked =
    { $hidden ->
        [1] { $seat } looks at a card
       *[0] { $seat } looks at { $card }
    }{ $theirs ->
        [1] {" "}from the deck of { $other }
       *[0] {""}
    }.
    .you =
        { $hidden ->
            [1] You look at a card
           *[0] You look at { $card }
        }{ $theirs ->
            [1] {" "}from the deck of { $other }
           *[0] {""}
        }.
    .you-other =
        { $hidden ->
            [1] { $seat } looks at a card from your deck.
           *[0] { $seat } looks at { $card } from your deck.
        }
event-kept =
    { $hidden ->
        [1] { $seat } keeps a card.
       *[0] { $seat } keeps { $card }.
    }
    .you =
        { $hidden ->
            [1] You keep a card.
           *[0] You keep { $card }.
        }
event-put-back =
    { $hidden ->
        [1] { $seat } puts a card back on the deck.
       *[0] { $seat } puts { $card } back on the deck.
    }
    .you =
        { $hidden ->
            [1] You put a card back on the deck.
           *[0] You put { $card } back on the deck.
        }
event-planted =
    { $hidden ->
        [1] { $seat } puts a card on the deck of { $other }.
       *[0] { $seat } puts { $card } on the deck of { $other }.
    }
    .you =
        { $hidden ->
            [1] You put a card on the deck of { $other }.
           *[0] You put { $card } on the deck of { $other }.
        }
    .you-other =
        { $hidden ->
            [1] { $seat } puts a card on your deck.
           *[0] { $seat } puts { $card } on your deck.
        }
event-exchanged =
    { $hidden ->
        [1] { $seat } gets a card from the hand of { $other }.
       *[0] { $seat } gets { $card } from the hand of { $other }.
    }
    .you =
        { $hidden ->
            [1] You get a card from the hand of { $other }.
           *[0] You get { $card } from the hand of { $other }.
        }
    .you-other =
        { $hidden ->
            [1] { $seat } gets a card from your hand.
           *[0] { $seat } gets { $card } from your hand.
        }
event-mixed =
    { $hidden ->
        [1] { $seat } gets a card of the mixed hands.
       *[0] { $seat } gets { $card } of the mixed hands.
    }
    .you =
        { $hidden ->
            [1] You get a card of the mixed hands.
           *[0] You get { $card } of the mixed hands.
        }
event-traded-top =
    { $hidden ->
        [1] A card goes on top of { $seat }’s deck.
       *[0] { $card } goes on top of { $seat }’s deck.
    }
    .you =
        { $hidden ->
            [1] A card goes on top of your deck.
           *[0] { $card } goes on top of your deck.
        }
event-reshuffled = { $seat }’s discard pile is shuffled into a new deck.
    .you = Your discard pile is shuffled into a new deck.
event-reshuffled-market = The market’s discard pile is shuffled into a new market deck.
event-swapped-piles = { $seat }’s deck and discard pile trade places.
    .you = Your deck and discard pile trade places.
event-took-junk = { $seat } takes junk.
    .you = You take junk.
event-went-home = { $card } returns to its owner.
event-slid = { $card } slides to the right.
event-laid-out = { $card } comes to the market.
event-placed = { $seat } places { $card } in the stall.
    .you = You place { $card } in the stall.
event-built = { $seat } builds stack { $stack }: { $cards }.
    .you = You build stack { $stack }: { $cards }.
event-asked-help = { $seat } asks { $other } to help with { $cards }.
    .you = You ask { $other } to help with { $cards }.
    .you-other = { $seat } asks you to help with { $cards }.
event-declined-help = { $seat } cannot help { $other } now.
    .you = You cannot help { $other } now.
    .you-other = { $seat } cannot help you now.
event-swapped-in = { $seat } leaves { $card } there.
    .you = You leave { $card } there.
event-turned-up = { $seat } turns up { $card }.
    .you = You turn up { $card }.
event-flashy = { $seat }’s cards count { $count } more this turn.
    .you = Your cards count { $count } more this turn.
event-rolled =
    { $purpose ->
        [gamble] { $seat } rolls { $roll } for Gamble.
        [bold_member] { $seat } rolls { $roll } for Bold Member.
       *[bold_haggler] { $seat } rolls { $roll } for Bold Haggler.
    }
    .you =
        { $purpose ->
            [gamble] You roll { $roll } for Gamble.
            [bold_member] You roll { $roll } for Bold Member.
           *[bold_haggler] You roll { $roll } for Bold Haggler.
        }
event-blindfolded = { $seat } hides a card; { $other } has to guess its value.
    .you = You hide a card; { $other } has to guess its value.
    .you-other = { $seat } hides a card; you have to guess its value.
event-guessed =
    { $right ->
        [1] { $other } guesses { $guess }, and it is right: { $card }.
       *[0] { $other } guesses { $guess }, but it is { $card } with another value.
    }
    .you-other =
        { $right ->
            [1] You guess { $guess }, and it is right: { $card }.
           *[0] You guess { $guess }, but it is { $card } with another value.
        }
event-set-value = { $seat } sets { $card } to { $value } for this turn.
    .you = You set { $card } to { $value } for this turn.
event-row =
    { $count ->
        [0] { $seat }’s row is empty.
       *[other] { $seat } turns the row over: { $cards }.
    }
    .you =
        { $count ->
            [0] Your row is empty.
           *[other] You turn the row over: { $cards }.
        }
event-turned-over = { $seat } turns the deck over onto the discard pile.
    .you = You turn the deck over onto the discard pile.
event-ended =
    { $ending ->
        [won] { $winner } finishes the last stack and wins!
        [limit] The last round is over; { $winner } has the most stacks.
       *[drawn] The last round is over; nobody is alone in the lead.
    }
    .you-winner =
        { $ending ->
            [won] You finish the last stack and win!
            [limit] The last round is over; you have the most stacks.
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
