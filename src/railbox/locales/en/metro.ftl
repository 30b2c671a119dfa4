# Prompts
metro-prompt-turn = Place your tile, or draw one that you must then place.
metro-prompt-turn-no-supply = Place your tile; the supply is empty.
metro-prompt-turn-expansions = Place a tile, draw one, or use an expansion: exchange a share or place a central wagon.
metro-prompt-place = Place the tile { $tile }.

# Events
metro-tile-placed = { $seat } places { $tile } on { $cell }.
metro-tile-drawn = { $seat } draws a tile and has to place it.
metro-tile-drawn-own = You draw { $tile } and have to place it.
metro-hand-refilled-own = You take { $tile } into your hand.
metro-line-closed = The { $owner } line of station { $departure } arrives at { $arrival }: { $passages } passages, { $points } points.
metro-line-closed-unowned = The line of station { $departure } arrives at { $arrival } after { $passages } passages; nobody scores.
metro-share-exchanged = { $seat } exchanges a { $percent } % share ({ $returned }) for one from the { $source ->
    [open] table
   *[pile] pile
} ({ $taken }).
metro-share-turned-up = The next { $percent } % share on the table is { $company }.
metro-wagon-placed = { $seat } places the { $owner } wagon at { $place }.
metro-wagon-placed-by-share = { $seat } shows a { $percent } % share and places the { $owner } wagon at { $place }.
metro-turn-skipped = { $seat } can do nothing and is skipped.
metro-number-scored = { $seat } scores { $points } for station number { $number }.
metro-shares-scored = { $seat } scores { $dividends } for shares and { $bonus } for majorities.
metro-board-full = The board is full: the game is over.

# Refusals
metro-place-the-tile = You have chosen or drawn a tile: it must be placed now.
metro-supply-empty = The supply is empty: play a tile of your hand.
metro-one-tile-in-hand = You hold one tile: place it, there is nothing to choose.
metro-tile-not-in-hand = You do not hold a { $tile } tile.
metro-choose-a-tile = Choose first which tile of your hand to place.
metro-no-tile-left = You have no tile left to place.
metro-orientation = Tiles are placed with their arrow pointing north; turning them is a variant.
metro-same-when-turned = The tile { $tile } looks the same when turned that far.
metro-cell-taken = There is a tile on { $cell } already.
metro-not-adjacent = { $cell } touches neither a tile nor the border of the board.
metro-one-tile-line = On { $cell } the tile would finish a line of a single tile, and it can be placed elsewhere.
metro-no-companies = There are no shares in this game.
metro-exchange-closed = A company has reached { $profit }: shares can no longer be exchanged.
metro-round-without-tile = Nobody has placed a tile for a whole round: a tile must be placed.
metro-share-shown = Your { $percent } % share lies open and cannot be exchanged.
metro-no-central-wagons = There are no central wagons in this game.
metro-show-a-share = Say which share you show for the wagon.
metro-own-wagon = Your own central wagon needs no share.
metro-wagon-used = That central wagon has been placed already.
metro-departure-taken = There is a wagon at { $place } already.
metro-one-tile-line-finished = From { $place } a finished line of a single tile starts: no wagon may be put there.
