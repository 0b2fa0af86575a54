# Formissimo in italiano. Identificativi e variabili sono gli stessi in ogni lingua.

tagline = Una differenza al massimo: acchiappa la prossima carta prima degli altri, o scervellati in solitario.
credit = Di Torsten Landsvogt, pubblicato da Schmidt Spiele nel 2008.

# Rifiuti: che cosa si è tentato, e che cosa si poteva fare
FM-04-no-such-place = Il posto «{ $tried }» non esiste: i posti vanno da { $first } a { $last }.
FM-05-face-down = Le carte di partenza sono ancora coperte. Di’ «ready»: quando ci siete tutti si girano, e si parte.
FM-05-turned-up = Le carte di partenza sono già scoperte: prendi quello che va, o grida Stop!
FM-05-others-not-ready = Tu ci sei, ma le carte di partenza sono ancora coperte: si girano quando ci siete tutti. Si aspetta: { SEAT($waiting) }.
FM-07-mismatch = La carta in { $tried } non va con la tua. Cambia: { $features }. È permessa una sola differenza.
FM-08-gone = Troppo tardi: la carta di { $tried } ce l’ha già { SEAT($by) }. Niente di male, acchiappane un’altra!
FM-08-yours = La carta di { $tried } ce l’hai già tu: è nella tua catena. Acchiappane un’altra!
FM-09-stopped = Questo giro è finito, non si prende più niente. Di’ «ready» per il giro { $round }.
FM-09-called = { SEAT($by) } ha gridato Stop, e con ragione: da quel momento nessuno prende più carte. Quando { SEAT($by) } avrà la carta di consolazione, si controllano le catene.
FM-09-too-late = Troppo tardi: era per un giro precedente, che è finito. Ora si gioca il giro { $round }: guarda di nuovo e scegli da capo.
FM-10-no-pick = Non c’è una carta di consolazione da scegliere: va a chi grida Stop e ha ragione.
FM-10-not-yours = La carta di consolazione la sceglie { SEAT($by) }, per lo Stop giusto. Poi viene il prossimo giro.
FM-10-pick-first = Il tuo Stop era giusto! Adesso scegli la carta di consolazione, quella che vuoi.
FM-12-not-the-clock = Solo l’orologio può dire che il tempo è scaduto.
FM-16-gap = In { $tried } non c’è nessuna carta: il mazzo non è bastato per questo buco. Prendine una che c’è.
FM-18-no-such-place = Il posto «{ $tried }» non esiste: i posti vanno da { $first } a { $last }.
FM-18-taken = La carta di { $tried } l’hai già presa. Scegline una che c’è ancora.
FM-18-mismatch = La carta in { $tried } non va con la tua ultima. Cambia: { $features }, e più di una differenza non si può. Puoi continuare con: { $matching }.
FM-18-no-stop =
    Da soli non c’è Stop. { $instead ->
        [ready] Di’ «ready» e arriva la prossima griglia.
        [finish] Nessuna carta va più: chiudi la griglia.
       *[take] Prendi una carta che va.
    }
FM-18-no-pick =
    Da soli non ci sono carte di consolazione. { $instead ->
        [ready] Di’ «ready» e arriva la prossima griglia.
        [finish] Nessuna carta va più: chiudi la griglia.
       *[take] Prendi una carta che va.
    }
FM-18-no-clock = Nessuna fretta: da soli non c’è orologio.
FM-19-only-alone = Nella gara quel che è preso è preso. Indietro si torna quando si gioca da soli.
FM-19-call-stop = Nella gara non si chiude, si grida Stop.
FM-19-unfinished =
    Questa griglia non è finita. { $instead ->
        [ready] Di’ «ready» e arriva la prossima griglia.
        [finish] Nessuna carta va più: chiudi la griglia.
       *[take] Prendi una carta che va.
    }
FM-19-stuck = La carta in { $tried } non va con la tua ultima, e nessun’altra va: chiudi la griglia, o torna indietro di un passo.
FM-19-finished = Questa griglia è finita. Di’ «ready» e arriva la prossima.
FM-19-earlier-layout = Troppo tardi: era per una griglia precedente. Ora siamo alla griglia { $round }: guarda di nuovo e scegli da capo.
FM-19-nothing-taken = Non c’è niente da rimettere: non hai ancora preso nessuna carta.
FM-19-not-stuck = La griglia non è finita. Puoi ancora prendere: { $matching }.
FM-20-no-such-day = Per «{ $tried }» non c’è una griglia: ci vuole un giorno del calendario, scritto come 2031-05-04.
FM-21-only-alone = Nella gara non ci sono aiuti. Fidati dei tuoi occhi!
FM-21-stuck = Nessun aiuto serve: non va più nessuna carta. Torna indietro di un passo, o chiudi la griglia.
FM-21-nothing-to-solve = «{ $tried }» non è niente da risolvere: ci vuole il file di una partita, un seme (64 cifre esadecimali) o una data come 2031-05-04.

# Che cosa succede
event-layout-laid = La griglia { $round } è pronta.
event-seat-ready = { SEAT($seat) } c’è.
event-start-cards-turned = Le carte di partenza si girano. Via!
event-card-taken = { SEAT($seat) } prende { $place }.
event-stop-called =
    { $verdict ->
        [right] { SEAT($seat) } grida Stop e ha ragione: non va niente.
       *[wrong] { SEAT($seat) } grida Stop e ha torto: si poteva prendere { $matching }.
    }
event-consolation-taken = { SEAT($seat) } riceve la carta di { $place } come consolazione.
event-clock-struck = Il tempo è scaduto.
event-layout-emptied = La griglia è vuota: il giro è finito.
event-chain-checked =
    { $verdict ->
        [sound] { $points ->
            [0] { SEAT($seat) } non ha preso nessuna carta.
            [one] La catena di { SEAT($seat) } regge: un punto.
           *[other] La catena di { SEAT($seat) } regge: { $points } punti.
        }
        [faulty] La catena di { SEAT($seat) } si spezza alla carta { $step } (cambia: { $features }). Nessun punto.
       *[wrong-stop] { $points ->
            [-1] { SEAT($seat) } non aveva preso carte: lo Stop sbagliato costa un punto.
           *[other] La catena di { SEAT($seat) } finisce tra gli scarti.
        }
    }
event-round-began = Le catene vengono messe da parte.
event-card-returned = { SEAT($seat) } rimette la carta in { $place }.
event-hint-given =
    { $left ->
        [0] Suggerimento: prendi { $place }. Da qui si può prendere tutto!
        [one] Suggerimento: prendi { $place }. Da qui la via migliore lascia una carta.
       *[other] Suggerimento: prendi { $place }. Da qui la via migliore lascia { $left } carte.
    }
event-layout-finished =
    Griglia { $round }: { $left ->
        [0] tutto preso!
        [one] resta una carta. { $least ->
            [0] Si possono prendere tutte.
           *[other] Meglio di così non si può.
        }
       *[other] restano { $left } carte. { $least ->
            [0] Si possono prendere tutte.
            [one] Nel migliore dei casi ne resta una.
           *[other] Nel migliore dei casi ne restano { $least }.
        }
    }
event-match-ended =
    La partita è finita. { $rule ->
        [FM-16] { ended-FM-16 }
        [FM-17] { ended-FM-17 }
       *[FM-20] { ended-FM-20 }
    }

# Che cosa puoi fare
action-ready = Ci sono
action-take = Prendi la carta in { $place }
action-stop = Stop! Non va niente
action-pick = Scegli la carta in { $place }
action-time-up = Il tempo è scaduto
action-undo = Rimetti l’ultima carta (vale come esercizio)
action-hint = Mostrami una buona carta (vale come esercizio)
action-finish = Non va più nessuna carta: chiudi questa griglia

# Che cosa ti si chiede adesso
phase-ready = Guarda bene la griglia, e di’ quando ci sei.
phase-race = Prendi quello che va, o grida Stop!
phase-pick = Avevi ragione! Scegli una carta per consolarti.
phase-puzzle = Prendi una carta: una differenza al massimo.
phase-review = Passiamo alla prossima griglia?
phase-over = La partita è finita.

# Che cosa può scegliere il tavolo
preset-first = Prima partita
preset-first-about = Una gara contro un principiante.
preset-children = Con i bambini
preset-children-about = Senza orologio, meno caratteristiche, e il tavolo rifiuta quel che non va.
preset-box = Come nella scatola
preset-box-about = Uno Stop sbagliato senza carte non costa niente.
preset-alone = In solitario
preset-alone-about = Il rompicapo: quanto lunga viene la tua catena?
option-refuse_mismatch = Una carta che non va
option-refuse_mismatch-false = Si può prendere; l’errore viene fuori alla fine del giro
option-refuse_mismatch-true = Viene rifiutata subito (per i bambini)
option-idle_limit = Un giro finisce se nessuno fa niente per
option-pick_limit = Tempo per scegliere la carta di consolazione
option-untimed = L’orologio
option-untimed-false = Un giro finisce quando nessuno fa niente, e la carta di consolazione viene estratta a sorte
option-untimed-true = Non c’è: tutti hanno il tempo che vogliono
option-deck = Mazzo
option-deck-full = Tutte e cinque le caratteristiche
option-deck-plain = Quattro caratteristiche, senza croci (per i più piccoli)
option-bare_stop = Uno Stop sbagliato prima di aver preso una carta
option-bare_stop-costs = Costa un punto
option-bare_stop-box = Non costa niente, come nella scatola

# I punti, e perché la partita è finita
score-FM-10 = carte di consolazione (giro { $items })
score-FM-11 = catena persa per uno Stop sbagliato (giro { $items })
score-FM-13 = carte nelle catene che reggono (giro { $items })
score-FM-14 = catena spezzata (giro { $items })
score-FM-19 = carte rimaste nella griglia { $items }
score-FM-21 = esercizio: griglia { $items }
score-FM-23 = Stop sbagliato senza carte (giro { $items })
ended-FM-16 = Il mazzo non è bastato a riempire la griglia: era l’ultimo giro.
ended-FM-17 = Il mazzo non ha più una carta di partenza per ciascuno.
ended-FM-20 = Le tre griglie sono fatte.

# Che cosa ha deciso
decided-FM-13 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie alle catene più lunghe.
decided-FM-10 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie a uno Stop al momento giusto.
decided-perfect = Perfetto! Le tre griglie sono vuote, fino all’ultima carta.
decided-best = Perfetto! Nessuno può lasciare meno carte.
decided-practised =
    Per esercizio, con ripensamenti o aiuti: { $left ->
        [0] non resta nessuna carta.
        [one] resta una carta.
       *[other] restano { $left } carte.
    }
decided-alone =
    { $left ->
        [0] Non resta nessuna carta.
        [one] Resta una carta; nel migliore dei casi ne restano { $least }.
       *[other] Restano { $left } carte; nel migliore dei casi ne restano { $least }.
    }

# Il tavolo in un terminale
board-layout = Griglia { $number }/3
board-left =
    { $count ->
        [one] ne resta una
       *[other] ne restano { $count }
    }
board-any = Scegli tu!
board-chain =
    { $count ->
        [0] Ancora niente
        [one] Una carta:
       *[other] { $count } carte:
    }
board-round = Giro { $number } · mazzo: { $pile }
board-result =
    Griglia { $number }: { $left ->
        [0] tutto preso, fino all’ultima carta!
       *[other] ne hai lasciate { $left }{ $missed ->
            [0] , e meglio di così non si può!
           *[other] , e { $least ->
                [0] si possono prendere tutte
                [one] al meglio ne resta una
               *[other] al meglio ne restano { $least }
            }. I numeri mostrano come.
        }
    }
board-proof-all = Dimostrato: non resta niente.
board-proof-cut = Dimostrato: senza alcune di queste carte il resto si divide in troppi pezzi per toccarli tutti.
board-proof-search = Dimostrato: tutte le altre vie sono state provate.
board-proof-none = Non dimostrato: il tavolo non ha trovato di meglio prima di smettere di cercare. Forse c’è.
board-practice =
    Esercizio: { $undone ->
        [one] un passo indietro
       *[other] { $undone } passi indietro
    }, { $hints ->
        [one] un aiuto
       *[other] { $hints } aiuti
    }.
value-circle = cerchio
value-square = quadrato
value-red = rosso
value-blue = blu
value-large = grande
value-small = piccolo
value-one = uno
value-two = due
value-plain = senza croce
value-crossed = barrato

# Il comando «solve»
command-solve = trovare le catene più lunghe nelle griglie di una partita, e dimostrare che non ce n’è una più lunga
solve-target = il file di una partita, il suo seme (64 cifre esadecimali) o una data per la griglia di quel giorno
solve-level = quanto è difficile la griglia del giorno
solve-deal =
    { $reached ->
        [0] Su { $ways } tentativi veloci nessuno fa altrettanto. Per giocarla prima: --seed { $seed }
        [one] Su { $ways } tentativi veloci uno solo fa altrettanto. Per giocarla prima: --seed { $seed }
       *[other] Su { $ways } tentativi veloci { $reached } fanno altrettanto. Per giocarla prima: --seed { $seed }
    }
solve-layout = Griglia { $number }: { $taken } carte su { $total }, e nessuna catena è più lunga
solve-all = Prova: non resta nessuna carta.
solve-cut =
    { $passes ->
        [0] Prova: le carte formano pezzi separati, e una catena ne tocca uno solo.
        [one] Prova: togli { $out }. Una catena passa per questa carta al massimo una volta, quindi tocca al massimo { $touched } dei pezzi che restano.
       *[other] Prova: togli { $out }. Una catena passa al massimo { $passes } volte per queste { $passes } carte, quindi tocca al massimo { $touched } dei pezzi che restano.
    }
solve-pieces = I pezzi sono { $count }, di { $pieces } carte: ne devono restare almeno { $loss }.
solve-search = Prova: nessun modo di lasciarne meno di { $least } regge ({ $positions } posizioni esaminate).
solve-none = Non dimostrato: dopo { $positions } posizioni è ancora incerto se ne possano restare meno di { $least }.

# Le parole del gioco
word-shape = forma
word-colour = colore
word-size = grandezza
word-number = numero
word-cross = croce

# Il tavolo nel browser
web-card =
    { $number ->
        [two] due { $shape ->
            [circle] cerchi
           *[square] quadrati
        } { $colour ->
            [red] rossi
           *[blue] blu
        } { $size ->
            [small] piccoli
           *[large] grandi
        }{ $cross ->
            [crossed] , barrati
           *[plain] { "" }
        }
       *[one] un { $shape ->
            [circle] cerchio
           *[square] quadrato
        } { $colour ->
            [red] rosso
           *[blue] blu
        } { $size ->
            [small] piccolo
           *[large] grande
        }{ $cross ->
            [crossed] , barrato
           *[plain] { "" }
        }
    }
web-place-card = { $place }: { $card }
web-place-empty = { $place }: vuoto
web-face-down = una carta coperta
web-layout = La griglia
web-keys-race = Le frecce spostano, Invio prende. Una lettera e un numero prendono subito, per esempio B 4. S grida Stop.
web-keys-solo = Le frecce spostano, Invio prende. Una lettera e un numero prendono subito, per esempio B 4. U annulla, H dà un aiuto, F chiude.
web-your-side = Il tuo lato del tavolo
web-your-card = La tua carta
web-match-this = La tua carta: { $card }.
web-your-chain =
    { $count ->
        [one] La tua catena: una carta
       *[other] La tua catena: { $count } carte
    }
web-chain =
    { $count ->
        [one] Catena di { SEAT($seat) }: una carta
       *[other] Catena di { SEAT($seat) }: { $count } carte
    }
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-stop = Stop!
web-go = Via!
web-is-ready = c’è
web-you-are-ready = Tu ci sei. Gli altri guardano ancora…
web-picks = { SEAT($seat) } ha gridato Stop a ragione e sceglie una carta.
web-check = Giro { $number }: si controllano le catene
web-differ = Differenze: { $features }
web-consolation = carta di consolazione: un punto
web-to-round = Avanti con il giro { $number }
web-to-table = Torna al tavolo
web-undo = Annulla
web-hint = Aiuto
web-finish = Non va niente: chiudi
web-practice = esercizio
web-results = Risultati
web-you-left =
    { $left ->
        [one] carta ti è rimasta
       *[other] carte ti sono rimaste
    }
web-least =
    { $least ->
        [one] carta resta, come minimo
       *[other] carte restano, come minimo
    }
web-best-was = (al meglio −{ $least })
web-next-layout = Prossima griglia
web-which-chain = Quale catena si vede
web-best = Una catena ottimale
web-own = La tua catena
web-step = Carta { $step } di { $count }
picture-1 = Queste vanno insieme: cambia solo il colore.
picture-2 = Queste no: cambiano colore e forma.
picture-3 = Prendi una carta dopo l’altra. Ognuna deve andare con la precedente.
picture-4 = Non va più niente? Grida Stop! Ma se qualcosa andava, la tua catena è persa.
tutorial-1 = Una carta mostra cerchi o quadrati, rossi (pieni) o blu (a righe), grandi o piccoli, uno o due, e alcuni sono barrati. In una gara ognuno ha davanti una carta coperta. Guarda la griglia, poi di’ che ci sei.
tutorial-2 = La tua carta è un cerchio rosso grande. Puoi prendere una carta che ne differisce in una cosa al massimo. Quella in B2 ha solo un altro colore: prendila!
tutorial-3 = Adesso B2 è in cima alla tua catena, ed è la carta a cui va abbinata la prossima. La carta in C3 è identica, e va bene anche così. Nessuno ti aspetta: prendila!
tutorial-4 = Ora non va più niente: tutte le carte della griglia hanno almeno due differenze. Allora grida Stop! Ma guarda bene: se una carta andava, perdi l’intera catena.
tutorial-5 = Avevi ragione, e nessuno può più prendere niente. Per consolarti scegli la carta che vuoi: vale un punto da sola.
tutorial-6 = Ogni catena viene controllata carta per carta: un punto per ogni carta presa. Basta un passo con due differenze, come nell’altra catena, e tutta la catena non vale niente. Chi ha più punti vince.
tutorial-7 = Da solo, Formissimo è un rompicapo senza orologio: prendi più carte che puoi, ognuna abbinata alla precedente. Quelle che restano contano contro di te, e poi vedi la migliore catena possibile.

# Che cosa si dice di una posizione impossibile
word-wants-FM-01 = Ogni carta è in un posto solo.
word-wants-FM-04 = Si gioca da uno a cinque; una gara ha cinque file da sei posti, da soli sono quattro da otto.
word-wants-FM-05 = Le carte di partenza si distribuiscono, non si prendono, e si girano quando comincia la gara.
word-wants-FM-06 = Si prendono solo carte della griglia.
word-wants-FM-07 = A questo tavolo non si può prendere una carta che non va.
word-wants-FM-09 = In un giro una persona grida Stop, e la gara è finita.
word-wants-FM-10 = Una carta di consolazione della griglia va a chi ha gridato Stop quando davvero niente andava.
word-wants-FM-11 = Uno Stop è sbagliato solo se una carta andava.
word-wants-FM-14 = Le catene controllate sono quelle che ci sono.
word-wants-FM-15 = Ogni giro passato ha una catena controllata per tutti.
word-wants-FM-16 = Nella griglia restano buchi solo se il mazzo è finito.
word-wants-FM-17 = Una partita è finita quando lo dice il mazzo, e solo allora.
word-wants-FM-18 = Da soli la griglia è piena e ogni carta presa va con la precedente; una gara non conosce ripensamenti.
word-wants-FM-19 = Una griglia finita ha la catena presa e una possibile almeno altrettanto lunga.
word-wants-FM-20 = Ci sono tre griglie, una dopo l’altra.
word-wants-FM-21 = Un aiuto è per chi gioca da solo e indica una carta che si può prendere.

figure-left =
    { $count ->
        [0] tutto tolto
        [one] una carta rimasta
       *[other] { $count } carte rimaste
    }
kind-plain = senza croci
day-level-easy = facile
day-level-medium = medio
day-level-hard = difficile
day-over-best =
    { $count ->
        [0] meglio non si può
        [one] una carta più del minimo
       *[other] { $count } carte più del minimo
    }
remark-taken =
    { SEAT($seat) }: { $cards ->
        [one] una carta presa
       *[other] { $cards } carte prese
    } in { $rounds ->
        [one] un giro
       *[other] { $rounds } giri
    }.
remark-feature = { SEAT($seat) }: catene spezzate da una differenza ({ $features }): { $count }.
remark-longest = { SEAT($seat) }, giro { $round }: c’era una catena di { $cards }; prese: { $taken }.
remark-best = Griglia { $round }: al meglio ne restano { $least }, ne sono rimaste { $left }; la via migliore non è mai stata lasciata.
remark-left-best = Griglia { $round }: al meglio ne restano { $least }, ne sono rimaste { $left }; la via migliore è stata lasciata con la carta { $step }, in { $place }.

# Che cosa si dice di una decisione a partita finita, e dove un consiglio fa guardare
reason-overlooked = La carta in { $place } va bene.
reason-mismatch = La carta in { $place } differisce in { $features }: la catena è spezzata.
reason-broken = La tua catena si è spezzata alla carta { $step } ({ $features }): non porta più niente, qualunque cosa segua. Uno Stop chiude il giro prima che gli altri prendano di più.
reason-farther = Dopo { $place } possono seguire ancora { $cards } carte, dopo questa { $fewer }.
reason-ways =
    Dopo { $place } { $ways ->
        [one] va bene una carta
       *[other] vanno bene { $ways } carte
    }, dopo questa { $fewer }.
look-row = Guarda la fila { $row }: lì qualcosa va bene.
look-lonely =
    Una delle carte che vanno bene resterà presto isolata: { $count ->
        [0] nessun’altra va con lei.
        [one] solo un’altra va con lei.
       *[other] solo altre { $count } vanno con lei.
    }
look-broken = Ripercorri la tua catena: regge?
look-over = Guarda ancora una volta tutto il tavolo: c’è qualcosa che va bene?
