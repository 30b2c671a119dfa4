# Demandes
trains-prompt-start = Choisissez où commence votre ligne : partout sauf en mer, dans un lieu éloigné ou au départ d’un autre.
trains-prompt-turn = Jouez ou achetez une carte, ou terminez votre tour. Vous avez { $coins ->
    [0] 0 pièce
    [one] 1 pièce
   *[other] { $coins } pièces
}.
trains-prompt-rail = { $card } : posez un rail à côté d’un des vôtres, pour { $coins } pièces au plus, ou renoncez.
trains-prompt-station = { $card } : construisez une gare dans une ville où il reste un immeuble libre, ou renoncez.
trains-prompt-purchase = { $card } : sur votre pioche, ou dans votre zone de cartes gagnées ?
trains-prompt-price-of-train = { $card } : choisissez un train en jeu et gagnez sa valeur en pièces, ou renoncez.
trains-prompt-copy = { $card } : choisissez la carte Action dont vous copiez l’effet, ou renoncez.
trains-prompt-discard-to-draw = { $card } : défaussez des cartes une à une, puis terminez pour en piocher autant ({ $count } jusqu’ici).
trains-prompt-discard-for-coins = { $card } : défaussez des cartes une à une pour une pièce chacune, puis terminez ({ $count } jusqu’ici).
trains-prompt-discard-exactly = { $card } : défaussez encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
trains-prompt-waste-for-coins = { $card } : rendez de la Ferraille pour une pièce chacune, puis terminez.
trains-prompt-name = { $card } : nommez une carte ; si elle est sur votre pioche, vous la prenez.
trains-prompt-take-revealed = { $card } : prenez en main une des cartes révélées, ou renoncez.
trains-prompt-put-back = { $card } : choisissez la prochaine carte à remettre sur votre pioche ; la dernière sera dessus.
trains-prompt-show-train = { $card } : montrez un train de votre main pour en gagner un identique, ou renoncez.
trains-prompt-pull-train = { $card } : reprenez en main un train de votre défausse, ou renoncez.
trains-prompt-top-card = { $card } est sur votre pioche : laissez cette carte ou défaussez-la.
trains-prompt-crew = { $card } : piochez une carte, gagnez une pièce, rendez une Ferraille, ou renoncez.
trains-prompt-train-to-deck = { $card } : remettez un train en jeu sur votre pioche, ou renoncez.
trains-prompt-remove = { $card } : choisissez la carte de votre main à écarter pour un meilleur train, ou renoncez.
trains-prompt-gain-train = { $card } est écartée : choisissez le train que vous prenez en main.

# Événements
trains-rail-started = { $seat } commence en { $place }.
trains-card-played = { $seat } joue { $card }{ $coins ->
    [0] .
    [one] {" "}pour 1 pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-card-played-without-effect = { $seat } joue { $card } sans son effet{ $coins ->
    [0] .
    [one] {" "}pour 1 pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-effect-declined = { $seat } renonce à l’effet de { $card }.
trains-effect-impossible = { $card } n’a pas d’effet ici.
trains-effect-copied = { $seat } copie l’effet de { $card }.
trains-coins-gained = { $seat } gagne { $coins ->
    [one] 1 pièce
   *[other] { $coins } pièces
}.
trains-point-scored = { $seat } marque 1 point.
trains-rail-built = { $seat } pose un rail en { $place }{ $coins ->
    [0] .
    [one] {" "}pour 1 pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-station-built = { $seat } construit une gare en { $place }.
trains-waste-gained = { $seat } prend une Ferraille.
trains-waste-returned = { $seat } rend { $count } Ferraille.
trains-card-bought = { $seat } achète { $card } pour { $coins }.
trains-card-put-on-deck = { $seat } place { $card } sur la pioche.
trains-card-gained = { $seat } gagne { $card }.
trains-card-gained-to-hand = { $seat } prend { $card } de la réserve en main.
trains-card-discarded = { $seat } défausse { $card }.
trains-card-removed = { $seat } écarte { $card } de la partie.
trains-card-taken = { $seat } prend { $card } en main.
trains-card-named = { $seat } nomme { $card }.
trains-train-shown = { $seat } montre { $card }.
trains-cards-revealed = { $seat } révèle { $cards }.
trains-cards-drawn = { $seat } pioche { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
trains-cards-drawn-own = Vous piochez { $cards }.
trains-top-seen = { $seat } regarde la première carte de sa pioche.
trains-top-seen-own = Sur votre pioche se trouve { $card }.
trains-top-kept = { $seat } laisse cette carte sur la pioche.
trains-reshuffled = { $seat } mélange sa défausse pour former une nouvelle pioche.
trains-turn-ended = { $seat } termine son tour.
trains-ended-by-piles = Quatre piles sont vides : la partie est terminée.
trains-ended-by-rails = Un joueur a posé tous ses rails : la partie est terminée.
trains-ended-by-stations = Toutes les gares sont construites : la partie est terminée.
trains-ended-by-turn-limit = La limite de tours est atteinte : la partie est terminée.

# Refus
trains-start-first = Choisissez d’abord où commence votre ligne.
trains-start-taken = Une autre ligne commence déjà en { $place }.
trains-start-remote = Une ligne ne commence pas dans un lieu éloigné comme { $place }.
trains-effect-first = Réglez d’abord { $card }.
trains-effect-must-be-finished = L’effet de { $card } a commencé : il faut le terminer.
trains-nothing-asked = Aucun effet n’attend de décision : jouez ou achetez une carte, ou terminez votre tour.
trains-nothing-to-choose = Il n’y a pas de carte à choisir maintenant.
trains-not-playable = { $card } ne se joue pas : cette carte ne ferait rien.
trains-not-in-hand = Vous n’avez pas { $card } en main.
trains-not-in-supply = { $card } n’a pas de pile dans cette partie.
trains-pile-empty = La pile { $card } est vide.
trains-too-dear = { $card } coûte { $cost }, vous avez { $coins }.
trains-waste-not-for-sale = La Ferraille ne s’achète pas.
trains-pass-only = On ne rend la Ferraille qu’en passant son tour, sans jouer ni acheter de carte.
trains-no-waste-in-hand = Vous n’avez pas de Ferraille en main.
trains-no-rail-card = Jouez d’abord une carte qui pose des rails.
trains-no-station-card = Jouez d’abord une carte qui construit des gares.
trains-rail-on-sea = On ne pose pas de rail en mer ({ $place }).
trains-rail-twice = Vous avez déjà un rail en { $place }.
trains-rail-not-adjacent = { $place } ne touche aucun de vos rails.
trains-rail-too-dear = Un rail en { $place } coûte { $cost }, vous avez { $coins }.
trains-station-outside-city = Les gares se construisent dans les villes, pas en { $place }.
trains-station-no-room = Tous les immeubles de { $place } ont leur gare.
trains-no-such-train-in-play = Vous n’avez pas de train { $card } en jeu.
trains-no-such-action-in-play = Vous n’avez pas en jeu de carte Action { $card } à copier.
trains-no-such-action-in-hand = Vous n’avez pas en main de carte Action { $card } à copier.
trains-no-such-train-to-show = { $card } ne peut pas être montrée : il faut un train de votre main dont la pile n’est pas vide.
trains-no-such-train-discarded = Il n’y a pas de train { $card } dans votre défausse.
trains-no-such-train-to-gain = { $card } n’est pas un train que la réserve peut donner pour la carte écartée.
trains-not-removable = { $card } ne peut pas être écartée : absente de votre main, ou sans train à obtenir.
trains-not-revealed = { $card } n’est pas parmi les cartes révélées.
trains-not-in-game = { $card } n’est pas dans cette partie.

# Cartes
trains-card-normal-train = Train omnibus
trains-card-express-train = Train express
trains-card-limited-express-train = Train direct
trains-card-lay-rails = Pose de rails
trains-card-station-expansion = Gare
trains-card-apartment = Appartement
trains-card-tower = Immeuble
trains-card-skyscraper = Gratte-ciel
trains-card-waste = Ferraille
trains-card-amusement-park = Parc d’attractions
trains-card-bullet-train = TGV
trains-card-collaboration = Coopération
trains-card-command-central = Centre de contrôle
trains-card-conductors-station = Cabine du conducteur
trains-card-control-room = Salle de contrôle
trains-card-dump-site = Dépotoir
trains-card-early-train = Train matinal
trains-card-freight-train = Train de marchandises
trains-card-garage = Dépôt
trains-card-holiday-timetable = Horaires estivaux
trains-card-information-central = Centre de renseignements
trains-card-ironworks = Ferronnerie
trains-card-landfill = Décharge
trains-card-mail-train = Train postal
trains-card-maintenance-factory = Atelier de maintenance
trains-card-passing-station = Passage en gare
trains-card-pulling = Remorquage
trains-card-signaling-area = Aiguillage
trains-card-signals = Feu de signalisation
trains-card-station-crew = Personnel de gare
trains-card-stationmasters-office = Bureau du chef de gare
trains-card-steel-bridge = Pont en acier
trains-card-subway-excavation = Voie souterraine
trains-card-switchback = Échangeur
trains-card-temporary-timetable = Horaires temporaires
trains-card-tourist-train = Train de tourisme
trains-card-tunnel = Tunnel
trains-card-viaduct = Viaduc
trains-card-wagon-factory = Usine de wagons

# Cartes selon l’édition OKAZU, là où les noms diffèrent dans une langue
trains-card-normal-train-okazu = Train normal
trains-card-limited-express-train-okazu = Train express limité
trains-card-station-expansion-okazu = Extension de la gare
trains-card-apartment-okazu = Petit immeuble
trains-card-tower-okazu = Grand immeuble
trains-card-waste-okazu = Déchets
trains-card-bullet-train-okazu = Train rapide
trains-card-collaboration-okazu = Collaboration
trains-card-command-central-okazu = Centre de commandes
trains-card-conductors-station-okazu = Zone du conducteur
trains-card-control-room-okazu = Salle de contrôles
trains-card-dump-site-okazu = Dépôt de matériel
trains-card-early-train-okazu = Premier train
trains-card-garage-okazu = Garage
trains-card-holiday-timetable-okazu = Horaires des vacances
trains-card-information-central-okazu = Centre d’information
trains-card-ironworks-okazu = Usine sidérurgique
trains-card-landfill-okazu = Site d’enfouissement
trains-card-passing-station-okazu = Gare de voyageurs
trains-card-pulling-okazu = Traction
trains-card-signaling-area-okazu = Balise de signalisation
trains-card-signals-okazu = Signaux
trains-card-station-crew-okazu = Personnels de gare
trains-card-subway-excavation-okazu = Creusage souterrain
trains-card-switchback-okazu = Route en lacets
trains-card-tourist-train-okazu = Train touristique
trains-card-wagon-factory-okazu = Usine de wagon

# Ce que font les cartes
trains-text-normal-train = Pas d’effet, seulement sa pièce.
trains-text-express-train = Pas d’effet, seulement ses pièces.
trains-text-limited-express-train = Pas d’effet, seulement ses pièces.
trains-text-lay-rails = Posez un rail, puis prenez une Ferraille.
trains-text-station-expansion = Construisez une gare dans une ville où il reste un immeuble libre, puis prenez une Ferraille.
trains-text-apartment = 1 point à la fin. Qui l’achète prend une Ferraille.
trains-text-tower = 2 points à la fin. Qui l’achète prend une Ferraille.
trains-text-skyscraper = 4 points à la fin. Qui l’achète prend une Ferraille.
trains-text-waste = Ne fait rien et ne s’achète pas.
trains-text-amusement-park = Choisissez un train que vous avez en jeu et gagnez autant de pièces que sa valeur imprimée.
trains-text-bullet-train = Gagnez 1 pièce de plus si vous avez déjà un Train omnibus en jeu.
trains-text-collaboration = Posez un rail, puis prenez une Ferraille. Jusqu’à la fin du tour, les rails des autres ne vous coûtent ni pièces ni Ferraille ; ce rail en profite aussi.
trains-text-command-central = Piochez une carte. Nommez ensuite une carte et révélez la première de votre pioche : si c’est elle, prenez-la en main ; sinon, remettez-la.
trains-text-conductors-station = Défaussez autant de cartes que vous voulez, puis piochez-en autant.
trains-text-control-room = Piochez 3 cartes.
trains-text-dump-site = Jusqu’à la fin du tour, vous ne prenez pas de Ferraille.
trains-text-early-train = Jusqu’à la fin du tour, chaque carte que vous achetez peut aller sur votre pioche.
trains-text-early-train-okazu = Tant que cette carte est en jeu, chaque carte que vous achetez peut aller sur votre pioche.
trains-text-freight-train = Rendez autant de Ferraille de votre main que vous voulez ; gagnez 1 pièce pour chacune.
trains-text-garage = Piochez 2 cartes, puis défaussez 2 cartes.
trains-text-holiday-timetable = Vous pouvez écarter cette carte de la partie pour gagner 3 pièces.
trains-text-information-central = Révélez les 4 premières cartes de votre pioche. Vous pouvez en prendre une en main ; remettez les autres dessus dans l’ordre de votre choix.
trains-text-ironworks = Jusqu’à la fin du tour, gagnez 2 pièces chaque fois que vous jouez une carte de rails.
trains-text-ironworks-okazu = Tant que cette carte est en jeu, gagnez 2 pièces chaque fois que vous jouez une carte Pose de rails.
trains-text-landfill = Rendez toute la Ferraille de votre main.
trains-text-mail-train = Défaussez autant de cartes de votre main que vous voulez ; gagnez 1 pièce pour chacune.
trains-text-maintenance-factory = Montrez un train de votre main et gagnez-en un identique de la réserve.
trains-text-passing-station = Piochez une carte.
trains-text-pulling = Reprenez en main un train de votre défausse.
trains-text-signaling-area = Piochez 2 cartes.
trains-text-signals = Piochez une carte. Regardez ensuite la première de votre pioche : laissez-la ou défaussez-la.
trains-text-station-crew = Au choix : piochez une carte ; ou gagnez 1 pièce ; ou rendez une Ferraille de votre main.
trains-text-stationmasters-office = Choisissez une carte Action de votre main et appliquez son effet comme s’il était imprimé ici. Ses pièces ne sont pas copiées.
trains-text-stationmasters-office-okazu = Choisissez une carte Action que vous avez en jeu et appliquez son effet comme s’il était imprimé ici. Ses pièces ne sont pas copiées.
trains-text-steel-bridge = Posez un rail, puis prenez une Ferraille. Jusqu’à la fin du tour, les rivières ne vous coûtent pas de pièces ; ce rail en profite aussi.
trains-text-subway-excavation = Posez un rail, puis prenez une Ferraille. Jusqu’à la fin du tour, les rails ne vous coûtent pas de pièces ; ce rail en profite aussi.
trains-text-subway-excavation-okazu = Posez un rail, puis prenez une carte Déchets. Tant que cette carte est en jeu, les rails ne vous coûtent pas de pièces, sauf dans les lieux éloignés ; ce rail en profite aussi.
trains-text-switchback = Remettez sur votre pioche un train que vous avez en jeu. Vous gardez ses pièces.
trains-text-temporary-timetable = Révélez des cartes de votre pioche jusqu’à trouver deux trains. Prenez-les en main et défaussez les autres.
trains-text-tourist-train = Marquez 1 point.
trains-text-tunnel = Posez un rail, puis prenez une Ferraille. Jusqu’à la fin du tour, les montagnes ne vous coûtent pas de pièces ; ce rail en profite aussi.
trains-text-viaduct = Posez un rail, puis prenez une Ferraille. Jusqu’à la fin du tour, les villes ne vous coûtent pas de pièces, gares comprises ; ce rail en profite aussi.
trains-text-wagon-factory = Écartez de la partie un train de votre main. Prenez en main un train de la réserve qui coûte jusqu’à 3 de plus.
trains-text-wagon-factory-okazu = Écartez de la partie une carte de votre main. Prenez en main un train de la réserve qui coûte exactement 3 de plus.
