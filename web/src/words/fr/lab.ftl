## Laboratoire
lab-lead = Ce qu’une règle fait au jeu, mesuré : le moteur joue des milliers de parties contre lui-même, et chaque nombre vient avec son incertitude.
lab-none = Aucun rapport n’accompagne cette version. Ouvrez l’un des vôtres : le programme l’écrit avec « jersi lab report ».
lab-all = Tous les rapports
lab-loading = Le rapport arrive…
lab-failed = Le rapport n’a pas pu être chargé.
lab-nowhere = Ce rapport n’existe pas
lab-nowhere-note = Un fichier ouvert ici disparaît quand la page est rechargée. Ouvrez-le à nouveau.
lab-bad = Ce fichier ne peut pas être montré
lab-open = Ouvrir un rapport
lab-drop = ou déposez un report.json n’importe où sur cette page.
lab-data = Données
lab-save = Enregistrer comme page
lab-file-large = { $name } est trop grand : un rapport a au plus 16 Mio.
lab-file-not-text = { $name } n’est pas un texte. Un rapport est le fichier report.json que « jersi lab report » écrit.
lab-file-gone = { $name } n’a pas pu être lu. Il a peut-être été déplacé depuis que vous l’avez choisi.

## Les ouvertures dans une étude
openings-note = Scores de qui a joué le tour, avec leurs intervalles à 95 %. Les parties du moteur commencent par des tours au hasard.
openings-turn = Tour
openings-records = Parties notées
openings-self-play = Le moteur seul
openings-of = { $games ->
    [one] { $games } partie, { $low } à { $high }
   *[other] { $games } parties, { $low } à { $high }
  }
openings-more = { $count } de plus
openings-none = Aucune partie de la collection n’est passée par cette position pour continuer.
openings-house = Cette partie suit des règles maison ; la collection ne connaît que des parties selon les livrets.
openings-loading = Les ouvertures arrivent…
openings-failed = Les ouvertures n’ont pas pu être chargées. Regardez un autre tour pour réessayer.
