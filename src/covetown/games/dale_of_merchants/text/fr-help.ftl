# Ce que fait chaque sorte de réponse, pour la liste de tout ce qui est possible maintenant.

option-kind-buy = Acheter une carte
    .help = Payez son prix avec des cartes de votre main ; elle rejoint aussitôt votre main. C’est votre action.
option-kind-play = Jouer une technique
    .help = Son effet a lieu, puis elle va dans votre défausse. Si elle porte un « + », vous avez une autre action.
option-kind-build = Construire une pile
    .help = Ces cartes vont dans votre étal, où elles forment votre prochaine pile, et y restent.
option-kind-stack = Composer une pile
    .help = Posez votre prochaine pile carte par carte. Pour les piles avec un caméléon ou une carte de votre défausse.
option-kind-roll = Lancer le dé
    .help = La carte compte pour autant de plus jusqu’à la fin de votre tour. Cela ne prend pas d’action.
option-kind-throw = Jeter une carte du marché
    .help = La carte du dessus de la pioche du marché va dans la défausse du marché. Cela ne prend pas d’action.
option-kind-throw-old = Jeter une carte du marché
    .help = La carte du dessus de la pioche du marché va dans la défausse du marché, où Bon vieux temps peut la copier. Cela ne prend pas d’action.
option-kind-ask = Demander de l’aide
    .help = Désignez vos cartes d’une pile ; votre partenaire peut ajouter le reste. Un refus ne coûte rien.
option-kind-inventory = Défausser ou passer
    .help = Mettez autant de cartes que vous voulez de votre main dans votre défausse, ou aucune. Vous en piochez d’autres à la fin de votre tour.
option-kind-lay = Ajouter une carte
    .help = Cette carte de votre main fait partie de ce que vous payez ou construisez.
option-kind-lay-pile = Ajouter une carte de votre défausse
    .help = Grâce au Vieux souvenir, cette carte entre dans la pile, quelle qu’elle soit.
option-kind-done = Cela suffit
    .help = Continuez avec ce que vous avez choisi jusqu’ici.
option-kind-card = Choisir une carte
    .help = Une carte de votre main, pour ce qui est demandé plus haut.
option-kind-seat = Choisir quelqu’un
    .help = La personne que l’effet concerne.
option-kind-slot = Choisir une carte du marché
    .help = Vous la recevez sans payer.
option-kind-stall = Choisir une carte d’un étal
    .help = Elle rejoint votre main, et le Gland de chêne prend sa place.
option-kind-pile = Choisir une carte de votre défausse
    .help = Elle est jetée, et vous prenez en main le dessus de la pioche du marché.
option-kind-value = Choisir un nombre
    .help = La valeur que vous devinez, ou celle qu’aura votre carte pour ce tour.
option-kind-aside = Choisir une de ces cartes
    .help = Une des cartes retournées pour cet effet.
option-kind-copy = Ce qu’elle copie
    .help = Le caméléon est construit comme une copie de cette carte.
option-kind-bind = Copier Biscuits
    .help = Le caméléon compte comme Biscuits : vous piochez une carte de plus.
option-kind-deck = Choisir un paquet
    .help = Un paquet banni reste hors de la partie ; un paquet choisi y entre.
option-kind-decline = Non, merci
    .help = Rien n’est construit maintenant, et cela ne vous coûte rien.

# Pourquoi une table ne peut pas être dressée ainsi.
refused-decks = il faut ici { $needed } paquets, et non { $n } ; il y a : { $known }
refused-deck-list = des paquets sont énumérés, mais l’option { table-option-decks } n’est pas réglée sur « { table-option-decks-chosen } »
refused-draft = en solitaire il n’y a pas de draft ; les paquets sont tirés au hasard ou pris dans la liste
refused-first-player = il n’y a pas de place { $seat } ; les places vont de 0 à { $last }
refused-losers = les perdants sont parmi les places 0 à { $last }

# Ce d’après quoi les rapports d’équilibre classent les parties.
facet-deck = paquet
facet-pair = paire
facet-relies-on = s’appuie sur
facet-turn-order = ordre de jeu
