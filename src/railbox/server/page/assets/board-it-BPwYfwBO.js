var e=`# Mistakes of a board
transamerica-board-too-large = { $nodes } punti e { $edges } linee sono troppi: si può giocare fino a { $most } e { $lines }.
transamerica-board-node-twice = Punto { $node }: questo identificativo è indicato più di una volta.
transamerica-board-node-name = Punto { $name }: il nome si scrive con minuscole, cifre e trattini bassi.
transamerica-board-same-name = Due punti si chiamano { $name }.
transamerica-board-edge-nowhere = La linea numero { $number } porta al punto { $node }, che non esiste.
transamerica-board-edge-loop = Linea { $line }: porta da un punto a sé stesso.
transamerica-board-edge-cost = Linea { $line }: costa { $cost }, ma una linea costa 1 o 2.
transamerica-board-edge-twice = Linea { $line }: unisce gli stessi punti di { $first }.
transamerica-board-city-nowhere = { $city }: si trova al punto { $node }, che non esiste.
transamerica-board-two-cities = { $city } e { $second } si trovano sullo stesso punto.
transamerica-board-city-name = Città “{ $city }”: nel nome servono lettere o cifre.
transamerica-board-city-colour = { $city }: il colore “{ $colour }” si scrive con minuscole, cifre e trattini bassi.
transamerica-board-colours = Le città hanno { $count ->
    [one] { $count } colore
   *[other] { $count } colori
}; devono essere da { $least } a { $most }.
transamerica-board-few-cities = Il colore { $colour } ha { $count ->
    [one] { $count } città
   *[other] { $count } città
} in gioco; in { $players } ne serve una per ciascuno.
transamerica-board-apart = { $node }: { $count ->
    [one] nessuna linea porta a questo punto da { $origin }.
   *[other] nessuna linea porta a questi { $count } punti da { $origin }.
}

# What is worth knowing
transamerica-board-size = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, { $lines } linee, di cui { $doubles } doppie
transamerica-board-players = { $count ->
    [one] Città per { $least } giocatori
   *[other] Città per { $least }–{ $most } giocatori
}
transamerica-board-hands = Una mano costa da { $least } a { $most }
transamerica-board-hands-title = Quanto costa una mano
transamerica-board-hands-note = { $all ->
    [yes] tutte le { $count } mani
   *[no] { $count } mani a caso
}
transamerica-board-apart-title = Da città a città
transamerica-board-apart-note = { $count ->
    [one] costo, { $count } coppia
   *[other] costo, { $count } coppie
}
transamerica-board-costs-title = Dove mettersi
transamerica-board-costs-note = costo fino a una città, in media

# In the workshop
transamerica-board-tool-land = Terra
transamerica-board-tool-water = Acqua
transamerica-board-tool-single = Linea singola
transamerica-board-tool-mountain = Montagna
transamerica-board-tool-river = Fiume
transamerica-board-tool-cut = Nessuna linea
transamerica-board-tool-city = Città
transamerica-board-tool-dotted = Punteggiata
transamerica-board-tool-name = Nome
transamerica-board-point = Punto { $name }
transamerica-board-line = Linea da { $one } a { $two }
transamerica-board-new-city = Città { $number }
transamerica-board-dotted = Solo da 4 in su
transamerica-board-tracks = Binari
transamerica-board-points = Punti all’inizio
`;export{e as default};