## Navigation
nav = Pages
nav-more = More
tools = Language, light and settings
back = Back
skip-board = To the board
skip-content = To the content

## This game
sheet-title = This game
sheet-redo-none = nothing to redo
sheet-study = a copy
sheet-new = this one is kept
sheet-rematch = colours change
sheet-resign = asks once
action-game = Game
action-study = Study from here

## Another tab
elsewhere-look = Only look

## Languages
language-failed = This language could not be loaded. Check the connection, then try again.
