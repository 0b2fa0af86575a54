# Forma auf Deutsch. Kennungen und Variablen sind in allen Sprachen gleich.

tagline = Wähl deine Formen mit bloßem Auge, schließ Lücken, schlag Brücken – und gib acht, was du den anderen lässt.
credit = H. J. Geesink, Ravensburger 1973.

# Ablehnungen: was versucht wurde und was gegangen wäre
FA-01-no-such-square = Das Feld „{ $tried }“ gibt es nicht: Die Felder gehen von { $first } bis { $last }.
FA-02-no-such-form = Eine Form „{ $tried }“ gibt es nicht. Du hast noch: { $stock }.
FA-05-laid-out = Das Brett ist schon aufgebaut. Jetzt geht es nur noch um die Formen.
FA-05-lay-out-first = Zuerst wird aufgebaut: der Turm und von den { $most } Hindernissen so viele, wie du magst. „scatter 12“ überlässt es dem Zufall, mit 12 Hindernissen.
FA-05-no-such-number = { $tried } Hindernisse gehen nicht: keines bis { $most }, ganz wie du willst.
FA-07-bad-layout =
    So geht dieser Aufbau nicht, deshalb steht nichts davon.{ $unknown ->
        [none] {""}
       *[other] {" "}Das sind keine Felder: { $unknown }.
    }{ $twice ->
        [none] {""}
       *[other] {" "}Doppelt genannt: { $twice }.
    }{ $edge ->
        [none] {""}
       *[other] {" "}Der Turm darf nicht am Rand stehen: { $edge }.
    }{ $touching ->
        [none] {""}
       *[other] {" "}Zu dicht beieinander: { $touching }.
    }{ $surplus ->
        [none] {""}
       *[other] {" "}{ $surplus } Hindernisse sind zu viele: Es gibt 25.
    }
FA-08-not-in-stock = Ein { $tried } hast du nicht mehr. Du hast noch: { $stock }.
FA-08-no-such-turn = „{ $tried }“ ist für { $form } keine Drehung. Verschieden sehen aus: { $turns }.
FA-11-misfit =
    { $form } passt nicht auf { $square }: { $over ->
        [0] Dort ist nicht frei: { $taken }.
        [one] Ein Quadrat hinge über den Rand.
       *[other] { $over } Quadrate hingen über den Rand.
    } Such einen anderen Platz, es kostet nichts.
FA-12-no-pass = Du hast eine Form, die irgendwo passt, also musst du eine legen. Freiwillig aussetzen darf man nur nach einem ersten Fehlgriff.
FA-21-not-proven = Wie viele Brücken hier stehen, ließ sich in { $steps } Schritten nicht beweisen, und der Tisch rät nie: In einer Partie können Formen so nicht liegen. Versuch es mit einer Stellung aus einer echten.

# Was geschieht
event-first-seat-drawn = Das Los entscheidet: { SEAT($seat) } fängt an.
event-left-to-chance =
    { SEAT($seat) } überlässt den Aufbau dem Zufall, mit { $obstacles ->
        [0] keinem Hindernis.
        [one] einem Hindernis.
       *[other] { $obstacles } Hindernissen.
    }
event-laid-out = Der Turm steht auf { $tower }. Hindernisse: { $obstacles }. { SEAT($seat) } darf die erste Form legen.
event-form-laid =
    { SEAT($seat) } legt { $form }{ $flipped ->
        [true] {" "}gewendet
       *[false] {""}
    } auf { $square }{ $turn ->
        [0] {""}
        [one] , einmal gedreht.
       *[other] , { $turn }-mal gedreht.
    }{ $turn ->
        [0] .
       *[other] {""}
    }
event-form-lost =
    { SEAT($seat) } wollte { $form } auf { $square } legen, aber { $over ->
        [0] dort ist nicht frei: { $taken }.
        [one] ein Quadrat hängt über den Rand.
       *[other] { $over } Quadrate hängen über den Rand.
    } Die Form ist aus dem Spiel.
event-square-enclosed = { SEAT($seat) } schließt { $square } ein.
event-obstacle-enclosed = { SEAT($seat) } schließt das Hindernis auf { $square } ein.
event-tower-enclosed = { SEAT($seat) } schließt den Turm auf { $square } ein!
event-second-try-waived = { SEAT($seat) } verzichtet auf den zweiten Versuch.
event-seat-passed = { SEAT($seat) } setzt aus: Keine Form passt mehr.
event-turn-came = { SEAT($seat) } ist am Zug.
event-match-ended =
    Das Spiel ist aus. { $rule ->
       *[FA-13] { ended-FA-13 }
    }

# Ein ganzer Zug in einem Satz
turn-turn-came = { "" }
turn-square-enclosed = Eingeschlossen: { $square }.
turn-obstacle-enclosed = Hindernis eingeschlossen: { $square }.

# Was du tun kannst
action-lay-out = Stell den Turm auf { $tower }; Hindernisse: { $obstacles }
action-scatter =
    Lass den Zufall aufbauen: den Turm und { $obstacles ->
        [0] kein Hindernis
        [one] ein Hindernis
       *[other] { $obstacles } Hindernisse
    }
action-place =
    Leg { $form } auf { $square }{ $flipped ->
        [true] , gewendet
       *[false] {""}
    }{ $turn ->
        [0] {""}
        [one] , einmal nach rechts gedreht
       *[other] , { $turn }-mal nach rechts gedreht
    }
action-pass = Verzichte auf den zweiten Versuch

# Was jetzt zu tun ist
phase-layout = Bau das Brett auf.
phase-place = Leg eine Form.
phase-retry = Noch ein Versuch, oder setz aus.
phase-over = Das Spiel ist aus.
example-layout = scatter 12 / layout K10 A1
example-place = F 1f C4
example-retry = F 1f C4 / pass

# Wie man es schreibt
help-layout =
    „scatter 12“ lässt den Zufall den Turm und 12 Hindernisse aufstellen. „layout K10 A1 C3“ stellt sie von Hand auf: zuerst das Feld des Turms, dann die der Hindernisse.
help-place =
    Ein Zug besteht aus drei Wörtern: Form, Drehung, Feld. „F 0 C4“ legt das F so, wie es im Regelheft steht (tippe „regeln“), das linke Quadrat seiner obersten Reihe auf C4. 1, 2 oder 3 dreht es um so viele Viertel nach rechts; mit einem f dahinter, wie in 1f, wird es zuerst gewendet, links nach rechts. Kleinbuchstaben genügen.
help-retry = { help-place } „pass“ verzichtet auf den zweiten Versuch.

# Was der Tisch wählen kann
preset-first = Erstes Spiel
preset-first-about = Der Tisch zeigt, wo deine Formen hinpassen. Der Bot ist ein Anfänger.
preset-box = Wie in der Schachtel
preset-box-about = Nach Augenmaß, und wer anfängt, baut das Brett auf.
preset-sharp = Für scharfe Augen
preset-sharp-about = Nach Augenmaß, und was übrig bleibt, zählt minus.
option-placing = Legen
option-placing-by_eye = Nach Augenmaß: Was nicht passt, ist verloren
option-placing-assisted = Mit Hilfe: Der Tisch sagt, was passt
option-edition = Ausgabe
option-edition-de = Deutsch: Nicht gelegte Formen zählen nichts
option-edition-fr = Französisch: Nicht gelegte Formen zählen minus
option-obstacle_contact = Hindernisse und Turm
option-obstacle_contact-corners = Sie dürfen sich nicht berühren, auch nicht an Ecken
option-obstacle_contact-sides = An Ecken dürfen sie sich berühren
option-layout = Aufbau des Bretts
option-layout-by_hand = Wer anfängt, baut auf
option-layout-by_chance = Der Zufall baut auf

# Punkte, und warum das Spiel aus ist
score-FA-14 = Formen
score-FA-15 = Eingeschlossene Felder
score-FA-16 = Eingeschlossene Hindernisse
score-FA-18 = Turm
score-FA-19 = Brücken
score-FA-22 = Nicht gelegte Formen
ended-FA-13 = Niemand hat noch eine Form, die passt.

# Was entschieden hat
decided-FA-14 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der größeren Formen.
decided-FA-15 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der eingeschlossenen Felder.
decided-FA-16 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der eingeschlossenen Hindernisse.
decided-FA-18 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank des Turms.
decided-FA-19 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung, dank der Brücke.
decided-FA-22 =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung: Es sind weniger Formen übrig geblieben.

# Neben dem Brett
tally-forms = Formen
tally-squares = Felder
tally-obstacles = Hindern.
tally-tower = Turm
tally-bridges = Brücken
tally-lost = Abzug
tally-total = Summe
tally-points = Punkte
lost-forms = Verloren
missing-north-south = + N–S
missing-east-west = + O–W

# Das Brett im Browser
web-board = Brett mit 20 mal 20 Feldern. Pfeiltasten bewegen, R dreht die Form, F wendet sie, Eingabe legt sie. Ein Buchstabe oder die Zahl der Felder wählt eine Form.
web-free = frei
web-obstacle = Hindernis
web-tower = Turm
web-form-of = Form von { SEAT($seat) }
web-marker-of = Marke von { SEAT($seat) }
web-marked-of = Hindernis mit einer Marke von { SEAT($seat) }
web-my-forms = Deine Formen
web-form = { $form }, { $size ->
        [one] ein Feld
       *[other] { $size } Felder
    }, noch { $count }
web-fits-nowhere = passt nirgends
web-stocks = Alle Formen
web-forms-left =
    { $count ->
        [one] noch eine Form
       *[other] noch { $count } Formen
    }
web-lost = Aus dem Spiel:
web-yours-lost =
    { $form } passte nicht auf { $square }: { $over ->
        [0] Dort ist nicht frei: { $taken }.
        [one] Ein Quadrat hing über den Rand.
       *[other] { $over } Quadrate hingen über den Rand.
    } Die Form ist aus dem Spiel.
web-hand = In deiner Hand
web-choose = Wähle unten eine Form.
web-turn = Nach rechts drehen (R)
web-flip = Wenden (F)
web-up = Nach oben
web-down = Nach unten
web-left = Nach links
web-right = Nach rechts
web-place = Legen
web-place-on = { $form } auf { $square } legen
web-pass = Verzichten
web-layout = Aufbau des Bretts
web-layout-how = Tippe auf Felder: zuerst der Turm, dann bis zu { $most } Hindernisse. Sie dürfen einander nicht berühren, und der Turm steht nicht am Rand. Noch einmal tippen nimmt weg.
web-stones = Was du setzt
web-tool-tower = Turm
web-tool-obstacle = Hindernisse { $count }/{ $most }
web-lay-out = So bleibt es
web-clear = Abräumen
web-aim = Anvisiertes Feld
web-set = Auf { $square } setzen
web-unset = Von { $square } nehmen
web-near =
    { $count ->
        [one] Einer Brücke fehlt ein Feld: { $squares } käme in Frage.
       *[other] Einer Brücke fehlen { $count } Felder, aus { $squares }.
    }
web-how-many =
    { $count ->
        [0] Keine Hindernisse
        [one] Ein Hindernis
       *[other] { $count } Hindernisse
    }
web-suggest = Der Zufall baut auf
web-score = Punkte bisher
web-in-words = In Worten
web-square = Feld
web-row = Reihe { $row }: { $squares }.
web-held = In der Hand: { $form }{ $flipped ->
        [1] , gewendet
       *[0] {""}
    }, { $turn ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $turn }-mal gedreht
    }.
web-aims = { $form }{ $flipped ->
        [1] , gewendet
       *[0] {""}
    }, { $turn ->
        [0] nicht gedreht
        [one] einmal gedreht
       *[other] { $turn }-mal gedreht
    }, soll auf { $squares }{ $off ->
        [0] .
       *[other] ; der Rest liegt neben dem Brett.
    }

picture-1 = Leg in jedem Zug eine Form, wo immer sie passt. Jedes Quadrat ist ein Punkt.
picture-2 = Ein Feld ringsum geschlossen: Wer es schließt, bekommt 10 Punkte.
picture-3 = Der Turm eingeschlossen: 50 Punkte.
picture-4 = Eine Brücke aus eigenen Quadraten von Rand zu Rand: 50 Punkte.
tutorial-1 = Das ist das Brett, mit Turm und Hindernissen, wie der Zufall sie verteilt hat. Jeder legt bei jedem Zug eine Form, wo er will. Wähle das L. Der weiße Punkt darauf kommt auf das Feld, auf das du zielst: Ziel auf A1 und leg es. Jedes seiner Felder ist ein Punkt.
tutorial-2 = Das Feld D8 ist auf drei Seiten geschlossen. Leg das 3I auf E8, dann ist auch die letzte zu: D8 ist eingeschlossen, und das sind 10 Punkte für dich, wessen Formen auch darum herum stehen.
tutorial-3 = Auch Hindernisse bringen 10, wenn deine Farbe allein sie einschließt. Bei K5 fehlen drei Seiten. Nimm das U, dreh es zweimal, mit dem runden Pfeil oder der Taste R, und leg es auf J4.
tutorial-4 = Nach Augenmaß sagt dir niemand, ob eine Form passt, und Probieren gilt nicht. Dieses U hat nicht gepasst und ist aus dem Spiel. Du darfst es mit einer anderen Form versuchen oder es lassen: Drück „Verzichte auf den zweiten Versuch“.
tutorial-5 = Der Turm bringt 50 Punkte, und zwar dem, der seine letzte Seite schließt. Nur M13 ist offen: Leg das 2I dorthin.
tutorial-6 = Eine Brücke bringt 50 Punkte: deine Felder, Seite an Seite, von einem Rand zum gegenüberliegenden. In Spalte C fehlen zwei Felder. Leg das 2I auf C19.
tutorial-7 = Die Brücke steht. Wenn niemand mehr eine Form hat, die passt, gewinnen die meisten Punkte. Willst du lieber sehen, wo Formen passen, dann wähle beim Eröffnen eines Tisches „Mit Hilfe“. Viel Spaß!

# Was zu einer unmöglichen Stellung gesagt wird
word-wants-FA-01 = Das Brett hat 20 Reihen mit 20 Feldern, und darauf liegt nur, was zum Spiel gehört.
word-wants-FA-02 = Alle haben die Formen der Schachtel: gelegt, verloren und im Vorrat.
word-wants-FA-04 = Zwei oder vier spielen, und eine Person davon ist am Zug.
word-wants-FA-05 = Zuerst kommt der Aufbau auf dem leeren Brett: ein Turm und bis zu 25 Hindernisse.
word-wants-FA-06 = Der Turm steht nicht am Rand, und Hindernisse und Turm berühren sich nicht.
word-wants-FA-08 = Eine Form liegt auf eigenen freien Feldern, und andere Felder sind nicht belegt.
word-wants-FA-09 = Eine andere Form versucht nur, wer gerade eine verloren hat.
word-wants-FA-11 = Mit Hilfe geht keine Form verloren.
word-wants-FA-12 = Wer nichts legen kann, setzt aus.
word-wants-FA-13 = Eine Partie ist vorbei, wenn niemand mehr legen kann, und nur dann.
word-wants-FA-15 = Ein Feld mit vier geschlossenen Seiten trägt eine Marke, ein anderes freies nicht.
word-wants-FA-16 = Ein Hindernis, das eine Farbe einschließt, trägt ihre Marke, ein anderes nicht.
word-wants-FA-18 = Der Turm gehört jemandem, wenn seine vier Seiten geschlossen sind, und nur dann.

kind-fr = französische Ausgabe

# Was ein Rückblick zu einer Entscheidung sagt, und wohin ein Tipp schauen lässt
reason-misfit =
    { $form } passt nicht auf { $square }: { $over ->
        [0] Dort ist nicht frei: { $taken }.
        [one] Ein Quadrat hängt über den Rand.
       *[other] { $over } Quadrate hängen über den Rand.
    }
reason-passed = { $form } passt noch, auf { $square }: Ein zweiter Versuch lohnt sich.
reason-tower = { $form } auf { $square } schließt den Turm ein: { $points } Punkte auf einen Schlag.
reason-bridge = { $form } auf { $square } macht eine Brücke fertig: { $points } Punkte auf einen Schlag.
reason-closes =
    { $form } auf { $square } schließt { $squares } ein: { $points } Punkte, { $fewer ->
        [0] und hier wird nichts eingeschlossen.
       *[other] und hier sind es nur { $fewer }.
    }
reason-leaves = Damit kann { SEAT($seat) } gleich { $points } Punkte holen und { $squares } einschließen.
reason-takes-away = { SEAT($seat) } kann als Nächstes { $squares } einschließen, für { $points } Punkte. { $form } auf { $square } würde das verhindern.
reason-bridge-lost =
    Danach kommt keine Brücke von dir mehr zustande. Mit { $form } auf { $square } { $missing ->
        [one] würde nur ein Feld fehlen.
       *[other] würden { $missing } Felder fehlen.
    }
reason-nearer =
    Mit { $form } auf { $square } { $missing ->
        [one] fehlt deiner nächsten Brücke nur ein Feld
       *[other] fehlen deiner nächsten Brücke { $missing } Felder
    }, so aber { $more }.
reason-hinders =
    { SEAT($seat) } { $missing ->
        [one] fehlt nur ein Feld
       *[other] fehlen { $missing } Felder
    } zu einer Brücke, und { $form } auf { $square } wäre im Weg.
reason-room =
    Danach passt { $form } aus deinem Vorrat nirgends mehr: { $value ->
        [one] Ein Punkt ist verloren.
       *[other] { $value } Punkte sind verloren.
    }
reason-larger =
    { $form } zählt { $value }, diese Form { $smaller }, und großen Formen geht der Platz aus: Für { $form } { $places ->
        [one] ist noch ein Platz
       *[other] sind noch { $places } Plätze
    } da.
look-tower = Schau auf den Turm: Welche Seiten sind noch offen?
look-bridge =
    Schau auf deine Brücke: Ihr { $missing ->
        [one] fehlt nur noch ein Feld.
       *[other] fehlen nur noch { $missing } Felder.
    }
look-closing = Schau dich { $region } um: Dort lassen sich mit einer Form { $points } Punkte einschließen.
look-theirs = Schau dich { $region } um: Was könnte { SEAT($seat) } dort als Nächstes einschließen?
look-their-bridge = Wie viel fehlt { SEAT($seat) } zu einer Brücke? Schau dich { $region } um.
look-region = Schau dich { $region } um: Eine deiner Formen liegt dort gut.
word-upper-left = oben links
word-upper-middle = oben in der Mitte
word-upper-right = oben rechts
word-centre-left = links auf halber Höhe
word-centre-middle = mitten auf dem Brett
word-centre-right = rechts auf halber Höhe
word-lower-left = unten links
word-lower-middle = unten in der Mitte
word-lower-right = unten rechts
