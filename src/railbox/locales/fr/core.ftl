core-game-over = La partie est terminée.
core-not-your-turn = Ce n’est pas votre tour.
core-unknown-action = L’action « { $text } » n’existe pas dans ce jeu.
core-over = La partie est terminée.
core-waiting = C’est à { $seat } de jouer.
core-waiting-for-all = En attente du choix des autres.
