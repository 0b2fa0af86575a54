# Formel Fun in italiano. Identificativi e variabili sono gli stessi in ogni lingua.

tagline = Gioca le tue carte, infilati nel gruppo e non chiudere mai la fila.
credit = Formel Fun è un gioco di Terry Goodchild, pubblicato da Franjos nel 1999.

# Rifiuti: che cosa si è tentato, e che cosa si poteva fare
FF-04-no-such-card = La carta «{ $tried }» non esiste. In mano hai: { $hand }.
FF-06-no-turbo =
    { $tried ->
        [Turbo] Hai un solo Turbo: giocalo da solo o insieme a un’altra carta. In mano hai: { $hand }.
       *[other] Non hai un Turbo da aggiungere alla carta { $tried }. In mano hai: { $hand }.
    }
FF-10-not-in-hand = La carta { $tried } non è nella tua mano. In mano hai: { $hand }.
FF-11-hand-too-small = Niente Turbo con la carta { $tried }: ti resterebbero meno di { $fewest } carte. Gioca una carta sola.

# Che cosa succede
event-row-lined-up = Sulla casella { $space }, dall’interno verso l’esterno: { $cars }.
event-hands-dealt = Ogni squadra riceve cinque carte.
event-card-played =
    { $movement ->
        [one] { SEAT($seat) } gioca { $card } per { $car }: una casella soltanto.
       *[other] { SEAT($seat) } gioca { $card } per { $car }: { $movement } caselle.
    }
event-card-boosted = { SEAT($seat) } gioca { $card } e un Turbo per { $car }: { $movement } caselle!
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } pesca.
       *[other] { SEAT($seat) } pesca { $card }.
    }
event-pile-reshuffled = Il mazzo è finito: gli scarti si rimescolano e prendono il suo posto.
event-car-moved =
    { $fell ->
        [0] { $car } si ferma sulla casella { $space }, corsia { $lane }.
        [one] Non c’è posto per { $car }: indietro di una casella, sulla casella { $space }, corsia { $lane }.
       *[other] Non c’è posto per { $car }: indietro di { $fell } caselle, sulla casella { $space }, corsia { $lane }.
    }
event-turn-began = Nuovo turno: { $leader } è in testa, { $last } chiude la fila.
event-race-ended = La gara { $race } è finita. Ordine d’arrivo: { $cars }.
event-car-eliminated =
    { $points ->
        [one] { $car } arriva per ultima ed esce: 1 punto per { SEAT($seat) }.
       *[other] { $car } arriva per ultima ed esce: { $points } punti per { SEAT($seat) }.
    }
event-team-out = { SEAT($seat) } non ha più macchine e scarta { $cards }.
event-race-began = La gara { $race } parte in fila indiana: { $cars }.
event-final-won = { $car } vince la finale per { SEAT($seat) }: { $points } punti! Il titolo ai punti va a { SEAT($to) }.

# Un intero turno in una frase
turn-card-drawn = { "" }
turn-turn-began = { "" }
turn-race-began = { "" }
turn-card-played-car-moved =
    { $fell ->
        [0] { SEAT($seat) } gioca { $card }: { $car } si ferma sulla casella { $space }, corsia { $lane }.
       *[other] { SEAT($seat) } gioca { $card }: non c’è posto per { $car }, che torna sulla casella { $space }, corsia { $lane }.
    }
turn-card-boosted-car-moved =
    { $fell ->
        [0] { SEAT($seat) } gioca { $card } e un Turbo: { $car } si ferma sulla casella { $space }, corsia { $lane }.
       *[other] { SEAT($seat) } gioca { $card } e un Turbo: non c’è posto per { $car }, che torna sulla casella { $space }, corsia { $lane }.
    }

# Che cosa puoi fare
action-play = Gioca { $card }
action-boost = Gioca { $card } e un Turbo

# Che cosa ti si chiede adesso
phase-play = Gioca una carta per la tua macchina.
phase-over = La finale è finita.

# Che cosa può scegliere il tavolo
preset-first = Prima gara
preset-first-about = Tre squadre. I bot sono principianti.
preset-final = Tutto per la finale
preset-final-about = Il titolo va solo a chi vince la finale.
preset-field = Griglia piena
preset-field-about = Sei squadre con due macchine ciascuna; la griglia è a sorte.
option-cars_at_five = Macchine per squadra, con cinque squadre
option-cars_at_five-3 = Tre: tutta la serata
option-cars_at_five-2 = Due: dura la metà
option-grid = La prima partenza
option-grid-mirrored = A specchio: ogni fila in ordine inverso
option-grid-random = Ogni fila a sorte
option-title = Il titolo va
option-title-points = alla squadra con più punti
option-title-final = a chi vince la finale

# I punti, e perché la partita è finita
score-FF-20 = { $items } nell’ordine di uscita
score-FF-21 =
    { $items ->
        [points] titolo ai punti: più punti di tutte le squadre
       *[final] titolo della finale: vittoria nell’ultima gara
    }
ended-FF-19 = La finale è finita. Ogni macchina ha portato punti alla sua squadra, e più tardi è uscita, più ne ha portati.

# Che cosa ha deciso
decided-final = { $winner } vince la finale per { SEAT($seat) }. Più punti di tutti: { SEAT($champion) }.
decided-final-car =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, grazie a { $car }, che vince la finale.
decided-other-final =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }, anche se { $winner } vince la finale per { SEAT($finalist) }.
decided-tie = { SEAT($seat) } e { SEAT($other) } hanno { $points } punti a testa, ma { $car } è andata più lontano delle macchine di { SEAT($other) }.
tie-break = stessi punti; la macchina migliore è andata più lontano

# Sul tabellone
board-race = Gara { $race } di { $races }
board-final = La finale
board-danger =
    { $gap ->
        [0] In pericolo: { $car } di { SEAT($seat) }, alla pari con { $ahead } ma più all’esterno
        [one] In pericolo: { $car } di { SEAT($seat) }, una casella dietro { $ahead }
       *[other] In pericolo: { $car } di { SEAT($seat) }, { $gap } caselle dietro { $ahead }
    }
board-line-up = Le macchine si schierano.
board-hand = La tua mano
board-for = { $car } sulla casella { $space }
board-pile = Mazzo { $pile }
board-discards =
    { $top ->
        [none] Scarti 0
       *[other] Scarti { $count }, in cima { $top }
    }
board-winner = Finale vinta da { SEAT($seat) } con { $car }
board-champion =
    { $points ->
        [one] Titolo ai punti: { SEAT($seat) } con 1 punto
       *[other] Titolo ai punti: { SEAT($seat) } con { $points } punti
    }
board-out = Uscite, in ordine: { $cars }

# Nel browser
web-track = La pista con { $count } macchine, in senso antiorario. { $leader } è in testa, { $last } chiude la fila.
web-order = Ordine di corsa
web-order-line = di { SEAT($seat) }, sulla casella { $space }, corsia { $lane }.
web-is-due = Tocca a lei.
web-is-last = Ultima, in pericolo.
web-own-cars = Le tue macchine
web-car-on = sulla casella { $space }
web-car-rank = posto { $rank } di { $of }
web-car-out = eliminata
web-choose = Tocca a { $car }, sulla casella { $space }. Scegli una carta.
web-next = La tua prossima macchina: { $car }, sulla casella { $space }.
web-wait = In questo turno nessun’altra tua macchina si muove.
web-out = Sei fuori dalla corsa. Gli altri continuano.
web-prospect =
    { $fell ->
        [0] Sulla casella { $space }, corsia { $lane }: per ora posto { $rank } di { $of }.
       *[other] Non c’è posto: indietro sulla casella { $space }, corsia { $lane }. Per ora posto { $rank } di { $of }.
    }
web-card =
    { $red ->
        [yes] Carta { $card }: il numero rosso corrisponde, { $movement } caselle
       *[no] Carta { $card }: { $movement } caselle
    }
web-drive = Avanza di { $movement }
web-drive-turbo = + Turbo: { $movement }
web-keys = Carte: frecce per scorrerle, Invio per scegliere e poi avanzare, T per aggiungere un Turbo, Esc per riprendere
web-take-back = Riprendi la carta
web-team = Squadra
web-cars = Macchine
web-cards = Carte
web-turbos = Turbo
web-points = Punti
web-scored = +{ $points }
web-ladder = Quanto vale ogni macchina, la prima uscita a sinistra

# Il tutorial
picture-1 = Una carta muove una macchina del suo numero blu.
picture-2 = Il numero rosso vale solo su una casella con quel numero. Lì è obbligatorio.
picture-3 = Si prende la corsia libera più interna. Quattro per casella; la quinta arretra.
picture-4 = Dopo ogni gara l’ultima macchina è fuori. Chi vince la finale fa più punti.
tutorial-1 = Ogni squadra corre con le sue macchine in senso antiorario, tre volte da 1 a 10. Dopo ogni gara l’ultima è fuori: porta il cartello giallo. L’anello mostra a chi tocca: alla tua A1.
tutorial-2 = Una carta muove una macchina del suo numero blu. Scegli l’8: la pista mostra dove si fermerebbe A1. Premilo ancora, oppure «Avanza», e via.
tutorial-3 = Un numero rosso vale solo su una casella con lo stesso numero, e allora è obbligatorio. A1 sta su un 7: la carta 7/3 adesso muove di 7, non di 3. Giocala!
tutorial-4 = Una macchina prende la corsia libera più interna. Su una casella ne stanno quattro, la quinta torna indietro. Scegli il 6 per vederlo, poi gioca l’8 e passa oltre.
tutorial-5 = B1 ha passato il traguardo: la gara finisce con questo turno, e A2 è ultima. Salvala: scegli il 6 e poi il Turbo accanto. Aggiunge 5, ma la tua mano resta per sempre più piccola di una carta.
tutorial-6 = C1 è arrivata ultima ed è fuori. Ogni macchina che esce porta punti, chi esce dopo di più, chi vince la finale più di tutti. Le altre ripartono in fila indiana. Chi ha più punti vince il titolo: buona corsa!

# Che cosa si dice di una posizione impossibile
word-wants-FF-01 = Corrono da tre a sei squadre, e ogni auto c’è una volta.
word-wants-FF-02 = La pista è un giro di 30 caselle.
word-wants-FF-04 = Nessuna carta c’è più volte che nel mazzo.
word-wants-FF-07 = Una squadra in gara ha cinque carte, meno i suoi secondi Turbo, nell’ordine del mazzo; una squadra eliminata non ne ha.
word-wants-FF-08 = Le auto di ogni squadra sono in pista o eliminate; alla prima partenza stanno fila dietro fila.
word-wants-FF-09 = Muove prima l’auto in testa, poi nell’ordine delle caselle, l’interna prima dell’esterna.
word-wants-FF-10 = Si gioca una carta, se ne pesca una e l’auto muove; prima niente è scartato.
word-wants-FF-11 = Dopo tre Turbo come seconda carta non se ne giocano altri.
word-wants-FF-12 = Gli scarti hanno in cima una carta che c’è, e un mazzo vuoto si rimescola.
word-wants-FF-13 = Una casella ha quattro corsie con un’auto ciascuna.
word-wants-FF-19 = Corrono due auto o più; una sola ha vinto la finale.

kind-short = due auto a testa

# Che cosa si dice di una decisione a partita finita, e dove un consiglio fa guardare
reason-out =
    La gara finisce con questo turno, e { $car } è ultima, quindi fuori. Con { $card }{ $boost ->
        [true] {" "}e un Turbo
       *[false] {""}
    } si ferma davanti a { $ahead }.
reason-last =
    Così { $car } è ultima. Con { $card }{ $boost ->
        [true] {" "}e un Turbo
       *[false] {""}
    } si ferma davanti a { $ahead }.
reason-red =
    Sulla casella { $space } conta il numero rosso di { $card }: { $boost ->
        [true] con un Turbo in più
       *[false] così
    } { $car } muove di { $spaces } caselle invece di { $fewer }.
reason-passes =
    Con { $card }{ $boost ->
        [true] {" "}e un Turbo
       *[false] {""}
    } { $car } supera { $cars }.
reason-farther =
    { $card }{ $boost ->
        [true] {" "}e un Turbo portano
       *[false] {" "}porta
    } { $car } avanti di { $spaces } caselle, così invece di { $fewer }.
reason-fell =
    Sulla casella { $space } non c’è posto, e con { $card } { $car } torna indietro { $fell ->
        [one] di una casella
       *[other] di { $fell } caselle
    }. { $other } porta altrettanto lontano.
reason-turbo =
    Un Turbo insieme a { $card } dà { $spaces } caselle una volta sola, e in mano { $cards ->
        [one] resta solo una carta
       *[other] restano solo { $cards } carte
    } fino alla fine.
reason-next = Sulla casella { $space } al prossimo turno { $card } muove { $car } di { $spaces } caselle. Sulla casella { $other } nessuna carta in mano farebbe più di { $fewer }.
reason-next-kept = In ogni caso { $car } si ferma sulla casella { $space }: là { $card } la muove di { $spaces } caselle al prossimo turno, se è ancora in mano. Nessun’altra ne fa più di { $fewer }.
reason-other-car = { $car } sta sulla casella { $space }: là { $card } muove di { $space } caselle, qui di { $fewer }.
reason-keep = Qui le due carte muovono di { $spaces }. Meglio tenere { $card }: altrove può fare fino a { $most } caselle, { $other } solo { $least }.
reason-rarer = Qui le due carte muovono di { $spaces }. Meglio tenere { $card }: ci riesce su { $often } dei dieci numeri, { $other } solo su { $seldom }.
reason-needless = Con { $other } { $car } ha lo stesso posto in gara. Un’altra volta { $card } può fare { $most } caselle, { $other } mai più di { $least }.
reason-dear = Basta { $other }: { $spaces } caselle, e { $car } non è ultima. { $card } può fare { $most } caselle quando serve davvero, { $other } mai più di { $least }.
look-danger = La gara finisce con questo turno: come può { $car } lasciare l’ultimo posto?
look-turbo = Conta fin dove deve arrivare { $car }. Basta una carta sola?
look-red = { $car } sta sulla casella { $space }: quale numero rosso conta lì?
look-ahead = Conta le caselle da { $car } a { $cars }.
look-other-cars = Pensa anche a { $cars }: quale carta conviene tenere per là?
look-next = Pensa un turno più avanti: su quale numero starebbe bene { $car }?
look-saving = Stavolta { $car } non deve andare lontano: di quale carta puoi fare a meno?
look-same = Qui ogni carta porta { $car } ugualmente lontano: quale servirà di meno dopo?
look-count = Conta di quanto ogni tua carta muove { $car } dalla casella { $space }.
