# Les mots du plateau dans le navigateur

# Rangée, pioches, bonus
tickets-page-row = Rangée
tickets-page-take-two = prenez-en deux
tickets-page-take-second = prenez-en une deuxième
tickets-page-lies-open = cartes visibles
tickets-page-decks = Pioches
tickets-page-discarded = { $count ->
    [one] 1 défaussée
   *[other] { $count } défaussées
}
tickets-page-deck-trains = cartes Train
tickets-page-deck-destinations = destinations
tickets-page-bonuses = Bonus
tickets-page-most-completed = à qui en réalise le plus
tickets-page-of-each-city = réalisées par ville
tickets-page-bonus-of = bonus { $points }
tickets-page-hint = Une locomotive de la rangée compte pour les deux cartes. Une plus grande série dévalise une colonne plus petite de sa couleur.

# Gares de triage
tickets-page-yard-of = Gare de { $seat } : { $columns }
tickets-page-hand-of = main { $count }
tickets-page-on-way = { $count } en circulation
tickets-page-own-way = en circulation
tickets-page-away = { $count } en route
tickets-page-known = connues de sa main
tickets-page-robbed = dévalisée
tickets-page-robs = dévalise { $names }
tickets-page-ask-robs = { $count ->
    [one] { $names } perd une colonne.
   *[other] { $names } perdent chacun une colonne.
}

# Main et destinations
tickets-page-hand = Votre main
tickets-page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
tickets-page-no-cards = Aucune carte.
tickets-page-add-card = { $cards } : en ajouter une à la série
tickets-page-tap-cards = touchez des cartes pour former une série
tickets-page-place-cards = Placer { $count } cartes
tickets-page-destinations = Destinations
tickets-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
tickets-page-done = complet
tickets-page-with-locos = { $count ->
    [one] +1 loco
   *[other] +{ $count } locos
}
tickets-page-missing = manque { $count }

# Choisir
tickets-page-offered = Destinations proposées
tickets-page-tap-keep-one = touchez pour garder, au moins une ; les autres sont remises
tickets-page-tap-keep = touchez pour garder ; les autres vont sous la pioche
tickets-page-kept = gardée
tickets-page-back = remise
tickets-page-none = N’en garder aucune
tickets-page-ask-keep = Gardez au moins une de vos { $count } destinations.
tickets-page-ask-choose = { $count ->
    [one] Garder cette destination ou la remettre ?
   *[other] Lesquelles de ces { $count } destinations gardez-vous ?
}
tickets-page-keep-some = { $others ->
    [0] Garder { $destination }
    [one] Garder { $destination } et une autre
   *[other] Garder { $destination } et { $others } autres
}
tickets-page-keeping = { $kept } à garder, { $back } à remettre
tickets-page-what-you-keep = Ce que vous gardez
tickets-page-at-stake = { $points ->
    [one] { $points } point en jeu
   *[other] { $points } points en jeu
}
tickets-page-needed = demandés
tickets-page-in-hand = en main
tickets-page-cost-if-left = Une destination gardée mais non réalisée coûte ses points à la fin.
tickets-page-choosing = choisit …
tickets-page-ready = prêt
tickets-page-still-choosing = { $count ->
    [one] 1 choisit encore
   *[other] { $count } choisissent encore
}
tickets-page-note = { $held ->
    [one] { $held } destination
   *[other] { $held } destinations
} · { $completed ->
    [one] { $completed } réalisée
   *[other] { $completed } réalisées
}
tickets-page-note-over = { $completed ->
    [one] { $completed } réalisée
   *[other] { $completed } réalisées
} · { $failed ->
    [one] { $failed } manquée
   *[other] { $failed } manquées
}

# Réaliser
tickets-page-turned-up = Vos trains, dévoilés
tickets-page-used = { $used } cartes utilisées sur { $count }
tickets-page-tap-complete = touchez pour réaliser ou reprendre
tickets-page-ask-complete = Quelles destinations réalisez-vous ?
tickets-page-complete-some = { $others ->
    [0] Réaliser { $destination }
    [one] Réaliser { $destination } et une autre
   *[other] Réaliser { $destination } et { $others } autres
}
tickets-page-completed = réalisée
tickets-page-best = meilleur ensemble
tickets-page-in-best = au mieux
tickets-page-if-left = −{ $points } sinon
tickets-page-face-down = { $wagons } face cachée · { $destinations } destinations
tickets-page-points-heading = Points
tickets-page-best-lost = meilleur ensemble { $best }, { $lost } perdus avec les autres
tickets-page-points-of = { $points } points sur { $best }
tickets-page-of-best = sur { $best }
tickets-page-you = vous
tickets-page-gain = +{ $points }

# Entre deux manches
tickets-page-round-over = La manche { $round } est terminée
tickets-page-leading = { $count ->
    [one] { $names } mène
   *[other] { $names } mènent
} avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
tickets-page-next-round = À la manche suivante
tickets-page-after-round = Après la manche { $round }
tickets-page-begins = { $seat } commence la suivante
tickets-page-count-completed = { $count ->
    [one] { $count } réalisée
   *[other] { $count } réalisées
}
tickets-page-count-held = { $count } encore en main
tickets-page-after-round-text = Les destinations réalisées restent face cachée jusqu’à la fin de la partie ; les mains sont gardées, toutes les autres cartes Train sont remêlées.

# La fin
tickets-page-scoring = Décompte
tickets-page-step-back = Étape précédente
tickets-page-step-on = Étape suivante
tickets-page-step = { $step } sur { $steps }
tickets-page-total = Total
