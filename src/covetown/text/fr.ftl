# Les mots de l’interface dans le navigateur : hall, table, partie revue, règles, réglages, à propos.

shell-title = Covetown
shell-title-turn = ● À vous
shell-skip = Aller directement à la table
shell-nav = Pages
shell-close = Fermer
shell-cancel = Annuler
shell-loading = Chargement…
shell-loading-table = On dresse la table…
shell-try-again = Réessayer
shell-error-offline = Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.
shell-error-unknown = Quelque chose n’a pas marché.
shell-lost-title = Aucune rue de ce nom dans la ville
shell-lost-text = La page demandée n’est pas ici. Le port, c’est par là :
shell-to-lobby = Vers le hall

shell-page-lobby = Hall
shell-page-new = Nouvelle table
shell-page-table = Table
shell-page-replay = Partie revue
shell-page-rules = Règles
shell-page-settings = Réglages
shell-page-about = À propos
shell-page-people = Profil
shell-page-friends = Amis
shell-page-find = Trouver une table
shell-page-house = Signalements
shell-page-reset = Nouveau mot de passe
shell-page-lost = Introuvable

# Hall
shell-lobby-title = Prenez une chaise, le port est à vous
shell-lobby-text = Des jeux de commerce et de ruse, entre amis ou contre des robots. Aucun compte nécessaire.
shell-your-name = Votre nom
shell-guest = De passage
shell-name-keep = Garder
shell-named = Vous vous appelez maintenant { $name }.
shell-lobby-mine = Vos parties
shell-lobby-shelf = Jouer tout de suite
shell-lobby-open = Tables ouvertes
shell-lobby-open-none = Aucune table n’attend de monde.
shell-lobby-open-make = Ouvrir une table
shell-lobby-watch = Parties en cours
shell-lobby-watch-none = Aucune partie à regarder pour l’instant.
shell-lobby-over = Parties terminées
shell-lobby-over-none = Les parties terminées restent ici ; chaque coup peut y être revu.
shell-shelf-empty = Il n’y a aucun jeu sur l’étagère.
shell-import = Importer une partie
shell-by = { $designer } · { $publisher }
shell-opponents = Adversaires
shell-level = Force
shell-level-random = Matelot au hasard
shell-level-novice = Novice
shell-level-apprentice = Apprenti
shell-level-master = Maître
shell-level-grandmaster = Grand maître
shell-level-adaptive = Jeu égal
    .about = Cherche une partie serrée : plus il mène, plus il vous laisse de chances.
shell-levels = Forces
shell-characters = Personnalités
shell-visitors = Venus d’ailleurs
shell-play-bots = Jouer contre des robots
shell-new-table = Plus d’options
shell-status-gathering = en attente de monde
shell-status-playing = en cours
shell-status-over = terminée
shell-status-closed = fermée
shell-join = Rejoindre
shell-watch = Regarder
shell-continue = Continuer
shell-your-turn = À vous
shell-replay = Revoir
shell-won = victoire
shell-tied = égalité
shell-stopped = arrêtée

# L’arrivée : un ami, une invitation, ce que dit l’étagère, pas de connexion, une nouvelle version
shell-friend = Jouer entre amis
shell-friend-invite = Inviter
shell-share = Partager
shell-invite-text = Venez jouer avec moi.
shell-invite-here = Ce lien n’est bon que sur cette machine.
shell-invite-lan = Pour que d’autres de votre réseau puissent venir, lancez Covetown avec :
shell-invite-code = Code QR du lien
shell-invite-point = Ou visez ici avec un téléphone.
shell-facts = Ce qu’il faut
shell-players-n = { $n ->
    [one] une personne
   *[other] { $counts } personnes
}
shell-players-range = { $from } à { $to } personnes
shell-minutes = { $from }–{ $to } min
shell-complexity-1 = appris en un instant
shell-complexity-2 = facile à apprendre
shell-complexity-3 = quelques règles à apprendre
shell-complexity-4 = beaucoup de règles
shell-complexity-5 = pour experts
shell-plays = Comment on joue
shell-offline-title = Le port est hors d’atteinte
shell-offline-text = Vous êtes hors ligne, ou le serveur ne tourne pas. Vos parties y sont à l’abri ; elles reprendront avec la connexion.
shell-update = Une nouvelle version est là.
shell-update-now = Recharger
shell-update-later = Plus tard
shell-chat-name = Participer
shell-chat-as = Vous parlez sous le nom de { $name }.
shell-chat-rename = Changer

# Nouvelle table
shell-new-title = Ouvrir une table
shell-new-game = Jeu
shell-new-seats = Places
shell-new-count = À combien
shell-new-options = Règles de cette table
shell-new-table-fields = La table
shell-new-name = Nom de la table
shell-new-name-hint = La vôtre, sauf si vous la nommez
shell-new-clock = Pendule
shell-clock-none = Sans pendule
shell-clock-n = { $minutes } min, + { $seconds } s par tour
shell-new-pace = Les robots jouent
shell-pace-fast = aussitôt
shell-pace-usual = à un rythme facile à suivre
shell-pace-slow = lentement
shell-new-public = Visible dans le hall
shell-new-spectators = D’autres peuvent regarder
shell-new-undo = Un choix se reprend
shell-new-hints = On peut demander des conseils
shell-new-watchers-talk = Le public peut discuter
shell-new-open-hands = Toutes les mains se voient après la partie
shell-new-open = Ouvrir la table
shell-new-start = Commencer la partie
shell-option-none = aucun
shell-player = Place { $n }
shell-seat-n = Place { $n }
shell-seat-me = Vous
shell-seat-open = libre
shell-seat-open-long = Libre : s’assoit qui veut
shell-seat-invite = sur invitation
shell-seat-invite-long = Sur invitation, avec le lien
shell-seat-human = Une personne
shell-seat-here = Quelqu’un devant cet écran
shell-seat-here-name = Nom de la personne devant cet écran
shell-bot-0 = Ada
shell-bot-1 = Bruno
shell-bot-2 = Clara
shell-bot-3 = Dorian
shell-bot-4 = Edda
shell-bot-5 = Finn
shell-table-of = Table – { $name }
shell-seat-bot = Robot · { $level }
shell-seat-give-bot = Confier à un robot

# Les gens : profils, classements, amis, trouver une table
shell-news = vous attendent :
shell-departed = Une personne partie
shell-table-departed = Table d’une personne partie
shell-rated = Classée
shell-rated-help = Le résultat change le classement de tous. Ni conseils ni robots ; qui part est dernier.
shell-rated-account = Pour être classé, il faut un compte.
shell-new-rated = Partie classée
shell-rating-then = puis
shell-rating-provisional = pas encore certain
shell-rating-provisional-help = Un point d’interrogation signale trop peu de parties classées pour être certain.
shell-profile-guest = De passage
shell-profile-guest-help = Cette page n’est visible que pour vous. Avec un compte, elle vous suit sur d’autres appareils et vous pouvez jouer des parties classées.
shell-profile-shy = Les parties d’une personne de passage ne sont montrées à personne d’autre.
shell-profile-closed = Ces parties ne vous sont pas montrées.
shell-profile-since = ici depuis le { $date }
shell-profile-figures = En chiffres
shell-profile-games = Parties
shell-profile-won = Victoires
shell-profile-share = Part de victoires
shell-profile-with-people = { $n ->
    [0] toutes contre des robots
   *[other] { $n } avec d’autres personnes
}
shell-profile-shared = { $n ->
    [one] { $n } partagée
   *[other] { $n } partagées
}
shell-profile-streak = D’affilée
shell-profile-streak-won = { $n ->
    [one] gagnée
   *[other] gagnées
}
shell-profile-streak-lost = { $n ->
    [one] non gagnée
   *[other] non gagnées
}
shell-profile-best-streak = Plus longue série
shell-profile-ratings = Classements
shell-profile-players = { $n ->
    [one] en solo
   *[other] à { $n }
}
shell-profile-rated-games = { $n ->
    [one] une partie classée
   *[other] { $n } parties classées
}
shell-profile-by-count = Table
shell-profile-by-seat = Place
shell-profile-side = Joué comme
shell-profile-all = Toutes
shell-profile-recent = Dernières parties
shell-profile-recent-none = Aucune partie n’est encore terminée.
shell-profile-recent-closed = Aucune de ces parties ne vous est ouverte.
shell-friend-ask = Demander en ami
shell-friend-asked = La demande est faite à { $name }.
shell-friend-accept = Accepter
shell-friend-refuse = Refuser
shell-friend-take-back = Retirer la demande
shell-friend-remove = Ne plus être amis
shell-friend-here = ici maintenant
shell-friend-away = pas ici
shell-friend-username = Nom d’utilisateur d’un ami
shell-friends-mine = Vos amis
shell-friends-none = Vous n’avez pas encore d’amis ici.
shell-friends-help = Vous trouvez cela aussi sur le profil de ceux avec qui vous jouez : choisissez leur nom à une table.
shell-friends-asking = Ils demandent à être vos amis
shell-friends-asked = Vous avez demandé à
shell-friends-blocked = Écartés
shell-block = Écarter
shell-block-help = Ils ne peuvent ni vous inviter ni s’asseoir à vos tables, et vous ne voyez pas ce qu’ils disent. On ne le leur dit pas.
shell-blocked = { $name } est écarté.
shell-unblock = Ne plus écarter
shell-invitations = Invitations
shell-invited-by = { $name } vous invite à une table
shell-invited-look = Regarder d’abord
shell-invited-decline = Non, merci
shell-invite-friends = Inviter des amis
shell-invite = Inviter
shell-invite-sent = Invitation faite
shell-find-any-game = Tous les jeux
shell-find-pace = Rythme
shell-find-pace-any = Tous
shell-find-pace-none = Sans pendule
shell-find-pace-quick = Rapide : 10 minutes chacun au plus
shell-find-pace-calm = Tranquille : un jour chacun au plus
shell-find-pace-days = Plusieurs jours
shell-find-kind = Niveau
shell-find-kind-any = Tous
shell-find-kind-rated = Classée
shell-find-kind-free = Non classée
shell-find-kind-near = Classée, à peu près mon niveau
shell-find-none = Aucune table ouverte n’est ainsi pour l’instant. La liste se renouvelle d’elle-même ; ou ouvrez une table et laissez les autres la trouver.
shell-chat-about = À propos de { $name }
shell-chat-muted = La discussion est coupée.
shell-mute = Ne pas entendre { $name } à cette table
shell-unmute = Entendre { $name } de nouveau
shell-mute-all = Couper la discussion
shell-unmute-all = Rétablir la discussion
shell-report = Signaler
shell-report-line = Signaler cette ligne
shell-report-title = Signaler { $name }
shell-report-reason = Qu’est-ce qui ne va pas ?
shell-report-abuse = Insultes ou menaces
shell-report-spam = Publicité ou inondation
shell-report-cheating = Tricherie
shell-report-name = Un nom blessant
shell-report-other = Autre chose
shell-report-text = Avec vos mots (peut rester vide)
shell-report-help = L’hôte de ce serveur voit le signalement, votre nom et les lignes autour. Personne d’autre.
shell-report-send = Envoyer le signalement
shell-report-sent = Merci. L’hôte de ce serveur va regarder.
shell-house-show = Quels signalements
shell-house-open = Ouverts
shell-house-done = Traités
shell-house-by = { $name }, { $date }
shell-house-drop = Supprimer la ligne
shell-house-dropped = Supprimée :
shell-house-mark = Marquer comme traité
shell-house-again = Rouvrir
shell-house-suspend = Suspendre
shell-house-suspended = suspendu
shell-house-let-in = Laisser revenir
shell-house-none = Il n’y a rien à regarder. Une ville paisible.
shell-house-none-done = Rien n’a encore été traité.
shell-house-more = Montrer plus
shell-data = Vos données
shell-data-help = Tout ce qui est gardé à votre sujet, avec les journaux de vos parties terminées, dans une archive. Ou partez pour de bon.
shell-data-export = Les emporter
shell-data-delete = Tout supprimer…
shell-data-delete-help = Votre nom, votre compte, vos amis, vos classements et vos appareils sont supprimés tout de suite et pour de bon. Les parties terminées restent pour les autres, avec « une personne partie » à votre place ; dans celles en cours, un robot continue.
shell-data-delete-name = Tapez { $name } pour confirmer
shell-data-delete-password = Votre mot de passe, si vous en avez un
shell-data-delete-now = Supprimer pour de bon
shell-data-deleted = Tout ce qui vous concerne est supprimé. Adieu !
shell-reset-new = Nouveau mot de passe
shell-reset-help = Au moins 10 caractères. Le lien sert une fois ; tous les appareils devront se reconnecter.
shell-reset-set = Fixer le mot de passe
shell-reset-done = Le mot de passe est fixé. Connectez-vous avec lui.

# En attendant le début
shell-gathering = { $game }. La partie commence quand toutes les places sont prises.
shell-sit = S’asseoir ici
shell-link = Lien d’invitation
shell-link-help = Envoyez ce lien aux personnes que vous attendez ; il les mène à leur place.
shell-link-copy = Copier
shell-link-copied = Le lien est copié.
shell-fill-bots = Donner les places libres à des robots
shell-leave = Partir
shell-close-table = Fermer cette table

# Table
shell-link-connecting = connexion en cours
shell-link-live = en ligne
shell-link-offline = hors ligne
shell-link-refused = accès refusé
shell-paused = La partie est en pause.
shell-refused-title = Vous ne pouvez pas voir cette table
shell-table-gone = Cette table n’existe pas.
shell-table-private = Cette table ne vous est pas ouverte.
shell-prompt-you = Vous
shell-prompt-alone = C’est votre seule réponse. La question est posée à tout le monde, pour que personne n’apprenne qui avait le choix.
shell-prompt-moving = Les cartes sont en route…
shell-prompt-wait = Un instant…
shell-prompt-others = On attend { $names }.
shell-prompt-over = { $n ->
    [0] La partie est terminée.
    [one] Victoire : { $names }.
   *[other] Victoire partagée : { $names }.
}
shell-clear = Annuler la sélection
shell-more = encore { $n }
shell-what = Que puis-je faire ?
shell-tools = Outils de la table
shell-back = Reprendre
shell-undo = Reprendre votre dernier choix
shell-undo-not = Votre dernier choix ne peut pas être repris maintenant.
shell-hint = Demander un conseil
shell-hint-help = Avec ce que vous savez, quel serait le choix d’un maître ?
shell-hint-is = Le choix d’un maître : { $what }
shell-hint-why = Pourquoi ?
shell-hinted = conseil
shell-speed-is = Vitesse des animations : { $n }
shell-speed-help = Changer la vitesse des animations
shell-speed-n = { $n }×
shell-speed-off = sans
shell-plain = La table en toutes lettres
shell-side = Journal, choix, discussion et places
shell-tab-log = Journal
shell-tab-choices = Choix
shell-tab-chat = Discuter
shell-tab-people = Places
shell-watching = Vous regardez
shell-no-decision = Aucune question ne vous est posée pour l’instant.
shell-show-all = { $n ->
    [one] Voir le seul choix
   *[other] Voir les { $n } choix
}
shell-filter = Chercher un choix
shell-filter-none = Aucun choix ne convient.
shell-confirm = Vraiment ? { $what }
shell-not-now = Impossible pour l’instant.
shell-not-your-turn = Ce n’est pas à vous de jouer.
shell-nothing = rien
shell-log = Ce qui s’est passé
shell-log-none = Il ne s’est encore rien passé.
shell-chat = Discussion
shell-chat-none = Personne n’a rien dit. Soyez aimable.
shell-chat-say = Dire quelque chose
shell-chat-send = Envoyer
shell-you = vous
shell-name-you = { $name } (vous)
shell-here = présence
shell-away = absence
shell-stand-in = Remplacement provisoire : { $level }
shell-replace = Laisser un robot continuer
shell-return = Reprendre votre place
shell-watchers = { $n ->
    [0] Personne ne regarde.
    [one] Une personne regarde.
   *[other] { $n } personnes regardent.
}
shell-hurried = Robots pressés
shell-hurried-help = Il y a foule sur ce serveur : les robots réfléchissent moins longtemps que d’habitude.
shell-pause = Demander une pause
shell-pause-wanted = Une pause, demande { $names }.
shell-resume = Continuer
shell-fair = Hasard loyal, promis avant la première carte : { $commitment }…
shell-fair-seed = Graine : { $seed }…
shell-curtain = Passez l’écran : { $name }
shell-curtain-text = Les autres regardent la mer un instant.
shell-curtain-ready = C’est moi, { $name }

# La vie d’une table : la ligne, les absences, partir, demander aux autres
shell-offline = Vous êtes hors ligne. Nous essayons sans relâche, et rien de votre partie n’est perdu.
shell-offline-time = Hors ligne depuis { $time }. Nous essayons sans relâche, et rien de votre partie n’est perdu.
shell-offline-waiting = Votre choix attend ici et partira une seule fois, au retour de la ligne : { $what }
shell-offline-back = La reprise attend ici et partira une seule fois, au retour de la ligne.
shell-offline-withdraw = Ne pas l’envoyer
shell-on-its-way = Votre choix est en route…
shell-moved-on = La partie a avancé entre-temps : votre choix n’a pas été fait.
shell-away-in = Absence : { $name }. Dans { $time }, vous pourrez laisser un robot continuer.
shell-away-now = Absence : { $name }. Vous pouvez laisser un robot continuer, ou attendre.
shell-late-now = Temps écoulé : { $name }. Vous pouvez laisser un robot continuer, ou attendre.
shell-away-time = absence, { $time }
shell-log-late = Temps écoulé ({ $name }) : un robot a choisi.
shell-leaving = Quitter la partie
shell-pass-on = Laisser un robot jouer pour moi
shell-resign = Abandonner
shell-resign-sure = Abandonner pour de bon ? Un robot continue à votre place.
shell-resign-alone = Abandonner pour de bon ? La partie s’arrête ici.
shell-resigned = abandon ; { $level } continue
shell-resigned-told = Abandon : { $names }. Un robot continue.
shell-resigned-go-on = Continuer contre le robot
shell-stop = Arrêter la partie
shell-stop-sure = Arrêter la partie ici, sans victoire ?
shell-stop-propose = Proposer d’arrêter
shell-stop-propose-sure = Proposer aux autres d’arrêter sans victoire ?
shell-proposal-stop = { $name } propose d’arrêter la partie sans victoire.
shell-proposal-stop-mine = Vous proposez d’arrêter la partie. On attend { $names }.
shell-proposal-stop-yes = Arrêter
shell-proposal-stop-no = Continuer
shell-proposal-stop-refused = { $name } préfère continuer.
shell-proposal-back = { $name } demande à reprendre le dernier choix.
shell-proposal-back-mine = Vous demandez à reprendre votre dernier choix. On attend { $names }.
shell-proposal-back-yes = Accepter
shell-proposal-back-no = Refuser
shell-proposal-back-refused = { $name } refuse.
shell-proposal-back-done = Le choix a été repris.
shell-proposal-back-moved = La partie a avancé ; la demande n’est plus valable.
shell-proposal-withdraw = Retirer
shell-proposal-withdrawn = { $name } a retiré la proposition.
shell-undo-ask = Demander à reprendre votre dernier choix
shell-delete = Supprimer la partie
shell-delete-sure = Supprimer cette partie pour de bon ?
shell-deleted = La partie est supprimée.
shell-hide = Cacher de ma liste
shell-hidden-now = La table est cachée. Vous la retrouverez au bas du hall.
shell-show-again = Montrer de nouveau
shell-lobby-hidden = Tables cachées
shell-list-turn = C’est à { $names } de jouer, question posée { $time }
shell-just-now = à l’instant
shell-list-started = commencée { $time }
shell-list-opened = ouverte { $time }
shell-list-ended = terminée { $time }
shell-table-against = { $names } contre { $n ->
    [one] un robot
   *[other] { $n } robots
}
shell-terms = À cette table
shell-term-clock = Pendule
shell-term-undo = Reprendre un choix
shell-term-hints = Conseils
shell-term-spectators = Public
shell-term-watchers-talk = Le public peut discuter
shell-term-open-hands = Mains ouvertes après la partie
shell-undo-mode-never = jamais
shell-undo-mode-ask = avec l’accord des autres
shell-undo-mode-free = tant que rien de nouveau n’a été vu
shell-yes = oui
shell-no = non

# Fin
shell-end-won = La victoire est à vous !
shell-end-lost = La partie est terminée
shell-end-over = La partie est terminée
shell-end-tie = Égalité !
shell-end-tie-text = Première place partagée : { $names }.
shell-end-lost-again = Perdu ensuite
shell-end-stopped = La partie a été arrêtée
shell-stopped-agreed = Tout le monde a voulu arrêter. Il n’y a pas de victoire.
shell-stopped-resigned = Abandon ({ $names }), et la partie a été arrêtée. Il n’y a pas de victoire.
shell-end-look = Voir la table depuis cette place
shell-end-show = Voir le résultat
shell-score = { $score }
shell-rematch = Revanche
shell-rematch-asked = On attend les autres…
shell-rematch-offer = Une revanche, propose { $names }.
shell-rematch-accept = Accepter la revanche
shell-rematch-go = À la revanche
shell-export = Enregistrer dans un fichier

# Partie revue
shell-replay-of = { $title }, coup par coup
shell-replay-first = Au début
shell-replay-prev = Un coup en arrière
shell-replay-run = Lire
shell-replay-stop = Arrêter
shell-replay-next = Un coup en avant
shell-replay-last = À la fin
shell-replay-step = Coup
shell-replay-at = coup { $step } sur { $steps }
shell-replay-viewer = Point de vue
shell-replay-spectator = du public
shell-replay-link = Lien vers ce coup
shell-analyse = Analyser
shell-analyse-help = Que pense le maître de cette position ?
shell-analysis = L’avis du maître
shell-analysis-asked = Question à { $name } : { $what }
shell-analysis-thinking = Le maître réfléchit…
shell-analysis-over = La partie est terminée ; il n’y a plus rien à décider.
shell-analysis-considered = Ce que le maître a envisagé
shell-analysis-best = maître
shell-analysis-played = joué
shell-analysis-others = { $n ->
    [one] Un autre choix était possible.
   *[other] { $n } autres choix étaient possibles.
}
shell-analysis-help = Le résultat attendu est une part de victoire ; 100 %, c’est la victoire assurée. Nul n’est jugé sur des cartes qu’il était impossible de voir.
shell-analysis-game = Toute la partie
shell-analysis-begin = Trouver les moments clés
shell-analysis-go-on = Continuer
shell-analysis-progress = Avancement de l’analyse
shell-analysis-waiting = attend son tour
shell-analysis-done = { $done } sur { $total }
shell-analysis-failed = L’analyse n’a pas pu être achevée ; réessayez.
shell-analysis-chart = Ce que chaque place pouvait attendre
shell-analysis-chart-says = Derniers résultats attendus : { $names }. Moments clés : { $n }.
shell-analysis-seat = { $agreed } choix sur { $judged } comme le maître ou aussi bons, { $lost } % perdus en moyenne
shell-analysis-moments = Moments clés
shell-analysis-moment = Coup { $step }, { $name } : { $loss } % perdus
shell-analysis-instead = { $played }. Le choix du maître : { $best }
shell-analysis-no-moment = Personne n’a rien laissé passer d’important.
shell-analysis-no-moment-yet = Aucun jusqu’ici.
shell-verdict-open = Rien n’a été joué ici. Le choix du maître : { $best }
shell-verdict-forced = Il n’y avait rien à choisir.
shell-verdict-agrees = Le maître est d’accord.
shell-verdict-near = Aussi bon que le choix du maître : { $best }
shell-verdict-less = Le choix du maître : { $best }
shell-verdict-miss = Le choix du maître : { $best } ({ $loss } % d’une victoire perdus)
shell-verdict-unseen = Le maître n’y a même pas songé. Son choix : { $best }
shell-considered = { $share } % de la réflexion, résultat attendu { $value } %
shell-considered-not = pas envisagé
shell-fork = Repartir d’ici
shell-fork-text = Une nouvelle partie commence au coup { $step } : vous prenez une place, des robots les autres.
shell-fork-seat = Votre place
shell-fork-go = Jouer la suite

# Règles
shell-rules-search = Chercher dans les règles : un mot, ou un numéro comme DM-062
shell-rules-hits = { $n ->
    [0] Rien trouvé.
    [one] Une règle trouvée.
   *[other] { $n } règles trouvées.
}
shell-rules-none = Aucune règle n’en parle.
shell-rules-instead = Peut-être cherchez-vous :
shell-rules-best = Voici les { $n } meilleures ; plus de mots resserrent la recherche.
shell-rules-some = Aucune n’a tous les mots ; voici les plus proches.
shell-rules-contents = Sommaire
shell-rules-album = Toutes les cartes

# Réglages
shell-set-speed = Animations
shell-set-speed-help = La vitesse à laquelle les cartes se déplacent. Si votre système demande moins de mouvement, rien ne bouge.
shell-set-theme = Jour ou nuit
shell-theme-system = Comme le système
shell-theme-light = Jour
shell-theme-dark = Nuit
shell-set-palette = Couleurs
shell-set-palette-help = Chaque couleur a aussi une lettre, un emblème ou un motif.
shell-palette-town = Ville portuaire
shell-palette-safe = Pour toutes les vues
shell-palette-tritan = Quand le bleu et le vert se ressemblent
shell-palette-strong = Contraste fort
shell-set-play = Jeu
shell-set-confirm = Demander avant d’exécuter un choix
shell-set-confirm-help = Un premier appui choisit, un second exécute. Ce que vous avez d’abord désigné n’en demande pas d’autre.
shell-confirm-never = Jamais
shell-confirm-final = Quand il ne peut pas être repris
shell-confirm-always = Toujours
shell-set-steady = Pas de faux mouvements
shell-set-steady-help = Un appui dans la demi-seconde qui suit une nouvelle question n’y répond pas, sauf s’il veut dire la même chose qu’avant.
shell-set-passes = Passer pour moi quand je ne peux que passer
shell-set-passes-help = Certaines tables interrogent tout le monde, pour que personne n’apprenne qui aurait pu jouer une carte. La réponse part après une courte pause qui ne révèle rien.
shell-set-hotkeys = Touches pour les choix
shell-set-hotkeys-help = De 1 à 0, puis les lettres, pour choisir dans la liste. Majuscule avec H conseil, U reprendre, L journal, O choix, C discussion, B table en toutes lettres, S vitesse ; dans une partie revue, A analyse.
shell-set-plain = Jouer à la table en toutes lettres
shell-set-plain-help = Toute la table en mots et en listes ; pensée pour le clavier et les lecteurs d’écran, elle joue tous les jeux.
shell-set-sounds = Sons
shell-set-sound = Jouer des sons
shell-set-sound-help = De petits sons de bois, faits sur place.
shell-set-volume = Tout
shell-set-volume-moves = Ce qui se passe sur la table
shell-set-volume-notices = Votre tour, la discussion, la fin
shell-set-volume-is = { $n } %
shell-set-aloud = Le lecteur d’écran dit ce qui se passe
shell-set-aloud-help = Les nouvelles lignes du journal sont lues au fur et à mesure, quel que soit le panneau ouvert.
shell-set-language = Langue
shell-language-browser = Celle du navigateur
shell-account = Compte
shell-account-help = Vous pouvez jouer sans compte. Avec un compte, vos parties vous suivent d’un appareil à l’autre.
shell-account-username = Identifiant
shell-account-password = Mot de passe
shell-account-login = Se connecter
shell-account-register = Créer un compte
shell-account-logout = Se déconnecter
shell-account-logout-everywhere = Se déconnecter partout
shell-account-logged-out-everywhere = La déconnexion est faite sur tous vos appareils.
shell-account-you = Vous utilisez le compte { $name }.
shell-passkey-enter = Se connecter avec une clé d’accès
shell-passkey-make = Créer un compte avec une clé d’accès
shell-passkey-add = Ajouter une clé d’accès
shell-passkey-name = Clé d’accès
shell-programs = Des programmes qui jouent
shell-programs-help = Un programme à vous prend place comme une personne. Il montre ce jeton au serveur ; le protocole est documenté.
shell-programs-name = Nom du programme
shell-programs-make = Créer un jeton
shell-programs-token = Gardez ce jeton, il n’est donné qu’une fois :
shell-programs-drop = Y mettre fin
shell-account-done = Bienvenue, { $name }.

# À propos
shell-about-what = Covetown est une table libre pour jeux de société dans le navigateur : jouez entre amis, contre des robots, ou regardez ; revoyez chaque partie coup par coup.
shell-about-affiliation = Covetown n’est ni affilié aux auteurs et éditeurs de ces jeux, ni approuvé ou soutenu par eux.
shell-about-buy = Si un jeu vous plaît ici, achetez-le : les vraies cartes, la vraie table et ceux qui les ont faites le méritent.
shell-about-next = Et maintenant ?
shell-about-player = Pour jouer : suivez une leçon ou prenez place contre des programmes, dans le hall.
shell-about-host = Pour recevoir : lancez covetown play --lan chez vous, ou covetown serve sur une machine que vos amis peuvent joindre, et envoyez-leur le lien d’une table.
shell-about-developer = Pour construire : covetown new-game écrit un jeu à vous, qui tourne aussitôt.
shell-about-researcher = Pour étudier le jeu : le même moteur est un environnement d’apprentissage, avec des programmes, des classements et des rapports.
shell-about-credits = Les jeux
shell-about-words = Tous les textes de règles et de cartes sont de notre plume, toutes les images de notre main. Les noms, les nombres et les mécanismes sont l’œuvre des auteurs.
shell-about-reconstructions = Là où une source imprimée se taisait, nous avons tranché nous-mêmes. Ces lignes portent la marque [D] dans les règles ; ce qui est reconstitué plutôt qu’imprimé est signalé là où il apparaît.
shell-about-reconstructed = Reconstitution :
shell-about-made = Comment c’est fait
shell-about-fonts = Caractères : Alegreya de Juan Pablo del Peral et Inter de Rasmus Andersson, tous deux sous SIL Open Font License.
shell-about-fair = Mélanges et dés sont promis avant la première carte ; chacun peut les vérifier une fois la partie terminée.
shell-about-licence = Covetown est un logiciel libre sous licence Apache 2.0.

# Les éléments dont tout plateau est fait
shell-deck-of = { $label } : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}, face cachée.
shell-pile-known = Vous connaissez, en partant du dessus : { $names }.
shell-pile-of = { $label } : { $n ->
    [0] vide.
    [one] une carte, { $top }.
   *[other] { $n } cartes, au-dessus { $top }. À ouvrir pour feuilleter.
}
shell-top-first = La carte du dessus vient en premier.
shell-at-turn = joue
shell-die-shows = Le dé montre { $roll }.
shell-why-watching = Vous regardez ; seules les personnes à la table choisissent.
shell-why-asked = Impossible pour l’instant. La question posée : { $asked }
shell-hand-none = Aucune carte.
shell-track-at = { $label } : { $value }
shell-scene-at = { $n } sur { $all }
shell-scene-skip = Passer
shell-scene-again = Encore une fois
shell-scene-close = Retour au plateau
shell-scene-of = { $title } : encore une fois
shell-scene-keys = Échap passe, R rejoue la scène.
shell-dialogue-none = Aucune réponse permise n’a ces nombres.

# Leçons : une partie guidée, coup par coup.
lesson-not-this = En partie, ce serait permis. Ici, essayez ce que montre la leçon.
shell-lesson-take = Apprendre : { $title }
shell-lesson-go-on = Continuer d’apprendre : { $title }
shell-lesson-choice-go-on = { $choice } : continuer
shell-lesson-minutes = environ { $n } { $n ->
    [one] minute
   *[other] minutes
}
shell-lesson-done = terminée
shell-lesson-step = Coup { $n } sur { $all }
shell-lesson-next = Suite
shell-lesson-back = Retour
shell-lesson-your-move = À vous de jouer
shell-lesson-rival = L’adversaire joue.
shell-lesson-play-on = Jouer la suite
shell-lesson-leave = Quitter
shell-lesson-leave-ask = Quitter la leçon ? La partie continue sans guide, et vous pourrez reprendre la leçon quand vous voudrez.
shell-lesson-leave-yes = Quitter la leçon
shell-lesson-stay = Rester

# Le livret de règles
shell-page-ledger = Les règles à la lettre
shell-ledger-what = Toutes les règles de ce jeu telles que le moteur les applique, une ligne et un numéro pour chacune. C’est fait pour vérifier un point et trancher un débat, pas pour apprendre.
shell-ledger-table = Tableau
shell-ledger-book = Pour apprendre à jouer, lisez le livret de règles.
shell-book-ledger = Les règles à la lettre, une par une
shell-book-letter = Cette règle à la lettre : { $rule }
shell-book-example = Par exemple :
shell-book-whole = Sur une page à part

# Cards and components, searched
shell-parts = Cartes et éléments
shell-parts-find = Chercher par nom ou par effet
shell-parts-group = Quelles cartes
shell-parts-all = Tout
shell-parts-other = Autres
shell-parts-count = { $n ->
    [0] Rien ne s’appelle ainsi.
    [one] Une carte ou un élément
   *[other] { $n } cartes et éléments
}
shell-parts-where = Où : { $place }

# La personne qui lit, dans une liste de noms : « Ben, vous, Eve ».
seat-you = vous
# Un nombre seul, tel qu’on l’écrit dans cette langue.
number = { $n }
# Une part, comme cette langue l’écrit.
percent = { NUMBER($n, style: "percent", maximumFractionDigits: 0) }
# La langue de ce fichier, telle qu’elle se nomme elle-même.
language-name = Français
# Une chose et ce qu’elle vaut : « Main : 5 ».
pair = { $label } : { $value }
# Deux d’entre elles, l’une après l’autre.
apart = { $first } ; { $rest }
