# Ce que disent `covetown --help` et l’aide de chaque commande. Un argument est cherché par sa commande et son nom
# (cli-argument-table-seats), puis par son nom seul (cli-argument-seats).

cli-usage = Usage :
cli-panel-arguments = Arguments
cli-panel-options = Options
cli-panel-commands = Commandes
cli-default = [par défaut : { $value }]
cli-required = [obligatoire]
cli-argument-help = Afficher cette aide et s’arrêter.

cli-command-covetown = Des jeux de société bien faits, en logiciel : jouez-y, regardez-les, explorez-les.
cli-command-play = Ouvrir Covetown dans le navigateur et jouer contre des robots ou entre amis.
cli-command-games = Lister les jeux : à combien on y joue, et les options de table.
cli-command-rules = Lire les règles d’un jeu, ou y chercher.
cli-command-table = S’asseoir à une table dans le terminal : contre des robots, ou à plusieurs devant un écran.
cli-command-lesson = Apprendre un jeu au terminal, une idée à la fois. Sans jeu : la liste des leçons.
cli-command-agent = Jouer en tant que programme : la table, les options et les règles en mots, un objet JSON par ligne.

    Pour les modèles de langage et les scripts ; docs/agents.md décrit chaque ligne.
cli-command-serve = Lancer le serveur pour que d’autres puissent venir.
cli-command-think = Réfléchir, depuis n’importe quelle machine, pour les robots de tous les serveurs d’une base PostgreSQL.
cli-command-sim = Faire jouer beaucoup de parties à des programmes et compter les victoires.
cli-command-fuzz = Traquer les pannes, les impasses, les parties sans fin, les fuites et les cartes perdues.

    La première faute met fin à la traque avec le statut 1 et laisse un journal qui peut être rejoué.
cli-command-bench = Mesurer, pour chaque jeu, décisions au hasard, parties, copies, recherche et pas groupés par seconde.
cli-command-verify = Rejouer des parties enregistrées et nommer la première différence de chacune.
cli-command-replay = Raconter une partie enregistrée coup par coup et montrer la table où elle s’arrête ; ou la faire analyser par un robot fort.
cli-command-migrate = Mettre à jour, après une nouvelle version, des parties enregistrées ou la base d’un serveur.

    Chaque partie est rejouée et vérifiée. Un fichier garde à côté de lui une copie de son état d’avant ; une partie qui ne peut pas être rejouée reste telle quelle, est nommée avec sa première différence et donne le statut 1. La commande peut être répétée à volonté.
cli-command-backup = Écrit tout ce que garde un serveur dans un fichier, pendant qu’il tourne.
cli-command-restore = Remet une sauvegarde dans une base vide, SQLite ou PostgreSQL.
cli-command-bot = Les robots venus d’ailleurs : vos propres classes et programmes.
cli-command-bot-list = Lister les robots que l’on peut nommer : les forces, et ceux venus d’ailleurs.
cli-command-bot-serve = Asseoir un programme aux tables d’un serveur qui tourne.

    Le programme peut être écrit dans n’importe quel langage : il lit une question par ligne et écrit une réponse par ligne, toutes deux en JSON (docs/bots.md). Aux tables nommées par --table il joue jusqu’au bout ; avec --game il prend aussi des places libres aux tables publiques, jusqu’à ce qu’on l’arrête.
cli-command-people = S’occuper des comptes d’un serveur, même pendant qu’il tourne.
cli-command-people-list = Lister les comptes, les derniers venus d’abord.
cli-command-people-reset = Écrire un lien qui permet de fixer un nouveau mot de passe ; il sert une fois, pendant un jour.
cli-command-people-host = Confier le serveur à un compte : il voit les signalements, supprime des lignes de discussion et suspend des gens.
cli-command-people-suspend = Ne laisser entrer personne avec ce compte, jusqu’à nouvel ordre.
cli-command-people-delete = Supprimer pour de bon un compte ou une personne de passage. Les parties terminées restent sans le nom ; dans celles en cours, un robot continue.
cli-command-new-game = Écrire un paquet avec un petit jeu qui tourne : deux cartes, des mots, des règles et des tests.

    Rien de ce qui existe n’est jamais écrasé.
cli-command-version = Dire la version, et si le moteur compilé est à l’œuvre.
cli-command-lab = Beaucoup de parties entre programmes : matchs, classements, équilibre.
cli-command-lab-match = Faire jouer des robots entre eux sur les mêmes donnes, places tournées, et compter les victoires.
cli-command-lab-ladder = Classer des robots par des parties de chaque paire ; `games` est le nombre par rencontre.
cli-command-lab-balance = Parts de victoire et scores par marchand, paquet, place et tout ce que le jeu distingue, avec leurs intervalles.
cli-command-lab-export = Écrire parties, décisions et leçons en tables Parquet, pour des jeux de données ; un export interrompu reprend où il en était.
cli-command-lab-import = Rejouer les parties d’un jeu de données, comparer chaque ligne et rendre les journaux.
cli-command-lab-probe = Ce que gagne une joueuse ou un joueur qui connaît la pensée d’un robot : une recherche qui sait comment répondent ses rivaux, à côté d’une autre qui ne le sait pas.
cli-command-lab-practise = Laisser un réseau jouer contre lui-même et apprendre quelles réponses sont bonnes ; montrer par un match ce que cela vaut.
cli-command-lab-teach = Jouer des parties, en apprendre ce que valent les positions, et montrer par un match ce que cela vaut à une recherche.

cli-argument-language = La langue à parler, comme en ou fr ; sinon décident COVETOWN_LANGUAGE ou le système.
cli-argument-version = Dire la version et s’arrêter.
cli-argument-game = La clé du jeu, voir `covetown games`.
cli-argument-games = Le nombre de parties.
cli-argument-jobs = Le nombre de processus.
cli-argument-option = Une option de table, clé=valeur ; peut être répétée.
cli-argument-think = Les secondes qu’un robot qui cherche peut réfléchir.
cli-argument-plain = Sans couleurs ni cadres : pour les lecteurs d’écran et les journaux.
cli-argument-as-json = Un objet JSON par ligne.
cli-argument-files = Des journaux : fichiers JSON, ou fichiers avec un journal par ligne.

cli-argument-host = L’adresse où écouter.
cli-argument-database = L’URL d’une base de données ; par défaut, un fichier dans le dossier des données.
cli-argument-data-dir = Le dossier où sont gardés les tables et les réglages.
cli-argument-play-port = Le port ; 0 en prend un libre. Sinon 2683, ou l’un des suivants s’il est pris.
cli-argument-play-lan = Laisser venir ceux du même réseau, et leur montrer l’adresse et un code QR.
cli-argument-play-browser = Ouvrir le hall dans le navigateur.
cli-argument-serve-port = Le port.
cli-argument-think-processes = Combien de processus réfléchissent ; par défaut, un par cœur.
cli-argument-serve-workers = Combien de processus servent ; un bon nombre est celui des cœurs de la machine, moins un pour les robots.

cli-argument-rules-words = Les mots à chercher, ou le numéro d’une règle ; les meilleures réponses d’abord.

cli-argument-table-seats = Qui joue : `you` pour vous (plusieurs fois pour un écran partagé) et des robots, comme you,apprentice ou you,mine.py:MyBot.
cli-argument-table-seed = Rend le hasard répétable.

cli-argument-agent-game = La clé du jeu, voir `covetown games` ; aucune avec --mcp.
cli-argument-agent-stdio = Les demandes sur l’entrée standard, les réponses sur la sortie standard ; c’est ce qui se fait par défaut.
cli-argument-agent-mcp = Être un serveur du Model Context Protocol par l’entrée et la sortie standard.
cli-argument-agent-seats = Qui joue : `you` pour l’agent (plusieurs fois s’il tient plusieurs places) et des robots, comme you,apprentice.
cli-argument-agent-seed = Rend le hasard répétable.
cli-argument-agent-free-undo = Laisser l’agent tout reprendre, même après un tirage au sort ou la vue d’une chose cachée.

cli-argument-lesson-key = Quelle leçon ; la première si rien n’est dit.
cli-argument-lesson-seed = Rend répétable le hasard après la leçon.

cli-argument-sim-seats = Qui joue, comme random,apprentice ou random,mine.py:MyBot.
cli-argument-sim-seed = La première graine ; la partie n prend la graine + n.
cli-argument-sim-as-json = Les résultats en un objet JSON.

cli-argument-fuzz-game = La clé d’un jeu ; sans elle, tous les jeux l’un après l’autre.
cli-argument-fuzz-seed = La première graine.
cli-argument-fuzz-every = Examiner à fond (vues, redonne, codage) une position sur n.
cli-argument-fuzz-out = Où écrire le journal d’une faute.

cli-argument-bench-game = La clé d’un jeu ; sans elle, tous les jeux.
cli-argument-bench-seats = Le nombre de places ; sans lui, le nombre habituel.
cli-argument-bench-seconds = La durée approximative de chaque mesure.
cli-argument-bench-both = Mesurer aussi la forme interprétée.

cli-argument-replay-file = Un journal.
cli-argument-replay-move = S’arrêter après ce coup et montrer la table.
cli-argument-replay-seat = Raconter depuis cette place ; -1 est le public.
cli-argument-replay-judge = Dire ce qu’un robot fort pense de chaque décision (celles de --seat, s’il est donné).
cli-argument-replay-level = Avec --analyse : le robot qui juge.
cli-argument-replay-seconds = Avec --analyse : le temps de réflexion par décision.

cli-argument-migrate-out = Écrire les fichiers dans ce dossier et laisser les anciens en paix.
cli-argument-migrate-database = L’URL de la base d’un serveur.
cli-argument-migrate-data-dir = Le dossier de la base propre à un serveur.

cli-argument-backup-file = Le fichier à écrire.
cli-argument-backup-replace = Écrase un fichier qui existe déjà.
cli-argument-restore-file = Un fichier écrit par covetown backup.
cli-argument-restore-replace = Jette ce que contient la base.

cli-argument-people-name = Le nom d’utilisateur, ou l’identifiant que montre `covetown people list`.
cli-argument-people-off = Revenir en arrière.
cli-argument-people-list-guests = Les invités aussi.
cli-argument-people-list-limit = Pas plus que tant.
cli-argument-people-reset-address = L’adresse du serveur, telle que https://jeux.example ; sinon COVETOWN_ORIGINS la donne.
cli-argument-people-delete-yes = Ne pas demander.

cli-argument-bot-serve-command = Le programme et ses arguments, comme `node mybot.js`.
cli-argument-bot-serve-table = Une table, par son identifiant ou par un lien avec l’invitation ; peut être donnée plusieurs fois.
cli-argument-bot-serve-game = Prendre des places libres aux tables publiques de ce jeu ; peut être donné plusieurs fois.
cli-argument-bot-serve-url = L’adresse du serveur, comme https://games.example ; un lien vers une table la dit aussi.
cli-argument-bot-serve-token = Le jeton du programme, créé par POST /api/tokens ; COVETOWN_TOKEN dans l’environnement le dit aussi.
cli-argument-bot-serve-think = Les secondes que le programme apprend avoir pour une réponse.
cli-argument-new-game-name = La clé du jeu : petites lettres, chiffres et tirets bas (apple_market).
cli-argument-new-game-path = Le dossier où est créé celui du paquet.

cli-argument-lab-bots = Des robots, comme master,apprentice ; un budget peut suivre : master:0.1 (secondes), master:500i. Les vôtres sont mine.py:MyBot, package.module:MyBot ou `program:./mybot`.
cli-argument-lab-seats = Le nombre de places ; le dernier robot prend celles qui restent.
cli-argument-lab-seed = La première graine ; la même graine donne les mêmes parties.
cli-argument-lab-ray = L’adresse d’un groupe Ray, ou `local`.
cli-argument-lab-think = Secondes par réponse pour les robots qui cherchent.
cli-argument-lab-vary = Tirer à chaque donne les options de table qui ne sont pas fixées.
cli-argument-lab-line-ups = Passer par toutes les compositions du jeu, comme chaque groupe de marchands.
cli-argument-lab-records = Ajouter les parties à ce fichier, et repartir de ce qui s’y trouve.
cli-argument-lab-publish = Mettre le tableau dans cette page, comme docs/ladder.md.
cli-argument-lab-report = Écrire le rapport ici, en un fichier HTML.
cli-argument-lab-figures = Mettre les graphiques dans ce dossier, en fichiers SVG.
cli-argument-lab-as-json = Les chiffres en un objet JSON.
cli-argument-lab-page = Mettre le classement dans cette page pour lecteurs, en un fichier HTML ; ceux d’autres jeux y restent.
cli-argument-lab-export-out = Le dossier du jeu de données.
cli-argument-lab-export-journals = Prendre les parties de ce dossier ou fichier de journaux au lieu de jouer.
cli-argument-lab-import-file = Le dossier d’un jeu de données, ou un fichier de ses parties.
cli-argument-lab-import-out = Écrire les journaux ici, un par ligne.
cli-argument-lab-probe-rival = Le robot fixe, avec son budget : master:10i.
cli-argument-lab-probe-iterations = Les itérations des recherches contre lui ; peut être donné plusieurs fois (10 et 40 sauf indication contraire).
cli-argument-lab-practise-out = Le fichier des poids (safetensors).
cli-argument-lab-practise-start = Les poids dont partir ; ce qu’ils disent des positions reste. Sans eux, tout part de rien.
cli-argument-lab-practise-rounds = Combien de tours de parties sont joués ; après chacun d’eux le réseau apprend.
cli-argument-lab-practise-games = Les parties d’un tour.
cli-argument-lab-practise-neurons = Les neurones des deux couches ; avec --start, ce sont ceux du départ.
cli-argument-lab-practise-rate = La taille d’un pas d’apprentissage au début.
cli-argument-lab-practise-depth = Combien de décisions une recherche joue encore avant de demander ce que vaut une position ; -1 fait comme avec le départ.
cli-argument-lab-practise-doubt = Combien une recherche doute de ce qui a été exercé : cette part de 1 est répartie également sur toutes les réponses.
cli-argument-lab-practise-explore = Combien une recherche pèse l’inconnu face au bon ; mieux les réponses sont pesées, moins il en faut.
cli-argument-lab-practise-first-only = Une recherche ne pèse par ce qui a été appris que les réponses à sa première question, ce qui est plus rapide, ou celles à toutes les questions ; sans précision, comme au départ.
cli-argument-lab-practise-critic = Laisser le critique juger les positions à la place de ce qu’en dit le départ.
cli-argument-lab-practise-data = Le dossier où se trouve l’exercice tant qu’il dure ; un exercice arrêté reprend de là.
cli-argument-lab-practise-gate = Les parties de chaque match contre la recherche sans réseau ; 0 n’en joue aucune.
cli-argument-lab-practise-budget = Le budget des deux dans ces matchs : 0.02 (secondes) ou 200i (itérations).
cli-argument-lab-teach-out = Le fichier des poids (safetensors).
cli-argument-lab-teach-iterations = Chercher tant d’itérations pour chaque réponse des parties ; 0 joue selon les règles rapides du jeu.
cli-argument-lab-teach-ahead = Laisser répondre ce que le départ a appris en s’exerçant, et apprendre ce que valent les positions par ce qu’il en dit tant de réponses plus tard ; 0 apprend de la fin des parties.
cli-argument-lab-teach-start = Les poids avec lesquels jouer et dont partir.
cli-argument-lab-teach-also = Dossiers de positions jouées auparavant, dont on apprend aussi (FILE.games d’une commande précédente).
cli-argument-lab-teach-data = Le dossier où sont gardées les parties ; ce qui s’y trouve n’est pas rejoué.
cli-argument-lab-teach-neurons = Les neurones des deux couches ; avec --start, ce sont ceux du départ.
cli-argument-lab-teach-rounds = Combien de fois l’entraînement parcourt toutes les positions, au plus.
cli-argument-lab-teach-trust = Combien compte ce qu’une recherche attendait à côté du résultat, de 0 à 1 ; les parties sans recherche n’ont que le résultat.
cli-argument-lab-teach-rate = La taille d’un pas d’apprentissage au début.
cli-argument-lab-teach-keep = Ce qui est gardé de la dernière couche du départ : 0.5 la divise par deux, pour que le départ soit moins sûr de lui.
cli-argument-lab-teach-depth = Combien de décisions une recherche joue encore avant d’interroger le réseau ; -1 demande au jeu.
cli-argument-lab-teach-first-only = Une recherche ne pèse selon ce qui a été appris que les réponses à sa première question, ce qui est plus rapide.
cli-argument-lab-teach-gate = Les parties de chaque match contre la recherche sans réseau ; 0 n’en joue aucune.
cli-argument-lab-teach-budget = Le budget des deux dans ces matchs : 0.02 (secondes) ou 200i (itérations).
