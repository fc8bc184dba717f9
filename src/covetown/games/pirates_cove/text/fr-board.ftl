# What only the board in the browser says

board-chart = La carte marine
board-whole-chart = Toute la carte marine
board-larger = Agrandir la carte marine
board-rivals = Les autres capitaines
board-island = { $n ->
        [7] { $name }.
       *[other] Île { $n }, { $name }.
    }
board-short-1 = Taverne
board-short-2 = Coques
board-short-3 = Voiles
board-short-4 = Canons
board-short-5 = Équipages
board-short-6 = Trésor
board-short-7 = La Crique
board-offer-1 = Des cartes Taverne à 2 doublons pièce, trois au plus.
board-offer-2 = Améliore la coque.
board-offer-3 = Améliore les voiles.
board-offer-4 = Améliore les canons.
board-offer-5 = Améliore l’équipage.
board-offer-6 = Enterrez des coffres (1 de renommée chacun) et de l’or (1 de renommée les trois doublons), ou améliorez une section au double du prix. La banque est ici.
board-offer-7 = Navires en fuite ou hors de combat : des réparations, une carte Taverne, puis une autre carte ou 2 doublons.
board-treasure = À piller : { $fame } de renommée, { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }, { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }, { $tavern ->
        [one] { $tavern } carte
       *[other] { $tavern } cartes
    }.
board-black-here = { $name } rôde ici.
board-navy-here = La Royal Navy est ici.
board-ships-here = Ici : { $names }.
board-map = { $name } a marqué cette île pour le mois { $month }.
board-black-ship = { $name }. Cap du mois prochain : { $island }. { $text }
board-squadron = Royal Navy, escadre { $n }, menée par { $name }
board-navy-n = Royal Navy { $n }
board-tavern-deck = Pioche de la taverne, { $n ->
        [one] { $n } carte
       *[other] { $n } cartes
    }
board-deck-tavern = Pioche
board-deck-discard = Défausse
board-deck-legends = Légendes
board-legend-deck = { $n ->
        [0] Toutes les légendes se sont montrées.
        [one] Une légende ne s’est pas encore montrée.
       *[other] { $n } légendes ne se sont pas encore montrées.
    }
board-discard-none = La défausse est vide.
board-discard = Défausse ({ $n }) : { $names }
board-bury-ghost = Enterrer ici

board-month = Mois { $n } sur { $of }
board-before-the-year = Avant le premier mois
board-phases = Les phases d’un mois
board-consort = { $name } prend la moitié de ce que pille et enterre { $other } ce mois-ci.
board-nest = Ce mois-ci, les caps se choisissent à découvert.

board-mat-of = { $name }, { $fame } de renommée
board-open-mat = Ouvrir cette fiche
board-track = { $name } : { $section } au niveau { $level }, valeur { $value }.{ $price ->
        [-1] {" "}C’est le maximum.
        [one] {" "}Le niveau suivant coûte { $price } doublon.
       *[other] {" "}Le niveau suivant coûte { $price } doublons.
    }{ $master ->
        [upright] {" "}Le Chef-d’œuvre encaisse les deux prochaines touches.
        [turned] {" "}Le Chef-d’œuvre endommagé encaisse encore une touche.
       *[other] {""}
    }
board-mend = Restaurer le Chef-d’œuvre ({ $section }) pour 1 doublon
board-fame = { $n } de renommée
board-speed = Vitesse { $n }
board-dice = { $n ->
        [one] { $n } dé par salve
       *[other] { $n } dés par salve
    }
board-gold = { $n ->
        [one] { $n } doublon
       *[other] { $n } doublons
    }
board-hold = { $n ->
        [one] { $n } coffre
       *[other] { $n } coffres
    }{ $hold ->
        [-1] , et de la place à volonté
       *[other] {" "}dans une cale pour { $hold }
    }.{ $over ->
        [0] {""}
        [one] {" "}{ $over } de trop : il est perdu à la fin du mois.
       *[other] {" "}{ $over } de trop : ils sont perdus à la fin du mois.
    }
board-cards-held = { $n ->
        [0] Aucune carte en main.
        [one] Une carte en main.
       *[other] { $n } cartes en main.
    }
board-known-t = Détient à coup sûr De conserve ou Carte au trésor.
board-known-n1 = Détient à coup sûr une carte pour l’après-navigation.
board-hurt = blessé
board-lies-at = À l’ancre : { $island }.
board-not-at-sea = Pas encore en mer.
board-secret-turning = Règle sa roue
board-secret-sealed = Le cap est scellé
board-secret-rigging = Arme son navire
board-secret-rigged = Navire paré
board-secret-envelope = Pose peut-être une carte
board-wheel = Votre roue
board-wheel-at = Votre roue indique l’{ $island }.
board-sealed = scellé
board-seal-both = Sceller – I : { $first }, II : { $second }
board-reveal = Toutes les roues se dévoilent
board-your-hand = Votre main{ $mark ->
        [I] , navire I
        [II] , navire II
       *[other] {""}
    } : { $n ->
        [0] aucune carte
        [one] une carte
       *[other] { $n } cartes
    }
board-your-mat = Votre navire
board-your-ships = Vos navires
board-hand-empty = Aucune carte en main

board-kind-mastercraft = Chef-d’œuvre
    .mark = Œ
board-kind-battle = Carte Combat
    .mark = C
board-kind-volley = Carte Salve
    .mark = S
board-kind-event = Carte Événement
    .mark = É
board-kind-fame = Carte Renommée
board-kind-parrot = Perroquet
    .mark = P
board-kind-legend = Pirate de légende
    .mark = ☠
board-kind-navy = Royal Navy
    .mark = N
board-one-perch = Deux perroquets, un perchoir
board-perched = à bord
board-arriving = à bord contre 1 de renommée

board-battle-at = Combat à l’{ $island }
board-last-battle = Le dernier combat
board-round = Manche { $n }
board-before-volleys = Cartes Combat
board-order = Ordre de vitesse
board-fighters = Navires de ce combat
board-whole-ship = { $name } : toutes les sections
board-npc = { $name }, coque { $hull } sur { $of }. { $text }
board-hull-left = Coque { $n } sur { $of }
board-aims-hull = Tire sur la coque
board-aims-crew = Tire sur l’équipage
board-aims-sails = Tire sur les voiles
board-aims-cannon = Tire sur les canons
board-aims-all = Frappe les quatre sections
board-all-sections = toutes
board-badge-smoke = Derrière un écran de fumée : seuls les 6 touchent
board-badge-hit = A été touché : s’il fuit, qui reste gagne 1 de renommée
board-badge-reload = Recharge à son prochain tour
board-badge-passed = A passé
board-overboard = { $n ->
        [one] { $n } coffre par-dessus bord
       *[other] { $n } coffres par-dessus bord
    }
board-hits-on = touche : { $numbers }
board-hits = { $n ->
        [0] aucune touche
        [one] { $n } touche
       *[other] { $n } touches
    }
board-at-target = { $section ->
        [hull] coque
        [sails] voiles
        [cannon] canons
        [crew] équipage
       *[other] tout le navire
    } – { $name }
board-prey-after = Numéro { $n } sur la liste de la légende
board-stray-number = Un { $n } manqué frappe ici
board-drama-boarding = À l’abordage !
board-drama-recoil = Les canons reculent !
board-drama-murmur = L’équipage gronde…
board-drama-mutiny = Mutinerie !
board-battle-again = Revoir ce combat
board-many-sailed = Les navires prennent la mer.
board-many-treasure = De nouveaux trésors attendent sur les îles.
board-many-rigged = Tous les navires sont armés.
board-many-black-ship-moved = Les navires noirs poursuivent leur route.

board-bury-title = Qu’enterrez-vous ?
board-bury-help = Chaque coffre vaut 1 de renommée, et 3 doublons aussi. Ce que vous enterrez va à la banque.
board-bury-chests = Coffres
board-bury-gold = Lots de trois doublons
board-bury-both = Enterrer { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    } et { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    } pour { $fame } de renommée
board-overboard-title = Combien par-dessus bord ?
board-overboard-help = Chaque coffre vous donne 2 en vitesse pour ce combat, puis il est perdu.
board-overboard-chests = Coffres par-dessus bord

board-why-section-first = Désignez une section du navire.
board-why-not-firing = On désigne les sections des autres navires quand on tire.
board-why-legend-first = Coulez d’abord la légende, vous vous battrez entre vous après.
board-why-navy-first = Coulez d’abord la Royal Navy, vous vous battrez entre vous après.
board-why-whole-ship = Un Salut aux six canons frappe tout le navire : désignez le nom du capitaine.
board-why-not-here = { $name } n’est pas dans ce combat.
board-why-not-upgrading = { $section ->
        [coque] La coque s’améliore
        [voiles] Les voiles s’améliorent
        [canons] Les canons s’améliorent
       *[other] L’équipage s’améliore
    } pendant l’armement ou à votre tour d’amélioration.
board-why-other-ship = C’est au navire { $mark } de répondre.
board-why-top = { $section ->
        [coque] La coque est
        [voiles] Les voiles sont
        [canons] Les canons sont
       *[other] L’équipage est
    } déjà au maximum.
board-why-elsewhere = { $section ->
        [coque] La coque s’améliore
        [voiles] Les voiles s’améliorent
        [canons] Les canons s’améliorent
       *[other] L’équipage s’améliore
    } à l’{ $island } ou à l’Île au Trésor.
board-why-doubled = L’Île au Trésor vend un seul niveau par escale, et vous l’avez déjà acheté.
board-why-price = Le niveau { $level } coûte { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    } ; vous en avez { $gold }.
board-why-master = On ne restaure qu’un Chef-d’œuvre endommagé, à votre tour d’amélioration.
board-why-tavern = Les cartes Taverne s’achètent à l’Île de la Taverne, trois par escale, à 2 doublons pièce.
board-why-belay = Bas les pattes : plus aucune carte dans ce combat.
board-why-battle = { $name } se pose avant la première salve d’un combat où vous êtes.
board-why-volley = { $name } s’ajoute quand une salve part.
board-why-fame = { $name } compte en fin de partie.
board-why-mastercraft = { $name } se pose sur une section à votre tour d’amélioration.
board-why-parrot = Le { $name } se perche tout seul.
board-why-a-fond-farewell = { $name } se joue quand tous les navires sont arrivés.
board-why-consort = { $name } se joue avant le choix des caps.
board-why-crows-nest = { $name } se joue avant le choix des caps.
board-why-secret-map = { $name } se joue avant le choix des caps, sauf le dernier mois.
board-why-going-on-the-account = { $name } se joue à votre tour d’amélioration.
board-why-privateering-commission = { $name } se joue après la navigation, quand la Royal Navy est à votre île.
board-why-royal-navy-intercept = { $name } se joue quand tous les navires sont arrivés.
board-why-cove = Personne ne met le cap sur la Crique des Pirates : elle recueille les navires en fuite ou hors de combat.
board-why-same-island = Vos deux navires ne peuvent se retrouver qu’à l’Île au Trésor.
board-why-navy-outer = La Royal Navy ne va qu’aux îles 1 à 5.
board-why-navy-own = On n’envoie pas la Royal Navy là où mouille son propre navire.
board-why-occupied = Tendres adieux mène à une île déserte ou à l’Île au Trésor.
board-why-card-first = Désignez d’abord une carte, ou passez.
board-why-not-there = Votre navire mouille ailleurs ({ $island }) : tout se fait sur place.
board-why-use-mat = Désignez une section de votre propre fiche.
board-why-courses-later = Les caps se choisissent au début du mois.

board-stat-sources = D’où vient la renommée
board-stat-caught = paré par Chef-d’œuvre
board-stat-months = Mois après mois
board-stat-replay = Revoir depuis le mois
board-stat-from = Revoir depuis le mois { $n }
board-stat-fiercest = Le combat le plus acharné
board-stat-battle = Mois { $month }, { $island } :
board-stat-fury = – { $rounds ->
        [one] { $rounds } manche
       *[other] { $rounds } manches
    }, { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }, { $crippled ->
        [0] aucun navire hors de combat
        [one] un navire hors de combat
       *[other] { $crippled } navires hors de combat
    }{ $sunk ->
        [0] {""}
        [one] , { $sunk } coulé
       *[other] , { $sunk } coulés
    }.
board-stat-watch = Le revoir
board-source-islands = îles
board-source-combats = combats
board-source-legends = légendes et Navy
board-source-chests = coffres
board-source-gold = or
board-source-cards = cartes
board-source-losses = pertes

seats-2 = À deux, chaque capitaine a deux navires : vous choisissez leurs deux caps à la fois, les armez et les améliorez l’un après l’autre ; l’option de table ci-dessous dit si la renommée des deux navires compte ou seulement celle du meilleur.
