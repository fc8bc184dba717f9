# The guided first game.

lesson-first-stacks = Your first stacks
    .about = Buy, pay, play a technique, build four stacks. Then go on by yourself.

# First turn
lesson-first-stacks-goal = Welcome, merchant! This row is your stall. It takes eight stacks: the first is worth 1, the next 2, and so on up to 8. Finish the eighth before your rival and you win.
lesson-first-stacks-hand = You hold five cards. The large number is what a card is worth. Four of yours are junk: good for paying, no use in a stack.
lesson-first-stacks-look = Rest the pointer on a card, or hold your finger on it, and you see it in full with what it does.
lesson-first-stacks-market = This is the market; both of you shop here. The number over a card is its price: what it is worth, and 0 to 4 on top. The further right, the cheaper.
lesson-first-stacks-buy = Shattered Relic, at the right end, costs just its 3. It gets rid of junk, round after round. Click it to buy it.
lesson-first-stacks-buy-cheap = There is a cheaper one that helps you more. Take Shattered Relic, at the right end.
lesson-first-stacks-buy-first = You will build that stack very soon. First get a card that helps you all game long: Shattered Relic.
lesson-first-stacks-buy-click = Not yet. Click Shattered Relic in the market.
lesson-first-stacks-pay = Now pay 3 from your hand. Every junk card counts 1. Click a junk card.
lesson-first-stacks-pay-junk = Loyal Partner will be your first stack, so keep it. Pay with junk.
lesson-first-stacks-pay-more = 1 of 3 is paid. Lay another junk card.
lesson-first-stacks-pay-last = And the third. What you pay is not lost: it goes to your discard pile here and comes back later.

# Second turn
lesson-first-stacks-refill = The Relic is in your hand already. Then you drew until you held five cards, as at the end of each of your turns.
lesson-first-stacks-slide = Your rival bought Spyglass. The cards left of a gap slide right and get cheaper, and a new one comes in on the left. Waiting can save you money, if nobody is faster.
lesson-first-stacks-actions = Now you again. A turn is one action out of four: buy a card, play a technique, build a stack, or discard.
lesson-first-stacks-play = A technique is played for its effect. Click Shattered Relic, then press Play.
lesson-first-stacks-play-then-build = Building would end your turn. The plus at the foot of the Relic gives you one more action: play it first, then build.
lesson-first-stacks-play-relic = That would use up your action. Play Shattered Relic: click it, then press Play.
lesson-first-stacks-throw = One card from your hand leaves your deck for good, and you draw another. Choose a junk card.
lesson-first-stacks-throw-junk = You still need that one. Choose a junk card to throw away.
lesson-first-stacks-build = The Relic’s plus is a bonus action: you are not done. Stack 1 has to be worth 1, no more and no less. Click Loyal Partner, then press Build.
lesson-first-stacks-build-other = It is worth 1 too, but you have plans for it. Build with Loyal Partner.
lesson-first-stacks-build-now = You have one action left; let it be your first stack. Click Loyal Partner, then press Build.

# Third turn
lesson-first-stacks-built = Your first stack stands! A card in a stall stays there: you cannot draw it, play it or pay with it any more.
lesson-first-stacks-rival-built = Your rival has one stack as well. Now you both need one that is worth 2.
lesson-first-stacks-sets = See the red feather on Swift Broker and on Cookies? It is the sign of the macaws. Cards of the same animalfolk can lie in one stack together: 1 and 2 will make your third stack.
lesson-first-stacks-cookies = Cookies is worth 2 and lies two places from the right end, so it costs 2 more: 4. Click it to buy it.
lesson-first-stacks-cookies-macaw = A good card, but it does not go with Swift Broker. Take Cookies.
lesson-first-stacks-cookies-first = Well seen: that would be stack 2! It can wait a turn, while Cookies might be gone. Buy Cookies first.
lesson-first-stacks-cookies-click = Go shopping this turn: click Cookies in the market.
lesson-first-stacks-cookies-pay = The price is 4. Start with your junk.
lesson-first-stacks-cookies-junk = Junk first: it is the least you can miss.
lesson-first-stacks-cookies-two = 1 of 4. The next junk card.
lesson-first-stacks-cookies-three = 2 of 4. And your last one.
lesson-first-stacks-cookies-broker = One is missing, and your junk is used up. Any card can pay. Lay Swift Broker; it will be back.
lesson-first-stacks-cookies-vendor = Keep Stashing Vendor: it makes your next stack. Lay Swift Broker.

# Fourth turn
lesson-first-stacks-shuffled = Your deck had run out. Then your discard pile is shuffled and is your deck again. So everything you buy and pay with comes round.
lesson-first-stacks-rival-bonus = Your rival played Spyglass, which has a plus as well, and bought Nostalgic Item with the bonus action.
lesson-first-stacks-six = You hold six cards: as long as Cookies is in your hand, you draw one more. Such a card is passive. It works by itself and is never played.
lesson-first-stacks-vendor = Stashing Vendor is passive too: with it, junk may go into a stack. 1 and 1 make 2. Click it and a junk card, then press Build.
lesson-first-stacks-vendor-not-cookies = Cookies alone is worth 2, right. But you want it for stack 3. Use Stashing Vendor and a junk card.
lesson-first-stacks-vendor-build = Build stack 2 now: Stashing Vendor and a junk card.

# Fifth turn
lesson-first-stacks-third = Two stacks, and one junk card fewer in your way. For stack 3 you have Cookies. Where is Swift Broker?
lesson-first-stacks-where = Your deck holds two cards more: Swift Broker and Shattered Relic, the ones you have not drawn since the shuffle. You want them now.
lesson-first-stacks-inventory = For this there is the inventory action: discard as many cards as you like, and draw new ones when your turn ends. Press “Discard cards, or pass”.
lesson-first-stacks-inventory-not-buy = With what you would bring home you could not build stack 3 next turn. Discard junk instead, and draw your good cards.
lesson-first-stacks-inventory-press = You need cards out of your deck. Press “Discard cards, or pass”.
lesson-first-stacks-discard = Put four junk cards on your discard pile. Click the first.
lesson-first-stacks-discard-keep = Keep Cookies for your third stack. Discard junk.
lesson-first-stacks-discard-four = The more you discard, the more you draw. Four junk cards, please.
lesson-first-stacks-discard-two = The second.
lesson-first-stacks-discard-three = The third.
lesson-first-stacks-discard-last = The fourth.
lesson-first-stacks-discard-done = That is enough. Press Done.
lesson-first-stacks-discard-enough = One junk card should stay, so that the Relic has something to throw away. Press Done.

# Sixth turn
lesson-first-stacks-found = There they are, Swift Broker and the Relic. Your deck ran out while you drew, so the junk was shuffled and two of it came back.
lesson-first-stacks-rival-essential = Your rival bought Essential Purchase. It let two of the junk cards that paid for it leave the deck for good.
lesson-first-stacks-relic-again = Your best turn so far. First the Relic with its bonus action: click it, then press Play.
lesson-first-stacks-throw-again = Away with one more junk card.
lesson-first-stacks-macaws = Now stack 3: Cookies and Swift Broker, two macaws, 2 and 1. Click both, then press Build.
lesson-first-stacks-macaws-both = Stack 3 is in your hand. Click Cookies and Swift Broker, then press Build.

# Seventh turn
lesson-first-stacks-lead = Three stacks to one: you are ahead. Five more and you win, at the very moment the eighth is built.
lesson-first-stacks-higher = Stack 4 can be a single 4, or 3 and 1, or 2 and 2 of one animalfolk. So buy with your next stacks in mind, and collect few kinds.
lesson-first-stacks-no-four = What you hold makes no 4 yet. The Relic is a macaw worth 3, but junk is no macaw, and Stashing Vendor, who let junk in, already lies in your stall.
lesson-first-stacks-two-fours = Two cards in the market are worth 4: Market Discovery for 5 and Acorn for 6. Each does something else, but in a stall a card only counts for its value. If you want a stack, take the cheaper one.
lesson-first-stacks-discovery = So Market Discovery it is. Click it to buy it.
lesson-first-stacks-discovery-other = That one is not worth 4, or it costs more. Take Market Discovery, second from the right.
lesson-first-stacks-discovery-pays = You need the cards in your hand for paying this time. Click Market Discovery in the market.
lesson-first-stacks-discovery-pay = The price is 5, and your junk makes only 4. The Relic pays too: it counts 3. Click it. Two junk cards must go with it, and because there is no other way, they are laid by themselves.
lesson-first-stacks-discovery-relic = Lay the Relic first: without it you cannot reach 5.
lesson-first-stacks-offer = Some passive cards offer you something that takes no action. Once a turn, Market Discovery may throw away the next card of the market deck, and here you are asked. You do not have to: press Done.
lesson-first-stacks-offer-leave = You may, but nobody has seen that card yet. Leave it there and press Done.

# Eighth turn
lesson-first-stacks-rival-acorn = Your rival bought Acorn. What you saw somebody buy you know: the table shows it in that hand until it leaves.
lesson-first-stacks-open = Hands and decks are hidden, but discard piles and stalls are open to all. Look at your rival’s whenever you like: the next stack there has to be worth 2. Who knows that, knows what your rival is looking for.
lesson-first-stacks-fourth = Your hand is one card and four junk, and that card is stack 4. Click Market Discovery, then press Build.
lesson-first-stacks-fourth-build = Market Discovery can do that as well, but now you want it in your stall. Click it, then press Build.
lesson-first-stacks-fourth-now = Stack 4 is in your hand. Click Market Discovery, then press Build.

# Ninth turn
lesson-first-stacks-swapped = So that is what Acorn was for! Your rival played it: it traded places with Cookies in your third stack. And Cookies, worth 2, went straight into your rival’s second.
lesson-first-stacks-still-counts = Have you lost a stack? No. Acorn and Swift Broker make 5, not 3, but a stack that stands is finished for good, whatever is swapped in it later. You still have four.
lesson-first-stacks-five = On to stack 5. Favourite Toy would be 5 all alone, but at 8 it is too dear for you. The Relic is worth 3, so a macaw worth 2 would do.
lesson-first-stacks-mixed = Or this one: with Empty Chest in it, a stack may mix animalfolk. It is a squirrel worth 2, the Relic a macaw worth 3, and together they make 5. It costs 3, one less than Cookies.
lesson-first-stacks-chest = It always pays to read what a card does. Click Empty Chest to buy it.
lesson-first-stacks-chest-other = That one costs more, or it makes no 5 with the Relic. Take Empty Chest, second from the right.
lesson-first-stacks-chest-click = First the shopping: click Empty Chest in the market.
lesson-first-stacks-chest-pay = The price is 3. You get no change, and no card may be laid that is not needed: so it is either the Relic alone or three junk cards. You want the Relic in your hand next turn, so click a junk card.
lesson-first-stacks-chest-junk = The Relic could pay, but you want to keep it. Click a junk card.

# On your own
lesson-first-stacks-small-deck = All you own besides your stall is six cards: five in your hand and one in your deck. In a small deck, every good card is back at once.
lesson-first-stacks-rival-third = Your rival built stack 3 with Essential Purchase. Four to three, it is a race!
lesson-first-stacks-now-or-later = What next? The Relic and Empty Chest make stack 5 now. But in your stall the Relic throws nothing away any more. Build at once, or use it for some turns yet? That is what the game is about: a card works for you, or it counts.
lesson-first-stacks-tip = A third way: pay for Essential Purchase with three junk cards, and all three may leave your deck.
lesson-first-stacks-too-thin = Only, do not overdo it. If you have to draw and your deck and your discard pile are both empty, you take new junk from this pile.
lesson-first-stacks-alone = You know how it goes; play on as you like. The lamp at the top gives a hint, the book beside it tells the rules, and your rival is a beginner as well.
