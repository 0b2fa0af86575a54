# What the table in the browser says. Games have catalogues of their own.

skip = Skip to the table
loading = One moment …
seat = Player { $number }
settings = Settings
language = Language
theme = Appearance
theme-system = like the device
theme-light = light
theme-dark = dark
sound = Sounds
vibration = Vibration
done = Done
save = Save
your-name = Your name
who-are-you = What shall we call you?
you-play-as = You play as { $name }.
change-name = Change name
guest-name = { $mood } { $animal }
guest-moods = Merry, Brave, Clever, Nimble, Jolly, Curious, Gentle, Lucky, Sunny, Daring, Quiet, Cheerful, Swift, Happy
guest-animals = Fox, Otter, Badger, Hedgehog, Raven, Owl, Hare, Beaver, Lynx, Heron, Squirrel, Robin, Dolphin, Bear
my-devices = My devices
this-device = this device
device-name = { $browser } on { $system }
some-browser = Some browser
device-seen = since { $since }, last used { $seen }
sign-out = Sign out
sign-out-of = Sign out: { $device }
sign-out-others = Sign out all others
signed-out = Signed out.
sign-out-sure = Sign out on this device? Nothing changes on your others.
sign-out-last = Sign out? You are known on this device alone: nobody could give you back your name and your seats.
other-device = On another device
other-device-how = Make a code here and type it there: your seats come with you.
make-code = Make a code
code = Code
use-code = Use it
paired = This device is yours now.
no-line = The table cannot be reached right now.
welcome = What shall we play?
welcome-how = Alone against bots, or with friends by a link. No account, no waiting.
labelled = { $label }: { $text }
box-facts = { $players } players · { $minutes } minutes · from age { $age }
my-tables = Your tables
open-tables = Open tables
status-open = waiting for players
status-playing = playing
new-table = New table
which-way = How do you want to play?
how-many = How many play?
bots-are = Which bots?
bot-and-level = { $name } · { $level }
play-bots = Play against bots now
play-now = Play now
play-friends = Invite friends
make-public = Anyone can find this table
clock = Time per move
clock-none = no limit
clock-seconds = { $seconds } seconds
clock-days =
    { $days ->
        [one] one day
       *[other] { $days } days
    }
more-options = More options
seat-of-bot = { $seat } ({ $bot })
bounds = { $least } to { $most }
bounds-seconds = seconds, { $least } to { $most }
with-friends = With friends
rules = Rules
in-one-minute = In one minute
contents = Contents
learn = Learn it in two minutes
step = Step { $number } of { $of }
not-this = Not this one: try what the text says.
leave-lesson = Leave the lesson
well-done = Well done, { $name }!
learnt = That was it: now you know how to play.
play-first = Play a first game
play-this = Play
no-table = There is no such table: perhaps part of the link is missing, or the table was cleared away long ago.
no-page = There is no page at this address.
no-game = There is no game of this name on the shelf.
to-shelf = To the shelf
menu = Menu
back-to-match = Back to the match
advice-chosen = Done
advice-better = Better
advice-both = Done, and better
line-lost = No connection right now. We keep trying; nothing is lost.
line-kept = As soon as it is back: { $wishes }
sit-down = Sit down
chairs = Around the table
free = free
you = you
sit-here = Sit here
seat-bot = A bot for this chair
no-bot = no bot
clear-chair = Clear
clear-chair-of = Clear { $name }’s chair
keep-away = Keep away
keep-away-whom = Keep { $name } away
keep-away-sure = Keep { $name } away? They cannot sit down again, here or at the rematch. They may look on.
kept-away = The host does not want you to sit here. You can look on, or open a table of your own.
start = Start
stand-up = Stand up
not-yet = It can start when enough chairs are taken, by friends or by bots.
host-starts = At a public table the host starts; if the host is gone for long, you can.
invite = Invite friends
television = Show on a television
qr = The link as a QR code
share = Share …
invite-link = The link to this table
invite-scan = Point a phone’s camera here, or send the link.
invite-near = Phones must be in the same network as this machine (the same Wi-Fi).
invite-only-here = So far only this machine can open the table.
invite-let-in = Let in the phones in the room
invite-how = To let in the phones in the room, start the table like this:
copy-link = Copy the link
copied = Copied: now send it.
copy-marked = The link is selected: copy it with Ctrl+C, or press and hold it.
your-turn = Your turn.
go-ahead = Go ahead!
waiting-for = Waiting for { $names } …
waiting-for-gone =
    { $count ->
        [one] { $gone } is away; we wait …
       *[other] { $gone } are away; we wait …
    }
waiting-for-some-gone = Waiting for { $names } (away: { $gone }) …
begins-soon = Get ready: it begins for everybody at once.
over = The match is over.
won-by-you = You win!
won =
    { $count ->
        [one] { $names } wins.
       *[other] { $names } share the victory.
    }
decided-points =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }.
decided-shared = { SEAT($seats) } share the victory.
decided-alone = { SEAT($seat) } comes to { $points }.
decided-tie = As many points, and still { SEAT($seat) } is ahead of { SEAT($other) }.
tie-break = as many points; the rules decide
abandoned = This match was given up.
lapsed = Nobody played on for a long time, so this match was ended.
seconds-left = { $seconds } s
minutes-left = { $minutes } min
hours-left = { $hours } h
note-bot-failed = { $name } did not know what to do, so the table played.
note-clock-acted = { $name } ran out of time, so the table played.
note-bot-sat-in = A bot plays for { $name } now.
note-person-back = { $name } is back.
note-person-left = { $name } has left for good. A bot plays on.
note-goes-on = { $name } wants to play on.
away = away
bot-plays = a bot plays
has-left = has left
bot-for-you = A bot is playing in your seat.
gone-a-while = { $name } has been away for a while.
wait-on = Wait
let-bot = Let a bot sit in
take-back = Take my seat back
watching = Watching
play-out = To the end
you-watch = You are watching: { $names }
spectators =
    { $count ->
        [one] one spectator
       *[other] { $count } spectators
    }
what-happened = What happened
in-words = In words ({ $count })
yours = For your eyes only
what-now = What you can do
nothing-now = Nothing right now.
find-action = Find a move
actions-found =
    { $count ->
        [0] Nothing like that can be done.
       *[other] { $shown } of { $count }
    }
in-notation = Type it
type-action = Your action, in the game’s notation
do-it = Do it
on-the-table = On the table
options = Options
hidden = hidden
yes = yes
no = no
so-many = { $count } of them
result = Result
many-lines = { $count } times
rematch = Once more!
harder-bot = A harder one: { $name }
join-rematch = Join the rematch
look-back = Look back
practised-from = This was practice from a moment of another match: it counts for nothing.
to-practised = To that match
replay = Replay
save-match = Save the match
share-picture = Share a picture
details = Details
check-shuffle = The shuffle can be checked with “fortable verify”; its seal was
shuffle-settled = The shuffle is settled already
shuffle-fingerprint = All chance comes from a seed that was chosen with the table, and this is its fingerprint. Keep it: after the match, “fortable verify” shows whether it was this seed.
clause = Rule { $rule }
go-back = Take back
taken-back = Decisions were taken back in this match: it counts for nothing.
stop-alone = End the match
stop-alone-sure = End this match? It has no result then.
stop-together = Suggest ending the match
stop-asked = You suggested ending the match. Waiting for { $names } …
stop-wish =
    { $count ->
        [one] { $names } would like to end the match here.
       *[other] { $names } would like to end the match here.
    }
stop-yes = End it
stop-no = Play on
leave = Leave for good
leave-sure = Leave for good? A bot plays on for you, and you cannot come back into this match.
leave-two-sure = Leave for good? The match ends then, without a result.
left-two = { $name } has left, so the match ends here.
other-game = Another game
new-match = New match
matches = Matches
my-matches = Your matches
no-matches = You have not finished a match yet. Once you have, it is here: to watch again, and to see how you fared against whom.
more-matches = Older ones
finished-matches = Finished
nothing-goes-on = No match of yours is going on right now.
watch-file = Watch a match from a file
replay-file = The file of a finished match
search-name = Played with
search-game = Game
all-games = all games
found-all =
    { $count ->
        [0] There is no such match.
        [one] One match
       *[other] { $count } matches
    }
found-last =
    { $count ->
        [one] The last one
       *[other] The last { $count }
    }
file = File
with = with { $names }
alone = alone
looked-on = looked on
match-won = Won
match-shared = Shared victory
match-level = Draw
match-lost = Lost
match-place = Place { $place } of { $of }
match-given-up = Given up
time-left = { $time } left
game-by-game = Game by game
figures-played =
    { $played ->
        [one] one match
       *[other] { $played } matches
    }
figures-won = { $won } won
figures-streak = { $streak } victories in a row
figures-best = Best: { $best }
figure-points =
    { $points ->
        [one] one point
       *[other] { $points } points
    }
course-of =
    { $seats ->
        [1] alone
       *[other] { $seats } players
    }
course-picture = The last { $count }: from { $least } to { $most }, last { $last }
rivals = Against whom
rival-bots = Bots
tally =
    { $level ->
        [0] You { $ahead }, { $name } { $behind }
       *[other] You { $ahead }, { $name } { $behind }, level { $level }
    }
find-rival = Matches with { $name }
no-match-file = This is not a file of a match.
back = Back
forward = Forward
run = Run
pause = Pause
turn-number = Turn
speed = Speed
replay-start = Before the first move
replay-keys = Keys: ← → turn by turn · space runs and pauses · Home and End
to-table = Back to the table
genuine = genuine: every draw and every ruling follows from the seed

# The deal of the day
day-title = The deal of the day
day-tagline = The same cards for everybody. One try counts.
day-counted = This was your try of the day that counts.
day-practised = This was practice: it does not count.
day-kept = The file and the picture of this match can be had when the day’s secret is revealed, three hours after the day.

# Playing with whoever comes
seek = Play somebody
seekers = Looking for somebody to play with
seek-for = for { $seats }
waited = for { $time }

# Cups among friends
puzzles = Puzzles
puzzles-tagline = One move is clearly best. Which?
cups = Cups among friends
cups-tagline = The same deals for all of you, round by round.
to-cup = To the cup
cup-kept = The file and the picture of this match can be had when the cup is over.

# A word across languages
say-something = Say something
game-phrases = The game’s own phrases, too
notices = Notices

# Keeping one’s name; the rest is said by keeping/
keep-link = Keep your name, or delete everything

# Hints at tables against bots; the rest is said by later/
hint = Hint
hints-allowed = Hints can be asked for
hints-about = Only where you play alone with bots, not with friends. A match in which you have asked for a hint counts for nothing.
with-hints = with hints
hinted = There were hints in this match: it counts for nothing.
