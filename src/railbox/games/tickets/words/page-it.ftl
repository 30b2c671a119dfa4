# Le parole del tavolo nel browser

# Fila, mazzi, bonus
tickets-page-row = Fila
tickets-page-take-two = prendine due
tickets-page-take-second = prendi la seconda
tickets-page-lies-open = carte scoperte
tickets-page-decks = Mazzi
tickets-page-discarded = { $count ->
    [one] 1 scartata
   *[other] { $count } scartate
}
tickets-page-deck-trains = carte Treno
tickets-page-deck-destinations = destinazioni
tickets-page-bonuses = Bonus
tickets-page-most-completed = a chi ne completa di più
tickets-page-of-each-city = completate per città
tickets-page-bonus-of = bonus { $points }
tickets-page-hint = Una locomotiva della fila vale entrambe le carte. Una serie più grande deruba una colonna più piccola dello stesso colore.

# Scali
tickets-page-yard-of = Scalo di { $seat }: { $columns }
tickets-page-hand-of = mano { $count }
tickets-page-on-way = { $count } in viaggio
tickets-page-own-way = in viaggio
tickets-page-away = { $count } in viaggio
tickets-page-known = note della sua mano
tickets-page-robbed = derubata
tickets-page-robs = deruba { $names }
tickets-page-ask-robs = { $count ->
    [one] { $names } perde una colonna.
   *[other] { $names } perdono una colonna ciascuno.
}

# Mano e destinazioni
tickets-page-hand = La tua mano
tickets-page-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
tickets-page-no-cards = Nessuna carta.
tickets-page-add-card = { $cards }: aggiungine una al gruppo
tickets-page-tap-cards = tocca le carte per formare un gruppo
tickets-page-place-cards = Piazza { $count } carte
tickets-page-destinations = Destinazioni
tickets-page-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
tickets-page-done = pronta
tickets-page-with-locos = { $count ->
    [one] +1 loco
   *[other] +{ $count } loco
}
tickets-page-missing = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}

# Scegliere
tickets-page-offered = Destinazioni offerte
tickets-page-tap-keep-one = tocca per tenere, almeno una; le altre tornano nel mazzo
tickets-page-tap-keep = tocca per tenere; le altre vanno sotto il mazzo
tickets-page-kept = tenuta
tickets-page-back = torna nel mazzo
tickets-page-none = Non tenerne nessuna
tickets-page-ask-keep = Tieni almeno una delle tue { $count } destinazioni.
tickets-page-ask-choose = { $count ->
    [one] Tieni questa destinazione o la rimetti?
   *[other] Quali di queste { $count } destinazioni tieni?
}
tickets-page-keep-some = { $others ->
    [0] Tieni { $destination }
    [one] Tieni { $destination } e un’altra
   *[other] Tieni { $destination } e altre { $others }
}
tickets-page-keeping = { $kept } da tenere, { $back } da rimettere
tickets-page-what-you-keep = Che cosa tieni
tickets-page-at-stake = { $points ->
    [one] 1 punto in gioco
   *[other] { $points } punti in gioco
}
tickets-page-needed = richiesti
tickets-page-in-hand = in mano
tickets-page-cost-if-left = Una destinazione tenuta e non completata costa i suoi punti alla fine.
tickets-page-choosing = sceglie …
tickets-page-ready = pronto
tickets-page-still-choosing = { $count ->
    [one] 1 sceglie ancora
   *[other] { $count } scelgono ancora
}
tickets-page-note = { $held ->
    [one] 1 destinazione
   *[other] { $held } destinazioni
} · { $completed ->
    [one] 1 completata
   *[other] { $completed } completate
}
tickets-page-note-over = { $completed ->
    [one] 1 completata
   *[other] { $completed } completate
} · { $failed ->
    [one] 1 mancata
   *[other] { $failed } mancate
}

# Completare
tickets-page-turned-up = I tuoi treni, scoperti
tickets-page-used = { $used } di { $count } carte usate
tickets-page-tap-complete = tocca per completare o riprendere
tickets-page-ask-complete = Quali destinazioni completi?
tickets-page-complete-some = { $others ->
    [0] Completa { $destination }
    [one] Completa { $destination } e un’altra
   *[other] Completa { $destination } e altre { $others }
}
tickets-page-completed = completata
tickets-page-best = insieme migliore
tickets-page-in-best = migliore
tickets-page-if-left = −{ $points } se resta
tickets-page-face-down = { $wagons } coperte · { $destinations } destinazioni
tickets-page-points-heading = Punti
tickets-page-best-lost = insieme migliore { $best }, { $lost } persi con le altre
tickets-page-points-of = { $points } di { $best } punti
tickets-page-of-best = di { $best }
tickets-page-you = tu
tickets-page-gain = +{ $points }

# Tra due manche
tickets-page-round-over = La manche { $round } è finita
tickets-page-leading = { $count ->
    [one] { $names } è in testa
   *[other] { $names } sono in testa
} con { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
tickets-page-next-round = Alla prossima manche
tickets-page-after-round = Dopo la manche { $round }
tickets-page-begins = { $seat } comincia la prossima
tickets-page-count-completed = { $count ->
    [one] { $count } completata
   *[other] { $count } completate
}
tickets-page-count-held = { $count } ancora in mano
tickets-page-after-round-text = Le destinazioni completate restano coperte fino alla fine della partita; le mani si tengono, tutte le altre carte Treno si mescolano.

# La fine
tickets-page-scoring = Conteggio
tickets-page-step-back = Passo precedente
tickets-page-step-on = Passo seguente
tickets-page-step = { $step } di { $steps }
tickets-page-total = Totale
