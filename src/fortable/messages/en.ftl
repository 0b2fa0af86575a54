# What the table itself says. Games have catalogues of their own.

seat = Player { $number }
seat-number = Seat { $number }
player = { SEAT($seat) }
preview-waiting = Waiting for { SEAT($seats) }
preview-open =
    { $free ->
        [0] Ready to begin
        [one] One chair is free: come and play
       *[other] { $free } chairs are free: come and play
    }
preview-given-up = The match was given up
preview-practice = Practice: it counts for nothing
preview-over = The match is over

# The rules of the table (docs/table-rules.md)
TB-01-no-such-seat =
    { $last ->
        [0] There is no seat { $tried }: there is only seat 0.
       *[other] There is no seat { $tried }: the seats are 0 to { $last }.
    }
TB-02-over = The match is over; nobody acts any more.
TB-02-not-over = The match is still running: it waits for { SEAT($waiting) }.
TB-02-no-match = There is no match yet: begin with “new” or “load”.
TB-02-not-seated = Nobody sits here yet: begin with “sit”.
TB-02-still-running = This file is of a match that is still running. It can be read once the match is over.
TB-03-not-waited-for = It is not { SEAT($seat) }’s turn: the match waits for { SEAT($waiting) }.
TB-03-nothing-to-do = There is nothing for { SEAT($seat) } to do right now: the match waits for { SEAT($waiting) }.
TB-03-no-deadline = No deadline has passed, so the clock has nothing to say.
TB-03-other-deadline = The clock does only what its deadline says: “{ $allowed }”.
TB-04-malformed = This is not understood: { $detail }
TB-04-missing-field = “{ $field }” is missing. It is written like this: { $form }
TB-04-unknown-field = There is no “{ $field }” in it. It is written like this: { $form }
TB-04-wrong-kind = “{ $field }” is of the kind { $given } and should be { $wanted }. It is written like this: { $form }
TB-04-misshapen = This is not understood: { $detail }. It is written like this: { $form }
TB-04-no-host = This request does not say which host it is meant for, or says it more than once. HTTP wants one “Host”, such as “localhost:8080”.
TB-04-unknown-word = There is no { $field } “{ $tried }” here. There is: { $allowed }.
TB-04-no-word = It does not say “{ $field }”, which can be: { $allowed }.
TB-04-no-match-file = This is not the file of a match: such a file is a JSON object with the format “{ $allowed }”.
TB-05-stale = This was chosen at version { $tried }, but the match stands at version { $now }: look again.
TB-05-no-such-version = There has been no version { $tried } of this match yet: it stands at version { $now }. Choose at that one.
TB-06-bad-seats = This game is not for { $tried }: it takes { $allowed }.
TB-06-bad-seed = “{ $tried }” is no seed: a seed is { $digits } hexadecimal digits.
TB-06-bad-effort = An effort of { $tried } is not possible: it is more than 0 and at most { $most }.
TB-06-no-such-game = There is no game “{ $tried }” on the shelf. There is: { $allowed }.
TB-06-no-such-bot = There is no bot “{ $tried }” for this game. There is: { $allowed }.
TB-06-no-such-preset = There is no preset “{ $tried }” for this game. There is: { $allowed }.
TB-06-bad-program = “{ $tried }” is no bot: say NAME=COMMAND, with a name of letters and digits and a command that can be run here.
TB-06-other-rules = These are rules of version { $allowed }, not { $tried }.
TB-06-too-many-players = { $tried } players are too many for { $allowed } seats.
TB-06-no-such-option = This game has no option “{ $tried }”. It has: { $allowed }.
TB-06-bad-option = The option “{ $option }” cannot be “{ $tried }”. It can be: { $can_be }.
TB-06-option-kind =
    The option “{ $option }” wants { $wanted ->
        [integer] a whole number
        [boolean] a truth value, true or false
       *[string] a text
    }, and got { $given ->
        [string] the text “{ $tried }”
        [integer] the number { $tried }
        [boolean] the truth value { $tried }
        [null] nothing
       *[other] something else ({ $tried })
    }. It can be: { $can_be }.
TB-06-no-games = { $tried } matches cannot be played: at least one, please.
TB-06-store-needed = This needs the PostgreSQL database that the processes share: --store postgresql://USER@HOST/NAME.
TB-06-think-needs-bus = This needs the NATS server by which nodes and thinkers find each other: --bus nats://HOST:PORT.
TB-06-no-such-node = There is no process { $tried }; alive: { $allowed }.
TB-06-bad-setting = This setting cannot be: { $detail }
TB-06-wrong-setting = { $where }: “{ $tried }” cannot be “{ $name }”. It may be { $kind ->
        [port] a port, from 0 to 65535
        [whole] a whole number, 0 or more
        [whole-above-0] a whole number, more than 0
        [number] a number, 0 or more
        [number-above-0] a number, more than 0
        [choice] one of these: { $allowed }
        [store] an address, such as postgresql://USER@HOST/NAME
        [path] nothing, or a path such as /games, with no slash at its end
        [zone] a time zone, such as Europe/Zurich
        [names] a text, or a list of texts
        [long-secret] a text of 20 characters or more
       *[text] a text
    }.
TB-06-no-such-setting = { $where }: there is no setting “{ $tried }”.{ $near ->
        [none] { "" }
       *[other] { " " }Is “{ $near }” meant?
    } “fortable serve --show-settings” shows all there are.
TB-06-settings-file = { $file } cannot be read as settings: { $detail }. A line is “port = 8080” or “site = "table.example.org"”.
TB-06-no-id = { $tried } needs to know which one: “fortable admin { $what } ID { $tried } …”. “fortable admin { $what }” lists their ids.
TB-06-no-span = “{ $tried }” is no span of time: a number and m, h, d or w for minutes, hours, days or weeks is needed, such as 12h.
TB-06-redirected = { $tried } points to { $to }, where the admin token was not sent. If that is your server, name it with --url.
TB-06-no-contest = A contest needs at least two different bots, each named once, not “{ $tried }”.
TB-06-no-twin-bots = Not all of “{ $tried }” are compiled code from first to last; of this game’s bots these are: { $allowed }. All others play without --on.
TB-06-extra-missing = “{ $tried }” needs a part of Fortable that is not installed here: pip install "fortable[{ $extra }]".
TB-06-no-gpu = “{ $tried }” needs a GPU of NVIDIA with its driver, which is not found here, and pip install "fortable[{ $extra }]".
TB-06-backups-of-file = Backups into { $folder } are copies of a file, but everything is remembered in a database (store). Let the database make its own backups, or leave one of the two settings out.
TB-06-no-matches = Say which game the bots play, or give files of finished matches with --from.
TB-06-no-twin = “{ $tried }” cannot be studied this way: it has no quick twin of its rules.
TB-06-no-tiny = “{ $tried }” has no tiny table: its whole matches can be studied.
TB-06-all-at-once = In “{ $tried }” all act at once: use fortable.research.parallel_env.
TB-07-other-seed = The seed in this file does not belong to the published commitment { $commitment }.
TB-07-other-terms = The commitment { $commitment } was not made for what this file says: another seed, or other rules, seats, options, settings or position.
TB-07-other-day = This match was not a deal of { $recorded } by the secret with the fingerprint { $tried }.
TB-07-other-cup = This match was not of the cup { $recorded } by the secret with the fingerprint { $tried }.
TB-07-other-commitment = The table published { $tried }, but this file was played under { $recorded }.
TB-07-other-version = This file is of { $tried }; here we have { $allowed }.
TB-07-other-setup = The position in this file has other seats or options than the file says.
TB-07-out-of-order = At version { $version } the file has an action chosen for version { $recorded }.
TB-07-refused = At version { $version } the file has an action that rule { $rule } forbids.
TB-07-differs = Event { $version } was tampered with: the file says { $recorded }, the seed and the rules say { $computed }.
TB-07-surplus = The file has { $recorded } events, but the match ended after { $computed }.
TB-07-unplayable = Event { $version } of this file leads nowhere: no match ever went like this.
TB-07-cut-short = The file breaks off at version { $version }: the match was not over.
TB-07-older-rules = This file is of version { $tried } of the rules. Here we have version { $allowed }, by which the match would have gone differently ({ $rule }), and nobody is shown what the rules cannot check. “fortable replay FILE” shows it on your own machine.
TB-08-unreadable = “{ $tried }” cannot be read as a position.
TB-08-impossible = Such a position cannot be: it is against { $clause }.
TB-08-against = Such a position cannot be: “{ $part }” is against { $clause }. { $wants }
TB-08-not-at-rest = In this position nobody could do anything.
TB-08-bad-action = “{ $tried }” cannot be read as an action.
TB-08-no-such-action = “{ $tried }” is no action here. These are: { $allowed }.
TB-08-form = “{ $tried }” cannot be read. It is written like this: { $form }
TB-08-position = “{ $tried }” cannot be read in a position. One is written like this: { $form }
TB-08-senseless = The rules can make nothing of such a position.
TB-09-no-such-table = There is no table “{ $tried }”: perhaps the link is cut short, or the table is long gone.
TB-09-no-such-television = This television was silent for too long and is not known (any more): it asks for new letters.
TB-09-no-such-television-code = No television has the letters “{ $tried }” now. Open the table’s address with /tv at its end on the television, and type the four letters that stand there.
TB-09-occupied = Somebody sits on { SEAT($seat) }’s chair already. Free chairs: { $free }.
TB-09-full = All { $chairs } chairs are taken; you can look on.
TB-09-begun = The match has begun: chairs stay as they are. Before the start you could have changed that.
TB-09-not-begun = The match has not begun yet: take a chair, and press start.
TB-09-not-seated = You have no chair at this table, so you can only look on.
TB-09-too-few = { $taken } chairs are taken, but this game takes { $allowed }. Let bots fill the others.
TB-09-bot-sits-here = A bot plays for { SEAT($seat) }. Whoever the seat belongs to can take it back with “sit”.
TB-09-nobody-sits-here = On this chair sits nobody whom you could keep away: it is free, or a bot’s, and “clear” empties it.
TB-09-not-gone = { SEAT($seat) } is still here. A bot may sit in when somebody has been gone for { $seconds } seconds.
TB-09-still-running = There is a rematch once this match is over.
TB-10-no-guest = We do not know you yet: tell us your name first.
TB-10-no-name = A name needs at least one letter.
TB-10-long-name = This name has { $tried } letters; { $allowed } are the most there is room for.
TB-10-not-host = Only whoever opened this table can do that.
TB-10-not-at-home = Whether those in the same network can come is decided by whoever sits at the machine itself, where the table was opened with “fortable serve --open”. Everywhere else it is started like this: fortable serve --host 0.0.0.0
TB-10-no-network = This machine is in no network, so nobody could come. Connect it, and try again.
TB-10-room-shut = The table cannot be reached at { $tried }: { $detail }. Close it, and start it like this: fortable serve --host 0.0.0.0
TB-10-host-starts = At a public table the host starts. If the host is gone for { $seconds } seconds, whoever sits there may.
TB-10-kept-away = The host of this table does not want you to sit here. You can look on, or open a table of your own.
TB-10-keeps-self-away = You are the host and cannot keep yourself away. If you want to leave, stand up.
TB-10-bad-code = This code is not good (any more): make a new one on the other device. It lasts for { $minutes } minutes and works once.
TB-10-no-such-device = You have no device “{ $tried }” here (any more): look at the list of your devices.
TB-10-has-chairs =
    On this device you are { $name }, and have { $tables ->
        [one] a chair at a table that is not over
       *[other] chairs at { $tables } tables that are not over
    }. With the code you would be somebody else here and leave that for good: play to the end first, or say that you want to leave.
TB-10-other-site = A page of { $tried } tried to act for you here; only this table’s own pages may.
TB-10-unknown-host = This table does not know that it is called “{ $tried }”, so a page of somebody else could be behind it. Use its address in numbers or “localhost”; whoever runs it can start it with: fortable serve --site { $tried }
TB-10-metrics = The metrics are for whoever runs this table: ask from the machine itself, by “localhost”, or with the header “Authorization: Bearer …” and the word in FORTABLE_METRICS_TOKEN.
TB-10-admin = This is for whoever looks after this server, with its admin token (Authorization: Bearer …).
TB-10-banned = Whoever looks after this server has decided that you may not play here until { $until }. What is kept about you can still be downloaded and deleted.
TB-10-ban-whom = Say who may not play: one person by their id, or one address.
TB-10-no-address = “{ $tried }” is no address: one in numbers is needed, such as 192.0.2.7 or 2001:db8::7.
TB-10-no-such-person = There is nobody with the id “{ $tried }”: “fortable admin people” lists them.
TB-10-no-such-ban = There is no ban with the number { $tried }: “fortable admin bans” lists them.
TB-10-no-such-status = There are no tables that are “{ $tried }”. They can be: { $allowed }.
TB-11-too-fast = Slowly, please: { $allowed } messages a second are plenty.
TB-11-too-fast-together = Slowly, please: from one address, { $allowed } requests a second are plenty for everybody together.
TB-11-too-long = { $tried } are too many: a message has at most { $allowed } characters.
TB-11-answer-too-long = The answer would have { $tried } bytes, and at most { $allowed } are sent. Ask for something smaller.
TB-11-not-text = A message is text, in JSON; this was not.
TB-11-too-many-running = { $allowed } matches of this table’s host are running already, and more are too many. Finish one or give one up; then this one can begin.
TB-11-too-many-open = { $allowed } tables of yours wait to begin, and more are too many. Begin one or give one up; then you can open another.
TB-11-too-many-open-together = { $allowed } tables that were opened from your address wait to begin, and more are too many. Begin one or give one up; then another can be opened.
TB-11-too-many-running-together = { $allowed } matches at tables that were opened from this table’s address are running, and more are too many. Finish one or give one up; then this one can begin.
TB-11-too-many-opened = { $allowed } tables were opened from your address within an hour, and more are too many. Come back a little later, or join a table by its link.
TB-11-too-many-tables = { $allowed } tables are in use here, and there is no room for more just now. Come back a little later, or join a table by its link.
TB-11-too-many-sockets = You have { $allowed } tabs open at tables, and more are too many. Close some; then this one opens.
TB-11-table-crowded = { $allowed } people look on here already, and there is no room for more. Whoever has a seat always gets in.
TB-11-too-many-guests = { $allowed } new guests have come from your address within an hour, and more are too many. Come back a little later; whoever was here before is still known.
TB-11-too-many-connections-together = { $allowed } connections are open from your address, and more are too many. Close some tabs; then this one opens.
TB-11-too-many-connections = { $allowed } connections are open here, and there is no room for more just now. Come back a little later.
TB-11-head-too-long = The address and headers of a request are too long: besides its body it has at most { $allowed } bytes.
TB-11-too-many-headers = A request has at most { $allowed } headers.
TB-11-too-many-at-once = { $allowed } requests wait on this connection already; send more when they are answered.
TB-11-too-many-moments = This match has { $tried } moments, and here at most { $allowed } are told. “fortable replay FILE” shows it on your own machine.
TB-11-too-much-to-tell = The moments of this match are more than { $allowed } MiB, and no more are told here. “fortable replay FILE” shows it on your own machine.
TB-11-too-much-work = This took more than { $seconds } seconds, or { $memory } MiB of memory, and was given up. “fortable replay FILE” takes its time on your own machine.
TB-11-line-too-long = { $allowed } from your address wait for a match already. Ask again when some of them have theirs.
TB-11-busy = Too many ask for matches just now: it was not your turn within { $allowed } seconds. Ask again a little later.
TB-12-no-answer = The table did not answer in time. Nothing is lost: try again.
TB-12-others-first = Others asked before you, and this takes a while to work out. Nothing is lost: ask again in a moment.
TB-12-not-remembered = This could not be written down, so it did not happen. Try again, and tell whoever runs this table.
TB-12-disk-full = The disk of this table’s server is full: nothing can be written down, so nothing happened. Try again later, and tell whoever runs this table; it goes on by itself once there is room.
TB-12-locked = Another program keeps the table’s file to itself, so nothing could be written down and nothing happened. Try again, and tell whoever runs this table.
TB-12-damaged = The table’s file is damaged, so nothing can be written down or looked up. Tell whoever runs this table: “fortable restore” brings a backup back.
TB-12-read-only = The table’s file may not be written to, so nothing happened. Tell whoever runs this table.
TB-12-disk-fails = The disk of this table’s server fails, so nothing could be written down or looked up. Try again, and tell whoever runs this table.
TB-12-moved = The table’s file was moved or replaced while it was open, so nothing can be written down and nothing happened. Tell whoever runs this table: the file must be put back as it was, or the server started anew.
TB-12-in-use = { $file } is in use by another server (process { $process }). A file has one server at a time: stop that one first, or name another file with --database.
TB-12-newer-schema = { $file } was written by a newer version of this program: its schema is number { $needed }, and this version knows those up to { $known }. Nothing was touched; start the newer version, or restore a backup from before.
TB-12-older-schema = { $file } is of an older version of this program: its schema is number { $found }, and this version reads { $known } alone. Nothing was touched; start the server once, which brings it to the present, or use the program of its version.
TB-12-no-database = { $file } is not a database of this table. Nothing was touched; name another file with --database.
TB-12-cannot-open = { $file } cannot be opened: { $detail }. Look after the rights of the file and its folder and the room on the disk, or name another file with --database.
TB-12-store-away = The database of this table cannot be reached, so nothing could be written down or looked up, and nothing happened. Try again in a moment; it goes on by itself once the database is back.
TB-12-store-full = The database of this table has no room left: nothing can be written down, so nothing happened. Try again later, and tell whoever runs this table; it goes on by itself once there is room.
TB-12-store-read-only = The database of this table may only be read at present, so nothing happened. Try again later, and tell whoever runs this table.
TB-12-store-fails = The database of this table fails, so nothing could be written down or looked up. Try again, and tell whoever runs this table.
TB-12-store-in-doubt = The database was lost while it was writing this down, and whether it did is not known yet. Look whether it was done, or try again: the same move never counts twice.
TB-12-store-in-use = { $store } is in use by another server ({ $holder }). A database has one server at a time: stop that one first, or name another with --store.
TB-12-house-elsewhere = { $store } is in use by { $holder }, and no process of it was found by the key beside this file. Run the command on its machine with its --database, or with --url and FORTABLE_ADMIN_TOKEN; or stop all its processes first.
TB-12-not-empty = { $store } is not empty, and nothing was moved: what is there would be mixed with what comes. Name an empty one.
TB-12-not-the-same = What arrived in { $store } is not what was sent: { $detail }. Nothing of it was kept; everything is still where it was. Try again.
TB-12-too-late = This took longer than { $allowed } seconds and was given up. Look whether it was done; if not, try again a little later.
TB-12-damaged-file = { $file } is damaged: { $detail }. Nothing was changed. Take another backup; “fortable restore” puts it in place.
TB-12-not-copied = No copy could be made in { $file }: { $detail }. Nothing was changed, and no half copy is left. Look after the room on the disk and the rights of the folder.
TB-13-bot-gone = The bot’s program has ended (status { $status }).
TB-13-bot-late = The bot’s program did not answer within { $allowed } seconds.
TB-13-bot-refuses = The bot’s program refused to “{ $asked }”: { $error }
TB-15-still-play = Nothing is skipped for anybody who still plays: { SEAT($seats) }.
TB-16-own-hands = The deal of the day is played with one’s own hands: no bot sits in.
TB-16-others-deal = Somebody plays a deal of the day here. Nobody looks on until its secret is revealed.
TB-16-not-revealed = This is a deal of the day: there is no file or picture of it before the secret of { $day } is revealed.
TB-16-no-such-day = { $tried } is no day or month of the calendar: 2031-05-04 is a day, 2031-05 a month.
TB-16-not-begun = Nothing was dealt on { $tried }.
TB-16-no-such-deal = There is no deal of the day of this kind: { $tried }.
TB-16-not-dealt = The deal of the day could not be dealt now. Try again in a while.
TB-16-tried-already = You have had your try that counts today. More are practice, and do not count.
TB-16-still-counts = Your try that counts is not over yet: after it you may practise.
TB-16-nothing-to-share = There is nothing to share: no try of yours on { $day } is over.
TB-17-not-in-line = You wait in line no more: you looked for somebody on another page, or were gone for long. Begin anew, and you are in it again.
TB-18-no-such-cup = There is no cup { $tried }: perhaps part of the link is missing, or it was cleared away long ago.
TB-18-too-many-cups = { $allowed } cups of yours are not over, and more are too many. End one; then you can open another.
TB-18-cup-full = { $allowed } are in this cup already, and there is no room for more.
TB-18-cup-over = This cup is over. You can open one of your own.
TB-18-cup-begun = This cup has begun already.
TB-18-cup-not-begun = This cup has not begun: its host begins it.
TB-18-too-few-members = A cup needs { $allowed } people at least: send its link to somebody.
TB-18-not-cup-host = Only the host of a cup begins it, closes its rounds and ends it.
TB-18-not-a-member = You are not in this cup: come in first.
TB-18-no-such-round = There is no round { $tried } to play alone here: this cup has { $allowed }, and where several play at tables, your table comes by itself.
TB-18-no-rounds-to-close = In this cup everybody plays at their own pace: there is no round to close. You can end the cup.
TB-18-not-alone = { $game } cannot be played alone by everybody in the same way: the quicker hand wins. Make it a cup at tables.
TB-18-not-at-tables = At the tables of a cup at least two play.
TB-18-own-hands = In this cup everybody plays with their own hands: no bot sits in.
TB-18-others-cup = A round of a cup is played here. Nobody looks on before the cup is over.
TB-18-cup-not-revealed = This is a round of a cup: there is no file, replay or picture of it for others before the cup is over.

# Cups
cup-place = place { $place } of { $of }
TB-19-no-such-phrase = There is no phrase “{ $tried }” at this table. What can be said stands in the list; a game’s own phrases the host lets in when the table is opened.
TB-19-too-many-words = { $allowed } phrases a minute are plenty: give the others a while to read, then say more.
TB-20-no-notices = This server sends no notices: whoever runs it has turned them off. What waits for you stands on the shelf, and in the title of the page.
TB-20-bad-address = Nothing can be sent to this address: { $detail }. It is an https address of a public push service, as the browser tells it.
TB-20-bad-zone = “{ $tried }” is no time zone. One is Europe/Zurich, another UTC.
TB-20-bad-key = This is no key of a subscription: it has { $allowed } bytes, in base64url.
TB-21-not-finished = A match is looked back at when it is over: this one has not come to its end.
TB-21-given-up = This match was given up before its end, and there is nothing to look back at. The next one can be played to its end.
TB-21-older-rules = This match was played by version { $tried } of the rules. Here we have version { $allowed }, and nothing is judged by rules that nobody knew.
TB-21-no-reviews = This server looks back at no matches: whoever runs it has turned that off. “fortable review FILE” does it on your own machine, with the file of the match.
TB-21-too-many-reviews = { $allowed } matches that were asked for from your address wait to be looked back at. Ask again when one of them is done.
TB-21-busy = { $allowed } matches wait to be looked back at, and more are too many. Ask again a little later.
TB-21-too-much-work = Looking back at this match took more than { $seconds } seconds or { $memory } MiB of memory, and was given up. “fortable review FILE” takes its time on your own machine.
TB-21-review-failed = Looking back at this match failed, and would fail again: that is a mistake in the program. Tell whoever runs this server.
TB-21-no-decision = Nobody decided anything at version { $tried } of this match. Practice begins right before a decision: take the version that stands beside it.
TB-22-no-puzzles = { $game } has no puzzles. Other games on the shelf have some.
TB-22-no-such-puzzle = There is no puzzle { $tried } here: they have the numbers 1 to { $allowed }.
TB-22-no-help = Nobody helps with a puzzle: say what is best here, or give up and be shown.
TB-23-hints-among-people = At a table with hints one person plays with bots: a hint would be unfair to anybody else who sits there. Give all other chairs to bots, or open a table without hints.
TB-23-no-hints-here = There are no hints at this table: whoever opened it did not switch them on. At a new table of your own against bots you can.
TB-23-no-hints-made = This server gives no hints: whoever runs it has turned that off. A table without hints can be opened.
TB-23-no-hint = For this decision there is nothing that could be tried and compared. Do what you like best, and ask again at the next one.
TB-23-hint-late = This hint took more than { $seconds } seconds, and was given up. Ask again: often it is quicker the second time.
TB-23-hint-failed = This hint failed, and would fail again: that is a mistake in the program. Tell whoever runs this server, and play on without it.
TB-24-same-deal = Everybody plays this deal, once each: what is decided in it stays decided. In a match of your own against bots you can take decisions back.
TB-24-public = At a public table nothing is taken back: everybody may watch it, and it is played as it lies. At a table of your own that is not public you can, alone with bots.
TB-24-among-people = Decisions are taken back only where one person plays alone with bots: what others have seen they cannot forget. Here { $people } people have a seat, or had one.
TB-24-no-bots = Decisions are taken back only against bots, and there are none here. Where a game is played alone, its own rules say what can be undone.
TB-24-race = In this game all reach for the same things at once: when you decide is part of the decision, and a moment cannot be had back. Play on; the next one comes soon.
TB-24-memory = This game is about remembering, and does not say what somebody remembers: after taking a decision back you would know too much or too little. Play on, or begin a new match.
TB-24-nothing-decided = You have not decided anything yet that could be taken back, or it is too long ago. Where only one thing could be done there was no decision.

# Notices to people who are away
notice-turn = Your turn, with { $names }
notice-full = Everybody is here, and it can begin: { $names }
notice-again = Once more? { $names }
notice-cup = Your cup goes on: a round waits for you
notice-stop = No more notices

# The deal of the day
day-title = The deal of the day
day-given-up = given up
day-side =
    { $side ->
        [ahead] { $figure } ahead
        [behind] { $figure } behind
       *[level] level
    }
day-streak = { $days } days in a row
figure-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }

# At the table
table-corner = seal { $commitment } · ? help
table-what-now = What do you do?
table-thinking = { SEAT($seat) } is thinking …
table-hand-over = { SEAT($seat) }, the keyboard is yours: press Enter ›
table-for-example = for example: { $action } · ? for help
table-ambiguous = “{ $typed }” could be: { $candidates }
table-no-such-clause = The rulebook has no clause “{ $tried }”: it goes from { $first } to { $last }.
table-turn-the-page = Enter: go on · q: back to the table ›
table-back = Enter: back to the table ›
table-to-the-result = Press Enter for the result ›
table-rematch = Another match? [y/N] ›
table-yes = y yes
table-yes-no = Y/n

# What can be typed instead of an action, in this language
table-word-help = help ?
table-word-hint = hint
table-word-list = list
table-word-rule = rule
table-word-rules = rules
table-word-quit = quit
table-hint-coming = Looking at what could be done …
table-hint-look = Look over all that you can do here: what brings most?
table-hint-do =
    { $clear ->
        [yes] This is clearly best: { $action }
       *[no] This is good, and something else may be about as good: { $action }
    }
table-hint-why = { $action }, rather than: { $other }. { $reason }
table-hint-numbers = Played on from here many times, this came to the most: { $action }. The game knows no shorter reason.
puzzle-corner = Puzzle { $number } of { $of } · ? help
puzzle-ask = One action is clearly best: which? Type “show” to be shown.
puzzle-word-show = show
puzzle-wrong = Not this one. Something else is clearly better.
puzzle-right = Found!
puzzle-shown = This is best:
puzzle-others =
    { $others ->
        [one] One other move comes to the same.
       *[other] { $others } other moves come to the same.
    }
puzzle-worth-share = Of 100 matches from here it wins { $margin } more than the next best, and { $cost } more than what comes to mind first: { $obvious }.
puzzle-worth-points = Points it brings beyond the next best: { $margin }; beyond what comes to mind first ({ $obvious }): { $cost }.
puzzle-next = Enter: the next puzzle, q: leave ›

# Help
table-help-now = What you can do now
table-help-more =
    { $count ->
        [one] and one more: type “list”
       *[other] and { $count } more: type “list”
    }
table-help-abbreviate = Type no more of it than is needed to tell it from the rest: a letter or a number is often enough.
table-help-commands = What else you can type
table-help-help = this help
table-help-hint = against bots: where to look; again: what to do; again: why
table-help-list = everything you can do now
table-help-rule = one rule, by its number: rule 7
table-help-rules = the whole rulebook
table-help-quit = leave the table
table-help-commitment =
    All chance in this match comes from one seed, which is shown at the end; from it, “fortable verify” recomputes every draw. This is the seal of the match (SHA-256): neither the seed nor game, rules, seats and options can change behind it.
    { $commitment }
table-legal =
    { $count ->
        [one] One thing can be done now
       *[other] { $count } things can be done now
    }

# The end
decided-points =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }.
decided-shared = { SEAT($seats) } share the victory.
decided-alone = { SEAT($seat) } comes to { $points }.
decided-tie = As many points, and still { SEAT($seat) } is ahead of { SEAT($other) }.
table-seed =
    The seed of this match
      { $seed }
    and the seal under which it was played (SHA-256)
      { $commitment }
    From the file of a match, “fortable verify” recomputes every draw.

# The shelf and the questions before a match
shelf-line =
    { $seats } players · { $shortest }–{ $longest } minutes · age { $age } and up
play-welcome = Welcome to the table!
play-which-game = What shall we play?
play-how-many = How many players?
play-how-many-people = How many of them are people at this keyboard?
play-name = What is player { $number } called?
play-which-bot = Which bot takes the other seats?
play-usual-options = Play by the usual rules?
play-numbers = Please type a number: { $allowed }.
seconds = { $seconds } seconds
numbers-or = { $others } or { $last }
play-goodbye = Goodbye, and come back soon!
play-saved = The match is saved in { $file }
play-not-saved = The match could not be saved in { $file }: press Enter ›
preset-box = As in the box
preset-box-about = The game as it is.
bot-level-program = program
bot-random = plays whatever comes to mind
bot-random-names = Rollo, Roxy, Rudi, Rita, Remo
bot-random-level = random
bot-greedy = takes what brings the most right now
bot-greedy-names = Greta, Gino, Gigi, Gaston, Gwen
bot-greedy-level = greedy
bot-beginner = is just learning, and forgets and overlooks a lot
bot-beginner-names = Bibi, Benno, Bella, Basil, Beppo
bot-beginner-level = beginner
bot-casual = knows the game and takes it easy
bot-casual-names = Carla, Cosmo, Clio, Carlo, Coco
bot-casual-level = casual
bot-good = plays with care and gives most people a match
bot-good-names = Lotte, Leo, Luna, Luca, Lena
bot-good-level = good
bot-strong = remembers all there is to know and thinks ahead
bot-strong-names = Stella, Sandro, Silvia, Simon, Sofia
bot-strong-level = strong
bot-champion = thinks longer and further than all the others
bot-champion-names = Mira, Max, Milena, Marco, Maja
bot-champion-level = champion

# Replay
replay-place = { $version } of { $last }
replay-keys = Enter: forward · b: back · number: go there · e: end · q: quit
replay-back = Enter: back to the match ›

# The command line
cli-about = A game table: in your browser with friends, or in your terminal against bots.
cli-lang = the language of all texts
cli-program = a bot that is a program of yours; once for each
cli-program-time = how long such a program may think about one choice
cli-version = say which version of Fortable this is
cli-games = see what is on the shelf
cli-play = play a match
cli-replay = walk through a finished match
cli-verify = check that a finished match is genuine
cli-draw = draw a moment of a finished match
cli-draw-to = a new file, .svg or .png
cli-draw-at = after how many events; left out, at the end
cli-draw-seat = through the eyes of which seat, counted from 0; left out, as spectators see it
cli-draw-name = a player’s name; once for each, in their order
cli-draw-theme = by day or by night
cli-draw-shape = the board with its players, or a card as links are shown
cli-draw-unveiled = with what was a secret until the match was over
cli-puzzles = Make puzzles out of play: positions in which one decision is clearly best and the obvious one is not
cli-puzzles-count = how many to make
cli-puzzles-seed = what the matches depend on
cli-puzzles-out = where to write them; as each is found, so that it can be stopped
cli-review = look back at a finished match: what was luck, what was skill, what would have been better
cli-review-html = write it into a new file, as a page with a picture
cli-review-all = with every decision and every draw
cli-review-seed = for the same playouts again
cli-review-effort = how thorough: 2 is twice as much as usual
cli-simulate = let bots play many matches
cli-arena = measure bots against each other
cli-arena-more = Bots against bots: every deal is played once for each of them, and in the end each has had every seat. Shares come with 95 % intervals.
cli-report = see how a game plays at every number of seats, as a page with pictures
cli-report-seats = for how many seats; left out, for all that the game allows
cli-report-bot = which bot plays in all seats
cli-report-to = where to put the page and its pictures
cli-dataset = write matches as a table of choices, for those who learn from them
cli-dataset-to = a new Parquet file
cli-dataset-from = files of finished matches; left out, bots play
cli-engine = speak with other programs, line by line
cli-engine-bot = which bot sits down when “sit” is said
cli-json = answer in JSON
cli-game = which game; left out, the table asks
cli-preset = options that go well together, under a name, with seats and bots to match; { $presets }
cli-seats = how many seats the table has
cli-games-count = how many matches to play
cli-bots = which bots play, seat by seat
cli-player = a person at this keyboard, by name; once for each
cli-bot = a bot, by name; once for each
cli-option = an option of the game; once for each
cli-seed = the seed of the match, 64 hexadecimal digits; left out, chance decides
cli-seed-number = a whole number from which all chance follows
cli-on = who plays: this machine (local), a Ray cluster (ray), or only compiled code, a hundred thousand matches in seconds (twin: on one core; gpu)
cli-workers = how many matches are played side by side; usually one for each core
cli-plot = a new file for a picture of the result
cli-pace = how long to show what happened
cli-puzzle = solve puzzle N of the game instead of playing a match, and then the next ones; 1 is the easiest
cli-save = a new file to keep the match in once it is over
cli-file = the file of a finished match
cli-day = the secret of a day, once it is revealed: whether the match was a deal of that day
cli-cup = the secret of a cup, once it is over: whether the match was of that cup
cli-commitment = what the table published before the match
cli-serve = open a table that friends can join by a link
cli-serve-variables = Every setting can stand in the settings file, be given as the environment variable that its line names, or as a flag; what comes later in this list wins.
cli-settings = the file with settings (TOML); usually fortable/fortable.toml in your configuration folder, else /etc/fortable/fortable.toml, if one is there
cli-serve-show = show every setting as it holds and where it is from, and serve nothing
cli-serve-json = with --show-settings: answer in JSON
settings-file = The settings file is { $file }.
settings-none = No settings file was read.
settings-from-usual = as usual
settings-from-file = { $where }
settings-from-environment = { $where }, from the environment
settings-from-flag = { $where }, a flag
cli-serve-host = where to listen; 0.0.0.0 lets in the phones in the room; usually 127.0.0.1, this machine alone
cli-serve-port = the port; usually 8080, or any that is free if that is taken
cli-serve-database = the file in which everything is remembered; usually in your data folder
cli-serve-backup_folder = a folder into which the server puts backups by itself, such as /var/backups/fortable; usually none
cli-serve-backup_every_h = how many hours lie between two of these backups; usually 24
cli-serve-backup_keep = how many of these backups are kept, the newest; usually 7
cli-serve-store = a PostgreSQL database in which everything is remembered instead of the file: postgresql://USER@HOST/NAME (extra postgres)
cli-serve-site = the names by which guests call the table, with commas between them, such as table.example.org; at home none is needed
cli-serve-local_name = the name by which phones in the room find it, without “.local”; usually fortable, and “off” is none (extra home)
cli-serve-metrics_token = a secret word with which /metrics may be read from other machines; the environment variable is safer, for flags are seen by others on the machine
cli-serve-admin_token = a secret word of at least 20 characters with which the server can be looked after from other machines (/api/admin); usually none, and only “fortable admin” on this machine can
cli-serve-bus = how several processes call each other: “local” for one process, or nats://HOST:PORT (extra nats)
cli-serve-lease_s = seconds one of several processes may be silent before others take its tables over
cli-serve-drain_s = seconds in which one of several processes hands its tables over when it is stopped
cli-serve-proxies = addresses or networks of proxies that are believed when they say for whom they ask (X-Forwarded-For), with commas between; usually this machine’s own, 127.0.0.1,::1
cli-serve-root_path = below which path of its site the table lies behind a proxy, such as /games; usually none
cli-serve-rate = how many messages a second anybody may send on average; usually 20
cli-serve-household_rate = how many requests, and messages, a second may come from one address; usually fifteen times the rate of one person
cli-serve-most_running = how many tables of one host may be running at the same time; usually 30, and 0 is any number
cli-serve-most_open = how many tables of one host may wait to begin; usually 50, and 0 is any number
cli-serve-most_household_running = how many tables that were opened from one address may be running at the same time; usually 200, and 0 is any number
cli-serve-most_household_open = how many tables that were opened from one address may wait to begin; usually 150, and 0 is any number
cli-serve-most_household_tables = how many tables may be opened from one address in an hour, rematches too; usually 300, and 0 is any number
cli-serve-most_tables = how many tables may be in use before no new one is opened; usually 5000, and 0 is any number
cli-serve-most_sockets = how many tabs at tables one person may have open, or all without a name from one address; usually 100, and 0 is any number
cli-serve-most_at_table = how many tabs may be open at one table, but for those who have a seat; usually 1000, and 0 is any number
cli-serve-most_connections = how many connections may be open; usually 10000, and 0 is any number
cli-serve-most_household_connections = how many connections may come from one address; usually 500, and 0 is any number
cli-serve-most_guests = how many new guests may come from one address in an hour; usually 200, and 0 is any number, for a server behind a proxy that does not tell addresses
cli-serve-session_days = how many days a device may stay unused and still be known; usually 90, and 0 is for ever
cli-serve-keep_days = how many days finished and abandoned tables, and those that never began, are kept; usually 365, and 0 is for ever
cli-serve-give_up_days = after how many days in which nobody did anything a match is given up; usually 90, and 0 is never
cli-serve-day_zone = the time zone by whose midnight a day begins, for the deals of the day, such as Europe/Zurich; usually UTC
cli-serve-push = where notices may be sent that people ask for: to push services on public addresses (public, which is usual), also to this machine (anywhere), or not at all (off)
cli-serve-push_contact = whom push services may ask about them, such as mailto:me@example.org; usually the page of the site
cli-serve-push_after_s = so long somebody may be away before being told; usually 10
cli-serve-forget = how what is too old is deleted: “carefully”, not on the word of a clock that jumped; “at-once”, as the clock says; or “never”
cli-serve-bot_workers = how many processes think for bots; usually one less than there are cores
cli-serve-bot_patience_s = how long a bot may think before the table acts for it; usually 10
cli-serve-think = where bots think: “here”, or “apart”, on machines that run “fortable think” on the same bus (and here where none answers)
cli-serve-replay_workers = how many processes make files and replays of matches, each for one who asks at a time; usually 1
cli-serve-replay_patience_s = for how many seconds one of them may work for somebody; usually 10
cli-serve-replay_memory_mb = how many MiB of memory one of them may take; usually 512
cli-serve-most_moments = how many events a match may have that is replayed; usually 20000
cli-serve-review_workers = how many processes look back at finished matches when the machine is idle; 0: none, and nobody can; usually 1
cli-serve-review_patience_s = how many seconds of the processor’s time one of them may take for a match; usually 120
cli-serve-review_memory_mb = how many MiB of memory one of them may take; usually 1024
cli-serve-hint_workers = how many processes make hints for whoever plays alone with bots; 0: none, and no table has hints; usually 1
cli-serve-hint_patience_s = how many seconds one of them may take for a hint; usually 20
cli-serve-grace_s = how long a person may be gone before a bot may sit in; usually 30
cli-serve-host_grace_s = how long the host of a public table may be gone before others who sit there may start it; usually 120
cli-serve-rest_s = how long a table that nobody looks at stays in memory; usually 60
cli-serve-most_back_ms = by how many milliseconds a hand over a slow line is dated back at most; 0: nobody is; usually 80
cli-serve-round_trips = who says how slow a line is: kernel (the TCP of this system), pongs (the people themselves), or the header in which a proxy tells it in microseconds; usually kernel
cli-serve-standstill_s = if the server was stopped for so long, or its machine, everybody has a while to return; usually 2
cli-serve-open = open the table in a browser
cli-schema = JSON Schema of what games say and are told
cli-reference = a page about a game for authors of programs: options, actions, events, views, notation
cli-one-game = only this game (default: all)
cli-out = write files into this folder instead of standard output
file-written = Written: { $file }
cli-board = build the board of a game of your own
cli-board-folder = the game’s package, with its web/board.tsx
board-done = Built: { $file }
cli-backup = copy all tables into a file, while the server goes on; of a PostgreSQL database, too
cli-backup-file = a new file for the copy
cli-restore = put a backup back, once the server is stopped: into the file, or into an empty PostgreSQL database
cli-restore-backup = a copy that “fortable backup” made
cli-cluster = look after a house that several processes serve: who they are, whose table is whose
cli-cluster-nodes = the processes of the house, and how many tables each has
cli-cluster-owners = which table is in whose memory
cli-cluster-drain = have a process hand its tables over; it stays, and is not ready
cli-cluster-move = have a table go to another process
cli-think = think for the bots of servers on other machines (they run with --think apart)
cli-think-workers = how many processes think; usually as many as there are cores
cli-move-store = carry everything from one store to another, empty one, while no server uses either
cli-move-store-from = where everything is: a file, or postgresql://…
cli-move-store-to = where it is to be: a new file, or an empty database at postgresql://…
cli-check = look whether the database is whole: every log is played again by the rules; nothing is repaired
cli-doctor = say what is wrong with the machine and the settings of a server, and what to do
cli-doctor-url = the address by which guests come from outside, such as https://table.example.org
doctor-versions = Fortable { $fortable }, Python { $python }, SQLite { $sqlite }.
doctor-extras = Extras that are installed: { $there } (there are { $all }).
doctor-room = { $free } MiB are free in { $folder }.
doctor-little-room = { $free } MiB are free in { $folder }; at least 200 should be. Make room before nothing can be written down.
doctor-disk = The disk takes { $took } ms to write something down for good.
doctor-slow-disk = The disk takes { $took } ms to write something down for good, and every move waits for that; over 50 people notice it.
doctor-not-writable = { $file } cannot be written to ({ $detail }): let it belong to the user of the server, or mend the mount.
doctor-open-file = Others on this machine can read { $file }, which holds secrets: chmod 600.
doctor-no-file = { $file } is not there yet: the server makes it when it starts.
doctor-file = { $file } cannot be used: { $detail }. “fortable check” looks closer, “fortable restore” brings a backup back.
doctor-file-fine = { $file } is a database of this table, and only for its user.
doctor-clock = The newest thing in the database is { $hours } hours in the future: the clock of this machine is behind. Set it right.
doctor-store = { $store } cannot be used: { $detail }. Look after the address, the rights of its role, and whether it runs.
doctor-store-fine = { $store } is a database of this table (PostgreSQL { $version }).
doctor-store-empty = { $store } is empty (PostgreSQL { $version }): the server makes its tables when it starts.
doctor-store-too-old = { $store } is PostgreSQL { $version }; 13 or newer is needed.
doctor-store-unsafe = The database is set to { $setting }: after a power cut what was acknowledged may be gone. Turn it on.
doctor-store-lines = { $free } connections to the database are free; a process takes up to { $needed }.
doctor-store-commit = The database takes { $took } ms to write something down for good, and every move waits for that; over 50 people notice it.
doctor-bus = { $bus } cannot be used: { $detail }. Without the bus nobody plays: look whether NATS runs and can be reached.
doctor-bus-fine = { $bus } answers in { $took } ms.
doctor-time = It is { $now }.
doctor-not-synchronised = It is { $now } by this machine, and nobody holds its clock right: turn on NTP (timedatectl set-ntp true).
doctor-any-port = Any free port is taken.
doctor-port-free = Port { $port } is free.
doctor-port-ours = Port { $port } is that of the server that runs (process { $process }).
doctor-port-other = Port { $port } is taken; as no port is set, another one would be used.
doctor-port-taken = Port { $port } cannot be used: { $detail }. End the other program, or choose another port.
doctor-address = Phones in the room come by { $address }.
doctor-alone = Only this machine can come, or a proxy on it; --host 0.0.0.0 lets in the network.
doctor-no-network = The server is to be reached from a network, and this machine is in none.
doctor-name = { $name } leads to { $address }: see that this is the machine, or its proxy.
doctor-no-name = { $name } leads nowhere: set it in the DNS.
doctor-no-answer = { $url } does not answer: { $detail }. Look after the proxy and the firewall.
doctor-other-answer = { $url } answers, but not as this table does (status { $status }): look where the proxy leads, and whether --site has its name.
doctor-no-tls = { $url } is without TLS: notices, installing and the clipboard need https.
doctor-tls-not-told = { $url } speaks TLS, and the table does not know: let the proxy send X-Forwarded-Proto, and name it with --proxies.
doctor-tls = { $url } speaks TLS, and the table knows it.
cli-admin = look after a server: its tables, people, matches and bans; whether it runs or not
cli-admin-tables = list tables, look at one, or end it
cli-admin-people = list people, look at one, delete one with everything about them, or ban one for a while
cli-admin-matches = list matches that are over, or look at one
cli-admin-bans = list bans, ban an address for a while, or lift a ban
cli-admin-table = the id of one table
cli-admin-status = only tables that are open, playing, over or abandoned
cli-admin-end = end this table for good
cli-admin-person = the id of one person
cli-admin-name = only people whose names hold this
cli-admin-delete = delete this person and everything about them
cli-admin-ban = for how long they may not play, such as 90m, 12h, 7d or 4w
cli-admin-note = a remark to yourself about the ban
cli-admin-address = an address in numbers; of an IPv6 address all that share its first half are meant
cli-admin-lift = the number of the ban that is over
cli-admin-url = a server elsewhere, with the token in FORTABLE_ADMIN_TOKEN; usually the one that uses the database
cli-admin-after = go on behind the one with this id
admin-none = There are none.
admin-more = There may be more: --after { $last }
serve-here = The table is open: { $link }
serve-room = For the phones in the room: { $link }
serve-name = Found by name in the same network: { $link }
serve-others = Other addresses of this machine: { $links }
serve-alone = So far only this machine can open it. In the lobby of a table you can let in the phones in the room.
serve-stop = Ctrl+C closes it; nothing is lost.
backup-done = Everything is in { $file }.
restore-done = Everything is as it was in { $backup }: { $file }.
cluster-node = { $node }  { $place }, version { $version }: { $state }, { $tables ->
    [one] one table
   *[other] { $tables } tables
}
cluster-alive = alive
cluster-dead = dead
cluster-draining = draining
cluster-nobody = No process shares this database.
cluster-no-tables = No table is in anybody’s memory.
cluster-drained = { $node } hands its tables over within seconds.
cluster-moved = { $table } goes to { $node } within seconds.
think-here = Thinking for whoever asks at { $bus }, in { $workers } { $workers ->
    [one] process
   *[other] processes
}. Ctrl+C stops it.
move-store-done = Everything is in { $store } now, and was compared: { $rows } rows in { $tables } tables. { $old } is as it was; delete it when you no longer need it.
restore-aside = What was there before is kept in { $file }.
check-goes-on = Looking it through
check-whole = { $file } is whole: { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } move
       *[other] { $moves } moves
    }.
check-not-whole = { $file } is not whole ({ $tables } tables, { $moves } moves looked through). Nothing was changed: stop the server and bring back a backup with “fortable restore”, or keep what is there and ask those who make Fortable.
check-sizes = The file has { $size } MiB ({ $free } of them free), its log { $log } MiB; { $people } people, { $devices } devices, { $tables } tables, { $steps } steps, { $results } results, { $cups } cups, { $subscriptions } devices that want notices, { $notices } notices that wait.
check-sizes-database = The database takes { $size } MiB; { $people } people, { $devices } devices, { $tables } tables, { $steps } steps, { $results } results, { $cups } cups, { $subscriptions } devices that want notices, { $notices } notices that wait.
check-at-table = Table { $table }: { $said }
check-damage = { $by } says: { $detail }
check-strays = { $count } rows of “{ $name }” belong to something in “{ $other }” that is not there.
check-old-schema = It is of an older version (schema { $schema }, this one makes { $known }): only its pages were looked at. The server brings it to the present when it starts.
check-layout = “{ $name }” is not made as this version makes it.
check-layout-unknown = Whether tables and indexes are made as this version makes them was not looked at: for that a schema is made and given up again, and this user may not do that here.
check-unreadable = What is remembered of it cannot be read: { $detail }
check-column = “{ $name }” is not what the row says.
check-step-column = The step at version { $version } is not what stands beside it.
check-chairs = Who sits there is listed otherwise than at the table.
check-gap = The log is not whole: version { $expected } should come next, and { $found } does.
check-twice = The same wish was granted twice, the second time at version { $version }.
check-answer = What was acknowledged at version { $version } is not what it led to.
check-unplayable = Its log cannot be played: { $detail }
check-rules = At version { $version } the rules come to something else than the log says ({ $detail }).
check-not-over = It says that the match is over, and the log ends before that, at version { $version }.
check-is-over = It says “{ $status }”, and by its log the match is over.
check-waiting = Whom it waits for is not whom the log waits for.
check-ending = How it ended is not how it ends by the rules.
check-results = Its results in the history are not those of its ending.
check-game-gone = Its game “{ $game }” is not installed here: the log was not played again.
check-other-rules = It was played by other rules (version { $version }) than today’s: its log leads to an end, and was not judged again.
verify-good =
    { $events ->
        [one] This match of { $game } is genuine: its one event follows from the seed and the rules.
       *[other] This match of { $game } is genuine: all { $events } events follow from the seed and the rules.
    }
verify-good-from-position =
    { $events ->
        [one] This match of { $game } is genuine from a given position on: its one event follows from that position, the seed and the rules.
       *[other] This match of { $game } is genuine from a given position on: all { $events } events follow from that position, the seed and the rules.
    }
verify-day = This match was a deal of the day { $day }, by the secret with the fingerprint { $fingerprint }.
verify-cup = This match was of the cup { $cup }, round { $round }, by the secret with the fingerprint { $fingerprint }.
verify-commitment =
    It was played under this commitment; compare it with what the table published before the first card:
    { $commitment }
verify-bound = It binds the seed, the game, the version of its rules, seats, options, the table’s settings and where the match began.
verify-old-file = But this is a file of the older kind, whose commitment binds the seed alone: that these were the rules, the seats and the options cannot be proven from it.
verify-fingerprint = But what you compared is the fingerprint of the seed, which binds the seed alone: compare the commitment to prove that these were the rules, the seats and the options.
games-presets = Presets:
games-options = Options:
games-bots = Bots:
simulate-title =
    { $games ->
        [one] One match, { $actions } actions
       *[other] { $games } matches, { $actions } actions on average
    }
simulate-bot = Bot
simulate-wins = Wins
simulate-score = Score
arena-playing = Playing
arena-title =
    { $games ->
        [one] One match
       *[other] { $games } matches on { $deals } deals
    }
arena-caption = In brackets: where the true value is, with 95 % confidence.
arena-forfeits =
    { $bot } forfeited { $games ->
        [one] one match
       *[other] { $games } matches
    }: { $why }
arena-times-fair = Fair shares
arena-fair = fair share
arena-rating = Rating
arena-duels = How often (%) the bot on the left came before the other
arena-order = Who had which part of the wins, in the order of play
arena-turn = Turn

# From Python (docs/python.md)
face-seat = Seat { $number }
face-allowed =
    { $count ->
        [one] One action is legal here: { $some }
       *[other] { $count } actions are legal here: { $some }
    }

review-looking = Looking back
review-title = Looking back
review-course = What each player could expect, from the first event to the last
review-player = Player
review-fair = Fair share
review-luck = Luck
review-own = Own decisions
review-others = Others’ decisions
review-rest = Rest
review-result = Result
review-mistakes = Mistakes
review-loss = Mean loss
review-count = { $mistakes } of { $decisions }
review-unit-share = Parts of the win. Fair share, luck, decisions and rest add up to the result.
review-unit-points = Points. What could be expected, luck, decisions and rest add up to the result.
review-doubt = After ± stands how far a number may be off by the noise of the playouts (one standard error).
review-turning = Turning points
review-no-mistake = Nothing is proven to have been a mistake.
review-draws = Draws
review-decisions = Decisions
review-after = After event
review-chosen = Chosen
review-better = Better
review-cost = Cost
review-points = Points
review-memory = Of that, memory
review-reason = Why
review-remarks = In words

# The balance report
dataset-written = { $rows } choices are in { $file }
report-written = The page is { $file }
report-title = { $game }: how it plays
report-about = { $games } matches for each number of players, the bot `{ $bot }` in every seat. Made by `{ $command }`.
report-ruled = What scores, how it ends and the match below are told from { $games } others like them for each number of players, played by the rules.
report-match = A match
report-match-about = The first of those with the most players: midway, and at its end.
report-midway = The board midway
report-end = The board at the end
report-length = Length
report-length-about = How many actions a match takes.
report-scores = Scores
report-scores-about = What everybody scores, and what those who win do.
report-turns = Who begins
report-turns-about = How often whoever acts first, second and so on wins; a shared win counts in parts. In brackets the 95 % interval.
report-clauses = What scores
report-clauses-about = Of all players in all matches, how many each clause brings points to, and how many points it then is.
report-ends = How it ends
report-ends-about = Which clause ended the match.
report-seats = Players
report-mean = Mean
report-half = Middle half
report-range = From–to
report-winning = Winners’ mean
report-shared = Shared wins
report-turn = Place { $number }
report-clause = Clause
report-for =
    { $seats ->
        [one] alone
       *[other] { $seats } players
    }
report-actions = actions
report-points = points
report-everybody = everybody
report-winners = winners
report-order = order of play
report-share = share of the players

# Keeping one’s name
TB-10-bad-passkey = This passkey does not open anything here (any more): try another one, or use your recovery code.
TB-10-no-passkeys-here = There are no passkeys here: they need a table that is opened by a name and by https. A recovery code works everywhere.
TB-10-too-many-passkeys = You have { $allowed } passkeys already: take one away that you do not need any more.
TB-10-no-such-passkey = You have no passkey “{ $tried }” here (any more): look at the list of your passkeys.
TB-10-bad-recovery-code = This recovery code is not good (any more): it works once, and only the one you made last. Compare it letter by letter.

# Ratings
cli-ratings = work out from all results where people stand on a server
cli-serve-ratings = whether people are told where they stand among others: “off”, or “on” with the extra “ratings”
cli-places = write where the bots stand on the scale of ratings into this file, a game’s ratings.json
ratings-none = Nobody has played enough matches that count.

# A word across languages: the browser has these too
phrase-hello = Hello!
phrase-good-luck = Good luck, have fun!
phrase-ready = Ready when you are
phrase-one-moment = One moment, please
phrase-your-move = Your move when you like
phrase-let-me-think = Let me think
phrase-well-played = Well played!
phrase-what-a-move = What a move!
phrase-close-one = That was close
phrase-oops = Oops
phrase-ouch = Ouch!
phrase-phew = Phew!
phrase-ha = Ha!
phrase-lucky-me = Lucky me
phrase-bad-luck = Bad luck!
phrase-sorry = Sorry!
phrase-thanks = Thank you!
phrase-good-game = Good game!
phrase-one-more = One more?
phrase-gladly = Gladly!
phrase-not-now = Not now
phrase-see-you = See you soon!
phrase-face-smile = a smile
phrase-face-laugh = a laugh
phrase-face-wink = a wink
phrase-face-wow = big eyes
phrase-face-sad = a sad face
