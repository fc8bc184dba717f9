# Dale of Merchants : le jeu, les options de la table, les questions, les réponses et les panneaux.

game-dale-of-merchants = Dale of Merchants
    .summary = Achetez des cartes d’animaux sur un marché commun, jouez-les pour leurs astuces et terminez avant tout le monde un étal de huit piles.
    .plays = À votre tour, vous faites une seule chose : acheter une carte, en jouer une pour son tour, bâtir une pile ou jeter des cartes. Chaque carte bâtie vous rapproche de la victoire mais manque à votre main : tout est de savoir quand lâcher une bonne carte.
    .designer = Sami Laakso
    .publisher = Snowdale Design
    .goal = Terminez votre étal avant tout le monde : huit piles de cartes, de valeur exacte 1 à 8, construites dans cet ordre. Ce que vous construisez quitte votre deck.

table-option-mode = Façon de jouer
    .help = Chacun pour soi, deux équipes de deux, ou en solitaire contre Mono.
table-option-mode-free = chacun pour soi
table-option-mode-team = deux équipes
table-option-mode-solo = en solitaire contre Mono
table-option-decks = Paquets
    .help = Des paquets au hasard, un draft où l’on bannit puis choisit, ou les paquets que vous indiquez.
table-option-decks-random = au hasard
table-option-decks-draft = draft
table-option-decks-chosen = selon la liste
table-option-deck-list = Liste des paquets
    .help = Un paquet de plus que de personnes à la table ; quatre en équipes, trois contre Mono.
table-option-deck-list-macaws = Aras
table-option-deck-list-pandas = Pandas
table-option-deck-list-raccoons = Ratons laveurs
table-option-deck-list-squirrels = Écureuils
table-option-deck-list-ocelots = Ocelots
table-option-deck-list-chameleons = Caméléons
table-option-first-player = Qui commence
    .help = Au sort (après une partie, parmi les places qui l’ont perdue), ou une place fixe.
table-option-first-player-auto = au sort
table-option-first-player-0 = place 1
table-option-first-player-1 = place 2
table-option-first-player-2 = place 3
table-option-first-player-3 = place 4
table-option-losers = Défaites de la dernière partie
    .help = L’une de ces places commence si le sort en décide.
table-option-losers-0 = place 1
table-option-losers-1 = place 2
table-option-losers-2 = place 3
table-option-losers-3 = place 4
table-option-copy-lapse = La copie d’un caméléon dure
    .help = Jusqu’à la fin du tour, ou seulement tant que la carte copiée reste visible.
table-option-copy-lapse-turn = jusqu’à la fin du tour
table-option-copy-lapse-while-valid = tant que la carte est visible
table-option-wily-fellow = Compère rusé
    .help = L’ancienne pioche devient la défausse telle quelle, ou mélangée.
table-option-wily-fellow-flip = retourne la pioche
table-option-wily-fellow-shuffle = la mélange aussi
table-option-blindfold-values = Le Bandeau fixe
    .help = Toujours de 1 à 5, ou plus avec chaque Grand spectacle du tour.
table-option-blindfold-values-fixed = 1 à 5
table-option-blindfold-values-shifted = 1 à 5, plus les Grands spectacles
table-option-open-team-hands = Mains ouvertes en équipe
    .help = Les partenaires voient leurs cartes.
table-option-max-actions-per-turn = Actions par tour, au plus
    .help = Contre les suites sans fin d’actions bonus.
table-option-turn-limit = Dernière manche
    .help = Après cette manche, le plus grand nombre de piles l’emporte ; sans elle, on joue jusqu’à ce qu’un étal soit terminé.
table-option-unseen-cards = Cartes pas encore vues
    .help = Donne à toute la table la liste des cartes que personne n’a encore repérées.

# Questions

prompt-action =
    { $actions ->
        [1] Faites une action. Votre prochaine pile : { $required }.
       *[other] Faites une action (il en reste { $actions }). Votre prochaine pile : { $required }.
    }
prompt-pay = Payez { $card } : { $paid } sur { $price }
prompt-essential = Jetez des Camelotes du paiement (encore { $count } au plus)
prompt-inventory = Choisissez les cartes à défausser
prompt-stack = Posez votre prochaine pile : { $made } sur { $required }
prompt-ask-help = Désignez votre part d’une pile de { $required } (jusqu’ici { $made })
prompt-help = Aider pour une pile de { $required } (jusqu’ici { $made }) ?
prompt-extra-build = L’hiver approche : construire tout de suite une pile de { $required } ?
prompt-cleanup-window = Avant de regarnir le marché : utiliser une carte ?
prompt-order = Choisissez la prochaine carte à poser
prompt-order-swift-broker = Défaussez votre main : quelle carte ensuite ?
prompt-order-whirligig = Défaussez votre main : quelle carte ensuite ?
prompt-order-spyglass = Reposez les cartes : la dernière sera au-dessus
prompt-order-special-offer = Jetez les autres cartes : laquelle ensuite ?
prompt-order-loyal-partner = Jetez le marché : quelle carte ensuite ?
prompt-hand-card = Choisissez une carte de votre main
prompt-hand-card-shattered-relic = Choisissez une carte à jeter
prompt-hand-card-rotten-food = Choisissez la carte à poser sur une autre pioche
prompt-hand-card-dirty-exchange = Choisissez une carte à rendre
prompt-hand-card-blindfold = Choisissez la carte à faire deviner
prompt-player = Choisissez quelqu’un
prompt-player-rotten-food = Sur quelle pioche va la carte ?
prompt-player-dirty-exchange = Dans quelle main prenez-vous une carte ?
prompt-player-sabotage = Quelle pioche sabotez-vous ?
prompt-player-treasure-hunter = Quelle défausse pillez-vous ?
prompt-player-whirligig = À quelle main mêlez-vous la vôtre ?
prompt-player-gamble = Avec qui pariez-vous ?
prompt-player-blindfold = Qui doit deviner ?
prompt-players = Choisissez deux personnes au plus : chacune perd une carte
prompt-keep-one = Choisissez la carte à garder
prompt-keep-one-spyglass = Choisissez la carte à garder
prompt-keep-one-special-offer = Choisissez la carte à garder
prompt-throw-one = Choisissez la carte à jeter ; l’autre est défaussée
prompt-market-card = Choisissez une carte du marché
prompt-market-card-prepaid-good = Choisissez la carte du marché à prendre sans payer
prompt-market-card-gift-voucher = Choisissez la carte du marché à échanger
prompt-stall-card = Choisissez une carte d’un étal adverse
prompt-discard-card = Choisissez une carte de votre défausse à jeter
prompt-guess-value = Devinez la valeur de la carte cachée
prompt-set-value = Fixez la valeur de votre carte pour ce tour
prompt-charm-copy = Que copie { $card } ?
prompt-ban-deck = Bannissez un paquet
prompt-pick-deck = Choisissez un paquet

# Réponses

option-buy = { $pile ->
        [discard] Acheter { $card } de la défausse du marché pour { $price }
       *[market] Acheter { $card } pour { $price }
    }
option-play = Jouer { $card }
option-play-as = Jouer { $card } comme { $copy }
option-build = Construire la pile { $required } : { $cards }
option-stack = Construire la pile { $required } carte par carte
option-ask = Demander de l’aide pour la pile { $required }
option-inventory = Défausser ou passer
option-roll = Lancer le dé pour { $card }
option-roll-as = Lancer le dé pour { $card } comme { $copy }
option-throw = Jeter le dessus de la pioche du marché avec { $card }
option-throw-as = Jeter le dessus de la pioche du marché avec { $card } comme { $copy }
option-throw-old = Jeter le dessus de la pioche du marché avec { $card }
option-lay = { $card } ({ $value })
option-lay-as = { $card } comme { $copy }
option-lay-pile =
    { $place ->
        [1] { $card }, sur le dessus de votre défausse
       *[other] { $card } de votre défausse, { $place }e carte depuis le dessus
    }
option-lay-pile-as =
    { $place ->
        [1] { $card }, sur le dessus de votre défausse, comme { $copy }
       *[other] { $card } de votre défausse, { $place }e carte depuis le dessus, comme { $copy }
    }
option-card = { $card } ({ $value })
option-card-as = { $card } comme { $copy } ({ $value })
option-copy = Construire { $card }
option-copy-as = Construire { $card } comme { $copy }
option-bind-as = { $card } devient { $copy }
option-seat = { $seat }
    .you = Vous-même
option-slot = { $card }, emplacement { $slot }
card-numbered = { $card } nº { $number }
option-stall = { $card }, pile { $stack } chez { $seat }
    .you = { $card }, dans votre pile { $stack }
option-pile =
    { $place ->
        [1] { $card }, sur le dessus
       *[other] { $card }, { $place }e carte depuis le dessus
    }
option-value = { $value }
option-aside = { $card }
option-deck-pick = { $deck }
option-deck-ban = { $deck }
option-decline-help = Ne pas aider
option-decline-extra = Pas d’autre pile
option-done = Terminé
option-done-pay = Payer avec ces cartes
option-done-essential = Ne plus rien jeter
option-done-inventory = Terminé
option-done-stack = Construire cette pile
option-done-ask-help = Demander avec ces cartes
option-done-help = Ajouter ces cartes
option-done-players = Terminé
option-done-cleanup-window = Terminé

# Panneaux

panel-market = Marché
panel-market-slots = Emplacements (4 à 0)
panel-market-piles = Réserves
panel-market-discard = Défausse
panel-table = Table
panel-turn = Manche { $round }, à { $seat } de jouer
    .you = Manche { $round }, à vous de jouer
panel-decks = Paquets
panel-state = Tour
panel-actions = { $count ->
    [one] { $count } action à faire
   *[other] { $count } actions à faire
}
panel-flashy = chaque carte : +{ $count }
panel-resolving = En jeu, par { $seat }
panel-aside = De côté
panel-laid = Posées
panel-draft-banned = Bannis
panel-draft-picked = Choisis
panel-player = { $seat }
    .you = Vous
panel-player-active = { $seat } (son tour)
    .you = Vous (votre tour)
panel-mono = Mono
panel-hand = Main
panel-stall = Étal
panel-deck = Pioche
panel-discard = Défausse
panel-unseen = Pas encore vues
panel-shown = Connues en main
panel-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
panel-junk =
    { $count ->
        [one] { $count } Camelote
       *[other] { $count } Camelotes
    }
panel-market-deck = { $count } dans la pioche
panel-offer = { $card } pour { $price }
panel-empty-slot = –
panel-none = –
panel-card = { $card } { $value }
panel-card-as = { $card } comme { $copy } { $value }
panel-card-many = { $count } × { $card }
panel-known-top =
    { $position ->
        [1] sur le dessus : { $card }
       *[other] { $position }e depuis le dessus : { $card }
    }
panel-stack = { $number } : { $cards }
panel-needs = prochaine : { $required }

# Les personnalités des robots
style-hoarder = Amasseur
    .about = Achète bien plus que les autres et construit tard.
style-haggler = Marchandeur
    .about = Vit de ses techniques : il en joue plus que quiconque.
