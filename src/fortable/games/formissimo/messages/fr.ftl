# Formissimo en français. Identifiants et variables sont les mêmes dans chaque langue.

tagline = Une seule différence, pas plus : attrape la prochaine carte avant les autres, ou cogite en solitaire.
credit = De Torsten Landsvogt, paru chez Schmidt Spiele en 2008.

# Refus : ce qu’on a tenté, et ce qui aurait été permis
FM-04-no-such-place = La place « { $tried } » n’existe pas : elles vont de { $first } à { $last }.
FM-05-face-down = Les cartes de départ sont encore cachées. Dis « ready » : quand tout le monde est prêt, elles se retournent et c’est parti.
FM-05-turned-up = Les cartes de départ sont déjà visibles : prends ce qui va, ou crie Stop !
FM-05-others-not-ready = Pour toi, c’est bon, mais les cartes de départ sont encore cachées : on les retourne quand tout le monde l’a dit. On attend : { SEAT($waiting) }.
FM-07-mismatch = La carte en { $tried } ne va pas avec la tienne. Ce qui change : { $features }. Une seule différence est permise.
FM-08-gone = Trop tard : { SEAT($by) } a déjà la carte de { $tried }. Ce n’est pas grave, attrapes-en une autre !
FM-08-yours = La carte de { $tried }, c’est toi qui l’as : elle est dans ta chaîne. Attrapes-en une autre !
FM-09-stopped = Cette manche est finie, on ne prend plus rien. Dis « ready » pour la manche { $round }.
FM-09-called = { SEAT($by) } a crié Stop, avec raison : à partir de là, plus personne ne prend de carte. Quand { SEAT($by) } aura sa carte de consolation, on vérifie les chaînes.
FM-09-too-late = Trop tard : c’était pour une manche précédente, et elle est finie. On joue maintenant la manche { $round } : regarde encore et choisis de nouveau.
FM-10-no-pick = Il n’y a pas de carte de consolation à choisir : elle va à qui crie Stop et a raison.
FM-10-not-yours = La carte de consolation, c’est { SEAT($by) } qui la choisit, pour son Stop juste. Ensuite vient la prochaine manche.
FM-10-pick-first = Ton Stop était juste ! Choisis maintenant ta carte de consolation, celle que tu veux.
FM-12-not-the-clock = Seule l’horloge peut dire que le temps est écoulé.
FM-16-gap = Il n’y a pas de carte en { $tried } : la pioche n’a pas suffi pour ce trou. Prends-en une qui est là.
FM-18-no-such-place = La place « { $tried } » n’existe pas : elles vont de { $first } à { $last }.
FM-18-taken = Tu as déjà pris la carte de { $tried }. Choisis-en une qui reste.
FM-18-mismatch = La carte en { $tried } ne va pas avec ta dernière. Ce qui change : { $features }, et une différence est le maximum. Tu peux continuer avec : { $matching }.
FM-18-no-stop =
    En solitaire, pas de Stop. { $instead ->
        [ready] Dis « ready » et la prochaine grille arrive.
        [finish] Plus aucune carte ne va : termine la grille.
       *[take] Prends une carte qui va.
    }
FM-18-no-pick =
    En solitaire, pas de carte de consolation. { $instead ->
        [ready] Dis « ready » et la prochaine grille arrive.
        [finish] Plus aucune carte ne va : termine la grille.
       *[take] Prends une carte qui va.
    }
FM-18-no-clock = Rien ne presse : en solitaire, il n’y a pas d’horloge.
FM-19-only-alone = Dans la course, ce qui est pris est pris. On revient en arrière quand on joue en solitaire.
FM-19-call-stop = Dans la course, on ne termine pas, on crie Stop.
FM-19-unfinished =
    Cette grille n’est pas finie. { $instead ->
        [ready] Dis « ready » et la prochaine grille arrive.
        [finish] Plus aucune carte ne va : termine la grille.
       *[take] Prends une carte qui va.
    }
FM-19-stuck = La carte en { $tried } ne va pas avec ta dernière, et aucune autre non plus : termine la grille, ou reviens d’un pas.
FM-19-finished = Cette grille est finie. Dis « ready » et la suivante arrive.
FM-19-earlier-layout = Trop tard : c’était pour une grille précédente. On en est à la grille { $round } : regarde encore et choisis de nouveau.
FM-19-nothing-taken = Il n’y a rien à remettre : tu n’as encore pris aucune carte.
FM-19-not-stuck = La grille n’est pas finie. Tu peux encore prendre : { $matching }.
FM-20-no-such-day = Il n’y a pas de grille pour « { $tried } » : il faut un jour du calendrier, écrit comme 2031-05-04.
FM-21-only-alone = Pas d’indices dans la course. Fie-toi à tes yeux !
FM-21-stuck = Aucun indice n’y peut rien : plus aucune carte ne va. Reviens d’un pas, ou termine la grille.
FM-21-nothing-to-solve = « { $tried } » n’est rien à résoudre : il faut le fichier d’une partie, une graine (64 chiffres hexadécimaux) ou une date comme 2031-05-04.

# Ce qui se passe
event-layout-laid = La grille { $round } est posée.
event-seat-ready = C’est bon pour { SEAT($seat) }.
event-start-cards-turned = Les cartes de départ se retournent. C’est parti !
event-card-taken = { SEAT($seat) } prend { $place }.
event-stop-called =
    { $verdict ->
        [right] { SEAT($seat) } crie Stop, avec raison : rien ne va.
       *[wrong] { SEAT($seat) } crie Stop, à tort : on pouvait prendre { $matching }.
    }
event-consolation-taken = { SEAT($seat) } reçoit la carte de { $place } en consolation.
event-clock-struck = Le temps est écoulé.
event-layout-emptied = La grille est vide : la manche est finie.
event-chain-checked =
    { $verdict ->
        [sound] { $points ->
            [0] { SEAT($seat) } n’a pris aucune carte.
            [one] La chaîne de { SEAT($seat) } tient : un point.
           *[other] La chaîne de { SEAT($seat) } tient : { $points } points.
        }
        [faulty] La chaîne de { SEAT($seat) } se rompt à la carte { $step } (ce qui change : { $features }). Aucun point.
       *[wrong-stop] { $points ->
            [-1] { SEAT($seat) } n’avait pris aucune carte : le Stop à tort coûte un point.
           *[other] La chaîne de { SEAT($seat) } part à la défausse.
        }
    }
event-round-began = Les chaînes sont mises de côté.
event-card-returned = { SEAT($seat) } remet la carte en { $place }.
event-hint-given =
    { $left ->
        [0] Conseil : prends { $place }. D’ici, tout peut partir !
        [one] Conseil : prends { $place }. D’ici, le meilleur chemin laisse une carte.
       *[other] Conseil : prends { $place }. D’ici, le meilleur chemin laisse { $left } cartes.
    }
event-layout-finished =
    Grille { $round } : { $left ->
        [0] tout est pris !
        [one] il reste une carte. { $least ->
            [0] On peut toutes les prendre.
           *[other] On ne peut pas faire mieux.
        }
       *[other] il reste { $left } cartes. { $least ->
            [0] On peut toutes les prendre.
            [one] Au mieux, il en reste une.
           *[other] Au mieux, il en reste { $least }.
        }
    }
event-match-ended =
    La partie est finie. { $rule ->
        [FM-16] { ended-FM-16 }
        [FM-17] { ended-FM-17 }
       *[FM-20] { ended-FM-20 }
    }

# Ce que tu peux faire
action-ready = C’est bon pour moi
action-take = Prends la carte en { $place }
action-stop = Stop ! Rien ne va
action-pick = Choisis la carte en { $place }
action-time-up = Le temps est écoulé
action-undo = Remets la dernière carte (compte comme exercice)
action-hint = Montre-moi une bonne carte (compte comme exercice)
action-finish = Plus aucune carte ne va : termine cette grille

# Ce qu’on attend de toi
phase-ready = Regarde bien la grille, et dis quand c’est bon pour toi.
phase-race = Prends ce qui va, ou crie Stop !
phase-pick = Tu avais raison ! Choisis une carte pour te consoler.
phase-puzzle = Prends une carte : une différence au plus.
phase-review = On passe à la grille suivante ?
phase-over = La partie est finie.

# Ce que la table peut choisir
preset-first = Première partie
preset-first-about = Une course contre un débutant.
preset-children = Avec des enfants
preset-children-about = Sans chronomètre, moins de caractéristiques, et la table refuse ce qui ne va pas.
preset-box = Comme dans la boîte
preset-box-about = Un Stop à tort sans carte ne coûte rien.
preset-alone = En solo
preset-alone-about = Le casse-tête : jusqu’où ira ta chaîne ?
option-refuse_mismatch = Une carte qui ne va pas
option-refuse_mismatch-false = On peut la prendre ; l’erreur se voit à la fin de la manche
option-refuse_mismatch-true = Elle est refusée tout de suite (pour les enfants)
option-idle_limit = Une manche s’arrête si personne n’agit pendant
option-pick_limit = Temps pour choisir la carte de consolation
option-untimed = Le chronomètre
option-untimed-false = Une manche s’arrête quand personne n’agit, et la carte de consolation est tirée au sort
option-untimed-true = Aucun : chacun a tout le temps qu’il lui faut
option-deck = Paquet
option-deck-full = Les cinq caractéristiques
option-deck-plain = Quatre caractéristiques, sans croix (pour les plus jeunes)
option-bare_stop = Un Stop à tort avant d’avoir pris une carte
option-bare_stop-costs = Il coûte un point
option-bare_stop-box = Il ne coûte rien, comme dans la boîte

# Les points, et pourquoi la partie s’est arrêtée
score-FM-10 = cartes de consolation (manche { $items })
score-FM-11 = chaîne perdue par un Stop à tort (manche { $items })
score-FM-13 = cartes des chaînes qui tiennent (manche { $items })
score-FM-14 = chaîne rompue (manche { $items })
score-FM-19 = cartes restées dans la grille { $items }
score-FM-21 = exercice : grille { $items }
score-FM-23 = Stop à tort sans carte (manche { $items })
ended-FM-16 = La pioche n’a pas suffi pour remplir la grille : c’était la dernière manche.
ended-FM-17 = La pioche n’a plus de carte de départ pour chacun.
ended-FM-20 = Les trois grilles sont faites.

# Ce qui a décidé
decided-FM-13 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux plus longues chaînes.
decided-FM-10 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce à un Stop bien placé.
decided-perfect = Parfait ! Les trois grilles sont vides, jusqu’à la dernière carte.
decided-best = Parfait ! Personne ne peut laisser moins de cartes.
decided-practised =
    Pour s’exercer, avec des annulations ou des indices : { $left ->
        [0] il ne reste aucune carte.
        [one] il reste une carte.
       *[other] il reste { $left } cartes.
    }
decided-alone =
    { $left ->
        [0] Il ne reste aucune carte.
        [one] Il reste une carte ; au mieux, il en reste { $least }.
       *[other] Il reste { $left } cartes ; au mieux, il en reste { $least }.
    }

# Le plateau dans un terminal
board-layout = Grille { $number }/3
board-left =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
board-any = Au choix !
board-chain =
    { $count ->
        [0] Encore rien
        [one] Une carte :
       *[other] { $count } cartes :
    }
board-round = Manche { $number } · pioche : { $pile }
board-result =
    Grille { $number } : { $left ->
        [0] tout est pris, jusqu’à la dernière carte !
       *[other] tu en as laissé { $left }{ $missed ->
            [0] , et personne ne peut faire mieux !
           *[other] , et { $least ->
                [0] toutes peuvent partir
               *[other] au mieux il en reste { $least }
            }. Les numéros montrent comment.
        }
    }
board-proof-all = Prouvé : il ne reste rien.
board-proof-cut = Prouvé : sans quelques-unes de ces cartes, le reste tombe en trop de morceaux pour tout visiter.
board-proof-search = Prouvé : tous les autres chemins ont été essayés.
board-proof-none = Non prouvé : la table n’a pas trouvé mieux avant de renoncer à chercher. Il y a peut-être mieux.
board-practice =
    Exercice : { $undone ->
        [one] { $undone } annulation
       *[other] { $undone } annulations
    }, { $hints ->
        [one] { $hints } indice
       *[other] { $hints } indices
    }.
value-circle = cercle
value-square = carré
value-red = rouge
value-blue = bleu
value-large = grand
value-small = petit
value-one = un
value-two = deux
value-plain = sans croix
value-crossed = barré

# La commande « solve »
command-solve = trouver les plus longues chaînes des grilles d’une partie, et prouver qu’il n’y en a pas de plus longue
solve-target = le fichier d’une partie, sa graine (64 chiffres hexadécimaux) ou une date pour la grille de ce jour
solve-level = la difficulté de la grille du jour
solve-deal =
    { $reached ->
        [0] Sur { $ways } essais rapides, aucun ne fait aussi bien. Pour jouer cette grille d’abord : --seed { $seed }
        [one] Sur { $ways } essais rapides, un seul fait aussi bien. Pour jouer cette grille d’abord : --seed { $seed }
       *[other] Sur { $ways } essais rapides, { $reached } font aussi bien. Pour jouer cette grille d’abord : --seed { $seed }
    }
solve-layout = Grille { $number } : { $taken } cartes sur { $total }, et aucune chaîne n’est plus longue
solve-all = Preuve : il ne reste aucune carte.
solve-cut =
    { $passes ->
        [0] Preuve : les cartes forment des morceaux séparés, et une chaîne n’en touche qu’un.
        [one] Preuve : enlève { $out }. Une chaîne passe au plus une fois par cette carte, elle touche donc au plus { $touched } des morceaux qui restent.
       *[other] Preuve : enlève { $out }. Une chaîne passe au plus { $passes } fois par ces { $passes } cartes, elle touche donc au plus { $touched } des morceaux qui restent.
    }
solve-pieces = Il y a { $count } morceaux, de { $pieces } cartes : il doit en rester au moins { $loss }.
solve-search = Preuve : aucun moyen d’en laisser moins de { $least } ne tient ({ $positions } positions examinées).
solve-none = Non prouvé : après { $positions } positions, on ne sait toujours pas s’il peut en rester moins de { $least }.

# Les mots du jeu
word-shape = la forme
word-colour = la couleur
word-size = la taille
word-number = le nombre
word-cross = la croix

# Le plateau dans le navigateur
web-card =
    { $number ->
        [two] deux { $size ->
            [small] petits
           *[large] grands
        } { $shape ->
            [circle] cercles
           *[square] carrés
        } { $colour ->
            [red] rouges
           *[blue] bleus
        }{ $cross ->
            [crossed] , barrés
           *[plain] { "" }
        }
       *[one] un { $size ->
            [small] petit
           *[large] grand
        } { $shape ->
            [circle] cercle
           *[square] carré
        } { $colour ->
            [red] rouge
           *[blue] bleu
        }{ $cross ->
            [crossed] , barré
           *[plain] { "" }
        }
    }
web-place-card = { $place } : { $card }
web-place-empty = { $place } : vide
web-face-down = une carte, face cachée
web-layout = La grille
web-keys-race = Les flèches déplacent, Entrée prend. Une lettre et un chiffre prennent aussitôt, par exemple B 4. S crie Stop.
web-keys-solo = Les flèches déplacent, Entrée prend. Une lettre et un chiffre prennent aussitôt, par exemple B 4. U annule, H donne un indice, F termine.
web-your-side = Ton côté de la table
web-your-card = Ta carte
web-match-this = Ta carte : { $card }.
web-your-chain =
    { $count ->
        [one] Ta chaîne : { $count } carte
       *[other] Ta chaîne : { $count } cartes
    }
web-chain =
    { $count ->
        [one] Chaîne de { SEAT($seat) } : { $count } carte
       *[other] Chaîne de { SEAT($seat) } : { $count } cartes
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-stop = Stop !
web-go = Partez !
web-is-ready = c’est bon
web-you-are-ready = C’est bon pour toi. Les autres regardent encore…
web-picks = { SEAT($seat) } a eu raison de crier Stop et choisit une carte.
web-check = Manche { $number } : on vérifie les chaînes
web-differ = Différences : { $features }
web-consolation = carte de consolation : un point
web-to-round = Place à la manche { $number }
web-to-table = Retour à la table
web-undo = Annuler
web-hint = Indice
web-finish = Rien ne va : terminer
web-practice = exercice
web-results = Résultats
web-you-left =
    { $left ->
        [one] carte te reste
       *[other] cartes te restent
    }
web-least =
    { $least ->
        [one] carte reste au mieux
       *[other] cartes restent au mieux
    }
web-best-was = (au mieux −{ $least })
web-next-layout = Grille suivante
web-which-chain = Quelle chaîne est montrée
web-best = Une chaîne optimale
web-own = Ta chaîne
web-step = Carte { $step } sur { $count }
picture-1 = Celles-ci vont ensemble : seule la couleur change.
picture-2 = Celles-ci non : couleur et forme changent.
picture-3 = Prends carte après carte. Chacune doit aller avec la précédente.
picture-4 = Plus rien ne va ? Crie Stop ! Mais si une carte allait, ta chaîne est perdue.
tutorial-1 = Une carte montre des cercles ou des carrés, rouges (pleins) ou bleus (rayés), grands ou petits, un ou deux, et certains sont barrés. Dans une course, chacun a une carte face cachée. Regarde la grille, puis dis que c’est bon pour toi.
tutorial-2 = Ta carte montre un grand cercle rouge. Tu peux prendre une carte qui en diffère par une seule chose au plus. Celle de B2 n’a qu’une autre couleur : prends-la !
tutorial-3 = B2 est maintenant sur ta chaîne, et c’est avec elle que la suivante doit aller. La carte en C3 est exactement pareille, et ça va aussi. Personne ne t’attend : prends-la !
tutorial-4 = Plus rien ne va : toutes les cartes de la grille ont au moins deux différences. Alors crie Stop ! Mais regarde bien : si une carte allait quand même, toute ta chaîne est perdue.
tutorial-5 = Tu avais raison, et plus personne ne peut rien prendre. Pour te consoler, choisis la carte que tu veux : elle vaut un point à elle seule.
tutorial-6 = Chaque chaîne est vérifiée carte par carte : un point par carte prise. Un seul pas avec deux différences, comme dans l’autre chaîne, et toute la chaîne ne vaut rien. Le plus de points gagne.
tutorial-7 = En solitaire, Formissimo est un casse-tête sans chronomètre : prends autant de cartes que possible, chacune allant avec la précédente. Ce qui reste compte contre toi, et ensuite tu vois la meilleure chaîne possible.

# Ce qui est dit d’une position impossible
word-wants-FM-01 = Chaque carte n’est qu’à un endroit.
word-wants-FM-04 = On joue de un à cinq ; une course a cinq rangées de six places, seul il y en a quatre de huit.
word-wants-FM-05 = Les cartes de départ sont distribuées, pas prises, et retournées quand la course commence.
word-wants-FM-06 = On ne prend que des cartes de la grille.
word-wants-FM-07 = À cette table, on ne peut pas prendre une carte qui ne va pas.
word-wants-FM-09 = Une personne crie Stop dans une manche, et la course est finie.
word-wants-FM-10 = Une carte de consolation de la grille va à qui a crié Stop quand vraiment rien n’allait.
word-wants-FM-11 = Un Stop n’est à tort que si une carte allait quand même.
word-wants-FM-14 = Les chaînes vérifiées sont celles qui sont là.
word-wants-FM-15 = Chaque manche passée a une chaîne vérifiée pour tous.
word-wants-FM-16 = Il ne reste des trous dans la grille que si la pioche est vide.
word-wants-FM-17 = Une partie est finie quand la pioche le dit, et seulement alors.
word-wants-FM-18 = Seul, la grille est pleine et chaque carte prise va avec la précédente ; dans une course, rien ne s’annule.
word-wants-FM-19 = Une grille finie a la chaîne prise et une chaîne possible au moins aussi longue.
word-wants-FM-20 = Il y a trois grilles, l’une après l’autre.
word-wants-FM-21 = Un indice est pour une personne seule et montre une carte qu’on peut prendre.

figure-left =
    { $count ->
        [0] tout enlevé
        [one] { $count } carte restante
       *[other] { $count } cartes restantes
    }
kind-plain = sans croix
day-level-easy = facile
day-level-medium = moyen
day-level-hard = difficile
day-over-best =
    { $count ->
        [0] le meilleur possible
        [one] une carte de plus que le minimum
       *[other] { $count } cartes de plus que le minimum
    }
remark-taken =
    { SEAT($seat) } : { $cards ->
        [one] une carte prise
       *[other] { $cards } cartes prises
    } en { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }.
remark-feature = { SEAT($seat) } : chaînes rompues par une différence ({ $features }) : { $count }.
remark-longest = { SEAT($seat) }, manche { $round } : une chaîne de { $cards } était là ; prises : { $taken }.
remark-best = Grille { $round } : au mieux il en reste { $least }, il en est resté { $left } ; le meilleur chemin n’a jamais été quitté.
remark-left-best = Grille { $round } : au mieux il en reste { $least }, il en est resté { $left } ; le meilleur chemin a été quitté à la carte { $step }, en { $place }.

# Ce qu’on dit d’une décision après coup, et où un conseil invite à regarder
reason-overlooked = La carte en { $place } convient.
reason-mismatch = La carte en { $place } diffère par { $features } : la chaîne est rompue.
reason-broken = Ta chaîne s’est rompue à la carte { $step } ({ $features }) : elle ne rapporte plus rien, quoi qu’il suive. Un Stop finit la manche avant que les autres en prennent davantage.
reason-farther = Après { $place }, { $cards } cartes peuvent encore suivre, après celle-ci { $fewer }.
reason-ways =
    Après { $place }, { $ways ->
        [one] une carte convient
       *[other] { $ways } cartes conviennent
    }, après celle-ci { $fewer }.
look-row = Regarde la rangée { $row } : quelque chose y convient.
look-lonely =
    Une des cartes qui conviennent sera bientôt isolée : { $count ->
        [0] aucune autre ne va avec elle.
        [one] une seule autre va avec elle.
       *[other] seules { $count } autres vont avec elle.
    }
look-broken = Reprends ta chaîne depuis le début : tient-elle ?
look-over = Regarde encore une fois toute la table : quelque chose convient-il ?
