# Ce que dit la table elle-même. Les jeux ont leurs propres catalogues.

seat = Joueur { $number }
seat-number = Siège { $number }
player = { SEAT($seat) }
preview-waiting = On attend { SEAT($seats) }
preview-open =
    { $free ->
        [0] Tout est prêt
        [one] Une place est libre : viens jouer
       *[other] { $free } places sont libres : viens jouer
    }
preview-given-up = La partie a été abandonnée
preview-practice = Exercice : cela ne compte pas
preview-over = La partie est terminée

# Les règles de la table (docs/table-rules.md)
TB-01-no-such-seat =
    { $last ->
        [0] Le siège { $tried } n’existe pas : il n’y a que le siège 0.
       *[other] Le siège { $tried } n’existe pas : les sièges vont de 0 à { $last }.
    }
TB-02-over = La partie est finie ; plus personne ne joue.
TB-02-not-over = La partie n’est pas finie : elle attend { SEAT($waiting) }.
TB-02-no-match = Il n’y a pas encore de partie : commence par « new » ou « load ».
TB-02-not-seated = Personne n’est encore assis ici : commence par « sit ».
TB-02-still-running = Ce fichier vient d’une partie encore en cours. On pourra le lire quand elle sera finie.
TB-03-not-waited-for = Ce n’est pas à { SEAT($seat) } de jouer : la partie attend { SEAT($waiting) }.
TB-03-nothing-to-do = Pour l’instant, { SEAT($seat) } n’a rien à faire : la partie attend { SEAT($waiting) }.
TB-03-no-deadline = Aucun délai n’est écoulé, l’horloge n’a donc rien à dire.
TB-03-other-deadline = L’horloge ne fait que ce que dit son délai : « { $allowed } ».
TB-04-malformed = Ceci ne se comprend pas : { $detail }
TB-04-missing-field = Il manque « { $field } ». Cela s’écrit ainsi : { $form }
TB-04-unknown-field = Il n’y a pas de « { $field } » là-dedans. Cela s’écrit ainsi : { $form }
TB-04-wrong-kind = « { $field } » est du type { $given } et devrait être { $wanted }. Cela s’écrit ainsi : { $form }
TB-04-misshapen = Ceci ne se comprend pas : { $detail }. Cela s’écrit ainsi : { $form }
TB-04-no-host = Cette requête ne dit pas à quel hôte elle s’adresse, ou le dit plusieurs fois. HTTP veut un seul « Host », par exemple « localhost:8080 ».
TB-04-unknown-word = Il n’y a pas de { $field } « { $tried } » ici. Il y a : { $allowed }.
TB-04-no-word = Il manque « { $field } », qui peut être : { $allowed }.
TB-04-no-match-file = Ce n’est pas le fichier d’une partie : un tel fichier est un objet JSON au format « { $allowed } ».
TB-05-stale = Ceci a été choisi à la version { $tried }, mais la partie en est à la version { $now } : regarde encore.
TB-05-no-such-version = Il n’y a pas encore eu de version { $tried } de cette partie : elle en est à la version { $now }. Choisis à celle-là.
TB-06-bad-seats = Ce jeu ne se joue pas à { $tried } : il se joue à { $allowed }.
TB-06-bad-seed = « { $tried } » n’est pas une graine : une graine a { $digits } chiffres hexadécimaux.
TB-06-bad-effort = Un effort de { $tried } n’est pas possible : il est plus grand que 0 et au plus { $most }.
TB-06-no-such-game = Il n’y a pas de jeu « { $tried } » sur l’étagère. Il y a : { $allowed }.
TB-06-no-such-bot = Il n’y a pas de robot « { $tried } » pour ce jeu. Il y a : { $allowed }.
TB-06-no-such-preset = Il n’y a pas de formule « { $tried } » pour ce jeu. Il y a : { $allowed }.
TB-06-bad-program = « { $tried } » n’est pas un robot : écris NOM=COMMANDE, avec un nom fait de lettres et de chiffres et une commande qui existe ici.
TB-06-other-rules = Les règles sont ici de la version { $allowed }, pas { $tried }.
TB-06-too-many-players = { $tried } joueurs, c’est trop pour { $allowed } sièges.
TB-06-no-such-option = Ce jeu n’a pas d’option « { $tried } ». Il a : { $allowed }.
TB-06-bad-option = L’option « { $option } » ne peut pas être « { $tried } ». Elle peut être : { $can_be }.
TB-06-option-kind =
    L’option « { $option } » attend { $wanted ->
        [integer] un nombre entier
        [boolean] une valeur logique, true ou false
       *[string] un texte
    } et a reçu { $given ->
        [string] le texte « { $tried } »
        [integer] le nombre { $tried }
        [boolean] la valeur logique { $tried }
        [null] rien
       *[other] autre chose ({ $tried })
    }. Elle peut être : { $can_be }.
TB-06-no-games = On ne peut pas jouer { $tried } parties : il en faut au moins une.
TB-06-store-needed = Il faut la base PostgreSQL que les processus partagent : --store postgresql://UTILISATEUR@HÔTE/NOM.
TB-06-think-needs-bus = Il faut le serveur NATS par lequel nœuds et penseurs se trouvent : --bus nats://HÔTE:PORT.
TB-06-no-such-node = Il n’y a pas de processus { $tried } ; en vie : { $allowed }.
TB-06-bad-setting = Ce réglage n’est pas possible : { $detail }
TB-06-wrong-setting = { $where } : « { $tried } » ne convient pas pour « { $name } ». Il faut { $kind ->
        [port] un port, de 0 à 65535
        [whole] un nombre entier, 0 ou plus
        [whole-above-0] un nombre entier, plus de 0
        [number] un nombre, 0 ou plus
        [number-above-0] un nombre, plus de 0
        [choice] l’un de ceux-ci : { $allowed }
        [store] une adresse, comme postgresql://UTILISATEUR@MACHINE/NOM
        [path] rien, ou un chemin comme /jeux, sans barre à la fin
        [zone] un fuseau horaire, par exemple Europe/Zurich
        [names] un texte, ou une liste de textes
        [long-secret] un texte de 20 caractères ou plus
       *[text] un texte
    }.
TB-06-no-such-setting = { $where } : il n’y a pas de réglage « { $tried } ».{ $near ->
        [none] { "" }
       *[other] { " " }Est-ce « { $near } » ?
    } « fortable serve --show-settings » les montre tous.
TB-06-settings-file = { $file } ne se lit pas comme des réglages : { $detail }. Une ligne s’écrit « port = 8080 » ou « site = "table.example.org" ».
TB-06-no-id = { $tried } doit savoir de quoi il s’agit : « fortable admin { $what } IDENTIFIANT { $tried } … ». « fortable admin { $what } » montre les identifiants.
TB-06-no-span = « { $tried } » n’est pas une durée : il faut un nombre et m, h, d ou w pour minutes, heures, jours ou semaines, par exemple 12h.
TB-06-redirected = { $tried } renvoie vers { $to }, où le jeton d’administration n’a pas été envoyé. Si c’est votre serveur, indiquez-le avec --url.
TB-06-no-contest = Un tournoi demande au moins deux robots différents, chacun nommé une fois, et non « { $tried } ».
TB-06-no-twin-bots = « { $tried } » : tous ne sont pas du code compilé de bout en bout ; ceux de ce jeu qui le sont : { $allowed }. Les autres jouent sans --on.
TB-06-extra-missing = « { $tried } » demande une partie de Fortable qui n’est pas installée ici : pip install "fortable[{ $extra }]".
TB-06-no-gpu = « { $tried } » demande un GPU de NVIDIA avec son pilote, introuvable ici, et pip install "fortable[{ $extra }]".
TB-06-backups-of-file = Les sauvegardes dans { $folder } sont des copies d’un fichier, mais tout est gardé dans une base de données (store). Laisse la base faire ses propres sauvegardes, ou retire l’un des deux réglages.
TB-06-no-matches = Dis à quel jeu jouent les robots, ou donne des fichiers de parties terminées avec --from.
TB-06-no-twin = « { $tried } » ne peut pas être étudié ainsi : ses règles n’ont pas de jumeau rapide.
TB-06-no-tiny = « { $tried } » n’a pas de table minuscule : on peut étudier ses parties entières.
TB-06-all-at-once = Dans « { $tried } », tous jouent en même temps : prends fortable.research.parallel_env.
TB-07-other-seed = La graine de ce fichier ne correspond pas à l’engagement publié { $commitment }.
TB-07-other-terms = L’engagement { $commitment } n’a pas été pris pour ce que dit ce fichier : c’était une autre graine, ou d’autres règles, places, options, réglages ou une autre position.
TB-07-other-day = D’après le secret dont l’empreinte est { $tried }, ce n’était pas une partie du { $recorded }.
TB-07-other-cup = D’après le secret dont l’empreinte est { $tried }, ce n’était pas une partie de la coupe { $recorded }.
TB-07-other-commitment = La table a publié { $tried }, mais ce fichier a été joué sous { $recorded }.
TB-07-other-version = Ce fichier est de { $tried } ; ici nous avons { $allowed }.
TB-07-other-setup = La position de ce fichier n’a pas les places ou les options que le fichier annonce.
TB-07-out-of-order = À la version { $version }, le fichier a une action choisie pour la version { $recorded }.
TB-07-refused = À la version { $version }, le fichier a une action que la règle { $rule } interdit.
TB-07-differs = L’événement { $version } a été modifié : le fichier dit { $recorded }, la graine et les règles disent { $computed }.
TB-07-surplus = Le fichier a { $recorded } événements, mais la partie a fini après { $computed }.
TB-07-unplayable = L’événement { $version } de ce fichier ne mène nulle part : aucune partie ne s’est jouée ainsi.
TB-07-cut-short = Le fichier s’arrête à la version { $version } : la partie n’était pas finie.
TB-07-older-rules = Ce fichier est de la version { $tried } des règles. Ici c’est la version { $allowed }, selon laquelle la partie se serait passée autrement ({ $rule }), et l’on ne montre à personne ce que les règles ne peuvent vérifier. « fortable replay FICHIER » le montre sur ta propre machine.
TB-08-unreadable = « { $tried } » ne peut pas se lire comme une position.
TB-08-impossible = Une telle position n’existe pas : elle va contre { $clause }.
TB-08-against = Une telle position n’est pas possible : « { $part } » est contraire à { $clause }. { $wants }
TB-08-not-at-rest = Dans cette position, personne ne pourrait rien faire.
TB-08-bad-action = « { $tried } » ne peut pas se lire comme une action.
TB-08-no-such-action = « { $tried } » n’est pas une action ici. Voici les actions : { $allowed }.
TB-08-form = « { $tried } » est illisible. Cela s’écrit ainsi : { $form }
TB-08-position = « { $tried } » ne se lit pas dans une position. Une position s’écrit ainsi : { $form }
TB-08-senseless = Les règles ne savent que faire d’une telle position.
TB-09-no-such-table = Il n’y a pas de table « { $tried } » : le lien est peut-être incomplet, ou la table n’existe plus depuis longtemps.
TB-09-no-such-television = Ce téléviseur est resté muet trop longtemps et n’est pas (ou plus) connu : il demande de nouvelles lettres.
TB-09-no-such-television-code = Aucun téléviseur ne porte en ce moment les lettres « { $tried } ». Ouvre sur le téléviseur l’adresse de la table suivie de /tv, et tape les quatre lettres qui s’y affichent.
TB-09-occupied = La chaise de { SEAT($seat) } est déjà prise. Chaises libres : { $free }.
TB-09-full = Les { $chairs } chaises sont prises ; tu peux regarder.
TB-09-begun = La partie a commencé : chacun garde sa chaise. Il fallait changer avant le début.
TB-09-not-begun = La partie n’a pas encore commencé : prends une chaise, puis lance-la.
TB-09-not-seated = Tu n’as pas de chaise à cette table : tu peux seulement regarder.
TB-09-too-few = { $taken } chaises sont prises, mais ce jeu se joue à { $allowed }. Confie les autres à des robots.
TB-09-bot-sits-here = Un robot joue pour { SEAT($seat) }. La personne à qui est la place peut la reprendre avec « sit ».
TB-09-nobody-sits-here = Sur cette chaise, il n’y a personne à écarter : elle est libre ou à un robot, et « clear » la libère.
TB-09-not-gone = { SEAT($seat) } est encore là. Un robot peut prendre la place de quelqu’un qui est parti depuis { $seconds } secondes.
TB-09-still-running = La revanche se joue une fois cette partie finie.
TB-10-no-guest = Nous ne te connaissons pas encore : dis-nous d’abord ton nom.
TB-10-no-name = Un nom a au moins une lettre.
TB-10-long-name = Ce nom a { $tried } lettres ; il y a de la place pour { $allowed } au plus.
TB-10-not-host = Seule la personne qui a ouvert cette table peut le faire.
TB-10-not-at-home = C’est la personne assise devant la machine qui décide si les appareils du même réseau peuvent entrer, là où la table a été ouverte avec « fortable serve --open ». Partout ailleurs, on la démarre ainsi : fortable serve --host 0.0.0.0
TB-10-no-network = Cette machine n’est dans aucun réseau : personne ne pourrait venir. Connecte-la, puis réessaie.
TB-10-room-shut = La table n’est pas joignable à l’adresse { $tried } : { $detail }. Ferme-la, et démarre-la ainsi : fortable serve --host 0.0.0.0
TB-10-host-starts = À une table publique, c’est l’hôte qui commence. Si l’hôte est absent pendant { $seconds } secondes, toute personne assise le peut.
TB-10-kept-away = L’hôte de cette table ne veut pas que tu t’y assoies. Tu peux regarder, ou ouvrir ta propre table.
TB-10-keeps-self-away = C’est ta table : tu ne peux pas t’en écarter toi-même. Si tu veux partir, lève-toi.
TB-10-bad-code = Ce code n’est pas (ou plus) valable : crées-en un autre sur l’autre appareil. Il sert une fois, pendant { $minutes } minutes.
TB-10-no-such-device = Tu n’as pas (ou plus) d’appareil « { $tried } » ici : regarde la liste de tes appareils.
TB-10-has-chairs =
    Sur cet appareil tu es { $name } et tu as une chaise { $tables ->
        [one] à une table où l’on joue encore
       *[other] à { $tables } tables où l’on joue encore
    }. Avec le code tu serais ici quelqu’un d’autre et tu quitterais ta place pour de bon : finis d’abord, ou dis que tu veux partir.
TB-10-other-site = Une page de { $tried } a voulu agir ici à ta place ; seules les pages de cette table le peuvent.
TB-10-unknown-host = Cette table ne sait pas qu’elle s’appelle « { $tried } » : une page de quelqu’un d’autre pourrait se cacher derrière. Utilise son adresse en chiffres ou « localhost » ; qui la fait tourner peut la lancer avec : fortable serve --site { $tried }
TB-10-metrics = Les mesures sont pour qui fait tourner cette table : demande depuis la machine même, par « localhost », ou avec l’en-tête « Authorization: Bearer … » et le mot de FORTABLE_METRICS_TOKEN.
TB-10-admin = Ceci est pour qui s’occupe de ce serveur, avec son jeton d’administration (Authorization: Bearer …).
TB-10-banned = Qui s’occupe de ce serveur a décidé que tu ne peux pas jouer ici jusqu’au { $until }. Ce qui est gardé sur toi peut toujours être téléchargé et effacé.
TB-10-ban-whom = Dis qui ne doit pas jouer : une personne par son identifiant, ou une adresse.
TB-10-no-address = « { $tried } » n’est pas une adresse : il en faut une en chiffres, comme 192.0.2.7 ou 2001:db8::7.
TB-10-no-such-person = Il n’y a personne avec l’identifiant « { $tried } » : « fortable admin people » les montre.
TB-10-no-such-ban = Il n’y a pas d’exclusion numéro { $tried } : « fortable admin bans » les montre.
TB-10-no-such-status = Il n’y a pas de tables « { $tried } ». Elles peuvent être : { $allowed }.
TB-11-too-fast = Doucement, s’il te plaît : { $allowed } messages par seconde suffisent largement.
TB-11-too-fast-together = Doucement, s’il vous plaît : depuis une même adresse, { $allowed } demandes par seconde suffisent largement à tout le monde.
TB-11-too-long = { $tried }, c’est trop : un message a au plus { $allowed } caractères.
TB-11-answer-too-long = La réponse ferait { $tried } octets, et { $allowed } au plus sont envoyés. Demande quelque chose de plus petit.
TB-11-not-text = Un message est du texte, en JSON ; celui-ci ne l’était pas.
TB-11-too-many-running = { $allowed } parties de l’hôte de cette table sont déjà en cours, c’est le maximum. Finissez-en une ou abandonnez-en une, et celle-ci pourra commencer.
TB-11-too-many-open = { $allowed } de tes tables attendent de commencer, c’est le maximum. Lances-en une ou abandonnes-en une, et tu pourras en ouvrir une autre.
TB-11-too-many-open-together = { $allowed } tables ouvertes depuis ton adresse attendent de commencer, c’est le maximum. Lancez-en une ou abandonnez-en une, et une autre pourra s’ouvrir.
TB-11-too-many-running-together = { $allowed } parties sont en cours à des tables ouvertes depuis l’adresse de celle-ci, c’est le maximum. Finissez-en une ou abandonnez-en une, et celle-ci pourra commencer.
TB-11-too-many-opened = { $allowed } tables ont été ouvertes depuis ton adresse en une heure, c’est le maximum. Reviens un peu plus tard, ou rejoins une table par son lien.
TB-11-too-many-tables = { $allowed } tables sont occupées ici, et il n’y a plus de place pour l’instant. Reviens un peu plus tard, ou rejoins une table par son lien.
TB-11-too-many-sockets = Tu as { $allowed } onglets ouverts à des tables, c’est le maximum. Fermes-en quelques-uns, et celui-ci s’ouvrira.
TB-11-table-crowded = { $allowed } personnes regardent déjà ici, et il n’y a plus de place. Qui a une chaise entre toujours.
TB-11-too-many-guests = { $allowed } nouveaux invités sont venus de ton adresse en une heure, c’est le maximum. Reviens un peu plus tard ; qui était déjà venu reste connu.
TB-11-too-many-connections-together = { $allowed } connexions sont ouvertes depuis ton adresse, c’est le maximum. Ferme quelques onglets, et celui-ci s’ouvrira.
TB-11-too-many-connections = { $allowed } connexions sont ouvertes ici, et il n’y a plus de place pour l’instant. Reviens un peu plus tard.
TB-11-head-too-long = L’adresse et les en-têtes de la demande sont trop longs : outre son corps, elle a au plus { $allowed } octets.
TB-11-too-many-headers = Une demande a au plus { $allowed } en-têtes.
TB-11-too-many-at-once = { $allowed } demandes attendent déjà sur cette connexion ; envoie la suite quand elles auront leur réponse.
TB-11-too-many-moments = Cette partie a { $tried } moments, et l’on en raconte ici { $allowed } au plus. « fortable replay FICHIER » la montre sur ta propre machine.
TB-11-too-much-to-tell = Les moments de cette partie font plus de { $allowed } Mio, et l’on n’en raconte pas plus ici. « fortable replay FICHIER » la montre sur ta propre machine.
TB-11-too-much-work = Cela a pris plus de { $seconds } secondes, ou { $memory } Mio de mémoire, et l’on y a renoncé. « fortable replay FICHIER » prend son temps sur ta propre machine.
TB-11-line-too-long = { $allowed } personnes de ton adresse attendent déjà une partie. Redemande quand certaines auront la leur.
TB-11-busy = Trop de monde demande des parties en ce moment : ton tour n’est pas venu en { $allowed } secondes. Redemande un peu plus tard.
TB-12-no-answer = La table n’a pas répondu à temps. Rien n’est perdu : réessaie.
TB-12-others-first = D’autres ont demandé avant toi, et il faut un moment pour calculer cela. Rien n’est perdu : redemande dans un instant.
TB-12-not-remembered = Ceci n’a pas pu être noté, donc ne s’est pas produit. Réessaie, et préviens la personne qui gère cette table.
TB-12-disk-full = Le disque du serveur de cette table est plein : rien ne peut être noté, donc rien ne s’est produit. Réessaie plus tard, et préviens la personne qui gère cette table ; elle reprend d’elle-même dès qu’il y a de la place.
TB-12-locked = Un autre programme garde pour lui le fichier de la table : rien n’a pu être noté, donc rien ne s’est produit. Réessaie, et préviens la personne qui gère cette table.
TB-12-damaged = Le fichier de la table est abîmé : rien ne peut être noté ni relu. Préviens la personne qui gère cette table : « fortable restore » remet une sauvegarde en place.
TB-12-read-only = Le fichier de la table ne peut pas être écrit, donc rien ne s’est produit. Préviens la personne qui gère cette table.
TB-12-disk-fails = Le disque du serveur de cette table est en panne : rien n’a pu être noté ni relu. Réessaie, et préviens la personne qui gère cette table.
TB-12-moved = Le fichier de la table a été déplacé ou remplacé pendant qu’il était ouvert : rien ne peut être noté, donc rien ne s’est produit. Préviens la personne qui gère cette table : il faut remettre le fichier à sa place, ou redémarrer le serveur.
TB-12-in-use = { $file } est utilisé par un autre serveur (processus { $process }). Un fichier n’a qu’un serveur à la fois : arrête d’abord l’autre, ou indique un autre fichier avec --database.
TB-12-newer-schema = { $file } a été écrit par une version plus récente de ce programme : son schéma porte le numéro { $needed }, et cette version connaît ceux jusqu’à { $known }. Rien n’a été touché ; lance la version plus récente, ou restaure une sauvegarde d’avant.
TB-12-older-schema = { $file } vient d’une version plus ancienne de ce programme : son schéma porte le numéro { $found }, et cette version ne lit que le { $known }. Rien n’a été touché ; démarre une fois le serveur, qui la met à jour, ou prends le programme de sa version.
TB-12-no-database = { $file } n’est pas une base de données de cette table. Rien n’a été touché ; indique un autre fichier avec --database.
TB-12-cannot-open = { $file } ne peut pas être ouvert : { $detail }. Vérifie les droits du fichier et de son dossier et la place sur le disque, ou indique un autre fichier avec --database.
TB-12-store-away = La base de données de cette table est injoignable : rien n’a pu être noté ni consulté, donc rien ne s’est produit. Réessaie dans un instant ; tout reprend de soi-même dès que la base est de retour.
TB-12-store-full = La base de données de cette table n’a plus de place : rien ne peut être noté, donc rien ne s’est produit. Réessaie plus tard, et préviens la personne qui gère cette table ; elle reprend d’elle-même dès qu’il y a de la place.
TB-12-store-read-only = La base de données de cette table ne peut être que lue pour le moment, donc rien ne s’est produit. Réessaie plus tard, et préviens la personne qui gère cette table.
TB-12-store-fails = La base de données de cette table a une panne : rien n’a pu être noté ni consulté. Réessaie, et préviens la personne qui gère cette table.
TB-12-store-in-doubt = La base de données s’est perdue pendant qu’elle notait ceci, et on ne sait pas encore si c’est fait. Regarde si c’est fait, ou réessaie : le même coup ne compte jamais deux fois.
TB-12-store-in-use = { $store } est utilisé par un autre serveur ({ $holder }). Une base de données n’a qu’un serveur à la fois : arrête d’abord l’autre, ou indique une autre base avec --store.
TB-12-house-elsewhere = { $store } est utilisée par { $holder }, et aucun de ses processus n’a été trouvé par la clé à côté de ce fichier. Lance la commande sur sa machine avec son --database, ou avec --url et FORTABLE_ADMIN_TOKEN ; ou arrête d’abord tous ses processus.
TB-12-not-empty = { $store } n’est pas vide, et rien n’a été déplacé : ce qui s’y trouve se mêlerait à ce qui arrive. Indique un endroit vide.
TB-12-not-the-same = Ce qui est arrivé dans { $store } n’est pas ce qui a été envoyé : { $detail }. Rien n’en a été gardé ; tout est encore à sa place. Réessaie.
TB-12-too-late = Cela a pris plus de { $allowed } secondes et a été abandonné. Regarde si c’est fait ; sinon, réessaie un peu plus tard.
TB-12-damaged-file = { $file } est abîmé : { $detail }. Rien n’a été changé. Prends une autre sauvegarde ; « fortable restore » la met en place.
TB-12-not-copied = Aucune copie n’a pu être faite dans { $file } : { $detail }. Rien n’a été changé, et aucune moitié de copie ne reste. Vérifie la place sur le disque et les droits du dossier.
TB-13-bot-gone = Le programme du robot s’est arrêté (état { $status }).
TB-13-bot-late = Le programme du robot n’a pas répondu en { $allowed } secondes.
TB-13-bot-refuses = Le programme du robot a refusé « { $asked } » : { $error }
TB-15-still-play = On ne saute rien tant que quelqu’un joue encore : { SEAT($seats) }.
TB-16-own-hands = La partie du jour se joue de ses propres mains : aucun robot ne remplace personne.
TB-16-others-deal = Quelqu’un joue ici une partie du jour. Personne ne regarde avant que son secret soit révélé.
TB-16-not-revealed = C’est une partie du jour : ni fichier ni image avant que le secret du { $day } soit révélé.
TB-16-no-such-day = { $tried } n’est ni un jour ni un mois du calendrier : 2031-05-04 est un jour, 2031-05 un mois.
TB-16-not-begun = Rien n’a été distribué le { $tried }.
TB-16-no-such-deal = Il n’y a pas de partie du jour de cette sorte : { $tried }.
TB-16-not-dealt = La partie du jour n’a pas pu être distribuée maintenant. Réessaie dans un moment.
TB-16-tried-already = Tu as déjà fait ton essai qui compte aujourd’hui. Les autres sont de l’entraînement et ne comptent pas.
TB-16-still-counts = Ton essai qui compte n’est pas encore fini : après lui, tu pourras t’entraîner.
TB-16-nothing-to-share = Il n’y a rien à partager : aucun de tes essais du { $day } n’est fini.
TB-17-not-in-line = Tu n’attends plus dans la file : tu as cherché sur une autre page, ou tu es resté longtemps absent. Recommence, et tu y seras de nouveau.
TB-18-no-such-cup = Il n’y a pas de coupe { $tried } : il manque peut-être un bout du lien, ou elle a été rangée il y a longtemps.
TB-18-too-many-cups = { $allowed } de tes coupes ne sont pas finies, et davantage, c’est trop. Mets fin à l’une d’elles, puis tu pourras en ouvrir une autre.
TB-18-cup-full = Il y a déjà { $allowed } personnes dans cette coupe, et plus de place.
TB-18-cup-over = Cette coupe est finie. Tu peux en ouvrir une toi-même.
TB-18-cup-begun = Cette coupe a déjà commencé.
TB-18-cup-not-begun = Cette coupe n’a pas commencé : c’est à qui l’a ouverte de la lancer.
TB-18-too-few-members = Il faut au moins { $allowed } personnes pour une coupe : envoie son lien à quelqu’un.
TB-18-not-cup-host = Seul qui a ouvert une coupe la lance, clôt ses manches et y met fin.
TB-18-not-a-member = Tu n’es pas dans cette coupe : entres-y d’abord.
TB-18-no-such-round = Il n’y a pas ici de manche { $tried } à jouer en solitaire : cette coupe en a { $allowed }, et là où l’on joue à plusieurs, ta table vient d’elle-même.
TB-18-no-rounds-to-close = Dans cette coupe chacun joue quand il veut : il n’y a pas de manche à clore. Tu peux mettre fin à la coupe.
TB-18-not-alone = { $game } ne peut pas être joué en solitaire par tous de la même façon : la main la plus rapide gagne. Fais-en une coupe à plusieurs tables.
TB-18-not-at-tables = Aux tables d’une coupe on joue au moins à deux.
TB-18-own-hands = Dans cette coupe chacun joue de ses propres mains : aucun bot ne remplace personne.
TB-18-others-cup = On joue ici une manche d’une coupe. Personne ne regarde avant qu’elle soit finie.
TB-18-cup-not-revealed = C’est une manche d’une coupe : pour les autres il n’y a ni fichier, ni rediffusion, ni image avant qu’elle soit finie.

# Cups
cup-place = place { $place } sur { $of }
TB-19-no-such-phrase = Il n’y a pas de phrase « { $tried } » à cette table. Ce qui se dit est dans la liste ; les phrases propres à un jeu, c’est l’hôte qui les admet en ouvrant la table.
TB-19-too-many-words = { $allowed } phrases par minute suffisent : laisse aux autres le temps de lire, puis reprends.
TB-20-no-notices = Ce serveur n’envoie pas d’avis : qui le fait tourner les a coupés. Ce qui t’attend est sur l’étagère, et dans le titre de la page.
TB-20-bad-address = Rien ne peut être envoyé à cette adresse : { $detail }. Il faut l’adresse https d’un service public de notification, telle que la donne le navigateur.
TB-20-bad-zone = « { $tried } » n’est pas un fuseau horaire. Europe/Zurich en est un, UTC un autre.
TB-20-bad-key = Ce n’est pas la clé d’un abonnement : elle a { $allowed } octets, en base64url.
TB-21-not-finished = On revient sur une partie quand elle est finie : celle-ci n’est pas arrivée à sa fin.
TB-21-given-up = Cette partie a été abandonnée avant la fin, et il n’y a rien sur quoi revenir. La prochaine pourra être jouée jusqu’au bout.
TB-21-older-rules = Cette partie s’est jouée selon la version { $tried } des règles. Ici c’est la version { $allowed }, et l’on ne juge rien selon des règles que personne ne connaissait.
TB-21-no-reviews = Ce serveur ne revient sur aucune partie : qui le fait tourner l’a coupé. « fortable review FICHIER » le fait sur ta propre machine, avec le fichier de la partie.
TB-21-too-many-reviews = { $allowed } parties demandées depuis ton adresse attendent qu’on y revienne. Redemande quand l’une d’elles sera prête.
TB-21-busy = { $allowed } parties attendent qu’on y revienne, et davantage, c’est trop. Redemande un peu plus tard.
TB-21-too-much-work = Revenir sur cette partie a pris plus de { $seconds } secondes ou { $memory } Mio de mémoire, et l’on y a renoncé. « fortable review FICHIER » prend son temps sur ta propre machine.
TB-21-review-failed = Revenir sur cette partie a échoué, et échouerait encore : c’est une erreur du programme. Préviens la personne qui gère ce serveur.
TB-21-no-decision = Personne n’a rien décidé à la version { $tried } de cette partie. On s’exerce juste avant une décision : prends la version indiquée à côté d’elle.
TB-22-no-puzzles = { $game } n’a pas de problèmes. D’autres jeux de l’étagère en ont.
TB-22-no-such-puzzle = Il n’y a pas de problème { $tried } ici : ils portent les numéros 1 à { $allowed }.
TB-22-no-help = Personne n’aide à résoudre un problème : dis ce qui est le mieux ici, ou abandonne et on te le montre.
TB-23-hints-among-people = À une table avec conseils, une seule personne joue contre des robots : un conseil serait injuste envers toute autre personne assise là. Donne toutes les autres chaises à des robots, ou ouvre une table sans conseils.
TB-23-no-hints-here = Il n’y a pas de conseils à cette table : qui l’a ouverte ne les a pas activés. En ouvrant ta propre table contre des robots, tu peux le faire.
TB-23-no-hints-made = Ce serveur ne donne pas de conseils : qui le fait tourner l’a coupé. On peut ouvrir une table sans conseils.
TB-23-no-hint = Pour cette décision, il n’y a rien que l’on puisse essayer et comparer. Fais ce qui te plaît le mieux, et redemande à la prochaine.
TB-23-hint-late = Ce conseil a pris plus de { $seconds } secondes, et l’on y a renoncé. Redemande : la deuxième fois, c’est souvent plus rapide.
TB-23-hint-failed = Ce conseil a échoué, et échouerait encore : c’est une erreur du programme. Préviens la personne qui gère ce serveur, et continue sans lui.
TB-24-same-deal = Cette donne est la même pour tout le monde, une fois chacun : ce qui y est décidé le reste. Dans ta propre partie contre des robots, tu peux reprendre tes coups.
TB-24-public = À une table publique, rien ne se reprend : tout le monde peut regarder, et chaque coup compte tel qu’il est joué. À ta propre table, non publique, contre des robots, tu le peux.
TB-24-among-people = On ne reprend un coup que là où une seule personne joue contre des robots : ce que d’autres ont vu, ils ne peuvent l’oublier. Ici, { $people } personnes ont ou ont eu une place.
TB-24-no-bots = On ne reprend un coup que contre des robots, et il n’y en a pas ici. Quand un jeu se joue seul, ses propres règles disent ce qui peut être défait.
TB-24-race = Dans ce jeu, tout le monde prend en même temps : l’instant fait partie de la décision, et aucun instant ne revient. Continue, le prochain vient vite.
TB-24-memory = Ce jeu est un jeu de mémoire, et il ne dit pas ce que chacun a retenu : après avoir repris un coup, tu en saurais trop ou trop peu. Continue, ou commence une nouvelle partie.
TB-24-nothing-decided = Tu n’as encore rien décidé que l’on puisse reprendre, ou c’est trop ancien. Là où une seule action était possible, il n’y avait rien à décider.

# Avis à qui n’est pas là
notice-turn = À toi de jouer, avec { $names }
notice-full = Tout le monde est là, on peut commencer : { $names }
notice-again = Encore une ? { $names }
notice-cup = Ta coupe continue : une manche t’attend
notice-stop = Plus d’avis

# La partie du jour
day-title = La partie du jour
day-given-up = abandon
day-side =
    { $side ->
        [ahead] { $figure } d’avance
        [behind] { $figure } de retard
       *[level] à égalité
    }
day-streak = { $days } jours de suite
figure-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }

# À table
table-corner = sceau { $commitment } · ? aide
table-what-now = Que fais-tu ?
table-thinking = { SEAT($seat) } réfléchit …
table-hand-over = { SEAT($seat) }, le clavier est à toi : appuie sur Entrée ›
table-for-example = par exemple : { $action } · ? pour l’aide
table-ambiguous = « { $typed } » peut vouloir dire : { $candidates }
table-no-such-clause = La règle n’a pas d’article « { $tried } » : elle va de { $first } à { $last }.
table-turn-the-page = Entrée : continuer · q : retour à la table ›
table-back = Entrée : retour à la table ›
table-to-the-result = Appuie sur Entrée pour le résultat ›
table-rematch = Encore une partie ? [o/N] ›
table-yes = o oui
table-yes-no = O/n

# Ce qu’on peut taper au lieu d’une action, dans cette langue
table-word-help = aide ?
table-word-hint = conseil
table-word-list = liste
table-word-rule = règle regle
table-word-rules = règles regles
table-word-quit = quitter
table-hint-coming = On regarde ce que l’on peut faire…
table-hint-look = Passe en revue tout ce que tu peux faire ici : qu’est-ce qui rapporte le plus ?
table-hint-do =
    { $clear ->
        [yes] C’est nettement le meilleur : { $action }
       *[no] C’est bon, et autre chose peut l’être à peu près autant : { $action }
    }
table-hint-why = { $action }, plutôt que : { $other }. { $reason }
table-hint-numbers = La suite, jouée de nombreuses fois à partir d’ici, a rapporté le plus ainsi : { $action }. Le jeu ne connaît pas de raison plus courte.
puzzle-corner = Problème { $number } sur { $of } · ? aide
puzzle-ask = Une action est nettement la meilleure : laquelle ? Avec « montre », on te la montre.
puzzle-word-show = montre
puzzle-wrong = Pas celle-là. Une autre est nettement meilleure.
puzzle-right = Trouvé !
puzzle-shown = C’est le meilleur choix :
puzzle-others =
    { $others ->
        [one] Un autre coup revient au même.
       *[other] { $others } autres coups reviennent au même.
    }
puzzle-worth-share = Sur 100 parties à partir d’ici, cela en gagne { $margin } de plus que le deuxième choix, et { $cost } de plus que ce qui saute aux yeux : { $obvious }.
puzzle-worth-points = Points de plus que le deuxième choix : { $margin } ; de plus que ce qui saute aux yeux ({ $obvious }) : { $cost }.
puzzle-next = Entrée : le problème suivant, q : partir ›

# Aide
table-help-now = Ce que tu peux faire maintenant
table-help-more =
    { $count ->
        [one] et une autre encore : tape « liste »
       *[other] et { $count } autres : tape « liste »
    }
table-help-abbreviate = N’en tape que ce qu’il faut pour ne pas la confondre avec une autre : souvent, une lettre ou un nombre suffit.
table-help-commands = Ce que tu peux taper d’autre
table-help-help = cette aide
table-help-hint = contre les robots : où regarder ; puis que faire ; puis pourquoi
table-help-list = tout ce que tu peux faire maintenant
table-help-rule = une seule règle, par son numéro : règle 7
table-help-rules = toute la règle du jeu
table-help-quit = quitter la table
table-help-commitment =
    Dans cette partie, tout le hasard vient d’une seule graine, qui sera montrée à la fin ; « fortable verify » en recalcule chaque tirage. Voici le sceau de la partie (SHA-256) : ni la graine, ni le jeu, les règles, les places et les options ne peuvent changer derrière lui.
    { $commitment }
table-legal =
    { $count ->
        [one] Une seule chose est possible maintenant
       *[other] { $count } choses sont possibles maintenant
    }

# La fin
decided-points =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }.
decided-shared = { SEAT($seats) } se partagent la victoire.
decided-alone = { SEAT($seat) } arrive à { $points }.
decided-tie = Autant de points, et pourtant { SEAT($seat) } devance { SEAT($other) }.
table-seed =
    La graine de cette partie
      { $seed }
    et le sceau sous lequel elle a été jouée (SHA-256)
      { $commitment }
    À partir du fichier d’une partie, « fortable verify » recalcule chaque tirage.

# L’étagère et les questions avant une partie
shelf-line =
    { $seats } joueurs · { $shortest }–{ $longest } minutes · dès { $age } ans
play-welcome = Bienvenue à table !
play-which-game = À quoi jouons-nous ?
play-how-many = Combien de joueurs ?
play-how-many-people = Combien de personnes à ce clavier ?
play-name = Comment s’appelle le joueur { $number } ?
play-which-bot = Quel robot prend les autres places ?
play-usual-options = Jouer avec les règles habituelles ?
play-numbers = Tape un nombre : { $allowed }.
seconds = { $seconds } secondes
numbers-or = { $others } ou { $last }
play-goodbye = Au revoir, et à bientôt !
play-saved = La partie est enregistrée dans { $file }
play-not-saved = La partie n’a pas pu être enregistrée dans { $file } : appuie sur Entrée ›
preset-box = Comme dans la boîte
preset-box-about = Le jeu tel quel.
bot-level-program = programme
bot-random = joue ce qui lui passe par la tête
bot-random-names = Rollo, Roxy, Rudi, Rita, Remo
bot-random-level = au hasard
bot-greedy = prend ce qui rapporte le plus sur le moment
bot-greedy-names = Greta, Gino, Gigi, Gaston, Gwen
bot-greedy-level = vorace
bot-beginner = apprend encore, oublie et laisse passer beaucoup de choses
bot-beginner-names = Bibi, Benno, Bella, Basil, Beppo
bot-beginner-level = novice
bot-casual = connaît le jeu et ne se complique pas la vie
bot-casual-names = Carla, Cosmo, Clio, Carlo, Coco
bot-casual-level = tranquille
bot-good = joue avec soin et tient tête à la plupart des gens
bot-good-names = Lotte, Leo, Luna, Luca, Lena
bot-good-level = solide
bot-strong = retient tout ce qu’on peut savoir et réfléchit loin
bot-strong-names = Stella, Sandro, Silvia, Simon, Sofia
bot-strong-level = redoutable
bot-champion = réfléchit plus longtemps et plus loin que tous les autres
bot-champion-names = Mira, Max, Milena, Marco, Maja
bot-champion-level = de haut vol

# Revoir une partie
replay-place = { $version } sur { $last }
replay-keys = Entrée : avancer · b : reculer · nombre : y aller · e : fin · q : quitter
replay-back = Entrée : retour à la partie ›

# La ligne de commande
cli-about = Une table de jeu : dans le navigateur avec des amis, ou dans le terminal contre des robots.
cli-lang = la langue de tous les textes
cli-program = un robot qui est un programme à toi ; une fois pour chacun
cli-program-time = combien de temps un tel programme peut réfléchir à un choix
cli-version = dire quelle est cette version de Fortable
cli-games = voir ce qu’il y a sur l’étagère
cli-play = jouer une partie
cli-replay = revoir pas à pas une partie finie
cli-verify = vérifier qu’une partie finie est authentique
cli-draw = dessiner un moment d’une partie terminée
cli-draw-to = un nouveau fichier, .svg ou .png
cli-draw-at = après combien d’événements ; sans cela, à la fin
cli-draw-seat = vu de quelle place, comptée à partir de 0 ; sans cela, comme le public la voit
cli-draw-name = le nom d’un joueur ; une fois pour chacun, dans l’ordre
cli-draw-theme = de jour ou de nuit
cli-draw-shape = le plateau avec les joueurs, ou une carte comme on en montre pour les liens
cli-draw-unveiled = avec ce qui était secret jusqu’à la fin de la partie
cli-puzzles = Créer des problèmes à partir de parties : des positions où une décision est nettement la meilleure, et pas celle qui saute aux yeux
cli-puzzles-count = combien en créer
cli-puzzles-seed = ce dont dépendent les parties
cli-puzzles-out = où les écrire ; à mesure qu'ils sont trouvés, on peut donc arrêter
cli-review = revenir sur une partie finie : ce qui était chance, ce qui était talent, ce qui aurait été mieux
cli-review-html = l’écrire dans un nouveau fichier, une page avec une image
cli-review-all = avec chaque décision et chaque tirage
cli-review-seed = pour refaire les mêmes essais
cli-review-effort = combien d’effort : 2 est le double de l’habitude
cli-simulate = faire jouer beaucoup de parties aux robots
cli-arena = mesurer des robots entre eux
cli-arena-more = Robots contre robots : chaque donne est jouée une fois pour chacun d’eux, et à la fin chacun a occupé chaque siège. Les parts ont des intervalles à 95 %.
cli-report = voir comment un jeu se joue avec chaque nombre de places, sur une page avec des images
cli-report-seats = pour combien de places ; sinon pour toutes celles que le jeu permet
cli-report-bot = quel robot joue à toutes les places
cli-report-to = où mettre la page et ses images
cli-dataset = écrire des parties comme table de choix, pour qui veut en apprendre
cli-dataset-to = un nouveau fichier Parquet
cli-dataset-from = des fichiers de parties terminées ; sinon, des robots jouent
cli-engine = parler avec d’autres programmes, ligne par ligne
cli-engine-bot = quel robot prend place quand on dit « sit »
cli-json = répondre en JSON
cli-game = quel jeu ; sans cela, la table le demande
cli-preset = des options qui vont bien ensemble, sous un nom, avec les sièges et les robots ; { $presets }
cli-seats = combien de sièges a la table
cli-games-count = combien de parties jouer
cli-bots = quels robots jouent, siège par siège
cli-player = une personne à ce clavier, par son nom ; une fois pour chacune
cli-bot = un robot, par son nom ; une fois pour chacun
cli-option = une option du jeu ; une fois pour chacune
cli-seed = la graine de la partie, 64 chiffres hexadécimaux ; sans elle, le hasard décide
cli-seed-number = un nombre entier dont découlent tous les tirages
cli-on = qui joue : cette machine (local), un cluster Ray (ray), ou du seul code compilé, cent mille parties en quelques secondes (twin : sur un cœur ; gpu)
cli-workers = combien de parties se jouent côte à côte ; d’habitude une par cœur
cli-plot = un nouveau fichier pour une image du résultat
cli-pace = combien de temps montrer ce qui s’est passé
cli-puzzle = résoudre le problème N du jeu au lieu de jouer une partie, puis les suivants ; 1 est le plus facile
cli-save = un nouveau fichier où garder la partie une fois finie
cli-file = le fichier d’une partie finie
cli-day = le secret d’une journée, une fois révélé : si c’était une partie de ce jour
cli-cup = le secret d’une coupe, une fois finie : si c’était une partie de cette coupe
cli-commitment = ce que la table a publié avant la partie
cli-serve = ouvrir une table que des amis rejoignent par un lien
cli-serve-variables = Chaque réglage peut être écrit dans le fichier des réglages, donné par la variable d’environnement que sa ligne indique, ou par une option ; ce qui vient plus loin dans cette liste l’emporte.
cli-settings = le fichier des réglages (TOML) ; d’habitude fortable/fortable.toml dans ton dossier de configuration, sinon /etc/fortable/fortable.toml, s’il y en a un
cli-serve-show = montrer chaque réglage tel qu’il vaut et d’où il vient, sans rien servir
cli-serve-json = avec --show-settings : répondre en JSON
settings-file = Le fichier des réglages est { $file }.
settings-none = Aucun fichier de réglages n’a été lu.
settings-from-usual = comme d’habitude
settings-from-file = { $where }
settings-from-environment = { $where }, de l’environnement
settings-from-flag = { $where }, une option
cli-serve-host = où écouter ; 0.0.0.0 laisse entrer les téléphones de la pièce ; d’habitude 127.0.0.1, cette machine seule
cli-serve-port = le port ; d’habitude 8080, ou un autre qui est libre s’il est pris
cli-serve-database = le fichier où tout est gardé ; d’habitude dans ton dossier de données
cli-serve-backup_folder = un dossier où le serveur met lui-même des sauvegardes, par exemple /var/backups/fortable ; d’habitude aucun
cli-serve-backup_every_h = combien d’heures il y a entre deux de ces sauvegardes ; d’habitude 24
cli-serve-backup_keep = combien de ces sauvegardes sont gardées, les plus récentes ; d’habitude 7
cli-serve-store = une base de données PostgreSQL où tout est gardé au lieu du fichier : postgresql://UTILISATEUR@MACHINE/NOM (supplément postgres)
cli-serve-site = les noms par lesquels les invités appellent la table, séparés par des virgules, par exemple table.example.org ; à la maison il n’en faut pas
cli-serve-local_name = le nom par lequel les téléphones de la pièce la trouvent, sans « .local » ; d’ordinaire fortable, et « off » pour aucun (extra home)
cli-serve-metrics_token = un mot secret avec lequel /metrics se lit depuis d’autres machines ; la variable d’environnement est plus sûre, car les autres utilisateurs de la machine voient les options
cli-serve-admin_token = un mot secret d’au moins 20 caractères avec lequel on peut s’occuper du serveur depuis d’autres machines (/api/admin) ; d’habitude aucun, et seul « fortable admin » sur cette machine le peut
cli-serve-bus = comment plusieurs processus s’appellent : « local » pour un seul, ou nats://HÔTE:PORT (option nats)
cli-serve-lease_s = secondes pendant lesquelles un processus parmi plusieurs peut se taire avant que les autres reprennent ses tables
cli-serve-drain_s = secondes pendant lesquelles un processus parmi plusieurs remet ses tables quand on l’arrête
cli-serve-proxies = adresses ou réseaux des proxys que l’on croit quand ils disent pour qui ils demandent (X-Forwarded-For), séparés par des virgules ; d’habitude ceux de cette machine, 127.0.0.1,::1
cli-serve-root_path = le chemin du site sous lequel la table se trouve derrière un proxy, par exemple /jeux ; d’habitude aucun
cli-serve-rate = combien de messages par seconde chacun peut envoyer en moyenne ; d’habitude 20
cli-serve-household_rate = combien de demandes, et de messages, peuvent venir d’une même adresse par seconde ; d’habitude quinze fois ce que peut une personne
cli-serve-most_running = combien de tables d’un même hôte peuvent être en cours à la fois ; d’habitude 30, et 0 pour autant qu’on veut
cli-serve-most_open = combien de tables d’un même hôte peuvent attendre de commencer ; d’habitude 50, et 0 pour autant qu’on veut
cli-serve-most_household_running = combien de tables ouvertes depuis une même adresse peuvent être en cours en même temps ; d’habitude 200, et 0 pour autant qu’on veut
cli-serve-most_household_open = combien de tables ouvertes depuis une même adresse peuvent attendre de commencer ; d’habitude 150, et 0 pour autant qu’on veut
cli-serve-most_household_tables = combien de tables peuvent être ouvertes depuis une même adresse en une heure, revanches comprises ; d’habitude 300, et 0 pour autant qu’on veut
cli-serve-most_tables = combien de tables peuvent être occupées avant qu’on n’en ouvre plus ; d’habitude 5000, et 0 pour autant qu’on veut
cli-serve-most_sockets = combien d’onglets une personne peut ouvrir à des tables, ou tous ceux d’une adresse qui n’ont pas de nom ; d’habitude 100, et 0 pour autant qu’on veut
cli-serve-most_at_table = combien d’onglets peuvent être ouverts à une table, sans compter ceux qui ont une chaise ; d’habitude 1000, et 0 pour autant qu’on veut
cli-serve-most_connections = combien de connexions peuvent être ouvertes ; d’habitude 10000, et 0 pour autant qu’on veut
cli-serve-most_household_connections = combien de connexions peuvent venir d’une même adresse ; d’habitude 500, et 0 pour autant qu’on veut
cli-serve-most_guests = combien de nouveaux invités peuvent venir d’une adresse en une heure ; d’habitude 200, et 0 pour autant qu’on veut, pour un serveur derrière un proxy qui tait les adresses
cli-serve-session_days = combien de jours un appareil peut rester inutilisé et être encore reconnu ; d’habitude 90, et 0 pour toujours
cli-serve-keep_days = combien de jours les tables finies, abandonnées ou jamais commencées sont gardées ; d’habitude 365, et 0 pour toujours
cli-serve-give_up_days = après combien de jours où personne n’a rien fait une partie est abandonnée ; d’habitude 90, et 0 pour jamais
cli-serve-day_zone = le fuseau horaire dont le minuit ouvre la journée, pour les donnes du jour, par exemple Europe/Zurich ; d’habitude UTC
cli-serve-push = où peuvent partir les avis que l’on demande : vers des services à adresse publique (public, d’habitude), aussi vers cette machine (anywhere), ou nulle part (off)
cli-serve-push_contact = à qui les services de notification peuvent s’adresser, par exemple mailto:moi@example.org ; d’habitude la page du site
cli-serve-push_after_s = l’absence après laquelle quelqu’un est averti ; d’habitude 10
cli-serve-forget = comment ce qui est trop vieux est effacé : « carefully », prudemment, pas sur la foi d’une horloge qui a sauté ; « at-once », comme le dit l’horloge ; ou « never », jamais
cli-serve-bot_workers = combien de processus réfléchissent pour les robots ; d’habitude un de moins que de cœurs
cli-serve-bot_patience_s = combien de secondes un robot peut réfléchir avant que la table n’agisse pour lui ; d’habitude 10
cli-serve-think = où les robots réfléchissent : « here », ici, ou « apart », sur des machines qui exécutent « fortable think » sur le même bus (et ici si aucune ne répond)
cli-serve-replay_workers = combien de processus préparent les fichiers et les rediffusions des parties, chacun pour une personne à la fois ; d’habitude 1
cli-serve-replay_patience_s = pendant combien de secondes l’un d’eux peut travailler pour quelqu’un ; d’habitude 10
cli-serve-replay_memory_mb = combien de Mio de mémoire l’un d’eux peut prendre ; d’habitude 512
cli-serve-most_moments = combien d’événements peut avoir une partie que l’on revoit ; d’habitude 20000
cli-serve-review_workers = combien de processus reviennent sur les parties finies quand la machine est libre ; 0 : aucun, et personne ne le peut ; d’habitude 1
cli-serve-review_patience_s = combien de secondes du temps du processeur l’un d’eux peut prendre pour une partie ; d’habitude 120
cli-serve-review_memory_mb = combien de Mio de mémoire l’un d’eux peut prendre ; d’habitude 1024
cli-serve-hint_workers = combien de processus donnent des conseils à qui joue seul contre des robots ; 0 : aucun, et aucune table n’en donne ; d’habitude 1
cli-serve-hint_patience_s = combien de secondes l’un d’eux peut prendre pour un conseil ; d’habitude 20
cli-serve-grace_s = combien de secondes quelqu’un peut être parti avant qu’un robot puisse prendre sa place ; d’habitude 30
cli-serve-host_grace_s = combien de temps l’hôte d’une table publique peut être absent avant que les autres personnes assises puissent la commencer ; d’habitude 120
cli-serve-rest_s = combien de secondes une table que personne ne regarde reste en mémoire ; d’habitude 60
cli-serve-most_back_ms = de combien de millisecondes au plus une main est antidatée quand sa connexion est lente ; 0 : jamais ; d’habitude 80
cli-serve-round_trips = qui dit combien une connexion est lente : kernel (le TCP de ce système), pongs (les gens eux-mêmes), ou l’en-tête où un proxy le dit en microsecondes ; d’habitude kernel
cli-serve-standstill_s = si le serveur ou sa machine est resté arrêté pendant tant de secondes, chacun a un moment pour revenir ; d’habitude 2
cli-serve-open = ouvrir la table dans un navigateur
cli-schema = JSON Schema de tout ce que les jeux disent et de ce qu’on leur dit
cli-reference = une page sur un jeu pour qui écrit des programmes : options, actions, événements, vues, notation
cli-one-game = ce jeu seulement (sinon tous)
cli-out = écrire des fichiers dans ce dossier plutôt que sur la sortie standard
file-written = Écrit : { $file }
cli-board = construire le plateau d’un jeu à toi
cli-board-folder = le paquet du jeu, avec son web/board.tsx
board-done = Construit : { $file }
cli-backup = copier toutes les tables dans un fichier, pendant que le serveur continue ; d’une base PostgreSQL aussi
cli-backup-file = un nouveau fichier pour la copie
cli-restore = remettre une sauvegarde en place, une fois le serveur arrêté : dans le fichier, ou dans une base PostgreSQL vide
cli-restore-backup = une copie faite par « fortable backup »
cli-cluster = s’occuper d’une maison servie par plusieurs processus : qui ils sont, à qui est chaque table
cli-cluster-nodes = les processus de la maison, et combien de tables chacun tient
cli-cluster-owners = quelle table est dans la mémoire de qui
cli-cluster-drain = faire remettre ses tables par un processus ; il reste, et n’est pas prêt
cli-cluster-move = faire passer une table à un autre processus
cli-think = réfléchir pour les robots de serveurs sur d’autres machines (qui tournent avec --think apart)
cli-think-workers = combien de processus réfléchissent ; d’habitude autant que de cœurs
cli-move-store = tout transporter d’un magasin de données à un autre, vide, pendant qu’aucun serveur n’utilise l’un ou l’autre
cli-move-store-from = où tout se trouve : un fichier, ou postgresql://…
cli-move-store-to = où tout doit aller : un nouveau fichier, ou une base vide à postgresql://…
cli-check = regarder si la base de données est intacte : chaque partie est rejouée selon les règles ; rien n’est réparé
cli-doctor = dire ce qui ne va pas avec la machine et les réglages d’un serveur, et que faire
cli-doctor-url = l’adresse par laquelle on vient du dehors, par exemple https://table.example.org
doctor-versions = Fortable { $fortable }, Python { $python }, SQLite { $sqlite }.
doctor-extras = Parties installées en plus : { $there } (il y a { $all }).
doctor-room = { $free } Mio sont libres dans { $folder }.
doctor-little-room = { $free } Mio sont libres dans { $folder } ; il en faudrait au moins 200. Fais de la place avant que plus rien ne puisse être écrit.
doctor-disk = Le disque met { $took } ms à écrire pour de bon.
doctor-slow-disk = Le disque met { $took } ms à écrire pour de bon, et chaque coup attend cela ; au-delà de 50, on le remarque.
doctor-not-writable = On ne peut pas écrire dans { $file } ({ $detail }) : donne-le à l’utilisateur du serveur, ou répare le montage.
doctor-open-file = D’autres sur cette machine peuvent lire { $file }, qui contient des secrets : chmod 600.
doctor-no-file = { $file } n’est pas encore là : le serveur le crée en démarrant.
doctor-file = { $file } ne peut pas servir : { $detail }. « fortable check » regarde de plus près, « fortable restore » remet une sauvegarde.
doctor-file-fine = { $file } est une base de cette table, pour son seul utilisateur.
doctor-clock = Le plus récent dans la base est { $hours } heures dans le futur : l’horloge de cette machine retarde. Mets-la à l’heure.
doctor-store = { $store } ne peut pas servir : { $detail }. Vérifie l’adresse, les droits de son rôle, et qu’elle tourne.
doctor-store-fine = { $store } est une base de cette table (PostgreSQL { $version }).
doctor-store-empty = { $store } est vide (PostgreSQL { $version }) : le serveur y fait ses tables en démarrant.
doctor-store-too-old = { $store } est PostgreSQL { $version } ; il faut 13 ou plus récent.
doctor-store-unsafe = La base est réglée sur { $setting } : après une coupure de courant, ce qui a été confirmé peut être perdu. Remets-le en marche.
doctor-store-lines = { $free } connexions à la base sont libres ; un processus en prend jusqu’à { $needed }.
doctor-store-commit = La base met { $took } ms à noter quelque chose pour de bon, et chaque coup attend cela ; au-delà de 50, cela se remarque.
doctor-bus = { $bus } ne peut pas servir : { $detail }. Sans le bus personne ne joue : vérifie que NATS tourne et se laisse joindre.
doctor-bus-fine = { $bus } répond en { $took } ms.
doctor-time = Il est { $now }.
doctor-not-synchronised = Il est { $now } selon cette machine, et personne ne tient son horloge à l’heure : active NTP (timedatectl set-ntp true).
doctor-any-port = N’importe quel port libre est pris.
doctor-port-free = Le port { $port } est libre.
doctor-port-ours = Le port { $port } est celui du serveur qui tourne (processus { $process }).
doctor-port-other = Le port { $port } est pris ; comme aucun n’est réglé, un autre servirait.
doctor-port-taken = Le port { $port } ne peut pas servir : { $detail }. Arrête l’autre programme, ou choisis un autre port.
doctor-address = Les téléphones de la pièce viennent par { $address }.
doctor-alone = Seule cette machine peut venir, ou un proxy qui s’y trouve ; --host 0.0.0.0 laisse entrer le réseau.
doctor-no-network = Le serveur doit être atteint d’un réseau, et cette machine n’est dans aucun.
doctor-name = { $name } mène à { $address } : vérifie que c’est la machine, ou son proxy.
doctor-no-name = { $name } ne mène nulle part : inscris-le dans le DNS.
doctor-no-answer = { $url } ne répond pas : { $detail }. Regarde le proxy et le pare-feu.
doctor-other-answer = { $url } répond, mais pas comme cette table (statut { $status }) : regarde où mène le proxy, et si --site a ce nom.
doctor-no-tls = { $url } est sans TLS : les avis, l’installation et le presse-papiers demandent https.
doctor-tls-not-told = { $url } parle TLS, et la table ne le sait pas : que le proxy envoie X-Forwarded-Proto, et nomme-le avec --proxies.
doctor-tls = { $url } parle TLS, et la table le sait.
cli-admin = s’occuper d’un serveur : ses tables, ses gens, ses parties et ses exclusions ; qu’il tourne ou non
cli-admin-tables = montrer les tables, en regarder une, ou la terminer
cli-admin-people = montrer les gens, regarder quelqu’un, l’effacer avec tout ce qui est gardé, ou l’exclure pour un temps
cli-admin-matches = montrer les parties finies, ou en regarder une
cli-admin-bans = montrer les exclusions, exclure une adresse pour un temps, ou lever une exclusion
cli-admin-table = l’identifiant d’une table
cli-admin-status = seulement les tables open, playing, over ou abandoned
cli-admin-end = terminer cette table pour de bon
cli-admin-person = l’identifiant d’une personne
cli-admin-name = seulement les gens dont le nom contient ceci
cli-admin-delete = effacer cette personne et tout ce qui est gardé sur elle
cli-admin-ban = pour combien de temps, par exemple 90m, 12h, 7d ou 4w
cli-admin-note = une remarque pour toi-même sur l’exclusion
cli-admin-address = une adresse en chiffres ; d’une adresse IPv6, toutes celles qui en partagent la première moitié
cli-admin-lift = le numéro de l’exclusion qui prend fin
cli-admin-url = un serveur ailleurs, avec le jeton dans FORTABLE_ADMIN_TOKEN ; d’habitude celui qui utilise la base de données
cli-admin-after = continuer après celui qui a cet identifiant
admin-none = Il n’y en a pas.
admin-more = Il y en a peut-être d’autres : --after { $last }
serve-here = La table est ouverte : { $link }
serve-room = Pour les téléphones de la pièce : { $link }
serve-name = À trouver par son nom sur le même réseau : { $link }
serve-others = Autres adresses de cette machine : { $links }
serve-alone = Pour l’instant, seule cette machine peut l’ouvrir. Dans l’entrée d’une table, tu peux laisser entrer les téléphones de la pièce.
serve-stop = Ctrl+C la ferme ; rien n’est perdu.
backup-done = Tout est dans { $file }.
restore-done = Tout est comme dans { $backup } : { $file }.
cluster-node = { $node }  { $place }, version { $version } : { $state }, { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
cluster-alive = en vie
cluster-dead = mort
cluster-draining = remet ses tables
cluster-nobody = Aucun processus ne partage cette base de données.
cluster-no-tables = Aucune table n’est en mémoire.
cluster-drained = { $node } remet ses tables en quelques secondes.
cluster-moved = { $table } passe à { $node } en quelques secondes.
think-here = Réfléchit pour qui demande à { $bus }, dans { $workers } processus. Ctrl+C l’arrête.
move-store-done = Tout est maintenant dans { $store } et a été comparé : { $rows } lignes dans { $tables } tables de données. { $old } est resté tel quel ; supprime-le quand tu n’en as plus besoin.
restore-aside = Ce qu’il y avait avant est gardé dans { $file }.
check-goes-on = Examen en cours
check-whole = { $file } est intact : { $tables ->
        [one] { $tables } table
       *[other] { $tables } tables
    }, { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
check-not-whole = { $file } n’est pas intact ({ $tables } tables, { $moves } coups examinés). Rien n’a été changé : arrête le serveur et reprends une sauvegarde avec « fortable restore », ou garde ce qui est là et demande à celles et ceux qui font Fortable.
check-sizes = Le fichier fait { $size } Mio (dont { $free } libres), son journal { $log } Mio ; { $people } personnes, { $devices } appareils, { $tables } tables, { $steps } étapes, { $results } résultats, { $cups } coupes, { $subscriptions } appareils qui veulent des avis, { $notices } avis en attente.
check-sizes-database = La base prend { $size } Mio ; { $people } personnes, { $devices } appareils, { $tables } tables, { $steps } étapes, { $results } résultats, { $cups } coupes, { $subscriptions } appareils qui veulent des avis, { $notices } avis en attente.
check-at-table = Table { $table } : { $said }
check-damage = { $by } dit : { $detail }
check-strays = { $count } lignes de « { $name } » appartiennent à quelque chose dans « { $other } » qui n’est pas là.
check-old-schema = La base vient d’une version plus ancienne (schéma { $schema }, celle-ci fait le { $known }) : seules ses pages ont été regardées. Le serveur la met à jour en démarrant.
check-layout = « { $name } » n’est pas fait comme cette version le fait.
check-layout-unknown = Si les tables et les index sont faits comme cette version les fait n’a pas été regardé : il faut pour cela créer un schéma, abandonné aussitôt, et cet utilisateur ne le peut pas ici.
check-unreadable = Ce qui en est gardé ne se lit pas : { $detail }
check-column = « { $name } » n’est pas ce que dit la ligne.
check-step-column = L’étape à la version { $version } n’est pas ce qui est écrit à côté.
check-chairs = Qui est assis là est noté autrement qu’à la table.
check-gap = Le journal n’est pas complet : la version { $expected } devrait suivre, et c’est la { $found }.
check-twice = Le même souhait a été exaucé deux fois, la seconde à la version { $version }.
check-answer = Ce qui a été confirmé à la version { $version } n’est pas ce qui en est sorti.
check-unplayable = Son journal ne se joue pas : { $detail }
check-rules = À la version { $version }, les règles arrivent à autre chose que le journal ({ $detail }).
check-not-over = Il est dit que la partie est finie, et le journal s’arrête avant, à la version { $version }.
check-is-over = Il est dit « { $status } », et selon le journal la partie est finie.
check-waiting = Elle n’attend pas les mêmes que le journal.
check-ending = Elle n’a pas fini comme elle finit selon les règles.
check-results = Ses résultats dans l’historique ne sont pas ceux de sa fin.
check-game-gone = Son jeu « { $game } » n’est pas installé ici : le journal n’a pas été rejoué.
check-other-rules = Elle a été jouée selon d’autres règles (version { $version }) que celles d’aujourd’hui : son journal mène à une fin, et n’a pas été rejugé.
verify-good =
    { $events ->
        [one] Cette partie de { $game } est authentique : son seul événement découle de la graine et des règles.
       *[other] Cette partie de { $game } est authentique : ses { $events } événements découlent tous de la graine et des règles.
    }
verify-good-from-position =
    { $events ->
        [one] Cette partie de { $game } est authentique à partir d’une position donnée : son seul événement découle de cette position, de la graine et des règles.
       *[other] Cette partie de { $game } est authentique à partir d’une position donnée : ses { $events } événements découlent tous de cette position, de la graine et des règles.
    }
verify-day = C’était une partie de la journée du { $day }, d’après le secret dont l’empreinte est { $fingerprint }.
verify-cup = C’était une partie de la coupe { $cup }, manche { $round }, d’après le secret dont l’empreinte est { $fingerprint }.
verify-commitment =
    Elle a été jouée sous cet engagement ; compare-le avec ce que la table a publié avant la première carte :
    { $commitment }
verify-bound = Il lie la graine, le jeu, la version de ses règles, les places, les options, les réglages de la table et le point de départ.
verify-old-file = Mais c’est un fichier de l’ancien genre, dont l’engagement ne lie que la graine : il ne permet pas de prouver que c’étaient ces règles, ces places et ces options.
verify-fingerprint = Mais tu as comparé l’empreinte de la graine, qui ne lie que la graine : compare l’engagement pour prouver que c’étaient ces règles, ces places et ces options.
games-presets = Formules :
games-options = Options :
games-bots = Robots :
simulate-title =
    { $games ->
        [one] Une partie, { $actions } actions
       *[other] { $games } parties, { $actions } actions en moyenne
    }
simulate-bot = Robot
simulate-wins = Victoires
simulate-score = Points
arena-playing = En jeu
arena-title =
    { $games ->
        [one] Une partie
       *[other] { $games } parties sur { $deals } donnes
    }
arena-caption = Entre parenthèses : où se trouve la vraie valeur, avec 95 % de confiance.
arena-forfeits =
    { $bot } a perdu { $games ->
        [one] une partie
       *[other] { $games } parties
    } par forfait : { $why }
arena-times-fair = Parts équitables
arena-fair = part équitable
arena-rating = Cote
arena-duels = Combien de fois (%) le robot de gauche a devancé l’autre
arena-order = Qui a eu quelle part des victoires, dans l’ordre du jeu
arena-turn = Rang

# Depuis Python (docs/python.md)
face-seat = Siège { $number }
face-allowed =
    { $count ->
        [one] Une seule action est permise ici : { $some }
       *[other] { $count } actions sont permises ici : { $some }
    }

review-looking = Retour sur la partie
review-title = Retour sur la partie
review-course = Ce que chacun pouvait attendre, du premier événement au dernier
review-player = Joueur
review-fair = Part équitable
review-luck = Chance
review-own = Ses décisions
review-others = Décisions des autres
review-rest = Reste
review-result = Résultat
review-mistakes = Erreurs
review-loss = Perte moyenne
review-count = { $mistakes } sur { $decisions }
review-unit-share = Parts de la victoire. Part équitable, chance, décisions et reste donnent ensemble le résultat.
review-unit-points = Points. Ce qu’on pouvait attendre, chance, décisions et reste donnent ensemble le résultat.
review-doubt = Après ±, de combien un nombre peut s’écarter à cause du bruit des essais (une erreur type).
review-turning = Tournants
review-no-mistake = Rien n’est prouvé être une erreur.
review-draws = Tirages
review-decisions = Décisions
review-after = Après l’événement
review-chosen = Choisi
review-better = Mieux
review-cost = Coût
review-points = Points
review-memory = Dont mémoire
review-reason = Pourquoi
review-remarks = En mots

# Le rapport d’équilibre
dataset-written = { $rows } choix sont dans { $file }
report-written = La page est { $file }
report-title = { $game } : comment il se joue
report-about = { $games } parties pour chaque nombre de joueurs, le robot `{ $bot }` à toutes les places. Fait avec `{ $command }`.
report-ruled = Ce qui rapporte, comment cela finit et la partie ci-dessous viennent de { $games } autres parties semblables pour chaque nombre de joueurs, jouées selon les règles.
report-match = Une partie
report-match-about = La première de celles qui comptent le plus de joueurs : à mi-chemin et à la fin.
report-midway = Le plateau à mi-chemin
report-end = Le plateau à la fin
report-length = Durée
report-length-about = Combien d’actions demande une partie.
report-scores = Points
report-scores-about = Ce que tout le monde marque, et ce que marquent les gagnants.
report-turns = Qui commence
report-turns-about = Combien de fois gagne celui qui agit en premier, en deuxième et ainsi de suite ; une victoire partagée compte par parts. Entre parenthèses, l’intervalle à 95 %.
report-clauses = Ce qui rapporte
report-clauses-about = De tous les joueurs de toutes les parties, à combien chaque clause rapporte des points, et combien alors.
report-ends = Comment ça finit
report-ends-about = Quelle clause a terminé la partie.
report-seats = Joueurs
report-mean = Moyenne
report-half = Moitié du milieu
report-range = De–à
report-winning = Moyenne des gagnants
report-shared = Victoires partagées
report-turn = Place { $number }
report-clause = Clause
report-for =
    { $seats ->
        [one] en solo
       *[other] { $seats } joueurs
    }
report-actions = actions
report-points = points
report-everybody = tout le monde
report-winners = gagnants
report-order = ordre du jeu
report-share = part des joueurs

# Garder son nom
TB-10-bad-passkey = Cette clé d’accès n’ouvre rien ici (ou plus rien) : essaies-en une autre, ou utilise ton code de secours.
TB-10-no-passkeys-here = Ici, pas de clés d’accès : il leur faut une table ouverte par un nom et par https. Un code de secours marche partout.
TB-10-too-many-passkeys = Tu as déjà { $allowed } clés d’accès : supprimes-en une dont tu n’as plus besoin.
TB-10-no-such-passkey = Tu n’as pas (ou plus) de clé d’accès « { $tried } » ici : regarde la liste de tes clés.
TB-10-bad-recovery-code = Ce code de secours n’est pas (ou plus) valable : il sert une fois, et seul le dernier compte. Compare-le lettre par lettre.

# Classements
cli-ratings = calculer à partir de tous les résultats où en sont les gens sur un serveur
cli-serve-ratings = si l’on dit aux gens où ils en sont parmi les autres : « off », ou « on » avec l’extra « ratings »
cli-places = écrire dans ce fichier, le ratings.json d’un jeu, où en sont les bots sur l’échelle
ratings-none = Personne n’a joué assez de parties qui comptent.

# A word across languages: the browser has these too
phrase-hello = Bonjour !
phrase-good-luck = Bonne chance, amuse-toi bien !
phrase-ready = On commence quand tu veux
phrase-one-moment = Un instant, s’il te plaît
phrase-your-move = À toi, prends ton temps
phrase-let-me-think = Laisse-moi réfléchir
phrase-well-played = Bien joué !
phrase-what-a-move = Quel coup !
phrase-close-one = C’était juste
phrase-oops = Oups
phrase-ouch = Aïe !
phrase-phew = Ouf !
phrase-ha = Ha !
phrase-lucky-me = J’ai eu de la chance
phrase-bad-luck = Pas de chance !
phrase-sorry = Pardon !
phrase-thanks = Merci !
phrase-good-game = Belle partie !
phrase-one-more = Encore une ?
phrase-gladly = Avec plaisir !
phrase-not-now = Pas maintenant
phrase-see-you = À bientôt !
phrase-face-smile = un sourire
phrase-face-laugh = un éclat de rire
phrase-face-wink = un clin d’œil
phrase-face-wow = de grands yeux
phrase-face-sad = un visage triste
