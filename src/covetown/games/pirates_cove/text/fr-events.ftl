# What happened, for the log.

# Parts of sentences: they are said with the arguments of the sentence they stand in. Islands and sections have articles.
island =
    { $island ->
        [1] l’Île de la Taverne
        [2] l’Île aux Coques
        [3] l’Île aux Voiles
        [4] l’Île aux Canons
        [5] l’Île aux Équipages
        [6] l’Île au Trésor
       *[other] la Crique des Pirates
    }
section =
    { $section ->
        [hull] la coque
        [sails] les voiles
        [cannon] les canons
        [crew] l’équipage
       *[other] toutes les sections
    }
reason =
    { $reason ->
        [plunder] pillage
        [burial] trésor enterré
        [sinking] ennemi coulé
        [crippled] adversaire hors de combat
        [flight] adversaire en fuite
        [cacafuego] le Cacafuego
        [fame_cards] cartes Renommée
        [mutiny] mutinerie
        [parrot] perroquet mort
        [exchange] perroquet congédié
        [rigging] armement
        [upgrade] amélioration
        [tavern] carte Taverne
        [mending] restauration
        [repair] réparations
        [cove] la Crique
        [cargo] coque trop petite
       *[other] autre raison
    }
chests =
    { $chests ->
        [one] { $chests } coffre
       *[other] { $chests } coffres
    }
amount-chests =
    { $amount ->
        [one] { $amount } coffre
       *[other] { $amount } coffres
    }
hits =
    { $hits ->
        [one] { $hits } touche
       *[other] { $hits } touches
    }
sections =
    { $sections ->
        [one] { $sections } section
       *[other] { $sections } sections
    }
tavern-cards =
    { $count ->
        [one] une carte Taverne
       *[other] { $count } cartes Taverne
    }

# Who fights or rolls, and with which die.
side-ship = { $seat }{ $mark }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
    .you = votre navire{ $mark }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
side-legend = { $card }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
side-navy = Royal Navy { $squadron }{ $die ->
        [0] {""}
       *[other] {" "}{ $die }
    }
navy =
    { $squadrons ->
        [one] la Royal Navy
       *[other] Royal Navy { $number }
    }
strays =
    { $strays ->
        [0] {""}
        [one] {" "}et un boulet perdu
       *[other] {" "}et { $strays } boulets perdus
    }
needed =
    { $needed ->
        [6] 6
       *[other] { $needed }+
    }
cause =
    { $reason ->
        [stray] {" "}sous un boulet perdu
        [explosion] {" "}dans l’explosion
        [recoil] {" "}sous le recul de la mitraille
       *[other] {""}
    }

event-month = Le mois { $month } commence.
event-treasure =
    Sur { island } : { $fame } de renommée, { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }, { chests }{ $tavern ->
        [0] {""}
        [one] {" "}et { $tavern } carte Taverne
       *[other] {" "}et { $tavern } cartes Taverne
    }.
event-rigged = { $seat }{ $mark } arme son navire : coque, voiles, canons, équipage aux niveaux { $levels }.
    .you = Vous armez votre navire{ $mark } : coque, voiles, canons, équipage aux niveaux { $levels }.
event-sailed =
    { $reason ->
        [farewell] { $seat }{ $mark } fait de tendres adieux et met le cap sur
        [broken_off] { $seat }{ $mark } rompt le combat et met le cap sur
       *[other] { $seat }{ $mark } met le cap sur
    } { island }.
    .you =
        { $reason ->
            [farewell] Votre navire{ $mark } fait de tendres adieux et met le cap sur
            [broken_off] Votre navire{ $mark } rompt le combat et met le cap sur
           *[other] Votre navire{ $mark } met le cap sur
        } { island }.
event-card-played = { $seat }{ $mark } joue { $card }.
    .you = Vous jouez { $card } depuis votre navire{ $mark }.
event-consort-begins = { $seat }{ $mark } aura sa part de ce que pille et enterre { $other }{ $other_mark } ce mois-ci.
    .you = Votre navire{ $mark } aura sa part de ce que pille et enterre { $other }{ $other_mark } ce mois-ci.
    .you-other = { $seat }{ $mark } aura sa part de ce que pille et enterre votre navire{ $other_mark } ce mois-ci.
event-consort-shares = { $seat }{ $mark } prend la moitié du butin chez { $other }{ $other_mark }.
    .you = Votre navire{ $mark } prend la moitié du butin chez { $other }{ $other_mark }.
    .you-other = { $seat }{ $mark } prend la moitié du butin de votre navire{ $other_mark }.
event-consort-ended = { $other }{ $other_mark } fausse compagnie à { $seat }{ $mark }.
    .you = { $other }{ $other_mark } fausse compagnie à votre navire{ $mark }.
    .you-other = Votre navire{ $other_mark } fausse compagnie à { $seat }{ $mark }.
event-nest-manned = Ce mois-ci, les caps se choisissent à découvert, { $other }{ $other_mark } en tête.
    .you-other = Ce mois-ci, les caps se choisissent à découvert, votre navire{ $other_mark } en tête.
event-map-drawn = { $seat }{ $mark } obtient { $dice } et marque { island } sur une carte au trésor pour le mois { $month }.
    .you = Vous obtenez { $dice } et marquez { island } sur la carte au trésor de votre navire{ $mark } pour le mois { $month }.
event-navy-sent = { $seat }{ $mark } envoie { navy } à { island }.
    .you = Votre navire{ $mark } envoie { navy } à { island }.
event-navy-sent-on = { $seat }{ $mark } détourne { navy } vers { island }.
    .you = Votre navire{ $mark } détourne { navy } vers { island }.
event-navy-left = La Royal Navy quitte { island }.
event-navy-sunk = Royal Navy { $number } coulée !
event-tie-roll =
    Égalité ! Les dés décident { $purpose ->
        [speed] de l’ordre des salves
        [battle_cards] de l’ordre des cartes Combat
        [prey] du choix de la légende
        [precedence] de la carte qui passe d’abord
        [upgrade] de l’ordre au même endroit
        [victory] de la victoire
       *[other] de l’ordre
    } : { $rollers }.
event-combat = Combat à { island } : { $fighters } !
event-passed = { $seat }{ $mark } passe.
    .you = Votre navire{ $mark } passe.
event-overboard = { $seat }{ $mark } jette { amount-chests } par-dessus bord.
    .you = Votre navire{ $mark } jette { amount-chests } par-dessus bord.
event-round = Manche { $round } : aux canons !
event-volley =
    { $gunner ->
        [ship] { $seat }{ $mark } tire
        [legend] { $card } tire
       *[other] Royal Navy { $squadron } tire
    } { $foe ->
        [ship] sur { section } chez { $other }{ $other_mark }
        [legend] sur { $card }
       *[other] sur Royal Navy { $foe_squadron }
    } : { $rolls } (touche sur { needed }) – { hits }{ strays }.
    .you =
        { $gunner ->
            [ship] Votre navire{ $mark } tire
            [legend] { $card } tire
           *[other] Royal Navy { $squadron } tire
        } { $foe ->
            [ship] sur { section } chez { $other }{ $other_mark }
            [legend] sur { $card }
           *[other] sur Royal Navy { $foe_squadron }
        } : { $rolls } (touche sur { needed }) – { hits }{ strays }.
    .you-other =
        { $gunner ->
            [ship] { $seat }{ $mark } tire
            [legend] { $card } tire
           *[other] Royal Navy { $squadron } tire
        } sur { section } de votre navire{ $other_mark } : { $rolls } (touche sur { needed }) – { hits }{ strays }.
event-stray-shot = Boulet perdu ({ $die }) : { $card } touche { $seat }{ $mark }.
    .you = Boulet perdu ({ $die }) : { $card } touche votre navire{ $mark }.
event-explosion = Les barils de poudre sautent : { $amount ->
        [one] { $amount } dégât
       *[other] { $amount } dégâts
    } à chaque coque.
event-levels-lost = { $seat }{ $mark } perd { $amount ->
        [one] { $amount } niveau
       *[other] { $amount } niveaux
    } sur { section } (reste { $level }){ cause }.
    .you = Votre navire{ $mark } perd { $amount ->
        [one] { $amount } niveau
       *[other] { $amount } niveaux
    } sur { section } (reste { $level }){ cause }.
event-crippled = Hors de combat, { $seat }{ $mark } se traîne jusqu’à la Crique des Pirates.
    .you = Hors de combat, votre navire{ $mark } se traîne jusqu’à la Crique des Pirates.
event-fled = { $seat }{ $mark } prend la fuite vers la Crique des Pirates.
    .you = Votre navire{ $mark } prend la fuite vers la Crique des Pirates.
event-mutiny-roll = { $seat }{ $mark } obtient { $die } au jet de mutinerie.
    .you = Vous obtenez { $die } au jet de mutinerie sur votre navire{ $mark }.
event-mutiny = Mutinerie ! { $seat }{ $mark } perd { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    } et { chests }.
    .you = Mutinerie ! Votre navire{ $mark } perd { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    } et { chests }.
event-reloaded = { $seat }{ $mark } recharge ses canons.
    .you = Votre navire{ $mark } recharge ses canons.
event-prey-ranked =
    { $card } prend pour cible { $prey }{ $more ->
        [0] {""}
       *[other] , dans cet ordre
    }.
event-hull-regained = Le Hollandais volant regagne { $amount } de coque (à présent { $hull }).
event-legend-sunk = { $card } coule à pic !
event-broken-off = Au bout de cent manches, les canons se taisent.
event-combat-won = Plus personne ne fait face à { $seat }{ $mark }.
    .you = Plus personne ne fait face à votre navire{ $mark }.
event-combat-over = Le combat est fini.
event-cacafuego-captured = Le Cacafuego est capturé par { $seats } : { $die } au dé, { $share } de renommée par capitaine.
event-plundered = { $seat }{ $mark } pille { island }.
    .you = Votre navire{ $mark } pille { island }.
event-fame-gained = { $seat }{ $mark } gagne { $amount } de renommée ({ reason }).
    .you = Votre navire{ $mark } gagne { $amount } de renommée ({ reason }).
event-fame-lost = { $seat }{ $mark } perd { $amount } de renommée ({ reason }).
    .you = Votre navire{ $mark } perd { $amount } de renommée ({ reason }).
event-gold-gained = { $seat }{ $mark } reçoit { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    } ({ reason }).
    .you = Votre navire{ $mark } reçoit { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    } ({ reason }).
event-gold-paid = { $seat }{ $mark } paie { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    } ({ reason }).
    .you = Votre navire{ $mark } paie { $amount ->
        [one] { $amount } doublon
       *[other] { $amount } doublons
    } ({ reason }).
event-chests-gained = { $seat }{ $mark } reçoit { amount-chests } ({ reason }).
    .you = Votre navire{ $mark } reçoit { amount-chests } ({ reason }).
event-chests-lost = { $seat }{ $mark } abandonne { amount-chests } ({ reason }).
    .you = Votre navire{ $mark } abandonne { amount-chests } ({ reason }).
event-drew =
    { $seat }{ $mark } pioche { $seen ->
        [1] { $cards }
       *[other] { tavern-cards }
    }.
    .you =
        Vous piochez { $seen ->
            [1] { $cards }
           *[other] { tavern-cards }
        } pour votre navire{ $mark }.
event-new-deck = La défausse est mélangée : nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } à la taverne.
event-parrot-drawn = { $seat }{ $mark } pioche le { $card }.
    .you = Vous piochez le { $card } pour votre navire{ $mark }.
event-parrot-aboard = Le { $card } se perche à bord chez { $seat }{ $mark }.
    .you = Le { $card } se perche à bord de votre navire{ $mark }.
event-parrot-released = Le { $card } s’envole et rentre à la taverne.
event-parrot-hurt = Le { $card } est blessé à bord chez { $seat }{ $mark }.
    .you = Le { $card } est blessé à bord de votre navire{ $mark }.
event-parrot-killed = Le { $card } est tué à bord chez { $seat }{ $mark }.
    .you = Le { $card } est tué à bord de votre navire{ $mark }.
event-parrot-healed = Le { $card } est guéri à bord chez { $seat }{ $mark }.
    .you = Le { $card } est guéri à bord de votre navire{ $mark }.
event-master-attached = { $seat }{ $mark } pose un { $card } sur { section }.
    .you = Vous posez un { $card } sur { section } de votre navire{ $mark }.
event-master-replaced = Chez { $seat }{ $mark }, l’ancien Chef-d’œuvre sur { section } est défaussé.
    .you = L’ancien Chef-d’œuvre sur { section } de votre navire{ $mark } est défaussé.
event-master-turned = Chez { $seat }{ $mark }, le Chef-d’œuvre sur { section } est endommagé.
    .you = Le Chef-d’œuvre sur { section } de votre navire{ $mark } est endommagé.
event-master-destroyed = Chez { $seat }{ $mark }, le Chef-d’œuvre sur { section } vole en éclats.
    .you = Le Chef-d’œuvre sur { section } de votre navire{ $mark } vole en éclats.
event-master-mended = { $seat }{ $mark } restaure le Chef-d’œuvre sur { section }.
    .you = Vous restaurez le Chef-d’œuvre sur { section } de votre navire{ $mark }.
event-upgrade-turn = { $seat }{ $mark } fait escale à { island }.
    .you = Votre navire{ $mark } fait escale à { island }.
event-raised = { $seat }{ $mark } porte { section } au niveau { $level } pour { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }.
    .you = Vous portez { section } de votre navire{ $mark } au niveau { $level } pour { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }.
event-repaired = { $seat }{ $mark } fait réparer { sections } pour { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }.
    .you = Vous faites réparer { sections } de votre navire{ $mark } pour { $price ->
        [one] { $price } doublon
       *[other] { $price } doublons
    }.
event-buried = { $seat }{ $mark } enterre { chests } et { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }.
    .you = Votre navire{ $mark } enterre { chests } et { $gold ->
        [one] { $gold } doublon
       *[other] { $gold } doublons
    }.
event-black-ship-moved = Le navire noir { $black_ship } fait voile vers { island }.
event-legend-revealed = Le navire noir { $black_ship } se dévoile à { island } : { $card } !
event-fame-cards = { $seat }{ $mark } révèle { $amount } de renommée en cartes.
    .you = Votre navire{ $mark } révèle { $amount } de renommée en cartes.
event-last-battle = Renommées égales : le dernier combat commence ! { $fighters }.
event-won = Nul pirate n’a plus grande renommée sur les mers : la victoire est à { $seat } !
    .you = Nul pirate n’a plus grande renommée sur les mers : la victoire est à vous !
