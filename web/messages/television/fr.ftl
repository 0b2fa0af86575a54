# Un téléviseur au salon, et comment une table y arrive.

tv-title = Téléviseur
tv-connecting = Un instant…
tv-lost = La connexion est coupée. Nous réessayons tout seuls.
tv-letters = Quelle table montrer ?
tv-code = Les lettres de ce téléviseur
tv-step-table = Sur un téléphone ou un ordinateur, ouvre { $address } et ouvre une table.
tv-step-press = Là, appuie sur « Montrer sur un téléviseur ».
tv-step-type = Tape ces quatre lettres.
tv-all = Tous en même temps !
tv-join = Scanne avec un téléphone pour jouer
tv-look = En retard ? Scanne pour regarder
tv-only-here = Pour l’instant, seule cette machine peut ouvrir la table. Laisse entrer les autres : appuie sur le bouton avant la partie.
tv-own-code = Une autre table ? Tape
tv-starts = Qui est assis à la table commence, sur son propre téléphone.
tv-again = On recommence ? Appuie sur « Encore une ! » sur ton téléphone.
tv-open = 1. Sur le téléviseur, ouvre cette adresse dans le navigateur :
tv-by-name = ou
tv-type = 2. Tape les quatre lettres qui s’y affichent :
tv-show = Montrer cette table
tv-shown = Le téléviseur montre cette table.
tv-here = Cet appareil est branché au téléviseur ? Ouvre la grande vue ici.
tv-nobody = Pour l’instant, seule cette machine peut ouvrir la table. Laisse d’abord entrer les autres, avec le bouton sous « Inviter des amis ».
companion-whole = Montrer tout le plateau
companion-own = Laisser le plateau au téléviseur
