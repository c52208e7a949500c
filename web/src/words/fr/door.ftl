## L’accueil
door-title = Menez votre roi de l’autre côté.
door-lead = Un jeu pour deux de Lucas Borboleta. Vingt minutes, sans hasard.
door-live = Un plateau vivant : touchez un cube pour voir où il peut aller. Rien à créer, et cela marche sans connexion.
door-live-again = Remettre en place
door-short-home = Le premier roi sur la rangée d’en face gagne.
door-long-home = Le but de Blanc est le bord du haut.
door-short-stack = Un cube avance d’une case ; sur un autre, il forme une pile.
door-long-stack = Une pile court jusqu’à deux cases, dans le même tour si vous voulez.
door-short-fight = Au combat, seul compte le cube du dessus.
door-long-fight = S’il prend celui de l’adversaire, toute la pile disparaît.
door-takes = Une flèche veut dire « prend » :
door-all = tous
door-mutual = Le { $kind } et ces trois-là se prennent l’un l’autre.
door-prey = Tous prennent le { $kind } : il repart de sa première rangée.
door-play = Jouer
door-learn = Apprendre en 3 minutes
door-learn-note = dix petits exercices sur un plateau
door-friend = Jouer à deux
door-more = Plus de choix
door-fewer = Moins de choix
brief-first = ordinateur facile, vous commencez
brief = { $who }, { $clock }

## Le formulaire d’une nouvelle partie
new-seat-computer = Ordinateur
new-seat-friend = Ami à côté
new-seat-watch = Regarder
rules = Règles
rules-first = Premières parties
rules-first-note = Menez le roi au bout, sans montagnes ni sages ({ $edition })
rules-full = Jeu complet
rules-full-note = Menez le roi au bout, avec montagnes et sages en réserve ({ $edition })
rules-since = Comme on joue depuis { $date }
rules-since-note = Le jeu complet, avec une nulle plus stricte ({ $edition })
rules-bare = Édition { $edition } sans réserve
rules-hunt = Chassez le kunti, { $date }
rules-hunt-guardian = Chassez le kunti, avec des gardiens si vous les choisissez ci-dessous, { $date }
rules-older = Éditions anciennes et variantes
rules-older-note = Chassez le kunti, autres préparations, rançon

## Au retour

## Une partie qui n’est pas ici
lost-game = Cette partie n’est pas ici
lost-game-missing = Elle a peut-être été supprimée, ou un autre navigateur la garde.
lost-game-newer = Une version plus récente de cette page l’a gardée. Elle reste telle quelle ; rechargez la page pour l’ouvrir.
lost-game-broken = Ce qui en est gardé ne peut pas être lu. Cela reste tel quel.
lost-game-unavailable = Ce navigateur ne garde pas de parties : aucune ne peut être ouverte.
