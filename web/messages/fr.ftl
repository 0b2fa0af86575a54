# What the table in the browser says. Games have catalogues of their own.

skip = Aller à la table
loading = Un instant…
seat = Joueur { $number }
settings = Réglages
language = Langue
theme = Apparence
theme-system = comme l’appareil
theme-light = claire
theme-dark = sombre
sound = Sons
vibration = Vibrations
done = Terminé
save = Enregistrer
your-name = Ton nom
who-are-you = Comment t’appelles-tu ?
you-play-as = Tu joues sous le nom de { $name }.
change-name = Changer de nom
guest-name = { $animal } { $mood }
guest-moods = malin, joyeux, agile, vaillant, rusé, curieux, paisible, audacieux, rêveur, enjoué, rapide, sage, espiègle, chanceux
guest-animals = Renard, Castor, Hérisson, Lynx, Blaireau, Corbeau, Hibou, Lièvre, Écureuil, Ours, Héron, Dauphin, Moineau, Loup
my-devices = Mes appareils
this-device = cet appareil
device-name = { $browser } sur { $system }
some-browser = Un navigateur
device-seen = depuis le { $since }, utilisé le { $seen }
sign-out = Déconnecter
sign-out-of = Déconnecter : { $device }
sign-out-others = Déconnecter tous les autres
signed-out = Appareil déconnecté.
sign-out-sure = Déconnecter cet appareil ? Rien ne change sur les autres.
sign-out-last = Déconnecter ? On ne te connaît que sur cet appareil : personne ne pourrait te rendre ton nom et tes places.
other-device = Sur un autre appareil
other-device-how = Crée un code ici et tape-le là-bas : tes places te suivent.
make-code = Créer un code
code = Code
use-code = Valider
paired = Cet appareil est maintenant le tien.
no-line = La table est injoignable pour l’instant.
welcome = À quoi jouons-nous ?
welcome-how = Contre des robots, ou entre amis grâce à un lien. Sans compte, sans attendre.
labelled = { $label } : { $text }
box-facts = { $players } joueurs · { $minutes } minutes · dès { $age } ans
my-tables = Tes tables
open-tables = Tables ouvertes
status-open = attend des joueurs
status-playing = en cours
new-table = Nouvelle table
which-way = Comment veux-tu jouer ?
how-many = Combien de joueurs ?
bots-are = Quels robots ?
bot-and-level = { $name } · { $level }
play-bots = Jouer contre les robots
play-now = Jouer maintenant
play-friends = Inviter des amis
make-public = Tout le monde peut trouver cette table
clock = Temps par coup
clock-none = sans limite
clock-seconds = { $seconds } secondes
clock-days =
    { $days ->
        [one] un jour
       *[other] { $days } jours
    }
more-options = Plus d’options
seat-of-bot = { $seat } ({ $bot })
bounds = de { $least } à { $most }
bounds-seconds = secondes, de { $least } à { $most }
with-friends = Entre amis
rules = Règles
in-one-minute = En une minute
contents = Sommaire
learn = Apprendre en deux minutes
step = Étape { $number } sur { $of }
not-this = Ce n’est pas ça : regarde ce que dit le texte.
leave-lesson = Quitter la leçon
well-done = Bravo, { $name } !
learnt = C’est tout : tu sais jouer maintenant.
play-first = Jouer une première partie
play-this = Jouer
no-table = Cette table n’existe pas : il manque peut-être un bout du lien, ou la table a disparu depuis longtemps.
no-page = Il n’y a pas de page à cette adresse.
no-game = Aucun jeu de ce nom sur l’étagère.
to-shelf = Vers l’étagère
menu = Menu
back-to-match = Retour à la partie
advice-chosen = Joué
advice-better = Mieux
advice-both = Joué, et mieux
line-lost = Connexion perdue. On réessaie sans cesse ; rien n’est perdu.
line-kept = Dès son retour : { $wishes }
sit-down = Prendre place
chairs = Autour de la table
free = libre
you = toi
sit-here = Prendre cette place
seat-bot = Un robot pour cette chaise
no-bot = pas de robot
clear-chair = Libérer
clear-chair-of = Libérer la chaise de { $name }
keep-away = Exclure
keep-away-whom = Exclure { $name }
keep-away-sure = Exclure { $name } ? Cette personne ne pourra plus s’asseoir, ni ici ni à la revanche, mais elle pourra regarder.
kept-away = L’hôte ne veut pas que tu t’assoies ici. Tu peux regarder, ou ouvrir ta propre table.
start = Commencer
stand-up = Se lever
not-yet = On commence quand assez de chaises sont prises, par des amis ou des robots.
host-starts = À une table publique, c’est l’hôte qui lance la partie ; s’il reste longtemps absent, tu peux la lancer.
invite = Inviter des amis
television = Montrer sur un téléviseur
qr = Le lien en code QR
share = Partager…
invite-link = Le lien de cette table
invite-scan = Vise ce code avec l’appareil photo d’un téléphone, ou envoie le lien.
invite-near = Les téléphones doivent être sur le même réseau que cette machine (le même Wi-Fi).
invite-only-here = Pour l’instant, seule cette machine peut ouvrir la table.
invite-let-in = Laisser entrer les téléphones de la pièce
invite-how = Pour laisser entrer les téléphones de la pièce, démarre la table ainsi :
copy-link = Copier le lien
copied = Lien copié : il n’y a plus qu’à l’envoyer.
copy-marked = Le lien est sélectionné : copie-le avec Ctrl+C ou par un appui long.
your-turn = À toi.
go-ahead = Vas-y !
waiting-for = On attend { $names }…
waiting-for-gone =
    { $count ->
        [one] { $gone } n’est pas là ; on attend…
       *[other] { $gone } ne sont pas là ; on attend…
    }
waiting-for-some-gone = On attend { $names } (pas là : { $gone })…
begins-soon = Prépare-toi : tout le monde commence ensemble.
over = La partie est finie.
won-by-you = Tu as gagné !
won =
    { $count ->
        [one] { $names } gagne.
       *[other] { $names } se partagent la victoire.
    }
decided-points =
    { SEAT($seat) } gagne { $margin ->
        [one] d’un point
       *[other] de { $margin } points
    }.
decided-shared = { SEAT($seats) } se partagent la victoire.
decided-alone = { SEAT($seat) } arrive à { $points }.
decided-tie = Autant de points, et pourtant { SEAT($seat) } devance { SEAT($other) }.
tie-break = autant de points ; la règle départage
abandoned = Cette partie a été abandonnée.
lapsed = Personne n’a joué pendant longtemps : la partie est finie.
seconds-left = { $seconds } s
minutes-left = { $minutes } min
hours-left = { $hours } h
note-bot-failed = { $name } ne savait que faire ; la table a joué à sa place.
note-clock-acted = { $name } n’avait plus de temps ; la table a joué à sa place.
note-bot-sat-in = Un robot joue maintenant pour { $name }.
note-person-back = { $name } est de retour.
note-person-left = { $name } quitte la partie pour de bon. Un robot joue à sa place.
note-goes-on = { $name } veut continuer.
away = pas là
bot-plays = un robot joue
has-left = a quitté la partie
bot-for-you = Un robot joue à ta place.
gone-a-while = On attend { $name } depuis un moment.
wait-on = Attendre
let-bot = Laisser jouer un robot
take-back = Reprendre ma place
watching = Tu regardes
play-out = Voir la fin
you-watch = Tu regardes jouer : { $names }
spectators =
    { $count ->
        [one] un spectateur
       *[other] { $count } spectateurs
    }
what-happened = Le fil de la partie
in-words = En toutes lettres ({ $count })
yours = Rien que pour toi
what-now = Ce que tu peux faire
nothing-now = Rien pour l’instant.
find-action = Chercher un coup
actions-found =
    { $count ->
        [0] Rien de tel n’est possible.
       *[other] { $shown } sur { $count }
    }
in-notation = Écrire le coup
type-action = Ton action, dans la notation du jeu
do-it = Jouer
on-the-table = Sur la table
options = Options
hidden = caché
yes = oui
no = non
so-many = { $count } en tout
result = Résultat
many-lines = { $count } fois
rematch = Encore une !
harder-bot = Plus fort : { $name }
join-rematch = Rejoindre la revanche
look-back = Revoir la partie en détail
practised-from = C’était un exercice à partir d’un moment d’une autre partie : il ne compte pas.
to-practised = Vers cette partie
replay = Revoir
save-match = Enregistrer la partie
share-picture = Partager une image
details = Détails
check-shuffle = Le mélange se vérifie avec « fortable verify » ; son sceau était
shuffle-settled = Le mélange est déjà fait
shuffle-fingerprint = Tout le hasard vient d’une graine choisie avec la table, et voici son empreinte. Garde-la : après la partie, « fortable verify » montre si c’était cette graine.
clause = Règle { $rule }
go-back = Reprendre
taken-back = Des coups ont été repris dans cette partie : elle ne compte pour rien.
stop-alone = Arrêter la partie
stop-alone-sure = Arrêter cette partie ? Elle restera sans résultat.
stop-together = Proposer d’arrêter
stop-asked = Tu proposes d’arrêter la partie. On attend { $names }…
stop-wish =
    { $count ->
        [one] { $names } propose d’arrêter la partie ici.
       *[other] { $names } proposent d’arrêter la partie ici.
    }
stop-yes = On arrête
stop-no = On continue
leave = Quitter pour de bon
leave-sure = Quitter pour de bon ? Un robot jouera à ta place, et tu ne pourras pas revenir dans cette partie.
leave-two-sure = Quitter pour de bon ? La partie s’arrête alors, sans résultat.
left-two = { $name } a quitté la table : la partie s’arrête ici.
other-game = Un autre jeu
new-match = Nouvelle partie
matches = Parties
my-matches = Tes parties
no-matches = Tu n’as encore terminé aucune partie. Après la première, tu la retrouveras ici : pour la revoir, et pour savoir qui a gagné contre qui.
more-matches = Plus anciennes
finished-matches = Terminées
nothing-goes-on = Aucune de tes parties n’est en cours.
watch-file = Revoir une partie depuis un fichier
replay-file = Le fichier d’une partie terminée
search-name = Jouées avec
search-game = Jeu
all-games = tous les jeux
found-all =
    { $count ->
        [0] Aucune partie de ce genre.
        [one] Une partie
       *[other] { $count } parties
    }
found-last =
    { $count ->
        [one] La dernière
       *[other] Les { $count } dernières
    }
file = Fichier
with = avec { $names }
alone = en solo
looked-on = comme spectateur
match-won = Gagnée
match-shared = Victoire partagée
match-level = Égalité
match-lost = Perdue
match-place = Place { $place } sur { $of }
match-given-up = Abandonnée
time-left = encore { $time }
game-by-game = Jeu par jeu
figures-played =
    { $played ->
        [one] une partie
       *[other] { $played } parties
    }
figures-won =
    { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
figures-streak = { $streak } victoires d’affilée
figures-best = Record : { $best }
figure-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
course-of =
    { $seats ->
        [1] en solo
       *[other] à { $seats }
    }
course-picture = Les { $count } dernières : de { $least } à { $most }, la dernière { $last }
rivals = Contre qui
rival-bots = Bots
tally =
    { $level ->
        [0] Toi { $ahead }, { $name } { $behind }
       *[other] Toi { $ahead }, { $name } { $behind }, à égalité { $level }
    }
find-rival = Parties avec { $name }
no-match-file = Ce n’est pas le fichier d’une partie.
back = Reculer
forward = Avancer
run = Lancer
pause = Pause
turn-number = Tour
speed = Vitesse
replay-start = Avant le premier coup
replay-keys = Touches : ← → tour par tour · espace lance et arrête · Début et Fin
to-table = Retour à la table
genuine = authentique : chaque tirage et chaque décision découle de la graine

# La partie du jour
day-title = La partie du jour
day-tagline = Les mêmes cartes pour tous. Un seul essai compte.

day-counted = C’était ton essai du jour qui compte.
day-practised = C’était un entraînement : il ne compte pas.
day-kept = Le fichier et l’image de cette partie seront là quand le secret du jour sera révélé, trois heures après la journée.

# Jouer avec qui vient
seek = Jouer avec quelqu’un
seekers = Qui cherche quelqu’un pour jouer
seek-for = à { $seats }
waited = depuis { $time }

# Coupes entre amis
puzzles = Problèmes
puzzles-tagline = Un coup est nettement le meilleur. Lequel ?
cups = Coupes entre amis
cups-tagline = Les mêmes cartes pour vous tous, manche après manche.
to-cup = À la coupe
cup-kept = Le fichier et l’image de cette partie seront disponibles quand la coupe sera finie.

# A word across languages
say-something = Dire quelque chose
game-phrases = Aussi les phrases propres au jeu
notices = Avis

# Garder son nom ; le reste se dit dans keeping/
keep-link = Garder ton nom, ou tout supprimer

# Conseils contre les robots ; le reste est dit par later/
hint = Conseil
hints-allowed = On peut demander des conseils
hints-about = Seulement là où tu joues en solo contre des robots, pas entre amis. Une partie où tu as demandé un conseil ne compte pas.
with-hints = avec conseils
hinted = Il y a eu des conseils dans cette partie : elle ne compte pas.
