# Ce qui se dit dans des parties de la page que l’on cherche quand on en a besoin.

# A word across languages
talk-title = Un mot à la table
talk-how = Chacun ici le lit dans sa langue.
talk-said = { $name } : { $phrase }
talk-mute = Couper la parole
talk-mute-all = Ne plus rien lire de personne
talk-mute-one = Ne plus rien lire de { $name }

# Reprendre un coup
go-back-sure = Reprendre ton dernier coup ? À partir de là, le hasard repart à neuf, ce que tu ne pouvais pas savoir est redistribué, et la partie ne compte pour rien.
went-back = Un coup en arrière. D’ici, le hasard repart à neuf, et ce qu’on ne pouvait pas savoir est redistribué.

# Avis à qui n’est pas là
notices-how = Sur cet appareil, tu apprends que c’est à toi de jouer dans une partie lente, que ta table est complète, et que quelqu’un veut rejouer. Rien de la partie n’est dit.
notices-on = M’avertir sur cet appareil
notices-quiet = Pas la nuit
notices-since = de
notices-until = à
notices-unable = Ce navigateur ne sait pas le faire. Sur un iPhone ou un iPad, mets d’abord Fortable sur l’écran d’accueil. Ce qui t’attend est toujours sur l’étagère, et dans le titre de la page.
notices-denied = Tu as dit au navigateur de ne pas montrer d’avis d’ici. Cela se change dans ses réglages pour cette page.
notices-off = Ce serveur n’envoie pas d’avis. Ce qui t’attend est sur l’étagère, et dans le titre de la page.

# La partie du jour
day-how = Tous ont ici les mêmes cartes et les mêmes robots, avec la même chance. Ton premier essai compte, même si tu l’abandonnes ; ensuite tu peux t’entraîner.
day-left = encore { $time }
day-play = Jouer
day-go-on = Continuer
day-practise = S’entraîner
day-today = Vers aujourd’hui
day-alone = en solitaire, contre le meilleur résultat possible
day-against =
    { $count ->
        [one] contre { $bot }
       *[other] contre { $count } robots comme { $bot }
    }
day-first = Personne d’autre ne l’a encore terminée.
day-rank = Place { $rank } sur { $of }, devant { $percent } % des autres.
day-rival = { $bot }, le robot le plus fort : { $result }.
day-rival-plays = { $bot }, le robot le plus fort, y joue encore.
day-bars = Les résultats des { $of } ; tu es à la place { $rank }
day-streak =
    { $streak ->
        [one] Un jour. Plus longue série : { $longest }.
       *[other] { $streak } jours de suite. Plus longue série : { $longest }.
    }
day-no-streak = Pas encore de série : termine une partie aujourd’hui.
day-no-row = Pas encore de série.
day-done = { $day } : { $done } sur { $tried } jouées jusqu’au bout
day-share = Partager
day-share-lines = Partager en mots
day-verify = Vérifier que personne ne pouvait savoir
day-verify-how = Toutes les parties d’une journée découlent d’un secret tiré quand elle commence. Son empreinte est publique aussitôt ; le secret est révélé trois heures après la journée, et chacun peut alors vérifier chaque partie. Sous un second nom, quelqu’un pourrait voir une donne à l’avance : comme à toute table, on joue en confiance.
day-fingerprint = Empreinte :
day-secret = Secret :
day-not-yet = Le secret n’est pas encore révélé.

# Coupes entre amis, et qui vient
seeking = On cherche quelqu’un
seek-waiting =
    { $others ->
        [0] Personne d’autre ne veut la même chose pour l’instant. Laisse cette page ouverte : ça commence dès que quelqu’un vient.
        [one] Une autre personne veut la même chose. Ça commence dès que toutes les places sont prises.
       *[other] { $others } autres veulent la même chose. Ça commence dès que toutes les places sont prises.
    }
seek-bots =
    { $seats ->
        [2] Jouer contre un bot
       *[other] Des bots aux places libres
    }
seek-bots-later = Si personne ne vient d’ici une demi-minute, un bot peut jouer à la place.
seek-bots-now = Personne n’est venu jusqu’ici. Attends encore, ou laisse jouer un bot.
seek-bots-asked = Ça commence avec des bots dès que tous ceux qui attendent le veulent.
seek-stop = Ne plus chercher
seek-again = Chercher encore
cups-how = Tout le monde reçoit les mêmes cartes, la chance s’équilibre. Ouvre une coupe, envoie son lien, et vois qui en tire le plus.
cups-mine = Tes coupes
cups-new = Une nouvelle coupe
cup-title = Coupe : { $game }
cup-kind = Qui joue avec qui ?
cup-alone = Chacun pour soi
cup-alone-about = contre les mêmes bots avec la même chance, quand tu veux
cup-tables = Ensemble à des tables
cup-tables-about = les mêmes cartes à chaque table, manche après manche, tous en même temps
cup-no-alone = À { $game }, la main la plus rapide l’emporte ; seuls, deux joueurs n’auraient jamais la même partie. On y joue donc à des tables.
cup-level = Quelle difficulté ?
cup-seats = Places à chaque table
cup-rounds = Manches
cup-lasts-alone = Temps pour toutes les manches
cup-lasts-tables = Temps pour chaque manche, au plus
cup-open = Ouvrir la coupe
cup-facts =
    { $rounds ->
        [one] une manche
       *[other] { $rounds } manches
    }
cup-status-open = Elle n’a pas encore commencé. Qui a le lien peut venir.
cup-status-running = Elle est en cours : encore { $time }.
cup-status-round = La manche { $round } est en cours : encore { $time } au plus.
cup-status-waits = La manche suivante attend : là où cette coupe a été ouverte, on joue déjà à autant de tables qu’il est permis. Elle commence d’elle-même dès que quelques-unes sont terminées.
cup-status-over = Elle est finie.
cup-join = Participer
cup-leave = Quitter la coupe
cup-begin = Commencer
cup-begin-when = Elle peut commencer quand deux personnes y sont.
cup-close = Clore cette manche
cup-close-sure = Clore cette manche ? Qui ne l’a pas finie l’a abandonnée.
cup-end = Mettre fin à la coupe
cup-end-sure = Mettre fin à la coupe ? Ce qui se joue encore ne compte alors pas.
cup-round = Manche { $round }
cup-play = Jouer
cup-go-on = Continuer
cup-to-table = À ta table
cup-look-back = Rediffusion
cup-later = plus tard
cup-missed = pas jouée
cup-playing = en cours
cup-standings = Qui est devant
cup-standings-how = Deux points pour chaque personne que tu devances dans une manche, un pour chaque personne à égalité. Tu vois ce que les autres ont fait d’une manche quand tu l’as finie.
cup-place-head = Place
cup-name-head = Nom
cup-points-head = Points
cup-shared = { $place }, partagée
cup-left = est parti
cup-results = Résultats :
cup-link = Le lien vers cette coupe
cup-verify = Vérifier que tous ont eu les mêmes cartes
cup-verify-how = Toutes les cartes d’une coupe découlent d’un secret tiré à son ouverture. Son empreinte est publique tout de suite, le secret quand la coupe est finie ; « fortable verify FILE --cup SECRET » vérifie alors chaque partie.
cup-secret-later = Le secret est révélé quand la coupe est finie.
cup-by-round = par manche : { $points }

# The network at home
near-other-ways = Aussi par :
near-without-tls = Ainsi, sans TLS (http), tout ce qui touche aux jeux fonctionne. Ce que les navigateurs gardent alors pour eux : les avis en ton absence, Fortable sur l’écran d’accueil, la page sans connexion, les clés d’accès, le bouton de partage, et un téléviseur qui reste allumé. Qui fait tourner la table plus longtemps met devant un proxy avec TLS.

# Conseils aux tables contre les robots
hint-price = Dès le premier conseil, cette partie ne compte pour rien : ni dans tes chiffres, ni dans une série de victoires, ni au classement. Tu continues à jouer comme avant.
hint-give = Montre-le-moi
hint-being-made = Des robots jouent la suite pour voir ce qui en sort.
hint-coming = Un instant…
hint-again = Réessayer
hint-close = Fermer le conseil
hint-title-look = Où regarder
hint-title-do = Que faire
hint-title-why = Pourquoi
hint-ask-do = Et que faire ?
hint-ask-why = Et pourquoi ?
hint-thanks = D’accord
hint-look = Passe en revue tout ce que tu peux faire ici : qu’est-ce qui rapporte le plus ?
hint-clear = C’est nettement le meilleur.
hint-good = C’est bon. Autre chose peut l’être à peu près autant.
hint-numbers = La suite, jouée de nombreuses fois à partir d’ici, a rapporté le plus ainsi. Le jeu ne connaît pas de raison plus courte.
hint-rather = Comparé à : { $other }
