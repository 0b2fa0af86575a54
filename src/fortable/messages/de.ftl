# Was der Tisch selbst sagt. Die Spiele haben eigene Kataloge.

seat = Spieler { $number }
seat-number = Sitz { $number }
player = { SEAT($seat) }
preview-waiting = Am Zug: { SEAT($seats) }
preview-open =
    { $free ->
        [0] Gleich geht es los
        [one] Ein Platz ist frei: spiel mit
       *[other] { $free } Plätze sind frei: spiel mit
    }
preview-given-up = Die Partie wurde aufgegeben
preview-practice = Zur Übung: Es zählt nicht
preview-over = Die Partie ist zu Ende

# Die Regeln des Tischs (docs/table-rules.md)
TB-01-no-such-seat =
    { $last ->
        [0] Es gibt keinen Sitz { $tried }: Es gibt nur Sitz 0.
       *[other] Es gibt keinen Sitz { $tried }: Die Sitze gehen von 0 bis { $last }.
    }
TB-02-over = Die Partie ist aus; es gibt nichts mehr zu tun.
TB-02-not-over = Die Partie läuft noch: Sie wartet auf { SEAT($waiting) }.
TB-02-no-match = Es gibt noch keine Partie: Beginne mit „new“ oder „load“.
TB-02-not-seated = Hier sitzt noch niemand: Beginne mit „sit“.
TB-02-still-running = Diese Datei gehört zu einer Partie, die noch läuft. Lesen lässt sie sich, wenn die Partie aus ist.
TB-03-not-waited-for = { SEAT($seat) } ist nicht am Zug: Die Partie wartet auf { SEAT($waiting) }.
TB-03-nothing-to-do = { SEAT($seat) } hat gerade nichts zu tun: Die Partie wartet auf { SEAT($waiting) }.
TB-03-no-deadline = Keine Frist ist abgelaufen, also hat die Uhr nichts zu sagen.
TB-03-other-deadline = Die Uhr tut nur, was ihre Frist sagt: „{ $allowed }“.
TB-04-malformed = Das ist nicht zu verstehen: { $detail }
TB-04-missing-field = „{ $field }“ fehlt. Geschrieben wird es so: { $form }
TB-04-unknown-field = „{ $field }“ gibt es darin nicht. Geschrieben wird es so: { $form }
TB-04-wrong-kind = „{ $field }“ ist von der Art { $given } und sollte { $wanted } sein. Geschrieben wird es so: { $form }
TB-04-misshapen = Das ist nicht zu verstehen: { $detail }. Geschrieben wird es so: { $form }
TB-04-no-host = Diese Anfrage sagt nicht, an welchen Host sie geht, oder sagt es mehrmals. HTTP will genau einen „Host“, etwa „localhost:8080“.
TB-04-unknown-word = { $field } „{ $tried }“ gibt es hier nicht. Es gibt: { $allowed }.
TB-04-no-word = Es fehlt „{ $field }“; das kann sein: { $allowed }.
TB-04-no-match-file = Das ist nicht die Datei einer Partie: So eine Datei ist ein JSON-Objekt mit dem Format „{ $allowed }“.
TB-05-stale = Das wurde bei Version { $tried } gewählt, aber die Partie steht bei Version { $now }: Schau noch einmal hin.
TB-05-no-such-version = Eine Version { $tried } dieser Partie gab es noch nicht: Sie steht bei Version { $now }. Wähle bei dieser.
TB-06-bad-seats = Zu { $tried } lässt sich das nicht spielen, nur zu { $allowed }.
TB-06-bad-seed = „{ $tried }“ ist kein Startwert: Er besteht aus { $digits } hexadezimalen Ziffern.
TB-06-bad-effort = Ein Aufwand von { $tried } geht nicht: Er ist größer als 0 und höchstens { $most }.
TB-06-no-such-game = Im Regal steht kein Spiel „{ $tried }“. Es gibt: { $allowed }.
TB-06-no-such-bot = Für dieses Spiel gibt es keinen Bot „{ $tried }“. Es gibt: { $allowed }.
TB-06-no-such-preset = Für dieses Spiel gibt es keine Vorlage „{ $tried }“. Es gibt: { $allowed }.
TB-06-bad-program = „{ $tried }“ ist kein Bot: Schreib NAME=BEFEHL, mit einem Namen aus Buchstaben und Ziffern und einem Befehl, den es hier gibt.
TB-06-other-rules = Hier gelten die Regeln der Version { $allowed }, nicht { $tried }.
TB-06-too-many-players = { $tried } Spieler sind zu viele für { $allowed } Sitze.
TB-06-no-such-option = Dieses Spiel hat keine Option „{ $tried }“. Es hat: { $allowed }.
TB-06-bad-option = Die Option „{ $option }“ kann nicht „{ $tried }“ sein. Möglich ist: { $can_be }.
TB-06-option-kind =
    Die Option „{ $option }“ braucht { $wanted ->
        [integer] eine ganze Zahl
        [boolean] einen Wahrheitswert, true oder false
       *[string] einen Text
    } und bekam { $given ->
        [string] den Text „{ $tried }“
        [integer] die Zahl { $tried }
        [boolean] den Wahrheitswert { $tried }
        [null] nichts
       *[other] etwas anderes ({ $tried })
    }. Möglich ist: { $can_be }.
TB-06-no-games = { $tried } Partien kann man nicht spielen: mindestens eine, bitte.
TB-06-store-needed = Das braucht die PostgreSQL-Datenbank, die die Prozesse teilen: --store postgresql://BENUTZER@HOST/NAME.
TB-06-think-needs-bus = Das braucht den NATS-Server, durch den Server und Denker einander finden: --bus nats://HOST:PORT.
TB-06-no-such-node = Es gibt keinen Prozess { $tried }; es leben: { $allowed }.
TB-06-bad-setting = Diese Einstellung geht nicht: { $detail }
TB-06-wrong-setting = { $where }: „{ $tried }“ geht nicht für „{ $name }“. Möglich ist { $kind ->
        [port] ein Port, 0 bis 65535
        [whole] eine ganze Zahl, 0 oder mehr
        [whole-above-0] eine ganze Zahl, mehr als 0
        [number] eine Zahl, 0 oder mehr
        [number-above-0] eine Zahl, mehr als 0
        [choice] eines davon: { $allowed }
        [store] eine Adresse, etwa postgresql://BENUTZER@RECHNER/NAME
        [path] nichts oder ein Pfad wie /spiele, ohne Schrägstrich am Ende
        [zone] eine Zeitzone, etwa Europe/Zurich
        [names] ein Text oder eine Liste von Texten
        [long-secret] ein Text mit 20 Zeichen oder mehr
       *[text] ein Text
    }.
TB-06-no-such-setting = { $where }: Es gibt keine Einstellung „{ $tried }“.{ $near ->
        [none] { "" }
       *[other] { " " }Ist „{ $near }“ gemeint?
    } „fortable serve --show-settings“ zeigt alle, die es gibt.
TB-06-settings-file = { $file } lässt sich nicht als Einstellungen lesen: { $detail }. Eine Zeile lautet „port = 8080“ oder „site = "table.example.org"“.
TB-06-no-id = { $tried } muss wissen, was gemeint ist: „fortable admin { $what } KENNUNG { $tried } …“. „fortable admin { $what }“ listet die Kennungen auf.
TB-06-no-span = „{ $tried }“ ist keine Zeitspanne: Gebraucht wird eine Zahl mit m, h, d oder w für Minuten, Stunden, Tage oder Wochen, etwa 12h.
TB-06-redirected = { $tried } verweist auf { $to }; dorthin wurde das Admin-Token nicht geschickt. Ist das Ihr Server, nennen Sie ihn mit --url.
TB-06-no-contest = Ein Wettkampf braucht mindestens zwei verschiedene Bots, jeden einmal genannt, nicht „{ $tried }“.
TB-06-no-twin-bots = Nicht alle von „{ $tried }“ sind von Anfang bis Ende kompiliert; von den Bots dieses Spiels sind es: { $allowed }. Alle anderen spielen ohne --on.
TB-06-extra-missing = „{ $tried }“ braucht einen Teil von Fortable, der hier nicht installiert ist: pip install "fortable[{ $extra }]".
TB-06-no-gpu = „{ $tried }“ braucht eine GPU von NVIDIA mit ihrem Treiber, die hier nicht zu finden ist, und pip install "fortable[{ $extra }]".
TB-06-backups-of-file = Sicherungen in { $folder } sind Kopien einer Datei, aber alles steht in einer Datenbank (store). Lass die Datenbank ihre eigenen Sicherungen machen, oder lass eine der beiden Einstellungen weg.
TB-06-no-matches = Sag, welches Spiel die Bots spielen, oder gib mit --from Dateien beendeter Partien an.
TB-06-no-twin = „{ $tried }“ lässt sich so nicht untersuchen: Seine Regeln haben keinen schnellen Zwilling.
TB-06-no-tiny = „{ $tried }“ hat keinen winzigen Tisch: Untersuchen lassen sich ganze Partien.
TB-06-all-at-once = In „{ $tried }“ handeln alle zugleich: Nimm fortable.research.parallel_env.
TB-07-other-seed = Der Startwert in dieser Datei gehört nicht zur veröffentlichten Festlegung { $commitment }.
TB-07-other-terms = Die Festlegung { $commitment } gehört nicht zu dem, was diese Datei sagt: Es war ein anderer Startwert, oder es waren andere Regeln, Plätze, Optionen, Einstellungen oder eine andere Stellung.
TB-07-other-day = Nach dem Geheimnis mit dem Fingerabdruck { $tried } war das keine Partie des Tages { $recorded }.
TB-07-other-cup = Nach dem Geheimnis mit dem Fingerabdruck { $tried } war das keine Partie des Pokals { $recorded }.
TB-07-other-commitment = Der Tisch hat { $tried } veröffentlicht, aber diese Datei wurde unter { $recorded } gespielt.
TB-07-other-version = Diese Datei ist von { $tried }; hier haben wir { $allowed }.
TB-07-other-setup = Die Stellung in dieser Datei hat andere Plätze oder Optionen, als die Datei angibt.
TB-07-out-of-order = Bei Version { $version } hat die Datei eine Aktion, die für Version { $recorded } gewählt wurde.
TB-07-refused = Bei Version { $version } hat die Datei eine Aktion, die Regel { $rule } verbietet.
TB-07-differs = Ereignis { $version } wurde verändert: Die Datei sagt { $recorded }, Startwert und Regeln sagen { $computed }.
TB-07-surplus = Die Datei hat { $recorded } Ereignisse, aber die Partie war nach { $computed } zu Ende.
TB-07-unplayable = Ereignis { $version } dieser Datei führt nirgendwohin: So ist keine Partie verlaufen.
TB-07-cut-short = Die Datei bricht bei Version { $version } ab: Die Partie war noch nicht aus.
TB-07-older-rules = Diese Datei ist von Version { $tried } der Regeln. Hier gilt Version { $allowed }, nach der die Partie anders verlaufen wäre ({ $rule }), und gezeigt wird nur, was die Regeln prüfen können. „fortable replay DATEI“ zeigt sie auf deinem eigenen Rechner.
TB-08-unreadable = „{ $tried }“ lässt sich nicht als Stellung lesen.
TB-08-impossible = Eine solche Stellung kann es nicht geben: Sie widerspricht { $clause }.
TB-08-against = Diese Stellung kann es nicht geben: „{ $part }“ verstößt gegen { $clause }. { $wants }
TB-08-not-at-rest = In dieser Stellung könnte niemand etwas tun.
TB-08-bad-action = „{ $tried }“ lässt sich nicht als Aktion lesen.
TB-08-no-such-action = „{ $tried }“ ist hier keine Aktion. Es gibt: { $allowed }.
TB-08-form = „{ $tried }“ ist nicht lesbar. Geschrieben wird es so: { $form }
TB-08-position = „{ $tried }“ ist in einer Stellung nicht lesbar. Geschrieben wird sie so: { $form }
TB-08-senseless = Mit einer solchen Stellung können die Regeln nichts anfangen.
TB-09-no-such-table = Es gibt keinen Tisch „{ $tried }“: Vielleicht ist der Link unvollständig, oder der Tisch ist längst abgeräumt.
TB-09-no-such-television = Dieser Fernseher hat sich zu lange nicht gemeldet und ist nicht (mehr) bekannt: Er lässt sich neue Buchstaben geben.
TB-09-no-such-television-code = Kein Fernseher hat gerade die Buchstaben „{ $tried }“. Öffne auf dem Fernseher die Adresse des Tisches mit /tv am Ende und tippe die vier Buchstaben ab, die dort stehen.
TB-09-occupied = Auf dem Stuhl von { SEAT($seat) } sitzt schon jemand. Freie Stühle: { $free }.
TB-09-full = Alle { $chairs } Stühle sind besetzt; du kannst zuschauen.
TB-09-begun = Die Partie hat begonnen: Alle bleiben sitzen, wo sie sitzen. Vor dem Start wäre das gegangen.
TB-09-not-begun = Die Partie hat noch nicht begonnen: Nimm einen Stuhl und leg los.
TB-09-not-seated = Du hast an diesem Tisch keinen Stuhl und kannst nur zuschauen.
TB-09-too-few = { $taken } Stühle sind besetzt, aber dieses Spiel spielt man zu { $allowed }. Setz Bots auf die anderen.
TB-09-bot-sits-here = Für { SEAT($seat) } spielt ein Bot. Wem der Platz gehört, kann ihn mit „sit“ zurücknehmen.
TB-09-nobody-sits-here = Auf diesem Stuhl sitzt niemand, den du fernhalten könntest: Er ist frei oder hat einen Bot, und „clear“ räumt ihn.
TB-09-not-gone = { SEAT($seat) } ist noch da. Ein Bot darf einspringen, wenn jemand { $seconds } Sekunden weg ist.
TB-09-still-running = Eine Revanche gibt es, wenn diese Partie zu Ende ist.
TB-10-no-guest = Wir kennen dich noch nicht: Sag uns zuerst deinen Namen.
TB-10-no-name = Ein Name hat mindestens einen Buchstaben.
TB-10-long-name = Dieser Name hat { $tried } Buchstaben; für mehr als { $allowed } ist kein Platz.
TB-10-not-host = Das kann nur, wer diesen Tisch eröffnet hat.
TB-10-not-at-home = Ob die Geräte im selben Netz hereinkommen, entscheidet, wer an diesem Rechner sitzt, wenn der Tisch mit „fortable serve --open“ geöffnet wurde. Sonst wird er so gestartet: fortable serve --host 0.0.0.0
TB-10-no-network = Dieser Rechner ist in keinem Netz, also könnte niemand kommen. Verbinde ihn und versuch es noch einmal.
TB-10-room-shut = Unter { $tried } ist der Tisch nicht zu erreichen: { $detail }. Schließ ihn und starte ihn so: fortable serve --host 0.0.0.0
TB-10-host-starts = An einem öffentlichen Tisch beginnt der Gastgeber. Ist er { $seconds } Sekunden lang weg, darf es jeder, der dort sitzt.
TB-10-kept-away = Der Gastgeber dieses Tisches möchte nicht, dass du dich setzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.
TB-10-keeps-self-away = Du bist der Gastgeber und kannst dich nicht selbst fernhalten. Wenn du gehen willst, steh auf.
TB-10-bad-code = Dieser Code gilt nicht (mehr): Mach auf dem anderen Gerät einen neuen. Er gilt { $minutes } Minuten und nur einmal.
TB-10-no-such-device = Ein Gerät „{ $tried }“ hast du hier nicht (mehr): Schau in die Liste deiner Geräte.
TB-10-has-chairs =
    Auf diesem Gerät bist du { $name } und sitzt { $tables ->
        [one] an einem Tisch, an dem noch gespielt wird
       *[other] an { $tables } Tischen, an denen noch gespielt wird
    }. Mit dem Code wärst du hier jemand anderes und wärst dort für immer weg: Spiel erst zu Ende, oder sag, dass du gehen willst.
TB-10-other-site = Eine Seite von { $tried } wollte hier für dich handeln; das dürfen nur die Seiten dieses Tisches.
TB-10-unknown-host = Dieser Tisch weiß nicht, dass er „{ $tried }“ heißt; dahinter könnte eine fremde Seite stecken. Nimm seine Adresse in Zahlen oder „localhost“; wer ihn betreibt, kann ihn so starten: fortable serve --site { $tried }
TB-10-metrics = Die Messwerte sind für den, der diesen Tisch betreibt: Frag auf dem Rechner selbst, unter „localhost“, oder mit dem Header „Authorization: Bearer …“ und dem Wort in FORTABLE_METRICS_TOKEN.
TB-10-admin = Das ist für die, die sich um diesen Server kümmern, mit seinem Admin-Token (Authorization: Bearer …).
TB-10-banned = Wer sich um diesen Server kümmert, hat entschieden, dass du hier bis { $until } nicht spielen darfst. Was über dich aufgehoben ist, kannst du weiterhin herunterladen und löschen.
TB-10-ban-whom = Sag, wer nicht spielen darf: eine Person mit ihrer Kennung oder eine Adresse.
TB-10-no-address = „{ $tried }“ ist keine Adresse: Gebraucht wird eine in Zahlen, etwa 192.0.2.7 oder 2001:db8::7.
TB-10-no-such-person = Niemand hat die Kennung „{ $tried }“: „fortable admin people“ zeigt alle.
TB-10-no-such-ban = Es gibt keine Sperre Nummer { $tried }: „fortable admin bans“ zeigt alle.
TB-10-no-such-status = Es gibt keine Tische, die „{ $tried }“ sind. Möglich ist: { $allowed }.
TB-11-too-fast = Bitte langsamer: { $allowed } Nachrichten in der Sekunde genügen reichlich.
TB-11-too-fast-together = Bitte langsamer: { $allowed } Anfragen in der Sekunde von einer Adresse genügen reichlich für alle zusammen.
TB-11-too-long = { $tried } sind zu viele: Eine Nachricht hat höchstens { $allowed } Zeichen.
TB-11-answer-too-long = Die Antwort hätte { $tried } Bytes, und höchstens { $allowed } werden gesendet. Frag nach etwas Kleinerem.
TB-11-not-text = Eine Nachricht ist Text, in JSON; das war keiner.
TB-11-too-many-running = Von den Partien der Person, die diesen Tisch eröffnet hat, laufen schon { $allowed }; mehr geht nicht. Spielt eine zu Ende oder gebt eine auf, dann kann diese beginnen.
TB-11-too-many-open = { $allowed } deiner Tische warten auf den Beginn; mehr geht nicht. Beginne einen oder gib einen auf, dann kannst du einen weiteren eröffnen.
TB-11-too-many-open-together = { $allowed } Tische, die von deiner Adresse eröffnet wurden, warten auf den Beginn; mehr geht nicht. Beginnt einen oder gebt einen auf, dann lässt sich ein weiterer eröffnen.
TB-11-too-many-running-together = An Tischen, die von der Adresse dieses Tisches eröffnet wurden, laufen { $allowed } Partien; mehr geht nicht. Spielt eine zu Ende oder gebt eine auf, dann kann diese beginnen.
TB-11-too-many-opened = Von deiner Adresse wurden in einer Stunde { $allowed } Tische eröffnet; mehr geht nicht. Komm etwas später wieder, oder setz dich über einen Link an einen Tisch.
TB-11-too-many-tables = Hier sind { $allowed } Tische besetzt, und für mehr ist gerade kein Platz. Komm etwas später wieder, oder setz dich über einen Link an einen Tisch.
TB-11-too-many-sockets = Du hast { $allowed } Tabs an Tischen offen; mehr geht nicht. Schließe einige, dann geht dieser auf.
TB-11-table-crowded = Hier schauen schon { $allowed } Leute zu, und für mehr ist kein Platz. Wer einen Stuhl hat, kommt immer hinein.
TB-11-too-many-guests = Von deiner Adresse sind in einer Stunde { $allowed } neue Gäste gekommen; mehr geht nicht. Komm etwas später wieder; wer schon da war, ist noch bekannt.
TB-11-too-many-connections-together = Von deiner Adresse sind { $allowed } Verbindungen offen; mehr geht nicht. Schließ ein paar Tabs, dann geht dieser auf.
TB-11-too-many-connections = Hier sind { $allowed } Verbindungen offen, und für mehr ist gerade kein Platz. Komm etwas später wieder.
TB-11-head-too-long = Adresse und Kopfzeilen der Anfrage sind zu lang: Neben ihrem Inhalt hat sie höchstens { $allowed } Bytes.
TB-11-too-many-headers = Eine Anfrage hat höchstens { $allowed } Kopfzeilen.
TB-11-too-many-at-once = Auf dieser Verbindung warten schon { $allowed } Anfragen; schick weitere, wenn sie beantwortet sind.
TB-11-too-many-moments = Diese Partie hat { $tried } Momente, und hier werden höchstens { $allowed } erzählt. „fortable replay DATEI“ zeigt sie auf deinem eigenen Rechner.
TB-11-too-much-to-tell = Die Momente dieser Partie sind mehr als { $allowed } MiB, und mehr wird hier nicht erzählt. „fortable replay DATEI“ zeigt sie auf deinem eigenen Rechner.
TB-11-too-much-work = Das hat mehr als { $seconds } Sekunden gedauert oder { $memory } MiB Speicher gebraucht und wurde aufgegeben. „fortable replay DATEI“ nimmt sich auf deinem eigenen Rechner die Zeit.
TB-11-line-too-long = Von deiner Adresse warten schon { $allowed } auf eine Partie. Frag wieder, wenn einige ihre haben.
TB-11-busy = Gerade fragen zu viele nach Partien: Du warst in { $allowed } Sekunden nicht an der Reihe. Frag ein wenig später wieder.
TB-12-no-answer = Der Tisch hat nicht rechtzeitig geantwortet. Es ist nichts verloren: Versuch es noch einmal.
TB-12-others-first = Andere haben vor dir gefragt, und das auszurechnen dauert ein wenig. Es ist nichts verloren: Frag gleich noch einmal.
TB-12-not-remembered = Das konnte nicht aufgeschrieben werden, also ist es nicht geschehen. Versuch es noch einmal, und sag es dem, der diesen Tisch betreibt.
TB-12-disk-full = Die Platte des Servers dieses Tisches ist voll: Nichts kann aufgeschrieben werden, also ist nichts geschehen. Versuch es später noch einmal, und sag es dem, der diesen Tisch betreibt; es geht von selbst weiter, sobald Platz ist.
TB-12-locked = Ein anderes Programm hält die Datei des Tisches für sich: Nichts konnte aufgeschrieben werden, also ist nichts geschehen. Versuch es noch einmal, und sag es dem, der diesen Tisch betreibt.
TB-12-damaged = Die Datei des Tisches ist beschädigt: Nichts kann aufgeschrieben oder nachgesehen werden. Sag es dem, der diesen Tisch betreibt: „fortable restore“ holt eine Sicherung zurück.
TB-12-read-only = In die Datei des Tisches darf nicht geschrieben werden, also ist nichts geschehen. Sag es dem, der diesen Tisch betreibt.
TB-12-disk-fails = Die Platte des Servers dieses Tisches versagt: Nichts konnte aufgeschrieben oder nachgesehen werden. Versuch es noch einmal, und sag es dem, der diesen Tisch betreibt.
TB-12-moved = Die Datei des Tisches wurde verschoben oder ersetzt, während sie offen war: Nichts kann aufgeschrieben werden, also ist nichts geschehen. Sag es dem, der diesen Tisch betreibt: Die Datei muss zurück an ihren Platz, oder der Server neu gestartet werden.
TB-12-in-use = { $file } wird von einem anderen Server benutzt (Prozess { $process }). Eine Datei hat immer nur einen Server: Halte erst den anderen an, oder nenne mit --database eine andere Datei.
TB-12-newer-schema = { $file } wurde von einer neueren Fassung dieses Programms geschrieben: Ihr Schema hat die Nummer { $needed }, und diese Fassung kennt die bis { $known }. Nichts wurde angerührt; starte die neuere Fassung, oder hole eine Sicherung von vorher zurück.
TB-12-older-schema = { $file } ist von einer älteren Fassung dieses Programms: Ihr Schema hat die Nummer { $found }, und diese Fassung liest nur die { $known }. Nichts wurde angerührt; starte einmal den Server, der sie auf den neuen Stand bringt, oder nimm das Programm ihrer Fassung.
TB-12-no-database = { $file } ist keine Datenbank dieses Tisches. Nichts wurde angerührt; nenne mit --database eine andere Datei.
TB-12-cannot-open = { $file } lässt sich nicht öffnen: { $detail }. Sieh nach den Rechten der Datei und ihres Ordners und dem Platz auf der Platte, oder nenne mit --database eine andere Datei.
TB-12-store-away = Die Datenbank dieses Tisches ist nicht zu erreichen: Nichts konnte aufgeschrieben oder nachgesehen werden, also ist nichts geschehen. Versuch es gleich noch einmal; es geht von selbst weiter, sobald die Datenbank wieder da ist.
TB-12-store-full = Die Datenbank dieses Tisches hat keinen Platz mehr: Nichts kann aufgeschrieben werden, also ist nichts geschehen. Versuch es später noch einmal, und sag es dem, der diesen Tisch betreibt; es geht von selbst weiter, sobald Platz ist.
TB-12-store-read-only = Die Datenbank dieses Tisches lässt sich zurzeit nur lesen, also ist nichts geschehen. Versuch es später noch einmal, und sag es dem, der diesen Tisch betreibt.
TB-12-store-fails = Die Datenbank dieses Tisches ist gestört: Nichts konnte aufgeschrieben oder nachgesehen werden. Versuch es noch einmal, und sag es dem, der diesen Tisch betreibt.
TB-12-store-in-doubt = Die Datenbank ging verloren, während sie dies aufschrieb, und ob sie es getan hat, ist noch nicht bekannt. Sieh nach, ob es geschehen ist, oder versuch es noch einmal: Derselbe Zug zählt nie zweimal.
TB-12-store-in-use = { $store } wird von einem anderen Server benutzt ({ $holder }). Eine Datenbank hat immer nur einen Server: Halte erst den anderen an, oder nenne mit --store eine andere.
TB-12-house-elsewhere = { $store } wird von { $holder } benutzt, und mit dem Schlüssel neben dieser Datei war keiner ihrer Prozesse zu finden. Gib den Befehl auf dessen Rechner mit dessen --database, oder mit --url und FORTABLE_ADMIN_TOKEN; oder halte erst alle ihre Prozesse an.
TB-12-not-empty = { $store } ist nicht leer, und nichts wurde umgezogen: Was dort ist, würde sich mit dem mischen, was kommt. Nenne etwas Leeres.
TB-12-not-the-same = Was in { $store } angekommen ist, ist nicht, was geschickt wurde: { $detail }. Nichts davon wurde behalten; alles ist noch, wo es war. Versuch es noch einmal.
TB-12-too-late = Das hat länger als { $allowed } Sekunden gedauert und wurde abgebrochen. Sieh nach, ob es geschehen ist; wenn nicht, versuch es etwas später noch einmal.
TB-12-damaged-file = { $file } ist beschädigt: { $detail }. Nichts wurde verändert. Nimm eine andere Sicherung; „fortable restore“ setzt sie ein.
TB-12-not-copied = In { $file } konnte keine Kopie entstehen: { $detail }. Nichts wurde verändert, und keine halbe Kopie bleibt liegen. Sieh nach dem Platz auf der Platte und den Rechten des Ordners.
TB-13-bot-gone = Das Programm des Bots hat sich beendet (Status { $status }).
TB-13-bot-late = Das Programm des Bots hat nicht innerhalb von { $allowed } Sekunden geantwortet.
TB-13-bot-refuses = Das Programm des Bots hat „{ $asked }“ abgelehnt: { $error }
TB-15-still-play = Übersprungen wird nichts, solange noch jemand mitspielt: { SEAT($seats) }.
TB-16-own-hands = Die Partie des Tages spielt man mit eigenen Händen: Kein Bot springt ein.
TB-16-others-deal = Hier spielt jemand eine Partie des Tages. Niemand schaut zu, bis ihr Geheimnis gelüftet ist.
TB-16-not-revealed = Das ist eine Partie des Tages: Datei und Bild gibt es erst, wenn das Geheimnis des Tages { $day } gelüftet ist.
TB-16-no-such-day = { $tried } ist kein Tag oder Monat des Kalenders: 2031-05-04 ist ein Tag, 2031-05 ein Monat.
TB-16-not-begun = Am { $tried } wurde nichts ausgeteilt.
TB-16-no-such-deal = So eine Partie des Tages gibt es nicht: { $tried }.
TB-16-not-dealt = Die Partie des Tages konnte gerade nicht ausgeteilt werden. Versuch es gleich noch einmal.
TB-16-tried-already = Deinen Versuch, der zählt, hattest du heute schon. Weitere sind Übung und zählen nicht.
TB-16-still-counts = Dein Versuch, der zählt, ist noch nicht zu Ende: Danach darfst du üben.
TB-16-nothing-to-share = Es gibt nichts zu teilen: Kein Versuch von dir am { $day } ist zu Ende.
TB-17-not-in-line = Du stehst nicht mehr in der Reihe: Du hast auf einer anderen Seite gesucht oder warst lange weg. Beginne neu, dann stehst du wieder darin.
TB-18-no-such-cup = Einen Pokal { $tried } gibt es nicht: Vielleicht fehlt ein Stück des Links, oder er wurde vor langer Zeit weggeräumt.
TB-18-too-many-cups = { $allowed } Pokale von dir sind noch nicht zu Ende, und mehr sind zu viele. Beende einen, dann kannst du einen neuen eröffnen.
TB-18-cup-full = In diesem Pokal sind schon { $allowed }, und für mehr ist kein Platz.
TB-18-cup-over = Dieser Pokal ist zu Ende. Du kannst einen eigenen eröffnen.
TB-18-cup-begun = Dieser Pokal hat schon begonnen.
TB-18-cup-not-begun = Dieser Pokal hat noch nicht begonnen: Wer ihn eröffnet hat, beginnt ihn.
TB-18-too-few-members = Ein Pokal braucht mindestens { $allowed } Leute: Schick jemandem seinen Link.
TB-18-not-cup-host = Nur wer einen Pokal eröffnet hat, beginnt ihn, schließt seine Runden und beendet ihn.
TB-18-not-a-member = Du bist nicht in diesem Pokal: Tritt zuerst ein.
TB-18-no-such-round = Hier gibt es keine Runde { $tried }, die man allein spielt: Dieser Pokal hat { $allowed }, und wo mehrere an Tischen spielen, kommt dein Tisch von selbst.
TB-18-no-rounds-to-close = In diesem Pokal spielen alle, wann sie wollen: Es gibt keine Runde zu schließen. Du kannst den Pokal beenden.
TB-18-not-alone = { $game } können nicht alle allein auf die gleiche Weise spielen: Die schnellere Hand gewinnt. Mach daraus einen Pokal an Tischen.
TB-18-not-at-tables = An den Tischen eines Pokals spielen mindestens zwei.
TB-18-own-hands = In diesem Pokal spielen alle mit den eigenen Händen: Kein Bot springt ein.
TB-18-others-cup = Hier wird eine Runde eines Pokals gespielt. Niemand schaut zu, bevor er zu Ende ist.
TB-18-cup-not-revealed = Das ist eine Runde eines Pokals: Für andere gibt es davon weder Datei noch Wiederholung noch Bild, bevor er zu Ende ist.

# Cups
cup-place = Platz { $place } von { $of }
TB-19-no-such-phrase = Den Satz „{ $tried }“ gibt es an diesem Tisch nicht. Was man sagen kann, steht in der Liste; die eigenen Sätze eines Spiels lässt der Gastgeber beim Öffnen des Tisches zu.
TB-19-too-many-words = { $allowed } Sätze in der Minute sind reichlich: Lass den anderen Zeit zum Lesen und sag dann mehr.
TB-20-no-notices = Dieser Server verschickt keine Nachrichten: Wer ihn betreibt, hat sie abgeschaltet. Was auf dich wartet, steht im Regal und im Titel der Seite.
TB-20-bad-address = An diese Adresse kann nichts geschickt werden: { $detail }. Es ist eine https-Adresse eines öffentlichen Push-Dienstes, wie der Browser sie nennt.
TB-20-bad-zone = „{ $tried }“ ist keine Zeitzone. Eine ist Europe/Zurich, eine andere UTC.
TB-20-bad-key = Das ist kein Schlüssel eines Abonnements: Er hat { $allowed } Bytes, in base64url.
TB-21-not-finished = Auf eine Partie wird zurückgeblickt, wenn sie zu Ende ist: Diese ist nicht an ihr Ende gekommen.
TB-21-given-up = Diese Partie wurde vor dem Ende aufgegeben, und es gibt nichts, worauf man zurückblicken könnte. Die nächste lässt sich zu Ende spielen.
TB-21-older-rules = Diese Partie wurde nach Version { $tried } der Regeln gespielt. Hier gilt Version { $allowed }, und nichts wird nach Regeln beurteilt, die niemand kannte.
TB-21-no-reviews = Dieser Server blickt auf keine Partien zurück: Wer ihn betreibt, hat das abgeschaltet. „fortable review DATEI“ tut es auf deinem eigenen Rechner, mit der Datei der Partie.
TB-21-too-many-reviews = { $allowed } Partien, nach denen von deiner Adresse gefragt wurde, warten auf den Rückblick. Frag wieder, wenn eine davon fertig ist.
TB-21-busy = { $allowed } Partien warten auf den Rückblick, und mehr sind zu viele. Frag ein wenig später wieder.
TB-21-too-much-work = Der Rückblick auf diese Partie hat mehr als { $seconds } Sekunden gedauert oder { $memory } MiB Speicher gebraucht und wurde aufgegeben. „fortable review DATEI“ nimmt sich auf deinem eigenen Rechner die Zeit.
TB-21-review-failed = Der Rückblick auf diese Partie ist gescheitert und würde es wieder: Das ist ein Fehler im Programm. Sag es dem, der diesen Server betreibt.
TB-21-no-decision = Bei Version { $tried } dieser Partie hat niemand etwas entschieden. Geübt wird ab dem Moment vor einer Entscheidung: Nimm die Version, die neben ihr steht.
TB-22-no-puzzles = { $game } hat keine Aufgaben. Andere Spiele im Regal haben welche.
TB-22-no-such-puzzle = Eine Aufgabe { $tried } gibt es hier nicht: Sie haben die Nummern 1 bis { $allowed }.
TB-22-no-help = Bei einer Aufgabe hilft niemand: Sag, was hier am besten ist, oder gib auf und lass es dir zeigen.
TB-23-hints-among-people = An einem Tisch mit Tipps spielt eine Person gegen Bots: Ein Tipp wäre unfair gegenüber allen anderen, die da sitzen. Gib alle anderen Stühle Bots, oder öffne einen Tisch ohne Tipps.
TB-23-no-hints-here = An diesem Tisch gibt es keine Tipps: Wer ihn geöffnet hat, hat sie nicht eingeschaltet. An einem neuen eigenen Tisch gegen Bots kannst du es.
TB-23-no-hints-made = Dieser Server gibt keine Tipps: Wer ihn betreibt, hat das abgeschaltet. Ein Tisch ohne Tipps lässt sich öffnen.
TB-23-no-hint = Bei dieser Entscheidung gibt es nichts, was sich ausprobieren und vergleichen liesse. Mach, was dir am besten gefällt, und frag bei der nächsten wieder.
TB-23-hint-late = Dieser Tipp hat mehr als { $seconds } Sekunden gedauert und wurde aufgegeben. Frag noch einmal: Oft geht es beim zweiten Mal schneller.
TB-23-hint-failed = Dieser Tipp ist gescheitert und würde es wieder: Das ist ein Fehler im Programm. Sag es dem, der diesen Server betreibt, und spiel ohne ihn weiter.
TB-24-same-deal = Diese Karten bekommen alle, je einmal: Was darin entschieden ist, bleibt es. In einer eigenen Partie gegen Bots kannst du Entscheidungen zurücknehmen.
TB-24-public = An einem öffentlichen Tisch wird nichts zurückgenommen: Alle können zusehen, und gespielt wird, wie es liegt. An einem eigenen, nicht öffentlichen Tisch geht es, allein gegen Bots.
TB-24-among-people = Zurückgenommen wird nur, wo eine Person allein gegen Bots spielt: Was andere gesehen haben, können sie nicht vergessen. Hier haben oder hatten { $people } Personen einen Platz.
TB-24-no-bots = Zurückgenommen wird nur gegen Bots, und hier gibt es keine. Wo ein Spiel allein gespielt wird, sagen seine eigenen Regeln, was sich ungeschehen machen lässt.
TB-24-race = In diesem Spiel greifen alle gleichzeitig nach denselben Dingen: Wann man sich entscheidet, gehört zur Entscheidung, und kein Augenblick kommt wieder. Spiel weiter, der nächste kommt bald.
TB-24-memory = In diesem Spiel geht es ums Merken, und es sagt nicht, was sich jemand gemerkt hat: Nach dem Zurücknehmen wüsstest du zu viel oder zu wenig. Spiel weiter, oder beginn eine neue Partie.
TB-24-nothing-decided = Du hast noch nichts entschieden, was sich zurücknehmen liesse, oder es ist zu lange her. Wo nur eines möglich war, gab es nichts zu entscheiden.

# Nachrichten an die, die nicht da sind
notice-turn = Du bist dran, mit { $names }
notice-full = Alle sind da, es kann losgehen: { $names }
notice-again = Noch einmal? { $names }
notice-cup = Dein Pokal geht weiter: Eine Runde wartet auf dich
notice-stop = Keine Nachrichten mehr

# Die Partie des Tages
day-title = Die Partie des Tages
day-given-up = aufgegeben
day-side =
    { $side ->
        [ahead] { $figure } voraus
        [behind] { $figure } zurück
       *[level] gleichauf
    }
day-streak = { $days } Tage in Folge
figure-points =
    { $points ->
        [one] ein Punkt
       *[other] { $points } Punkte
    }

# Am Tisch
table-corner = Siegel { $commitment } · ? Hilfe
table-what-now = Was tust du?
table-thinking = { SEAT($seat) } überlegt …
table-hand-over = { SEAT($seat) }, die Tastatur gehört dir: Drück Enter ›
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
table-word-hint = tipp
table-word-list = liste
table-word-rule = regel
table-word-rules = regeln
table-word-quit = ende
table-hint-coming = Es wird angeschaut, was man hier tun kann …
table-hint-look = Schau dir alles an, was du hier tun kannst: Was bringt am meisten?
table-hint-do =
    { $clear ->
        [yes] Das ist klar am besten: { $action }
       *[no] Das ist gut, und anderes kann etwa gleich gut sein: { $action }
    }
table-hint-why = { $action }, statt: { $other }. { $reason }
table-hint-numbers = Viele Male von hier aus weitergespielt, hat das am meisten gebracht: { $action }. Einen kürzeren Grund kennt das Spiel nicht.
puzzle-corner = Aufgabe { $number } von { $of } · ? Hilfe
puzzle-ask = Eines ist klar das Beste: was? Mit „zeig“ wird es gezeigt.
puzzle-word-show = zeig
puzzle-wrong = Das nicht. Etwas anderes ist klar besser.
puzzle-right = Gefunden!
puzzle-shown = Das ist am besten:
puzzle-others =
    { $others ->
        [one] Ein anderer Zug läuft auf dasselbe hinaus.
       *[other] { $others } andere Züge laufen auf dasselbe hinaus.
    }
puzzle-worth-share = Von 100 Partien ab hier gewinnt das { $margin } mehr als das Zweitbeste und { $cost } mehr als das Naheliegende: { $obvious }.
puzzle-worth-points = Punkte mehr als das Zweitbeste: { $margin }; mehr als das Naheliegende ({ $obvious }): { $cost }.
puzzle-next = Enter: die nächste Aufgabe, q: gehen ›

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
table-help-hint = gegen Bots: wohin schauen; noch einmal: was tun; dann: warum
table-help-list = alles, was du jetzt tun kannst
table-help-rule = eine einzelne Regel, mit ihrer Nummer: regel 7
table-help-rules = das ganze Regelheft
table-help-quit = den Tisch verlassen
table-help-commitment =
    Aller Zufall dieser Partie kommt aus einem einzigen Startwert, der am Ende gezeigt wird; „fortable verify“ rechnet damit jede Ziehung nach. Das ist das Siegel der Partie (SHA-256): Weder der Startwert noch Spiel, Regeln, Plätze und Optionen können sich dahinter ändern.
    { $commitment }
table-legal =
    { $count ->
        [one] Eins kannst du jetzt tun
       *[other] { $count } Dinge kannst du jetzt tun
    }

# Das Ende
decided-points =
    { SEAT($seat) } gewinnt mit { $margin ->
        [one] einem Punkt
       *[other] { $margin } Punkten
    } Vorsprung.
decided-shared = { SEAT($seats) } teilen sich den Sieg.
decided-alone = { SEAT($seat) } kommt auf { $points }.
decided-tie = Gleich viele Punkte, und doch liegt { SEAT($seat) } vor { SEAT($other) }.
table-seed =
    Der Startwert dieser Partie
      { $seed }
    und das Siegel, unter dem sie gespielt wurde (SHA-256)
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
play-which-bot = Welcher Bot nimmt die übrigen Plätze?
play-usual-options = Nach den üblichen Regeln spielen?
play-numbers = Tipp bitte eine Zahl: { $allowed }.
seconds = { $seconds } Sekunden
numbers-or = { $others } oder { $last }
play-goodbye = Auf Wiedersehen, und bis bald!
play-saved = Die Partie ist gespeichert in { $file }
play-not-saved = Die Partie ließ sich nicht in { $file } speichern: Drück Enter ›
preset-box = Wie in der Schachtel
preset-box-about = Das Spiel, wie es ist.
bot-level-program = Programm
bot-random = spielt, was ihm gerade einfällt
bot-random-names = Rollo, Roxy, Rudi, Rita, Remo
bot-random-level = nach Zufall
bot-greedy = nimmt, was im Moment am meisten bringt
bot-greedy-names = Greta, Gino, Gigi, Gaston, Gwen
bot-greedy-level = gierig
bot-beginner = lernt noch und vergisst und übersieht viel
bot-beginner-names = Bibi, Benno, Bella, Basil, Beppo
bot-beginner-level = Anfänger
bot-casual = kennt das Spiel und nimmt es leicht
bot-casual-names = Carla, Cosmo, Clio, Carlo, Coco
bot-casual-level = gemütlich
bot-good = spielt mit Bedacht und fordert die meisten heraus
bot-good-names = Lotte, Leo, Luna, Luca, Lena
bot-good-level = gut
bot-strong = merkt sich alles, was man wissen kann, und denkt voraus
bot-strong-names = Stella, Sandro, Silvia, Simon, Sofia
bot-strong-level = stark
bot-champion = denkt länger und weiter als alle anderen
bot-champion-names = Mira, Max, Milena, Marco, Maja
bot-champion-level = meisterhaft

# Wiedergabe
replay-place = { $version } von { $last }
replay-keys = Enter: vor · b: zurück · Zahl: dorthin · e: ans Ende · q: Schluss
replay-back = Enter: zurück zur Partie ›

# Die Befehlszeile
cli-about = Ein Spieltisch: im Browser mit Freunden, oder im Terminal gegen Bots.
cli-lang = die Sprache aller Texte
cli-program = ein Bot, der ein eigenes Programm ist; einmal für jeden
cli-program-time = wie lange ein solches Programm über eine Wahl nachdenken darf
cli-version = sagen, welche Version von Fortable das ist
cli-games = zeigen, was im Regal steht
cli-play = eine Partie spielen
cli-replay = eine beendete Partie durchgehen
cli-verify = prüfen, ob eine beendete Partie echt ist
cli-draw = einen Augenblick einer beendeten Partie zeichnen
cli-draw-to = eine neue Datei, .svg oder .png
cli-draw-at = nach wie vielen Ereignissen; ohne Angabe: am Ende
cli-draw-seat = von welchem Platz aus gesehen, von 0 an gezählt; ohne Angabe: wie Zuschauer sie sehen
cli-draw-name = der Name eines Mitspielers; einmal für jeden, der Reihe nach
cli-draw-theme = bei Tag oder bei Nacht
cli-draw-shape = das Brett mit allen, die spielen, oder eine Karte, wie Links gezeigt werden
cli-draw-unveiled = mit dem, was bis zum Ende der Partie geheim war
cli-puzzles = Aufgaben aus Partien machen: Stellungen, in denen eine Entscheidung klar die beste ist und die naheliegende nicht
cli-puzzles-count = wie viele es werden sollen
cli-puzzles-seed = wovon die Partien abhängen
cli-puzzles-out = wohin sie geschrieben werden; sobald eine gefunden ist, man kann also abbrechen
cli-review = auf eine beendete Partie zurückblicken: was Glück war, was Können, was besser gewesen wäre
cli-review-html = in eine neue Datei schreiben, als Seite mit einem Bild
cli-review-all = mit jeder Entscheidung und jeder Ziehung
cli-review-seed = für dieselben Proben noch einmal
cli-review-effort = wie gründlich: 2 ist doppelt so viel wie üblich
cli-simulate = Bots viele Partien spielen lassen
cli-arena = Bots aneinander messen
cli-arena-more = Bots gegen Bots: Jede Ausgangslage wird für jeden von ihnen einmal gespielt, und am Ende hatte jeder jeden Sitz. Anteile haben 95-%-Intervalle.
cli-report = sehen, wie sich ein Spiel mit jeder Anzahl Plätze spielt, als Seite mit Bildern
cli-report-seats = für wie viele Plätze; sonst für alle, die das Spiel erlaubt
cli-report-bot = welcher Bot auf allen Plätzen spielt
cli-report-to = wohin die Seite und ihre Bilder kommen
cli-dataset = Partien als Tabelle von Entscheidungen schreiben, für alle, die daraus lernen
cli-dataset-to = eine neue Parquet-Datei
cli-dataset-from = Dateien beendeter Partien; sonst spielen Bots
cli-engine = Zeile für Zeile mit anderen Programmen sprechen
cli-engine-bot = welcher Bot sich setzt, wenn „sit“ gesagt wird
cli-json = in JSON antworten
cli-game = welches Spiel; ohne Angabe fragt der Tisch
cli-preset = Optionen, die gut zusammenpassen, unter einem Namen, samt Sitzen und Bots; { $presets }
cli-seats = wie viele Sitze der Tisch hat
cli-games-count = wie viele Partien gespielt werden
cli-bots = welche Bots spielen, Sitz für Sitz
cli-player = ein Mensch an dieser Tastatur, mit Namen; einmal für jeden
cli-bot = ein Bot, mit Namen; einmal für jeden
cli-option = eine Option des Spiels; einmal für jede
cli-seed = der Startwert der Partie, 64 hexadezimale Ziffern; ohne Angabe entscheidet der Zufall
cli-seed-number = eine ganze Zahl, aus der aller Zufall folgt
cli-on = wer spielt: dieser Rechner (local), ein Ray-Cluster (ray), oder nur kompilierter Code, hunderttausend Partien in Sekunden (twin: auf einem Kern; gpu)
cli-workers = wie viele Partien nebeneinander gespielt werden; sonst eine für jeden Kern
cli-plot = eine neue Datei für ein Bild des Ergebnisses
cli-pace = wie lange zu sehen ist, was geschah
cli-puzzle = statt einer Partie Aufgabe N des Spiels lösen, und dann die nächsten; 1 ist die leichteste
cli-save = eine neue Datei, in der die Partie gespeichert wird, wenn sie aus ist
cli-file = die Datei einer beendeten Partie
cli-day = das Geheimnis eines Tages, wenn es gelüftet ist: ob es eine Partie dieses Tages war
cli-cup = das Geheimnis eines Pokals, wenn er zu Ende ist: ob es eine Partie dieses Pokals war
cli-commitment = was der Tisch vor der Partie veröffentlicht hat
cli-serve = einen Tisch eröffnen, an den Freunde mit einem Link kommen
cli-serve-variables = Jede Einstellung kann in der Datei mit den Einstellungen stehen, als die Umgebungsvariable gegeben werden, die in ihrer Zeile steht, oder als Option; was in dieser Reihe später kommt, gilt mehr.
cli-settings = die Datei mit den Einstellungen (TOML); sonst fortable/fortable.toml in deinem Konfigurationsordner, sonst /etc/fortable/fortable.toml, wenn es eine gibt
cli-serve-show = jede Einstellung zeigen, wie sie gilt und woher sie kommt, ohne den Server zu starten
cli-serve-json = mit --show-settings: in JSON antworten
settings-file = Die Datei mit den Einstellungen ist { $file }.
settings-none = Es wurde keine Datei mit Einstellungen gelesen.
settings-from-usual = wie üblich
settings-from-file = { $where }
settings-from-environment = { $where }, aus der Umgebung
settings-from-flag = { $where }, eine Option
cli-serve-host = wo gelauscht wird; 0.0.0.0 lässt die Handys im Raum herein; sonst 127.0.0.1, nur dieser Rechner
cli-serve-port = der Port; sonst 8080, oder irgendein freier, wenn der belegt ist
cli-serve-database = die Datei, in der alles steht; sonst in deinem Datenordner
cli-serve-backup_folder = ein Ordner, in den der Server von selbst Sicherungen legt, etwa /var/backups/fortable; sonst keiner
cli-serve-backup_every_h = wie viele Stunden zwischen zweien dieser Sicherungen liegen; sonst 24
cli-serve-backup_keep = wie viele dieser Sicherungen aufgehoben werden, die neuesten; sonst 7
cli-serve-store = eine PostgreSQL-Datenbank, in der alles steht statt in der Datei: postgresql://BENUTZER@RECHNER/NAME (Zusatz postgres)
cli-serve-site = die Namen, unter denen Gäste den Tisch aufrufen, mit Kommas dazwischen, etwa tisch.example.org; zu Hause braucht es keinen
cli-serve-local_name = der Name, unter dem Handys im Raum ihn finden, ohne „.local“; üblich ist fortable, und „off“ ist keiner (Zusatz home)
cli-serve-metrics_token = ein geheimes Wort, mit dem /metrics von anderen Rechnern gelesen werden darf; die Umgebungsvariable ist sicherer, denn Optionen sehen andere auf dem Rechner
cli-serve-admin_token = ein geheimes Wort mit mindestens 20 Zeichen, mit dem man sich von anderen Rechnern aus um den Server kümmern kann (/api/admin); sonst keines, und nur „fortable admin“ auf diesem Rechner kann es
cli-serve-bus = wie mehrere Prozesse einander rufen: „local“ für einen einzigen, oder nats://HOST:PORT (Extra nats)
cli-serve-lease_s = so viele Sekunden darf einer von mehreren Prozessen schweigen, bevor andere seine Tische übernehmen
cli-serve-drain_s = in so vielen Sekunden übergibt einer von mehreren Prozessen seine Tische, wenn er angehalten wird
cli-serve-proxies = Adressen oder Netze der Proxys, denen geglaubt wird, für wen sie fragen (X-Forwarded-For), mit Kommas dazwischen; sonst die dieses Rechners, 127.0.0.1,::1
cli-serve-root_path = unter welchem Pfad der Website der Tisch hinter einem Proxy liegt, etwa /spiele; sonst keiner
cli-serve-rate = wie viele Nachrichten in der Sekunde jemand im Schnitt schicken darf; sonst 20
cli-serve-household_rate = wie viele Anfragen und Nachrichten in der Sekunde von einer Adresse kommen dürfen; sonst das Fünfzehnfache von dem, was eine Person darf
cli-serve-most_running = wie viele Tische einer Person zugleich laufen dürfen; sonst 30, und 0 heißt beliebig viele
cli-serve-most_open = wie viele Tische einer Person auf den Beginn warten dürfen; sonst 50, und 0 heißt beliebig viele
cli-serve-most_household_running = wie viele Tische, die von einer Adresse eröffnet wurden, gleichzeitig laufen dürfen; sonst 200, und 0 heißt beliebig viele
cli-serve-most_household_open = wie viele Tische, die von einer Adresse eröffnet wurden, auf den Beginn warten dürfen; sonst 150, und 0 heißt beliebig viele
cli-serve-most_household_tables = wie viele Tische von einer Adresse in einer Stunde eröffnet werden dürfen, auch für Revanchen; sonst 300, und 0 heißt beliebig viele
cli-serve-most_tables = wie viele Tische besetzt sein dürfen, bevor keiner mehr eröffnet wird; sonst 5000, und 0 heißt beliebig viele
cli-serve-most_sockets = wie viele Tabs an Tischen eine Person offen haben darf, oder alle ohne Namen von einer Adresse; sonst 100, und 0 heißt beliebig viele
cli-serve-most_at_table = wie viele Tabs an einem Tisch offen sein dürfen, außer denen mit einem Stuhl; sonst 1000, und 0 heißt beliebig viele
cli-serve-most_connections = wie viele Verbindungen offen sein dürfen; sonst 10000, und 0 heißt beliebig viele
cli-serve-most_household_connections = wie viele Verbindungen von einer Adresse kommen dürfen; sonst 500, und 0 heißt beliebig viele
cli-serve-most_guests = wie viele neue Gäste in einer Stunde von einer Adresse kommen dürfen; sonst 200, und 0 heißt beliebig viele, für einen Server hinter einem Proxy, der die Adressen nicht nennt
cli-serve-session_days = wie viele Tage ein Gerät unbenutzt bleiben darf und noch erkannt wird; sonst 90, und 0 heißt für immer
cli-serve-keep_days = wie viele Tage beendete und abgebrochene Tische und solche, die nie begannen, aufgehoben werden; sonst 365, und 0 heißt für immer
cli-serve-give_up_days = nach wie vielen Tagen, in denen niemand etwas tat, eine Partie aufgegeben wird; sonst 90, und 0 heißt nie
cli-serve-day_zone = die Zeitzone, um deren Mitternacht ein Tag beginnt, für die Partien des Tages, etwa Europe/Zurich; sonst UTC
cli-serve-push = wohin Nachrichten gehen dürfen, die man sich wünscht: an Push-Dienste mit öffentlicher Adresse (public, wie üblich), auch an diesen Rechner (anywhere), oder gar nicht (off)
cli-serve-push_contact = an wen sich Push-Dienste wenden können, etwa mailto:ich@example.org; sonst die Seite des Servers
cli-serve-push_after_s = so lange darf jemand weg sein, bevor Bescheid gegeben wird; sonst 10
cli-serve-forget = wie gelöscht wird, was zu alt ist: „carefully“, vorsichtig, nicht auf das Wort einer Uhr, die gesprungen ist; „at-once“, wie die Uhr es sagt; oder „never“, nie
cli-serve-bot_workers = wie viele Prozesse für Bots denken; sonst einer weniger als Kerne
cli-serve-bot_patience_s = wie viele Sekunden ein Bot denken darf, bis der Tisch für ihn handelt; sonst 10
cli-serve-think = wo Bots denken: „here“, hier, oder „apart“, auf Maschinen, die „fortable think“ am selben Bus laufen lassen (und hier, wo keine antwortet)
cli-serve-replay_workers = wie viele Prozesse Dateien und Wiedergaben von Partien machen, jeder für eine Person zur gleichen Zeit; sonst 1
cli-serve-replay_patience_s = wie viele Sekunden einer davon für jemanden arbeiten darf; sonst 10
cli-serve-replay_memory_mb = wie viele MiB Speicher einer davon belegen darf; sonst 512
cli-serve-most_moments = wie viele Ereignisse eine Partie haben darf, die wiedergegeben wird; sonst 20000
cli-serve-review_workers = wie viele Prozesse auf beendete Partien zurückblicken, wenn der Rechner nichts anderes tut; 0: keiner, und niemand kann es; sonst 1
cli-serve-review_patience_s = wie viele Sekunden Prozessorzeit einer davon für eine Partie brauchen darf; sonst 120
cli-serve-review_memory_mb = wie viele MiB Speicher einer davon belegen darf; sonst 1024
cli-serve-hint_workers = wie viele Prozesse Tipps für die geben, die allein gegen Bots spielen; 0: keiner, und kein Tisch hat Tipps; sonst 1
cli-serve-hint_patience_s = wie viele Sekunden einer davon für einen Tipp brauchen darf; sonst 20
cli-serve-grace_s = wie viele Sekunden jemand weg sein darf, bis ein Bot einspringen kann; sonst 30
cli-serve-host_grace_s = wie lange der Gastgeber eines öffentlichen Tisches weg sein darf, bevor andere, die dort sitzen, beginnen dürfen; sonst 120
cli-serve-rest_s = wie viele Sekunden ein Tisch im Speicher bleibt, den niemand ansieht; sonst 60
cli-serve-most_back_ms = um wie viele Millisekunden höchstens eine Hand über eine langsame Leitung zurückdatiert wird; 0: nie; sonst 80
cli-serve-round_trips = wer sagt, wie langsam eine Leitung ist: kernel (das TCP dieses Systems), pongs (die Leute selbst), oder der Header, in dem ein Proxy es in Mikrosekunden sagt; sonst kernel
cli-serve-standstill_s = stand der Server oder seine Maschine so viele Sekunden still, haben alle eine Weile, um wiederzukommen; sonst 2
cli-serve-open = den Tisch in einem Browser öffnen
cli-schema = JSON Schema von allem, was Spiele sagen und gesagt bekommen
cli-reference = eine Seite über ein Spiel für alle, die Programme schreiben: Optionen, Aktionen, Ereignisse, Ansichten, Notation
cli-one-game = nur dieses Spiel (sonst alle)
cli-out = Dateien in diesen Ordner schreiben statt auf die Standardausgabe
file-written = Geschrieben: { $file }
cli-board = den Spielplan eines eigenen Spiels bauen
cli-board-folder = das Paket des Spiels mit seinem web/board.tsx
board-done = Gebaut: { $file }
cli-backup = alle Tische in eine Datei kopieren, während der Server weiterläuft; auch aus einer PostgreSQL-Datenbank
cli-backup-file = eine neue Datei für die Kopie
cli-restore = eine Sicherung zurückholen, wenn der Server angehalten ist: in die Datei, oder in eine leere PostgreSQL-Datenbank
cli-restore-backup = eine Kopie, die „fortable backup“ gemacht hat
cli-cluster = nach einem Haus sehen, das mehrere Prozesse bedienen: wer sie sind, wem welcher Tisch gehört
cli-cluster-nodes = die Prozesse des Hauses, und wie viele Tische jeder hat
cli-cluster-owners = welcher Tisch in wessen Speicher ist
cli-cluster-drain = einen Prozess seine Tische übergeben lassen; er bleibt, und ist nicht bereit
cli-cluster-move = einen Tisch an einen anderen Prozess geben
cli-think = für die Bots von Servern auf anderen Maschinen denken (die mit --think apart laufen)
cli-think-workers = wie viele Prozesse denken; sonst so viele wie Kerne
cli-move-store = alles von einem Datenspeicher in einen anderen, leeren bringen, während kein Server einen von beiden benutzt
cli-move-store-from = wo alles ist: eine Datei, oder postgresql://…
cli-move-store-to = wo es hin soll: eine neue Datei, oder eine leere Datenbank unter postgresql://…
cli-check = nachsehen, ob die Datenbank heil ist: Jede Partie wird nach den Regeln noch einmal gespielt; repariert wird nichts
cli-doctor = sagen, was mit dem Rechner und den Einstellungen eines Servers nicht stimmt, und was zu tun ist
cli-doctor-url = die Adresse, über die Gäste von außen kommen, etwa https://table.example.org
doctor-versions = Fortable { $fortable }, Python { $python }, SQLite { $sqlite }.
doctor-extras = Zusätzlich installierte Teile: { $there } (es gibt { $all }).
doctor-room = { $free } MiB sind frei in { $folder }.
doctor-little-room = { $free } MiB sind frei in { $folder }; mindestens 200 sollten es sein. Schaff Platz, bevor nichts mehr aufgeschrieben werden kann.
doctor-disk = Die Platte braucht { $took } ms, um etwas endgültig zu schreiben.
doctor-slow-disk = Die Platte braucht { $took } ms, um etwas endgültig zu schreiben, und jeder Zug wartet darauf; über 50 merkt man es.
doctor-not-writable = { $file } lässt sich nicht beschreiben ({ $detail }): Gib es dem Benutzer des Servers, oder richte die Einbindung.
doctor-open-file = Andere auf diesem Rechner können { $file } lesen, worin Geheimnisse stehen: chmod 600.
doctor-no-file = { $file } gibt es noch nicht: Der Server macht sie beim Start.
doctor-file = { $file } lässt sich nicht benutzen: { $detail }. „fortable check“ sieht genauer hin, „fortable restore“ holt eine Sicherung zurück.
doctor-file-fine = { $file } ist eine Datenbank dieses Tisches, nur für ihren Benutzer.
doctor-clock = Das Neueste in der Datenbank liegt { $hours } Stunden in der Zukunft: Die Uhr dieses Rechners geht nach. Stell sie richtig.
doctor-store = { $store } lässt sich nicht benutzen: { $detail }. Sieh nach der Adresse, den Rechten ihrer Rolle und ob sie läuft.
doctor-store-fine = { $store } ist eine Datenbank dieses Tisches (PostgreSQL { $version }).
doctor-store-empty = { $store } ist leer (PostgreSQL { $version }): Der Server legt seine Tabellen beim Start an.
doctor-store-too-old = { $store } ist PostgreSQL { $version }; nötig ist 13 oder neuer.
doctor-store-unsafe = Die Datenbank steht auf { $setting }: Nach einem Stromausfall kann Bestätigtes fort sein. Schalt es ein.
doctor-store-lines = { $free } Verbindungen zur Datenbank sind frei; ein Prozess nimmt bis zu { $needed }.
doctor-store-commit = Die Datenbank braucht { $took } ms, um etwas endgültig aufzuschreiben, und jeder Zug wartet darauf; über 50 merken es die Leute.
doctor-bus = { $bus } lässt sich nicht benutzen: { $detail }. Ohne den Bus spielt niemand: Sieh nach, ob NATS läuft und zu erreichen ist.
doctor-bus-fine = { $bus } antwortet in { $took } ms.
doctor-time = Es ist { $now }.
doctor-not-synchronised = Es ist { $now } nach diesem Rechner, und niemand hält seine Uhr richtig: Schalte NTP ein (timedatectl set-ntp true).
doctor-any-port = Irgendein freier Port wird genommen.
doctor-port-free = Port { $port } ist frei.
doctor-port-ours = Port { $port } ist der des laufenden Servers (Prozess { $process }).
doctor-port-other = Port { $port } ist belegt; da keiner eingestellt ist, würde ein anderer genommen.
doctor-port-taken = Port { $port } geht nicht: { $detail }. Beende das andere Programm, oder wähle einen anderen Port.
doctor-address = Telefone im Raum kommen über { $address }.
doctor-alone = Nur dieser Rechner kann kommen, oder ein Proxy auf ihm; --host 0.0.0.0 lässt das Netz herein.
doctor-no-network = Der Server soll aus einem Netz erreichbar sein, und dieser Rechner ist in keinem.
doctor-name = { $name } führt zu { $address }: Sieh nach, ob das der Rechner ist oder sein Proxy.
doctor-no-name = { $name } führt nirgendwohin: Trag den Namen im DNS ein.
doctor-no-answer = { $url } antwortet nicht: { $detail }. Sieh nach dem Proxy und der Firewall.
doctor-other-answer = { $url } antwortet, aber nicht wie dieser Tisch (Status { $status }): Sieh nach, wohin der Proxy führt und ob --site den Namen hat.
doctor-no-tls = { $url } ist ohne TLS: Nachrichten, Installieren und Zwischenablage brauchen https.
doctor-tls-not-told = { $url } spricht TLS, und der Tisch weiß es nicht: Lass den Proxy X-Forwarded-Proto senden, und nenn ihn mit --proxies.
doctor-tls = { $url } spricht TLS, und der Tisch weiß es.
cli-admin = sich um einen Server kümmern: Tische, Leute, Partien und Sperren; ob er läuft oder nicht
cli-admin-tables = Tische auflisten, einen ansehen oder beenden
cli-admin-people = Leute auflisten, jemanden ansehen, mit allem löschen, was aufgehoben ist, oder für eine Weile sperren
cli-admin-matches = beendete Partien auflisten oder eine ansehen
cli-admin-bans = Sperren auflisten, eine Adresse für eine Weile sperren oder eine Sperre aufheben
cli-admin-table = die Kennung eines Tisches
cli-admin-status = nur Tische, die open, playing, over oder abandoned sind
cli-admin-end = diesen Tisch endgültig beenden
cli-admin-person = die Kennung einer Person
cli-admin-name = nur Leute, in deren Namen das vorkommt
cli-admin-delete = diese Person löschen, mit allem, was über sie aufgehoben ist
cli-admin-ban = für wie lange, etwa 90m, 12h, 7d oder 4w
cli-admin-note = eine Bemerkung für dich selbst zur Sperre
cli-admin-address = eine Adresse in Zahlen; bei IPv6 sind alle gemeint, die ihre erste Hälfte teilen
cli-admin-lift = die Nummer der Sperre, die vorbei ist
cli-admin-url = ein Server anderswo, mit dem Token in FORTABLE_ADMIN_TOKEN; sonst der, der die Datenbank benutzt
cli-admin-after = hinter dem mit dieser Kennung weitermachen
admin-none = Es gibt keine.
admin-more = Es gibt vielleicht noch mehr: --after { $last }
serve-here = Der Tisch ist offen: { $link }
serve-room = Für die Handys im Raum: { $link }
serve-name = Im selben Netz mit Namen zu finden: { $link }
serve-others = Weitere Adressen dieses Rechners: { $links }
serve-alone = Bisher kann ihn nur dieser Rechner öffnen. Im Vorraum eines Tischs kannst du die Handys im Raum hereinlassen.
serve-stop = Strg+C schließt ihn; es geht nichts verloren.
backup-done = Alles ist in { $file }.
restore-done = Alles ist, wie es in { $backup } war: { $file }.
cluster-node = { $node }  { $place }, Version { $version }: { $state }, { $tables ->
    [one] ein Tisch
   *[other] { $tables } Tische
}
cluster-alive = lebt
cluster-dead = tot
cluster-draining = übergibt seine Tische
cluster-nobody = Kein Prozess teilt diese Datenbank.
cluster-no-tables = Kein Tisch ist in einem Speicher.
cluster-drained = { $node } übergibt seine Tische in einigen Sekunden.
cluster-moved = { $table } geht in einigen Sekunden an { $node }.
think-here = Denkt für alle, die bei { $bus } fragen, in { $workers } { $workers ->
    [one] Prozess
   *[other] Prozessen
}. Strg+C hält es an.
move-store-done = Alles ist jetzt in { $store } und wurde verglichen: { $rows } Zeilen in { $tables } Tabellen. { $old } ist, wie es war; lösche es, wenn du es nicht mehr brauchst.
restore-aside = Was vorher da war, liegt in { $file }.
check-goes-on = Wird durchgesehen
check-whole = { $file } ist heil: { $tables ->
        [one] { $tables } Tisch
       *[other] { $tables } Tische
    }, { $moves ->
        [one] { $moves } Zug
       *[other] { $moves } Züge
    }.
check-not-whole = { $file } ist nicht heil ({ $tables } Tische, { $moves } Züge durchgesehen). Verändert wurde nichts: Halte den Server an und hol mit „fortable restore“ eine Sicherung zurück, oder heb auf, was da ist, und frag die, die Fortable machen.
check-sizes = Die Datei hat { $size } MiB (davon { $free } frei), ihr Protokoll { $log } MiB; { $people } Leute, { $devices } Geräte, { $tables } Tische, { $steps } Schritte, { $results } Ergebnisse, { $cups } Pokale, { $subscriptions } Geräte, die Nachrichten wollen, { $notices } Nachrichten, die warten.
check-sizes-database = Die Datenbank braucht { $size } MiB; { $people } Leute, { $devices } Geräte, { $tables } Tische, { $steps } Schritte, { $results } Ergebnisse, { $cups } Pokale, { $subscriptions } Geräte, die Nachrichten wollen, { $notices } Nachrichten, die warten.
check-at-table = Tisch { $table }: { $said }
check-damage = { $by } sagt: { $detail }
check-strays = { $count } Zeilen von „{ $name }“ gehören zu etwas in „{ $other }“, das nicht da ist.
check-old-schema = Die Datenbank ist von einer älteren Version (Schema { $schema }, diese macht { $known }): Nur ihre Seiten wurden angesehen. Der Server bringt sie beim Start auf den neuen Stand.
check-layout = „{ $name }“ ist nicht so gemacht, wie diese Version es macht.
check-layout-unknown = Ob Tabellen und Indizes so gemacht sind, wie diese Version sie macht, wurde nicht angesehen: Dafür wird ein Schema angelegt und wieder verworfen, und das darf dieser Benutzer hier nicht.
check-unreadable = Was davon aufgehoben ist, lässt sich nicht lesen: { $detail }
check-column = „{ $name }“ ist nicht, was die Zeile sagt.
check-step-column = Der Schritt bei Version { $version } ist nicht, was daneben steht.
check-chairs = Wer dort sitzt, ist anders verzeichnet als am Tisch.
check-gap = Das Protokoll ist nicht vollständig: Version { $expected } müsste folgen, und es folgt { $found }.
check-twice = Derselbe Wunsch wurde zweimal erfüllt, das zweite Mal bei Version { $version }.
check-answer = Was bei Version { $version } bestätigt wurde, ist nicht, wozu es führte.
check-unplayable = Sein Protokoll lässt sich nicht spielen: { $detail }
check-rules = Bei Version { $version } kommen die Regeln zu etwas anderem als das Protokoll ({ $detail }).
check-not-over = Es heißt, die Partie sei zu Ende, und das Protokoll hört vorher auf, bei Version { $version }.
check-is-over = Es heißt „{ $status }“, und nach dem Protokoll ist die Partie zu Ende.
check-waiting = Es wartet auf andere als das Protokoll.
check-ending = Das Ende ist nicht das, zu dem die Regeln kommen.
check-results = Die Ergebnisse in der Chronik sind nicht die des Endes.
check-game-gone = Das Spiel „{ $game }“ ist hier nicht installiert: Das Protokoll wurde nicht nachgespielt.
check-other-rules = Gespielt wurde nach anderen Regeln (Version { $version }) als heute: Das Protokoll führt zu einem Stand, neu geurteilt wurde nicht.
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
verify-day = Das war eine Partie des Tages { $day }, nach dem Geheimnis mit dem Fingerabdruck { $fingerprint }.
verify-cup = Das war eine Partie des Pokals { $cup }, Runde { $round }, nach dem Geheimnis mit dem Fingerabdruck { $fingerprint }.
verify-commitment =
    Gespielt wurde sie unter dieser Festlegung; vergleiche sie mit dem, was der Tisch vor der ersten Karte veröffentlicht hat:
    { $commitment }
verify-bound = Sie bindet den Startwert, das Spiel, die Version seiner Regeln, Plätze, Optionen, die Einstellungen des Tischs und den Anfang der Partie.
verify-old-file = Aber das ist eine Datei der älteren Art, deren Festlegung nur den Startwert bindet: Dass dies die Regeln, die Plätze und die Optionen waren, lässt sich daraus nicht beweisen.
verify-fingerprint = Aber verglichen hast du den Fingerabdruck des Startwerts, der nur den Startwert bindet: Vergleiche die Festlegung, damit bewiesen ist, dass dies die Regeln, die Plätze und die Optionen waren.
games-presets = Vorlagen:
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
arena-playing = Es wird gespielt
arena-title =
    { $games ->
        [one] Eine Partie
       *[other] { $games } Partien mit { $deals } Ausgangslagen
    }
arena-caption = In Klammern: wo der wahre Wert mit 95 % Sicherheit liegt.
arena-forfeits =
    { $bot } hat { $games ->
        [one] eine Partie
       *[other] { $games } Partien
    } kampflos verloren: { $why }
arena-times-fair = Gerechte Anteile
arena-fair = gerechter Anteil
arena-rating = Wertung
arena-duels = Wie oft (%) der Bot links vor dem anderen lag
arena-order = Wer welchen Teil der Siege hatte, in der Reihenfolge des Spiels
arena-turn = Platz

# Aus Python (docs/python.md)
face-seat = Sitz { $number }
face-allowed =
    { $count ->
        [one] Eine Aktion ist hier erlaubt: { $some }
       *[other] { $count } Aktionen sind hier erlaubt: { $some }
    }

review-looking = Rückblick wird gemacht
review-title = Rückblick
review-course = Was jeder erwarten konnte, vom ersten Ereignis bis zum letzten
review-player = Spieler
review-fair = Gerechter Anteil
review-luck = Glück
review-own = Eigene Entscheidungen
review-others = Entscheidungen der anderen
review-rest = Rest
review-result = Ergebnis
review-mistakes = Fehler
review-loss = Mittlerer Verlust
review-count = { $mistakes } von { $decisions }
review-unit-share = Teile des Sieges. Gerechter Anteil, Glück, Entscheidungen und Rest ergeben zusammen das Ergebnis.
review-unit-points = Punkte. Was zu erwarten war, Glück, Entscheidungen und Rest ergeben zusammen das Ergebnis.
review-doubt = Hinter ± steht, wie weit eine Zahl durch das Rauschen der Proben danebenliegen kann (ein Standardfehler).
review-turning = Wendepunkte
review-no-mistake = Nichts ist als Fehler erwiesen.
review-draws = Ziehungen
review-decisions = Entscheidungen
review-after = Nach Ereignis
review-chosen = Gewählt
review-better = Besser
review-cost = Kosten
review-points = Punkte
review-memory = Davon Gedächtnis
review-reason = Warum
review-remarks = In Worten

# Der Bericht zum Gleichgewicht
dataset-written = { $rows } Entscheidungen sind in { $file }
report-written = Die Seite ist { $file }
report-title = { $game }: wie es sich spielt
report-about = { $games } Partien für jede Anzahl Spieler, auf jedem Platz der Bot `{ $bot }`. Gemacht mit `{ $command }`.
report-ruled = Was Punkte bringt, wie es endet und die Partie unten stammen aus je { $games } weiteren solchen Partien, nach den Regeln gespielt.
report-match = Eine Partie
report-match-about = Die erste von denen mit den meisten Spielern: zur Halbzeit und am Ende.
report-midway = Das Brett zur Halbzeit
report-end = Das Brett am Ende
report-length = Dauer
report-length-about = Wie viele Aktionen eine Partie braucht.
report-scores = Punkte
report-scores-about = Was alle erreichen, und was die erreichen, die gewinnen.
report-turns = Wer beginnt
report-turns-about = Wie oft gewinnt, wer als Erster, als Zweiter und so weiter handelt; ein geteilter Sieg zählt in Teilen. In Klammern das 95-%-Intervall.
report-clauses = Was zählt
report-clauses-about = Wie vielen von allen Spielern aller Partien jede Klausel Punkte bringt, und wie viele es dann sind.
report-ends = Wie es endet
report-ends-about = Welche Klausel die Partie beendet hat.
report-seats = Spieler
report-mean = Mittel
report-half = Mittlere Hälfte
report-range = Von–bis
report-winning = Mittel der Sieger
report-shared = Geteilte Siege
report-turn = Platz { $number }
report-clause = Klausel
report-for =
    { $seats ->
        [one] allein
       *[other] { $seats } Spieler
    }
report-actions = Aktionen
report-points = Punkte
report-everybody = alle
report-winners = Sieger
report-order = Reihenfolge
report-share = Anteil der Spieler

# Den Namen behalten
TB-10-bad-passkey = Dieser Passkey öffnet hier nichts (mehr): Versuch einen anderen, oder nimm deinen Wiederherstellungscode.
TB-10-no-passkeys-here = Hier gibt es keine Passkeys: Sie brauchen einen Tisch, der mit einem Namen und über https geöffnet wird. Ein Wiederherstellungscode geht überall.
TB-10-too-many-passkeys = Du hast schon { $allowed } Passkeys: Nimm einen weg, den du nicht mehr brauchst.
TB-10-no-such-passkey = Einen Passkey „{ $tried }“ hast du hier nicht (mehr): Schau in die Liste deiner Passkeys.
TB-10-bad-recovery-code = Dieser Wiederherstellungscode gilt nicht (mehr): Er gilt einmal, und nur der letzte, den du gemacht hast. Vergleich ihn Buchstabe für Buchstabe.

# Wertungen
cli-ratings = aus allen Ergebnissen ausrechnen, wo die Leute auf einem Server stehen
cli-serve-ratings = ob den Leuten gesagt wird, wo sie unter den anderen stehen: „off“, oder „on“ mit dem Extra „ratings“
cli-places = in diese Datei, die ratings.json eines Spiels, schreiben, wo die Bots auf der Skala stehen
ratings-none = Niemand hat genug Partien gespielt, die zählen.

# A word across languages: the browser has these too
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
