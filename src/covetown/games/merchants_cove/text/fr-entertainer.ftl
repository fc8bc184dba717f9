### The Entertainer, in French. Card names and faces are reconstructions of our own.

merchant-entertainer = Artiste
    .text = Ni boutique ni marchandises : composez une chanson carte après carte, tournez le cadran Tempo et, quand il a fait le tour, chantez dans toute la ville pour de l’or, des fans et des runes. (Un marchand d’extension ; les noms et les faces des cartes sont des reconstitutions.)

card-marching-verse = Couplet de marche
    .text = Compétence, 1 sablier. Rouge 2. Défaussée : volume +1.
card-marching-chorus = Refrain de marche
    .text = Compétence, 2 sabliers. Rouge 1 ; pour 2 volumes, rouge 3. Défaussée : volume +3.
card-marching-bridge = Pont de marche
    .text = Compétence, 3 sabliers. Rouge 1 ; pour 3 volumes, vert 2. Défaussée : volume +5.
card-tavern-verse = Couplet de taverne
    .text = Compétence, 1 sablier. Vert 2. Défaussée : volume +1.
card-tavern-chorus = Refrain de taverne
    .text = Compétence, 2 sabliers. Vert 1 ; pour 2 volumes, vert 2. Défaussée : volume +3.
card-tavern-bridge = Pont de taverne
    .text = Compétence, 3 sabliers. Vert 1 ; pour 3 volumes, bleu 2. Défaussée : volume +5.
card-arcane-verse = Couplet des arcanes
    .text = Compétence, 1 sablier. Bleu 2. Défaussée : volume +2 et une carte Corruption.
card-arcane-chorus = Refrain des arcanes
    .text = Compétence, 2 sabliers. Bleu 2 ; pour 2 volumes, bleu 2. Défaussée : volume +2.
card-arcane-bridge = Pont des arcanes
    .text = Compétence, 2 sabliers. Bleu 1 ; pour 3 volumes, jaune 2. Défaussée : volume +2.
card-court-verse = Couplet de cour
    .text = Compétence, 1 sablier. Jaune 2. Défaussée : volume +2 et une carte Corruption.
card-court-chorus = Refrain de cour
    .text = Compétence, 2 sabliers. Jaune 2 ; pour 2 volumes, jaune 3. Défaussée : volume +2.
card-court-bridge = Pont de cour
    .text = Compétence, 2 sabliers. Jaune 2 ; pour 3 volumes, rouge 2. Défaussée : volume +3.
card-crowd-work = Bain de foule
    .text = Impro. Une fois par Chant : autant d’icônes Paladin que de cartes Compétence dans la zone Chanson.
card-songbird = Oiseau chanteur
    .text = Créature. Fanfaronnade : 4 pièces d’or.
card-echo-drake = Dragonnet d’écho
    .text = Créature. Fanfaronnade : une pierre acoustique et une carte Corruption.
card-harmony-wisp = Follet d’harmonie
    .text = Créature. Fanfaronnade : 2 icônes Paladin pour ce Chant.
card-coin-magpie = Pie chapardeuse
    .text = Créature. Fanfaronnade : 6 pièces d’or.
card-lullaby-owl = Chouette berceuse
    .text = Créature. Fanfaronnade : défaussez une de vos cartes Corruption et gagnez 2 pièces d’or.
card-encore = Bis
    .text = Impro. Une fois par Chant : un déplacement de plus.
card-call-and-response = Appel et réponse
    .text = Impro. Une fois par Chant : 3 volumes.
card-reprise = Reprise
    .text = Impro. Une fois par Chant : de nouveau les icônes du haut d’une carte Compétence de la zone Chanson.
card-tip-jar = Au chapeau
    .text = Impro. Une fois par Chant : 2 pièces d’or par carte Compétence dans la zone Chanson.
card-standing-ovation = Ovation debout
    .text = Compétence, 1 sablier. Paladin 2. Défaussée : volume +1.
card-grand-finale = Grand final
    .text = Compétence, 2 sabliers. Paladin 1 ; pour 2 volumes, Paladin 2. Défaussée : volume +3.
card-war-ballad = Ballade guerrière
    .text = Compétence, 3 sabliers. Vert 2 ; pour 3 volumes, rouge 3. Défaussée : volume +5.
card-royal-aria = Aria royale
    .text = Compétence, 2 sabliers. Bleu 2 ; pour 3 volumes, jaune 3. Défaussée : volume +2.

bundle-upper = { $value } × { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[paladin] Paladin
} ({ $card })
bundle-lower = { $value } × { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[paladin] Paladin
} ({ $card }, pour { $price } de volume)
bundle-stone = une pierre acoustique (3 × Paladin)
bundle-crowd-work = { $value } × Paladin ({ $card })
bundle-reprise = { $value } × { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
    [yellow] jaune
   *[paladin] Paladin
} (Reprise : { $card })
bundle-wisp = { $value } × Paladin ({ $card })

prompt-play = Composition : quelle carte jouez-vous dans la zone Chanson ?
prompt-drop = Composition : quelle carte défaussez-vous ? Ses sabliers tournent le cadran et avancent votre Sablier.
prompt-tempo = Le cadran tourne de { $hourglasses ->
    [one] { $hourglasses } quart
   *[other] { $hourglasses } quarts
}. Changer le tempo contre une carte Corruption ?
prompt-swan = Le marché ouvre. Voulez-vous d’abord un chant du cygne ?
prompt-place = { $swan ->
    [yes] Chant du cygne
   *[no] Chant
} : où le barde commence-t-il ? (encore { $movement ->
    [one] { $movement } lieu
   *[other] { $movement } lieux
})
prompt-song = { $location } : volume { $volume }, déplacement { $movement }. Que fait le barde ?
prompt-fan = Qui devient fan, pour { $need ->
    [one] { $need } icône
   *[other] { $need } icônes
} ?
prompt-pay = Avec quelles icônes payez-vous ?
prompt-next-brag = Quelle Créature montrez-vous ensuite ?
prompt-creature = Quelle Créature de l’Île du Dragon vous suit ?

option-play = Jouer { $card }
option-drop = Défausser { $card }
option-tempo = { $change ->
    [less] Un quart de moins, contre une carte Corruption
    [more] Un quart de plus, contre une carte Corruption
   *[none] Garder le tempo
}
option-swan = { $sing ->
    [yes] Chanter
   *[no] Garder la chanson pour plus tard
}
option-place = { $location }
option-move = Aller ici : { $location }
option-spend = Dépenser { $bundle } : { $amount } or
option-spend-as = Dépenser { $bundle } en { $as ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} : { $amount } or
option-side = Chanter pour les bateaux de { $side ->
    [left] gauche
   *[right] droite
}
option-win-fan = Gagner un fan
option-fan = { $card }
option-rune = Poser une rune
option-pay = { $bundles }
option-buy = Acheter { $card } pour { $amount } or
option-improvise = Utiliser { $card }
option-brag = Fanfaronner, pour 3 volumes
option-next-brag = { $card }
option-finish = Cesser de chanter pour les bateaux
option-take-creature = Prendre { $card }
option-end-song = Finir le Chant

event-drew-song-card = { $shown ->
    [yes] { $seat } pioche « { $card } ».
   *[no] { $seat } pioche une carte.
}
    .you = { $shown ->
        [yes] Vous piochez « { $card } ».
       *[no] Vous piochez une carte.
    }
event-turned-up = { $seat } révèle « { $card } » : zone { $zone ->
    [brag] Fanfaronnade
   *[song] Chanson
}.
    .you = Vous révélez « { $card } » : zone { $zone ->
        [brag] Fanfaronnade
       *[song] Chanson
    }.
event-song-deck-reshuffled = { $seat } mélange sa défausse : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
    .you = Vous mélangez votre défausse : nouvelle pioche de { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }.
event-played-card = { $seat } joue « { $card } » dans la zone Chanson.
    .you = Vous jouez « { $card } » dans la zone Chanson.
event-dropped-card = { $seat } défausse « { $card } ».
    .you = Vous défaussez « { $card } ».
event-turned-dial = { $seat } tourne le cadran de { $quarters ->
    [one] { $quarters } quart
   *[other] { $quarters } quarts
} ; volume { $volume }.
    .you = Vous tournez le cadran de { $quarters ->
        [one] { $quarters } quart
       *[other] { $quarters } quarts
    } ; volume { $volume }.
event-song-begins = { $swan ->
    [yes] { $seat } entonne un chant du cygne.
   *[no] { $seat } se met à chanter.
}
    .you = { $swan ->
        [yes] Vous entonnez un chant du cygne.
       *[no] Vous vous mettez à chanter.
    }
event-song-ends = Le Chant est fini.
event-song-zone-cleared = { $seat } défausse la zone Chanson : { $cards }.
    .you = Vous défaussez la zone Chanson : { $cards }.
event-bard-moved = Le barde se produit ici : { $location }.
event-bard-sets-out = Le barde quitte l’Île du Dragon ; prochain lieu : { $location }.
event-chose-side = Le barde chante pour les bateaux de { $side ->
    [left] gauche
   *[right] droite
}.
event-sang-for-gold = { $seat } chante pour { $as ->
    [red] les Guerriers
    [green] les Bardes
    [blue] les Sorciers
   *[yellow] les Nobles
} : { $what }, { $amount ->
    [one] { $amount } pièce d’or
   *[other] { $amount } pièces d’or
}.
    .you = Vous chantez pour { $as ->
        [red] les Guerriers
        [green] les Bardes
        [blue] les Sorciers
       *[yellow] les Nobles
    } : { $what }, { $amount ->
        [one] { $amount } pièce d’or
       *[other] { $amount } pièces d’or
    }.
event-bought-card = { $seat } achète « { $card } », aussitôt sur le dessus de la pioche.
    .you = Vous achetez « { $card } », aussitôt sur le dessus de la pioche.
event-stack-shows = À vendre ensuite : « { $card } ».
event-paid-icons = { $seat } paie avec { $what }.
    .you = Vous payez avec { $what }.
event-won-fan = { $seat } gagne un fan : « { $card } ».
    .you = Vous gagnez un fan : « { $card } ».
event-placed-rune = { $seat } pose une rune sur la Salle { $colour ->
    [red] des Guerriers
    [green] des Bardes
    [blue] des Sorciers
   *[yellow] des Nobles
}.
    .you = Vous posez une rune sur la Salle { $colour ->
        [red] des Guerriers
        [green] des Bardes
        [blue] des Sorciers
       *[yellow] des Nobles
    }.
event-improvised = { $seat } utilise « { $card } ».
    .you = Vous utilisez « { $card } ».
event-bragged = { $seat } fanfaronne : { $cards }.
    .you = Vous fanfaronnez : { $cards }.
event-creature-sings = « { $card } » se fait entendre.
event-let-rogues-in = { $seat } laisse { $count ->
    [one] { $count } Voyou
   *[other] { $count } Voyous
} tendre l’oreille.
    .you = Vous laissez { $count ->
        [one] { $count } Voyou
       *[other] { $count } Voyous
    } tendre l’oreille.
event-gained-stone = { $seat } gagne une pierre acoustique.
    .you = Vous gagnez une pierre acoustique.
event-took-creature = { $seat } ramène « { $card } » de l’Île du Dragon.
    .you = Vous ramenez « { $card } » de l’Île du Dragon.
event-fan-kept = « { $card } », fan fidèle, s’installe chez { $seat }.
    .you = « { $card } », fan fidèle, s’installe chez vous.

panel-song-hand = Main (limite { $limit })
panel-song-zone = Zone Chanson
panel-brag-zone = Zone Fanfaronnade
panel-song-board = Plateau
panel-song-numbers = volume { $volume }, quart du cadran { $quarter }, pierres { $stones }, écussons restants { $badges }, prix d’une carte { $card_price }
panel-rune = rune { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}
panel-fans = Fans
panel-island = Île du Dragon
panel-skill-stack = Pile Compétence
panel-impro-stack = Pile Impro
panel-below = { $count } dessous
panel-song-piles = Pioche

dragon-island = Île du Dragon
