var e=`# Le parole della plancia di TransAmerica nel browser

transamerica-page-name = { $name }

# Mappa
transamerica-page-board = Mappa di TransAmerica
transamerica-page-network = Rete: { $seats }
transamerica-page-private-of = Binario personale: { $seat }
transamerica-page-city-out = non distribuita con così pochi giocatori
transamerica-page-double = linea doppia
transamerica-page-saves = { $saved ->
    [one] { $saved } punto mancante in meno
   *[other] { $saved } punti mancanti in meno
}
transamerica-page-joins = { $joins ->
    [one] collega { $joins } altro giocatore
   *[other] collega altri { $joins } giocatori
}
transamerica-page-ends = { $loss ->
    [0] chiude la manche, non perdi nulla
    [one] chiude la manche, perdi { $loss } punto
   *[other] chiude la manche, perdi { $loss } punti
}

# Ripiano
transamerica-page-cities = { $count ->
    [one] La tua città
    [5] Le tue cinque città
   *[other] Le tue { $count } città
}
transamerica-page-missing = { $missing ->
    [one] { $missing } mancante
   *[other] { $missing } mancanti
}
transamerica-page-missing-then = { $missing } → { $then ->
    [one] { $then } mancante
   *[other] { $then } mancanti
}
transamerica-page-joined = collegata
transamerica-page-away = a { $away }
transamerica-page-nearer = { $away } → { $then }
transamerica-page-missed = , mancata
transamerica-page-way = Via più breve
transamerica-page-way-help = Disegna sulla mappa un collegamento meno caro fra tutte le tue città
transamerica-page-turn-first = Questo turno: due binari su linee semplici, o uno su una linea doppia
transamerica-page-turn-second = Questo turno: ancora un binario su una linea semplice, se vuoi
transamerica-page-turn-none = Un turno ha due binari su linee semplici, o uno su una linea doppia
transamerica-page-kind = Quale binario posare
transamerica-page-kind-track = Binario comune
transamerica-page-kind-own = Binario personale
transamerica-page-stock = { $left ->
    [one] ne resta { $left }
   *[other] ne restano { $left }
}
transamerica-page-open-cities = Città scoperte

# Punti e fine della manche
transamerica-page-points = Punti
transamerica-page-points-of = { $name } { $points }
transamerica-page-barrier = { $points ->
    [one] la partita finisce quando qualcuno ha { $points } punto o meno
   *[other] la partita finisce quando qualcuno ha { $points } punti o meno
}
transamerica-page-round = Manche { $round }:
transamerica-page-loss = { $name } −{ $loss }
transamerica-page-show-end = Mostra com’è finita la manche
transamerica-page-round-over = { $tracks ->
    [one] Fine della manche { $round } · { $tracks } binario
   *[other] Fine della manche { $round } · { $tracks } binari
}
transamerica-page-complete = { $count ->
    [one] { $seats } ha collegato tutte le città
   *[other] { $seats } hanno collegato tutte le città
}
transamerica-page-end-no-tracks = Tutti i binari sono posati e nessuno ha collegato tutte le città
transamerica-page-end-stuck = Nessuno può più posare binari
transamerica-page-next-round = Prossima manche
transamerica-page-losses = Manche { $round }: perdite
transamerica-page-losses-help = i binari mancanti sono tratteggiati sulla mappa
transamerica-page-barrier-moved = { $points ->
    [one] la barriera si è spostata: ora la partita finisce con { $points } punto o meno
   *[other] la barriera si è spostata: ora la partita finisce con { $points } punti o meno
}

# Ciò che mostra la cornice
transamerica-page-points-left = punti rimasti
transamerica-page-note-none = ancora senza pedina
transamerica-page-note-alone = rete a sé
transamerica-page-note-joined = in rete con { $names }
transamerica-page-note-many = in rete con altri { $count }
transamerica-page-note-private = { $left } propri · { $joined }
transamerica-page-note-lost = manche { $round }: { $loss ->
    [0] niente perso
    [one] { $loss } punto perso
   *[other] { $loss } punti persi
}
transamerica-page-caption = manche { $round }{ $phase ->
    [hub] {""}
    [second] {" "}· ancora un binario semplice in questo turno
   *[other] {" "}· { $left ->
        [one] resta { $left } binario
       *[other] restano { $left } binari
    }
}
transamerica-page-gain = { $saved ->
    [0] {""}
   *[other] −{ $saved }
}{ $joins ->
    [0] {""}
   *[other] {" "}collega { $joins }
}
transamerica-page-gain-hub = { $points } da posare
transamerica-page-gain-ends = chiude la manche: { $loss ->
    [0] 0
   *[other] −{ $loss }
}
`;export{e as default};