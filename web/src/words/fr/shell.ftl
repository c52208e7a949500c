new-game = Nouvelle partie
close = Fermer
