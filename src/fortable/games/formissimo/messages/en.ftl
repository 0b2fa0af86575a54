# Formissimo in English. Ids and variables are the same in every language.

tagline = One difference at most: grab the next card before the others do, or puzzle alone.
credit = By Torsten Landsvogt, published by Schmidt Spiele in 2008.

# Refusals: what was tried, and what would have been allowed
FM-04-no-such-place = There is no place “{ $tried }”: the places run from { $first } to { $last }.
FM-05-face-down = The start cards still lie face down. Say “ready”: once everybody has, they are turned up and off you go.
FM-05-turned-up = The start cards lie open already: take cards that match, or call Stop!
FM-05-others-not-ready = You are ready, but the start cards still lie face down: they are turned up as soon as everybody is. The table waits for: { SEAT($waiting) }.
FM-07-mismatch = The card at { $tried } does not match yours: they differ in { $features }. Only one difference is allowed.
FM-08-gone = Too late: { SEAT($by) } has the card from { $tried }. No harm done, grab another!
FM-08-yours = You have the card from { $tried } already: it is in your chain. Grab another!
FM-09-stopped = That round is over, and nothing more can be taken. Say “ready” for round { $round }.
FM-09-called = { SEAT($by) } has called Stop and was right: from that moment nobody takes a card. When { SEAT($by) } has picked a consolation card, the chains are checked.
FM-09-too-late = Too late: that was meant for an earlier round, and it is over. Now round { $round } is on: look again and choose anew.
FM-10-no-pick = There is no consolation card to pick: it goes to whoever calls Stop and is right.
FM-10-not-yours = The consolation card is { SEAT($by) }’s to pick, for calling Stop and being right. Then the next round comes.
FM-10-pick-first = Your Stop was right! Now pick your consolation card: any one you like.
FM-12-not-the-clock = Only the clock can say that time is up.
FM-16-gap = No card lies at { $tried }: the draw pile could not fill this gap. Take one that is there.
FM-18-no-such-place = There is no place “{ $tried }”: the places run from { $first } to { $last }.
FM-18-taken = You have taken the card from { $tried } already. Choose one that is still there.
FM-18-mismatch = The card at { $tried } differs from your last one in { $features }, and one difference is the limit. You can go on with: { $matching }.
FM-18-no-stop =
    Alone there is no Stop. { $instead ->
        [ready] Say “ready” and the next layout is laid.
        [finish] No card matches any more: finish the layout.
       *[take] Take a card that matches.
    }
FM-18-no-pick =
    There are no consolation cards when you play alone. { $instead ->
        [ready] Say “ready” and the next layout is laid.
        [finish] No card matches any more: finish the layout.
       *[take] Take a card that matches.
    }
FM-18-no-clock = Nothing rushes you: there is no clock when you play alone.
FM-19-only-alone = In a race what is taken is taken. You can undo when you play alone.
FM-19-call-stop = In a race you do not finish, you call Stop.
FM-19-unfinished =
    This layout is not finished yet. { $instead ->
        [ready] Say “ready” and the next layout is laid.
        [finish] No card matches any more: finish the layout.
       *[take] Take a card that matches.
    }
FM-19-stuck = The card at { $tried } does not match your last one, and no other does: finish the layout, or undo a step.
FM-19-finished = This layout is done. Say “ready” and the next one is laid.
FM-19-earlier-layout = Too late: that was meant for an earlier layout. Now it is layout { $round }: look again and choose anew.
FM-19-nothing-taken = There is nothing to undo: you have not taken a card yet.
FM-19-not-stuck = You are not stuck yet. You can still take: { $matching }.
FM-20-no-such-day = There is no deal for “{ $tried }”: it takes a day of the calendar, written like 2031-05-04.
FM-21-only-alone = There are no hints in a race. Trust your eyes!
FM-21-stuck = No hint can help here: no card matches. Undo a step, or finish the layout.
FM-21-nothing-to-solve = “{ $tried }” is nothing to solve: it takes the file of a match, a seed (64 hexadecimal digits) or a date such as 2031-05-04.

# What happens
event-layout-laid = Layout { $round } is laid.
event-seat-ready = { SEAT($seat) } is ready.
event-start-cards-turned = The start cards are turned up. Go!
event-card-taken = { SEAT($seat) } takes { $place }.
event-stop-called =
    { $verdict ->
        [right] { SEAT($seat) } calls Stop, and is right: nothing matches.
       *[wrong] { SEAT($seat) } calls Stop, and is wrong: { $matching } would have matched.
    }
event-consolation-taken = { SEAT($seat) } gets the card from { $place } as consolation.
event-clock-struck = Time is up.
event-layout-emptied = The layout is empty: the round is over.
event-chain-checked =
    { $verdict ->
        [sound] { $points ->
            [0] { SEAT($seat) } has taken no card.
            [one] { SEAT($seat) }’s chain is sound: one point.
           *[other] { SEAT($seat) }’s chain is sound: { $points } points.
        }
        [faulty] { SEAT($seat) }’s chain breaks at card { $step }: { $features } differ. No points.
       *[wrong-stop] { $points ->
            [-1] { SEAT($seat) } had taken no card: the wrong Stop costs a point.
           *[other] { SEAT($seat) }’s chain goes to the discard pile.
        }
    }
event-round-began = The chains are put away.
event-card-returned = { SEAT($seat) } puts the card back at { $place }.
event-hint-given =
    { $left ->
        [0] Hint: take { $place }. From here everything can be cleared!
        [one] Hint: take { $place }. The best way from here leaves one card.
       *[other] Hint: take { $place }. The best way from here leaves { $left } cards.
    }
event-layout-finished =
    Layout { $round }: { $left ->
        [0] cleared!
        [one] one card is left. { $least ->
            [0] All of them can be taken.
           *[other] It has to stay.
        }
       *[other] { $left } cards are left. { $least ->
            [0] All of them can be taken.
            [one] Only one has to stay.
           *[other] At best { $least } have to stay.
        }
    }
event-match-ended =
    The game is over. { $rule ->
        [FM-16] { ended-FM-16 }
        [FM-17] { ended-FM-17 }
       *[FM-20] { ended-FM-20 }
    }

# What you can do
action-ready = I am ready
action-take = Take the card at { $place }
action-stop = Stop! Nothing matches
action-pick = Pick the card at { $place }
action-time-up = Time is up
action-undo = Put the last card back (counts as practice)
action-hint = Show me a good card (counts as practice)
action-finish = No card matches: finish this layout

# What is expected of you
phase-ready = Study the layout, and say when you are ready.
phase-race = Grab what matches, or call Stop!
phase-pick = You were right! Pick any card as consolation.
phase-puzzle = Take a card with one difference at most.
phase-review = Ready for the next layout?
phase-over = The game is over.

# What the table can choose
preset-first = First game
preset-first-about = A race against a beginner.
preset-children = With children
preset-children-about = No clock, fewer features, and the table refuses what does not match.
preset-box = As in the box
preset-box-about = A wrong Stop with no card costs nothing.
preset-alone = Alone
preset-alone-about = The puzzle: how long a chain do you find?
option-refuse_mismatch = A card that does not match
option-refuse_mismatch-false = It can be taken; the mistake comes to light at the end of the round
option-refuse_mismatch-true = It is refused at once (for children)
option-idle_limit = A round ends if nobody acts for
option-pick_limit = Time to pick the consolation card
option-untimed = The clock
option-untimed-false = A round ends when nobody acts, and the consolation card is drawn by lot
option-untimed-true = There is none: everybody has all the time they need
option-deck = Deck
option-deck-full = All five features
option-deck-plain = Four features, no crosses (for the youngest)
option-bare_stop = A wrong Stop before you have taken a card
option-bare_stop-costs = It costs a point
option-bare_stop-box = It costs nothing, as in the box

# Points, and why the game ended
score-FM-10 = consolation cards (round { $items })
score-FM-11 = chain lost by a wrong Stop (round { $items })
score-FM-13 = cards in sound chains (round { $items })
score-FM-14 = broken chain (round { $items })
score-FM-19 = cards left in layout { $items }
score-FM-21 = practice: layout { $items }
score-FM-23 = wrong Stop without a card (round { $items })
ended-FM-16 = The draw pile could not fill the layout, so this was the last round.
ended-FM-17 = The draw pile has no start card for everyone.
ended-FM-20 = All three layouts are done.

# What decided it
decided-FM-13 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the longer chains.
decided-FM-10 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to a well-timed Stop.
decided-perfect = Perfect! All three layouts are cleared, every single card.
decided-best = Perfect! Nobody can leave fewer cards than that.
decided-practised =
    For practice, with undoing or hints: { $left ->
        [0] no card is left.
        [one] one card is left.
       *[other] { $left } cards are left.
    }
decided-alone =
    { $left ->
        [0] No card is left.
        [one] One card is left; at best { $least } have to stay.
       *[other] { $left } cards are left; at best { $least } have to stay.
    }

# The board in a terminal
board-layout = Layout { $number }/3
board-left =
    { $count ->
        [one] one left
       *[other] { $count } left
    }
board-any = Take any card.
board-chain =
    { $count ->
        [0] No card yet
        [one] One card:
       *[other] { $count } cards:
    }
board-round = Round { $number } · { $pile } in the pile
board-result =
    Layout { $number }: { $left ->
        [0] cleared, every single card!
       *[other] you left { $left }{ $missed ->
            [0] , and nobody can leave fewer!
           *[other] , and { $least ->
                [0] all can be taken
               *[other] only { $least } must stay
            }. The numbers show how.
        }
    }
board-proof-all = Proven: nothing is left over.
board-proof-cut = Proven: without a few of these cards the rest falls into too many pieces to visit them all.
board-proof-search = Proven: every other way was tried.
board-proof-none = Not proven: the table found no better way before it gave up looking. There may be one.
board-practice =
    Practice: { $undone ->
        [one] one step undone
       *[other] { $undone } steps undone
    }, { $hints ->
        [one] one hint
       *[other] { $hints } hints
    }.
value-circle = circle
value-square = square
value-red = red
value-blue = blue
value-large = large
value-small = small
value-one = one
value-two = two
value-plain = no cross
value-crossed = crossed

# The command “solve”
command-solve = find the longest chains of a match’s layouts, and prove that none is longer
solve-target = the file of a match, the seed of one (64 hexadecimal digits), or a date for the deal of that day
solve-level = how hard the deal of the day is
solve-deal =
    { $reached ->
        [0] None of the { $ways } quick tries does as well as this. To play it first: --seed { $seed }
        [one] One of the { $ways } quick tries does as well as this. To play it first: --seed { $seed }
       *[other] { $reached } of the { $ways } quick tries do as well as this. To play it first: --seed { $seed }
    }
solve-layout = Layout { $number }: { $taken } of { $total } cards, and no chain is longer
solve-all = Proof: no card is left.
solve-cut =
    { $passes ->
        [0] Proof: the cards fall into pieces, and a chain touches only one of them.
        [one] Proof: take away { $out }. A chain passes through this card once at most, so it touches at most { $touched } of the pieces that are left.
       *[other] Proof: take away { $out }. A chain passes through these { $passes } cards at most { $passes } times, so it touches at most { $touched } of the pieces that are left.
    }
solve-pieces = There are { $count } pieces, of { $pieces } cards: at least { $loss } must stay behind.
solve-search = Proof: none of the ways to leave fewer than { $least } holds up ({ $positions } positions looked at).
solve-none = Not proven: after { $positions } positions it is still open whether fewer than { $least } can be left.

# Words of the game
word-shape = shape
word-colour = colour
word-size = size
word-number = number
word-cross = cross

# The board in the browser
web-card =
    { $number ->
        [two] two { $size ->
            [small] small
           *[large] large
        } { $colour ->
            [red] red
           *[blue] blue
        } { $shape ->
            [circle] circles
           *[square] squares
        }
       *[one] one { $size ->
            [small] small
           *[large] large
        } { $colour ->
            [red] red
           *[blue] blue
        } { $shape ->
            [circle] circle
           *[square] square
        }
    }{ $cross ->
        [crossed] , crossed out
       *[plain] { "" }
    }
web-place-card = { $place }: { $card }
web-place-empty = { $place }: empty
web-face-down = a card, face down
web-layout = The layout
web-keys-race = Arrow keys move, Enter takes. A letter and a number take at once, B 4 for example. S calls Stop.
web-keys-solo = Arrow keys move, Enter takes. A letter and a number take at once, B 4 for example. U undoes, H gives a hint, F finishes.
web-your-side = Your side of the table
web-your-card = Your card
web-match-this = Your card: { $card }.
web-your-chain =
    { $count ->
        [one] Your chain: one card
       *[other] Your chain: { $count } cards
    }
web-chain =
    { $count ->
        [one] { SEAT($seat) }’s chain: one card
       *[other] { SEAT($seat) }’s chain: { $count } cards
    }
web-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
web-stop = Stop!
web-go = Go!
web-is-ready = ready
web-you-are-ready = You are ready. The others are still looking …
web-picks = { SEAT($seat) } was right to call Stop, and picks a card.
web-check = Round { $number }: the chains are checked
web-differ = They differ in: { $features }
web-consolation = consolation card: one point
web-to-round = On to round { $number }
web-to-table = Back to the table
web-undo = Undo
web-hint = Hint
web-finish = Nothing fits: finish
web-practice = practice
web-results = Results
web-you-left =
    { $left ->
        [one] card you left
       *[other] cards you left
    }
web-least =
    { $least ->
        [one] card must stay at best
       *[other] cards must stay at best
    }
web-best-was = (at best −{ $least })
web-next-layout = Next layout
web-which-chain = Which chain is shown
web-best = A best chain
web-own = Your chain
web-step = Card { $step } of { $count }
picture-1 = These match: only the colour differs.
picture-2 = These do not: colour and shape differ.
picture-3 = Take card after card. Each must match the one before it.
picture-4 = Nothing matches any more? Call Stop! But if something does, your chain is lost.
tutorial-1 = A card shows circles or squares, red (solid) or blue (striped), large or small, one or two of them, and some are crossed out. In a race everybody has a card face down. Look at the layout, then say that you are ready.
tutorial-2 = Your card is one large red circle. You may take a card that differs from it in one thing at most. The one at B2 differs in its colour only: take it!
tutorial-3 = Now B2 is on top of your chain, and it is the card to match. The card at C3 looks just the same, and that is fine too. Nobody waits for you: take it!
tutorial-4 = Nothing in the layout matches now: every card differs in at least two things. Then call Stop! But look well: if a card matches after all, your whole chain is lost.
tutorial-5 = You were right, and nobody may take any more. As a consolation you pick any card you like: it is worth one point by itself.
tutorial-6 = Every chain is checked card by card: one point for each card you took. A single step with two differences, as in the other chain, and the whole chain is worth nothing. The most points win.
tutorial-7 = Alone, Formissimo is a puzzle without a clock: take as many cards as you can, each matching the last. What is left counts against you, and afterwards you see the best chain there is.

# What a position that cannot be is told
word-wants-FM-01 = Every card is in one place only.
word-wants-FM-04 = One to five play; a race has five rows of six places, alone there are four of eight.
word-wants-FM-05 = Start cards are dealt, not taken, and are turned up when the race is on.
word-wants-FM-06 = Only cards of the layout are taken.
word-wants-FM-07 = At this table a card that does not match cannot be taken.
word-wants-FM-09 = One player calls Stop in a round, and then the race is over.
word-wants-FM-10 = A consolation card is picked from the layout by whoever called Stop when really nothing matched.
word-wants-FM-11 = A Stop is wrong only if a card matched after all.
word-wants-FM-14 = The chains that were checked are those that lie there.
word-wants-FM-15 = Every earlier round has a checked chain for everybody.
word-wants-FM-16 = Gaps stay in the layout only when the draw pile is used up.
word-wants-FM-17 = A match is over when the pile says so, and only then.
word-wants-FM-18 = Alone there is a full layout, and every card taken matches the one before; a race knows no undoing.
word-wants-FM-19 = A finished layout has the chain that was taken, and one at least as long that can be.
word-wants-FM-20 = There are three layouts, one after the other.
word-wants-FM-21 = A hint is for one player alone, and points to a card that can be taken.

figure-left =
    { $count ->
        [0] all cleared
        [one] one card left
       *[other] { $count } cards left
    }
kind-plain = without crosses
day-level-easy = easy
day-level-medium = medium
day-level-hard = hard
day-over-best =
    { $count ->
        [0] the best there is
        [one] one card over the best
       *[other] { $count } cards over the best
    }
remark-taken =
    { SEAT($seat) }: { $cards ->
        [one] one card
       *[other] { $cards } cards
    } taken in { $rounds ->
        [one] one round
       *[other] { $rounds } rounds
    }.
remark-feature = { SEAT($seat) }: chains broken by a difference in { $features }: { $count }.
remark-longest = { SEAT($seat) }, round { $round }: a chain of { $cards } lay there; taken: { $taken }.
remark-best = Layout { $round }: { $least } left at best, { $left } left; the best way was never left.
remark-left-best = Layout { $round }: { $least } left at best, { $left } left; the best way was left with card { $step }, at { $place }.

# What a look back says of a decision, and where a hint says to look
reason-overlooked = The card at { $place } matches.
reason-mismatch = The card at { $place } differs in { $features }: the chain is broken.
reason-broken = Your chain broke at card { $step } ({ $features }): it brings nothing any more, whatever follows. A Stop ends the round before the others take more.
reason-farther = After { $place } { $cards } more cards can follow, after this one { $fewer }.
reason-ways =
    After { $place } there { $ways ->
        [one] is one card that matches
       *[other] are { $ways } cards that match
    }, after this one { $fewer }.
look-row = Look along row { $row }: something there matches.
look-lonely =
    One of the cards that match is soon cut off: { $count ->
        [0] nothing else goes with it.
        [one] only one other goes with it.
       *[other] only { $count } others go with it.
    }
look-broken = Look back along your chain: does it hold?
look-over = Look over the whole table once more: does anything still match?
