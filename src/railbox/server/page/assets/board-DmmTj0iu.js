var e=`# A file that is no board
board-not-text = This is no text.
board-not-json = This is no JSON: see line { $line }, column { $column }.
board-missing = { $path }: this is missing.
board-unknown = { $path }: there is no such field.
board-takes = { $path }: this must be { $what }.
board-takes-items = { $path }: there must be { $count } of them, no more and no fewer.
board-takes-any = one of these: { $kinds }
board-takes-one = one of { $values }
board-takes-whole = a whole number
board-takes-number = a number
board-takes-range = a number from { $least } to { $most }
board-takes-list = a list
board-takes-truth = true or false
board-takes-text = a text
board-takes-object = an object
board-takes-none = nothing

# The command
board-good = { $file }: a good board of { $game }.
board-bad = { $file }: { $count ->
    [one] { $count } mistake
   *[other] { $count } mistakes
} for a board of { $game }.

# On the server
board-none-of-game = { $game } has no boards that can be changed.
board-no-such-board = There is no such board.

# The workshop
board-workshop = Workshop
board-new-name = My board
board-canvas = The board
board-palette = Palette
board-palette-note = key · count
board-tool-key = Workshop · { $tool }, key { $number }
board-drag = Click or drag to paint;
board-click = Click to change;
board-checking = looking …
board-left = { $count ->
    [0] nothing left to settle
    [one] one thing to settle
   *[other] { $count } things to settle
}
board-undo = Undo (Ctrl+Z)
board-redo = Redo (Ctrl+Shift+Z)
board-test-game = Test game
board-colour = Colour
board-colour-green = Green
board-colour-blue = Blue
board-colour-yellow = Yellow
board-colour-red = Red
board-colour-orange = Orange
board-colour-purple = Purple
board-colour-black = Black
board-colour-white = White
board-sheet = Mirror and size
board-mirror = Mirror
board-mirror-off = off
board-mirror-across = Left and right alike
board-mirror-down = Top and bottom alike
board-rows = Rows
board-columns = Columns
board-name-of-place = Name
board-gone = This link leads to no board; here is your own.
board-checks = Checks
board-by-place = by place
board-go = Go
board-go-to = Go to mistake { $number }
board-board = Board
board-name = Name
board-game = Game
board-begin-with = Begin anew with
board-choose = Choose …
board-blank = Blank
board-share = Share
board-save = Save file
board-open = Open file
board-link = Whoever has this link can play on it
board-copied = Copied: whoever has this link can play on it
board-new-table = Open a table on this board
board-on-drawing = Show on the board
board-balance = Balance
board-balance-note = Novice bots
board-players = Players
board-try = Let bots try
board-go-on = Go on
board-stop = Stop
board-games-of = { $done } of { $total } games
board-seat = seat { $number }
board-chance = { $percent } % ± { $error }
board-usual-board = Usual board
`;export{e as default};