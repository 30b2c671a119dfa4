# Une partie
terminal-asks = { $seat } : { $prompt }
terminal-hand-over = Passez l’écran à { $seat }, puis appuyez sur Entrée ; « undo » annule ce qui vient d’être fait.
terminal-since = Depuis votre dernier tour :
terminal-several = Plusieurs actions commencent ainsi : { $actions }.
terminal-more = … { $count } de plus (« list »)
terminal-no-such-actions = Aucune action ne contient « { $text } ».
terminal-nothing-to-undo = Rien ne peut être annulé : on a appris quelque chose, ou quelqu’un d’autre a joué depuis.
terminal-nothing-certain = Rien n’en est certain d’avance.
terminal-nothing-called = Rien ici ne s’appelle « { $text } ».
terminal-can-be-asked = Vous pouvez demander : { $names }.
terminal-nothing-to-ask = Il n’y a rien à demander dans ce jeu.
terminal-save-where = Dites où : save FICHIER
terminal-saved = Enregistré : { $file }
terminal-thinking = Réflexion …
terminal-bot-failed = { $seat } a échoué et joue un coup au hasard : { $text }
terminal-log-hidden = Dans ce jeu, le passé ne se revoit pas tant qu’il compte.

# Aide
terminal-help-act = numéro, texte ou début d’une action
terminal-help-act-does = la faire
terminal-help-list = toutes les actions avec leurs textes, ou celles qui contiennent un mot
terminal-help-preview = ce qui est certain d’une action avant de la faire
terminal-help-hint = ce que ferait un joueur fort
terminal-help-card = ce que fait une carte ou autre chose
terminal-help-undo = annuler votre dernière action
terminal-help-log = ce qui s’est passé
terminal-help-save = garder la partie dans un fichier
terminal-help-help = cette aide
terminal-help-quit = quitter la partie
terminal-action = ACTION
terminal-word = MOT
terminal-name = NOM
terminal-file = FICHIER

# La fin
terminal-result = Résultat
terminal-sum = Total
terminal-wins = { $seat } gagne.
terminal-win = { $winners } gagnent ensemble.

# Les jeux
terminal-players = { $low ->
    [one] 1 joueur
   *[other] { $low } joueurs
}
terminal-players-range = { $low } à { $high } joueurs
terminal-minutes = environ { $minutes } minutes
terminal-made-by = de { $designer }
terminal-published = { $publisher }, { $year }
terminal-default = non donné
terminal-group-usual = Jeu
terminal-group-variant = Variantes
terminal-group-expansion = Extensions
terminal-group-help = Aide
terminal-group-board = Plateau
terminal-takes-whole-number = nombre entier
terminal-takes-text = texte
terminal-takes-none = rien
terminal-takes-data = JSON

# La réflexion
terminal-column-action = action
terminal-column-value = valeur
terminal-column-visits = essais
terminal-column-move = coup
terminal-column-seat = joueur
terminal-column-played = joué
terminal-column-better = mieux
terminal-column-loss = perte
terminal-column-decisions = décisions
terminal-largest-mistakes = Les plus grandes erreurs
terminal-mean-loss = Perte moyenne par décision
terminal-chances = Chances de gagner après chaque coup
terminal-graph = Graphique : { $file }
