var e=`# Les mots du plateau de TransAmerica dans le navigateur

transamerica-page-name = { $name }

# Carte
transamerica-page-board = Carte de TransAmerica
transamerica-page-network = Réseau\xA0: { $seats }
transamerica-page-private-of = Rail personnel\xA0: { $seat }
transamerica-page-city-out = pas distribuée à si peu de joueurs
transamerica-page-double = ligne double
transamerica-page-saves = { $saved ->
    [one] { $saved } point manquant en moins
   *[other] { $saved } points manquants en moins
}
transamerica-page-joins = { $joins ->
    [one] relie { $joins } autre joueur
   *[other] relie { $joins } autres joueurs
}
transamerica-page-ends = { $loss ->
    [0] termine la manche, vous ne perdez rien
    [one] termine la manche, vous perdez { $loss } point
   *[other] termine la manche, vous perdez { $loss } points
}

# Tablette
transamerica-page-cities = { $count ->
    [one] Votre ville
    [5] Vos cinq villes
   *[other] Vos { $count } villes
}
transamerica-page-missing = { $missing ->
    [one] { $missing } manquant
   *[other] { $missing } manquants
}
transamerica-page-missing-then = { $missing } → { $then ->
    [one] { $then } manquant
   *[other] { $then } manquants
}
transamerica-page-joined = reliée
transamerica-page-away = à { $away }
transamerica-page-nearer = { $away } → { $then }
transamerica-page-missed = , manquée
transamerica-page-way = Au plus court
transamerica-page-way-help = Tracer sur la carte une liaison la moins chère entre toutes vos villes
transamerica-page-turn-first = Ce tour\xA0: deux rails sur des lignes simples, ou un sur une ligne double
transamerica-page-turn-second = Ce tour\xA0: encore un rail sur une ligne simple, si vous voulez
transamerica-page-turn-none = Un tour compte deux rails sur des lignes simples, ou un sur une ligne double
transamerica-page-kind = Quel rail poser
transamerica-page-kind-track = Rail commun
transamerica-page-kind-own = Rail personnel
transamerica-page-stock = reste { $left }
transamerica-page-open-cities = Villes visibles

# Points et fin de manche
transamerica-page-points = Points
transamerica-page-points-of = { $name } { $points }
transamerica-page-barrier = { $points ->
    [one] la partie finit quand quelqu’un a { $points } point ou moins
   *[other] la partie finit quand quelqu’un a { $points } points ou moins
}
transamerica-page-round = Manche { $round }\xA0:
transamerica-page-loss = { $name } −{ $loss }
transamerica-page-show-end = Montrer la fin de la manche
transamerica-page-round-over = { $tracks ->
    [one] Fin de la manche { $round } · { $tracks } rail
   *[other] Fin de la manche { $round } · { $tracks } rails
}
transamerica-page-complete = { $count ->
    [one] { $seats } a relié toutes ses villes
   *[other] { $seats } ont relié toutes leurs villes
}
transamerica-page-end-no-tracks = Tous les rails sont posés et personne n’a relié toutes ses villes
transamerica-page-end-stuck = Plus personne ne peut poser de rail
transamerica-page-next-round = Manche suivante
transamerica-page-losses = Manche { $round }\xA0: pertes
transamerica-page-losses-help = les rails manquants sont en tirets sur la carte
transamerica-page-barrier-moved = { $points ->
    [one] la barrière a avancé\xA0: la partie finit désormais à { $points } point ou moins
   *[other] la barrière a avancé\xA0: la partie finit désormais à { $points } points ou moins
}

# Ce que montre le cadre
transamerica-page-points-left = points restants
transamerica-page-note-none = pas encore de pion
transamerica-page-note-alone = réseau à part
transamerica-page-note-joined = relié à { $names }
transamerica-page-note-many = relié à { $count } autres
transamerica-page-note-private = { $left } à soi · { $joined }
transamerica-page-note-lost = manche { $round }\xA0: { $loss ->
    [0] rien perdu
    [one] { $loss } point perdu
   *[other] { $loss } points perdus
}
transamerica-page-caption = manche { $round }{ $phase ->
    [hub] {""}
    [second] {" "}· encore un rail simple dans ce tour
   *[other] {" "}· { $left ->
        [one] reste { $left } rail
       *[other] restent { $left } rails
    }
}
transamerica-page-gain = { $saved ->
    [0] {""}
   *[other] −{ $saved }
}{ $joins ->
    [0] {""}
   *[other] {" "}relie { $joins }
}
transamerica-page-gain-hub = { $points } à poser
transamerica-page-gain-ends = fin de la manche\xA0: { $loss ->
    [0] 0
   *[other] −{ $loss }
}
`;export{e as default};