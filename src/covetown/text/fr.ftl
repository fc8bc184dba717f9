# La langue de ce fichier, telle qu’elle se nomme elle-même.
language-name = Français
