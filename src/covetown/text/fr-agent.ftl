# Ce que dit `covetown agent` en plus des mots du jeu, aux modèles de langage et aux scripts.
agent-help = Écrivez un objet JSON par ligne. Son champ do est l’un de : answer (avec option, le numéro d’une option, et au besoin question, le numéro de la question), look (la question encore une fois, avec l’explication de tout ce qui est sur la table), log (tout ce qui s’est passé), rules (avec words, des mots à chercher, ou rule, le numéro d’une règle, ou page, une page du livret ; seul, il donne la liste des pages), undo (reprendre votre dernier choix), quit (quitter la table).
agent-no-seat = une place au moins doit être celle de l’agent : nommez-la you
agent-no-rule = Il n’y a pas de règle { $rule }. Cherchez par des mots pour trouver son numéro.
agent-no-page = Le livret n’a pas de page { $page } ; ses pages sont : { $pages }
agent-stale = Ceci répond à la question { $told }, mais c’est la question { $number } qui est posée.
agent-options = Il n’y a pas d’option { $told }. { $n ->
    [one] La seule option est 1.
   *[other] Il y a les options 1 à { $n }.
}
agent-not-json = Cette ligne n’est pas du JSON. Écrivez un objet JSON par ligne.
agent-no-request = Une demande est un objet JSON dont le champ do est l’un de : { $requests }
agent-wrong-fields = La demande { $request } ne convient pas. Outre do, elle peut avoir : { $fields }

# Ce qui ne va pas dans la commande
agent-which = nommez un jeu, voir `covetown games` ; ou commencez avec --mcp
agent-mcp-alone = avec --mcp, rien d’autre ne se dit ici : c’est le client qui choisit le jeu, les places et les options
agent-packages = --mcp a besoin d’un paquet de plus : pip install 'covetown[agent]' ({ $module } manque)

# La même chose comme outils du Model Context Protocol
agent-instructions = Jouez à des jeux de société contre des robots. Appelez games pour voir ce qu’il y a, new_game pour commencer, puis answer avec le numéro d’une option jusqu’à ce que vienne le résultat. rules dit ce qui est permis. Seul ce que votre place peut savoir est dit. Les jeux : { $games }
agent-no-game = Aucune partie n’a commencé. Appelez d’abord new_game.
agent-playing = Une partie est en cours. Terminez-la, ou appelez d’abord quit pour la quitter.
agent-tool-games = Les jeux : la clé, le titre, de quoi il s’agit, à combien on y joue, et les options de la table.
agent-tool-new-game = Commencer une partie. game est la clé du jeu. seats dit qui joue : you pour vous (plusieurs fois si vous tenez plusieurs places), et des robots selon leur force : random, novice, apprentice, master, grandmaster, adaptive, ou un style du jeu. options sont les options de la table. seed rend le hasard répétable. language est en ou fr. think est le nombre de secondes de réflexion d’un robot qui cherche. Avec free_undo, vous pouvez tout reprendre. Renvoie de quoi il s’agit et la première question.
agent-tool-look = La question présente encore une fois, avec la table et l’explication de tout ce qui s’y trouve ; ou le résultat.
agent-tool-answer = Répondre à la question présente : option est le numéro d’une de ses options. Avec question, le numéro de la question, la réponse ne vaut que pour cette question. Renvoie la question suivante ou le résultat. Une mauvaise réponse est refusée et ne change rien.
agent-tool-rules = Les règles d’un jeu : words y cherche des mots, rule est le numéro d’une règle, page une page du livret ; sans rien de cela, les pages sont énumérées. game est la clé d’un jeu ; sans elle, c’est le jeu auquel on joue.
agent-tool-log = Tout ce qui s’est passé dans cette partie, tel que votre place peut le savoir.
agent-tool-undo = Reprendre votre dernier choix, là où c’est permis. Renvoie la question posée avant lui.
agent-tool-quit = Quitter la table avant la fin.
agent-book = Le livret de { $game }
agent-ledger = Toutes les règles de { $game } avec leurs numéros, en anglais
