# The guided first game.

lesson-first-voyage = Votre premier voyage
    .about = Armez un navire, choisissez vos caps en secret, gagnez un combat, enterrez votre trésor. Puis voguez sans guide.

# Rigging
lesson-first-voyage-goal = Bienvenue à bord ! Dans douze mois, la plus grande renommée l’emporte. La vôtre se compte ici. Elle vient du pillage, des combats et surtout des trésors que vous enterrez.
lesson-first-voyage-rivals = Bruno et Clara naviguent contre vous. Tout le monde peut regarder leurs navires et leurs cales. Leurs cartes et leurs plans restent secrets, et les vôtres aussi.
lesson-first-voyage-ship = Voici votre navire. La coque dit combien de coffres il peut garder, les voiles donnent sa vitesse. Les deux sont au niveau 2, qui vaut 5.
lesson-first-voyage-guns = Les canons et l’équipage vous donnent des dés au combat. Seul le plus faible des deux compte : il faut des bras pour les canons. Pour l’instant, cela fait 2 dés.
lesson-first-voyage-rig = Vous avez 9 doublons. Avant le premier mois, ils peuvent améliorer n’importe quelle section. Commencez par les canons : cliquez sur leur ligne.
lesson-first-voyage-rig-cannon = C’est utile aussi, mais il vous faut d’abord plus de dés. Cliquez sur la ligne des canons.
lesson-first-voyage-rig-early = Pas encore : avec deux dés, vous ne feriez peur à personne. Améliorez la section éclairée.
lesson-first-voyage-rig-crew = Trois canons, mais des bras pour deux : toujours 2 dés. Améliorez aussi l’équipage.
lesson-first-voyage-rig-lower = Le plus faible des canons et de l’équipage compte, et c’est maintenant l’équipage. Cliquez sur sa ligne.
lesson-first-voyage-rig-sails = Cela fait 3 dés. Aux voiles, maintenant : le navire le plus rapide tire le premier.
lesson-first-voyage-rig-speed = Vos canons suffisent pour le moment. Cliquez sur les voiles, afin de tirer en premier.
lesson-first-voyage-prices = Chacun de ces pas vous a coûté 1 doublon. Le prix d’un niveau est la moitié de son numéro, arrondie au-dessous : 1 pour le niveau 3, 2 pour les niveaux 4 et 5, et ainsi de suite jusqu’à 4 pour le dernier.
lesson-first-voyage-rig-done = Gardez vos 6 autres doublons pour plus tard. Appuyez sur « Appareiller ».
lesson-first-voyage-rig-save = Restez-en là : l’or vous servira bientôt à autre chose. Appuyez sur « Appareiller ».
lesson-first-voyage-rig-enough = Votre navire est très bien ainsi. Appuyez sur « Appareiller ».

# First month
lesson-first-voyage-treasures = Un mois commence. Sur chacune des îles 1 à 5 attend un trésor : de la renommée, de l’or, des coffres, parfois une carte. Si votre navire est le seul à y rester, il le pille.
lesson-first-voyage-black-ships = Deux îles sont prises : Barbe-Noire mouille à la Taverne, le Hollandais volant à l’Île aux Canons. Ces légendes sont trop fortes pour vous. Chaque mois, elles passent à l’île suivante, comme le montrent les flèches.
lesson-first-voyage-secret = Tout le monde choisit son île en secret, puis les roues se dévoilent ensemble. Bruno et Clara ont déjà choisi.
lesson-first-voyage-sail = L’Île aux Voiles promet 9 doublons et 3 coffres. Cliquez dessus, puis appuyez sur le bouton.
lesson-first-voyage-sail-there = Ce serait permis, mais l’Île aux Voiles vous offre davantage : 9 doublons et 3 coffres. Mettez le cap sur elle.
lesson-first-voyage-plundered = Personne d’autre n’est venu : les 9 doublons et les 3 coffres sont à vous, sans un coup de feu.
lesson-first-voyage-raise = Chaque lieu vend ensuite sa spécialité. Ici, ce sont les voiles, autant de niveaux que vous pouvez payer. Cliquez sur vos voiles : le niveau 4 coûte 2 doublons.
lesson-first-voyage-raise-first = Pas encore : c’est ici qu’on gagne de la vitesse. Cliquez sur vos voiles.
lesson-first-voyage-raise-again = Encore un : le niveau 5 coûte lui aussi 2 doublons.
lesson-first-voyage-end = Vitesse 8, mieux que Bruno et Clara. Les autres îles font de même pour la coque, les canons et l’équipage. Gardez le reste et appuyez sur « Finir votre tour ».
lesson-first-voyage-end-save = Vos voiles sont assez rapides. Gardez l’or et appuyez sur « Finir votre tour ».

# Second month
lesson-first-voyage-hold = Vous portez 3 coffres, et votre coque en garde 5. À la fin de chaque mois, ce qui dépasse est perdu. Les coffres ne rapportent rien tant qu’ils ne sont pas enterrés.
lesson-first-voyage-moved = Les navires noirs ont repris la mer, vers l’Île aux Coques et l’Île aux Équipages. Plus personne ne garde la Taverne : 1 de renommée, 9 doublons, un coffre, et l’on y vend des cartes.
lesson-first-voyage-tavern = Cliquez sur l’Île de la Taverne, puis appuyez sur le bouton.
lesson-first-voyage-tavern-there = Voyez qui s’y trouve, et ce que vous y gagneriez. La Taverne est sûre et riche : mettez le cap sur elle.
lesson-first-voyage-legend = Clara a pris le risque et rencontré le Hollandais volant. Plus rapide, il tire le premier : 4 dés contre l’équipage, deux touches. Clara fuit à la Crique des Pirates.
lesson-first-voyage-mutiny = Qui fuit lance un dé, et un 1, c’est la mutinerie. Clara fait 1 : tout son or, tous ses coffres et 2 de renommée s’envolent. Évitez donc les légendes tant que vous n’êtes pas de taille.
lesson-first-voyage-buy = À la Taverne, le trésor est à vous, sans partage. On y vend jusqu’à trois cartes, à 2 doublons pièce. Appuyez sur « Acheter une carte Taverne ».
lesson-first-voyage-buy-first = Pas sans une carte ! Appuyez sur « Acheter une carte Taverne pour 2 doublons ».
lesson-first-voyage-buy-again = Un Chef-d’œuvre : il protégera une section de votre navire. Achetez encore une carte.
lesson-first-voyage-buy-second = Achetez d’abord une autre carte, puisque vous êtes à la Taverne.
lesson-first-voyage-smoke = Un Écran de fumée, pour un combat. Laissez le pointeur ou le doigt sur une carte pour lire ce qu’elle fait. Personne d’autre ne la voit.
lesson-first-voyage-attach = Un Chef-d’œuvre se pose pendant un tour comme celui-ci, sur n’importe quelle île. Il encaisse les deux premières touches de sa section. Cliquez sur la carte et sur votre coque, puis appuyez sur le bouton.
lesson-first-voyage-attach-hull = Bien protégée aussi, mais Bruno aime viser la coque. Cliquez sur le Chef-d’œuvre et sur votre coque.
lesson-first-voyage-attach-first = Posez d’abord votre Chef-d’œuvre : cliquez sur la carte et sur votre coque, puis appuyez sur le bouton.
lesson-first-voyage-fame-card = Celle-ci, vous l’avez depuis le début. Elle vaut 3 de renommée au bout des douze mois, et d’ici là personne n’en sait rien.
lesson-first-voyage-tavern-end = Deux cartes suffisent pour l’instant. Appuyez sur « Finir votre tour ».
lesson-first-voyage-tavern-save = L’or servira à votre navire. Appuyez sur « Finir votre tour ».

# Third month
lesson-first-voyage-wish = L’Île aux Coques est belle ce mois-ci : 2 de renommée, 2 doublons, 3 coffres, et une cale plus grande à acheter. Bruno y pense peut-être aussi. Qu’importe : vous avez de quoi le recevoir.
lesson-first-voyage-hull-island = Cliquez sur l’Île aux Coques, puis appuyez sur le bouton.
lesson-first-voyage-hull-there = Pas cette fois. Vous avez un navire, une carte et un plan : cap sur l’Île aux Coques.
lesson-first-voyage-meeting = Le voilà ! Sur les îles 1 à 5, les navires qui se rencontrent combattent jusqu’à ce qu’il en reste un, et celui-là pille. Le plus rapide commence : vous avez 8, Bruno 5.
lesson-first-voyage-battle-card = On pose d’abord les cartes Combat. Derrière un Écran de fumée, seuls les 6 vous toucheront. Cliquez sur votre carte, puis appuyez sur le bouton.
lesson-first-voyage-battle-card-lay = Plus tard, vous ne pourrez plus la poser. Cliquez sur votre Écran de fumée et appuyez sur le bouton.
lesson-first-voyage-fire = Aux canons, manche après manche. À votre tour, vous tirez ou vous fuyez. Appuyez sur « Tirer ».
lesson-first-voyage-fire-not-flee = Ici, la force est de votre côté ! En fuyant, vous perdez le trésor et vous risquez la mutinerie. Appuyez sur « Tirer ».
lesson-first-voyage-aim = Visez une section du navire adverse. Chaque touche lui coûte un niveau, et un navire qui perd le dernier niveau d’une section est hors de combat. Ses voiles n’ont que 2 niveaux : cliquez dessus.
lesson-first-voyage-aim-sails = Cette section a plus de niveaux que les voiles. Visez là où deux touches suffisent : les voiles.
lesson-first-voyage-hit = Vos dés : 5, 2 et 3. Les 5 et les 6 touchent : une touche, et ses voiles tombent au niveau 1.
lesson-first-voyage-needed = Bruno vise votre coque : 5, 4 et 6. La fumée avale le 5. Le 6 touche, mais votre Chef-d’œuvre l’encaisse ; votre coque est intacte.
lesson-first-voyage-fire-again = Deuxième manche, et vous commencez encore. Appuyez sur « Tirer ».
lesson-first-voyage-aim-again = Une touche de plus dans ses voiles et c’est fini. Cliquez dessus.
lesson-first-voyage-crippled = Un 6 ! Bruno est hors de combat et doit filer à la Crique des Pirates. Son or et ses coffres lui restent, mais la réparation lui coûte 2 doublons. Vous gagnez 1 de renommée, et le trésor de l’île.
lesson-first-voyage-too-many = Vous avez maintenant 7 coffres, et de la place pour 5. À la fin du mois, 2 seraient perdus.
lesson-first-voyage-raise-hull = Par chance, c’est l’Île aux Coques. Améliorez votre coque : cliquez dessus.
lesson-first-voyage-raise-hull-first = Faites d’abord de la place pour vos coffres : cliquez sur votre coque.
lesson-first-voyage-raise-hull-again = De la place pour 6. Encore une fois, pour 2 doublons.
lesson-first-voyage-mend = De la place pour 7. La touche a retourné votre Chef-d’œuvre, qui n’en encaisserait plus qu’une. Pour 1 doublon, il est comme neuf : cliquez sur le bouclier près de votre coque.
lesson-first-voyage-mend-not-raise = Votre coque est assez grande maintenant.
lesson-first-voyage-mend-first = Une chose avant de partir : cliquez sur le bouclier près de votre coque.
lesson-first-voyage-hull-end = Tout est en ordre. Appuyez sur « Finir votre tour ».

# Fourth month
lesson-first-voyage-seven = Sept coffres, et plus de place pour un autre. Il est temps d’en faire de la renommée.
lesson-first-voyage-treasure-island = Il n’y a qu’un endroit pour cela : l’Île au Trésor. Aucun navire noir n’y est ce mois-ci. Cliquez dessus, puis appuyez sur le bouton.
lesson-first-voyage-treasure-there = Un nouveau butin passerait par-dessus bord : votre cale est pleine. Cap sur l’Île au Trésor.
lesson-first-voyage-peace = Bruno est là aussi, et personne ne tire : à l’Île au Trésor, les capitaines se laissent en paix. Seul un navire noir y apporterait le combat. Il n’y a rien à piller non plus.
lesson-first-voyage-bury = On enterre une fois par visite, des coffres et de l’or. Appuyez sur « Enterrer un trésor ».
lesson-first-voyage-bury-not-raise = Ici, les niveaux coûtent le double. La renommée d’abord : appuyez sur « Enterrer un trésor ».
lesson-first-voyage-bury-first = Avec sept coffres à bord ? Appuyez sur « Enterrer un trésor ».
lesson-first-voyage-bury-chests = Un coffre vaut 1 de renommée, et 3 doublons aussi. Enterrez les 7 coffres et 2 fois trois doublons : 9 de renommée.
lesson-first-voyage-bury-all = Ne laissez aucun coffre à bord : chacun vaut 1 de renommée. Enterrez les 7.
lesson-first-voyage-bury-gold = Et 6 de vos doublons, soit 2 fois trois, pour 2 de renommée de plus.
lesson-first-voyage-bury-six = Enterrez 2 fois trois doublons. Les 8 autres achèteront des niveaux et des cartes, qui rapporteront davantage plus tard.
lesson-first-voyage-famous = 13 de renommée, et vous menez ! Voilà ce que rapporte un trésor enfoui.
lesson-first-voyage-twice = L’Île au Trésor vend aussi un niveau de n’importe quelle section, au double de son prix. Vous pouvez vous en passer : appuyez sur « Finir votre tour ».
lesson-first-voyage-twice-not = Ce serait cher : le double du prix. Appuyez sur « Finir votre tour ».

# On your own
lesson-first-voyage-overboard = Voyez Clara : son butin dépassait ce que sa coque peut garder, et 3 de ses coffres sont passés par-dessus bord à la fin du mois.
lesson-first-voyage-year = Après le douzième mois, on dévoile et on ajoute les cartes Renommée, et la plus grande renommée l’emporte. L’or et les coffres qui ne sont pas enterrés ne comptent pas.
lesson-first-voyage-rhythm = Un bon rythme : piller deux ou trois mois, enterrer avant que la cale déborde, et regarder d’abord où seront les navires noirs.
lesson-first-voyage-alone = La mer est à vous ; voguez comme il vous plaît. La lampe du haut donne un conseil, le livre à côté dit les règles, et vos adversaires débutent comme vous.
