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

# Leçons
tickets-lesson-first = Vos premiers trains
tickets-lesson-first-line = Réunir des wagons, remplir sa gare, dévaliser un train et payer ses destinations.
tickets-lesson-first-offer = Six destinations
tickets-lesson-first-offer-say = Chaque carte montre deux villes, les wagons qu’elle demande et ses points. Réalisez-la, et vous les marquez ; gardez-la en main jusqu’à la fin, et vous les perdez. Ce que vous gardez est donc une promesse.
tickets-lesson-first-keep = Gardez-en trois
tickets-lesson-first-keep-say = Trois de ces cartes ne demandent que deux wagons, et toutes trois un rouge. Gardez Dallas – Raleigh, Dallas – Miami et Chicago – Miami ; remettez les longues.
tickets-lesson-first-keep-wrong = C’est promettre trop, ou trop peu, pour un premier voyage. Quelles trois cartes ne demandent que deux wagons ?
tickets-lesson-first-keep-wrong-none = Dallas – Raleigh demande un wagon vert et un rouge, et vous avez les deux. Pourquoi la refuser ?
tickets-lesson-first-keep-hint = Touchez les trois cartes à 8, 9 et 10 points, puis confirmez.
tickets-lesson-first-hand = Votre main
tickets-lesson-first-hand-say = Vous avez deux rouges, deux verts, un jaune, un bleu, un blanc, et une locomotive, qui remplace n’importe quelle couleur. Vos destinations demandent trois rouges, deux verts et un jaune. Il manque un rouge.
tickets-lesson-first-take = Prenez une carte
tickets-lesson-first-take-say = À votre tour, vous faites une chose parmi trois. La première : prendre deux cartes Train, visibles dans la rangée ou cachées dans la pioche. Commencez par le wagon rouge.
tickets-lesson-first-take-wrong = C’est permis, mais il manque encore un wagon à vos destinations. De quelle couleur ?
tickets-lesson-first-take-wrong-draw = De la pioche vient une carte que vous ne voyez pas. Celle qu’il vous faut est visible : où ?
tickets-lesson-first-take-wrong-destinations = De nouvelles destinations sont de nouvelles promesses, et aucun de vos trains ne roule encore. Quelle carte visible vous faut-il ?
tickets-lesson-first-take-hint = Le wagon rouge est la première carte de la rangée.
tickets-lesson-first-second = La seconde carte
tickets-lesson-first-second-say = Une locomotive a pris la place du wagon rouge. Dans la rangée, elle compte pour les deux cartes : elle ne se prend qu’en premier. Prenez le wagon jaune : il fait la paire.
tickets-lesson-first-second-wrong = C’est permis, mais cette carte ne va avec rien dans votre main. Laquelle fait la paire avec une des vôtres ?
tickets-lesson-first-second-wrong-draw = C’est permis, mais à l’aveugle. Un jaune est visible et fait la paire avec le vôtre.
tickets-lesson-first-second-hint = Prenez le wagon jaune dans la rangée.
tickets-lesson-first-place = Placez une série
tickets-lesson-first-place-say = Votre adversaire a placé deux wagons bleus dans sa gare, visibles de tous. C’est la deuxième chose à faire : placer une série, au moins deux cartes d’une couleur. Placez vos trois rouges.
tickets-lesson-first-place-wrong = Cela peut attendre. Toutes vos destinations demandent une même couleur : laquelle ?
tickets-lesson-first-place-wrong-two = Le troisième rouge devrait alors attendre, car on n’ajoute rien à une colonne. Combien de rouges avez-vous ?
tickets-lesson-first-place-wrong-loco = C’est permis : la locomotive irait sur le dessus et partirait la première. Mais gardez-la en main, elle va servir dans un instant.
tickets-lesson-first-place-hint = Parmi les séries sous votre main, choisissez celle des trois rouges.
tickets-lesson-first-leave = Les trains partent
tickets-lesson-first-leave-say = Au début de votre tour, une carte de chacune de vos colonnes part toute seule. Un wagon rouge circule, deux attendent. La colonne bleue de votre adversaire, elle aussi, n’a plus qu’une carte.
tickets-lesson-first-rob = Dévalisez une colonne
tickets-lesson-first-rob-say = Vous pouvez placer la couleur d’un adversaire avec plus de cartes que sa colonne n’en a. Elle est alors défaussée. Un seul bleu attend là-bas ; avec votre locomotive, vous en avez deux. Dévalisez-la !
tickets-lesson-first-rob-wrong = C’est permis, mais au début du tour adverse ce wagon bleu part, et il est à l’abri. Qu’est-ce qui bat une seule carte bleue ?
tickets-lesson-first-rob-wrong-three = Une belle série, mais elle peut attendre. Le wagon bleu, non : il part au début du tour adverse. Qu’est-ce qui le bat maintenant ?
tickets-lesson-first-rob-hint = Placez un wagon bleu avec votre locomotive.
tickets-lesson-first-three = Trois couleurs
tickets-lesson-first-three-say = La colonne adverse a disparu, et deux autres de vos cartes circulent. L’autre sorte de série : trois wagons seuls, de couleurs absentes de toutes les gares. Placez le blanc, le jaune et le vert.
tickets-lesson-first-three-wrong = Un wagon ne compte qu’une fois en circulation. Vous avez trois couleurs qui ne sont dans aucune gare : lesquelles ?
tickets-lesson-first-three-wrong-two = Deux cartes d’une couleur partent l’une après l’autre. Trois couleurs partent ensemble. Lesquelles avez-vous ?
tickets-lesson-first-three-hint = Choisissez la série d’un wagon blanc, d’un jaune et d’un vert.
tickets-lesson-first-paid = Cinq d’un coup
tickets-lesson-first-paid-say = Cinq colonnes, cinq cartes : votre gare est vide et huit cartes circulent. Trois rouges, un vert, un jaune, et la locomotive pour le second vert : vos trois destinations sont payées.
tickets-lesson-first-more = Nouvelles destinations
tickets-lesson-first-more-say = Il vous faut d’autres points, et c’est la troisième chose à faire : piocher des destinations. Vous en regardez quatre et en gardez autant que vous voulez, même aucune.
tickets-lesson-first-more-wrong = Bon pour plus tard. Mais tout ce que vous avez est payé : d’où viendront de nouveaux points ?
tickets-lesson-first-choose = Choisissez encore
tickets-lesson-first-choose-say = Deux de ces cartes demandent un wagon vert et un bleu. Un bleu de trop circule déjà, et vous avez un vert en main. Gardez l’une des deux, ou les deux ; les autres sont trop longues.
tickets-lesson-first-choose-wrong = Les longues demandent quatre et cinq wagons, et n’en garder aucune ne rapporte rien. Quelles deux cartes demandent un vert et un bleu ?
tickets-lesson-first-choose-hint = Touchez Dallas – Washington : avec elle, trois de vos destinations nomment Dallas.
tickets-lesson-first-end = Comment cela finit
tickets-lesson-first-end-say = Quand la dernière carte de la pioche est partie, chacun joue encore un tour. Puis tous retournent leurs trains et réalisent des destinations ; chaque carte sert une fois. Main et gare ne comptent pas.
tickets-lesson-first-points = Points et bonus
tickets-lesson-first-points-say = Les destinations réalisées rapportent, les autres coûtent. Et pour chaque grande ville, un bonus récompense qui en réalise le plus. Les vôtres nomment Dallas, Miami et Chicago.
tickets-lesson-first-free = À vous de jouer
tickets-lesson-first-free-say = Jouez jusqu’au bout : quelques minutes suffisent. Dans cette leçon, vous pouvez regarder vos propres trains en circulation. Dans une vraie partie, personne ne le peut, et la mémoire fait la moitié du jeu.

tickets-lesson-finer = Voleurs et bons moments
tickets-lesson-finer-line = La force d’une colonne, quand attendre, quand frapper, et ce qui compte vers la fin.
tickets-lesson-finer-city = Une ville, un bonus
tickets-lesson-finer-city-say = Cette fois, personne ne peut regarder les trains en circulation : comptez bien. Quatre de ces cartes nomment New York, dont le bonus est le plus fort : 15 points. Gardez ces quatre-là, remettez les longues.
tickets-lesson-finer-city-wrong = Des destinations d’une même ville s’aident à gagner son bonus. Quelles quatre cartes nomment New York ?
tickets-lesson-finer-city-hint = Touchez les quatre cartes de New York, puis confirmez.
tickets-lesson-finer-long = Une longue colonne
tickets-lesson-finer-long-say = Toutes les quatre demandent un wagon bleu, et vous en avez trois. Placez-les. Ils partent un à un, et tant qu’ils sont là, il faut plus de cartes à un adversaire pour placer du bleu.
tickets-lesson-finer-long-wrong = Vos quatre destinations demandent une même couleur. Laquelle ?
tickets-lesson-finer-long-wrong-loco = Elle renforcerait la colonne et partirait la première. Mais gardez la locomotive : il y aura peut-être quelqu’un à dévaliser.
tickets-lesson-finer-long-wrong-two = Le troisième bleu attendrait alors que les deux soient partis, car on n’ajoute rien à une colonne.
tickets-lesson-finer-long-hint = Choisissez la série des trois wagons bleus.
tickets-lesson-finer-strength = De quelle force ?
tickets-lesson-finer-strength-say = Un wagon rouge et une locomotive attendent chez votre adversaire. C’est une colonne de deux, car les locomotives comptent. Deux rouges ne feraient qu’égaliser. Avec votre locomotive vous en avez trois : dévalisez-la.
tickets-lesson-finer-strength-wrong = C’est permis. Mais au début du tour adverse, la locomotive part et elle est à l’abri. Comment placer trois cartes rouges maintenant ?
tickets-lesson-finer-strength-hint = Placez deux rouges avec votre locomotive.
tickets-lesson-finer-closed = Fermé même à vous
tickets-lesson-finer-closed-say = Deux bleus sont dans la rangée. Vous ne pouvez pas placer de bleu : un de vos wagons est encore en gare. Il part au début de votre prochain tour. Prenez les deux, pour les avoir prêts.
tickets-lesson-finer-closed-wrong = Vos destinations demandent quatre bleus. Deux circulent, un attend, et deux sont visibles dans la rangée.
tickets-lesson-finer-closed-wrong-draw = Une carte de la pioche est un pari, alors que deux bleus sont visibles.
tickets-lesson-finer-closed-hint = Prenez un wagon bleu, puis l’autre.
tickets-lesson-finer-wait = On vous dévalise !
tickets-lesson-finer-wait-say = Votre dernier bleu a disparu : une carte seule cède à n’importe quelle paire. Deux bleus sont là-bas, et les vôtres ne sont pas plus nombreux. Mais l’un d’eux va partir. En attendant, prenez l’orange et le vert.
tickets-lesson-finer-wait-wrong = Patience : un bleu partira tout seul. En attendant, Dallas – New York demande un wagon orange, et un second vert est utile.
tickets-lesson-finer-wait-hint = Prenez dans la rangée le wagon orange et le vert, dans l’ordre que vous voulez.
tickets-lesson-finer-back = Rendez le coup
tickets-lesson-finer-back-say = Il ne reste qu’un bleu là-bas, et vous en avez deux. Placez-les : la colonne est dévalisée, le bleu est de nouveau à vous. Un tour plus tôt c’était trop tôt ; un tour plus tard, trop tard.
tickets-lesson-finer-back-wrong = Ce dernier wagon bleu part au début du tour adverse. Laquelle de vos séries bat une seule carte bleue ?
tickets-lesson-finer-back-hint = Choisissez la série des deux wagons bleus.
tickets-lesson-finer-memory = Qu’avez-vous lancé ?
tickets-lesson-finer-memory-say = Six cartes circulent, face cachée. Vous en souvenez-vous ? Trois bleus, deux rouges et une locomotive. Il est plus facile de compter les destinations que les couleurs : trois des vôtres sont payées.
tickets-lesson-finer-timing = Paire ou trois couleurs ?
tickets-lesson-finer-timing-say = Une paire met deux tours à partir. Trois couleurs partent ensemble, et vers la fin, seul compte ce qui part. Il manque un vert et un orange à Dallas – New York : placez-les avec le noir.
tickets-lesson-finer-timing-wrong = Il manque un vert et un orange à Dallas – New York. Quelle série lance les deux d’un coup ?
tickets-lesson-finer-timing-wrong-pair = Deux verts demandent deux tours, et Dallas – New York n’en veut qu’un. Quelle série lance aussi l’orange ?
tickets-lesson-finer-timing-hint = Choisissez la série d’un wagon noir, d’un vert et d’un orange.
tickets-lesson-finer-end = Les derniers tours
tickets-lesson-finer-end-say = Vos quatre destinations sont payées. Quand il reste une dizaine de cartes dans la pioche, pensez court : une carte qui ne part pas à temps est perdue. Au tout dernier tour, une série ne peut plus que dévaliser.
tickets-lesson-finer-free = À vous de jouer
tickets-lesson-finer-free-say = Jouez jusqu’au bout. Piochez des destinations tant qu’il reste du temps pour les payer, pensez à New York, et frappez quand une colonne n’a plus qu’une carte.
`;export{e as default};