var e=`# Mistakes of a set of tiles
metro-board-code = Tuile { $code }\xA0: un code a quatre des lettres a, b, c et d.
metro-board-tracks = Tuile { $code }\xA0: deux de ses voies sortent du même côté.
metro-board-twice = Tuile { $code }\xA0: cette sorte est donnée plus d’une fois.
metro-board-turned = Tuile { $code }\xA0: tournée à droite, elle devient { $turned }, qui manque au jeu.
metro-board-count = Il faut { $cells } tuiles pour les { $cells } cases, et non { $count }.
metro-board-rail = Rail central { $code }\xA0: le jeu n’a pas cette sorte de tuile.
metro-board-rails = Les { $cells } cases du centre demandent autant de rails centraux, et non { $count }.
`;export{e as default};