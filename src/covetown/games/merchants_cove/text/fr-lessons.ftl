### Les parties guidées : un premier jour avec chacun des quatre marchands de base, l’Artiste et le Colporteur.

## Un premier jour, quelle que soit la boutique

lesson-day = Votre premier jour
    .about = Fabriquer, remplir les bateaux, vendre sur trois Quais : un jour entier dans la Baie, puis la suite comme vous voulez. Choisissez votre marchand.

# Le port, l’Horloge et la boutique
lesson-day-goal = Bienvenue dans la Baie ! Vous avez trois jours, et la victoire ira à la bourse la mieux remplie. Voici la vôtre : il est temps de s’en occuper.
lesson-day-boats = Chaque matin, six bateaux amènent des Aventuriers : Guerriers en rouge, Bardes en vert, Sorciers en bleu, Nobles en jaune. Ce sont vos clients, et chacun achète des marchandises de sa couleur.
lesson-day-piers = Le soir, ils attendent sur ces Quais. Le Bazar achète les grandes marchandises, l’Esplanade les petites, le Marché noir les deux, mais l’endroit est louche.
lesson-day-prices = Sur cet étal se trouvent vos marchandises, petites et grandes, chacune avec son prix. Vous touchez ce prix une fois par client de sa couleur présent sur le Quai.
lesson-day-clock = La journée est une Horloge. Tout ce que vous faites prend des heures, et votre Sablier avance d’autant. Quand tout le monde a atteint la cloche, le marché ouvre.
lesson-day-actions = Voici vos actions, avec leur durée. À chaque tour vous en choisissez une, mais jamais deux fois de suite la même.
lesson-day-begin = Commencez par celle-ci.

# Les tours
lesson-day-turn = Votre action est faite, et votre Sablier a avancé. Le tour suivant revient au Sablier le plus en arrière ; sur une même heure, à celui du dessus.
lesson-day-rival = L’adversaire vient de jouer, jusqu’à ce que votre Sablier soit de nouveau le dernier. Vous voyez ici ce qu’il possède ; un clic ouvre sa boutique.
lesson-day-again = C’est encore à vous : personne n’est plus en arrière, et sur une même heure le Sablier du dessus passe d’abord. Après une action courte, on joue souvent une deuxième fois.
lesson-day-rival-again = L’adversaire a joué lui aussi, et quelqu’un de plus est monté à bord.
lesson-day-rival-boats = Entre-temps, l’adversaire a rempli des bateaux. Retenez-le : tout le monde vend à la même foule, peu importe qui l’a amenée.
lesson-day-rival-later = L’adversaire est passé devant. À vous.
lesson-day-rival-last = L’adversaire a atteint la cloche, sa journée est finie. Il vous reste un tour.

# Les bateaux
lesson-day-load = Vous voyez le +1 au bord de l’Horloge ? Qui en dépasse un pioche un Aventurier dans le sac et lui choisit un bateau.
lesson-day-load-boat = Placez l’arrivant sur le bateau éclairé. Il y a déjà trois personnes à bord, et à quatre il est plein.
lesson-day-load-first = Placez l’arrivant sur le bateau éclairé, avec ses semblables : une foule d’une seule couleur rapporte le plus.
lesson-day-load-more = Encore un +1. Placez cet Aventurier sur le bateau éclairé.
lesson-day-load-full = Encore un +1, et une bonne occasion : remplissez le bateau éclairé.
lesson-day-load-full-again = Un +1 de plus. Remplissez le bateau éclairé.
lesson-day-load-nobles = Un Noble, juste ce qu’il vous faut ! Le bateau 2 en porte deux. De son côté, seul le Bazar est libre, et votre élixir jaune s’y vendra.
lesson-day-load-plaza = Remplissez le bateau éclairé : trois Bardes sont à bord. De son côté, seule l’Esplanade est libre, parfaite pour votre arme verte.
lesson-day-full = Un bateau plein accoste aussitôt, de son côté de l’île. Qui l’a rempli choisit le ponton.
lesson-day-dock-black = À droite, c’est l’Esplanade ou le Marché noir. Prenez le Marché noir : on y achète les deux tailles.
lesson-day-dock-bazaar = Il est plein. À gauche, un bateau accoste au Bazar ou à l’Esplanade. Prenez le Bazar, pour vos grandes marchandises.
lesson-day-left = Les deux pontons de ce côté sont pris, et le troisième bateau s’en va. Ses Aventuriers rentrent dans la Salle de leur Clan, et plus une Salle est pleine, plus elle rapportera.
lesson-day-two = Tard dans la journée, les marques de l’Horloge valent +2 : deux Aventuriers arrivent à la fois.
lesson-day-rogue = L’un d’eux est un Voyou. Les Voyous n’achètent rien. Ils prennent de la place, et si leur bateau s’en va, ils rejoignent le Repaire.
lesson-day-two-first = À vous de dire qui passe d’abord : celui qui est éclairé.
lesson-day-two-boat = Sur le bateau éclairé.
lesson-day-two-second = Et maintenant l’autre : le bateau est alors plein, et il reste un ponton pour lui.
lesson-day-signal = Les quatre pontons sont pris ! Plus personne n’embarque, et la cloche avance à l’heure qui suit le Sablier de tête : aujourd’hui, le marché ouvre à 11 h.

# Habitants et Corruption
lesson-day-townsfolk = Voici les Habitants. Chaque emplacement indique ce que coûte un recrutement : le dernier arrivé est le plus cher.
lesson-day-recruit = Engagez quelqu’un. Choisissez Recruter un Habitant.
lesson-day-recruit-card-good = La carte éclairée ne coûte qu’une heure, et c’est un Mercenaire : il apporte une marchandise toute faite. Cliquez dessus.
lesson-day-recruit-slot = Il lui faut un poste dans votre Équipe. Chaque poste a un talent, qu’une carte éveille : vous vous en servez avec Activer l’Équipe. Choisissez le poste éclairé.
lesson-day-recruit-slot-again = Choisissez le poste éclairé pour cette nouvelle carte.
lesson-day-recruit-local = Cette carte pourrait vous coûter cher à la fin. Les Riverains peuvent vous en débarrasser, et l’un d’eux ne coûte qu’une heure. Choisissez Recruter un Habitant.
lesson-day-recruit-card-local = Grâce à la Conteuse, vous défaussez aussitôt jusqu’à trois cartes Corruption.
lesson-day-recruit-card-last = Encore un Mercenaire pour une heure, et une marchandise de plus pour le marché.
lesson-day-discard = Bon débarras : cliquez sur votre carte Corruption.
lesson-day-corruption = Un crâne dans le coût, et vous piochez une carte Corruption. En fin de partie, chaque crâne de vos cartes coûte 1 pièce d’or par Voyou dans le Repaire. Quelques-unes, ça va ; beaucoup, c’est ruineux.

# Le marché
lesson-day-market = La cloche sonne : le marché ouvre. On va de Quai en Quai, de gauche à droite, et les clients ne s’épuisent pas : ils achètent à tout le monde.
lesson-day-sell-first = D’abord le Bazar, pour les grandes marchandises. Cliquez sur celle qui est éclairée : elle rapporte son prix pour chaque client de sa couleur ici.
lesson-day-sell-plaza = À l’Esplanade, vous vendez les petites marchandises. Cliquez sur celle qui est éclairée.
lesson-day-sell-more = Celle-ci a preneur ici, elle aussi.
lesson-day-sell-more-still = Et celle-ci.
lesson-day-sell-all = Les rouges aussi. C’est peu, mais plus aucun Guerrier ne vous attend ailleurs.
lesson-day-sell-last = Et la dernière.
lesson-day-sell-keep = Gardez le reste : au Marché noir attendent plus de clients de sa couleur. Appuyez sur Terminé.
lesson-day-sell-black = Le Marché noir. Qui vend ici pioche une carte Corruption, une seule, quelle que soit la vente. Aujourd’hui, cela en vaut la peine.
lesson-day-sell-black-more = Vous aurez la carte de toute façon : vendez donc l’autre aussi.

# La suite est à vous
lesson-day-counted = Quel premier jour ! Quand tout est vendu, les boucliers paient aussi : chaque bouclier actif rapporte 1 pièce d’or par Aventurier dans la Salle de sa couleur.
lesson-day-next-day = De nouveaux bateaux sont là, et le jour 2 commence à 2 h. Une Aiguille est maintenant ouverte : y passer vous donne une heure de plus, contre une carte Corruption, et personne n’embarque.
lesson-day-end = Après le jour 3, les icônes de votre Équipe et de vos cartes Corruption comptent : une couleur rapporte 1 pièce d’or par Aventurier dans sa Salle, un crâne en coûte 1 par Voyou dans le Repaire.
lesson-day-alone = Vous savez comment cela marche ; continuez à votre guise. La lampe, en haut, donne un conseil, le livre à côté explique les règles, et l’adversaire débute lui aussi.

# Un autre essai
lesson-day-wrong-space = Cela peut attendre. C’est l’action éclairée qui vous aide maintenant.
lesson-day-wrong-card = Celle-là coûte plus, ou vous apporte moins. Prenez celle qui est éclairée.
lesson-day-wrong-slot = Chaque poste a son utilité, mais le talent éclairé vous convient le mieux aujourd’hui.
lesson-day-wrong-boat = Tous les bateaux encore en mer sont permis. Mais celui qui est éclairé mène vos clients au Quai où il vous les faut.
lesson-day-wrong-first = Celui-là peut passer en second. D’abord celui qui est éclairé.
lesson-day-wrong-berth = Ce ponton serait libre, mais vos marchandises se vendront mieux à celui qui est éclairé.
lesson-day-wrong-discard = Vous pouvez vous en défaire pour rien. Défaussez-la.
lesson-day-wrong-unsold = Pas si vite : la marchandise éclairée trouve preneur ici.
lesson-day-wrong-good = Celle-là peut attendre. D’abord celle qui est éclairée.
lesson-day-wrong-keep = Pas ici : sur un Quai à venir, plus de clients de cette couleur vous attendent.

## L’Alchimiste

lesson-alchemist-shop = Vous êtes l’Alchimiste. Dans votre décanteur, des billes reposent dans quatre goulottes. Trois rangées ont un nom, haut, milieu et bas : c’est là que vous récoltez.
lesson-alchemist-cauldrons = Les billes vont dans ces chaudrons. Les trois petits donnent des potions, les deux grands des élixirs. En haut d’un chaudron il faut une seule couleur, en bas tout convient.
lesson-alchemist-announce = Annoncez une couleur de la rangée du haut, et toutes ses billes y sortent. Trois sont jaunes : cliquez sur l’une d’elles.
lesson-alchemist-place = Voilà votre récolte. Mettez une bille jaune dans le premier grand chaudron : cliquez sur la bille, puis sur le chaudron.
lesson-alchemist-place-more = La deuxième, dans le même chaudron.
lesson-alchemist-place-last = Et la troisième. Il ne manque que les deux emplacements du bas.
lesson-alchemist-waste = Voici vos Déchets toxiques : de l’Ichor, deux par cuve. Tant qu’il y a de l’Ichor dans une cuve, le bouclier de sa couleur est inactif.
lesson-alchemist-purge = Purger ne prend qu’une heure et vide les quatre cuves. Choisissez cette action.
lesson-alchemist-shields = Vos quatre boucliers sont actifs, et chacun vous paiera au marché.
lesson-alchemist-middle = Maintenant la rangée du milieu. Elle prend deux heures, mais vous pouvez d’abord remuer. Choisissez-la.
lesson-alchemist-keep = Vous pourriez vider un chaudron raté. Le vôtre est bien parti : appuyez sur « N’en vider aucun ».
lesson-alchemist-chain = Regardez la deuxième goulotte : bleu, rouge, rouge, jaune, bleu. Si la jaune était entre les deux rouges, la prendre les ferait se rencontrer. Et des billes semblables qui se touchent sortent elles aussi !
lesson-alchemist-stir = Échangez donc la bille jaune et la rouge juste dessous : cliquez sur les deux.
lesson-alchemist-chain-announce = Annoncez le jaune : cliquez sur la bille jaune de la rangée du milieu. Le rouge rencontrera le rouge, puis le bleu le bleu.
lesson-alchemist-catalyst = Six billes ! Les emplacements du bas prennent toutes les couleurs ; terminez l’élixir : une bille bleue dedans.
lesson-alchemist-catalyst-two = Et une rouge. Ce chaudron est plein.
lesson-alchemist-blue = Commencez une potion avec l’autre bille bleue, dans le premier petit chaudron.
lesson-alchemist-blue-catalyst = La rouge va dans son emplacement du bas.
lesson-alchemist-yellow = Et les deux jaunes dans le petit chaudron suivant. La première…
lesson-alchemist-yellow-two = … et la deuxième.
lesson-alchemist-lower = À présent la rangée du bas. Elle est rapide, mais le crâne veut dire que vous piochez une carte Corruption. Choisissez-la.
lesson-alchemist-keep-again = Rien à vider.
lesson-alchemist-lower-announce = Annoncez le vert : deux billes sont dans cette rangée, et les vertes d’à côté suivront.
lesson-alchemist-lower-catalyst = Une verte termine la potion jaune.
lesson-alchemist-lower-green = Les trois autres remplissent le troisième petit chaudron. Une…
lesson-alchemist-lower-green-two = … deux…
lesson-alchemist-lower-green-three = … trois.
lesson-alchemist-brew = Trois chaudrons sont pleins, et une seule action Concocter suffit pour tous. Choisissez-la.
lesson-alchemist-brew-first = Désignez chaque chaudron à concocter. D’abord la potion jaune.
lesson-alchemist-brew-second = Puis la verte.
lesson-alchemist-brew-third = Et l’élixir.
lesson-alchemist-hasty = Il reste une heure avant la cloche. À la hâte termine un chaudron, même s’il lui manque une bille, comme à votre potion bleue. Choisissez cette action.
lesson-alchemist-unsold = Aucun Sorcier n’est là pour votre potion bleue. Ce qui n’est pas vendu reste sur votre étal jusqu’à demain.
lesson-alchemist-tip = Un conseil pour demain : cherchez les billes qui se touchent quand celle du milieu s’en va, concoctez plusieurs chaudrons à la fois, et gardez vos cuves vides pour le marché.
lesson-alchemist-wrong-colour = Cette couleur est aussi dans la rangée, mais celle qui est éclairée vous donne plus.
lesson-alchemist-wrong-place = Elle y entrerait, mais alors vos chaudrons ne seront pas pleins. Suivez la lumière.
lesson-alchemist-wrong-done = Ce que vous ne placez pas retourne dans le sac. Placez encore celle-ci.
lesson-alchemist-wrong-empty = Ne jetez pas de bonnes billes. Appuyez sur « N’en vider aucun ».
lesson-alchemist-wrong-stir = Cet échange ne déclenche rien. Échangez les deux billes éclairées de la deuxième goulotte.
lesson-alchemist-wrong-brew = On les désigne de gauche à droite, et ceux que vous sautez sont oubliés. Prenez celui qui est éclairé.
lesson-alchemist-wrong-brewed = Il en reste à concocter, et cela ne prend pas plus d’heures.

## Le Forgeron

lesson-blacksmith-shop = Vous tenez la forge. Votre métal, ce sont des dés : un dé d’alliage donne la couleur, les dés de charbon noirs donnent la chaleur. Ceux-ci sont dans votre bac.
lesson-blacksmith-furnaces = Chaque fourneau veut un dé d’alliage et du charbon, et sa chaleur, la somme de ses dés, doit tomber dans les nombres indiqués. Trois fourneaux font des armes, qui sont petites, deux font des armures, qui sont grandes.
lesson-blacksmith-alloy = Tous les dés du bac ont été lancés. L’alliage d’abord : cliquez sur le 2 vert.
lesson-blacksmith-alloy-furnace = Cliquez maintenant sur le fourneau 1, qui veut 6 à 7 en tout.
lesson-blacksmith-red = Maintenant le 1 rouge…
lesson-blacksmith-red-furnace = … dans le fourneau 2.
lesson-blacksmith-coal = Le charbon ensuite. 2 et 5 font 7 : cliquez sur le 5.
lesson-blacksmith-coal-furnace = Dans le fourneau 1. À 7, sa chaleur n’est pas seulement bonne mais parfaite, et cela vous vaudra un petit plus.
lesson-blacksmith-coal-more = Donnez le 3 au dé rouge ; il ne peut aller que là.
lesson-blacksmith-cool = Gardez les deux 1 pour le prochain lancer. Appuyez sur « { option-blacksmith-cooled } ».
lesson-blacksmith-rack = Les autres dés d’alliage attendent au râtelier. Des Nobles sont à bord des bateaux : le jaune sera demandé.
lesson-blacksmith-mine = Extraire vous apporte un ou deux dés du râtelier. Choisissez cette action.
lesson-blacksmith-mine-ore = Prenez un dé jaune…
lesson-blacksmith-mine-more = … et le deuxième jaune.
lesson-blacksmith-stoke-again = Attisez encore : lancez ce qui est dans votre bac.
lesson-blacksmith-rake-none = Vous pourriez vider un fourneau pour relancer ses dés. Laissez-les rougeoyer : n’en videz aucun.
lesson-blacksmith-six = Deux 6 jaunes ! Les grands nombres sont pour les armures. Cliquez sur l’un d’eux.
lesson-blacksmith-six-furnace = Le fourneau 5, qui veut 15 à 16.
lesson-blacksmith-six-two = L’autre 6…
lesson-blacksmith-six-two-furnace = … dans le fourneau 3. Il veut 10 à 11.
lesson-blacksmith-three = Maintenant le charbon de 3…
lesson-blacksmith-three-furnace = … dans le fourneau 3. À 9, il n’est pas encore prêt ; on y remettra du charbon un autre jour.
lesson-blacksmith-coal-six = Et le charbon de 6 va à l’armure : 12.
lesson-blacksmith-forge = Le fourneau 1 est prêt. Forger achève chaque fourneau prêt que vous désignez. Choisissez cette action.
lesson-blacksmith-rack-again = Le charbon revient dans votre bac, le dé d’alliage au râtelier. Contre une carte Corruption vous pourriez le garder ; laissez-le partir cette fois.
lesson-blacksmith-hallmark = La chaleur était parfaite : le bouclier vert porte votre poinçon. Il reste actif jusqu’à la fin et paie à chaque marché.
lesson-blacksmith-bellows = Le fourneau 5 est à 12. Le Soufflet est comme Attiser, mais vous pouvez changer de 1 chaque dé que vous placez, contre une carte Corruption. Choisissez-le.
lesson-blacksmith-rake-none-again = N’en videz aucun.
lesson-blacksmith-bellows-coal = Un 5. Cliquez dessus.
lesson-blacksmith-bellows-down = À 5 ce serait trop chaud, à 4 cela fait 16 : parfait ! Choisissez le fourneau 5 avec la valeur d’un point plus basse.
lesson-blacksmith-forge-again = Une armure parfaite. Forgez-la.
lesson-blacksmith-rack-again-two = Laissez le dé jaune retourner au râtelier.
lesson-blacksmith-recruit-last = Il reste une heure, assez pour l’Habitant le moins cher. Choisissez Recruter un Habitant.
lesson-blacksmith-tip = Un conseil pour demain : le charbon est rare, ne donnez pas à un fourneau plus de dés qu’il n’en faut ; forgez-en plusieurs à la fois, et visez tôt les chaleurs parfaites.
lesson-blacksmith-wrong-die = Ce dé servira mieux ailleurs. Cliquez sur celui qui est éclairé.
lesson-blacksmith-wrong-furnace = Là, il gâterait une autre pièce. Le fourneau éclairé lui convient.
lesson-blacksmith-wrong-done = Il reste un dé qui peut vous servir.
lesson-blacksmith-wrong-cool = Un 1 prendrait la place d’un charbon sans rien chauffer. Gardez les deux 1 dans le bac.
lesson-blacksmith-wrong-ore = Un bon métal, mais ce jour demande du jaune.
lesson-blacksmith-wrong-rake = Ces dés sont bien là où ils sont. N’en videz aucun.
lesson-blacksmith-wrong-preserve = Garder le dé coûte une carte Corruption, et vous pourrez l’extraire de nouveau. Laissez-le retourner au râtelier.

## La Capitaine

lesson-captain-shop = Vous êtes la Capitaine. Quatre routes mènent au large. Assez loin, on trouve du poisson ou des coquillages, petites marchandises de la couleur de la route ; au bout, une épave et son trésor, une grande marchandise.
lesson-captain-compass = Quatre navires sont au port, et la boussole les fait avancer. Trois points font trois cases ; un vent pousse tous les navires de sa route et donne deux points.
lesson-captain-leave = La boussole vous donne trois points. Le premier fait sortir un navire : cliquez dessus, puis sur la première case de la route du sud.
lesson-captain-point = Le deuxième le mène plus loin…
lesson-captain-fish = … et le troisième jusqu’à la zone de pêche.
lesson-captain-extra = Vous pouvez tourner une seconde fois. Un signe sur huit est une tempête et vous coûterait une carte Corruption ; tous les autres aident. Tournez !
lesson-captain-wind = Vent du sud ! Votre navire du sud a avancé sans rien dépenser. Et il reste deux points.
lesson-captain-second = Envoyez un deuxième navire par là, pour que le prochain vent du sud pousse les deux…
lesson-captain-second-point = … et plus loin.
lesson-captain-sail-again = Naviguez encore, en espérant du vent.
lesson-captain-wind-again = Encore le vent du sud, et les deux navires ont avancé. Le second est dans la zone de pêche.
lesson-captain-wreck = Un point mène le premier navire à l’épave, où repose un trésor bleu.
lesson-captain-west = L’autre point envoie un troisième navire vers l’ouest.
lesson-captain-stop = Assez de risques pour l’instant : arrêtez-vous.
lesson-captain-recall = Rien n’est à vous tant que les navires ne sont pas rentrés. Rappeler en ramène autant que vous voulez. Choisissez cette action.
lesson-captain-recall-treasure = D’abord celui de l’épave, avec le trésor.
lesson-captain-recall-fish = Puis celui du poisson.
lesson-captain-recall-done = Le troisième n’a encore rien à bord. Appuyez sur « { option-captain-returned } ».
lesson-captain-gale = Braver le vent permet jusqu’à trois tours de boussole, et une tempête y vaut trois points. Cela coûte une carte Corruption. Choisissez cette action.
lesson-captain-gale-storm = Une tempête : trois points ! Faites avancer le navire de l’ouest…
lesson-captain-gale-on = … encore…
lesson-captain-gale-more = … et encore.
lesson-captain-gale-spin = Une fois de plus : tournez.
lesson-captain-port = Vent d’ouest ! Le navire est dans les eaux du port, là où sont les ancres. Tant qu’il s’y trouve, le bouclier de cette route est actif, et il paie s’il l’est encore au marché.
lesson-captain-gale-east = Deux points. Envoyez un navire vers l’est, où les coquillages sont jaunes…
lesson-captain-gale-east-two = … et plus loin.
lesson-captain-gale-stop = Cela suffit : arrêtez-vous.
lesson-captain-recruit = L’Habitant le moins cher est un Mercenaire, avec une grande marchandise bleue. Choisissez Recruter un Habitant.
lesson-captain-recruit-treasure = Le Mage de guerre : un trésor bleu pour une heure seulement.
lesson-captain-dock-plaza = Quatre Bardes ! Vous avez deux poissons verts, et le poisson est petit. Accostez à l’Esplanade.
lesson-captain-staff = Deux de vos postes sont occupés : le Timonier donne trois points, le Bosco ramène un navire. Une seule action les réveille tous.
lesson-captain-staff-go = Choisissez Activer l’Équipe.
lesson-captain-helmsman = D’abord le Timonier.
lesson-captain-helmsman-wreck = Un point : le navire de l’ouest atteint son épave et un trésor vert.
lesson-captain-helmsman-east = Deux points pour le navire de l’est…
lesson-captain-helmsman-east-two = … qui arrive à sa zone de pêche.
lesson-captain-bosun = Maintenant le Bosco.
lesson-captain-bosun-treasure = Ramenez le navire de l’épave de l’ouest.
lesson-captain-recall-last = La dernière action d’un jour peut dépasser la cloche sans coûter davantage. Rappelez votre navire de l’est.
lesson-captain-tip = Un conseil pour demain : deux navires sur une route partagent son vent, le tour de plus vaut presque toujours la peine, et un navire laissé dans les eaux du port active un bouclier.
lesson-captain-wrong-ship = Les navires peuvent aller partout, mais suivez la lumière : c’est le plus court chemin vers des marchandises.
lesson-captain-wrong-waive = Les points sont perdus si vous ne les employez pas maintenant.
lesson-captain-wrong-spin = Dans une partie, c’est à vous d’en juger. Ici, faites ce que montre la lumière.
lesson-captain-wrong-return = Ce navire ne vous apporterait encore rien. Rappelez celui qui est éclairé.
lesson-captain-wrong-returned = Il y a encore au large un navire chargé pour vous.
lesson-captain-wrong-recall = Il n’a rien à bord, et il perdrait son avance. Laissez-le au large.
lesson-captain-wrong-staff = Dans un autre ordre, cela vaut moins : d’abord l’épave, ensuite le retour.

## Le Chronomancien

lesson-chronomancer-shop = Le temps est votre métier. Voici vos deux machines temporelles, l’une au-dessus de l’autre, chacune avec cinq places pour des tuiles. Certaines places sont vides.
lesson-chronomancer-rifts = Entre elles se trouvent cinq failles. Là où les tuiles du dessus et du dessous ont la même couleur, la faille est alignée, et on peut en rapporter une relique de cette couleur.
lesson-chronomancer-push = Pousser I met des tuiles de votre établi dans la machine du haut, par la gauche ou par la droite. Poussez la jaune par la gauche : cliquez sur la tuile, puis sur la flèche.
lesson-chronomancer-push-enough = Une tuile jaune est maintenant tout à gauche. Une autre dessous, et cette faille est alignée. Vous pouvez pousser deux fois, mais une seule suffit : appuyez sur « { option-chronomancer-pushed } ».
lesson-chronomancer-figures = Vous avez deux pions et en déplacez un à chaque tour. L’autre reste et bloque sa case.
lesson-chronomancer-push-two = La machine du bas maintenant. Envoyez le Chronomancien sur Pousser II : cliquez sur le pion, puis sur la case.
lesson-chronomancer-push-red = Sa tuile jaune est à la deuxième place et doit aller à gauche. Poussez une tuile rouge par la droite…
lesson-chronomancer-push-blue = … elle a pris la place vide. Poussez aussi une bleue, et toute la rangée glisse vers la gauche.
lesson-chronomancer-stabilise = Jaune sur jaune : la faille 1 est alignée. Stabiliser y met votre ancre jaune, pour une heure et une carte Corruption. Choisissez cette action avec le Chronomancien.
lesson-chronomancer-anchored = Avec une ancre, une faille donne une grande relique, une grande marchandise. Et le bouclier de cette couleur reste actif.
lesson-chronomancer-explore = Allez la chercher : Explorer, avec le Chronomancien.
lesson-chronomancer-explored = Une grande relique est sur votre étal. Ses deux tuiles ont disparu et laissent des places vides.
lesson-chronomancer-overclock = Surcadencer vous donne trois poussées, dans l’une ou l’autre machine, et coûte une carte Corruption. Choisissez cette action avec l’assistant.
lesson-chronomancer-over-red = D’abord une tuile rouge dans la machine du bas, par la droite.
lesson-chronomancer-over-blue = Deux failles sont alignées. Maintenant la bleue dans la machine du haut, par la gauche.
lesson-chronomancer-over-last = Trois ! Et la rouge dans la machine du haut, par la droite.
lesson-chronomancer-explore-again = Quatre failles sont alignées. Votre pion rapporte tout ce qu’il atteint en une seule marche sans place vide. Explorez avec le Chronomancien.
lesson-chronomancer-explore-first = La première à gauche.
lesson-chronomancer-explore-second = La suivante.
lesson-chronomancer-explore-third = Et la suivante.
lesson-chronomancer-explore-fourth = Et la dernière.
lesson-chronomancer-recruit-last = Il reste une heure, assez pour l’Habitant le moins cher. Envoyez l’assistant sur Recruter un Habitant.
lesson-chronomancer-tip = Un conseil pour demain : une fois par jour, Rembobiner recule votre Sablier de deux heures au plus, contre une carte Corruption. Gardez-le pour le moment où vous saurez où sont les bateaux.
lesson-chronomancer-wrong-push = Cette poussée déplace la rangée du mauvais côté ou gaspille une tuile utile. Suivez la lumière.
lesson-chronomancer-wrong-pushed = Il vous reste une poussée, et elle change tout.
lesson-chronomancer-wrong-enough = Une seconde poussée est permise, mais elle ne ferait que gaspiller une tuile rouge. Appuyez sur « { option-chronomancer-pushed } ».
lesson-chronomancer-wrong-explore = On les désigne de gauche à droite, et ce que vous sautez est oublié. Prenez celle qui est éclairée.

## L’Artiste

lesson-entertainer = L’Artiste
    .about = Un marchand sans marchandises : composez, tournez le cadran et chantez pour de l’or. Si vous connaissez déjà le jeu de base.

lesson-entertainer-goal = Vous êtes l’Artiste. Vous ne fabriquez rien et ne vendez rien : vous chantez. Les bateaux, les Quais et l’Horloge restent les mêmes.
lesson-entertainer-hand = Voici vos cartes Compétence. À chaque tour vous composez : une carte est jouée et fera partie de votre prochain chant, une autre est défaussée.
lesson-entertainer-zones = Deux cartes de votre pioche sont déjà sorties. Bain de foule attend dans la zone Chanson et gagne à chaque carte Compétence ; Oiseau chanteur attend dans la zone Fanfaronnade.
lesson-entertainer-drop = Les sabliers de la carte défaussée font deux choses : votre Sablier avance d’autant d’heures, et ce cadran tourne d’autant de quarts. Quand il a fait un tour, vous chantez.
lesson-entertainer-play = Vous avez deux cartes : en jouer une, c’est défausser l’autre. Jouez Couplet de taverne et ses deux icônes vertes. Pont de taverne, avec trois sabliers, est alors défaussé.
lesson-entertainer-tempo = Contre une carte Corruption, le cadran tournerait d’un quart de plus ou de moins. Gardez le tempo.
lesson-entertainer-turned = Trois quarts : presque un tour. La carte défaussée a aussi porté votre volume à 5, et vous en aurez besoin.
lesson-entertainer-load = Vous avez dépassé un +1. Placez le Barde sur le bateau 4 : les Bardes sont le public de vos icônes vertes.
lesson-entertainer-rival = L’adversaire a rempli ce bateau et l’a fait accoster à l’Esplanade. Trois Bardes y sont : voilà votre public.
lesson-entertainer-second = Vous avez pioché deux nouvelles cartes.
lesson-entertainer-second-play = Jouez Refrain de taverne. Il a une icône verte, et deux autres qui coûtent du volume.
lesson-entertainer-second-tempo = Encore trois sabliers. Gardez le tempo ; le cadran va boucler son tour.
lesson-entertainer-song = Le cadran a fait un tour : vous chantez ! Il indique 3 : votre barde visite un premier lieu, puis trois autres au plus.
lesson-entertainer-icons = Vous payez avec les icônes de votre zone Chanson, et pour celles du bas aussi avec du volume. Toutes les icônes d’une même source sont dépensées ensemble, une fois par chant.
lesson-entertainer-hall = Commencez par la Salle des Bardes.
lesson-entertainer-rune = Avec plus d’icônes vertes que d’Aventuriers dans la Salle, vous pouvez y laisser une rune. Un seul Barde y vit, deux icônes suffisent donc. Posez une rune.
lesson-entertainer-rune-pay = Payez avec les deux icônes qui coûtent 2 volumes : Refrain de taverne. Votre volume est haut.
lesson-entertainer-plaza = Maintenant, votre public : allez à l’Esplanade.
lesson-entertainer-plaza-spend = Chaque icône rapporte 1 pièce d’or par Aventurier de sa couleur ici. Deux icônes vertes et trois Bardes : 6 pièces d’or. Cliquez sur Couplet de taverne, puis sur les Bardes.
lesson-entertainer-island = Qui a une rune peut chanter pour les bateaux en mer. Allez sur l’Île du Dragon.
lesson-entertainer-island-side = Choisissez un côté. À gauche, deux Bardes sont en mer.
lesson-entertainer-island-spend = Bain de foule vaut deux icônes Paladin, une par carte Compétence. Prenez-les en vert : 4 pièces d’or.
lesson-entertainer-island-finish = Cessez de chanter, et une Créature vous suivra.
lesson-entertainer-creature = Prenez Pie chapardeuse.
lesson-entertainer-brag = Les Créatures servent à fanfaronner. Pour 3 volumes, toutes montrent leurs talents. Fanfaronnez !
lesson-entertainer-brag-order = D’abord Oiseau chanteur, qui rapporte 4 pièces d’or. Pie chapardeuse suit avec 6.
lesson-entertainer-square = Il reste un lieu. Allez sur la Grand Place.
lesson-entertainer-fan = Ici, vous gagnez des fans. Le premier coûte une icône, chaque fan suivant une de plus. Gagnez un fan.
lesson-entertainer-fan-florist = Fleuriste a deux icônes et pas de crâne. Vous payez avec la dernière icône de Refrain de taverne.
lesson-entertainer-rest = Le chant est fini. Vous vous reposez, et votre Sablier avance des sabliers de la carte défaussée.
lesson-entertainer-load-again = Placez le Noble sur le bateau 1.
lesson-entertainer-rival-again = L’adversaire a joué lui aussi.
lesson-entertainer-limit = Un écusson a quitté votre plateau pour ce fan : vous aurez désormais trois cartes en main. Au prochain fan, quatre.
lesson-entertainer-price = Sur un Quai, vous pouvez aussi acheter la carte du dessus d’une de ces deux piles, une fois par visite. Plus vous avez posé de runes, plus elles sont chères.
lesson-entertainer-swan = Avant chaque marché, vous pouvez chanter encore une fois, sans rien payer : le chant du cygne. Les Quais sont alors pleins ; gardez de bonnes cartes dans votre zone Chanson.
lesson-entertainer-fans = Quand quelqu’un recrute l’un de vos fans, vous touchez de l’or tous les deux. Et à la fin, les couleurs de tous vos fans comptent pour vous, où qu’ils soient.
lesson-entertainer-wrong-play = Celle-ci serait alors défaussée, et il vous faut ses icônes pour chanter. Jouez la carte éclairée.
lesson-entertainer-wrong-tempo = Cela coûterait une carte Corruption, dont vous n’avez pas besoin ici. Gardez le tempo.
lesson-entertainer-wrong-place = Un chant peut commencer là. Mais pour chanter aux bateaux, il faut d’abord une rune : commencez par la Salle des Bardes.
lesson-entertainer-wrong-sing = C’est permis, mais cela gaspille un lieu ou une icône de ce chant. Faites ce que montre la lumière.
lesson-entertainer-wrong-pay = Celles-là rapporteront plus ailleurs. Payez avec Refrain de taverne.
lesson-entertainer-wrong-creature = Une belle Créature, mais elle ne vous aiderait pas tout de suite. Prenez Pie chapardeuse.
lesson-entertainer-wrong-brag = Cette fois, l’ordre n’a pas d’importance. Commencez par Oiseau chanteur.
lesson-entertainer-wrong-fan = Cette carte n’a qu’une icône, ou des crânes. Fleuriste a deux icônes qui compteront pour vous.

## Le Colporteur

lesson-peddler = Contre le Colporteur
    .about = Personne d’autre à table ? Le Colporteur commerce d’après ses cartes. Voyez comment il raisonne, et gâchez-lui ses affaires. Si vous connaissez déjà le jeu de base.

lesson-peddler-goal = En solitaire, votre adversaire est le Colporteur. Après trois jours, il vous faut plus d’or que lui ; l’égalité ne suffit pas.
lesson-peddler-cards = Le Colporteur fait ce que disent ses cartes. Son tour se lit là où deux cartes se touchent : celle de droite dit ce qu’il fait, celle de gauche combien de fois et dans quelle partie du port. Celle de droite est connue d’avance.
lesson-peddler-shelf = Il a joué en premier et obtenu deux fois la même chose : deux petites marchandises vertes. Son étal a six places.
lesson-peddler-pool = Ces clients l’attendent. Quand il dépasse un +1, il ne pioche pas : il prend ici quelqu’un qui achète ce qui est le plus à droite sur son étal.
lesson-peddler-loaded = Un Barde vient donc de monter sur le bateau 3. Le Colporteur aimerait voir ce bateau à l’Esplanade.
lesson-peddler-turn = Il a trois heures d’avance et doit attendre. Aujourd’hui, vous tenez la forge.
lesson-peddler-recruit = Engagez quelqu’un. Choisissez Recruter un Habitant.
lesson-peddler-recruit-card = Prenez Garde du corps, à l’emplacement le plus cher. Trois heures ne gênent pas tant que le Colporteur attend, et une petite marchandise jaune vient avec.
lesson-peddler-recruit-slot = Choisissez le poste éclairé.
lesson-peddler-boat = Vous avez dépassé un +1 et pioché un Guerrier. Or le bateau 3 n’a plus qu’une place. Prenez-la, avant que le Colporteur ne le fasse !
lesson-peddler-dock = Qui remplit un bateau choisit le ponton. Le Colporteur n’a que de petites marchandises, et au Bazar personne n’en veut.
lesson-peddler-dock-bazaar = Accostez au Bazar. Voilà deux Bardes qui n’achèteront rien au Colporteur.
lesson-peddler-on-top = Vous êtes sur la même heure que le Colporteur, mais au-dessus : vous passez d’abord.
lesson-peddler-mine = Procurez-vous du métal. Choisissez Extraire.
lesson-peddler-mine-blue = Prenez un dé bleu, puisque des Sorciers remplissent le bateau 4…
lesson-peddler-mine-more = … et le deuxième. Ensuite, c’est au Colporteur.
lesson-peddler-procured = Il a fait ce que sa carte de droite annonçait : une petite marchandise rouge et une verte. Une nouvelle carte est venue à côté, et l’ancienne est partie.
lesson-peddler-placed = En chemin, il a dépassé un +1. Un Barde a quitté sa file pour le bateau 4, comme le disaient ses icônes : à droite, près de l’île.
lesson-peddler-next = Vous pouvez donc prévoir. La carte maintenant à droite dit qu’il recrutera la prochaine fois : il prend une carte de la Grand Place, et deux clients de plus.
lesson-peddler-market = Au marché, il vend chaque marchandise au premier Quai qui l’achète, de gauche à droite, même si un autre paie mieux. Égarez ses clients, et qu’il vende à l’unité.
lesson-peddler-pays = Après la vente, chaque client qui l’attend encore lui rapporte 1 pièce d’or par Aventurier dans la Salle de ce client. Surveillez les Salles pleines.
lesson-peddler-win = Trois jours, et plus d’or que le Colporteur : c’est tout. Plus tard, à une nouvelle table, vous pourrez le rendre plus coriace.
lesson-peddler-alone = Continuez à votre guise. La lampe, en haut, donne un conseil, et le livre à côté explique les règles.
lesson-peddler-wrong-dock = C’est justement là que le Colporteur les veut : il vendrait ses petites marchandises vertes à ces Bardes. Prenez le Bazar.
