core-game-over = The game is over.
core-not-your-turn = It is not your turn.
core-unknown-action = There is no action “{ $text }” in this game.
core-over = The game is over.
core-waiting = { $seat } is to act.
core-waiting-for-all = Waiting for the choices of others.
