trains-summary = Achetez des cartes et bâtissez avec elles : des rails et des gares pour le meilleur réseau de Tokyo ou d’Osaka.

# Options
trains-option-edition = Édition
trains-option-edition-help = Noms et règles d’AEG (2013) ou d’OKAZU (2012) : les égalités, les effets durables et six cartes diffèrent.
trains-option-edition-ruling = Avec OKAZU, une égalité est partagée, un effet durable cesse quand sa carte quitte le jeu, et personne ne voit l’erreur d’un Centre de commandes. Coûts, valeurs et plateau sont ceux d’AEG : les originaux n’ont pas été vus.
trains-option-edition-aeg = AEG
trains-option-edition-okazu = OKAZU
trains-option-map = Plan
trains-option-map-help = Une face du plateau, ou un plan à vous. Le plan conseillé est Tokyo, et Osaka avec les cartes de la première partie à Osaka.
trains-option-map-suggested = Conseillé
trains-option-map-tokyo = Tokyo
trains-option-map-osaka = Osaka
trains-option-cards = Cartes
trains-option-cards-help = Les huit sortes de cartes qui changent d’une partie à l’autre : tirées au sort, un choix conseillé, ou huit de votre choix.
trains-option-cards-random = Au sort
trains-option-cards-tokyo-beginners = Première partie à Tokyo
trains-option-cards-osaka-beginners = Première partie à Osaka
trains-option-cards-reforming-and-tunneling = Réformes et tunnels
trains-option-cards-holiday-pass = Billet de vacances
trains-option-first = Qui commence
trains-option-first-help = La première place commence, ou le sort en décide.
trains-option-first-first-seat = La première place
trains-option-first-random = Tirage au sort
trains-option-landfill = Décharge pour une première partie
trains-option-landfill-help = Une des huit sortes tirées au sort est celle qui rend les déchets.
trains-option-ironworks = Ferronnerie
trains-option-ironworks-help = Elle paie pour chaque carte de rails (AEG), ou pour Pose de rails seulement (OKAZU à la lettre).
trains-option-ironworks-ruling = Elle paie quand une carte de rails est jouée, avant que le rail soit payé, qu’il soit posé ou non. Plusieurs s’additionnent.
trains-option-ironworks-edition = Selon l’édition
trains-option-ironworks-aeg = Toute carte de rails
trains-option-ironworks-okazu = Pose de rails seulement
trains-option-wagon-factory = Usine de wagons
trains-option-wagon-factory-help = Elle échange un train contre un train qui coûte jusqu’à 3 de plus (AEG), ou n’importe quelle carte contre un train qui coûte exactement 3 de plus (OKAZU à la lettre).
trains-option-wagon-factory-ruling = Un gain doit être possible avant de retirer quoi que ce soit. On ne gagne jamais de Train omnibus.
trains-option-wagon-factory-edition = Selon l’édition
trains-option-wagon-factory-aeg = Un train, jusqu’à 3 de plus
trains-option-wagon-factory-okazu = Toute carte, exactement 3 de plus
trains-option-subway-waste = Déchets malgré la Voie souterraine
trains-option-subway-waste-help = Sous terre aussi, les rails des autres donnent une carte de déchets ; sans cette option, ils n’en donnent pas.
trains-option-subway-waste-ruling = AEG ne compte jamais les déchets dans un coût et OKAZU n’en dit rien ici : en règle générale, on les prend dans les deux éditions.
trains-option-turn-limit = Limite de tours
trains-option-turn-limit-help = Pour les simulations : la partie s’arrête après ce nombre de tours de chacun. Les règles ne connaissent pas de limite, et entre joueurs on n’en approche jamais.

# Actions
trains-play = Jouer { $card }
trains-play-without-effect = Jouer { $card } sans son effet
trains-buy = Acheter { $card }
trains-choose = Choisir { $card }
trains-lay-rails = Poser des rails { $where }
trains-build-station = Construire une gare { $where }
trains-verb-done = Terminer
trains-verb-decline = Renoncer
trains-verb-return-waste = Rendre { $waste }
trains-verb-draw = Piocher une carte
trains-verb-coin = Prendre une pièce
trains-verb-on-deck = Sur la pioche
trains-verb-to-gained = Avec les cartes gagnées
trains-verb-discard = Défausser la carte

# Lieux
trains-town = { $name }
trains-in-town = à { $name }
trains-cell = { $ground } { $cell }
trains-of = de { $name }
trains-of-vowel = d’{ $name }
trains-ground-field = plaine
trains-ground-river = rivière
trains-ground-mountain = montagne
trains-ground-sea = mer
trains-on-field = dans la plaine
trains-on-river = sur la rivière
trains-on-mountain = dans la montagne
trains-on-sea = dans la mer
trains-beside-east = { $ground } à l’est { $of }
trains-beside-west = { $ground } à l’ouest { $of }
trains-beside-north-east = { $ground } au nord-est { $of }
trains-beside-north-west = { $ground } au nord-ouest { $of }
trains-beside-south-east = { $ground } au sud-est { $of }
trains-beside-south-west = { $ground } au sud-ouest { $of }
trains-away-east = { $ground } à { $count } cases à l’est { $of }
trains-away-west = { $ground } à { $count } cases à l’ouest { $of }
trains-away-north-east = { $ground } à { $count } cases au nord-est { $of }
trains-away-north-west = { $ground } à { $count } cases au nord-ouest { $of }
trains-away-south-east = { $ground } à { $count } cases au sud-est { $of }
trains-away-south-west = { $ground } à { $count } cases au sud-ouest { $of }
trains-away-north = { $ground } à { $count } rangées au nord { $of }
trains-away-south = { $ground } à { $count } rangées au sud { $of }

# Demandes
trains-prompt-start = Choisissez où commence votre ligne : partout sauf en mer, dans un lieu éloigné ou au départ d’une autre ligne.
trains-prompt-turn = Jouez ou achetez une carte, ou terminez votre tour. Vous avez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
trains-prompt-rail = { $card } : posez des rails à côté des vôtres, { $coins ->
    [0] sans rien payer
    [one] pour { $coins } pièce au plus
   *[other] pour { $coins } pièces au plus
}, ou renoncez.
trains-prompt-station = { $card } : construisez une gare dans une ville où il reste un immeuble libre, ou renoncez.
trains-prompt-purchase = Où va la carte { $card } : sur votre pioche, ou avec vos cartes gagnées ?
trains-prompt-price-of-train = { $card } : choisissez un train en jeu et gagnez sa valeur en pièces, ou renoncez.
trains-prompt-copy = { $card } : choisissez la carte Action dont vous copiez l’effet, ou renoncez.
trains-prompt-discard-to-draw = { $card } : défaussez des cartes une à une, puis terminez pour en piocher autant ({ $count } jusqu’ici).
trains-prompt-discard-for-coins = { $card } : défaussez des cartes une à une pour une pièce chacune, puis terminez ({ $count } jusqu’ici).
trains-prompt-discard-exactly = { $card } : défaussez encore { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
trains-prompt-waste-for-coins = { $card } : rendez des cartes { $waste } pour une pièce chacune, puis terminez.
trains-prompt-name = { $card } : nommez une carte ; si elle est sur votre pioche, vous la prenez.
trains-prompt-take-revealed = { $card } : prenez en main une des cartes révélées, ou renoncez.
trains-prompt-put-back = { $card } : choisissez la prochaine carte à remettre sur votre pioche ; la dernière sera dessus.
trains-prompt-show-train = { $card } : montrez un train de votre main pour en gagner un identique, ou renoncez.
trains-prompt-pull-train = { $card } : reprenez en main un train de votre défausse, ou renoncez.
trains-prompt-top-card = La carte { $card } est sur votre pioche : laissez-la ou défaussez-la.
trains-prompt-crew = { $card } : piochez une carte, prenez une pièce, rendez une carte { $waste }, ou renoncez.
trains-prompt-train-to-deck = { $card } : remettez un train en jeu sur votre pioche, ou renoncez.
trains-prompt-remove = { $card } : choisissez la carte de votre main à écarter pour un meilleur train, ou renoncez.
trains-prompt-gain-train = La carte { $card } est écartée : choisissez le train que vous prenez en main.

# Événements
trains-rail-started = { $seat } commence { $where }.
trains-card-played = { $seat } joue { $card }{ $coins ->
    [0] .
    [one] {" "}pour { $coins } pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-card-played-without-effect = { $seat } joue { $card } sans son effet{ $coins ->
    [0] .
    [one] {" "}pour { $coins } pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-effect-declined = { $seat } renonce à l’effet de la carte { $card }.
trains-effect-impossible = La carte { $card } n’a pas d’effet ici.
trains-effect-copied = { $seat } copie l’effet de la carte { $card }.
trains-coins-gained = { $seat } gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
trains-point-scored = { $seat } marque 1 point.
trains-rail-built = { $seat } pose des rails { $where }{ $coins ->
    [0] .
    [one] {" "}pour { $coins } pièce.
   *[other] {" "}pour { $coins } pièces.
}
trains-station-built = { $seat } construit une gare { $where }.
trains-waste-gained = { $seat } prend une carte { $waste }.
trains-waste-returned = { $seat } rend { $count ->
    [one] une carte
   *[other] { $count } cartes
} { $waste }.
trains-card-bought = { $seat } achète { $card } pour { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
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
trains-end-four-empty-piles = Quatre piles sont vides : la partie est terminée.
trains-end-rails-used-up = Un joueur a posé tous ses rails : la partie est terminée.
trains-end-stations-used-up = Toutes les gares sont construites : la partie est terminée.
trains-end-turn-limit = La limite de tours est atteinte : la partie est terminée.

# Refus
trains-start-first = Choisissez d’abord où commence votre ligne.
trains-start-taken = Une autre ligne commence déjà { $where }.
trains-start-remote = Une ligne ne commence pas dans un lieu éloigné, donc pas { $where }.
trains-effect-first = Réglez d’abord l’effet de la carte { $card }.
trains-purchase-first = Décidez d’abord où va la carte { $card } : sur votre pioche, ou avec vos cartes gagnées.
trains-effect-must-be-finished = L’effet de la carte { $card } a commencé : il faut le mener à bien.
trains-finish-instead = Terminez plutôt l’effet de la carte { $card } : ne rien choisir, c’est y renoncer.
trains-nothing-asked = Aucun effet n’attend de décision : jouez ou achetez une carte, ou terminez votre tour.
trains-nothing-to-choose = Il n’y a pas de carte à choisir maintenant.
trains-not-playable = La carte { $card } ne se joue pas : elle ne ferait rien.
trains-not-in-hand = Vous n’avez pas la carte { $card } en main.
trains-not-in-play = Vous n’avez pas la carte { $card } en jeu.
trains-not-discarded = La carte { $card } n’est pas dans votre défausse.
trains-not-in-supply = La carte { $card } n’a pas de pile dans cette partie.
trains-not-in-game = La carte { $card } n’est pas dans cette partie.
trains-not-revealed = La carte { $card } n’est pas parmi les cartes révélées devant vous.
trains-pile-empty = La pile { $card } est vide.
trains-too-dear = La carte { $card } coûte { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, vous en avez { $coins }.
trains-waste-not-for-sale = La carte { $waste } ne s’achète pas.
trains-pass-only = On ne rend les cartes { $waste } qu’en passant son tour, sans jouer ni acheter de carte.
trains-no-waste-in-hand = Vous n’avez pas de carte { $waste } en main.
trains-no-rail-card = Jouez d’abord une carte qui pose des rails.
trains-no-station-card = Jouez d’abord une carte qui construit des gares.
trains-rail-on-sea = On ne pose pas de rails { $where }.
trains-rail-twice = Vous avez déjà des rails { $where }.
trains-rail-not-adjacent = Des rails { $where } ne toucheraient aucun des vôtres.
trains-rail-border-blocked = Des rails { $where } ne toucheraient les vôtres qu’à travers une frontière bloquée.
trains-rail-too-dear = Des rails { $where } coûtent { $cost ->
    [one] { $cost } pièce
   *[other] { $cost } pièces
}, vous en avez { $coins }.
trains-station-outside-city = Les gares se construisent dans les villes, et il n’y en a pas { $where }.
trains-station-no-room = Tous les immeubles ont déjà leur gare { $where }.
trains-no-train = La carte { $card } n’est pas un train.
trains-no-action = La carte { $card } n’est pas une carte Action.
trains-office-not-copied = La carte { $card } ne peut pas en copier une autre de même nom.
trains-no-train-for-it = La réserve n’a pas de train à donner contre la carte { $card }.
trains-train-too-dear = La carte { $card } coûte { $cost } ; le train peut coûter { $limit } au plus.
trains-not-of-that-cost = La carte { $card } coûte { $cost } ; le train doit coûter exactement { $limit }.

# Points
trains-score-cities = Rails dans les villes avec gares
trains-score-remotes = Rails dans les lieux éloignés
trains-score-cards = Cartes de victoire
trains-score-track = Piste de score
trains-tie-rails = Les rails sur le plateau départagent : { $seat } en a { $count }.
trains-tie-shared = Victoire partagée : { $seats }.

# Plateau en texte
trains-board-legend = · plaine, ~ rivière, ^ montagne, ■ gare, □ immeuble sans gare, ★ lieu éloigné, ≈ mer, ‖ frontière bloquée ; les chiffres sont les joueurs qui y ont des rails.
trains-board-blocked = Bloquées : { $borders }
trains-board-supply = Réserve (coût, carte, + pièces ou ★ points, exemplaires) :
trains-board-round = manche { $number }
trains-board-coins = { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
trains-board-stations = { $count ->
    [one] encore { $count } gare
   *[other] encore { $count } gares
}
trains-board-piles = piles vides : { $count } sur { $limit }
trains-board-play = En jeu : { $cards }
trains-board-gained = Gagnées : { $cards }
trains-board-aside = De côté : { $cards }
trains-board-lasting = Effets durables : { $cards }
trains-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
trains-board-rails = { $count ->
    [one] encore { $count } rail
   *[other] encore { $count } rails
}
trains-board-deck = pioche { $count }
trains-board-discard = défausse { $count }
trains-board-hand = Main : { $cards }
trains-board-deck-top = Sur la pioche : { $cards }
trains-board-unknown = { $count ->
    [one] { $count } carte cachée
   *[other] { $count } cartes cachées
}
trains-board-empty = aucune carte

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

# Cartes qui portent un autre nom dans l’édition OKAZU, dans une langue au moins
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

# Les cartes en une ligne
trains-line-normal-train = Des pièces seulement
trains-line-express-train = Des pièces seulement
trains-line-limited-express-train = Des pièces seulement
trains-line-lay-rails = Des rails ; 1 carte { $waste }
trains-line-station-expansion = Une gare ; 1 carte { $waste }
trains-line-apartment = 1 point ; 1 carte { $waste } à l’achat
trains-line-tower = 2 points ; 1 carte { $waste } à l’achat
trains-line-skyscraper = 4 points ; 1 carte { $waste } à l’achat
trains-line-waste = Ne sert à rien
trains-line-amusement-park = Encore les pièces d’un train en jeu
trains-line-bullet-train = +1 pièce après une carte { $normal_train }
trains-line-collaboration = Des rails ; ceux des autres ne coûtent rien ce tour ; 1 carte { $waste }
trains-line-command-central = Piocher 1 ; prendre la suivante si on la nomme
trains-line-command-central-okazu = Piocher 1 ; prendre la suivante si on la nomme
trains-line-conductors-station = Échanger des cartes de sa main
trains-line-control-room = Piocher 3
trains-line-dump-site = Pas de carte { $waste } ce tour
trains-line-early-train = Les achats peuvent aller sur la pioche ce tour
trains-line-early-train-okazu = Les achats peuvent aller sur la pioche
trains-line-freight-train = +1 pièce par carte { $waste } rendue
trains-line-garage = Piocher 2, défausser 2
trains-line-holiday-timetable = +3 pièces ; la carte quitte la partie
trains-line-information-central = Voir 4 cartes, en prendre 1
trains-line-ironworks = +2 pièces par carte de rails ce tour
trains-line-ironworks-okazu = +2 pièces par carte { $lay_rails }
trains-line-landfill = Rendre toutes les cartes { $waste } de sa main
trains-line-mail-train = +1 pièce par carte défaussée
trains-line-maintenance-factory = Gagner un train identique à un de sa main
trains-line-passing-station = Piocher 1
trains-line-pulling = Reprendre un train de sa défausse
trains-line-signaling-area = Piocher 2
trains-line-signals = Piocher 1 ; garder ou défausser la suivante
trains-line-station-crew = Piocher 1, ou +1 pièce, ou rendre 1 carte { $waste }
trains-line-stationmasters-office = Copier une carte Action de sa main
trains-line-stationmasters-office-okazu = Copier une carte Action en jeu
trains-line-steel-bridge = Des rails ; rivières gratuites ce tour ; 1 carte { $waste }
trains-line-subway-excavation = Des rails ; aucun rail ne coûte de pièces ce tour ; 1 carte { $waste }
trains-line-subway-excavation-okazu = Des rails ; pas de pièces sauf dans les lieux éloignés ; 1 carte { $waste }
trains-line-switchback = Un train en jeu va sur la pioche
trains-line-temporary-timetable = Prendre les 2 prochains trains de sa pioche
trains-line-tourist-train = 1 point
trains-line-tunnel = Des rails ; montagnes gratuites ce tour ; 1 carte { $waste }
trains-line-viaduct = Des rails ; villes gratuites ce tour ; 1 carte { $waste }
trains-line-wagon-factory = Un train en devient un qui coûte jusqu’à 3 de plus
trains-line-wagon-factory-okazu = Une carte devient un train qui coûte 3 de plus

# Ce que font les cartes
trains-text-normal-train = Pas d’effet, seulement sa pièce.
trains-text-express-train = Pas d’effet, seulement ses pièces.
trains-text-limited-express-train = Pas d’effet, seulement ses pièces.
trains-text-lay-rails = Posez des rails dans une case à côté des vôtres, puis prenez une carte { $waste }.
trains-text-station-expansion = Construisez une gare dans une ville où il reste un immeuble libre, puis prenez une carte { $waste }.
trains-text-apartment = 1 point à la fin. Qui l’achète prend une carte { $waste }.
trains-text-tower = 2 points à la fin. Qui l’achète prend une carte { $waste }.
trains-text-skyscraper = 4 points à la fin. Qui l’achète prend une carte { $waste }.
trains-text-waste = Ne fait rien et ne s’achète pas.
trains-text-amusement-park = Choisissez un train que vous avez en jeu et gagnez autant de pièces que sa valeur imprimée.
trains-text-bullet-train = Gagnez 1 pièce de plus si vous avez déjà une carte { $normal_train } en jeu.
trains-text-collaboration = Posez des rails, puis prenez une carte { $waste }. Jusqu’à la fin du tour, les rails des autres ne vous coûtent pas de pièces et ne vous donnent pas de carte { $waste } ; les rails de cette carte en profitent aussi.
trains-text-command-central = Piochez une carte. Nommez ensuite une carte et révélez la première de votre pioche : si c’est elle, prenez-la en main ; sinon, remettez-la.
trains-text-command-central-okazu = Piochez une carte. Nommez ensuite une carte et regardez la première de votre pioche : si c’est elle, prenez-la en main ; sinon, remettez-la sans la montrer.
trains-text-conductors-station = Défaussez autant de cartes que vous voulez, puis piochez-en autant.
trains-text-control-room = Piochez 3 cartes.
trains-text-dump-site = Jusqu’à la fin du tour, vous ne prenez pas de carte { $waste }.
trains-text-early-train = Jusqu’à la fin du tour, chaque carte que vous achetez peut aller sur votre pioche.
trains-text-early-train-okazu = Tant que cette carte est en jeu, chaque carte que vous achetez peut aller sur votre pioche.
trains-text-freight-train = Rendez autant de cartes { $waste } de votre main que vous voulez ; gagnez 1 pièce pour chacune.
trains-text-garage = Piochez 2 cartes, puis défaussez 2 cartes.
trains-text-holiday-timetable = Vous pouvez écarter cette carte de la partie pour gagner 3 pièces.
trains-text-information-central = Révélez les 4 premières cartes de votre pioche. Vous pouvez en prendre une en main ; remettez les autres dessus dans l’ordre de votre choix.
trains-text-ironworks = Jusqu’à la fin du tour, gagnez 2 pièces chaque fois que vous jouez une carte de rails.
trains-text-ironworks-okazu = Tant que cette carte est en jeu, gagnez 2 pièces chaque fois que vous jouez une carte { $lay_rails }.
trains-text-landfill = Rendez toutes les cartes { $waste } de votre main.
trains-text-mail-train = Défaussez de votre main autant de cartes que vous voulez ; gagnez 1 pièce pour chacune.
trains-text-maintenance-factory = Montrez un train de votre main et gagnez-en un identique de la réserve.
trains-text-passing-station = Piochez une carte.
trains-text-pulling = Reprenez en main un train de votre défausse.
trains-text-signaling-area = Piochez 2 cartes.
trains-text-signals = Piochez une carte. Regardez ensuite la première de votre pioche : laissez-la ou défaussez-la.
trains-text-station-crew = Au choix : piochez une carte ; ou gagnez 1 pièce ; ou rendez une carte { $waste } de votre main.
trains-text-stationmasters-office = Choisissez une carte Action de votre main et appliquez son effet comme s’il était imprimé ici. Ses pièces ne sont pas copiées.
trains-text-stationmasters-office-okazu = Choisissez une carte Action que vous avez en jeu et appliquez son effet comme s’il était imprimé ici. Ses pièces ne sont pas copiées.
trains-text-steel-bridge = Posez des rails, puis prenez une carte { $waste }. Jusqu’à la fin du tour, les rivières ne vous coûtent pas de pièces ; les rails de cette carte en profitent aussi.
trains-text-subway-excavation = Posez des rails, puis prenez une carte { $waste }. Jusqu’à la fin du tour, les rails ne vous coûtent pas de pièces ; les rails de cette carte en profitent aussi. { $others }
trains-text-subway-excavation-okazu = Posez des rails, puis prenez une carte { $waste }. Tant que cette carte est en jeu, les rails ne vous coûtent pas de pièces, sauf le nombre d’un lieu éloigné ; les rails de cette carte en profitent aussi. { $others }
trains-text-switchback = Remettez sur votre pioche un train que vous avez en jeu. Vous gardez ses pièces.
trains-text-temporary-timetable = Révélez des cartes de votre pioche jusqu’à trouver deux trains. Prenez-les en main et défaussez les autres.
trains-text-tourist-train = Marquez 1 point.
trains-text-tunnel = Posez des rails, puis prenez une carte { $waste }. Jusqu’à la fin du tour, les montagnes ne vous coûtent pas de pièces ; les rails de cette carte en profitent aussi.
trains-text-viaduct = Posez des rails, puis prenez une carte { $waste }. Jusqu’à la fin du tour, les villes ne vous coûtent pas de pièces, gares comprises ; les rails de cette carte en profitent aussi.
trains-text-wagon-factory = Écartez de la partie un train de votre main. Prenez en main un train de la réserve qui coûte jusqu’à 3 de plus.
trains-text-wagon-factory-okazu = Écartez de la partie une carte de votre main. Prenez en main un train de la réserve qui coûte exactement 3 de plus.
trains-subway-waste-kept = Les rails des autres donnent tout de même une carte { $waste }.
trains-subway-waste-waived = Les rails des autres ne donnent pas non plus de carte { $waste }.

# Leçons
trains-lesson-first = Votre première ligne
trains-lesson-first-line = Jouer des cartes, construire une gare, poser des rails, acheter mieux, et rencontrer la Ferraille.
trains-lesson-first-map = Le plan
trains-lesson-first-map-say = Tokyo : plaines vertes, rivières bleues, montagnes brunes, villes d’un à trois immeubles, et lieux éloignés violets au bord. Les rails dans les villes avec gares et dans les lieux éloignés rapportent des points.
trains-lesson-first-start = Où commencer
trains-lesson-first-start-say = Votre premier rail est gratuit, partout sauf en mer et dans les lieux éloignés. Commencez à Yokohama, au sud-ouest : elle a trois immeubles, et le lieu éloigné de Shonan est à côté.
trains-lesson-first-start-wrong = Une bonne place pour une autre partie. Dans cette leçon, nous bâtissons à Yokohama. Voyez-vous la ville à trois immeubles, au sud-ouest ?
trains-lesson-first-start-hint = Yokohama est dans la rangée du bas, la deuxième en partant de la gauche.
trains-lesson-first-coins = Des pièces
trains-lesson-first-coins-say = Chacun a les dix mêmes cartes et en pioche cinq par tour. À votre tour, vous jouez et achetez autant que vous pouvez, dans n’importe quel ordre. Commencez par vos trois Trains omnibus : chacun donne une pièce.
trains-lesson-first-coins-wrong = Pas encore. Quelles sont les trois cartes de votre main qui donnent des pièces ?
trains-lesson-first-coins-wrong-early = Elle peut se jouer tout de suite, mais voyons d’abord vos pièces. Quelles cartes en donnent ?
trains-lesson-first-coins-wrong-done = Ce serait jeter toute la main. Jouez d’abord les trains.
trains-lesson-first-coins-hint = Jouez Train omnibus, trois fois.
trains-lesson-first-card = Une carte qui bâtit
trains-lesson-first-card-say = Trois pièces. D’autres cartes font quelque chose : Gare construit une gare. Elle ne coûte pas de pièces, mais donne une carte Ferraille. Jouez-la.
trains-lesson-first-card-wrong = Nous y viendrons. Quelle carte de votre main construit une gare ?
trains-lesson-first-card-wrong-buy = Un bon achat, et il vient dans un instant. Jouez d’abord la carte Gare.
trains-lesson-first-card-hint = Jouez Gare de votre main.
trains-lesson-first-station = Une gare
trains-lesson-first-station-say = Une gare va dans toute ville où un immeuble est libre, et n’est à personne. Mais elle donne de la valeur aux rails : la première, 2 points. Construisez-la où il n’y a que vous : à Yokohama.
trains-lesson-first-station-wrong = Là, elle ne vous rapporterait rien : vous n’avez pas de rails dans cette ville. Où sont vos rails ?
trains-lesson-first-station-wrong-decline = On peut renoncer à un effet, mais celui-ci vous vaut 2 points. Où sont vos rails ?
trains-lesson-first-station-hint = Construisez-la à Yokohama, où commence votre ligne.
trains-lesson-first-buy = Achetez une carte
trains-lesson-first-buy-say = Vos rails valent maintenant 2 points, et il vous reste trois pièces. Elles ne se gardent pas. Achetez un Train express : il donne deux pièces chaque fois que vous le piochez.
trains-lesson-first-buy-wrong = Vous en avez les moyens, mais au début rien ne vaut davantage de pièces. Quel train coûte 3 ?
trains-lesson-first-buy-wrong-rails = Des rails coûteraient des pièces, et le train serait hors d’atteinte. Achetez-le d’abord ; les rails auront leur tour.
trains-lesson-first-buy-wrong-done = Trois pièces seraient perdues. Que pouvez-vous acheter qui en donne davantage ?
trains-lesson-first-buy-hint = Achetez Train express pour 3 pièces.
trains-lesson-first-finish = La fin du tour
trains-lesson-first-finish-say = Tout ce que vous avez joué, acheté et encore en main va dans votre défausse, et vous piochez cinq nouvelles cartes. Terminez votre tour.
trains-lesson-first-finish-wrong = Il ne reste plus de pièces pour cela. Terminez votre tour.
trains-lesson-first-again = Les cinq autres
trains-lesson-first-again-say = Vous avez maintenant l’autre moitié de votre paquet : quatre Trains omnibus et une Pose de rails. D’abord les pièces : jouez les quatre trains.
trains-lesson-first-again-wrong = D’abord les pièces : vous avez quatre trains.
trains-lesson-first-again-wrong-early = Sans pièces, on ne va presque nulle part. Combien votre main peut-elle en donner ?
trains-lesson-first-again-hint = Jouez Train omnibus, quatre fois.
trains-lesson-first-rails = Une carte de rails
trains-lesson-first-rails-say = Quatre pièces. Jouez maintenant Pose de rails : vous posez des rails dans une case à côté des vôtres, et vous payez ce que coûte le terrain.
trains-lesson-first-rails-wrong = Ce serait dommage de dépenser les pièces maintenant. Quelle carte de votre main mène votre ligne plus loin ?
trains-lesson-first-rails-hint = Jouez Pose de rails.
trains-lesson-first-remote = Ce que coûte le terrain
trains-lesson-first-remote-say = Une plaine ne coûte rien, une rivière 1, une montagne 2, une ville 1 plus ses gares, un lieu éloigné son nombre. Shonan coûte 2 et vaut 2 points pour toujours. Posez-y vos rails.
trains-lesson-first-remote-wrong = Pas cher, mais sans points. Quelle voisine de Yokohama porte un nombre ?
trains-lesson-first-remote-wrong-river = Une rivière coûte 1 et ne rapporte rien. Quelle voisine de Yokohama porte un nombre ?
trains-lesson-first-remote-wrong-mountain = Une montagne coûte 2 et ne rapporte rien. Quelle voisine coûte autant et rapporte ?
trains-lesson-first-remote-wrong-decline = La carte n’aurait alors rien fait. Regardez à l’ouest : combien coûte Shonan ?
trains-lesson-first-remote-hint = Shonan est à l’ouest de Yokohama.
trains-lesson-first-landfill = Encore deux pièces
trains-lesson-first-landfill-say = La gare et les rails vous ont donné deux cartes Ferraille. Elles ne font qu’encombrer votre main. Avec vos deux dernières pièces, achetez Décharge, qui vous en débarrasse.
trains-lesson-first-landfill-wrong = Utile dans d’autres parties. Qu’est-ce qui aide contre la Ferraille et coûte 2 ?
trains-lesson-first-landfill-wrong-done = Deux pièces seraient perdues, et deux cartes Ferraille vont venir. Qu’est-ce qui aide contre elles ?
trains-lesson-first-landfill-hint = Achetez Décharge pour 2 pièces.
trains-lesson-first-shuffle = La pioche se refait
trains-lesson-first-shuffle-say = Votre pioche est vide. Quand vous terminez, votre défausse est mélangée et la remplace : avec le Train express, la Décharge et deux cartes Ferraille. Terminez votre tour.
trains-lesson-first-shuffle-wrong = Il n’y a plus rien à faire. Terminez votre tour.
trains-lesson-first-waste = Voici la Ferraille
trains-lesson-first-waste-say = Une carte Ferraille est venue, mais la Décharge avec elle. Elle rend toutes les cartes Ferraille de votre main. Jouez-la, et le reste du tour est encore à vous.
trains-lesson-first-waste-wrong = Débarrassez-vous d’abord de la Ferraille. Quelle carte le fait ?
trains-lesson-first-waste-wrong-return = Qui ne joue ni n’achète rien peut rendre la Ferraille ainsi, mais c’est tout son tour. La Décharge le fait et vous laisse continuer.
trains-lesson-first-waste-hint = Jouez Décharge.
trains-lesson-first-end = Comment cela finit
trains-lesson-first-end-say = La partie finit quand quatre piles sont vides, qu’un joueur a posé ses vingt rails ou que les trente gares sont construites. Les cartes de victoire comme Gratte-ciel valent aussi des points, et donnent de la Ferraille.
trains-lesson-first-free = À vous de jouer
trains-lesson-first-free-say = Vous avez quatre points : deux à Yokohama, deux à Shonan. Continuez pendant six tours contre le bot. Achetez d’abord des trains ; les points viennent ensuite.
trains-lesson-first-close = Vous savez la route
trains-lesson-first-close-say = C’est tout le jeu : des pièces, des rails, des gares, de meilleures cartes, et peu de Ferraille. Continuez si vous voulez, ou commencez une partie à vous.

trains-lesson-finer = Ferraille, prix et fin
trains-lesson-finer-line = Pourquoi l’ordre épargne des pièces, ce que coûtent les voisins, quand ne rien faire, et comment finit une partie.
trains-lesson-finer-start = Partir entre les villes
trains-lesson-finer-start-say = Une plaine est un bon départ quand des villes l’entourent. Commencez dans la plaine entre Shinagawa Meguro, Jiyugaoka, Futakotamagawa et Shinjuku Shibuya.
trains-lesson-finer-start-wrong = Un départ possible. Pour cette leçon, cherchez la plaine juste à l’ouest de Shinagawa Meguro.
trains-lesson-finer-start-hint = La plaine au milieu du plan, à l’ouest de Shinagawa Meguro.
trains-lesson-finer-coins = D’abord les pièces
trains-lesson-finer-coins-say = Votre adversaire commence à Shinjuku Shibuya, juste à côté. Vous avez une Pose de rails, une Gare et trois trains. D’abord les pièces : jouez les trains.
trains-lesson-finer-coins-wrong = Voyez d’abord combien de pièces vous avez : jouez vos trois trains.
trains-lesson-finer-coins-wrong-station = Une gare d’abord rendrait cette ville plus chère pour vos propres rails. Commencez par les pièces.
trains-lesson-finer-coins-wrong-rails = Sans pièces, seules les plaines sont gratuites. Commencez par les pièces.
trains-lesson-finer-coins-hint = Jouez Train omnibus, trois fois.
trains-lesson-finer-order = Les rails avant les gares
trains-lesson-finer-order-say = Chaque gare rend une ville plus chère d’une pièce. Posez donc d’abord les rails, et construisez ensuite la gare. Jouez Pose de rails et allez à Shinagawa Meguro, pour 1 pièce.
trains-lesson-finer-order-wrong = Possible. Mais vous voulez une ville à deux immeubles que personne n’a atteinte : laquelle est à l’est ?
trains-lesson-finer-order-wrong-station = Vos rails coûteraient alors 2 au lieu de 1. Laquelle des deux cartes vient d’abord ?
trains-lesson-finer-order-hint = Jouez Pose de rails, puis choisissez la ville à l’est.
trains-lesson-finer-station = Maintenant la gare
trains-lesson-finer-station-say = Vous y êtes. Maintenant la gare : elle vous vaut 2 points, et votre adversaire devra payer une pièce pour elle, et une autre pour vos rails. Jouez Gare et construisez à Shinagawa Meguro.
trains-lesson-finer-station-wrong = Construisez là où vous avez des rails et votre adversaire n’en a pas. Quelle ville est-ce ?
trains-lesson-finer-station-hint = Jouez Gare, puis choisissez Shinagawa Meguro.
trains-lesson-finer-landfill = Pensez à la Ferraille
trains-lesson-finer-landfill-say = Rails et gare ont donné chacun une carte Ferraille. Achetez Décharge avec vos deux dernières pièces : elle sera là quand elles viendront. Terminez ensuite votre tour, et regardez ce que bâtit votre adversaire.
trains-lesson-finer-landfill-wrong = Pas mal. Mais deux cartes Ferraille seront bientôt dans votre pioche : qu’est-ce qui les rend et coûte 2 ?
trains-lesson-finer-landfill-wrong-done = Dépensez d’abord vos deux pièces, elles seraient perdues. Qu’est-ce qui rend la Ferraille et coûte 2 ?
trains-lesson-finer-landfill-hint = Achetez Décharge pour 2 pièces, puis terminez.
trains-lesson-finer-again = Quatre pièces
trains-lesson-finer-again-say = Votre adversaire a construit une gare à Shinjuku Shibuya. Vous avez quatre trains et une Pose de rails. Jouez les trains.
trains-lesson-finer-again-wrong = D’abord les pièces : jouez vos quatre trains.
trains-lesson-finer-again-wrong-rails = D’abord les pièces, sinon les villes sont hors d’atteinte.
trains-lesson-finer-again-hint = Jouez Train omnibus, quatre fois.
trains-lesson-finer-share = Le prix de la compagnie
trains-lesson-finer-share-say = Shinjuku Shibuya coûte 3 : la ville, sa gare, les rails adverses ; et la compagnie donne une seconde Ferraille. Futakotamagawa coûte 1. Jouez Pose de rails et prenez la ville tranquille : il reste trois pièces.
trains-lesson-finer-share-wrong = Comparez : que coûte-t-elle, que vaut-elle, et que reste-t-il pour acheter ? Futakotamagawa ne coûte qu’une pièce.
trains-lesson-finer-share-hint = Jouez Pose de rails, puis choisissez Futakotamagawa, à l’ouest de votre départ.
trains-lesson-finer-express = Trois pièces
trains-lesson-finer-express-say = Juste assez pour un Train express : les trains rendent meilleurs tous les tours qui suivent. Achetez-en un et terminez votre tour. Votre pioche est épuisée : trois cartes Ferraille sont mêlées à toutes les autres.
trains-lesson-finer-express-wrong = Cela peut attendre. Quelle carte à 3 pièces en rend deux chaque fois que vous la piochez ?
trains-lesson-finer-express-wrong-done = Dépensez d’abord vos trois pièces, elles seraient perdues. Quel train coûte 3 ?
trains-lesson-finer-express-hint = Achetez Train express, puis terminez.
trains-lesson-finer-return = Ne rien faire
trains-lesson-finer-return-say = Une pauvre main : une seule pièce et deux cartes Ferraille. Qui ne joue ni n’achète peut rendre toute la Ferraille de sa main. C’est tout le tour, mais le paquet en est meilleur pour de bon. Faites-le.
trains-lesson-finer-return-wrong = Dès que vous jouez une carte, la Ferraille reste. Que peut rapporter une pièce, qui vaille deux cartes rendues ?
trains-lesson-finer-return-wrong-done = Ce serait garder les deux cartes Ferraille. Si vous ne faites rien, rendez-les au moins.
trains-lesson-finer-return-hint = Rendez la Ferraille.
trains-lesson-finer-end = Surveillez la fin
trains-lesson-finer-end-say = Quatre piles vides, vingt rails d’un joueur ou trente gares : alors tout s’arrête, et personne n’a plus de tour. Quand deux ou trois piles s’épuisent, achetez des points, non des trains.
trains-lesson-finer-free = À vous de jouer
trains-lesson-finer-free-say = Continuez pendant six tours. D’abord des trains, puis des rails et des gares là où il n’y a que vous, enfin des Gratte-ciel. Posez les rails avant les gares, rendez la Ferraille d’une main pauvre, et comptez les piles.
