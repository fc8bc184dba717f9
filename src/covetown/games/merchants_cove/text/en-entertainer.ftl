### The Entertainer. Card names and faces are reconstructions of our own.

merchant-entertainer = Entertainer
    .text = No shop and no Goods: compose a song card by card, turn the tempo dial, and when it comes full circle sing all over town for gold, fans and runes. (An expansion merchant; names and faces of the cards are reconstructions.)

card-marching-verse = Marching Verse
    .text = Skill, 1 hourglass. Red 2. When discarded: volume +1.
card-marching-chorus = Marching Chorus
    .text = Skill, 2 hourglasses. Red 1; for 2 volume red 3. When discarded: volume +3.
card-marching-bridge = Marching Bridge
    .text = Skill, 3 hourglasses. Red 1; for 3 volume green 2. When discarded: volume +5.
card-tavern-verse = Tavern Verse
    .text = Skill, 1 hourglass. Green 2. When discarded: volume +1.
card-tavern-chorus = Tavern Chorus
    .text = Skill, 2 hourglasses. Green 1; for 2 volume green 2. When discarded: volume +3.
card-tavern-bridge = Tavern Bridge
    .text = Skill, 3 hourglasses. Green 1; for 3 volume blue 2. When discarded: volume +5.
card-arcane-verse = Arcane Verse
    .text = Skill, 1 hourglass. Blue 2. When discarded: volume +2 and a Corruption card.
card-arcane-chorus = Arcane Chorus
    .text = Skill, 2 hourglasses. Blue 2; for 2 volume blue 2. When discarded: volume +2.
card-arcane-bridge = Arcane Bridge
    .text = Skill, 2 hourglasses. Blue 1; for 3 volume yellow 2. When discarded: volume +2.
card-court-verse = Court Verse
    .text = Skill, 1 hourglass. Yellow 2. When discarded: volume +2 and a Corruption card.
card-court-chorus = Court Chorus
    .text = Skill, 2 hourglasses. Yellow 2; for 2 volume yellow 3. When discarded: volume +2.
card-court-bridge = Court Bridge
    .text = Skill, 2 hourglasses. Yellow 2; for 3 volume red 2. When discarded: volume +3.
card-crowd-work = Crowd Work
    .text = Impro. Once in a Song: wild icons, as many as there are Skill cards in the song zone.
card-songbird = Songbird
    .text = Creature. When you brag: 4 gold.
card-echo-drake = Echo Drake
    .text = Creature. When you brag: an acoustic stone and a Corruption card.
card-harmony-wisp = Harmony Wisp
    .text = Creature. When you brag: 2 wild icons for this Song.
card-coin-magpie = Coin Magpie
    .text = Creature. When you brag: 6 gold.
card-lullaby-owl = Lullaby Owl
    .text = Creature. When you brag: discard one of your Corruption cards and gain 2 gold.
card-encore = Encore
    .text = Impro. Once in a Song: one more movement.
card-call-and-response = Call and Response
    .text = Impro. Once in a Song: 3 volume.
card-reprise = Reprise
    .text = Impro. Once in a Song: the upper icons of a Skill card in the song zone once more.
card-tip-jar = Tip Jar
    .text = Impro. Once in a Song: 2 gold for each Skill card in the song zone.
card-standing-ovation = Standing Ovation
    .text = Skill, 1 hourglass. Wild 2. When discarded: volume +1.
card-grand-finale = Grand Finale
    .text = Skill, 2 hourglasses. Wild 1; for 2 volume wild 2. When discarded: volume +3.
card-war-ballad = War Ballad
    .text = Skill, 3 hourglasses. Green 2; for 3 volume red 3. When discarded: volume +5.
card-royal-aria = Royal Aria
    .text = Skill, 2 hourglasses. Blue 2; for 3 volume yellow 3. When discarded: volume +2.

bundle-upper = { $value } × { $colour } ({ $card })
bundle-lower = { $value } × { $colour } ({ $card }, for { $price } volume)
bundle-stone = an acoustic stone (3 × wild)
bundle-crowd-work = { $value } × wild ({ $card })
bundle-reprise = { $value } × { $colour } (Reprise of { $card })
bundle-wisp = { $value } × wild ({ $card })

prompt-play = Compose: which card do you play to the song zone?
prompt-drop = Compose: which card do you discard? Its hourglasses turn the dial and move your Timepiece.
prompt-tempo = { $hourglasses ->
    [one] The dial turns 1 quarter. Change the tempo for a Corruption card?
   *[other] The dial turns { $hourglasses } quarters. Change the tempo for a Corruption card?
}
prompt-swan = The market opens. Do you sing a swan song first?
prompt-place = { $swan ->
    [yes] Swan song
   *[no] Song
}: where does the bard begin? ({ $movement ->
    [one] { $movement } more place
   *[other] { $movement } more places
})
prompt-song = { $location }: volume { $volume }, movement { $movement }. What does the bard do?
prompt-fan = Who becomes a fan, for { $need ->
    [one] { $need } icon
   *[other] { $need } icons
}?
prompt-pay = With which icons do you pay?
prompt-next-brag = Which creature do you brag with next?
prompt-creature = Which creature comes along from Dragon Island?

option-play = Play { $card }
option-drop = Discard { $card }
option-tempo = { $change ->
    [less] One quarter less, for a Corruption card
    [more] One quarter more, for a Corruption card
   *[none] Keep the tempo
}
option-swan = { $sing ->
    [yes] Sing
   *[no] Keep the song for later
}
option-place = { $location }
option-move = Move to: { $location }
option-spend = Spend { $bundle } for { $amount } gold
option-spend-as = Spend { $bundle } as { $as } for { $amount } gold
option-side = Sing to the boats on the { $side }
option-win-fan = Win a fan
option-fan = { $card }
option-rune = Place a rune
option-pay = { $bundles }
option-buy = Buy { $card } for { $amount } gold
option-improvise = Use { $card }
option-brag = Brag, for 3 volume
option-next-brag = { $card }
option-finish = Leave off singing to the boats
option-take-creature = Take { $card }
option-end-song = End the Song

event-drew-song-card = { $shown ->
    [yes] { $seat } draws { $card }.
   *[no] { $seat } draws a card.
}
    .you = { $shown ->
        [yes] You draw { $card }.
       *[no] You draw a card.
    }
event-turned-up = { $seat } turns up { $card }: to the { $zone } zone.
    .you = You turn up { $card }: to the { $zone } zone.
event-song-deck-reshuffled = { $seat } shuffles the discard pile into a new deck of { $count }.
    .you = You shuffle the discard pile into a new deck of { $count }.
event-played-card = { $seat } plays { $card } to the song zone.
    .you = You play { $card } to the song zone.
event-dropped-card = { $seat } discards { $card }.
    .you = You discard { $card }.
event-turned-dial = { $seat } turns the dial by { $quarters ->
    [one] a quarter
   *[other] { $quarters } quarters
}; volume { $volume }.
    .you = You turn the dial by { $quarters ->
        [one] a quarter
       *[other] { $quarters } quarters
    }; volume { $volume }.
event-song-begins = { $swan ->
    [yes] { $seat } sings a swan song.
   *[no] { $seat } sings.
}
    .you = { $swan ->
        [yes] You sing a swan song.
       *[no] You sing.
    }
event-song-ends = The Song is over.
event-song-zone-cleared = { $seat } discards the song zone: { $cards }.
    .you = You discard the song zone: { $cards }.
event-bard-moved = The bard comes to the { $location }.
event-bard-sets-out = The bard leaves Dragon Island for the { $location }.
event-chose-side = The bard sings to the boats on the { $side }.
event-sang-for-gold = { $seat } spends { $what } on { $as } for { $amount } gold.
    .you = You spend { $what } on { $as } for { $amount } gold.
event-bought-card = { $seat } buys { $card }; it lies on top of the deck.
    .you = You buy { $card }; it lies on top of the deck.
event-stack-shows = Next for sale: { $card }.
event-paid-icons = { $seat } pays with { $what }.
    .you = You pay with { $what }.
event-won-fan = { $card } is now a fan of { $seat }.
    .you = { $card } is now a fan of yours.
event-placed-rune = { $seat } places a rune on the { $colour } Hall.
    .you = You place a rune on the { $colour } Hall.
event-improvised = { $seat } uses { $card }.
    .you = You use { $card }.
event-bragged = { $seat } brags with { $cards }.
    .you = You brag with { $cards }.
event-creature-sings = { $card } is heard.
event-let-rogues-in = { $seat } lets { $count ->
    [one] 1 Rogue
   *[other] { $count } Rogues
} listen.
    .you = You let { $count ->
        [one] 1 Rogue
       *[other] { $count } Rogues
    } listen.
event-gained-stone = { $seat } gains an acoustic stone.
    .you = You gain an acoustic stone.
event-took-creature = { $seat } takes { $card } from Dragon Island.
    .you = You take { $card } from Dragon Island.
event-fan-kept = { $card } moves in with { $seat }, whose fan it is.
    .you = { $card } moves in with you as your fan.

panel-song-hand = Hand (limit { $limit })
panel-song-zone = Song zone
panel-brag-zone = Brag zone
panel-song-board = Board
panel-song-numbers = volume { $volume }, dial quarter { $quarter }, stones { $stones }, badges left { $badges }, card price { $card_price }
panel-rune = rune: { $colour }
panel-fans = Fans
panel-island = Dragon Island
panel-skill-stack = Skill stack
panel-impro-stack = Impro stack
panel-below = { $count } below
panel-song-piles = Deck

dragon-island = Dragon Island
