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
