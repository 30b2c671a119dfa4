var e=`# Le jeu
tickets-summary = Réunissez des wagons, lancez vos trains et souvenez-vous de ce qui roule : à la fin, ils réalisent vos destinations.

# Options
tickets-option-first = Qui commence
tickets-option-first-help = La première place commence, ou le sort en décide.
tickets-option-first-first-seat = La première place
tickets-option-first-random = Tirage au sort
tickets-option-open-own-stack = Trains consultables
tickets-option-open-own-stack-help = Variante pour débutants : chacun peut regarder à tout moment ses propres trains en circulation et revoir ce qui s’est passé.
tickets-option-allow-all-loco-set = Séries de locomotives
tickets-option-allow-all-loco-set-help = Deux locomotives ou plus peuvent être placées sans wagon. Elles forment leur propre colonne, que seule une plus grande colonne de locomotives peut dévaliser.

# Fin de partie
tickets-end-last-card-drawn = La dernière carte de la pioche a été prise.
tickets-end-last-card-turned-up = La dernière carte de la pioche a été retournée.
tickets-end-nothing-to-draw = La dernière manche a commencé avec une pioche vide.

# Cartes Train, sous les formes que demandent les phrases
tickets-colour-black = noir
tickets-colour-white = blanc
tickets-colour-yellow = jaune
tickets-colour-green = vert
tickets-colour-blue = bleu
tickets-colour-red = rouge
tickets-colour-purple = violet
tickets-colour-orange = orange
tickets-colour-locomotive = locomotive
tickets-a-black = un wagon noir
tickets-a-white = un wagon blanc
tickets-a-yellow = un wagon jaune
tickets-a-green = un wagon vert
tickets-a-blue = un wagon bleu
tickets-a-red = un wagon rouge
tickets-a-purple = un wagon violet
tickets-a-orange = un wagon orange
tickets-a-locomotive = une locomotive
tickets-the-black = le wagon noir
tickets-the-white = le wagon blanc
tickets-the-yellow = le wagon jaune
tickets-the-green = le wagon vert
tickets-the-blue = le wagon bleu
tickets-the-red = le wagon rouge
tickets-the-purple = le wagon violet
tickets-the-orange = le wagon orange
tickets-the-locomotive = la locomotive
tickets-no-black = pas de wagon noir
tickets-no-white = pas de wagon blanc
tickets-no-yellow = pas de wagon jaune
tickets-no-green = pas de wagon vert
tickets-no-blue = pas de wagon bleu
tickets-no-red = pas de wagon rouge
tickets-no-purple = pas de wagon violet
tickets-no-orange = pas de wagon orange
tickets-no-locomotive = pas de locomotive
tickets-card-black = Wagon noir
tickets-card-white = Wagon blanc
tickets-card-yellow = Wagon jaune
tickets-card-green = Wagon vert
tickets-card-blue = Wagon bleu
tickets-card-red = Wagon rouge
tickets-card-purple = Wagon violet
tickets-card-orange = Wagon orange
tickets-card-locomotive = Locomotive
tickets-column-black = une colonne noire
tickets-column-white = une colonne blanche
tickets-column-yellow = une colonne jaune
tickets-column-green = une colonne verte
tickets-column-blue = une colonne bleue
tickets-column-red = une colonne rouge
tickets-column-purple = une colonne violette
tickets-column-orange = une colonne orange
tickets-column-locomotive = une colonne de locomotives
tickets-count-black = { $count ->
    [one] { $count } wagon noir
   *[other] { $count } wagons noirs
}
tickets-count-white = { $count ->
    [one] { $count } wagon blanc
   *[other] { $count } wagons blancs
}
tickets-count-yellow = { $count ->
    [one] { $count } wagon jaune
   *[other] { $count } wagons jaunes
}
tickets-count-green = { $count ->
    [one] { $count } wagon vert
   *[other] { $count } wagons verts
}
tickets-count-blue = { $count ->
    [one] { $count } wagon bleu
   *[other] { $count } wagons bleus
}
tickets-count-red = { $count ->
    [one] { $count } wagon rouge
   *[other] { $count } wagons rouges
}
tickets-count-purple = { $count ->
    [one] { $count } wagon violet
   *[other] { $count } wagons violets
}
tickets-count-orange = { $count ->
    [one] { $count } wagon orange
   *[other] { $count } wagons orange
}
tickets-count-locomotive = { $count ->
    [one] { $count } locomotive
   *[other] { $count } locomotives
}
tickets-wagon-line = { $count } cartes : sert là où cette couleur est demandée.
tickets-wagon-text = Il y a { $count } wagons de cette couleur. Placez-en deux ou plus dans votre gare de triage, ou un seul avec deux autres couleurs. Au début de chacun de vos tours, une carte de chaque colonne entre en circulation ; à la fin de la manche, elle compte pour les destinations qui demandent sa couleur.
tickets-locomotive-line = { $count } cartes : remplace un wagon de n’importe quelle couleur.
tickets-locomotive-text = Il y a { $count } locomotives, et chacun en reçoit une au départ. Une locomotive se place avec des wagons d’une même couleur, sur le dessus de leur colonne, et part avant eux. En circulation, elle remplace un wagon de n’importe quelle couleur. Prise parmi les cartes visibles, elle compte pour les deux cartes du tour.

# Destinations et bonus
tickets-destination = { $from } – { $to }
tickets-city = { $name }
tickets-destination-line = { $points } points pour { $cards }.
tickets-destination-text = Demande { $cards } parmi vos trains en circulation. Rapporte { $points } points si vous la réalisez ; vous en perdez autant si elle vous reste en main à la fin. Compte pour le bonus de { $cities }.
tickets-bonus = Bonus { $city }
tickets-bonus-line = { $points } points pour le plus de destinations.
tickets-bonus-text = À la fin, qui a réalisé le plus de destinations portant le nom de { $city } marque { $points } points ; il en faut au moins une. Tous les ex æquo les marquent en entier.

# Libellés
tickets-label-draw = Piocher une carte
tickets-label-take = Prendre { $card }
tickets-label-destinations = Piocher des destinations
tickets-label-keep = Garder { $destination }
tickets-label-reject = Refuser { $destination }
tickets-label-place = Placer { $cards }
tickets-label-place-three = Placer un wagon { $first }, un { $second } et un { $third }
tickets-label-claim = Réaliser { $destination }
tickets-label-claim-best = Réaliser le meilleur ensemble

# Demandes
tickets-prompt-keep = Garder ou refuser { $destination } ({ $points } points) ? Il faut garder au moins une destination.
tickets-prompt-choose = Garder ou refuser { $destination } ({ $points } points) ? Ce que vous refusez va sous la pioche.
tickets-prompt-turn = Prenez deux cartes Train, placez une série dans votre gare de triage ou piochez des destinations.
tickets-prompt-last-turn = Votre dernier tour : prenez des cartes Train, placez une série ou piochez des destinations.
tickets-prompt-second-card = Prenez une seconde carte, mais pas de locomotive visible.
tickets-prompt-complete = { $count ->
    [0] Vos trains ne réalisent aucune destination : confirmez.
    [one] Réalisez la destination qui est à la portée de vos trains.
   *[other] Réalisez des destinations : { $count } sont à votre portée, chaque carte ne sert qu’à une seule.
}

# Événements
tickets-kept-at-start = { $rejected ->
    [0] { $seat } garde les { $count } destinations.
   *[other] { $seat } garde { $count ->
        [one] une destination
       *[other] { $count } destinations
    } et en remet { $rejected }.
}
tickets-kept-at-start-own = Vous gardez { $count ->
    [one] une destination
   *[other] { $count } destinations
} : { $destinations }.
tickets-destinations-drawn = { $seat } pioche { $count ->
    [one] une destination.
   *[other] { $count } destinations.
}
tickets-destinations-drawn-own = Vous piochez { $destinations }.
tickets-destinations-kept = { $rejected ->
    [0] { $seat } garde tout.
   *[other] { $seat } { $count ->
        [0] n’en garde aucune
       *[other] en garde { $count }
    } et en glisse { $rejected } sous la pioche.
}
tickets-destinations-kept-own = { $count ->
    [0] Vous ne gardez aucune destination.
   *[other] Vous gardez { $destinations }.
}
tickets-stacked = { $cards ->
    [one] Une carte de { $seat } quitte la gare de triage et entre en circulation.
   *[other] { $cards } cartes de { $seat } quittent la gare de triage et entrent en circulation.
}
tickets-card-stacked-own = Entre en circulation : { $card }.
tickets-card-drawn = { $seat } pioche une carte.
tickets-card-drawn-own = Vous piochez { $card }.
tickets-card-taken = { $seat } prend { $card } parmi les cartes visibles.
tickets-card-turned-up = Nouvelle carte visible : { $card }.
tickets-card-dealt-own = Vous recevez { $card }.
tickets-last-card = { $seat } épuise la pioche : chacun joue encore un tour, { $seat } en dernier.
tickets-set-placed = { $seat } place { $cards } cartes dans { $columns ->
    [one] une nouvelle colonne.
   *[other] { $columns } nouvelles colonnes.
}
tickets-column-placed-own = Vous placez { $cards }.
tickets-column-robbed = { $seat } se fait dévaliser : une colonne de { $cards ->
    [one] une carte
   *[other] { $cards } cartes
} est défaussée.
tickets-turn-passed = { $seat } ne peut rien faire et passe.
tickets-round-ended = Les derniers tours sont joués : les trains en circulation réalisent des destinations.
tickets-claimed-own = { $count ->
    [0] Vous ne réalisez aucune destination.
   *[other] Vous réalisez { $destinations } : { $points } points.
}
tickets-completed = { $seat } réalise { $destination } : { $points } points.
tickets-round-scored = { $seat } a { $points ->
    [one] { $points } point
   *[other] { $points } points
} de destinations réalisées.
tickets-round-began = Les destinations réalisées sont retournées face cachée et toutes les cartes Train sauf les mains sont remêlées ; { $seat } commence la seconde manche.
tickets-failed = { $seat } n’a pas réalisé { $destination } : { $points } points sont perdus.
tickets-bonus-won = { $seat } a réalisé le plus de destinations de { $city } : { $points } points.
tickets-game-ended = La partie est terminée.

# Feuille de score et égalités
tickets-sheet-completed = Destinations réalisées
tickets-sheet-completed-in-round = Destinations réalisées, manche { $round }
tickets-sheet-failed = Destinations non réalisées
tickets-tie-completed = { $seat } l’emporte à égalité de points avec { $count ->
    [one] { $count } destination réalisée.
   *[other] { $count } destinations réalisées.
}
tickets-tie-bonuses = { $seat } l’emporte à égalité de points avec { $count ->
    [one] { $count } carte Bonus.
   *[other] { $count } cartes Bonus.
}
tickets-tie-shared = { $seats } se partagent la victoire : points, destinations réalisées et cartes Bonus sont à égalité.

# Refus
tickets-no-set = Ce n’est pas une série : il faut au moins deux cartes d’une même couleur, ou trois wagons de couleurs différentes.
tickets-nothing-offered = Aucune destination ne vous est proposée.
tickets-not-yet-completing = Les destinations se réalisent à la fin de la manche.
tickets-second-card = Vous avez pris une carte : prenez la seconde.
tickets-no-destinations = La pioche de destinations est vide.
tickets-all-refused = Toute la pioche de destinations a été vue et refusée sans que personne fasse autre chose : faites autre chose.
tickets-only-locomotives = Une série demande un wagon : les locomotives seules n’en font pas.
tickets-choose-destinations = Gardez ou refusez d’abord les destinations proposées.
tickets-already-decided = Vous avez déjà décidé pour { $destination }.
tickets-not-offered = La destination { $destination } ne vous est pas proposée.
tickets-one-by-one = Décidez d’abord pour { $destination } : les destinations viennent une à une.
tickets-keep-one = Il faut garder au moins une destination, et vous avez refusé toutes les autres.
tickets-complete-now = La manche est finie : réalisez maintenant vos destinations.
tickets-already-claimed = Vous avez déjà réalisé { $destination }.
tickets-not-held = Vous n’avez pas la destination { $destination }.
tickets-cards-missing = Ce qui reste de vos trains ne suffit pas pour { $destination }.
tickets-deck-empty = La pioche de trains est vide.
tickets-locomotive-second = Une locomotive visible compte pour deux cartes : elle ne se prend qu’en premier.
tickets-not-in-row = Il n’y a { $card } parmi les cartes visibles.
tickets-wagons-missing = C’est plus que ce que vous avez en main : { $cards }.
tickets-locomotives-missing = Vous { $held ->
    [0] n’avez aucune locomotive.
    [one] n’avez qu’une locomotive.
   *[other] n’avez que { $held } locomotives.
}
tickets-own-column = Votre gare de triage contient { $column } : elle doit d’abord partir.
tickets-rival-column = { $other } a { $column } : il vous faut au moins { $least } cartes.
tickets-three-colours-free = Des wagons seuls ne dévalisent jamais, et { $other } a { $column }.

# La table en texte
tickets-text-round = manche { $round } sur { $rounds }
tickets-text-deck = pioche { $count }
tickets-text-discarded = défaussées { $count }
tickets-text-destination-deck = destinations { $count }
tickets-text-last-turns = derniers tours : { $count }
tickets-text-row = visibles :
tickets-text-known-destinations = connues dans la pioche de destinations :
tickets-text-player = { $seat } · { $points ->
    [one] { $points } point
   *[other] { $points } points
} · main { $hand } · en circulation { $stack } · destinations { $held }, réalisées { $completed }
tickets-text-yard = gare de triage :
tickets-text-hand = main :
tickets-text-known-hand = connu dans la main :
tickets-text-stack = en circulation :
tickets-text-not-held = ne peut avoir :
tickets-text-bonuses = bonus :
tickets-text-none = rien
tickets-text-choice = votre choix (? à décider, + choisie, - refusée) :
tickets-text-left = reste de vos trains :
tickets-text-best = meilleur ensemble :
tickets-text-legend = { $wagon } wagon, { $locomotive } locomotive ; les locomotives sont sur le dessus et partent en premier
`;export{e as default};