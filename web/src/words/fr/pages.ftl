## Pages
nav-play = Jouer
nav-study = Étudier
nav-editor = Composer
nav-learn = Apprendre
nav-shelf = Étagère
nav-club = Club
page-failed = Cette page n’a pas pu être chargée.
page-nowhere = Cette page n’existe pas
page-nowhere-play = Vers l’accueil
study-review = Revoir
