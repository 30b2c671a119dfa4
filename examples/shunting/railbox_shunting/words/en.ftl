shunting-summary = Take wagons from the siding; whoever takes the last one scores a secret card too.
shunting-option-wagons = Wagons
shunting-option-wagons-help = How many wagons stand on the siding at first.
shunting-prompt = { $wagons ->
    [one] Take the last wagon.
   *[other] Take one to three of the { $wagons } wagons.
}
shunting-take = Take { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}
shunting-took = { $seat } takes { $wagons ->
    [one] 1 wagon
   *[other] { $wagons } wagons
}.
shunting-last = { $seat } has taken the last wagon and shows a { $number }.
shunting-too-few-wagons = There { $wagons ->
    [one] is only 1 wagon
   *[other] are only { $wagons } wagons
} left.
shunting-left = { $wagons ->
    [0] The siding is empty.
    [one] 1 wagon is left.
   *[other] { $wagons } wagons are left.
}
shunting-points = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
shunting-hidden = a card face down
shunting-card = Card { $number }
shunting-card-line = { $number } for the last wagon
shunting-card-text = Whoever takes the last wagon with this card scores { $number } more. Of several players with the most points, the lowest card wins.
shunting-from-wagons = Wagons
shunting-from-card = Card of the last wagon
shunting-lowest-card = Of those with the most points, the lowest card wins.
shunting-end-siding-empty = The last wagon was taken.
