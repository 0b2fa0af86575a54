# Forma in italiano. Identificativi e variabili sono gli stessi in ogni lingua.

tagline = Scegli le forme a occhio, chiudi i buchi, getta ponti – e bada a quello che lasci agli altri.
credit = H. J. Geesink, Ravensburger 1973.

# Rifiuti: che cosa si è tentato, e che cosa si poteva fare
FA-01-no-such-square = La casella «{ $tried }» non esiste: le caselle vanno da { $first } a { $last }.
FA-02-no-such-form = La forma «{ $tried }» non esiste. Hai ancora: { $stock }.
FA-05-laid-out = Il tabellone è già pronto. Adesso contano solo le forme.
FA-05-lay-out-first = Prima si prepara il tabellone: la torre, e quanti vuoi dei { $most } ostacoli. «scatter 12» lascia fare al caso, con 12 ostacoli.
FA-05-no-such-number = { $tried } ostacoli non si può: da zero a { $most }, come vuoi.
FA-07-bad-layout =
    Così non va, e quindi non resta niente di questa disposizione.{ $unknown ->
        [none] {""}
       *[other] {" "}Queste non sono caselle: { $unknown }.
    }{ $twice ->
        [none] {""}
       *[other] {" "}Nominate due volte: { $twice }.
    }{ $edge ->
        [none] {""}
       *[other] {" "}La torre non può stare sul bordo: { $edge }.
    }{ $touching ->
        [none] {""}
       *[other] {" "}Troppo vicini fra loro: { $touching }.
    }{ $surplus ->
        [none] {""}
       *[other] {" "}{ $surplus } ostacoli sono troppi: ce ne sono 25.
    }
FA-08-not-in-stock = Non hai più { $tried }. Hai ancora: { $stock }.
FA-08-no-such-turn = «{ $tried }» non è un modo di girare { $form }. Quelli diversi fra loro sono: { $turns }.
FA-11-misfit =
    { $form } non sta in { $square }: { $over ->
        [0] il posto non è libero: { $taken }.
        [one] uno dei suoi quadrati uscirebbe dal bordo.
       *[other] { $over } dei suoi quadrati uscirebbero dal bordo.
    } Cerca un altro posto, non costa niente.
FA-12-no-pass = Hai una forma che da qualche parte ci sta, quindi devi posarne una. Non si passa mai per scelta, tranne dopo un primo errore.
FA-21-not-proven = Quanti ponti ci siano qui non si è potuto dimostrare in { $steps } passi, e il tavolo non tira mai a indovinare: in una partita le forme non si possono posare così. Prova con una posizione di una partita vera.

# Che cosa succede
event-first-seat-drawn = La sorte decide: comincia { SEAT($seat) }.
event-left-to-chance =
    { SEAT($seat) } lascia la disposizione al caso, con { $obstacles ->
        [0] zero ostacoli.
        [one] un ostacolo.
       *[other] { $obstacles } ostacoli.
    }
event-laid-out = La torre sta in { $tower }. Ostacoli: { $obstacles }. { SEAT($seat) } può posare la prima forma.
event-form-laid =
    { SEAT($seat) } posa { $form }{ $flipped ->
        [true] {" "}rovesciata
       *[false] {""}
    } in { $square }{ $turn ->
        [0] {""}
        [one] , girata una volta.
       *[other] , girata { $turn } volte.
    }{ $turn ->
        [0] .
       *[other] {""}
    }
event-form-lost =
    { SEAT($seat) } voleva posare { $form } in { $square }, ma { $over ->
        [0] il posto non è libero: { $taken }.
        [one] uno dei suoi quadrati esce dal bordo.
       *[other] { $over } dei suoi quadrati escono dal bordo.
    } La forma è fuori gioco.
event-square-enclosed = { SEAT($seat) } rinchiude { $square }.
event-obstacle-enclosed = { SEAT($seat) } rinchiude l’ostacolo in { $square }.
event-tower-enclosed = { SEAT($seat) } rinchiude la torre in { $square }!
event-second-try-waived = { SEAT($seat) } rinuncia al secondo tentativo.
event-seat-passed = { SEAT($seat) } passa: nessuna forma ci sta più.
event-turn-came = Tocca a { SEAT($seat) }.
event-match-ended =
    La partita è finita. { $rule ->
       *[FA-13] { ended-FA-13 }
    }

# Un intero turno in una frase
turn-turn-came = { "" }
turn-square-enclosed = Casella rinchiusa: { $square }.
turn-obstacle-enclosed = Ostacolo rinchiuso: { $square }.

# Che cosa puoi fare
action-lay-out = Metti la torre in { $tower }; ostacoli: { $obstacles }
action-scatter =
    Lascia al caso la torre e { $obstacles ->
        [0] zero ostacoli
        [one] un ostacolo
       *[other] { $obstacles } ostacoli
    }
action-place =
    Posa { $form } in { $square }{ $flipped ->
        [true] , rovesciata
       *[false] {""}
    }{ $turn ->
        [0] {""}
        [one] , girata una volta a destra
       *[other] , girata { $turn } volte a destra
    }
action-pass = Rinuncia al secondo tentativo

# Che cosa ci si aspetta da te
phase-layout = Prepara il tabellone.
phase-place = Posa una forma.
phase-retry = Ancora un tentativo, o passa.
phase-over = La partita è finita.
example-layout = scatter 12 / layout K10 A1
example-place = F 1f C4
example-retry = F 1f C4 / pass

# Come si scrive
help-layout =
    «scatter 12» lascia disporre al caso la torre e 12 ostacoli. «layout K10 A1 C3» li dispone a mano: prima la casella della torre, poi quelle degli ostacoli.
help-place =
    Una mossa si scrive in tre parole: la forma, come è girata, la casella. «F 0 C4» posa la F com’è disegnata nel regolamento (scrivi «regole»), con il quadrato più a sinistra della riga in alto in C4. 1, 2 o 3 la gira di altrettanti quarti a destra; con una f dietro, come in 1f, prima si rovescia, la sinistra a destra. Bastano le minuscole.
help-retry = { help-place } «pass» rinuncia al secondo tentativo.

# Che cosa può scegliere il tavolo
preset-first = Prima partita
preset-first-about = Il tavolo mostra dove stanno le tue forme. Il bot è un principiante.
preset-box = Come nella scatola
preset-box-about = A occhio, e chi comincia prepara il tabellone.
preset-sharp = Per occhi allenati
preset-sharp-about = A occhio, e quel che resta si sottrae.
option-placing = Come si posa
option-placing-by_eye = A occhio: quel che non ci sta è perso
option-placing-assisted = Con aiuto: il tavolo dice che cosa ci sta
option-edition = Edizione
option-edition-de = Tedesca: le forme non posate non contano
option-edition-fr = Francese: le forme non posate si sottraggono
option-obstacle_contact = Ostacoli e torre
option-obstacle_contact-corners = Non si toccano, nemmeno agli angoli
option-obstacle_contact-sides = Possono toccarsi agli angoli
option-layout = Il tabellone
option-layout-by_hand = Lo prepara chi comincia
option-layout-by_chance = Lo prepara il caso

# I punti, e perché la partita è finita
score-FA-14 = Forme
score-FA-15 = Caselle rinchiuse
score-FA-16 = Ostacoli rinchiusi
score-FA-18 = Torre
score-FA-19 = Ponti
score-FA-22 = Forme non posate
ended-FA-13 = Nessuno ha più una forma che ci stia.

# Che cosa ha deciso
decided-FA-14 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie alle forme più grandi.
decided-FA-15 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie alle caselle rinchiuse.
decided-FA-16 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie agli ostacoli rinchiusi.
decided-FA-18 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie alla torre.
decided-FA-19 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie al ponte.
decided-FA-22 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }: sono rimaste meno forme.

# Accanto al tabellone
tally-forms = Forme
tally-squares = Caselle
tally-obstacles = Ostacoli
tally-tower = Torre
tally-bridges = Ponti
tally-lost = Detrazione
tally-total = Totale
tally-points = Punti
lost-forms = Perse
missing-north-south = + N–S
missing-east-west = + E–O

# Il tabellone nel browser
web-board = Tabellone di 20 caselle per 20. Le frecce spostano, R gira la forma, F la ribalta, Invio la posa. Una lettera o il numero di caselle sceglie una forma.
web-free = libera
web-obstacle = ostacolo
web-tower = torre
web-form-of = forma di { SEAT($seat) }
web-marker-of = segnalino di { SEAT($seat) }
web-marked-of = ostacolo con un segnalino di { SEAT($seat) }
web-my-forms = Le tue forme
web-form = { $form }, { $size ->
        [one] una casella
       *[other] { $size } caselle
    }, ne restano { $count }
web-fits-nowhere = non ci sta da nessuna parte
web-stocks = Le forme di tutti
web-forms-left =
    { $count ->
        [one] ancora una forma
       *[other] ancora { $count } forme
    }
web-lost = Fuori dal gioco:
web-yours-lost =
    { $form } non stava in { $square }: { $over ->
        [0] il posto non era libero: { $taken }.
        [one] uno dei suoi quadrati usciva dal bordo.
       *[other] { $over } dei suoi quadrati uscivano dal bordo.
    } La forma è fuori gioco.
web-hand = Nella tua mano
web-choose = Scegli una forma qui sotto.
web-turn = Gira a destra (R)
web-flip = Ribalta (F)
web-up = In su
web-down = In giù
web-left = A sinistra
web-right = A destra
web-place = Posa
web-place-on = Posa { $form } su { $square }
web-pass = Rinuncia
web-layout = Preparazione del tabellone
web-layout-how = Tocca le caselle: prima la torre, poi fino a { $most } ostacoli. Non devono toccarsi, e la torre non sta sul bordo. Tocca di nuovo per togliere.
web-stones = Che cosa metti
web-tool-tower = Torre
web-tool-obstacle = Ostacoli { $count }/{ $most }
web-lay-out = Va bene così
web-clear = Togli tutto
web-aim = Casella mirata
web-set = Metti su { $square }
web-unset = Togli da { $square }
web-near =
    { $count ->
        [one] A un ponte manca una casella: può essere { $squares }.
       *[other] A un ponte mancano { $count } caselle, tra { $squares }.
    }
web-how-many =
    { $count ->
        [0] Nessun ostacolo
        [one] Un ostacolo
       *[other] { $count } ostacoli
    }
web-suggest = Lascia fare al caso
web-score = Punti finora
web-in-words = A parole
web-square = Casella
web-row = Riga { $row }: { $squares }.
web-held = In mano: { $form }{ $flipped ->
        [1] , ribaltata
       *[0] {""}
    }, { $turn ->
        [0] non girata
        [one] girata una volta
       *[other] girata { $turn } volte
    }.
web-aims = { $form }{ $flipped ->
        [1] , ribaltata
       *[0] {""}
    }, { $turn ->
        [0] non girata
        [one] girata una volta
       *[other] girata { $turn } volte
    }, mira a { $squares }{ $off ->
        [0] .
       *[other] ; il resto è fuori dal tabellone.
    }

picture-1 = A ogni turno posa una forma, dove ci sta. Ogni quadrato è un punto.
picture-2 = Una casella chiusa da ogni lato: 10 punti a chi la chiude.
picture-3 = La torre rinchiusa: 50 punti.
picture-4 = Un ponte di quadrati tuoi da bordo a bordo: 50 punti.
tutorial-1 = Questo è il tabellone, con la torre e qualche ostacolo messi dal caso. Ognuno posa una forma per turno, dove vuole. Scegli la L. Il suo punto bianco va sulla casella a cui miri: mira ad A1 e posala. Ogni sua casella vale un punto.
tutorial-2 = La casella D8 è chiusa su tre lati. Posa la 3I su E8 per chiudere l’ultimo: D8 è rinchiusa, e sono 10 punti per te, di chiunque siano le forme intorno.
tutorial-3 = Anche gli ostacoli valgono 10, se li rinchiude il tuo colore da solo. A K5 mancano tre lati. Prendi la U, girala due volte con la freccia rotonda o con il tasto R, e posala su J4.
tutorial-4 = A occhio nessuno ti dice se una forma ci sta, e non si prova. Questa U non ci stava: è fuori dal gioco. Puoi tentare con un’altra forma o rinunciare: premi «Rinuncia al secondo tentativo».
tutorial-5 = La torre porta 50 punti a chi chiude il suo ultimo lato. È aperto solo M13: posa lì la 2I.
tutorial-6 = Un ponte porta 50 punti: le tue caselle, lato contro lato, da un bordo a quello opposto. Alla colonna C mancano due caselle. Posa la 2I su C19.
tutorial-7 = Il ponte c’è. Quando nessuno ha più una forma che ci stia, vince chi ha più punti. Se preferisci vedere dove le forme ci stanno, scegli «Con aiuto» quando apri un tavolo. Buon divertimento!

# Che cosa si dice di una posizione impossibile
word-wants-FA-01 = Il tabellone ha 20 file da 20 caselle, con solo quello che fa parte del gioco.
word-wants-FA-02 = Ognuno ha le forme della scatola: posate, perse e di scorta.
word-wants-FA-04 = Si gioca in due o in quattro, e tocca a uno di loro.
word-wants-FA-05 = Prima viene la disposizione sul tabellone vuoto: una torre e fino a 25 ostacoli.
word-wants-FA-06 = La torre non sta sul bordo, e ostacoli e torre non si toccano.
word-wants-FA-08 = Una forma copre caselle libere sue, e nient’altro è disegnato.
word-wants-FA-09 = Solo chi ha appena perso una forma ne prova un’altra.
word-wants-FA-11 = Con l’aiuto nessuna forma si perde.
word-wants-FA-12 = Chi non può posare niente passa.
word-wants-FA-13 = La partita è finita quando nessuno può posare, e solo allora.
word-wants-FA-15 = Una casella con i quattro lati chiusi ha un segnalino, e nessun’altra casella libera.
word-wants-FA-16 = Un ostacolo chiuso da un colore ha il suo segnalino, e nessun altro.
word-wants-FA-18 = La torre è di qualcuno quando i suoi quattro lati sono chiusi, e solo allora.

kind-fr = edizione francese

# Che cosa si dice di una decisione a partita finita, e dove un consiglio fa guardare
reason-misfit =
    { $form } non sta in { $square }: { $over ->
        [0] il posto non è libero: { $taken }.
        [one] uno dei suoi quadrati esce dal bordo.
       *[other] { $over } dei suoi quadrati escono dal bordo.
    }
reason-passed = { $form } ci sta ancora, in { $square }: un secondo tentativo vale la pena.
reason-tower = { $form } in { $square } rinchiude la torre: { $points } punti in un colpo.
reason-bridge = { $form } in { $square } completa un ponte: { $points } punti in un colpo.
reason-closes =
    { $form } in { $square } rinchiude { $squares }: { $points } punti, { $fewer ->
        [0] mentre qui non si rinchiude niente.
       *[other] contro { $fewer } qui.
    }
reason-leaves = Così { SEAT($seat) } può prendersi subito { $points } punti, rinchiudendo { $squares }.
reason-takes-away = { SEAT($seat) } può rinchiudere { $squares } subito dopo, per { $points } punti. { $form } in { $square } lo impedirebbe.
reason-bridge-lost =
    Dopo questo nessun tuo ponte è più possibile. Con { $form } in { $square } { $missing ->
        [one] mancherebbe solo una casella.
       *[other] mancherebbero { $missing } caselle.
    }
reason-nearer =
    Con { $form } in { $square } al tuo prossimo ponte { $missing ->
        [one] manca una sola casella
       *[other] mancano { $missing } caselle
    }, così invece { $more }.
reason-hinders =
    A { SEAT($seat) } per un ponte { $missing ->
        [one] manca una sola casella
       *[other] mancano { $missing } caselle
    }, e { $form } in { $square } sarebbe d’intralcio.
reason-room =
    Dopo questo { $form } non ci sta più da nessuna parte: { $value ->
        [one] un punto perso.
       *[other] { $value } punti persi.
    }
reason-larger =
    { $form } vale { $value }, questa forma { $smaller }, e alle grandi lo spazio finisce presto: per { $form } { $places ->
        [one] resta un solo posto.
       *[other] restano { $places } posti.
    }
look-tower = Guarda la torre: quali lati sono ancora aperti?
look-bridge =
    Guarda il tuo ponte: { $missing ->
        [one] manca solo una casella.
       *[other] mancano solo { $missing } caselle.
    }
look-closing = Guarda { $region }: lì una sola forma può rinchiudere { $points } punti.
look-theirs = Guarda { $region }: che cosa potrebbe rinchiudere lì { SEAT($seat) } subito dopo?
look-their-bridge = Quanto manca a { SEAT($seat) } per un ponte? Guarda { $region }.
look-region = Guarda { $region }: lì una delle tue forme sta bene.
word-upper-left = in alto a sinistra
word-upper-middle = in alto al centro
word-upper-right = in alto a destra
word-centre-left = a sinistra, a metà altezza
word-centre-middle = al centro del tabellone
word-centre-right = a destra, a metà altezza
word-lower-left = in basso a sinistra
word-lower-middle = in basso al centro
word-lower-right = in basso a destra
