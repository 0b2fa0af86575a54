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
