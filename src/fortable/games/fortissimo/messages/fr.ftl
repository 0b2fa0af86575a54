# Fortissimo! en français. Identifiants et variables sont les mêmes dans chaque langue.

tagline = Dévoile les cartes, retiens leurs places et bâtis le plus fier des remparts.
credit = On ne sait pas qui a fait cette édition ; ses règles sont celles du jeu de château de Dominique Ehrhard (2013 et après).

# Refus : ce qu’on a tenté, et ce qui aurait été permis
FT-03-no-such-place = La place « { $tried } » n’existe pas : elles vont de { $first } à { $last }.
FT-03-empty-place = La place { $tried } est vide. Choisis-en une où il reste une carte.
FT-04-no-such-seat = Le siège { $tried } ne peut pas commencer : à cette table, les sièges vont de 0 à { $last }.
FT-05-face-down = La carte en { $tried } est cachée. Dévoile-la d’abord, ensuite tu pourras la prendre.
FT-05-nothing-turned =
    Il n’y a pas de carte à remettre. { $instead ->
        [take] Toutes les cartes sont dévoilées : prends-en une qui convient.
       *[turn] Dévoiles-en une d’abord.
    }
FT-06-decide-first = La carte en { $place } attend ta décision : prends-la ou remets-la. Une seule carte par tour !
FT-06-other-card = La carte en { $tried } doit attendre. Prends celle en { $place }, ou remets-la.
FT-07-too-low =
    Ton rempart finit par { $top }, et seule une carte plus forte peut suivre : le { $tried } est trop petit. { $instead ->
        [insert] Mais ton Magicien peut le glisser à sa place.
        [return] Il ne te reste qu’à le remettre.
        [take] Prends une carte plus forte : elles sont toutes dévoilées.
       *[turn] Prends une carte plus forte, ou dévoile une carte cachée.
    }
FT-10-already-up =
    La carte en { $tried } est déjà dévoilée. { $instead ->
        [take] Toutes les autres aussi : prends-en une qui convient.
       *[turn] Prends-la si elle convient, ou dévoile une carte cachée.
    }
FT-13-no-shots = Dans le jeu de base, aucun Canon ne tire : on dévoile une carte, et on la prend ou on la remet.
FT-13-no-magic = Dans le jeu de base, aucun Magicien ne glisse le { $tried } : une carte va au bout à droite et doit dépasser ton { $top }.
FT-18-fire-first = Ton Canon doit d’abord tirer : fais tomber une carte d’un rempart adverse.
FT-18-no-cannon = Il n’y a rien à tirer : un Canon ne tire qu’en arrivant dans ton rempart.
FT-18-own-rampart = Ton Canon ne tire pas sur ton propre rempart. Il peut toucher des cartes de : { SEAT($to) }.
FT-18-no-such-player = Personne n’est assis là. Ton Canon peut toucher des cartes de : { SEAT($to) }.
FT-18-not-there = Il n’y a pas de { $tried } dans ce rempart ({ SEAT($seat) }). Ton Canon peut y toucher : { $exposed }.
FT-19-protected = Le { $tried } est à l’abri dans ce rempart ({ SEAT($seat) }) : seules les cartes à droite de la dernière Tour sont en danger. Ton Canon peut y toucher : { $exposed }.
FT-19-all-protected = Dans ce rempart ({ SEAT($seat) }), rien n’est en danger : aucune carte n’est à droite de la dernière Tour. Ton Canon peut toucher des cartes de : { SEAT($to) }.
FT-21-no-magician = Tu n’as pas de Magicien pour glisser le { $tried }. Sans son pouvoir, une carte va au bout à droite et doit dépasser ton { $top }.
FT-21-not-needed = Le { $tried } dépasse ton { $top } : prends-le tout simplement, et garde le pouvoir du Magicien pour plus tard.

# Ce qui se passe
event-first-seat-drawn = Le sort a choisi : { SEAT($seat) } commence.
event-place-chosen = { SEAT($seat) } tend la main vers { $place }.
event-card-turned =
    { $number ->
        [none] { SEAT($seat) } a dévoilé { $place }. Te souviens-tu du nombre ?
       *[other] { SEAT($seat) } dévoile { $place } et trouve le { $number }.
    }
event-card-returned = { SEAT($seat) } remet la carte en { $place }.
event-card-left-up = { SEAT($seat) } laisse la carte en { $place } dévoilée. On pourra la prendre directement plus tard.
event-card-taken = { SEAT($seat) } prend le { $number } en { $place }.
event-card-inserted = { SEAT($seat) } prend le { $number } en { $place }, et le Magicien le glisse dans le rempart.
event-card-destroyed = { SEAT($by) } tire : le { $number } tombe chez { SEAT($seat) }.
event-shot-lost = { SEAT($seat) } n’a rien à toucher : le coup est perdu.
event-seat-passed = { SEAT($seat) } passe : aucune des cartes restantes ne convient.
event-turn-came = C’est à { SEAT($seat) } de jouer.
event-end-neared =
    La patience s’épuise : encore { $turns ->
        [one] un tour
       *[other] { $turns } tours
    } sans carte prise, et la partie est finie.
event-match-ended =
    La partie est finie. { $rule ->
        [FT-11] { ended-FT-11 }
        [FT-28] { ended-FT-28 }
       *[FT-12] { ended-FT-12 }
    }

# Un tour entier en une phrase
turn-turn-came = { "" }
turn-place-chosen = { "" }
turn-card-turned-card-returned = { SEAT($seat) } dévoile { $place } et remet la carte.
turn-card-turned-card-taken = { SEAT($seat) } dévoile { $place } et prend le { $number }.
turn-card-turned-card-inserted = { SEAT($seat) } dévoile { $place }, et le Magicien glisse le { $number } dans le rempart.

# Ce que tu peux faire
action-turn = Dévoile { $place }
action-return = Remets la carte
action-take = Prends la carte en { $place }
action-insert = Glisse la carte en { $place }
action-fire = Fais tomber le { $number } chez { SEAT($seat) }

# Ce qu’on attend de toi
phase-turn = Dévoile une carte de la grille.
phase-choose = Prends la carte, ou remets-la.
phase-aim = Ton Canon tire ! Choisis sa cible.
phase-over = La partie est finie.

# Ce que la table peut choisir
preset-first = Première partie
preset-first-about = Les règles de base contre un débutant.
preset-children = Avec des enfants
preset-children-about = Une carte déjà vue reste lisible, et on a plus de temps pour regarder.
preset-advanced = Tout le château
preset-advanced-about = Des points, des Canons et un Magicien.
option-rules = Règles
option-rules-basic = De base : le rempart le plus long gagne
option-rules-advanced = Avancées : des points, des Canons et un Magicien
option-last_cannon = Un Canon en dixième carte
option-last_cannon-fires = Il tire d’abord
option-last_cannon-silent = Il se tait
option-memory_aid = Aide-mémoire
option-memory_aid-false = Désactivé : une carte remise redevient secrète
option-memory_aid-true = Activé : une carte déjà vue reste lisible
option-first_seat = Qui commence
option-first_seat-none = Le sort décide
option-moment_ms = Temps de lecture d’une carte dévoilée
option-patience = Tours sans carte prise
option-patience-0 = sans fin
option-patience-about = La partie s’arrête quand, pour chaque carte restante, autant de tours ont passé sans que personne n’en prenne.

# Les points, et pourquoi la partie s’est arrêtée
score-FT-12 = Cartes du rempart
score-FT-14 = Cartes du rempart
score-FT-15 = Reine et Roi
score-FT-16 = Princes, Princesses et couples
score-FT-17 = Corbeaux
ended-FT-11 = Un rempart a ses dix cartes.
ended-FT-12 = Personne ne peut plus rien prendre dans la grille.
ended-FT-28 = Personne n’a pris de carte depuis si longtemps que la patience est à bout.

# Ce qui a décidé
decided-FT-12 =
    { SEAT($seat) } gagne avec { $margin ->
        [one] une carte de plus
       *[other] { $margin } cartes de plus
    } dans le rempart.
decided-FT-14 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce au plus long rempart.
decided-FT-15 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce { $royals ->
        [queen] à la Reine
        [king] au Roi
       *[both] à la Reine et au Roi
    }.
decided-FT-16 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux Princes et Princesses.
decided-FT-17 =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }, grâce aux Corbeaux.
decided-tie = { SEAT($seat) } et { SEAT($other) } sont à égalité, mais le rempart de { SEAT($seat) } finit plus haut, par le { $card }.
tie-break = à égalité, mais la dernière carte est plus forte

# Ce que montrent les cartes
figure-wall = Mur
figure-tower = Tour
figure-queen = Reine
figure-king = Roi
figure-prince = Prince
figure-princess = Princesse
figure-crow = Corbeau
figure-cannon = Canon
figure-magician = Magicien
# Le plateau dans le terminal
board-turns-left =
    { $turns ->
        [one] ! encore un tour
       *[other] ! encore { $turns } tours
    }

# Le plateau dans le navigateur
web-grid = La grille : { $left } cartes
web-stage = La carte du moment
web-card = { $number }, { $figure }
web-place-down = { $place }, cachée
web-place-up = { $place }, dévoilée : { $card }
web-place-known = { $place }, cachée, déjà vue : { $card }
web-place-empty = { $place }, vide
web-rampart = Rempart de { SEAT($seat) } : { $count } cartes sur { $full }
web-count = { $count } sur { $full }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-magic = Le Magicien peut encore glisser une carte
web-safe = { $card }, à l’abri derrière une Tour
web-take = Prendre le { $number }
web-insert = Glisser le { $number }
web-return = Remettre
web-cancel = Pas celle-ci
web-fits = Elle convient ! L’ajouter à ton rempart ?
web-too-low = Trop petite pour ton rempart : retiens-la !
web-remember = À retenir…
web-ends-in =
    { $turns ->
        [one] Prenez une carte ! Encore un tour sans en prendre, et la partie est finie.
       *[other] Prenez une carte ! Encore { $turns } tours sans en prendre, et la partie est finie.
    }
web-theirs-turn = { SEAT($seat) } cherche une carte…
web-theirs-choose = { SEAT($seat) } réfléchit : la prendre ou non ?
web-theirs-aim = { SEAT($seat) } pointe son Canon…
web-winner = Victoire : { SEAT($seat) } !
web-legend = Ce que font les cartes
web-discards = Détruites : { $numbers }
web-about-wall = Un point, comme toute carte.
web-about-tower = Aucun Canon ne peut la toucher, ni les cartes à sa gauche.
web-about-queen = 3 points de plus.
web-about-king = 3 points de plus.
web-about-prince = 1 point de plus, et 1 par couple avec une Princesse.
web-about-princess = 1 point de plus, et 1 par couple avec un Prince.
web-about-crow = 1 point de plus par corbeau dessiné.
web-about-cannon = Tire aussitôt : détruit une carte adverse.
web-about-magician = Une fois, lors d’un tour suivant : glisse une carte à sa place.

# Le tutoriel
picture-1 = Dévoile une carte. Tout le monde regarde.
picture-2 = Prends-la si elle dépasse la dernière carte de ton rempart.
picture-3 = Trop petite, ou trop forte trop tôt ? Remets-la et retiens la place.
picture-4 = Dix cartes terminent la partie. Dans le jeu de base, la dixième la gagne.
tutorial-1 = 45 cartes sont cachées, numérotées de 2 à 46. Construis un rempart de dix cartes, chacune plus forte que la précédente. Dévoile la carte du milieu : C5.
tutorial-2 = Un 12 ! Il dépasse ta Tour, le 1 : tu peux donc le prendre. De petits pas laissent de la place pour d’autres cartes. Prends le 12.
tutorial-3 = Au tour suivant, un 7 : trop petit, car ton rempart finit par 12. Retiens où il se trouve, et remets-le.
tutorial-4 = Ton adversaire dévoile B3 et trouve le 15, mais ne va pas le garder. Tout le monde le voit un instant. Retiens la place, puis continue.
tutorial-5 = À toi. Où était le 15 ? Dévoile-le.
tutorial-6 = Le voilà : 15 dépasse ton 12. Prends-le ! La dixième carte d’un rempart termine la partie, et dans le jeu de base elle la gagne.
tutorial-7 = Dans le jeu avancé, les cartes spéciales rapportent des points ou agissent. Tu viens de prendre un Canon, et il tire aussitôt. Il ne peut toucher que les cartes à droite de la dernière Tour. Vise le 23 !
tutorial-8 = Ton Magicien peut glisser une carte, une seule fois. Le 20 est plus petit que 31, mais sa place est entre 13 et 31. Glisse-le !

# Ce qui est dit d’une position impossible
word-wants-FT-01 = Chaque carte de 2 à 46 existe une fois.
word-wants-FT-02 = On joue à deux, trois ou quatre, et chaque rempart commence par sa carte de départ, le 1.
word-wants-FT-03 = La grille a 45 cases et contient toutes les cartes qui ne sont ni dans un rempart ni détruites.
word-wants-FT-04 = Une place de cette table commence, puis on tourne dans le sens des aiguilles ; le tirage vient avant tout le reste.
word-wants-FT-05 = Un tour retourne une carte qui est là : on ne peut en avoir vu plus qu’il n’y a eu de tours.
word-wants-FT-06 = Qui choisit a retourné une carte, et en prend une par tour au plus.
word-wants-FT-08 = Un rempart monte de gauche à droite.
word-wants-FT-09 = Qui ne peut prendre aucune des cartes restantes ne joue pas.
word-wants-FT-10 = Des cartes ne restent visibles que si une seule personne peut encore en prendre.
word-wants-FT-11 = Dix cartes finissent la partie aussitôt, et personne n’en a plus.
word-wants-FT-12 = Une partie est finie pour une raison, et seulement alors.
word-wants-FT-13 = Dans le jeu de base, on ne tire pas, on ne détruit rien et on ne glisse rien.
word-wants-FT-18 = Un Canon tire quand il entre dans le rempart, à droite sauf si le Magicien l’a glissé, et détruit une carte.
word-wants-FT-19 = Les Tours ne peuvent pas être détruites.
word-wants-FT-23 = À cette table, un Canon en dixième carte se tait.
word-wants-FT-28 = Il n’y a pas plus de tours sans carte prise que de tours, et la partie finit avec la patience.

figure-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
kind-advanced = règles avancées

# Ce qu’on dit d’une décision après coup, et où un conseil invite à regarder
reason-seen = Tu as vu le { $number } en { $place }, et il va sur ton { $top }.
reason-quiet = Tu as vu le { $number } en { $place } : le dévoiler n’apprend rien aux autres.
reason-useless = Tu as vu le { $number } en { $place } : il ne va pas sur ton { $top }.
reason-known-leap =
    Tu as vu le { $number } en { $place } : il saute { $count ->
        [one] une carte qui convient
       *[other] { $count } cartes qui conviennent
    }. Une carte que personne n’a dévoilée est peut-être plus proche.
reason-nearer =
    Le { $other } en { $at } saute { $count ->
        [one] une carte qui convient
       *[other] { $count } cartes qui conviennent
    }, le { $number } en { $place } { $fewer ->
        [0] aucune.
       *[other] seulement { $fewer }.
    }
reason-wait =
    Le { $other } en { $at } saute { $count ->
        [one] une carte qui convient
       *[other] { $count } cartes qui conviennent
    }. Dévoile le { $number } en { $place } et remets-le : cela n’apprend rien aux autres.
reason-lies-open = Le { $number } en { $place } est là, face visible.
reason-leap =
    Le { $number } saute { $count ->
        [one] une carte qui convient
       *[other] { $count } cartes qui conviennent
    }.
reason-little =
    Le { $number } en { $place } ne saute { $count ->
        [0] aucune carte qui convient : c’est le suivant.
        [one] qu’une seule carte qui convient.
       *[other] que { $count } cartes qui conviennent.
    }
reason-plan = Tu as vu { $count } cartes au-dessus du { $number }, d’abord le { $next } : à partir de là, le chemin est connu.
reason-enough =
    Au-dessus du { $number } en { $place }, il reste { $above ->
        [one] une carte
       *[other] { $above } cartes
    }, et ensuite il n’en manque plus que { $needed } à ton rempart.
reason-magic = Le { $number } est plus bas que ton { $top }, mais ton Magicien peut le glisser.
reason-magic-kept = Ton Magicien ne glisse une carte qu’une seule fois : avec le { $number }, c’est fini.
reason-shot =
    Le { $number } coûte à { SEAT($seat) } { $points ->
        [one] un point
       *[other] { $points } points
    }, cette carte { $fewer }.
reason-ahead =
    { SEAT($seat) } est en tête avec { $points ->
        [one] un point
       *[other] { $points } points
    } : le { $number } est à portée de tir.
look-memory = Souviens-toi : as-tu vu une carte qui va sur ton { $top } ?
look-unseen = Souviens-toi : quelles cartes personne n’a encore dévoilées ?
look-quiet = Une carte qu’on dévoile n’a pas besoin de convenir. Que savent déjà les autres ?
look-open = Regarde les cartes face visible : y en a-t-il une qui t’aide ?
look-gap = Compte les cartes entre ton { $top } et le { $number } : combien en reste-t-il ?
look-magic = Que pourrait faire ton Magicien ici, et que gagne-t-on à attendre ?
look-shots = Compte ce que vaut, pour son rempart, chaque carte que tu peux toucher.
