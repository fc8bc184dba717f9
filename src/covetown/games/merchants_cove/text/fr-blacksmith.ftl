### The Blacksmith, in French. A reconstruction: spaces, staff and numbers are this project's own.

merchant-blacksmith = Forgeron
    .text = Lancez des dés d’alliage et de charbon, amenez les fourneaux à la bonne température, puis forgez toute une série d’un seul coup. Une chaleur parfaite vaut un poinçon. (Une reconstitution : le plateau imprimé n’est pas public, ses nombres sont ici les nôtres.)

good-red-weapon = arme rouge
good-green-weapon = arme verte
good-blue-weapon = arme bleue
good-yellow-weapon = arme jaune
good-red-armour = armure rouge
good-green-armour = armure verte
good-blue-armour = armure bleue
good-yellow-armour = armure jaune

figure-blacksmith-figure = le Forgeron

die-red = alliage rouge
die-green = alliage vert
die-blue = alliage bleu
die-yellow = alliage jaune
die-coal = charbon

space-blacksmith-stoke = Attiser
    .text = Vous pouvez vider un fourneau. Lancez ensuite tous les dés de votre bac et placez ceux que vous voulez dans les fourneaux.
space-blacksmith-bellows = Soufflet
    .text = Comme Attiser, et chaque dé peut changer d’un point au moment où on le place. Case qui corrompt.
space-blacksmith-mine = Extraire
    .text = Prenez du râtelier un ou deux dés d’alliage de votre choix et mettez-les dans le bac.
space-blacksmith-forge = Forger
    .text = Forgez autant de fourneaux prêts que vous voulez : chacun donne une arme ou une armure de la couleur de son alliage. Une chaleur parfaite vaut un poinçon.
space-blacksmith-recast = Refondre
    .text = Rendez un dé d’alliage au râtelier : jusqu’à trois marchandises d’une même sorte sur votre étal prennent sa couleur.

staff-blacksmith-miner = Mineur
    .text = Prenez du râtelier jusqu’à deux dés d’alliage de votre choix et mettez-les dans le bac.
staff-blacksmith-stoker = Soutier
    .text = Lancez tous les dés de votre bac et placez ceux que vous voulez.
staff-blacksmith-temperer = Trempeur
    .text = Changez des dés dans les fourneaux, de deux points au plus en tout.
staff-blacksmith-striker = Frappeur
    .text = Forgez un fourneau prêt ; une chaleur parfaite vaut aussi son poinçon.

prompt-blacksmith-rake = Vous pouvez d’abord vider un fourneau
prompt-blacksmith-die = Quel dé placez-vous ?
prompt-blacksmith-furnace = Où va le { $die ->
    [charbon] dé de charbon
   *[other] dé d’{ $die }
} ({ $value }) ?
prompt-blacksmith-mine = Quels dés d’alliage extrayez-vous ?
prompt-blacksmith-forge = Quels fourneaux prêts forgez-vous ?
prompt-blacksmith-preserve = Que devient le { $die ->
    [charbon] dé de charbon
   *[other] dé d’{ $die }
} du fourneau { $furnace } ?
prompt-blacksmith-hallmark = Quelle couleur reçoit le poinçon ?
prompt-blacksmith-melt = Quel dé d’alliage retourne au râtelier ?
prompt-blacksmith-give = Quelles marchandises passent en { $colour } ?
prompt-blacksmith-amount = Combien de marchandises passent en { $colour } ?
prompt-blacksmith-temper = Trempez un dé (encore { $left ->
    [one] { $left } point
   *[other] { $left } points
})
prompt-blacksmith-strike = Quel fourneau le Frappeur forge-t-il ?

option-blacksmith-rake = Vider le fourneau { $furnace }
option-blacksmith-keep = N’en vider aucun
option-blacksmith-die = Placer le { $die ->
    [charbon] dé de charbon
   *[other] dé d’{ $die }
} ({ $value })
option-blacksmith-cooled = Ne plus rien placer
option-blacksmith-furnace = Fourneau { $furnace }, chaleur { $heat }
option-blacksmith-furnace-hotter = Fourneau { $furnace } en { $value }, chaleur { $heat }
option-blacksmith-furnace-cooler = Fourneau { $furnace } en { $value }, chaleur { $heat }
option-blacksmith-ore = Extraire un { $die ->
    [charbon] dé de charbon
   *[other] dé d’{ $die }
}
option-blacksmith-mined = Ne plus rien extraire
option-blacksmith-forge = Forger le fourneau { $furnace } : { $good }
option-blacksmith-forged = Forger ces fourneaux
option-blacksmith-rack = Retour au râtelier
option-blacksmith-preserve = Le préserver, contre une carte Corruption
option-blacksmith-hallmark = { $colour }
option-blacksmith-melt = Rendre un { $die ->
    [charbon] dé de charbon
   *[other] dé d’{ $die }
}
option-blacksmith-give = { $good } contre { $wanted }
option-blacksmith-amount = { $count }
option-blacksmith-temper = Fourneau { $furnace } : { $die }, de { $value } à { $next }
option-blacksmith-tempered = Ne plus tremper
option-blacksmith-strike = Forger le fourneau { $furnace } : { $good }

event-blacksmith-raked = { $seat } vide le fourneau { $furnace }.
    .you = Vous videz le fourneau { $furnace }.
event-blacksmith-rolled = { $seat } lance { $die ->
    [coal] le charbon
    [red] l’alliage rouge
    [green] l’alliage vert
    [blue] l’alliage bleu
   *[yellow] l’alliage jaune
} : { $text }.
    .you = Vous lancez { $die ->
        [coal] le charbon
        [red] l’alliage rouge
        [green] l’alliage vert
        [blue] l’alliage bleu
       *[yellow] l’alliage jaune
    } : { $text }.
event-blacksmith-placed = { $seat } place un { $die ->
    [coal] dé de charbon
    [red] dé d’alliage rouge
    [green] dé d’alliage vert
    [blue] dé d’alliage bleu
   *[yellow] dé d’alliage jaune
} ({ $value }{ $change ->
    [0] {""}
   *[other] {" "}au lieu de { $rolled }
}) dans le fourneau { $furnace }, chaleur { $heat }.
    .you = Vous placez un { $die ->
        [coal] dé de charbon
        [red] dé d’alliage rouge
        [green] dé d’alliage vert
        [blue] dé d’alliage bleu
       *[yellow] dé d’alliage jaune
    } ({ $value }{ $change ->
        [0] {""}
       *[other] {" "}au lieu de { $rolled }
    }) dans le fourneau { $furnace }, chaleur { $heat }.
event-blacksmith-mined = { $seat } extrait un dé d’alliage { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}.
    .you = Vous extrayez un dé d’alliage { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }.
event-blacksmith-forged = { $seat } forge le fourneau { $furnace }.
    .you = Vous forgez le fourneau { $furnace }.
event-blacksmith-racked = { $seat } rend un dé d’alliage { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
} au râtelier.
    .you = Vous rendez un dé d’alliage { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    } au râtelier.
event-blacksmith-preserved = { $seat } préserve le dé d’alliage { $colour ->
    [red] rouge
    [green] vert
    [blue] bleu
   *[yellow] jaune
}.
    .you = Vous préservez le dé d’alliage { $colour ->
        [red] rouge
        [green] vert
        [blue] bleu
       *[yellow] jaune
    }.
event-blacksmith-tempered = { $seat } trempe un { $die ->
    [coal] dé de charbon
    [red] dé d’alliage rouge
    [green] dé d’alliage vert
    [blue] dé d’alliage bleu
   *[yellow] dé d’alliage jaune
} du fourneau { $furnace }, de { $value } à { $next } : chaleur { $heat }.
    .you = Vous trempez un { $die ->
        [coal] dé de charbon
        [red] dé d’alliage rouge
        [green] dé d’alliage vert
        [blue] dé d’alliage bleu
       *[yellow] dé d’alliage jaune
    } du fourneau { $furnace }, de { $value } à { $next } : chaleur { $heat }.

panel-blacksmith-furnace = Fourneau { $furnace } ({ $size ->
    [small] arme
   *[large] armure
}, chaleur { $from } à { $to })
panel-blacksmith-die = { $die } { $value }
panel-blacksmith-cold = vide
panel-blacksmith-heat = chaleur { $heat }
panel-blacksmith-ready = chaleur { $heat }, prêt
panel-blacksmith-perfect = chaleur { $heat }, parfaite
panel-blacksmith-pool = Bac
panel-blacksmith-rack = Râtelier
