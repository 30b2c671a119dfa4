# Demandes
metro-prompt-turn = Posez votre tuile, ou piochez-en une que vous devrez poser.
metro-prompt-turn-no-supply = Posez votre tuile ; la réserve est vide.
metro-prompt-turn-expansions = Posez une tuile, piochez-en une, ou utilisez une extension : échangez une part ou placez un wagon central.
metro-prompt-place = Posez la tuile { $tile }.

# Événements
metro-tile-placed = { $seat } pose { $tile } en { $cell }.
metro-tile-drawn = { $seat } pioche une tuile qu’il faut poser.
metro-tile-drawn-own = Vous piochez { $tile }, à poser maintenant.
metro-hand-refilled-own = Vous prenez { $tile } en main.
metro-line-closed = La ligne { $owner } de la station { $departure } arrive en { $arrival } : { $passages } passages, { $points } points.
metro-line-closed-unowned = La ligne de la station { $departure } arrive en { $arrival } après { $passages } passages ; personne ne marque.
metro-share-exchanged = { $seat } échange une part de { $percent } % ({ $returned }) contre une part { $source ->
    [open] visible
   *[pile] de la pile
} ({ $taken }).
metro-share-turned-up = La prochaine part visible de { $percent } % est { $company }.
metro-wagon-placed = { $seat } place le wagon { $owner } en { $place }.
metro-wagon-placed-by-share = { $seat } montre une part de { $percent } % et place le wagon { $owner } en { $place }.
metro-turn-skipped = { $seat } ne peut rien faire et passe son tour.
metro-number-scored = { $seat } marque { $points } pour le numéro de station { $number }.
metro-shares-scored = { $seat } marque { $dividends } pour ses parts et { $bonus } pour ses majorités.
metro-board-full = Le plateau est plein : la partie est terminée.

# Refus
metro-place-the-tile = Vous avez choisi ou pioché une tuile : il faut la poser maintenant.
metro-supply-empty = La réserve est vide : jouez une tuile de votre main.
metro-one-tile-in-hand = Vous n’avez qu’une tuile : posez-la, il n’y a rien à choisir.
metro-tile-not-in-hand = Vous n’avez pas de tuile { $tile }.
metro-choose-a-tile = Choisissez d’abord quelle tuile de votre main poser.
metro-no-tile-left = Vous n’avez plus de tuile à poser.
metro-orientation = La flèche des tuiles pointe vers le nord ; les tourner est une variante.
metro-same-when-turned = Ainsi tournée, la tuile { $tile } est la même.
metro-cell-taken = Il y a déjà une tuile en { $cell }.
metro-not-adjacent = { $cell } ne touche ni une tuile ni le bord du plateau.
metro-one-tile-line = En { $cell }, la tuile terminerait une ligne d’une seule tuile, alors qu’elle peut aller ailleurs.
metro-no-companies = Il n’y a pas de parts dans cette partie.
metro-exchange-closed = Une compagnie a atteint { $profit } : les parts ne s’échangent plus.
metro-round-without-tile = Personne n’a posé de tuile pendant un tour complet : il faut en poser une.
metro-share-shown = Votre part de { $percent } % est visible et ne s’échange plus.
metro-no-central-wagons = Il n’y a pas de wagons centraux dans cette partie.
metro-show-a-share = Dites quelle part vous montrez pour ce wagon.
metro-own-wagon = Votre propre wagon central ne demande pas de part.
metro-wagon-used = Ce wagon central est déjà placé.
metro-departure-taken = Il y a déjà un wagon en { $place }.
metro-one-tile-line-finished = De { $place } part une ligne terminée d’une seule tuile : aucun wagon n’y va.
