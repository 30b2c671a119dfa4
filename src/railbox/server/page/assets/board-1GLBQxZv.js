var e=`# A file that is no board
board-not-text = Questo non è testo.
board-not-json = Questo non è JSON: vedi riga { $line }, colonna { $column }.
board-missing = { $path }: manca.
board-unknown = { $path }: questo campo non esiste.
board-takes = { $path }: serve { $what }.
board-takes-items = { $path }: devono essere { $count }, né più né meno.
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
board-no-such-board = Questo tabellone non esiste.

# The workshop
board-workshop = Officina
board-new-name = Il mio tabellone
board-canvas = Il tabellone
board-palette = Tavolozza
board-palette-note = tasto · quanti
board-tool-key = Officina · { $tool }, tasto { $number }
board-drag = Clicca o trascina per dipingere;
board-click = Clicca per cambiare;
board-checking = si guarda …
board-left = { $count ->
    [0] niente da sistemare
    [one] una cosa da sistemare
   *[other] { $count } cose da sistemare
}
board-undo = Annulla (Ctrl+Z)
board-redo = Ripeti (Ctrl+Maiusc+Z)
board-test-game = Partita di prova
board-colour = Colore
board-colour-green = Verde
board-colour-blue = Blu
board-colour-yellow = Giallo
board-colour-red = Rosso
board-colour-orange = Arancione
board-colour-purple = Viola
board-colour-black = Nero
board-colour-white = Bianco
board-sheet = Specchio e misura
board-mirror = Specchio
board-mirror-off = no
board-mirror-across = Sinistra e destra uguali
board-mirror-down = Sopra e sotto uguali
board-rows = Righe
board-columns = Colonne
board-name-of-place = Nome
board-gone = Questo link non porta a nessun tabellone; ecco il tuo.
board-checks = Controlli
board-by-place = per luogo
board-go = Vai
board-go-to = Vai all’errore { $number }
board-board = Tabellone
board-name = Nome
board-game = Gioco
board-begin-with = Ricomincia con
board-choose = Scegli …
board-blank = Foglio bianco
board-share = Condividi
board-save = Salva file
board-open = Apri file
board-link = Chi ha questo link può giocarci
board-copied = Copiato: chi ha questo link può giocarci
board-new-table = Apri un tavolo su questo tabellone
board-on-drawing = Mostra sul tabellone
board-balance = Equilibrio
board-balance-note = bot principianti
board-players = Giocatori
board-try = Fai provare i bot
board-go-on = Continua
board-stop = Ferma
board-games-of = { $done } partite su { $total }
board-seat = posto { $number }
board-chance = { $percent } % ± { $error }
board-usual-board = Tabellone solito
`;export{e as default};