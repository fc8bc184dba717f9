### The drawn board of Merchants Cove, in French.

board-harbour = Le port
board-nobody = personne
board-named = { $name } : { $what }
board-boat = Bateau { $boat } : { $crew }. { $free ->
    [0] Complet
    [one] Une place libre
   *[other] { $free } places libres
}
board-boat-docked = Le bateau { $boat } est au { $berth }
board-boat-gone = Le bateau { $boat } a quitté le port
board-ashore = à quai
board-away = reparti
board-one-more = Encore 1 !
board-figure-on = { $who } du bateau { $boat }
board-small = petite
board-large = grande
board-shelf-earns = Votre étal rapporterait { $amount } or ici maintenant
board-then-crowd = Il y aurait : { $who }.
board-then-earns = Votre étal rapporterait { $amount } or.
board-waiting-for-boats = personne encore
board-free-berth = libre
board-berth-taken = { $berth } : bateau { $boat }
board-runed = Elle porte une rune
board-lair = Le Repaire : { $count ->
    [one] { $count } Voyou
   *[other] { $count } Voyous
}
board-bag = { $count ->
    [one] { $count } Aventurier
   *[other] { $count } Aventuriers
} dans le sac
board-bag-short = Dans le sac
board-drawn = Tirés du sac
board-nine-places = Le barde peut aller sur les Quais, dans les Salles, sur la Grand Place et sur l’Île du Dragon.
board-rogues-criminals = Remplissent le Repaire
board-rogues-cultists = Achètent, au prix fort
board-rogues-robbers = Chassent un client

board-clock = L’Horloge, jour { $day }
board-day = Jour { $day }
board-market-at = Le marché ouvre à { $hour } h
board-lands = Arrive à { $hour } h{ $loads ->
    [0] {""}
    [one] , embarque { $loads } Aventurier
   *[other] , embarque { $loads } Aventuriers
}{ $corruption ->
    [0] {""}
    [one] , { $corruption } carte Corruption
   *[other] , { $corruption } cartes Corruption
}.
board-turns = À suivre :
board-phase-arrival = arrivée
board-phase-production = ouvert
board-phase-market = marché
board-phase-cleanup = soir
board-phase-over = fini
board-deck = { $count } dans la pioche
board-costs = Coûte { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}{ $corruption ->
    [0] {""}
    [one] {" "}et une carte Corruption
   *[other] {" "}et { $corruption } cartes Corruption
}.
board-recruiting = Recrutement en cours : { $card }

board-others = Les autres marchands
board-other = { $merchant } ({ $name }) : { $gold } or, { $goods ->
    [one] { $goods } marchandise
   *[other] { $goods } marchandises
}, { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, Équipe de { $staff }, { $corruption ->
    [one] { $corruption } carte Corruption
   *[other] { $corruption } cartes Corruption
}. Voir la boutique
board-no-goods = étal vide
board-actions = Cases Action
board-stands-here = Ici : { $figure }.
board-shop-of = La boutique { $merchant ->
    [Alchimiste] de l’Alchimiste
    [Artiste] de l’Artiste
    [Capitaine] de la Capitaine
   *[other] du { $merchant }
}
board-shields-pay = boucliers : +{ $amount }
board-good-of = { $good } : { $count } sur l’étal, prix { $price }
board-brings = Rapporte { $amount } or ici
board-shield-on = Bouclier { $colour } actif
board-shield-off = Bouclier { $colour } inactif
board-no-corruption = aucune Corruption
board-slot-free = libre
board-bare-shop = Cette boutique n’a rien de particulier à montrer.
board-answers = Réponses

board-tab-harbour = Port
board-tab-clock = Horloge, ville
board-tab-shop = Boutique
board-tab-others = Autres
board-zoom-in = Agrandir
board-zoom-out = Réduire

board-scene-market = Le marché
board-scene-final = Décompte final
board-scene-peddler = Au tour du Colporteur
board-final-townsfolk = Habitants
board-final-fans = Fans
board-bell = La cloche sonne : le marché ouvre.
board-peddler-cards = Les deux cartes du Colporteur
board-peddler-reason = Quoi : la moitié gauche de « { $right } ». Combien de fois et où : la moitié droite de « { $left } ».
board-peddler-recruit = Recruter
board-peddler-procure = Se fournir
board-peddler-sponsor = Mécène
board-where-leftinner = intérieur gauche
board-where-leftouter = extérieur gauche
board-where-rightinner = intérieur droit
board-where-rightouter = extérieur droit
board-no-card = pas encore de carte

board-stat-sources = D’où vient l’or
board-stat-days = L’or au fil des jours
board-stat-day = Jour { $day }
board-stat-icons = icônes
board-stat-merchant = Marchand
board-stat-sales = Ventes
board-stat-best = La meilleure vente : { $name }, jour { $day }, { $pier }, { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
} pour
board-stat-dearest = La carte Corruption la plus chère : « { $face } » coûte { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
} ({ $name }).
board-stat-watch = Revoir
board-source-song = Chant
board-source-shields = Boucliers
board-source-sponsors = Mécènes, fans
board-source-icons = Icônes
board-source-paid = Payé

board-why-not-yours = Ce n’est pas votre boutique.
board-why-later = Une case Action se choisit au début de votre tour.
board-why-standing = Votre pion s’y trouve déjà ; il doit aller sur une autre case.
board-why-closed = Cette case ne vous permet rien pour l’instant.
board-why-slot = L’Équipe s’utilise avec Activer l’Équipe.
board-why-slot-free = Personne n’occupe encore ce poste : recrutez d’abord un Habitant.
board-why-townsfolk = Les Habitants se recrutent avec l’action Recruter un Habitant.
board-why-boat-gone = Ce bateau n’est plus en mer.
board-why-boat-full = Ce bateau ne peut pas prendre cet Aventurier.
board-why-boat = On embarque quand votre Sablier franchit une marque d’embarquement.
board-why-berth-taken = Le bateau { $boat } s’y trouve déjà.
board-why-other-side = Un bateau n’accoste que de son côté de l’Île du Dragon.
board-why-berth = Un bateau accoste quand il est plein.
board-why-good = Les marchandises se vendent quand le marché est ouvert.
board-why-size = Ce Quai n’accepte pas cette taille.
board-why-no-buyer = Personne ici n’achète cette couleur.
board-why-place = Il n’y a rien à choisir ici pour l’instant.
board-why-corruption = Les cartes Corruption se défaussent avec l’aide des Habitants ou de l’Équipe.
board-why-furnace = Ce fourneau ne peut pas être choisi maintenant.
board-why-cauldron = Ce chaudron ne peut pas être choisi maintenant.
board-why-marble = Cette bille ne peut pas être choisie maintenant.
board-why-ship = Les navires avancent avec les points de la boussole et rentrent avec Rappeler.
board-why-tile = Les tuiles se poussent de l’établi au bout d’une machine.
board-why-rift = Une faille ne peut être choisie que si ses tuiles sont alignées.

board-no-dice = aucun dé
board-furnaces = Les fourneaux
board-sea-chart = La carte marine
board-compass = La boussole
board-peddler-how = Les moitiés éclairées comptent : la carte de droite dit ce que fait le Colporteur, celle de gauche combien de fois et à quels bateaux.
board-gap = rien
board-decanter = Le décanteur
board-marble-at = { $what ->
        [red] Bille rouge
        [green] Bille verte
        [blue] Bille bleue
        [yellow] Bille jaune
       *[ichor] Ichor
    } : goulotte { $chute }, niveau { $level }{ $row ->
        [upper] , rangée du haut
        [middle] , rangée du milieu
        [lower] , rangée du bas
       *[none] { "" }
    }
board-cauldrons = Les chaudrons
board-row-upper = H
board-row-middle = M
board-row-lower = B
board-end-left = Machine { $machine }, pousser par la gauche
board-end-right = Machine { $machine }, pousser par la droite
board-tile-at = { $tile }, machine { $machine }, position { $position }
board-machines = Les machines temporelles
board-rift = Faille { $rift }
board-dial = Cadran Tempo : quart { $quarter }, déplacement { $movement }
board-volume = Volume { $volume } sur 6
board-moves = { $count ->
    [one] { $count } déplacement
   *[other] { $count } déplacements
}
board-stones = Pierres acoustiques : { $count }
board-badges = Écussons restants : { $count }
board-for-sale = À vendre :
board-your-shelf = votre étal
