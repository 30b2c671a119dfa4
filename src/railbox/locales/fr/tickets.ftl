# Demandes
tickets-prompt-keep = Garder ou rejeter { $destination } ({ $points } points) ? Il faut garder au moins une destination.
tickets-prompt-choose = Garder ou rejeter { $destination } ({ $points } points) ? Ce que vous rejetez va sous la pioche.
tickets-prompt-turn = Prenez deux cartes Train, placez une série dans votre gare ou piochez des destinations.
tickets-prompt-last-turn = Votre dernier tour : prenez des cartes Train, placez une série ou piochez des destinations.
tickets-prompt-second-card = Prenez une seconde carte, mais pas de locomotive visible.
tickets-prompt-complete = { $count ->
    [0] Vos trains n’atteignent rien : confirmez.
    [one] Validez la destination que vos trains peuvent atteindre.
   *[other] Validez des destinations : { $count } sont à portée, chaque carte ne sert qu’à une seule.
}

# Événements
tickets-kept-at-start = { $seat } garde { $count ->
    [one] une destination
   *[other] { $count } destinations
} et en remet { $rejected }.
tickets-kept-at-start-own = Vous gardez { $count ->
    [one] une destination
   *[other] { $count } destinations
} : { $destinations }.
tickets-destinations-drawn = { $seat } pioche { $count ->
    [one] une destination.
   *[other] { $count } destinations.
}
tickets-destinations-drawn-own = Vous piochez { $destinations }.
tickets-destinations-kept = { $seat } { $count ->
    [0] n’en garde aucune
   *[other] en garde { $count }
} et en glisse { $rejected } sous la pioche.
tickets-destinations-kept-own = { $count ->
    [0] Vous n’en gardez aucune.
   *[other] Vous gardez { $destinations }.
}
tickets-stacked = { $cards ->
    [one] Une carte de { $seat } quitte la gare et entre en circulation.
   *[other] { $cards } cartes de { $seat } quittent la gare et entrent en circulation.
}
tickets-card-stacked-own = En circulation : { $card ->
    [black] un wagon noir
    [white] un wagon blanc
    [yellow] un wagon jaune
    [green] un wagon vert
    [blue] un wagon bleu
    [red] un wagon rouge
    [purple] un wagon violet
    [orange] un wagon orange
   *[locomotive] une locomotive
}.
tickets-card-drawn = { $seat } pioche une carte.
tickets-card-drawn-own = Vous piochez { $card ->
    [black] un wagon noir
    [white] un wagon blanc
    [yellow] un wagon jaune
    [green] un wagon vert
    [blue] un wagon bleu
    [red] un wagon rouge
    [purple] un wagon violet
    [orange] un wagon orange
   *[locomotive] une locomotive
}.
tickets-card-taken = { $seat } prend { $card ->
    [black] un wagon noir
    [white] un wagon blanc
    [yellow] un wagon jaune
    [green] un wagon vert
    [blue] un wagon bleu
    [red] un wagon rouge
    [purple] un wagon violet
    [orange] un wagon orange
   *[locomotive] une locomotive
} parmi les cartes visibles.
tickets-card-turned-up = { $card ->
    [black] Un wagon noir apparaît
    [white] Un wagon blanc apparaît
    [yellow] Un wagon jaune apparaît
    [green] Un wagon vert apparaît
    [blue] Un wagon bleu apparaît
    [red] Un wagon rouge apparaît
    [purple] Un wagon violet apparaît
    [orange] Un wagon orange apparaît
   *[locomotive] Une locomotive apparaît
}.
tickets-card-dealt-own = Vous recevez { $card ->
    [black] un wagon noir
    [white] un wagon blanc
    [yellow] un wagon jaune
    [green] un wagon vert
    [blue] un wagon bleu
    [red] un wagon rouge
    [purple] un wagon violet
    [orange] un wagon orange
   *[locomotive] une locomotive
}.
tickets-last-card = { $seat } a épuisé la pioche : chacun joue encore un tour, { $seat } en dernier.
tickets-set-placed = { $seat } place { $cards } cartes dans { $columns ->
    [one] une nouvelle colonne.
   *[other] { $columns } nouvelles colonnes.
}
tickets-column-placed-own = Vous placez { $wagons } × { $card ->
    [black] noir
    [white] blanc
    [yellow] jaune
    [green] vert
    [blue] bleu
    [red] rouge
    [purple] violet
    [orange] orange
   *[locomotive] locomotive
}{ $locos ->
    [0] { "" }.
    [one] { "" } et une locomotive.
   *[other] { "" } et { $locos } locomotives.
}
tickets-locomotives-placed-own = Vous placez { $locos } locomotives.
tickets-column-robbed = { $seat } se fait dévaliser : une colonne de { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} est défaussée.
tickets-turn-passed = { $seat } ne peut rien faire et passe.
tickets-round-ended = Les derniers tours sont joués : les trains en circulation atteignent des destinations.
tickets-completed = { $seat } atteint { $destination } : { $points } points.
tickets-round-scored = { $seat } a { $points } points pour ses destinations atteintes.
tickets-round-began = Toutes les cartes Train sauf les mains sont remêlées ; { $seat } commence la seconde manche.
tickets-failed = { $seat } n’a pas atteint { $destination } : { $points } points sont perdus.
tickets-bonus-won = { $seat } a atteint le plus de destinations de { $city } : { $points } points.
tickets-game-ended = La partie est terminée.

# Refus
tickets-nothing-offered = Aucune destination ne vous est proposée.
tickets-not-yet-completing = Les destinations s’atteignent à la fin de la manche.
tickets-second-card = Vous avez pris une carte : prenez la seconde.
tickets-no-destinations = La pioche de destinations est vide.
tickets-round-of-passes = Pendant tout un tour de table, chacun a pioché des destinations sans en garder : faites autre chose.
tickets-only-locomotives = Une série demande un wagon : les locomotives seules n’en font pas.
tickets-choose-destinations = Gardez ou rejetez d’abord les destinations proposées.
tickets-already-decided = Vous avez déjà décidé pour { $destination }.
tickets-not-offered = { $destination } ne vous est pas proposée.
tickets-one-by-one = Décidez d’abord pour { $destination } : les destinations viennent une à une.
tickets-keep-one = Il faut garder au moins une destination, et vous avez rejeté toutes les autres.
tickets-complete-now = La manche est finie : validez maintenant vos destinations.
tickets-already-claimed = Vous avez déjà validé { $destination }.
tickets-not-held = Vous n’avez pas { $destination }.
tickets-cards-missing = Ce qui reste de vos trains ne suffit pas pour { $destination }.
tickets-deck-empty = La pioche de trains est vide.
tickets-locomotive-second = Une locomotive visible compte pour deux cartes : elle ne se prend qu’en premier.
tickets-not-in-row = Il n’y a pas { $card ->
    [black] de wagon noir
    [white] de wagon blanc
    [yellow] de wagon jaune
    [green] de wagon vert
    [blue] de wagon bleu
    [red] de wagon rouge
    [purple] de wagon violet
    [orange] de wagon orange
   *[locomotive] de locomotive
} parmi les cartes visibles.
tickets-wagons-missing = Vous avez { $held } × { $card ->
    [black] noir
    [white] blanc
    [yellow] jaune
    [green] vert
    [blue] bleu
    [red] rouge
    [purple] violet
    [orange] orange
   *[locomotive] locomotive
}, ce n’est pas assez.
tickets-locomotives-missing = Vous { $held ->
    [0] n’avez aucune locomotive.
    [one] n’avez qu’une locomotive.
   *[other] n’avez que { $held } locomotives.
}
tickets-own-column = Votre gare contient une colonne { $card ->
    [black] noire
    [white] blanche
    [yellow] jaune
    [green] verte
    [blue] bleue
    [red] rouge
    [purple] violette
    [orange] orange
   *[locomotive] de locomotives
} : elle doit d’abord partir.
tickets-rival-column = Un rival a une colonne { $card ->
    [black] noire
    [white] blanche
    [yellow] jaune
    [green] verte
    [blue] bleue
    [red] rouge
    [purple] violette
    [orange] orange
   *[locomotive] de locomotives
} : il vous faut { $least } cartes ou plus.
tickets-three-colours-free = Un wagon seul ne bat jamais une colonne, et un rival en a une { $card ->
    [black] noire
    [white] blanche
    [yellow] jaune
    [green] verte
    [blue] bleue
    [red] rouge
    [purple] violette
    [orange] orange
   *[locomotive] de locomotives
}.
