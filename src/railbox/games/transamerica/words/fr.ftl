transamerica-summary = Reliez vos cinq villes secrètes par des rails que tout le monde utilise, avant que les autres ne relient les leurs.

# Options
transamerica-option-open-cities = Villes visibles
transamerica-option-open-cities-help = Pour débuter : les cartes Ville de tous les joueurs sont posées face visible.
transamerica-option-hints = Conseils
transamerica-option-hints-help = Montrer ce que chaque rail vous fait gagner et, sur demande, le chemin le moins cher vers vos villes.
transamerica-option-first = Qui commence
transamerica-option-first-help = La place qui commence la première manche ; à chaque manche suivante, c’est la place d’après.
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
transamerica-option-board-help = Un plateau de votre cru, avec ses points, ses lignes et ses villes ; sinon, on joue sur celui de la boîte.

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
transamerica-label-hub = Poser le pion : { $point }
transamerica-label-track = Poser un rail : { $track }
transamerica-label-own = Poser un rail personnel : { $track }

# Demandes
transamerica-prompt-hub = Posez votre pion sur un point libre.
transamerica-prompt-first = Posez un rail depuis votre réseau.
transamerica-prompt-second = Posez un second rail sur une ligne simple, ou arrêtez-vous.
transamerica-prompt-last = La manche se termine après ce tour. Vous pouvez encore poser un rail sur une ligne simple.

# Événements
transamerica-hub-placed = { $seat } pose son pion : { $point }.
transamerica-track-laid = { $seat } pose un rail : { $track }.
transamerica-own-track-laid = { $seat } pose un rail personnel, que personne d’autre ne peut utiliser : { $track }.
transamerica-networks-joined = { $seats } partagent maintenant un même réseau.
transamerica-network-reaches = Le réseau de { $seat } a atteint le pion de { $others }.
transamerica-stopped = { $seat } ne pose pas de second rail.
transamerica-completed = { $seat } a relié toutes ses villes : { $cities }.
transamerica-turn-skipped = { $seat } ne peut poser aucun rail et passe son tour.
transamerica-round-ended = Fin de la manche { $round } : { $end }.
transamerica-round-end-active = la personne dont c’est le tour a relié toutes ses villes
transamerica-round-end-others-early = quelqu’un avait relié ses villes avant la fin du tour
transamerica-round-end-others = le dernier rail du tour a relié les villes de quelqu’un d’autre
transamerica-round-end-no-tracks = tous les rails sont posés et personne n’a relié ses villes
transamerica-round-end-stuck = plus personne ne peut poser de rail
transamerica-lost = { $seat } devait relier { $cities } et perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} : reste { $points }.
transamerica-barrier-moved = La barrière avance : on la franchit désormais avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} ou moins.
transamerica-barrier-crossed = { $seat } a franchi la barrière avec { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
transamerica-game-ended = La partie est terminée.
transamerica-round-limit = La partie est terminée : après tant de manches, plus personne ne semble perdre de points.
transamerica-round-started = La manche { $round } commence ; { $seat } joue en premier.
transamerica-dealt-own = Vos villes : { $cities }.
transamerica-dealt = Les villes de { $seat } : { $cities }.

# Refus
transamerica-hubs-placed = Tous les pions sont déjà en place.
transamerica-point-taken = Il y a déjà un pion ici : { $point }.
transamerica-hub-first = Posez d’abord votre pion.
transamerica-one-track-at-least = Il faut poser au moins un rail à chaque tour.
transamerica-own-tracks-used = { $number ->
    [one] Votre rail personnel
   *[other] Vos { $number } rails personnels
} de cette manche { $number ->
    [one] est posé
   *[other] sont posés
}.
transamerica-no-own-tracks = Il n’y a pas de rails personnels dans cette partie : ils viennent avec l’option Vexation.
transamerica-track-there = Il y a déjà un rail ici : { $track }.
transamerica-not-in-network = Cette ligne ne touche pas votre réseau : { $track }.
transamerica-second-is-single = C’est une ligne double, qui prend un tour entier : { $track }.
transamerica-junction-full = À un bout de cette ligne, deux rails personnels se rejoignent déjà : { $track }.

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
transamerica-city-line = Ville, couleur : { $colour }
transamerica-city-text = { $number ->
    [one] { $number } ville de sa couleur est en jeu
   *[other] { $number } villes de sa couleur sont en jeu
}. À chaque manche, chacun reçoit une carte de chaque couleur et doit relier ces villes à son pion.
transamerica-city-text-out = Avec si peu de joueurs, cette ville n’a pas de carte : c’est un point comme un autre. { $number ->
    [one] { $number } autre ville de sa couleur peut être distribuée
   *[other] { $number } autres villes de sa couleur peuvent être distribuées
}.
transamerica-piece-marker = Pion
transamerica-piece-marker-line = Le point de départ de votre réseau
transamerica-piece-marker-text = Au début de chaque manche, chacun pose son pion sur un point libre. Votre réseau est tout ce que des rails relient à lui ; qui le touche le partage avec vous.
transamerica-piece-track = Rail
transamerica-piece-track-line = Un ou deux par tour, utilisables par tous
transamerica-piece-track-text = { $number ->
    [one] Il y a { $number } rail
   *[other] Il y a { $number } rails
} par manche. À son tour, on pose un ou deux rails sur des lignes simples, ou un seul sur une ligne double, toujours au contact de son réseau. Quand le dernier est posé, la manche est finie.
transamerica-piece-double = Ligne double
transamerica-piece-double-line = En montagne ou sur un fleuve : coûte 2 et prend un tour entier
transamerica-piece-double-text = Un rail sur une ligne double est le seul du tour et ne prend qu’une pièce. Au décompte de la manche, une ligne double qui vous manque coûte deux points.
transamerica-piece-barrier = Barrière
transamerica-piece-barrier-line = La partie finit après une manche où quelqu’un la franchit
transamerica-piece-barrier-text = Elle est d’abord à 0 point. Après la deuxième manche, elle avance : il reste { $number ->
    [one] { $number } case
   *[other] { $number } cases
} entre elle et le dernier joueur. Elle ne bouge plus ensuite.
transamerica-piece-own = Rail personnel
transamerica-piece-own-line = Réservé à la personne qui l’a posé
transamerica-piece-own-text = { $number ->
    [one] Chacun dispose de { $number } rail personnel
   *[other] Chacun dispose de { $number } rails personnels
} par manche. Soi seul peut construire à partir d’eux et atteindre des villes grâce à eux ; pour les autres, la ligne est fermée. Deux d’entre eux au plus se rejoignent en un point.

# Plateau en texte
transamerica-text-key = + point · . ligne simple · : ligne double · ━ ╱ ╲ rail · 1 pion du joueur 1
transamerica-text-key-known = villes en majuscules : celles que vous connaissez
transamerica-text-key-own = un chiffre sur un rail : rail personnel de ce joueur · villes en majuscules : celles que vous connaissez
transamerica-text-round = Manche { $round }, commencée par { $seat } · rails restants : { $left } sur { $tracks }
transamerica-text-barrier = barrière : { $points }
transamerica-text-past = Manche { $round }, { $tracks ->
    [one] { $tracks } rail
   *[other] { $tracks } rails
} : { $end }. Points perdus : { $losses }
transamerica-text-loss = { $seat } { $loss }
transamerica-text-player = { $seat } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
transamerica-text-marker = pion : { $point }
transamerica-text-network = atteint { $others }
transamerica-text-own-tracks = { $number ->
    [one] { $number } rail personnel
   *[other] { $number } rails personnels
}
transamerica-text-cities = villes : { $cities }
transamerica-text-complete = tout est relié
transamerica-text-missing = { $points ->
    [one] il manque { $points } point
   *[other] il manque { $points } points
}
transamerica-text-hint-hub = Conseil, sans détour : { $places }
transamerica-text-hint = Conseil, { $number ->
    [one] { $number } point manquant
   *[other] { $number } points manquants
} de moins : { $places }
transamerica-text-more = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
