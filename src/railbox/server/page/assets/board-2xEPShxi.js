var e=`# A file that is no board
board-not-text = Ce n’est pas du texte.
board-not-json = Ce n’est pas du JSON\xA0: voir ligne { $line }, colonne { $column }.
board-missing = { $path }\xA0: ceci manque.
board-unknown = { $path }\xA0: ce champ n’existe pas.
board-takes = { $path }\xA0: il faut { $what }.
board-takes-items = { $path }\xA0: il en faut { $count }, ni plus ni moins.
board-takes-any = l’un de ceux-ci\xA0: { $kinds }
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
board-good = { $file }\xA0: un bon plateau de { $game }.
board-bad = { $file }\xA0: { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
} pour un plateau de { $game }.

# On the server
board-none-of-game = { $game } n’a pas de plateau que l’on puisse changer.
board-no-such-board = Ce plateau n’existe pas.

# The workshop
board-workshop = Atelier
board-new-name = Mon plateau
board-canvas = Le plateau
board-palette = Palette
board-palette-note = touche · nombre
board-tool-key = Atelier · { $tool }, touche { $number }
board-drag = Cliquez ou glissez pour peindre ;
board-click = Cliquez pour changer ;
board-checking = on regarde …
board-left = { $count ->
    [0] plus rien à régler
    [one] une chose à régler
   *[other] { $count } choses à régler
}
board-undo = Annuler (Ctrl+Z)
board-redo = Refaire (Ctrl+Maj+Z)
board-test-game = Partie d’essai
board-colour = Couleur
board-colour-green = Vert
board-colour-blue = Bleu
board-colour-yellow = Jaune
board-colour-red = Rouge
board-colour-orange = Orange
board-colour-purple = Violet
board-colour-black = Noir
board-colour-white = Blanc
board-sheet = Miroir et taille
board-mirror = Miroir
board-mirror-off = non
board-mirror-across = Gauche et droite pareilles
board-mirror-down = Haut et bas pareils
board-rows = Rangées
board-columns = Colonnes
board-name-of-place = Nom
board-gone = Ce lien ne mène à aucun plateau ; voici le vôtre.
board-checks = Contrôles
board-by-place = par endroit
board-go = Voir
board-go-to = Voir l’erreur { $number }
board-board = Plateau
board-name = Nom
board-game = Jeu
board-begin-with = Recommencer avec
board-choose = Choisir …
board-blank = Feuille blanche
board-share = Partager
board-save = Enregistrer
board-open = Ouvrir
board-link = Qui a ce lien peut y jouer
board-copied = Copié\xA0: qui a ce lien peut y jouer
board-new-table = Ouvrir une table sur ce plateau
board-on-drawing = Montrer sur le plateau
board-balance = Équilibre
board-balance-note = robots débutants
board-players = Joueurs
board-try = Faire jouer les robots
board-go-on = Continuer
board-stop = Arrêter
board-games-of = { $done } parties sur { $total }
board-seat = place { $number }
board-chance = { $percent } % ± { $error }
board-usual-board = Plateau habituel
`;export{e as default};