# Una partita
terminal-asks = { $seat }: { $prompt }
terminal-hand-over = Passa lo schermo a { $seat }, poi premi Invio; «undo» annulla ciò che è stato appena fatto.
terminal-since = Dal tuo ultimo turno:
terminal-several = Diverse azioni cominciano così: { $actions }.
terminal-more = … { $count } in più («list»)
terminal-no-such-actions = Nessuna azione contiene «{ $text }».
terminal-nothing-to-undo = Non si può annullare nulla: si è saputo qualcosa, oppure qualcun altro ha giocato nel frattempo.
terminal-nothing-certain = Nulla è certo in anticipo.
terminal-nothing-called = Qui nulla si chiama «{ $text }».
terminal-can-be-asked = Puoi chiedere: { $names }.
terminal-nothing-to-ask = In questo gioco non c’è nulla da chiedere.
terminal-save-where = Di’ dove: save FILE
terminal-saved = Salvato: { $file }
terminal-thinking = Sto pensando …
terminal-bot-failed = { $seat } ha fallito e fa una mossa a caso: { $text }
terminal-log-hidden = In questo gioco il passato non si rivede finché conta.

# Aiuto
terminal-help-act = numero, testo o inizio di un’azione
terminal-help-act-does = eseguirla
terminal-help-list = tutte le azioni con i loro testi, o quelle che contengono una parola
terminal-help-preview = ciò che è certo di un’azione prima di farla
terminal-help-hint = che cosa farebbe un giocatore forte
terminal-help-card = che cosa fa una carta o altro
terminal-help-undo = annullare la tua ultima azione
terminal-help-log = che cosa è successo
terminal-help-save = conservare la partita in un file
terminal-help-help = questo aiuto
terminal-help-quit = lasciare la partita
terminal-action = AZIONE
terminal-word = PAROLA
terminal-name = NOME
terminal-file = FILE

# La fine
terminal-result = Risultato
terminal-sum = Totale
terminal-wins = Vince { $seat }.
terminal-win = Vincono insieme { $winners }.

# I giochi
terminal-players = { $low ->
    [one] 1 giocatore
   *[other] { $low } giocatori
}
terminal-players-range = da { $low } a { $high } giocatori
terminal-minutes = circa { $minutes } minuti
terminal-made-by = di { $designer }
terminal-published = { $publisher }, { $year }
terminal-default = non dato
terminal-group-usual = Gioco
terminal-group-variant = Varianti
terminal-group-expansion = Espansioni
terminal-group-help = Aiuto
terminal-group-board = Tabellone
terminal-takes-whole-number = numero intero
terminal-takes-text = testo
terminal-takes-none = niente
terminal-takes-data = JSON

# La riflessione
terminal-column-action = azione
terminal-column-value = valore
terminal-column-visits = prove
terminal-column-move = mossa
terminal-column-seat = giocatore
terminal-column-played = giocata
terminal-column-better = meglio
terminal-column-loss = perdita
terminal-column-decisions = decisioni
terminal-largest-mistakes = Gli errori più grandi
terminal-mean-loss = Perdita media per decisione
terminal-chances = Probabilità di vittoria dopo ogni mossa
terminal-graph = Grafico: { $file }
