# Les mots du plateau de Trains dans le navigateur

# Carte
trains-page-board = Carte de Trains
trains-page-key-field = plaine 0
trains-page-key-river = rivière 1
trains-page-key-mountain = montagne 2
trains-page-key-city = ville 1 + gares
trains-page-key-remote = lieu éloigné : son nombre
trains-page-key-others = rails des autres + 1 chacun
trains-page-stations-of = { $stations } { $stations ->
    [one] gare
   *[other] gares
} sur { $buildings }
trains-page-each-rail = chaque rail compte { $points }
trains-page-rails-of = rails : { $names }

# Nombres
trains-page-pt = pt
trains-page-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
trains-page-waste = { $count } { $waste }
trains-page-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
trains-page-ends = met fin à la partie
trains-page-coins-then = { $now } → { $then } { $then ->
    [one] pièce
   *[other] pièces
}
trains-page-deck-then = pioche { $now } → { $then }
trains-page-draw-then = piocher { $count }
trains-page-caption = tour { $round } · { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
trains-page-row-coins = Pièces
trains-page-row-rails = Rails restants
trains-page-row-stations = Gares restantes
trains-page-row-points = Points
trains-page-rails-left = { $count ->
    [one] { $count } rail restant
   *[other] { $count } rails restants
}
trains-page-stations-left = { $count ->
    [one] { $count } gare restante
   *[other] { $count } gares restantes
}
trains-page-cards-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
trains-page-cards-in-deck = { $count ->
    [one] { $count } carte dans la pioche
   *[other] { $count } cartes dans la pioche
}

# Réserve
trains-page-always = Toujours en vente
trains-page-this-game = Dans cette partie
trains-page-cost-brings = coût · apport
trains-page-in-supply = Dans la réserve
trains-page-you-own = Vous en avez
trains-page-type-train = train
trains-page-type-action = action
trains-page-type-rail = rails
trains-page-type-station = gare
trains-page-type-victory = victoire
trains-page-type-waste = sans usage

# La fin en vue
trains-page-end-piles = Piles vides : { $count } sur les { $limit } qui mettent fin à la partie ({ $cards })
trains-page-end-piles-short = { $count } piles vides sur { $limit }
trains-page-end-rails = Le moins de rails qui restent à un joueur, sur { $limit } ; à 0 la partie se termine
trains-page-end-rails-short = { $count ->
    [one] rail
   *[other] rails
} (minimum)
trains-page-end-stations = Gares restantes, sur { $limit } ; à 0 la partie se termine
trains-page-end-stations-short = { $count ->
    [one] gare
   *[other] gares
}
trains-page-end-turns-short = { $count ->
    [one] tour à jouer
   *[other] tours à jouer
}

# Cartes en jeu, main, piles
trains-page-in-play = En jeu
trains-page-in-play-of = En jeu : { $seat }
trains-page-nothing-played = Rien encore.
trains-page-lasting = en vigueur : { $cards }
trains-page-hand = Votre main
trains-page-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
trains-page-no-cards = Aucune carte.
trains-page-can-buy = À votre portée
trains-page-play-all = Jouer tous les trains
trains-page-ends-turn = et finir le tour
trains-page-gained = Gagnées
trains-page-revealed = Révélées
trains-page-piles = Vos piles
trains-page-deck = Pioche
trains-page-deck-top = dessus : { $cards }
trains-page-discard = Défausse
trains-page-look = regarder
trains-page-close = Fermer
trains-page-cards-of = Toutes les cartes de { $seat }
trains-page-waste-owned = { $waste } en tout
trains-page-result = Résultat
trains-page-with-effect = avec son effet
trains-page-without-effect = sans
trains-page-unused = Vous pourriez encore jouer { $cards }. Finir le tour quand même ?

# Ce que demande une carte
trains-page-on-map = Choisissez sur la carte.
trains-page-in-hand = Choisissez dans votre main.
trains-page-keep = Garder { $card }
trains-page-on-deck-note = vous la piochez ensuite
trains-page-to-gained-note = défaussée à la fin du tour
trains-page-in-deck = { $count ->
    [one] { $count } carte dans votre pioche
   *[other] { $count } cartes dans votre pioche
}

# Ce que fait une réponse
trains-page-doing-play = Jouer { $count } cartes
trains-page-doing-discard-to-draw = { $count ->
    [one] Défausser { $card }
   *[other] Défausser { $count } cartes
}
trains-page-doing-discard-to-draw-done = { $count ->
    [one] Défausser { $card }
   *[other] Défausser { $count } cartes
}, en piocher { $count }
trains-page-doing-discard-for-coins = { $count ->
    [one] Défausser { $card }
   *[other] Défausser { $count } cartes
}
trains-page-doing-discard-for-coins-done = { $count ->
    [one] Défausser { $card }
   *[other] Défausser { $count } cartes
} pour { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
trains-page-doing-discard-exactly = { $count ->
    [one] Défausser { $card }
   *[other] Défausser { $count } cartes
}
trains-page-doing-waste-for-coins = Rendre { $count } { $waste }
trains-page-doing-waste-for-coins-done = Rendre { $count } { $waste } pour { $count ->
    [one] { $count } pièce
   *[other] { $count } pièces
}
trains-page-doing-price-of-train = Gagner les pièces de { $card }
trains-page-doing-copy = Copier { $card }
trains-page-doing-name = Nommer { $card }
trains-page-doing-take-revealed = Prendre { $card }
trains-page-doing-put-back = { $count ->
    [one] Remettre { $card }
   *[other] Remettre { $count } cartes
} sur la pioche
trains-page-doing-show-train = Gagner un autre { $card }
trains-page-doing-pull-train = Prendre { $card }
trains-page-doing-train-to-deck = Remettre { $card } sur la pioche
trains-page-doing-remove = Écarter { $card }
trains-page-doing-gain-train = Prendre { $card }

# Comment les cartes sont comprises
trains-page-ruling-lay-rails = Sans case que vous puissiez payer, elle ne fait rien et n’apporte pas de { $waste }.
trains-page-ruling-station-expansion = Il n’est pas nécessaire d’avoir des rails dans cette ville.
trains-page-ruling-waste = Qui ne joue ni n’achète de carte peut rendre toute la { $waste } de sa main.
trains-page-ruling-amusement-park = Seule la valeur imprimée compte, sans la pièce supplémentaire d’un effet.
trains-page-ruling-bullet-train = Il doit déjà être en jeu ; plusieurs n’apportent pas davantage.
trains-page-ruling-command-central = Toute carte de la partie peut être nommée, même si sa pile est vide.
trains-page-ruling-conductors-station = { $waste } défaussée reste à vous : elle ne retourne pas dans la réserve.
trains-page-ruling-dump-site = { $waste } reçue auparavant reste.
trains-page-ruling-early-train = Elle ne vaut que pour les achats. La carte est aussitôt sur la pioche et peut être piochée pendant ce tour.
trains-page-ruling-freight-train = { $waste } retourne sur sa pile.
trains-page-ruling-garage = Qui a moins de deux cartes défausse celles qu’il a.
trains-page-ruling-information-central = Tous voient les quatre cartes. Il peut y en avoir moins de quatre.
trains-page-ruling-ironworks = Les pièces viennent avant le paiement des rails, même si aucun n’est posé. Plusieurs s’additionnent.
trains-page-ruling-mail-train = { $waste } défaussée reste à vous : elle ne retourne pas dans la réserve.
trains-page-ruling-maintenance-factory = Le train doit avoir dans la réserve une pile qui n’est pas vide.
trains-page-ruling-signals = Vous seul voyez la carte.
trains-page-ruling-station-crew = Seul ce qui est possible peut être choisi.
trains-page-ruling-stationmasters-office = Elle ne copie pas une carte de sa propre sorte et ne devient pas un train.
trains-page-ruling-switchback = Ses pièces restent acquises.
trains-page-ruling-temporary-timetable = Les trains avec une action sont aussi des trains.
trains-page-ruling-tourist-train = Le point est marqué chaque fois qu’elle est jouée.
trains-page-ruling-wagon-factory = Rien n’est écarté s’il n’y a pas de train à prendre.
