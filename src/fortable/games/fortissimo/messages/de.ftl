# Fortissimo! auf Deutsch. Kennungen und Variablen sind in allen Sprachen gleich.

tagline = Deck Karten auf, merk dir die Plätze und bau die stolzeste Mauer von allen.
credit = Wer diese Ausgabe gemacht hat, ist unbekannt; ihre Regeln sind die des Burgenspiels von Dominique Ehrhard (2013 und später).

# Ablehnungen: was versucht wurde und was gegangen wäre
FT-03-no-such-place = Den Platz „{ $tried }“ gibt es nicht: Die Plätze gehen von { $first } bis { $last }.
FT-03-empty-place = Der Platz { $tried } ist leer. Wähl einen, auf dem noch eine Karte liegt.
FT-04-no-such-seat = Sitz { $tried } kann nicht anfangen: An diesem Tisch gibt es die Sitze 0 bis { $last }.
FT-05-face-down = Die Karte auf { $tried } liegt verdeckt. Deck sie erst auf, dann darfst du sie nehmen.
FT-05-nothing-turned =
    Es gibt gerade keine Karte zum Zurückdrehen. { $instead ->
        [take] Alle Karten liegen offen: Nimm eine, die passt.
       *[turn] Deck zuerst eine auf.
    }
FT-06-decide-first = Die Karte auf { $place } wartet auf dich: Nimm sie oder dreh sie zurück. Nur eine Karte pro Zug!
FT-06-other-card = Die Karte auf { $tried } muss warten. Nimm die auf { $place }, oder dreh sie zurück.
FT-07-too-low =
    Deine Mauer endet mit der { $top }, und dort passt nur eine höhere Karte: Die { $tried } ist zu niedrig. { $instead ->
        [insert] Aber dein Zauberer kann sie einschieben.
        [return] Du kannst sie nur noch zurückdrehen.
        [take] Nimm eine höhere Karte: Sie liegen alle offen.
       *[turn] Nimm eine höhere Karte, oder deck eine verdeckte auf.
    }
FT-10-already-up =
    Die Karte auf { $tried } liegt schon offen. { $instead ->
        [take] Das tun alle anderen auch: Nimm eine, die passt.
       *[turn] Nimm sie, wenn sie passt, oder deck eine verdeckte auf.
    }
FT-13-no-shots = Im Grundspiel schießt keine Kanone: Eine Karte wird aufgedeckt und genommen oder zurückgedreht.
FT-13-no-magic = Im Grundspiel schiebt kein Zauberer die { $tried } ein: Eine Karte kommt ans rechte Ende und muss höher sein als deine { $top }.
FT-18-fire-first = Erst muss deine Kanone schießen: Zerstör eine Karte in einer gegnerischen Mauer.
FT-18-no-cannon = Es gibt nichts zu schießen: Eine Kanone schießt nur, wenn sie gerade in deine Mauer kommt.
FT-18-own-rampart = Auf die eigene Mauer schießt deine Kanone nicht. Sie kann Karten treffen von: { SEAT($to) }.
FT-18-no-such-player = Dort sitzt niemand. Deine Kanone kann Karten treffen von: { SEAT($to) }.
FT-18-not-there = In der Mauer von { SEAT($seat) } gibt es keine { $tried }. Dort kann deine Kanone treffen: { $exposed }.
FT-19-protected = Die { $tried } in der Mauer von { SEAT($seat) } ist sicher: Nur Karten rechts vom letzten Turm sind in Gefahr. Dort kann deine Kanone treffen: { $exposed }.
FT-19-all-protected = In der Mauer von { SEAT($seat) } ist nichts in Gefahr: Rechts vom letzten Turm steht keine Karte. Deine Kanone kann Karten treffen von: { SEAT($to) }.
FT-21-no-magician = Du hast keinen Zauberer, der die { $tried } einschieben könnte. Ohne seine Kraft kommt eine Karte ans rechte Ende und muss höher sein als deine { $top }.
FT-21-not-needed = Die { $tried } ist höher als deine { $top }: Nimm sie einfach, und heb dir die Kraft des Zauberers auf.

# Was geschieht
event-first-seat-drawn = Das Los entscheidet: { SEAT($seat) } fängt an.
event-place-chosen = { SEAT($seat) } greift nach { $place }.
event-card-turned =
    { $number ->
        [none] { SEAT($seat) } hat { $place } aufgedeckt. Weißt du die Zahl noch?
       *[other] { SEAT($seat) } deckt { $place } auf und findet die { $number }.
    }
event-card-returned = { SEAT($seat) } dreht die Karte auf { $place } zurück.
event-card-left-up = { SEAT($seat) } lässt die Karte auf { $place } offen liegen. Später darf man sie direkt nehmen.
event-card-taken = { SEAT($seat) } nimmt die { $number } von { $place }.
event-card-inserted = { SEAT($seat) } nimmt die { $number } von { $place }, und der Zauberer schiebt sie ein.
event-card-destroyed = { SEAT($by) } schießt: In der Mauer von { SEAT($seat) } ist die { $number } zerstört.
event-shot-lost = { SEAT($seat) } kann nichts treffen: Der Schuss ist verloren.
event-seat-passed = { SEAT($seat) } setzt aus: Keine der übrigen Karten passt.
event-turn-came = { SEAT($seat) } ist am Zug.
event-end-neared =
    Die Geduld geht zu Ende: noch { $turns ->
        [one] ein Zug
       *[other] { $turns } Züge
    }, ohne dass eine Karte genommen wird, und das Spiel ist aus.
event-match-ended =
    Das Spiel ist aus. { $rule ->
        [FT-11] { ended-FT-11 }
        [FT-28] { ended-FT-28 }
       *[FT-12] { ended-FT-12 }
    }

# Ein ganzer Zug in einem Satz
turn-turn-came = { "" }
turn-place-chosen = { "" }
turn-card-turned-card-returned = { SEAT($seat) } deckt { $place } auf und dreht die Karte zurück.
turn-card-turned-card-taken = { SEAT($seat) } deckt { $place } auf und nimmt die { $number }.
turn-card-turned-card-inserted = { SEAT($seat) } deckt { $place } auf, und der Zauberer schiebt die { $number } ein.

# Was du tun kannst
action-turn = Deck { $place } auf
action-return = Dreh die Karte zurück
action-take = Nimm die Karte auf { $place }
action-insert = Schieb die Karte auf { $place } ein
action-fire = Zerstör die { $number } bei { SEAT($seat) }

# Was jetzt zu tun ist
phase-turn = Deck eine Karte der Auslage auf.
phase-choose = Nimm die Karte, oder dreh sie zurück.
phase-aim = Deine Kanone schießt! Wähl ihr Ziel.
phase-over = Das Spiel ist aus.

# Was der Tisch wählen kann
preset-first = Erstes Spiel
preset-first-about = Einfache Regeln gegen einen Anfänger.
preset-children = Mit Kindern
preset-children-about = Was einmal zu sehen war, bleibt lesbar, und es ist mehr Zeit zum Schauen.
preset-advanced = Die ganze Burg
preset-advanced-about = Punkte, Kanonen und ein Zauberer.
option-rules = Regeln
option-rules-basic = Einfach: Die längste Mauer gewinnt
option-rules-advanced = Für Fortgeschrittene: Punkte, Kanonen und ein Zauberer
option-last_cannon = Eine Kanone als zehnte Karte
option-last_cannon-fires = Sie schießt zuerst
option-last_cannon-silent = Sie schweigt
option-memory_aid = Merkhilfe
option-memory_aid-false = Aus: Was zurückgedreht ist, ist wieder geheim
option-memory_aid-true = An: Was zu sehen war, bleibt lesbar
option-first_seat = Wer anfängt
option-first_seat-none = Das Los entscheidet
option-moment_ms = Zeit zum Lesen einer aufgedeckten Karte
option-patience = Züge ohne genommene Karte
option-patience-0 = ohne Ende
option-patience-about = Die Partie endet, wenn für jede ausliegende Karte so viele Züge vergangen sind, ohne dass jemand eine nahm.

# Punkte, und warum das Spiel aus ist
score-FT-12 = Karten in der Mauer
score-FT-14 = Karten in der Mauer
score-FT-15 = Königin und König
score-FT-16 = Prinzen, Prinzessinnen und Paare
score-FT-17 = Raben
ended-FT-11 = Eine Mauer hat ihre zehn Karten.
ended-FT-12 = Niemand kann mehr eine der übrigen Karten nehmen.
ended-FT-28 = So lange hat niemand eine Karte genommen, dass die Geduld zu Ende ist.

# Was entschieden hat
decided-FT-12 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einer Karte mehr
       *[other] { $margin } Karten mehr
    } in der Mauer.
decided-FT-14 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der längeren Mauer.
decided-FT-15 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank { $royals ->
        [queen] der Königin
        [king] dem König
       *[both] Königin und König
    }.
decided-FT-16 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der Prinzen und Prinzessinnen.
decided-FT-17 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der Raben.
decided-tie = { SEAT($seat) } und { SEAT($other) } haben gleich viel, aber die Mauer von { SEAT($seat) } endet höher, mit der { $card }.
tie-break = gleich viel, aber die letzte Karte ist höher

# Was die Karten zeigen
figure-wall = Mauerstück
figure-tower = Turm
figure-queen = Königin
figure-king = König
figure-prince = Prinz
figure-princess = Prinzessin
figure-crow = Rabe
figure-cannon = Kanone
figure-magician = Zauberer
# Das Brett im Terminal
board-turns-left =
    { $turns ->
        [one] ! noch ein Zug
       *[other] ! noch { $turns } Züge
    }

# Das Brett im Browser
web-grid = Die Auslage: { $left } Karten
web-stage = Die Karte, um die es geht
web-card = { $number }, { $figure }
web-place-down = { $place }, verdeckt
web-place-up = { $place }, offen: { $card }
web-place-known = { $place }, verdeckt, schon gesehen: { $card }
web-place-empty = { $place }, leer
web-rampart = Mauer von { SEAT($seat) }: { $count } von { $full } Karten
web-count = { $count } von { $full }
web-points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
web-magic = Der Zauberer kann noch eine Karte einschieben
web-safe = { $card }, sicher hinter einem Turm
web-take = Nimm die { $number }
web-insert = Schieb die { $number } ein
web-return = Zurückdrehen
web-cancel = Diese nicht
web-fits = Sie passt! In deine Mauer damit?
web-too-low = Zu niedrig für deine Mauer: gut merken!
web-remember = Gut merken …
web-ends-in =
    { $turns ->
        [one] Nehmt eine Karte! Noch ein Zug ohne, und das Spiel ist aus.
       *[other] Nehmt eine Karte! Noch { $turns } Züge ohne, und das Spiel ist aus.
    }
web-theirs-turn = { SEAT($seat) } sucht eine Karte …
web-theirs-choose = { SEAT($seat) } überlegt: nehmen oder nicht?
web-theirs-aim = { SEAT($seat) } zielt mit der Kanone …
web-winner = Sieg für { SEAT($seat) }!
web-legend = Was die Karten tun
web-discards = Zerstört: { $numbers }
web-about-wall = Ein Punkt, wie jede Karte.
web-about-tower = Keine Kanone trifft ihn, und auch keine Karte links von ihm.
web-about-queen = 3 Punkte mehr.
web-about-king = 3 Punkte mehr.
web-about-prince = 1 Punkt mehr, und 1 für jedes Paar mit einer Prinzessin.
web-about-princess = 1 Punkt mehr, und 1 für jedes Paar mit einem Prinzen.
web-about-crow = 1 Punkt mehr für jeden Raben auf dem Bild.
web-about-cannon = Schießt sofort: zerstört eine gegnerische Karte.
web-about-magician = Einmal, in einem späteren Zug: schiebt eine Karte dort ein, wo sie hingehört.

# Die Einführung
picture-1 = Deck eine Karte auf. Alle dürfen hinsehen.
picture-2 = Nimm sie, wenn sie höher ist als die letzte Karte deiner Mauer.
picture-3 = Zu niedrig oder viel zu hoch? Dreh sie zurück und merk dir den Platz.
picture-4 = Zehn Karten beenden das Spiel. Im einfachen Spiel gewinnt die zehnte Karte.
tutorial-1 = 45 Karten liegen verdeckt, mit den Zahlen 2 bis 46. Bau eine Mauer aus zehn Karten, jede höher als die davor. Deck die Karte in der Mitte auf: C5.
tutorial-2 = Eine 12! Sie ist höher als dein Turm, die 1, also darfst du sie nehmen. Kleine Schritte lassen Platz für weitere Karten. Nimm die 12.
tutorial-3 = Der nächste Zug, und eine 7: zu niedrig, denn deine Mauer endet mit der 12. Merk dir, wo sie liegt, und dreh sie zurück.
tutorial-4 = Auf der anderen Seite wird B3 aufgedeckt: die 15. Behalten wird sie niemand, aber alle sehen sie einen Moment lang. Merk dir den Platz, dann weiter.
tutorial-5 = Du bist wieder am Zug. Wo war die 15? Deck sie auf.
tutorial-6 = Da ist sie: Die 15 ist höher als deine 12. Nimm sie! Die zehnte Karte einer Mauer beendet das Spiel, und im einfachen Spiel gewinnt sie es.
tutorial-7 = Im Spiel für Fortgeschrittene bringen besondere Karten Punkte oder tun etwas. Du hast gerade eine Kanone genommen, und sie schießt sofort. Sie trifft nur Karten rechts vom letzten Turm. Triff die 23!
tutorial-8 = Dein Zauberer kann eine Karte einschieben, ein einziges Mal. Die 20 ist niedriger als die 31, gehört aber zwischen 13 und 31. Schieb sie ein!

# Was zu einer unmöglichen Stellung gesagt wird
word-wants-FT-01 = Jede Karte von 2 bis 46 gibt es einmal.
word-wants-FT-02 = Zwei bis vier spielen, und jede Mauer beginnt mit ihrer Startkarte, der 1.
word-wants-FT-03 = Die Auslage hat 45 Plätze, und darin liegen so viele Karten, wie in keiner Mauer stehen und nicht zerstört sind.
word-wants-FT-04 = Es beginnt ein Platz dieses Tischs, und von dort geht es im Uhrzeigersinn; gelost wird vor allem anderen.
word-wants-FT-05 = Ein Zug deckt eine Karte auf, die daliegt; gesehen sein können also nicht mehr, als es Züge gab.
word-wants-FT-06 = Wer wählt, hat eine Karte aufgedeckt, und nimmt in einem Zug höchstens eine.
word-wants-FT-08 = Eine Mauer steigt von links nach rechts.
word-wants-FT-09 = Wer keine der übrigen Karten nehmen kann, ist nicht an der Reihe.
word-wants-FT-10 = Karten bleiben nur offen liegen, wenn allein noch einer welche nehmen kann.
word-wants-FT-11 = Zehn Karten beenden die Partie sofort, und mehr hat niemand.
word-wants-FT-12 = Eine Partie ist aus einem Grund vorbei, und nur dann.
word-wants-FT-13 = Im Grundspiel wird nicht geschossen, nichts zerstört und nichts eingeschoben.
word-wants-FT-18 = Eine Kanone schießt, wenn sie in die Mauer kommt, am rechten Ende, außer der Zauberer hat sie eingeschoben, und zerstört eine Karte.
word-wants-FT-19 = Türme können nicht zerstört werden.
word-wants-FT-23 = An diesem Tisch schweigt eine Kanone als zehnte Karte.
word-wants-FT-28 = Züge ohne genommene Karte gibt es nicht mehr als Züge, und mit der Geduld endet die Partie.

figure-cards =
    { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
kind-advanced = für Fortgeschrittene

# Was ein Rückblick zu einer Entscheidung sagt, und wohin ein Tipp schauen lässt
reason-seen = Die { $number } bei { $place } hast du gesehen, und sie passt auf deine { $top }.
reason-quiet = Die { $number } bei { $place } hast du gesehen: Wer sie aufdeckt, zeigt den anderen nichts Neues.
reason-useless = Die { $number } bei { $place } hast du gesehen: Sie passt nicht auf deine { $top }.
reason-known-leap =
    Die { $number } bei { $place } hast du gesehen: Sie lässt { $count ->
        [one] eine Karte aus, die passt
       *[other] { $count } Karten aus, die passen
    }. Eine, die noch niemand aufgedeckt hat, ist vielleicht näher.
reason-nearer =
    Die { $other } bei { $at } lässt { $count ->
        [one] eine Karte aus, die passt
       *[other] { $count } Karten aus, die passen
    }, die { $number } bei { $place } { $fewer ->
        [0] keine.
       *[other] nur { $fewer }.
    }
reason-wait =
    Die { $other } bei { $at } lässt { $count ->
        [one] eine Karte aus, die passt
       *[other] { $count } Karten aus, die passen
    }. Deck die { $number } bei { $place } auf und leg sie zurück: Das zeigt den anderen nichts Neues.
reason-lies-open = Die { $number } bei { $place } liegt offen da.
reason-leap =
    Die { $number } lässt { $count ->
        [one] eine Karte aus, die passt
       *[other] { $count } Karten aus, die passen
    }.
reason-little =
    Die { $number } bei { $place } lässt { $count ->
        [0] nichts aus, was passt: Sie ist die nächste.
        [one] nur eine Karte aus, die passt.
       *[other] nur { $count } Karten aus, die passen.
    }
reason-plan = Über der { $number } hast du { $count } Karten gesehen, zuerst die { $next }: Von dort ist der Weg bekannt.
reason-enough =
    Über der { $number } bei { $place } { $above ->
        [one] liegt noch eine Karte
       *[other] liegen noch { $above } Karten
    }, und danach braucht deine Mauer nur noch { $needed }.
reason-magic = Die { $number } ist niedriger als deine { $top }, aber dein Zauberer kann sie einschieben.
reason-magic-kept = Dein Zauberer kann nur ein einziges Mal eine Karte einschieben: Mit der { $number } ist das vorbei.
reason-shot =
    Die { $number } kostet { SEAT($seat) } { $points ->
        [one] einen Punkt
       *[other] { $points } Punkte
    }, diese Karte { $fewer }.
reason-ahead =
    { SEAT($seat) } führt mit { $points ->
        [one] einem Punkt
       *[other] { $points } Punkten
    }: Die { $number } ist zu treffen.
look-memory = Denk zurück: Hast du eine Karte gesehen, die auf deine { $top } passt?
look-unseen = Denk zurück: Welche Karten hat noch niemand aufgedeckt?
look-quiet = Nicht jede Karte, die du aufdeckst, muss passen. Was wissen die anderen schon?
look-open = Schau auf die Karten, die offen liegen: Hilft dir eine?
look-gap = Zähl die Karten zwischen deiner { $top } und der { $number }: Wie viele davon gibt es noch?
look-magic = Was könnte dein Zauberer hier tun, und was bringt es zu warten?
look-shots = Zähl nach, wie viel jede Karte, die du treffen kannst, für ihre Mauer wert ist.
