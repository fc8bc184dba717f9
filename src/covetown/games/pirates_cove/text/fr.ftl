# Pirate’s Cove: the game, its table options, questions, answers and panels.

game-pirates-cove = La Crique des Pirates
    .summary = Douze mois de caps secrets, de bordées et de trésors enfouis ; la plus grande renommée l’emporte.
    .plays = Chaque mois, tous choisissent en secret le cap d’une île ; qui s’y rencontre se bat aux dés et aux cartes jusqu’à ce qu’un seul reste pour piller. Dépensez le butin pour votre navire, enterrez des trésors pour la renommée, et évitez les légendes tant que vous êtes faible.
    .designer = Paul Randles et Daniel Stahl
    .publisher = Days of Wonder
    .goal = Avoir la plus grande renommée au bout de douze mois. Elle vient du pillage, des ennemis coulés, mis hors de combat ou en fuite, et des trésors que vous enterrez.
    .start =
        Chaque mois, vous choisissez un cap en secret. Sur les îles 1 à 5, le trésor du mois revient au dernier navire encore là ; ensuite, chaque île a son offre :
        1 Île de la Taverne : des cartes Taverne à 2 doublons pièce, trois au plus.
        2 Île aux Coques, 3 Île aux Voiles, 4 Île aux Canons, 5 Île aux Équipages : de meilleurs niveaux pour cette section de votre navire. La coque porte les coffres, les voiles donnent la vitesse, les canons et l’équipage donnent les dés.
        6 Île au Trésor : enterrez-y vos coffres (1 de renommée chacun) et votre or (1 de renommée les trois doublons), ou améliorez une section au double du prix. Les légendes y passent.
        La Crique des Pirates recueille les navires en fuite ou hors de combat : des réparations, une carte Taverne, puis une autre carte ou 2 doublons.

table-option-multi-mastercraft = Plusieurs Chefs-d’œuvre
    .help = Un navire peut porter une carte Chef-d’œuvre sur chaque section, au lieu d’une seule en tout.
table-option-secret-map-month = La Carte au trésor agit
    .help = L’île marquée compte double soit le mois suivant, soit tout de suite.
table-option-secret-map-month-next = le mois suivant
table-option-secret-map-month-current = le mois où elle est jouée
table-option-navy-section = La Royal Navy tire sur
    .help = La personne qui commande la Navy choisit la section, ou bien les tirs visent toujours la coque.
table-option-navy-section-controller = la section choisie
table-option-navy-section-hull = la coque
table-option-reload-may-flee = Fuir en rechargeant
    .help = Un navire qui recharge après un Salut aux six canons peut fuir au lieu d’attendre.
table-option-destroyed-mastercraft = Chef-d’œuvre détruit
    .help = Une carte Chef-d’œuvre détruite quitte la partie, ou bien va à la défausse.
table-option-destroyed-mastercraft-remove = quitte la partie
table-option-destroyed-mastercraft-discard = va à la défausse
table-option-fame-floor = Renommée minimale
    .help = La renommée s’arrête à zéro, ou bien peut devenir négative.
table-option-fame-floor-zero = zéro
table-option-fame-floor-none = peut être négative
table-option-two-player-score = À deux, on compte
    .help = À deux, chaque capitaine commande deux navires : leurs renommées s’additionnent, ou seul le meilleur navire compte.
table-option-two-player-score-sum = les deux navires
table-option-two-player-score-best = le meilleur navire
table-option-even-windows = Pauses égales
    .help = Partout où une carte cachée pourrait être jouée, le jeu attend chaque personne qui a une carte en main, même si elle ne peut que passer : nul ne devine ainsi qui aurait pu en jouer une.

ending-fame = La plus grande renommée l’emporte.
ending-last-battle = Le dernier combat décide.
ending-last-roll = Le dernier combat n’a pas de survivant ; les dés décident.

island-1 = Île de la Taverne
island-2 = Île aux Coques
island-3 = Île aux Voiles
island-4 = Île aux Canons
island-5 = Île aux Équipages
island-6 = Île au Trésor
island-7 = Crique des Pirates

# Where a message says a section with its article, it selects by these words; équipage, which no key can be, is the rest.
section-hull = coque
section-sails = voiles
section-cannon = canons
section-crew = équipage

prompt-rigging = Armez votre navire{ $mark } en secret : { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    } pour améliorer ses sections.
prompt-window-t = Jouez une carte Événement{ $ships ->
        [1] {""}
       *[other] {" "}depuis votre navire{ $mark }
    } avant le choix des caps, ou passez.
prompt-window-n0 = Jouez Nid-de-pie{ $ships ->
        [1] {""}
       *[other] {" "}depuis votre navire{ $mark }
    } avant le choix des caps, ou passez.
prompt-window-n1 = Tous les navires sont arrivés. Jouez une carte Événement{ $ships ->
        [1] {""}
       *[other] {" "}depuis votre navire{ $mark }
    }, ou passez.
prompt-course = Mois { $month } : choisissez votre cap, en secret.
prompt-course-again = { $card } vient d’entrer en jeu : les caps déjà choisis ne valent plus. Mois { $month } : choisissez votre cap, en secret.
prompt-open-course = Mois { $month }, Nid-de-pie : choisissez le cap de votre navire{ $mark } à découvert.
prompt-battle-card = Posez une carte Combat pour votre navire{ $mark }, ou passez.
prompt-volley = À votre navire{ $mark } de jouer : tirer ou fuir ?
prompt-reload = Votre navire{ $mark } doit recharger : attendre ou fuir ?
prompt-kegs = Une salve va partir. Y ajouter des barils de poudre de votre navire{ $mark } ?
prompt-target = Sur quoi votre navire{ $mark } tire-t-il ?
prompt-navy-target = Vous commandez la Royal Navy{ $squadrons ->
        [one] {""}
       *[other] {" "}{ $squadron }
    }. Sur quoi tire-t-elle ?
prompt-parrot = Le { $new } veut monter à bord de votre navire{ $mark }. Garder le { $old } ?
prompt-cove = Crique des Pirates : que prenez-vous en plus d’une carte Taverne ?
prompt-upgrade = { $island } : que fait votre navire{ $mark } ? Vous avez { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }.
prompt-bury-chests =
    { $chests ->
        [one] Enterrez-vous votre coffre ?
       *[other] Combien de vos { $chests } coffres enterrez-vous ?
    }
prompt-bury-gold = Vous avez { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    } : combien en enterrez-vous ?

option-pass = Passer
option-rig-anew = Recommencer
option-rig-done = Appareiller
option-raise = Porter { $section ->
        [coque] la coque
        [voiles] les voiles
        [canons] les canons
       *[other] l’équipage
    } au niveau { $level } pour { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }
option-consort = De conserve avec { $other }{ $other_mark }
    .you-other = De conserve avec votre propre navire{ $other_mark }
    .help = { card-consort.text }
option-secret-map = Tracer la Carte au trésor
    .help = { card-secret-map.text }
option-crows-nest = Nid-de-pie : { $other }{ $other_mark } choisit son cap d’abord
    .you-other = Nid-de-pie : votre navire{ $other_mark } choisit son cap d’abord
    .help = { card-crows-nest.text }
option-intercept = Envoyer la Royal Navy à l’{ $island }
    .help = { card-royal-navy-intercept.text }
option-commission = Envoyer l’escadre { $squadron } à l’{ $island }
    .help = { card-privateering-commission.text }
option-farewell = Tendres adieux : cap sur l’{ $island }
    .help = { card-a-fond-farewell.text }
option-sail = Cap sur l’{ $island }
option-sail-both = Premier navire : { $island }, second : { $other_island }
option-battle = Jouer { $card }
option-overboard = Trésor à la mer avec { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
    .help = { card-treasure-overboard.text }
option-fire = Tirer
option-fire-with = Tirer avec { $names }
option-flee = Fuir à la Crique des Pirates
option-reload = Recharger
option-no-keg = Aucun baril de poudre
option-kegs = { $amount ->
        [one] Ajouter un baril de poudre
       *[other] Ajouter { $amount } barils de poudre
    }
    .help = { card-powder-keg.text }
option-aim = { $other }{ $other_mark } : { $section ->
        [coque] la coque
        [voiles] les voiles
        [canons] les canons
       *[other] l’équipage
    }
    .you-other = Votre propre navire{ $other_mark } : { $section ->
        [coque] la coque
        [voiles] les voiles
        [canons] les canons
       *[other] l’équipage
    }
option-aim-ship = { $other }{ $other_mark } : toutes les sections
    .you-other = Votre propre navire{ $other_mark } : toutes les sections
option-aim-legend = { $legend }
option-aim-navy = Royal Navy, escadre { $squadron }
option-keep-parrot = Garder le { $card }
option-take-parrot = Prendre le { $card } et perdre 1 de renommée
option-cove-cards = Une seconde carte Taverne
option-cove-gold = { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }
option-end-turn = Finir votre tour
option-buy = Acheter une carte Taverne pour { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }
option-bury = Enterrer un trésor
option-bury-chests = { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
option-bury-gold = { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    } pour { $fame } de renommée
option-attach = Poser un Chef-d’œuvre sur { $section ->
        [coque] la coque
        [voiles] les voiles
        [canons] les canons
       *[other] l’équipage
    }
option-mend = Restaurer le Chef-d’œuvre ({ $section }) pour 1 doublon
option-account = À bon compte : { $section ->
        [coque] la coque
        [voiles] les voiles
        [canons] les canons
       *[other] l’équipage
    } au niveau { $level }
    .help = { card-going-on-the-account.text }

panel-sea = La haute mer
panel-month = Mois
panel-month-of = { $month } sur { $months }
panel-phase-rigging = armement
panel-phase-treasure = trésors
panel-phase-navigation = navigation
panel-phase-combat = combats
panel-phase-plunder = pillage
panel-phase-upgrade = améliorations
panel-phase-black-ships = navires noirs
panel-phase-reckoning = décompte
panel-bank = Banque
panel-gold = { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    }
panel-chests = { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
panel-chests-of = { $hold ->
        [-1] { $amount ->
            [one] { $amount } coffre
           *[other] { $amount } coffres
        }
       *[other] { $amount }/{ $hold } coffres
    }
panel-tavern = Taverne
panel-deck = { $count } dans la pioche
panel-discard = { $count } à la défausse
panel-lasting = En vigueur
panel-map = Carte au trésor ({ $seat }) : { $island }, mois { $month }
    .you = Votre carte au trésor : { $island }, mois { $month }
panel-consort = { $seat } navigue de conserve avec { $other }
    .you = Vous naviguez de conserve avec { $other }
    .you-other = { $seat } navigue de conserve avec vous
panel-nest = Nid-de-pie : caps à découvert
panel-islands = Îles
panel-treasure = { $fame } de renommée, { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }, { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }{ $tavern ->
        [0] {""}
        [one] , 1 carte
       *[other] , { $tavern } cartes
    }
panel-no-treasure = –
panel-navy = Royal Navy{ $squadrons ->
        [one] {""}
       *[other] {" "}{ $squadron }
    }
panel-squadron = { $navy } menée par { $seat }
    .you = { $navy } à vos ordres
panel-squadron-hull = { $navy } : coque { $hull } sur { $of }
panel-ship = { $seat }{ $mark }
    .you = Votre navire{ $mark }
panel-combat = Combat à l’{ $island }
panel-last-battle = Le dernier combat
panel-round = Manche { $round }
panel-foes = Ennemis
panel-hull = coque { $hull } sur { $of }
panel-laid = Cartes en jeu
panel-card-of = { $card } ({ $seat }{ $mark })
    .you = { $card } (votre navire{ $mark })
panel-dice = Dernière salve
panel-die = { $pips }
panel-cargo = Cargaison
panel-fame = { $amount } de renommée
panel-at-sea = pas encore en mer
panel-mat = Fiche
panel-section = { $section } { $level } ({ $value }){ $master ->
        [upright] {" "}[Chef-d’œuvre]
        [turned] {" "}[Chef-d’œuvre endommagé]
       *[other] {""}
    }
panel-rig = Navire
panel-speed = vitesse { $speed }
panel-dice-of =
    { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }
panel-hurt = blessé
panel-hand = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
panel-hand-hidden = face cachée
panel-fame-cards = Cartes Renommée

# Les personnalités des robots
style-raider = Pillard
    .about = Tire quand d’autres virent de bord et ne fuit presque jamais.
style-treasure-hunter = Chasseur de trésors
    .about = Suit les coffres et en enterre plus que les autres.
style-cautious-captain = Capitaine prudent
    .about = Préfère la fuite au combat.
