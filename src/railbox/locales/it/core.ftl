core-game-over = La partita è finita.
core-not-your-turn = Non è il tuo turno.
core-unknown-action = In questo gioco non esiste l’azione «{ $text }».
core-over = La partita è finita.
core-waiting = Tocca a { $seat }.
core-waiting-for-all = In attesa delle scelte degli altri.
