tagline = One secret card each: keep it or swap it?
credit = Made for Fortable, as a template.

option-swaps = Swaps allowed
option-hurry = Hurry
option-hurry-false = take your time
option-hurry-true = thirty seconds

action-keep = Keep your card
action-swap = Swap your card
action-time-up = Time is up

event-cards-dealt = Everybody gets a card.
event-card-kept = { SEAT($seat) } keeps.
event-card-laid-open = { SEAT($seat) } lays a { $card } open.
event-card-drawn = { SEAT($seat) } draws a card.

KS-03-no-swap-left = You may swap { $allowed } times, and you have: keep your card.
KS-05-not-the-clock = Only the clock may call time; keep or swap.

score-KS-04 = Your card, the { $items }
ended-KS-04 = Everybody has kept a card.

phrase-mine-is-better = Mine is better!

web-hidden = a hidden card
web-kept = kept

field-cards = Card
field-kept = Has kept
field-turn = Turn
field-swapped = Swaps so far
field-discards = Laid open

tutorial-1 = Everybody has one secret card from 1 to 16, and the highest wins. Your 3 is low: swap it!
tutorial-2 = Your 3 lies open now, and you have drawn an 11. That will do: keep it!
tutorial-3 = When everybody has kept a card, all of them are shown. Your 11 is higher than the 9: you win.
