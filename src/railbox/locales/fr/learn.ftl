learn-title = Apprendre un jeu
learn-lead = Une partie guidée de dix minutes, toutes les règles avec des plateaux à essayer, et chaque jour une position à résoudre.
learn-contents = Sommaire
learn-link-to = Lien vers « { $title } »
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
learn-try-line = Chaque figure est une vraie position : choisissez ce qui est marqué et voyez ce qui se passerait.
learn-again = Comme avant
learn-rules = Les règles
learn-rules-of = Les règles de { $game }
learn-rule = La règle en question
learn-never-played = Jamais joué ? Apprenez-le en { $minutes } minutes
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
learn-to-the-end = Jouez jusqu’à la fin de la partie
learn-tried = Vos essais
learn-done = Vous savez jouer
learn-done-line = C’était « { $lesson } ». Ce que vous oubliez se trouve dans les règles, et chaque coup refusé renvoie à son paragraphe.
learn-play-now = Jouer une partie
learn-next-lesson = Leçon suivante : { $lesson }
learn-stay = Rester à cette table
learn-opening = La table se prépare …
learn-of-game = Apprendre { $game }
