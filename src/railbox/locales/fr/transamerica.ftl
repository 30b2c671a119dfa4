# Demandes
transamerica-prompt-hub = Posez votre pion sur un point libre : votre réseau part de là.
transamerica-prompt-first = Posez un rail depuis votre réseau, sur une ligne simple ou double.
transamerica-prompt-second = Posez un second rail sur une ligne simple, ou arrêtez-vous.
transamerica-prompt-last = La manche se termine après ce tour. Vous pouvez encore poser un rail sur une ligne simple.

# Événements
transamerica-hub-placed = { $seat } pose son pion sur { $point }.
transamerica-track-laid = { $seat } pose un rail sur { $track }.
transamerica-own-track-laid = { $seat } pose un rail personnel sur { $track } : personne d’autre ne peut l’utiliser.
transamerica-networks-joined = Le réseau de { $seat } fait maintenant partie de celui-ci.
transamerica-stopped = { $seat } ne pose pas de second rail.
transamerica-completed = { $seat } a relié toutes ses villes : { $cities }.
transamerica-turn-skipped = { $seat } ne peut poser aucun rail et passe son tour.
transamerica-round-ended = Fin de la manche { $round } : { $end ->
    [no-tracks] tous les rails sont posés et personne n’a relié ses villes
    [stuck] plus personne ne peut poser de rail
   *[active] au moins un joueur a relié toutes ses villes
}.
transamerica-lost = { $seat } devait relier { $cities } et perd { $loss ->
    [one] { $loss } point
   *[other] { $loss } points
} : reste { $points }.
transamerica-barrier-moved = La barrière avance : on la franchit avec { $points } points ou moins.
transamerica-barrier-crossed = { $seat } a franchi la barrière avec { $points } points.
transamerica-game-ended = La partie est terminée.
transamerica-round-limit = La partie est terminée : après tant de manches, plus personne ne semble perdre de points.
transamerica-round-started = La manche { $round } commence ; { $seat } joue en premier.
transamerica-dealt-own = Vos villes : { $cities }.
transamerica-dealt = Les villes de { $seat } : { $cities }.

# Refus
transamerica-hubs-placed = Tous les pions sont en place : posez un rail.
transamerica-point-taken = Il y a déjà un pion sur { $point }.
transamerica-hub-first = Posez d’abord votre pion.
transamerica-one-track-at-least = Il faut poser au moins un rail à chaque tour.
transamerica-own-tracks-used = Vos { $number } rails personnels de cette manche sont posés.
transamerica-track-there = Il y a déjà un rail sur { $track }.
transamerica-not-in-network = { $track } ne touche pas votre réseau.
transamerica-second-is-single = { $track } est une ligne double : elle prend un tour entier.
transamerica-junction-full = À un bout de { $track }, deux rails personnels se rejoignent déjà.
