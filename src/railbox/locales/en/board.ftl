# A file that is no board
board-not-text = This is no text.
board-not-json = This is no JSON: see line { $line }, column { $column }.
board-missing = { $path }: this is missing.
board-unknown = { $path }: there is no such field.
board-takes = { $path }: this must be { $what }.
board-takes-items = { $path }: there must be { $least } to { $most } of them.
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
