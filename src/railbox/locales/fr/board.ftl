# A file that is no board
board-not-text = Ce n’est pas du texte.
board-not-json = Ce n’est pas du JSON : voir ligne { $line }, colonne { $column }.
board-missing = { $path } : ceci manque.
board-unknown = { $path } : ce champ n’existe pas.
board-takes = { $path } : il faut { $what }.
board-takes-items = { $path } : il en faut de { $least } à { $most }.
board-takes-any = l’un de ceux-ci : { $kinds }
board-takes-one = l’un de { $values }
board-takes-whole = un nombre entier
board-takes-number = un nombre
board-takes-range = un nombre de { $least } à { $most }
board-takes-list = une liste
board-takes-truth = true ou false
board-takes-text = un texte
board-takes-object = un objet
board-takes-none = rien

# The command
board-good = { $file } : un bon plateau de { $game }.
board-bad = { $file } : { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
} pour un plateau de { $game }.

# On the server
board-none-of-game = { $game } n’a pas de plateau que l’on puisse changer.
