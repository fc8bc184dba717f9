### The Chronomancer, in French. A reconstruction: spaces, staff and numbers are this project's own.

merchant-chronomancer = Chronomancien
    .text = Poussez des tuiles dans deux machines temporelles jusqu’à aligner leurs failles, stabilisez-les, explorez-les pour y trouver des reliques et, une fois par jour, remontez le temps. (Une reconstitution : le plateau imprimé n’est pas public, ses nombres sont ici les nôtres.)

good-red-relic = relique rouge
good-green-relic = relique verte
good-blue-relic = relique bleue
good-yellow-relic = relique jaune
good-red-great-relic = grande relique rouge
good-green-great-relic = grande relique verte
good-blue-great-relic = grande relique bleue
good-yellow-great-relic = grande relique jaune

figure-chronomancer-chronomancer = le Chronomancien
figure-chronomancer-assistant = l’assistant

tile-red = rouge
tile-green = verte
tile-blue = bleue
tile-yellow = jaune

space-chronomancer-push-i = Pousser I
    .text = Poussez une ou deux tuiles dans la machine I ; si l’autre pion est sur Pousser II, aussi une dans la machine II.
space-chronomancer-push-ii = Pousser II
    .text = Poussez une ou deux tuiles dans la machine II ; si l’autre pion est sur Pousser I, aussi une dans la machine I.
space-chronomancer-overclock = Surcadencer
    .text = Poussez une à trois tuiles dans l’une ou l’autre machine. Case qui corrompt.
space-chronomancer-stabilise = Stabiliser
    .text = Posez sur une faille alignée l’ancre temporelle de sa couleur : elle ouvre le bouclier et rend grandes les reliques de la faille. Case qui corrompt.
space-chronomancer-explore = Explorer
    .text = Parcourez une machine depuis l’un de ses bouts et explorez en chemin les failles alignées ; leurs tuiles retournent dans le sac.
space-chronomancer-rewind = Rembobiner
    .text = Videz la clepsydre et reculez votre Sablier d’une ou deux heures. Case qui corrompt.

staff-chronomancer-gearwright = Horloger
    .text = Poussez une tuile dans l’une ou l’autre machine.
staff-chronomancer-tinker = Bricoleur
    .text = Échangez une tuile de l’établi contre une tuile d’une machine.
staff-chronomancer-delver = Fouilleur
    .text = Explorez une faille alignée, où qu’elle soit.
staff-chronomancer-archivist = Archiviste
    .text = Défaussez une de vos cartes Corruption ; vous pouvez ensuite renouveler l’établi.

prompt-chronomancer-push = Poussez une tuile dans { $machine ->
    [both] une machine
    [I] la machine I
   *[II] la machine II
}
prompt-chronomancer-stabilise = Quelle faille stabilisez-vous ?
prompt-chronomancer-explore = Quelles failles explorez-vous ?
prompt-chronomancer-hours = De combien remontez-vous le temps ?
prompt-chronomancer-tinker = Quelles tuiles échangez-vous ?
prompt-chronomancer-delve = Quelle faille le Fouilleur explore-t-il ?
prompt-chronomancer-renew = Renouveler l’établi ?

option-chronomancer-push = Pousser la tuile { $colour ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
} dans la machine { $machine } par la { $end ->
    [left] gauche
   *[right] droite
}
option-chronomancer-pushed = Ne plus pousser
option-chronomancer-stabilise = Faille { $rift } ({ $colour ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
})
option-chronomancer-explore = Faille { $rift } : { $good }
option-chronomancer-explored = Explorer ces failles
option-chronomancer-hours = { $hours ->
    [one] Une heure en arrière
   *[other] { $hours } heures en arrière
}
option-chronomancer-tinker = La { $colour ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
} de l’établi contre la { $tile ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
} de la machine { $machine }, position { $position }
option-chronomancer-delve = Faille { $rift } : { $good }
option-chronomancer-renew = De nouvelles tuiles
option-chronomancer-keep = Garder les tuiles

event-chronomancer-pushed = { $seat } pousse une tuile { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} dans la machine { $machine ->
    [1] I
   *[2] II
} par la { $end ->
    [left] gauche
   *[right] droite
}{ $dropped ->
    [none] {""}
    [red] {"\u202F"}; une rouge en tombe
    [green] {"\u202F"}; une verte en tombe
    [blue] {"\u202F"}; une bleue en tombe
   *[yellow] {"\u202F"}; une jaune en tombe
}.
    .you = Vous poussez une tuile { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } dans la machine { $machine ->
        [1] I
       *[2] II
    } par la { $end ->
        [left] gauche
       *[right] droite
    }{ $dropped ->
        [none] {""}
        [red] {"\u202F"}; une rouge en tombe
        [green] {"\u202F"}; une verte en tombe
        [blue] {"\u202F"}; une bleue en tombe
       *[yellow] {"\u202F"}; une jaune en tombe
    }.
event-chronomancer-refilled = { $seat } complète l’établi : { $tiles }.
    .you = Vous complétez l’établi : { $tiles }.
event-chronomancer-stabilised = { $seat } pose l’ancre { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} sur la faille { $rift }.
    .you = Vous posez l’ancre { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } sur la faille { $rift }.
event-chronomancer-explored = { $seat } explore la faille { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} { $rift }.
    .you = Vous explorez la faille { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } { $rift }.
event-chronomancer-rewound = { $seat } remonte le temps de { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
    .you = Vous remontez le temps de { $hours ->
        [one] { $hours } heure
       *[other] { $hours } heures
    }.
event-chronomancer-tinkered = { $seat } échange une tuile { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} de l’établi contre une { $tile ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} de la machine { $machine ->
    [1] I
   *[2] II
}.
    .you = Vous échangez une tuile { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } de l’établi contre une { $tile ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } de la machine { $machine ->
        [1] I
       *[2] II
    }.
event-chronomancer-laid = { $seat } garnit ses machines : { $tiles }.
    .you = Vous garnissez vos machines : { $tiles }.
event-chronomancer-hourglass = { $seat } remplit sa clepsydre.
    .you = Votre clepsydre est de nouveau pleine.
event-chronomancer-renewed = { $seat } renouvelle l’établi.
    .you = Vous renouvelez l’établi.

panel-chronomancer-machine = Machine { $machine }
panel-chronomancer-rifts = Failles
panel-chronomancer-aligned = alignée en { $colour }
panel-chronomancer-rift = ·
panel-chronomancer-anchor = ancre { $colour ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
}
panel-chronomancer-gap = –
panel-chronomancer-bench = Établi
panel-chronomancer-hourglass = Clepsydre
panel-chronomancer-full = pleine
panel-chronomancer-empty = vide
panel-chronomancer-bag = Sac
panel-chronomancer-count = { $colour ->
    [rouge] rouge
    [vert] verte
    [bleu] bleue
   *[jaune] jaune
} × { $count }
