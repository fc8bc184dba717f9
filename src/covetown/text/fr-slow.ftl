# Parties lentes : des jours par tour, vacances, mes tours, depuis votre dernière visite, avis.

# Temps
shell-clock-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
shell-span-days = { $days } j { $hours } h
shell-span-hours = { $hours } h { $minutes } min
shell-span-minutes = { $minutes } min

# Mes tours
shell-turns = C’est à vous
shell-turns-n = { $n ->
    [one] { $n } table vous attend
   *[other] { $n } tables vous attendent
}
shell-turns-left = encore { $time }
shell-turns-open = sans pendule
shell-turns-go = Jouer
shell-turns-none = Aucune autre table ne vous attend.
shell-next-table = Table suivante qui vous attend (Maj+N)
shell-next-table-n = { $n ->
    [one] Table suivante : { $n } vous attend
   *[other] Table suivante : { $n } vous attendent
}

# Vacances
shell-vacation = Vacances
shell-vacation-help = Pendant vos vacances, vos pendules s’arrêtent aux tables où chaque tour dure des jours. Les autres voient jusqu’à quand.
shell-vacation-days = Jours
shell-vacation-begin = Partir en vacances
shell-vacation-until = Vous êtes en vacances jusqu’au { $when }.
shell-vacation-end = Me revoilà
shell-vacation-left = { $days ->
    [one] Il vous reste { $days } jour cette année,
   *[other] Il vous reste { $days } jours cette année,
} { $once ->
    [one] { $once } à la fois.
   *[other] { $once } au plus à la fois.
}
shell-on-vacation = en vacances jusqu’au { $when }
shell-refused-vacation = Vous êtes déjà en vacances.
shell-refused-vacation-days = { $days ->
    [0] Il ne vous reste aucun jour de vacances.
    [one] Vous pouvez prendre { $days } jour au plus.
   *[other] Vous pouvez prendre { $days } jours au plus.
}

# Depuis votre dernière visite
shell-since = Depuis votre dernière visite
shell-since-when = { $n ->
    [one] { $n } étape depuis le { $when }
   *[other] { $n } étapes depuis le { $when }
}
shell-since-play = Les revoir
shell-since-done = Suite du jeu
shell-since-then = La table telle qu’elle était : étape { $n } sur { $of }
shell-since-now = La table telle qu’elle est

# Lettres : ce qui part par notification et par courriel
letter-turn = C’est à vous de jouer à « { $table } » ({ $game }).
letter-over = La partie à « { $table } » ({ $game }) est finie.
letter-invitation = { $name } vous invite à « { $table } » ({ $game }).
letter-mention = { $name } à « { $table } » : { $text }
letter-several = { $n } tables ont du nouveau pour vous
letter-leave = Ne plus recevoir de courriel de Covetown : { $link }
letter-confirm = Est-ce bien votre adresse ?
letter-confirm-text = Bonjour { $name },

    quelqu’un, vous sans doute, souhaite que Covetown écrive à cette adresse quand c’est son tour. Si c’est bien vous, suivez ce lien dans la semaine :

    { $link }

    Sinon, ne faites rien : vous n’entendrez plus parler de nous.
letter-password = Un nouveau mot de passe pour Covetown
letter-password-text = Bonjour { $name },

    ce lien permet de choisir un nouveau mot de passe. Il est valable une heure, et une seule fois :

    { $link }

    Si vous ne l’avez pas demandé, ne faites rien : votre mot de passe reste le même.

shell-refused-no-mail = Ce serveur ne peut pas envoyer de courriel pour le moment.
shell-refused-mail-address = Cela ne ressemble pas à une adresse de courriel.
shell-refused-stale-link = Ce lien n’est plus valable. Demandez-en un nouveau.
shell-refused-push-service = Le service de notification de ce navigateur n’est pas connu ici.
shell-refused-push-doors = { $most } de vos navigateurs reçoivent déjà des notifications ; désactivez-en un d’abord.

# Avis : les réglages, et la page où mènent les liens des courriels
shell-notices = Avis
shell-notices-help = Avoir des nouvelles de vos tables quand vous ne les regardez pas.
shell-notices-push-here = Sur cet appareil
shell-notices-push-n = { $n ->
    [0] Aucun de vos appareils ne reçoit encore d’avis.
    [one] { $n } de vos appareils reçoit des avis.
   *[other] { $n } de vos appareils reçoivent des avis.
}
shell-notices-push-not = Ce navigateur ne peut rien recevoir quand la page est fermée.
shell-notices-push-denied = Le navigateur n’autorise pas les avis de ce site. Ses réglages permettent de changer cela.
shell-notices-push-failed = Le service de notification de ce navigateur ne répond pas.
shell-notices-mail = Adresse de courriel
shell-notices-mail-keep = M’envoyer un lien
shell-notices-mail-none = Pas de courriel
shell-notices-mail-sent = Un lien est parti vers { $mail }. Suivez-le, et les courriels y arriveront.
shell-notices-mail-waits = { $mail } n’est pas encore confirmée : suivez le lien que nous y avons envoyé.
shell-notices-mail-good = Les courriels vont à { $mail }.
shell-notices-mail-off = Ce serveur n’envoie pas de courriel.
shell-notices-of = M’avertir quand
shell-notices-push = sur mes appareils
shell-notices-by-mail = par courriel
shell-notices-turn = c’est à moi de jouer
shell-notices-over = une partie est finie
shell-notices-invitation = on m’invite
shell-notices-mention = on écrit @mon-nom
shell-page-letters = Courriel
shell-letters-confirm = Votre adresse de courriel
shell-letters-confirm-text = Covetown peut-il écrire à cette adresse quand une table vous attend ?
shell-letters-confirm-go = Oui, c’est mon adresse
shell-letters-confirm-done = Merci. Les courriels y arriveront désormais ; les réglages disent lesquels.
shell-letters-leave = Plus de courriel
shell-letters-leave-text = Covetown doit-il cesser d’écrire à cette adresse ?
shell-letters-leave-go = Arrêter les courriels
shell-letters-leave-done = Plus rien n’arrivera à cette adresse.
shell-letters-password = Un nouveau mot de passe
shell-letters-password-text = Tous les navigateurs connectés seront déconnectés.
shell-letters-new-password = Nouveau mot de passe (10 caractères ou plus)
shell-letters-password-go = Choisir ce mot de passe
shell-letters-password-done = Le nouveau mot de passe est choisi. Connectez-vous avec lui.
shell-letters-forgotten = Mot de passe oublié ?
shell-letters-forgotten-host = Mot de passe oublié ? La personne qui tient ce serveur peut vous donner un lien pour en choisir un autre.
shell-letters-forgotten-text = Si votre compte a une adresse confirmée, nous y envoyons un lien pour choisir un nouveau mot de passe. Sinon, la personne qui tient ce serveur peut vous aider.
shell-letters-forgotten-go = Envoyer le lien
shell-letters-forgotten-done = Si ce compte existe et a une adresse, un lien est en route.

# Passer d’avance
shell-pass = Passer d’avance
shell-pass-help = Quand tout le monde est interrogé en secret, on passe pour vous après une courte pause qui ne révèle rien.
shell-pass-turn = Passer jusqu’à mon tour
shell-pass-end = Passer jusqu’à la fin
shell-pass-till-turn = On passe pour vous jusqu’à votre tour
shell-pass-till-end = On passe pour vous jusqu’à la fin
shell-pass-stop = Me redemander
shell-log-passed = On a passé pour { $name }, comme annoncé d’avance.
