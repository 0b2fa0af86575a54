# Quello che si dice in parti della pagina che si prendono quando servono.

# A word across languages
talk-title = Una parola al tavolo
talk-how = Qui ognuno la legge nella sua lingua.
talk-said = { $name }: { $phrase }
talk-mute = Togliere la parola
talk-mute-all = Non leggere più nessuno
talk-mute-one = Non leggere più { $name }
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
day-done = { $day }: { $done } su { $tried } finite
day-share = Condividi
day-share-lines = Condividi a parole
day-verify = Verifica che nessuno poteva saperlo
day-verify-how = Tutte le partite di un giorno seguono da un segreto estratto quando il giorno comincia. La sua impronta è subito pubblica; il segreto è svelato tre ore dopo il giorno, e allora chiunque può verificare ogni partita.
day-fingerprint = Impronta:
day-secret = Segreto:
day-not-yet = Il segreto non è ancora svelato.
