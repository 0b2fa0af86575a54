# Was der Tisch selbst sagt. Die Spiele haben eigene Kataloge.

seat = Spieler { $number }
player = { $seat }

# Die Regeln des Tischs (docs/table-rules.md)
TB-01-no-such-seat = Es gibt keinen Sitz { $tried }: Die Sitze gehen von 0 bis { $last }.
TB-02-over = Die Partie ist aus; niemand ist mehr am Zug.
TB-02-not-over = Die Partie läuft noch: Sie wartet auf { $waiting }.
TB-02-no-match = Es gibt noch keine Partie: Beginne mit „new“ oder „load“.
TB-02-still-running = Diese Datei gehört zu einer Partie, die noch läuft. Lesen lässt sie sich, wenn die Partie aus ist.
TB-03-not-waited-for = { $seat } ist nicht am Zug: Die Partie wartet auf { $waiting }.
TB-03-no-deadline = Keine Frist ist abgelaufen, also hat die Uhr nichts zu sagen.
TB-04-malformed = Das ist nicht zu verstehen: { $detail }
TB-05-stale = Das wurde bei Version { $tried } gewählt, aber die Partie steht bei Version { $now }: Schau noch einmal hin.
TB-06-bad-seats = Dieses Spiel ist nicht für { $tried }: Es braucht { $allowed }.
TB-06-bad-seed = „{ $tried }“ ist kein Startwert: Er besteht aus { $digits } hexadezimalen Ziffern.
TB-06-no-such-game = Im Regal steht kein Spiel „{ $tried }“. Es gibt: { $allowed }.
TB-06-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $tried }“. Es gibt: { $allowed }.
TB-06-too-many-players = { $tried } Spieler sind zu viele für { $allowed } Sitze.
TB-06-no-such-option = Dieses Spiel hat keine Option „{ $tried }“. Es hat: { $allowed }.
TB-06-bad-option = Die Option „{ $option }“ kann nicht „{ $tried }“ sein. Möglich ist: { $allowed }.
TB-06-no-games = { $tried } Partien kann man nicht spielen: mindestens eine, bitte.
TB-07-other-seed = Der Startwert in dieser Datei gehört nicht zur veröffentlichten Festlegung { $commitment }.
TB-07-other-commitment = Der Tisch hat { $tried } veröffentlicht, aber diese Datei wurde unter { $recorded } gespielt.
TB-07-other-version = Diese Datei ist von { $tried }; hier haben wir { $allowed }.
TB-07-other-setup = Die Stellung in dieser Datei hat andere Plätze oder Optionen, als die Datei angibt.
TB-07-out-of-order = Bei Version { $version } hat die Datei eine Aktion, die für Version { $recorded } gewählt wurde.
TB-07-refused = Bei Version { $version } hat die Datei eine Aktion, die Regel { $rule } verbietet.
TB-07-differs = Ereignis { $version } wurde verändert: Die Datei sagt { $recorded }, Startwert und Regeln sagen { $computed }.
TB-07-surplus = Die Datei hat { $recorded } Ereignisse, aber die Partie war nach { $computed } zu Ende.
TB-07-unplayable = Ereignis { $version } dieser Datei führt nirgendwohin: So ist keine Partie verlaufen.
TB-07-cut-short = Die Datei bricht bei Version { $version } ab: Die Partie war noch nicht aus.
TB-08-unreadable = „{ $tried }“ lässt sich nicht als Stellung lesen.
TB-08-impossible = Eine solche Stellung kann es nicht geben: Sie widerspricht { $clause }.
TB-08-not-at-rest = In dieser Stellung könnte niemand etwas tun.
TB-08-bad-action = „{ $tried }“ lässt sich nicht als Aktion lesen.

# Am Tisch
table-corner = Siegel { $commitment } · ? Hilfe
table-your-turn = Du bist am Zug.
table-thinking = { $seat } überlegt …
table-hand-over = { $seat }, du bist am Zug: Drück Enter ›
table-for-example = zum Beispiel: { $action } · ? für Hilfe
table-ambiguous = „{ $typed }“ könnte heißen: { $candidates }
table-no-such-clause = Im Regelheft gibt es kein „{ $tried }“: Es geht von { $first } bis { $last }.
table-turn-the-page = Enter: weiter · q: zurück zum Tisch ›
table-back = Enter: zurück zum Tisch ›
table-to-the-result = Drück Enter für das Ergebnis ›
table-rematch = Noch eine Partie? [j/N] ›
table-yes = j ja
table-yes-no = J/n

# Was man statt einer Aktion tippen kann, in dieser Sprache
table-word-help = hilfe ?
table-word-list = liste
table-word-rule = regel
table-word-rules = regeln
table-word-quit = ende

# Hilfe
table-help-now = Was du jetzt tun kannst
table-help-more =
    { $count ->
        [one] und noch eins: Tipp „liste“
       *[other] und noch { $count }: Tipp „liste“
    }
table-help-abbreviate = Tipp nur so viel davon, wie es braucht, um es von den anderen zu unterscheiden: Oft genügt ein Buchstabe oder eine Zahl.
table-help-commands = Was du sonst noch tippen kannst
table-help-help = diese Hilfe
table-help-list = alles, was du jetzt tun kannst
table-help-rule = eine einzelne Regel, mit ihrer Nummer: regel 7
table-help-rules = das ganze Regelheft
table-help-quit = den Tisch verlassen
table-help-commitment =
    Aller Zufall dieser Partie kommt aus einem einzigen Startwert, der am Ende gezeigt wird; „fortable verify“ rechnet damit jede Ziehung nach. Das ist sein Siegel, der Fingerabdruck (SHA-256) des Startwerts:
    { $commitment }
table-legal =
    { $count ->
        [one] Eins kannst du jetzt tun
       *[other] { $count } Dinge kannst du jetzt tun
    }

# Das Ende
table-winner =
    { $count ->
        [one] { $winners } gewinnt!
       *[other] Der Sieg wird geteilt: { $winners }
    }
table-seed =
    Der Startwert dieser Partie
      { $seed }
    und sein Fingerabdruck (SHA-256), das Siegel
      { $commitment }
    Aus der Datei einer Partie rechnet „fortable verify“ jede Ziehung nach.

# Das Regal und die Fragen vor einer Partie
shelf-line =
    { $seats } Spieler · { $shortest }–{ $longest } Minuten · ab { $age } Jahren
play-welcome = Willkommen am Tisch!
play-which-game = Was spielen wir?
play-how-many = Wie viele spielen mit?
play-how-many-people = Wie viele davon sind Menschen an dieser Tastatur?
play-name = Wie heißt Spieler { $number }?
play-which-bot = Welcher Bot nimmt die übrigen Sitze?
play-usual-options = Nach den üblichen Regeln spielen?
play-numbers = Tipp bitte eine Zahl: { $allowed }.
numbers-or = { $others } oder { $last }
play-goodbye = Auf Wiedersehen, und bis bald!
play-saved = Die Partie ist gespeichert in { $file }
play-not-saved = Die Partie ließ sich nicht in { $file } speichern: Drück Enter ›
bot-random = spielt, was ihm gerade einfällt
bot-greedy = nimmt, was im Moment am meisten bringt

# Wiedergabe
replay-place = { $version } von { $last }
replay-keys = Enter: vor · b: zurück · Zahl: dorthin · e: ans Ende · q: Schluss
replay-back = Enter: zurück zur Partie ›

# Die Befehlszeile
cli-about = Ein Spieltisch im Terminal: gegen Bots oder mit Freunden an derselben Tastatur.
cli-lang = die Sprache aller Texte
cli-version = sagen, welche Version von Fortable das ist
cli-games = zeigen, was im Regal steht
cli-play = eine Partie spielen
cli-replay = eine beendete Partie durchgehen
cli-verify = prüfen, ob eine beendete Partie echt ist
cli-simulate = Bots viele Partien spielen lassen
cli-engine = Zeile für Zeile mit anderen Programmen sprechen
cli-json = in JSON antworten
cli-game = welches Spiel; ohne Angabe fragt der Tisch
cli-seats = wie viele Sitze der Tisch hat
cli-games-count = wie viele Partien gespielt werden
cli-bots = welche Bots spielen, Sitz für Sitz
cli-player = ein Mensch an dieser Tastatur, mit Namen; einmal für jeden
cli-bot = ein Bot, mit Namen; einmal für jeden
cli-option = eine Option des Spiels; einmal für jede
cli-seed = der Startwert der Partie, 64 hexadezimale Ziffern; ohne Angabe entscheidet der Zufall
cli-seed-number = eine ganze Zahl, aus der aller Zufall folgt
cli-pace = wie lange zu sehen ist, was geschah
cli-save = eine neue Datei, in der die Partie gespeichert wird, wenn sie aus ist
cli-file = die Datei einer beendeten Partie
cli-commitment = was der Tisch vor der Partie veröffentlicht hat
verify-good =
    { $events ->
        [one] Diese Partie { $game } ist echt: Ihr einziges Ereignis folgt aus Startwert und Regeln.
       *[other] Diese Partie { $game } ist echt: Alle { $events } Ereignisse folgen aus Startwert und Regeln.
    }
verify-good-from-position =
    { $events ->
        [one] Diese Partie { $game } ist ab einer vorgegebenen Stellung echt: Ihr einziges Ereignis folgt aus dieser Stellung, dem Startwert und den Regeln.
       *[other] Diese Partie { $game } ist ab einer vorgegebenen Stellung echt: Alle { $events } Ereignisse folgen aus dieser Stellung, dem Startwert und den Regeln.
    }
verify-commitment =
    Gespielt wurde sie unter dieser Festlegung (SHA-256 des Startwerts); vergleiche sie mit dem, was der Tisch vor der Partie veröffentlicht hat:
    { $commitment }
games-options = Optionen:
games-bots = Bots:
simulate-title =
    { $games ->
        [one] Eine Partie, { $actions } Aktionen
       *[other] { $games } Partien, im Mittel { $actions } Aktionen
    }
simulate-bot = Bot
simulate-wins = Siege
simulate-score = Punkte
