## Pages
nav-play = Play
nav-study = Study
nav-editor = Editor
nav-learn = Learn
nav-shelf = Shelf
nav-club = Club
page-failed = This page could not be loaded.
page-nowhere = There is no such page
page-nowhere-play = To the beginning
study-review = Review
