shunting-summary = Prenez des wagons sur la voie de garage ; qui prend le dernier marque aussi une carte secrète.
shunting-option-wagons = Wagons
shunting-option-wagons-help = Combien de wagons attendent sur la voie au début.
shunting-prompt = Prenez un à trois wagons : il en reste { $wagons }.
shunting-take = Prendre { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}
shunting-took = { $seat } prend { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
shunting-last = { $seat } a pris le dernier wagon et montre un { $number }.
shunting-too-few-wagons = Il ne reste { $wagons ->
    [one] qu’un wagon
   *[other] que { $wagons } wagons
}.
shunting-left = { $wagons ->
    [0] La voie est vide.
    [one] Il reste 1 wagon.
   *[other] Il reste { $wagons } wagons.
}
shunting-points = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
shunting-hidden = une carte cachée
shunting-card = Carte { $number }
shunting-card-line = { $number } pour le dernier wagon
shunting-card-text = Qui prend le dernier wagon avec cette carte marque { $number } de plus. À égalité, la carte la plus basse l’emporte.
shunting-from-wagons = Wagons
shunting-from-card = Carte du dernier wagon
shunting-lowest-card = À égalité, la carte la plus basse l’emporte.
shunting-end-siding-empty = Le dernier wagon a été pris.
