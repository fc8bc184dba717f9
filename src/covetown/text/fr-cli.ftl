# Les mots de la table au terminal.
cli-you = Vous
cli-welcome = { $game } · graine { $seed } · tapez aide pour de l’aide
cli-undone = Repris.
cli-undo-nothing = Il n’y a rien à reprendre.
cli-undo-not-yours = Le dernier choix n’était pas le vôtre, vous ne pouvez donc pas le reprendre.
cli-undo-chance = Le hasard a parlé depuis ; cela ne se reprend pas.
cli-undo-over = La partie est terminée.
cli-undo-others = D’autres ont déjà une question devant eux ; reprendre changerait ce qu’ils décident.
cli-undo-revealed = Quelque chose de caché a été vu depuis ; cela ne se reprend pas.

# Le conseil à la table. Les parts sont celles de la réflexion ; un résultat attendu de 100 % est une victoire assurée.
cli-hint-thinks = Un maître regarde ce que vous savez…
cli-hint-would = Le choix d’un maître : { $what }
cli-hint-row = { $what } : { $share } % de la réflexion, résultat attendu { $value } %

# Chercher dans les règles
cli-rules-none = aucune règle de { $game } ne parle de « { $words } »
cli-rules-instead = aucune règle de { $game } ne parle de « { $words } » ; peut-être : { $instead } ?
cli-rules-some = Aucune règle n’a tout de « { $words } » ; voici les plus proches.
cli-rules-more = { $n ->
    [one] Une règle de plus a été trouvée ; plus de mots resserrent la recherche.
   *[other] { $n } règles de plus ont été trouvées ; plus de mots resserrent la recherche.
}

# L’analyse d’une partie enregistrée
cli-analyse-begin = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
} ; un robot de force « { $level } » réfléchit { $seconds } s à chaque décision. Un résultat attendu de 100 % est une victoire assurée.
cli-analyse-forced = Il n’y avait rien à choisir.
cli-analyse-open = Choix du { $level } : { $best } ({ $share } % de la réflexion, attendu { $value } %)
cli-analyse-agrees = Même choix que le { $level } ({ $share } % de la réflexion, attendu { $value } %).
cli-analyse-near = Aussi bon. Choix du { $level } : { $best } ({ $share } % de la réflexion, attendu { $value } % ; joué : { $own } %, { $worth } %)
cli-analyse-less = Choix du { $level } : { $best } ({ $share } % de la réflexion, attendu { $value } % ; joué : { $own } %, { $worth } %)
cli-analyse-miss = Manqué, { $loss } % perdus. Choix du { $level } : { $best } ({ $share } % de la réflexion, attendu { $value } % ; joué : { $own } %, { $worth } %)
cli-analyse-unseen = Le { $level } n’y a pas songé. Son choix : { $best } ({ $share } % de la réflexion, attendu { $value } %)
cli-analyse-nothing = Aucune décision n’a été jugée.
cli-analyse-stopped = Arrêt après { $done } coups sur { $moves }.
cli-analyse-player = { $name } : { $agreed } décisions sur { $judged } comme le { $level } ou aussi bonnes ; { $lost } % perdus en moyenne
cli-analyse-no-miss = Rien de manqué nettement.
cli-analyse-misses = Les occasions manquées les plus chères :
cli-analyse-missed = coup { $move }, { $name } : { $played }. Mieux : { $best } ({ $loss } % perdus)

# Les leçons au terminal
cli-lesson-listed = { $title } · { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}
cli-lesson-play = Pour la jouer : { $command }
cli-lesson-none = Aucun jeu de l’étagère n’a encore de leçon.
cli-lesson-unknown = { $game } n’a pas de leçon { $lesson } ; il y a : { $known }
cli-lesson-begin = { $game } : { $title }. Tapez le numéro d’une réponse ; aide pour de l’aide, passer pour quitter la leçon, quitter pour quitter la table.
cli-lesson-next = Appuyez sur Entrée pour continuer.
cli-lesson-look = Regardez : { $place } : { $things }
cli-lesson-wrong = Pas cela : { $why }
cli-lesson-help = Pendant la leçon : Entrée continue, passer quitte la leçon et vous jouez librement.
cli-lesson-left = Vous avez quitté la leçon. La partie continue ; conseil dit ce que choisirait un maître.
cli-lesson-over = La leçon est finie et la partie continue. Tapez conseil pour savoir ce que choisirait un maître.

# Ce qui peut être tapé à la table, dans cette langue ; les mots anglais sont toujours compris. Un petit mot chacun.
cli-type-all = tout
cli-type-help = aide
cli-type-hint = conseil
cli-type-log = journal
cli-type-quit = quitter
cli-type-rules = règles
cli-type-save = enregistrer
cli-type-skip = passer
cli-type-undo = reprendre
cli-type-view = voir
cli-help =
    Tapez le numéro d’une option, ou des mots pour resserrer la liste. Entre deux questions, seul ce qui a changé est montré.
    { cli-type-view } : montrer toute la table ; { cli-type-log } : tout ce qui s’est passé jusqu’ici
    ?MOTS : de l’aide sur une carte ou une chose de la table ; { cli-type-rules } MOTS : chercher dans les règles
    { cli-type-undo } : reprendre votre dernier choix ; { cli-type-hint } : ce que choisirait un maître
    { cli-type-save } FICHIER : écrire le journal ; { cli-type-quit } : quitter la table
cli-player = Place { $letter }
cli-bot = { $level } { $letter }
cli-left = Vous avez quitté la table.
cli-pass = Passez l’écran à { $name }, qui appuie sur Entrée.
cli-saved = Le journal est dans { $file }.
cli-options = Il y a les options 1 à { $n }.
cli-no-option = Aucune option n’a les mots « { $words } ». Tapez { cli-type-help } pour savoir ce qui peut être tapé ici.

# Ce qui ne va pas dans une commande
cli-stopped = arrêt
cli-no-language = il n’y a pas de langue { $language } ; il y a : { $languages }
cli-wrong = { $why }. Essayez : { $command }
cli-wrong-command = Commande inconnue : { $name }
cli-wrong-missing = Il manque l’argument : { $name }
cli-wrong-option = Option inconnue : { $name }
cli-wrong-extra = Un argument de trop : { $name }
cli-wrong-bare = { $name } demande une valeur
cli-wrong-flag = { $name } ne prend pas de valeur
cli-value-whole = { $value } n’est pas un nombre entier
cli-value-number = { $value } n’est pas un nombre
cli-value-flag = { $value } n’est ni oui ni non
cli-value-least = il faut au moins { $limit }, et non { $value }
cli-value-most = il faut au plus { $limit }, et non { $value }
cli-file-none = ce fichier n’existe pas
cli-file-folder = c’est un dossier
cli-file-permission = la lecture en est interdite
cli-wrong-value = Valeur refusée pour { $name } : { $why }
cli-no-level = il n’y a pas de robot { $level } ; les forces sont : { $levels }
cli-option-form = une option s’écrit clé=valeur, et non { $told }
cli-no-seat = une place est l’une de { $seats }, et non { $told }
cli-no-seats = nommez au moins une place, comme --seats apprentice,random
cli-not-text = ce n’est pas un fichier de texte
cli-think-postgres = les robots ne peuvent réfléchir ailleurs que pour des serveurs sur PostgreSQL : donnez son URL avec --database
cli-think-ready = { $count ->
    [one] Un processus réfléchit.
   *[other] { $count } processus réfléchissent.
}
cli-bot-where = où
cli-bot-ours = de la maison
cli-bot-style = une personnalité de { $game }
cli-bot-url = dites où est le serveur : --url https://games.example, ou --table avec un lien entier
cli-bot-no-token = un programme a besoin d’un jeton : --token, ou COVETOWN_TOKEN dans l’environnement
cli-bot-tables = dites où le programme doit jouer : --table avec un lien ou un identifiant, ou --game
cli-bot-token = le serveur ne connaît pas ce jeton
cli-bot-here = { $name } est arrivé sur { $server }.
cli-bot-sits = { $table } : le programme s’assoit.
cli-bot-no-seat = le programme ne peut pas s’asseoir à { $table } : { $why }
cli-bot-turned-away = { $table } : le programme n’y joue pas : { $why }
cli-bot-again = On lui redemande : { $why }
cli-bot-up = { $table } : le programme se lève et un robot continue : { $why }
cli-bot-lost = { $table } : le programme ne peut pas continuer là : { $why }
cli-bot-hung-up = le serveur a raccroché ({ $code }) : { $what ->
    [refused] le programme n’a pas le droit d’y être
    [gone] cette table n’existe plus
   *[ended] son jeton n’est plus valable
}
cli-bot-over = { $table } : la partie est finie, place { $place }.
cli-bot-closed = { $table } : la table s’est arrêtée sans résultat.
cli-bot-away = le serveur { $server } est injoignable : { $why }
cli-server-packages = le serveur a besoin de ses paquets : pip install 'covetown[server]' ({ $module } manque)

# Where the lobby is: what `covetown play` and `covetown serve` say when they have opened.
cli-address = Covetown est à l’adresse { $address }
cli-port-moved = Le port { $port } est pris, peut-être par un autre Covetown qui tourne. Celui-ci a une autre adresse aujourd’hui ; les favoris mènent à l’adresse habituelle.
cli-port-taken = le port { $port } est pris par un autre programme, peut-être par un autre Covetown ; choisissez-en un avec --port, ou ne dites rien
cli-lan = Dans le même réseau, vos amis ouvrent { $address } ou visent ce code avec un téléphone :
cli-lan-other = ou { $address }
cli-lan-trust = Tant que Covetown tourne, quiconque est dans ce réseau peut entrer. Ctrl+C ferme la porte.

# Le moteur tel qu’il tourne
cli-form-compiled = compilé
cli-form-interpreted = interprété

# covetown games
cli-games-option = option
cli-games-values = valeurs
cli-games-default = par défaut
cli-games-help = effet
cli-games-flag = oui, non
cli-games-range = { $low } à { $high }
cli-games-seats = Places : { $seats }

# covetown sim
cli-sim-endless = la partie de graine { $seed } ne finit pas : { $decisions } décisions ont été prises
cli-sim-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $each } décisions chacune ({ $form })
cli-sim-seat = place
cli-sim-player = robot
cli-sim-wins = victoires
cli-sim-place = rang moyen
cli-sim-score = score moyen
cli-sim-endings = fins : { $endings }

# covetown lab
lab-no-bots = nommez au moins un robot, comme --bots master,apprentice
lab-too-many = { $n ->
    [one] { $n } robot ne tient
   *[other] { $n } robots ne tiennent
} pas à une table de { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
}
lab-budget = le budget de { $bot } se dit en secondes ou en itérations, comme { $level }:0.5 ou { $level }:500i, et ses réglages sont parmi { $settings }, comme { $level }:0.5:depth=20
lab-no-settings = { $bot } accepte un budget, comme { $bot }:0.5, mais pas de réglages
lab-no-table = aucune table de { $game } à { $seats } places avec { $options } n’a pu être tirée
lab-endless = la partie { $game } de la graine { $seed } ne finit pas : { $n } décisions ont été prises
lab-record = { $file }, ligne { $line } : { $why }
lab-match-title = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $seats ->
    [one] { $seats } place
   *[other] { $seats } places
} ({ $form })
lab-ladder = classement
lab-decisions = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
}, { $each } par seconde
lab-whole-table = { $facet } (table)
lab-column-bot = robot
lab-column-wins = victoires
lab-column-interval = 95 %
lab-column-place = rang moyen
lab-column-score = score moyen
lab-column-answer = ms par réponse
lab-column-rating = cote
lab-column-spread = ±
lab-column-seats = places jouées
lab-column-count = nombre
lab-column-fair = part égale
lab-column-ratio = écart à la moyenne
lab-column-decisions = décisions
lab-span = { $low }–{ $high }
lab-and = { $one } et { $other }
lab-balance = équilibre
lab-report = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
} entre { $bots } ; score moyen { $score }, { $decisions } décisions par partie. Comment elles ont fini :
lab-shares-plot = part des victoires, intervalle à 95 % ; le trait est la part égale
lab-scores-plot = scores : 5–95 %, 25–75 %, médiane (trait), moyenne (point)
lab-leaderboard = Classement des robots
lab-leaderboard-about = Cotes OpenSkill (Plackett–Luce) : chacun part de 25, et ± vaut deux écarts types. Chaque paire se rencontre sur les mêmes donnes avec rotation des places, un robot seul face à une table pleine de l’autre. La commande sous chaque tableau le refait.
lab-leaderboard-seats = { $n ->
    [one] { $n } place
   *[other] { $n } places
}
lab-leaderboard-met = Part des parties gagnées seul face à une table pleine de…
lab-leaderboard-made = Covetown { $version }, version { $rules } des règles
lab-no-leaderboard = { $file } existe et n’est pas un classement ; nommez un autre fichier
facet-seat = place
facet-players = joueurs
lab-data-extra = les jeux de données demandent l’extra `data` : { $command }
lab-data-none = { $file } n’est pas un jeu de données Covetown
lab-data-other = { $file } appartient à un autre jeu de données ({ $command }) ; nommez un autre dossier
lab-data-alone = la table { $table } ne peut pas être rejouée seule ; nommez le dossier du jeu de données
lab-data-column = { $table }, ligne { $row } : { $column } n’est pas ce que donne la partie rejouée
lab-data-more = { $table }, ligne { $row } : les parties rejouées ne donnent pas cette ligne
lab-data-fewer = { $table }, ligne { $row } : cette ligne manque
lab-no-journals = il n’y a aucun journal de { $game } dans { $file }
lab-probe-alone = il n’y a pas de rivaux avec une seule place
lab-probe-seconds = { $bot } réfléchit en secondes : le rival d’un sondage a besoin d’un budget en itérations, par exemple { $level }:10i
lab-probe-title = { $game } : une recherche contre { $rival }, { $seats } places, { $games } parties chacune
lab-probe-knowing = sait comment répondent ses rivaux
lab-probe-guessing = les prend pour des joueurs comme elle
lab-column-iterations = itérations
lab-column-search = recherche
lab-teach-extra = l’enseignement demande numpy, de l’extra `lab` : { $command }
lab-teach-silent = { $game } ne dit rien de lui-même en nombres, si bien que rien ne peut être appris
lab-teach-large = les poids font { $size } octets, et { $most } est le maximum ; prenez moins de neurones
lab-teach-also = { $name } n’a pas de positions qui conviennent à ce jeu tel qu’il est
lab-teach-start = on ne peut pas partir de ces poids : { $why }
lab-teach-ahead = --ahead demande des poids dont partir (--start) qui pèsent les réponses, et pas de --iterations
lab-teach-unfit = ce qui a été appris ne peut pas servir : { $why }
lab-weights = les poids de { $file } ne peuvent pas servir : { $why }
lab-teach-learning = apprentissage
lab-teach-round = tour { $n } : perte logarithmique { $loss }
lab-teach-done = { $file }, { $size } octets. Perte logarithmique sur { $positions } positions mises de côté : { $network } par le réseau, { $handmade } par l’estimation du jeu, { $nothing } à chances égales
lab-practise-silent = { $game } ne dit rien de ses réponses en nombres, si bien qu’il n’y a rien à exercer
lab-practise-round = tour { $n } : { $choices } choix, perte logarithmique du critique { $loss }, comme s’il restait { $doubt } réponses au choix
lab-practise-done = { $file }, { $size } octets, après { $games } parties
lab-teach-gate = { $seats } places, { $games } parties : la recherche instruite gagne { $share } ({ $span })
lab-export-done = { $folder } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $lessons ->
    [one] { $lessons } coup de leçon
   *[other] { $lessons } coups de leçon
}
lab-import-done = tout se rejoue comme c’est écrit : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $decisions ->
    [one] { $decisions } décision
   *[other] { $decisions } décisions
}, { $lessons ->
    [one] { $lessons } coup de leçon
   *[other] { $lessons } coups de leçon
}

# covetown fuzz
cli-fuzz-task = traque { $game } ({ $form })
cli-fuzz-done = { $game } : { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}, { $moves } coups, aucune faute ({ $form }) ; fins : { $endings }
cli-fuzz-fault = { $game }, graine { $seed } : { $what }
cli-fuzz-replay = à rejouer par : { $command }

# covetown bench
cli-bench-title = jeu au hasard sur un cœur
cli-bench-game = jeu
cli-bench-form = forme
cli-bench-seats = places
cli-bench-decisions-per-s = décisions/s
cli-bench-games-per-s = parties/s
cli-bench-copy-us = copie µs
cli-bench-search-iterations-per-s = recherche it/s, jusqu’à la fin
cli-bench-search-as-bots-per-s = recherche it/s, comme les robots
cli-bench-batch-steps-per-s = pas groupés/s
cli-bench-calibration-per-s = étalon/s
cli-bench-decisions-per-calibration = décisions/étalon

# covetown verify, replay et migrate
cli-verify-wrong = { $file }, partie { $number } : { $why }
cli-verify-done = { $good ->
    [one] { $good } partie se rejoue exactement
   *[other] { $good } parties se rejouent exactement
}{ $bad ->
    [0] {""}
   *[other] , { $bad } non
}
cli-replay-seats = la partie a les places 0 à { $last }, et non { $seat }
cli-replay-moves = { $moves ->
    [one] la partie a { $moves } coup, et non { $move }
   *[other] la partie a { $moves } coups, et non { $move }
}
cli-analyse-task = analyse
cli-migrate-what = nommez les fichiers à mettre à jour, ou une base avec --database ou --data-dir
cli-migrate-out = --out est pour les fichiers ; une base est mise à jour sur place
cli-migrate-twice = { $file } serait écrit deux fois ou par-dessus un autre fichier
cli-migrate-games = { $n ->
    [one] { $n } partie mise à jour
   *[other] { $n } parties mises à jour
}
cli-migrate-tables = { $n ->
    [one] { $n } table mise à jour
   *[other] { $n } tables mises à jour
}
cli-migrate-current = déjà à jour : { $n }
cli-migrate-failed = restées telles quelles : { $n }
cli-migrate-file = { $file } : { $told } ; l’ancien état : { $kept }
cli-migrate-no-journal = { $file } : ce n’est pas un journal : { $why }
cli-migrate-strange = il contient ce qu’aucune partie ne peut avoir ({ $why })
cli-migrate-task = tables
cli-migrate-table = table { $table } : { $why }
cli-migrate-packages = les bases ont besoin des paquets du serveur : pip install 'covetown[server]' ({ $module } manque)
cli-migrate-none = il n’y a pas de base { $database }
cli-migrate-shut = la base ne peut pas être ouverte : { $why }

# covetown backup et restore
cli-backup-there = { $file } existe déjà ; --replace l’écrase
cli-backup-no-folder = il n’y a pas de dossier { $folder }
cli-backup-written = { $file } : { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}, { $rows } lignes, { $bytes } octets
cli-backup-restored = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
} et { $rows } lignes sont revenues de { $file }

# covetown people
cli-people-nobody = personne ne s’appelle { $name } ; `covetown people list` montre qui est là
cli-people-guest = { $name } est de passage ; cela ne vaut que pour les comptes
cli-people-column-username = utilisateur
cli-people-column-name = nom
cli-people-column-id = identifiant
cli-people-column-since = depuis
cli-people-column-seen = vu le
cli-people-column-notes = notes
cli-people-is-host = hôte
cli-people-is-suspended = suspendu
cli-people-count = { $n ->
    [0] Personne n’a de compte ici.
    [one] Une personne.
   *[other] { $n } personnes.
}
cli-people-reset = Avec ce lien, { $name } fixe un nouveau mot de passe. Il sert une fois, pendant un jour :
cli-people-host = { $name } s’occupe maintenant de ce serveur.
cli-people-host-off = { $name } ne s’occupe plus de ce serveur.
cli-people-suspend = Plus personne n’entre avec le compte { $name }.
cli-people-suspend-off = { $name } peut revenir.
cli-people-delete-sure = Supprimer { $name } pour de bon ?
cli-people-deleted = { $name } est supprimé ; { $tables ->
    [0] aucune table n’a changé.
    [one] une table a changé.
   *[other] { $tables } tables ont changé.
}
cli-backup-newer = { $file } vient de Covetown { $made }, plus récent que celui-ci ({ $here })
cli-backup-no-backup = { $file } n’est pas une sauvegarde de Covetown
cli-backup-unreadable = { $file } : { $why }
cli-backup-in-use = la base sert déjà : { $table } y a { $rows } lignes ; --replace jette ce qui s’y trouve
cli-backup-damaged = { $file } est abîmé : { $why }

# covetown new-game
cli-new-no-folder = il n’y a pas de dossier { $folder } ; créez-le d’abord, ou nommez-en un autre avec --path
cli-new-exists = { $folder } existe déjà ; prenez un autre nom ou un autre --path
cli-new-hides = il y a déjà un paquet Python { $name }, qu’un jeu de ce nom cacherait
cli-new-made = { $folder } est un paquet avec un jeu qui tourne. La suite :
cli-new-no-key = '{ $name }' ne peut pas être une clé : il y faut des petites lettres, des chiffres et des tirets bas isolés, une lettre pour commencer et { $most } caractères au plus
cli-new-no-key-but = { cli-new-no-key } ; pourquoi pas { $better } ?
cli-new-python = { $name } est un mot de Python et ne peut pas nommer un paquet
cli-new-taken = il y a déjà un jeu { $name }
