# Forma en français. Identifiants et variables sont les mêmes dans chaque langue.

tagline = Choisis tes formes au coup d’œil, ferme les trous, jette des ponts – et gare à ce que tu laisses aux autres.
credit = H. J. Geesink, Ravensburger 1973.

# Refus : ce qu’on a tenté, et ce qui aurait été permis
FA-01-no-such-square = La case « { $tried } » n’existe pas : elles vont de { $first } à { $last }.
FA-02-no-such-form = La forme « { $tried } » n’existe pas. Il te reste : { $stock }.
FA-05-laid-out = Le plateau est déjà prêt. Maintenant, place aux formes.
FA-05-lay-out-first = D’abord on prépare le plateau : la tour, et autant des { $most } obstacles que tu veux. « scatter 12 » laisse faire le hasard, avec 12 obstacles.
FA-05-no-such-number = { $tried } obstacles, ce n’est pas possible : de zéro à { $most }, à ton gré.
FA-07-bad-layout =
    Cette mise en place ne va pas, alors rien n’en est gardé.{ $unknown ->
        [none] {""}
       *[other] {" "}Ce ne sont pas des cases : { $unknown }.
    }{ $twice ->
        [none] {""}
       *[other] {" "}Nommées deux fois : { $twice }.
    }{ $edge ->
        [none] {""}
       *[other] {" "}La tour ne peut pas être au bord : { $edge }.
    }{ $touching ->
        [none] {""}
       *[other] {" "}Trop près les uns des autres : { $touching }.
    }{ $surplus ->
        [none] {""}
       *[other] {" "}{ $surplus } obstacles, c’est trop : il y en a 25.
    }
FA-08-not-in-stock = Tu n’as plus de { $tried }. Il te reste : { $stock }.
FA-08-no-such-turn = « { $tried } » n’est pas une façon de tourner { $form }. Celles qui diffèrent : { $turns }.
FA-11-misfit =
    { $form } ne va pas en { $square } : { $over ->
        [0] la place n’est pas libre : { $taken }.
        [one] un de ses carrés dépasserait du bord.
       *[other] { $over } de ses carrés dépasseraient du bord.
    } Cherche une autre place, cela ne coûte rien.
FA-12-no-pass = Tu as une forme qui va quelque part, il faut donc en poser une. On ne passe jamais par choix, sauf après une première erreur.
FA-21-not-proven = Le nombre de ponts n’a pu être prouvé ici en { $steps } étapes, et la table ne devine jamais : dans une partie, on ne peut poser les formes ainsi. Essaie une position d’une vraie partie.

# Ce qui se passe
event-first-seat-drawn = Le sort décide : { SEAT($seat) } commence.
event-left-to-chance =
    { SEAT($seat) } laisse le hasard préparer le plateau, avec { $obstacles ->
        [0] zéro obstacle.
        [one] un obstacle.
       *[other] { $obstacles } obstacles.
    }
event-laid-out = La tour est en { $tower }. Obstacles : { $obstacles }. { SEAT($seat) } peut poser la première forme.
event-form-laid =
    { SEAT($seat) } pose { $form }{ $flipped ->
        [true] {" "}à l’envers
       *[false] {""}
    } en { $square }{ $turn ->
        [0] {""}
        [one] , un quart de tour.
       *[other] , { $turn } quarts de tour.
    }{ $turn ->
        [0] .
       *[other] {""}
    }
event-form-lost =
    { SEAT($seat) } voulait poser { $form } en { $square }, mais { $over ->
        [0] la place n’est pas libre : { $taken }.
        [one] un de ses carrés dépasse du bord.
       *[other] { $over } de ses carrés dépassent du bord.
    } La forme est hors jeu.
event-square-enclosed = { SEAT($seat) } encercle { $square }.
event-obstacle-enclosed = { SEAT($seat) } encercle l’obstacle en { $square }.
event-tower-enclosed = { SEAT($seat) } encercle la tour en { $square } !
event-second-try-waived = { SEAT($seat) } renonce au deuxième essai.
event-seat-passed = { SEAT($seat) } passe : plus aucune forme ne trouve sa place.
event-turn-came = C’est à { SEAT($seat) } de jouer.
event-match-ended =
    La partie est finie. { $rule ->
       *[FA-13] { ended-FA-13 }
    }

# Un tour entier en une phrase
turn-turn-came = { "" }
turn-square-enclosed = Encerclé : { $square }.
turn-obstacle-enclosed = Obstacle encerclé : { $square }.

# Ce que tu peux faire
action-lay-out = Mettre la tour en { $tower } ; obstacles : { $obstacles }
action-scatter =
    Laisser le hasard placer la tour et { $obstacles ->
        [0] zéro obstacle
        [one] un obstacle
       *[other] { $obstacles } obstacles
    }
action-place =
    Poser { $form } en { $square }{ $flipped ->
        [true] , à l’envers
       *[false] {""}
    }{ $turn ->
        [0] {""}
        [one] , un quart de tour à droite
       *[other] , { $turn } quarts de tour à droite
    }
action-pass = Renoncer au deuxième essai

# Ce qu’on attend de toi
phase-layout = Prépare le plateau.
phase-place = Pose une forme.
phase-retry = Encore un essai, ou passe.
phase-over = La partie est finie.
example-layout = scatter 12 / layout K10 A1
example-place = F 1f C4
example-retry = F 1f C4 / pass

# Comment on l’écrit
help-layout =
    « scatter 12 » laisse le hasard placer la tour et 12 obstacles. « layout K10 A1 C3 » les place à la main : d’abord la case de la tour, puis celles des obstacles.
help-place =
    Un coup s’écrit en trois mots : la forme, comment elle est tournée, la case. « F 0 C4 » pose le F comme il est dessiné dans la règle (tape « règles »), le carré le plus à gauche de sa rangée du haut en C4. 1, 2 ou 3 le tourne d’autant de quarts vers la droite ; suivi d’un f, comme dans 1f, il est d’abord mis à l’envers, la gauche à droite. Les minuscules suffisent.
help-retry = { help-place } « pass » renonce au deuxième essai.

# Ce que la table peut choisir
preset-first = Première partie
preset-first-about = La table montre où tes formes tiennent. Le robot débute.
preset-box = Comme dans la boîte
preset-box-about = Au coup d’œil, et qui commence prépare le plateau.
preset-sharp = Pour l’œil exercé
preset-sharp-about = Au coup d’œil, et ce qui reste se soustrait.
option-placing = Pose
option-placing-by_eye = Au coup d’œil : ce qui ne va pas est perdu
option-placing-assisted = Avec aide : la table dit ce qui va
option-edition = Édition
option-edition-de = Allemande : les formes non posées ne comptent pas
option-edition-fr = Française : les formes non posées se soustraient
option-obstacle_contact = Obstacles et tour
option-obstacle_contact-corners = Ils ne se touchent pas, même par les coins
option-obstacle_contact-sides = Ils peuvent se toucher par les coins
option-layout = Le plateau
option-layout-by_hand = Qui commence le prépare
option-layout-by_chance = Le hasard le prépare

# Les points, et pourquoi la partie est finie
score-FA-14 = Formes
score-FA-15 = Cases encerclées
score-FA-16 = Obstacles encerclés
score-FA-18 = Tour
score-FA-19 = Ponts
score-FA-22 = Formes non posées
ended-FA-13 = Plus personne n’a de forme qui trouve sa place.

# Ce qui a décidé
decided-FA-14 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux plus grandes formes.
decided-FA-15 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux cases encerclées.
decided-FA-16 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux obstacles encerclés.
decided-FA-18 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce à la tour.
decided-FA-19 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce au pont.
decided-FA-22 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    } : il lui restait moins de formes.

# À côté du plateau
tally-forms = Formes
tally-squares = Cases
tally-obstacles = Obstacles
tally-tower = Tour
tally-bridges = Ponts
tally-lost = Déduction
tally-total = Total
tally-points = Points
lost-forms = Perdues
missing-north-south = + N–S
missing-east-west = + E–O

# Le plateau dans le navigateur
web-board = Plateau de 20 cases sur 20. Les flèches déplacent, R tourne la forme, F la retourne, Entrée la pose. Une lettre ou le nombre de cases choisit une forme.
web-free = libre
web-obstacle = obstacle
web-tower = tour
web-form-of = forme de { SEAT($seat) }
web-marker-of = jeton de { SEAT($seat) }
web-marked-of = obstacle avec un jeton de { SEAT($seat) }
web-my-forms = Tes formes
web-form = { $form }, { $size ->
        [one] une case
       *[other] { $size } cases
    }, il en reste { $count }
web-fits-nowhere = ne va nulle part
web-stocks = Les formes de chacun
web-forms-left =
    { $count ->
        [one] encore une forme
       *[other] encore { $count } formes
    }
web-lost = Hors jeu :
web-yours-lost =
    { $form } n’allait pas en { $square } : { $over ->
        [0] la place n’était pas libre : { $taken }.
        [one] un de ses carrés dépassait du bord.
       *[other] { $over } de ses carrés dépassaient du bord.
    } La forme est hors jeu.
web-hand = Dans ta main
web-choose = Choisis une forme ci-dessous.
web-turn = Tourner à droite (R)
web-flip = Retourner (F)
web-up = Vers le haut
web-down = Vers le bas
web-left = Vers la gauche
web-right = Vers la droite
web-place = Poser
web-place-on = Poser { $form } en { $square }
web-pass = Renoncer
web-layout = Mise en place du plateau
web-layout-how = Touche des cases : d’abord la tour, puis jusqu’à { $most } obstacles. Ils ne doivent pas se toucher, et la tour n’est pas au bord. Touche encore une fois pour enlever.
web-stones = Ce que tu places
web-tool-tower = Tour
web-tool-obstacle = Obstacles { $count }/{ $most }
web-lay-out = C’est bon comme ça
web-clear = Tout enlever
web-aim = Case visée
web-set = Poser sur { $square }
web-unset = Enlever de { $square }
web-near =
    { $count ->
        [one] Il manque une case pour un pont : par exemple { $squares }.
       *[other] Il manque { $count } cases pour un pont, parmi { $squares }.
    }
web-how-many =
    { $count ->
        [0] Aucun obstacle
        [one] Un obstacle
       *[other] { $count } obstacles
    }
web-suggest = Laisser faire le hasard
web-score = Points jusqu’ici
web-in-words = En mots
web-square = Case
web-row = Rangée { $row } : { $squares }.
web-held = En main : { $form }{ $flipped ->
        [1] , retournée
       *[0] {""}
    }, { $turn ->
        [0] pas tournée
        [one] tournée une fois
       *[other] tournée { $turn } fois
    }.
web-aims = { $form }{ $flipped ->
        [1] , retournée
       *[0] {""}
    }, { $turn ->
        [0] pas tournée
        [one] tournée une fois
       *[other] tournée { $turn } fois
    }, vise { $squares }{ $off ->
        [0] .
       *[other] {" "}; le reste est hors du plateau.
    }

picture-1 = Pose une forme à chaque tour, là où elle tient. Chaque carré vaut un point.
picture-2 = Une case fermée de tous côtés : 10 points pour qui la ferme.
picture-3 = La tour enfermée : 50 points.
picture-4 = Un pont de tes carrés, d’un bord à l’autre : 50 points.
tutorial-1 = Voici le plateau, avec la tour et quelques obstacles placés par le hasard. Chacun pose une forme par tour, où il veut. Choisis le L. Son point blanc va sur la case que tu vises : vise A1 et pose-le. Chacune de ses cases vaut un point.
tutorial-2 = La case D8 est fermée sur trois côtés. Pose le 3I en E8 pour fermer le dernier : D8 est enfermée, et cela te rapporte 10 points, quelles que soient les formes autour.
tutorial-3 = Les obstacles aussi rapportent 10, si ta couleur les enferme à elle seule. À K5 il manque trois côtés. Prends le U, tourne-le deux fois avec la flèche ronde ou la touche R, et pose-le en J4.
tutorial-4 = Au coup d’œil, personne ne te dit si une forme va, et on n’essaie pas. Ce U n’allait pas : il est hors jeu. Tu peux tenter une autre forme ou renoncer : appuie sur « Renoncer au deuxième essai ».
tutorial-5 = La tour rapporte 50 points à qui ferme son dernier côté. Seul M13 est ouvert : poses-y le 2I.
tutorial-6 = Un pont rapporte 50 points : tes cases, côte à côte, d’un bord au bord opposé. Il manque deux cases à la colonne C. Pose le 2I en C19.
tutorial-7 = Le pont est là. Quand plus personne n’a de forme qui aille, le plus grand nombre de points gagne. Si tu préfères voir où les formes vont, choisis « Avec aide » en ouvrant une table. Amuse-toi bien !

# Ce qui est dit d’une position impossible
word-wants-FA-01 = Le plateau a 20 rangées de 20 cases, avec seulement ce qui appartient au jeu.
word-wants-FA-02 = Chacun a les formes de la boîte : posées, perdues et en réserve.
word-wants-FA-04 = On joue à deux ou à quatre, et c’est le tour de l’un d’eux.
word-wants-FA-05 = D’abord la mise en place sur un plateau vide : une tour et jusqu’à 25 obstacles.
word-wants-FA-06 = La tour n’est pas au bord, et obstacles et tour ne se touchent pas.
word-wants-FA-08 = Une forme couvre ses propres cases libres, et rien d’autre n’est dessiné.
word-wants-FA-09 = Seul qui vient de perdre une forme en essaie une autre.
word-wants-FA-11 = Avec l’aide, aucune forme n’est perdue.
word-wants-FA-12 = Qui ne peut rien poser passe.
word-wants-FA-13 = La partie est finie quand personne ne peut poser, et seulement alors.
word-wants-FA-15 = Une case aux quatre côtés fermés a un marqueur, et aucune autre case libre.
word-wants-FA-16 = Un obstacle enfermé par une couleur a son marqueur, et aucun autre.
word-wants-FA-18 = La tour est à quelqu’un quand ses quatre côtés sont fermés, et seulement alors.

kind-fr = édition française

# Ce qu’on dit d’une décision après coup, et où un conseil invite à regarder
reason-misfit =
    { $form } ne va pas en { $square } : { $over ->
        [0] la place n’est pas libre : { $taken }.
        [one] un de ses carrés dépasse du bord.
       *[other] { $over } de ses carrés dépassent du bord.
    }
reason-passed = { $form } trouve encore sa place, en { $square } : un deuxième essai vaut la peine.
reason-tower = { $form } en { $square } encercle la tour : { $points } points d’un coup.
reason-bridge = { $form } en { $square } achève un pont : { $points } points d’un coup.
reason-closes =
    { $form } en { $square } encercle { $squares } : { $points } points, { $fewer ->
        [0] alors qu’ici rien n’est encerclé.
       *[other] contre { $fewer } ici.
    }
reason-leaves = Cela laisse { $points } points à { SEAT($seat) }, qui n’a plus qu’à encercler { $squares }.
reason-takes-away = { SEAT($seat) } peut encercler { $squares } juste après, pour { $points } points. { $form } en { $square } l’empêcherait.
reason-bridge-lost =
    Après cela, plus aucun pont n’est possible pour toi. Avec { $form } en { $square }, il ne manquerait que { $missing ->
        [one] une case.
       *[other] { $missing } cases.
    }
reason-nearer =
    Avec { $form } en { $square }, il manque { $missing ->
        [one] une seule case
       *[other] { $missing } cases
    } à ton prochain pont ; ainsi, il en manque { $more }.
reason-hinders =
    À { SEAT($seat) }, il manque { $missing ->
        [one] une seule case
       *[other] { $missing } cases
    } pour un pont, et { $form } en { $square } barrerait le passage.
reason-room =
    Après cela, { $form } ne trouve plus de place nulle part : { $value ->
        [one] un point de perdu.
       *[other] { $value } points de perdus.
    }
reason-larger =
    { $form } vaut { $value }, cette forme { $smaller }, et la place manque vite aux grandes : { $places ->
        [one] il reste une seule place
       *[other] il reste { $places } places
    } pour { $form }.
look-tower = Regarde la tour : quels côtés sont encore ouverts ?
look-bridge =
    Regarde ton pont : il n’y manque plus { $missing ->
        [one] qu’une case.
       *[other] que { $missing } cases.
    }
look-closing = Regarde { $region } : une seule forme peut y encercler { $points } points.
look-theirs = Regarde { $region } : qu’est-ce que { SEAT($seat) } pourrait y encercler juste après ?
look-their-bridge = Que manque-t-il à { SEAT($seat) } pour un pont ? Regarde { $region }.
look-region = Regarde { $region } : une de tes formes y est bien.
word-upper-left = en haut à gauche
word-upper-middle = en haut au milieu
word-upper-right = en haut à droite
word-centre-left = à gauche, à mi-hauteur
word-centre-middle = au milieu du plateau
word-centre-right = à droite, à mi-hauteur
word-lower-left = en bas à gauche
word-lower-middle = en bas au milieu
word-lower-right = en bas à droite
