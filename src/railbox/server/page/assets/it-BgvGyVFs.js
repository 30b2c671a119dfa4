var e=`# Il gioco
tickets-summary = Raccogli vagoni, fai partire i treni e ricorda che cosa hai spedito: alla fine completano le tue destinazioni.

# Opzioni
tickets-option-first = Chi comincia
tickets-option-first-help = Comincia il primo posto, oppure si tira a sorte.
tickets-option-first-first-seat = Il primo posto
tickets-option-first-random = A sorte
tickets-option-open-own-stack = Treni consultabili
tickets-option-open-own-stack-help = Variante per principianti: ognuno può guardare in ogni momento i propri treni in viaggio e rivedere ciò che è successo.
tickets-option-allow-all-loco-set = Gruppi di sole locomotive
tickets-option-allow-all-loco-set-help = Due o più locomotive si possono piazzare senza vagoni. Formano una colonna propria, che solo una colonna di locomotive più grande può rapinare.

# Come finisce una partita
tickets-end-last-card-drawn = È stata pescata l’ultima carta del mazzo.
tickets-end-last-card-turned-up = È stata scoperta l’ultima carta del mazzo.
tickets-end-nothing-to-draw = L’ultima manche è cominciata con il mazzo vuoto.

# Carte Treno, nelle forme che servono alle frasi
tickets-colour-black = nero
tickets-colour-white = bianco
tickets-colour-yellow = giallo
tickets-colour-green = verde
tickets-colour-blue = blu
tickets-colour-red = rosso
tickets-colour-purple = viola
tickets-colour-orange = arancione
tickets-colour-locomotive = locomotiva
tickets-a-black = un vagone nero
tickets-a-white = un vagone bianco
tickets-a-yellow = un vagone giallo
tickets-a-green = un vagone verde
tickets-a-blue = un vagone blu
tickets-a-red = un vagone rosso
tickets-a-purple = un vagone viola
tickets-a-orange = un vagone arancione
tickets-a-locomotive = una locomotiva
tickets-the-black = il vagone nero
tickets-the-white = il vagone bianco
tickets-the-yellow = il vagone giallo
tickets-the-green = il vagone verde
tickets-the-blue = il vagone blu
tickets-the-red = il vagone rosso
tickets-the-purple = il vagone viola
tickets-the-orange = il vagone arancione
tickets-the-locomotive = la locomotiva
tickets-no-black = nessun vagone nero
tickets-no-white = nessun vagone bianco
tickets-no-yellow = nessun vagone giallo
tickets-no-green = nessun vagone verde
tickets-no-blue = nessun vagone blu
tickets-no-red = nessun vagone rosso
tickets-no-purple = nessun vagone viola
tickets-no-orange = nessun vagone arancione
tickets-no-locomotive = nessuna locomotiva
tickets-card-black = Vagone nero
tickets-card-white = Vagone bianco
tickets-card-yellow = Vagone giallo
tickets-card-green = Vagone verde
tickets-card-blue = Vagone blu
tickets-card-red = Vagone rosso
tickets-card-purple = Vagone viola
tickets-card-orange = Vagone arancione
tickets-card-locomotive = Locomotiva
tickets-column-black = una colonna nera
tickets-column-white = una colonna bianca
tickets-column-yellow = una colonna gialla
tickets-column-green = una colonna verde
tickets-column-blue = una colonna blu
tickets-column-red = una colonna rossa
tickets-column-purple = una colonna viola
tickets-column-orange = una colonna arancione
tickets-column-locomotive = una colonna di locomotive
tickets-count-black = { $count ->
    [one] { $count } vagone nero
   *[other] { $count } vagoni neri
}
tickets-count-white = { $count ->
    [one] { $count } vagone bianco
   *[other] { $count } vagoni bianchi
}
tickets-count-yellow = { $count ->
    [one] { $count } vagone giallo
   *[other] { $count } vagoni gialli
}
tickets-count-green = { $count ->
    [one] { $count } vagone verde
   *[other] { $count } vagoni verdi
}
tickets-count-blue = { $count ->
    [one] { $count } vagone blu
   *[other] { $count } vagoni blu
}
tickets-count-red = { $count ->
    [one] { $count } vagone rosso
   *[other] { $count } vagoni rossi
}
tickets-count-purple = { $count ->
    [one] { $count } vagone viola
   *[other] { $count } vagoni viola
}
tickets-count-orange = { $count ->
    [one] { $count } vagone arancione
   *[other] { $count } vagoni arancioni
}
tickets-count-locomotive = { $count ->
    [one] { $count } locomotiva
   *[other] { $count } locomotive
}
tickets-wagon-line = { $count } carte: serve dove è richiesto questo colore.
tickets-wagon-text = Ci sono { $count } vagoni di questo colore. Piazzane due o più nel tuo scalo, oppure uno insieme ad altri due colori. All’inizio di ogni tuo turno una carta di ogni colonna si mette in viaggio; alla fine della manche conta per le destinazioni che richiedono il suo colore.
tickets-locomotive-line = { $count } carte: vale come un vagone di qualsiasi colore.
tickets-locomotive-text = Ci sono { $count } locomotive, e ognuno ne riceve una all’inizio. Una locomotiva si piazza insieme a vagoni di un solo colore, sta in cima alla loro colonna e parte prima di loro. In viaggio vale come un vagone di qualsiasi colore. Presa tra le carte scoperte conta come entrambe le carte del turno.

# Destinazioni e bonus
tickets-destination = { $from } – { $to }
tickets-city = { $name }
tickets-destination-line = { $points } punti per { $cards }.
tickets-destination-text = Richiede { $cards } tra i tuoi treni in viaggio. Vale { $points } punti se la completi; se alla fine l’hai ancora in mano ne perdi altrettanti. Conta per il bonus di { $cities }.
tickets-bonus = Bonus { $city }
tickets-bonus-line = { $points } punti per il maggior numero di destinazioni.
tickets-bonus-text = Alla fine chi ha completato più destinazioni con il nome di { $city } riceve { $points } punti; ne serve almeno una. In caso di parità tutti li ricevono per intero.

# Etichette
tickets-label-draw = Pesca dal mazzo
tickets-label-take = Prendi { $card }
tickets-label-destinations = Pesca destinazioni
tickets-label-keep = Tieni { $destination }
tickets-label-reject = Rifiuta { $destination }
tickets-label-place = Piazza { $cards }
tickets-label-place-three = Piazza un vagone { $first }, uno { $second } e uno { $third }
tickets-label-claim = Completa { $destination }
tickets-label-claim-best = Completa l’insieme migliore

# Richieste
tickets-prompt-keep = Tieni o rifiuti { $destination } ({ $points } punti)? Bisogna tenere almeno una destinazione.
tickets-prompt-choose = Tieni o rifiuti { $destination } ({ $points } punti)? Ciò che rifiuti va sotto il mazzo.
tickets-prompt-turn = Prendi due carte Treno, piazza un gruppo nel tuo scalo oppure pesca destinazioni.
tickets-prompt-last-turn = Il tuo ultimo turno: prendi carte Treno, piazza un gruppo oppure pesca destinazioni.
tickets-prompt-second-card = Prendi una seconda carta, ma non una locomotiva scoperta.
tickets-prompt-complete = { $count ->
    [0] I tuoi treni non completano nulla: conferma.
    [one] Completa la destinazione che i tuoi treni possono raggiungere.
   *[other] Completa delle destinazioni: { $count } sono raggiungibili, ogni carta serve a una sola.
}

# Eventi
tickets-kept-at-start = { $rejected ->
    [0] { $seat } tiene tutte e { $count } le destinazioni.
   *[other] { $seat } tiene { $count ->
        [one] una destinazione
       *[other] { $count } destinazioni
    } e ne rimette { $rejected }.
}
tickets-kept-at-start-own = Tieni { $count ->
    [one] una destinazione
   *[other] { $count } destinazioni
}: { $destinations }.
tickets-destinations-drawn = { $seat } pesca { $count ->
    [one] una destinazione.
   *[other] { $count } destinazioni.
}
tickets-destinations-drawn-own = Peschi { $destinations }.
tickets-destinations-kept = { $rejected ->
    [0] { $seat } tiene tutto.
   *[other] { $seat } { $count ->
        [0] non ne tiene nessuna
       *[other] ne tiene { $count }
    } e ne mette { $rejected } sotto il mazzo.
}
tickets-destinations-kept-own = { $count ->
    [0] Non tieni nessuna destinazione.
   *[other] Tieni { $destinations }.
}
tickets-stacked = { $cards ->
    [one] Una carta di { $seat } lascia lo scalo e si mette in viaggio.
   *[other] { $cards } carte di { $seat } lasciano lo scalo e si mettono in viaggio.
}
tickets-card-stacked-own = Si mette in viaggio { $card }.
tickets-card-drawn = { $seat } pesca una carta dal mazzo.
tickets-card-drawn-own = Peschi { $card }.
tickets-card-taken = { $seat } prende { $card } tra le carte scoperte.
tickets-card-turned-up = Si scopre { $card }.
tickets-card-dealt-own = Ricevi { $card }.
tickets-last-card = { $seat } esaurisce il mazzo: ognuno gioca ancora un turno, per ultimo { $seat }.
tickets-set-placed = { $seat } piazza { $cards } carte in { $columns ->
    [one] una nuova colonna.
   *[other] { $columns } nuove colonne.
}
tickets-column-placed-own = Piazzi { $cards }.
tickets-column-robbed = { $seat } subisce una rapina: una colonna di { $cards ->
    [one] una carta
   *[other] { $cards } carte
} viene scartata.
tickets-turn-passed = { $seat } non può fare nulla e passa.
tickets-round-ended = Gli ultimi turni sono giocati: i treni in viaggio completano destinazioni.
tickets-claimed-own = { $count ->
    [0] Non completi nessuna destinazione.
   *[other] Completi { $destinations }: { $points } punti.
}
tickets-completed = { $seat } completa { $destination }: { $points } punti.
tickets-round-scored = { $seat } ha { $points } punti per le destinazioni completate.
tickets-round-began = Le destinazioni completate vengono girate a faccia in giù e tutte le carte Treno tranne le mani si mescolano; { $seat } comincia la seconda manche.
tickets-failed = { $seat } non ha completato { $destination }: { $points } punti persi.
tickets-bonus-won = { $seat } ha completato più destinazioni di tutti per { $city }: { $points } punti.
tickets-game-ended = La partita è finita.

# Foglio dei punti e parità
tickets-sheet-completed = Destinazioni completate
tickets-sheet-completed-in-round = Destinazioni completate, manche { $round }
tickets-sheet-failed = Destinazioni non completate
tickets-tie-completed = { $seat } vince lo spareggio con { $count ->
    [one] una destinazione completata.
   *[other] { $count } destinazioni completate.
}
tickets-tie-bonuses = { $seat } vince lo spareggio con { $count ->
    [one] una carta Bonus.
   *[other] { $count } carte Bonus.
}
tickets-tie-shared = { $seats } condividono la vittoria: punti, destinazioni completate e carte Bonus sono pari.

# Rifiuti
tickets-no-set = Non è un gruppo: servono due o più carte di un colore, oppure tre vagoni di colori diversi.
tickets-nothing-offered = Nessuna destinazione ti è offerta ora.
tickets-not-yet-completing = Le destinazioni si completano alla fine della manche.
tickets-second-card = Hai preso una carta: prendi la seconda.
tickets-no-destinations = Il mazzo delle destinazioni è vuoto.
tickets-all-refused = L’intero mazzo delle destinazioni è stato visto e rifiutato senza che nessuno facesse altro: fai qualcos’altro.
tickets-only-locomotives = Un gruppo richiede un vagone: le sole locomotive non bastano.
tickets-choose-destinations = Tieni o rifiuta prima le destinazioni che ti sono offerte.
tickets-already-decided = Hai già deciso per { $destination }.
tickets-not-offered = La destinazione { $destination } non ti è offerta.
tickets-one-by-one = Decidi prima per { $destination }: le destinazioni vengono una alla volta.
tickets-keep-one = Bisogna tenere almeno una destinazione, e hai rifiutato tutte le altre.
tickets-complete-now = La manche è finita: completa ora le tue destinazioni.
tickets-already-claimed = Hai già completato { $destination }.
tickets-not-held = Non hai la destinazione { $destination }.
tickets-cards-missing = Ciò che resta dei tuoi treni non basta per { $destination }.
tickets-deck-empty = Il mazzo dei treni è vuoto.
tickets-locomotive-second = Una locomotiva scoperta conta come due carte: si prende solo per prima.
tickets-not-in-row = Tra le carte scoperte non c’è { $card }.
tickets-wagons-missing = È più di quanto hai in mano: { $cards }.
tickets-locomotives-missing = { $held ->
    [0] Non hai locomotive.
    [one] Hai una sola locomotiva.
   *[other] Hai solo { $held } locomotive.
}
tickets-own-column = Nel tuo scalo c’è { $column }: deve prima partire.
tickets-rival-column = { $other } ha { $column }: ti servono almeno { $least } carte.
tickets-three-colours-free = I vagoni singoli non rapinano mai, e { $other } ha { $column }.

# Il tavolo come testo
tickets-text-round = manche { $round } di { $rounds }
tickets-text-deck = mazzo { $count }
tickets-text-discarded = scartate { $count }
tickets-text-destination-deck = mazzo destinazioni { $count }
tickets-text-last-turns = ultimi turni: { $count }
tickets-text-row = scoperte:
tickets-text-known-destinations = conosci nel mazzo delle destinazioni:
tickets-text-player = { $seat } · { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} · mano { $hand } · in viaggio { $stack } · destinazioni { $held }, completate { $completed }
tickets-text-yard = scalo:
tickets-text-hand = mano:
tickets-text-known-hand = noto nella mano:
tickets-text-stack = in viaggio:
tickets-text-not-held = non può avere:
tickets-text-bonuses = bonus:
tickets-text-none = niente
tickets-text-choice = la tua scelta (? da decidere, + scelta, - rifiutata):
tickets-text-left = resto dei tuoi treni:
tickets-text-best = insieme migliore:
tickets-text-legend = { $wagon } vagone, { $locomotive } locomotiva; le locomotive stanno in cima e partono per prime
`;export{e as default};