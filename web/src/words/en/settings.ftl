## Settings
set-look = Look
set-theme = Page
set-board = Board
board-wood = Wood
board-plain = Plain
set-faces = Faces of the cubes
faces-auto = As fits
faces-dots = Dots
faces-simple = Simple
set-coordinates = Coordinates on the board
set-animations = Animation
set-animations-note = Always off where the system asks for less motion.
set-play = Play
set-confirm = Confirm a turn
confirm-always = Always
confirm-optional = When it could go on
confirm-never = Never
confirm-note-always = Every turn waits until you press Play.
confirm-note-optional = A turn waits for Play only while something can be added to it.
confirm-note-never = No turn waits. One that could go on is played when you press where it cannot go.
set-movable = Show what can move
set-chances = Show who stands better
set-chances-note = While the computer thinks.
set-sound = Sound
set-language = Language
set-keys = Keyboard

## Credits
credits-author = Jersi is a game by Lucas Borboleta.
credits-booklets = The rules, the names and the faces of the pieces are his. The booklets and their licences:
credits-thanks = The booklets thank Pt, Ad, Cr, Al, At, Bn, Mr and Fr, who tested the game, and players of Tabletopia, Board Game Geek and La LEAF.
credits-code = This program is free software, under the licence MIT or Apache 2.0, as you like.
credits-local = Everything runs in your browser: no account, and nothing is sent anywhere but the games that you play in a club.

## Typing a turn
type-title = Type a turn
type-label = Turn in notation
type-note = Such as a2-b2=d3, or M:d4/M:d5 for a drop. Marks (!) are optional.
type-near = Did you mean
type-play = Play
