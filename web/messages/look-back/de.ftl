# Was gesagt wird, wenn man auf eine Partie zurückblickt.

look-coming = Die Partie wird angesehen, Zug um Zug.
look-coming-how = Bots spielen von jedem Moment aus viele Male weiter. Das dauert ein wenig und wird behalten: beim nächsten Mal ist es sofort da. Sie können diese Seite verlassen, es geht weiter.
look-progress = Wie viel davon schon angesehen ist
look-again = Noch einmal versuchen
look-whose = Wessen Züge
look-all = Von allen
look-mine = Meine
look-course = Der Verlauf der Partie
look-course-of = { $unit ->
    [share] { $name } hatte am Anfang { $from } Siege von 100, bestenfalls { $most }, schlimmstenfalls { $least } und am Ende { $to }.
   *[points] { $name } konnte am Anfang { $from } Punkte erwarten, bestenfalls { $most }, schlimmstenfalls { $least }, und hatte am Ende { $to }.
    }
look-top = sicherer Sieg
look-top-points = { $points } Punkte
look-board = Das Brett in diesem Moment
look-points = Wendepunkte
look-turning = Wendepunkt { $number }: { $name }
look-decision = Ein Zug von { $name }
look-cost-share = Von 100 Partien ab hier hat { $name } { $is ->
    [sure] { $cost } verschenkt.
   *[about] etwa { $cost } verschenkt, auf { $doubt } genau.
    }
look-cost-points = { $is ->
    [sure] { $cost } Punkte gingen hier verloren.
   *[about] Etwa { $cost } Punkte gingen hier verloren, auf { $doubt } genau.
    }
look-no-cost = Nichts war hier mit Sicherheit besser.
look-forgotten = Davon { $part }, die nur wissen konnte, wer sich an früher Gesehenes erinnert.
look-practise = Von hier aus üben
look-replay = Von hier an ansehen
look-flawless = Gut gespielt, alle miteinander: nichts in dieser Partie war mit Sicherheit ein Fehler.
look-flawless-mine = Gut gespielt: nichts, was Sie taten, war mit Sicherheit ein Fehler.
look-flawless-how = Jeder Zug lässt sich trotzdem ansehen, in der Liste aller Züge.
look-accounts = Glück und Können
look-account = { $luck ->
    [up] { $name } hatte Glück.
    [down] { $name } hatte Pech.
   *[even] Das Glück machte für { $name } wenig aus.
    } { $skill ->
    [up] Die Züge brachten etwas ein.
    [down] Die Züge kosteten etwas.
   *[even] Die Züge brachten so viel, wie sie kosteten.
    }
look-part-fair = Anfang
look-part-luck = Glück
look-part-skill = Können
look-part-rest = Rest
look-part-result = Ergebnis
look-counted-share = In Siegen von 100.
look-counted-points = In Punkten.
look-numbers = Was die Zahlen bedeuten
look-numbers-share = Gezählt in Siegen von 100: alle beginnen mit einem gerechten Teil, wer gewonnen hat, endet mit 100. Anfang, Glück, Können und Rest ergeben zusammen das Ergebnis.
look-numbers-points = Gezählt in Punkten: was am Anfang zu erwarten war, Glück, Können und Rest ergeben zusammen das Erreichte.
look-numbers-skill = Können ist, was alle Entscheidungen brachten, die eigenen und die der anderen, neben jemandem, der am selben Platz vernünftig spielt. Rest ist, was niemand wissen konnte, wie schnell jemand war, und was unerklärt bleibt.
look-numbers-doubt = Hinter ± steht, um wie viel eine Zahl danebenliegen kann: sie kommt daher, dass viele Male weitergespielt wird, mit eigenem Glück.
look-remarks = Ein Wort wert ({ $count })
look-decisions = Alle Züge mit einer Wahl ({ $count })
look-long = ein Zug, der zu lang zum Erzählen ist
