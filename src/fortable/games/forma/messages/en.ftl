# Forma in English. Ids and variables are the same in every language.

tagline = Choose your forms by eye, close in holes, span bridges – and mind what you leave to others.
credit = H. J. Geesink, Ravensburger 1973.

# Refusals: what was tried, and what would have been allowed
FA-01-no-such-square = There is no square “{ $tried }”: the squares run from { $first } to { $last }.
FA-02-no-such-form = There is no form “{ $tried }”. You still have: { $stock }.
FA-05-laid-out = The board is laid out already. Now it is all about the forms.
FA-05-lay-out-first = First the board is laid out: the tower, and as many of the { $most } obstacles as you like. “scatter 12” leaves it to chance, with 12 obstacles.
FA-05-no-such-number = { $tried } obstacles cannot be: from none to { $most }, as you like.
FA-07-bad-layout =
    This layout cannot stand, so nothing of it does.{ $unknown ->
        [none] {""}
       *[other] {" "}These are no squares: { $unknown }.
    }{ $twice ->
        [none] {""}
       *[other] {" "}Named twice: { $twice }.
    }{ $edge ->
        [none] {""}
       *[other] {" "}The tower cannot stand at the edge: { $edge }.
    }{ $touching ->
        [none] {""}
       *[other] {" "}Too close to each other: { $touching }.
    }{ $surplus ->
        [none] {""}
       *[other] {" "}{ $surplus } obstacles are too many: there are 25.
    }
FA-08-not-in-stock = You have no { $tried } left. You still have: { $stock }.
FA-08-no-such-turn = { $form } cannot be turned by “{ $tried }”. The ways that look different are: { $turns }.
FA-11-misfit =
    { $form } does not fit on { $square }: { $over ->
        [0] there the board is not free: { $taken }.
        [one] one of its squares would hang over the edge.
       *[other] { $over } of its squares would hang over the edge.
    } Try another place, at no cost.
FA-12-no-pass = You have a form that fits somewhere, so you must lay one. Nobody passes by choice, except after a first misfit.
FA-21-not-proven = How many bridges stand here could not be proven within { $steps } steps, and the table never guesses: forms cannot be laid like this in a match. Try a position from a real one.

# What happens
event-first-seat-drawn = Chance decides: { SEAT($seat) } begins.
event-left-to-chance =
    { SEAT($seat) } leaves the layout to chance, with { $obstacles ->
        [0] no obstacles.
        [one] one obstacle.
       *[other] { $obstacles } obstacles.
    }
event-laid-out = The tower stands on { $tower }. Obstacles: { $obstacles }. { SEAT($seat) } may lay the first form.
event-form-laid =
    { SEAT($seat) } lays { $form }{ $flipped ->
        [true] {" "}turned over
       *[false] {""}
    } on { $square }{ $turn ->
        [0] {""}
        [one] , turned once.
       *[other] , turned { $turn } times.
    }{ $turn ->
        [0] .
       *[other] {""}
    }
event-form-lost =
    { SEAT($seat) } tried to lay { $form } on { $square }, but { $over ->
        [0] the board is not free there: { $taken }.
        [one] one of its squares hangs over the edge.
       *[other] { $over } of its squares hang over the edge.
    } The form is out of the game.
event-square-enclosed = { SEAT($seat) } encloses { $square }.
event-obstacle-enclosed = { SEAT($seat) } encloses the obstacle on { $square }.
event-tower-enclosed = { SEAT($seat) } encloses the tower on { $square }!
event-second-try-waived = { SEAT($seat) } lets the second try go.
event-seat-passed = { SEAT($seat) } passes: no form fits any more.
event-turn-came = It is { SEAT($seat) }’s turn.
event-match-ended =
    The game is over. { $rule ->
       *[FA-13] { ended-FA-13 }
    }

# A whole turn in a sentence
turn-turn-came = { "" }
turn-square-enclosed = Enclosed: { $square }.
turn-obstacle-enclosed = Obstacle enclosed: { $square }.

# What you can do
action-lay-out = Set the tower on { $tower }; obstacles: { $obstacles }
action-scatter =
    Let chance lay out the tower and { $obstacles ->
        [0] no obstacles
        [one] one obstacle
       *[other] { $obstacles } obstacles
    }
action-place =
    Lay { $form } on { $square }{ $flipped ->
        [true] , turned over
       *[false] {""}
    }{ $turn ->
        [0] {""}
        [one] , turned once to the right
       *[other] , turned { $turn } times to the right
    }
action-pass = Let the second try go

# What is expected of you
phase-layout = Lay out the board.
phase-place = Lay a form.
phase-retry = One more try, or pass.
phase-over = The game is over.
example-layout = scatter 12 / layout K10 A1
example-place = F 1f C4
example-retry = F 1f C4 / pass

# How it is typed
help-layout =
    “scatter 12” lets chance lay out the tower and 12 obstacles. “layout K10 A1 C3” does it by hand: first the square of the tower, then those of the obstacles.
help-place =
    A move has three words: the form, how it is turned, the square. “F 0 C4” lays the F as it is drawn in the rulebook (type “rules”), with the leftmost square of its top row on C4. 1, 2 or 3 turns it to the right by so many quarters; with an f behind, as in 1f, it is turned over first, left to right. Small letters will do.
help-retry = { help-place } “pass” lets the second try go.

# What the table can choose
preset-first = First game
preset-first-about = The table shows where your forms fit. The bot is a beginner.
preset-box = As in the box
preset-box-about = By eye, and whoever begins lays out the board.
preset-sharp = For sharp eyes
preset-sharp-about = By eye, and what you cannot lay counts against you.
option-placing = Placing
option-placing-by_eye = By eye: what does not fit is lost
option-placing-assisted = Assisted: the table says what fits
option-edition = Edition
option-edition-de = German: forms not laid count nothing
option-edition-fr = French: forms not laid count against you
option-obstacle_contact = Obstacles and tower
option-obstacle_contact-corners = They may not touch, not even at corners
option-obstacle_contact-sides = They may touch at corners
option-layout = The board
option-layout-by_hand = Whoever begins lays it out
option-layout-by_chance = Chance lays it out

# Points, and why the game ended
score-FA-14 = Forms
score-FA-15 = Squares enclosed
score-FA-16 = Obstacles enclosed
score-FA-18 = Tower
score-FA-19 = Bridges
score-FA-22 = Forms not laid
ended-FA-13 = Nobody has a form that fits any more.

# What decided it
decided-FA-14 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the larger forms.
decided-FA-15 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the enclosed squares.
decided-FA-16 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the enclosed obstacles.
decided-FA-18 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the tower.
decided-FA-19 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }, thanks to the bridge.
decided-FA-22 =
    { SEAT($seat) } wins by { $margin ->
        [one] one point
       *[other] { $margin } points
    }: fewer forms were left over.

# Beside the board
tally-forms = Forms
tally-squares = Squares
tally-obstacles = Obstacles
tally-tower = Tower
tally-bridges = Bridges
tally-lost = Deducted
tally-total = Total
tally-points = Points
lost-forms = Lost forms
missing-north-south = + N–S
missing-east-west = + E–W

# The board in the browser
web-board = Board of 20 by 20 squares. Arrow keys move, R turns the form, F flips it, Enter lays it. A letter or the number of squares chooses a form.
web-free = free
web-obstacle = obstacle
web-tower = tower
web-form-of = form of { SEAT($seat) }
web-marker-of = marker of { SEAT($seat) }
web-marked-of = obstacle with a marker of { SEAT($seat) }
web-my-forms = Your forms
web-form = { $form }, { $size ->
        [one] one square
       *[other] { $size } squares
    }, { $count } left
web-fits-nowhere = fits nowhere
web-stocks = Everybody’s forms
web-forms-left =
    { $count ->
        [one] one form left
       *[other] { $count } forms left
    }
web-lost = Out of the game:
web-yours-lost =
    { $form } did not fit on { $square }: { $over ->
        [0] the board is not free there: { $taken }.
        [one] one of its squares hung over the edge.
       *[other] { $over } of its squares hung over the edge.
    } It is out of the game.
web-hand = In your hand
web-choose = Choose a form below.
web-turn = Turn to the right (R)
web-flip = Flip (F)
web-up = Up
web-down = Down
web-left = To the left
web-right = To the right
web-place = Lay it
web-place-on = Lay { $form } on { $square }
web-pass = Pass
web-layout = Layout of the board
web-layout-how = Tap squares: first the tower, then up to { $most } obstacles. They may not touch, and the tower not stand at the edge. Tap again to take one away.
web-stones = What you set
web-tool-tower = Tower
web-tool-obstacle = Obstacles { $count }/{ $most }
web-lay-out = So be it
web-clear = Clear
web-aim = Square in aim
web-set = Set on { $square }
web-unset = Take away from { $square }
web-near =
    { $count ->
        [one] A bridge lacks one square; it may be { $squares }.
       *[other] A bridge lacks { $count } squares, out of { $squares }.
    }
web-how-many =
    { $count ->
        [0] No obstacles
        [one] One obstacle
       *[other] { $count } obstacles
    }
web-suggest = Let chance lay it out
web-score = Points so far
web-in-words = In words
web-square = Square
web-row = Row { $row }: { $squares }.
web-held = In hand: { $form }{ $flipped ->
        [1] , flipped
       *[0] {""}
    }, { $turn ->
        [0] not turned
        [one] turned once
       *[other] turned { $turn } times
    }.
web-aims = { $form }{ $flipped ->
        [1] , flipped
       *[0] {""}
    }, { $turn ->
        [0] not turned
        [one] turned once
       *[other] turned { $turn } times
    }, is meant for { $squares }{ $off ->
        [0] .
       *[other] ; the rest is off the board.
    }

picture-1 = Lay one form at each turn, wherever it fits. Each square is a point.
picture-2 = A square closed in on all sides: 10 points for whoever closes it.
picture-3 = The tower closed in: 50 points.
picture-4 = A bridge of your own squares from edge to edge: 50 points.
tutorial-1 = This is the board, with the tower and some obstacles as chance has set them. Each of you lays one form at each turn, wherever you like. Choose the L. The white dot on it goes to the square you aim at: aim at A1, and lay it. Each of its squares is a point.
tutorial-2 = The square D8 is closed on three sides. Lay the 3I on E8, so that it closes the last one: D8 is enclosed, and that is 10 points for you, whoever’s forms stand around it.
tutorial-3 = Obstacles count 10 as well, if your colour alone closes them in. K5 lacks three sides. Take the U, turn it twice with the round arrow or the R key, and lay it on J4.
tutorial-4 = By eye nobody tells you whether a form fits, and there is no trying out. This U did not fit, and is out of the game. You may try one other form, or let it go: press “Let the second try go”.
tutorial-5 = The tower brings 50 points to whoever closes its last side. Only M13 is open: lay the 2I there.
tutorial-6 = A bridge brings 50 points: your squares, joined side by side, from one edge to the opposite one. Column C lacks two squares. Lay the 2I on C19.
tutorial-7 = The bridge stands. When nobody has a form that fits any more, the most points win. If you would rather see where forms fit, choose “Assisted” when you open a table. Have fun!

# What a position that cannot be is told
word-wants-FA-01 = The board has 20 rows of 20 squares, with nothing on them but what belongs to the game.
word-wants-FA-02 = Everybody’s forms are those of the box: laid, lost and in stock.
word-wants-FA-04 = Two or four play, and it is the turn of one of them.
word-wants-FA-05 = First comes the layout on an empty board: one tower, and up to 25 obstacles.
word-wants-FA-06 = The tower stands on no edge, and obstacles and tower do not touch.
word-wants-FA-08 = A form covers free squares of its own, and no other squares are drawn.
word-wants-FA-09 = Only who has just lost a form tries another.
word-wants-FA-11 = With help no form is lost.
word-wants-FA-12 = Who can lay nothing passes.
word-wants-FA-13 = A match is over when nobody can lay a form, and only then.
word-wants-FA-15 = A square with all four sides closed has a marker, and no other free square has one.
word-wants-FA-16 = An obstacle closed in by one colour has its marker, and no other has.
word-wants-FA-18 = The tower is somebody’s when its four sides are closed, and only then.

kind-fr = French edition

# What a look back says of a decision, and where a hint says to look
reason-misfit =
    { $form } does not fit on { $square }: { $over ->
        [0] there the board is not free: { $taken }.
        [one] one of its squares hangs over the edge.
       *[other] { $over } of its squares hang over the edge.
    }
reason-passed = { $form } still fits, on { $square }: a second try is worth taking.
reason-tower = { $form } on { $square } closes in the tower: { $points } points at once.
reason-bridge = { $form } on { $square } completes a bridge: { $points } points at once.
reason-closes =
    { $form } on { $square } closes in { $squares }: { $points } points, { $fewer ->
        [0] where this place closes in nothing.
       *[other] where this place brings { $fewer }.
    }
reason-leaves = This leaves { SEAT($seat) } { $points } points for the taking, by closing in { $squares }.
reason-takes-away = { SEAT($seat) } can close in { $squares } next, for { $points } points. { $form } on { $square } would prevent that.
reason-bridge-lost =
    After this no bridge of yours can come any more. With { $form } on { $square } { $missing ->
        [one] only one square would be missing.
       *[other] { $missing } squares would be missing.
    }
reason-nearer =
    With { $form } on { $square } your next bridge lacks { $missing ->
        [one] only one square
       *[other] { $missing } squares
    }, after this { $more }.
reason-hinders =
    For a bridge { SEAT($seat) } lacks { $missing ->
        [one] only one square
       *[other] { $missing } squares
    }, and { $form } on { $square } would be in the way.
reason-room =
    After this your { $form } fits nowhere any more: { $value ->
        [one] one point is lost.
       *[other] { $value } points are lost.
    }
reason-larger =
    { $form } is worth { $value }, this form { $smaller }, and large ones run out of room: there { $places ->
        [one] is one place left
       *[other] are { $places } places left
    } for { $form }.
look-tower = Look at the tower: which of its sides are still open?
look-bridge =
    Look at your bridge: it lacks { $missing ->
        [one] only one square.
       *[other] only { $missing } squares.
    }
look-closing = Look { $region }: { $points } points can be closed in there with one form.
look-theirs = Look { $region }: what could { SEAT($seat) } close in there next?
look-their-bridge = How far is { SEAT($seat) } from a bridge? Look { $region }.
look-region = Look { $region }: one of your forms goes well there.
word-upper-left = in the upper left
word-upper-middle = at the top, in the middle
word-upper-right = in the upper right
word-centre-left = on the left, halfway down
word-centre-middle = in the middle of the board
word-centre-right = on the right, halfway down
word-lower-left = in the lower left
word-lower-middle = at the bottom, in the middle
word-lower-right = in the lower right
