# Ce qui se dit des problèmes : des positions où un coup est nettement le meilleur.

puzzles-how = Des positions tirées de parties. Dans chacune, un coup est nettement le meilleur, et ce n’est pas celui qui saute aux yeux. Les plus faciles viennent en premier.
puzzles-solved = { $solved } sur { $of } résolus
puzzles-begin = Commencer
puzzles-go-on = Continuer avec le problème { $number }
puzzles-none = { $game } n’a pas encore de problèmes.
puzzles-one =
    { $status ->
        [solved] Problème { $number }, résolu
        [tried] Problème { $number }, essayé
        [given-up] Problème { $number }, montré
       *[new] Problème { $number }
    }
puzzles-all = Tous les problèmes
puzzle-title = Problème { $number } sur { $of }
puzzle-ask = C’est à toi. Un coup est nettement le meilleur : lequel ?
puzzle-fails = Sur 100 essais de robots plus faibles, { $fails } échouent.
puzzle-before =
    { $status ->
        [solved] Celui-ci, tu l’as déjà résolu.
       *[given-up] Celui-ci t’a été montré. Tu peux encore l’essayer.
    }
puzzle-wrong = Pas celui-là. Un autre est nettement meilleur.
puzzle-right = Trouvé !
puzzle-shown = C’est le meilleur.
puzzle-others =
    { $others ->
        [one] Un autre coup revient au même.
       *[other] { $others } autres coups reviennent au même.
    }
puzzle-worth-share =
    { $is ->
        [same] Sur 100 parties à partir d’ici, il en gagne { $cost } de plus que tout autre, y compris celui qui saute aux yeux : { $obvious }.
       *[more] Sur 100 parties à partir d’ici, il en gagne { $margin } de plus que le deuxième, et { $cost } de plus que celui qui saute aux yeux : { $obvious }.
    }
puzzle-worth-points =
    { $points ->
        [one] Il vaut un point de plus que tout autre. Celui qui saute aux yeux vaut { $cost } de moins : { $obvious }.
       *[other] Il vaut { $margin } points de plus que tout autre. Celui qui saute aux yeux vaut { $cost } de moins : { $obvious }.
    }
puzzle-show = Montre-le-moi
puzzle-next = Suivant
