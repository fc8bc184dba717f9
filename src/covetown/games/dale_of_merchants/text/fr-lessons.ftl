# La première partie guidée.

lesson-first-stacks = Vos premières piles
    .about = Acheter, payer, jouer une technique, construire quatre piles. Ensuite, à vous de jouer.

# Premier tour
lesson-first-stacks-goal = Bienvenue au marché ! Cette rangée est votre étal. Il accueille huit piles : la première vaut 1, la suivante 2, et ainsi de suite jusqu’à 8. Terminez la huitième avant votre adversaire, et la partie est à vous.
lesson-first-stacks-hand = Vous tenez cinq cartes. Le grand nombre indique ce que vaut une carte. Quatre des vôtres sont de la camelote : bonne pour payer, inutile dans une pile.
lesson-first-stacks-look = Laissez le pointeur sur une carte, ou gardez le doigt dessus : vous la voyez en grand, avec ce qu’elle fait.
lesson-first-stacks-market = Voici le marché, où tout le monde fait ses courses. Le nombre au-dessus d’une carte est son prix : sa valeur, et un supplément de 0 à 4. Plus on va vers la droite, moins c’est cher.
lesson-first-stacks-buy = La Relique brisée, tout à droite, ne coûte que ses 3. Elle vous débarrasse de la camelote, manche après manche. Cliquez dessus pour l’acheter.
lesson-first-stacks-buy-cheap = Il y en a une moins chère qui vous aidera davantage. Prenez la Relique brisée, tout à droite.
lesson-first-stacks-buy-first = Cette pile, vous la construirez très bientôt. Offrez-vous d’abord une carte utile toute la partie : la Relique brisée.
lesson-first-stacks-buy-click = Pas encore. Cliquez sur la Relique brisée, au marché.
lesson-first-stacks-pay = Maintenant, payez 3 avec votre main. Chaque Camelote compte pour 1. Cliquez sur une Camelote.
lesson-first-stacks-pay-junk = L’Associé fidèle sera votre première pile : gardez-le. Payez avec de la camelote.
lesson-first-stacks-pay-more = 1 sur 3 est payé. Posez une autre Camelote.
lesson-first-stacks-pay-last = Et la troisième. Ce que vous payez n’est pas perdu : cela va ici, dans votre défausse, et reviendra plus tard.

# Deuxième tour
lesson-first-stacks-refill = La Relique est déjà dans votre main. Ensuite, vous avez pioché jusqu’à tenir cinq cartes, comme à la fin de chacun de vos tours.
lesson-first-stacks-slide = Votre adversaire a acheté une Longue-vue. Les cartes à gauche d’un trou glissent vers la droite et deviennent moins chères, et une nouvelle entre par la gauche. Attendre peut vous faire économiser, si personne n’est plus rapide.
lesson-first-stacks-actions = À vous de nouveau. Un tour, c’est une action parmi quatre : acheter une carte, jouer une technique, construire une pile, ou défausser.
lesson-first-stacks-play = Une technique se joue pour son effet. Cliquez sur la Relique brisée, puis appuyez sur Jouer.
lesson-first-stacks-play-then-build = Construire terminerait votre tour. Le « + » au pied de la Relique vous donne une action supplémentaire : jouez-la d’abord, construisez ensuite.
lesson-first-stacks-play-relic = Cela prendrait votre action. Jouez la Relique brisée : cliquez dessus, puis appuyez sur Jouer.
lesson-first-stacks-throw = Une carte de votre main quitte votre deck pour de bon, et vous en piochez une autre. Choisissez une Camelote.
lesson-first-stacks-throw-junk = Celle-là, vous en avez encore besoin. Choisissez une Camelote à jeter.
lesson-first-stacks-build = Le « + » de la Relique est une action bonus : votre tour continue. La pile 1 doit valoir 1, ni plus ni moins. Cliquez sur l’Associé fidèle, puis appuyez sur Construire.
lesson-first-stacks-build-other = Elle vaut 1 aussi, mais vous avez d’autres projets pour elle. Construisez avec l’Associé fidèle.
lesson-first-stacks-build-now = Il vous reste une action ; que ce soit votre première pile. Cliquez sur l’Associé fidèle, puis appuyez sur Construire.

# Troisième tour
lesson-first-stacks-built = Votre première pile est là ! Une carte posée dans un étal y reste : plus question de la piocher, de la jouer ou de payer avec elle.
lesson-first-stacks-rival-built = Votre adversaire a une pile aussi. Pour chaque étal, il en faut maintenant une qui vaille 2.
lesson-first-stacks-sets = Vous voyez la plume rouge sur le Courtier preste et sur les Biscuits ? C’est le signe des aras. Les cartes d’un même peuple peuvent se retrouver dans une pile : 1 et 2 feront votre troisième.
lesson-first-stacks-cookies = Les Biscuits valent 2 et sont à deux places du bord droit : ils coûtent donc 2 de plus, soit 4. Cliquez dessus pour les acheter.
lesson-first-stacks-cookies-macaw = Bonne carte, mais elle ne va pas avec le Courtier preste. Prenez les Biscuits.
lesson-first-stacks-cookies-first = Bien vu : ce serait la pile 2 ! Elle peut attendre un tour, alors que les Biscuits risquent de partir. Achetez d’abord les Biscuits.
lesson-first-stacks-cookies-click = Ce tour-ci, faites vos courses : cliquez sur les Biscuits, au marché.
lesson-first-stacks-cookies-pay = Le prix est de 4. Commencez par votre camelote.
lesson-first-stacks-cookies-junk = La camelote d’abord : c’est elle qui vous manquera le moins.
lesson-first-stacks-cookies-two = 1 sur 4. La Camelote suivante.
lesson-first-stacks-cookies-three = 2 sur 4. Et votre dernière.
lesson-first-stacks-cookies-broker = Il manque 1, et vous n’avez plus de camelote. Toute carte peut payer. Posez le Courtier preste ; il reviendra.
lesson-first-stacks-cookies-vendor = Gardez le Vendeur prévoyant : il fera votre prochaine pile. Posez le Courtier preste.

# Quatrième tour
lesson-first-stacks-shuffled = Votre pioche était vide. Dans ce cas, votre défausse est mélangée et redevient votre pioche. Ainsi, tout ce que vous achetez ou payez finit par revenir.
lesson-first-stacks-rival-bonus = Votre adversaire a joué sa Longue-vue, qui porte un « + » elle aussi, et a acheté un Vieux souvenir avec l’action bonus.
lesson-first-stacks-six = Vous tenez six cartes : tant que les Biscuits sont dans votre main, vous piochez une carte de plus. Une telle carte est passive : elle agit d’elle-même et ne se joue jamais.
lesson-first-stacks-vendor = Le Vendeur prévoyant est passif lui aussi : avec lui, la camelote peut entrer dans une pile. 1 et 1 font 2. Cliquez sur lui et sur une Camelote, puis appuyez sur Construire.
lesson-first-stacks-vendor-not-cookies = À eux seuls, les Biscuits valent 2, c’est vrai. Mais il vous les faut pour la pile 3. Prenez le Vendeur prévoyant et une Camelote.
lesson-first-stacks-vendor-build = Construisez maintenant la pile 2 : le Vendeur prévoyant et une Camelote.

# Cinquième tour
lesson-first-stacks-third = Deux piles, et une Camelote de moins dans vos jambes. Pour la pile 3, vous avez les Biscuits. Où est le Courtier preste ?
lesson-first-stacks-where = Votre pioche contient encore deux cartes : le Courtier preste et la Relique brisée, que vous n’avez pas piochés depuis le mélange. C’est maintenant qu’il vous les faut.
lesson-first-stacks-inventory = L’action Inventaire est là pour cela : défaussez autant de cartes que vous voulez et piochez-en d’autres à la fin de votre tour. Appuyez sur « Défausser ou passer ».
lesson-first-stacks-inventory-not-buy = Avec cet achat, vous ne pourriez pas construire la pile 3 au prochain tour. Défaussez plutôt de la camelote, et piochez vos bonnes cartes.
lesson-first-stacks-inventory-press = Il vous faut des cartes de votre pioche. Appuyez sur « Défausser ou passer ».
lesson-first-stacks-discard = Mettez quatre Camelotes dans votre défausse. Cliquez sur la première.
lesson-first-stacks-discard-keep = Gardez les Biscuits pour votre troisième pile. Défaussez de la camelote.
lesson-first-stacks-discard-four = Plus vous défaussez, plus vous piochez. Quatre Camelotes, s’il vous plaît.
lesson-first-stacks-discard-two = La deuxième.
lesson-first-stacks-discard-three = La troisième.
lesson-first-stacks-discard-last = La quatrième.
lesson-first-stacks-discard-done = Cela suffit. Appuyez sur Terminé.
lesson-first-stacks-discard-enough = Gardez une Camelote, pour que la Relique ait quelque chose à jeter. Appuyez sur Terminé.

# Sixième tour
lesson-first-stacks-found = Les voilà, le Courtier preste et la Relique. Votre pioche s’est vidée en cours de route : la camelote a été mélangée, et deux Camelotes sont revenues.
lesson-first-stacks-rival-essential = Votre adversaire s’est offert un Achat essentiel. Grâce à lui, deux des Camelotes qui l’ont payé ont quitté son deck pour de bon.
lesson-first-stacks-relic-again = Voici votre meilleur tour. D’abord la Relique et son action bonus : cliquez dessus, puis appuyez sur Jouer.
lesson-first-stacks-throw-again = Encore une Camelote à la porte.
lesson-first-stacks-macaws = Maintenant la pile 3 : les Biscuits et le Courtier preste, deux aras, 2 et 1. Cliquez sur les deux, puis appuyez sur Construire.
lesson-first-stacks-macaws-both = La pile 3 est dans votre main. Cliquez sur les Biscuits et le Courtier preste, puis appuyez sur Construire.

# Septième tour
lesson-first-stacks-lead = Trois piles à une : vous menez. Encore cinq et vous gagnez, à l’instant même où la huitième est construite.
lesson-first-stacks-higher = La pile 4 peut être un seul 4, ou 3 et 1, ou 2 et 2 du même peuple. Achetez donc en pensant à vos prochaines piles, et ne collectionnez que peu de peuples.
lesson-first-stacks-no-four = Votre main ne fait pas encore 4. La Relique est un ara qui vaut 3, mais la camelote n’est pas un ara, et le Vendeur prévoyant, qui la laissait entrer, est déjà dans votre étal.
lesson-first-stacks-two-fours = Deux cartes du marché valent 4 : la Trouvaille pour 5 et le Gland de chêne pour 6. Chacune a son effet, mais dans un étal une carte ne compte que par sa valeur. Pour une pile, prenez donc la moins chère.
lesson-first-stacks-discovery = Ce sera la Trouvaille. Cliquez dessus pour l’acheter.
lesson-first-stacks-discovery-other = Celle-là ne vaut pas 4, ou coûte davantage. Prenez la Trouvaille, la deuxième à partir de la droite.
lesson-first-stacks-discovery-pays = Cette fois, il vous faut les cartes de votre main pour payer. Cliquez sur la Trouvaille, au marché.
lesson-first-stacks-discovery-pay = Le prix est de 5, et votre camelote ne fait que 4. La Relique peut payer aussi : elle compte pour 3. Cliquez dessus. Deux Camelotes doivent l’accompagner, et comme il n’y a pas d’autre façon de payer, elles se posent d’elles-mêmes.
lesson-first-stacks-discovery-relic = Posez d’abord la Relique : sans elle, vous n’arriverez pas à 5.
lesson-first-stacks-offer = Certaines cartes passives vous proposent quelque chose sans coûter d’action. Une fois par tour, la Trouvaille peut jeter la prochaine carte de la pioche du marché, et l’on vous pose ici la question. Rien ne vous y oblige : appuyez sur Terminé.
lesson-first-stacks-offer-leave = Vous le pouvez, mais personne n’a encore vu cette carte. Laissez-la et appuyez sur Terminé.

# Huitième tour
lesson-first-stacks-rival-acorn = Votre adversaire a acheté un Gland de chêne. Une carte que vous avez vu acheter vous est connue : la table la montre dans cette main jusqu’à ce qu’elle en sorte.
lesson-first-stacks-open = Les mains et les pioches sont cachées, mais les défausses et les étals sont visibles de tout le monde. Regardez ceux de votre adversaire quand vous voulez : sa prochaine pile doit valoir 2. Qui le sait devine aussi ce que votre adversaire recherche.
lesson-first-stacks-fourth = Votre main, c’est une carte et quatre Camelotes, et cette carte est la pile 4. Cliquez sur la Trouvaille, puis appuyez sur Construire.
lesson-first-stacks-fourth-build = La Trouvaille sait faire cela aussi, mais c’est dans votre étal qu’il vous la faut. Cliquez dessus, puis appuyez sur Construire.
lesson-first-stacks-fourth-now = La pile 4 est dans votre main. Cliquez sur la Trouvaille, puis appuyez sur Construire.

# Neuvième tour
lesson-first-stacks-swapped = Voilà donc à quoi servait le Gland de chêne ! Votre adversaire l’a joué : il a pris la place des Biscuits dans votre troisième pile. Et les Biscuits, qui valent 2, sont allés tout droit dans sa deuxième.
lesson-first-stacks-still-counts = Avez-vous perdu une pile ? Non. Le Gland de chêne et le Courtier preste font 5 et non 3, mais une pile construite reste terminée, quoi qu’on y échange plus tard. Vous en avez toujours quatre.
lesson-first-stacks-five = Au tour de la pile 5. Le Jouet préféré ferait 5 à lui seul, mais à 8 il est trop cher pour vous. La Relique vaut 3 : il suffirait d’un ara qui vaille 2.
lesson-first-stacks-mixed = Ou bien cette carte : avec le Coffre vide, une pile peut mêler les peuples. C’est un écureuil qui vaut 2, la Relique est un ara qui vaut 3, et ensemble ils font 5. Il coûte 3, un de moins que les Biscuits.
lesson-first-stacks-chest = Lire ce que fait une carte rapporte toujours. Cliquez sur le Coffre vide pour l’acheter.
lesson-first-stacks-chest-other = Celle-là coûte davantage, ou ne fait pas 5 avec la Relique. Prenez le Coffre vide, le deuxième à partir de la droite.
lesson-first-stacks-chest-click = D’abord les courses : cliquez sur le Coffre vide, au marché.
lesson-first-stacks-chest-pay = Le prix est de 3. On ne rend pas la monnaie, et aucune carte inutile ne peut être posée : c’est donc la Relique seule, ou trois Camelotes. La Relique, vous la voulez en main au prochain tour : cliquez donc sur une Camelote.
lesson-first-stacks-chest-junk = La Relique pourrait payer, mais mieux vaut la garder. Cliquez sur une Camelote.

# À vous
lesson-first-stacks-small-deck = À part votre étal, tout ce que vous possédez tient en six cartes : cinq dans votre main et une dans votre pioche. Dans un petit deck, chaque bonne carte revient tout de suite.
lesson-first-stacks-rival-third = Votre adversaire a construit la pile 3 avec l’Achat essentiel. Quatre à trois : c’est une course !
lesson-first-stacks-now-or-later = Et maintenant ? La Relique et le Coffre vide font la pile 5 tout de suite. Mais dans votre étal, la Relique ne jette plus rien. Construire aussitôt, ou s’en servir encore quelques tours ? Tout le jeu est là : une carte travaille pour vous, ou elle compte.
lesson-first-stacks-tip = Une troisième voie : payez l’Achat essentiel avec trois Camelotes, et toutes trois pourront quitter votre deck.
lesson-first-stacks-too-thin = Sans exagérer, toutefois. S’il vous faut piocher alors que votre pioche et votre défausse sont vides, vous prenez de la camelote neuve dans cette réserve.
lesson-first-stacks-alone = Vous savez tout ; continuez à votre guise. La lampe, en haut, donne un conseil, le livre à côté raconte les règles, et votre adversaire débute aussi.
