# Ce que seul le plateau dit dans le navigateur
board-type-technique = Technique
board-type-passive = Passive
board-type-rubbish = Camelote
board-type-mono = Mono
board-card = { $name } : { $type } { $deck } (valeur { $value }).
board-card-junk = { $name } (valeur { $value }).
board-printed = Valeur imprimée : { $value }.
board-copies = Copie { $name }.
board-bonus = Donne une action bonus.
board-market = Marché
board-market-deck = Pioche du marché
board-market-deck-help = À la fin de chaque tour, le marché est regarni à partir d’ici.
board-market-discard = Cartes jetées
board-market-discard-help = Cartes de peuple sorties d’un deck pour de bon ; quand la pioche du marché est vide, on les mélange pour en former une nouvelle.
board-junk = Camelote
board-junk-help = La réserve de camelote ; il y en a toujours assez.
board-slot = À cet emplacement, une carte coûte { $slot } de plus que sa valeur.
board-slot-empty = vide
board-price = Elle coûte { $price }.
board-resolving = En cours d’effet
board-aside = De côté
board-deck = Pioche
board-deck-help = Quand il faut une carte et qu’il n’en reste plus, la défausse est mélangée et devient la pioche.
board-discard = Défausse
board-discard-help = Tout ce qui a été payé, joué ou défaussé ; cela revient quand la pioche est vide.
board-unseen = Personne n’a encore vu où sont ces cartes ; elles sont ici ou dans la main correspondante.
board-stall = Étal : { $n } sur { $goal } piles
board-in-stack = Dans la pile { $n } ; ses cartes valent { $sum }.
board-next-stack = La prochaine pile doit valoir exactement { $n }.
board-later-stack = La pile { $n } viendra plus tard.
board-seat = { $name }, { $n } sur { $goal } piles
board-team = Équipe { $n }
board-team-of = { $a } et { $b }
board-hand-of = { $n ->
    [0] Aucune carte en main.
    [one] Une carte en main.
   *[other] { $n } cartes en main.
}
board-hand-known = Connues : { $names }.
board-your-hand = Votre main : { $n ->
    [0] aucune carte
    [one] une carte
   *[other] { $n } cartes
}
board-hand-empty = Votre main est vide.
board-in-hand = valeur en main
board-in-hand-help = Ce que valent ensemble toutes les cartes de votre main : vous ne pouvez pas payer plus.
board-selected = sélection
board-paid = du prix
board-stacked = de la pile
board-flashy = +{ $n } chacune
board-draft = Choisissez les peuples de cette partie
board-complexity = Complexité
board-interactivity = Interaction
board-nastiness = Méchanceté
board-randomness = Hasard
board-of-three = { $n } sur 3
board-banned = banni
board-chosen = choisi
board-why-price = Impossible pour l’instant : elle coûte { $price }, votre main vaut { $purse }.
board-why-card = Impossible pour l’instant : seule, la carte { $name } ({ $type }) ne fait rien en ce moment.
board-why-junk = Impossible pour l’instant : seule, la camelote ne fait rien. Elle sert à payer.
board-why-pay = Impossible pour l’instant : avec { $name }, une carte du paiement serait de trop.
board-why-stack = Impossible pour l’instant : avec { $name }, aucune pile de la bonne valeur ne peut être terminée.
board-stat-stacks = Les piles, tour après tour
board-stat-turns = { $n ->
        [one] { $n } manche
       *[other] { $n } manches
    }
board-stat-deeds = Les coups joués
board-stat-who = Étal
board-stat-bought = Achats
board-stat-techniques = Techniques
board-stat-thrown = Cartes jetées
board-stat-favourite = Favorite : { $card }, { $n }×
