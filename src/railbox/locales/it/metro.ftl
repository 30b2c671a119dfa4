# Richieste
metro-prompt-turn = Piazza la tua tessera, oppure pescane una che dovrai piazzare.
metro-prompt-turn-no-supply = Piazza la tua tessera; la riserva è vuota.
metro-prompt-turn-expansions = Piazza una tessera, pescane una, oppure usa un’espansione: scambia una quota o piazza un vagone centrale.
metro-prompt-place = Piazza la tessera { $tile }.

# Eventi
metro-tile-placed = { $seat } piazza { $tile } in { $cell }.
metro-tile-drawn = { $seat } pesca una tessera e deve piazzarla.
metro-tile-drawn-own = Peschi { $tile } e devi piazzarla.
metro-hand-refilled-own = Prendi in mano { $tile }.
metro-line-closed = La linea { $owner } della stazione { $departure } arriva a { $arrival }: { $passages } passaggi, { $points } punti.
metro-line-closed-unowned = La linea della stazione { $departure } arriva a { $arrival } dopo { $passages } passaggi; nessuno segna punti.
metro-share-exchanged = { $seat } scambia una quota del { $percent } % ({ $returned }) con una { $source ->
    [open] scoperta
   *[pile] del mazzo
} ({ $taken }).
metro-share-turned-up = La prossima quota scoperta del { $percent } % è { $company }.
metro-wagon-placed = { $seat } piazza il vagone { $owner } in { $place }.
metro-wagon-placed-by-share = { $seat } mostra una quota del { $percent } % e piazza il vagone { $owner } in { $place }.
metro-turn-skipped = { $seat } non può fare nulla e salta il turno.
metro-number-scored = { $seat } segna { $points } per il numero di stazione { $number }.
metro-shares-scored = { $seat } segna { $dividends } per le quote e { $bonus } per le maggioranze.
metro-board-full = Il tabellone è pieno: la partita è finita.

# Rifiuti
metro-place-the-tile = Hai scelto o pescato una tessera: ora va piazzata.
metro-supply-empty = La riserva è vuota: gioca una tessera della mano.
metro-one-tile-in-hand = Hai una sola tessera: piazzala, non c’è nulla da scegliere.
metro-tile-not-in-hand = Non hai una tessera { $tile }.
metro-choose-a-tile = Scegli prima quale tessera della mano piazzare.
metro-no-tile-left = Non hai più tessere da piazzare.
metro-orientation = La freccia delle tessere punta a nord; girarle è una variante.
metro-same-when-turned = Girata così, la tessera { $tile } è la stessa.
metro-cell-taken = In { $cell } c’è già una tessera.
metro-not-adjacent = { $cell } non tocca né una tessera né il bordo del tabellone.
metro-one-tile-line = In { $cell } la tessera chiuderebbe una linea di una sola tessera, e può andare altrove.
metro-no-companies = In questa partita non ci sono quote.
metro-exchange-closed = Una compagnia ha raggiunto { $profit }: le quote non si scambiano più.
metro-round-without-tile = Da un giro intero nessuno piazza una tessera: bisogna piazzarne una.
metro-share-shown = La tua quota del { $percent } % è scoperta e non si può scambiare.
metro-no-central-wagons = In questa partita non ci sono vagoni centrali.
metro-show-a-share = Indica quale quota mostri per il vagone.
metro-own-wagon = Il tuo vagone centrale non richiede quote.
metro-wagon-used = Quel vagone centrale è già piazzato.
metro-departure-taken = In { $place } c’è già un vagone.
metro-one-tile-line-finished = Da { $place } parte una linea finita di una sola tessera: nessun vagone può andarci.
