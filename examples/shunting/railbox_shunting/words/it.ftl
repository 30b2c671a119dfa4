shunting-summary = Prendete vagoni dal binario; chi prende l’ultimo segna anche una carta segreta.
shunting-option-wagons = Vagoni
shunting-option-wagons-help = Quanti vagoni ci sono sul binario all’inizio.
shunting-prompt = Prendi da uno a tre vagoni: sul binario { $wagons ->
    [one] ne resta 1
   *[other] ne restano { $wagons }
}.
shunting-take = Prendi { $wagons ->
    [one] 1 vagone
   *[other] { $wagons } vagoni
}
shunting-took = { $seat } prende { $wagons ->
    [one] 1 vagone
   *[other] { $wagons } vagoni
}.
shunting-last = { $seat } ha preso l’ultimo vagone e mostra un { $number }.
shunting-too-few-wagons = { $wagons ->
    [one] Resta solo 1 vagone
   *[other] Restano solo { $wagons } vagoni
}.
shunting-left = { $wagons ->
    [0] Il binario è vuoto.
    [one] Resta 1 vagone.
   *[other] Restano { $wagons } vagoni.
}
shunting-points = { $seat }: { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
shunting-hidden = una carta coperta
shunting-card = Carta { $number }
shunting-card-line = { $number } per l’ultimo vagone
shunting-card-text = Chi prende l’ultimo vagone con questa carta segna altri { $number }. A parità vince la carta più bassa.
shunting-from-wagons = Vagoni
shunting-from-card = Carta dell’ultimo vagone
shunting-lowest-card = A parità vince la carta più bassa.
shunting-end-siding-empty = L’ultimo vagone è stato preso.
