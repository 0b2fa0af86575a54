# Was in Teilen der Seite gesagt wird, die geholt werden, wenn man sie braucht.

# A word across languages
talk-title = Ein Wort am Tisch
talk-how = Alle hier lesen es in ihrer Sprache.
talk-said = { $name }: { $phrase }
talk-mute = Stumm schalten
talk-mute-all = Alle stumm schalten
talk-mute-one = { $name } stumm schalten

# Eine Entscheidung zurücknehmen
go-back-sure = Deine letzte Entscheidung zurücknehmen? Von dort an ist der Zufall neu, was du damals nicht wissen konntest, wird neu verteilt, und die Partie zählt für nichts.
went-back = Eine Entscheidung zurück. Von hier an ist der Zufall neu, und was man nicht wissen konnte, ist neu verteilt.

# Nachrichten an die, die nicht da sind
notices-how = Auf diesem Gerät erfährst du, wenn du in einer langsamen Partie dran bist, wenn dein Tisch voll ist und wenn jemand noch einmal spielen will. Von der Partie selbst wird nichts gesagt.
notices-on = Auf diesem Gerät Bescheid geben
notices-quiet = Nachts nicht
notices-since = von
notices-until = bis
notices-unable = Dieser Browser kann das nicht. Auf einem iPhone oder iPad muss Fortable zuerst auf den Home-Bildschirm. Was auf dich wartet, steht immer im Regal und im Titel der Seite.
notices-denied = Du hast dem Browser gesagt, er solle von hier nichts melden. Das lässt sich in seinen Einstellungen für diese Seite ändern.
notices-off = Dieser Server verschickt keine Nachrichten. Was auf dich wartet, steht im Regal und im Titel der Seite.

# Die Partie des Tages
day-how = Alle hier haben dieselben Karten und dieselben Bots, mit demselben Glück. Dein erster Versuch zählt, auch wenn du ihn aufgibst; danach darfst du üben.
day-left = noch { $time }
day-play = Spielen
day-go-on = Weiterspielen
day-practise = Üben
day-today = Zum heutigen Tag
day-alone = allein, gegen das Beste, was geht
day-against =
    { $count ->
        [one] gegen { $bot }
       *[other] gegen { $count } Bots wie { $bot }
    }
day-first = Außer dir ist noch niemand damit fertig.
day-rank = Platz { $rank } von { $of }, vor { $percent } % der anderen.
day-rival = { $bot }, der stärkste Bot: { $result }.
day-rival-plays = { $bot }, der stärkste Bot, spielt noch.
day-bars = Wie es allen { $of } erging; du bist auf Platz { $rank }
day-streak =
    { $streak ->
        [one] Ein Tag. Längste Reihe: { $longest }.
       *[other] { $streak } Tage in Folge. Längste Reihe: { $longest }.
    }
day-no-streak = Noch keine Reihe von Tagen: Bring heute eine Partie zu Ende.
day-no-row = Noch keine Reihe von Tagen.
day-done = { $day }: { $done } von { $tried } zu Ende gespielt
day-share = Teilen
day-share-lines = In Worten teilen
day-verify = Prüfen, dass niemand es wissen konnte
day-verify-how = Alle Partien eines Tages folgen aus einem Geheimnis, das gezogen wird, wenn der Tag beginnt. Sein Fingerabdruck ist sofort öffentlich; das Geheimnis wird drei Stunden nach dem Tag gelüftet, und dann kann jeder jede Partie nachprüfen. Unter einem zweiten Namen könnte jemand eine Partie vorher ansehen: Wie an jedem Tisch spielt man auf Vertrauen.
day-fingerprint = Fingerabdruck:
day-secret = Geheimnis:
day-not-yet = Das Geheimnis ist noch nicht gelüftet.

# Pokale unter Freunden, und wer kommt
seeking = Wir suchen jemanden
seek-waiting =
    { $others ->
        [0] Noch will sonst niemand dasselbe. Lass diese Seite offen: Es geht los, sobald jemand kommt.
        [one] Noch jemand will dasselbe. Es geht los, sobald alle Plätze besetzt sind.
       *[other] { $others } weitere wollen dasselbe. Es geht los, sobald alle Plätze besetzt sind.
    }
seek-bots =
    { $seats ->
        [2] Gegen einen Bot spielen
       *[other] Bots für die freien Plätze
    }
seek-bots-later = Kommt innert einer halben Minute niemand, kann ein Bot einspringen.
seek-bots-now = Bisher kam niemand. Warte weiter oder lass einen Bot spielen.
seek-bots-asked = Mit Bots geht es los, sobald alle Wartenden das wollen.
seek-stop = Nicht mehr suchen
seek-again = Noch einmal suchen
cups-how = Alle bekommen die gleichen Karten, so gleicht sich das Glück aus. Eröffne einen Pokal, schick seinen Link und schau, wer am meisten daraus macht.
cups-mine = Deine Pokale
cups-new = Ein neuer Pokal
cup-title = Pokal: { $game }
cup-kind = Wer spielt mit wem?
cup-alone = Alle für sich
cup-alone-about = gegen die gleichen Bots mit dem gleichen Glück, wann immer du willst
cup-tables = Zusammen an Tischen
cup-tables-about = an jedem Tisch die gleichen Karten, Runde um Runde, alle zur gleichen Zeit
cup-no-alone = Bei { $game } gewinnt die schnellere Hand; allein hätten nie zwei dieselbe Partie. Darum wird an Tischen gespielt.
cup-level = Wie schwer?
cup-seats = Plätze an jedem Tisch
cup-rounds = Runden
cup-lasts-alone = Zeit für alle Runden
cup-lasts-tables = Zeit für jede Runde, höchstens
cup-open = Pokal eröffnen
cup-facts =
    { $rounds ->
        [one] eine Runde
       *[other] { $rounds } Runden
    }
cup-status-open = Er hat noch nicht begonnen. Wer den Link hat, kann kommen.
cup-status-running = Er läuft: noch { $time }.
cup-status-round = Runde { $round } läuft: höchstens noch { $time }.
cup-status-waits = Die nächste Runde wartet: Dort, wo dieser Pokal eröffnet wurde, wird an so vielen Tischen gespielt, wie es sein dürfen. Sie beginnt von selbst, sobald einige davon zu Ende sind.
cup-status-over = Er ist zu Ende.
cup-join = Mitmachen
cup-leave = Pokal verlassen
cup-begin = Beginnen
cup-begin-when = Es kann beginnen, wenn zwei dabei sind.
cup-close = Diese Runde schließen
cup-close-sure = Diese Runde schließen? Wer sie nicht fertig hat, hat sie aufgegeben.
cup-end = Pokal beenden
cup-end-sure = Den Pokal beenden? Was noch gespielt wird, zählt dann nicht.
cup-round = Runde { $round }
cup-play = Spielen
cup-go-on = Weiterspielen
cup-to-table = Zu deinem Tisch
cup-look-back = Wiederholung
cup-later = später
cup-missed = nicht gespielt
cup-playing = wird gespielt
cup-standings = Wer vorn liegt
cup-standings-how = Zwei Punkte für alle, vor denen du in einer Runde liegst, einer für alle, mit denen du gleichauf bist. Was andere aus einer Runde gemacht haben, siehst du, wenn du mit ihr fertig bist.
cup-place-head = Platz
cup-name-head = Name
cup-points-head = Punkte
cup-shared = { $place }, geteilt
cup-left = ist gegangen
cup-results = Ergebnisse:
cup-link = Der Link zu diesem Pokal
cup-verify = Nachprüfen, dass alle die gleichen Karten hatten
cup-verify-how = Alle Karten eines Pokals folgen aus einem Geheimnis, das gezogen wurde, als er eröffnet wurde. Sein Fingerabdruck ist sofort bekannt, das Geheimnis, wenn der Pokal zu Ende ist; „fortable verify FILE --cup SECRET“ prüft dann jede Partie.
cup-secret-later = Das Geheimnis wird gelüftet, wenn der Pokal zu Ende ist.
cup-by-round = je Runde: { $points }

# The network at home
near-other-ways = Auch über:
near-without-tls = So, ohne TLS (http), geht an den Spielen alles. Was Browser dann für sich behalten: Mitteilungen, wenn du weg bist, Fortable auf dem Startbildschirm, die Seite ohne Verbindung, Passkeys, der Knopf zum Teilen und dass ein Fernseher anbleibt. Wer den Tisch länger betreibt, stellt einen Proxy mit TLS davor.

# Tipps an Tischen gegen Bots
hint-price = Vom ersten Tipp an zählt diese Partie für nichts: in keiner Statistik, keiner Siegesserie und keiner Wertung. Du spielst weiter wie bisher.
hint-give = Zeig ihn mir
hint-being-made = Bots spielen von hier aus weiter, um zu sehen, was daraus wird.
hint-coming = Einen Moment …
hint-again = Noch einmal versuchen
hint-close = Tipp schließen
hint-title-look = Wohin schauen
hint-title-do = Was tun
hint-title-why = Warum
hint-ask-do = Und was tun?
hint-ask-why = Und warum?
hint-thanks = Alles klar
hint-look = Schau dir alles an, was du hier tun kannst: Was bringt am meisten?
hint-clear = Das ist klar am besten.
hint-good = Das ist gut. Anderes kann etwa gleich gut sein.
hint-numbers = Viele Male von hier aus weitergespielt, hat es so am meisten gebracht. Einen kürzeren Grund kennt das Spiel nicht.
hint-rather = Verglichen mit: { $other }
