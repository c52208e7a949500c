## L’étagère
shelf = Étagère
shelf-untitled = Une étude
shelf-kind = Sorte
shelf-kind-all = Tout
shelf-kind-game = Mes parties
shelf-kind-study = Études
shelf-library = Bibliothèque
shelf-result = Résultat
shelf-any = Tous
shelf-any-edition = Toutes
shelf-result-won = Gagnée
shelf-edition = Édition
shelf-search = Chercher sur l’étagère
shelf-search-note = Joueur, titre ou tour, tel que f2=h3-i2
shelf-view = Présentation
shelf-cards = En cartes
shelf-rows = En liste
shelf-order = Ordre
shelf-order-newest = Plus récentes
shelf-order-oldest = Plus anciennes
shelf-order-title = Par titre
shelf-add = Ajouter une partie
shelf-turn = Tour { $turn }
shelf-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
shelf-by-author = de Lucas Borboleta
shelf-badge-yours = À vous
shelf-badge-open = En cours
shelf-badge-won = Gagnée
shelf-badge-lost = Perdue
shelf-badge-tie = Nulle
shelf-badge-white = Blanc a gagné
shelf-badge-black = Noir a gagné
shelf-badge-study = Étude
shelf-badge-example = Exemple
shelf-go-on = Continuer
shelf-open = Ouvrir la partie
shelf-study = Étudier
shelf-look = Regarder
shelf-share = Partager
shelf-rename = Renommer
shelf-delete = Supprimer
shelf-undo = Annuler
shelf-act = { $act } : { $title }
shelf-more = Plus : { $title }
shelf-name = Nom
shelf-name-taken = Ce nom est pris ; celle-ci s’appelle { $name }.
shelf-deleted = { $title } : supprimé.
shelf-found = Sur l’étagère
shelf-nothing = Rien ne correspond.
shelf-clear = Effacer les filtres
shelf-count = { $count ->
    [0] Rien ne correspond.
    [one] { $count } trouvée
   *[other] { $count } trouvées
  }
shelf-show-more = Montrer la suite
shelf-empty = Vos parties seront ici.
shelf-empty-note = Chaque partie que vous jouez est gardée dans ce navigateur d’elle-même, tour après tour. Vous pouvez l’étudier, la reprendre ou la partager par un lien.
shelf-empty-play = Jouer une première partie
shelf-empty-add = Ouvrir une partie notée
shelf-meanwhile = En attendant, la bibliothèque
shelf-meanwhile-note = exemples et parties de Lucas Borboleta et de ses amis
shelf-drop = Déposez un fichier n’importe où sur cette page, ou collez une partie avec Ctrl V. Le JRN, les tableaux des livrets et les fichiers de l’auteur sont compris.
shelf-credit = La bibliothèque contient les exemples des livrets et des parties notées par Lucas Borboleta, chacune sous sa licence : voir les trois points d’une partie.
shelf-trouble = Ce navigateur ne peut pas lire son étagère pour le moment. Ce qu’il a pu mettre de côté est montré.
shelf-trouble-library = La bibliothèque n’a pas pu être lue. Vos parties sont là quand même.
shelf-newer = { $count ->
    [one] Une chose a été gardée ici par une version plus récente de cette page. Elle reste telle quelle.
   *[other] { $count } choses ont été gardées ici par une version plus récente de cette page. Elles restent telles quelles.
  }
shelf-broken = { $count ->
    [one] Une chose ne peut pas être lue ici. Elle reste telle quelle.
   *[other] { $count } choses ne peuvent pas être lues ici. Elles restent telles quelles.
  }

## Une copie de tout
backup = Une copie de tout
backup-note = Parties, études, réglages et progrès ne sont gardés que dans ce navigateur. Un seul fichier les emporte tous : par sûreté, ou vers un autre navigateur.
backup-out = Garder une copie de tout
backup-in = Reprendre une copie
backup-failed = Ce navigateur ne peut pas lire tout ce qu’il garde : aucune copie n’a été faite.
backup-foreign = Ce fichier n’est pas la copie d’une étagère. Une partie entre par Ajouter une partie.
backup-cut = Cette copie est coupée ou a été modifiée. Rien n’a été repris.
backup-newer = Cette copie vient d’une version plus récente de cette page. Rechargez la page, puis reprenez-la.
backup-nothing-new = Tout ce que contient cette copie est déjà là.
backup-brought = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
  } et { $studies ->
    [one] { $studies } étude
   *[other] { $studies } études
  } reprises.
backup-copies = { $count ->
    [one] { $count } a suivi ici un autre chemin et se trouve à côté, en copie.
   *[other] { $count } ont suivi ici un autre chemin et se trouvent à côté, en copies.
  }
backup-known = { $count ->
    [one] { $count } était déjà là.
   *[other] { $count } étaient déjà là.
  }
backup-unreadable = { $count ->
    [one] { $count } ne peut pas être lue dans le fichier.
   *[other] { $count } ne peuvent pas être lues dans le fichier.
  }
backup-without = { $count ->
    [one] La copie est faite. { $count } entrée que cette version ne peut pas lire n’y est pas ; elle reste dans ce navigateur.
   *[other] La copie est faite. { $count } entrées que cette version ne peut pas lire n’y sont pas ; elles restent dans ce navigateur.
  }
backup-not-kept = { $count ->
    [one] { $count } n’a pas pu être gardée : ce navigateur n’a plus de place.
   *[other] { $count } n’ont pas pu être gardées : ce navigateur n’a plus de place.
  }
