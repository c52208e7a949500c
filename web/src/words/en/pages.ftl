## Pages
nav-play = Play
nav-study = Study
nav-editor = Editor
nav-learn = Learn
nav-shelf = Shelf
page-failed = This page could not be loaded.
page-nowhere = There is no such page
page-nowhere-play = To the beginning
study-review = Review
