### The Peddler, in French. Card faces are reconstructions of our own.

merchant-peddler = Colporteur
    .text = Un adversaire qui ne choisit jamais : deux cartes côte à côte disent ce qu’il fait. Il vend chaque marchandise au premier Quai qui l’accepte. (Les faces de ses cartes sont des reconstitutions.)

card-peddler-pc01 = Recruter · ×1 intérieur gauche
    .text = Moitié gauche : Recruter, 1 h. Moitié droite : une fois, intérieur gauche, 1 h.
card-peddler-pc02 = Recruter · ×1 extérieur gauche
    .text = Moitié gauche : Recruter, 1 h. Moitié droite : une fois, extérieur gauche, 1 h.
card-peddler-pc03 = Recruter · ×1 intérieur droit
    .text = Moitié gauche : Recruter, 2 h. Moitié droite : une fois, intérieur droit, 1 h.
card-peddler-pc04 = Recruter · ×1 extérieur droit
    .text = Moitié gauche : Recruter, 1 h et 1 Corruption. Moitié droite : une fois, extérieur droit, 1 h.
card-peddler-pc05 = Petite rouge, petite verte · ×2 intérieur gauche
    .text = Moitié gauche : Se fournir (une petite marchandise rouge et une verte), 2 h. Moitié droite : deux fois, intérieur gauche, 2 h.
card-peddler-pc06 = Petite bleue, petite jaune · ×2 extérieur gauche
    .text = Moitié gauche : Se fournir (une petite marchandise bleue et une jaune), 2 h et 1 Corruption. Moitié droite : deux fois, extérieur gauche, 2 h.
card-peddler-pc07 = Petite rouge · ×2 intérieur droit
    .text = Moitié gauche : Se fournir (une petite marchandise rouge), 1 h. Moitié droite : deux fois, intérieur droit, 2 h.
card-peddler-pc08 = Petite verte · ×2 extérieur droit
    .text = Moitié gauche : Se fournir (une petite marchandise verte), 1 h. Moitié droite : deux fois, extérieur droit, 2 h.
card-peddler-pc09 = Grande rouge · ×1 intérieur gauche
    .text = Moitié gauche : Se fournir (une grande marchandise rouge), 2 h. Moitié droite : une fois, intérieur gauche, 1 h.
card-peddler-pc10 = Grande verte · ×1 extérieur gauche
    .text = Moitié gauche : Se fournir (une grande marchandise verte), 2 h. Moitié droite : une fois, extérieur gauche, 1 h.
card-peddler-pc11 = Grande bleue · ×1 intérieur droit
    .text = Moitié gauche : Se fournir (une grande marchandise bleue), 2 h. Moitié droite : une fois, intérieur droit, 1 h.
card-peddler-pc12 = Grande jaune · ×1 extérieur droit
    .text = Moitié gauche : Se fournir (une grande marchandise jaune), 2 h. Moitié droite : une fois, extérieur droit, 1 h.
card-peddler-pc13 = Mécénat rouge · ×2 intérieur gauche
    .text = Moitié gauche : 2 pièces d’or par Guerrier dans la Salle, 1 h. Moitié droite : deux fois, intérieur gauche, 1 h et 1 Corruption.
card-peddler-pc14 = Mécénat vert · ×2 extérieur gauche
    .text = Moitié gauche : 2 pièces d’or par Barde dans la Salle, 1 h. Moitié droite : deux fois, extérieur gauche, 1 h et 1 Corruption.
card-peddler-pc15 = Mécénat bleu · ×2 intérieur droit
    .text = Moitié gauche : 2 pièces d’or par Sorcier dans la Salle, 1 h. Moitié droite : deux fois, intérieur droit, 1 h et 1 Corruption.
card-peddler-pc16 = Mécénat jaune · ×2 extérieur droit
    .text = Moitié gauche : 2 pièces d’or par Noble dans la Salle, 1 h. Moitié droite : deux fois, extérieur droit, 1 h et 1 Corruption.
card-peddler-pc03h = Recruter · ×1 intérieur droit (difficile)
    .text = Moitié gauche : Recruter, 1 h. Moitié droite : une fois, intérieur droit, 1 h.
card-peddler-pc06h = Petite bleue, petite jaune · ×2 extérieur gauche (difficile)
    .text = Moitié gauche : Se fournir (une petite marchandise bleue et une jaune), 2 h. Moitié droite : deux fois, extérieur gauche, 2 h.
card-peddler-pc11h = Grande bleue, petite bleue · ×1 intérieur droit (difficile)
    .text = Moitié gauche : Se fournir (une grande et une petite marchandise bleue), 2 h. Moitié droite : une fois, intérieur droit, 1 h.
card-peddler-pc12h = Grande jaune, petite jaune · ×1 extérieur droit (difficile)
    .text = Moitié gauche : Se fournir (une grande et une petite marchandise jaune), 2 h. Moitié droite : une fois, extérieur droit, 1 h.

event-peddler-card = { $seat } révèle : { $card } ({ $slot ->
    [left] carte de gauche
   *[right] carte de droite
}).
event-peddler-turn = { $seat } : { $action ->
    [recruit] Recruter
    [procure] Se fournir
   *[sponsor] Mécénat
}, { $times ->
    [one] une fois
   *[other] deux fois
}, { $hours } h.
event-peddler-joined = Le Colporteur se joint à la partie avec les marchandises { $shop ->
    [Alchimiste] de l’Alchimiste
    [Artiste] de l’Artiste
    [Capitaine] de la Capitaine
   *[other] du { $shop }
}.
event-peddler-reshuffled = Les cartes Colporteur sont mélangées : nouvelle pioche de { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
event-peddler-cards-moved = Les cartes du Colporteur avancent ; défausse : { $card }.
event-peddler-result = { $won ->
    [yes] { $gold } or contre { $rival } : le Colporteur est battu.
   *[no] { $gold } or contre { $rival } : le Colporteur tient bon.
}
event-entered-pool = Un { $who } rejoint le vivier de clients du Colporteur.
event-left-pool = Un { $who } quitte le vivier de clients du Colporteur.

panel-peddler-left = Carte de gauche
panel-peddler-right = Carte de droite
panel-pool = Vivier de clients
panel-peddler-deck = Cartes Colporteur
