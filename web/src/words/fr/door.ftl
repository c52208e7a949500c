## L’accueil
door-title = Menez votre roi au bout.
door-lead = Un jeu pour deux de Lucas Borboleta. Vingt minutes, sans hasard.
door-play = Jouer
door-learn = Apprendre en 3 minutes
door-friend = Jouer avec un ami
door-more = Plus de choix
door-fewer = Moins de choix
door-continue = Continuer

## Une partie qui n’est pas ici
lost-game = Cette partie n’est pas ici
lost-game-missing = Elle a peut-être été supprimée, ou un autre navigateur la garde.
lost-game-newer = Une version plus récente de cette page l’a gardée. Elle reste telle quelle ; rechargez la page pour l’ouvrir.
lost-game-broken = Ce qui en est gardé ne peut pas être lu. Cela reste tel quel.
lost-game-unavailable = Ce navigateur ne garde pas de parties : aucune ne peut être ouverte.
