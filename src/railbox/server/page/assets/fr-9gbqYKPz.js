var e=`transamerica-summary = Reliez vos cinq villes secrètes par des rails que tout le monde utilise, avant que les autres ne relient les leurs.

# Options
transamerica-option-open-cities = Villes visibles
transamerica-option-open-cities-help = Pour débuter\xA0: les cartes Ville de tous les joueurs sont posées face visible.
transamerica-option-hints = Conseils
transamerica-option-hints-help = Montrer ce que chaque rail vous fait gagner et, sur demande, le chemin le moins cher vers vos villes.
transamerica-option-first = Qui commence
transamerica-option-first-help = La place qui commence la première manche\xA0; à chaque manche suivante, c’est la place d’après.
transamerica-option-first-first-seat = la première place
transamerica-option-first-random = au hasard
transamerica-option-colours = Couleurs des joueurs
transamerica-option-colours-help = Les couleurs suivent l’ordre des places ou sont tirées au sort.
transamerica-option-colours-fixed = selon la place
transamerica-option-colours-random = au hasard
transamerica-option-min-rounds = Nombre minimal de manches
transamerica-option-min-rounds-help = La partie ne s’arrête pas avant ce nombre de manches. Certains la laissent finir dès la première.
transamerica-option-vexation = Vexation
transamerica-option-vexation-help = À chaque manche, tous les joueurs disposent de trois rails personnels que personne d’autre ne peut utiliser.
transamerica-option-vexation-ruling = Les rails personnels s’ajoutent aux 84 rails communs. Au décompte, ils sont gratuits pour leur propriétaire et fermés aux autres, sauf s’ils coupent quelqu’un d’une ville. Deux au plus se rejoignent en un point.
transamerica-option-board = Plateau
transamerica-option-board-help = Un plateau de votre cru, avec ses points, ses lignes et ses villes\xA0; sinon, on joue sur celui de la boîte.

# Lieux
transamerica-place = { $name }
transamerica-point = point { $name }
transamerica-place-near = { $far ->
    [one] { $direction } { $city }
   *[other] { $far } { $direction } { $city }
}
transamerica-of-vowel = d’{ $name }
transamerica-of-consonant = de { $name }
transamerica-line-from = { $place } → { $direction }
transamerica-line-between = { $one } – { $two }
transamerica-direction-east = est
transamerica-direction-north-east = nord-est
transamerica-direction-north = nord
transamerica-direction-north-west = nord-ouest
transamerica-direction-west = ouest
transamerica-direction-south-west = sud-ouest
transamerica-direction-south = sud
transamerica-direction-south-east = sud-est
transamerica-towards-east = à l’est
transamerica-towards-north-east = au nord-est
transamerica-towards-north = au nord
transamerica-towards-north-west = au nord-ouest
transamerica-towards-west = à l’ouest
transamerica-towards-south-west = au sud-ouest
transamerica-towards-south = au sud
transamerica-towards-south-east = au sud-est

# Couleurs des villes
transamerica-colour = { $name }
transamerica-colour-green = vert
transamerica-colour-blue = bleu
transamerica-colour-yellow = jaune
transamerica-colour-red = rouge
transamerica-colour-orange = orange
transamerica-colour-purple = violet
transamerica-colour-black = noir
transamerica-colour-white = blanc
transamerica-colour-grey = gris
transamerica-colour-brown = marron
transamerica-colour-pink = rose

# Actions
transamerica-label-stop = Ne pas poser de second rail
transamerica-label-hub = Poser le pion\xA0: { $point }
transamerica-label-track = Poser un rail\xA0: { $track }
transamerica-label-own = Poser un rail personnel\xA0: { $track }

# Demandes
transamerica-prompt-hub = Posez votre pion sur un point libre.
transamerica-prompt-first = Posez un rail depuis votre réseau.
transamerica-prompt-second = Posez un second rail sur une ligne simple, ou arrêtez-vous.
transamerica-prompt-last = La manche se termine après ce tour. Vous pouvez encore poser un rail sur une ligne simple.

# Événements
transamerica-hub-placed = { $seat } pose son pion\xA0: { $point }.
transamerica-track-laid = { $seat } pose un rail\xA0: { $track }.
transamerica-own-track-laid = { $seat } pose un rail personnel, que personne d’autre ne peut utiliser\xA0: { $track }.
transamerica-networks-joined = { $seats } partagent maintenant un même réseau.
transamerica-network-reaches = Le réseau de { $seat } a atteint le pion de { $others }.
transamerica-stopped = { $seat } ne pose pas de second rail.
transamerica-completed = { $seat } a relié toutes ses villes\xA0: { $cities }.
transamerica-turn-skipped = { $seat } ne peut poser aucun rail et passe son tour.
transamerica-round-ended = Fin de la manche { $round }\xA0: { $end }.
transamerica-round-end-active = la personne dont c’est le tour a relié toutes ses villes
transamerica-round-end-others-early = quelqu’un avait relié ses villes avant la fin du tour
transamerica-round-end-others = le dernier rail du tour a relié les villes de quelqu’un d’autre
transamerica-round-end-no-tracks = tous les rails sont posés et personne n’a relié ses villes
transamerica-round-end-stuck = plus personne ne peut poser de rail
transamerica-lost = { $seat } devait relier { $cities } et perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
}\xA0: reste { $points }.
transamerica-barrier-moved = La barrière avance\xA0: on la franchit désormais avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ou moins.
transamerica-barrier-crossed = { $seat } a franchi la barrière avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
transamerica-game-ended = La partie est terminée.
transamerica-round-limit = La partie est terminée\xA0: après tant de manches, plus personne ne semble perdre de points.
transamerica-round-started = La manche { $round } commence\xA0; { $seat } joue en premier.
transamerica-dealt-own = Vos villes\xA0: { $cities }.
transamerica-dealt = Les villes de { $seat }\xA0: { $cities }.

# Refus
transamerica-hubs-placed = Tous les pions sont déjà en place.
transamerica-point-taken = Il y a déjà un pion ici\xA0: { $point }.
transamerica-hub-first = Posez d’abord votre pion.
transamerica-one-track-at-least = Il faut poser au moins un rail à chaque tour.
transamerica-own-tracks-used = { $number ->
    [one] Votre rail personnel
   *[other] Vos { $number } rails personnels
} de cette manche { $number ->
    [one] est posé
   *[other] sont posés
}.
transamerica-no-own-tracks = Il n’y a pas de rails personnels dans cette partie\xA0: ils viennent avec l’option Vexation.
transamerica-track-there = Il y a déjà un rail ici\xA0: { $track }.
transamerica-not-in-network = Cette ligne ne touche pas votre réseau\xA0: { $track }.
transamerica-second-is-single = C’est une ligne double, qui prend un tour entier\xA0: { $track }.
transamerica-junction-full = À un bout de cette ligne, deux rails personnels se rejoignent déjà\xA0: { $track }.

# Points et fin de partie
transamerica-sheet-start = Départ
transamerica-sheet-round = Manche { $round }
transamerica-tie-shared = { $seats } ont { $points ->
    [one] { $points } point
   *[other] { $points } points
} et se partagent la victoire.
transamerica-end-barrier-crossed = Une locomotive a franchi la barrière.
transamerica-end-round-limit = Le nombre maximal de manches a été joué.

# Villes et matériel
transamerica-city-line = Ville, couleur\xA0: { $colour }
transamerica-city-text = { $number ->
    [one] { $number } ville de sa couleur est en jeu
   *[other] { $number } villes de sa couleur sont en jeu
}. À chaque manche, chacun reçoit une carte de chaque couleur et doit relier ces villes à son pion.
transamerica-city-text-out = Avec si peu de joueurs, cette ville n’a pas de carte\xA0: c’est un point comme un autre. { $number ->
    [one] { $number } autre ville de sa couleur peut être distribuée
   *[other] { $number } autres villes de sa couleur peuvent être distribuées
}.
transamerica-piece-marker = Pion
transamerica-piece-marker-line = Le point de départ de votre réseau
transamerica-piece-marker-text = Au début de chaque manche, chacun pose son pion sur un point libre. Votre réseau est tout ce que des rails relient à lui\xA0; qui le touche le partage avec vous.
transamerica-piece-track = Rail
transamerica-piece-track-line = Un ou deux par tour, utilisables par tous
transamerica-piece-track-text = { $number ->
    [one] Il y a { $number } rail
   *[other] Il y a { $number } rails
} par manche. À son tour, on pose un ou deux rails sur des lignes simples, ou un seul sur une ligne double, toujours au contact de son réseau. Quand le dernier est posé, la manche est finie.
transamerica-piece-double = Ligne double
transamerica-piece-double-line = En montagne ou sur un fleuve\xA0: coûte 2 et prend un tour entier
transamerica-piece-double-text = Un rail sur une ligne double est le seul du tour et ne prend qu’une pièce. Au décompte de la manche, une ligne double qui vous manque coûte deux points.
transamerica-piece-barrier = Barrière
transamerica-piece-barrier-line = La partie finit après une manche où quelqu’un la franchit
transamerica-piece-barrier-text = Elle est d’abord à 0 point. Après la deuxième manche, elle avance\xA0: il reste { $number ->
    [one] { $number } case
   *[other] { $number } cases
} entre elle et le dernier joueur. Elle ne bouge plus ensuite.
transamerica-piece-own = Rail personnel
transamerica-piece-own-line = Réservé à la personne qui l’a posé
transamerica-piece-own-text = { $number ->
    [one] Chacun dispose de { $number } rail personnel
   *[other] Chacun dispose de { $number } rails personnels
} par manche. Soi seul peut construire à partir d’eux et atteindre des villes grâce à eux\xA0; pour les autres, la ligne est fermée. Deux d’entre eux au plus se rejoignent en un point.

# Plateau en texte
transamerica-text-key = + point · . ligne simple ·\xA0: ligne double · ━ ╱ ╲ rail · 1 pion du joueur 1
transamerica-text-key-known = villes en majuscules\xA0: celles que vous connaissez
transamerica-text-key-own = un chiffre sur un rail\xA0: rail personnel de ce joueur · villes en majuscules\xA0: celles que vous connaissez
transamerica-text-round = Manche { $round }, commencée par { $seat } · rails restants\xA0: { $left } sur { $tracks }
transamerica-text-barrier = barrière\xA0: { $points }
transamerica-text-past = Manche { $round }, { $tracks ->
    [one] { $tracks } rail
   *[other] { $tracks } rails
}\xA0: { $end }. Points perdus\xA0: { $losses }
transamerica-text-loss = { $seat } { $loss }
transamerica-text-player = { $seat }\xA0: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
transamerica-text-marker = pion\xA0: { $point }
transamerica-text-network = atteint { $others }
transamerica-text-own-tracks = { $number ->
    [one] { $number } rail personnel
   *[other] { $number } rails personnels
}
transamerica-text-cities = villes\xA0: { $cities }
transamerica-text-complete = tout est relié
transamerica-text-missing = { $points ->
    [one] il manque { $points } point
   *[other] il manque { $points } points
}
transamerica-text-hint-hub = Conseil, sans détour\xA0: { $places }
transamerica-text-hint = Conseil, { $number ->
    [one] { $number } point manquant
   *[other] { $number } points manquants
} de moins\xA0: { $places }
transamerica-text-more = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}

# La première leçon
transamerica-lesson-first = D’une côte à l’autre
transamerica-lesson-first-line = Poser son pion et des rails, profiter de ceux des autres, relier ses cinq villes.
transamerica-lesson-first-cities = Vos cinq villes
transamerica-lesson-first-cities-say = Ces cinq villes sont votre secret pour cette manche : une de chaque couleur, de la côte ouest à la côte est. Reliez-les toutes par le rail avant que l’autre joueur ait relié les siennes.
transamerica-lesson-first-lines = Les lignes de la carte
transamerica-lesson-first-lines-say = Les rails se posent sur les lignes, entre deux points. La plupart sont simples. En montagne et sur les fleuves, elles sont doubles : plus chères et plus lentes à construire. Vos villes ont un anneau et une plaque.
transamerica-lesson-first-marker = Posez votre pion
transamerica-lesson-first-marker-say = Votre réseau part de votre pion, posé sur n’importe quel point libre. Personne n’aime construire dans les montagnes de l’ouest : commençons donc là, sur une de vos villes, Phoenix.
transamerica-lesson-first-marker-wrong = Ce serait possible. Mais un pion sur une de vos villes l’a déjà reliée. Laquelle des vôtres est au sud-ouest, sans être sur la côte ?
transamerica-lesson-first-marker-wrong-near = Los Angeles est une bonne idée : c’est loin, et c’est à vous. Mais commençons une ville plus à l’est, pour apprendre les deux sortes de lignes.
transamerica-lesson-first-marker-wrong-middle = Oklahoma City est sur le chemin de tout le monde : on y construira de toute façon. Où personne ne construirait-il pour vous ?
transamerica-lesson-first-marker-wrong-east = À l’est, d’autres construiront bientôt. Gardez cela pour plus tard et servez-vous de leurs rails. Laquelle de vos villes est plus isolée ?
transamerica-lesson-first-marker-hint = Phoenix est la ville rouge du sud-ouest.
transamerica-lesson-first-track = Une ligne simple
transamerica-lesson-first-track-say = À votre tour, vous posez deux rails sur des lignes simples, ou un seul. Chacun doit toucher votre réseau, qui n’est encore que Phoenix. Vers Oklahoma City, le chemin part au sud-est.
transamerica-lesson-first-track-wrong = C’est permis, mais est-ce sur votre chemin ? De Phoenix, la ligne simple du sud-est vous rapproche d’Oklahoma City.
transamerica-lesson-first-track-wrong-double = C’est une ligne double : elle prendrait tout votre tour. Nous y viendrons. D’abord une ligne simple : celle du sud-est.
transamerica-lesson-first-track-hint = Choisissez la ligne qui descend de Phoenix vers la droite.
transamerica-lesson-first-second = Et un second rail
transamerica-lesson-first-second-say = Il manque un point de moins : 20. Votre second rail peut prolonger le premier ou partir de n’importe où dans votre réseau. Continuez d’une ligne vers l’est.
transamerica-lesson-first-second-wrong = Cette ligne touche votre réseau, c’est donc permis. Mais elle ne mène pas à vos villes. Au bout de votre rail, laquelle va vers l’est ?
transamerica-lesson-first-second-wrong-stop = Vous pouvez vous arrêter après un rail. Mais un rail qu’on ne pose pas n’aide personne, et surtout pas vous. Posez-en un second, vers l’est.
transamerica-lesson-first-second-hint = Le nouveau bout de votre rail est au sud-est de Phoenix. Choisissez la ligne à sa droite.
transamerica-lesson-first-mountains = Par-dessus les montagnes
transamerica-lesson-first-mountains-say = L’orange est parti de St. Louis. Vers Los Angeles, il faut franchir des montagnes. Un rail sur une ligne double est tout votre tour, mais il compte pour deux points. Posez-le, de Phoenix vers l’ouest.
transamerica-lesson-first-mountains-wrong = Cela peut attendre. Personne ne construira pour vous dans ces montagnes : quelle ligne mène de Phoenix vers Los Angeles ?
transamerica-lesson-first-mountains-hint = Choisissez la ligne double à gauche de Phoenix.
transamerica-lesson-first-further = Deux d’un coup
transamerica-lesson-first-further-say = L’orange a construit jusqu’à Cincinnati, qui est aussi une de vos villes. Tant mieux ! Continuez à votre bout est : deux rails vers le nord-est.
transamerica-lesson-first-further-wrong = Il y a bien des chemins de même longueur. Prenons celui-ci : de votre bout est vers le nord-est, puis encore une fois.
transamerica-lesson-first-further-hint = Partez du bout le plus éloigné de Phoenix, à l’est. Le second rail continue dans la même direction.
transamerica-lesson-first-coast = Jusqu’à la côte
transamerica-lesson-first-coast-say = Il manque neuf points. Encore une ligne double, et vous êtes à Los Angeles. Un réseau grandit à n’importe lequel de ses bouts : maintenant celui de l’ouest.
transamerica-lesson-first-coast-wrong = Ce n’est pas faux, mais Los Angeles n’est plus qu’à une ligne. Quel bout de votre réseau en est le plus proche ?
transamerica-lesson-first-coast-hint = Choisissez la ligne double qui finit à Los Angeles.
transamerica-lesson-first-plains = À travers les plaines
transamerica-lesson-first-plains-say = Los Angeles est reliée. Maintenant deux rails simples vers l’est, bien droit, et vous tenez Oklahoma City.
transamerica-lesson-first-plains-wrong = Regardez votre autre bout, près de Santa Fe : Oklahoma City est deux lignes plus à l’est. Laquelle vient en premier ?
transamerica-lesson-first-plains-hint = Votre rail finit à l’est de Santa Fe. De là, posez vers la droite, deux fois.
transamerica-lesson-first-others = Laissez faire les autres
transamerica-lesson-first-others-say = Regardez l’orange : Cincinnati et Washington, vos deux dernières villes, tiennent à ses rails. Vous n’avez rien à construire là-bas. Touchez ce réseau où vous voulez, et il est à vous aussi.
transamerica-lesson-first-join = Toucher, c’est partager
transamerica-lesson-first-join-say = Le rail orange le plus proche finit à deux lignes d’Oklahoma City. Posez deux rails qui l’atteignent. Deux réseaux qui se touchent n’en font plus qu’un, pour vous deux.
transamerica-lesson-first-join-wrong = Cela ne mène pas vers l’orange. Quelle ligne vous rapproche, depuis Oklahoma City, du bout de ses rails ?
transamerica-lesson-first-join-hint = D’Oklahoma City vers l’est, puis vers le nord-est.
transamerica-lesson-first-count = La manche est finie
transamerica-lesson-first-count-say = Vos cinq villes sont reliées : la manche s’est arrêtée aussitôt et vous ne perdez rien. À l’orange, il manquait trois villes. Sept lignes simples les auraient reliées : il perd sept points.
transamerica-lesson-first-barrier = Treize points
transamerica-lesson-first-barrier-say = Chacun commence avec 13 points. Vous les avez encore, l’orange en a 6. À partir de la deuxième manche, si une locomotive franchit la barrière, c’était la dernière. Le plus de points gagne.
transamerica-lesson-first-free = À vous la deuxième manche
transamerica-lesson-first-free-say = Cinq nouvelles villes. L’orange a posé son pion ; à vous, puis posez des rails comme il vous plaît. Vous avez cinq tours pour vous exercer. Les plaques disent à quelle distance est chaque ville.

# La leçon des finesses
transamerica-lesson-finer = Les finesses
transamerica-lesson-finer-line = Partager des réseaux, attendre au bon moment, et la barrière.
transamerica-lesson-finer-map = Une petite carte
transamerica-lesson-finer-map-say = Pour s’exercer, une petite carte aux mêmes règles : trois couleurs, donc trois villes chacun. Deux manches y vont vite, et après la deuxième la barrière avance.
transamerica-lesson-finer-marker = Au milieu
transamerica-lesson-finer-marker-say = Vos villes sont sur une même rangée : Lyon, Milano, Verona. Six lignes les relient, où que vous commenciez sur elle. Partez du milieu : votre réseau y a deux bouts qui peuvent tenter les autres.
transamerica-lesson-finer-marker-wrong = Hors de votre rangée, il vous faudrait plus de lignes ; ailleurs, aucune ville n’est encore reliée. Laquelle des vôtres est entre les deux autres ?
transamerica-lesson-finer-marker-wrong-end = C’est bien une de vos villes. Mais au bord, vous n’avez qu’un bout où construire. Laquelle des vôtres est entre les deux autres ?
transamerica-lesson-finer-marker-hint = Posez le pion à Milano.
transamerica-lesson-finer-touch = Un pion est un réseau
transamerica-lesson-finer-touch-say = Le pion orange est à deux lignes à l’est, sur votre chemin, sans aucun rail. Un pion nu se touche comme un réseau. Posez les deux rails : dès lors, vous partagez tout.
transamerica-lesson-finer-touch-wrong = Cela n’atteint pas l’orange. Son pion est sur votre rangée : quelle ligne y mène depuis Milano ?
transamerica-lesson-finer-touch-hint = De Milano vers l’est, deux fois, jusqu’au pion orange.
transamerica-lesson-finer-wait = Un rail suffit
transamerica-lesson-finer-wait-say = Le vert est à l’ouest, pour l’orange aussi : trois lignes pour chacun. Qui en pose deux laisse la dernière à l’autre. Ne posez donc que Verona, puis arrêtez-vous.
transamerica-lesson-finer-wait-wrong = Attendez. D’abord le rail de Verona ; ensuite, pas de second, pour que l’orange doive construire le chemin de l’ouest.
transamerica-lesson-finer-wait-wrong-west = L’orange continuerait de là et pourrait arriver avant vous. Laissez-le construire à l’ouest : que vous faut-il encore, à l’est ?
transamerica-lesson-finer-wait-hint = Posez le rail de Verona, puis choisissez de ne pas poser de second rail.
transamerica-lesson-finer-finish = Il a construit pour vous
transamerica-lesson-finer-finish-say = L’orange a posé deux rails vers l’ouest. Il ne reste qu’une ligne jusqu’à Lyon. Vous avez bien fait d’attendre : terminez la manche.
transamerica-lesson-finer-finish-wrong = Un seul rail termine la manche, et vous ne perdez rien. Quelle ligne mène encore à Lyon ?
transamerica-lesson-finer-finish-hint = Posez le rail qui finit à Lyon.
transamerica-lesson-finer-again = Deuxième manche, près de l’orange
transamerica-lesson-finer-again-say = Il manquait à l’orange une ligne vers Nice : il a 12 points. Cette fois, il est parti de Milano. Vos villes : Nice, Torino et Verona. Mettez-vous près de lui, sur une de vos villes : Torino.
transamerica-lesson-finer-again-wrong = C’est plus loin de l’orange, ou ce n’est pas une de vos villes. Laquelle des vôtres est juste à côté de Milano ?
transamerica-lesson-finer-again-wrong-end = Elle est à vous, mais loin de tout : vous y construiriez sans aide. Laquelle de vos villes est juste à côté du pion orange ?
transamerica-lesson-finer-again-hint = Posez le pion à Torino, au nord-ouest de Milano.
transamerica-lesson-finer-far = Construire à l’autre bout
transamerica-lesson-finer-far-say = L’orange a posé deux rails vers l’est. Joignez Milano avec votre premier rail : aussitôt, le bout lointain est à vous aussi. Avec le second, continuez de là jusqu’à Verona.
transamerica-lesson-finer-far-wrong = Touchez d’abord le réseau orange à Milano, à une ligne de vous. Son bout lointain est alors à vous : quelle ligne mène de là à Verona ?
transamerica-lesson-finer-far-hint = D’abord Torino – Milano. Puis la ligne du bout des rails orange à Verona.
transamerica-lesson-finer-race = N’attendez plus
transamerica-lesson-finer-race-say = Il manque deux lignes jusqu’à Nice, et cette fois vous pouvez poser les deux en un tour. Quand on peut finir, on finit : l’orange est tout aussi près de Lyon.
transamerica-lesson-finer-race-wrong = Pas maintenant : l’orange peut finir à son prochain tour. Deux rails vous mènent à Nice : lequel vient en premier, depuis le bout ouest ?
transamerica-lesson-finer-race-hint = Du bout ouest, une ligne vers l’ouest, puis en bas vers Nice.
transamerica-lesson-finer-barrier = La barrière a avancé
transamerica-lesson-finer-barrier-say = L’orange est dernier, avec 11 points. Après la deuxième manche, la barrière se place deux cases devant le dernier : 10 et 9 sont à l’abri ; avec 8 ou moins, elle est franchie. Elle ne bougera plus.
transamerica-lesson-finer-free = Qui va la franchir ?
transamerica-lesson-finer-free-say = Vous menez 13 à 11. Désormais, chaque manche peut être la dernière : en tête, finissez vite ; derrière, ne vous laissez jamais manquer trois lignes. Quatre tours sont à vous.
`;export{e as default};