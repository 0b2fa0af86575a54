# What is said when a match is looked back at.

look-coming = The match is being looked at, move by move.
look-coming-how = Bots play on from every moment, many times. That takes a little while, and is kept: next time it is here at once. You may leave this page; it goes on.
look-progress = How much of it has been looked at
look-again = Try again
look-whose = Whose moves
look-all = Everybody’s
look-mine = Mine
look-course = How the match went
look-course-of = { $unit ->
    [share] { $name } began with { $from } wins of 100, had { $most } at best and { $least } at worst, and ended with { $to }.
   *[points] { $name } began with { $from } points to be expected, had { $most } at best and { $least } at worst, and ended with { $to }.
    }
look-top = sure to win
look-top-points = { $points } points
look-board = The board at that moment
look-points = Turning points
look-turning = Turning point { $number }: { $name }
look-decision = A move of { $name }
look-cost-share = Of 100 matches from here, { $name } gave away { $is ->
    [sure] { $cost }.
   *[about] about { $cost }, give or take { $doubt }.
    }
look-cost-points = { $is ->
    [sure] { $cost } points were lost here.
   *[about] About { $cost } points were lost here, give or take { $doubt }.
    }
look-no-cost = Nothing was surely better here.
look-forgotten = Of these, { $part } could only be known by remembering what was seen before.
look-practise = Practise from here
look-replay = Replay from here
look-flawless = Well played, all of you: nothing in this match was surely a mistake.
look-flawless-mine = Well played: nothing you did was surely a mistake.
look-flawless-how = Every move can still be looked at, in the list of all of them.
look-accounts = Luck and skill
look-account = { $luck ->
    [up] { $name } had luck.
    [down] { $name } had bad luck.
   *[even] Luck did little for { $name }.
    } { $skill ->
    [up] The moves that were made brought something.
    [down] The moves that were made cost something.
   *[even] The moves that were made brought as much as they took.
    }
look-part-fair = start
look-part-luck = luck
look-part-skill = skill
look-part-rest = rest
look-part-result = result
look-counted-share = In wins of 100.
look-counted-points = In points.
look-numbers = What the numbers mean
look-numbers-share = Counted in wins of 100: everybody starts with a fair share, whoever won ends with 100. Start, luck, skill and rest add up to the result.
look-numbers-points = Counted in points: what could be expected at the start, luck, skill and rest add up to what was reached.
look-numbers-skill = Skill is what all decisions brought, the own ones and those of the others, beside a sensible player in the same place. Rest is what nobody could know, how quick somebody was, and what stays unexplained.
look-numbers-doubt = After ± stands how far a number may be off: it comes of playing on many times, with luck of its own.
look-remarks = Worth a word ({ $count })
look-decisions = All moves with a choice ({ $count })
look-long = a move that is too long to tell
