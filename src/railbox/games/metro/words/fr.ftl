metro-summary = Posez des voies à travers Paris : allongez vos lignes, écourtez celles des autres.

# Tuiles, d’après les voies que trouve un train entrant par l’un des quatre côtés
metro-tile-aaaa = quatre droites
metro-tile-aacb = deux droites, deux courbes, la petite au sud-est
metro-tile-acba = deux droites, deux courbes, la petite au nord-est
metro-tile-baac = deux droites, deux courbes, la petite au sud-ouest
metro-tile-cbaa = deux droites, deux courbes, la petite au nord-ouest
metro-tile-bcbc = courbes au nord-est et au sud-ouest
metro-tile-cbcb = courbes au nord-ouest et au sud-est
metro-tile-accd = droite, deux petites courbes, demi-tour à l’ouest
metro-tile-ccda = droite, deux petites courbes, demi-tour au sud
metro-tile-cdac = droite, deux petites courbes, demi-tour à l’est
metro-tile-dacc = droite, deux petites courbes, demi-tour au nord
metro-tile-adad = droites nord-sud, deux demi-tours
metro-tile-dada = droites est-ouest, deux demi-tours
metro-tile-adbb = droite, deux grandes courbes, demi-tour à l’est
metro-tile-badb = droite, deux grandes courbes, demi-tour au sud
metro-tile-bbad = droite, deux grandes courbes, demi-tour à l’ouest
metro-tile-dbba = droite, deux grandes courbes, demi-tour au nord
metro-tile-bbbb = quatre grandes courbes
metro-tile-bcdd = deux courbes au nord-est, deux demi-tours
metro-tile-cddb = deux courbes au nord-ouest, deux demi-tours
metro-tile-dbcd = deux courbes au sud-est, deux demi-tours
metro-tile-ddbc = deux courbes au sud-ouest, deux demi-tours
metro-tile-cccc = quatre petites courbes
metro-tile-dddd = quatre demi-tours
metro-tile-line = { $count ->
    [one] Une des 60 tuiles est de cette sorte
   *[other] { $count } des 60 tuiles sont de cette sorte
}
metro-tile-text = Les trains roulent à droite. Une ligne marque un point à chaque passage sur la tuile : une tuile parcourue quatre fois lui rapporte quatre points.

# Couleurs des joueurs ou des compagnies
metro-colour-yellow = jaune
metro-colour-blue = bleu
metro-colour-orange = orange
metro-colour-green = vert
metro-colour-purple = violet
metro-colour-black = noir
metro-colour-red = rouge
metro-colour-white = blanc
metro-mark-yellow = Ja
metro-mark-blue = Be
metro-mark-orange = Or
metro-mark-green = Ve
metro-mark-purple = Vi
metro-mark-black = No
metro-mark-red = Ro
metro-mark-white = Ba
metro-line-yellow = La ligne jaune
metro-line-blue = La ligne bleue
metro-line-orange = La ligne orange
metro-line-green = La ligne verte
metro-line-purple = La ligne violette
metro-line-black = La ligne noire
metro-line-red = La ligne rouge
metro-line-white = La ligne blanche
metro-wagon-yellow = le wagon jaune
metro-wagon-blue = le wagon bleu
metro-wagon-orange = le wagon orange
metro-wagon-green = le wagon vert
metro-wagon-purple = le wagon violet
metro-wagon-black = le wagon noir
metro-wagon-red = le wagon rouge
metro-wagon-white = le wagon blanc
metro-company-yellow = la compagnie jaune
metro-company-blue = la compagnie bleue
metro-company-orange = la compagnie orange
metro-company-green = la compagnie verte
metro-company-purple = la compagnie violette
metro-company-black = la compagnie noire
metro-company-red = la compagnie rouge
metro-company-white = la compagnie blanche
metro-company-unknown = inconnue

# Éléments des extensions
metro-text = { $text }
metro-company-line = Ses wagons se trouvent aux stations { $stations }
metro-company-text = Les lignes de ses wagons rapportent des bénéfices à la compagnie. À la fin, elle vaut 8 points, moins un par compagnie plus riche ; chaque tranche de 10 % rapporte cette valeur à son détenteur. Qui en détient la plus grande part reçoit aussi un dixième de ses bénéfices, arrondi vers le bas ; à égalité, chacun le reçoit en entier.
metro-share = Part de { $percent } %
metro-share-line = { $tenths ->
    [one] Rapporte la valeur de sa compagnie
   *[other] Rapporte { $tenths } fois la valeur de sa compagnie
}
metro-share-text = Chacun détient une part de chaque taille. Au lieu de poser une tuile, on peut glisser une part sous la pile de sa taille et prendre la part visible ou le dessus de la pile, tant qu’aucune compagnie n’a atteint 25 de bénéfices.
metro-central-wagons = Wagons centraux
metro-central-wagons-line = Un wagon qui part de la Gare centrale
metro-central-wagons-text = Au lieu de poser une tuile, on peut placer un wagon central sur un quai libre de la Gare centrale. Sa ligne ne compte jamais double. Chacun en a un ; avec les compagnies, on montre une part de la compagnie du wagon : elle reste visible et ne s’échange plus.
metro-central-rails = Rails centraux
metro-central-rails-line = Quatre tuiles de rails à la place de la Gare centrale
metro-central-rails-text = Les lignes traversent le centre et finissent au bord ; aucune ne s’y arrête, aucune ne compte double. Les tuiles de rails ne servent pas de voisines pour poser.
metro-number = Numéro de station { $number }
metro-number-line = Marque la ligne qui arrive à la station { $number }
metro-number-text = À la fin, son détenteur marque aussi les points de la ligne qui arrive à la station { $number }, quel qu’en soit le propriétaire : deux fois ses passages si elle part de la Gare centrale.

# Actions
metro-label-place-none = Poser la tuile en { $cell }
metro-label-place-right = Poser la tuile en { $cell }, tournée à droite
metro-label-place-half = Poser la tuile en { $cell }, tournée d’un demi-tour
metro-label-place-left = Poser la tuile en { $cell }, tournée à gauche
metro-label-draw = Piocher une tuile
metro-label-tile = Choisir la tuile « { $tile } »
metro-label-exchange-open = Échanger la part de { $percent } % contre la part visible
metro-label-exchange-pile = Échanger la part de { $percent } % contre le dessus de la pile
metro-label-wagon = Placer son wagon en { $place }
metro-label-wagon-by-share = Montrer la part de { $percent } % et placer son wagon en { $place }
metro-label-pass = Passer

# Demandes
metro-prompt-turn = Posez votre tuile{ $draw ->
    [0] {""}
   *[other] , ou piochez-en une que vous devrez poser
}{ $exchange ->
    [0] {""}
   *[other] , ou échangez une part
}{ $wagon ->
    [0] {""}
   *[other] , ou placez un wagon central
}.
metro-prompt-turn-hand = Choisissez une tuile de votre main{ $draw ->
    [0] {""}
   *[other] , ou piochez-en une que vous devrez poser
}{ $exchange ->
    [0] {""}
   *[other] , ou échangez une part
}{ $wagon ->
    [0] {""}
   *[other] , ou placez un wagon central
}.
metro-prompt-no-tile = Vous n’avez plus de tuile : passez{ $exchange ->
    [0] {""}
   *[other] , ou échangez une part
}{ $wagon ->
    [0] {""}
   *[other] , ou placez un wagon central
}.
metro-prompt-place = Posez la tuile « { $tile } ».

# Événements
metro-tile-placed = { $seat } pose la tuile « { $tile } » en { $cell }.
metro-tile-drawn = { $seat } pioche une tuile qu’il faut poser.
metro-tile-drawn-own = Vous piochez la tuile « { $tile } », à poser maintenant.
metro-hand-refilled-own = Vous prenez en main la tuile « { $tile } ».
metro-from-station = de la station { $station }
metro-from-centre = du quai { $place } de la Gare centrale
metro-to-station = à la station { $station }
metro-to-centre = à la Gare centrale ({ $place })
metro-to-centre-doubled = à la Gare centrale ({ $place }), qui compte double
metro-line-closed = { $line } { $from } arrive { $to } : { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
metro-line-closed-unowned = La ligne { $from } arrive { $to } après { $passages ->
    [one] { $passages } passage
   *[other] { $passages } passages
} ; sans wagon, elle ne rapporte à personne.
metro-share-exchanged-open = { $seat } échange une part de { $percent } % ({ $returned }) contre la part visible ({ $taken }).
metro-share-exchanged-pile = { $seat } échange une part de { $percent } % ({ $returned }) contre le dessus de la pile ({ $taken }).
metro-share-turned-up = La part visible suivante de { $percent } % est retournée : { $company }.
metro-wagon-placed = { $seat } place { $wagon } en { $place }.
metro-wagon-placed-by-share = { $seat } montre une part de { $percent } % et place { $wagon } en { $place }.
metro-turn-skipped = { $seat } ne peut rien faire : son tour est sauté.
metro-turn-passed = { $seat } n’a plus de tuile et passe.
metro-number-scored = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour le numéro de station { $number }.
metro-shares-scored = { $seat } marque { $dividends ->
    [one] { $dividends } point
   *[other] { $dividends } points
} pour ses parts et { $bonus ->
    [one] { $bonus } point
   *[other] { $bonus } points
} pour ses majorités.
metro-end-board-full = Le plateau est plein : la partie est terminée.

# Points
metro-sheet-border = Lignes vers le bord
metro-sheet-centre = Lignes vers la Gare centrale, doublées
metro-sheet-from-centre = Lignes partant de la Gare centrale
metro-sheet-share = Part de { $percent } %
metro-sheet-majorities = Majorités
metro-sheet-numbers = Numéros de station
metro-tie-shared = Rien ne départage une égalité : la victoire est partagée.

# Refus
metro-place-the-tile = Vous avez choisi ou pioché une tuile : il faut la poser maintenant.
metro-supply-empty = La réserve est vide : il n’y a rien à piocher.
metro-one-tile-in-hand = Vous n’avez qu’une tuile : il n’y a rien à choisir.
metro-tile-not-in-hand = Vous n’avez pas la tuile « { $tile } ».
metro-tile-left = Vous avez encore une tuile : on ne passe que lorsqu’on n’en a plus.
metro-choose-a-tile = Choisissez d’abord quelle tuile de votre main poser.
metro-no-tile-left = Vous n’avez plus de tuile.
metro-orientation = La flèche des tuiles pointe vers le nord ; les tourner est une variante.
metro-same-when-turned = Ainsi tournée, la tuile est la même que { $turn } : choisissez plutôt cela.
metro-turn-none = sans la tourner
metro-turn-right = tournée à droite
metro-cell-taken = Il y a déjà une tuile en { $cell }.
metro-in-the-centre = La case { $cell } fait partie de la Gare centrale : on n’y pose pas de tuile.
metro-not-adjacent = La case { $cell } ne touche ni une tuile posée ni le bord du plateau.
metro-one-tile-line = En { $cell }, la tuile terminerait une ligne d’une seule tuile, alors qu’on peut la poser autrement.
metro-no-companies = Il n’y a pas de parts dans cette partie.
metro-exchange-closed = Une compagnie a atteint { $profit } : les parts ne s’échangent plus.
metro-rounds-without-tile = Personne n’a posé de tuile depuis { $rounds } tours : posez-en une avant d’échanger encore des parts.
metro-share-shown = Votre part de { $percent } % est visible et ne s’échange plus.
metro-no-central-wagons = Il n’y a pas de wagons centraux dans cette partie.
metro-show-a-share = Un wagon central appartient à une compagnie : dites quelle part vous montrez.
metro-wagon-used = Vous avez déjà placé votre wagon central.
metro-company-wagon-used = Le wagon central de votre part ({ $company }) est déjà placé.
metro-departure-taken = Il y a déjà un wagon en { $place }.
metro-one-tile-line-finished = Une ligne terminée d’une seule tuile part de { $place } : aucun wagon ne peut y être placé.

# Le plateau en texte
metro-text-legend = * marque une ligne arrivée. Les trains roulent à droite ; là où des voies se touchent, elles se croisent.
metro-text-hand = En main :
metro-text-to-place = À poser :
metro-text-supply = { $count ->
    [0] La réserve est vide
    [one] Une tuile dans la réserve
   *[other] { $count } tuiles dans la réserve
}
metro-text-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
metro-text-tiles = { $count ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $count } tuiles
}
metro-text-shown = montrée
metro-text-numbers = numéros de station { $numbers }
metro-text-central-wagon = wagon central prêt
metro-text-company = bénéfices { $profit }, valeur { $value }
metro-text-open = visible :
metro-text-pile = pile :

# Options
metro-option-first = Premier joueur
metro-option-first-help = Qui joue le premier tour.
metro-option-first-first-seat = Joueur 1
metro-option-first-random = Tirage au sort
metro-option-hand-size = Tuiles en main
metro-option-hand-size-help = Avec deux ou trois tuiles, on choisit laquelle poser.
metro-option-hand-size-ruling = On peut toujours piocher une autre tuile, qu’il faut alors poser. Les mains sont complétées après chaque tuile et diminuent ensemble à la fin.
metro-option-free-orientation = Tourner les tuiles
metro-option-free-orientation-help = On peut tourner les tuiles avant de les poser.
metro-option-free-orientation-ruling = Les orientations identiques ne sont proposées qu’une fois. Une ligne d’une seule tuile n’est permise que si aucune orientation de la tuile ne convient ailleurs.
metro-option-companies = Compagnies
metro-option-companies-help = Les lignes appartiennent à huit compagnies ; les joueurs en détiennent et en échangent des parts secrètes.
metro-option-companies-ruling = Les points restent cachés jusqu’à la fin. On échange des parts tant que chaque compagnie a gagné moins de 25. Une majorité rapporte un dixième du profit, arrondi vers le bas, à chacun de ceux qui la partagent.
metro-option-central-wagons = Wagons centraux
metro-option-central-wagons-help = Un wagon peut ouvrir une ligne depuis la Gare centrale. Incompatible avec les rails centraux.
metro-option-central-wagons-ruling = En poser un prend tout le tour. Une ligne partie du centre ne compte jamais double. Sur une ligne achevée d’au moins deux passages, le wagon marque aussitôt ; un wagon non posé ne vaut rien.
metro-option-central-rails = Rails centraux
metro-option-central-rails-help = Quatre tuiles de rails couvrent la Gare centrale. La forme des huit tuiles est de nous : aucune source ne montre les vraies. Incompatible avec les wagons centraux.
metro-option-central-rails-ruling = Aucune ligne ne finit au centre et rien ne compte double. Pour poser une tuile, les tuiles de rails ne comptent pas comme voisines.
metro-option-central-rail-points = Points des rails centraux
metro-option-central-rail-points-help = Ce que marque une ligne à chaque passage sur une tuile de rails centraux.
metro-option-station-numbers = Numéros de station
metro-option-station-numbers-help = Combien de numéros secrets de chaque couleur reçoit chaque joueur. À eux tous, les joueurs peuvent en avoir 8 d’une couleur. Les quatre couleurs, une par côté du plateau, sont de nous : aucune source ne montre les vraies.
metro-option-station-numbers-ruling = Le détenteur marque la ligne qui finit au numéro, le double si elle est partie du centre. Une ligne sans wagon compte aussi.
metro-option-more-numbers-1-8 = Numéros de 1 à 8 en plus
metro-option-more-numbers-1-8-help = Si vous convenez d’en distribuer davantage de cette couleur : combien de plus pour chacun.
metro-option-more-numbers-9-16 = Numéros de 9 à 16 en plus
metro-option-more-numbers-9-16-help = Si vous convenez d’en distribuer davantage de cette couleur : combien de plus pour chacun.
metro-option-more-numbers-17-24 = Numéros de 17 à 24 en plus
metro-option-more-numbers-17-24-help = Si vous convenez d’en distribuer davantage de cette couleur : combien de plus pour chacun.
metro-option-more-numbers-25-32 = Numéros de 25 à 32 en plus
metro-option-more-numbers-25-32-help = Si vous convenez d’en distribuer davantage de cette couleur : combien de plus pour chacun.
metro-option-open-numbers = Numéros de station visibles
metro-option-open-numbers-help = Chacun voit dès le début les numéros de tous.
metro-option-numbering = Numérotation des stations
metro-option-numbering-help = Dans quel sens les stations sont numérotées autour du plateau.
metro-option-numbering-metro2000-anticlockwise = Sens antihoraire, comme dans Metro (2000)
metro-option-numbering-cablecar2009-clockwise = Sens horaire, comme dans Cable Car (2009)

# Ce qui ne va pas ensemble
metro-wagons-or-rails = Wagons centraux et rails centraux s’excluent : les rails recouvrent les départs des wagons centraux.
metro-too-many-numbers = { $each } numéros d’une couleur pour chacun des { $players } joueurs, cela fait { $needed } ; il y en a 8.
