# Was in Teilen der Seite gesagt wird, die geholt werden, wenn man sie braucht.

# A word across languages
talk-title = Ein Wort am Tisch
talk-how = Alle hier lesen es in ihrer Sprache.
talk-said = { $name }: { $phrase }
talk-mute = Stumm schalten
talk-mute-all = Alle stumm schalten
talk-mute-one = { $name } stumm schalten
phrase-hello = Hallo!
phrase-good-luck = Viel Glück, viel Spaß!
phrase-ready = Von mir aus kann es losgehen
phrase-one-moment = Einen Moment, bitte
phrase-your-move = Du bist dran, ganz in Ruhe
phrase-let-me-think = Lass mich nachdenken
phrase-well-played = Gut gespielt!
phrase-what-a-move = Was für ein Zug!
phrase-close-one = Das war knapp
phrase-oops = Hoppla
phrase-ouch = Autsch!
phrase-phew = Puh!
phrase-ha = Ha!
phrase-lucky-me = Glück gehabt
phrase-bad-luck = So ein Pech!
phrase-sorry = Entschuldige!
phrase-thanks = Danke!
phrase-good-game = Schöne Partie!
phrase-one-more = Noch eine?
phrase-gladly = Gern!
phrase-not-now = Jetzt nicht
phrase-see-you = Bis bald!
phrase-face-smile = ein Lächeln
phrase-face-laugh = ein Lachen
phrase-face-wink = ein Zwinkern
phrase-face-wow = große Augen
phrase-face-sad = ein trauriges Gesicht
