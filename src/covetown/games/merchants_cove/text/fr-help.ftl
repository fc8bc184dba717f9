# Ce que fait chaque sorte de réponse. Là où une sorte signifie autre chose à une autre question, cette question a son
# propre message : `option-kind-<question>-<kind>`.

option-kind-done = Cela suffit
    .help = On continue avec ce que vous avez choisi.
option-kind-selling-done = Fermer l’étal
    .help = Ce que vous avez choisi est vendu maintenant ; le reste attend sur votre étal un autre Quai ou un autre jour.
option-kind-rob-done = Non merci
    .help = Personne ne bouge, et vous ne piochez pas de carte Corruption.
option-kind-use-staff-done = Cela ira
    .help = L’action s’arrête ici. Les talents non utilisés ne sont perdus que pour ce tour.
option-kind-space = Choisir une action
    .help = Votre pion s’y rend et fait ce que dit la case. Puis vous piochez ses cartes Corruption, et votre Sablier avance de ses heures.
option-kind-card = Recruter une carte
    .help = Son effet agit aussitôt, puis elle rejoint votre Équipe. Vous payez le prix inscrit sous sa place.
option-kind-discard = Défausser une carte Corruption
    .help = Elle quitte vos cartes et ne vous coûtera rien à la fin.
option-kind-sailor-from = Choisir qui quitte un bateau
    .help = Cet Aventurier quitte le bateau ; un bateau qui n’est pas plein reste en mer.
option-kind-sailor-to-pier = Choisir un Quai
    .help = L’Aventurier y attend le Marché, qu’un bateau y accoste ou non.
option-kind-sailor-to-boat = Choisir un autre bateau
    .help = L’Aventurier monte à bord ; un bateau plein accoste aussitôt.
option-kind-slot = Choisir un poste
    .help = Le talent de ce poste est à vous avec Activer l’Équipe. La carte qui s’y trouvait passe sous la pioche.
option-kind-staff = Utiliser un talent
    .help = Chaque talent sert une fois dans cette action, dans l’ordre de votre choix.
option-kind-hand = Le prochain pas sur l’Horloge
    .help = L’Aiguille prend un pas de votre chemin contre une carte Corruption, sans embarquement ; l’heure fait embarquer.
option-kind-first = Choisir qui est placé d’abord
    .help = Le premier est placé, et son bateau accoste peut-être, avant que l’autre ne le soit.
option-kind-boat = Choisir un bateau
    .help = L’Aventurier monte à bord. Qui occupe la quatrième place fait accoster le bateau.
option-kind-rob = Pousser un client
    .help = Vous piochez une carte Corruption, et ce client change de bateau avant tout accostage.
option-kind-dock = Choisir un ponton
    .help = Tout le monde à bord descend sur ce Quai. Quand les deux pontons d’un côté sont pris, le troisième bateau s’en va.
option-kind-cultists = Laisser acheter des Voyous
    .help = Chacun compte comme un client de plus de chaque couleur pour votre vente sur ce Quai, et vous coûte une carte Corruption.
option-kind-sell = Vendre une marchandise
    .help = Elle rapporte son prix multiplié par les clients de sa couleur sur ce Quai, puis retourne dans votre réserve.
option-kind-keep = Laisser tel quel
    .help = Rien n’est retiré, et cela ne coûte rien.

## L’Alchimiste

option-kind-empty = Vider un chaudron
    .help = Ses billes retournent dans le sac, son Ichor dans la cuve de sa couleur.
option-kind-stir = Échanger deux billes
    .help = Deux voisines échangent leurs places avant la récolte. L’échange seul ne déclenche rien.
option-kind-still-water = Ne pas remuer
    .help = Récolter la rangée telle qu’elle est.
option-kind-colour = Annoncer une couleur
    .help = Toutes ses billes de la rangée sortent ; celles qui se rencontrent et s’accordent sortent aussi.
option-kind-place = Remplir un chaudron
    .help = La première bille donne sa couleur au chaudron ; les cases marquées d’un plus acceptent toute bille.
option-kind-placed = Assez de billes
    .help = Les billes de couleur restantes vont dans le sac, l’Ichor restant dans une cuve.
option-kind-brew = Concocter un chaudron
    .help = Il donnera sa potion ou son élixir et sera vidé. Nommez-en autant que vous voulez.
option-kind-brewed = Concocter les chaudrons nommés
    .help = Tous les chaudrons que vous avez nommés sont concoctés maintenant.
option-kind-hasty = Concocter à la hâte
    .help = Un chaudron donne sa marchandise, même s’il lui manque une bille.
option-kind-still = Concocter un seul chaudron
    .help = Ce chaudron plein donne sa marchandise et se vide.
option-kind-ladle = Prendre une bille
    .help = Elle sort seule, sa goulotte se referme, et ce qui se rencontre alors peut réagir.
option-kind-vat = Choisir une cuve
    .help = L’Ichor restant y va. Un troisième Ichor déborde et coûte une carte Corruption ; une cuve avec de l’Ichor ferme son bouclier.

## Le Forgeron

option-kind-rake = Vider un fourneau
    .help = Tous ses dés reviennent dans votre bac, le dé d’alliage aussi.
option-kind-die = Placer un dé
    .help = Il va dans un fourneau avec la valeur qu’il montre.
option-kind-cooled = Assez de dés
    .help = Les autres dés restent dans votre bac et perdent leur valeur.
option-kind-furnace = Choisir un fourneau
    .help = Le dé ajoute sa valeur à la chaleur. Il faut d’abord un dé d’alliage, puis du charbon.
option-kind-furnace-hotter = Un de plus
    .help = Grâce au Soufflet, le dé compte un de plus que ce qu’il montre.
option-kind-furnace-cooler = Un de moins
    .help = Grâce au Soufflet, le dé compte un de moins que ce qu’il montre.
option-kind-ore = Extraire un dé d’alliage
    .help = Il passe du râtelier à votre bac, et sera lancé avec les autres.
option-kind-mined = Assez extrait
    .help = Plus aucun dé ne quitte le râtelier.
option-kind-forge = Forger un fourneau
    .help = Il donnera une arme ou une armure de la couleur de son alliage. Nommez tous ceux que vous voulez.
option-kind-forged = Forger les fourneaux nommés
    .help = Tous les fourneaux que vous avez nommés sont forgés maintenant.
option-kind-rack = Retour au râtelier
    .help = Le dé d’alliage est bloqué jusqu’à ce que vous l’extrayiez de nouveau.
option-kind-preserve = Garder le dé
    .help = Contre une carte Corruption, le dé d’alliage reste dans votre bac.
option-kind-hallmark = Poser un poinçon
    .help = Le bouclier de cette couleur paie désormais à chaque Marché. S’il est déjà poinçonné, il paie tout de suite à la place.
option-kind-melt = Rendre un dé d’alliage
    .help = Il va au râtelier ; vos marchandises prendront sa couleur.
option-kind-give = Choisir les marchandises à refondre
    .help = Jusqu’à trois de cette sorte sont échangées contre les mêmes dans la nouvelle couleur.
option-kind-amount = Choisir combien
    .help = Autant de marchandises changent de couleur.
option-kind-temper = Tremper un dé
    .help = Le dé du fourneau change d’un point, et la chaleur avec lui.
option-kind-tempered = Assez trempé
    .help = Les points restants ne sont pas utilisés.
option-kind-strike = Forger un seul fourneau
    .help = Il donne sa marchandise ; une chaleur parfaite a son poinçon.

## La Capitaine

option-kind-spin = Tourner la boussole
    .help = Un vent pousse les navires de sa route et donne deux points ; entre deux vents, trois points ; la tempête dépend de l’action.
option-kind-stop = Arrêter de tourner
    .help = L’action s’achève là où en sont les navires.
option-kind-point = Faire avancer un navire
    .help = Un point l’éloigne d’une case.
option-kind-leave = Quitter le port
    .help = Un point mène un navire à la première case de cette route ; une route accueille deux navires.
option-kind-waive = Renoncer au reste
    .help = Les points restants de ce tour de boussole sont perdus.
option-kind-return = Rappeler un navire
    .help = D’une épave, il rapporte le trésor ; d’une zone de pêche, une petite marchandise. Il est de nouveau au port.
option-kind-return-empty = Rappeler un navire à vide
    .help = Il n’a rien à rapporter ; il est de nouveau au port.
option-kind-returned = Plus de navires
    .help = Les autres navires restent où ils sont.
option-kind-port = Héler un port
    .help = Vous gagnez aussitôt 1 pièce d’or par Aventurier dans la Salle de la couleur de cette route. Le navire y reste.

## Le Chronomancien

option-kind-push = Pousser une tuile
    .help = La rangée cède jusqu’au vide le plus proche ; sans vide, la dernière tuile tombe sur votre établi.
option-kind-pushed = Assez poussé
    .help = Les poussées restantes ne sont pas faites.
option-kind-stabilise = Ancrer une faille
    .help = L’ancre de sa couleur s’y pose : votre bouclier de cette couleur paie, et explorer là donne une grande marchandise.
option-kind-explore = Explorer une faille
    .help = Elle donnera une marchandise de sa couleur, et ses deux tuiles partent. Une seule marche doit atteindre toutes celles que vous nommez.
option-kind-explored = Explorer les failles nommées
    .help = Toutes les failles que vous avez nommées sont explorées maintenant.
option-kind-hours = Remonter le temps
    .help = Votre Sablier recule d’autant et se pose au-dessus ; rien n’embarque au retour.
option-kind-tinker = Échanger deux tuiles
    .help = Une tuile de l’établi et une tuile d’une machine échangent leurs places.
option-kind-delve = Explorer une seule faille
    .help = N’importe quelle faille alignée donne sa marchandise, sans marche.
option-kind-renew = Renouveler l’établi
    .help = Ses tuiles vont dans le sac, et trois nouvelles sont piochées.

## L’Artiste

option-kind-play = Jouer une carte
    .help = Elle rejoint votre zone Chanson, et ses icônes serviront au prochain chant.
option-kind-drop = Défausser une carte
    .help = Ses sabliers tournent le cadran et sont vos heures ; sa dernière ligne change le volume.
option-kind-tempo = Changer le tempo
    .help = Un quart de plus ou de moins coûte une carte Corruption. Vos heures ne changent pas.
option-kind-swan = Un chant avant le Marché
    .help = Il ne coûte rien. Ensuite, votre zone Chanson est vide.
option-kind-place-bard-place = Choisir où commencer
    .help = Le barde y chante d’abord, puis se déplace aussi souvent que le cadran le permet.
option-kind-spend = Dépenser des icônes
    .help = Chaque icône rapporte autant d’or qu’il y a d’auditeurs de cette couleur.
option-kind-side = Choisir un côté
    .help = Vous chantez pour les bateaux encore en mer de ce côté.
option-kind-win-fan = Gagner un fan
    .help = Un Habitant de la Grand Place reçoit votre écusson, pour une icône de plus que vous n’avez de fans.
option-kind-fan = Choisir le fan
    .help = Il vous rapporte quand on le recrute, quand il serait défaussé, et à la fin.
option-kind-rune = Poser une rune
    .help = Dépensez plus d’icônes de la couleur de la Salle qu’elle n’a d’Aventuriers. Vous pourrez chanter pour cette couleur sur l’Île du Dragon.
option-kind-pay = Choisir avec quoi payer
    .help = Toutes les icônes d’une source partent ensemble ; ce qui est de trop est perdu.
option-kind-buy = Acheter une carte
    .help = Elle se pose sur votre pioche ; vous la piocherez la première.
option-kind-improvise = Utiliser une carte Impro
    .help = Son effet sert une fois dans ce chant.
option-kind-brag = Fanfaronner
    .help = Contre 3 de volume, chaque créature de votre zone Fanfaronnade fait ce qu’elle sait faire, puis s’en va.
option-kind-next-brag = Choisir la créature suivante
    .help = Son effet vient maintenant, les autres après.
option-kind-finish = Quitter le public de l’île
    .help = Vous en avez fini avec les bateaux ; s’ils ont payé, une créature vous suit.
option-kind-take-creature = Prendre une créature
    .help = Elle rejoint votre zone Fanfaronnade et peut servir dans ce chant même.
option-kind-move = Déplacer le barde
    .help = Un des déplacements restants est utilisé. Aucun lieu n’est visité deux fois dans un chant.
option-kind-end-song = Finir le chant
    .help = Les icônes que vous n’avez pas dépensées sont perdues.
option-kind-cult = Laisser écouter des Voyous
    .help = Chacun compte comme un auditeur de plus de chaque couleur sur ce Quai, et vous coûte une carte Corruption.

## Ce que sont les choses, là où le pointeur s’arrête

tip-boat = Il accoste dès que ses quatre places sont prises, de son côté de l’Île du Dragon.
tip-boat-gone = Ses clients sont allés dans leurs Salles, ses Voyous au Repaire.
tip-berth = Un bateau plein de ce côté peut y accoster ; ses passagers descendent sur le Quai.
tip-hall = Chaque icône et chaque bouclier actif de cette couleur rapporte 1 pièce d’or par Aventurier présent.
tip-lair = À la fin, chaque icône Corruption coûte 1 pièce d’or par Voyou présent.
tip-bag = Qui passe une marque d’embarquement pioche au hasard dans ce sac.
tip-island = Trois bateaux naviguent de chaque côté. Le barde de l’Artiste chante d’ici pour eux.
tip-clock = Le Sablier le plus en arrière joue ; sur une même case, celui du dessus. Passer une marque bleue fait embarquer. Une Aiguille dorée est ouverte : un pas de plus contre une carte Corruption. La cloche marque l’ouverture du Marché.
tip-square = Recruter coûte ce qui est inscrit près de chaque carte. Les cartes glissent vers la droite quand l’une est prise.
tip-good = Elle se vend son prix multiplié par les clients de sa couleur sur un Quai.
tip-shield = Tant qu’il est actif, il rapporte à chaque Marché 1 pièce d’or par Aventurier dans la Salle de sa couleur.
tip-corruption = À la fin, chaque icône Corruption coûte 1 pièce d’or par Voyou au Repaire ; chaque icône de couleur rapporte pour la Salle de cette couleur.
tip-corruption-hidden = Personne d’autre n’en voit la face avant la fin.
tip-staff = Il sert avec Activer l’Équipe, dès qu’une carte occupe le poste.
tip-gold = Le plus d’or après trois jours l’emporte.
tip-figure = Il doit changer de case à chaque tour.

tip-marble = Récoltez une rangée pour faire sortir les billes d’une couleur. Celles qui se rencontrent dans le vide sortent aussi si leurs couleurs s’accordent ; l’Ichor s’accorde avec toutes.
tip-ichor = L’Ichor s’accorde avec toutes les couleurs et remplit n’importe quelle case. Ce que vous n’utilisez pas va dans une cuve.
tip-catch = Ce qui est sorti du décanteur, à mettre dans les chaudrons.
tip-cauldron = Plein, un chaudron donne une potion (3 billes) ou un élixir (5 billes) de la couleur de sa première bille.
tip-vat = Elle contient deux Ichor. Tant que la cuve est vide, le bouclier de sa couleur est actif.

tip-pool = Tous les dés du bac sont lancés quand vous attisez.
tip-rack = Des dés d’alliage bloqués. Extraire les amène au bac.
tip-furnace = Il lui faut un dé d’alliage et du charbon dont la somme atteint sa chaleur. Le haut de la plage est la chaleur parfaite, qui vaut un poinçon.

tip-ship = Les points éloignent les navires ; rappelés, ils rapportent ce qu’ils ont trouvé.
tip-lane = Poissons et coquillages se trouvent à partir de la zone de pêche. Dans les eaux du port, un navire rend actif le bouclier de sa couleur. La dernière case est l’épave et son trésor.
tip-compass = Les vents poussent une route et donnent deux points, les champs entre eux trois ; la tempête dépend de l’action.

tip-end = Une tuile de votre établi est poussée ici.
tip-tile = Deux tuiles égales l’une au-dessus de l’autre alignent leur faille.
tip-rift = Alignée, on l’explore pour une marchandise de sa couleur. Avec l’ancre de cette couleur, la marchandise est grande.
tip-bench = Des tuiles à pousser. L’établi est complété à trois après chaque action.
tip-hourglass = Pleine une fois par jour : Rembobiner la vide.

tip-dial = Il tourne avec les sabliers que vous défaussez. Le tour accompli, vous chantez ; le nombre dit combien de fois le barde peut se déplacer.
tip-volume = Il paie les icônes du bas des cartes et la fanfaronnade, et ne dépasse pas 6.
tip-stones = Chacune vaut dans un chant 3 icônes d’une couleur.
tip-badges = Chaque fan en prend un. Les deux premiers augmentent votre limite de main, les autres le prix des cartes.
tip-runes = Vous pouvez chanter pour cette couleur sur l’Île du Dragon.
tip-fans = Ils vous rapportent quand d’autres les recrutent, quand ils seraient défaussés, et à la fin.
tip-song-zone = Les cartes dont les icônes servent dans un chant. Ensuite, elles sont défaussées.
tip-brag-zone = Des créatures qui agissent quand vous fanfaronnez contre 3 de volume.
tip-sale = Le prix monte avec chaque rune, et avec chaque fan à partir du troisième.

tip-peddler-pool = Pour embarquer, le Colporteur prend ici un client qui veut une de ses marchandises. Au Marché, chaque client d’ici lui rapporte 1 pièce d’or par Aventurier dans sa Salle.
tip-peddler-shelf = Il vend chaque marchandise au premier Quai qui la prend. Avec quatre ou plus, il évite les Aiguilles.

## Grandes cartes

set-locals = Riverain
set-mercenaries = Mercenaire
set-sailors = Marin
kind-skill = Compétence
kind-impro = Impro
kind-creature = Créature
kind-peddler = Le Colporteur
face-free = Gratuit
face-for-volume = Pour { $volume } de volume
face-when-dropped = Si défaussée
face-at-the-end = À la fin
kind-corruption = Corruption
kind-rogues = Carte Voyous

## La fin de la partie

board-stat-whom = { $merchant } ({ $player })

# Pourquoi une table ne peut pas être dressée ainsi.
refused-townsfolk = au moins 2 des 3 groupes d’Habitants sont en jeu : { set-locals }, { set-mercenaries }, { set-sailors }
refused-twice = chacun doit avoir un marchand à soi ; aucun marchand n’est en jeu deux fois
refused-expansion = à 5, l’un des marchands vient d’une extension : { $known }
refused-peddler-goods = le Colporteur ne peut pas vendre les Marchandises de ce marchand ({ $merchant }) ; choisissez-en un qui a des Marchandises et n’est pas en jeu
refused-too-few = il n’y a pas assez de marchands pour cette table ; choisissez-les tous, ou moins de places
refused-no-goods = il ne reste au Colporteur aucun marchand qui ait des Marchandises

# Ce d’après quoi les rapports d’équilibre classent les parties.
facet-merchant = marchand
facet-rogues = Voyous
facet-peddler = Colporteur
facet-peddler-yes = oui
facet-peddler-no = non
