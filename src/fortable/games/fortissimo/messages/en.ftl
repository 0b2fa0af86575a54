# Fortissimo! in English. Ids and variables are the same in every language.

tagline = Turn up cards, remember where they lie, and build the proudest rampart at the table.
credit = The maker of this edition is unknown; its rules match the castle game by Dominique Ehrhard (2013 and later).

# Refusals: what was tried, and what would have been allowed
FT-03-no-such-place = There is no place “{ $tried }”: the places run from { $first } to { $last }.
FT-03-empty-place = The place { $tried } is empty. Choose one where a card still lies.
FT-04-no-such-seat = Seat { $tried } cannot begin: at this table the seats are 0 to { $last }.
FT-05-face-down = The card at { $tried } lies face down. Turn it up first, then you may take it.
FT-05-nothing-turned =
    There is no card to return now. { $instead ->
        [take] All cards lie open: take one that fits.
       *[turn] Turn one up first.
    }
FT-06-decide-first = The card at { $place } is waiting for you: take it or return it. One card a turn!
FT-06-other-card = The card at { $tried } has to wait. Take the one at { $place }, or return it.
FT-07-too-low =
    Your rampart ends with { $top }, and only a higher card goes there: the { $tried } is too low. { $instead ->
        [insert] But your Magician can slip it in.
        [return] All you can do is return it.
        [take] Take a higher card: all of them lie open.
       *[turn] Take a higher card, or turn up one that lies face down.
    }
FT-10-already-up =
    The card at { $tried } is face up already. { $instead ->
        [take] So are all others: take one that fits.
       *[turn] Take it if it fits, or turn up one that lies face down.
    }
FT-13-no-shots = In the basic game no Cannon fires: a card is turned up, and taken or returned.
FT-13-no-magic = In the basic game no Magician slips in the { $tried }: a card goes to the right end, where it must beat your { $top }.
FT-18-fire-first = Your Cannon has to fire first: destroy a card in an opponent’s rampart.
FT-18-no-cannon = There is nothing to fire: a Cannon fires only as it joins your rampart.
FT-18-own-rampart = Your Cannon does not fire at your own rampart. It can hit cards of: { SEAT($to) }.
FT-18-no-such-player = Nobody sits there. Your Cannon can hit cards of: { SEAT($to) }.
FT-18-not-there = There is no { $tried } in { SEAT($seat) }’s rampart. There your Cannon can hit: { $exposed }.
FT-19-protected = The { $tried } in { SEAT($seat) }’s rampart is safe: only cards to the right of the last Tower are in danger. There your Cannon can hit: { $exposed }.
FT-19-all-protected = In { SEAT($seat) }’s rampart nothing is in danger: no card stands to the right of the last Tower. Your Cannon can hit cards of: { SEAT($to) }.
FT-21-no-magician = No Magician of yours can slip in the { $tried }. Without his power a card goes to the right end, where it must beat your { $top }.
FT-21-not-needed = The { $tried } beats your { $top }: simply take it, and keep the Magician’s power for later.

# What happens
event-first-seat-drawn = Chance decides: { SEAT($seat) } begins.
event-place-chosen = { SEAT($seat) } reaches for { $place }.
event-card-turned =
    { $number ->
        [none] { SEAT($seat) } turned up { $place }. Do you remember the number?
       *[other] { SEAT($seat) } turns up { $place } and finds { $number }.
    }
event-card-returned = { SEAT($seat) } returns the card at { $place }.
event-card-left-up = { SEAT($seat) } leaves the card at { $place } face up. It may be taken directly later.
event-card-taken = { SEAT($seat) } takes the { $number } from { $place }.
event-card-inserted = { SEAT($seat) }’s Magician slips in the { $number } from { $place }.
event-card-destroyed = { SEAT($by) }’s Cannon destroys the { $number } in { SEAT($seat) }’s rampart.
event-shot-lost = { SEAT($seat) }’s Cannon finds nothing to hit: the shot goes to waste.
event-seat-passed = { SEAT($seat) } passes: none of the cards left would fit.
event-turn-came = It is { SEAT($seat) }’s turn.
event-end-neared =
    Patience is running out: { $turns ->
        [one] one more turn
       *[other] { $turns } more turns
    } without a card being taken, and the game is over.
event-match-ended =
    The game is over. { $rule ->
        [FT-11] { ended-FT-11 }
        [FT-28] { ended-FT-28 }
       *[FT-12] { ended-FT-12 }
    }

# A whole turn in a sentence
turn-turn-came = { "" }
turn-place-chosen = { "" }
turn-card-turned-card-returned = { SEAT($seat) } turns up { $place } and puts it back.
turn-card-turned-card-taken = { SEAT($seat) } turns up { $place } and takes the { $number }.
turn-card-turned-card-inserted = { SEAT($seat) } turns up { $place }, and the Magician slips in the { $number }.

# What you can do
action-turn = Turn up { $place }
action-return = Return the card
action-take = Take the card at { $place }
action-insert = Slip in the card at { $place }
action-fire = Destroy { SEAT($seat) }’s { $number }

# What is expected of you
phase-turn = Turn up a card of the grid.
phase-choose = Take the card, or return it.
phase-aim = Your Cannon fires! Choose a card of an opponent.
phase-over = The game is over.

# What the table can choose
preset-first = First game
preset-first-about = Basic rules against a beginner.
preset-children = With children
preset-children-about = Cards once seen stay readable, and there is more time to look.
preset-advanced = The whole castle
preset-advanced-about = Points, Cannons and a Magician.
option-rules = Rules
option-rules-basic = Basic: the longest rampart wins
option-rules-advanced = Advanced: points, Cannons and a Magician
option-last_cannon = A Cannon as the tenth card
option-last_cannon-fires = It fires first
option-last_cannon-silent = It stays silent
option-memory_aid = Memory aid
option-memory_aid-false = Off: a returned card is secret again
option-memory_aid-true = On: a card once seen stays readable
option-first_seat = Who begins
option-first_seat-none = Chance decides
option-moment_ms = Time to read a turned-up card
option-patience = Turns without a taken card
option-patience-0 = without end
option-patience-about = The match ends once, for every card left, so many turns have passed without one being taken.

# Points, and why the game ended
score-FT-12 = Cards in the rampart
score-FT-14 = Cards in the rampart
score-FT-15 = Queen and King
score-FT-16 = Princes, Princesses and couples
score-FT-17 = Crows
ended-FT-11 = A rampart has its ten cards.
ended-FT-12 = Nobody can take any of the cards that are left.
ended-FT-28 = Nobody has taken a card for so long that patience is at an end.

# What decided it
decided-FT-12 =
    { SEAT($seat) } wins with { $margin ->
        [one] one card more
       *[other] { $margin } cards more
    } in the rampart.
decided-FT-14 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the longer rampart.
decided-FT-15 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to { $royals ->
        [queen] the Queen
        [king] the King
       *[both] Queen and King
    }.
decided-FT-16 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the Princes and Princesses.
decided-FT-17 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the Crows.
decided-tie = { SEAT($seat) } and { SEAT($other) } are level, but { SEAT($seat) }’s rampart ends higher, with the { $card }.
tie-break = level, but the last card is higher

# What the cards show
figure-wall = Wall
figure-tower = Tower
figure-queen = Queen
figure-king = King
figure-prince = Prince
figure-princess = Princess
figure-crow = Crow
figure-cannon = Cannon
figure-magician = Magician
# The board in a terminal
board-turns-left =
    { $turns ->
        [one] ! one turn to go
       *[other] ! { $turns } turns to go
    }

# The board in the browser
web-grid = The grid: { $left } cards
web-stage = The card in question
web-card = { $number }, { $figure }
web-place-down = { $place }, face down
web-place-up = { $place }, face up: { $card }
web-place-known = { $place }, face down, seen before: { $card }
web-place-empty = { $place }, empty
web-rampart = { SEAT($seat) }’s rampart: { $count } of { $full } cards
web-count = { $count } of { $full }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-magic = The Magician can still slip in a card
web-safe = { $card }, safe behind a Tower
web-take = Take the { $number }
web-insert = Slip in the { $number }
web-return = Turn it back
web-cancel = Not this one
web-fits = It fits! Build it into your rampart?
web-too-low = Too low for your rampart: remember it!
web-remember = Remember it …
web-ends-in =
    { $turns ->
        [one] Take a card! After one more turn without one the game is over.
       *[other] Take a card! After { $turns } more turns without one the game is over.
    }
web-theirs-turn = { SEAT($seat) } is looking for a card …
web-theirs-choose = { SEAT($seat) } is pondering: take it or not?
web-theirs-aim = { SEAT($seat) }’s Cannon takes aim …
web-winner = Victory: { SEAT($seat) }!
web-legend = What the cards do
web-discards = Destroyed: { $numbers }
web-about-wall = One point, like every card.
web-about-tower = No Cannon can hit it, nor any card to its left.
web-about-queen = 3 points more.
web-about-king = 3 points more.
web-about-prince = 1 point more, and 1 for each couple with a Princess.
web-about-princess = 1 point more, and 1 for each couple with a Prince.
web-about-crow = 1 point more for each crow in the picture.
web-about-cannon = Fires at once: destroys a card of an opponent.
web-about-magician = Once, on a later turn: slips a card in wherever it belongs.

# The tutorial
picture-1 = Turn up a card. Everybody may look.
picture-2 = Take it if it is higher than the last card of your rampart.
picture-3 = Too low, or too high too soon? Turn it back, and remember the place.
picture-4 = Ten cards end the game. In the basic game the tenth card wins.
tutorial-1 = 45 cards lie face down, numbered 2 to 46. Build a rampart of ten cards, each higher than the one before. Turn up the card in the middle: C5.
tutorial-2 = A 12! It beats your Tower, the 1, so you may take it. Small steps leave room for more cards. Take the 12.
tutorial-3 = Next turn, and a 7: too low, for your rampart ends with 12. Remember where it lies, and turn it back.
tutorial-4 = Your opponent turns up B3 and finds 15, but will not keep it. Everybody sees it for a moment. Remember the place, then go on.
tutorial-5 = Your turn again. Where was the 15? Turn it up.
tutorial-6 = There it is: 15 beats your 12. Take it! The tenth card of a rampart ends the game, and in the basic game it wins.
tutorial-7 = In the advanced game, special cards bring points or do something. You have just taken a Cannon, and it fires at once. It can only hit cards to the right of the last Tower. Hit the 23!
tutorial-8 = Your Magician can slip in one card, once. The 20 is lower than 31, but it belongs between 13 and 31. Slip it in!

# What a position that cannot be is told
word-wants-FT-01 = Each card from 2 to 46 is there once.
word-wants-FT-02 = Two to four play, and every rampart begins with its start card, the 1.
word-wants-FT-03 = The grid has 45 places, and holds as many cards as are in no rampart and not destroyed.
word-wants-FT-04 = Who begins is a seat of this table, and turns go clockwise from there; a lot comes before anything else.
word-wants-FT-05 = A turn turns up one card that lies there, so no more can have been seen than there were turns.
word-wants-FT-06 = Whoever chooses has turned up a card, and takes one a turn at most.
word-wants-FT-08 = A rampart climbs from left to right.
word-wants-FT-09 = Who can take none of the cards left is not asked.
word-wants-FT-10 = Cards stay face up only when a single player can still take any.
word-wants-FT-11 = Ten cards end the match at once, and nobody has more.
word-wants-FT-12 = A match is over for a reason, and only then.
word-wants-FT-13 = In the basic game nothing is fired, destroyed or slipped in.
word-wants-FT-18 = A Cannon fires as it joins the rampart, at its right end unless the Magician slipped it in, and destroys one card.
word-wants-FT-19 = Towers cannot be destroyed.
word-wants-FT-23 = At this table a Cannon as the tenth card stays silent.
word-wants-FT-28 = Turns without a card taken are no more than there were turns, and end the match when patience does.

figure-cards =
    { $count ->
        [one] one card
       *[other] { $count } cards
    }
kind-advanced = advanced

# What a look back says of a decision, and where a hint says to look
reason-seen = You have seen the { $number } at { $place }, and it fits on your { $top }.
reason-quiet = You have seen the { $number } at { $place }: to turn that one shows the others nothing new.
reason-useless = You have seen the { $number } at { $place }: it does not fit on your { $top }.
reason-known-leap =
    You have seen the { $number } at { $place }: it leaves behind { $count ->
        [one] one card that fits
       *[other] { $count } cards that fit
    }. One that nobody has turned may be nearer.
reason-nearer =
    The { $other } at { $at } leaves behind { $count ->
        [one] one card that fits
       *[other] { $count } cards that fit
    }, the { $number } at { $place } { $fewer ->
        [0] none.
       *[other] only { $fewer }.
    }
reason-wait =
    The { $other } at { $at } leaves behind { $count ->
        [one] one card that fits
       *[other] { $count } cards that fit
    }. Turn the { $number } at { $place } and return it: that shows the others nothing new.
reason-lies-open = The { $number } at { $place } lies there face up.
reason-leap =
    The { $number } leaves behind { $count ->
        [one] one card that fits
       *[other] { $count } cards that fit
    }.
reason-little =
    The { $number } at { $place } leaves { $count ->
        [0] nothing behind that would fit: it comes next.
        [one] only one card behind that would fit.
       *[other] only { $count } cards behind that would fit.
    }
reason-plan = You have seen { $count } cards above the { $number }, the { $next } first: the way on from there is known.
reason-enough =
    Above the { $number } at { $place } there are still { $above ->
        [one] one card
       *[other] { $above } cards
    }, and after it your rampart wants only { $needed } more.
reason-magic = The { $number } is lower than your { $top }, but your Magician can slip it in.
reason-magic-kept = Your Magician can slip in a card only once: that is over with the { $number }.
reason-shot =
    The { $number } costs { SEAT($seat) } { $points ->
        [one] one point
       *[other] { $points } points
    }, this card { $fewer }.
reason-ahead =
    { SEAT($seat) } is ahead with { $points ->
        [one] one point
       *[other] { $points } points
    }: the { $number } is within range.
look-memory = Think back: have you seen a card that fits on your { $top }?
look-unseen = Think back: which cards has nobody turned yet?
look-quiet = Not every card you turn has to fit. What do the others know already?
look-open = Look at the cards that lie face up: does one help you?
look-gap = Count the cards between your { $top } and the { $number }: how many of them are still there?
look-magic = What could your Magician do here, and what is it worth to wait?
look-shots = Count what each card that you can hit is worth to its owner.
