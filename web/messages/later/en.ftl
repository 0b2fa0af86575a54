# What is said in parts of the page that are fetched when they are needed.

# A word across languages
talk-title = A word at the table
talk-how = Everybody here reads it in their own language.
talk-said = { $name }: { $phrase }
talk-mute = Mute
talk-mute-all = Mute everybody
talk-mute-one = Mute { $name }
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
day-done = { $day }: { $done } of { $tried } finished
day-share = Share
day-share-lines = Share in words
day-verify = Check that nobody could know
day-verify-how = All deals of a day follow from a secret that is drawn when the day begins. Its fingerprint is public at once; the secret is revealed three hours after the day, and then anybody can check every deal.
day-fingerprint = Fingerprint:
day-secret = Secret:
day-not-yet = The secret is not revealed yet.
