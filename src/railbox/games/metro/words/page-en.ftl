# Words of Metro's board in the browser

# Colours are called by name and shape
metro-page-mark-blue = blue disc
metro-page-mark-yellow = yellow square
metro-page-mark-orange = orange triangle
metro-page-mark-green = green diamond
metro-page-mark-purple = purple star
metro-page-mark-black = black cross
metro-page-mark-red = red wedge
metro-page-mark-white = white ring
metro-page-mark-grey = grey ring

# Board
metro-page-board = Board of Metro
metro-page-station = Station { $number }
metro-page-line = { $mark }, line { $line }: { $passages ->
    [0] no passage yet
    [one] { $passages } passage so far
   *[other] { $passages } passages so far
}
metro-page-line-arrived = { $mark }, line { $line }: arrived, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
metro-page-grows = { $mark }, line { $line } grows to { $passages }
metro-page-arrives = { $mark }, line { $line } arrives for { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Tray
metro-page-your-tile = Your tile
metro-page-your-tiles = Your tiles
metro-page-choose-turn-place = choose, turn, place
metro-page-choose-place = choose, place
metro-page-drawn = Tile to place
metro-page-must = must be placed
metro-page-no-tile = You have no tile left.
metro-page-on-cell = on { $cell }
metro-page-tried = Place it there, or try another cell.
metro-page-try = Try a cell to see what the tile does there.
metro-page-no-effect = changes no line
metro-page-turn-left = Turn left (Q)
metro-page-turn-right = Turn right (E)
metro-page-draw = Draw one instead
metro-page-draw-short = Draw
metro-page-your-lines = Your lines
metro-page-lines = Lines
metro-page-passages = passages
metro-page-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
metro-page-number = No. { $line }
metro-page-your-numbers = Your station numbers
metro-page-secret = secret
metro-page-number-brings = Station { $number }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
metro-page-number-open = Station { $number }: no line has arrived yet
metro-page-wagon = Central wagon
metro-page-wagon-left = put it on a place in the centre
metro-page-key = Key
metro-page-key-legal = may be placed
metro-page-key-tried = being tried
metro-page-key-last = played last
metro-page-key-arrival = arrival

# Shares and companies
metro-page-exchange = Exchange a share
metro-page-your-shares = Your shares
metro-page-instead = instead of a tile
metro-page-yours = yours
metro-page-open = open
metro-page-pile = pile
metro-page-shown = lies open for a wagon, stays
metro-page-show-share = Show the { $percent } % share for a wagon
metro-page-share = { $mark } { $percent } %
metro-page-share-unknown = unknown share of { $percent } %
metro-page-share-shown = { $mark } { $percent } %, lies open
metro-page-companies = Companies
metro-page-value-note = value = points for each 10 %
metro-page-profit = profit
metro-page-profit-note = { $profit }, 25 ends exchanges
metro-page-value = value
metro-page-your-dividends = Your dividends
metro-page-majority = Majority bonus
metro-page-as-far-as-known = as far as known
metro-page-firm = { $mark }: profit { $profit }, value { $value }
metro-page-held-by = { $percent } %: { $seat }
metro-page-held-open = { $percent } %: open on the table
metro-page-held-pile = { $percent } %: in the pile
metro-page-held-unknown = { $percent } %: unknown

# The line below a player's name
metro-page-note = { $arrived } of { $lines } arrived{ $longest ->
    [0] {""}
   *[other] {" "}· longest under way { $longest }
}
metro-page-note-numbers = { $arrived } of { $lines } arrived · { $numbers ->
    [one] { $numbers } secret number
   *[other] { $numbers } secret numbers
}
metro-page-note-wagon = { $arrived } of { $lines } arrived · central wagon free
metro-page-note-dividends = dividends { $dividends }, majorities { $bonus }
metro-page-note-shares = { $known ->
    [0] no share known
    [one] { $known } share known
   *[other] { $known } shares known
}

# What the frame shows
metro-page-supply = supply { $tiles }
metro-page-caption = tile on { $cell }{ $turn ->
    [0] {""}
   *[other] , { $turn }°
}
metro-page-gains = { $gains }
metro-page-gain-grows = { $mark } …{ $passages }
metro-page-gain-points = { $mark } +{ $points }
