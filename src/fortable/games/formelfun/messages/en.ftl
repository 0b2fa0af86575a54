# Formel Fun in English. Ids and variables are the same in every language.

tagline = Play your cards, slip past the pack, and never be the last one home.
credit = Formel Fun is a game by Terry Goodchild, published by Franjos in 1999.

# Refusals: what was tried, and what would have been allowed
FF-04-no-such-card = There is no card “{ $tried }”. You hold { $hand }.
FF-06-no-turbo =
    { $tried ->
        [Turbo] You have only one Turbo, so it goes alone or beside another card. You hold { $hand }.
       *[other] You have no Turbo to put beside the { $tried }. You hold { $hand }.
    }
FF-10-not-in-hand = The card { $tried } is not in your hand. You hold { $hand }.
FF-11-hand-too-small = No Turbo beside the { $tried }, please: you would be left with fewer than { $fewest } cards. Play one card alone.

# What happens
event-row-lined-up = On the { $space }, from the inside out: { $cars }.
event-hands-dealt = Every team gets five cards.
event-card-played =
    { $movement ->
        [one] { SEAT($seat) } plays { $card } for { $car }: just one space.
       *[other] { SEAT($seat) } plays { $card } for { $car }: { $movement } spaces.
    }
event-card-boosted = { SEAT($seat) } plays { $card } and a Turbo for { $car }: { $movement } spaces!
event-card-drawn =
    { $card ->
        [none] { SEAT($seat) } draws.
       *[other] { SEAT($seat) } draws { $card }.
    }
event-pile-reshuffled = The draw pile is used up: the discards are shuffled and take its place.
event-car-moved =
    { $fell ->
        [0] { $car } stops on the { $space }, lane { $lane }.
        [one] No room for { $car }: it falls back one space, to the { $space }, lane { $lane }.
       *[other] No room for { $car }: it falls back { $fell } spaces, to the { $space }, lane { $lane }.
    }
event-turn-began = Next turn: { $leader } leads, { $last } is last.
event-race-ended = Race { $race } is over. They finish in this order: { $cars }.
event-car-eliminated =
    { $points ->
        [one] { $car } came in last and is out: 1 point for { SEAT($seat) }.
       *[other] { $car } came in last and is out: { $points } points for { SEAT($seat) }.
    }
event-team-out = { SEAT($seat) } has no car left and discards { $cards }.
event-race-began = Race { $race } starts in single file: { $cars }.
event-final-won = { $car } wins the final for { SEAT($seat) }: { $points } points! The title on points goes to { SEAT($to) }.

# A whole turn in a sentence
turn-card-drawn = { "" }
turn-turn-began = { "" }
turn-race-began = { "" }
turn-card-played-car-moved =
    { $fell ->
        [0] { SEAT($seat) } plays { $card }: { $car } stops on the { $space }, lane { $lane }.
       *[other] { SEAT($seat) } plays { $card }: no room for { $car }, which falls back to the { $space }, lane { $lane }.
    }
turn-card-boosted-car-moved =
    { $fell ->
        [0] { SEAT($seat) } plays { $card } and a Turbo: { $car } stops on the { $space }, lane { $lane }.
       *[other] { SEAT($seat) } plays { $card } and a Turbo: no room for { $car }, which falls back to the { $space }, lane { $lane }.
    }

# What you can do
action-play = Play { $card }
action-boost = Play { $card } and a Turbo

# What is expected of you
phase-play = Play a card for your car.
phase-over = The final is over.

# What the table can choose
preset-first = First race
preset-first-about = Three teams. The bots are beginners.
preset-final = All for the final
preset-final-about = Only the winner of the final takes the title.
preset-field = Full field
preset-field-about = Six teams with two cars each; the grid is drawn by lot.
option-cars_at_five = Cars for each of five teams
option-cars_at_five-3 = Three: the whole evening
option-cars_at_five-2 = Two: half as long
option-grid = The first start
option-grid-mirrored = Mirrored: each row lines up in reverse
option-grid-random = Every row by lot
option-title = The title goes to
option-title-points = the team with the most points
option-title-final = the winner of the final

# Points, and why the game ended
score-FF-20 = { $items } in the order of going out
score-FF-21 =
    { $items ->
        [points] title on points: the most points of all teams
       *[final] title of the final: first in the last race
    }
ended-FF-19 = The final has been driven. Every car brought its team points, and the later it went out, the more.

# What decided it
decided-final = { $winner } wins the final for { SEAT($seat) }. Most points: { SEAT($champion) }.
decided-final-car =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to { $car }, which won the final.
decided-other-final =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, although { $winner } won the final for { SEAT($finalist) }.
decided-tie = { SEAT($seat) } and { SEAT($other) } have { $points } points each, but { $car } came further than any car of { SEAT($other) }.
tie-break = as many points; the best car came further

# On the board
board-race = Race { $race } of { $races }
board-final = The final
board-danger =
    { $gap ->
        [0] In danger: { $car } of { SEAT($seat) }, level with { $ahead } but further out
        [one] In danger: { $car } of { SEAT($seat) }, one space behind { $ahead }
       *[other] In danger: { $car } of { SEAT($seat) }, { $gap } spaces behind { $ahead }
    }
board-line-up = The cars line up.
board-hand = Your hand
board-for = { $car } on { $space }
board-pile = Draw pile { $pile }
board-discards =
    { $top ->
        [none] Discards 0
       *[other] Discards { $count }, top { $top }
    }
board-winner = Winner of the final: { SEAT($seat) } with { $car }
board-champion =
    { $points ->
        [one] Title on points: { SEAT($seat) } with 1 point
       *[other] Title on points: { SEAT($seat) } with { $points } points
    }
board-out = Out, first to last: { $cars }

# In the browser
web-track = The track with { $count } cars, driven anticlockwise. { $leader } leads, { $last } is last.
web-order = Running order
web-order-line = of { SEAT($seat) }, on the { $space }, lane { $lane }.
web-is-due = Due now.
web-is-last = Last, in danger.
web-own-cars = Your cars
web-car-on = on the { $space }
web-car-rank = place { $rank } of { $of }
web-car-out = out of the race
web-choose = { $car } is due, on the { $space }. Choose a card.
web-next = Next for you: { $car }, on the { $space }.
web-wait = None of your cars moves again in this turn.
web-out = You are out of the race. The others drive on.
web-prospect =
    { $fell ->
        [0] To the { $space }, lane { $lane }: place { $rank } of { $of } for now.
       *[other] No room: it falls back to the { $space }, lane { $lane }. Place { $rank } of { $of } for now.
    }
web-card =
    { $red ->
        [yes] Card { $card }: the red number fits, { $movement } spaces
       *[no] Card { $card }: { $movement } spaces
    }
web-drive = Drive { $movement }
web-drive-turbo = + Turbo: { $movement }
web-keys = Cards: arrows to go through, Enter to choose and again to drive, T to add a Turbo, Escape to take back
web-take-back = Take the card back
web-team = Team
web-cars = Cars
web-cards = Cards
web-turbos = Turbos
web-points = Points
web-scored = +{ $points }
web-ladder = What each car scores, the first one out on the left

# The tutorial
picture-1 = A card moves a car by its blue number.
picture-2 = The red number counts only on a space of that very number, and there it has to be used.
picture-3 = Cars take the innermost free lane. Four fit on a space; a fifth falls back.
picture-4 = After each race the last car is out. The winner of the final scores most.
tutorial-1 = Every team races its cars anticlockwise round the loop, 1 to 10 three times over. After each race the last car is out: it wears the yellow warning sign. The ring shows whose turn it is: your A1.
tutorial-2 = A card moves a car by its blue number. Choose the 8: the track shows where A1 would stop. Press it once more, or “Drive”, to go.
tutorial-3 = A red number counts only on a space of that very number, and then it has to be used. A1 stands on a 7: the card 7/3 now moves 7, not 3. Play it!
tutorial-4 = A car takes the innermost free lane. Four fit on a space; a fifth falls back. Choose the 6 to see it happen, then play the 8 and drive right through.
tutorial-5 = B1 has passed the line: the race ends with this turn, and A2 is last. Save it: choose the 6 and then the Turbo beside it. That adds 5, but your hand stays one card smaller for good.
tutorial-6 = C1 came in last and is out. Every car that goes out scores, a later one more; the winner of the final most. The rest starts again in single file. Most points win the title: have a good race!

# What a position that cannot be is told
word-wants-FF-01 = Three to six teams race, and every car is there once.
word-wants-FF-02 = The track is a loop of 30 spaces.
word-wants-FF-04 = No card is there more often than in the deck.
word-wants-FF-07 = A team in the race holds five cards, fewer by its second Turbos, in the order of the deck; a team that is out holds none.
word-wants-FF-08 = Every team’s cars are on the track or out; at the first start they stand row behind row.
word-wants-FF-09 = The leading car moves first, then in order of the spaces, the inner car before the outer.
word-wants-FF-10 = A card is played, one is drawn and the car moves, and nothing is discarded before.
word-wants-FF-11 = After three Turbos as second cards no further one can be played.
word-wants-FF-12 = A discard pile has a top card that is in it, and an empty draw pile is shuffled anew.
word-wants-FF-13 = A space has four lanes with one car each.
word-wants-FF-19 = Two cars or more race; one alone has won the final.

kind-short = two cars each

# What a look back says of a decision, and where a hint says to look
reason-out =
    The race ends with this turn, and { $car } is last and out. With { $card }{ $boost ->
        [true] {" "}and a Turbo
       *[false] {""}
    } it stops ahead of { $ahead }.
reason-last =
    This leaves { $car } last. With { $card }{ $boost ->
        [true] {" "}and a Turbo
       *[false] {""}
    } it stops ahead of { $ahead }.
reason-red =
    On { $space } the red number of { $card } counts: with { $boost ->
        [true] it and a Turbo
       *[false] it
    } { $car } moves { $spaces } spaces instead of { $fewer }.
reason-passes =
    With { $card }{ $boost ->
        [true] {" "}and a Turbo
       *[false] {""}
    } { $car } gets past { $cars }.
reason-farther =
    { $card }{ $boost ->
        [true] {" "}and a Turbo bring
       *[false] {" "}brings
    } { $car } { $spaces } spaces, this play only { $fewer }.
reason-fell =
    There is no room on { $space }, and with { $card } { $car } falls back { $fell ->
        [one] one space
       *[other] { $fell } spaces
    }. { $other } brings it just as far.
reason-turbo =
    A Turbo beside { $card } brings { $spaces } spaces once, and { $cards ->
        [one] only one card stays
       *[other] only { $cards } cards stay
    } in hand for the rest of the match.
reason-next = From { $space }, { $card } moves { $car } { $spaces } spaces at its next turn. From { $other } no card in hand would bring it more than { $fewer }.
reason-next-kept = Either way { $car } stops on { $space }: there { $card } moves it { $spaces } spaces at its next turn, if it is still in hand. No other card does more than { $fewer }.
reason-other-car = { $car } stands on { $space }: there { $card } moves { $space } spaces, here { $fewer }.
reason-keep = Both cards move { $spaces } here. { $card } is the better one to keep: elsewhere it moves up to { $most } spaces, { $other } only { $least }.
reason-rarer = Both cards move { $spaces } here. { $card } is the better one to keep: it can do that on { $often } of the ten numbers, { $other } only on { $seldom }.
reason-needless = With { $other } { $car } has the same place in the order. Another time { $card } can move { $most } spaces, { $other } never more than { $least }.
reason-dear = { $other } is enough: { $spaces } spaces, and { $car } is not last. { $card } can move { $most } spaces when it has to be, { $other } never more than { $least }.
look-danger = The race ends with this turn: how does { $car } get out of last place?
look-turbo = Count how far { $car } has to come. Is one card enough?
look-red = { $car } stands on { $space }: whose red number counts there?
look-ahead = Count the spaces from { $car } to { $cars }.
look-other-cars = Think of { $cars } as well: which card is worth keeping for there?
look-next = Think one turn ahead: on which number would { $car } best come to stand?
look-saving = { $car } does not have to come far this time: which card can you do without?
look-same = Every card moves { $car } just as far here: which one is worth least later?
look-count = Count how far each of your cards would move { $car } from { $space }.
