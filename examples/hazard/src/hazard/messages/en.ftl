tagline = Dice under the cups: which face is there most often?
credit = Made for Fortable, as an example.

option-dice = Dice for everybody
option-rounds = Rounds

phase-call = Which face do most dice show?
phase-wait = Wait for the others.

action-call = Call { $face }
action-pass = Say nothing

event-dice-thrown = Everybody throws the dice under a cup.
event-face-called = { $face ->
    [none] { SEAT($seat) } has decided.
    [0] { SEAT($seat) } says nothing.
   *[other] { SEAT($seat) } calls { $face }.
  }
event-cups-lifted = The cups are lifted.

HZ-02-no-such-face = No die shows { $tried }: call a face from 1 to 6, or say nothing.

score-HZ-04 = Right calls
score-HZ-05 = Wrong calls
ended-HZ-06 = All rounds are played.

field-round = Round
field-cup = Your dice
field-call = Your call
field-have_called = Has decided
field-earned = Earned
field-lost = Lost
field-lifted = Under the cups
field-called = Called
