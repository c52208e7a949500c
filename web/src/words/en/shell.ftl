new-game = New game
