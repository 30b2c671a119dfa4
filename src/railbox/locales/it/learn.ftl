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
learn-to-the-end = Gioca fino alla fine della partita
learn-tried = I tuoi tentativi
learn-done = Ora sai giocare
learn-done-line = Era «{ $lesson }». Quello che dimentichi è nelle regole, e ogni mossa rifiutata rimanda al suo paragrafo.
learn-play-now = Gioca una partita
learn-next-lesson = Prossima lezione: { $lesson }
learn-stay = Resta a questo tavolo
learn-opening = Si prepara il tavolo …
learn-of-game = Impara { $game }
