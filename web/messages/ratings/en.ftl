# Where somebody stands, on servers that tell it.

rating-title = Where you stand
rating-how = Everybody begins at 1000, and so does a casual bot; 400 more are odds of ten to one. Matches count that were played to the end without help, with friends or with bots.
rating-value = { $value } ± { $within }
rating-soon =
    { $left ->
        [one] One more match, and you see where you stand.
       *[other] { $left } more matches, and you see where you stand.
    }
rating-duel = in twos
rating-several = in larger rounds
