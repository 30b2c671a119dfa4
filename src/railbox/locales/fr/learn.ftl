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
