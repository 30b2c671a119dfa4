learn-title = Imparare un gioco
learn-lead = Una partita guidata di dieci minuti, tutte le regole con plance da provare e ogni giorno una posizione da risolvere.
learn-contents = Indice
learn-link-to = Collegamento a «{ $title }»
learn-find = Cerca nelle regole
learn-find-line = una parola, una carta, un’opzione
learn-found = { $count ->
    [0] Nessun risultato
    [one] Trovato una volta
   *[other] Trovato { $count } volte
}
learn-short = In breve
learn-players = Giocatori
learn-time = Durata
learn-designer = Autore
learn-published = Edizione
learn-try = Prova
learn-try-line = Ogni figura è una posizione vera: scegli qualcosa di contrassegnato e guarda che cosa succederebbe.
learn-again = Com’era
learn-rules = Le regole
learn-rules-of = Le regole di { $game }
learn-rule = La regola in questione
learn-never-played = Mai giocato? Imparalo in { $minutes } minuti
learn-lesson = Lezione
learn-guide = Guida
learn-step = Lezione · passo { $at } di { $count }
learn-step-of = { $at } / { $count }
learn-back = Indietro
learn-hint = Aiuto
learn-next = Avanti
learn-not-wanted = Permesso, ma non è quello che cerchiamo
learn-wrong = { $why } { $effect }
learn-turns-left = { $count ->
    [one] Ancora un tuo turno
   *[other] Ancora { $count } tuoi turni
}
learn-first-press = Prima premi «{ $button }» sul cartello.
learn-alone = Gioco io
learn-to-the-end = Gioca fino alla fine della partita
learn-tried = I tuoi tentativi
learn-done = Ora sai giocare
learn-done-line = Era «{ $lesson }». Quello che dimentichi è nelle regole, e ogni mossa rifiutata rimanda al suo paragrafo.
learn-play-now = Gioca una partita
learn-next-lesson = Prossima lezione: { $lesson }
learn-stay = Resta a questo tavolo
learn-opening = Si prepara il tavolo …
learn-of-game = Impara { $game }
learn-puzzle = La posizione del giorno
learn-puzzle-number = Posizione { $number } di { $count }
learn-puzzle-who = Posizione del giorno · decide una sola mossa
learn-puzzle-title = Una posizione di { $game }
learn-puzzle-line = Da una partita tra bot: un’azione è nettamente la migliore. Che cosa faresti?
learn-puzzle-try = Prova
learn-puzzle-another = Un’altra
learn-puzzle-tries = I tuoi tentativi
learn-puzzle-right = Esatto!
learn-puzzle-wrong = Non è la migliore: { $share } di probabilità di vincere.
learn-puzzle-worse = Né la migliore né tra le migliori.
learn-puzzle-solved = Risolta
learn-hints = Aiuti
learn-hint-kind = Che tipo di mossa?
learn-hint-kind-answer = { $count ->
    [one] Ce n’è una sola di questo tipo: «{ $action }».
   *[other] Una delle { $count } come «{ $action }».
}
learn-hint-among = Quale di queste?
learn-hint-move = La mossa
learn-hint-why = Perché?
learn-hint-show = Mostra
learn-hint-choose = Sceglila
learn-hint-chances = Probabilità di vittoria secondo la ricerca
learn-ask = Chiedi un aiuto
learn-asking = Un bot sta pensando …
learn-judged = { $done } decisioni valutate su { $total }
learn-play-on = Rigioca da qui
learn-turning = Mossa giocata: { $played }. Meglio: { $better }.
learn-lead-others = Guida gli altri
learn-leading = Guidi tu: gli altri vedono quello che guardi
learn-led = Guida { $name }
learn-follow = Segui
learn-following = Stai seguendo
