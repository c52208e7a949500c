new-game = Nouvelle partie
