# Was in Teilen der Seite gesagt wird, die geholt werden, wenn man sie braucht.

# A word across languages
talk-title = Ein Wort am Tisch
talk-how = Alle hier lesen es in ihrer Sprache.
talk-said = { $name }: { $phrase }
talk-mute = Stumm schalten
talk-mute-all = Alle stumm schalten
talk-mute-one = { $name } stumm schalten
phrase-hello = Hallo!
phrase-good-luck = Viel Glück, viel Spaß!
phrase-ready = Von mir aus kann es losgehen
phrase-one-moment = Einen Moment, bitte
phrase-your-move = Du bist dran, ganz in Ruhe
phrase-let-me-think = Lass mich nachdenken
phrase-well-played = Gut gespielt!
phrase-what-a-move = Was für ein Zug!
phrase-close-one = Das war knapp
phrase-oops = Hoppla
phrase-ouch = Autsch!
phrase-phew = Puh!
phrase-ha = Ha!
phrase-lucky-me = Glück gehabt
phrase-bad-luck = So ein Pech!
phrase-sorry = Entschuldige!
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-one-more = Noch eine?
phrase-gladly = Gern!
phrase-not-now = Jetzt nicht
phrase-see-you = Bis bald!
phrase-face-smile = ein Lächeln
phrase-face-laugh = ein Lachen
phrase-face-wink = ein Zwinkern
phrase-face-wow = große Augen
phrase-face-sad = ein trauriges Gesicht

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
day-done = { $day }: { $done } von { $tried } zu Ende gespielt
day-share = Teilen
day-share-lines = In Worten teilen
day-verify = Prüfen, dass niemand es wissen konnte
day-verify-how = Alle Partien eines Tages folgen aus einem Geheimnis, das gezogen wird, wenn der Tag beginnt. Sein Fingerabdruck ist sofort öffentlich; das Geheimnis wird drei Stunden nach dem Tag gelüftet, und dann kann jeder jede Partie nachprüfen.
day-fingerprint = Fingerabdruck:
day-secret = Geheimnis:
day-not-yet = Das Geheimnis ist noch nicht gelüftet.
