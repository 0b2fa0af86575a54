# Où l’on en est, sur les serveurs qui le disent.

rating-title = Où tu en es
rating-how = Tout le monde commence à 1000, comme un bot occasionnel ; 400 de plus, c’est dix contre un. Comptent les parties jouées jusqu’au bout et sans aide, entre amis ou avec des bots.
rating-value = { $value } ± { $within }
rating-soon =
    { $left ->
        [one] Encore une partie, et tu verras où tu en es.
       *[other] Encore { $left } parties, et tu verras où tu en es.
    }
rating-duel = à deux
rating-several = à plusieurs
