# What the table in the browser says. Games have catalogues of their own.

skip = Zum Tisch springen
loading = Einen Moment …
seat = Spieler { $number }
settings = Einstellungen
language = Sprache
theme = Darstellung
theme-system = wie das Gerät
theme-light = hell
theme-dark = dunkel
sound = Töne
vibration = Vibration
done = Fertig
save = Speichern
your-name = Dein Name
who-are-you = Wie sollen wir dich nennen?
you-play-as = Du spielst als { $name }.
change-name = Namen ändern
guest-name = { $mood } { $animal }
guest-moods = Flinker, Schlauer, Munterer, Kühner, Lustiger, Tapferer, Heiterer, Neugieriger, Stiller, Flotter, Pfiffiger, Froher, Sanfter, Kecker
guest-animals = Fuchs, Otter, Dachs, Igel, Rabe, Uhu, Hase, Biber, Luchs, Reiher, Bär, Spatz, Delfin, Marder
my-devices = Meine Geräte
this-device = dieses Gerät
device-name = { $browser } auf { $system }
some-browser = Ein Browser
device-seen = seit { $since }, zuletzt benutzt { $seen }
sign-out = Abmelden
sign-out-of = Abmelden: { $device }
sign-out-others = Alle anderen abmelden
signed-out = Abgemeldet.
sign-out-sure = Auf diesem Gerät abmelden? Auf deinen anderen ändert sich nichts.
sign-out-last = Abmelden? Wir kennen dich nur auf diesem Gerät: Niemand könnte dir deinen Namen und deine Plätze zurückgeben.
other-device = Auf einem anderen Gerät
other-device-how = Erstell hier einen Code und tipp ihn dort ein: Deine Plätze kommen mit.
make-code = Code erstellen
code = Code
use-code = Einlösen
paired = Dieses Gerät gehört jetzt dir.
no-line = Der Tisch ist gerade nicht zu erreichen.
welcome = Was spielen wir?
welcome-how = Allein gegen Bots, oder mit Freunden über einen Link. Ohne Konto, ohne Warten.
labelled = { $label }: { $text }
box-facts = { $players } Spieler · { $minutes } Minuten · ab { $age } Jahren
my-tables = Deine Tische
open-tables = Offene Tische
status-open = wartet auf Mitspieler
status-playing = wird gespielt
new-table = Neuer Tisch
which-way = Wie möchtest du spielen?
how-many = Wie viele spielen mit?
bots-are = Welche Bots?
bot-and-level = { $name } · { $level }
play-bots = Jetzt gegen Bots spielen
play-now = Jetzt spielen
play-friends = Freunde einladen
make-public = Alle können diesen Tisch finden
clock = Zeit pro Zug
clock-none = ohne Zeitlimit
clock-seconds = { $seconds } Sekunden
clock-days =
    { $days ->
        [one] ein Tag
       *[other] { $days } Tage
    }
more-options = Mehr Optionen
seat-of-bot = { $seat } ({ $bot })
bounds = { $least } bis { $most }
bounds-seconds = Sekunden, { $least } bis { $most }
with-friends = Mit Freunden
rules = Regeln
in-one-minute = In einer Minute
contents = Inhalt
learn = In zwei Minuten lernen
step = Schritt { $number } von { $of }
not-this = Das war es noch nicht: Versuch, was im Text steht.
leave-lesson = Lektion verlassen
well-done = Gut gemacht, { $name }!
learnt = Das war’s: Jetzt weißt du, wie es geht.
play-first = Erstes Spiel beginnen
play-this = Spielen
no-table = Diesen Tisch gibt es nicht: Vielleicht ist der Link unvollständig, oder der Tisch ist längst abgeräumt.
no-page = Unter dieser Adresse gibt es keine Seite.
no-game = Ein Spiel mit diesem Namen steht nicht im Regal.
to-shelf = Zum Regal
menu = Menü
back-to-match = Zurück zur Partie
advice-chosen = Gemacht
advice-better = Besser
advice-both = Gemacht, und besser
line-lost = Gerade keine Verbindung. Wir versuchen es weiter; es geht nichts verloren.
line-kept = Sobald sie wieder da ist: { $wishes }
sit-down = Platz nehmen
chairs = Am Tisch
free = frei
you = du
sit-here = Hier Platz nehmen
seat-bot = Ein Bot für diesen Stuhl
no-bot = kein Bot
clear-chair = Freigeben
clear-chair-of = Stuhl von { $name } freigeben
keep-away = Ausschließen
keep-away-whom = { $name } ausschließen
keep-away-sure = { $name } ausschließen? Dann ist hier und bei der Revanche kein Platz mehr frei für { $name }, nur noch zum Zuschauen.
kept-away = Der Gastgeber möchte nicht, dass du dich hier setzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
start = Los geht’s
stand-up = Aufstehen
not-yet = Es kann losgehen, wenn genug Stühle besetzt sind, mit Freunden oder Bots.
host-starts = An einem öffentlichen Tisch gibt der Gastgeber das Startzeichen; ist er lange nicht da, darfst du es.
invite = Freunde einladen
television = Auf dem Fernseher zeigen
qr = Der Link als QR-Code
share = Teilen …
invite-link = Der Link zu diesem Tisch
invite-scan = Richte die Kamera eines Handys darauf, oder schick den Link.
invite-near = Die Handys müssen im selben Netz sein wie dieser Rechner (im selben WLAN).
invite-only-here = Bisher kann nur dieser Rechner den Tisch öffnen.
invite-let-in = Die Handys im Raum hereinlassen
invite-how = Damit die Handys im Raum hereinkommen, starte den Tisch so:
copy-link = Link kopieren
copied = Kopiert: Jetzt nur noch verschicken.
copy-marked = Der Link ist markiert: Kopier ihn mit Strg+C oder drück lange darauf.
your-turn = Du bist dran.
go-ahead = Leg los!
waiting-for = Warten auf { $names } …
waiting-for-gone =
    { $count ->
        [one] { $gone } ist nicht da; wir warten …
       *[other] { $gone } sind nicht da; wir warten …
    }
waiting-for-some-gone = Warten auf { $names } (nicht da: { $gone }) …
begins-soon = Mach dich bereit: Es beginnt für alle gleichzeitig.
over = Die Partie ist zu Ende.
won-by-you = Du hast gewonnen!
won =
    { $count ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
decided-points =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung.
decided-shared = { SEAT($seats) } teilen sich den Sieg.
decided-alone = { SEAT($seat) } kommt auf { $points }.
decided-tie = Gleich viele Punkte, und doch liegt { SEAT($seat) } vor { SEAT($other) }.
tie-break = gleich viele Punkte; die Regel entscheidet
abandoned = Diese Partie wurde aufgegeben.
lapsed = Lange hat niemand gespielt: Diese Partie ist beendet.
seconds-left = { $seconds } s
minutes-left = { $minutes } min
hours-left = { $hours } h
note-bot-failed = { $name } wusste nicht weiter; der Tisch hat gespielt.
note-clock-acted = { $name } hatte keine Zeit mehr; der Tisch hat gespielt.
note-bot-sat-in = Für { $name } spielt jetzt ein Bot.
note-person-back = { $name } ist wieder da.
note-person-left = { $name } ist endgültig gegangen. Ein Bot spielt weiter.
note-goes-on = { $name } möchte weiterspielen.
away = nicht da
bot-plays = ein Bot spielt
has-left = ist gegangen
bot-for-you = Auf deinem Platz spielt ein Bot.
gone-a-while = { $name } ist schon eine Weile nicht da.
wait-on = Warten
let-bot = Bot einspringen lassen
take-back = Wieder selbst spielen
watching = Du schaust zu
play-out = Zum Ende
you-watch = Du schaust zu. Es spielen: { $names }
spectators =
    { $count ->
        [one] ein Zuschauer
       *[other] { $count } Zuschauer
    }
what-happened = Verlauf
in-words = In Worten ({ $count })
yours = Nur für dich
what-now = Was du tun kannst
nothing-now = Gerade nichts.
find-action = Zug suchen
actions-found =
    { $count ->
        [0] So etwas geht gerade nicht.
       *[other] { $shown } von { $count }
    }
in-notation = Eintippen
type-action = Deine Aktion in der Notation des Spiels
do-it = Ausführen
on-the-table = Auf dem Tisch
options = Optionen
hidden = verdeckt
yes = ja
no = nein
so-many = insgesamt { $count }
result = Ergebnis
many-lines = { $count }-mal
rematch = Noch einmal!
harder-bot = Stärker: { $name }
join-rematch = Zur Revanche
look-back = Zurückblicken
practised-from = Das war zur Übung, von einem Moment einer anderen Partie aus: es zählt nicht.
to-practised = Zu jener Partie
replay = Nachspielen
save-match = Partie speichern
share-picture = Bild teilen
details = Einzelheiten
check-shuffle = Das Mischen lässt sich mit „fortable verify“ prüfen; sein Siegel war
shuffle-settled = Es ist schon gemischt
shuffle-fingerprint = Aller Zufall kommt aus einem Startwert, der mit dem Tisch gewählt wurde, und das ist sein Fingerabdruck. Wer ihn aufhebt, sieht nach der Partie mit „fortable verify“, ob es dieser war.
clause = Regel { $rule }
go-back = Zurücknehmen
taken-back = In dieser Partie wurden Entscheidungen zurückgenommen: Sie zählt für nichts.
stop-alone = Partie beenden
stop-alone-sure = Diese Partie beenden? Sie bleibt dann ohne Ergebnis.
stop-together = Aufhören vorschlagen
stop-asked = Du hast vorgeschlagen aufzuhören. Es fehlt noch: { $names }
stop-wish =
    { $count ->
        [one] { $names } möchte hier aufhören.
       *[other] { $names } möchten hier aufhören.
    }
stop-yes = Aufhören
stop-no = Weiterspielen
leave = Endgültig gehen
leave-sure = Endgültig gehen? Ein Bot spielt für dich weiter, und du kannst in diese Partie nicht zurück.
leave-two-sure = Endgültig gehen? Dann endet die Partie, ohne Ergebnis.
left-two = { $name } ist gegangen, damit endet die Partie.
other-game = Ein anderes Spiel
new-match = Neue Partie
matches = Partien
my-matches = Deine Partien
no-matches = Du hast noch keine Partie beendet. Danach steht sie hier: zum Nachspielen, und wie es gegen wen ausging.
more-matches = Ältere
finished-matches = Beendet
nothing-goes-on = Gerade läuft keine deiner Partien.
watch-file = Eine Partie aus einer Datei ansehen
replay-file = Die Datei einer beendeten Partie
search-name = Gespielt mit
search-game = Spiel
all-games = alle Spiele
found-all =
    { $count ->
        [0] So eine Partie gibt es nicht.
        [one] Eine Partie
       *[other] { $count } Partien
    }
found-last =
    { $count ->
        [one] Die letzte
       *[other] Die letzten { $count }
    }
file = Datei
with = mit { $names }
alone = allein
looked-on = zugeschaut
match-won = Gewonnen
match-shared = Geteilter Sieg
match-level = Unentschieden
match-lost = Verloren
match-place = Platz { $place } von { $of }
match-given-up = Aufgegeben
time-left = noch { $time }
game-by-game = Spiel für Spiel
figures-played =
    { $played ->
        [one] eine Partie
       *[other] { $played } Partien
    }
figures-won = { $won } gewonnen
figures-streak = { $streak } Siege in Folge
figures-best = Am besten: { $best }
figure-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }
course-of =
    { $seats ->
        [1] allein
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
       *[other] { $seats } Leute
    }
course-picture = Die letzten { $count }: von { $least } bis { $most }, zuletzt { $last }
rivals = Gegen wen
rival-bots = Bots
tally =
    { $level ->
        [0] Du { $ahead }, { $name } { $behind }
       *[other] Du { $ahead }, { $name } { $behind }, gleich { $level }
    }
find-rival = Partien mit { $name }
no-match-file = Das ist keine Datei einer Partie.
back = Zurück
forward = Vor
run = Abspielen
pause = Pause
turn-number = Zug
speed = Tempo
replay-start = Vor dem ersten Zug
replay-keys = Tasten: ← → Zug für Zug · Leertaste startet und hält an · Pos1 und Ende
to-table = Zurück zum Tisch
genuine = echt: Jede Ziehung und jede Entscheidung folgt aus dem Startwert

# Die Partie des Tages
day-title = Die Partie des Tages
day-tagline = Für alle dieselben Karten. Ein Versuch zählt.
day-counted = Das war dein Versuch des Tages, der zählt.
day-practised = Das war Übung: Es zählt nicht.
day-kept = Datei und Bild dieser Partie gibt es, wenn das Geheimnis des Tages gelüftet ist, drei Stunden nach dem Tag.

# Mit irgendwem spielen
seek = Mit irgendwem spielen
seekers = Wer jemanden zum Spielen sucht
seek-for =
    { $seats ->
        [2] zu zweit
        [3] zu dritt
        [4] zu viert
        [5] zu fünft
        [6] zu sechst
       *[other] für { $seats }
    }
waited = seit { $time }

# Pokale unter Freunden
puzzles = Aufgaben
puzzles-tagline = Ein Zug ist klar der beste. Welcher?
cups = Pokale unter Freunden
cups-tagline = Die gleichen Karten für euch alle, Runde um Runde.
to-cup = Zum Pokal
cup-kept = Datei und Bild dieser Partie gibt es, wenn der Pokal zu Ende ist.

# A word across languages
say-something = Etwas sagen
game-phrases = Auch die eigenen Sätze des Spiels
notices = Nachrichten

# Den Namen behalten; das Weitere steht in keeping/
keep-link = Deinen Namen behalten, oder alles löschen

# Tipps gegen Bots; den Rest sagt later/
hint = Tipp
hints-allowed = Tipps auf Wunsch
hints-about = Nur wo du allein mit Bots spielst, nicht mit Freunden. Eine Partie, in der du einen Tipp geholt hast, zählt nicht.
with-hints = mit Tipps
hinted = In dieser Partie gab es Tipps: Sie zählt nicht.
