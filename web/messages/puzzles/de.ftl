# Was zu Aufgaben gesagt wird: Stellungen, in denen ein Zug klar der beste ist.

puzzles-how = Stellungen aus Partien. In jeder ist ein Zug klar der beste, und nicht der, der einem zuerst einfällt. Die leichtesten kommen zuerst.
puzzles-solved = { $solved } von { $of } gelöst
puzzles-begin = Anfangen
puzzles-go-on = Weiter mit Aufgabe { $number }
puzzles-none = { $game } hat noch keine Aufgaben.
puzzles-one =
    { $status ->
        [solved] Aufgabe { $number }, gelöst
        [tried] Aufgabe { $number }, versucht
        [given-up] Aufgabe { $number }, gezeigt
       *[new] Aufgabe { $number }
    }
puzzles-all = Alle Aufgaben
puzzle-title = Aufgabe { $number } von { $of }
puzzle-ask = Du bist am Zug. Einer ist klar der beste: welcher?
puzzle-fails = Von 100 Versuchen schwächerer Bots scheitern { $fails }.
puzzle-before =
    { $status ->
        [solved] Diese hast du schon gelöst.
       *[given-up] Diese wurde dir gezeigt. Versuchen kannst du sie trotzdem.
    }
puzzle-wrong = Nicht dieser. Ein anderer ist klar besser.
puzzle-right = Gefunden!
puzzle-shown = Das ist am besten.
puzzle-others =
    { $others ->
        [one] Ein anderer Zug läuft auf dasselbe hinaus.
       *[other] { $others } andere Züge laufen auf dasselbe hinaus.
    }
puzzle-worth-share =
    { $is ->
        [same] Von 100 Partien ab hier gewinnt er { $cost } mehr als alles andere, auch als das Naheliegende: { $obvious }.
       *[more] Von 100 Partien ab hier gewinnt er { $margin } mehr als der zweitbeste und { $cost } mehr als das Naheliegende: { $obvious }.
    }
puzzle-worth-points =
    { $points ->
        [one] Er ist einen Punkt mehr wert als alles andere. Das Naheliegende ist { $cost } weniger wert: { $obvious }.
       *[other] Er ist { $margin } Punkte mehr wert als alles andere. Das Naheliegende ist { $cost } weniger wert: { $obvious }.
    }
puzzle-show = Zeig es mir
puzzle-next = Nächste
