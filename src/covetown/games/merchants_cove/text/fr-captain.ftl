### The Captain, in French. A reconstruction: spaces, staff and numbers are this project's own.

merchant-captain = Capitaine
    .text = Faites tourner la boussole, lancez quatre navires sur quatre routes et rappelez-les, chargés de poissons, de coquillages et de trésors, aussi loin que vous l’osez. (Une reconstitution : le plateau imprimé n’est pas public, ses nombres sont ici les nôtres.)

good-red-fish = poisson rouge
good-green-fish = poisson vert
good-blue-shells = coquillages bleus
good-yellow-shells = coquillages jaunes
good-red-treasure = trésor rouge
good-green-treasure = trésor vert
good-blue-treasure = trésor bleu
good-yellow-treasure = trésor jaune

figure-captain-figure = la Capitaine

ship = navire { $ship }
lane-n = nord
lane-e = est
lane-s = sud
lane-w = ouest

space-captain-sail = Naviguer
    .text = Faites tourner la boussole et avancez vos navires de ses points ; vous pouvez ensuite la tourner encore une fois, mais là une tempête corrompt.
space-captain-full-sail = Toutes voiles
    .text = Faites tourner la boussole jusqu’à cinq fois ; une tempête compte pour un point.
space-captain-ride-the-gale = Braver le vent
    .text = Faites tourner la boussole jusqu’à trois fois ; une tempête compte pour trois points. Case qui corrompt.
space-captain-recall = Rappeler
    .text = Autant de navires que vous voulez rentrent : d’une épave avec son trésor, d’une zone de pêche avec une petite marchandise.
space-captain-smuggle = Frauder
    .text = Un à trois navires rentrent comme avec Rappeler. Case qui corrompt.
space-captain-hail-the-port = Héler le port
    .text = Une route dont un navire est dans les eaux du port donne un mécénat immédiat de sa couleur.

staff-captain-helmsman = Timonier
    .text = Trois points pour vos navires.
staff-captain-navigator = Navigateur
    .text = Un tour de boussole ; une tempête compte pour un point.
staff-captain-bosun = Bosco
    .text = Un navire rentre.
staff-captain-envoy = Émissaire
    .text = Un mécénat immédiat, de la couleur d’une route dont un navire est dans les eaux du port.

prompt-captain-extra-spin = Tourner encore une fois ? Une tempête apporterait une carte Corruption
prompt-captain-spin = Tourner encore ? (il reste { $left ->
    [one] { $left } tour
   *[other] { $left } tours
})
prompt-captain-point = Avancez un navire (il reste { $points ->
    [one] { $points } point
   *[other] { $points } points
})
prompt-captain-return = Quel navire rentre ?
prompt-captain-port = Quel port hélez-vous ?

option-captain-spin = Tourner
option-captain-stop = S’arrêter
option-captain-point = Route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
} : le navire passe de { $space } à { $next }
option-captain-leave = Un navire sort du port, route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
}
option-captain-waive = Renoncer aux points restants
option-captain-return = Route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
}, { $space } : retour avec { $good }
option-captain-return-empty = Route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
}, { $space } : retour à vide
option-captain-returned = Plus aucun navire
option-captain-port = Route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
} : { $colour }

# Parts of sentences, said with the arguments of the sentence they stand in.
captain-wind = { $sector ->
    [n] vent du nord
    [ne] nord-est
    [e] vent d’est
    [se] sud-est
    [s] vent du sud
    [sw] sud-ouest
    [w] vent d’ouest
   *[nw] tempête
}
captain-lane = { $lane ->
    [n] du nord
    [e] de l’est
    [s] du sud
   *[w] de l’ouest
}

event-captain-spun = { $seat } fait tourner la boussole : { captain-wind }.
    .you = Vous faites tourner la boussole : { captain-wind }.
event-captain-blown = Pour { $seat }, le vent pousse les navires de la route { captain-lane }.
    .you = Le vent pousse vos navires de la route { captain-lane }.
event-captain-sailed = { $seat } avance le navire { $ship } : route { captain-lane }, case { $space }.
    .you = Vous avancez le navire { $ship } : route { captain-lane }, case { $space }.
event-captain-waived = { $seat } renonce à { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
    .you = Vous renoncez à { $points ->
        [one] { $points } point
       *[other] { $points } points
    }.
event-captain-returned = { $seat } ramène au port le navire { $ship }{ $brought ->
    [nothing] , cale vide
   *[other] {""}
}.
    .you = Vous ramenez au port le navire { $ship }{ $brought ->
        [nothing] , cale vide
       *[other] {""}
    }.
event-captain-treasures = { $seat } trouve de nouveaux trésors sur ses épaves : nord { $n ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}, est { $e ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}, sud { $s ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}, ouest { $w ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}.
    .you = De nouveaux trésors vous attendent sur vos épaves : nord { $n ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }, est { $e ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }, sud { $s ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }, ouest { $w ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }.

panel-captain-harbour = Port
panel-captain-lane = route { $lane ->
    [nord] du nord
    [est] de l’est
    [sud] du sud
   *[ouest] de l’ouest
} ({ $colour })
panel-captain-open = { $space }
panel-captain-fishing = { $space }, zone de pêche
panel-captain-port = { $space }, eaux du port
panel-captain-wreck = { $space }, épave
panel-captain-token = trésor { $colour }
