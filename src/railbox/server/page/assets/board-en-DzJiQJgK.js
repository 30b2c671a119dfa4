var e=`# Mistakes of a map
trains-board-cells = A map has { $least } to { $most } cells, not { $count }.
trains-board-twice = { $cell }: this cell is given more than once.
trains-board-buildings = { $cell }: a city has 1 to { $most } buildings, not { $count }.
trains-board-remote = { $cell }: a remote location needs a number from 1 to { $most }, not { $count }.
trains-board-no-city = { $cell }: only a city has buildings.
trains-board-no-remote = { $cell }: only a remote location has a number.
trains-board-nameless = { $cell }: a city or a remote location needs a name.
trains-board-border-nowhere = { $cell }: a blocked border names this cell, but there is none.
trains-board-border-apart = { $cell }: it does not touch { $other }, so there is no border to block.
trains-board-starts = A map needs { $least } cells at least where a line may begin: neither sea nor remote.
trains-board-apart = { $cell }: { $count ->
    [one] no rail can get to this cell from { $from }.
   *[other] no rail can get to these { $count } cells from { $from }.
}

# What is worth knowing
trains-board-land = { $count ->
    [one] { $count } land cell, joined
   *[other] All { $count } land cells hang together
}
trains-board-room = { $count ->
    [one] { $count } building
   *[other] { $count } buildings
} for { $stations } stations
trains-board-distances = Cities lie { $least } to { $most } cells apart
trains-board-apart-title = City to city
trains-board-apart-note = { $count ->
    [one] steps, { $count } pair
   *[other] steps, { $count } pairs
}
trains-board-costs-title = Where to begin
trains-board-costs-note = coins to a city, on average

# In the workshop
trains-board-tool-field = Field
trains-board-tool-river = River
trains-board-tool-mountain = Mountain
trains-board-tool-city = City
trains-board-tool-remote = Remote
trains-board-tool-sea = Sea
trains-board-tool-border = Border
trains-board-tool-buildings = Buildings
trains-board-tool-name = Name
trains-board-number = Number
trains-board-cell = { $name }
trains-board-spot = { $name }: { $terrain }
trains-board-between = Border of { $one } and { $two }
trains-board-new-city = City { $number }
trains-board-new-remote = Far { $number }
`;export{e as default};