# Le parole del tabellone di Metro nel browser

# I colori si dicono per nome e forma
metro-page-mark-blue = disco blu
metro-page-mark-yellow = quadrato giallo
metro-page-mark-orange = triangolo arancione
metro-page-mark-green = rombo verde
metro-page-mark-purple = stella viola
metro-page-mark-black = croce nera
metro-page-mark-red = punta rossa
metro-page-mark-white = anello bianco
metro-page-mark-grey = anello grigio

# Tabellone
metro-page-board = Tabellone di Metro
metro-page-station = Stazione { $number }
metro-page-line = { $mark }, linea { $line }: { $passages ->
    [0] nessun passaggio
    [one] { $passages } passaggio
   *[other] { $passages } passaggi
}
metro-page-line-arrived = { $mark }, linea { $line }: arrivata, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
metro-page-grows = { $mark }, la linea { $line } sale a { $passages }
metro-page-arrives = { $mark }, la linea { $line } arriva per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}

# Mano
metro-page-your-tile = La tua tessera
metro-page-your-tiles = Le tue tessere
metro-page-choose-turn-place = scegli, ruota, posa
metro-page-choose-place = scegli, posa
metro-page-drawn = Tessera da posare
metro-page-must = obbligatoria
metro-page-no-tile = Non hai più tessere.
metro-page-on-cell = in { $cell }
metro-page-tried = Posala lì, oppure prova un’altra casella.
metro-page-try = Prova una casella per vedere che cosa vi fa la tessera.
metro-page-no-effect = non cambia nessuna linea
metro-page-turn-left = Ruota a sinistra (Q)
metro-page-turn-right = Ruota a destra (E)
metro-page-draw = Pesca invece
metro-page-draw-short = Pesca
metro-page-your-lines = Le tue linee
metro-page-lines = Linee
metro-page-passages = passaggi
metro-page-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pt
}
metro-page-number = N. { $line }
metro-page-your-numbers = I tuoi numeri
metro-page-secret = segreti
metro-page-number-brings = Stazione { $number }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
metro-page-number-open = Stazione { $number }: non è ancora arrivata nessuna linea
metro-page-wagon = Vagone centrale
metro-page-wagon-left = da mettere al centro
metro-page-key = Legenda
metro-page-key-legal = posa possibile
metro-page-key-tried = in prova
metro-page-key-last = ultima mossa
metro-page-key-arrival = arrivo

# Quote e compagnie
metro-page-exchange = Scambia una quota
metro-page-your-shares = Le tue quote
metro-page-instead = invece di una tessera
metro-page-yours = tua
metro-page-open = scoperta
metro-page-pile = pila
metro-page-shown = scoperta per un vagone, resta
metro-page-show-share = Mostra la quota del { $percent } % per un vagone
metro-page-share = { $mark } { $percent } %
metro-page-share-unknown = quota sconosciuta del { $percent } %
metro-page-share-shown = { $mark } { $percent } %, scoperta
metro-page-companies = Compagnie
metro-page-value-note = valore = punti per ogni 10 %
metro-page-profit = profitto
metro-page-profit-note = { $profit }; a 25 finiscono gli scambi
metro-page-value = valore
metro-page-your-dividends = I tuoi dividendi
metro-page-majority = Premio di maggioranza
metro-page-as-far-as-known = per quanto si sa
metro-page-firm = { $mark }: profitto { $profit }, valore { $value }
metro-page-held-by = { $percent } %: { $seat }
metro-page-held-open = { $percent } %: scoperta sul tavolo
metro-page-held-pile = { $percent } %: nella pila
metro-page-held-unknown = { $percent } %: sconosciuta

# La riga sotto il nome di un giocatore
metro-page-note = { $arrived ->
    [one] { $arrived } arrivata
   *[other] { $arrived } arrivate
} su { $lines }{ $longest ->
    [0] {""}
   *[other] {" "}· la più lunga: { $longest }
}
metro-page-note-numbers = { $arrived ->
    [one] { $arrived } arrivata
   *[other] { $arrived } arrivate
} su { $lines } · { $numbers ->
    [one] { $numbers } numero segreto
   *[other] { $numbers } numeri segreti
}
metro-page-note-wagon = { $arrived ->
    [one] { $arrived } arrivata
   *[other] { $arrived } arrivate
} su { $lines } · vagone centrale libero
metro-page-note-dividends = dividendi { $dividends }, maggioranze { $bonus }
metro-page-note-shares = { $known ->
    [0] nessuna quota nota
    [one] { $known } quota nota
   *[other] { $known } quote note
}

# Che cosa mostra la cornice
metro-page-supply = riserva { $tiles }
metro-page-caption = tessera in { $cell }{ $turn ->
    [0] {""}
   *[other] , { $turn }°
}
metro-page-gains = { $gains }
metro-page-gain-grows = { $mark } …{ $passages }
metro-page-gain-points = { $mark } +{ $points }
