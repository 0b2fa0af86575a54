# Che cosa si dice dei problemi: posizioni in cui una mossa è chiaramente la migliore.

puzzles-how = Posizioni tratte da partite. In ognuna una mossa è chiaramente la migliore, e non è quella che viene in mente per prima. Le più facili vengono prima.
puzzles-solved = { $solved } di { $of } risolti
puzzles-begin = Comincia
puzzles-go-on = Avanti con il problema { $number }
puzzles-none = { $game } non ha ancora problemi.
puzzles-one =
    { $status ->
        [solved] Problema { $number }, risolto
        [tried] Problema { $number }, tentato
        [given-up] Problema { $number }, mostrato
       *[new] Problema { $number }
    }
puzzles-all = Tutti i problemi
puzzle-title = Problema { $number } di { $of }
puzzle-ask = Tocca a te. Una mossa è chiaramente la migliore: quale?
puzzle-fails = Su 100 tentativi di bot più deboli ne falliscono { $fails }.
puzzle-before =
    { $status ->
        [solved] Questo lo hai già risolto.
       *[given-up] Questo ti è stato mostrato. Puoi ancora provarci.
    }
puzzle-wrong = Non questa. Un’altra è chiaramente migliore.
puzzle-right = Trovata!
puzzle-shown = Questa è la migliore.
puzzle-others =
    { $others ->
        [one] Un’altra mossa porta allo stesso risultato.
       *[other] Altre { $others } mosse portano allo stesso risultato.
    }
puzzle-worth-share =
    { $is ->
        [same] Su 100 partite da qui in poi ne vince { $cost } più di ogni altra, anche di quella che viene in mente per prima: { $obvious }.
       *[more] Su 100 partite da qui in poi ne vince { $margin } più della seconda migliore, e { $cost } più di quella che viene in mente per prima: { $obvious }.
    }
puzzle-worth-points =
    { $points ->
        [one] Vale un punto più di ogni altra. Quella che viene in mente per prima vale { $cost } meno: { $obvious }.
       *[other] Vale { $margin } punti più di ogni altra. Quella che viene in mente per prima vale { $cost } meno: { $obvious }.
    }
puzzle-show = Mostramela
puzzle-next = Il prossimo
