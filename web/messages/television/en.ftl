# A television in the living room, and how a table comes to it.

tv-title = Television
tv-connecting = One moment …
tv-lost = The line is down. We try again by ourselves.
tv-letters = Which table shall we show?
tv-code = The letters of this television
tv-step-table = On a phone or computer, open { $address } and open a table.
tv-step-press = There, press “Show on a television”.
tv-step-type = Type these four letters.
tv-all = All at once!
tv-join = Scan with a phone to join
tv-look = Come late? Scan to look on
tv-only-here = Only this computer can come so far. Let the room in: press the button in the lobby.
tv-own-code = Another table? Type
tv-starts = Whoever sits at the table starts, on their own phone.
tv-again = Again? Press “Once more!” on your phone.
tv-open = 1. On the television, open this address in its browser:
tv-by-name = or
tv-type = 2. Type the four letters that stand there:
tv-show = Show this table
tv-shown = The television shows this table.
tv-here = This device is plugged into the television? Open the large view here.
tv-nobody = So far only this machine can come. First let the room in, with the button under “Invite friends”.
companion-whole = Show the whole board
companion-own = Leave the board to the television
