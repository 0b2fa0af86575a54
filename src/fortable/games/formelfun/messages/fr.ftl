# Formel Fun en français. Identifiants et variables sont les mêmes dans chaque langue.

tagline = Joue tes cartes, faufile-toi dans le peloton et ne ferme jamais la marche.
credit = Formel Fun est un jeu de Terry Goodchild, édité par Franjos en 1999.

# Refus : ce qu’on a tenté, et ce qui aurait été permis
FF-04-no-such-card = La carte « { $tried } » n’existe pas. Tu as en main : { $hand }.
FF-06-no-turbo =
    { $tried ->
        [Turbo] Tu n’as qu’un seul Turbo : il se joue seul ou avec une autre carte. Tu as en main : { $hand }.
       *[other] Tu n’as pas de Turbo à ajouter au { $tried }. Tu as en main : { $hand }.
    }
FF-10-not-in-hand = La carte { $tried } n’est pas dans ta main. Tu as en main : { $hand }.
FF-11-hand-too-small = Pas de Turbo avec le { $tried } : il te resterait moins de { $fewest } cartes. Joue une seule carte.

# Ce qui se passe
event-row-lined-up = Sur le { $space }, de l’intérieur vers l’extérieur : { $cars }.
event-hands-dealt = Chaque équipe reçoit cinq cartes.
event-card-played =
    { $movement ->
        [one] { SEAT($seat) } joue { $card } pour { $car } : une seule case.
       *[other] { SEAT($seat) } joue { $card } pour { $car } : { $movement } cases.
    }
event-card-boosted = { SEAT($seat) } joue { $card } et un Turbo pour { $car } : { $movement } cases !
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } pioche.
       *[other] { SEAT($seat) } pioche { $card }.
    }
event-pile-reshuffled = La pioche est vide : on mélange la défausse, qui la remplace.
event-car-moved =
    { $fell ->
        [0] { $car } s’arrête sur le { $space }, couloir { $lane }.
        [one] Plus de place pour { $car } : recul d’une case, sur le { $space }, couloir { $lane }.
       *[other] Plus de place pour { $car } : recul de { $fell } cases, sur le { $space }, couloir { $lane }.
    }
event-turn-began = Nouveau tour : { $leader } est en tête, { $last } ferme la marche.
event-race-ended = La course { $race } est finie. Ordre d’arrivée : { $cars }.
event-car-eliminated =
    { $points ->
        [one] { $car } arrive en dernier et sort du jeu : 1 point pour { SEAT($seat) }.
       *[other] { $car } arrive en dernier et sort du jeu : { $points } points pour { SEAT($seat) }.
    }
event-team-out = { SEAT($seat) } n’a plus de voiture et défausse { $cards }.
event-race-began = La course { $race } part en file : { $cars }.
event-final-won = { $car } gagne la finale pour { SEAT($seat) } : { $points } points ! Le titre aux points va à { SEAT($to) }.

# Un tour entier en une phrase
turn-card-drawn = { "" }
turn-turn-began = { "" }
turn-race-began = { "" }
turn-card-played-car-moved =
    { $fell ->
        [0] { SEAT($seat) } joue { $card } : { $car } s’arrête sur le { $space }, couloir { $lane }.
       *[other] { SEAT($seat) } joue { $card } : plus de place pour { $car }, qui recule sur le { $space }, couloir { $lane }.
    }
turn-card-boosted-car-moved =
    { $fell ->
        [0] { SEAT($seat) } joue { $card } et un Turbo : { $car } s’arrête sur le { $space }, couloir { $lane }.
       *[other] { SEAT($seat) } joue { $card } et un Turbo : plus de place pour { $car }, qui recule sur le { $space }, couloir { $lane }.
    }

# Ce que tu peux faire
action-play = Joue { $card }
action-boost = Joue { $card } et un Turbo

# Ce qu’on attend de toi
phase-play = Joue une carte pour ta voiture.
phase-over = La finale est courue.

# Ce que la table peut choisir
preset-first = Première course
preset-first-about = Trois équipes. Les robots débutent.
preset-final = Tout pour la finale
preset-final-about = Seul le vainqueur de la finale prend le titre.
preset-field = Grand peloton
preset-field-about = Six équipes de deux voitures ; la grille est tirée au sort.
option-cars_at_five = Voitures par équipe, à cinq équipes
option-cars_at_five-3 = Trois : toute la soirée
option-cars_at_five-2 = Deux : moitié moins long
option-grid = Le premier départ
option-grid-mirrored = En miroir : chaque rangée dans l’ordre inverse
option-grid-random = Chaque rangée au sort
option-title = Le titre va
option-title-points = à l’équipe qui a le plus de points
option-title-final = à qui gagne la finale

# Les points, et pourquoi la partie s’est arrêtée
score-FF-20 = { $items } dans l’ordre des sorties
score-FF-21 =
    { $items ->
        [points] titre aux points : le plus de points de toutes les équipes
       *[final] titre de la finale : victoire dans la dernière course
    }
ended-FF-19 = La finale est courue. Chaque voiture a rapporté des points à son équipe, et plus elle est sortie tard, plus elle en a rapporté.

# Ce qui a décidé
decided-final = { $winner } gagne la finale pour { SEAT($seat) }. Le plus de points : { SEAT($champion) }.
decided-final-car =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce à { $car }, qui gagne la finale.
decided-other-final =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, même si { $winner } gagne la finale pour { SEAT($finalist) }.
decided-tie = { SEAT($seat) } et { SEAT($other) } ont { $points } points chacun, mais { $car } va plus loin que les voitures de { SEAT($other) }.
tie-break = autant de points ; la meilleure voiture va plus loin

# Sur le plateau
board-race = Course { $race } sur { $races }
board-final = La finale
board-danger =
    { $gap ->
        [0] En danger : { $car } ({ SEAT($seat) }), à hauteur de { $ahead } mais plus à l’extérieur
        [one] En danger : { $car } ({ SEAT($seat) }), une case derrière { $ahead }
       *[other] En danger : { $car } ({ SEAT($seat) }), { $gap } cases derrière { $ahead }
    }
board-line-up = Les voitures se mettent en place.
board-hand = Ta main
board-for = { $car } sur { $space }
board-pile = Pioche { $pile }
board-discards =
    { $top ->
        [none] Défausse 0
       *[other] Défausse { $count }, dessus { $top }
    }
board-winner = Finale gagnée par { SEAT($seat) } avec { $car }
board-champion =
    { $points ->
        [one] Titre aux points : { SEAT($seat) } avec 1 point
       *[other] Titre aux points : { SEAT($seat) } avec { $points } points
    }
board-out = Sorties, dans l’ordre : { $cars }

# Dans le navigateur
web-track = La piste avec { $count } voitures, dans le sens inverse des aiguilles d’une montre. { $leader } est en tête, { $last } ferme la marche.
web-order = Ordre de course
web-order-line = de { SEAT($seat) }, sur le { $space }, couloir { $lane }.
web-is-due = C’est son tour.
web-is-last = Dernière, en danger.
web-own-cars = Tes voitures
web-car-on = sur le { $space }
web-car-rank = place { $rank } sur { $of }
web-car-out = éliminée
web-choose = C’est à { $car }, sur le { $space }. Choisis une carte.
web-next = Ta prochaine voiture : { $car }, sur le { $space }.
web-wait = Aucune de tes voitures n’avance plus dans ce tour.
web-out = Tu n’es plus dans la course. Les autres continuent.
web-prospect =
    { $fell ->
        [0] Sur le { $space }, couloir { $lane } : place { $rank } sur { $of } pour l’instant.
       *[other] Plus de place : recul sur le { $space }, couloir { $lane }. Place { $rank } sur { $of } pour l’instant.
    }
web-card =
    { $red ->
        [yes] Carte { $card } : le chiffre rouge convient, { $movement } cases
       *[no] Carte { $card } : { $movement } cases
    }
web-drive = Avancer de { $movement }
web-drive-turbo = + Turbo : { $movement }
web-keys = Cartes : flèches pour parcourir, Entrée pour choisir puis avancer, T pour ajouter un Turbo, Échap pour reprendre
web-take-back = Reprendre la carte
web-team = Équipe
web-cars = Voitures
web-cards = Cartes
web-turbos = Turbos
web-points = Points
web-scored = +{ $points }
web-ladder = Ce que rapporte chaque voiture, la première sortie à gauche

# Le tutoriel
picture-1 = Une carte fait avancer une voiture de son chiffre bleu.
picture-2 = Le chiffre rouge ne compte que sur une case de ce chiffre. Là, il est obligatoire.
picture-3 = On prend le couloir libre le plus à l’intérieur. Quatre voitures par case ; la cinquième recule.
picture-4 = Après chaque course, la dernière voiture est éliminée. Gagner la finale rapporte le plus.
tutorial-1 = Chaque équipe fait rouler ses voitures dans le sens inverse des aiguilles d’une montre, trois fois de 1 à 10. Après chaque course, la dernière est éliminée : elle porte le panneau jaune. L’anneau montre à qui c’est : ta A1.
tutorial-2 = Une carte fait avancer une voiture de son chiffre bleu. Choisis le 8 : la piste montre où A1 s’arrêterait. Touche-le encore une fois, ou « Avancer », pour partir.
tutorial-3 = Un chiffre rouge ne compte que sur une case de ce même chiffre, et alors il est obligatoire. A1 est sur un 7 : la carte 7/3 avance maintenant de 7, pas de 3. Joue-la !
tutorial-4 = Une voiture prend le couloir libre le plus à l’intérieur. Une case en accueille quatre, la cinquième recule. Choisis le 6 pour le voir, puis joue le 8 et traverse.
tutorial-5 = B1 a passé la ligne : la course finit avec ce tour, et A2 est dernière. Sauve-la : choisis le 6, puis le Turbo à côté. Il ajoute 5, mais ta main garde une carte de moins pour toujours.
tutorial-6 = C1 est arrivée dernière et sort. Chaque voiture qui sort rapporte des points, plus tard elle sort, plus elle en rapporte, et surtout si elle gagne la finale. Les autres repartent en file. Le plus de points gagne le titre : bonne course !

# Ce qui est dit d’une position impossible
word-wants-FF-01 = Trois à six équipes courent, et chaque voiture existe une fois.
word-wants-FF-02 = Le circuit est une boucle de 30 cases.
word-wants-FF-04 = Aucune carte n’existe plus souvent que dans le paquet.
word-wants-FF-07 = Une équipe en course a cinq cartes, moins ses seconds Turbos, dans l’ordre du paquet ; une équipe éliminée n’en a pas.
word-wants-FF-08 = Les voitures de chaque équipe sont en piste ou éliminées ; au premier départ, rangée derrière rangée.
word-wants-FF-09 = La voiture de tête joue d’abord, puis dans l’ordre des cases, l’intérieure avant l’extérieure.
word-wants-FF-10 = On joue une carte, on en pioche une et la voiture avance ; avant, rien n’est défaussé.
word-wants-FF-11 = Après trois Turbos en seconde carte, on n’en joue plus.
word-wants-FF-12 = La défausse a une carte du dessus qui s’y trouve, et une pioche vide est remélangée.
word-wants-FF-13 = Une case a quatre couloirs avec une voiture chacun.
word-wants-FF-19 = Deux voitures ou plus courent ; une seule a gagné la finale.

kind-short = deux voitures chacun

# Ce qu’on dit d’une décision après coup, et où un conseil invite à regarder
reason-out =
    La course finit avec ce tour, et { $car } est dernière, donc éliminée. Avec { $card }{ $boost ->
        [true] {" "}et un Turbo
       *[false] {""}
    }, elle s’arrête devant { $ahead }.
reason-last =
    Ainsi, { $car } est dernière. Avec { $card }{ $boost ->
        [true] {" "}et un Turbo
       *[false] {""}
    }, elle s’arrête devant { $ahead }.
reason-red =
    Sur le { $space }, c’est le chiffre rouge de { $card } qui compte : { $boost ->
        [true] avec un Turbo en plus
       *[false] ainsi
    }, { $car } avance de { $spaces } cases au lieu de { $fewer }.
reason-passes =
    Avec { $card }{ $boost ->
        [true] {" "}et un Turbo
       *[false] {""}
    }, { $car } dépasse { $cars }.
reason-farther =
    { $card }{ $boost ->
        [true] {" "}et un Turbo font
       *[false] {" "}fait
    } avancer { $car } de { $spaces } cases, contre { $fewer } ainsi.
reason-fell =
    Il n’y a plus de place sur le { $space }, et avec { $card }, { $car } recule { $fell ->
        [one] d’une case
       *[other] de { $fell } cases
    }. { $other } mène tout aussi loin.
reason-turbo =
    Un Turbo avec { $card } donne { $spaces } cases une seule fois, et il ne reste plus que { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    } en main jusqu’à la fin.
reason-next = Sur le { $space }, { $card } fera avancer { $car } de { $spaces } cases au prochain tour. Sur le { $other }, aucune carte en main ne ferait plus de { $fewer }.
reason-next-kept = De toute façon, { $car } s’arrête sur le { $space } : là, { $card } la fera avancer de { $spaces } cases au prochain tour, si elle est encore en main. Aucune autre n’en fait plus de { $fewer }.
reason-other-car = { $car } est sur le { $space } : là, { $card } avance de { $space } cases, ici de { $fewer }.
reason-keep = Les deux cartes avancent ici de { $spaces }. Mieux vaut garder { $card } : ailleurs, elle peut faire jusqu’à { $most } cases, { $other } seulement { $least }.
reason-rarer = Les deux cartes avancent ici de { $spaces }. Mieux vaut garder { $card } : elle en fait autant sur { $often } des dix chiffres, { $other } seulement sur { $seldom }.
reason-needless = Avec { $other }, { $car } garde la même place dans la course. Une autre fois, { $card } peut faire { $most } cases, { $other } jamais plus de { $least }.
reason-dear = { $other } suffit : { $spaces } cases, et { $car } n’est pas dernière. { $card } peut faire { $most } cases le jour où il le faut, { $other } jamais plus de { $least }.
look-danger = La course finit avec ce tour : comment { $car } peut-elle quitter la dernière place ?
look-turbo = Compte jusqu’où { $car } doit aller. Une seule carte suffit-elle ?
look-red = { $car } est sur le { $space } : quel chiffre rouge y compte ?
look-ahead = Compte les cases de { $car } à { $cars }.
look-other-cars = Pense aussi à { $cars } : quelle carte vaut-il mieux garder pour là-bas ?
look-next = Pense un tour plus loin : sur quel chiffre { $car } serait-elle bien placée ?
look-saving = { $car } n’a pas besoin d’aller loin cette fois : de quelle carte peux-tu te passer ?
look-same = Ici, toutes tes cartes mènent { $car } aussi loin : laquelle servira le moins plus tard ?
look-count = Compte de combien chacune de tes cartes fait avancer { $car } depuis le { $space }.
