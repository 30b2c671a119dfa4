var e=`# Words of TransAmerica's board in the browser

transamerica-page-name = { $name }

# Map
transamerica-page-board = Map of TransAmerica
transamerica-page-network = Network of { $seats }
transamerica-page-private-of = Private track of { $seat }
transamerica-page-city-out = not dealt with so few players
transamerica-page-double = double line
transamerica-page-saves = { $saved ->
    [one] { $saved } point fewer missing
   *[other] { $saved } points fewer missing
}
transamerica-page-joins = { $joins ->
    [one] joins { $joins } other player
   *[other] joins { $joins } other players
}
transamerica-page-ends = { $loss ->
    [0] ends the round, you lose nothing
    [one] ends the round, you lose { $loss } point
   *[other] ends the round, you lose { $loss } points
}

# Tray
transamerica-page-cities = { $count ->
    [one] Your city
    [5] Your five cities
   *[other] Your { $count } cities
}
transamerica-page-missing = { $missing } missing
transamerica-page-missing-then = { $missing } → { $then } missing
transamerica-page-joined = joined
transamerica-page-away = { $away } away
transamerica-page-nearer = { $away } → { $then }
transamerica-page-missed = , missed
transamerica-page-way = Cheapest way
transamerica-page-way-help = Draw a cheapest way to all your cities on the map
transamerica-page-turn-first = This turn: two tracks on single lines, or one on a double line
transamerica-page-turn-second = This turn: one more track on a single line, if you like
transamerica-page-turn-none = A turn has two tracks on single lines, or one on a double line
transamerica-page-kind = Which track to lay
transamerica-page-kind-track = Track for all
transamerica-page-kind-own = Private track
transamerica-page-stock = { $left } left
transamerica-page-open-cities = Open cities

# Points and the end of a round
transamerica-page-points = Points
transamerica-page-points-of = { $name } { $points }
transamerica-page-barrier = { $points ->
    [one] the game ends when somebody has { $points } point or fewer
   *[other] the game ends when somebody has { $points } points or fewer
}
transamerica-page-round = Round { $round }:
transamerica-page-loss = { $name } −{ $loss }
transamerica-page-show-end = Show how the round ended
transamerica-page-round-over = { $tracks ->
    [one] Round { $round } is over · { $tracks } track
   *[other] Round { $round } is over · { $tracks } tracks
}
transamerica-page-complete = { $count ->
    [one] { $seats } has joined all cities
   *[other] { $seats } have joined all cities
}
transamerica-page-end-no-tracks = All tracks are laid, and nobody has joined all cities
transamerica-page-end-stuck = Nobody can lay a track any more
transamerica-page-next-round = Next round
transamerica-page-losses = Round { $round }: losses
transamerica-page-losses-help = the missing tracks are dashed on the map
transamerica-page-barrier-moved = { $points ->
    [one] the barrier has moved: now { $points } point or fewer ends the game
   *[other] the barrier has moved: now { $points } points or fewer end the game
}

# What the frame shows
transamerica-page-points-left = points left
transamerica-page-note-none = no marker yet
transamerica-page-note-alone = own network
transamerica-page-note-joined = joined with { $names }
transamerica-page-note-many = joined with { $count } others
transamerica-page-note-private = { $left } private · { $joined }
transamerica-page-note-lost = round { $round }: { $loss ->
    [0] nothing lost
    [one] { $loss } point lost
   *[other] { $loss } points lost
}
transamerica-page-caption = round { $round }{ $phase ->
    [hub] {""}
    [second] {" "}· one single track left in this turn
   *[other] {" "}· { $left ->
        [one] { $left } track left
       *[other] { $left } tracks left
    }
}
transamerica-page-gain = { $saved ->
    [0] {""}
   *[other] −{ $saved }
}{ $joins ->
    [0] {""}
   *[other] {" "}joins { $joins }
}
transamerica-page-gain-hub = { $points } to lay
transamerica-page-gain-ends = ends the round: { $loss ->
    [0] 0
   *[other] −{ $loss }
}
`;export{e as default};