# Ce qui se dit quand on revoit une partie.

look-coming = La partie est examinée, coup par coup.
look-coming-how = Des robots jouent la suite de chaque moment, de nombreuses fois. Cela prend un peu de temps, et c’est gardé : la prochaine fois, tout est là. Vous pouvez quitter cette page, cela continue.
look-progress = La part déjà examinée
look-again = Réessayer
look-whose = Les coups de qui
look-all = De tous
look-mine = Les miens
look-course = Le cours de la partie
look-course-of = { $unit ->
    [share] { $name } avait au début { $from } victoires sur 100, { $most } au mieux, { $least } au pire, et { $to } à la fin.
   *[points] { $name } pouvait espérer { $from } points au début, { $most } au mieux, { $least } au pire, et en a eu { $to } à la fin.
    }
look-top = victoire certaine
look-top-points = { $points } points
look-board = Le plateau à ce moment
look-points = Moments décisifs
look-turning = Moment décisif { $number } : { $name }
look-decision = Un coup de { $name }
look-cost-share = Sur 100 parties à partir d’ici, { $name } en a abandonné { $is ->
    [sure] { $cost }.
   *[about] environ { $cost }, à { $doubt } près.
    }
look-cost-points = { $is ->
    [sure] { $cost } points perdus ici.
   *[about] Environ { $cost } points perdus ici, à { $doubt } près.
    }
look-no-cost = Rien n’était sûrement meilleur ici.
look-forgotten = Dont { $part } que seul pouvait savoir qui se souvenait de ce qui avait été vu.
look-practise = S’exercer à partir d’ici
look-replay = Revoir à partir d’ici
look-flawless = Bien joué, toutes et tous : rien dans cette partie n’était sûrement une erreur.
look-flawless-mine = Bien joué : rien de ce que vous avez fait n’était sûrement une erreur.
look-flawless-how = Chaque coup peut quand même être regardé, dans la liste de tous les coups.
look-accounts = Chance et habileté
look-account = { $luck ->
    [up] { $name } a eu de la chance.
    [down] { $name } n’a pas eu de chance.
   *[even] La chance a peu compté pour { $name }.
    } { $skill ->
    [up] Les coups joués ont rapporté.
    [down] Les coups joués ont coûté.
   *[even] Les coups joués ont rapporté autant qu’ils ont pris.
    }
look-part-fair = début
look-part-luck = chance
look-part-skill = habileté
look-part-rest = reste
look-part-result = résultat
look-counted-share = En victoires sur 100.
look-counted-points = En points.
look-numbers = Ce que disent les nombres
look-numbers-share = On compte en victoires sur 100 : chacun commence avec une part égale, qui a gagné finit avec 100. Début, chance, habileté et reste font ensemble le résultat.
look-numbers-points = On compte en points : ce qu’on pouvait espérer au début, chance, habileté et reste font ensemble ce qui a été atteint.
look-numbers-skill = L’habileté est ce que toutes les décisions ont apporté, les siennes et celles des autres, à côté d’un joueur raisonnable à la même place. Le reste est ce que personne ne pouvait savoir, la vitesse de chacun, et ce qui demeure inexpliqué.
look-numbers-doubt = Après ± est dit de combien un nombre peut être faux : il vient de nombreuses suites jouées, avec leur propre chance.
look-remarks = Cela mérite un mot ({ $count })
look-decisions = Tous les coups où il y avait un choix ({ $count })
look-long = un coup trop long à dire
