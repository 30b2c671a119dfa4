var e=`# Mistakes of a set of tiles
metro-board-code = Tessera { $code }: un codice ha quattro delle lettere a, b, c e d.
metro-board-tracks = Tessera { $code }: due dei suoi binari escono dallo stesso lato.
metro-board-twice = Tessera { $code }: questo tipo è indicato più di una volta.
metro-board-turned = Tessera { $code }: girata a destra è { $turned }, che manca.
metro-board-count = Servono { $cells } tessere per le { $cells } caselle, non { $count }.
metro-board-rail = Binario centrale { $code }: non c’è una tessera di questo tipo.
metro-board-rails = Alle { $cells } caselle del centro servono altrettanti binari centrali, non { $count }.
`;export{e as default};