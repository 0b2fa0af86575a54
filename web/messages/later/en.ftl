# What is said in parts of the page that are fetched when they are needed.

# A word across languages
talk-title = A word at the table
talk-how = Everybody here reads it in their own language.
talk-said = { $name }: { $phrase }
talk-mute = Mute
talk-mute-all = Mute everybody
talk-mute-one = Mute { $name }

# Taking a decision back
go-back-sure = Take your last decision back? From there luck is new, what you could not know then is dealt anew, and the match counts for nothing.
went-back = One decision back. Luck is new from here, and what could not be known then is dealt anew.

# Notices to who is away
notices-how = On this device you are told when it is your turn in a slow match, when your table is full, and when somebody wants to play once more. Nothing of the match is told.
notices-on = Tell me on this device
notices-quiet = Not at night
notices-since = from
notices-until = until
notices-unable = This browser cannot do that. On an iPhone or iPad, put Fortable on the home screen first. What waits for you always stands on the shelf, and in the title of the page.
notices-denied = You have told the browser not to show notices from here. You can change that in its settings for this page.
notices-off = This server sends no notices. What waits for you stands on the shelf, and in the title of the page.

# The deal of the day
day-how = Everybody here has the same cards and the same bots, with the same luck. Your first try counts, also if you give it up; after it you may practise.
day-left = { $time } left
day-play = Play
day-go-on = Go on
day-practise = Practise
day-today = To today
day-alone = alone, against the best there is
day-against =
    { $count ->
        [one] against { $bot }
       *[other] against { $count } bots like { $bot }
    }
day-first = Nobody else is done with it yet.
day-rank = Place { $rank } of { $of }, ahead of { $percent } % of the others.
day-rival = { $bot }, the strongest bot: { $result }.
day-rival-plays = { $bot }, the strongest bot, is still at it.
day-bars = How all { $of } fared; you are at place { $rank }
day-streak =
    { $streak ->
        [one] One day. Longest row: { $longest }.
       *[other] { $streak } days in a row. Longest: { $longest }.
    }
day-no-streak = No row of days yet: finish a deal today.
day-no-row = No row of days yet.
day-done = { $day }: { $done } of { $tried } finished
day-share = Share
day-share-lines = Share in words
day-verify = Check that nobody could know
day-verify-how = All deals of a day follow from a secret that is drawn when the day begins. Its fingerprint is public at once; the secret is revealed three hours after the day, and then anybody can check every deal. Under a second name somebody could see a deal first: as at any table, it is played on trust.
day-fingerprint = Fingerprint:
day-secret = Secret:
day-not-yet = The secret is not revealed yet.

# Cups among friends, and whoever comes
seeking = Looking for somebody
seek-waiting =
    { $others ->
        [0] Nobody else wants the same yet. Leave this page open: it begins as soon as somebody comes.
        [one] One more wants the same. It begins as soon as all seats are taken.
       *[other] { $others } more want the same. It begins as soon as all seats are taken.
    }
seek-bots =
    { $seats ->
        [2] Play against a bot
       *[other] Bots for the free seats
    }
seek-bots-later = If nobody comes within half a minute, a bot can play instead.
seek-bots-now = Nobody came so far. Wait on, or let a bot play.
seek-bots-asked = It begins with bots as soon as all who wait want that.
seek-stop = Stop looking
seek-again = Look again
cups-how = Everybody gets the same deals, so luck evens out. Open a cup, send its link, and see who makes the most of them.
cups-mine = Your cups
cups-new = A new cup
cup-title = Cup: { $game }
cup-kind = Who plays with whom?
cup-alone = Everybody alone
cup-alone-about = against the same bots with the same luck, whenever you like
cup-tables = Together at tables
cup-tables-about = the same deal at every table, round by round, all at the same time
cup-no-alone = In { $game } the quicker hand wins, so that no two people could have the same match alone: it is played at tables.
cup-level = How hard?
cup-seats = Seats at each table
cup-rounds = Rounds
cup-lasts-alone = Time for all rounds
cup-lasts-tables = Time for each round, at most
cup-open = Open the cup
cup-facts =
    { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }
cup-status-open = Waiting to begin. Whoever has the link can come.
cup-status-running = It is on: { $time } left.
cup-status-round = Round { $round } is on: at most { $time } left.
cup-status-waits = The next round waits: from where this cup was opened, as many tables are played at as may be. It begins by itself once some of them are over.
cup-status-over = It is over.
cup-join = Come in
cup-leave = Leave the cup
cup-begin = Begin
cup-begin-when = It can begin when two are in it.
cup-close = Close this round
cup-close-sure = Close this round? Who has not finished it has given it up.
cup-end = End the cup
cup-end-sure = End the cup? What is still being played does not count then.
cup-round = Round { $round }
cup-play = Play
cup-go-on = Go on
cup-to-table = To your table
cup-look-back = Replay
cup-later = later
cup-missed = not played
cup-playing = being played
cup-standings = Who is ahead
cup-standings-how = Two points for everybody you are ahead of in a round, one for everybody you are level with. You see what others made of a round when you are done with it.
cup-place-head = Place
cup-name-head = Name
cup-points-head = Points
cup-shared = { $place }, shared
cup-left = has left
cup-results = Results:
cup-link = The link to this cup
cup-verify = Check that all had the same deals
cup-verify-how = All deals of a cup follow from a secret that was drawn when it was opened. Its fingerprint is public at once, the secret when the cup is over; “fortable verify FILE --cup SECRET” then checks every match.
cup-secret-later = The secret is revealed when the cup is over.
cup-by-round = by round: { $points }

# The network at home
near-other-ways = Also by:
near-without-tls = Played like this, without TLS (http), everything about the games works. What browsers keep to themselves then: notices while you are away, putting Fortable on the home screen, the page without a line, passkeys, the button to share, and keeping a television on. Whoever runs the table for longer puts a proxy with TLS in front of it.

# Hints at tables against bots
hint-price = From the first hint on this match counts for nothing: in no statistics, no row of victories and no rating. You play on as before.
hint-give = Show me
hint-being-made = Bots play on from here to see what comes of it.
hint-coming = One moment …
hint-again = Try again
hint-close = Close the hint
hint-title-look = Where to look
hint-title-do = What to do
hint-title-why = Why
hint-ask-do = And what to do?
hint-ask-why = And why?
hint-thanks = All right
hint-look = Look over all that you can do here: what brings most?
hint-clear = This is clearly best.
hint-good = This is good. Something else may be about as good.
hint-numbers = Played on from here many times, it came to the most. The game knows no shorter reason.
hint-rather = Compared with: { $other }
