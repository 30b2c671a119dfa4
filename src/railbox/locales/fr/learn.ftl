learn-title = Apprendre un jeu
learn-lead = Une partie guidée de dix minutes, toutes les règles avec des plateaux à essayer, et chaque jour une position à résoudre.
learn-contents = Sommaire
learn-link-to = Lien vers « { $title } »
learn-find = Chercher dans les règles
learn-find-line = un mot, une carte, une option
learn-found = { $count ->
    [0] Rien trouvé
    [one] Trouvé une fois
   *[other] Trouvé { $count } fois
}
learn-short = En bref
learn-players = Joueurs
learn-time = Durée
learn-designer = Auteur
learn-published = Édition
learn-try = Essayez
learn-try-line = Chaque figure est une vraie position : choisissez ce qui est marqué et voyez ce qui se passerait.
learn-again = Comme avant
learn-rules = Les règles
learn-rules-of = Les règles de { $game }
learn-rule = La règle en question
learn-never-played = Jamais joué ? Apprenez-le en { $minutes } minutes
learn-lesson = Leçon
learn-guide = Guide
learn-step = Leçon · étape { $at } sur { $count }
learn-step-of = { $at } / { $count }
learn-back = Retour
learn-hint = Indice
learn-next = Suite
learn-not-wanted = Permis, mais ce n’est pas ce que nous cherchons
learn-wrong = { $why } { $effect }
learn-turns-left = { $count ->
    [one] Encore un tour à vous
   *[other] Encore { $count } tours à vous
}
learn-first-press = Touchez d’abord « { $button } » sur le panneau.
learn-alone = Je joue
learn-to-the-end = Jouez jusqu’à la fin de la partie
learn-tried = Vos essais
learn-done = Vous savez jouer
learn-done-line = C’était « { $lesson } ». Ce que vous oubliez se trouve dans les règles, et chaque coup refusé renvoie à son paragraphe.
learn-play-now = Jouer une partie
learn-next-lesson = Leçon suivante : { $lesson }
learn-stay = Rester à cette table
learn-opening = La table se prépare …
learn-of-game = Apprendre { $game }
learn-puzzle = La position du jour
learn-puzzle-number = Position { $number } sur { $count }
learn-puzzle-who = Position du jour · un seul coup décide
learn-puzzle-title = Une position de { $game }
learn-puzzle-line = Tirée d’une partie entre robots : une action est nettement la meilleure. Que feriez-vous ?
learn-puzzle-try = Essayer
learn-puzzle-another = Une autre
learn-puzzle-tries = Vos essais
learn-puzzle-right = Bien vu !
learn-puzzle-wrong = Ce n’est pas le meilleur : { $share } de chances de gagner.
learn-puzzle-worse = Ni le meilleur, ni parmi les meilleurs.
learn-puzzle-solved = Résolue
learn-hints = Indices
learn-hint-kind = Quel genre de coup ?
learn-hint-kind-answer = { $count ->
    [one] Il n’y en a qu’un de ce genre : « { $action } ».
   *[other] L’un des { $count } comme « { $action } ».
}
learn-hint-among = Lequel d’entre eux ?
learn-hint-move = Le coup
learn-hint-why = Pourquoi ?
learn-hint-show = Montrer
learn-hint-choose = Le choisir
learn-hint-chances = Chances de gagner, selon la recherche
learn-ask = Demander un indice
learn-asking = Un robot réfléchit …
learn-judged = { $done } décisions évaluées sur { $total }
learn-play-on = Rejouer à partir d’ici
learn-turning = Coup joué : { $played }. Meilleur : { $better }.
learn-lead-others = Guider les autres
learn-leading = Vous guidez : les autres voient ce que vous regardez
learn-led = { $name } guide
learn-follow = Suivre
learn-following = Vous suivez
