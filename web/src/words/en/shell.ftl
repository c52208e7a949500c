new-game = New game
close = Close
