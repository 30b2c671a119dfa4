var e=`# Mistakes of a map
trains-board-cells = Un plan a de { $least } à { $most } cases, et non { $count }.
trains-board-twice = { $cell }\xA0: cette case est donnée plus d’une fois.
trains-board-buildings = { $cell }\xA0: une ville a de 1 à { $most } immeubles, et non { $count }.
trains-board-remote = { $cell }\xA0: un lieu éloigné demande un nombre de 1 à { $most }, et non { $count }.
trains-board-no-city = { $cell }\xA0: seule une ville a des immeubles.
trains-board-no-remote = { $cell }\xA0: seul un lieu éloigné porte un nombre.
trains-board-nameless = { $cell }\xA0: une ville ou un lieu éloigné doit avoir un nom.
trains-board-border-nowhere = { $cell }\xA0: une frontière bloquée nomme cette case, qui n’existe pas.
trains-board-border-apart = { $cell }\xA0: elle ne touche pas { $other }, il n’y a donc pas de frontière à bloquer.
trains-board-starts = Il faut au moins { $least } cases où une ligne peut commencer\xA0: ni mer ni lieu éloigné.
trains-board-apart = { $cell }\xA0: { $count ->
    [one] aucun rail ne peut atteindre cette case depuis { $from }.
   *[other] aucun rail ne peut atteindre ces { $count } cases depuis { $from }.
}

# What is worth knowing
trains-board-land = { $count ->
    [one] { $count } case de terre, reliée
   *[other] Les { $count } cases de terre se tiennent
}
trains-board-room = { $count ->
    [one] { $count } immeuble
   *[other] { $count } immeubles
} pour { $stations } gares
trains-board-distances = De { $least } à { $most } cases entre les villes
trains-board-apart-title = De ville en ville
trains-board-apart-note = { $count ->
    [one] pas, { $count } paire
   *[other] pas, { $count } paires
}
trains-board-costs-title = Où commencer
trains-board-costs-note = pièces jusqu’à une ville, en moyenne

# In the workshop
trains-board-tool-field = Plaine
trains-board-tool-river = Rivière
trains-board-tool-mountain = Montagne
trains-board-tool-city = Ville
trains-board-tool-remote = Éloigné
trains-board-tool-sea = Mer
trains-board-tool-border = Frontière
trains-board-tool-buildings = Immeubles
trains-board-tool-name = Nom
trains-board-number = Nombre
trains-board-cell = { $name }
trains-board-spot = { $name }\xA0: { $terrain }
trains-board-between = Frontière de { $one } et { $two }
trains-board-new-city = Ville { $number }
trains-board-new-remote = Loin { $number }
`;export{e as default};