# La pagina del tavolo
page-tables = Tavoli
page-no-answer = Il server non risponde. Riprova tra un istante.
page-close = Chiudi
page-yes = sì
page-no = no
page-own-data = dati propri
page-players-count = { $count ->
    [one] 1 giocatore
   *[other] { $count } giocatori
  }
page-clock-live = { $minutes } min + { $increment } s
page-clock-days = { $days } g { $hours } h
page-sign = Che cosa c’è da fare
page-sign-connecting = Connessione in corso …
page-sign-your-turn = Tocca a te
page-sign-waiting = Tocca agli altri
page-sign-watching = Stai guardando
page-sign-behind = Aggiornamento …
page-sign-refused = Non è possibile
page-sign-not-done = Non fatto
page-sign-offline = Nessuna connessione · nuovo tentativo tra { $seconds } s
page-sign-offline-now = Nessuna connessione · tentativo in corso
page-sign-no-connection = Vedi il tavolo com’era l’ultima volta
page-sign-kept = La tua mossa è conservata e sarà inviata
page-offline-not-done = Nessuna connessione: non è stato fatto nulla.
page-offline-unsure = La connessione è caduta: controlla se è stato fatto.
page-sign-past = Momento { $moment } di { $end }
page-sign-now = Torna al presente
page-sign-paused = La partita è in pausa
page-sign-seats-open = In attesa di giocatori
page-sign-ready = Tutti i posti sono occupati
page-sign-result = Risultato
page-sign-sending = Invio …
page-result-none = La partita è finita senza vincitore
page-result-one = { $name } vince con { $points }
page-result-you = Hai vinto con { $points }
page-result-shared = { $names } vincono insieme con { $points }
page-undo = Annulla
page-redo = Ripristina
page-undo-turn = Ricomincia il turno
page-undo-here = Annulla fino a qui
page-unused = Resta qualcosa
page-unused-no = Non ancora
page-players = Giocatori
page-seat-you = tu
page-seat-bot = bot
page-seat-to-act = deve giocare
page-seat-resigned = si è ritirato
page-seat-left = ha lasciato il tavolo · pilota automatico
page-seat-time = tempo scaduto · pilota automatico
page-seat-absent = assente · pilota automatico
page-seat-autopilot = pilota automatico
page-side = Registro, chat, note
page-tab-log = Registro
page-tab-actions = Azioni
page-tab-chat = Chat
page-tab-notes = Note
page-log = Registro
page-log-show = Mostra questo momento
page-log-empty = Non è ancora successo nulla.
page-log-earlier = { $count ->
    [one] 1 riga precedente
   *[other] { $count } righe precedenti
  }
page-chat = Chat
page-chat-say = Di’ qualcosa
page-chat-send = Invia
page-chat-empty = Nessuno ha ancora detto nulla.
page-notes = Note
page-notes-hint = Note per te: restano in questo browser.
page-actions = Che cosa puoi fare
page-actions-keys = frecce, Invio
page-actions-none = Per ora nulla: tocca agli altri.
page-actions-over = Più nulla: la partita è finita.
page-actions-past = Stai guardando un momento passato.
page-actions-filter = Cerca tra { $count }
page-plans = Quando toccherà a me
page-plans-note = si fa se è ancora possibile
page-plans-clear = Non prevedere nulla
page-board = Tabellone
page-text-board = Tabellone come testo
page-tray = Che cosa è tuo
page-supply = Riserva
page-zoom = Zoom
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-zoom-fit = Tutto il tabellone
page-dock = Che cosa mostra il pannello
page-dock-hand = Mano
page-dock-actions = Azioni
page-dock-log = Registro
page-dock-chat = Chat
page-sheet-peek = Pannello: piccolo. Ingrandisci
page-sheet-half = Pannello: medio. Ingrandisci
page-sheet-full = Pannello: intero. Riduci
page-replay = Rivedi la partita
page-replay-first = All’inizio
page-replay-previous = Un’azione indietro (,)
page-replay-play = Riproduzione automatica (P)
page-replay-pause = Ferma (P)
page-replay-next = Un’azione avanti (.)
page-replay-last = Al presente (N)
page-replay-live = Dal vivo
page-replay-end = Fine
page-replay-moment = Momento { $moment } di { $end }
page-menu = Questo tavolo
page-menu-options = Opzioni
page-menu-usual = Tutto come al solito
page-menu-others = { $count ->
    [one] 1 opzione come al solito
   *[other] { $count } opzioni come al solito
  }
page-menu-seat = Il tuo posto
page-menu-play = Come giochi
page-menu-table = Altro
page-autopilot-on = Lascia giocare il pilota automatico
page-autopilot-off = Torna a giocare
page-pause = Chiedi una pausa
page-pause-not = Niente pausa
page-resume = Riprendi
page-abandon = Proponi di interrompere la partita
page-abandon-not = Continua a giocare
page-reseat = Proponi di cambiare posto
page-reseat-not = Tieni i posti
page-votes-reseat = { $count ->
    [one] Uno di voi è d’accordo che si cambi posto.
   *[other] { $count } di voi sono d’accordo che si cambi posto.
}
page-votes-pause = { $count ->
    [one] 1 persona chiede una pausa.
   *[other] { $count } persone chiedono una pausa.
  }
page-votes-abandon = { $count ->
    [one] 1 persona interromperebbe la partita.
   *[other] { $count } persone interromperebbero la partita.
  }
page-resign = Ritirati
page-resign-sure = Ritirarti: davvero?
page-leave = Lascia il tavolo
page-leave-sure = Lasciare: davvero?
page-replace = Un bot per { $seat }
page-mute = Silenzia { $name }
page-unmute = Ascolta di nuovo { $name }
page-set-effects = Mostra l’effetto di un’azione
page-set-premoves = Prevedi azioni mentre giocano gli altri
page-set-turnsound = Una campanella quando tocca a me
page-set-again = Scegliere due volte conferma
page-set-quick = Azioni senza conferma
page-set-quick-kind = come «{ $action }»
page-share = Copia il link
page-share-done = Copiato
page-look-as = Guarda con gli occhi di
page-spectator = uno spettatore
page-fair = Mescolamento, opzioni e posti sono fissati; il loro SHA-256 è { $commitment }
page-fair-seed = Il suo seme è { $seed }
page-fair-kept = Il mescolamento era quello promesso: il seme corrisponde al suo SHA-256 di prima della prima azione.
page-seats = Posti
page-seats-free = { $count ->
    [0] tutti occupati
    [one] { $count } libero
   *[other] { $count } liberi
  }
page-seats-drawn = I posti si sorteggiano all’inizio.
page-seat-open = libero
page-seat-number = Posto { $number }
page-seat-for-people = per qualcuno
page-seat-for-bot = bot: { $name }
page-join = Siediti
page-leave-seat = Alzati
page-start = Inizia
page-invite = Invita amici
page-invite-line = Chi apre questo indirizzo può sedersi.
page-keys = Tasti
page-key-arrows = da un bersaglio all’altro
page-key-enter = scegli; ancora: conferma
page-key-escape = lascia la scelta o il passato
page-key-undo = annulla
page-key-redo = ripristina
page-key-board = al tabellone
page-key-actions = all’elenco delle azioni
page-key-action = rivedi per azione
page-key-turn = rivedi per turno
page-key-round = rivedi per round
page-key-play = riproduzione automatica, stop
page-key-now = torna al presente
page-key-zoom = ingrandisci, riduci, tutto il tabellone
page-key-chat = di’ qualcosa
page-key-help = questo elenco
page-end-points = Punti per origine
page-end-length = { $actions } azioni · { $rounds } round
page-end-board = Tabellone finale
page-end-look = Guarda il tavolo
page-chances = Probabilità di vittoria
page-chances-note = secondo un bot
page-chances-judging = Un bot sta valutando la partita …
page-turning = Punti di svolta
page-turning-note = probabilità persa
page-turning-better = meglio: { $action }
page-rematch = Rivincita
page-rematch-go = Alla rivincita
page-same-deal = Stessa distribuzione
page-deal = La stessa distribuzione
page-deal-tables = { $count ->
    [one] un tavolo
   *[other] { $count } tavoli
  }
page-deal-here = qui
page-deal-table = Tavolo { $number }
page-deal-open = aspetta giocatori
page-deal-running = si sta giocando
page-deal-over = finito
page-deal-frozen = fermo
page-deal-compare = Confronta posto per posto: il punto segna il risultato migliore.
page-deal-knew = aveva già visto la distribuzione e non è confrontato.
page-deal-later = I punti si confrontano qui quando la tua partita è finita.
page-deal-invite = Copia il link per un amico
page-deal-friends = Stessa distribuzione per amici
page-record = Salva la partita
page-notice-turn = Tocca a te.
