# Fortissimo! in italiano. Identificativi e variabili sono gli stessi in ogni lingua.

tagline = Scopri le carte, ricorda dove si trovano e costruisci il bastione più bello di tutti.
credit = Non si sa chi abbia fatto questa edizione; le sue regole sono quelle del gioco del castello di Dominique Ehrhard (dal 2013 in poi).

# Rifiuti: che cosa si è tentato, e che cosa si poteva fare
FT-03-no-such-place = Il posto «{ $tried }» non esiste: i posti vanno da { $first } a { $last }.
FT-03-empty-place = Il posto { $tried } è vuoto. Scegline uno dove c’è ancora una carta.
FT-04-no-such-seat = La sedia { $tried } non può cominciare: a questo tavolo ci sono le sedie da 0 a { $last }.
FT-05-face-down = La carta in { $tried } è coperta. Prima scoprila, poi puoi prenderla.
FT-05-nothing-turned =
    Non c’è una carta da rimettere giù. { $instead ->
        [take] Tutte le carte sono scoperte: prendine una che va bene.
       *[turn] Prima scoprine una.
    }
FT-06-decide-first = La carta in { $place } aspetta te: prendila o rimettila giù. Una sola carta per turno!
FT-06-other-card = La carta in { $tried } deve aspettare. Prendi quella in { $place }, o rimettila giù.
FT-07-too-low =
    Il tuo bastione finisce con { $top }, e lì va solo una carta più alta: la carta { $tried } è troppo bassa. { $instead ->
        [insert] Ma il tuo Mago può infilarla.
        [return] Puoi soltanto rimetterla giù.
        [take] Prendi una carta più alta: sono tutte scoperte.
       *[turn] Prendi una carta più alta, o scoprine una coperta.
    }
FT-10-already-up =
    La carta in { $tried } è già scoperta. { $instead ->
        [take] Lo sono anche tutte le altre: prendine una che va bene.
       *[turn] Prendila se va bene, o scoprine una coperta.
    }
FT-13-no-shots = Nel gioco base nessun Cannone spara: si scopre una carta, e la si prende o la si rimette giù.
FT-13-no-magic = Nel gioco base nessun Mago infila la carta { $tried }: una carta va in fondo a destra e deve superare la tua carta { $top }.
FT-18-fire-first = Prima il tuo Cannone deve sparare: distruggi una carta di un bastione avversario.
FT-18-no-cannon = Non c’è niente da sparare: un Cannone spara solo quando entra nel tuo bastione.
FT-18-own-rampart = Il tuo Cannone non spara sul tuo bastione. Può colpire carte di: { SEAT($to) }.
FT-18-no-such-player = Lì non siede nessuno. Il tuo Cannone può colpire carte di: { SEAT($to) }.
FT-18-not-there = Nel bastione di { SEAT($seat) } la carta { $tried } non c’è. Lì il tuo Cannone può colpire: { $exposed }.
FT-19-protected = La carta { $tried } nel bastione di { SEAT($seat) } è al sicuro: sono in pericolo soltanto le carte a destra dell’ultima Torre. Lì il tuo Cannone può colpire: { $exposed }.
FT-19-all-protected = Nel bastione di { SEAT($seat) } niente è in pericolo: a destra dell’ultima Torre non c’è nessuna carta. Il tuo Cannone può colpire carte di: { SEAT($to) }.
FT-21-no-magician = Non hai un Mago che infili la carta { $tried }. Senza il suo potere una carta va in fondo a destra e deve superare la tua carta { $top }.
FT-21-not-needed = La carta { $tried } supera la tua carta { $top }: prendila e basta, e tieni il potere del Mago per dopo.

# Che cosa succede
event-first-seat-drawn = Ha deciso la sorte: comincia { SEAT($seat) }.
event-place-chosen = { SEAT($seat) } allunga la mano verso { $place }.
event-card-turned =
    { $number ->
        [none] { SEAT($seat) } ha scoperto { $place }. Ricordi il numero?
       *[other] { SEAT($seat) } scopre { $place } e trova la carta { $number }.
    }
event-card-returned = { SEAT($seat) } rimette giù la carta in { $place }.
event-card-left-up = { SEAT($seat) } lascia scoperta la carta in { $place }. Più tardi si potrà prenderla direttamente.
event-card-taken = { SEAT($seat) } prende la carta { $number } da { $place }.
event-card-inserted = { SEAT($seat) } prende la carta { $number } da { $place }, e il Mago la infila nel bastione.
event-card-destroyed = { SEAT($by) } spara: nel bastione di { SEAT($seat) } la carta { $number } è distrutta.
event-shot-lost = { SEAT($seat) } non ha niente da colpire: il colpo è perso.
event-seat-passed = { SEAT($seat) } passa: nessuna delle carte rimaste va bene.
event-turn-came = Tocca a { SEAT($seat) }.
event-end-neared =
    La pazienza sta per finire: ancora { $turns ->
        [one] un turno
       *[other] { $turns } turni
    } senza che si prenda una carta, e la partita è finita.
event-match-ended =
    La partita è finita. { $rule ->
        [FT-11] { ended-FT-11 }
        [FT-28] { ended-FT-28 }
       *[FT-12] { ended-FT-12 }
    }

# Un intero turno in una frase
turn-turn-came = { "" }
turn-place-chosen = { "" }
turn-card-turned-card-returned = { SEAT($seat) } scopre { $place } e rimette giù la carta.
turn-card-turned-card-taken = { SEAT($seat) } scopre { $place } e prende la carta { $number }.
turn-card-turned-card-inserted = { SEAT($seat) } scopre { $place }, e il Mago infila la carta { $number } nel bastione.

# Che cosa puoi fare
action-turn = Scopri { $place }
action-return = Rimetti giù la carta
action-take = Prendi la carta in { $place }
action-insert = Infila la carta in { $place }
action-fire = Distruggi la carta { $number } di { SEAT($seat) }

# Che cosa ti si chiede adesso
phase-turn = Scopri una carta della griglia.
phase-choose = Prendi la carta, o rimettila giù.
phase-aim = Il tuo Cannone spara! Scegli il bersaglio.
phase-over = La partita è finita.

# Che cosa può scegliere il tavolo
preset-first = Prima partita
preset-first-about = Le regole di base contro un principiante.
preset-children = Con i bambini
preset-children-about = Una carta già vista resta leggibile, e c’è più tempo per guardare.
preset-advanced = Il castello intero
preset-advanced-about = Punti, Cannoni e un Mago.
option-rules = Regole
option-rules-basic = Di base: vince il bastione più lungo
option-rules-advanced = Avanzate: punti, Cannoni e un Mago
option-last_cannon = Un Cannone come decima carta
option-last_cannon-fires = Prima spara
option-last_cannon-silent = Resta muto
option-memory_aid = Aiuto per la memoria
option-memory_aid-false = Spento: una carta rimessa giù è di nuovo segreta
option-memory_aid-true = Acceso: una carta già vista resta leggibile
option-first_seat = Chi comincia
option-first_seat-none = Decide la sorte
option-moment_ms = Tempo per leggere una carta scoperta
option-patience = Turni senza prendere carte
option-patience-0 = senza fine
option-patience-about = La partita finisce quando, per ogni carta rimasta, sono passati così tanti turni senza che nessuno ne prendesse una.

# I punti, e perché la partita è finita
score-FT-12 = Carte del bastione
score-FT-14 = Carte del bastione
score-FT-15 = Regina e Re
score-FT-16 = Principi, Principesse e coppie
score-FT-17 = Corvi
ended-FT-11 = Un bastione ha le sue dieci carte.
ended-FT-12 = Nessuno può più prendere una delle carte rimaste.
ended-FT-28 = Da tanto nessuno prende una carta che la pazienza è finita.

# Che cosa ha deciso
decided-FT-12 =
    { SEAT($seat) } vince con { $margin ->
        [one] una carta in più
       *[other] { $margin } carte in più
    } nel bastione.
decided-FT-14 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie al bastione più lungo.
decided-FT-15 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie { $royals ->
        [queen] alla Regina
        [king] al Re
       *[both] alla Regina e al Re
    }.
decided-FT-16 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie ai Principi e alle Principesse.
decided-FT-17 =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie ai Corvi.
decided-tie = { SEAT($seat) } e { SEAT($other) } sono pari, ma il bastione di { SEAT($seat) } finisce più in alto, con la carta { $card }.
tie-break = pari, ma l’ultima carta è più alta

# Che cosa mostrano le carte
figure-wall = Muro
figure-tower = Torre
figure-queen = Regina
figure-king = Re
figure-prince = Principe
figure-princess = Principessa
figure-crow = Corvo
figure-cannon = Cannone
figure-magician = Mago
# Il tavolo nel terminale
board-turns-left =
    { $turns ->
        [one] ! ancora un turno
       *[other] ! ancora { $turns } turni
    }

# Il tabellone nel browser
web-grid = La griglia: { $left } carte
web-stage = La carta in questione
web-card = { $number }, { $figure }
web-place-down = { $place }, coperta
web-place-up = { $place }, scoperta: { $card }
web-place-known = { $place }, coperta, già vista: { $card }
web-place-empty = { $place }, vuoto
web-rampart = Bastione di { SEAT($seat) }: { $count } carte su { $full }
web-count = { $count } su { $full }
web-points =
    { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
web-magic = Il Mago può ancora infilare una carta
web-safe = { $card }, al sicuro dietro una Torre
web-take = Prendi la carta { $number }
web-insert = Infila la carta { $number }
web-return = Rimettila giù
web-cancel = Non questa
web-fits = Va bene! La metti nel tuo bastione?
web-too-low = Troppo bassa per il tuo bastione: ricordala!
web-remember = Da ricordare…
web-ends-in =
    { $turns ->
        [one] Prendete una carta! Ancora un turno senza, e la partita è finita.
       *[other] Prendete una carta! Ancora { $turns } turni senza, e la partita è finita.
    }
web-theirs-turn = { SEAT($seat) } cerca una carta…
web-theirs-choose = { SEAT($seat) } riflette: prenderla o no?
web-theirs-aim = { SEAT($seat) } punta il Cannone…
web-winner = Vittoria: { SEAT($seat) }!
web-legend = Che cosa fanno le carte
web-discards = Distrutte: { $numbers }
web-about-wall = Un punto, come ogni carta.
web-about-tower = Nessun Cannone può colpirla, né le carte alla sua sinistra.
web-about-queen = 3 punti in più.
web-about-king = 3 punti in più.
web-about-prince = 1 punto in più, e 1 per ogni coppia con una Principessa.
web-about-princess = 1 punto in più, e 1 per ogni coppia con un Principe.
web-about-crow = 1 punto in più per ogni corvo nel disegno.
web-about-cannon = Spara subito: distrugge una carta avversaria.
web-about-magician = Una volta, in un turno successivo: infila una carta dove deve stare.

# Il tutorial
picture-1 = Scopri una carta. Tutti possono guardare.
picture-2 = Prendila se supera l’ultima carta del tuo bastione.
picture-3 = Troppo bassa, o troppo alta troppo presto? Rimettila giù e ricorda il posto.
picture-4 = Dieci carte chiudono la partita. Nel gioco di base la decima vince.
tutorial-1 = 45 carte sono coperte, numerate da 2 a 46. Costruisci un bastione di dieci carte, ognuna più alta della precedente. Scopri la carta al centro: C5.
tutorial-2 = Un 12! Supera la tua Torre, l’1, quindi puoi prenderlo. I piccoli passi lasciano spazio ad altre carte. Prendi il 12.
tutorial-3 = Al turno dopo, un 7: troppo basso, perché il tuo bastione finisce con 12. Ricorda dov’è, e rimettilo giù.
tutorial-4 = Il tuo avversario scopre B3 e trova il 15, ma non lo terrà. Tutti lo vedono per un momento. Ricorda il posto, poi vai avanti.
tutorial-5 = Tocca di nuovo a te. Dov’era il 15? Scoprilo.
tutorial-6 = Eccolo: il 15 supera il tuo 12. Prendilo! La decima carta di un bastione chiude la partita, e nel gioco di base la vince.
tutorial-7 = Nel gioco avanzato le carte speciali danno punti o fanno qualcosa. Hai appena preso un Cannone, e spara subito. Può colpire solo le carte a destra dell’ultima Torre. Colpisci il 23!
tutorial-8 = Il tuo Mago può infilare una carta, una sola volta. Il 20 è più basso di 31, ma il suo posto è fra 13 e 31. Infilalo!

# Che cosa si dice di una posizione impossibile
word-wants-FT-01 = Ogni carta da 2 a 46 c’è una volta.
word-wants-FT-02 = Si gioca in due, tre o quattro, e ogni bastione comincia con la sua carta di partenza, l’1.
word-wants-FT-03 = La griglia ha 45 posti e contiene tutte le carte che non sono in un bastione né distrutte.
word-wants-FT-04 = Comincia un posto di questo tavolo, poi si va in senso orario; il sorteggio viene prima di tutto.
word-wants-FT-05 = Un turno scopre una carta che è lì: non se ne possono aver viste più di quanti turni ci sono stati.
word-wants-FT-06 = Chi sceglie ha scoperto una carta, e ne prende al massimo una per turno.
word-wants-FT-08 = Un bastione sale da sinistra a destra.
word-wants-FT-09 = Chi non può prendere nessuna delle carte rimaste non gioca.
word-wants-FT-10 = Le carte restano scoperte solo se una sola persona può ancora prenderne.
word-wants-FT-11 = Dieci carte finiscono subito la partita, e nessuno ne ha di più.
word-wants-FT-12 = Una partita è finita per un motivo, e solo allora.
word-wants-FT-13 = Nel gioco base non si spara, non si distrugge e non si infila niente.
word-wants-FT-18 = Un Cannone spara quando entra nel bastione, a destra a meno che l’abbia infilato il Mago, e distrugge una carta.
word-wants-FT-19 = Le Torri non si possono distruggere.
word-wants-FT-23 = A questo tavolo un Cannone come decima carta tace.
word-wants-FT-28 = I turni senza carte prese non sono più dei turni, e la partita finisce con la pazienza.

figure-cards =
    { $count ->
        [one] una carta
       *[other] { $count } carte
    }
kind-advanced = regole avanzate

# Che cosa si dice di una decisione a partita finita, e dove un consiglio fa guardare
reason-seen = Hai visto la carta { $number } in { $place }, e va bene sulla tua carta { $top }.
reason-quiet = Hai visto la carta { $number } in { $place }: scoprirla non dice agli altri niente di nuovo.
reason-useless = Hai visto la carta { $number } in { $place }: non va sulla tua carta { $top }.
reason-known-leap =
    Hai visto la carta { $number } in { $place }: salta { $count ->
        [one] una carta che va bene
       *[other] { $count } carte che vanno bene
    }. Una che nessuno ha scoperto forse è più vicina.
reason-nearer =
    La carta { $other } in { $at } salta { $count ->
        [one] una carta che va bene
       *[other] { $count } carte che vanno bene
    }, la carta { $number } in { $place } { $fewer ->
        [0] nessuna.
       *[other] solo { $fewer }.
    }
reason-wait =
    La carta { $other } in { $at } salta { $count ->
        [one] una carta che va bene
       *[other] { $count } carte che vanno bene
    }. Scopri la carta { $number } in { $place } e rimettila giù: agli altri non dice niente di nuovo.
reason-lies-open = La carta { $number } in { $place } è lì, scoperta.
reason-leap =
    La carta { $number } salta { $count ->
        [one] una carta che va bene
       *[other] { $count } carte che vanno bene
    }.
reason-little =
    La carta { $number } in { $place } { $count ->
        [0] non salta niente che vada bene: è la prossima.
        [one] salta solo una carta che va bene.
       *[other] salta solo { $count } carte che vanno bene.
    }
reason-plan = Sopra la carta { $number } hai visto { $count } carte, per prima la { $next }: da lì la strada è nota.
reason-enough =
    Sopra la carta { $number } in { $place } { $above ->
        [one] c’è ancora una carta
       *[other] ci sono ancora { $above } carte
    }, e poi al tuo bastione ne mancano solo { $needed }.
reason-magic = La carta { $number } è più bassa della tua carta { $top }, ma il tuo Mago può infilarla.
reason-magic-kept = Il tuo Mago può infilare una carta una volta sola: con la carta { $number } è finita.
reason-shot =
    La carta { $number } costa a { SEAT($seat) } { $points ->
        [one] un punto
       *[other] { $points } punti
    }, questa carta { $fewer }.
reason-ahead =
    { SEAT($seat) } è in testa con { $points ->
        [one] un punto
       *[other] { $points } punti
    }: la carta { $number } è a tiro.
look-memory = Ripensaci: hai visto una carta che va sulla tua carta { $top }?
look-unseen = Ripensaci: quali carte nessuno ha ancora scoperto?
look-quiet = Non ogni carta che scopri deve andare bene. Che cosa sanno già gli altri?
look-open = Guarda le carte scoperte: ce n’è una che ti aiuta?
look-gap = Conta le carte tra la tua carta { $top } e la carta { $number }: quante ce ne sono ancora?
look-magic = Che cosa potrebbe fare qui il tuo Mago, e che cosa si guadagna ad aspettare?
look-shots = Conta quanto vale, per il suo bastione, ogni carta che puoi colpire.
