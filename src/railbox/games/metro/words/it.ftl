metro-summary = Posa binari attraverso Parigi: allunga le tue linee, accorcia quelle degli altri.

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
