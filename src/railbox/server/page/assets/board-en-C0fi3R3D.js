var e=`# Mistakes of a board
transamerica-board-too-large = { $nodes } points and { $edges } lines are too many: up to { $most } and { $lines } can be played.
transamerica-board-node-twice = Point { $node }: this id is given more than once.
transamerica-board-node-name = Point { $name }: its name must be small letters, digits and underscores.
transamerica-board-same-name = Two points are called { $name }.
transamerica-board-edge-nowhere = Line number { $number } leads to point { $node }, which does not exist.
transamerica-board-edge-loop = Line { $line }: it leads from a point to itself.
transamerica-board-edge-cost = Line { $line }: it costs { $cost }, but a line costs 1 or 2.
transamerica-board-edge-twice = Line { $line }: it joins the same points as { $first }.
transamerica-board-city-nowhere = { $city }: it stands on point { $node }, which does not exist.
transamerica-board-two-cities = { $city } and { $second } stand on the same point.
transamerica-board-city-name = City “{ $city }”: its name needs letters or digits.
transamerica-board-city-colour = { $city }: the colour “{ $colour }” must be small letters, digits and underscores.
transamerica-board-colours = The cities have { $count ->
    [one] { $count } colour
   *[other] { $count } colours
}; there must be { $least } to { $most }.
transamerica-board-few-cities = Colour { $colour } has { $count ->
    [one] { $count } city
   *[other] { $count } cities
} in play; { $players } players need one each.
transamerica-board-apart = { $node }: { $count ->
    [one] no line leads to this point from { $origin }.
   *[other] no line leads to these { $count } points from { $origin }.
}

# What is worth knowing
transamerica-board-size = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lines } lines, { $doubles } of them double
transamerica-board-players = { $count ->
    [one] Cities for { $least } players
   *[other] Cities for { $least } to { $most } players
}
transamerica-board-hands = A hand costs { $least } to { $most }
transamerica-board-hands-title = What a hand costs
transamerica-board-hands-note = { $all ->
    [yes] all { $count } hands
   *[no] { $count } hands by chance
}
transamerica-board-apart-title = City to city
transamerica-board-apart-note = { $count ->
    [one] cost, { $count } pair
   *[other] cost, { $count } pairs
}
transamerica-board-costs-title = Where to stand
transamerica-board-costs-note = cost to a city, on average

# In the workshop
transamerica-board-tool-land = Land
transamerica-board-tool-water = Water
transamerica-board-tool-single = Single line
transamerica-board-tool-mountain = Mountain
transamerica-board-tool-river = River
transamerica-board-tool-cut = No line
transamerica-board-tool-city = City
transamerica-board-tool-dotted = Dotted
transamerica-board-tool-name = Name
transamerica-board-point = Point { $name }
transamerica-board-line = Line from { $one } to { $two }
transamerica-board-new-city = City { $number }
transamerica-board-dotted = Only for 4 and more
transamerica-board-tracks = Tracks
transamerica-board-points = Points at the start
`;export{e as default};