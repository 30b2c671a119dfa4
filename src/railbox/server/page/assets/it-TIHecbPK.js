var e=`transamerica-summary = Collega le tue cinque città segrete con binari che tutti usano, prima che gli altri colleghino le loro.

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

# La prima lezione
transamerica-lesson-first = Da costa a costa
transamerica-lesson-first-line = Piazzare la pedina, posare binari, usare quelli degli altri, collegare le tue cinque città.
transamerica-lesson-first-cities = Le tue cinque città
transamerica-lesson-first-cities-say = Queste cinque città sono il tuo segreto per questa manche: una di ogni colore, dalla costa ovest alla costa est. Collegale tutte su rotaia prima che l’altro giocatore colleghi le sue.
transamerica-lesson-first-lines = Le linee sulla mappa
transamerica-lesson-first-lines-say = I binari si posano sulle linee, fra due punti. Quasi tutte sono semplici. Fra i monti e sui fiumi sono doppie: più care e più lente da costruire. Le tue città hanno un anello e una targa.
transamerica-lesson-first-marker = Piazza la tua pedina
transamerica-lesson-first-marker-say = La tua rete parte dalla tua pedina, su un punto libero qualsiasi. A nessuno piace costruire fra i monti dell’ovest: cominciamo da lì, su una città tua, Phoenix.
transamerica-lesson-first-marker-wrong = Si potrebbe. Ma una pedina su una tua città l’ha già collegata. Quale delle tue sta a sud-ovest, ma non sulla costa?
transamerica-lesson-first-marker-wrong-near = Los Angeles è una buona idea: lontana, e tua. Ma cominciamo una città più a est, così impari tutti e due i tipi di linea.
transamerica-lesson-first-marker-wrong-middle = Oklahoma City è sulla strada di tutti: gli altri ci costruiranno comunque. Dove invece nessuno costruirebbe per te?
transamerica-lesson-first-marker-wrong-east = A est presto costruiranno altri. Tienilo per dopo e usa i loro binari. Quale delle tue città è più isolata?
transamerica-lesson-first-marker-hint = Phoenix è la città rossa a sud-ovest.
transamerica-lesson-first-track = Una linea semplice
transamerica-lesson-first-track-say = Nel tuo turno posi due binari su linee semplici, o uno solo. Ognuno deve toccare la tua rete, che per ora è solo Phoenix. Verso Oklahoma City la strada parte a sud-est.
transamerica-lesson-first-track-wrong = È permesso, ma è sulla tua strada? Da Phoenix la linea semplice verso sud-est ti avvicina a Oklahoma City.
transamerica-lesson-first-track-wrong-double = È una linea doppia: richiederebbe tutto il turno. Ci arriveremo. Prima una linea semplice: quella verso sud-est.
transamerica-lesson-first-track-hint = Scegli la linea che da Phoenix scende a destra.
transamerica-lesson-first-second = E un secondo binario
transamerica-lesson-first-second-say = Manca un punto in meno: 20. Il secondo binario può proseguire dal primo o partire da qualunque parte della tua rete. Continua di una linea verso est.
transamerica-lesson-first-second-wrong = Tocca la tua rete, quindi è permesso. Ma non porta alle tue città. Dal capo del tuo binario, quale linea va a est?
transamerica-lesson-first-second-wrong-stop = Puoi fermarti dopo un binario. Ma un binario non posato non aiuta nessuno, e te meno di tutti. Posane un secondo, verso est.
transamerica-lesson-first-second-hint = Il nuovo capo del tuo binario è a sud-est di Phoenix. Scegli la linea alla sua destra.
transamerica-lesson-first-mountains = Oltre i monti
transamerica-lesson-first-mountains-say = L’arancione è partito da St. Louis. Verso Los Angeles bisogna passare i monti. Un binario su una linea doppia è tutto il tuo turno, ma conta due punti. Posalo, da Phoenix verso ovest.
transamerica-lesson-first-mountains-wrong = Può aspettare. Fra questi monti nessuno costruirà per te: quale linea porta da Phoenix verso Los Angeles?
transamerica-lesson-first-mountains-hint = Scegli la linea doppia a sinistra di Phoenix.
transamerica-lesson-first-further = Due alla volta
transamerica-lesson-first-further-say = L’arancione ha costruito fino a Cincinnati, che è anche una città tua. Tanto meglio! Continua dal tuo capo a est: due binari verso nord-est.
transamerica-lesson-first-further-wrong = Ci sono molte vie della stessa lunghezza. Prendiamo questa: dal tuo capo a est verso nord-est, e poi ancora.
transamerica-lesson-first-further-hint = Parti dal capo più lontano da Phoenix, a est. Il secondo binario prosegue nella stessa direzione.
transamerica-lesson-first-coast = Giù fino alla costa
transamerica-lesson-first-coast-say = Mancano nove punti. Ancora una linea doppia, e sei a Los Angeles. Una rete cresce a uno qualsiasi dei suoi capi: ora quello a ovest.
transamerica-lesson-first-coast-wrong = Non è sbagliato, ma Los Angeles è ormai a una sola linea. Quale capo della tua rete le è più vicino?
transamerica-lesson-first-coast-hint = Scegli la linea doppia che finisce a Los Angeles.
transamerica-lesson-first-plains = Attraverso le pianure
transamerica-lesson-first-plains-say = Los Angeles è collegata. Ora due binari semplici verso est, sempre dritto, e hai Oklahoma City.
transamerica-lesson-first-plains-wrong = Guarda l’altro tuo capo, vicino a Santa Fe: Oklahoma City è due linee più a est. Quale viene prima?
transamerica-lesson-first-plains-hint = Il tuo binario finisce a est di Santa Fe. Da lì posa verso destra, due volte.
transamerica-lesson-first-others = Lascia lavorare gli altri
transamerica-lesson-first-others-say = Guarda l’arancione: Cincinnati e Washington, le tue ultime due città, sono sui suoi binari. Lì non devi costruire nulla. Tocca quella rete dove vuoi, ed è anche tua.
transamerica-lesson-first-join = Toccare è condividere
transamerica-lesson-first-join-say = Il binario arancione più vicino finisce a due linee da Oklahoma City. Posa due binari che lo raggiungano. Due reti che si toccano sono una rete sola, per tutti e due.
transamerica-lesson-first-join-wrong = Non porta verso l’arancione. Quale linea, da Oklahoma City, ti avvicina al capo dei suoi binari?
transamerica-lesson-first-join-hint = Da Oklahoma City verso est, poi verso nord-est.
transamerica-lesson-first-count = La manche è finita
transamerica-lesson-first-count-say = Hai collegato tutte e cinque le città: la manche è finita subito e non perdi nulla. All’arancione mancavano tre città. Le avrebbero collegate sette linee semplici: perde sette punti.
transamerica-lesson-first-barrier = Tredici punti
transamerica-lesson-first-barrier-say = Tutti cominciano con 13. Tu li hai ancora, l’arancione ne ha 6. Dalla seconda manche in poi, se una locomotiva supera la barriera, quella era l’ultima. Vince chi ha più punti.
transamerica-lesson-first-free = La seconda manche è tua
transamerica-lesson-first-free-say = Cinque città nuove. L’arancione ha piazzato la pedina; ora la tua, poi posa binari come vuoi. Cinque turni per esercitarti. Le targhe dicono quanto dista ogni città.

# La lezione delle finezze
transamerica-lesson-finer = Le finezze
transamerica-lesson-finer-line = Condividere reti, aspettare al momento giusto, e la barriera.
transamerica-lesson-finer-map = Una piccola mappa
transamerica-lesson-finer-map-say = Per esercizio, una piccola mappa con le stesse regole: tre colori, quindi tre città a testa. Qui due manche passano in fretta, e dopo la seconda la barriera avanza.
transamerica-lesson-finer-marker = Nel mezzo
transamerica-lesson-finer-marker-say = Le tue città stanno su una sola fila: Lyon, Milano, Verona. Le collegano sei linee, da qualunque punto della fila tu parta. Parti dal mezzo: lì la tua rete ha due capi che possono far gola ad altri.
transamerica-lesson-finer-marker-wrong = Fuori dalla tua fila servirebbero più linee; altrove non colleghi ancora nessuna città. Quale delle tue sta fra le altre due?
transamerica-lesson-finer-marker-wrong-end = È una delle tue città. Ma al margine hai un solo capo a cui costruire. Quale delle tue sta fra le altre due?
transamerica-lesson-finer-marker-hint = Piazza la pedina su Milano.
transamerica-lesson-finer-touch = Una pedina è una rete
transamerica-lesson-finer-touch-say = La pedina arancione sta due linee a est, sulla tua strada, senza alcun binario. Una pedina nuda si tocca come una rete. Posa tutti e due i binari: da allora condividete tutto.
transamerica-lesson-finer-touch-wrong = Così non raggiungi l’arancione. La sua pedina è sulla tua fila: quale linea ci porta da Milano?
transamerica-lesson-finer-touch-hint = Da Milano verso est, due volte, fino alla pedina arancione.
transamerica-lesson-finer-wait = Un binario basta
transamerica-lesson-finer-wait-say = Il verde è a ovest, anche per l’arancione: tre linee per ciascuno. Chi ne posa due lascia l’ultima all’altro. Posa dunque solo Verona, poi fermati.
transamerica-lesson-finer-wait-wrong = Aspetta. Prima il binario per Verona; poi nessun secondo, così è l’arancione a dover costruire la via dell’ovest.
transamerica-lesson-finer-wait-wrong-west = L’arancione proseguirebbe da lì e potrebbe arrivare prima di te. Lascialo costruire a ovest: che cosa ti serve ancora, a est?
transamerica-lesson-finer-wait-hint = Posa il binario per Verona, poi scegli di non posare un secondo binario.
transamerica-lesson-finer-finish = Ha costruito per te
transamerica-lesson-finer-finish-say = L’arancione ha posato due binari verso ovest. Resta una sola linea fino a Lyon. Hai fatto bene ad aspettare: finisci la manche.
transamerica-lesson-finer-finish-wrong = Un solo binario chiude la manche, e non perdi nulla. Quale linea porta ancora a Lyon?
transamerica-lesson-finer-finish-hint = Posa il binario che finisce a Lyon.
transamerica-lesson-finer-again = Seconda manche, accanto all’arancione
transamerica-lesson-finer-again-say = All’arancione mancava una linea per Nice: ha 12 punti. Ora ha cominciato lui, a Milano. Le tue città sono Nice, Torino e Verona. Mettiti vicino a lui, su una città tua: Torino.
transamerica-lesson-finer-again-wrong = È più lontano dall’arancione, o non è una tua città. Quale delle tue sta proprio accanto a Milano?
transamerica-lesson-finer-again-wrong-end = È tua, ma lontana da tutti: lì costruiresti senza aiuto. Quale delle tue città sta proprio accanto alla pedina arancione?
transamerica-lesson-finer-again-hint = Piazza la pedina su Torino, a nord-ovest di Milano.
transamerica-lesson-finer-far = Costruire all’altro capo
transamerica-lesson-finer-far-say = L’arancione ha posato due binari verso est. Unisci Milano con il primo binario: subito anche il capo lontano è tuo. Con il secondo prosegui da lì, fino a Verona.
transamerica-lesson-finer-far-wrong = Tocca prima la rete arancione a Milano, a una linea da te. Allora anche il suo capo lontano è tuo: quale linea porta da lì a Verona?
transamerica-lesson-finer-far-hint = Prima Torino – Milano. Poi la linea dal capo dei binari arancioni a Verona.
transamerica-lesson-finer-race = Ora non aspettare
transamerica-lesson-finer-race-say = Mancano due linee per Nice, e questa volta puoi posarle tutte e due in un turno. Quando puoi finire, finisci: l’arancione è altrettanto vicino a Lyon.
transamerica-lesson-finer-race-wrong = Non ora: l’arancione può finire nel suo prossimo turno. Due binari ti portano a Nice: quale viene prima, dal capo a ovest?
transamerica-lesson-finer-race-hint = Dal capo a ovest una linea verso ovest, poi giù fino a Nice.
transamerica-lesson-finer-barrier = La barriera si è mossa
transamerica-lesson-finer-barrier-say = L’arancione è ultimo, con 11 punti. Dopo la seconda manche la barriera si mette due caselle davanti all’ultimo: 10 e 9 sono al sicuro, con 8 o meno è superata. Non si muoverà più.
transamerica-lesson-finer-free = Chi la supera?
transamerica-lesson-finer-free-say = Conduci per 13 a 11. D’ora in poi ogni manche può essere l’ultima: in testa, finisci in fretta; da dietro, non farti mai mancare tre linee. Quattro turni sono tuoi.
`;export{e as default};