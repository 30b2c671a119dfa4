var e=`metro-summary = Posa binari attraverso Parigi: allunga le tue linee, accorcia quelle degli altri.

# Tessere, secondo i binari che trova un treno che entra da uno dei quattro lati
metro-tile-aaaa = quattro rettilinei
metro-tile-aacb = due rettilinei, due curve, quella stretta a sud-est
metro-tile-acba = due rettilinei, due curve, quella stretta a nord-est
metro-tile-baac = due rettilinei, due curve, quella stretta a sud-ovest
metro-tile-cbaa = due rettilinei, due curve, quella stretta a nord-ovest
metro-tile-bcbc = curve a nord-est e a sud-ovest
metro-tile-cbcb = curve a nord-ovest e a sud-est
metro-tile-accd = rettilineo, due curve strette, inversione a ovest
metro-tile-ccda = rettilineo, due curve strette, inversione a sud
metro-tile-cdac = rettilineo, due curve strette, inversione a est
metro-tile-dacc = rettilineo, due curve strette, inversione a nord
metro-tile-adad = rettilinei nord-sud, due inversioni
metro-tile-dada = rettilinei est-ovest, due inversioni
metro-tile-adbb = rettilineo, due curve ampie, inversione a est
metro-tile-badb = rettilineo, due curve ampie, inversione a sud
metro-tile-bbad = rettilineo, due curve ampie, inversione a ovest
metro-tile-dbba = rettilineo, due curve ampie, inversione a nord
metro-tile-bbbb = quattro curve ampie
metro-tile-bcdd = due curve a nord-est, due inversioni
metro-tile-cddb = due curve a nord-ovest, due inversioni
metro-tile-dbcd = due curve a sud-est, due inversioni
metro-tile-ddbc = due curve a sud-ovest, due inversioni
metro-tile-cccc = quattro curve strette
metro-tile-dddd = quattro inversioni
metro-tile-line = { $count ->
    [one] Una delle 60 tessere è di questo tipo
   *[other] { $count } delle 60 tessere sono di questo tipo
}
metro-tile-text = I treni tengono la destra. Una linea segna un punto a ogni passaggio sulla tessera: una tessera percorsa quattro volte le vale quattro punti.

# Colori dei giocatori o delle compagnie
metro-colour-yellow = giallo
metro-colour-blue = blu
metro-colour-orange = arancione
metro-colour-green = verde
metro-colour-purple = viola
metro-colour-black = nero
metro-colour-red = rosso
metro-colour-white = bianco
metro-mark-yellow = Gi
metro-mark-blue = Bl
metro-mark-orange = Ar
metro-mark-green = Ve
metro-mark-purple = Vi
metro-mark-black = Ne
metro-mark-red = Ro
metro-mark-white = Bi
metro-line-yellow = La linea gialla
metro-line-blue = La linea blu
metro-line-orange = La linea arancione
metro-line-green = La linea verde
metro-line-purple = La linea viola
metro-line-black = La linea nera
metro-line-red = La linea rossa
metro-line-white = La linea bianca
metro-wagon-yellow = il vagone giallo
metro-wagon-blue = il vagone blu
metro-wagon-orange = il vagone arancione
metro-wagon-green = il vagone verde
metro-wagon-purple = il vagone viola
metro-wagon-black = il vagone nero
metro-wagon-red = il vagone rosso
metro-wagon-white = il vagone bianco
metro-company-yellow = la compagnia gialla
metro-company-blue = la compagnia blu
metro-company-orange = la compagnia arancione
metro-company-green = la compagnia verde
metro-company-purple = la compagnia viola
metro-company-black = la compagnia nera
metro-company-red = la compagnia rossa
metro-company-white = la compagnia bianca
metro-company-unknown = sconosciuta

# Componenti delle espansioni
metro-text = { $text }
metro-company-line = I suoi vagoni si trovano alle stazioni { $stations }
metro-company-text = Le linee dei suoi vagoni portano profitti alla compagnia. Alla fine vale 8 punti, meno uno per ogni compagnia con più profitti; ogni 10 % paga questo valore a chi lo possiede. Chi ne possiede la parte maggiore riceve anche un decimo dei profitti, arrotondato per difetto; in caso di parità lo riceve per intero ciascuno.
metro-share = Quota del { $percent } %
metro-share-line = { $tenths ->
    [one] Paga il valore della sua compagnia
   *[other] Paga { $tenths } volte il valore della sua compagnia
}
metro-share-text = Ognuno possiede una quota di ogni misura. Invece di piazzare una tessera si può mettere una quota sotto il mazzo della sua misura e prendere quella scoperta o la prima del mazzo, finché nessuna compagnia ha raggiunto 25 di profitti.
metro-central-wagons = Vagoni centrali
metro-central-wagons-line = Un vagone che parte dalla Stazione centrale
metro-central-wagons-text = Invece di piazzare una tessera si può mettere un vagone centrale su un posto libero della Stazione centrale. La sua linea non vale mai doppio. Ognuno ne ha uno; con le compagnie si mostra una quota della compagnia del vagone: resta scoperta e non si può più scambiare.
metro-central-rails = Binari centrali
metro-central-rails-line = Quattro tessere di binari al posto della Stazione centrale
metro-central-rails-text = Le linee attraversano il centro e finiscono al bordo; nessuna termina lì e nessuna vale doppio. Le tessere di binari non contano come vicine per piazzare.
metro-number = Numero di stazione { $number }
metro-number-line = Segna la linea che arriva alla stazione { $number }
metro-number-text = Alla fine chi lo possiede segna anche i punti della linea che arriva alla stazione { $number }, di chiunque sia: due volte i suoi passaggi se parte dalla Stazione centrale.

# Azioni
metro-label-place-none = Piazza la tessera in { $cell }
metro-label-place-right = Piazza la tessera in { $cell }, girata a destra
metro-label-place-half = Piazza la tessera in { $cell }, girata di mezzo giro
metro-label-place-left = Piazza la tessera in { $cell }, girata a sinistra
metro-label-draw = Pesca una tessera
metro-label-tile = Scegli la tessera «{ $tile }»
metro-label-exchange-open = Scambia la quota del { $percent } % con quella scoperta
metro-label-exchange-pile = Scambia la quota del { $percent } % con la prima del mazzo
metro-label-wagon = Piazza il tuo vagone in { $place }
metro-label-wagon-by-share = Mostra la quota del { $percent } % e piazza il suo vagone in { $place }
metro-label-pass = Passa

# Richieste
metro-prompt-turn = Piazza la tua tessera{ $draw ->
    [0] {""}
   *[other] , oppure pescane una che dovrai piazzare
}{ $exchange ->
    [0] {""}
   *[other] , oppure scambia una quota
}{ $wagon ->
    [0] {""}
   *[other] , oppure piazza un vagone centrale
}.
metro-prompt-turn-hand = Scegli una tessera della tua mano{ $draw ->
    [0] {""}
   *[other] , oppure pescane una che dovrai piazzare
}{ $exchange ->
    [0] {""}
   *[other] , oppure scambia una quota
}{ $wagon ->
    [0] {""}
   *[other] , oppure piazza un vagone centrale
}.
metro-prompt-no-tile = Non hai più tessere: passa{ $exchange ->
    [0] {""}
   *[other] , oppure scambia una quota
}{ $wagon ->
    [0] {""}
   *[other] , oppure piazza un vagone centrale
}.
metro-prompt-place = Piazza la tessera «{ $tile }».

# Eventi
metro-tile-placed = { $seat } piazza la tessera «{ $tile }» in { $cell }.
metro-tile-drawn = { $seat } pesca una tessera e deve piazzarla.
metro-tile-drawn-own = Peschi la tessera «{ $tile }» e devi piazzarla.
metro-hand-refilled-own = Prendi in mano la tessera «{ $tile }».
metro-from-station = dalla stazione { $station }
metro-from-centre = da { $place } nella Stazione centrale
metro-to-station = alla stazione { $station }
metro-to-centre = alla Stazione centrale ({ $place })
metro-to-centre-doubled = alla Stazione centrale ({ $place }), che vale doppio
metro-line-closed = { $line } { $from } arriva { $to }: { $passages ->
    [one] un passaggio
   *[other] { $passages } passaggi
}, { $points ->
    [one] un punto
   *[other] { $points } punti
}.
metro-line-closed-unowned = La linea { $from } arriva { $to } dopo { $passages ->
    [one] un passaggio
   *[other] { $passages } passaggi
}; non ha vagone e non dà punti a nessuno.
metro-share-exchanged-open = { $seat } scambia una quota del { $percent } % ({ $returned }) con quella scoperta ({ $taken }).
metro-share-exchanged-pile = { $seat } scambia una quota del { $percent } % ({ $returned }) con la prima del mazzo ({ $taken }).
metro-share-turned-up = Si scopre la prossima quota del { $percent } %: { $company }.
metro-wagon-placed = { $seat } piazza { $wagon } in { $place }.
metro-wagon-placed-by-share = { $seat } mostra una quota del { $percent } % e piazza { $wagon } in { $place }.
metro-turn-skipped = { $seat } non può fare nulla: il suo turno salta.
metro-turn-passed = { $seat } non ha più tessere e passa.
metro-number-scored = { $seat } segna { $points ->
    [one] un punto
   *[other] { $points } punti
} per il numero di stazione { $number }.
metro-shares-scored = { $seat } segna { $dividends ->
    [one] un punto
   *[other] { $dividends } punti
} per le quote e { $bonus ->
    [one] un punto
   *[other] { $bonus } punti
} per le maggioranze.
metro-end-board-full = Il tabellone è pieno: la partita è finita.

# Punti
metro-sheet-border = Linee verso il bordo
metro-sheet-centre = Linee verso la Stazione centrale, raddoppiate
metro-sheet-from-centre = Linee dalla Stazione centrale
metro-sheet-share = Quota del { $percent } %
metro-sheet-majorities = Maggioranze
metro-sheet-numbers = Numeri di stazione
metro-tie-shared = Nulla decide una parità: la vittoria è condivisa.

# Rifiuti
metro-place-the-tile = Hai scelto o pescato una tessera: ora va piazzata.
metro-supply-empty = La riserva è vuota: non c’è nulla da pescare.
metro-one-tile-in-hand = Hai una sola tessera: non c’è nulla da scegliere.
metro-tile-not-in-hand = Non hai la tessera «{ $tile }».
metro-tile-left = Hai ancora una tessera: passa solo chi non ne ha più.
metro-choose-a-tile = Scegli prima quale tessera della mano piazzare.
metro-no-tile-left = Non hai più tessere.
metro-orientation = La freccia delle tessere punta a nord; girarle è una variante.
metro-same-when-turned = Girata così, la tessera è uguale a come è { $turn }: scegli piuttosto questo.
metro-turn-none = senza girarla
metro-turn-right = girata a destra
metro-cell-taken = In { $cell } c’è già una tessera.
metro-in-the-centre = La casella { $cell } fa parte della Stazione centrale: lì non si piazzano tessere.
metro-not-adjacent = La casella { $cell } non tocca né una tessera piazzata né il bordo del tabellone.
metro-one-tile-line = In { $cell } la tessera chiuderebbe una linea di una sola tessera, e si può piazzare altrimenti.
metro-no-companies = In questa partita non ci sono quote.
metro-exchange-closed = Una compagnia ha raggiunto { $profit }: le quote non si scambiano più.
metro-rounds-without-tile = Da { $rounds } giri nessuno piazza una tessera: piazzane una prima di scambiare altre quote.
metro-share-shown = La tua quota del { $percent } % è scoperta e non si può scambiare.
metro-no-central-wagons = In questa partita non ci sono vagoni centrali.
metro-show-a-share = Un vagone centrale è di una compagnia: indica quale quota mostri.
metro-wagon-used = Hai già piazzato il tuo vagone centrale.
metro-company-wagon-used = Il vagone centrale della tua quota ({ $company }) è già piazzato.
metro-departure-taken = In { $place } c’è già un vagone.
metro-one-tile-line-finished = Da { $place } parte una linea finita di una sola tessera: lì non va nessun vagone.

# Il tabellone come testo
metro-text-legend = * segna una linea arrivata. I treni tengono la destra; dove i binari si toccano, si incrociano.
metro-text-hand = In mano:
metro-text-to-place = Da piazzare:
metro-text-supply = { $count ->
    [0] La riserva è vuota
    [one] Una tessera nella riserva
   *[other] { $count } tessere nella riserva
}
metro-text-points = { $points ->
    [one] un punto
   *[other] { $points } punti
}
metro-text-tiles = { $count ->
    [0] nessuna tessera
    [one] una tessera
   *[other] { $count } tessere
}
metro-text-shown = mostrata
metro-text-numbers = numeri di stazione { $numbers }
metro-text-central-wagon = vagone centrale pronto
metro-text-company = profitti { $profit }, valore { $value }
metro-text-open = scoperta:
metro-text-pile = mazzo:

# Opzioni
metro-option-first = Primo giocatore
metro-option-first-help = Chi gioca il primo turno.
metro-option-first-first-seat = Giocatore 1
metro-option-first-random = A sorte
metro-option-hand-size = Tessere in mano
metro-option-hand-size-help = Con due o tre tessere si sceglie quale piazzare.
metro-option-hand-size-ruling = Si può sempre pescare un’altra tessera, che va poi piazzata. Le mani si completano dopo ogni tessera e calano insieme alla fine.
metro-option-free-orientation = Girare le tessere
metro-option-free-orientation-help = Le tessere si possono girare prima di piazzarle.
metro-option-free-orientation-ruling = Le rotazioni uguali sono proposte una volta sola. Una linea di una sola tessera è ammessa solo se nessuna rotazione della tessera va bene altrove.
metro-option-companies = Compagnie
metro-option-companies-help = Le linee sono di otto compagnie; i giocatori ne possiedono e scambiano quote segrete.
metro-option-companies-ruling = I punti restano nascosti fino alla fine. Le quote si scambiano finché ogni compagnia ha guadagnato meno di 25. Una maggioranza rende un decimo del profitto, arrotondato per difetto, a ciascuno di chi la condivide.
metro-option-central-wagons = Vagoni centrali
metro-option-central-wagons-help = Un vagone può aprire una linea dalla Stazione centrale. Non insieme ai binari centrali.
metro-option-central-wagons-ruling = Piazzarne uno occupa tutto il turno. Una linea che parte dal centro non vale mai doppio. Su una linea finita di almeno due passaggi il vagone segna subito; uno non piazzato non vale nulla.
metro-option-central-rails = Binari centrali
metro-option-central-rails-help = Quattro tessere di binari coprono la Stazione centrale. Le forme delle otto tessere sono nostre: nessuna fonte mostra quelle stampate. Non insieme ai vagoni centrali.
metro-option-central-rails-ruling = Nessuna linea finisce al centro e nulla vale doppio. Per piazzare una tessera, le tessere di binari non contano come vicine.
metro-option-central-rail-points = Punti dei binari centrali
metro-option-central-rail-points-help = Quanto segna una linea a ogni passaggio su una tessera di binari centrali.
metro-option-station-numbers = Numeri di stazione
metro-option-station-numbers-help = Quanti numeri segreti di ogni colore riceve ciascun giocatore. Tutti insieme i giocatori possono averne 8 di un colore. I quattro colori, uno per lato del tabellone, sono nostri: nessuna fonte mostra quelli stampati.
metro-option-station-numbers-ruling = Chi ha il numero segna la linea che vi finisce, il doppio se è partita dal centro. Conta anche una linea senza vagone.
metro-option-more-numbers-1-8 = Numeri da 1 a 8 in più
metro-option-more-numbers-1-8-help = Se siete d’accordo di distribuirne di più di questo colore: quanti in più per ciascuno.
metro-option-more-numbers-9-16 = Numeri da 9 a 16 in più
metro-option-more-numbers-9-16-help = Se siete d’accordo di distribuirne di più di questo colore: quanti in più per ciascuno.
metro-option-more-numbers-17-24 = Numeri da 17 a 24 in più
metro-option-more-numbers-17-24-help = Se siete d’accordo di distribuirne di più di questo colore: quanti in più per ciascuno.
metro-option-more-numbers-25-32 = Numeri da 25 a 32 in più
metro-option-more-numbers-25-32-help = Se siete d’accordo di distribuirne di più di questo colore: quanti in più per ciascuno.
metro-option-open-numbers = Numeri di stazione scoperti
metro-option-open-numbers-help = Tutti vedono i numeri di tutti fin dall’inizio.
metro-option-numbering = Numerazione delle stazioni
metro-option-numbering-help = In che verso le stazioni sono numerate intorno al tabellone.
metro-option-numbering-metro2000-anticlockwise = In senso antiorario, come in Metro (2000)
metro-option-numbering-cablecar2009-clockwise = In senso orario, come in Cable Car (2009)

# Che cosa non si può combinare
metro-wagons-or-rails = Vagoni centrali e binari centrali si escludono: i binari coprono le partenze dei vagoni centrali.
metro-too-many-numbers = { $each } numeri di un colore per ciascuno dei { $players } giocatori fanno { $needed }; ce ne sono 8.

# La prima lezione
metro-lesson-first = Prima corsa
metro-lesson-first-line = Piazzare tessere, allungare le tue linee, portarle nella Stazione centrale.
metro-lesson-first-board = Il tabellone e i vagoni
metro-lesson-first-board-say = Tu sei il giallo. I tuoi sedici vagoni stanno alle stazioni dispari, quelli del blu alle pari. Da ogni vagone partirà una linea. Ti servono linee gialle lunghe e linee blu corte.
metro-lesson-first-tile = Quattro binari per tessera
metro-lesson-first-tile-say = Questa è la tua tessera. Da ogni lato un binario entra e uno esce, e i treni tengono sempre la destra. I binari possono incrociarsi, ma nessun treno passa dall’uno all’altro.
metro-lesson-first-place = La tua prima tessera
metro-lesson-first-place-say = Una tessera va al bordo o accanto a un’altra, così come la vedi. Il tuo vagone della stazione 5 aspetta sopra d1. Scegli quella casella, guarda che cosa succede, poi conferma.
metro-lesson-first-place-wrong = È permesso, e forse non è male. Ma cominciamo dalla stazione 5: quale casella ha sotto di sé?
metro-lesson-first-place-hint = In alto i numeri vanno da destra a sinistra. La stazione 5 è la quarta da sinistra, sopra d1.
metro-lesson-first-grow = Dove la linea prosegue
metro-lesson-first-grow-say = Il blu ha aperto una linea alla stazione 6. La tua linea 5 ha un passaggio ed esce da d1 verso sud. Piazza la nuova tessera dove la linea prosegue: si allungherà.
metro-lesson-first-grow-wrong = La linea 5 resterebbe com’è. Esce da d1 in basso: in quale casella entra?
metro-lesson-first-grow-wrong-blue = In c2 la tessera allunga la linea 6 del blu, non la tua. La linea 5 esce da d1 in basso: in quale casella entra?
metro-lesson-first-grow-hint = La casella sotto d1 è d2.
metro-lesson-first-shared = I binari sono di tutti
metro-lesson-first-shared-say = La linea 5 ha due passaggi e va a ovest, in c2. Più avanti c’è c1, piazzata dal blu, e poi di nuovo la tua d1. Scegli c2 e conta prima di confermare.
metro-lesson-first-shared-wrong = La linea 5 resterebbe ferma a due passaggi. Esce da d2 a sinistra: quale casella c’è lì?
metro-lesson-first-shared-hint = La casella a sinistra di d2 è c2.
metro-lesson-first-count = Cinque punti in un colpo
metro-lesson-first-count-say = La linea 5 ha percorso d1, d2, c2, c1 e ancora d1, fino alla stazione 5. Quattro tessere, ma d1 conta due volte: cinque punti. Che c1 sia una tessera del blu non cambia nulla.
metro-lesson-first-cut = Rimandare a casa un rivale
metro-lesson-first-cut-say = La linea 32 del blu ha un passaggio e scende in h2. La tua tessera porta da nord a est, fuori dal tabellone. Piazzala lì: la linea blu finisce con due punti, per sempre.
metro-lesson-first-cut-wrong = Allora la linea 32 del blu potrebbe crescere ancora e ancora. Esce da h1 in basso: dove può fermarla la tua tessera?
metro-lesson-first-cut-hint = Sotto h1 c’è h2. Lì la tua tessera fa partire anche la tua linea 31.
metro-lesson-first-centre = La Stazione centrale raddoppia
metro-lesson-first-centre-say = Una linea che finisce nel blocco nero in mezzo vale doppio. Contano solo le tessere, non i binari della stazione stessa. La via più breve passa per tre tessere e dà sei punti.
metro-lesson-first-towards = Dritto verso il centro
metro-lesson-first-towards-say = Il tuo vagone della stazione 29 guarda dritto verso la Stazione centrale, a tre caselle di distanza, e la tua tessera ha solo rettilinei. Comincia da h4.
metro-lesson-first-towards-wrong = Una tessera di rettilinei serve in molti posti. Ma quale casella del bordo sta davanti alla tua stazione 29, a destra?
metro-lesson-first-towards-hint = La stazione 29 è sul lato destro, accanto a h4.
metro-lesson-first-double = Tre passaggi, sei punti
metro-lesson-first-double-say = La tessera del blu in g4 ha portato avanti la tua linea: già due passaggi. Un’altra tessera di rettilinei, e una sola casella prima della Stazione centrale. Fai entrare la linea 29.
metro-lesson-first-double-wrong = La linea 29 aspetterebbe fuori, e il blu potrebbe deviarla. Esce da g4 a sinistra: quale casella è?
metro-lesson-first-double-hint = Piazza la tessera in f4, tra g4 e la Stazione centrale.
metro-lesson-first-forbidden = Niente linee di una tessera
metro-lesson-first-forbidden-say = Sei punti! La tua nuova tessera ha quattro inversioni. Al bordo rimanderebbe subito a casa un vagone, e nessuna tessera può farlo da sola. Perciò ora hanno la cornice solo caselle interne.
metro-lesson-first-draw = Rifiutare una tessera
metro-lesson-first-draw-say = Non ti piace? Allora pescane un’altra dalla riserva. La tessera pescata va piazzata, qualunque sia, e le quattro inversioni restano nella tua mano per dopo.
metro-lesson-first-draw-wrong = Potresti piazzarla, ma servirebbe a poco. Prova l’altra strada: dove si pesca una tessera?
metro-lesson-first-both = Una tessera, due linee
metro-lesson-first-both-say = In g1 la tessera pescata fa uscire la linea 2 del blu alla stazione 32, per due punti, e porta la tua linea 1 verso sud. Sono le tessere che fanno vincere. Piazzala lì.
metro-lesson-first-both-wrong = Guarda prima le linee: la tua entra in g1 da h1, e un vagone blu aspetta proprio sopra. Dove la tessera le incontra tutte e due?
metro-lesson-first-both-hint = Piazzala in g1, sotto la stazione 2.
metro-lesson-first-end = Come finisce una partita
metro-lesson-first-end-say = Quando ci sono tutte le 60 tessere, ogni linea è arrivata e vince chi ha più punti. Conduci per 11 a 4. Prima di ogni tessera chiediti: che cosa fa per me, e chi aiuta?
metro-lesson-first-free = Tocca a te
metro-lesson-first-free-say = Gioca sei turni come vuoi; l’altro posto gioca da sé. Il tabellone mostra che cosa farebbe una tessera prima che tu confermi. Nessuno ti corregge più.

# La lezione delle finezze
metro-lesson-finer = Le finezze
metro-lesson-finer-line = Una tessera che può chiudere subito una linea, binari presi in prestito, il raddoppio, la guardia al centro.
metro-lesson-finer-exception = L’eccezione
metro-lesson-finer-exception-say = La tua prima tessera ha quattro inversioni. Ovunque al bordo chiude una linea di una sola tessera, ed è vietato, a meno che non abbia nessun altro posto. Qui è così: può andare su ogni casella del bordo.
metro-lesson-finer-spend = Chi paga?
metro-lesson-finer-spend-say = Dunque chiude subito una linea, che segna un punto e niente di più. Di chi dev’essere? Scegli un vagone blu sul lato in alto.
metro-lesson-finer-spend-wrong = Anche lì il blu perde una linea. Ma per il resto della lezione servono gli altri lati: scegli un vagone blu sul lato in alto.
metro-lesson-finer-spend-wrong-own = Lì chiuderebbe una linea tua, per un punto. Quali vagoni sul lato in alto sono del blu?
metro-lesson-finer-spend-wrong-corner = Una casella d’angolo ha due stazioni, una delle quali è tua: finirebbero tutte e due le linee. Quale casella in alto tocca solo un vagone blu?
metro-lesson-finer-spend-wrong-draw = Puoi pescare: nulla ti obbliga a piazzarla. Ma chiudere la linea di un rivale per un punto solo è un affare. Dove?
metro-lesson-finer-spend-hint = Il blu ha le stazioni pari: 2 sopra g1, 4 sopra e1, 6 sopra c1.
metro-lesson-finer-begin = Due tessere più avanti
metro-lesson-finer-begin-say = Il blu ha aperto la linea 12 in a4. Il tuo vagone della stazione 13, a sinistra, guarda verso la Stazione centrale, e la tua tessera lo porta dritto. Comincia da a5.
metro-lesson-finer-begin-wrong = Lì la tessera non starebbe male. Ma vogliamo far partire la linea 13: quale casella sta davanti alla stazione 13, a sinistra?
metro-lesson-finer-borrow = Un binario in prestito
metro-lesson-finer-borrow-say = La linea 13 entra in b5. Quattro curve ampie la mandano a nord, in b4, dove il blu ha posato un binario da sud a est. Lo userà anche la tua linea: una tessera, due passaggi in più.
metro-lesson-finer-borrow-wrong = La linea 13 resterebbe a un passaggio. Esce da a5 a destra: dove la prendono le tue curve?
metro-lesson-finer-borrow-hint = Piazza la tessera in b5, sotto b4.
metro-lesson-finer-centre = Quattro, raddoppiati
metro-lesson-finer-centre-say = La linea 13 ha tre passaggi ed entra in c4 da ovest. Dritto davanti c’è la Stazione centrale: quattro passaggi raddoppiati fanno otto. Verso il bordo ce ne vorrebbero otto. Falla entrare.
metro-lesson-finer-centre-wrong = Se aspetti, il blu devia la linea 13 dal centro. Esce da b4 a destra: quale casella viene prima della Stazione centrale?
metro-lesson-finer-centre-hint = Piazza la tessera di rettilinei in c4.
metro-lesson-finer-two = Una finisce, una comincia
metro-lesson-finer-two-say = La linea 12 del blu ha tre passaggi ed entra in a3 da est. La tua tessera la fa uscire alla stazione 11 con quattro, mai di più. Intanto parte la tua linea 11, con due passaggi.
metro-lesson-finer-two-wrong = La linea 12 del blu continuerebbe a crescere. Esce da b3 a sinistra: dove i rettilinei la portano fuori dal tabellone?
metro-lesson-finer-two-hint = Piazza la tessera in a3, accanto alla stazione 11.
metro-lesson-finer-guard = Guardia al centro
metro-lesson-finer-guard-say = La linea 20 del blu è a una casella dalla Stazione centrale: dritta avrebbe tre passaggi, raddoppiati. Piazza prima la tua tessera in d6. La manda a ovest, e nulla è raddoppiato.
metro-lesson-finer-guard-wrong = Allora la prossima tessera del blu potrebbe far entrare la linea 20, per sei punti. Quale casella resta tra d7 e la Stazione centrale?
metro-lesson-finer-guard-hint = Piazza la tessera in d6.
metro-lesson-finer-neighbour = Il centro non è tessera
metro-lesson-finer-neighbour-say = Guarda f4: tocca la Stazione centrale e nessuna tessera, quindi lì non si può ancora piazzare nulla. c5 tocca delle tessere, quindi è aperta. Chi apre la via del centro la apre a tutti.
metro-lesson-finer-corner = Gli angoli hanno due stazioni
metro-lesson-finer-corner-say = In a8 la tua nuova tessera porterebbe la stazione 16 dritta alla 17, in h1 la 1 alla 32: linee di una tessera. Ha altri posti, perciò questi due angoli le sono chiusi.
metro-lesson-finer-free = Continua tu
metro-lesson-finer-free-say = Otto turni tutti tuoi. Conta quanto una tessera dà a te e quanto dà al blu: in due, un punto che il blu non fa vale quanto un punto tuo.
`;export{e as default};