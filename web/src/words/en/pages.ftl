## Pages
nav-play = Play
nav-study = Study
nav-editor = Editor
nav-lab = Laboratory
nav-learn = Learn
nav-shelf = Shelf
nav-club = Club
nav-club-turns = { $count ->
    [one] your turn in one game
   *[other] your turn in { $count } games
  }
page-failed = This page could not be loaded.
page-nowhere = There is no such page
page-nowhere-play = To the beginning
study-review = Review
