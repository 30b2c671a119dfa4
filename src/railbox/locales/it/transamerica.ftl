# Richieste
transamerica-prompt-hub = Piazza la tua pedina su un punto libero: la tua rete parte da lì.
transamerica-prompt-first = Posa un binario dalla tua rete, su una linea semplice o doppia.
transamerica-prompt-second = Posa un secondo binario su una linea semplice, oppure fermati.
transamerica-prompt-last = La manche finisce dopo questo turno. Puoi posare ancora un binario su una linea semplice.

# Eventi
transamerica-hub-placed = { $seat } piazza la pedina su { $point }.
transamerica-track-laid = { $seat } posa un binario su { $track }.
transamerica-own-track-laid = { $seat } posa un binario personale su { $track }: nessun altro può usarlo.
transamerica-networks-joined = La rete di { $seat } fa ora parte di questa.
transamerica-stopped = { $seat } non posa un secondo binario.
transamerica-completed = { $seat } ha collegato tutte le sue città: { $cities }.
transamerica-turn-skipped = { $seat } non può posare binari e salta il turno.
transamerica-round-ended = La manche { $round } è finita: { $end ->
    [no-tracks] tutti i binari sono posati e nessuno ha collegato le sue città
    [stuck] nessuno può più posare binari
   *[active] qualcuno ha collegato tutte le sue città
}.
transamerica-lost = { $seat } doveva collegare { $cities } e perde { $loss ->
    [one] un punto
   *[other] { $loss } punti
}: restano { $points }.
transamerica-barrier-moved = La barriera avanza: la si supera con { $points } punti o meno.
transamerica-barrier-crossed = { $seat } ha superato la barriera con { $points } punti.
transamerica-game-ended = La partita è finita.
transamerica-round-limit = La partita è finita: dopo tante manche nessuno sembra più perdere punti.
transamerica-round-started = Comincia la manche { $round }; inizia { $seat }.
transamerica-dealt-own = Le tue città: { $cities }.
transamerica-dealt = Le città di { $seat }: { $cities }.

# Rifiuti
transamerica-hubs-placed = Tutte le pedine sono già piazzate: posa un binario.
transamerica-point-taken = Su { $point } c’è già una pedina.
transamerica-hub-first = Piazza prima la tua pedina.
transamerica-one-track-at-least = A ogni turno va posato almeno un binario.
transamerica-own-tracks-used = I tuoi { $number } binari personali di questa manche sono posati.
transamerica-track-there = Su { $track } c’è già un binario.
transamerica-not-in-network = { $track } non tocca la tua rete.
transamerica-second-is-single = { $track } è una linea doppia: richiede un turno intero.
transamerica-junction-full = A un capo di { $track } si incontrano già due binari personali.
