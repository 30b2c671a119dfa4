# Richieste
tickets-prompt-keep = Tieni o scarti { $destination } ({ $points } punti)? Bisogna tenere almeno una destinazione.
tickets-prompt-choose = Tieni o scarti { $destination } ({ $points } punti)? Ciò che scarti va sotto il mazzo.
tickets-prompt-turn = Prendi due carte Treno, piazza un gruppo nel tuo scalo oppure pesca destinazioni.
tickets-prompt-last-turn = Il tuo ultimo turno: prendi carte Treno, piazza un gruppo oppure pesca destinazioni.
tickets-prompt-second-card = Prendi una seconda carta, ma non una locomotiva scoperta.
tickets-prompt-complete = { $count ->
    [0] I tuoi treni non completano nulla: conferma.
    [one] Completa la destinazione che i tuoi treni possono raggiungere.
   *[other] Completa delle destinazioni: { $count } sono raggiungibili, ogni carta serve a una sola.
}

# Eventi
tickets-kept-at-start = { $seat } tiene { $count ->
    [one] una destinazione
   *[other] { $count } destinazioni
} e ne rimette { $rejected }.
tickets-kept-at-start-own = Tieni { $count ->
    [one] una destinazione
   *[other] { $count } destinazioni
}: { $destinations }.
tickets-destinations-drawn = { $seat } pesca { $count ->
    [one] una destinazione.
   *[other] { $count } destinazioni.
}
tickets-destinations-drawn-own = Peschi { $destinations }.
tickets-destinations-kept = { $seat } { $count ->
    [0] non ne tiene nessuna
   *[other] ne tiene { $count }
} e ne mette { $rejected } sotto il mazzo.
tickets-destinations-kept-own = { $count ->
    [0] Non ne tieni nessuna.
   *[other] Tieni { $destinations }.
}
tickets-stacked = { $cards ->
    [one] Una carta di { $seat } lascia lo scalo e si mette in viaggio.
   *[other] { $cards } carte di { $seat } lasciano lo scalo e si mettono in viaggio.
}
tickets-card-stacked-own = In viaggio: { $card ->
    [black] un vagone nero
    [white] un vagone bianco
    [yellow] un vagone giallo
    [green] un vagone verde
    [blue] un vagone blu
    [red] un vagone rosso
    [purple] un vagone viola
    [orange] un vagone arancione
   *[locomotive] una locomotiva
}.
tickets-card-drawn = { $seat } pesca una carta dal mazzo.
tickets-card-drawn-own = Peschi { $card ->
    [black] un vagone nero
    [white] un vagone bianco
    [yellow] un vagone giallo
    [green] un vagone verde
    [blue] un vagone blu
    [red] un vagone rosso
    [purple] un vagone viola
    [orange] un vagone arancione
   *[locomotive] una locomotiva
}.
tickets-card-taken = { $seat } prende { $card ->
    [black] un vagone nero
    [white] un vagone bianco
    [yellow] un vagone giallo
    [green] un vagone verde
    [blue] un vagone blu
    [red] un vagone rosso
    [purple] un vagone viola
    [orange] un vagone arancione
   *[locomotive] una locomotiva
} tra le carte scoperte.
tickets-card-turned-up = Si scopre { $card ->
    [black] un vagone nero
    [white] un vagone bianco
    [yellow] un vagone giallo
    [green] un vagone verde
    [blue] un vagone blu
    [red] un vagone rosso
    [purple] un vagone viola
    [orange] un vagone arancione
   *[locomotive] una locomotiva
}.
tickets-card-dealt-own = Ricevi { $card ->
    [black] un vagone nero
    [white] un vagone bianco
    [yellow] un vagone giallo
    [green] un vagone verde
    [blue] un vagone blu
    [red] un vagone rosso
    [purple] un vagone viola
    [orange] un vagone arancione
   *[locomotive] una locomotiva
}.
tickets-last-card = { $seat } ha esaurito il mazzo: ognuno gioca ancora un turno, { $seat } per ultimo.
tickets-set-placed = { $seat } piazza { $cards } carte in { $columns ->
    [one] una nuova colonna.
   *[other] { $columns } nuove colonne.
}
tickets-column-placed-own = Piazzi { $wagons } × { $card ->
    [black] nero
    [white] bianco
    [yellow] giallo
    [green] verde
    [blue] blu
    [red] rosso
    [purple] viola
    [orange] arancione
   *[locomotive] locomotiva
}{ $locos ->
    [0] { "" }.
    [one] { "" } e una locomotiva.
   *[other] { "" } e { $locos } locomotive.
}
tickets-locomotives-placed-own = Piazzi { $locos } locomotive.
tickets-column-robbed = { $seat } subisce una rapina: una colonna di { $cards ->
    [one] una carta
   *[other] { $cards } carte
} viene scartata.
tickets-turn-passed = { $seat } non può fare nulla e passa.
tickets-round-ended = Gli ultimi turni sono giocati: i treni in viaggio completano destinazioni.
tickets-completed = { $seat } completa { $destination }: { $points } punti.
tickets-round-scored = { $seat } ha { $points } punti per le destinazioni completate.
tickets-round-began = Tutte le carte Treno tranne le mani vengono mescolate; { $seat } comincia la seconda manche.
tickets-failed = { $seat } non ha completato { $destination }: { $points } punti persi.
tickets-bonus-won = { $seat } ha completato più destinazioni di tutti per { $city }: { $points } punti.
tickets-game-ended = La partita è finita.

# Rifiuti
tickets-nothing-offered = Nessuna destinazione ti è offerta ora.
tickets-not-yet-completing = Le destinazioni si completano alla fine della manche.
tickets-second-card = Hai preso una carta: prendi la seconda.
tickets-no-destinations = Il mazzo delle destinazioni è vuoto.
tickets-round-of-passes = Per un giro intero tutti hanno pescato destinazioni senza tenerne: fai qualcos’altro.
tickets-only-locomotives = Un gruppo richiede un vagone: le sole locomotive non bastano.
tickets-choose-destinations = Tieni o scarta prima le destinazioni che ti sono offerte.
tickets-already-decided = Hai già deciso per { $destination }.
tickets-not-offered = { $destination } non ti è offerta.
tickets-one-by-one = Decidi prima per { $destination }: le destinazioni vengono una alla volta.
tickets-keep-one = Bisogna tenere almeno una destinazione, e hai scartato tutte le altre.
tickets-complete-now = La manche è finita: completa ora le tue destinazioni.
tickets-already-claimed = Hai già completato { $destination }.
tickets-not-held = Non hai { $destination }.
tickets-cards-missing = Ciò che resta dei tuoi treni non basta per { $destination }.
tickets-deck-empty = Il mazzo dei treni è vuoto.
tickets-locomotive-second = Una locomotiva scoperta conta come due carte: si prende solo per prima.
tickets-not-in-row = Tra le carte scoperte non c’è { $card ->
    [black] nessun vagone nero
    [white] nessun vagone bianco
    [yellow] nessun vagone giallo
    [green] nessun vagone verde
    [blue] nessun vagone blu
    [red] nessun vagone rosso
    [purple] nessun vagone viola
    [orange] nessun vagone arancione
   *[locomotive] nessuna locomotiva
}.
tickets-wagons-missing = Hai { $held } × { $card ->
    [black] nero
    [white] bianco
    [yellow] giallo
    [green] verde
    [blue] blu
    [red] rosso
    [purple] viola
    [orange] arancione
   *[locomotive] locomotiva
}: non basta.
tickets-locomotives-missing = { $held ->
    [0] Non hai locomotive.
    [one] Hai una sola locomotiva.
   *[other] Hai solo { $held } locomotive.
}
tickets-own-column = Nel tuo scalo c’è una colonna { $card ->
    [black] nera
    [white] bianca
    [yellow] gialla
    [green] verde
    [blue] blu
    [red] rossa
    [purple] viola
    [orange] arancione
   *[locomotive] di locomotive
}: deve prima partire.
tickets-rival-column = Un rivale ha una colonna { $card ->
    [black] nera
    [white] bianca
    [yellow] gialla
    [green] verde
    [blue] blu
    [red] rossa
    [purple] viola
    [orange] arancione
   *[locomotive] di locomotive
}: ti servono { $least } carte o più.
tickets-three-colours-free = Un vagone solo non batte mai una colonna, e un rivale ne ha una { $card ->
    [black] nera
    [white] bianca
    [yellow] gialla
    [green] verde
    [blue] blu
    [red] rossa
    [purple] viola
    [orange] arancione
   *[locomotive] di locomotive
}.
