# Formissimo auf Deutsch. Kennungen und Variablen sind in jeder Sprache gleich.

tagline = Höchstens ein Unterschied: Schnapp dir die nächste Karte vor den anderen, oder knoble allein.
credit = Von Torsten Landsvogt, erschienen 2008 bei Schmidt Spiele.

# Abgelehnt: was versucht wurde und was erlaubt gewesen wäre
FM-04-no-such-place = Einen Platz „{ $tried }“ gibt es nicht: Die Plätze gehen von { $first } bis { $last }.
FM-05-face-down = Die Startkarten liegen noch verdeckt. Sag „ready“: Sobald alle bereit sind, werden sie umgedreht und es geht los.
FM-05-turned-up = Die Startkarten liegen schon offen: Nimm, was passt, oder ruf Stopp!
FM-05-others-not-ready = Du bist bereit, aber die Startkarten liegen noch verdeckt: Umgedreht wird, sobald alle so weit sind. Noch fehlt: { SEAT($waiting) }.
FM-07-mismatch = Die Karte auf { $tried } passt nicht zu deiner. Anders ist: { $features }. Nur ein Unterschied ist erlaubt.
FM-08-gone = Zu spät: Die Karte von { $tried } hat schon { SEAT($by) }. Macht nichts, schnapp dir eine andere!
FM-08-yours = Die Karte von { $tried } hast du schon: Sie liegt in deiner Kette. Schnapp dir eine andere!
FM-09-stopped = Diese Runde ist vorbei, es wird nichts mehr genommen. Sag „ready“ für Runde { $round }.
FM-09-called = { SEAT($by) } hat Stopp gerufen, zu Recht: Von da an nimmt niemand mehr eine Karte. Wenn { SEAT($by) } eine Trostkarte hat, werden die Ketten geprüft.
FM-09-too-late = Zu spät: Das galt einer früheren Runde, und die ist vorbei. Jetzt läuft Runde { $round }: Schau noch einmal hin und wähle neu.
FM-10-no-pick = Hier gibt es keine Trostkarte: Die bekommt, wer Stopp ruft und recht hat.
FM-10-not-yours = Die Trostkarte darf { SEAT($by) } aussuchen, für den richtigen Stopp. Danach kommt die nächste Runde.
FM-10-pick-first = Dein Stopp war richtig! Such dir jetzt deine Trostkarte aus, egal welche.
FM-12-not-the-clock = Nur die Uhr kann sagen, dass die Zeit um ist.
FM-16-gap = Auf { $tried } liegt keine Karte: Für diese Lücke hat der Nachziehstapel nicht gereicht. Nimm eine, die da ist.
FM-18-no-such-place = Einen Platz „{ $tried }“ gibt es nicht: Die Plätze gehen von { $first } bis { $last }.
FM-18-taken = Die Karte von { $tried } hast du schon. Wähl eine, die noch liegt.
FM-18-mismatch = Die Karte auf { $tried } passt nicht zu deiner letzten. Anders ist: { $features }, und mehr als ein Unterschied geht nicht. Weiter geht es mit: { $matching }.
FM-18-no-stop =
    Allein gibt es kein Stopp. { $instead ->
        [ready] Sag „ready“, dann kommt die nächste Auslage.
        [finish] Keine Karte passt mehr: Beende die Auslage.
       *[take] Nimm eine Karte, die passt.
    }
FM-18-no-pick =
    Allein gibt es keine Trostkarten. { $instead ->
        [ready] Sag „ready“, dann kommt die nächste Auslage.
        [finish] Keine Karte passt mehr: Beende die Auslage.
       *[take] Nimm eine Karte, die passt.
    }
FM-18-no-clock = Nichts drängt dich: Allein läuft keine Uhr.
FM-19-only-alone = Im Rennen ist genommen genommen. Zurückgehen kannst du, wenn du allein spielst.
FM-19-call-stop = Im Rennen beendet man nichts, man ruft Stopp.
FM-19-unfinished =
    Diese Auslage ist noch nicht fertig. { $instead ->
        [ready] Sag „ready“, dann kommt die nächste Auslage.
        [finish] Keine Karte passt mehr: Beende die Auslage.
       *[take] Nimm eine Karte, die passt.
    }
FM-19-stuck = Die Karte auf { $tried } passt nicht zu deiner letzten, und keine andere tut es: Beende die Auslage, oder nimm einen Schritt zurück.
FM-19-finished = Diese Auslage ist fertig. Sag „ready“, dann kommt die nächste.
FM-19-earlier-layout = Zu spät: Das galt einer früheren Auslage. Jetzt ist es Auslage { $round }: Schau noch einmal hin und wähle neu.
FM-19-nothing-taken = Es gibt nichts zurückzulegen: Du hast noch keine Karte genommen.
FM-19-not-stuck = Du kommst noch weiter. Nehmen kannst du: { $matching }.
FM-20-no-such-day = Für „{ $tried }“ gibt es keine Auslage: Es muss ein Tag im Kalender sein, geschrieben wie 2031-05-04.
FM-21-only-alone = Im Rennen gibt es keine Tipps. Verlass dich auf deine Augen!
FM-21-stuck = Hier hilft kein Tipp: Keine Karte passt. Geh einen Schritt zurück, oder beende die Auslage.
FM-21-nothing-to-solve = Mit „{ $tried }“ gibt es nichts zu lösen: Nenne die Datei einer Partie, einen Startwert (64 hexadezimale Ziffern) oder ein Datum wie 2031-05-04.

# Was geschieht
event-layout-laid = Auslage { $round } liegt.
event-seat-ready = { SEAT($seat) } ist bereit.
event-start-cards-turned = Die Startkarten drehen sich um. Los!
event-card-taken = { SEAT($seat) } nimmt { $place }.
event-stop-called =
    { $verdict ->
        [right] { SEAT($seat) } ruft Stopp und hat recht: Nichts passt.
       *[wrong] { SEAT($seat) } ruft Stopp und irrt sich. Gepasst hätte noch: { $matching }.
    }
event-consolation-taken = { SEAT($seat) } bekommt zum Trost die Karte von { $place }.
event-clock-struck = Die Zeit ist um.
event-layout-emptied = Die Auslage ist leer: Die Runde ist vorbei.
event-chain-checked =
    { $verdict ->
        [sound] { $points ->
            [0] { SEAT($seat) } hat keine Karte genommen.
            [one] Die Kette von { SEAT($seat) } hält: ein Punkt.
           *[other] Die Kette von { SEAT($seat) } hält: { $points } Punkte.
        }
        [faulty] Die Kette von { SEAT($seat) } reißt bei Karte { $step } (anders: { $features }). Keine Punkte.
       *[wrong-stop] { $points ->
            [-1] { SEAT($seat) } hatte noch keine Karte: Der falsche Stopp kostet einen Punkt.
           *[other] Die Kette von { SEAT($seat) } kommt auf den Ablagestapel.
        }
    }
event-round-began = Die Ketten werden weggelegt.
event-card-returned = { SEAT($seat) } legt die Karte auf { $place } zurück.
event-hint-given =
    { $left ->
        [0] Tipp: Nimm { $place }. Von hier aus geht alles auf!
        [one] Tipp: Nimm { $place }. Auf dem besten Weg von hier bleibt eine Karte liegen.
       *[other] Tipp: Nimm { $place }. Auf dem besten Weg von hier bleiben { $left } Karten liegen.
    }
event-layout-finished =
    Auslage { $round }: { $left ->
        [0] leer geräumt!
        [one] Eine Karte bleibt liegen. { $least ->
            [0] Alle kann man nehmen.
           *[other] Besser geht es nicht.
        }
       *[other] { $left } Karten bleiben liegen. { $least ->
            [0] Alle kann man nehmen.
            [one] Nur eine muss bleiben.
           *[other] { $least } müssen mindestens bleiben.
        }
    }
event-match-ended =
    Das Spiel ist aus. { $rule ->
        [FM-16] { ended-FM-16 }
        [FM-17] { ended-FM-17 }
       *[FM-20] { ended-FM-20 }
    }

# Was du tun kannst
action-ready = Ich bin bereit
action-take = Nimm die Karte auf { $place }
action-stop = Stopp! Nichts passt
action-pick = Such dir die Karte auf { $place } aus
action-time-up = Die Zeit ist um
action-undo = Leg die letzte Karte zurück (gilt als Übung)
action-hint = Zeig mir eine gute Karte (gilt als Übung)
action-finish = Keine Karte passt: Beende diese Auslage

# Was jetzt zu tun ist
phase-ready = Schau dir die Auslage an, und sag, wenn du bereit bist.
phase-race = Nimm, was passt, oder ruf Stopp!
phase-pick = Du hattest recht! Such dir eine Karte zum Trost aus.
phase-puzzle = Nimm eine Karte mit höchstens einem Unterschied.
phase-review = Bereit für die nächste Auslage?
phase-over = Das Spiel ist aus.

# Was der Tisch wählen kann
preset-first = Erstes Spiel
preset-first-about = Ein Wettlauf gegen einen Anfänger.
preset-children = Mit Kindern
preset-children-about = Ohne Uhr, weniger Merkmale, und was nicht passt, lehnt der Tisch ab.
preset-box = Wie in der Schachtel
preset-box-about = Ein falscher Stopp ohne Karte kostet nichts.
preset-alone = Allein
preset-alone-about = Das Rätsel: Wie lang wird deine Kette?
option-refuse_mismatch = Eine Karte, die nicht passt
option-refuse_mismatch-false = Man kann sie nehmen; der Fehler zeigt sich am Ende der Runde
option-refuse_mismatch-true = Sie wird gleich abgelehnt (für Kinder)
option-idle_limit = Eine Runde endet, wenn niemand etwas tut, nach
option-pick_limit = Zeit, um die Trostkarte auszusuchen
option-untimed = Die Uhr
option-untimed-false = Eine Runde endet, wenn niemand etwas tut, und die Trostkarte kommt durchs Los
option-untimed-true = Es gibt keine: Alle haben so viel Zeit, wie sie brauchen
option-deck = Karten
option-deck-full = Alle fünf Merkmale
option-deck-plain = Vier Merkmale, ohne Kreuze (für die Jüngsten)
option-bare_stop = Falscher Stopp, bevor man eine Karte hat
option-bare_stop-costs = Er kostet einen Punkt
option-bare_stop-box = Er kostet nichts, wie in der Schachtel

# Punkte, und warum das Spiel aus ist
score-FM-10 = Trostkarten (Runde { $items })
score-FM-11 = Kette durch falschen Stopp verloren (Runde { $items })
score-FM-13 = Karten in Ketten, die halten (Runde { $items })
score-FM-14 = gerissene Kette (Runde { $items })
score-FM-19 = Karten in Auslage { $items } liegen geblieben
score-FM-21 = Übung: Auslage { $items }
score-FM-23 = falscher Stopp ohne Karte (Runde { $items })
ended-FM-16 = Der Nachziehstapel reichte nicht für alle Lücken, das war die letzte Runde.
ended-FM-17 = Der Nachziehstapel hat nicht mehr für alle eine Startkarte.
ended-FM-20 = Alle drei Auslagen sind geschafft.

# Was entschieden hat
decided-FM-13 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der längeren Ketten.
decided-FM-10 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank eines Stopps zur rechten Zeit.
decided-perfect = Perfekt! Alle drei Auslagen sind leer geräumt, bis zur letzten Karte.
decided-best = Perfekt! Weniger Karten kann niemand übrig lassen.
decided-practised =
    Zur Übung, mit Zurücklegen oder Tipps: { $left ->
        [0] Keine Karte ist übrig.
        [one] Eine Karte ist übrig.
       *[other] { $left } Karten sind übrig.
    }
decided-alone =
    { $left ->
        [0] Keine Karte ist übrig.
        [one] Eine Karte ist übrig; bestenfalls bleiben { $least }.
       *[other] { $left } Karten sind übrig; bestenfalls bleiben { $least }.
    }

# Das Brett im Terminal
board-layout = Auslage { $number }/3
board-left =
    { $count ->
        [one] eine übrig
       *[other] { $count } übrig
    }
board-any = Nimm irgendeine.
board-chain =
    { $count ->
        [0] Noch keine Karte
        [one] Eine Karte:
       *[other] { $count } Karten:
    }
board-round = Runde { $number } · { $pile } im Stapel
board-result =
    Auslage { $number }: { $left ->
        [0] alles leer geräumt, bis zur letzten Karte!
       *[other] Du hast { $left } übrig gelassen{ $missed ->
            [0] , und weniger schafft niemand!
           *[other] , und { $least ->
                [0] alle kann man nehmen
                [one] nur eine muss bleiben
               *[other] nur { $least } müssen bleiben
            }. Die Zahlen zeigen, wie.
        }
    }
board-proof-all = Bewiesen: Es bleibt nichts übrig.
board-proof-cut = Bewiesen: Ohne ein paar dieser Karten zerfällt der Rest in zu viele Stücke, um alle zu erreichen.
board-proof-search = Bewiesen: Alle anderen Wege wurden versucht.
board-proof-none = Nicht bewiesen: Der Tisch fand nichts Besseres, bevor er die Suche aufgab. Vielleicht gibt es das.
board-practice =
    Übung: { $undone ->
        [one] ein Schritt zurück
       *[other] { $undone } Schritte zurück
    }, { $hints ->
        [one] ein Tipp
       *[other] { $hints } Tipps
    }.
value-circle = Kreis
value-square = Quadrat
value-red = rot
value-blue = blau
value-large = groß
value-small = klein
value-one = eins
value-two = zwei
value-plain = ohne Kreuz
value-crossed = mit Kreuz

# Der Befehl „solve“
command-solve = die längsten Ketten in den Auslagen einer Partie finden und beweisen, dass keine länger ist
solve-target = die Datei einer Partie, ihr Startwert (64 hexadezimale Ziffern) oder ein Datum für die Auslage dieses Tages
solve-level = wie schwer die Auslage des Tages ist
solve-deal =
    { $reached ->
        [0] Von { $ways } schnellen Versuchen kommt keiner so weit. Zum Selberspielen: --seed { $seed }
        [one] Von { $ways } schnellen Versuchen kommt einer so weit. Zum Selberspielen: --seed { $seed }
       *[other] Von { $ways } schnellen Versuchen kommen { $reached } so weit. Zum Selberspielen: --seed { $seed }
    }
solve-layout = Auslage { $number }: { $taken } von { $total } Karten, und keine Kette ist länger
solve-all = Beweis: Es bleibt keine Karte liegen.
solve-cut =
    { $passes ->
        [0] Beweis: Die Karten zerfallen in Stücke, und eine Kette berührt nur eines davon.
        [one] Beweis: Nimm { $out } weg. Durch diese Karte kommt eine Kette höchstens einmal, also berührt sie höchstens { $touched } der übrigen Stücke.
       *[other] Beweis: Nimm { $out } weg. Durch diese { $passes } Karten kommt eine Kette höchstens { $passes }-mal, also berührt sie höchstens { $touched } der übrigen Stücke.
    }
solve-pieces = Es sind { $count } Stücke mit { $pieces } Karten: Mindestens { $loss } müssen liegen bleiben.
solve-search = Beweis: Kein Weg, weniger als { $least } liegen zu lassen, geht auf ({ $positions } Stellungen angesehen).
solve-none = Nicht bewiesen: Nach { $positions } Stellungen ist noch offen, ob weniger als { $least } übrig bleiben können.

# Wörter des Spiels
word-shape = Form
word-colour = Farbe
word-size = Größe
word-number = Anzahl
word-cross = Kreuz

# Das Brett im Browser
web-card =
    { $number ->
        [two] zwei { $size ->
            [small] kleine
           *[large] große
        } { $colour ->
            [red] rote
           *[blue] blaue
        } { $shape ->
            [circle] Kreise
           *[square] Quadrate
        }
       *[one] { $shape ->
            [circle] ein { $size ->
                [small] kleiner
               *[large] großer
            } { $colour ->
                [red] roter
               *[blue] blauer
            } Kreis
           *[square] ein { $size ->
                [small] kleines
               *[large] großes
            } { $colour ->
                [red] rotes
               *[blue] blaues
            } Quadrat
        }
    }{ $cross ->
        [crossed] , durchgestrichen
       *[plain] { "" }
    }
web-place-card = { $place }: { $card }
web-place-empty = { $place }: leer
web-face-down = eine verdeckte Karte
web-layout = Die Auslage
web-keys-race = Pfeiltasten bewegen, Eingabe nimmt. Ein Buchstabe und eine Zahl nehmen sofort, zum Beispiel B 4. S ruft Stopp.
web-keys-solo = Pfeiltasten bewegen, Eingabe nimmt. Ein Buchstabe und eine Zahl nehmen sofort, zum Beispiel B 4. U macht rückgängig, H gibt einen Tipp, F beendet.
web-your-side = Deine Seite des Tisches
web-your-card = Deine Karte
web-match-this = Deine Karte: { $card }.
web-your-chain =
    { $count ->
        [one] Deine Kette: eine Karte
       *[other] Deine Kette: { $count } Karten
    }
web-chain =
    { $count ->
        [one] Kette von { SEAT($seat) }: eine Karte
       *[other] Kette von { SEAT($seat) }: { $count } Karten
    }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-stop = Stopp!
web-go = Los!
web-is-ready = bereit
web-you-are-ready = Du bist bereit. Die anderen schauen noch …
web-picks = { SEAT($seat) } hat zu Recht Stopp gerufen und sucht sich eine Karte aus.
web-check = Runde { $number }: Die Ketten werden geprüft
web-differ = Sie unterscheiden sich in: { $features }
web-consolation = Trostkarte: ein Punkt
web-to-round = Weiter zu Runde { $number }
web-to-table = Zurück zum Tisch
web-undo = Zurücklegen
web-hint = Tipp
web-finish = Nichts passt: beenden
web-practice = Übung
web-results = Ergebnisse
web-you-left =
    { $left ->
        [one] Karte bei dir übrig
       *[other] Karten bei dir übrig
    }
web-least =
    { $least ->
        [one] Karte bleibt bestenfalls
       *[other] Karten bleiben bestenfalls
    }
web-best-was = (bestenfalls −{ $least })
web-next-layout = Nächste Auslage
web-which-chain = Welche Kette gezeigt wird
web-best = Eine beste Kette
web-own = Deine Kette
web-step = Karte { $step } von { $count }
picture-1 = Diese passen: Nur die Farbe ist anders.
picture-2 = Diese nicht: Farbe und Form sind anders.
picture-3 = Nimm Karte um Karte. Jede muss zur vorigen passen.
picture-4 = Nichts passt mehr? Ruf Stopp! Passt doch etwas, ist deine Kette verloren.
tutorial-1 = Eine Karte zeigt Kreise oder Quadrate, rot (voll) oder blau (gestreift), groß oder klein, eins oder zwei davon, und manche sind durchgestrichen. Im Rennen haben alle eine Karte verdeckt vor sich. Schau dir die Auslage an und sag dann, dass du bereit bist.
tutorial-2 = Deine Karte ist ein großer roter Kreis. Nehmen darfst du eine Karte, die sich davon in höchstens einem Merkmal unterscheidet. Die auf B2 hat nur eine andere Farbe: Nimm sie!
tutorial-3 = Jetzt liegt B2 oben auf deiner Kette, und dazu muss die nächste passen. Die Karte auf C3 sieht genauso aus, auch das passt. Niemand wartet auf dich: Nimm sie!
tutorial-4 = Nun passt nichts mehr: Jede Karte der Auslage unterscheidet sich in mindestens zwei Merkmalen. Dann ruf Stopp! Aber schau gut hin: Passt doch noch eine, ist deine ganze Kette verloren.
tutorial-5 = Du hattest recht, und niemand darf mehr etwas nehmen. Zum Trost suchst du dir irgendeine Karte aus: Sie ist für sich einen Punkt wert.
tutorial-6 = Jede Kette wird Karte für Karte geprüft: ein Punkt für jede genommene Karte. Ein einziger Schritt mit zwei Unterschieden, wie in der anderen Kette, und die ganze Kette ist nichts wert. Die meisten Punkte gewinnen.
tutorial-7 = Allein ist Formissimo ein Rätsel ohne Uhr: Nimm so viele Karten wie möglich, jede passend zur letzten. Was übrig bleibt, sind Minuspunkte, und danach siehst du die beste Kette, die es gibt.

# Was zu einer unmöglichen Stellung gesagt wird
word-wants-FM-01 = Jede Karte ist nur an einem Ort.
word-wants-FM-04 = Eine bis fünf Personen spielen; ein Rennen hat fünf Reihen mit sechs Plätzen, allein sind es vier mit acht.
word-wants-FM-05 = Startkarten werden ausgeteilt, nicht genommen, und umgedreht, wenn das Rennen läuft.
word-wants-FM-06 = Genommen werden nur Karten der Auslage.
word-wants-FM-07 = An diesem Tisch kann man keine Karte nehmen, die nicht passt.
word-wants-FM-09 = In einer Runde ruft eine Person Stopp, und dann ist das Rennen vorbei.
word-wants-FM-10 = Eine Trostkarte aus der Auslage bekommt, wer Stopp rief, als wirklich nichts passte.
word-wants-FM-11 = Ein Stopp ist nur falsch, wenn doch etwas gepasst hätte.
word-wants-FM-14 = Geprüft sind die Ketten, die daliegen.
word-wants-FM-15 = Jede frühere Runde hat für alle eine geprüfte Kette.
word-wants-FM-16 = Lücken bleiben in der Auslage nur, wenn der Stapel leer ist.
word-wants-FM-17 = Eine Partie ist vorbei, wenn der Stapel es sagt, und nur dann.
word-wants-FM-18 = Allein liegt eine volle Auslage, und jede genommene Karte passt zur vorigen; ein Rennen kennt kein Zurücknehmen.
word-wants-FM-19 = Eine fertige Auslage hat die genommene Kette und eine mögliche, die mindestens so lang ist.
word-wants-FM-20 = Es gibt drei Auslagen, eine nach der anderen.
word-wants-FM-21 = Ein Tipp ist für eine Person allein und zeigt auf eine Karte, die man nehmen kann.

figure-left =
    { $count ->
        [0] alles geräumt
        [one] eine Karte übrig
       *[other] { $count } Karten übrig
    }
kind-plain = ohne Kreuze
day-level-easy = leicht
day-level-medium = mittel
day-level-hard = schwer
day-over-best =
    { $count ->
        [0] besser geht es nicht
        [one] eine Karte mehr als nötig
       *[other] { $count } Karten mehr als nötig
    }
remark-taken =
    { SEAT($seat) }: { $cards ->
        [one] eine Karte
       *[other] { $cards } Karten
    } in { $rounds ->
        [one] einer Runde
       *[other] { $rounds } Runden
    } genommen.
remark-feature = { SEAT($seat) }: Ketten, die an einem Unterschied rissen ({ $features }): { $count }.
remark-longest = { SEAT($seat) }, Runde { $round }: eine Kette von { $cards } lag da; genommen: { $taken }.
remark-best = Auslage { $round }: bestenfalls bleiben { $least }, es blieben { $left }; der beste Weg wurde nie verlassen.
remark-left-best = Auslage { $round }: bestenfalls bleiben { $least }, es blieben { $left }; der beste Weg wurde mit Karte { $step } verlassen, bei { $place }.

# Was ein Rückblick zu einer Entscheidung sagt, und wohin ein Tipp schauen lässt
reason-overlooked = Die Karte bei { $place } passt.
reason-mismatch = Die Karte bei { $place } unterscheidet sich in { $features }: die Kette ist gerissen.
reason-broken = Deine Kette ist bei Karte { $step } gerissen ({ $features }): Sie bringt nichts mehr, was auch folgt. Mit Stopp ist die Runde vorbei, bevor andere mehr nehmen.
reason-farther = Nach { $place } können { $cards } weitere Karten folgen, nach dieser { $fewer }.
reason-ways =
    Nach { $place } { $ways ->
        [one] passt eine Karte
       *[other] passen { $ways } Karten
    }, nach dieser { $fewer }.
look-row = Schau dir Reihe { $row } an: Dort passt etwas.
look-lonely =
    Eine der Karten, die passen, ist bald abgeschnitten: { $count ->
        [0] Sonst passt keine zu ihr.
        [one] Nur eine andere passt zu ihr.
       *[other] Nur { $count } andere passen zu ihr.
    }
look-broken = Schau deine Kette noch einmal durch: Hält sie?
look-over = Schau noch einmal über den ganzen Tisch: Passt noch etwas?
