# Formel Fun auf Deutsch. Kennungen und Variablen sind in allen Sprachen gleich.

tagline = Spiel deine Karten, schlüpf durchs Feld und sei bloß nie das Schlusslicht.
credit = Formel Fun ist ein Spiel von Terry Goodchild, erschienen 1999 bei Franjos.

# Ablehnungen: was versucht wurde und was gegangen wäre
FF-04-no-such-card = Die Karte „{ $tried }“ gibt es nicht. Du hast auf der Hand: { $hand }.
FF-06-no-turbo =
    { $tried ->
        [Turbo] Du hast nur einen Turbo: Spiel ihn allein oder zu einer anderen Karte. Du hast auf der Hand: { $hand }.
       *[other] Du hast keinen Turbo, den du zur { $tried } legen könntest. Du hast auf der Hand: { $hand }.
    }
FF-10-not-in-hand = Die Karte { $tried } hast du nicht. Du hast auf der Hand: { $hand }.
FF-11-hand-too-small = Kein Turbo zu { $tried }: Dir blieben weniger als { $fewest } Karten. Spiel eine Karte allein.

# Was geschieht
event-row-lined-up = Auf der { $space }, von innen nach außen: { $cars }.
event-hands-dealt = Jedes Team bekommt fünf Karten.
event-card-played =
    { $movement ->
        [one] { SEAT($seat) } spielt { $card } für { $car }: nur ein Feld.
       *[other] { SEAT($seat) } spielt { $card } für { $car }: { $movement } Felder.
    }
event-card-boosted = { SEAT($seat) } spielt { $card } und einen Turbo für { $car }: { $movement } Felder!
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } zieht nach.
       *[other] { SEAT($seat) } zieht { $card }.
    }
event-pile-reshuffled = Der Nachziehstapel ist leer: Die Ablage wird gemischt und ersetzt ihn.
event-car-moved =
    { $fell ->
        [0] { $car } hält auf der { $space }, Spur { $lane }.
        [one] Kein Platz für { $car }: ein Feld zurück auf die { $space }, Spur { $lane }.
       *[other] Kein Platz für { $car }: { $fell } Felder zurück auf die { $space }, Spur { $lane }.
    }
event-turn-began = Nächster Durchgang: { $leader } führt, { $last } ist Schlusslicht.
event-race-ended = Rennen { $race } ist gelaufen. Reihenfolge im Ziel: { $cars }.
event-car-eliminated =
    { $points ->
        [one] { $car } ist Schlusslicht und scheidet aus: 1 Punkt für { SEAT($seat) }.
       *[other] { $car } ist Schlusslicht und scheidet aus: { $points } Punkte für { SEAT($seat) }.
    }
event-team-out = { SEAT($seat) } hat keinen Wagen mehr und legt ab: { $cards }.
event-race-began = Rennen { $race } startet, einer hinter dem anderen: { $cars }.
event-final-won = { $car } gewinnt das Finale für { SEAT($seat) }: { $points } Punkte! Der Titel nach Punkten geht an { SEAT($to) }.

# Ein ganzer Zug in einem Satz
turn-card-drawn = { "" }
turn-turn-began = { "" }
turn-race-began = { "" }
turn-card-played-car-moved =
    { $fell ->
        [0] { SEAT($seat) } spielt { $card }: { $car } hält auf der { $space }, Spur { $lane }.
       *[other] { SEAT($seat) } spielt { $card }: Kein Platz für { $car }, zurück auf die { $space }, Spur { $lane }.
    }
turn-card-boosted-car-moved =
    { $fell ->
        [0] { SEAT($seat) } spielt { $card } und einen Turbo: { $car } hält auf der { $space }, Spur { $lane }.
       *[other] { SEAT($seat) } spielt { $card } und einen Turbo: Kein Platz für { $car }, zurück auf die { $space }, Spur { $lane }.
    }

# Was du tun kannst
action-play = Spiel { $card }
action-boost = Spiel { $card } und einen Turbo

# Was jetzt zu tun ist
phase-play = Spiel eine Karte für deinen Wagen.
phase-over = Das Finale ist gefahren.

# Was der Tisch wählen kann
preset-first = Erstes Rennen
preset-first-about = Drei Teams. Die Bots sind Anfänger.
preset-final = Alles fürs Finale
preset-final-about = Den Titel holt nur, wer das Finale gewinnt.
preset-field = Volles Feld
preset-field-about = Sechs Teams mit je zwei Wagen; die Startplätze werden ausgelost.
option-cars_at_five = Wagen pro Team bei fünf Teams
option-cars_at_five-3 = Drei: ein ganzer Abend
option-cars_at_five-2 = Zwei: halb so lang
option-grid = Der erste Start
option-grid-mirrored = Gespiegelt: jede Reihe in umgekehrter Folge
option-grid-random = Jede Reihe wird ausgelost
option-title = Den Titel holt
option-title-points = das Team mit den meisten Punkten
option-title-final = wer das Finale gewinnt

# Punkte, und warum das Spiel aus ist
score-FF-20 = { $items } in der Reihenfolge des Ausscheidens
score-FF-21 =
    { $items ->
        [points] Titel nach Punkten: die meisten Punkte aller Teams
       *[final] Titel des Finales: Sieg im letzten Rennen
    }
ended-FF-19 = Das Finale ist gefahren. Jeder Wagen brachte seinem Team Punkte, und je später er ausschied, desto mehr.

# Was entschieden hat
decided-final = { $winner } gewinnt das Finale für { SEAT($seat) }. Die meisten Punkte: { SEAT($champion) }.
decided-final-car =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank { $car }, dem Sieger im Finale.
decided-other-final =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, obwohl { $winner } das Finale für { SEAT($finalist) } gewonnen hat.
decided-tie = { SEAT($seat) } und { SEAT($other) } haben je { $points } Punkte, aber { $car } ist weiter gekommen als jeder Wagen von { SEAT($other) }.
tie-break = gleich viele Punkte; der beste Wagen kam weiter

# Auf dem Spielplan
board-race = Rennen { $race } von { $races }
board-final = Das Finale
board-danger =
    { $gap ->
        [0] In Gefahr: { $car } von { SEAT($seat) }, gleichauf mit { $ahead }, aber weiter außen
        [one] In Gefahr: { $car } von { SEAT($seat) }, ein Feld hinter { $ahead }
       *[other] In Gefahr: { $car } von { SEAT($seat) }, { $gap } Felder hinter { $ahead }
    }
board-line-up = Die Wagen stellen sich auf.
board-hand = Deine Hand
board-for = { $car } auf { $space }
board-pile = Stapel { $pile }
board-discards =
    { $top ->
        [none] Ablage 0
       *[other] Ablage { $count }, oben { $top }
    }
board-winner = Das Finale gewinnt { SEAT($seat) } mit { $car }
board-champion =
    { $points ->
        [one] Titel nach Punkten: { SEAT($seat) } mit 1 Punkt
       *[other] Titel nach Punkten: { SEAT($seat) } mit { $points } Punkten
    }
board-out = Ausgeschieden, der Reihe nach: { $cars }

# Im Browser
web-track = Die Strecke mit { $count } Wagen, gefahren wird gegen den Uhrzeigersinn. { $leader } führt, { $last } ist Schlusslicht.
web-order = Reihenfolge im Rennen
web-order-line = von { SEAT($seat) }, auf der { $space }, Spur { $lane }.
web-is-due = Jetzt an der Reihe.
web-is-last = Schlusslicht, in Gefahr.
web-own-cars = Deine Wagen
web-car-on = auf der { $space }
web-car-rank = Platz { $rank } von { $of }
web-car-out = ausgeschieden
web-choose = { $car } auf der { $space } ist an der Reihe. Wähl eine Karte.
web-next = Als Nächstes fährst du { $car }, auf der { $space }.
web-wait = In diesem Durchgang fährt keiner deiner Wagen mehr.
web-out = Du bist ausgeschieden. Die anderen fahren weiter.
web-prospect =
    { $fell ->
        [0] Auf die { $space }, Spur { $lane }: vorerst Platz { $rank } von { $of }.
       *[other] Kein Platz: zurück auf die { $space }, Spur { $lane }. Vorerst Platz { $rank } von { $of }.
    }
web-card =
    { $red ->
        [yes] Karte { $card }: Die rote Zahl passt, { $movement } Felder
       *[no] Karte { $card }: { $movement } Felder
    }
web-drive = { $movement } fahren
web-drive-turbo = + Turbo: { $movement }
web-keys = Karten: mit den Pfeilen durchgehen, Eingabe wählt und fährt beim zweiten Mal, T legt einen Turbo dazu, Escape nimmt zurück
web-take-back = Karte zurücknehmen
web-team = Team
web-cars = Wagen
web-cards = Karten
web-turbos = Turbos
web-points = Punkte
web-scored = +{ $points }
web-ladder = Was jeder Wagen zählt, der erste, der ausscheidet, links

# Die Einführung
picture-1 = Eine Karte bewegt einen Wagen um ihre blaue Zahl.
picture-2 = Die rote Zahl gilt nur auf einem Feld mit genau dieser Zahl, und dort muss sie gelten.
picture-3 = Wagen nehmen die innerste freie Spur. Vier passen auf ein Feld; ein fünfter fällt zurück.
picture-4 = Nach jedem Rennen scheidet der letzte Wagen aus. Wer das Finale gewinnt, punktet am meisten.
tutorial-1 = Jedes Team fährt mit seinen Wagen gegen den Uhrzeigersinn um die Strecke, dreimal 1 bis 10. Nach jedem Rennen scheidet das Schlusslicht aus: Es trägt das gelbe Warnschild. Der Ring zeigt, wer an der Reihe ist: dein A1.
tutorial-2 = Eine Karte bewegt einen Wagen um ihre blaue Zahl. Wähl die 8: Die Strecke zeigt, wo A1 halten würde. Drück sie noch einmal oder „Fahren“, und los.
tutorial-3 = Eine rote Zahl gilt nur auf einem Feld mit genau dieser Zahl, und dann muss sie gelten. A1 steht auf einer 7: Die Karte 7/3 zieht jetzt 7 statt 3. Spiel sie!
tutorial-4 = Ein Wagen nimmt die innerste freie Spur. Vier passen auf ein Feld, der fünfte fällt zurück. Wähl die 6, um es zu sehen; dann spiel die 8 und fahr einfach durch.
tutorial-5 = B1 ist über der Linie: Mit diesem Durchgang endet das Rennen, und A2 ist Schlusslicht. Rette ihn: Wähl die 6 und dann den Turbo dazu. Das bringt 5 mehr, aber deine Hand bleibt für immer eine Karte kleiner.
tutorial-6 = C1 war Schlusslicht und ist ausgeschieden. Jeder Wagen, der ausscheidet, bringt Punkte, ein späterer mehr, der Sieger des Finales am meisten. Die anderen starten neu, einer hinter dem anderen. Die meisten Punkte holen den Titel: Gute Fahrt!

# Was zu einer unmöglichen Stellung gesagt wird
word-wants-FF-01 = Drei bis sechs Teams fahren, und jedes Auto gibt es einmal.
word-wants-FF-02 = Die Strecke ist eine Runde mit 30 Feldern.
word-wants-FF-04 = Keine Karte gibt es öfter als im Kartenspiel.
word-wants-FF-07 = Ein Team im Rennen hält fünf Karten, weniger um seine zweiten Turbos, geordnet wie das Spiel; ein ausgeschiedenes hält keine.
word-wants-FF-08 = Die Autos aller Teams sind auf der Strecke oder ausgeschieden; beim ersten Start stehen sie Reihe hinter Reihe.
word-wants-FF-09 = Das führende Auto zieht zuerst, dann der Reihe nach, das innere vor dem äußeren.
word-wants-FF-10 = Eine Karte wird gespielt, eine gezogen, und das Auto zieht; vorher ist nichts abgelegt.
word-wants-FF-11 = Nach drei Turbos als zweite Karte geht keiner mehr.
word-wants-FF-12 = Ein Ablagestapel hat eine oberste Karte, die darin ist, und ein leerer Zugstapel wird neu gemischt.
word-wants-FF-13 = Ein Feld hat vier Spuren mit je einem Auto.
word-wants-FF-19 = Zwei Autos oder mehr fahren; eines allein hat das Finale gewonnen.

kind-short = je zwei Wagen

# Was ein Rückblick zu einer Entscheidung sagt, und wohin ein Tipp schauen lässt
reason-out =
    Mit diesem Durchgang endet das Rennen, und { $car } ist Schlusslicht und draußen. Mit { $card }{ $boost ->
        [true] {" "}und einem Turbo
       *[false] {""}
    } steht der Wagen vor { $ahead }.
reason-last =
    So ist { $car } Schlusslicht. Mit { $card }{ $boost ->
        [true] {" "}und einem Turbo
       *[false] {""}
    } steht der Wagen vor { $ahead }.
reason-red =
    Auf der { $space } zählt bei { $card } die rote Zahl: { $boost ->
        [true] Mit einem Turbo dazu
       *[false] Damit
    } zieht { $car } { $spaces } Felder statt { $fewer }.
reason-passes =
    Mit { $card }{ $boost ->
        [true] {" "}und einem Turbo
       *[false] {""}
    } kommt { $car } an { $cars } vorbei.
reason-farther =
    { $card }{ $boost ->
        [true] {" "}und ein Turbo bringen
       *[false] {" "}bringt
    } { $car } { $spaces } Felder weit, so sind es nur { $fewer }.
reason-fell =
    Auf der { $space } ist kein Platz, und mit { $card } fällt { $car } zurück, um { $fell ->
        [one] ein Feld
       *[other] { $fell } Felder
    }. { $other } bringt den Wagen genauso weit.
reason-turbo =
    Ein Turbo zu { $card } bringt einmal { $spaces } Felder, und danach { $cards ->
        [one] bleibt nur noch eine Karte
       *[other] bleiben nur noch { $cards } Karten
    } auf der Hand, bis zum Schluss.
reason-next = Auf der { $space } zieht { $card } beim nächsten Mal { $spaces } Felder. Auf der { $other } brächte keine Karte der Hand { $car } weiter als { $fewer }.
reason-next-kept = { $car } hält so oder so auf der { $space }: Dort zieht { $card } beim nächsten Mal { $spaces } Felder, wenn sie noch auf der Hand ist. Keine andere schafft mehr als { $fewer }.
reason-other-car = { $car } steht auf der { $space }: Dort zieht { $card } { $space } Felder, hier { $fewer }.
reason-keep = Beide Karten ziehen hier { $spaces }. Eher behalten solltest du { $card }: Anderswo zieht sie bis zu { $most } Felder, { $other } nur { $least }.
reason-rarer = Beide Karten ziehen hier { $spaces }. Eher behalten solltest du { $card }: Sie schafft das auf { $often } der zehn Zahlen, { $other } nur auf { $seldom }.
reason-needless = Mit { $other } liegt { $car } an derselben Stelle im Feld. Ein andermal zieht { $card } { $most } Felder, { $other } nie mehr als { $least }.
reason-dear = { $other } reicht: { $spaces } Felder, und { $car } ist nicht Schlusslicht. { $card } kann { $most } Felder ziehen, wenn es einmal sein muss, { $other } nie mehr als { $least }.
look-danger = Mit diesem Durchgang endet das Rennen: Wie kommt { $car } vom letzten Platz weg?
look-turbo = Zähl nach, wie weit { $car } kommen muss. Reicht eine Karte?
look-red = { $car } steht auf der { $space }: Wessen rote Zahl zählt dort?
look-ahead = Zähl die Felder von { $car } bis { $cars }.
look-other-cars = Denk auch an { $cars }: Welche Karte lohnt sich dort später?
look-next = Denk einen Zug weiter: Auf welcher Zahl stünde { $car } am besten?
look-saving = { $car } muss diesmal nicht weit kommen: Auf welche Karte kannst du verzichten?
look-same = Jede Karte bringt { $car } hier gleich weit: Welche nützt später am wenigsten?
look-count = Zähl nach, wie weit jede deiner Karten { $car } von der { $space } bringt.
