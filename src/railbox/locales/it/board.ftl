# A file that is no board
board-not-text = Questo non è testo.
board-not-json = Questo non è JSON: vedi riga { $line }, colonna { $column }.
board-missing = { $path }: manca.
board-unknown = { $path }: questo campo non esiste.
board-takes = { $path }: serve { $what }.
board-takes-items = { $path }: devono essere da { $least } a { $most }.
board-takes-any = uno di questi: { $kinds }
board-takes-one = uno di { $values }
board-takes-whole = un numero intero
board-takes-number = un numero
board-takes-range = un numero da { $least } a { $most }
board-takes-list = un elenco
board-takes-truth = true o false
board-takes-text = un testo
board-takes-object = un oggetto
board-takes-none = niente

# The command
board-good = { $file }: un buon tabellone di { $game }.
board-bad = { $file }: { $count ->
    [one] { $count } errore
   *[other] { $count } errori
} per un tabellone di { $game }.

# On the server
board-none-of-game = { $game } non ha tabelloni che si possano cambiare.
