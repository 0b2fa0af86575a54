# Quello che si dice in parti della pagina che si prendono quando servono.

# A word across languages
talk-title = Una parola al tavolo
talk-how = Qui ognuno la legge nella sua lingua.
talk-said = { $name }: { $phrase }
talk-mute = Togliere la parola
talk-mute-all = Non leggere più nessuno
talk-mute-one = Non leggere più { $name }

# Ritirare una mossa
go-back-sure = Ritirare la tua ultima mossa? Da lì in poi la sorte è nuova, quel che non potevi sapere viene ridistribuito, e la partita non conta nulla.
went-back = Una mossa indietro. Da qui la sorte è nuova, e quel che non si poteva sapere è ridistribuito.

# Avvisi a chi non c’è
notices-how = Su questo dispositivo ti si dice quando tocca a te in una partita lenta, quando il tuo tavolo è completo e quando qualcuno vuole giocare ancora. Della partita non si dice niente.
notices-on = Avvisami su questo dispositivo
notices-quiet = Non di notte
notices-since = dalle
notices-until = alle
notices-unable = Questo browser non lo sa fare. Su un iPhone o iPad metti prima Fortable nella schermata Home. Quello che ti aspetta è sempre sullo scaffale e nel titolo della pagina.
notices-denied = Hai detto al browser di non mostrare avvisi da qui. Si cambia nelle sue impostazioni per questa pagina.
notices-off = Questo server non manda avvisi. Quello che ti aspetta è sullo scaffale e nel titolo della pagina.

# La partita del giorno
day-how = Qui tutti hanno le stesse carte e gli stessi bot, con la stessa fortuna. Il tuo primo tentativo conta, anche se lo abbandoni; dopo puoi esercitarti.
day-left = ancora { $time }
day-play = Gioca
day-go-on = Continua
day-practise = Esercitati
day-today = A oggi
day-alone = da soli, contro il miglior risultato possibile
day-against =
    { $count ->
        [one] contro { $bot }
       *[other] contro { $count } bot come { $bot }
    }
day-first = Nessun altro l’ha ancora finita.
day-rank = Posto { $rank } su { $of }, davanti al { $percent } % degli altri.
day-rival = { $bot }, il bot più forte: { $result }.
day-rival-plays = { $bot }, il bot più forte, sta ancora giocando.
day-bars = I risultati di tutti e { $of }; sei al posto { $rank }
day-streak =
    { $streak ->
        [one] Un giorno. Serie più lunga: { $longest }.
       *[other] { $streak } giorni di fila. Serie più lunga: { $longest }.
    }
day-no-streak = Ancora nessuna serie: finisci una partita oggi.
day-no-row = Ancora nessuna serie.
day-done = { $day }: { $done } su { $tried } finite
day-share = Condividi
day-share-lines = Condividi a parole
day-verify = Verifica che nessuno poteva saperlo
day-verify-how = Tutte le partite di un giorno seguono da un segreto estratto quando il giorno comincia. La sua impronta è subito pubblica; il segreto è svelato tre ore dopo il giorno, e allora chiunque può verificare ogni partita. Con un secondo nome qualcuno potrebbe vedere una mano in anticipo: come a ogni tavolo, si gioca sulla fiducia.
day-fingerprint = Impronta:
day-secret = Segreto:
day-not-yet = Il segreto non è ancora svelato.

# Coppe fra amici, e chi viene
seeking = Cerchiamo qualcuno
seek-waiting =
    { $others ->
        [0] Per ora nessun altro vuole lo stesso. Lascia aperta questa pagina: si comincia appena viene qualcuno.
        [one] Un’altra persona vuole lo stesso. Si comincia appena tutti i posti sono presi.
       *[other] Altri { $others } vogliono lo stesso. Si comincia appena tutti i posti sono presi.
    }
seek-bots =
    { $seats ->
        [2] Gioca contro un bot
       *[other] Bot ai posti liberi
    }
seek-bots-later = Se entro mezzo minuto non viene nessuno, può giocare un bot.
seek-bots-now = Finora non è venuto nessuno. Aspetta ancora, o fai giocare un bot.
seek-bots-asked = Con i bot si comincia appena lo vogliono tutti quelli che aspettano.
seek-stop = Non cercare più
seek-again = Cerca di nuovo
cups-how = Tutti ricevono le stesse carte, così la fortuna si pareggia. Apri una coppa, manda il link e guarda chi ne ricava di più.
cups-mine = Le tue coppe
cups-new = Una nuova coppa
cup-title = Coppa: { $game }
cup-kind = Chi gioca con chi?
cup-alone = Ognuno per sé
cup-alone-about = contro gli stessi bot con la stessa fortuna, quando vuoi
cup-tables = Insieme ai tavoli
cup-tables-about = le stesse carte a ogni tavolo, manche dopo manche, tutti nello stesso momento
cup-no-alone = A { $game } vince la mano più svelta, e da soli nessuno avrebbe la stessa partita di un altro: per questo si gioca ai tavoli.
cup-level = Quanto difficile?
cup-seats = Posti a ogni tavolo
cup-rounds = Manche
cup-lasts-alone = Tempo per tutte le manche
cup-lasts-tables = Tempo per ogni manche, al massimo
cup-open = Apri la coppa
cup-facts =
    { $rounds ->
        [one] una manche
       *[other] { $rounds } manche
    }
cup-status-open = Non è ancora cominciata. Chi ha il link può venire.
cup-status-running = È in corso: ancora { $time }.
cup-status-round = La manche { $round } è in corso: ancora { $time } al massimo.
cup-status-waits = La prossima manche aspetta: da dove è stata aperta questa coppa si gioca già a tutti i tavoli permessi. Comincia da sola appena alcuni sono finiti.
cup-status-over = È finita.
cup-join = Partecipa
cup-leave = Lascia la coppa
cup-begin = Comincia
cup-begin-when = Può cominciare quando ci sono due persone.
cup-close = Chiudi questa manche
cup-close-sure = Chiudere questa manche? Chi non l’ha finita l’ha abbandonata.
cup-end = Termina la coppa
cup-end-sure = Terminare la coppa? Ciò che si gioca ancora allora non conta.
cup-round = Manche { $round }
cup-play = Gioca
cup-go-on = Continua
cup-to-table = Al tuo tavolo
cup-look-back = Replay
cup-later = più tardi
cup-missed = non giocata
cup-playing = in corso
cup-standings = Chi è davanti
cup-standings-how = Due punti per ogni persona che superi in una manche, uno per ogni persona alla pari. Vedi che cosa hanno fatto gli altri di una manche quando l’hai finita.
cup-place-head = Posto
cup-name-head = Nome
cup-points-head = Punti
cup-shared = { $place }, a pari merito
cup-left = è andato via
cup-results = Risultati:
cup-link = Il link a questa coppa
cup-verify = Verifica che tutti avessero le stesse carte
cup-verify-how = Tutte le carte di una coppa seguono da un segreto estratto quando è stata aperta. La sua impronta è pubblica subito, il segreto quando la coppa è finita; «fortable verify FILE --cup SECRET» verifica allora ogni partita.
cup-secret-later = Il segreto viene svelato quando la coppa è finita.
cup-by-round = per manche: { $points }

# The network at home
near-other-ways = Anche tramite:
near-without-tls = Così, senza TLS (http), nei giochi funziona tutto. Ciò che i browser allora tengono per sé: gli avvisi quando sei via, Fortable nella schermata iniziale, la pagina senza linea, le passkey, il pulsante per condividere e un televisore che resta acceso. Chi tiene il tavolo più a lungo ci mette davanti un proxy con TLS.

# Suggerimenti ai tavoli contro i bot
hint-price = Dal primo suggerimento in poi questa partita non conta per nulla: né nelle statistiche, né nelle vittorie di fila, né in classifica. Continui a giocare come prima.
hint-give = Mostramelo
hint-being-made = I bot giocano il seguito da qui per vedere come va.
hint-coming = Un momento…
hint-again = Riprova
hint-close = Chiudi il suggerimento
hint-title-look = Dove guardare
hint-title-do = Che cosa fare
hint-title-why = Perché
hint-ask-do = E che cosa fare?
hint-ask-why = E perché?
hint-thanks = Va bene
hint-look = Guarda tutto quello che puoi fare qui: che cosa rende di più?
hint-clear = È chiaramente la cosa migliore.
hint-good = Va bene. Qualcos’altro può valere più o meno lo stesso.
hint-numbers = Giocando da qui molte volte, così si è ottenuto di più. Il gioco non conosce un motivo più breve.
hint-rather = In confronto a: { $other }
