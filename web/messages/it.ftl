# What the table in the browser says. Games have catalogues of their own.

skip = Vai al tavolo
loading = Un momento…
seat = Giocatore { $number }
settings = Impostazioni
language = Lingua
theme = Aspetto
theme-system = come il dispositivo
theme-light = chiaro
theme-dark = scuro
sound = Suoni
vibration = Vibrazione
done = Fatto
save = Salva
your-name = Il tuo nome
who-are-you = Come ti chiami?
you-play-as = Giochi come { $name }.
change-name = Cambia nome
guest-name = { $animal } { $mood }
guest-moods = allegro, furbo, curioso, veloce, coraggioso, tranquillo, fortunato, audace, sereno, vivace, gentile, saggio, sognatore, spensierato
guest-animals = Tasso, Riccio, Castoro, Gufo, Corvo, Orso, Lupo, Delfino, Airone, Scoiattolo, Falco, Grillo, Passero, Cervo
my-devices = I miei dispositivi
this-device = questo dispositivo
device-name = { $browser } su { $system }
some-browser = Un browser
device-seen = dal { $since }, usato il { $seen }
sign-out = Disconnetti
sign-out-of = Disconnetti: { $device }
sign-out-others = Disconnetti tutti gli altri
signed-out = Dispositivo disconnesso.
sign-out-sure = Disconnettere questo dispositivo? Sugli altri non cambia nulla.
sign-out-last = Disconnettere? Ti conosciamo solo su questo dispositivo: nessuno potrebbe ridarti il tuo nome e i tuoi posti.
other-device = Su un altro dispositivo
other-device-how = Crea qui un codice e scrivilo là: i tuoi posti ti seguono.
make-code = Crea un codice
code = Codice
use-code = Usa
paired = Ora questo dispositivo è tuo.
no-line = Il tavolo ora non è raggiungibile.
welcome = A che cosa giochiamo?
welcome-how = Contro i bot, o con gli amici tramite un link. Senza account, senza attese.
labelled = { $label }: { $text }
box-facts =
    { $players } giocatori · { $minutes } minuti · { $age ->
        [8] dagli
        [11] dagli
       *[other] dai
    } { $age } anni
my-tables = I tuoi tavoli
open-tables = Tavoli aperti
status-open = aspetta giocatori
status-playing = in corso
new-table = Nuovo tavolo
which-way = Come vuoi giocare?
how-many = In quanti si gioca?
bots-are = Quali bot?
bot-and-level = { $name } · { $level }
play-bots = Gioca subito contro i bot
play-now = Gioca subito
play-friends = Invita gli amici
make-public = Chiunque può trovare questo tavolo
clock = Tempo per mossa
clock-none = senza limiti
clock-seconds = { $seconds } secondi
clock-days =
    { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
more-options = Altre opzioni
seat-of-bot = { $seat } ({ $bot })
bounds = da { $least } a { $most }
bounds-seconds = secondi, da { $least } a { $most }
with-friends = Con gli amici
rules = Regole
in-one-minute = In un minuto
contents = Indice
learn = Impara in due minuti
step = Passo { $number } di { $of }
not-this = Non così: prova quello che dice il testo.
leave-lesson = Esci dalla lezione
well-done = Ben fatto, { $name }!
learnt = Ecco tutto: ora sai giocare.
play-first = Gioca una prima partita
play-this = Gioca
no-table = Questo tavolo non esiste: forse manca un pezzo del link, o il tavolo non c’è più da tempo.
no-page = A questo indirizzo non c’è nessuna pagina.
no-game = Sullo scaffale non c’è nessun gioco con questo nome.
to-shelf = Allo scaffale
menu = Menu
back-to-match = Torna alla partita
advice-chosen = Giocato
advice-better = Meglio
advice-both = Giocato, e meglio
line-lost = Connessione assente. Continuiamo a provare; non va perso nulla.
line-kept = Appena torna: { $wishes }
sit-down = Siediti
chairs = Intorno al tavolo
free = libero
you = tu
sit-here = Siediti qui
seat-bot = Un bot per questa sedia
no-bot = nessun bot
clear-chair = Libera
clear-chair-of = Libera la sedia di { $name }
keep-away = Escludi
keep-away-whom = Escludi { $name }
keep-away-sure = Escludere { $name }? Non potrà più sedersi, né qui né alla rivincita, ma potrà guardare.
kept-away = Chi ha aperto il tavolo non vuole che tu ti sieda qui. Puoi guardare, o aprire un tavolo tuo.
start = Si comincia
stand-up = Alzati
not-yet = Si comincia quando ci sono abbastanza sedie occupate, da amici o da bot.
host-starts = A un tavolo pubblico dà il via chi lo ha aperto; se manca a lungo, puoi farlo tu.
invite = Invita gli amici
television = Mostra sul televisore
qr = Il link come codice QR
share = Condividi…
invite-link = Il link di questo tavolo
invite-scan = Inquadralo con la fotocamera di un telefono, oppure manda il link.
invite-near = I telefoni devono essere nella stessa rete di questo computer (lo stesso Wi-Fi).
invite-only-here = Per ora solo questo computer può aprire il tavolo.
invite-let-in = Fai entrare i telefoni della stanza
invite-how = Per far entrare i telefoni della stanza, avvia il tavolo così:
copy-link = Copia il link
copied = Copiato: ora non resta che mandarlo.
copy-marked = Il link è selezionato: copialo con Ctrl+C o tenendolo premuto.
your-turn = Tocca a te.
go-ahead = Forza!
waiting-for = Aspettiamo { $names }…
waiting-for-gone =
    { $count ->
        [one] { $gone } non c’è: aspettiamo…
       *[other] { $gone } non ci sono: aspettiamo…
    }
waiting-for-some-gone = Aspettiamo { $names } (non in linea: { $gone })…
begins-soon = Preparati: si comincia tutti nello stesso momento.
over = La partita è finita.
won-by-you = Hai vinto!
won =
    { $count ->
        [one] { $names } vince.
       *[other] { $names } si dividono la vittoria.
    }
decided-points =
    { SEAT($seat) } vince { $margin ->
        [one] per un punto
       *[other] per { $margin } punti
    }.
decided-shared = { SEAT($seats) } si dividono la vittoria.
decided-alone = { SEAT($seat) } arriva a { $points }.
decided-tie = Stessi punti, eppure { SEAT($seat) } è davanti a { SEAT($other) }.
tie-break = stessi punti; decide la regola
abandoned = Questa partita è stata abbandonata.
lapsed = Nessuno ha giocato a lungo: la partita è stata chiusa.
seconds-left = { $seconds } s
minutes-left = { $minutes } min
hours-left = { $hours } h
note-bot-failed = { $name } non sapeva che fare; ha giocato il tavolo.
note-clock-acted = { $name } non aveva più tempo; ha giocato il tavolo.
note-bot-sat-in = Ora per { $name } gioca un bot.
note-person-back = { $name } è di nuovo qui.
note-person-left = { $name } ha lasciato la partita. Al suo posto gioca un bot.
note-goes-on = { $name } vuole continuare.
away = assente
bot-plays = gioca un bot
has-left = ha lasciato la partita
bot-for-you = Al tuo posto sta giocando un bot.
gone-a-while = { $name } manca già da un po’.
wait-on = Aspetta
let-bot = Fai subentrare un bot
take-back = Riprendi il mio posto
watching = Stai guardando
play-out = Alla fine
you-watch = Stai guardando: { $names }
spectators =
    { $count ->
        [one] uno spettatore
       *[other] { $count } spettatori
    }
what-happened = Cronaca
in-words = A parole ({ $count })
yours = Solo per te
what-now = Che cosa puoi fare
nothing-now = Niente per ora.
find-action = Cerca una mossa
actions-found =
    { $count ->
        [0] Non si può fare niente del genere.
       *[other] { $shown } su { $count }
    }
in-notation = Scrivi la mossa
type-action = La tua azione, nella notazione del gioco
do-it = Gioca
on-the-table = Sul tavolo
options = Opzioni
hidden = nascosto
yes = sì
no = no
so-many = { $count } in tutto
result = Risultato
many-lines = { $count } volte
rematch = Ancora una!
harder-bot = Più forte: { $name }
join-rematch = Vai alla rivincita
look-back = Riguarda la partita
practised-from = Era un esercizio da un momento di un’altra partita: non conta.
to-practised = A quella partita
replay = Rivedi
save-match = Salva la partita
share-picture = Condividi un’immagine
details = Dettagli
check-shuffle = Il mazzo si verifica con «fortable verify»; il sigillo era
shuffle-settled = Il mazzo è già mescolato
shuffle-fingerprint = Tutto il caso viene da un seme scelto con il tavolo, e questa è la sua impronta. Chi la conserva vede dopo la partita, con «fortable verify», se il seme era questo.
clause = Regola { $rule }
go-back = Ritira
taken-back = In questa partita sono state ritirate delle mosse: non conta nulla.
stop-alone = Chiudi la partita
stop-alone-sure = Chiudere questa partita? Resterà senza risultato.
stop-together = Proponi di smettere
stop-asked = Hai proposto di smettere. Manca ancora: { $names }
stop-wish =
    { $count ->
        [one] { $names } vorrebbe smettere qui.
       *[other] { $names } vorrebbero smettere qui.
    }
stop-yes = Smettiamo
stop-no = Continuiamo
leave = Lascia la partita
leave-sure = Lasciare la partita? Un bot giocherà al posto tuo, e non potrai più tornare.
leave-two-sure = Lasciare la partita? Allora finisce qui, senza risultato.
left-two = { $name } ha lasciato il tavolo: la partita finisce qui.
other-game = Un altro gioco
new-match = Nuova partita
matches = Partite
my-matches = Le tue partite
no-matches = Non hai ancora finito nessuna partita. Dopo la prima la troverai qui: per rivederla, e per sapere chi ha vinto contro chi.
more-matches = Più vecchie
finished-matches = Finite
nothing-goes-on = Nessuna tua partita è in corso.
watch-file = Rivedi una partita da un file
replay-file = Il file di una partita finita
search-name = Giocate con
search-game = Gioco
all-games = tutti i giochi
found-all =
    { $count ->
        [0] Non c’è nessuna partita così.
        [one] Una partita
       *[other] { $count } partite
    }
found-last =
    { $count ->
        [one] L’ultima
       *[other] Le ultime { $count }
    }
file = File
with = con { $names }
alone = in solitario
looked-on = come spettatore
match-won = Vinta
match-shared = Vittoria condivisa
match-level = Pareggio
match-lost = Persa
match-place = Posto { $place } di { $of }
match-given-up = Abbandonata
time-left = ancora { $time }
game-by-game = Gioco per gioco
figures-played =
    { $played ->
        [one] una partita
       *[other] { $played } partite
    }
figures-won =
    { $won ->
        [one] { $won } vinta
       *[other] { $won } vinte
    }
figures-streak = { $streak } vittorie di fila
figures-best = Record: { $best }
figure-points =
    { $points ->
        [one] un punto
       *[other] { $points } punti
    }
course-of =
    { $seats ->
        [1] in solitario
       *[other] in { $seats }
    }
course-picture = Le ultime { $count }: da { $least } a { $most }, alla fine { $last }
rivals = Contro chi
rival-bots = Bot
tally =
    { $level ->
        [0] Tu { $ahead }, { $name } { $behind }
       *[other] Tu { $ahead }, { $name } { $behind }, pari { $level }
    }
find-rival = Partite con { $name }
no-match-file = Questo non è il file di una partita.
back = Indietro
forward = Avanti
run = Avvia
pause = Pausa
turn-number = Turno
speed = Velocità
replay-start = Prima della prima mossa
replay-keys = Tasti: ← → turno per turno · spazio avvia e ferma · Inizio e Fine
to-table = Torna al tavolo
genuine = autentica: ogni pescata e ogni decisione segue dal seme

# La partita del giorno
day-title = La partita del giorno
day-tagline = Le stesse carte per tutti. Un solo tentativo conta.
day-counted = Era il tuo tentativo del giorno che conta.
day-practised = Era esercizio: non conta.
day-kept = Il file e l’immagine di questa partita ci saranno quando il segreto del giorno sarà svelato, tre ore dopo il giorno.

# Giocare con chi viene
seek = Gioca con qualcuno
seekers = Chi cerca qualcuno con cui giocare
seek-for = in { $seats }
waited = da { $time }

# Coppe fra amici
puzzles = Problemi
puzzles-tagline = Una mossa è chiaramente la migliore. Quale?
cups = Coppe fra amici
cups-tagline = Le stesse carte per tutti voi, manche dopo manche.
to-cup = Alla coppa
cup-kept = Il file e l’immagine di questa partita si possono avere quando la coppa è finita.

# A word across languages
say-something = Dire qualcosa
game-phrases = Anche le frasi proprie del gioco
notices = Avvisi

# Conservare il proprio nome; il resto è in keeping/
keep-link = Conservare il tuo nome, o cancellare tutto

# Suggerimenti contro i bot; il resto lo dice later/
hint = Suggerimento
hints-allowed = Si possono chiedere suggerimenti
hints-about = Soltanto quando giochi da solo contro i bot, non con gli amici. Una partita in cui hai chiesto un suggerimento non conta.
with-hints = con suggerimenti
hinted = In questa partita ci sono stati suggerimenti: non conta.
