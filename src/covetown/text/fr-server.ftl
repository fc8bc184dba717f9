# Pourquoi le serveur dit non.
shell-refused-sequence = La table a changé entre-temps ; regardez de nouveau.
shell-refused-rules = C’est impossible : { $why }.
shell-refused-no-session = Dites-nous d’abord votre nom.
shell-refused-not-yours = Ce n’est pas à vous.
shell-refused-not-seated = Vous n’avez pas de place à cette table.
shell-refused-not-asked = Aucune question ne vous est posée pour l’instant.
shell-refused-not-found = Il n’y a rien ici.
shell-refused-no-table = Cette table n’existe pas.
shell-refused-no-game = Ce jeu n’existe pas.
shell-refused-bot-tables = Des robots jouent déjà pour vous à { $most } tables ; attendez que l’une d’elles ait fini.
shell-refused-no-level = Ce robot n’existe pas ; il y a : { $levels }.
shell-refused-no-seat = Il n’y a pas de place libre pour vous.
shell-refused-seat-taken = Quelqu’un vient de prendre cette place.
shell-refused-seated = Vous avez déjà une place ici.
shell-refused-invite = Cette place est réservée à qui a reçu l’invitation.
shell-refused-started = La partie a commencé.
shell-refused-not-started = La partie n’a pas encore commencé.
shell-refused-over = La partie est terminée.
shell-refused-running = La partie est encore en cours.
shell-refused-host = Seule la personne qui a ouvert la table peut faire cela.
shell-refused-no-watching = Cette table ne se laisse pas regarder.
shell-refused-paused = La partie est en pause.
shell-refused-stand-in = Un robot joue pour vous ; reprenez d’abord votre place.
shell-refused-not-away = Cette personne est encore là.
shell-refused-proposal-open = Une autre proposition attend déjà une réponse.
shell-refused-proposal-gone = Cette proposition n’est plus valable.
shell-refused-no-chat = À cette table, seules les personnes qui jouent discutent.
shell-refused-no-hints = À cette table, il n’y a pas de conseils.
shell-refused-hands-closed = À cette table, les mains restent cachées après la partie.
shell-refused-lesson = Ce n’est pas le coup que demande la leçon.
shell-refused-no-lesson = Aucune leçon n’est donnée à cette table pour l’instant.
shell-refused-fork = On peut repartir d’une partie terminée, ou de sa propre partie contre des robots.
shell-refused-step = Cette partie a les positions 0 à { $steps }.
shell-refused-viewer = Tant que la partie est en cours, vous ne pouvez la regarder que de votre place.
shell-refused-journal = Cette partie ne peut pas être rejouée : { $why }.
shell-refused-other-rules = Cette partie a été jouée avec une version antérieure des règles : { $why }.
shell-refused-name = Un nom a de 1 à 32 lettres.
shell-refused-username = Un identifiant a de 3 à 32 signes parmi a–z, 0–9, _ et -.
shell-refused-username-taken = Cet identifiant est déjà pris.
shell-refused-password = Un mot de passe a de 10 à 200 caractères.
shell-refused-login = Identifiant et mot de passe ne vont pas ensemble.
shell-refused-passkey = Cette clé d’accès n’a pas pu être vérifiée.
shell-refused-account = Vous avez déjà un compte.
shell-refused-program = Un programme ne peut pas faire cela.
shell-refused-invalid = Cette demande n’a pas de sens : { $why }.
shell-refused-origin = La demande vient d’un autre site.
shell-refused-unknown-host = Ce serveur ne répond pas au nom { $host } ; qui le gère peut l’autoriser (COVETOWN_HOSTS).
shell-refused-too-big = C’est trop gros ; { $bytes } octets au plus sont acceptés.
shell-refused-too-often = Trop souvent ; attendez { $seconds } s.
shell-refused-busy = Le serveur est occupé ; réessayez.
shell-refused-failed = Quelque chose n’a pas marché sur le serveur.

# Pourquoi une partie ne peut pas se jouer ainsi : ce que les règles disent d’une table et d’un choix.
rules-option-choice = l’option { $option } est l’une de { $choices }, et non { $value }
rules-option-flag = l’option { $option } est vraie ou fausse (true, false), et non { $value }
rules-option-number = l’option { $option } est un nombre entier de { $low } à { $high }, et non { $value }
rules-option-list = l’option { $option } énumère des valeurs différentes parmi { $choices }, et non { $value }
rules-no-option = { $game } n’a pas d’option { $option } ; ses options sont : { $known }
rules-seats = ici ce jeu se joue à { $allowed }, et non à { $seats }
rules-over = la partie est finie
rules-not-asked = la place { $seat } n’a rien à choisir pour l’instant ; on attend la place { $waiting }
rules-not-possible = la réponse { $option } n’est pas possible pour la place { $seat } en ce moment
rules-no-game = il n’y a pas de jeu { $game } ; il y a : { $known }
rules-hint-level = COVETOWN_HINT_LEVEL vaut { $bot } ; les valeurs possibles sont : { $known }
rules-no-bot = il n’y a pas de robot { $bot } ; les forces sont : { $known }
rules-bot-address = { $bot } ne dit pas où se trouve un robot ; mine.py:MyBot, package.module:MyBot et program:./mybot le disent
rules-bot-file = il n’y a pas de fichier { $file } pour le robot { $bot }
rules-bot-loading = le robot { $bot } ne peut pas être chargé : { $why }
rules-bot-class = il n’y a pas de { $name } dans { $where }{ $n ->
    [0] , ni aucun robot
   *[other] {" "}; ses robots sont : { $known }
}
rules-bot-kind = { $name } dans { $where } n’est pas un robot : un robot est une classe dérivée de covetown.bots.Bot
rules-bot-making = le robot { $bot } ne peut pas être créé pour { $game } : { $why }
rules-bot-failed = le robot { $bot } a échoué : { $why }
rules-bot-answer = le robot { $bot } a répondu { $answer }, ce qui n’est pas possible ; sont possibles : { $options }
rules-bot-program = il n’y a pas de programme { $program } que l’on puisse lancer
rules-bot-start = le programme { $program } ne peut pas être lancé : { $why }
rules-bot-silent = le programme { $program } n’a pas répondu en { $seconds } s
rules-bot-ended = le programme { $program } s’est terminé au lieu de répondre (code de sortie { $status })
rules-bot-said = le programme { $program } a répondu « { $said } », ce qui ne désigne aucune des options proposées

# Ce qui ne va pas dans une partie enregistrée.
journal-unreadable = ce n’est pas un journal (ligne { $line })
journal-format = ce n’est pas un journal Covetown de format { $format }
journal-old = ce journal est de format 1 ; `covetown migrate` le met à jour
journal-head = le journal doit nommer son jeu, la version des règles et le nombre de places
journal-parts = le journal doit avoir des options et des coups
journal-dealt = les options distribuées doivent avoir un nom
journal-move-form = le coup { $move } n’est pas de la forme [seat, option, chance, mark]
journal-at = { $where } : { $why }
journal-at-move = coup { $move }
journal-at-set-up = mise en place
journal-at-dealing = distribution
journal-refused = { $why }
journal-chance-list = les valeurs du hasard doivent être une liste de nombres entiers
journal-chance-short = le hasard enregistré n’a que { $n ->
    [one] { $n } valeur
   *[other] { $n } valeurs
}, il en faut une de plus (inférieure à { $bound })
journal-chance-high = la valeur { $n } du hasard enregistré est { $value }, elle doit être inférieure à { $bound }
journal-not-used = { $n ->
    [one] { $n } valeur enregistrée du hasard n’a pas servi
   *[other] { $n } valeurs enregistrées du hasard n’ont pas servi
}
journal-other-game = c’est un journal de { $written }, et non de { $wanted }
journal-other-rules = la partie suit la version { $recorded } des règles, ce moteur joue la version { $played }
journal-result = le résultat diffère : enregistré { $recorded }, rejoué { $found }
journal-not-asked = la place { $seat } n’a rien à choisir ici
journal-not-legal = la réponse { $option } n’est pas permise à la place { $seat } ici
journal-differs = la position diffère de celle qui est enregistrée ({ $found }, enregistrée { $recorded })
journal-table-unreadable = elle est illisible
journal-no-table = il n’y a pas de table { $table }
journal-strange = elle contient ce qu’aucune partie ne peut avoir
journal-taken-back = entrée { $entry } : { $n ->
    [one] { $n } coup ne peut pas être repris
   *[other] { $n } coups ne peuvent pas être repris
}
journal-waiting = on attend d’autres places que celles qui sont enregistrées
journal-changed = quelqu’un d’autre a modifié cette table entre-temps

# Les gens entre eux.
shell-refused-no-person = Il n’y a personne de ce nom.
shell-refused-not-yourself = Ce serait vous.
shell-refused-not-friends = On n’invite que des amis.
shell-refused-too-many-friends = Personne ne garde plus de { $most } amis.
shell-refused-not-welcome = Cette table ne vous est pas ouverte.
shell-refused-rated-account = Les parties classées demandent un compte : créez-le dans les réglages, vos parties restent.
shell-refused-rated-people = À une table classée, chaque place est pour une personne devant son propre écran.
shell-refused-rated-hints = À une table classée, il n’y a pas de conseils.
shell-refused-suspended = Ce compte est suspendu. Adressez-vous à l’hôte de ce serveur.
shell-refused-not-host = Seul l’hôte de ce serveur peut faire cela.
shell-refused-not-a-host = Un hôte de ce serveur ne peut pas être suspendu.
shell-refused-not-the-name = Ce n’est pas le nom ; rien n’a été supprimé.
shell-refused-reset-link = Ce lien a déjà servi ou est trop ancien. Demandez-en un autre.

# Si la promesse sur le hasard a été tenue.
shell-promise-later = La graine est révélée une fois la partie terminée.
shell-promise-imported = Cette partie vient d’un fichier ; son hasard ne peut pas être vérifié.
shell-promise-lesson = C’est une leçon : le hasard y était préparé, il n’y a donc pas de promesse.
shell-promise-kept = Chaque valeur a été tirée de la graine promise.
shell-promise-seed = La graine n’est pas celle qui était promise.
shell-promise-other-shelf = La mise en place et chaque coup ont été tirés de la graine promise. Ce qui fut distribué avant venait d’une autre étagère que celle d’aujourd’hui et ne peut pas être tiré de nouveau.
shell-promise-broken = La promesse n’a pas été tenue : { $why }.

# Pourquoi un choix ne peut pas être repris.
undo-nothing = Il n’y a rien à reprendre.
undo-not-yours = Le dernier choix n’était pas le vôtre.
undo-chance = Le hasard a parlé depuis.
undo-over = La partie est terminée.
undo-others = D’autres ont déjà une question devant eux.
undo-revealed = Quelque chose de caché a été vu depuis.
undo-off = À cette table, rien ne se reprend.
undo-ask = À cette table, il faut l’accord des autres.
undo-watching = Vous regardez.
