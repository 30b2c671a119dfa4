var e=`# Mistakes of a map
trains-board-cells = Una mappa ha da { $least } a { $most } caselle, non { $count }.
trains-board-twice = { $cell }: questa casella è indicata più di una volta.
trains-board-buildings = { $cell }: una città ha da 1 a { $most } edifici, non { $count }.
trains-board-remote = { $cell }: a una città esterna serve un numero da 1 a { $most }, non { $count }.
trains-board-no-city = { $cell }: solo una città ha edifici.
trains-board-no-remote = { $cell }: solo una città esterna ha un numero.
trains-board-nameless = { $cell }: a una città, anche esterna, serve un nome.
trains-board-border-nowhere = { $cell }: un confine bloccato nomina questa casella, che non esiste.
trains-board-border-apart = { $cell }: non tocca { $other }, quindi non c’è un confine da bloccare.
trains-board-starts = Servono almeno { $least } caselle dove una linea può cominciare: né mare né città esterne.
trains-board-apart = { $cell }: { $count ->
    [one] nessun binario può arrivare a questa casella da { $from }.
   *[other] nessun binario può arrivare a queste { $count } caselle da { $from }.
}

# What is worth knowing
trains-board-land = { $count ->
    [one] { $count } casella di terra, collegata
   *[other] Le { $count } caselle di terra sono collegate
}
trains-board-room = { $count ->
    [one] { $count } edificio
   *[other] { $count } edifici
} per { $stations } stazioni
trains-board-distances = Tra le città ci sono da { $least } a { $most } caselle
trains-board-apart-title = Da città a città
trains-board-apart-note = { $count ->
    [one] passi, { $count } coppia
   *[other] passi, { $count } coppie
}
trains-board-costs-title = Dove cominciare
trains-board-costs-note = monete fino a una città, in media

# In the workshop
trains-board-tool-field = Campo
trains-board-tool-river = Fiume
trains-board-tool-mountain = Montagna
trains-board-tool-city = Città
trains-board-tool-remote = Esterna
trains-board-tool-sea = Mare
trains-board-tool-border = Confine
trains-board-tool-buildings = Edifici
trains-board-tool-name = Nome
trains-board-number = Numero
trains-board-cell = { $name }
trains-board-spot = { $name }: { $terrain }
trains-board-between = Confine tra { $one } e { $two }
trains-board-new-city = Città { $number }
trains-board-new-remote = Lontano { $number }
`;export{e as default};