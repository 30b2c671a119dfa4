# La page de table
page-tables = Tables
page-no-answer = Le serveur ne répond pas. Réessayez dans un instant.
page-close = Fermer
page-yes = oui
page-no = non
page-own-data = données personnelles
page-players-count = { $count ->
    [one] 1 joueur
   *[other] { $count } joueurs
  }
page-clock-live = { $minutes } min + { $increment } s
page-clock-days = { $days } j { $hours } h
page-sign = Ce qu’il faut faire
page-sign-connecting = Connexion …
page-sign-your-turn = À vous
page-sign-waiting = Aux autres de jouer
page-sign-watching = Vous regardez
page-sign-behind = Mise à jour …
page-sign-refused = Impossible
page-sign-not-done = Pas fait
page-sign-offline = Pas de connexion · nouvel essai dans { $seconds } s
page-sign-offline-now = Pas de connexion · essai en cours
page-sign-no-connection = Vous voyez la table dans son dernier état connu
page-sign-kept = Votre coup est gardé et sera envoyé
page-offline-not-done = Pas de connexion : rien n’a été fait.
page-offline-unsure = La connexion a été perdue : vérifiez si c’est fait.
page-sign-past = Moment { $moment } sur { $end }
page-sign-now = Revenir au présent
page-sign-paused = La partie est en pause
page-sign-seats-open = En attente de joueurs
page-sign-ready = Toutes les places sont prises
page-sign-result = Résultat
page-sign-sending = Envoi …
page-result-none = La partie s’est terminée sans vainqueur
page-result-one = { $name } gagne avec { $points }
page-result-you = Vous gagnez avec { $points }
page-result-shared = { $names } se partagent la victoire avec { $points }
page-undo = Annuler
page-redo = Rétablir
page-undo-turn = Reprendre le tour du début
page-undo-here = Annuler jusqu’ici
page-unused = Il reste quelque chose
page-unused-no = Pas encore
page-players = Joueurs
page-seat-you = vous
page-seat-bot = robot
page-seat-to-act = doit jouer
page-seat-resigned = a abandonné
page-seat-left = a quitté la table · pilote automatique
page-seat-time = temps écoulé · pilote automatique
page-seat-absent = absent · pilote automatique
page-seat-autopilot = pilote automatique
page-side = Journal, discussion, notes
page-tab-log = Journal
page-tab-actions = Actions
page-tab-chat = Discussion
page-tab-notes = Notes
page-log = Journal
page-log-show = Voir ce moment
page-log-empty = Rien ne s’est encore passé.
page-log-earlier = { $count ->
    [one] 1 ligne précédente
   *[other] { $count } lignes précédentes
  }
page-chat = Discussion
page-chat-say = Dites quelque chose
page-chat-send = Envoyer
page-chat-empty = Personne n’a encore rien dit.
page-notes = Notes
page-notes-hint = Notes pour vous-même : elles restent dans ce navigateur.
page-actions = Ce que vous pouvez faire
page-actions-keys = flèches, Entrée
page-actions-none = Rien pour l’instant : c’est aux autres de jouer.
page-actions-over = Plus rien : la partie est terminée.
page-actions-past = Vous regardez un moment passé.
page-actions-filter = Chercher parmi { $count }
page-plans = Quand ce sera mon tour
page-plans-note = fait si c’est encore possible
page-plans-clear = Ne rien prévoir
page-board = Plateau
page-text-board = Plateau en texte
page-tray = Ce qui est à vous
page-supply = Réserve
page-zoom = Zoom
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-zoom-fit = Tout le plateau
page-dock = Ce que montre le volet
page-dock-hand = Main
page-dock-actions = Actions
page-dock-log = Journal
page-dock-chat = Discussion
page-sheet-peek = Volet : petit. Agrandir
page-sheet-half = Volet : moyen. Agrandir
page-sheet-full = Volet : entier. Réduire
page-replay = Revoir la partie
page-replay-first = Au début
page-replay-previous = Une action en arrière (,)
page-replay-play = Lecture automatique (P)
page-replay-pause = Arrêter (P)
page-replay-next = Une action en avant (.)
page-replay-last = Au présent (N)
page-replay-live = En direct
page-replay-end = Fin
page-replay-moment = Moment { $moment } sur { $end }
page-menu = Cette table
page-menu-options = Options
page-menu-usual = Tout comme d’habitude
page-menu-others = { $count ->
    [one] 1 option comme d’habitude
   *[other] { $count } options comme d’habitude
  }
page-menu-seat = Votre place
page-menu-play = Votre façon de jouer
page-menu-table = Plus
page-autopilot-on = Laisser jouer le pilote automatique
page-autopilot-off = Rejouer vous-même
page-pause = Demander une pause
page-pause-not = Finalement pas de pause
page-resume = Reprendre
page-abandon = Proposer d’arrêter la partie
page-abandon-not = Finalement continuer
page-reseat = Proposer de changer de place
page-reseat-not = Finalement garder les places
page-votes-reseat = { $count ->
    [one] L’un de vous veut bien qu’on change de place.
   *[other] { $count } d’entre vous veulent bien qu’on change de place.
}
page-votes-pause = { $count ->
    [one] 1 personne demande une pause.
   *[other] { $count } personnes demandent une pause.
  }
page-votes-abandon = { $count ->
    [one] 1 personne arrêterait la partie.
   *[other] { $count } personnes arrêteraient la partie.
  }
page-resign = Abandonner
page-resign-sure = Abandonner : vraiment ?
page-leave = Quitter la table
page-leave-sure = Quitter : vraiment ?
page-replace = Un robot pour { $seat }
page-mute = Ne plus entendre { $name }
page-unmute = Entendre à nouveau { $name }
page-set-effects = Montrer l’effet d’une action
page-set-premoves = Prévoir des actions pendant que les autres jouent
page-set-turnsound = Une sonnerie quand c’est mon tour
page-set-again = Choisir deux fois confirme
page-set-quick = Actions sans confirmation
page-set-quick-kind = comme « { $action } »
page-share = Copier le lien
page-share-done = Copié
page-look-as = Regarder avec les yeux de
page-spectator = un spectateur
page-fair = Le mélange, les options et les places sont fixés ; leur SHA-256 est { $commitment }
page-fair-seed = Sa graine est { $seed }
page-fair-kept = Le mélange était celui promis : la graine correspond à son SHA-256 d’avant la première action.
page-seats = Places
page-seats-free = { $count ->
    [0] toutes prises
    [one] { $count } libre
   *[other] { $count } libres
  }
page-seats-drawn = Les places sont tirées au sort au début.
page-seat-open = libre
page-seat-number = Place { $number }
page-seat-for-people = pour quelqu’un
page-seat-for-bot = robot : { $name }
page-join = Prendre place
page-leave-seat = Se lever
page-start = Commencer
page-invite = Inviter des amis
page-invite-line = Qui ouvre cette adresse peut prendre place.
page-keys = Touches
page-key-arrows = d’une cible à l’autre
page-key-enter = choisir ; encore : confirmer
page-key-escape = laisser le choix ou le passé
page-key-undo = annuler
page-key-redo = rétablir
page-key-board = au plateau
page-key-actions = à la liste des actions
page-key-action = revoir par action
page-key-turn = revoir par tour de joueur
page-key-round = revoir par manche
page-key-play = lecture automatique, arrêt
page-key-now = revenir au présent
page-key-zoom = agrandir, réduire, tout le plateau
page-key-chat = dire quelque chose
page-key-help = cette liste
page-end-points = Points par origine
page-end-length = { $actions } actions · { $rounds } manches
page-end-board = Plateau final
page-end-look = Voir la table
page-chances = Chances de gagner
page-chances-note = selon un robot
page-chances-judging = Un robot évalue la partie …
page-turning = Tournants
page-turning-note = chances perdues
page-turning-better = mieux : { $action }
page-rematch = Revanche
page-rematch-go = À la revanche
page-same-deal = Même donne
page-deal = La même donne
page-deal-tables = { $count ->
    [one] une table
   *[other] { $count } tables
  }
page-deal-here = ici
page-deal-table = Table { $number }
page-deal-open = attend des joueurs
page-deal-running = partie en cours
page-deal-over = terminée
page-deal-frozen = arrêtée
page-deal-compare = Comparez place par place : le point marque le meilleur résultat.
page-deal-knew = avait déjà vu la donne et n’est pas comparé.
page-deal-later = Les points seront comparés ici quand votre partie sera finie.
page-deal-invite = Copier le lien pour un ami
page-deal-friends = Même donne pour des amis
page-record = Enregistrer la partie
page-notice-turn = C’est à vous de jouer.
