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
