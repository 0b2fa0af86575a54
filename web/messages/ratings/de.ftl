# Wo man steht, auf Servern, die es sagen.

rating-title = Wo du stehst
rating-how = Alle beginnen bei 1000, wie ein Gelegenheitsbot; 400 mehr heißt zehn zu eins. Es zählen Partien, die ohne Hilfe zu Ende gespielt sind, mit Freunden oder mit Bots.
rating-value = { $value } ± { $within }
rating-soon =
    { $left ->
        [one] Noch eine Partie, dann siehst du, wo du stehst.
       *[other] Noch { $left } Partien, dann siehst du, wo du stehst.
    }
rating-duel = zu zweit
rating-several = in größeren Runden
