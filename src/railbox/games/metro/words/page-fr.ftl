# Les mots du plateau de Metro dans le navigateur

# Les couleurs sont dites par leur nom et leur forme
metro-page-mark-blue = disque bleu
metro-page-mark-yellow = carré jaune
metro-page-mark-orange = triangle orange
metro-page-mark-green = losange vert
metro-page-mark-purple = étoile violette
metro-page-mark-black = croix noire
metro-page-mark-red = pointe rouge
metro-page-mark-white = anneau blanc
metro-page-mark-grey = anneau gris

# Plateau
metro-page-board = Plateau de Metro
metro-page-station = Station { $number }
metro-page-line = { $mark }, ligne { $line } : { $passages ->
    [0] aucun passage
    [one] { $passages } passage
   *[other] { $passages } passages
}
metro-page-line-arrived = { $mark }, ligne { $line } : arrivée, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
metro-page-grows = { $mark }, la ligne { $line } passe à { $passages }
metro-page-arrives = { $mark }, la ligne { $line } arrive pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}

# Main
metro-page-your-tile = Votre tuile
metro-page-your-tiles = Vos tuiles
metro-page-choose-turn-place = choisir, tourner, poser
metro-page-choose-place = choisir, poser
metro-page-drawn = Tuile à poser
metro-page-must = obligatoire
metro-page-no-tile = Vous n’avez plus de tuile.
metro-page-on-cell = en { $cell }
metro-page-tried = Posez-la ici, ou essayez une autre case.
metro-page-try = Essayez une case pour voir ce que la tuile y fait.
metro-page-no-effect = ne change aucune ligne
metro-page-turn-left = Tourner à gauche (Q)
metro-page-turn-right = Tourner à droite (E)
metro-page-draw = Piocher plutôt
metro-page-draw-short = Piocher
metro-page-your-lines = Vos lignes
metro-page-lines = Lignes
metro-page-passages = passages
metro-page-points = { $points ->
    [one] { $points } pt
   *[other] { $points } pts
}
metro-page-number = Nº { $line }
metro-page-your-numbers = Vos numéros
metro-page-secret = secrets
metro-page-number-brings = Station { $number } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
metro-page-number-open = Station { $number } : aucune ligne n’y est encore arrivée
metro-page-wagon = Wagon central
metro-page-wagon-left = à placer au centre
metro-page-key = Légende
metro-page-key-legal = pose possible
metro-page-key-tried = à l’essai
metro-page-key-last = dernier coup
metro-page-key-arrival = arrivée

# Parts et compagnies
metro-page-exchange = Échanger une part
metro-page-your-shares = Vos parts
metro-page-instead = au lieu d’une tuile
metro-page-yours = à vous
metro-page-open = visible
metro-page-pile = pile
metro-page-shown = visible pour un wagon, reste
metro-page-show-share = Montrer la part de { $percent } % pour un wagon
metro-page-share = { $mark } { $percent } %
metro-page-share-unknown = part inconnue de { $percent } %
metro-page-share-shown = { $mark } { $percent } %, visible
metro-page-companies = Compagnies
metro-page-value-note = valeur = points par 10 %
metro-page-profit = bénéfice
metro-page-profit-note = { $profit } ; les échanges cessent à 25
metro-page-value = valeur
metro-page-your-dividends = Vos dividendes
metro-page-majority = Prime de majorité
metro-page-as-far-as-known = d’après ce qu’on sait
metro-page-firm = { $mark } : bénéfice { $profit }, valeur { $value }
metro-page-held-by = { $percent } % : { $seat }
metro-page-held-open = { $percent } % : visible sur la table
metro-page-held-pile = { $percent } % : dans la pile
metro-page-held-unknown = { $percent } % : inconnu

# La ligne sous le nom d’un joueur
metro-page-note = { $arrived ->
    [one] { $arrived } arrivée
   *[other] { $arrived } arrivées
} sur { $lines }{ $longest ->
    [0] {""}
   *[other] {" "}· la plus longue : { $longest }
}
metro-page-note-numbers = { $arrived ->
    [one] { $arrived } arrivée
   *[other] { $arrived } arrivées
} sur { $lines } · { $numbers ->
    [one] { $numbers } numéro secret
   *[other] { $numbers } numéros secrets
}
metro-page-note-wagon = { $arrived ->
    [one] { $arrived } arrivée
   *[other] { $arrived } arrivées
} sur { $lines } · wagon central libre
metro-page-note-dividends = dividendes { $dividends }, majorités { $bonus }
metro-page-note-shares = { $known ->
    [0] aucune part connue
    [one] { $known } part connue
   *[other] { $known } parts connues
}

# Ce que montre le cadre
metro-page-supply = réserve { $tiles }
metro-page-caption = tuile en { $cell }{ $turn ->
    [0] {""}
   *[other] , { $turn }°
}
metro-page-gains = { $gains }
metro-page-gain-grows = { $mark } …{ $passages }
metro-page-gain-points = { $mark } +{ $points }
