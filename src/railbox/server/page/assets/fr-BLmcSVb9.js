var e=`metro-summary = Posez des voies à travers Paris : allongez vos lignes, écourtez celles des autres.

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

# La première leçon
metro-lesson-first = Premier trajet
metro-lesson-first-line = Poser des tuiles, allonger ses lignes, les mener à la Gare centrale.
metro-lesson-first-board = Le plateau et les wagons
metro-lesson-first-board-say = Vous êtes le jaune. Vos seize wagons sont aux stations impaires, ceux du bleu aux stations paires. De chaque wagon partira une ligne. Il vous faut de longues lignes jaunes et de courtes lignes bleues.
metro-lesson-first-tile = Quatre voies par tuile
metro-lesson-first-tile-say = Voici votre tuile. De chaque côté, une voie entre et une voie sort ; les trains roulent toujours à droite. Les voies peuvent se croiser, mais aucun train ne passe de l’une à l’autre.
metro-lesson-first-place = Votre première tuile
metro-lesson-first-place-say = Une tuile va au bord ou à côté d’une autre, telle que vous la voyez. Votre wagon de la station 5 attend au-dessus de d1. Choisissez cette case, regardez l’effet, puis confirmez.
metro-lesson-first-place-wrong = C’est permis, et ce n’est peut-être pas mauvais. Mais commençons par la station 5 : quelle case se trouve dessous ?
metro-lesson-first-place-hint = En haut, les numéros vont de droite à gauche. La station 5 est la quatrième en partant de la gauche, au-dessus de d1.
metro-lesson-first-grow = Là où la ligne continue
metro-lesson-first-grow-say = Le bleu a ouvert une ligne à la station 6. Votre ligne 5 compte un passage et sort de d1 par le sud. Posez votre nouvelle tuile là où elle continue : elle s’allongera.
metro-lesson-first-grow-wrong = La ligne 5 en resterait là. Elle sort de d1 par le bas : dans quelle case entre-t-elle ?
metro-lesson-first-grow-wrong-blue = En c2, la tuile allonge la ligne 6 du bleu, pas la vôtre. La ligne 5 sort de d1 par le bas : dans quelle case entre-t-elle ?
metro-lesson-first-grow-hint = La case sous d1 est d2.
metro-lesson-first-shared = Les voies sont à tous
metro-lesson-first-shared-say = La ligne 5 a deux passages et file vers l’ouest, en c2. Plus loin, il y a c1, posée par le bleu, puis encore votre d1. Choisissez c2 et comptez avant de confirmer.
metro-lesson-first-shared-wrong = La ligne 5 attendrait avec ses deux passages. Elle sort de d2 par la gauche : quelle case s’y trouve ?
metro-lesson-first-shared-hint = La case à gauche de d2 est c2.
metro-lesson-first-count = Cinq points d’un coup
metro-lesson-first-count-say = La ligne 5 a parcouru d1, d2, c2, c1 et encore d1, jusqu’à la station 5. Quatre tuiles, mais d1 compte deux fois : cinq points. Que c1 soit une tuile du bleu n’y change rien.
metro-lesson-first-cut = Renvoyer un rival chez lui
metro-lesson-first-cut-say = La ligne 32 du bleu a un passage et descend en h2. Votre tuile mène du nord vers l’est, hors du plateau. Posez-la là : la ligne bleue finit avec deux points, pour de bon.
metro-lesson-first-cut-wrong = La ligne 32 du bleu pourrait alors grandir encore et encore. Elle sort de h1 par le bas : où votre tuile peut-elle l’arrêter ?
metro-lesson-first-cut-hint = Sous h1, il y a h2. Votre tuile y lance aussi votre ligne 31.
metro-lesson-first-centre = La Gare centrale double
metro-lesson-first-centre-say = Une ligne qui finit dans le bloc noir du milieu compte double. Seules les tuiles comptent, pas les rails de la gare elle-même. Le plus court chemin prend trois tuiles et rapporte six points.
metro-lesson-first-towards = Droit vers le milieu
metro-lesson-first-towards-say = Votre wagon de la station 29 regarde droit vers la Gare centrale, à trois cases de là, et votre tuile n’a que des voies droites. Commencez en h4.
metro-lesson-first-towards-wrong = Une tuile droite sert partout. Mais quelle case du bord se trouve devant votre station 29, à droite ?
metro-lesson-first-towards-hint = La station 29 est sur le côté droit, près de h4.
metro-lesson-first-double = Trois passages, six points
metro-lesson-first-double-say = La tuile du bleu en g4 a porté votre ligne plus loin : déjà deux passages. Encore une tuile droite, et une seule case avant la Gare centrale. Faites entrer la ligne 29.
metro-lesson-first-double-wrong = La ligne 29 attendrait dehors, et le bleu pourrait la détourner. Elle sort de g4 par la gauche : quelle case est-ce ?
metro-lesson-first-double-hint = Posez la tuile en f4, entre g4 et la Gare centrale.
metro-lesson-first-forbidden = Pas de ligne d’une tuile
metro-lesson-first-forbidden-say = Six points ! Votre nouvelle tuile a quatre demi-tours. Au bord, elle renverrait un wagon chez lui, et aucune tuile n’en a le droit à elle seule. Seules des cases intérieures ont donc un cadre.
metro-lesson-first-draw = Refuser une tuile
metro-lesson-first-draw-say = Elle ne vous plaît pas ? Piochez-en une autre dans la réserve. La tuile piochée doit être posée, quelle qu’elle soit, et les quatre demi-tours restent dans votre main pour plus tard.
metro-lesson-first-draw-wrong = Vous pourriez la poser, mais elle ne servirait guère. Essayez autre chose : où pioche-t-on une tuile ?
metro-lesson-first-both = Une tuile, deux lignes
metro-lesson-first-both-say = En g1, la tuile piochée fait sortir la ligne 2 du bleu à la station 32, pour deux points, et mène votre ligne 1 vers le sud. Ces tuiles-là font gagner. Posez-la.
metro-lesson-first-both-wrong = Regardez les lignes d’abord : la vôtre entre en g1 depuis h1, et un wagon bleu attend juste au-dessus. Où la tuile touche-t-elle les deux ?
metro-lesson-first-both-hint = Posez-la en g1, sous la station 2.
metro-lesson-first-end = Comment finit une partie
metro-lesson-first-end-say = Quand les 60 tuiles sont posées, toutes les lignes sont arrivées et le plus de points gagne. Vous menez 11 à 4. Avant chaque tuile : que fait-elle pour moi, et qui aide-t-elle ?
metro-lesson-first-free = À vous de jouer
metro-lesson-first-free-say = Jouez six tours comme il vous plaît ; l’autre place joue toute seule. Le plateau montre ce que ferait une tuile avant que vous confirmiez. Plus personne ne vous corrige.

# La leçon des finesses
metro-lesson-finer = Les finesses
metro-lesson-finer-line = Une tuile qui peut terminer une ligne d’un coup, des voies empruntées, le double, la garde du centre.
metro-lesson-finer-exception = L’exception
metro-lesson-finer-exception-say = Votre première tuile a quatre demi-tours. Partout au bord, elle terminerait une ligne d’une seule tuile : c’est interdit, sauf si elle n’a aucune autre place. C’est le cas ici : elle peut aller sur toute case du bord.
metro-lesson-finer-spend = Qui va payer ?
metro-lesson-finer-spend-say = Elle termine donc une ligne d’un coup, et cette ligne marque un point, pas davantage. À qui la prendre ? Choisissez un wagon bleu du côté du haut.
metro-lesson-finer-spend-wrong = Là aussi, le bleu perd une ligne. Mais la suite de la leçon a besoin des autres côtés : choisissez un wagon bleu du côté du haut.
metro-lesson-finer-spend-wrong-own = Là, elle terminerait une de vos lignes, pour un point. Quels wagons du côté du haut sont au bleu ?
metro-lesson-finer-spend-wrong-corner = Une case d’angle a deux stations, dont une à vous : les deux lignes seraient finies. En haut, quelle case ne touche qu’un wagon bleu ?
metro-lesson-finer-spend-wrong-draw = Vous pouvez piocher : rien ne vous force à la poser. Mais terminer la ligne d’un rival pour un seul point est une aubaine. Où ?
metro-lesson-finer-spend-hint = Le bleu a les stations paires : 2 au-dessus de g1, 4 au-dessus de e1, 6 au-dessus de c1.
metro-lesson-finer-begin = Deux tuiles d’avance
metro-lesson-finer-begin-say = Le bleu a ouvert sa ligne 12 en a4. Votre wagon de la station 13, à gauche, regarde vers la Gare centrale, et votre tuile le mène tout droit. Commencez en a5.
metro-lesson-finer-begin-wrong = La tuile n’y serait pas mal. Mais nous voulons lancer la ligne 13 : quelle case se trouve devant la station 13, à gauche ?
metro-lesson-finer-borrow = Emprunter une voie
metro-lesson-finer-borrow-say = La ligne 13 entre en b5. Quatre grandes courbes l’envoient au nord, en b4, où le bleu a posé une voie du sud vers l’est. Votre ligne s’en sert aussi : une tuile, deux passages de plus.
metro-lesson-finer-borrow-wrong = La ligne 13 en resterait à un passage. Elle sort de a5 par la droite : où vos courbes la prennent-elles ?
metro-lesson-finer-borrow-hint = Posez la tuile en b5, sous b4.
metro-lesson-finer-centre = Quatre, doublés
metro-lesson-finer-centre-say = La ligne 13 a trois passages et entre en c4 par l’ouest. Tout droit, c’est la Gare centrale : quatre passages doublés font huit. Vers le bord, il en faudrait huit. Faites-la entrer.
metro-lesson-finer-centre-wrong = Si vous attendez, le bleu détournera la ligne 13 du centre. Elle sort de b4 par la droite : quelle case précède la Gare centrale ?
metro-lesson-finer-centre-hint = Posez la tuile droite en c4.
metro-lesson-finer-two = Finir l’une, lancer l’autre
metro-lesson-finer-two-say = La ligne 12 du bleu a trois passages et entre en a3 par l’est. Votre tuile la fait sortir à la station 11 avec quatre, jamais plus. Au passage démarre votre ligne 11, avec deux passages.
metro-lesson-finer-two-wrong = La ligne 12 du bleu continuerait à grandir. Elle sort de b3 par la gauche : où des voies droites la font-elles quitter le plateau ?
metro-lesson-finer-two-hint = Posez la tuile en a3, près de la station 11.
metro-lesson-finer-guard = Garder le centre
metro-lesson-finer-guard-say = La ligne 20 du bleu est à une case de la Gare centrale : tout droit, elle aurait trois passages, doublés. Posez d’abord votre tuile en d6. Elle l’envoie à l’ouest : rien n’est doublé.
metro-lesson-finer-guard-wrong = La prochaine tuile du bleu pourrait alors faire entrer la ligne 20, pour six points. Quelle case reste entre d7 et la Gare centrale ?
metro-lesson-finer-guard-hint = Posez la tuile en d6.
metro-lesson-finer-neighbour = Le centre, pas une tuile
metro-lesson-finer-neighbour-say = Regardez f4 : cette case touche la Gare centrale et aucune tuile, on ne peut donc rien y poser encore. c5 touche des tuiles : elle est ouverte. Qui ouvre la voie du centre l’ouvre à tous.
metro-lesson-finer-corner = Deux stations par angle
metro-lesson-finer-corner-say = En a8, votre nouvelle tuile mènerait la station 16 droit à la 17, et en h1 la station 1 à la 32 : des lignes d’une tuile. Comme elle a d’autres places, ces deux angles lui sont fermés.
metro-lesson-finer-free = Continuez
metro-lesson-finer-free-say = Huit tours à vous. Comptez ce qu’une tuile vous donne et ce qu’elle donne au bleu : à deux, un point que le bleu n’a pas vaut autant qu’un point pour vous.
`;export{e as default};