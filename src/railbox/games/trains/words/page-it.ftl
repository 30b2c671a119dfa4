# Le parole del tabellone di Trains nel browser

# Mappa
trains-page-board = Mappa di Trains
trains-page-key-field = pianura 0
trains-page-key-river = fiume 1
trains-page-key-mountain = montagna 2
trains-page-key-city = città 1 + stazioni
trains-page-key-remote = luogo remoto: il suo numero
trains-page-key-others = binari altrui + 1 ciascuno
trains-page-stations-of = { $stations } { $stations ->
    [one] stazione
   *[other] stazioni
} su { $buildings }
trains-page-each-rail = ogni binario vale { $points }
trains-page-rails-of = binari: { $names }

# Numeri
trains-page-pt = pt
trains-page-coins = { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
trains-page-waste = { $count } { $waste }
trains-page-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
trains-page-ends = termina la partita
trains-page-coins-then = { $now } → { $then } { $then ->
    [one] moneta
   *[other] monete
}
trains-page-deck-then = mazzo { $now } → { $then }
trains-page-draw-then = pesca { $count }
trains-page-caption = turno { $round } · { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
trains-page-row-coins = Monete
trains-page-row-rails = Binari rimasti
trains-page-row-stations = Stazioni rimaste
trains-page-row-points = Punti
trains-page-rails-left = { $count ->
    [one] { $count } binario rimasto
   *[other] { $count } binari rimasti
}
trains-page-stations-left = { $count ->
    [one] { $count } stazione rimasta
   *[other] { $count } stazioni rimaste
}
trains-page-cards-in-hand = { $count ->
    [one] { $count } carta in mano
   *[other] { $count } carte in mano
}
trains-page-cards-in-deck = { $count ->
    [one] { $count } carta nel mazzo
   *[other] { $count } carte nel mazzo
}

# Riserva
trains-page-always = Sempre in vendita
trains-page-this-game = In questa partita
trains-page-cost-brings = costo · porta
trains-page-in-supply = Nella riserva
trains-page-you-own = Ne hai
trains-page-type-train = treno
trains-page-type-action = azione
trains-page-type-rail = binari
trains-page-type-station = stazione
trains-page-type-victory = vittoria
trains-page-type-waste = inutile

# La fine in vista
trains-page-end-piles = Mazzetti vuoti: { $count } dei { $limit } che terminano la partita ({ $cards })
trains-page-end-piles-short = { $count } mazzetti vuoti su { $limit }
trains-page-end-rails = Il minor numero di binari rimasti a un giocatore, su { $limit }; a 0 la partita termina
trains-page-end-rails-short = { $count ->
    [one] binario
   *[other] binari
} (minimo)
trains-page-end-stations = Stazioni rimaste, su { $limit }; a 0 la partita termina
trains-page-end-stations-short = { $count ->
    [one] stazione
   *[other] stazioni
}
trains-page-end-turns-short = { $count ->
    [one] turno alla fine
   *[other] turni alla fine
}

# Carte in gioco, mano, mazzi
trains-page-in-play = In gioco
trains-page-in-play-of = In gioco: { $seat }
trains-page-nothing-played = Ancora niente.
trains-page-lasting = in vigore: { $cards }
trains-page-hand = La tua mano
trains-page-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
trains-page-no-cards = Nessuna carta.
trains-page-can-buy = Puoi comprare
trains-page-play-all = Gioca tutti i treni
trains-page-ends-turn = e finisci il turno
trains-page-gained = Ottenute
trains-page-revealed = Rivelate
trains-page-piles = I tuoi mazzi
trains-page-deck = Mazzo
trains-page-deck-top = in cima: { $cards }
trains-page-discard = Scarti
trains-page-look = guarda
trains-page-close = Chiudi
trains-page-cards-of = Tutte le carte di { $seat }
trains-page-waste-owned = { $waste } in tutto
trains-page-result = Risultato
trains-page-with-effect = con l’effetto
trains-page-without-effect = senza
trains-page-unused = Potresti ancora giocare { $cards }. Finire comunque il turno?

# Che cosa chiede una carta
trains-page-on-map = Scegli sulla mappa.
trains-page-in-hand = Scegli nella tua mano.
trains-page-keep = Tieni { $card }
trains-page-on-deck-note = è la prossima che peschi
trains-page-to-gained-note = scartata alla fine del turno
trains-page-in-deck = { $count ->
    [one] { $count } carta nel tuo mazzo
   *[other] { $count } carte nel tuo mazzo
}

# Che cosa fa una risposta
trains-page-doing-play = Gioca { $count } carte
trains-page-doing-discard-to-draw = { $count ->
    [one] Scarta { $card }
   *[other] Scarta { $count } carte
}
trains-page-doing-discard-to-draw-done = { $count ->
    [one] Scarta { $card }
   *[other] Scarta { $count } carte
}, pescane { $count }
trains-page-doing-discard-for-coins = { $count ->
    [one] Scarta { $card }
   *[other] Scarta { $count } carte
}
trains-page-doing-discard-for-coins-done = { $count ->
    [one] Scarta { $card }
   *[other] Scarta { $count } carte
} per { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
trains-page-doing-discard-exactly = { $count ->
    [one] Scarta { $card }
   *[other] Scarta { $count } carte
}
trains-page-doing-waste-for-coins = Restituisci { $count } { $waste }
trains-page-doing-waste-for-coins-done = Restituisci { $count } { $waste } per { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
}
trains-page-doing-price-of-train = Ottieni le monete di { $card }
trains-page-doing-copy = Copia { $card }
trains-page-doing-name = Nomina { $card }
trains-page-doing-take-revealed = Prendi { $card }
trains-page-doing-put-back = { $count ->
    [one] Rimetti { $card }
   *[other] Rimetti { $count } carte
} sul mazzo
trains-page-doing-show-train = Ottieni un altro { $card }
trains-page-doing-pull-train = Prendi { $card }
trains-page-doing-train-to-deck = Rimetti { $card } sul mazzo
trains-page-doing-remove = Elimina { $card }
trains-page-doing-gain-train = Prendi { $card }

# Come si leggono le carte
trains-page-ruling-lay-rails = Senza una casella che puoi pagare non fa nulla e non porta { $waste }.
trains-page-ruling-station-expansion = Non servono binari propri in quella città.
trains-page-ruling-waste = Chi non gioca né compra carte può restituire tutti i { $waste } della mano.
trains-page-ruling-amusement-park = Conta solo il valore stampato, non la moneta in più di un effetto.
trains-page-ruling-bullet-train = Dev’essere già in gioco; averne più d’uno non porta altro.
trains-page-ruling-command-central = Si può nominare qualsiasi carta della partita, anche se il suo mazzetto è vuoto.
trains-page-ruling-conductors-station = I { $waste } scartati restano tuoi: non tornano nella riserva.
trains-page-ruling-dump-site = I { $waste } arrivati prima restano.
trains-page-ruling-early-train = Vale solo per gli acquisti. La carta è subito sul mazzo e può essere pescata in questo turno.
trains-page-ruling-freight-train = I { $waste } tornano nel loro mazzetto.
trains-page-ruling-garage = Chi ha meno di due carte scarta quelle che ha.
trains-page-ruling-information-central = Tutti vedono le quattro carte. Possono essere meno di quattro.
trains-page-ruling-ironworks = Le monete arrivano prima di pagare i binari, anche se non se ne posano. Più carte si sommano.
trains-page-ruling-mail-train = I { $waste } scartati restano tuoi: non tornano nella riserva.
trains-page-ruling-maintenance-factory = Il treno deve avere nella riserva un mazzetto che non sia vuoto.
trains-page-ruling-signals = Solo tu vedi la carta.
trains-page-ruling-station-crew = Si può scegliere solo ciò che è possibile.
trains-page-ruling-stationmasters-office = Non copia un’altra carta uguale e non diventa un treno.
trains-page-ruling-switchback = Le sue monete restano tue.
trains-page-ruling-temporary-timetable = Anche i treni con un’azione sono treni.
trains-page-ruling-tourist-train = Il punto si segna ogni volta che viene giocata.
trains-page-ruling-wagon-factory = Non si elimina nulla se non c’è un treno da prendere.
