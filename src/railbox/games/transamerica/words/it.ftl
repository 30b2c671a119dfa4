transamerica-summary = Collega le tue cinque città segrete con binari che tutti usano, prima che gli altri colleghino le loro.

# Opzioni
transamerica-option-open-cities = Città scoperte
transamerica-option-open-cities-help = Per chi comincia: le carte città di tutti sono a faccia in su.
transamerica-option-hints = Suggerimenti
transamerica-option-hints-help = Mostra quanto ti aiuta ogni binario e, su richiesta, la via meno cara verso le tue città.
transamerica-option-first = Chi comincia
transamerica-option-first-help = Il posto che comincia la prima manche; ogni manche successiva comincia dal posto seguente.
transamerica-option-first-first-seat = il primo posto
transamerica-option-first-random = a sorte
transamerica-option-colours = Colori dei giocatori
transamerica-option-colours-help = I colori seguono i posti oppure sono tirati a sorte.
transamerica-option-colours-fixed = secondo il posto
transamerica-option-colours-random = a sorte
transamerica-option-min-rounds = Numero minimo di manche
transamerica-option-min-rounds-help = La partita non finisce prima di questo numero di manche. C’è chi la fa finire anche dopo una sola.
transamerica-option-vexation = Vessazione
transamerica-option-vexation-help = In ogni manche ciascuno ha tre binari personali che nessun altro può usare.
transamerica-option-vexation-ruling = I binari personali si aggiungono agli 84 comuni. Nel conteggio sono gratuiti per il proprietario e chiusi per gli altri, tranne se isolano qualcuno da una città. In un punto se ne incontrano al massimo due.
transamerica-option-board = Tabellone
transamerica-option-board-help = Un tabellone tutto tuo, con punti, linee e città; altrimenti si gioca su quello della scatola.

# Luoghi
transamerica-place = { $name }
transamerica-point = punto { $name }
transamerica-place-near = { $far ->
    [one] { $direction } { $city }
   *[other] { $far } { $direction } { $city }
}
transamerica-of-vowel = di { $name }
transamerica-of-consonant = di { $name }
transamerica-line-from = { $place } → { $direction }
transamerica-line-between = { $one } – { $two }
transamerica-direction-east = est
transamerica-direction-north-east = nord-est
transamerica-direction-north = nord
transamerica-direction-north-west = nord-ovest
transamerica-direction-west = ovest
transamerica-direction-south-west = sud-ovest
transamerica-direction-south = sud
transamerica-direction-south-east = sud-est
transamerica-towards-east = a est
transamerica-towards-north-east = a nord-est
transamerica-towards-north = a nord
transamerica-towards-north-west = a nord-ovest
transamerica-towards-west = a ovest
transamerica-towards-south-west = a sud-ovest
transamerica-towards-south = a sud
transamerica-towards-south-east = a sud-est

# Colori delle città
transamerica-colour = { $name }
transamerica-colour-green = verde
transamerica-colour-blue = blu
transamerica-colour-yellow = giallo
transamerica-colour-red = rosso
transamerica-colour-orange = arancione
transamerica-colour-purple = viola
transamerica-colour-black = nero
transamerica-colour-white = bianco
transamerica-colour-grey = grigio
transamerica-colour-brown = marrone
transamerica-colour-pink = rosa

# Azioni
transamerica-label-stop = Non posare un secondo binario
transamerica-label-hub = Piazza la pedina: { $point }
transamerica-label-track = Posa un binario: { $track }
transamerica-label-own = Posa un binario personale: { $track }

# Richieste
transamerica-prompt-hub = Piazza la tua pedina su un punto libero.
transamerica-prompt-first = Posa un binario dalla tua rete.
transamerica-prompt-second = Posa un secondo binario su una linea semplice, o fermati.
transamerica-prompt-last = La manche finisce dopo questo turno. Puoi posare ancora un binario su una linea semplice.

# Eventi
transamerica-hub-placed = { $seat } piazza la pedina: { $point }.
transamerica-track-laid = { $seat } posa un binario: { $track }.
transamerica-own-track-laid = { $seat } posa un binario personale, che nessun altro può usare: { $track }.
transamerica-networks-joined = { $seats } condividono ora la stessa rete.
transamerica-network-reaches = La rete di { $seat } ha raggiunto la pedina di { $others }.
transamerica-stopped = { $seat } non posa un secondo binario.
transamerica-completed = { $seat } ha collegato tutte le sue città: { $cities }.
transamerica-turn-skipped = { $seat } non può posare binari e salta il turno.
transamerica-round-ended = La manche { $round } è finita: { $end }.
transamerica-round-end-active = chi è di turno ha collegato tutte le sue città
transamerica-round-end-others-early = qualcuno aveva collegato le sue città prima della fine del turno
transamerica-round-end-others = l’ultimo binario del turno ha collegato le città di qualcun altro
transamerica-round-end-no-tracks = tutti i binari sono posati e nessuno ha collegato le sue città
transamerica-round-end-stuck = nessuno può più posare binari
transamerica-lost = { $seat } doveva collegare { $cities } e perde { $loss ->
    [one] un punto
   *[other] { $loss } punti
}: { $points ->
    [one] ne resta { $points }
   *[other] ne restano { $points }
}.
transamerica-barrier-moved = La barriera avanza: ora la si supera con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} o meno.
transamerica-barrier-crossed = { $seat } ha superato la barriera con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
transamerica-game-ended = La partita è finita.
transamerica-round-limit = La partita è finita: dopo tante manche nessuno sembra più perdere punti.
transamerica-round-started = Comincia la manche { $round }; inizia { $seat }.
transamerica-dealt-own = Le tue città: { $cities }.
transamerica-dealt = Le città di { $seat }: { $cities }.

# Rifiuti
transamerica-hubs-placed = Tutte le pedine sono già piazzate.
transamerica-point-taken = Qui c’è già una pedina: { $point }.
transamerica-hub-first = Piazza prima la tua pedina.
transamerica-one-track-at-least = A ogni turno va posato almeno un binario.
transamerica-own-tracks-used = { $number ->
    [one] Il tuo binario personale
   *[other] I tuoi { $number } binari personali
} di questa manche { $number ->
    [one] è posato
   *[other] sono posati
}.
transamerica-no-own-tracks = In questa partita non ci sono binari personali: fanno parte dell’opzione Vessazione.
transamerica-track-there = Qui c’è già un binario: { $track }.
transamerica-not-in-network = Questa linea non tocca la tua rete: { $track }.
transamerica-second-is-single = È una linea doppia, che richiede un turno intero: { $track }.
transamerica-junction-full = A un capo di questa linea si incontrano già due binari personali: { $track }.

# Punti e fine della partita
transamerica-sheet-start = Partenza
transamerica-sheet-round = Manche { $round }
transamerica-tie-shared = { $seats } hanno { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} a testa e condividono la vittoria.
transamerica-end-barrier-crossed = Una locomotiva ha superato la barriera.
transamerica-end-round-limit = È stato giocato il numero massimo di manche.

# Città e materiali
transamerica-city-line = Città, colore: { $colour }
transamerica-city-text = { $number ->
    [one] C’è { $number } città
   *[other] Ci sono { $number } città
} del suo colore. In ogni manche ciascuno ha una carta di ogni colore e deve collegare queste città alla propria pedina.
transamerica-city-text-out = In così pochi, questa città non ha una carta: è un punto come gli altri. { $number ->
    [one] Può essere distribuita { $number } altra città
   *[other] Possono essere distribuite { $number } altre città
} del suo colore.
transamerica-piece-marker = Pedina
transamerica-piece-marker-line = Da dove parte la tua rete
transamerica-piece-marker-text = All’inizio di ogni manche ciascuno piazza la pedina su un punto libero. La tua rete è tutto ciò che i binari collegano a essa; chi la tocca la condivide con te.
transamerica-piece-track = Binario
transamerica-piece-track-line = Uno o due per turno, a disposizione di tutti
transamerica-piece-track-text = { $number ->
    [one] C’è { $number } binario
   *[other] Ci sono { $number } binari
} per manche. Nel proprio turno si posano uno o due binari su linee semplici, oppure uno solo su una linea doppia, sempre a contatto con la propria rete. Posato l’ultimo, la manche è finita.
transamerica-piece-double = Linea doppia
transamerica-piece-double-line = Fra i monti o su un fiume: costa 2 e richiede un turno intero
transamerica-piece-double-text = Un binario su una linea doppia è l’unico del turno e usa un solo pezzo. Al conteggio della manche, una linea doppia che ti manca costa due punti.
transamerica-piece-barrier = Barriera
transamerica-piece-barrier-line = La partita finisce dopo una manche in cui qualcuno la supera
transamerica-piece-barrier-text = All’inizio è a 0 punti. Dopo la seconda manche avanza, in modo che { $number ->
    [one] resti { $number } casella
   *[other] restino { $number } caselle
} fra essa e l’ultimo giocatore. Poi non si muove più.
transamerica-piece-own = Binario personale
transamerica-piece-own-line = A uso esclusivo di chi lo ha posato
transamerica-piece-own-text = { $number ->
    [one] Ciascuno ha { $number } binario personale
   *[other] Ciascuno ha { $number } binari personali
} per manche. Solo chi li ha posati può costruire a partire da essi e raggiungere città per mezzo loro; per gli altri la linea è chiusa. In un punto se ne incontrano al massimo due.

# Tabellone in testo
transamerica-text-key = + punto · . linea semplice · : linea doppia · ━ ╱ ╲ binario · 1 pedina del giocatore 1
transamerica-text-key-known = città in maiuscolo: quelle che conosci
transamerica-text-key-own = una cifra su un binario: binario personale di quel giocatore · città in maiuscolo: quelle che conosci
transamerica-text-round = Manche { $round }, iniziata da { $seat } · binari rimasti: { $left } su { $tracks }
transamerica-text-barrier = barriera: { $points }
transamerica-text-past = Manche { $round }, { $tracks ->
    [one] { $tracks } binario
   *[other] { $tracks } binari
}: { $end }. Punti persi: { $losses }
transamerica-text-loss = { $seat } { $loss }
transamerica-text-player = { $seat }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
transamerica-text-marker = pedina: { $point }
transamerica-text-network = raggiunge { $others }
transamerica-text-own-tracks = { $number ->
    [one] { $number } binario personale
   *[other] { $number } binari personali
}
transamerica-text-cities = città: { $cities }
transamerica-text-complete = tutto collegato
transamerica-text-missing = { $points ->
    [one] manca { $points } punto
   *[other] mancano { $points } punti
}
transamerica-text-hint-hub = Suggerimento, senza deviazioni: { $places }
transamerica-text-hint = Suggerimento, { $number ->
    [one] { $number } punto mancante
   *[other] { $number } punti mancanti
} in meno: { $places }
transamerica-text-more = { $number ->
    [one] { $number } altro
   *[other] { $number } altri
}
