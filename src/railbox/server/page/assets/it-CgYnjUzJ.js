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

# Lezioni
tickets-lesson-first = I tuoi primi treni
tickets-lesson-first-line = Raccogliere vagoni, riempire lo scalo, rapinare un treno e pagare le destinazioni.
tickets-lesson-first-offer = Sei destinazioni
tickets-lesson-first-offer-say = Ogni carta mostra due città, i vagoni che richiede e i suoi punti. Se la completi li guadagni; se alla fine l’hai ancora in mano ne perdi altrettanti. Ciò che tieni è dunque una promessa.
tickets-lesson-first-keep = Tienine tre
tickets-lesson-first-keep-say = Tre di queste carte richiedono solo due vagoni, e tutte e tre ne vogliono uno rosso. Tieni Dallas – Raleigh, Dallas – Miami e Chicago – Miami, e rimetti quelle lunghe.
tickets-lesson-first-keep-wrong = Così prometti troppo, o troppo poco, per un primo viaggio. Quali tre carte richiedono solo due vagoni?
tickets-lesson-first-keep-wrong-none = Dallas – Raleigh richiede un vagone verde e uno rosso, e li hai tutti e due. Perché rifiutarla?
tickets-lesson-first-keep-hint = Tocca le tre carte da 8, 9 e 10 punti, poi conferma.
tickets-lesson-first-hand = La tua mano
tickets-lesson-first-hand-say = Hai due rossi, due verdi, un giallo, un blu, un bianco e una locomotiva, che vale come qualsiasi colore. Le tue destinazioni richiedono tre rossi, due verdi e un giallo. Manca un rosso.
tickets-lesson-first-take = Prendi una carta
tickets-lesson-first-take-say = In un turno fai una di tre cose. La prima: prendere due carte Treno, tra quelle scoperte o alla cieca dal mazzo. Comincia dal vagone rosso.
tickets-lesson-first-take-wrong = È permesso, ma alle tue destinazioni manca ancora un vagone. Di che colore?
tickets-lesson-first-take-wrong-draw = Dal mazzo viene una carta che non vedi. Quella che ti serve è scoperta: dove?
tickets-lesson-first-take-wrong-destinations = Nuove destinazioni sono nuove promesse, e non hai ancora spedito un solo treno. Quale carta scoperta ti serve?
tickets-lesson-first-take-hint = Il vagone rosso è la prima delle carte scoperte.
tickets-lesson-first-second = La seconda carta
tickets-lesson-first-second-say = Al posto del vagone rosso è comparsa una locomotiva. Scoperta, conta come entrambe le carte: si può prendere solo per prima. Prendi il vagone giallo: fa coppia con il tuo.
tickets-lesson-first-second-wrong = È permesso, ma non sta bene con niente della tua mano. Quale carta scoperta fa coppia con una delle tue?
tickets-lesson-first-second-wrong-draw = È permesso, ma alla cieca. Un giallo è scoperto e fa coppia con il tuo.
tickets-lesson-first-second-hint = Prendi il vagone giallo tra le carte scoperte.
tickets-lesson-first-place = Piazza un gruppo
tickets-lesson-first-place-say = Il tuo avversario ha piazzato due vagoni blu nel suo scalo, in vista di tutti. La seconda cosa da fare: piazzare un gruppo, due o più carte di un colore. Piazza i tuoi tre rossi.
tickets-lesson-first-place-wrong = Può aspettare. Tutte le tue destinazioni richiedono lo stesso colore: quale?
tickets-lesson-first-place-wrong-two = Allora il terzo rosso dovrebbe aspettare, perché a una colonna non si aggiunge nulla. Quanti rossi hai?
tickets-lesson-first-place-wrong-loco = È permesso: la locomotiva starebbe in cima e partirebbe per prima. Ma tienila in mano, tra un momento ti servirà.
tickets-lesson-first-place-hint = Tra i gruppi sotto la tua mano scegli quello dei tre rossi.
tickets-lesson-first-leave = I treni partono
tickets-lesson-first-leave-say = All’inizio del tuo turno una carta di ogni tua colonna parte da sola. Un vagone rosso è in viaggio, due aspettano. Anche la colonna blu dell’avversario si è ridotta a una carta.
tickets-lesson-first-rob = Rapina una colonna
tickets-lesson-first-rob-say = Puoi piazzare il colore di un avversario se hai più carte della sua colonna. Allora viene scartata. Là aspetta un solo blu; il tuo blu e la tua locomotiva fanno due. Rapinala!
tickets-lesson-first-rob-wrong = È permesso, ma all’inizio del turno avversario quel vagone blu parte, ed è al sicuro. Che cosa batte una sola carta blu?
tickets-lesson-first-rob-wrong-three = Un bel gruppo, ma può aspettare. Il vagone blu no: parte all’inizio del turno avversario. Che cosa lo batte adesso?
tickets-lesson-first-rob-hint = Piazza un vagone blu insieme alla tua locomotiva.
tickets-lesson-first-three = Tre colori
tickets-lesson-first-three-say = La colonna avversaria è sparita, e altre due tue carte sono in viaggio. L’altro tipo di gruppo: tre vagoni singoli, di colori che non sono in nessuno scalo. Piazza bianco, giallo e verde.
tickets-lesson-first-three-wrong = Un vagone conta solo quando è in viaggio. Hai tre colori che non sono in nessuno scalo: quali?
tickets-lesson-first-three-wrong-two = Due carte di un colore partono una dopo l’altra. Tre colori partono insieme. Quali tre hai?
tickets-lesson-first-three-hint = Scegli il gruppo di un vagone bianco, uno giallo e uno verde.
tickets-lesson-first-paid = Cinque in un colpo
tickets-lesson-first-paid-say = Cinque colonne, cinque carte: lo scalo è vuoto e otto carte sono in viaggio. Tre rossi, un verde, un giallo, e la locomotiva per il secondo verde: tutte e tre le destinazioni sono pagate.
tickets-lesson-first-more = Nuove destinazioni
tickets-lesson-first-more-say = Servono altri punti, e qui viene la terza cosa da fare: pescare destinazioni. Ne guardi quattro e ne tieni quante vuoi, anche nessuna.
tickets-lesson-first-more-wrong = Buono per più tardi. Ma tutto quello che hai è pagato: da dove verranno nuovi punti?
tickets-lesson-first-choose = Scegli di nuovo
tickets-lesson-first-choose-say = Due di queste richiedono un vagone verde e uno blu. Un blu di troppo è già in viaggio, e un verde è nella tua mano. Tieni una delle due, o entrambe; le altre sono troppo lunghe.
tickets-lesson-first-choose-wrong = Quelle lunghe richiedono quattro e cinque vagoni, e non tenerne nessuna non porta nulla. Quali due richiedono un verde e un blu?
tickets-lesson-first-choose-hint = Tocca Dallas – Washington: con quella, tre delle tue destinazioni nominano Dallas.
tickets-lesson-first-end = Come finisce
tickets-lesson-first-end-say = Quando l’ultima carta del mazzo se n’è andata, ognuno gioca ancora un turno. Poi tutti scoprono i propri treni e completano destinazioni; ogni carta serve una volta. Mano e scalo non contano.
tickets-lesson-first-points = Punti e bonus
tickets-lesson-first-points-say = Le destinazioni completate valgono, le altre costano. E per ogni grande città c’è un bonus per chi ne completa di più. Le tue nominano Dallas, Miami e Chicago.
tickets-lesson-first-free = Ora tocca a te
tickets-lesson-first-free-say = Gioca fino alla fine: bastano pochi minuti. In questa lezione puoi guardare i tuoi treni in viaggio. In una vera partita nessuno può, e la memoria è metà del gioco.

tickets-lesson-finer = Rapine e tempismo
tickets-lesson-finer-line = Quanto è forte una colonna, quando aspettare, quando colpire e che cosa conta verso la fine.
tickets-lesson-finer-city = Una città, un bonus
tickets-lesson-finer-city-say = Stavolta nessuno può guardare i treni in viaggio: tieni il conto. Quattro di queste carte nominano New York, che ha il bonus più alto: 15 punti. Tieni queste quattro e rimetti quelle lunghe.
tickets-lesson-finer-city-wrong = Destinazioni con la stessa città si aiutano a vincerne il bonus. Quali quattro nominano New York?
tickets-lesson-finer-city-hint = Tocca le quattro carte con New York, poi conferma.
tickets-lesson-finer-long = Una colonna lunga
tickets-lesson-finer-long-say = Tutte e quattro richiedono un vagone blu, e tu ne hai tre. Piazzali. Partono uno alla volta, e finché sono lì un avversario ha bisogno di più carte per piazzare il blu.
tickets-lesson-finer-long-wrong = Le tue quattro destinazioni richiedono tutte un colore. Quale?
tickets-lesson-finer-long-wrong-loco = Rinforzerebbe la colonna e partirebbe per prima. Ma tieni la locomotiva: potrebbe esserci qualcuno da rapinare.
tickets-lesson-finer-long-wrong-two = Allora il terzo blu aspetta che i due siano partiti, perché a una colonna non si aggiunge nulla.
tickets-lesson-finer-long-hint = Scegli il gruppo dei tre vagoni blu.
tickets-lesson-finer-strength = Quanto è forte?
tickets-lesson-finer-strength-say = Un vagone rosso e una locomotiva aspettano nello scalo avversario. È una colonna di due, perché le locomotive contano. Due rossi pareggerebbero soltanto. Con la tua locomotiva ne hai tre: rapinala.
tickets-lesson-finer-strength-wrong = È permesso. Ma all’inizio del turno avversario la locomotiva parte ed è al sicuro. Come piazzi tre carte rosse adesso?
tickets-lesson-finer-strength-hint = Piazza due rossi con la tua locomotiva.
tickets-lesson-finer-closed = Chiuso anche a te
tickets-lesson-finer-closed-say = Due blu sono tra le carte scoperte. Ora non puoi piazzare il blu: un tuo vagone è ancora nello scalo. Parte all’inizio del tuo prossimo turno. Prendili entrambi, per averli pronti.
tickets-lesson-finer-closed-wrong = Le tue destinazioni richiedono quattro blu. Due sono in viaggio, uno aspetta e due sono tra le carte scoperte.
tickets-lesson-finer-closed-wrong-draw = Una carta del mazzo è una scommessa, mentre due blu sono scoperti.
tickets-lesson-finer-closed-hint = Prendi un vagone blu, e poi l’altro.
tickets-lesson-finer-wait = Una rapina!
tickets-lesson-finer-wait-say = Il tuo ultimo blu è stato rapinato: una carta sola cede a qualsiasi coppia. Ora là ci sono due blu, e i tuoi due non sono di più. Ma uno sta per partire. Intanto prendi l’arancione e il verde.
tickets-lesson-finer-wait-wrong = Pazienza: un blu partirà da solo. Intanto Dallas – New York vuole un vagone arancione, e un secondo verde è utile.
tickets-lesson-finer-wait-hint = Prendi l’arancione e il verde tra le carte scoperte, nell’ordine che vuoi.
tickets-lesson-finer-back = Restituisci il colpo
tickets-lesson-finer-back-say = Là resta un blu, e tu ne hai due. Piazzali: la colonna è rapinata e il blu è di nuovo tuo. Un turno fa era troppo presto; un turno dopo non ci sarebbe più nulla da rapinare.
tickets-lesson-finer-back-wrong = Quell’ultimo vagone blu parte all’inizio del turno avversario. Quale dei tuoi gruppi batte una sola carta blu?
tickets-lesson-finer-back-hint = Scegli il gruppo dei due vagoni blu.
tickets-lesson-finer-memory = Che cosa hai spedito?
tickets-lesson-finer-memory-say = Sei carte sono in viaggio, coperte. Te le ricordi? Tre blu, due rossi e una locomotiva. È più facile contare le destinazioni che i colori: tre delle tue sono pagate.
tickets-lesson-finer-timing = Coppia o tre colori?
tickets-lesson-finer-timing-say = Una coppia parte in due turni. Tre colori partono insieme, e verso la fine conta solo ciò che parte. A Dallas – New York mancano un verde e un arancione: piazzali con il nero.
tickets-lesson-finer-timing-wrong = A Dallas – New York mancano un verde e un arancione. Quale gruppo li spedisce insieme?
tickets-lesson-finer-timing-wrong-pair = Due verdi richiedono due turni, e Dallas – New York ne vuole uno solo. Quale gruppo spedisce anche l’arancione?
tickets-lesson-finer-timing-hint = Scegli il gruppo di un vagone nero, uno verde e uno arancione.
tickets-lesson-finer-end = Gli ultimi turni
tickets-lesson-finer-end-say = Tutte e quattro le destinazioni sono pagate. Quando nel mazzo resta una decina di carte, pensa corto: una carta che non parte in tempo è persa. Nell’ultimissimo turno un gruppo può solo rapinare.
tickets-lesson-finer-free = Ora tocca a te
tickets-lesson-finer-free-say = Gioca fino alla fine. Pesca destinazioni finché c’è tempo per pagarle, tieni d’occhio New York e colpisci quando una colonna è ridotta a una carta.
`;export{e as default};