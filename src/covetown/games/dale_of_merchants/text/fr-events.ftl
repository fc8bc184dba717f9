# Ce qui s’est passé, pour le journal.

event-decks = Les paquets de cette partie sont choisis.
event-banned-deck = { $seat } bannit un paquet : { $deck ->
        [macaws] Aras
        [pandas] Pandas
        [raccoons] Ratons laveurs
        [squirrels] Écureuils
        [ocelots] Ocelots
        [chameleons] Caméléons
       *[other] { $deck }
    }.
    .you = Vous bannissez un paquet : { $deck ->
        [macaws] Aras
        [pandas] Pandas
        [raccoons] Ratons laveurs
        [squirrels] Écureuils
        [ocelots] Ocelots
        [chameleons] Caméléons
       *[other] { $deck }
    }.
event-picked-deck = { $seat } choisit un paquet : { $deck ->
        [macaws] Aras
        [pandas] Pandas
        [raccoons] Ratons laveurs
        [squirrels] Écureuils
        [ocelots] Ocelots
        [chameleons] Caméléons
       *[other] { $deck }
    }.
    .you = Vous choisissez un paquet : { $deck ->
        [macaws] Aras
        [pandas] Pandas
        [raccoons] Ratons laveurs
        [squirrels] Écureuils
        [ocelots] Ocelots
        [chameleons] Caméléons
       *[other] { $deck }
    }.
event-turn = Manche { $round } : à { $seat } de jouer.
    .you = Manche { $round } : à vous de jouer.
event-played = { $seat } joue { $card }.
    .you = Vous jouez { $card }.
event-resolved = { $seat } met { $card } dans sa défausse.
    .you = Vous mettez { $card } dans votre défausse.
event-copied = Chez { $seat }, { $card } copie désormais { $copied }.
    .you = Votre carte { $card } copie désormais { $copied }.
event-copy-ended = Chez { $seat }, { $card } ne copie plus rien.
    .you = Votre carte { $card } ne copie plus rien.
event-showed = { $seat } montre { $card }.
    .you = Vous montrez { $card }.
event-discarded = { $seat } défausse { $card }.
    .you = Vous défaussez { $card }.
event-threw = { $seat } jette { $card }.
    .you = Vous jetez { $card }.
event-paid = { $seat } paie avec { $card }.
    .you = Vous payez avec { $card }.
event-bought = { $seat } achète { $card }.
    .you = Vous achetez { $card }.
event-took =
    { $theirs ->
        [1] { $seat } prend { $card } à { $other }.
       *[0] { $seat } prend { $card }.
    }
    .you =
        { $theirs ->
            [1] Vous prenez { $card } à { $other }.
           *[0] Vous prenez { $card }.
        }
    .you-other = { $seat } vous prend { $card }.
event-drew =
    { $hidden ->
        [1] { $seat } pioche une carte.
       *[0] { $seat } pioche { $card }.
    }
    .you =
        { $hidden ->
            [1] Vous piochez une carte.
           *[0] Vous piochez { $card }.
        }
event-drew-offer =
    { $hidden ->
        [1] { $seat } tire une carte de la pioche du marché.
       *[0] { $seat } tire { $card } de la pioche du marché.
    }
    .you =
        { $hidden ->
            [1] Vous tirez une carte de la pioche du marché.
           *[0] Vous tirez { $card } de la pioche du marché.
        }
event-looked =
    { $hidden ->
        [1] { $seat } regarde une carte
       *[0] { $seat } regarde { $card }
    }{ $theirs ->
        [1] {" "}de la pioche, chez { $other }
       *[0] {""}
    }.
    .you =
        { $hidden ->
            [1] Vous regardez une carte
           *[0] Vous regardez { $card }
        }{ $theirs ->
            [1] {" "}de la pioche, chez { $other }
           *[0] {""}
        }.
    .you-other =
        { $hidden ->
            [1] { $seat } regarde une carte de votre pioche.
           *[0] { $seat } regarde { $card } de votre pioche.
        }
event-kept =
    { $hidden ->
        [1] { $seat } garde une carte.
       *[0] { $seat } garde { $card }.
    }
    .you =
        { $hidden ->
            [1] Vous gardez une carte.
           *[0] Vous gardez { $card }.
        }
event-put-back =
    { $hidden ->
        [1] { $seat } repose une carte sur la pioche.
       *[0] { $seat } repose { $card } sur la pioche.
    }
    .you =
        { $hidden ->
            [1] Vous reposez une carte sur la pioche.
           *[0] Vous reposez { $card } sur la pioche.
        }
event-planted =
    { $hidden ->
        [1] { $seat } pose une carte chez { $other }, sur la pioche.
       *[0] { $seat } pose { $card } chez { $other }, sur la pioche.
    }
    .you =
        { $hidden ->
            [1] Vous posez une carte chez { $other }, sur la pioche.
           *[0] Vous posez { $card } chez { $other }, sur la pioche.
        }
    .you-other =
        { $hidden ->
            [1] { $seat } pose une carte sur votre pioche.
           *[0] { $seat } pose { $card } sur votre pioche.
        }
event-exchanged =
    { $hidden ->
        [1] { $other } cède à { $seat } une carte de sa main.
       *[0] { $other } cède { $card } à { $seat }.
    }
    .you =
        { $hidden ->
            [1] { $other } vous cède une carte de sa main.
           *[0] { $other } vous cède { $card }.
        }
    .you-other =
        { $hidden ->
            [1] Vous cédez à { $seat } une carte de votre main.
           *[0] Vous cédez { $card } à { $seat }.
        }
event-mixed =
    { $hidden ->
        [1] { $seat } reçoit une carte des mains mêlées.
       *[0] { $seat } reçoit { $card } des mains mêlées.
    }
    .you =
        { $hidden ->
            [1] Vous recevez une carte des mains mêlées.
           *[0] Vous recevez { $card } des mains mêlées.
        }
event-traded-top =
    { $hidden ->
        [1] { $seat } reçoit une carte sur sa pioche.
       *[0] { $seat } reçoit { $card } sur sa pioche.
    }
    .you =
        { $hidden ->
            [1] Vous recevez une carte sur votre pioche.
           *[0] Vous recevez { $card } sur votre pioche.
        }
event-reshuffled = { $seat } mélange sa défausse, qui devient sa pioche.
    .you = Vous mélangez votre défausse, qui devient votre pioche.
event-reshuffled-market = La défausse du marché est mélangée et devient la nouvelle pioche du marché.
event-swapped-piles = { $seat } échange sa pioche et sa défausse.
    .you = Vous échangez votre pioche et votre défausse.
event-took-junk = { $seat } prend une Camelote.
    .you = Vous prenez une Camelote.
event-went-home = Retour chez Mono : { $card }.
event-slid = Vers la droite : { $card }.
event-laid-out = Nouveau au marché : { $card }.
event-placed = { $seat } place { $card } dans l’étal.
    .you = Vous placez { $card } dans l’étal.
event-built = { $seat } construit la pile { $stack } : { $cards }.
    .you = Vous construisez la pile { $stack } : { $cards }.
event-asked-help = { $seat } demande à { $other } de compléter { $cards }.
    .you = Vous demandez à { $other } de compléter { $cards }.
    .you-other = { $seat } vous demande de compléter { $cards }.
event-declined-help = { $seat } ne peut pas aider { $other } pour l’instant.
    .you = Vous ne pouvez pas aider { $other } pour l’instant.
    .you-other = { $seat } ne peut pas vous aider pour l’instant.
event-swapped-in = { $seat } laisse { $card } en échange.
    .you = Vous laissez { $card } en échange.
event-turned-up = { $seat } retourne { $card }.
    .you = Vous retournez { $card }.
event-flashy = Chez { $seat }, chaque carte compte pour { $count } de plus ce tour-ci.
    .you = Chacune de vos cartes compte pour { $count } de plus ce tour-ci.
event-rolled =
    { $purpose ->
        [gamble] Pari : { $seat } obtient { $roll } au dé.
        [bold_member] Membre hardi : { $seat } obtient { $roll } au dé.
       *[bold_haggler] Marchandeur hardi : { $seat } obtient { $roll } au dé.
    }
    .you =
        { $purpose ->
            [gamble] Pari : vous obtenez { $roll } au dé.
            [bold_member] Membre hardi : vous obtenez { $roll } au dé.
           *[bold_haggler] Marchandeur hardi : vous obtenez { $roll } au dé.
        }
event-blindfolded = { $seat } cache une carte ; à { $other } d’en deviner la valeur.
    .you = Vous cachez une carte ; à { $other } d’en deviner la valeur.
    .you-other = { $seat } cache une carte ; à vous d’en deviner la valeur.
event-guessed =
    { $right ->
        [1] { $other } annonce { $guess }, et c’est juste : { $card }.
       *[0] { $other } annonce { $guess }, mais la carte a une autre valeur : { $card }.
    }
    .you-other =
        { $right ->
            [1] Vous annoncez { $guess }, et c’est juste : { $card }.
           *[0] Vous annoncez { $guess }, mais la carte a une autre valeur : { $card }.
        }
event-set-value = { $seat } fixe la valeur à { $value } pour ce tour : { $card }.
    .you = Vous fixez la valeur à { $value } pour ce tour : { $card }.
event-row =
    { $count ->
        [0] Chez { $seat }, la rangée est vide.
       *[other] { $seat } retourne sa rangée : { $cards }.
    }
    .you =
        { $count ->
            [0] Votre rangée est vide.
           *[other] Vous retournez votre rangée : { $cards }.
        }
event-turned-over = { $seat } retourne sa pioche sur sa défausse.
    .you = Vous retournez votre pioche sur votre défausse.
event-ended =
    { $ending ->
        [won] { $winner } termine la dernière pile et l’emporte !
        [limit] La dernière manche est finie ; { $winner } a le plus de piles.
       *[drawn] La dernière manche est finie ; la tête est partagée.
    }
    .you-winner =
        { $ending ->
            [won] Vous terminez la dernière pile et l’emportez !
            [limit] La dernière manche est finie ; vous avez le plus de piles.
           *[drawn] La dernière manche est finie ; la tête est partagée.
        }

ending-stall = Un étal est terminé.
ending-team-stall = Une équipe a terminé son étal.
ending-limit = La dernière manche est jouée ; le plus grand nombre de piles l’emporte.
ending-drawn = La dernière manche est jouée, et la tête est partagée.
ending-solo-won = Vous avez terminé votre étal avant Mono.
ending-solo-lost = Mono a terminé son étal en premier.
ending-solo-limit = La dernière manche est jouée.

extra-seat = Mono
