# What is said of puzzles: positions in which one move is clearly best.

puzzles-how = Positions out of play. In each of them one move is clearly best, and it is not the one that comes to mind first. The easiest come first.
puzzles-solved = { $solved } of { $of } solved
puzzles-begin = Begin
puzzles-go-on = Go on with puzzle { $number }
puzzles-none = { $game } has no puzzles yet.
puzzles-one =
    { $status ->
        [solved] Puzzle { $number }, solved
        [tried] Puzzle { $number }, tried
        [given-up] Puzzle { $number }, shown
       *[new] Puzzle { $number }
    }
puzzles-all = All puzzles
puzzle-title = Puzzle { $number } of { $of }
puzzle-ask = It is your move. One is clearly best: which?
puzzle-fails = Of 100 tries of weaker bots { $fails } fail.
puzzle-before =
    { $status ->
        [solved] You have solved this one already.
       *[given-up] This one was shown to you. It can still be tried.
    }
puzzle-wrong = Not this one. Something else is clearly better.
puzzle-right = Found!
puzzle-shown = This is best.
puzzle-others =
    { $others ->
        [one] One other move comes to the same.
       *[other] { $others } other moves come to the same.
    }
puzzle-worth-share =
    { $is ->
        [same] Of 100 matches from here it wins { $cost } more than anything else, also than what comes to mind first: { $obvious }.
       *[more] Of 100 matches from here it wins { $margin } more than the next best, and { $cost } more than what comes to mind first: { $obvious }.
    }
puzzle-worth-points =
    { $points ->
        [one] It is worth one point more than anything else. What comes to mind first is worth { $cost } less: { $obvious }.
       *[other] It is worth { $margin } points more than anything else. What comes to mind first is worth { $cost } less: { $obvious }.
    }
puzzle-show = Show me
puzzle-next = Next puzzle
