### Merchants Cove in French. All wording is ours.

game-merchants-cove = La Baie des Marchands
    .summary = Trois jours dans un port de légende : chaque marchand tient une boutique bien à lui, guide les bateaux qui amènent les clients et vend là où la foule est la meilleure. De une à cinq personnes ; en solo, vous affrontez le Colporteur. Les plateaux des boutiques, les faces des cartes et certains nombres sont nos propres reconstitutions, car les originaux ne sont pas publics.
    .plays = Chacun tient une boutique qui a ses propres règles et fabrique des marchandises en dépensant les heures du jour. Les clients arrivent en bateau à quatre quais, et le soir vous vendez à la foule que vous avez aidé à rassembler.
    .designer = Jonny Pac, Carl Van Ostrand, Drake Villareal
    .publisher = Final Frontier Games
    .goal = Ayez le plus d’or après trois jours : produisez des marchandises dans votre boutique, menez les bons clients aux bons Quais et vendez là où l’on réclame vos couleurs.

extra-seat = Le Colporteur

# `.choices` is how the messages that name the choices begin: `merchant-…`, each in the merchant's own file.
table-option-merchant-1 = Marchand de la première place
    .help = Qui joue à la première place. Sans choix, un marchand est tiré au hasard.
    .any = tiré au hasard
    .choices = merchant
table-option-merchant-2 = Marchand de la deuxième place
    .help = Qui joue à la deuxième place.
    .any = tiré au hasard
    .choices = merchant
table-option-merchant-3 = Marchand de la troisième place
    .help = Qui joue à la troisième place.
    .any = tiré au hasard
    .choices = merchant
table-option-merchant-4 = Marchand de la quatrième place
    .help = Qui joue à la quatrième place.
    .any = tiré au hasard
    .choices = merchant
table-option-merchant-5 = Marchand de la cinquième place
    .help = Qui joue à la cinquième place. À cinq, l’un des marchands vient d’une extension.
    .any = tiré au hasard
    .choices = merchant
table-option-rogues = Carte Voyous
    .help = Les Criminels ne font que remplir le Repaire. Les Cultistes achètent comme des clients, au prix de la Corruption. Les Brigands chassent les clients d’un bateau à l’autre.
    .criminals = Criminels
    .cultists = Cultistes
    .robbers = Brigands
table-option-townsfolk = Groupes d’Habitants
    .help = Au moins deux sur trois. Les Riverains vous libèrent de la Corruption, les Mercenaires apportent une marchandise, les Marins déplacent des Aventuriers.
    .locals = Riverains
    .mercenaries = Mercenaires
    .sailors = Marins
table-option-peddler-joins = Le Colporteur se joint au duo
    .help = En solo, le Colporteur est toujours de la partie. Avec cette option, il vient aussi s’asseoir en troisième à une table de deux.
table-option-difficulty = Difficulté du Colporteur
    .help = En mode difficile, quatre de ses seize cartes laissent la place à de meilleures.
    .normal = normale
    .hard = difficile
table-option-peddler-goods = Marchandises du Colporteur
    .help = De qui le Colporteur vend les marchandises : un marchand qui n’est pas en jeu.
    .any = le premier hors du jeu
    .choices = merchant
table-option-opening-stock = Stock d’ouverture
    .help = À deux joueurs ou plus, chaque boutique ouvre avec une ou deux marchandises sur l’étal, de couleurs tirées au sort. Les boutiques valent alors l’Artiste, qui n’a pas de marchandises ; sans cela, tous les étals sont d’abord vides.
table-option-even-windows = Pauses égales
    .help = Quand il faut défausser une carte Corruption parmi plusieurs, la question est posée même si elles sont toutes pareilles : l’absence de pause ne trahit rien.

ending-gold = Le marchand le plus riche l’emporte.
ending-goods = Égalité d’or : les marchandises invendues ont tranché.
ending-corruption = Égalité d’or et de marchandises : le moins de cartes Corruption a tranché.
ending-shared = Égalité parfaite : la victoire est partagée.
ending-solo-won = Vous avez plus d’or que le Colporteur. La Baie est à vous.
ending-solo-lost = Le Colporteur n’est pas plus pauvre que vous. C’est perdu.
ending-peddler-won = Le Colporteur a fait de meilleures affaires que tout le monde.

## Things

adventurer-red = Guerrier
adventurer-green = Barde
adventurer-blue = Sorcier
adventurer-yellow = Noble
adventurer-rogue = Voyou
adventurers-red = { $count ->
    [one] { $count } Guerrier
   *[other] { $count } Guerriers
}
adventurers-green = { $count ->
    [one] { $count } Barde
   *[other] { $count } Bardes
}
adventurers-blue = { $count ->
    [one] { $count } Sorcier
   *[other] { $count } Sorciers
}
adventurers-yellow = { $count ->
    [one] { $count } Noble
   *[other] { $count } Nobles
}
adventurers-rogue = { $count ->
    [one] { $count } Voyou
   *[other] { $count } Voyous
}

pier-bazaar = Bazar
    .text = Le Quai de gauche. On n’y vend que de grandes marchandises.
pier-plaza = Esplanade
    .text = Le Quai du milieu, avec deux pontons. On n’y vend que de petites marchandises.
pier-black-market = Marché noir
    .text = Le Quai de droite. On y vend de grandes et de petites marchandises, et y vendre coûte une carte Corruption.
berth-bz = ponton du Bazar
berth-pl = ponton gauche de l’Esplanade
berth-pr = ponton droit de l’Esplanade
berth-bm = ponton du Marché noir

hall-red = Salle des Guerriers
hall-green = Salle des Bardes
hall-blue = Salle des Sorciers
hall-yellow = Salle des Nobles
town-square = Grand Place

good-small-red = petite marchandise rouge
good-small-green = petite marchandise verte
good-small-blue = petite marchandise bleue
good-small-yellow = petite marchandise jaune
good-large-red = grande marchandise rouge
good-large-green = grande marchandise verte
good-large-blue = grande marchandise bleue
good-large-yellow = grande marchandise jaune
goods-some = { $count ->
    [one] { $good }
   *[other] { $count } × { $good }
}

corruption-some = { $count } × [{ $face }]
corruption-c = crâne
corruption-c-red = crâne, rouge
corruption-c-green = crâne, vert
corruption-c-blue = crâne, bleu
corruption-c-yellow = crâne, jaune
corruption-cc-red = 2 crânes, rouge
corruption-cc-green = 2 crânes, vert
corruption-cc-blue = 2 crânes, bleu
corruption-cc-yellow = 2 crânes, jaune

rogues-criminals = Criminels
    .text = Aucun effet particulier. Trois Voyous attendent dans le Repaire, cinq dans le sac ; ceux que l’on pioche à l’Arrivée sont mis de côté.
rogues-cultists = Cultistes
    .text = Quand vous vendez à un Quai, les Voyous présents peuvent compter comme clients de toutes les couleurs ; chacun vous coûte une carte Corruption. Des Voyous arrivent par bateau.
rogues-robbers = Brigands
    .text = Après avoir mis un Voyou sur un bateau, vous pouvez piocher une carte Corruption pour déplacer un client de ce bateau vers un autre.

space-recruit = Recruter un Habitant
    .text = Prenez une carte de la Grand Place, utilisez aussitôt son pouvoir et placez-la sur votre plateau Équipe. Le coût est indiqué sous son emplacement.
space-staff = Activer l’Équipe
    .text = Utilisez autant de talents de votre Équipe que vous voulez, chacun une fois et dans l’ordre de votre choix, si une carte y est affectée.

## Townsfolk (names, abilities and icons are reconstructions)

card-baker = Boulangère
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : deux icônes rouges.
card-piper = Flûtiste
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : deux icônes vertes.
card-librarian = Bibliothécaire
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : deux icônes bleues.
card-heiress = Héritière
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : deux icônes jaunes.
card-apothecary = Apothicaire
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : une icône rouge et une bleue.
card-florist = Fleuriste
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : une icône verte et une jaune.
card-tailor = Tailleur
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : une icône rouge et une jaune.
card-weaver = Tisserande
    .text = Riverain. Défaussez une de vos cartes Corruption. À la fin : une icône verte et une bleue.
card-constable = Prévôt
    .text = Riverain. Défaussez jusqu’à trois de vos cartes Corruption. À la fin : une icône rouge.
card-storyteller = Conteuse
    .text = Riverain. Défaussez jusqu’à trois de vos cartes Corruption. À la fin : une icône verte.
card-teacher = Préceptrice
    .text = Riverain. Défaussez jusqu’à trois de vos cartes Corruption. À la fin : une icône bleue.
card-judge = Juge
    .text = Riverain. Défaussez jusqu’à trois de vos cartes Corruption. À la fin : une icône jaune.
card-spearman = Lancier
    .text = Mercenaire. Mettez une petite marchandise rouge sur votre étal. À la fin : une icône rouge et une de Corruption.
card-archer = Archère
    .text = Mercenaire. Mettez une petite marchandise verte sur votre étal. À la fin : une icône verte et une de Corruption.
card-hexer = Envoûteuse
    .text = Mercenaire. Mettez une petite marchandise bleue sur votre étal. À la fin : une icône bleue et une de Corruption.
card-duellist = Duelliste
    .text = Mercenaire. Mettez une petite marchandise jaune sur votre étal. À la fin : une icône jaune et une de Corruption.
card-berserker = Berserker
    .text = Mercenaire. Mettez une grande marchandise rouge sur votre étal. À la fin : une icône rouge et deux de Corruption.
card-ranger = Rôdeuse
    .text = Mercenaire. Mettez une grande marchandise verte sur votre étal. À la fin : une icône verte et deux de Corruption.
card-battlemage = Mage de guerre
    .text = Mercenaire. Mettez une grande marchandise bleue sur votre étal. À la fin : une icône bleue et deux de Corruption.
card-champion = Champion
    .text = Mercenaire. Mettez une grande marchandise jaune sur votre étal. À la fin : une icône jaune et deux de Corruption.
card-brawler = Bagarreur
    .text = Mercenaire. Mettez une petite marchandise rouge sur votre étal. À la fin : une icône verte, une jaune et deux de Corruption.
card-trapper = Trappeuse
    .text = Mercenaire. Mettez une petite marchandise verte sur votre étal. À la fin : une icône rouge, une bleue et deux de Corruption.
card-runeblade = Lame runique
    .text = Mercenaire. Mettez une petite marchandise bleue sur votre étal. À la fin : une icône rouge, une jaune et deux de Corruption.
card-bodyguard = Garde du corps
    .text = Mercenaire. Mettez une petite marchandise jaune sur votre étal. À la fin : une icône verte, une bleue et deux de Corruption.
card-boatswain = Maître d’équipage
    .text = Marin. Piochez un Aventurier dans le sac et mettez-le sur un bateau en mer. À la fin : une icône rouge et une verte.
card-purser = Commissaire de bord
    .text = Marin. Piochez un Aventurier dans le sac et mettez-le sur un bateau en mer. À la fin : une icône bleue et une jaune.
card-deckhand = Matelot
    .text = Marin. Piochez un Aventurier dans le sac et mettez-le sur un bateau en mer. À la fin : une icône rouge et une bleue.
card-pilot = Pilote
    .text = Marin. Débarquez un Aventurier d’un bateau en mer sur le Quai de votre choix. À la fin : une icône verte.
card-navigator = Navigatrice
    .text = Marin. Débarquez un Aventurier d’un bateau en mer sur le Quai de votre choix. À la fin : une icône bleue.
card-herald = Héraut
    .text = Marin. Envoyez un client d’un bateau en mer dans sa Salle de Clan. À la fin : une icône jaune.
card-ferryman = Passeur
    .text = Marin. Envoyez un client d’un bateau en mer dans sa Salle de Clan. À la fin : une icône rouge.
card-stevedore = Débardeur
    .text = Marin. Déplacez un Aventurier d’un bateau en mer à un autre. À la fin : une icône verte et une jaune.
card-gatekeeper = Gardienne
    .text = Marin. Remettez un Aventurier d’un bateau en mer dans le sac. À la fin : une icône rouge et une verte.
card-harbour-clerk = Commis du port
    .text = Marin. Remettez un Aventurier d’un bateau en mer dans le sac. À la fin : une icône bleue et une jaune.
card-rigger = Gréeur
    .text = Marin. Déplacez un Aventurier d’un bateau en mer à un autre. À la fin : une icône rouge et une jaune.
card-helmsman = Timonière
    .text = Marin. Déplacez un Aventurier d’un bateau en mer à un autre. À la fin : une icône verte et une bleue.

## Questions and answers

prompt-space = Choisissez une action : déplacez votre pion vers une autre case.
prompt-card = Quel Habitant recrutez-vous ?
prompt-discard = { $least ->
    [0] Défaussez des cartes Corruption, encore { $most } au plus, ou arrêtez-vous.
   *[other] Quelle carte Corruption défaussez-vous ?
}
prompt-sailor-from = { $target ->
    [pier] Qui quitte un bateau en mer pour un Quai ?
    [hall] Quel client va dans sa Salle de Clan ?
    [bag] Qui retourne dans le sac ?
   *[boat] Qui change de bateau ?
}
prompt-sailor-pier = Sur quel Quai va le { $adventurer } ?
prompt-sailor-boat = Sur quel bateau va le { $adventurer } ?
prompt-slot = Quel poste de l’Équipe reçoit la carte ?
prompt-staff = Quel talent de l’Équipe utilisez-vous maintenant ?
prompt-hand = Encore { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
} à avancer depuis { $hour } h. Prendre l’Aiguille ou aller à { $next } h ?
prompt-first = Lequel des Aventuriers piochés placez-vous d’abord ?
prompt-boat = Sur quel bateau mettez-vous le { $adventurer } ?
prompt-rob = Le Voyou du bateau { $boat } propose un marché : piocher une carte Corruption et déplacer un client de ce bateau ?
prompt-dock = Le bateau { $boat } est plein. Où accoste-t-il ?
prompt-cultists = Combien de Voyous achètent { $pier ->
    [Esplanade] à l’Esplanade
   *[other] au { $pier }
} comme clients de toutes les couleurs ?
prompt-sell = { $count ->
    [0] Que vendez-vous { $pier ->
        [Esplanade] à l’Esplanade
       *[other] au { $pier }
    } ?
    [one] { $pier } : { $count } marchandise pour { $amount } or. Quoi d’autre ?
   *[other] { $pier } : { $count } marchandises pour { $amount } or. Quoi d’autre ?
}

option-done = Terminé
option-space = { $space } ({ $hours } h{ $corruption ->
    [0] {""}
   *[other] {" "}et { $corruption } Corruption
})
option-space-recruit = { $space } (coût selon la carte)
option-space-figure-recruit = { $figure } : { $space } (coût selon la carte)
option-space-figure = { $figure } : { $space } ({ $hours } h{ $corruption ->
    [0] {""}
   *[other] {" "}et { $corruption } Corruption
})
option-card = { $card } ({ $hours } h{ $corruption ->
    [0] {""}
   *[other] {" "}et { $corruption } Corruption
})
option-discard = Défausser « { $face } »
option-sailor-from = { $adventurer } du bateau { $boat }
option-sailor-pier = { $pier }
option-boat = Bateau { $boat } avec { $aboard }
option-boat-empty = Bateau { $boat }, vide
option-slot = Poste { $slot } : { $ability }
option-slot-replace = Poste { $slot } : { $ability }, à la place de « { $card } »
option-staff = { $ability } ({ $card })
option-hand = L’Aiguille après { $hour } h : une carte Corruption, pas d’embarquement
option-hour = { $hour } h{ $count ->
    [0] {""}
    [one] , { $count } Aventurier embarque
   *[other] , { $count } Aventuriers embarquent
}
option-first = { $adventurer }
option-rob = Un { $adventurer } passe sur le bateau { $boat }, contre une carte Corruption
option-dock = Accoster au { $berth }
option-cultists = { $count ->
    [0] Aucun
    [one] { $count } Voyou, contre { $count } carte Corruption
   *[other] { $count } Voyous, contre { $count } cartes Corruption
}
option-sell = Vendre : { $good }, { $amount } or

## Events

event-phase = { $phase ->
    [arrival] Jour { $round } : les bateaux arrivent.
    [production] Jour { $round } : les boutiques ouvrent.
    [market] Jour { $round } : le marché ouvre.
    [cleanup] Le jour { $round } s’achève ; on nettoie la ville.
   *[scoring] Les trois jours sont passés : place au Décompte final.
}
event-arrived = Le bateau { $boat } amène { $who }.
event-set-aside = { $count ->
    [one] { $count } Voyou mis de côté retourne dans le sac.
   *[other] { $count } Voyous mis de côté retournent dans le sac.
}
event-chose-space = { $seat } choisit : { $space }.
    .you = Vous choisissez : { $space }.
event-waited = { $seat } ne trouve rien à faire et attend une heure.
    .you = Vous ne trouvez rien à faire et attendez une heure.
event-recruited = { $seat } recrute « { $card } » (emplacement { $space }).
    .you = Vous recrutez « { $card } » (emplacement { $space }).
event-assigned = { $seat } accueille « { $card } » dans son Équipe, poste { $slot }.
    .you = Vous accueillez « { $card } » dans votre Équipe, poste { $slot }.
event-used-staff = { $seat } utilise le talent { $ability } ({ $card }).
    .you = Vous utilisez le talent { $ability } ({ $card }).
event-townsfolk-dealt = « { $card } » vient sur la Grand Place, emplacement { $space }.
event-townsfolk-discarded = « { $card } » passe sous la pioche des Habitants.
event-produced = { $seat } met sur l’étal : { $what }.
    .you = Vous mettez sur l’étal : { $what }.
event-took-back = { $seat } reprend de l’étal : { $what }.
    .you = Vous reprenez de l’étal : { $what }.
event-drew-corruption = { $shown ->
    [yes] { $seat } pioche une carte Corruption : { $what }.
   *[no] { $seat } pioche une carte Corruption.
}
    .you = { $shown ->
        [yes] Vous piochez une carte Corruption : { $what }.
       *[no] Vous piochez une carte Corruption.
    }
event-discarded-corruption = { $shown ->
    [yes] { $seat } défausse une carte Corruption : { $what }.
   *[no] { $seat } défausse une carte Corruption.
}
    .you = { $shown ->
        [yes] Vous défaussez une carte Corruption : { $what }.
       *[no] Vous défaussez une carte Corruption.
    }
event-corruption-reshuffled = La défausse Corruption est mélangée : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-timepiece-moved = { $seat } déplace son Sablier : { $place }.
    .you = Votre Sablier : { $place }.
event-drew-adventurer = { $seat } pioche un { $who } dans le sac.
    .you = Vous piochez un { $who } dans le sac.
event-returned-adventurer = Un { $who } retourne dans le sac.
event-boarded = { $from ->
    [0] { $seat } met un { $who } sur le bateau { $boat }.
   *[other] { $seat } déplace un { $who } du bateau { $from } au bateau { $boat }.
}
    .you = { $from ->
        [0] Vous mettez un { $who } sur le bateau { $boat }.
       *[other] Vous déplacez un { $who } du bateau { $from } au bateau { $boat }.
    }
left-to =
    { $to ->
        [bazaar] vers le Bazar
        [plaza] vers l’Esplanade
        [black-market] vers le Marché noir
        [hall] vers sa Salle de Clan
       *[bag] dans le sac
    }
event-left-boat = { $seat } retire un { $who } du bateau { $boat } : { left-to }.
    .you = Vous retirez un { $who } du bateau { $boat } : { left-to }.
event-docked = Le bateau { $boat } accoste { $place ->
    [Esplanade] à l’Esplanade
   *[other] au { $place }
} : { $who }.
event-boat-left = Le bateau { $boat } quitte le port.
event-to-halls = Vers les Salles et le Repaire : { $who }.
event-signal = Tous les pontons sont pris. La journée finit à { $hour } h.
event-sold = { $seat } vend { $place ->
    [Esplanade] à l’Esplanade
   *[other] au { $place }
} : { $what }, pour { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
    .you = Vous vendez { $place ->
        [Esplanade] à l’Esplanade
       *[other] au { $place }
    } : { $what }, pour { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-gained-gold = { $seat } gagne { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}{ $why ->
    [shields] {" "}grâce aux boucliers
    [fan] {" "}grâce à un fan
    [brag] {" "}en fanfaronnant
    [tips] {" "}au chapeau
    [sponsorship] {" "}de mécénat
   *[other] {""}
}.
    .you = Vous gagnez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }{ $why ->
        [shields] {" "}grâce aux boucliers
        [fan] {" "}grâce à un fan
        [brag] {" "}en fanfaronnant
        [tips] {" "}au chapeau
        [sponsorship] {" "}de mécénat
       *[other] {""}
    }.
event-paid-gold = { $seat } paie { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
    .you = Vous payez { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-sponsored = { $seat } reçoit le mécénat de la Salle { $colour ->
    [red] des Guerriers
    [green] des Bardes
    [blue] des Sorciers
   *[yellow] des Nobles
} : { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
    .you = Vous recevez le mécénat de la Salle { $colour ->
        [red] des Guerriers
        [green] des Bardes
        [blue] des Sorciers
       *[yellow] des Nobles
    } : { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-shield-on = { $seat } a maintenant un bouclier { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} actif.
    .you = Votre bouclier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    } est actif.
event-shield-off = { $seat } n’a plus de bouclier { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} actif.
    .you = Votre bouclier { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    } n’est plus actif.
event-cleaned-up = La prochaine journée commence à { $hour } h.
event-final-scoring = { $count ->
    [0] { $seat } marque { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour les icônes et finit avec { $gold }.
   *[other] { $seat } révèle { $cards_shown }, marque { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    } pour les icônes et finit avec { $gold }.
}
    .you = { $count ->
        [0] Vous marquez { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } pour les icônes et finissez avec { $gold }.
       *[other] Vous révélez { $cards_shown }, marquez { $amount ->
            [one] { $amount } pièce d’or
           *[other] { $amount } pièces d’or
        } pour les icônes et finissez avec { $gold }.
    }
event-took-shop = { $seat } ouvre boutique : { $shop }.
    .you = Vous ouvrez boutique : { $shop }.
event-rogue-card = Les Voyous de cette partie : { $name }. Repaire { $lair }, sac { $bag }.
event-timepieces-stacked = Les Sabliers s’empilent ({ $place }), de haut en bas : { $seats }.
event-left-piers = Les Quais se vident ; retour dans le sac : { $who }.
event-square-moved-up = Les cartes de la Grand Place glissent vers la droite.

## Panels

panel-harbour = Port, jour { $round }
panel-boat = Bateau { $boat } ({ $status ->
    [sailing] en mer, { $side ->
        [left] gauche
       *[right] droite
    }
    [docked] à quai
   *[gone] parti
})
panel-halls = Salles de Clan
panel-hall = { $colour ->
    [red] Guerriers
    [green] Bardes
    [blue] Sorciers
   *[yellow] Nobles
} { $count }
panel-lair = Repaire { $count }
panel-bag = Dans le sac
panel-drawn = Tirés du sac
panel-rogue-card = Carte Voyous
panel-clock = Horloge
panel-hour = { $hour } h
panel-hand-place = Aiguille après { $hour } h
panel-marker = Marqueur Marché
panel-hands = Aiguilles
panel-hand-open = après { $hour } h : ouverte
panel-hand-closed = après { $hour } h : fermée
panel-indicators = Embarquements à venir
panel-indicator = après { $hour } h : { $value }
panel-town = Ville
panel-square = Emplacement { $space } ({ $hours } h{ $corruption ->
    [0] {""}
   *[other] {" "}et { $corruption } Corruption
})
panel-nobody = vide
panel-townsfolk = { $card } [{ $icons }]
panel-recruited = Recrutement en cours
panel-decks = Pioches
panel-decks-text = Habitants { $townsfolk }, Corruption { $deck } (défausse { $discards })
panel-board = { $name }
panel-song-piles-text = pioche { $deck }, défausse { $discard }
panel-gold = Or
panel-number = { $number }
panel-corruption = Cartes Corruption
panel-hidden-cards = { $count } face cachée
panel-shelf = Étal
panel-supply = Réserve
panel-goods = { $count } × { $good }
panel-shields = Boucliers actifs
panel-shield = { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} × { $count }
panel-staff = Équipe
panel-slot = { $ability } : { $card } [{ $icons }]
panel-slot-free = { $ability } : libre
panel-spaces = Cases Action
panel-space-recruit = { $space } (coût selon la carte){ $here ->
    [yes] {" "}◆
   *[other] {""}
}
panel-space = { $space } ({ $hours } h{ $corruption ->
    [0] {""}
   *[other] {" "}+ { $corruption } Corruption
}){ $here ->
    [yes] {" "}◆
   *[other] {""}
}

## Colours

colour-red = rouge
colour-green = vert
colour-blue = bleu
colour-yellow = jaune

# Les personnalités des robots
style-fair-trader = Marchand honnête
    .about = Fuit la Corruption et le Marché noir.
style-fence = Receleur
    .about = Chez lui au Marché noir ; prend la Corruption comme elle vient.
style-recruiter = Recruteur
    .about = Engage des Habitants plus souvent que les autres.
