# Paquets et cartes : les noms, et les effets avec nos mots.

deck-macaws = Aras rouges fringants
    .text = La main : échanger, fouiller, en mettre plein la vue.
deck-pandas = Pandas géants négociants
    .text = Le marché : de meilleures offres, de meilleurs prix.
deck-raccoons = Ratons laveurs chapardeurs
    .text = Le conflit : ce qui est à vous est à eux.
deck-squirrels = Écureuils volants amasseurs
    .text = Les étals : construire plus vite, et avec de drôles de marchandises.
deck-ocelots = Ocelots chanceux
    .text = La chance : lancez le dé et croisez les doigts.
deck-chameleons = Caméléons casqués changeants
    .text = L’imitation : devenir la carte que l’on regarde.

card-junk = Camelote
    .text = Vaut 1 quand vous payez. Sans aide, elle n’a pas sa place dans une pile.

card-swift-broker = Courtier preste
    .text = Défaussez le reste de votre main, puis piochez autant de cartes. Action bonus.
card-cookies = Biscuits
    .text = Tant que cette carte est en main, votre taille de main augmente de 1.
card-shattered-relic = Relique brisée
    .text = Jetez une carte de votre main, puis piochez-en une. Action bonus.
card-spyglass = Longue-vue
    .text = Regardez trois cartes de votre pioche, gardez-en une, reposez les autres dessus dans l’ordre voulu. Action bonus.
card-flashy-show = Grand spectacle
    .text = Ce tour-ci, chaque carte que vous utilisez compte pour 1 de plus ; pas celles que votre partenaire ajoute à une pile. Action bonus.
card-favourite-toy = Jouet préféré
    .text = Prenez en main la carte du dessus de votre défausse. Action bonus.

card-loyal-partner = Associé fidèle
    .text = Jetez tout le marché, puis disposez-en un nouveau. Action bonus.
card-prepaid-good = Article prépayé
    .text = Prenez en main une carte du marché de votre choix, sans payer.
card-essential-purchase = Achat essentiel
    .text = Quand vous l’achetez, jetez jusqu’à trois des Camelotes qui ont servi à payer.
card-market-discovery = Trouvaille
    .text = Une fois par tour, vous pouvez jeter le dessus de la pioche du marché. En payant avec elle, vous pouvez acheter le dessus de la défausse du marché.
card-special-offer = Offre spéciale
    .text = Regardez trois cartes de la pioche du marché, gardez-en une et jetez les autres.
card-stock-clearance = Déstockage
    .text = En payant avec cette carte, vous pouvez utiliser plus de cartes qu’il n’en faut.

card-wily-fellow = Compère rusé
    .text = Échangez votre pioche et votre défausse ; mélangez la nouvelle pioche. Action bonus.
card-nuisance = Nuisance
    .text = Choisissez deux autres personnes au plus : chacune défausse une carte au hasard. Action bonus.
card-rotten-food = Vivres avariés
    .text = Posez une carte de votre main sur la pioche d’une autre personne. Action bonus.
card-dirty-exchange = Échange louche
    .text = Prenez une carte au hasard dans la main d’une autre personne, puis rendez-lui la carte de votre choix. Action bonus.
card-sabotage = Sabotage
    .text = Regardez deux cartes de la pioche d’une autre personne : jetez-en une, l’autre est défaussée. Action bonus.
card-treasure-hunter = Chasseur de trésors
    .text = Prenez en main la carte du dessus de la défausse d’une autre personne.

card-stashing-vendor = Vendeur prévoyant
    .text = Une pile qui le contient accepte la camelote.
card-empty-chest = Coffre vide
    .text = Une pile qui le contient peut mêler les peuples.
card-nostalgic-item = Vieux souvenir
    .text = Une pile qui le contient peut recevoir une carte de plus, n’importe laquelle de votre défausse.
card-acorn = Gland de chêne
    .text = Échangez cette carte contre une carte d’un étal adverse, qui rejoint votre main. Action bonus.
card-accordion = Accordéon
    .text = Dans une pile, il peut compter pour 1 de plus ou 1 de moins.
card-winter-is-coming = L’hiver approche
    .text = Après une pile avec cette carte, vous pouvez aussitôt construire la suivante.

card-bold-haggler = Marchandeur hardi
    .text = Une fois par tour, vous pouvez lancer le dé : il vaut d’autant plus jusqu’à la fin du tour.
card-new-season = Nouvelle saison
    .text = Jetez une carte de peuple de votre défausse ; si vous le faites, prenez en main le dessus de la pioche du marché. Action bonus.
card-whirligig = Tourniquet
    .text = Défaussez votre main et piochez autant de cartes. Mêlez-les à la main d’une autre personne et redistribuez les deux mains. Action bonus.
card-charm = Porte-bonheur
    .text = Retournez la carte du dessus de la pioche du marché : si elle forme à elle seule votre prochaine pile, construisez-la, sinon jetez-la. Action bonus.
card-gamble = Pari
    .text = Choisissez quelqu’un et lancez le dé : échangez autant de cartes au hasard. Action bonus.
card-blindfold = Bandeau
    .text = Cachez une carte de votre main ; l’adversaire choisi devine sa valeur. Juste : défaussez-la. Faux : fixez sa valeur de 1 à 5 ce tour-ci. Action bonus.

card-flexible-shopkeeper = Boutiquier souple
    .text = Copie une carte de la pile la plus récente de votre étal.
card-reflection = Reflet
    .text = Copie la carte du dessus de la défausse d’une autre personne.
card-good-old-times = Bon vieux temps
    .text = Une fois par tour, vous pouvez jeter le dessus de la pioche du marché. Copie le dessus de la défausse du marché.
card-gift-voucher = Chèque-cadeau
    .text = Échangez cette carte contre une carte du marché, qui rejoint votre main. Action bonus.
card-trendsetting = Dernier cri
    .text = Copie une carte du marché.
card-seeing-doubles = Voir double
    .text = Copie une autre carte de votre main.

card-swift-member = Membre preste
    .text = Mono pioche trois cartes. Bonus, acquisition.
card-loyal-member = Membre fidèle
    .text = Mono prend la carte du marché de plus grande valeur.
card-wily-member = Membre rusé
    .text = Une carte au hasard de votre main est échangée contre la Camelote la plus à gauche de Mono. Bonus, acquisition.
card-stashing-member = Membre prévoyant
    .text = Mono peut construire avec de la camelote ce tour-ci. Bonus.
card-bold-member = Membre hardi
    .text = Lancez le dé : autant de cartes sont échangées entre les dessus des deux pioches. Bonus, acquisition.
card-flexible-member = Membre souple
    .text = Mono joue la carte Mono la plus haute de sa défausse. Bonus.
