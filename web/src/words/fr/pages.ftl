## Pages
nav-play = Jouer
nav-study = Étudier
nav-editor = Composer
nav-lab = Laboratoire
nav-learn = Apprendre
nav-shelf = Étagère
nav-club = Club
nav-club-turns = { $count ->
    [one] à vous de jouer dans une partie
   *[other] à vous de jouer dans { $count } parties
  }
page-failed = Cette page n’a pas pu être chargée.
page-nowhere = Cette page n’existe pas
page-nowhere-play = Vers l’accueil
study-review = Revoir
