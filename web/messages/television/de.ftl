# Ein Fernseher im Wohnzimmer, und wie ein Tisch auf ihn kommt.

tv-title = Fernseher
tv-connecting = Einen Moment …
tv-lost = Die Verbindung ist weg. Wir versuchen es von selbst wieder.
tv-letters = Welchen Tisch sollen wir zeigen?
tv-code = Die Buchstaben dieses Fernsehers
tv-step-table = Öffne auf einem Handy oder Computer { $address } und dort einen Tisch.
tv-step-press = Drück dort auf „Auf dem Fernseher zeigen“.
tv-step-type = Tipp diese vier Buchstaben ein.
tv-all = Alle gleichzeitig!
tv-join = Zum Mitspielen mit dem Handy scannen
tv-look = Zu spät? Scannen und zuschauen
tv-only-here = Bisher kann nur dieser Rechner den Tisch öffnen. Lass die anderen im Raum herein: mit dem Knopf vor dem Spiel.
tv-own-code = Ein anderer Tisch? Tippe
tv-starts = Wer am Tisch sitzt, startet auf dem eigenen Handy.
tv-again = Weiter? Drück auf deinem Handy auf „Noch einmal!“.
tv-open = 1. Öffne auf dem Fernseher im Browser diese Adresse:
tv-by-name = oder
tv-type = 2. Tipp die vier Buchstaben ein, die dort stehen:
tv-show = Diesen Tisch zeigen
tv-shown = Der Fernseher zeigt diesen Tisch.
tv-here = Dieses Gerät hängt am Fernseher? Öffne die große Ansicht hier.
tv-nobody = Bisher kann nur dieser Rechner den Tisch öffnen. Lass zuerst die anderen im Raum herein, mit dem Knopf unter „Freunde einladen“.
companion-whole = Das ganze Brett zeigen
companion-own = Das Brett dem Fernseher überlassen
