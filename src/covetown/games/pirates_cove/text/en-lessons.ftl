# The guided first game.

lesson-first-voyage = Your first voyage
    .about = Rig a ship, set secret courses, win a battle, bury your treasure. Then sail on by yourself.

# Rigging
lesson-first-voyage-goal = Welcome aboard, captain! In twelve months the most famous pirate wins. Here your fame is counted. It comes from plunder, from battles, and above all from treasure that you bury.
lesson-first-voyage-rivals = Bruno and Clara sail against you. Everybody may look at their ships and cargo. Their cards and their plans are secret, and so are yours.
lesson-first-voyage-ship = This is your ship. The hull says how many chests she can keep, the sails how fast she is. Both stand on level 2, which is worth 5.
lesson-first-voyage-guns = Cannon and crew give you dice in battle. Only the lower of the two counts: guns need hands. Now that makes 2 dice.
lesson-first-voyage-rig = You have 9 gold. Before the first month you may raise any section with it. Begin with the cannon: click its row.
lesson-first-voyage-rig-cannon = That helps as well, but first you want more dice. Click the row of the cannon.
lesson-first-voyage-rig-early = Not yet: with two dice you would not frighten anybody. Raise the section that is lit.
lesson-first-voyage-rig-crew = Three cannon, but hands for two: still 2 dice. Raise the crew as well.
lesson-first-voyage-rig-lower = The lower of cannon and crew counts, and now it is the crew. Click its row.
lesson-first-voyage-rig-sails = Now it is 3 dice. Next the sails: the faster ship fires first.
lesson-first-voyage-rig-speed = Your guns will do for now. Click the sails, so that you fire first.
lesson-first-voyage-prices = Each of these steps cost you 1 gold. The price of a level is half its number, rounded down: level 3 costs 1, levels 4 and 5 cost 2, and so on up to 4 for the last.
lesson-first-voyage-rig-done = Keep your other 6 gold for later. Press “Set sail”.
lesson-first-voyage-rig-save = Leave it at that: soon you will need gold for other things. Press “Set sail”.
lesson-first-voyage-rig-enough = Your ship is just right. Press “Set sail”.

# First month
lesson-first-voyage-treasures = A month begins. On each of the islands 1 to 5 lies a treasure: fame, gold, chests, now and then a card. If your ship is the only one left there, you plunder it.
lesson-first-voyage-black-ships = Two islands are taken: Blackbeard lies at the Tavern, the Flying Dutchman at Cannon Island. Such legends are too strong for you now. Each month they sail on to the next island, as the arrows show.
lesson-first-voyage-secret = All captains choose their island in secret and turn their wheels together. Bruno and Clara have chosen already.
lesson-first-voyage-sail = Sail Island promises 9 gold and 3 chests. Click it, then press the button.
lesson-first-voyage-sail-there = You could, but there is more for you at Sail Island: 9 gold and 3 chests. Sail there.
lesson-first-voyage-plundered = Nobody else came, so you took the 9 gold and the 3 chests without a shot.
lesson-first-voyage-raise = Then each place sells what it is known for. Here it is sails, as many levels as you can pay. Click your sails: level 4 costs 2 gold.
lesson-first-voyage-raise-first = Not yet: this is the place for faster sails. Click your sails.
lesson-first-voyage-raise-again = One more: level 5 costs 2 gold as well.
lesson-first-voyage-end = Speed 8, faster than both of them. The other islands do the same for hull, cannon and crew. Save the rest and press “End your turn”.
lesson-first-voyage-end-save = Your sails are fast enough. Keep the gold and press “End your turn”.

# Second month
lesson-first-voyage-hold = You carry 3 chests, and your hull has room for 5. At the end of each month whatever is too much is lost. Chests bring nothing until they are buried.
lesson-first-voyage-moved = The black ships have sailed on, to Hull Island and Crew Island. Now nobody guards the Tavern: 1 fame, 9 gold and a chest, and cards are sold there.
lesson-first-voyage-tavern = Click Tavern Island, then press the button.
lesson-first-voyage-tavern-there = Look who lies there, and what you would get. The Tavern is safe and rich: sail to Tavern Island.
lesson-first-voyage-legend = Clara took the risk and met the Flying Dutchman. He is faster, so he fired first: 4 dice at her crew, two hits. She fled to Pirate’s Cove.
lesson-first-voyage-mutiny = Whoever flees rolls a die, and a 1 means mutiny. Clara rolled a 1: all her gold, all her chests and 2 fame were gone. So keep away from legends, until you are strong.
lesson-first-voyage-buy = You were alone at the Tavern and took its treasure. Up to three cards are sold here, for 2 gold each. Press “Buy a tavern card”.
lesson-first-voyage-buy-first = Not without a card! Press “Buy a tavern card for 2 gold”.
lesson-first-voyage-buy-again = Mastercraft: it will protect a section of your ship. Buy one more card.
lesson-first-voyage-buy-second = First buy one more card, while you are at the Tavern.
lesson-first-voyage-smoke = A Smoke Screen, for a battle. Rest the pointer on a card, or hold your finger on it, to read what it does. Nobody else sees it.
lesson-first-voyage-attach = Mastercraft is laid in a turn like this one, on any island. It takes the first two hits on its section. Click the card and your hull, then press the button.
lesson-first-voyage-attach-hull = Well protected too, but Bruno likes to aim at the hull. Click Mastercraft and your hull.
lesson-first-voyage-attach-first = First lay your Mastercraft: click the card and your hull, then press the button.
lesson-first-voyage-fame-card = This one you have had from the start. It is worth 3 fame when the year is over, and until then nobody knows.
lesson-first-voyage-tavern-end = Two cards are enough for now. Press “End your turn”.
lesson-first-voyage-tavern-save = You will need your gold for the ship. Press “End your turn”.

# Third month
lesson-first-voyage-wish = Hull Island looks good this month: 2 fame, 2 gold, 3 chests, and a larger hold for sale. Bruno may think so too. Never mind: you are ready for him.
lesson-first-voyage-hull-island = Click Hull Island, then press the button.
lesson-first-voyage-hull-there = Not this time. You have a ship, a card and a plan: sail to Hull Island.
lesson-first-voyage-meeting = There he is! Ships that meet on islands 1 to 5 fight until one is left, and she plunders. The fastest comes first: your speed is 8, Bruno’s 5.
lesson-first-voyage-battle-card = First battle cards are laid. Behind a Smoke Screen only sixes will hit you. Click your card, then press the button.
lesson-first-voyage-battle-card-lay = Later you cannot lay it any more. Click your Smoke Screen and press the button.
lesson-first-voyage-fire = Now the guns, round after round. In your turn you fire or you flee. Press “Fire”.
lesson-first-voyage-fire-not-flee = You are the stronger one here! If you flee you get no treasure, and you risk a mutiny. Press “Fire”.
lesson-first-voyage-aim = Aim at one section of his ship. Each hit takes a level from it, and a ship that loses the last level of any section is crippled. His sails have only 2 levels: click them.
lesson-first-voyage-aim-sails = That section has more levels than his sails. Aim where two hits are enough: at the sails.
lesson-first-voyage-hit = You rolled 5, 2 and 3. Fives and sixes hit, so it was one hit: his sails are on level 1.
lesson-first-voyage-needed = Bruno fired at your hull: 5, 4 and 6. The smoke swallowed his 5. The 6 hit, and your Mastercraft took it; your hull is still whole.
lesson-first-voyage-fire-again = The second round, and you are first again. Press “Fire”.
lesson-first-voyage-aim-again = One more hit on his sails and he is done. Click them.
lesson-first-voyage-crippled = A 6! Bruno is crippled and had to leave for Pirate’s Cove. He keeps his gold and chests, but the repair costs him 2 gold. You won 1 fame, and the treasure of the island.
lesson-first-voyage-too-many = Now you have 7 chests and room for 5. At the end of the month 2 would be lost.
lesson-first-voyage-raise-hull = Luckily this is Hull Island. Raise your hull: click it.
lesson-first-voyage-raise-hull-first = First make room for your chests: click your hull.
lesson-first-voyage-raise-hull-again = Room for 6. Once more, for 2 gold.
lesson-first-voyage-mend = Room for 7. Your Mastercraft was turned by the hit and would take only one more. For 1 gold it is as good as new: click the shield on your hull.
lesson-first-voyage-mend-not-raise = Your hull is large enough now.
lesson-first-voyage-mend-first = One thing before you go: click the shield on your hull.
lesson-first-voyage-hull-end = All is well. Press “End your turn”.

# Fourth month
lesson-first-voyage-seven = Seven chests, and no room for another. It is time to turn them into fame.
lesson-first-voyage-treasure-island = There is one place for that: Treasure Island. No black ship lies there this month. Click it, then press the button.
lesson-first-voyage-treasure-there = What you plunder now would go overboard: your hold is full. Sail to Treasure Island.
lesson-first-voyage-peace = Bruno is here too, and nobody fires: on Treasure Island captains leave each other in peace. Only a black ship would make it a battle. There is nothing to plunder either.
lesson-first-voyage-bury = You bury once a visit, chests and gold. Press “Bury treasure”.
lesson-first-voyage-bury-not-raise = Levels cost twice as much here. Fame first: press “Bury treasure”.
lesson-first-voyage-bury-first = With seven chests aboard? Press “Bury treasure”.
lesson-first-voyage-bury-chests = A chest is worth 1 fame, and so are 3 gold. Bury all 7 chests, and 2 threes of gold: 9 fame.
lesson-first-voyage-bury-all = No chest should stay aboard: each of them is 1 fame. Bury all 7.
lesson-first-voyage-bury-gold = And 6 of your gold, that is 2 threes, for 2 fame more.
lesson-first-voyage-bury-six = Bury 2 threes of gold. The other 8 gold will buy levels and cards, which bring more fame later.
lesson-first-voyage-famous = 13 fame, and you lead! That is how a burial feels.
lesson-first-voyage-twice = Treasure Island also sells one level of any section, at twice its price. You can do without: press “End your turn”.
lesson-first-voyage-twice-not = That would be dear: twice the price. Press “End your turn”.

# On your own
lesson-first-voyage-overboard = See Clara: she plundered more than her hull can keep, and 3 of her chests went overboard when the month ended.
lesson-first-voyage-year = After the twelfth month fame cards are shown and added, and the most fame wins. Gold and chests that are not buried by then count nothing.
lesson-first-voyage-rhythm = A good rhythm: plunder for two or three months, bury before your hold runs over, and look first where the black ships will be.
lesson-first-voyage-alone = The sea is yours now; sail as you like. The lamp at the top gives a hint, the book beside it tells the rules, and your rivals are beginners like you.
