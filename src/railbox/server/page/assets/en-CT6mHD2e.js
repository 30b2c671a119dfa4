var e=`metro-summary = Lay tracks across Paris: make your own lines long and everybody else’s short.

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

# The first lesson
metro-lesson-first = First ride
metro-lesson-first-line = Lay tiles, make your lines grow, bring them into the Central Station.
metro-lesson-first-board = The board and the wagons
metro-lesson-first-board-say = You are yellow. Your sixteen wagons stand at the odd stations, blue’s at the even ones. From every wagon a line will run across the board. You want long yellow lines and short blue ones.
metro-lesson-first-tile = A tile has four tracks
metro-lesson-first-tile-say = This is your tile. On each side one track comes in and one goes out, and trains always keep to the right. Tracks may cross, but no train ever changes from one to another.
metro-lesson-first-place = Your first tile
metro-lesson-first-place-say = A tile goes to the border or beside another tile, just as you see it. Your wagon at station 5 waits above d1. Choose that cell, look what happens, then confirm.
metro-lesson-first-place-wrong = That is allowed, and a good wagon may stand there too. But let us begin with station 5: which cell lies below it?
metro-lesson-first-place-hint = The numbers run from right to left along the top. Station 5 is the fourth from the left, above d1.
metro-lesson-first-grow = Where the line goes on
metro-lesson-first-grow-say = Blue has begun a line at station 6. Your line 5 has one passage and leaves d1 to the south. Lay your new tile where the line goes on: it will grow.
metro-lesson-first-grow-wrong = Line 5 would stay as it is. It leaves d1 at the bottom: which cell does it enter there?
metro-lesson-first-grow-wrong-blue = On c2 the tile makes blue’s line 6 longer, not yours. Line 5 leaves d1 at the bottom: which cell does it enter?
metro-lesson-first-grow-hint = The cell below d1 is d2.
metro-lesson-first-shared = Tracks are everybody’s
metro-lesson-first-shared-say = Line 5 has two passages and heads west, into c2. Beyond lies c1, which blue has laid, and then your own d1 once more. Choose c2 and count along before you confirm.
metro-lesson-first-shared-wrong = Line 5 would wait at two passages. It leaves d2 on the left side: which cell lies there?
metro-lesson-first-shared-hint = The cell to the left of d2 is c2.
metro-lesson-first-count = Five points at once
metro-lesson-first-count-say = Line 5 ran over d1, d2, c2, c1 and d1 again, home to station 5. Four tiles, but d1 counts twice: five points. That c1 was blue’s tile makes no difference.
metro-lesson-first-cut = Send a rival home
metro-lesson-first-cut-say = Blue’s line 32 has one passage and comes down into h2. Your tile leads from the north out to the east. Place it there, and the blue line ends with two points, for good.
metro-lesson-first-cut-wrong = Then blue’s line 32 could grow and grow. It comes out of h1 at the bottom: where can your tile catch it?
metro-lesson-first-cut-hint = Below h1 lies h2. There your tile also starts your own line 31.
metro-lesson-first-centre = The Central Station doubles
metro-lesson-first-centre-say = A line that ends in the black block in the middle counts double. Only tiles count, not the rails on the station itself. The shortest way in takes three tiles and brings six points.
metro-lesson-first-towards = Straight for the middle
metro-lesson-first-towards-say = Your wagon at station 29 looks straight at the Central Station, three cells away, and your tile has nothing but straight tracks. Begin on h4.
metro-lesson-first-towards-wrong = A straight tile is useful in many places. But which border cell lies in front of your station 29, on the right?
metro-lesson-first-towards-hint = Station 29 stands on the right side, beside h4.
metro-lesson-first-double = Three passages, six points
metro-lesson-first-double-say = Blue’s tile on g4 has carried your line along: two passages already. Another straight tile, and one cell left before the Central Station. Bring line 29 in.
metro-lesson-first-double-wrong = Line 29 would wait outside, and blue could lead it away. It leaves g4 on the left side: which cell is that?
metro-lesson-first-double-hint = Place the tile on f4, between g4 and the Central Station.
metro-lesson-first-forbidden = No line of one tile
metro-lesson-first-forbidden-say = Six points! Your new tile has four U-turns. At the border it would send a wagon straight home, and no tile may do that all by itself. So only inner cells have a frame now.
metro-lesson-first-draw = Refuse a tile
metro-lesson-first-draw-say = You do not like it? Then draw another from the supply. The drawn tile must be placed, whatever it is, and the four U-turns stay in your hand for later.
metro-lesson-first-draw-wrong = You could place it, but it would help nobody much. Try the other way: where can you draw a tile?
metro-lesson-first-both = One tile, two lines
metro-lesson-first-both-say = On g1 your drawn tile leads blue’s line 2 out at station 32, for two points, and takes your line 1 on to the south. Such tiles win games. Place it there.
metro-lesson-first-both-wrong = Look at the lines before you lay it: yours enters g1 from h1, and blue’s wagon stands right above. Where does the tile meet both?
metro-lesson-first-both-hint = Place it on g1, below station 2.
metro-lesson-first-end = How a game ends
metro-lesson-first-end-say = When all 60 tiles lie, every line has arrived and the most points win. You lead by 11 to 4. Before each tile ask: what does it do for me, and whom does it help?
metro-lesson-first-free = Now you
metro-lesson-first-free-say = Play six turns as you like; the other seat plays on by itself. The board shows what a tile would do before you confirm. Nobody corrects you any more.

# The lesson about the finer points
metro-lesson-finer = Finer points
metro-lesson-finer-line = A tile that may end a line at once, borrowed tracks, doubling, guarding the centre.
metro-lesson-finer-exception = The exception
metro-lesson-finer-exception-say = Your first tile has four U-turns. Anywhere at the border it finishes a line of one tile, which is forbidden, unless the tile has no other place at all. Just now it has none: it may lie on every border cell.
metro-lesson-finer-spend = Who pays for it?
metro-lesson-finer-spend-say = So it ends a line at once, and that line scores one point and no more. Whose line should that be? Choose a blue wagon on the upper side.
metro-lesson-finer-spend-wrong = That costs blue a line too. But the rest of this lesson needs the other sides: choose a blue wagon on the upper side.
metro-lesson-finer-spend-wrong-own = There it would end a line of your own, for one point. Which wagons on the upper side are blue’s?
metro-lesson-finer-spend-wrong-corner = A corner cell has two stations, one of them yours: both lines would be over. Which cell on the upper side touches a blue wagon only?
metro-lesson-finer-spend-wrong-draw = You may draw instead, for nothing forces you to place it. But ending a rival’s line for one point is a bargain. Where?
metro-lesson-finer-spend-hint = Blue has the even stations: 2 above g1, 4 above e1, 6 above c1.
metro-lesson-finer-begin = Think two tiles ahead
metro-lesson-finer-begin-say = Blue has begun line 12 on a4. Your wagon at station 13, on the left, looks towards the Central Station. Your tile leads it straight on. Begin on a5.
metro-lesson-finer-begin-wrong = Not a bad tile there. But we want line 13 on its way: which cell lies in front of station 13, on the left?
metro-lesson-finer-borrow = Borrow a track
metro-lesson-finer-borrow-say = Line 13 enters b5. Four wide curves turn it north into b4, where blue has laid a track from the south to the east. Your line will use that too: one tile, two more passages.
metro-lesson-finer-borrow-wrong = Line 13 would stay at one passage. It leaves a5 on the right side: where do your curves pick it up?
metro-lesson-finer-borrow-hint = Place the tile on b5, below b4.
metro-lesson-finer-centre = Four, doubled
metro-lesson-finer-centre-say = Line 13 has three passages and enters c4 from the west. Straight on lies the Central Station: four passages, doubled, are eight. To the border it would need eight passages for that. Bring it in.
metro-lesson-finer-centre-wrong = Wait, and blue turns line 13 away from the centre. It leaves b4 on the right side: which cell comes before the Central Station?
metro-lesson-finer-centre-hint = Place the straight tile on c4.
metro-lesson-finer-two = End one, begin another
metro-lesson-finer-two-say = Blue’s line 12 has three passages and comes into a3 from the east. Your tile lets it out at station 11 with four, and never more. On the way your own line 11 begins, with two passages.
metro-lesson-finer-two-wrong = Blue’s line 12 would go on growing. It leaves b3 on the left side: where do straight tracks send it out of the board?
metro-lesson-finer-two-hint = Place the tile on a3, beside station 11.
metro-lesson-finer-guard = Guard the centre
metro-lesson-finer-guard-say = Blue’s line 20 is one cell from the Central Station: straight on it would have three passages, doubled. Lay your tile on d6 first. It turns the line west, and nothing is doubled yet.
metro-lesson-finer-guard-wrong = Then blue’s next tile may bring line 20 in, for six points. Which cell is still between d7 and the Central Station?
metro-lesson-finer-guard-hint = Place the tile on d6.
metro-lesson-finer-neighbour = The centre is no tile
metro-lesson-finer-neighbour-say = Look at f4: it touches the Central Station and no tile, so nothing may be placed there yet. c5 lies beside tiles, so it is open. Whoever opens the way to the centre opens it for all.
metro-lesson-finer-corner = Corners have two stations
metro-lesson-finer-corner-say = On a8 your new tile would lead station 16 straight to 17, on h1 station 1 to 32: lines of one tile. It has other places, so both corners are closed to it.
metro-lesson-finer-free = Play on
metro-lesson-finer-free-say = Eight turns of your own. Count what a tile gives you and what it gives blue: with two players, a point that blue does not get is as good as one for you.
`;export{e as default};