# Quello che dice il tavolo stesso. I giochi hanno i loro cataloghi.

seat = Giocatore { $number }
seat-number = Sedia { $number }
player = { SEAT($seat) }
preview-waiting = Si attende { SEAT($seats) }
preview-open =
    { $free ->
        [0] Tutto è pronto
        [one] Un posto è libero: vieni a giocare
       *[other] { $free } posti sono liberi: vieni a giocare
    }
preview-given-up = La partita è stata abbandonata
preview-practice = Esercizio: non conta
preview-over = La partita è finita

# Le regole del tavolo (docs/table-rules.md)
TB-01-no-such-seat =
    { $last ->
        [0] La sedia { $tried } non esiste: c’è solo la sedia 0.
       *[other] La sedia { $tried } non esiste: ci sono le sedie da 0 a { $last }.
    }
TB-02-over = La partita è finita; nessuno gioca più.
TB-02-not-over = La partita è ancora in corso: aspetta { SEAT($waiting) }.
TB-02-no-match = Non c’è ancora una partita: comincia con «new» o «load».
TB-02-not-seated = Qui non siede ancora nessuno: comincia con «sit».
TB-02-still-running = Questo file è di una partita ancora in corso. Si potrà leggere quando sarà finita.
TB-03-not-waited-for = Non tocca a { SEAT($seat) }: la partita aspetta { SEAT($waiting) }.
TB-03-nothing-to-do = Per ora { SEAT($seat) } non ha niente da fare: la partita aspetta { SEAT($waiting) }.
TB-03-no-deadline = Nessun termine è scaduto, quindi l’orologio non ha niente da dire.
TB-03-other-deadline = L’orologio fa solo quello che dice il suo termine: «{ $allowed }».
TB-04-malformed = Questo non si capisce: { $detail }
TB-04-missing-field = Manca «{ $field }». Si scrive così: { $form }
TB-04-unknown-field = Non c’è nessun «{ $field }» qui dentro. Si scrive così: { $form }
TB-04-wrong-kind = «{ $field }» è del tipo { $given } e dovrebbe essere { $wanted }. Si scrive così: { $form }
TB-04-misshapen = Questo non si capisce: { $detail }. Si scrive così: { $form }
TB-04-no-host = Questa richiesta non dice a quale host è diretta, o lo dice più volte. HTTP vuole un solo «Host», per esempio «localhost:8080».
TB-04-unknown-word = Qui non c’è { $field } «{ $tried }». C’è: { $allowed }.
TB-04-no-word = Manca «{ $field }», che può essere: { $allowed }.
TB-04-no-match-file = Questo non è il file di una partita: un file così è un oggetto JSON con il formato «{ $allowed }».
TB-05-stale = Questo è stato scelto alla versione { $tried }, ma la partita è alla versione { $now }: guarda di nuovo.
TB-05-no-such-version = Una versione { $tried } di questa partita non c’è ancora stata: è alla versione { $now }. Scegli a quella.
TB-06-bad-seats = Questo gioco non si gioca in { $tried }: si gioca in { $allowed }.
TB-06-bad-seed = «{ $tried }» non è un seme: un seme è fatto di { $digits } cifre esadecimali.
TB-06-bad-effort = Uno sforzo di { $tried } non è possibile: è più di 0 e al massimo { $most }.
TB-06-no-such-game = Sullo scaffale non c’è il gioco «{ $tried }». Ci sono: { $allowed }.
TB-06-no-such-bot = Per questo gioco non c’è il bot «{ $tried }». Ci sono: { $allowed }.
TB-06-no-such-preset = Per questo gioco non c’è la formula «{ $tried }». Ci sono: { $allowed }.
TB-06-bad-program = «{ $tried }» non è un bot: scrivi NOME=COMANDO, con un nome di lettere e cifre e un comando che qui esiste.
TB-06-other-rules = Qui valgono le regole della versione { $allowed }, non { $tried }.
TB-06-too-many-players = { $tried } giocatori sono troppi per { $allowed } sedie.
TB-06-no-such-option = Questo gioco non ha l’opzione «{ $tried }». Ha: { $allowed }.
TB-06-bad-option = L’opzione «{ $option }» non può essere «{ $tried }». Può essere: { $can_be }.
TB-06-option-kind =
    L’opzione «{ $option }» vuole { $wanted ->
        [integer] un numero intero
        [boolean] un valore di verità, true o false
       *[string] un testo
    } e ha ricevuto { $given ->
        [string] il testo «{ $tried }»
        [integer] il numero { $tried }
        [boolean] il valore di verità { $tried }
        [null] niente
       *[other] qualcos’altro ({ $tried })
    }. Può essere: { $can_be }.
TB-06-no-games = { $tried } partite non si possono giocare: almeno una, per favore.
TB-06-store-needed = Serve la base di dati PostgreSQL che i processi condividono: --store postgresql://UTENTE@HOST/NOME.
TB-06-think-needs-bus = Serve il server NATS tramite cui nodi e pensatori si trovano: --bus nats://HOST:PORTA.
TB-06-no-such-node = Non c’è nessun processo { $tried }; vivi: { $allowed }.
TB-06-bad-setting = Questa impostazione non va: { $detail }
TB-06-wrong-setting = { $where }: «{ $tried }» non va per «{ $name }». Ci vuole { $kind ->
        [port] una porta, da 0 a 65535
        [whole] un numero intero, 0 o più
        [whole-above-0] un numero intero, più di 0
        [number] un numero, 0 o più
        [number-above-0] un numero, più di 0
        [choice] uno di questi: { $allowed }
        [store] un indirizzo, come postgresql://UTENTE@MACCHINA/NOME
        [path] niente, o un percorso come /giochi, senza barra alla fine
        [zone] un fuso orario, per esempio Europe/Zurich
        [names] un testo, o un elenco di testi
        [long-secret] un testo di 20 caratteri o più
       *[text] un testo
    }.
TB-06-no-such-setting = { $where }: non c’è un’impostazione «{ $tried }».{ $near ->
        [none] { "" }
       *[other] { " " }Forse «{ $near }»?
    } «fortable serve --show-settings» le mostra tutte.
TB-06-settings-file = { $file } non si legge come impostazioni: { $detail }. Una riga si scrive «port = 8080» o «site = "table.example.org"».
TB-06-no-id = { $tried } deve sapere di che cosa si tratta: «fortable admin { $what } IDENTIFICATIVO { $tried } …». «fortable admin { $what }» elenca gli identificativi.
TB-06-no-span = «{ $tried }» non è una durata: ci vuole un numero con m, h, d o w per minuti, ore, giorni o settimane, per esempio 12h.
TB-06-redirected = { $tried } rimanda a { $to }, dove il token di amministrazione non è stato inviato. Se è il tuo server, indicalo con --url.
TB-06-no-contest = Una gara chiede almeno due bot diversi, ciascuno nominato una volta, non «{ $tried }».
TB-06-no-twin-bots = Non tutti tra «{ $tried }» sono codice compilato da cima a fondo; di questo gioco lo sono: { $allowed }. Gli altri giocano senza --on.
TB-06-extra-missing = «{ $tried }» chiede una parte di Fortable che qui non è installata: pip install "fortable[{ $extra }]".
TB-06-no-gpu = «{ $tried }» chiede una GPU di NVIDIA con il suo driver, che qui non si trova, e pip install "fortable[{ $extra }]".
TB-06-backups-of-file = Le copie in { $folder } sono copie di un file, ma tutto è ricordato in una base di dati (store). Lascia che la base di dati faccia le proprie copie, o togli una delle due impostazioni.
TB-06-no-matches = Di’ a quale gioco giocano i bot, o indica con --from i file di partite concluse.
TB-06-no-twin = «{ $tried }» non si può studiare così: le sue regole non hanno un gemello veloce.
TB-06-no-tiny = «{ $tried }» non ha un tavolo minuscolo: si possono studiare partite intere.
TB-06-all-at-once = In «{ $tried }» tutti giocano insieme: usa fortable.research.parallel_env.
TB-07-other-seed = Il seme in questo file non appartiene all’impegno pubblicato { $commitment }.
TB-07-other-terms = L’impegno { $commitment } non vale per quello che dice questo file: era un altro seme, o erano altre regole, posti, opzioni, impostazioni o un’altra posizione.
TB-07-other-day = Secondo il segreto con l’impronta { $tried } non era una partita del { $recorded }.
TB-07-other-cup = Secondo il segreto con l’impronta { $tried } non era una partita della coppa { $recorded }.
TB-07-other-commitment = Il tavolo ha pubblicato { $tried }, ma questo file è stato giocato sotto { $recorded }.
TB-07-other-version = Questo file è di { $tried }; qui abbiamo { $allowed }.
TB-07-other-setup = La posizione di questo file ha posti o opzioni diversi da quelli che il file dichiara.
TB-07-out-of-order = Alla versione { $version } il file ha un’azione scelta per la versione { $recorded }.
TB-07-refused = Alla versione { $version } il file ha un’azione che la regola { $rule } vieta.
TB-07-differs = L’evento { $version } è stato alterato: il file dice { $recorded }, il seme e le regole dicono { $computed }.
TB-07-surplus = Il file ha { $recorded } eventi, ma la partita è finita dopo { $computed }.
TB-07-unplayable = L’evento { $version } di questo file non porta da nessuna parte: nessuna partita è andata così.
TB-07-cut-short = Il file si interrompe alla versione { $version }: la partita non era finita.
TB-07-older-rules = Questo file è della versione { $tried } delle regole. Qui vale la versione { $allowed }, secondo cui la partita sarebbe andata diversamente ({ $rule }), e non si mostra a nessuno ciò che le regole non possono verificare. «fortable replay FILE» lo mostra sulla tua macchina.
TB-08-unreadable = «{ $tried }» non si può leggere come posizione.
TB-08-impossible = Una posizione così non può esistere: va contro { $clause }.
TB-08-against = Una posizione così non può esserci: «{ $part }» è contro { $clause }. { $wants }
TB-08-not-at-rest = In questa posizione nessuno potrebbe fare niente.
TB-08-bad-action = «{ $tried }» non si può leggere come azione.
TB-08-no-such-action = «{ $tried }» qui non è un’azione. Le azioni sono: { $allowed }.
TB-08-form = «{ $tried }» è illeggibile. Si scrive così: { $form }
TB-08-position = «{ $tried }» non si legge in una posizione. Una posizione si scrive così: { $form }
TB-08-senseless = Di una posizione simile le regole non sanno che fare.
TB-09-no-such-table = Non c’è nessun tavolo «{ $tried }»: forse il link è incompleto, o il tavolo non c’è più da tempo.
TB-09-no-such-television = Questo televisore è rimasto muto troppo a lungo e non è (più) conosciuto: chiede lettere nuove.
TB-09-no-such-television-code = Nessun televisore ha ora le lettere “{ $tried }”. Apri sul televisore l’indirizzo del tavolo seguito da /tv e digita le quattro lettere che vi compaiono.
TB-09-occupied = La sedia di { SEAT($seat) } è già occupata. Sedie libere: { $free }.
TB-09-full = Tutte le { $chairs } sedie sono occupate; si può guardare.
TB-09-begun = La partita è cominciata: ognuno resta dov’è. Prima dell’inizio si poteva cambiare.
TB-09-not-begun = La partita non è ancora cominciata: prendi una sedia e dai il via.
TB-09-not-seated = Non hai una sedia a questo tavolo: puoi solo guardare.
TB-09-too-few = Le sedie occupate sono { $taken }, ma questo gioco si gioca in { $allowed }. Affida le altre ai bot.
TB-09-bot-sits-here = Per { SEAT($seat) } gioca un bot. Chi ha quel posto può riprenderlo con «sit».
TB-09-nobody-sits-here = Su questa sedia non c’è nessuno da tenere lontano: è libera o di un bot, e «clear» la libera.
TB-09-not-gone = { SEAT($seat) } è ancora qui. Un bot può subentrare quando qualcuno manca da { $seconds } secondi.
TB-09-still-running = La rivincita si gioca quando questa partita è finita.
TB-10-no-guest = Non ti conosciamo ancora: dicci prima il tuo nome.
TB-10-no-name = Un nome ha almeno una lettera.
TB-10-long-name = Questo nome ha { $tried } lettere; c’è posto per { $allowed } al massimo.
TB-10-not-host = Può farlo solo chi ha aperto questo tavolo.
TB-10-not-at-home = Se i dispositivi della stessa rete possono entrare lo decide chi siede a questo computer, quando il tavolo è stato aperto con «fortable serve --open». Altrimenti si avvia così: fortable serve --host 0.0.0.0
TB-10-no-network = Questo computer non è in nessuna rete, quindi non potrebbe venire nessuno. Collegalo e riprova.
TB-10-room-shut = All’indirizzo { $tried } il tavolo non è raggiungibile: { $detail }. Chiudilo e avvialo così: fortable serve --host 0.0.0.0
TB-10-host-starts = A un tavolo pubblico comincia chi lo ha aperto. Se manca da { $seconds } secondi, può farlo chiunque sia seduto.
TB-10-kept-away = Chi ha aperto questo tavolo non vuole che tu ti sieda. Puoi guardare, o aprire un tavolo tuo.
TB-10-keeps-self-away = Il tavolo è tuo e non puoi tenere lontano te stesso. Se vuoi andartene, alzati.
TB-10-bad-code = Questo codice non vale (più): creane uno nuovo sull’altro dispositivo. Vale { $minutes } minuti e una volta sola.
TB-10-no-such-device = Qui non hai (più) un dispositivo «{ $tried }»: guarda l’elenco dei tuoi dispositivi.
TB-10-has-chairs =
    Su questo dispositivo sei { $name } e hai una sedia { $tables ->
        [one] a un tavolo dove si gioca ancora
       *[other] a { $tables } tavoli dove si gioca ancora
    }. Con il codice saresti qui un’altra persona e lasceresti il posto per sempre: prima finisci, o di’ che vuoi andare.
TB-10-other-site = Una pagina di { $tried } voleva agire qui al posto tuo; possono farlo solo le pagine di questo tavolo.
TB-10-unknown-host = Questo tavolo non sa di chiamarsi «{ $tried }»: dietro potrebbe esserci la pagina di qualcun altro. Usa il suo indirizzo in numeri o «localhost»; chi lo gestisce può avviarlo con: fortable serve --site { $tried }
TB-10-metrics = Le misure sono per chi gestisce questo tavolo: chiedi dalla macchina stessa, con «localhost», o con l’intestazione «Authorization: Bearer …» e la parola in FORTABLE_METRICS_TOKEN.
TB-10-admin = Questo è per chi si occupa di questo server, con il suo token di amministrazione (Authorization: Bearer …).
TB-10-banned = Chi si occupa di questo server ha deciso che qui non puoi giocare fino a { $until }. Ciò che è conservato su di te si può ancora scaricare e cancellare.
TB-10-ban-whom = Di’ chi non può giocare: una persona con il suo identificativo, o un indirizzo.
TB-10-no-address = «{ $tried }» non è un indirizzo: ce ne vuole uno in cifre, come 192.0.2.7 o 2001:db8::7.
TB-10-no-such-person = Non c’è nessuno con l’identificativo «{ $tried }»: «fortable admin people» mostra tutti.
TB-10-no-such-ban = Non c’è un’esclusione numero { $tried }: «fortable admin bans» le mostra tutte.
TB-10-no-such-status = Non ci sono tavoli «{ $tried }». Possono essere: { $allowed }.
TB-11-too-fast = Piano, per favore: { $allowed } messaggi al secondo bastano e avanzano.
TB-11-too-fast-together = Piano, per favore: da uno stesso indirizzo { $allowed } richieste al secondo bastano e avanzano per tutti.
TB-11-too-long = { $tried } sono troppi: un messaggio ha al massimo { $allowed } caratteri.
TB-11-answer-too-long = La risposta avrebbe { $tried } byte, e se ne inviano al massimo { $allowed }. Chiedi qualcosa di più piccolo.
TB-11-not-text = Un messaggio è testo, in JSON; questo non lo era.
TB-11-too-many-running = Di chi ha aperto questo tavolo sono già in corso { $allowed } partite: è il massimo. Finitene una o rinunciate a una, e questa potrà cominciare.
TB-11-too-many-open = { $allowed } dei tuoi tavoli aspettano di cominciare: è il massimo. Cominciane uno o rinuncia a uno, e potrai aprirne un altro.
TB-11-too-many-open-together = { $allowed } tavoli aperti dal tuo indirizzo aspettano di cominciare: è il massimo. Cominciatene uno o rinunciate a uno; poi se ne apre un altro.
TB-11-too-many-running-together = Ai tavoli aperti dall’indirizzo di questo sono in corso { $allowed } partite: è il massimo. Finitene una o rinunciate a una; poi questa può cominciare.
TB-11-too-many-opened = Dal tuo indirizzo sono stati aperti { $allowed } tavoli in un’ora: è il massimo. Torna un po’ più tardi, o vai a un tavolo con il suo link.
TB-11-too-many-tables = Qui sono occupati { $allowed } tavoli, e per ora non c’è posto per altri. Torna un po’ più tardi, o siediti a un tavolo con il suo link.
TB-11-too-many-sockets = Hai { $allowed } schede aperte ai tavoli: è il massimo. Chiudine qualcuna, e questa si aprirà.
TB-11-table-crowded = Qui guardano già in { $allowed }, e non c’è posto per altri. Chi ha una sedia entra sempre.
TB-11-too-many-guests = Dal tuo indirizzo sono arrivati { $allowed } nuovi ospiti in un’ora: è il massimo. Torna un po’ più tardi; chi era già venuto è ancora conosciuto.
TB-11-too-many-connections-together = Dal tuo indirizzo sono aperte { $allowed } connessioni: è il massimo. Chiudi qualche scheda; poi questa si apre.
TB-11-too-many-connections = Qui sono aperte { $allowed } connessioni, e per ora non c’è posto per altre. Torna un po’ più tardi.
TB-11-head-too-long = L’indirizzo e le intestazioni della richiesta sono troppo lunghi: oltre al corpo ha al massimo { $allowed } byte.
TB-11-too-many-headers = Una richiesta ha al massimo { $allowed } intestazioni.
TB-11-too-many-at-once = Su questa connessione attendono già { $allowed } richieste; mandane altre quando avranno risposta.
TB-11-too-many-moments = Questa partita ha { $tried } momenti, e qui se ne raccontano al massimo { $allowed }. «fortable replay FILE» la mostra sulla tua macchina.
TB-11-too-much-to-tell = I momenti di questa partita sono più di { $allowed } MiB, e qui non se ne raccontano di più. «fortable replay FILE» la mostra sulla tua macchina.
TB-11-too-much-work = Ci sono voluti più di { $seconds } secondi, o { $memory } MiB di memoria, e si è lasciato perdere. «fortable replay FILE» si prende il suo tempo sulla tua macchina.
TB-11-line-too-long = { $allowed } dal tuo indirizzo aspettano già una partita. Chiedi di nuovo quando alcuni avranno la loro.
TB-11-busy = In questo momento troppi chiedono partite: non è stato il tuo turno entro { $allowed } secondi. Chiedi di nuovo un po’ più tardi.
TB-12-no-answer = Il tavolo non ha risposto in tempo. Non è perso nulla: riprova.
TB-12-others-first = Altri hanno chiesto prima di te, e per calcolarlo ci vuole un po’. Non è perso nulla: chiedi di nuovo tra un momento.
TB-12-not-remembered = Non è stato possibile scriverlo, quindi non è successo. Riprova, e avvisa chi gestisce questo tavolo.
TB-12-disk-full = Il disco del server di questo tavolo è pieno: non si può scrivere nulla, quindi non è successo nulla. Riprova più tardi, e avvisa chi gestisce questo tavolo; riprende da solo appena c’è posto.
TB-12-locked = Un altro programma tiene per sé il file del tavolo: non è stato possibile scrivere nulla, quindi non è successo nulla. Riprova, e avvisa chi gestisce questo tavolo.
TB-12-damaged = Il file del tavolo è danneggiato: non si può scrivere né rileggere nulla. Avvisa chi gestisce questo tavolo: «fortable restore» rimette al suo posto una copia di sicurezza.
TB-12-read-only = Il file del tavolo non può essere scritto, quindi non è successo nulla. Avvisa chi gestisce questo tavolo.
TB-12-disk-fails = Il disco del server di questo tavolo è guasto: non è stato possibile scrivere né rileggere nulla. Riprova, e avvisa chi gestisce questo tavolo.
TB-12-moved = Il file del tavolo è stato spostato o sostituito mentre era aperto: non si può scrivere nulla, quindi non è successo nulla. Avvisa chi gestisce questo tavolo: il file va rimesso al suo posto, o il server riavviato.
TB-12-in-use = { $file } è usato da un altro server (processo { $process }). Un file ha un solo server alla volta: ferma prima l’altro, o indica un altro file con --database.
TB-12-newer-schema = { $file } è stato scritto da una versione più recente di questo programma: il suo schema ha il numero { $needed }, e questa versione conosce quelli fino a { $known }. Non è stato toccato nulla; avvia la versione più recente, o ripristina una copia di prima.
TB-12-older-schema = { $file } è di una versione più vecchia di questo programma: il suo schema ha il numero { $found }, e questa versione legge solo il { $known }. Non è stato toccato nulla; avvia una volta il server, che la aggiorna, o usa il programma della sua versione.
TB-12-no-database = { $file } non è una base di dati di questo tavolo. Non è stato toccato nulla; indica un altro file con --database.
TB-12-cannot-open = { $file } non si può aprire: { $detail }. Controlla i diritti del file e della sua cartella e lo spazio sul disco, o indica un altro file con --database.
TB-12-store-away = La base di dati di questo tavolo non è raggiungibile: non si è potuto scrivere né cercare nulla, quindi non è successo nulla. Riprova fra un momento; tutto riprende da solo appena la base di dati torna.
TB-12-store-full = La base di dati di questo tavolo non ha più posto: non si può scrivere nulla, quindi non è successo nulla. Riprova più tardi, e avvisa chi gestisce questo tavolo; riprende da solo appena c’è posto.
TB-12-store-read-only = La base di dati di questo tavolo per ora si può solo leggere, quindi non è successo nulla. Riprova più tardi, e avvisa chi gestisce questo tavolo.
TB-12-store-fails = La base di dati di questo tavolo ha un guasto: non si è potuto scrivere né cercare nulla. Riprova, e avvisa chi gestisce questo tavolo.
TB-12-store-in-doubt = La base di dati è andata perduta mentre scriveva questo, e non si sa ancora se l’ha fatto. Guarda se è stato fatto, o riprova: la stessa mossa non conta mai due volte.
TB-12-store-in-use = { $store } è usato da un altro server ({ $holder }). Una base di dati ha un solo server alla volta: ferma prima l’altro, o indicane un’altra con --store.
TB-12-house-elsewhere = { $store } è usata da { $holder }, e con la chiave accanto a questo file non è stato trovato nessuno dei suoi processi. Dai il comando sulla sua macchina con il suo --database, oppure con --url e FORTABLE_ADMIN_TOKEN; o ferma prima tutti i suoi processi.
TB-12-not-empty = { $store } non è vuoto, e non è stato spostato nulla: quello che c’è si mescolerebbe con quello che arriva. Indica un posto vuoto.
TB-12-not-the-same = Quello che è arrivato in { $store } non è quello che è stato mandato: { $detail }. Non ne è stato tenuto nulla; tutto è ancora dov’era. Riprova.
TB-12-too-late = Ci sono voluti più di { $allowed } secondi e si è rinunciato. Guarda se è stato fatto; se no, riprova un po’ più tardi.
TB-12-damaged-file = { $file } è danneggiato: { $detail }. Non è stato cambiato nulla. Prendi un’altra copia; «fortable restore» la mette al suo posto.
TB-12-not-copied = Non è stato possibile fare una copia in { $file }: { $detail }. Non è stato cambiato nulla, e non resta nessuna mezza copia. Controlla lo spazio sul disco e i diritti della cartella.
TB-13-bot-gone = Il programma del bot è terminato (stato { $status }).
TB-13-bot-late = Il programma del bot non ha risposto entro { $allowed } secondi.
TB-13-bot-refuses = Il programma del bot ha rifiutato «{ $asked }»: { $error }
TB-15-still-play = Non si salta nulla finché qualcuno gioca ancora: { SEAT($seats) }.
TB-16-own-hands = La partita del giorno si gioca con le proprie mani: nessun bot prende il posto di qualcuno.
TB-16-others-deal = Qui qualcuno gioca una partita del giorno. Nessuno guarda finché il suo segreto non è svelato.
TB-16-not-revealed = È una partita del giorno: non c’è file né immagine prima che il segreto del { $day } sia svelato.
TB-16-no-such-day = { $tried } non è un giorno né un mese del calendario: 2031-05-04 è un giorno, 2031-05 un mese.
TB-16-not-begun = Nessuna carta è stata distribuita in data { $tried }.
TB-16-no-such-deal = Non c’è una partita del giorno di questo tipo: { $tried }.
TB-16-not-dealt = La partita del giorno non si è potuta distribuire adesso. Riprova tra poco.
TB-16-tried-already = Hai già fatto il tuo tentativo che conta oggi. Gli altri sono esercizio e non contano.
TB-16-still-counts = Il tuo tentativo che conta non è ancora finito: dopo potrai esercitarti.
TB-16-nothing-to-share = Non c’è nulla da condividere: nessun tuo tentativo del { $day } è finito.
TB-17-not-in-line = Non sei più in fila: hai cercato da un’altra pagina o non c’eri da molto. Ricomincia, e sarai di nuovo in fila.
TB-18-no-such-cup = Non c’è nessuna coppa { $tried }: forse manca un pezzo del link, o è stata messa via da tempo.
TB-18-too-many-cups = { $allowed } tue coppe non sono finite, e di più sono troppe. Chiudine una, poi potrai aprirne un’altra.
TB-18-cup-full = In questa coppa ci sono già { $allowed } persone, e non c’è più posto.
TB-18-cup-over = Questa coppa è finita. Puoi aprirne una tua.
TB-18-cup-begun = Questa coppa è già cominciata.
TB-18-cup-not-begun = Questa coppa non è ancora cominciata: la fa partire chi l’ha aperta.
TB-18-too-few-members = Per una coppa servono almeno { $allowed } persone: manda il link a qualcuno.
TB-18-not-cup-host = Solo chi ha aperto una coppa la fa partire, ne chiude le manche e la termina.
TB-18-not-a-member = Non sei in questa coppa: prima entra.
TB-18-no-such-round = Qui non c’è una manche { $tried } da giocare da soli: questa coppa ne ha { $allowed }, e dove si gioca in più a un tavolo, il tuo tavolo viene da sé.
TB-18-no-rounds-to-close = In questa coppa ognuno gioca quando vuole: non c’è una manche da chiudere. Puoi terminare la coppa.
TB-18-not-alone = { $game } non può essere giocato da soli da tutti allo stesso modo: vince la mano più svelta. Fanne una coppa ai tavoli.
TB-18-not-at-tables = Ai tavoli di una coppa si gioca almeno in due.
TB-18-own-hands = In questa coppa ognuno gioca con le proprie mani: nessun bot prende il posto.
TB-18-others-cup = Qui si gioca una manche di una coppa. Nessuno guarda prima che sia finita.
TB-18-cup-not-revealed = È una manche di una coppa: per gli altri non ci sono file, replay né immagine prima che sia finita.

# Cups
cup-place = posto { $place } di { $of }
TB-19-no-such-phrase = A questo tavolo non c’è la frase «{ $tried }». Ciò che si può dire è nell’elenco; le frasi proprie di un gioco le ammette chi apre il tavolo.
TB-19-too-many-words = { $allowed } frasi al minuto bastano: lascia agli altri il tempo di leggere, poi riprendi.
TB-20-no-notices = Questo server non manda avvisi: chi lo gestisce li ha spenti. Quello che ti aspetta è sullo scaffale e nel titolo della pagina.
TB-20-bad-address = A questo indirizzo non si può mandare niente: { $detail }. Serve l’indirizzo https di un servizio push pubblico, come lo dice il browser.
TB-20-bad-zone = «{ $tried }» non è un fuso orario. Europe/Zurich lo è, e anche UTC.
TB-20-bad-key = Questa non è la chiave di un abbonamento: ha { $allowed } byte, in base64url.
TB-21-not-finished = Si riguarda una partita quando è finita: questa non è arrivata alla fine.
TB-21-given-up = Questa partita è stata abbandonata prima della fine, e non c’è niente da riguardare. La prossima si può giocare fino in fondo.
TB-21-older-rules = Questa partita è stata giocata secondo la versione { $tried } delle regole. Qui vale la versione { $allowed }, e niente si giudica con regole che nessuno conosceva.
TB-21-no-reviews = Questo server non riguarda partite: chi lo gestisce l’ha disattivato. «fortable review FILE» lo fa sulla tua macchina, con il file della partita.
TB-21-too-many-reviews = { $allowed } partite chieste dal tuo indirizzo aspettano di essere riguardate. Chiedi di nuovo quando una sarà pronta.
TB-21-busy = { $allowed } partite aspettano di essere riguardate, e di più sono troppe. Chiedi di nuovo un po’ più tardi.
TB-21-too-much-work = Per riguardare questa partita ci sono voluti più di { $seconds } secondi o { $memory } MiB di memoria, e si è lasciato perdere. «fortable review FILE» si prende il suo tempo sulla tua macchina.
TB-21-review-failed = Riguardare questa partita non è riuscito, e non riuscirebbe di nuovo: è un errore del programma. Avvisa chi gestisce questo server.
TB-21-no-decision = Alla versione { $tried } di questa partita nessuno ha deciso niente. Ci si esercita dal momento prima di una decisione: prendi la versione che le sta accanto.
TB-22-no-puzzles = { $game } non ha problemi. Altri giochi dello scaffale ne hanno.
TB-22-no-such-puzzle = Qui non c’è un problema { $tried }: hanno i numeri da 1 a { $allowed }.
TB-22-no-help = Con un problema non aiuta nessuno: di’ che cosa è meglio qui, o rinuncia e ti viene mostrato.
TB-23-hints-among-people = A un tavolo con suggerimenti una sola persona gioca contro i bot: un suggerimento sarebbe ingiusto verso chiunque altro sieda lì. Dai tutte le altre sedie ai bot, o apri un tavolo senza suggerimenti.
TB-23-no-hints-here = A questo tavolo non ci sono suggerimenti: chi l’ha aperto non li ha attivati. A un nuovo tavolo tuo contro i bot puoi farlo.
TB-23-no-hints-made = Questo server non dà suggerimenti: chi lo gestisce l’ha disattivato. Si può aprire un tavolo senza suggerimenti.
TB-23-no-hint = Per questa decisione non c’è niente che si possa provare e confrontare. Fai quello che ti piace di più, e chiedi di nuovo alla prossima.
TB-23-hint-late = Questo suggerimento ha richiesto più di { $seconds } secondi, e si è lasciato perdere. Chiedi di nuovo: spesso la seconda volta è più veloce.
TB-23-hint-failed = Questo suggerimento non è riuscito, e non riuscirebbe di nuovo: è un errore del programma. Avvisa chi gestisce questo server, e continua senza.
TB-24-same-deal = Queste carte sono le stesse per tutti, una volta a testa: quel che vi si decide resta deciso. In una partita tua contro i bot puoi ritirare le tue mosse.
TB-24-public = A un tavolo pubblico non si ritira niente: tutti possono guardare, e ogni mossa vale com’è stata giocata. A un tavolo tuo, non pubblico, contro i bot puoi farlo.
TB-24-among-people = Una mossa si ritira solo dove una sola persona gioca contro i bot: quel che altri hanno visto, non possono dimenticarlo. Qui hanno o hanno avuto un posto { $people } persone.
TB-24-no-bots = Una mossa si ritira solo contro i bot, e qui non ce ne sono. Dove un gioco si gioca da soli, sono le sue regole a dire che cosa si può annullare.
TB-24-race = In questo gioco tutti prendono nello stesso momento: quando si decide fa parte della decisione, e nessun momento ritorna. Vai avanti, il prossimo arriva presto.
TB-24-memory = Questo gioco è un gioco di memoria, e non dice che cosa ciascuno ricorda: dopo aver ritirato una mossa sapresti troppo o troppo poco. Vai avanti, o comincia una nuova partita.
TB-24-nothing-decided = Non hai ancora deciso niente che si possa ritirare, o è passato troppo tempo. Dove si poteva fare una cosa sola, non c’era niente da decidere.

# Avvisi a chi non c’è
notice-turn = Tocca a te, con { $names }
notice-full = Ci sono tutti, si può cominciare: { $names }
notice-again = Ancora una? { $names }
notice-cup = La tua coppa va avanti: una manche ti aspetta
notice-stop = Basta avvisi

# La partita del giorno
day-title = La partita del giorno
day-given-up = abbandonata
day-side =
    { $side ->
        [ahead] { $figure } di vantaggio
        [behind] { $figure } di svantaggio
       *[level] in parità
    }
day-streak = { $days } giorni di fila
figure-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }

# Al tavolo
table-corner = sigillo { $commitment } · ? aiuto
table-what-now = Che cosa fai?
table-thinking = { SEAT($seat) } sta pensando …
table-hand-over = { SEAT($seat) }, la tastiera è tua: premi Invio ›
table-for-example = per esempio: { $action } · ? per l’aiuto
table-ambiguous = «{ $typed }» potrebbe essere: { $candidates }
table-no-such-clause = Nel regolamento non c’è «{ $tried }»: va da { $first } a { $last }.
table-turn-the-page = Invio: avanti · q: torna al tavolo ›
table-back = Invio: torna al tavolo ›
table-to-the-result = Premi Invio per il risultato ›
table-rematch = Un’altra partita? [s/N] ›
table-yes = s si sì
table-yes-no = S/n

# Che cosa si può scrivere al posto di un’azione, in questa lingua
table-word-help = aiuto ?
table-word-hint = suggerimento
table-word-list = elenco
table-word-rule = regola
table-word-rules = regole
table-word-quit = esci
table-hint-coming = Si guarda che cosa si può fare…
table-hint-look = Guarda tutto quello che puoi fare qui: che cosa rende di più?
table-hint-do =
    { $clear ->
        [yes] È chiaramente la cosa migliore: { $action }
       *[no] Va bene, e qualcos’altro può valere più o meno lo stesso: { $action }
    }
table-hint-why = { $action }, invece di: { $other }. { $reason }
table-hint-numbers = Giocando da qui molte volte, così si è ottenuto di più: { $action }. Il gioco non conosce un motivo più breve.
puzzle-corner = Problema { $number } di { $of } · ? aiuto
puzzle-ask = Una scelta è chiaramente la migliore: quale? Con “mostra” te la mostriamo.
puzzle-word-show = mostra
puzzle-wrong = Non questa. Un’altra è chiaramente migliore.
puzzle-right = Trovata!
puzzle-shown = Questa è la migliore:
puzzle-others =
    { $others ->
        [one] Un’altra mossa porta allo stesso risultato.
       *[other] Altre { $others } mosse portano allo stesso risultato.
    }
puzzle-worth-share = Su 100 partite da qui in poi ne vince { $margin } più della seconda scelta, e { $cost } più di quella che viene in mente per prima: { $obvious }.
puzzle-worth-points = Punti in più della seconda scelta: { $margin }; in più di quella che viene in mente per prima ({ $obvious }): { $cost }.
puzzle-next = Invio: il problema successivo, q: uscire ›

# Aiuto
table-help-now = Che cosa puoi fare adesso
table-help-more =
    { $count ->
        [one] e un’altra: scrivi «elenco»
       *[other] e altre { $count }: scrivi «elenco»
    }
table-help-abbreviate = Scrivi solo quanto basta a distinguerla dalle altre: spesso bastano una lettera o un numero.
table-help-commands = Che altro puoi scrivere
table-help-help = questo aiuto
table-help-hint = contro i bot: dove guardare; poi che cosa fare; poi perché
table-help-list = tutto quello che puoi fare adesso
table-help-rule = una sola regola, con il suo numero: regola 7
table-help-rules = tutto il regolamento
table-help-quit = lasciare il tavolo
table-help-commitment =
    In questa partita il caso nasce tutto da un solo seme, che sarà mostrato alla fine; con quello «fortable verify» ricalcola ogni sorteggio. Questo è il sigillo della partita (SHA-256): dietro di esso non possono cambiare né il seme né gioco, regole, posti e opzioni.
    { $commitment }
table-legal =
    { $count ->
        [one] Adesso puoi fare una cosa sola
       *[other] Adesso puoi fare { $count } cose
    }

# La fine
decided-points =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }.
decided-shared = { SEAT($seats) } si dividono la vittoria.
decided-alone = { SEAT($seat) } arriva a { $points }.
decided-tie = Stessi punti, eppure { SEAT($seat) } è davanti a { SEAT($other) }.
table-seed =
    Il seme di questa partita
      { $seed }
    e il sigillo sotto cui è stata giocata (SHA-256)
      { $commitment }
    Dal file di una partita «fortable verify» ricalcola ogni sorteggio.

# Lo scaffale e le domande prima di una partita
shelf-line =
    { $seats } giocatori · { $shortest }–{ $longest } minuti · { $age ->
        [8] dagli
        [11] dagli
       *[other] dai
    } { $age } anni
play-welcome = Benvenuti al tavolo!
play-which-game = A che cosa giochiamo?
play-how-many = In quanti si gioca?
play-how-many-people = Quante sono le persone a questa tastiera?
play-name = Come si chiama il giocatore { $number }?
play-which-bot = Quale bot prende gli altri posti?
play-usual-options = Giochiamo con le solite regole?
play-numbers = Scrivi un numero: { $allowed }.
seconds = { $seconds } secondi
numbers-or = { $others } o { $last }
play-goodbye = Arrivederci, e a presto!
play-saved = La partita è salvata in { $file }
play-not-saved = Non è stato possibile salvare la partita in { $file }: premi Invio ›
preset-box = Come nella scatola
preset-box-about = Il gioco così com’è.
bot-level-program = programma
bot-random = gioca quello che gli viene in mente
bot-random-names = Rollo, Roxy, Rudi, Rita, Remo
bot-random-level = a caso
bot-greedy = prende quello che rende di più al momento
bot-greedy-names = Greta, Gino, Gigi, Gaston, Gwen
bot-greedy-level = vorace
bot-beginner = sta imparando, e dimentica e si lascia sfuggire molte cose
bot-beginner-names = Bibi, Benno, Bella, Basil, Beppo
bot-beginner-level = principiante
bot-casual = conosce il gioco e la prende alla leggera
bot-casual-names = Carla, Cosmo, Clio, Carlo, Coco
bot-casual-level = alla buona
bot-good = gioca con attenzione e tiene testa a quasi tutti
bot-good-names = Lotte, Leo, Luna, Luca, Lena
bot-good-level = in gamba
bot-strong = ricorda tutto ciò che si può sapere e pensa in anticipo
bot-strong-names = Stella, Sandro, Silvia, Simon, Sofia
bot-strong-level = forte
bot-champion = riflette più a lungo e più lontano di tutti gli altri
bot-champion-names = Mira, Max, Milena, Marco, Maja
bot-champion-level = da campione

# Rivedere una partita
replay-place = { $version } di { $last }
replay-keys = Invio: avanti · b: indietro · numero: vai lì · e: alla fine · q: esci
replay-back = Invio: torna alla partita ›

# La riga di comando
cli-about = Un tavolo da gioco: nel browser con gli amici, o nel terminale contro i bot.
cli-lang = la lingua di tutti i testi
cli-program = un bot che è un tuo programma; una volta per ognuno
cli-program-time = quanto a lungo un tale programma può pensare a una scelta
cli-version = dire quale versione di Fortable è questa
cli-games = vedere che cosa c’è sullo scaffale
cli-play = giocare una partita
cli-replay = rivedere passo per passo una partita finita
cli-verify = controllare che una partita finita sia autentica
cli-draw = disegnare un momento di una partita finita
cli-draw-to = un nuovo file, .svg o .png
cli-draw-at = dopo quanti eventi; se manca, alla fine
cli-draw-seat = con gli occhi di quale posto, contato da 0; se manca, come la vede il pubblico
cli-draw-name = il nome di un giocatore; una volta per ciascuno, in ordine
cli-draw-theme = di giorno o di notte
cli-draw-shape = il tavoliere con chi gioca, o una scheda come quelle dei link
cli-draw-unveiled = con ciò che era segreto fino alla fine della partita
cli-puzzles = Creare problemi dalle partite: posizioni in cui una decisione è chiaramente la migliore e non è quella ovvia
cli-puzzles-count = quanti crearne
cli-puzzles-seed = da che cosa dipendono le partite
cli-puzzles-out = dove scriverli; man mano che si trovano, quindi si può interrompere
cli-review = riguardare una partita finita: che cosa era fortuna, che cosa bravura, che cosa sarebbe stato meglio
cli-review-html = scriverlo in un nuovo file, come pagina con un’immagine
cli-review-all = con ogni decisione e ogni estrazione
cli-review-seed = per rifare le stesse prove
cli-review-effort = quanto a fondo: 2 è il doppio del solito
cli-simulate = far giocare ai bot molte partite
cli-arena = misurare i bot tra loro
cli-arena-more = Bot contro bot: ogni distribuzione si gioca una volta per ciascuno di loro, e alla fine ciascuno ha avuto ogni sedia. Le quote hanno intervalli al 95 %.
cli-report = vedere come si gioca un gioco con ogni numero di posti, come pagina con immagini
cli-report-seats = per quanti posti; altrimenti per tutti quelli che il gioco permette
cli-report-bot = quale bot gioca a tutti i posti
cli-report-to = dove mettere la pagina e le sue immagini
cli-dataset = scrivere partite come tabella di scelte, per chi ne vuole imparare
cli-dataset-to = un nuovo file Parquet
cli-dataset-from = file di partite concluse; altrimenti giocano i bot
cli-engine = parlare con altri programmi, riga per riga
cli-engine-bot = quale bot prende posto quando si dice «sit»
cli-json = rispondere in JSON
cli-game = quale gioco; se manca, lo chiede il tavolo
cli-preset = opzioni che stanno bene insieme, sotto un nome, con sedie e bot; { $presets }
cli-seats = quante sedie ha il tavolo
cli-games-count = quante partite giocare
cli-bots = quali bot giocano, sedia per sedia
cli-player = una persona a questa tastiera, per nome; una volta per ciascuna
cli-bot = un bot, per nome; una volta per ciascuno
cli-option = un’opzione del gioco; una volta per ciascuna
cli-seed = il seme della partita, 64 cifre esadecimali; se manca, decide il caso
cli-seed-number = un numero intero da cui derivano tutti i sorteggi
cli-on = chi gioca: questa macchina (local), un cluster Ray (ray), o solo codice compilato, centomila partite in pochi secondi (twin: su un core; gpu)
cli-workers = quante partite si giocano fianco a fianco; di solito una per ogni core
cli-plot = un nuovo file per un’immagine del risultato
cli-pace = per quanto tempo si vede quello che è successo
cli-puzzle = risolvere il problema N del gioco invece di giocare una partita, e poi i successivi; 1 è il più facile
cli-save = un nuovo file in cui tenere la partita quando è finita
cli-file = il file di una partita finita
cli-day = il segreto di un giorno, quando è svelato: se era una partita di quel giorno
cli-cup = il segreto di una coppa, quando è finita: se era una partita di quella coppa
cli-commitment = quello che il tavolo ha pubblicato prima della partita
cli-serve = aprire un tavolo a cui gli amici si uniscono con un link
cli-serve-variables = Ogni impostazione può stare nel file delle impostazioni, essere data con la variabile d’ambiente indicata nella sua riga, o con un’opzione; ciò che viene dopo in questo elenco prevale.
cli-settings = il file delle impostazioni (TOML); di solito fortable/fortable.toml nella tua cartella di configurazione, altrimenti /etc/fortable/fortable.toml, se ce n’è uno
cli-serve-show = mostrare ogni impostazione come vale e da dove viene, senza avviare il server
cli-serve-json = con --show-settings: rispondere in JSON
settings-file = Il file delle impostazioni è { $file }.
settings-none = Non è stato letto nessun file di impostazioni.
settings-from-usual = come di solito
settings-from-file = { $where }
settings-from-environment = { $where }, dall’ambiente
settings-from-flag = { $where }, un’opzione
cli-serve-host = dove ascoltare; 0.0.0.0 lascia entrare i telefoni nella stanza; di solito 127.0.0.1, solo questa macchina
cli-serve-port = la porta; di solito 8080, o una libera se è occupata
cli-serve-database = il file in cui tutto è ricordato; di solito nella tua cartella dei dati
cli-serve-backup_folder = una cartella in cui il server mette da sé delle copie, per esempio /var/backups/fortable; di solito nessuna
cli-serve-backup_every_h = quante ore passano tra due di queste copie; di solito 24
cli-serve-backup_keep = quante di queste copie si conservano, le più recenti; di solito 7
cli-serve-store = una base di dati PostgreSQL in cui tutto è ricordato invece che nel file: postgresql://UTENTE@MACCHINA/NOME (extra postgres)
cli-serve-site = i nomi con cui gli ospiti chiamano il tavolo, separati da virgole, per esempio tavolo.example.org; a casa non serve
cli-serve-local_name = il nome con cui i telefoni nella stanza lo trovano, senza “.local”; di solito fortable, e “off” per nessuno (extra home)
cli-serve-metrics_token = una parola segreta con cui /metrics si legge da altre macchine; la variabile d’ambiente è più sicura, perché le opzioni le vedono gli altri sulla macchina
cli-serve-admin_token = una parola segreta di almeno 20 caratteri con cui ci si può occupare del server da altre macchine (/api/admin); di solito nessuna, e può solo «fortable admin» su questa macchina
cli-serve-bus = come più processi si chiamano: «local» per uno solo, o nats://HOST:PORTA (extra nats)
cli-serve-lease_s = secondi per cui uno di più processi può tacere prima che altri ne prendano i tavoli
cli-serve-drain_s = secondi in cui uno di più processi cede i suoi tavoli quando viene fermato
cli-serve-proxies = indirizzi o reti dei proxy a cui si crede quando dicono per chi chiedono (X-Forwarded-For), separati da virgole; di solito quelli di questa macchina, 127.0.0.1,::1
cli-serve-root_path = il percorso del sito sotto cui si trova il tavolo dietro un proxy, per esempio /giochi; di solito nessuno
cli-serve-rate = quanti messaggi al secondo può mandare ognuno in media; di solito 20
cli-serve-household_rate = quante richieste, e messaggi, possono arrivare da uno stesso indirizzo in un secondo; di solito quindici volte quanto può una persona
cli-serve-most_running = quanti tavoli della stessa persona possono essere in corso insieme; di solito 30, e 0 è quanti si vuole
cli-serve-most_open = quanti tavoli della stessa persona possono aspettare di cominciare; di solito 50, e 0 è quanti si vuole
cli-serve-most_household_running = quanti tavoli aperti da uno stesso indirizzo possono essere in corso nello stesso momento; di solito 200, e 0 è senza limite
cli-serve-most_household_open = quanti tavoli aperti da uno stesso indirizzo possono aspettare di cominciare; di solito 150, e 0 è senza limite
cli-serve-most_household_tables = quanti tavoli si possono aprire da uno stesso indirizzo in un’ora, rivincite comprese; di solito 300, e 0 è senza limite
cli-serve-most_tables = quanti tavoli possono essere occupati prima che non se ne aprano più; di solito 5000, e 0 è quanti si vuole
cli-serve-most_sockets = quante schede ai tavoli può avere aperte una persona, o tutti quelli senza nome da un indirizzo; di solito 100, e 0 è quante si vuole
cli-serve-most_at_table = quante schede possono essere aperte a un tavolo, oltre a chi ha una sedia; di solito 1000, e 0 è quante si vuole
cli-serve-most_connections = quante connessioni possono essere aperte; di solito 10000, e 0 è senza limite
cli-serve-most_household_connections = quante connessioni possono arrivare da uno stesso indirizzo; di solito 500, e 0 è senza limite
cli-serve-most_guests = quanti nuovi ospiti possono arrivare da un indirizzo in un’ora; di solito 200, e 0 è quanti si vuole, per un server dietro a un proxy che non dice gli indirizzi
cli-serve-session_days = per quanti giorni un dispositivo può restare inutilizzato ed essere ancora riconosciuto; di solito 90, e 0 è per sempre
cli-serve-keep_days = per quanti giorni si tengono i tavoli finiti, abbandonati o mai cominciati; di solito 365, e 0 è per sempre
cli-serve-give_up_days = dopo quanti giorni in cui nessuno ha fatto nulla una partita è abbandonata; di solito 90, e 0 è mai
cli-serve-day_zone = il fuso orario secondo cui comincia il giorno, per le partite del giorno, per esempio Europe/Zurich; di solito UTC
cli-serve-push = dove possono andare gli avvisi che si chiedono: ai servizi push con indirizzo pubblico (public, come di solito), anche a questa macchina (anywhere), o da nessuna parte (off)
cli-serve-push_contact = a chi possono rivolgersi i servizi push, per esempio mailto:io@example.org; di solito la pagina del sito
cli-serve-push_after_s = l’assenza dopo la quale qualcuno viene avvisato; di solito 10
cli-serve-forget = come si cancella ciò che è troppo vecchio: «carefully», con prudenza, non sulla parola di un orologio che ha saltato; «at-once», come dice l’orologio; o «never», mai
cli-serve-bot_workers = quanti processi pensano per i bot; di solito uno meno dei core
cli-serve-bot_patience_s = per quanti secondi un bot può pensare prima che il tavolo agisca per lui; di solito 10
cli-serve-think = dove pensano i bot: «here», qui, o «apart», su macchine che eseguono «fortable think» sullo stesso bus (e qui se nessuna risponde)
cli-serve-replay_workers = quanti processi preparano i file e le riproduzioni delle partite, ognuno per uno alla volta; di solito 1
cli-serve-replay_patience_s = per quanti secondi uno di loro può lavorare per qualcuno; di solito 10
cli-serve-replay_memory_mb = quanti MiB di memoria può prendere uno di loro; di solito 512
cli-serve-most_moments = quanti eventi può avere una partita che si rivede; di solito 20000
cli-serve-review_workers = quanti processi riguardano le partite finite quando la macchina è libera; 0: nessuno, e nessuno può; di solito 1
cli-serve-review_patience_s = quanti secondi del tempo del processore può prendere uno di loro per una partita; di solito 120
cli-serve-review_memory_mb = quanti MiB di memoria può prendere uno di loro; di solito 1024
cli-serve-hint_workers = quanti processi danno suggerimenti a chi gioca da solo contro i bot; 0: nessuno, e nessun tavolo ne dà; di solito 1
cli-serve-hint_patience_s = quanti secondi può prendere uno di loro per un suggerimento; di solito 20
cli-serve-grace_s = per quanti secondi qualcuno può mancare prima che un bot possa subentrare; di solito 30
cli-serve-host_grace_s = per quanto tempo chi ha aperto un tavolo pubblico può mancare prima che altri seduti lì possano cominciare; di solito 120
cli-serve-rest_s = per quanti secondi resta in memoria un tavolo che nessuno guarda; di solito 60
cli-serve-most_back_ms = di quanti millisecondi al massimo viene retrodatata una mano su una linea lenta; 0: mai; di solito 80
cli-serve-round_trips = chi dice quanto è lenta una linea: kernel (il TCP di questo sistema), pongs (le persone stesse), o l’intestazione in cui un proxy lo dice in microsecondi; di solito kernel
cli-serve-standstill_s = se il server o la sua macchina è rimasto fermo per tanti secondi, tutti hanno un momento per tornare; di solito 2
cli-serve-open = aprire il tavolo in un browser
cli-schema = JSON Schema di tutto quello che i giochi dicono e si sentono dire
cli-reference = una pagina su un gioco per chi scrive programmi: opzioni, azioni, eventi, viste, notazione
cli-one-game = solo questo gioco (altrimenti tutti)
cli-out = scrivere file in questa cartella invece che sullo standard output
file-written = Scritto: { $file }
cli-board = costruire il tabellone di un gioco tuo
cli-board-folder = il pacchetto del gioco, con il suo web/board.tsx
board-done = Costruito: { $file }
cli-backup = copiare tutti i tavoli in un file, mentre il server va avanti; anche da una base di dati PostgreSQL
cli-backup-file = un nuovo file per la copia
cli-restore = rimettere al suo posto una copia, quando il server è fermo: nel file, o in una base di dati PostgreSQL vuota
cli-restore-backup = una copia fatta da «fortable backup»
cli-cluster = badare a una casa servita da più processi: quali sono, di chi è ogni tavolo
cli-cluster-nodes = i processi della casa, e quanti tavoli ha ciascuno
cli-cluster-owners = quale tavolo è nella memoria di chi
cli-cluster-drain = far cedere a un processo i suoi tavoli; resta, e non è pronto
cli-cluster-move = far passare un tavolo a un altro processo
cli-think = pensare per i bot di server su altre macchine (avviati con --think apart)
cli-think-workers = quanti processi pensano; di solito tanti quanti i core
cli-move-store = portare tutto da un archivio a un altro, vuoto, mentre nessun server usa l’uno o l’altro
cli-move-store-from = dove si trova tutto: un file, o postgresql://…
cli-move-store-to = dove deve andare: un nuovo file, o una base di dati vuota a postgresql://…
cli-check = guardare se la base di dati è integra: ogni partita è rigiocata secondo le regole; non si ripara niente
cli-doctor = dire che cosa non va nella macchina e nelle impostazioni di un server, e che fare
cli-doctor-url = l’indirizzo da cui si viene da fuori, per esempio https://table.example.org
doctor-versions = Fortable { $fortable }, Python { $python }, SQLite { $sqlite }.
doctor-extras = Parti installate in più: { $there } (ci sono { $all }).
doctor-room = { $free } MiB sono liberi in { $folder }.
doctor-little-room = { $free } MiB sono liberi in { $folder }; dovrebbero essere almeno 200. Fa’ posto prima che non si possa più scrivere niente.
doctor-disk = Il disco impiega { $took } ms per scrivere davvero.
doctor-slow-disk = Il disco impiega { $took } ms per scrivere davvero, e ogni mossa lo aspetta; oltre 50 ci si accorge.
doctor-not-writable = Non si può scrivere in { $file } ({ $detail }): dallo all’utente del server, o sistema il montaggio.
doctor-open-file = Altri su questa macchina possono leggere { $file }, che contiene segreti: chmod 600.
doctor-no-file = { $file } non c’è ancora: il server lo crea quando parte.
doctor-file = { $file } non si può usare: { $detail }. «fortable check» guarda meglio, «fortable restore» rimette una copia.
doctor-file-fine = { $file } è una base di dati di questo tavolo, solo per il suo utente.
doctor-clock = La cosa più recente nella base di dati è { $hours } ore nel futuro: l’orologio di questa macchina è indietro. Regolalo.
doctor-store = { $store } non si può usare: { $detail }. Controlla l’indirizzo, i diritti del suo ruolo e che sia in funzione.
doctor-store-fine = { $store } è una base di dati di questo tavolo (PostgreSQL { $version }).
doctor-store-empty = { $store } è vuota (PostgreSQL { $version }): il server fa le sue tabelle quando parte.
doctor-store-too-old = { $store } è PostgreSQL { $version }; serve 13 o più recente.
doctor-store-unsafe = La base di dati è impostata su { $setting }: dopo un’interruzione di corrente quello che è stato confermato può essere perso. Attivalo.
doctor-store-lines = { $free } connessioni alla base di dati sono libere; un processo ne prende fino a { $needed }.
doctor-store-commit = La base di dati ci mette { $took } ms a scrivere qualcosa per davvero, e ogni mossa aspetta questo; sopra i 50 la gente lo nota.
doctor-bus = { $bus } non si può usare: { $detail }. Senza il bus nessuno gioca: guarda se NATS è in funzione e si può raggiungere.
doctor-bus-fine = { $bus } risponde in { $took } ms.
doctor-time = Sono le { $now }.
doctor-not-synchronised = Per questa macchina sono le { $now }, e nessuno tiene giusto il suo orologio: attiva NTP (timedatectl set-ntp true).
doctor-any-port = Si prende una porta libera qualsiasi.
doctor-port-free = La porta { $port } è libera.
doctor-port-ours = La porta { $port } è quella del server in funzione (processo { $process }).
doctor-port-other = La porta { $port } è occupata; poiché non ne è impostata nessuna, se ne userebbe un’altra.
doctor-port-taken = La porta { $port } non si può usare: { $detail }. Chiudi l’altro programma, o scegli un’altra porta.
doctor-address = I telefoni nella stanza vengono da { $address }.
doctor-alone = Può venire solo questa macchina, o un proxy su di essa; --host 0.0.0.0 fa entrare la rete.
doctor-no-network = Il server deve essere raggiunto da una rete, e questa macchina non è in nessuna.
doctor-name = { $name } porta a { $address }: guarda che sia la macchina, o il suo proxy.
doctor-no-name = { $name } non porta da nessuna parte: mettilo nel DNS.
doctor-no-answer = { $url } non risponde: { $detail }. Guarda il proxy e il firewall.
doctor-other-answer = { $url } risponde, ma non come questo tavolo (stato { $status }): guarda dove porta il proxy, e se --site ha il nome.
doctor-no-tls = { $url } è senza TLS: gli avvisi, l’installazione e gli appunti chiedono https.
doctor-tls-not-told = { $url } parla TLS, e il tavolo non lo sa: che il proxy mandi X-Forwarded-Proto, e nominalo con --proxies.
doctor-tls = { $url } parla TLS, e il tavolo lo sa.
cli-admin = occuparsi di un server: tavoli, persone, partite ed esclusioni; che sia in funzione o no
cli-admin-tables = elencare i tavoli, guardarne uno o chiuderlo
cli-admin-people = elencare le persone, guardarne una, cancellarla con tutto ciò che è conservato, o escluderla per un po’
cli-admin-matches = elencare le partite finite, o guardarne una
cli-admin-bans = elencare le esclusioni, escludere un indirizzo per un po’, o toglierne una
cli-admin-table = l’identificativo di un tavolo
cli-admin-status = solo i tavoli open, playing, over o abandoned
cli-admin-end = chiudere questo tavolo per sempre
cli-admin-person = l’identificativo di una persona
cli-admin-name = solo le persone il cui nome contiene questo
cli-admin-delete = cancellare questa persona e tutto ciò che è conservato su di lei
cli-admin-ban = per quanto tempo, per esempio 90m, 12h, 7d o 4w
cli-admin-note = un’osservazione per te stesso sull’esclusione
cli-admin-address = un indirizzo in cifre; di uno IPv6 s’intendono tutti quelli che ne condividono la prima metà
cli-admin-lift = il numero dell’esclusione che finisce
cli-admin-url = un server altrove, con il token in FORTABLE_ADMIN_TOKEN; di solito quello che usa la base di dati
cli-admin-after = continuare dopo quello con questo identificativo
admin-none = Non ce ne sono.
admin-more = Forse ce ne sono altri: --after { $last }
serve-here = Il tavolo è aperto: { $link }
serve-room = Per i telefoni nella stanza: { $link }
serve-name = Da trovare per nome nella stessa rete: { $link }
serve-others = Altri indirizzi di questa macchina: { $links }
serve-alone = Per ora può aprirlo solo questo computer. Nell’ingresso di un tavolo puoi far entrare i telefoni della stanza.
serve-stop = Ctrl+C lo chiude; non si perde nulla.
backup-done = Tutto è in { $file }.
restore-done = Tutto è come in { $backup }: { $file }.
cluster-node = { $node }  { $place }, versione { $version }: { $state }, { $tables ->
    [one] un tavolo
   *[other] { $tables } tavoli
}
cluster-alive = vivo
cluster-dead = morto
cluster-draining = cede i suoi tavoli
cluster-nobody = Nessun processo condivide questa base di dati.
cluster-no-tables = Nessun tavolo è in memoria.
cluster-drained = { $node } cede i suoi tavoli in pochi secondi.
cluster-moved = { $table } passa a { $node } in pochi secondi.
think-here = Pensa per chi chiede a { $bus }, in { $workers } { $workers ->
    [one] processo
   *[other] processi
}. Ctrl+C lo ferma.
move-store-done = Tutto è ora in { $store } ed è stato confrontato: { $rows } righe in { $tables } tabelle. { $old } è rimasto com’era; cancellalo quando non ti serve più.
restore-aside = Ciò che c’era prima è in { $file }.
check-goes-on = Esame in corso
check-whole = { $file } è integro: { $tables ->
        [one] { $tables } tavolo
       *[other] { $tables } tavoli
    }, { $moves ->
        [one] { $moves } mossa
       *[other] { $moves } mosse
    }.
check-not-whole = { $file } non è integro ({ $tables } tavoli, { $moves } mosse esaminati). Non è stato cambiato niente: ferma il server e rimetti una copia con «fortable restore», oppure conserva quello che c’è e chiedi a chi fa Fortable.
check-sizes = Il file ha { $size } MiB (di cui { $free } liberi), il suo registro { $log } MiB; { $people } persone, { $devices } dispositivi, { $tables } tavoli, { $steps } passi, { $results } risultati, { $cups } coppe, { $subscriptions } dispositivi che vogliono avvisi, { $notices } avvisi in attesa.
check-sizes-database = La base di dati occupa { $size } MiB; { $people } persone, { $devices } dispositivi, { $tables } tavoli, { $steps } passi, { $results } risultati, { $cups } coppe, { $subscriptions } dispositivi che vogliono avvisi, { $notices } avvisi in attesa.
check-at-table = Tavolo { $table }: { $said }
check-damage = { $by } dice: { $detail }
check-strays = { $count } righe di «{ $name }» appartengono a qualcosa in «{ $other }» che non c’è.
check-old-schema = La base di dati è di una versione più vecchia (schema { $schema }, questa fa il { $known }): sono state guardate solo le sue pagine. Il server la aggiorna quando parte.
check-layout = «{ $name }» non è fatto come lo fa questa versione.
check-layout-unknown = Se tabelle e indici sono fatti come li fa questa versione non è stato guardato: per questo si crea uno schema, subito abbandonato, e questo utente qui non può farlo.
check-unreadable = Ciò che ne è ricordato non si legge: { $detail }
check-column = «{ $name }» non è ciò che dice la riga.
check-step-column = Il passo alla versione { $version } non è ciò che gli sta accanto.
check-chairs = Chi siede lì è annotato diversamente che al tavolo.
check-gap = Il registro non è completo: dovrebbe seguire la versione { $expected }, e segue { $found }.
check-twice = Lo stesso desiderio è stato esaudito due volte, la seconda alla versione { $version }.
check-answer = Ciò che è stato confermato alla versione { $version } non è ciò a cui ha portato.
check-unplayable = Il suo registro non si può giocare: { $detail }
check-rules = Alla versione { $version } le regole arrivano a qualcosa di diverso dal registro ({ $detail }).
check-not-over = Si dice che la partita è finita, e il registro si ferma prima, alla versione { $version }.
check-is-over = Si dice «{ $status }», e secondo il registro la partita è finita.
check-waiting = Non aspetta gli stessi del registro.
check-ending = Non è finita come finisce secondo le regole.
check-results = I suoi risultati nella cronologia non sono quelli della sua fine.
check-game-gone = Il suo gioco «{ $game }» non è installato qui: il registro non è stato rigiocato.
check-other-rules = È stata giocata con altre regole (versione { $version }) da quelle di oggi: il registro porta a una posizione, e non è stato giudicato di nuovo.
verify-good =
    { $events ->
        [one] Questa partita di { $game } è autentica: il suo unico evento segue dal seme e dalle regole.
       *[other] Questa partita di { $game } è autentica: tutti i { $events } eventi seguono dal seme e dalle regole.
    }
verify-good-from-position =
    { $events ->
        [one] Questa partita di { $game } è autentica a partire da una posizione data: il suo unico evento segue da quella posizione, dal seme e dalle regole.
       *[other] Questa partita di { $game } è autentica a partire da una posizione data: tutti i { $events } eventi seguono da quella posizione, dal seme e dalle regole.
    }
verify-day = Era una partita del giorno { $day }, secondo il segreto con l’impronta { $fingerprint }.
verify-cup = Era una partita della coppa { $cup }, manche { $round }, secondo il segreto con l’impronta { $fingerprint }.
verify-commitment =
    È stata giocata sotto questo impegno; confrontalo con quello che il tavolo ha pubblicato prima della prima carta:
    { $commitment }
verify-bound = Lega il seme, il gioco, la versione delle regole, i posti, le opzioni, le impostazioni del tavolo e il punto di partenza.
verify-old-file = Ma questo è un file del vecchio tipo, il cui impegno lega solo il seme: da qui non si può provare che le regole, i posti e le opzioni fossero questi.
verify-fingerprint = Ma hai confrontato l’impronta del seme, che lega solo il seme: confronta l’impegno per provare che le regole, i posti e le opzioni erano questi.
games-presets = Formule:
games-options = Opzioni:
games-bots = Bot:
simulate-title =
    { $games ->
        [one] Una partita, { $actions } azioni
       *[other] { $games } partite, in media { $actions } azioni
    }
simulate-bot = Bot
simulate-wins = Vittorie
simulate-score = Punti
arena-playing = Si gioca
arena-title =
    { $games ->
        [one] Una partita
       *[other] { $games } partite su { $deals } distribuzioni
    }
arena-caption = Tra parentesi: dove sta il valore vero, con il 95 % di fiducia.
arena-forfeits =
    { $bot } ha perso { $games ->
        [one] una partita
       *[other] { $games } partite
    } per forfait: { $why }
arena-times-fair = Quote eque
arena-fair = quota equa
arena-rating = Punteggio
arena-duels = Quanto spesso (%) il bot a sinistra è arrivato prima dell’altro
arena-order = Chi ha avuto quale parte delle vittorie, nell’ordine di gioco
arena-turn = Turno

# Da Python (docs/python.md)
face-seat = Sedia { $number }
face-allowed =
    { $count ->
        [one] Qui è permessa una sola azione: { $some }
       *[other] Qui sono permesse { $count } azioni: { $some }
    }

review-looking = Si riguarda la partita
review-title = Uno sguardo indietro
review-course = Che cosa ognuno poteva aspettarsi, dal primo evento all’ultimo
review-player = Giocatore
review-fair = Parte giusta
review-luck = Fortuna
review-own = Decisioni proprie
review-others = Decisioni degli altri
review-rest = Resto
review-result = Risultato
review-mistakes = Errori
review-loss = Perdita media
review-count = { $mistakes } su { $decisions }
review-unit-share = Parti della vittoria. Parte giusta, fortuna, decisioni e resto danno insieme il risultato.
review-unit-points = Punti. Ciò che ci si poteva aspettare, fortuna, decisioni e resto danno insieme il risultato.
review-doubt = Dopo ± sta di quanto un numero può sbagliare per il rumore delle prove (un errore standard).
review-turning = Svolte
review-no-mistake = Niente è dimostrato essere un errore.
review-draws = Estrazioni
review-decisions = Decisioni
review-after = Dopo l’evento
review-chosen = Scelto
review-better = Meglio
review-cost = Costo
review-points = Punti
review-memory = Di cui memoria
review-reason = Perché
review-remarks = A parole

# Il rapporto di equilibrio
dataset-written = { $rows } scelte sono in { $file }
report-written = La pagina è { $file }
report-title = { $game }: come si gioca
report-about = { $games } partite per ogni numero di giocatori, a ogni posto il bot `{ $bot }`. Fatta con `{ $command }`.
report-ruled = Che cosa fa punti, come finisce e la partita qui sotto vengono da altre { $games } partite simili per ogni numero di giocatori, giocate secondo le regole.
report-match = Una partita
report-match-about = La prima di quelle con più giocatori: a metà e alla fine.
report-midway = Il tabellone a metà
report-end = Il tabellone alla fine
report-length = Durata
report-length-about = Quante azioni richiede una partita.
report-scores = Punti
report-scores-about = Quanto fanno tutti, e quanto fa chi vince.
report-turns = Chi comincia
report-turns-about = Quante volte vince chi agisce per primo, per secondo e così via; una vittoria condivisa conta in parti. Tra parentesi l’intervallo al 95 %.
report-clauses = Che cosa conta
report-clauses-about = Di tutti i giocatori di tutte le partite, a quanti ogni clausola porta punti, e quanti sono allora.
report-ends = Come finisce
report-ends-about = Quale clausola ha concluso la partita.
report-seats = Giocatori
report-mean = Media
report-half = Metà centrale
report-range = Da–a
report-winning = Media dei vincitori
report-shared = Vittorie condivise
report-turn = Posto { $number }
report-clause = Clausola
report-for =
    { $seats ->
        [one] da solo
       *[other] { $seats } giocatori
    }
report-actions = azioni
report-points = punti
report-everybody = tutti
report-winners = vincitori
report-order = ordine di gioco
report-share = quota dei giocatori

# Conservare il proprio nome
TB-10-bad-passkey = Questa passkey qui non apre (più) nulla: provane un’altra, o usa il tuo codice di recupero.
TB-10-no-passkeys-here = Qui non ci sono passkey: serve un tavolo aperto con un nome e via https. Un codice di recupero funziona ovunque.
TB-10-too-many-passkeys = Hai già { $allowed } passkey: togline una che non ti serve più.
TB-10-no-such-passkey = Qui non hai (più) una passkey «{ $tried }»: guarda l’elenco delle tue passkey.
TB-10-bad-recovery-code = Questo codice di recupero non vale (più): vale una volta sola, e solo l’ultimo che hai creato. Confrontalo lettera per lettera.

# Punteggi
cli-ratings = calcolare da tutti i risultati a che punto sono le persone su un server
cli-serve-ratings = se si dice alle persone a che punto sono tra le altre: «off», o «on» con l’extra «ratings»
cli-places = scrivere in questo file, il ratings.json di un gioco, a che punto sono i bot sulla scala
ratings-none = Nessuno ha giocato abbastanza partite che contano.

# A word across languages: the browser has these too
phrase-hello = Ciao!
phrase-good-luck = Buona fortuna, buon divertimento!
phrase-ready = Quando vuoi, si comincia
phrase-one-moment = Un attimo, per favore
phrase-your-move = Tocca a te, con calma
phrase-let-me-think = Fammi pensare
phrase-well-played = Ben giocato!
phrase-what-a-move = Che mossa!
phrase-close-one = C’è mancato poco
phrase-oops = Ops
phrase-ouch = Ahi!
phrase-phew = Meno male!
phrase-ha = Ah!
phrase-lucky-me = Che fortuna ho avuto
phrase-bad-luck = Che sfortuna!
phrase-sorry = Scusa!
phrase-thanks = Grazie!
phrase-good-game = Bella partita!
phrase-one-more = Ancora una?
phrase-gladly = Volentieri!
phrase-not-now = Non adesso
phrase-see-you = A presto!
phrase-face-smile = un sorriso
phrase-face-laugh = una risata
phrase-face-wink = una strizzata d’occhio
phrase-face-wow = occhi spalancati
phrase-face-sad = una faccia triste
