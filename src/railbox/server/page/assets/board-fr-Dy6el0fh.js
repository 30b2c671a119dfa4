var e=`# Mistakes of a board
transamerica-board-too-large = { $nodes } points et { $edges } lignes, c’est trop\xA0: on peut jouer jusqu’à { $most } et { $lines }.
transamerica-board-node-twice = Point { $node }\xA0: cet identifiant est donné plus d’une fois.
transamerica-board-node-name = Point { $name }\xA0: son nom s’écrit en minuscules, chiffres et tirets bas.
transamerica-board-same-name = Deux points s’appellent { $name }.
transamerica-board-edge-nowhere = La ligne numéro { $number } mène au point { $node }, qui n’existe pas.
transamerica-board-edge-loop = Ligne { $line }\xA0: elle mène d’un point à lui-même.
transamerica-board-edge-cost = Ligne { $line }\xA0: elle coûte { $cost }, or une ligne coûte 1 ou 2.
transamerica-board-edge-twice = Ligne { $line }\xA0: elle relie les mêmes points que { $first }.
transamerica-board-city-nowhere = { $city }\xA0: elle se trouve au point { $node }, qui n’existe pas.
transamerica-board-two-cities = { $city } et { $second } se trouvent au même point.
transamerica-board-city-name = Ville «\xA0{ $city }\xA0»\xA0: il faut des lettres ou des chiffres dans son nom.
transamerica-board-city-colour = { $city }\xA0: la couleur «\xA0{ $colour }\xA0» s’écrit en minuscules, chiffres et tirets bas.
transamerica-board-colours = Les villes ont { $count ->
    [one] { $count } couleur
   *[other] { $count } couleurs
} ; il en faut de { $least } à { $most }.
transamerica-board-few-cities = La couleur { $colour } a { $count ->
    [one] { $count } ville
   *[other] { $count } villes
} en jeu ; à { $players } joueurs, il en faut une pour chacun.
transamerica-board-apart = { $node }\xA0: { $count ->
    [one] aucune ligne ne mène à ce point depuis { $origin }.
   *[other] aucune ligne ne mène à ces { $count } points depuis { $origin }.
}

# What is worth knowing
transamerica-board-size = { $points ->
    [one] { $points } point
   *[other] { $points } points
}, { $lines } lignes, dont { $doubles } doubles
transamerica-board-players = { $count ->
    [one] Des villes pour { $least } joueurs
   *[other] Des villes pour { $least } à { $most } joueurs
}
transamerica-board-hands = Une main coûte de { $least } à { $most }
transamerica-board-hands-title = Ce que coûte une main
transamerica-board-hands-note = { $all ->
    [yes] les { $count } mains
   *[no] { $count } mains au hasard
}
transamerica-board-apart-title = De ville en ville
transamerica-board-apart-note = { $count ->
    [one] coût, { $count } paire
   *[other] coût, { $count } paires
}
transamerica-board-costs-title = Où se placer
transamerica-board-costs-note = coût jusqu’à une ville, en moyenne

# In the workshop
transamerica-board-tool-land = Terre
transamerica-board-tool-water = Eau
transamerica-board-tool-single = Ligne simple
transamerica-board-tool-mountain = Montagne
transamerica-board-tool-river = Fleuve
transamerica-board-tool-cut = Pas de ligne
transamerica-board-tool-city = Ville
transamerica-board-tool-dotted = Pointillé
transamerica-board-tool-name = Nom
transamerica-board-point = Point { $name }
transamerica-board-line = Ligne de { $one } à { $two }
transamerica-board-new-city = Ville { $number }
transamerica-board-dotted = À partir de 4 joueurs
transamerica-board-tracks = Rails
transamerica-board-points = Points au départ
`;export{e as default};