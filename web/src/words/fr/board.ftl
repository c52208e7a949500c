board-label = Plateau, édition { $edition }
board-keys = Les flèches vont de case en case ; les touches W, E, A, D, Z et X du clavier anglais (Z, E, Q, D, W et X en français) dans les six directions. Entrée choisit, Échap reprend, 1 et 2 prennent le dessus ou la pile, Maj et Entrée jouent.
board-part = Ce qui bouge
board-top = { $thing ->
    [shape] Forme du dessus
   *[cube] Cube du dessus
  }
board-whole = Pile entière
board-take-back = Reprendre
board-play = Jouer { $turn }
board-play-next = Jouer et suivante
board-not-final = Rien n’est définitif avant d’être joué.
reserve = Réserve
reserve-of = { $left } sur { $of }
reserve-to-place = À poser
reserve-kind = { $name }, reste { $left }
captured = Captures
captured-none = Rien encore
captured-kind = { $name }, { $count }
guardians = Gardiens
guardians-white = Autour du gardien blanc, { $cells }
guardians-black = Autour du gardien noir, { $cells }
guardians-both = Autour des deux
stripes-light = Rayures claires
stripes-dark = Rayures sombres
stripes-crossed = Rayures croisées
guardians-rule = Aucune pile ne peut arriver sur une case rayée ni s’y former. Une forme seule le peut. Une pile peut la survoler, s’y tenir et la quitter. Une pile menée par un gardien ne craint que les rayures adverses.
