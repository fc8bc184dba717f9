# La Fête des lanternes, en français.

game-lantern-fair = La Fête des lanternes
    .summary = Posez vos bougies en secret, choisissez des lanternes à leur lueur, et gardez vos vœux pour vous.
    .plays = Chaque soir, tous posent des bougies face cachée, et qui donne le plus de lumière choisit d’abord parmi les lanternes. Réunissez une couleur, attrapez des étincelles, et ne laissez deviner à personne les vœux que vous tenez.
    .designer = le projet Covetown
    .publisher = un paquet d’exemple de Covetown
    .goal = Ayez le plus de points quand la fête est finie : pour les lanternes d’une même couleur, pour les étincelles, et pour vos vœux.

table-option-evenings = Soirées
    .help = Combien de soirées dure la fête, et combien de bougies chacun tient. Huit prennent un quart d’heure.

# Les lanternes

card-lantern-coral-1 = petite lanterne corail
card-lantern-coral-2 = lanterne corail
card-lantern-coral-3 = grande lanterne corail
card-lantern-amber-1 = petite lanterne ambre
card-lantern-amber-2 = lanterne ambre
card-lantern-amber-3 = grande lanterne ambre
card-lantern-leaf-1 = petite lanterne verte
card-lantern-leaf-2 = lanterne verte
card-lantern-leaf-3 = grande lanterne verte
card-lantern-sea-1 = petite lanterne marine
card-lantern-sea-2 = lanterne marine
card-lantern-sea-3 = grande lanterne marine
card-lantern-indigo-1 = petite lanterne indigo
card-lantern-indigo-2 = lanterne indigo
card-lantern-indigo-3 = grande lanterne indigo
help-lantern = Une petite lanterne luit de 1, une ordinaire de 2, une grande de 3. Les lanternes d’une couleur sur une guirlande valent ensemble 1, 3, 6, 10… points.

# Les vœux

wish-coral = Lueur corail
    .text = 2 points par lanterne corail.
wish-amber = Lueur d’ambre
    .text = 2 points par lanterne ambre.
wish-leaf = Lueur verte
    .text = 2 points par lanterne verte.
wish-sea = Lueur marine
    .text = 2 points par lanterne marine.
wish-indigo = Lueur indigo
    .text = 2 points par lanterne indigo.
wish-rainbow = Arc-en-ciel
    .text = 7 points pour des lanternes des cinq couleurs.
wish-pairs = Deux par deux
    .text = 3 points par couleur dont exactement deux lanternes pendent à la guirlande.
wish-great = Vues de loin
    .text = 2 points par grande lanterne.
wish-small = Lucioles
    .text = 2 points par petite lanterne.
wish-sparks = Chasse aux étincelles
    .text = 2 points de plus par étincelle.
wish-thrift = Économie
    .text = 4 points par bougie encore en main à la fin de la fête.
wish-calm = Guirlande paisible
    .text = 7 points pour une guirlande de trois couleurs au plus.

# Questions et réponses

prompt-keep-wishes = Lequel de vos trois vœux laissez-vous ?
prompt-lay-candle = Quelle bougie posez-vous ce soir ?
prompt-choose-lantern = Votre bougie { $candle } brûle : prenez une lanterne, ou reprenez une bougie brûlée.

option-give = Laisser { $wish }
option-lay = Poser la bougie { $candle }
option-take =
    Prendre la { $lantern }{ $sparks ->
        [0] {""}
        [one] {" "}avec une étincelle
       *[other] {" "}avec { $sparks } étincelles
    }
option-trim = Reprendre la bougie { $candle }

# Ce qui se passe

event-wish-given = { $seat } met un vœu de côté.
    .you = Vous mettez un vœu de côté.
event-evening = La soirée { $evening } de la fête commence.
event-hung = Sur le quai : { $card }.
event-candle-laid = { $seat } pose une bougie.
    .you = Vous posez une bougie.
event-candle-shown = { $seat } montre la bougie { $candle }.
    .you = Vous montrez la bougie { $candle }.
event-blown-out = Le vent souffle la bougie { $candle } : { $seat } tire au sort la place { $place } parmi les égales.
    .you = Le vent souffle votre bougie { $candle } ; le sort donne la place { $place } parmi les égales.
event-taken =
    { $seat } prend la { $card }{ $sparks ->
        [0] {""}
        [one] {" "}avec une étincelle
       *[other] {" "}avec { $sparks } étincelles
    }.
    .you =
        Vous prenez la { $card }{ $sparks ->
            [0] {""}
            [one] {" "}avec une étincelle
           *[other] {" "}avec { $sparks } étincelles
        }.
event-trimmed = { $seat } reprend la bougie { $candle } au lieu d’une lanterne.
    .you = Vous reprenez la bougie { $candle } au lieu d’une lanterne.
event-spark =
    Personne n’a pris la { $card } : elle a maintenant { $sparks ->
        [one] une étincelle
       *[other] { $sparks } étincelles
    }.

ending-points = La fête est finie, et les vœux sont lus à voix haute.
ending-sparks = La fête est finie. À points égaux, les étincelles décident.
ending-shared = La fête est finie, et le prix est partagé.

# La table en toutes lettres

panel-quay = Le quai, soirée { $evening } sur { $evenings }
panel-lanterns = Lanternes
panel-sparkling = { $lantern } ({ $sparks ->
        [one] une étincelle
       *[other] { $sparks } étincelles
    })
panel-deck = Dans la boîte
panel-count = { $count }
panel-maker = Guirlande – { $seat }
    .you = Votre guirlande
panel-candles = Bougies
panel-candle = { $candle }
panel-spent = Brûlées
panel-laid = Ce soir
panel-string = Lanternes
panel-points = Points
panel-points-told =
    { $points }, dont { $sparks ->
        [0] aucune étincelle
        [one] une étincelle
       *[other] { $sparks } étincelles
    }
panel-wishes = Vœux
panel-hidden = { $count ->
    [one] { $count } secret
   *[other] { $count } secrets
}
panel-wish = { $wish } ({ $points })

# Le plateau

board-quay = Le quai
board-evening = Soirée { $evening } sur { $evenings }
board-string = { $name }, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
board-candles = Vos bougies
board-wishes = Vos vœux
board-waiting = choisit
board-candle = Bougie { $candle }
board-burned-candle = Bougie { $candle }, brûlée
board-sparkling = { $lantern }, { $sparks ->
        [0] aucune étincelle
        [one] une étincelle
       *[other] { $sparks } étincelles
    }

# La leçon

lesson-first-evening = La première soirée
    .about = Des vœux, des bougies et les premières lanternes d’une courte fête.
lesson-first-evening-goal = Chaque soir, vous choisissez une lanterne pour votre guirlande. À la fin de la fête comptent les lanternes, leurs étincelles et vos deux vœux ; le plus de points l’emporte.
lesson-first-evening-wishes = Voici trois vœux visibles de vous seulement. Vous en gardez deux. Laissez l’indigo : le corail et le vert vous guideront.
lesson-first-evening-not-that-wish = Ce vœu-là convient bien à cette guirlande. Laissez l’indigo.
lesson-first-evening-candle = Chacun pose une bougie en secret, et la plus haute choisit d’abord. Il y a des lanternes corail sur le quai : posez votre bougie la plus haute.
lesson-first-evening-higher = Avec une bougie plus basse, l’autre pourrait choisir avant vous. Posez la 4.
lesson-first-evening-choose = Votre bougie est la plus haute. Prenez une lanterne corail : elle compte pour sa lueur, pour sa couleur et pour votre vœu.
lesson-first-evening-coral = L’ambre ne convient à aucun de vos vœux. Prenez la lanterne corail qui est éclairée.
lesson-first-evening-sparks = La lanterne que personne n’a prise a reçu une étincelle, qui vaut un point. Votre 4 est brûlée ; posez la 3.
lesson-first-evening-still-higher = Trop basse pour choisir d’abord. Posez la 3.
lesson-first-evening-on-your-own = Vous savez maintenant ce qu’est une soirée. Jouez les autres comme il vous plaît ; le conseil vous aide quand vous voulez.
