# A che punto si è, sui server che lo dicono.

rating-title = A che punto sei
rating-how = Si comincia tutti a 1000, come un bot occasionale; 400 in più vuol dire dieci a uno. Contano le partite giocate fino in fondo e senza aiuti, tra amici o con i bot.
rating-value = { $value } ± { $within }
rating-soon =
    { $left ->
        [one] Ancora una partita e vedrai a che punto sei.
       *[other] Ancora { $left } partite e vedrai a che punto sei.
    }
rating-duel = in due
rating-several = in più
