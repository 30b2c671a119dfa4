var e=`# Mistakes of a set of tiles
metro-board-code = Tile { $code }: a code has four of the letters a, b, c and d.
metro-board-tracks = Tile { $code }: two of its tracks leave by the same side.
metro-board-twice = Tile { $code }: this kind is given more than once.
metro-board-turned = Tile { $code }: turned to the right it is { $turned }, which the set lacks.
metro-board-count = There must be { $cells } tiles for the { $cells } cells, not { $count }.
metro-board-rail = Central rail { $code }: the set has no such kind of tile.
metro-board-rails = The { $cells } cells of the centre need as many central rails, not { $count }.
`;export{e as default};