# Che cosa si dice quando si riguarda una partita.

look-coming = La partita viene esaminata, mossa per mossa.
look-coming-how = Dei bot giocano avanti da ogni momento, molte volte. Ci vuole un po’, e resta conservato: la prossima volta è subito qui. Puoi lasciare questa pagina, intanto si va avanti.
look-progress = Quanto è già stato esaminato
look-again = Riprova
look-whose = Le mosse di chi
look-all = Di tutti
look-mine = Le mie
look-course = L’andamento della partita
look-course-of = { $unit ->
    [share] { $name } aveva all’inizio { $from } vittorie su 100, al meglio { $most }, al peggio { $least }, e alla fine { $to }.
   *[points] { $name } poteva attendersi all’inizio { $from } punti, al meglio { $most }, al peggio { $least }, e alla fine ne aveva { $to }.
    }
look-top = vittoria sicura
look-top-points = { $points } punti
look-board = Il tavolo in quel momento
look-points = Svolte
look-turning = Svolta { $number }: { $name }
look-decision = Una mossa di { $name }
look-cost-share = Su 100 partite da qui in poi, { $name } ne ha regalate { $is ->
    [sure] { $cost }.
   *[about] circa { $cost }, { $doubt } più o meno.
    }
look-cost-points = { $is ->
    [sure] { $cost } punti persi qui.
   *[about] Circa { $cost } punti persi qui, { $doubt } più o meno.
    }
look-no-cost = Nulla era di sicuro meglio qui.
look-forgotten = Di queste, { $part } le poteva sapere solo chi ricordava ciò che si era visto prima.
look-practise = Esercitati da qui
look-replay = Rivedi da qui
look-flawless = Ben giocato, tutti quanti: nulla in questa partita era di sicuro un errore.
look-flawless-mine = Ben giocato: nulla di ciò che hai fatto era di sicuro un errore.
look-flawless-how = Ogni mossa si può comunque guardare, nell’elenco di tutte.
look-accounts = Fortuna e abilità
look-account = { $luck ->
    [up] { $name } ha avuto fortuna.
    [down] { $name } ha avuto sfortuna.
   *[even] La fortuna ha contato poco per { $name }.
    } { $skill ->
    [up] Le mosse giocate hanno reso.
    [down] Le mosse giocate sono costate.
   *[even] Le mosse giocate hanno reso quanto hanno tolto.
    }
look-part-fair = inizio
look-part-luck = fortuna
look-part-skill = abilità
look-part-rest = resto
look-part-result = risultato
look-counted-share = In vittorie su 100.
look-counted-points = In punti.
look-numbers = Che cosa dicono i numeri
look-numbers-share = Si conta in vittorie su 100: tutti cominciano con una parte uguale, chi ha vinto finisce con 100. Inizio, fortuna, abilità e resto danno insieme il risultato.
look-numbers-points = Si conta in punti: quanto ci si poteva attendere all’inizio, fortuna, abilità e resto danno insieme ciò che è stato raggiunto.
look-numbers-skill = L’abilità è ciò che hanno portato tutte le decisioni, le proprie e quelle degli altri, accanto a chi gioca con buon senso allo stesso posto. Il resto è ciò che nessuno poteva sapere, la velocità di ciascuno, e ciò che rimane inspiegato.
look-numbers-doubt = Dopo ± c’è di quanto un numero può sbagliare: viene dal giocare avanti molte volte, con una fortuna propria.
look-remarks = Degno di nota ({ $count })
look-decisions = Tutte le mosse con una scelta ({ $count })
look-long = una mossa troppo lunga da dire
