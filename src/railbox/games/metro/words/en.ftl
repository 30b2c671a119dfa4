metro-summary = Lay tracks across Paris: make your own lines long and everybody else’s short.

# Tiles, by the tracks that a train finds when it enters by one of the four sides
metro-tile-aaaa = four straights
metro-tile-aacb = two straights, two curves, the tight one south-east
metro-tile-acba = two straights, two curves, the tight one north-east
metro-tile-baac = two straights, two curves, the tight one south-west
metro-tile-cbaa = two straights, two curves, the tight one north-west
metro-tile-bcbc = curves north-east and south-west
metro-tile-cbcb = curves north-west and south-east
metro-tile-accd = straight, two tight curves, U-turn west
metro-tile-ccda = straight, two tight curves, U-turn south
metro-tile-cdac = straight, two tight curves, U-turn east
metro-tile-dacc = straight, two tight curves, U-turn north
metro-tile-adad = north–south straights, two U-turns
metro-tile-dada = east–west straights, two U-turns
metro-tile-adbb = straight, two wide curves, U-turn east
metro-tile-badb = straight, two wide curves, U-turn south
metro-tile-bbad = straight, two wide curves, U-turn west
metro-tile-dbba = straight, two wide curves, U-turn north
metro-tile-bbbb = four wide curves
metro-tile-bcdd = two curves north-east, two U-turns
metro-tile-cddb = two curves north-west, two U-turns
metro-tile-dbcd = two curves south-east, two U-turns
metro-tile-ddbc = two curves south-west, two U-turns
metro-tile-cccc = four tight curves
metro-tile-dddd = four U-turns
metro-tile-line = { $count ->
    [one] One of the 60 tiles is of this kind
   *[other] { $count } of the 60 tiles are of this kind
}
metro-tile-text = Trains keep to the right. A line scores one point each time it passes the tile, so a tile that it passes four times is worth four points to it.

# Colours: of players, or of companies
metro-colour-yellow = yellow
metro-colour-blue = blue
metro-colour-orange = orange
metro-colour-green = green
metro-colour-purple = purple
metro-colour-black = black
metro-colour-red = red
metro-colour-white = white
metro-mark-yellow = Ye
metro-mark-blue = Bl
metro-mark-orange = Or
metro-mark-green = Gr
metro-mark-purple = Pu
metro-mark-black = Bk
metro-mark-red = Re
metro-mark-white = Wh
metro-line-yellow = The yellow line
metro-line-blue = The blue line
metro-line-orange = The orange line
metro-line-green = The green line
metro-line-purple = The purple line
metro-line-black = The black line
metro-line-red = The red line
metro-line-white = The white line
metro-wagon-yellow = the yellow wagon
metro-wagon-blue = the blue wagon
metro-wagon-orange = the orange wagon
metro-wagon-green = the green wagon
metro-wagon-purple = the purple wagon
metro-wagon-black = the black wagon
metro-wagon-red = the red wagon
metro-wagon-white = the white wagon
metro-company-yellow = the yellow company
metro-company-blue = the blue company
metro-company-orange = the orange company
metro-company-green = the green company
metro-company-purple = the purple company
metro-company-black = the black company
metro-company-red = the red company
metro-company-white = the white company
metro-company-unknown = unknown

# Components of the expansions
metro-text = { $text }
metro-company-line = Its wagons stand at stations { $stations }
metro-company-text = The lines of its wagons bring the company profit. At the end it is worth 8 points less one for each company with more profit; every 10 % of it pay its holder that much. Whoever holds the largest part also gets a tenth of its profit, rounded down; tied holders get it in full.
metro-share = { $percent } % share
metro-share-line = { $tenths ->
    [one] Pays the value of its company
   *[other] Pays { $tenths } times the value of its company
}
metro-share-text = Everybody holds one share of each size. Instead of placing a tile you may put a share under the pile of its size and take the open one or the top of the pile, until a company has reached a profit of 25.
metro-central-wagons = Central wagons
metro-central-wagons-line = A wagon that starts in the Central Station
metro-central-wagons-text = Instead of placing a tile you may put a central wagon on a free place of the Central Station. Its line never counts double. Every player has one; with companies, show a share of the company whose wagon it is: the share stays open and can no longer be exchanged.
metro-central-rails = Central rails
metro-central-rails-line = Four rail tiles in place of the Central Station
metro-central-rails-text = Lines run through the centre to the border; none ends there and none counts double. The rail tiles are no neighbours for placing.
metro-number = Station number { $number }
metro-number-line = Scores the line that arrives at station { $number }
metro-number-text = At the end the holder also scores the points of the line that arrives at station { $number }, whoever’s it is: twice its passages if it starts in the Central Station.

# Labels
metro-label-place-none = Place the tile on { $cell }
metro-label-place-right = Place the tile on { $cell }, turned right
metro-label-place-half = Place the tile on { $cell }, turned halfway
metro-label-place-left = Place the tile on { $cell }, turned left
metro-label-draw = Draw a tile
metro-label-tile = Choose the tile “{ $tile }”
metro-label-exchange-open = Exchange the { $percent } % share for the open one
metro-label-exchange-pile = Exchange the { $percent } % share for the top of the pile
metro-label-wagon = Place your wagon at { $place }
metro-label-wagon-by-share = Show the { $percent } % share and place its wagon at { $place }
metro-label-pass = Pass

# Prompts
metro-prompt-turn = Place your tile{ $draw ->
    [0] {""}
   *[other] , or draw one that you must then place
}{ $exchange ->
    [0] {""}
   *[other] , or exchange a share
}{ $wagon ->
    [0] {""}
   *[other] , or place a central wagon
}.
metro-prompt-turn-hand = Choose a tile of your hand{ $draw ->
    [0] {""}
   *[other] , or draw one that you must then place
}{ $exchange ->
    [0] {""}
   *[other] , or exchange a share
}{ $wagon ->
    [0] {""}
   *[other] , or place a central wagon
}.
metro-prompt-no-tile = You have no tile left: pass{ $exchange ->
    [0] {""}
   *[other] , or exchange a share
}{ $wagon ->
    [0] {""}
   *[other] , or place a central wagon
}.
metro-prompt-place = Place the tile “{ $tile }”.

# Events
metro-tile-placed = { $seat } places the tile “{ $tile }” on { $cell }.
metro-tile-drawn = { $seat } draws a tile and has to place it.
metro-tile-drawn-own = You draw the tile “{ $tile }” and have to place it.
metro-hand-refilled-own = You take the tile “{ $tile }” into your hand.
metro-from-station = from station { $station }
metro-from-centre = from { $place } in the Central Station
metro-to-station = at station { $station }
metro-to-centre = in the Central Station ({ $place })
metro-to-centre-doubled = in the Central Station ({ $place }), which counts double
metro-line-closed = { $line } { $from } arrives { $to }: { $passages ->
    [one] one passage
   *[other] { $passages } passages
}, { $points ->
    [one] one point
   *[other] { $points } points
}.
metro-line-closed-unowned = The line { $from } arrives { $to } after { $passages ->
    [one] one passage
   *[other] { $passages } passages
}; it has no wagon and scores for nobody.
metro-share-exchanged-open = { $seat } exchanges a { $percent } % share ({ $returned }) for the open one ({ $taken }).
metro-share-exchanged-pile = { $seat } exchanges a { $percent } % share ({ $returned }) for the top of the pile ({ $taken }).
metro-share-turned-up = The next open { $percent } % share is turned up: { $company }.
metro-wagon-placed = { $seat } places { $wagon } at { $place }.
metro-wagon-placed-by-share = { $seat } shows a { $percent } % share and places { $wagon } at { $place }.
metro-turn-skipped = { $seat } can do nothing and is skipped.
metro-turn-passed = { $seat } has no tile left and passes.
metro-number-scored = { $seat } scores { $points ->
    [one] one point
   *[other] { $points } points
} for station number { $number }.
metro-shares-scored = { $seat } scores { $dividends ->
    [one] one point
   *[other] { $dividends } points
} for shares and { $bonus ->
    [one] one point
   *[other] { $bonus } points
} for majorities.
metro-end-board-full = The board is full: the game is over.

# Points
metro-sheet-border = Lines to the border
metro-sheet-centre = Lines into the Central Station, doubled
metro-sheet-from-centre = Lines from the Central Station
metro-sheet-share = { $percent } % share
metro-sheet-majorities = Majorities
metro-sheet-numbers = Station numbers
metro-tie-shared = Nothing breaks a tie: the victory is shared.

# Refusals
metro-place-the-tile = You have chosen or drawn a tile: it must be placed now.
metro-supply-empty = The supply is empty: there is nothing to draw.
metro-one-tile-in-hand = You hold one tile: there is nothing to choose.
metro-tile-not-in-hand = You do not hold the tile “{ $tile }”.
metro-tile-left = You still have a tile: only who has none may pass.
metro-choose-a-tile = Choose first which tile of your hand to place.
metro-no-tile-left = You have no tile left.
metro-orientation = Tiles are placed with their arrow pointing north; turning them is a variant.
metro-same-when-turned = Turned that far, the tile looks just as it does { $turn }: choose that.
metro-turn-none = as it is
metro-turn-right = turned right
metro-cell-taken = There is a tile on { $cell } already.
metro-in-the-centre = { $cell } belongs to the Central Station: no tile is placed there.
metro-not-adjacent = { $cell } touches neither a tile that was placed nor the border of the board.
metro-one-tile-line = On { $cell } the tile would finish a line of a single tile, and there is another way to place it.
metro-no-companies = There are no shares in this game.
metro-exchange-closed = A company has reached { $profit }: shares can no longer be exchanged.
metro-rounds-without-tile = Nobody has placed a tile for { $rounds } rounds: place one before shares are exchanged again.
metro-share-shown = Your { $percent } % share lies open and cannot be exchanged.
metro-no-central-wagons = There are no central wagons in this game.
metro-show-a-share = A central wagon belongs to a company: say which share you show for it.
metro-wagon-used = You have placed your central wagon already.
metro-company-wagon-used = The central wagon of your share ({ $company }) has been placed already.
metro-departure-taken = There is a wagon at { $place } already.
metro-one-tile-line-finished = A finished line of a single tile starts at { $place }: no wagon may be put there.

# The board as text
metro-text-legend = * marks a line that has arrived. Trains keep to the right; where tracks meet, they cross.
metro-text-hand = In hand:
metro-text-to-place = To place:
metro-text-supply = { $count ->
    [0] The supply is empty
    [one] One tile in the supply
   *[other] { $count } tiles in the supply
}
metro-text-points = { $points ->
    [one] one point
   *[other] { $points } points
}
metro-text-tiles = { $count ->
    [0] no tile
    [one] one tile
   *[other] { $count } tiles
}
metro-text-shown = shown
metro-text-numbers = station numbers { $numbers }
metro-text-central-wagon = central wagon ready
metro-text-company = profit { $profit }, value { $value }
metro-text-open = open
metro-text-pile = pile

# Options
metro-option-first = First player
metro-option-first-help = Who has the first turn.
metro-option-first-first-seat = Player 1
metro-option-first-random = By lot
metro-option-hand-size = Tiles in hand
metro-option-hand-size-help = With two or three tiles you choose which one to place.
metro-option-hand-size-ruling = You may still draw another tile, which must then be placed. Hands are filled up after each tile and shrink together at the end.
metro-option-free-orientation = Turn tiles
metro-option-free-orientation-help = Tiles may be turned before they are placed.
metro-option-free-orientation-ruling = Turns that look alike are offered once. A line of a single tile is allowed only where no turn of the tile fits anywhere else.
metro-option-companies = Companies
metro-option-companies-help = The lines belong to eight companies; players hold and exchange secret shares of them.
metro-option-companies-ruling = Points stay hidden until the end. Shares can be exchanged while every company has earned less than 25. A majority brings a tenth of the profit, rounded down, to each of those who share it.
metro-option-central-wagons = Central wagons
metro-option-central-wagons-help = A wagon may start a line from the Central Station. Not together with the central rails.
metro-option-central-wagons-ruling = Placing one is the whole turn. A line from the centre never counts double. On a finished line of two passages or more a wagon scores at once; one that is not placed is worth nothing.
metro-option-central-rails = Central rails
metro-option-central-rails-help = Four rail tiles cover the Central Station. The shapes of the eight tiles are our own: no source shows the printed ones. Not together with central wagons.
metro-option-central-rails-ruling = No line ends in the centre and nothing counts double. The rail tiles are no neighbours for placing a tile.
metro-option-central-rail-points = Points for central rails
metro-option-central-rail-points-help = What a line scores each time it passes a central rail tile.
metro-option-station-numbers = Station numbers
metro-option-station-numbers-help = How many secret numbers of each colour every player gets. All players together can have 8 of a colour. The four colours, one for each side of the board, are our own: no source shows the printed ones.
metro-option-station-numbers-ruling = The holder scores the line that ends at the number, twice if it began in the centre. A line without a wagon counts too.
metro-option-more-numbers-1-8 = More numbers from 1 to 8
metro-option-more-numbers-1-8-help = If you agree on more numbers of this colour: how many more for everybody.
metro-option-more-numbers-9-16 = More numbers from 9 to 16
metro-option-more-numbers-9-16-help = If you agree on more numbers of this colour: how many more for everybody.
metro-option-more-numbers-17-24 = More numbers from 17 to 24
metro-option-more-numbers-17-24-help = If you agree on more numbers of this colour: how many more for everybody.
metro-option-more-numbers-25-32 = More numbers from 25 to 32
metro-option-more-numbers-25-32-help = If you agree on more numbers of this colour: how many more for everybody.
metro-option-open-numbers = Open station numbers
metro-option-open-numbers-help = Everybody sees everybody’s station numbers from the start.
metro-option-numbering = Numbers of the stations
metro-option-numbering-help = Which way round the board the stations are numbered.
metro-option-numbering-metro2000-anticlockwise = Anticlockwise, as in Metro (2000)
metro-option-numbering-cablecar2009-clockwise = Clockwise, as in Cable Car (2009)

# What cannot be combined
metro-wagons-or-rails = Central wagons and central rails exclude each other: the rails cover the places where central wagons start.
metro-too-many-numbers = { $each } station numbers of a colour for each of { $players } players are { $needed }; there are 8.
