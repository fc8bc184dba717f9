### The Alchemist, in French. A reconstruction: spaces, staff and numbers are this project's own.

merchant-alchemist = Alchimiste
    .text = Des billes roulent dans un décanteur à deux faces ; quand deux pareilles se touchent, elles réagissent et sortent ensemble. Remplissez-en vos chaudrons, concoctez-en plusieurs à la fois et gardez vides les Déchets toxiques. (Une reconstitution : le plateau imprimé n’est pas public, ses nombres sont ici les nôtres.)

good-red-potion = potion rouge
good-green-potion = potion verte
good-blue-potion = potion bleue
good-yellow-potion = potion jaune
good-red-elixir = élixir rouge
good-green-elixir = élixir vert
good-blue-elixir = élixir bleu
good-yellow-elixir = élixir jaune

figure-alchemist-figure = l’Alchimiste

# A marble is feminine: where a colour is meant and not a marble, sentences choose the other form.
marble-red = rouge
marble-green = verte
marble-blue = bleue
marble-yellow = jaune
marble-ichor = Ichor

space-alchemist-take-upper = Récolter en haut
    .text = Annoncez une couleur de la rangée du haut : toutes ses billes en sortent, et celles qui se rejoignent réagissent.
space-alchemist-take-middle = Récolter au milieu
    .text = Vous pouvez d’abord échanger deux billes voisines. Annoncez ensuite une couleur de la rangée du milieu et récoltez-la.
space-alchemist-take-lower = Récolter en bas
    .text = Annoncez une couleur de la rangée du bas ; tout l’Ichor de cette rangée sort avec elle. Case qui corrompt.
space-alchemist-brew = Concocter
    .text = Concoctez autant de chaudrons pleins que vous voulez : chacun donne sa potion ou son élixir, puis se vide.
space-alchemist-hasty-brew = À la hâte
    .text = Concoctez un seul chaudron, même s’il y manque une bille.
space-alchemist-purge = Purger
    .text = Tout l’Ichor des Déchets toxiques retourne dans le sac, ce qui ouvre les boucliers de ses cuves.

staff-alchemist-ladler = Puiseur
    .text = Prenez une bille quelconque du décanteur et laissez réagir sa goulotte ; utilisez la récolte comme après Récolter.
staff-alchemist-forager = Cueilleur
    .text = Piochez quatre billes dans le sac, placez-en jusqu’à trois, remettez le reste.
staff-alchemist-stillhand = Distillateur
    .text = Concoctez un chaudron plein.
staff-alchemist-confessor = Confesseur
    .text = Défaussez une de vos cartes Corruption, ou jusqu’à deux si les quatre cuves sont vides.

prompt-alchemist-empty = Vous pouvez d’abord vider un chaudron
prompt-alchemist-stir = Vous pouvez échanger deux billes voisines
prompt-alchemist-colour = Annoncez une couleur de la rangée
prompt-alchemist-place = Mettez des billes de la récolte dans les chaudrons
prompt-alchemist-place-few = Mettez jusqu’à { $most } de ces billes dans les chaudrons
prompt-alchemist-brew = Quels chaudrons pleins concoctez-vous ?
prompt-alchemist-hasty = Quel chaudron concoctez-vous à la hâte ?
prompt-alchemist-still = Quel chaudron le Distillateur concocte-t-il ?
prompt-alchemist-ladle = Quelle bille le Puiseur prend-il ?
prompt-alchemist-vat = Dans quelle cuve va l’Ichor qui reste ?

option-alchemist-empty = Vider le chaudron { $cauldron } ({ $good })
option-alchemist-keep = N’en vider aucun
option-alchemist-stir = Échanger { $first } en { $from } et { $second } en { $to }
option-alchemist-still-water = Ne rien échanger
option-alchemist-colour = Annoncer le { $colour ->
    [rouge] rouge
    [verte] vert
    [bleue] bleu
   *[jaune] jaune
}
option-alchemist-place = Mettre { $marble ->
    [Ichor] l’Ichor
   *[other] la bille { $marble }
} dans le chaudron { $cauldron }
option-alchemist-placed = Ne plus rien placer
option-alchemist-brew = Concocter le chaudron { $cauldron } : { $good }
option-alchemist-brewed = Concocter ces chaudrons
option-alchemist-hasty = Concocter le chaudron { $cauldron } : { $good }
option-alchemist-still = Concocter le chaudron { $cauldron } : { $good }
option-alchemist-ladle = Prendre { $marble ->
    [Ichor] l’Ichor
   *[other] la bille { $marble }
} en { $from }
option-alchemist-vat = La cuve { $colour }

event-alchemist-waste = { $seat } laisse couler de l’Ichor dans la cuve { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
}.
    .you = Vous laissez couler de l’Ichor dans la cuve { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    }.
event-alchemist-spilt = { $seat } renverse de l’Ichor : la cuve { $colour ->
    [red] rouge
    [green] verte
    [blue] bleue
   *[yellow] jaune
} est pleine.
    .you = Vous renversez de l’Ichor : la cuve { $colour ->
        [red] rouge
        [green] verte
        [blue] bleue
       *[yellow] jaune
    } est pleine.
event-alchemist-emptied = { $seat } vide le chaudron { $cauldron }.
    .you = Vous videz le chaudron { $cauldron }.
event-alchemist-stirred = { $seat } échange deux billes du décanteur.
    .you = Vous échangez deux billes du décanteur.
event-alchemist-took = { $seat } annonce le { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} : { $count ->
    [one] { $count } bille sort
   *[other] { $count } billes sortent
} ({ $marbles }).
    .you = Vous annoncez le { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    } : { $count ->
        [one] { $count } bille sort
       *[other] { $count } billes sortent
    } ({ $marbles }).
event-alchemist-ladled = { $seat } puise { $colour ->
    [ichor] de l’Ichor
    [red] une bille rouge
    [green] une bille verte
    [blue] une bille bleue
   *[yellow] une bille jaune
} : { $marbles }.
    .you = Vous puisez { $colour ->
        [ichor] de l’Ichor
        [red] une bille rouge
        [green] une bille verte
        [blue] une bille bleue
       *[yellow] une bille jaune
    } : { $marbles }.
event-alchemist-foraged = { $seat } cueille : { $marbles }.
    .you = Vous cueillez : { $marbles }.
event-alchemist-placed = { $seat } met { $marble ->
    [ichor] de l’Ichor
    [red] une bille rouge
    [green] une bille verte
    [blue] une bille bleue
   *[yellow] une bille jaune
} dans le chaudron { $cauldron }.
    .you = Vous mettez { $marble ->
        [ichor] de l’Ichor
        [red] une bille rouge
        [green] une bille verte
        [blue] une bille bleue
       *[yellow] une bille jaune
    } dans le chaudron { $cauldron }.
event-alchemist-refilled = { $count ->
    [0] { $seat } n’a rien à remplir.
    [one] { $seat } remplit le décanteur avec une bille.
   *[other] { $seat } remplit le décanteur avec { $count } billes.
}
    .you = { $count ->
        [0] Vous n’avez rien à remplir.
        [one] Vous remplissez le décanteur avec une bille.
       *[other] Vous remplissez le décanteur avec { $count } billes.
    }
event-alchemist-returned = { $seat } remet dans le sac : { $marbles }.
    .you = Vous remettez dans le sac : { $marbles }.
event-alchemist-purged = { $seat } purge les Déchets toxiques : { $count } Ichor.
    .you = Vous purgez les Déchets toxiques : { $count } Ichor.

panel-alchemist-chute = Goulotte { $chute }, à partir du bas
panel-alchemist-cauldron = Chaudron { $cauldron } ({ $size ->
    [small] potion
   *[large] élixir
})
panel-alchemist-catalysts = +
panel-alchemist-free = –
panel-alchemist-waste = Déchets toxiques
panel-alchemist-vat = cuve { $colour } : { $count }
panel-alchemist-catch = Récolte
panel-alchemist-bag = Sac
panel-alchemist-count = { $marble } × { $count }
