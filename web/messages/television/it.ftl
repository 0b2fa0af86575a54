# Un televisore in salotto, e come ci arriva un tavolo.

tv-title = Televisore
tv-connecting = Un momento…
tv-lost = La linea è caduta. Riproviamo da soli.
tv-letters = Quale tavolo mostriamo?
tv-code = Le lettere di questo televisore
tv-step-table = Su un telefono o un computer apri { $address } e apri un tavolo.
tv-step-press = Lì premi “Mostra sul televisore”.
tv-step-type = Digita queste quattro lettere.
tv-all = Tutti insieme!
tv-join = Inquadra con il telefono per giocare
tv-look = In ritardo? Inquadra per guardare
tv-only-here = Per ora solo questo computer può aprire il tavolo. Fai entrare gli altri: premi il pulsante prima della partita.
tv-own-code = Un altro tavolo? Digita
tv-starts = Chi siede al tavolo comincia, sul proprio telefono.
tv-again = Si continua? Premi “Ancora una!” sul tuo telefono.
tv-open = 1. Sul televisore apri questo indirizzo nel browser:
tv-by-name = oppure
tv-type = 2. Digita le quattro lettere che vi compaiono:
tv-show = Mostra questo tavolo
tv-shown = Il televisore mostra questo tavolo.
tv-here = Questo apparecchio è collegato al televisore? Apri qui la vista grande.
tv-nobody = Per ora solo questo computer può aprire il tavolo. Prima fai entrare gli altri, con il pulsante sotto “Invita gli amici”.
companion-whole = Mostra tutto il tavolo
companion-own = Lascia il tavolo al televisore
