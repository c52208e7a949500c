## S’il y a un club
club-lack-none = Il n’y a pas de club ici
club-lack-none-note = Cette page vient d’un endroit qui n’en a pas. Avec un ami au loin, vous pouvez jouer par liens : aucun serveur n’est nécessaire.
club-none-links = Jouer par liens
club-lack-away = Le club est hors d’atteinte. Tout le reste fonctionne.
club-lack-away-note = La page réessaie d’elle-même. Les parties du club y attendent, telles quelles.
club-lack-old = Cette page est plus ancienne que le club
club-lack-old-note = Rechargez-la, et elle parlera comme le club. Rien n’est perdu.
club-trouble = Le club ne répond pas. Ce que vous voyez est peut-être ancien.

## Le hall
club-your-turn = À vous de jouer
club-your-turn-count = { $count ->
    [one] dans une partie
   *[other] dans { $count } parties, le temps le plus court d’abord
  }
club-your-turn-phone = { $count ->
    [one] À vous dans une partie
   *[other] À vous dans { $count } parties
  }
club-take-turn = Jouer ce tour
club-play = Jouer
club-against = { $act } : { $name }
club-open = Parties ouvertes
club-open-note = chacun peut rejoindre
club-open-none = Personne n’attend en ce moment.
club-open-nobody-fits = Rien ne convient ? La vôtre apparaît ici pour tous.
club-open-a-game = Ouvrir une partie
club-join = Rejoindre
club-join-name = Rejoindre { $name }
club-waiting = En attente des autres
club-waiting-friend = En attente de votre ami
club-waiting-all = En attente de quelqu’un
club-now = En cours
club-now-watch = Regarder { $white } – { $black }
club-finished = Finies
club-finished-note = gardées pour de bon
club-finished-study = Étudier
club-finished-study-name = Étudier { $name }
club-more = En voir plus
club-lobby-done = Tout est joué. Personne ne vous attend.
club-empty = Jouez avec quelqu’un au loin
club-empty-note = Créez une partie, envoyez le lien et jouez : tout de suite ou sur des jours. Sans compte ni inscription.
club-is-here = présent
club-is-away = absent
club-you-white = vous avez les Blancs
club-you-black = vous avez les Noirs
club-turns = { $turns ->
    [0] pas encore de tour
    [one] un tour
   *[other] { $turns } tours
  }
club-plays-white = a les Blancs
club-plays-black = a les Noirs
club-plays-lot = au sort
club-won = gagnée
club-lost = perdue
club-tied = nulle
club-called-off = annulée
club-as-white = avec les Blancs
club-as-black = avec les Noirs

## Le temps
club-no-clock = sans pendule
club-days = { $days ->
    [one] un jour par tour
   *[other] { $days } jours par tour
  }
club-left-days = { $count ->
    [one] encore un jour
   *[other] encore { $count } jours
  }
club-left-hours = { $count ->
    [one] encore une heure
   *[other] encore { $count } heures
  }
club-left-minutes = { $count ->
    [one] encore une minute
   *[other] encore { $count } minutes
  }
club-left-moment = moins d’une minute
club-left-vacation = En vacances jusqu’au { $day }
club-time = Temps
club-time-none = Sans pendule
club-time-days = { $days ->
    [one] 1 jour par tour
   *[other] { $days } jours par tour
  }
club-time-other = Autre
club-time-kind = Quelle pendule ?
club-time-live = Pour toute la partie
club-time-turns = Pour chaque tour
club-time-days-field = Jours
club-time-note-none = Prenez tout votre temps. Après 90 jours sans tour, la partie est annulée.
club-time-note-live = Vous êtes là tous les deux. La pendule part après le premier tour de chaque camp.
club-time-note-days = Ce délai vaut pour chaque tour. Inutile d’être là au même moment.

## Une partie avec un ami
club-friend = Jouer avec un ami
club-friend-far = Jouer avec un ami au loin
club-friend-note = Vous recevez un lien. Le premier qui l’ouvre joue avec vous ; les autres peuvent regarder.
club-new-far = Votre ami est au loin ?
club-ways = Comment jouez-vous ?
club-way-club = Par ce club
club-way-note-club = Le club garde la partie, la pendule et à qui de jouer.
club-way-links = Par liens, sans serveur
club-way-note-links = Vous envoyez vous-même chaque tour, comme un lien.
club-listed = Qui peut rejoindre ?
club-listed-link = Qui a le lien
club-listed-all = Chacun ici
club-listed-link-note = Personne d’autre ne voit la partie.
club-listed-all-note = Elle figure parmi les parties ouvertes jusqu’à ce que quelqu’un rejoigne.
club-rules = Règles
club-rules-other = Autres règles
club-lot-note = Le club tire au sort quand votre ami rejoint.
club-seed-note = Le club tire la place des formes quand votre ami rejoint.
club-make = Créer le lien
club-make-listed = Ouvrir la partie
club-name-field = Votre nom dans ce club

## Le lien
club-link = Envoyez ce lien
club-link-note = Le premier qui l’ouvre et rejoint joue avec vous.
club-link-field = Lien de la partie
club-link-listed = La partie figure dans la liste. Vous pouvez aussi envoyer ce lien.
club-copy = Copier
club-copied = Le lien est copié. Envoyez-le maintenant.
club-copy-by-hand = Sélectionnez le lien et copiez-le.
club-share = Partager
club-share-text = Jouons-nous une partie de Jersi ?
club-side = Côte à côte ?
club-side-note = Que votre ami pointe son téléphone ici.
club-qr = Le lien en code pour un téléphone
club-wait-note = Vous pouvez partir : la partie commence sans vous et reste gardée.
club-link-days = Le lien vaut 7 jours.
club-link-hour = Le lien vaut une heure.
club-withdraw = Retirer le lien
club-withdraw-ask = Retirer cette partie ?
club-withdraw-note = Qui ouvre ensuite le lien lira qu’elle n’est plus là.
club-withdraw-yes = Retirer
club-withdraw-no = Attendre encore
club-withdrawn = Le lien est retiré.
club-change = Modifier
club-joined = { $name } a rejoint.
club-local = Ce lien ne s’ouvre que sur cette machine
club-local-note = Pour jouer avec quelqu’un de votre réseau, arrêtez le serveur et lancez-le ainsi :

## Une invitation
club-invites = { $name } vous invite à une partie
club-offered = { $name } attend quelqu’un pour jouer
club-your-colour = Vous jouez
club-clock = Temps
club-in-short = Les règles en bref
club-learn = Apprendre en 3 minutes
club-join-as = Rejoindre : { $name }
club-join-note = Sans compte. Ce navigateur garde votre place.
club-told-taken = Quelqu’un a rejoint. Vous pouvez regarder.
club-told-taken-note = La place était libre quand vous avez ouvert le lien. Vous pouvez créer votre propre partie.
club-watch = Regarder
club-told-gone = Cette partie n’existe pas
club-told-gone-note = Le lien a peut-être été coupé en chemin, ou la partie n’a jamais commencé et s’est éteinte. Redemandez-le, en entier.
club-told-withdrawn = Cette partie a été retirée
club-told-withdrawn-note = La personne qui l’avait créée a changé d’avis. Vous pouvez en créer une.
club-to-lobby = Vers le club
club-game-loading = La partie est cherchée…
club-game-failed = Le club n’a pas répondu. La partie y est gardée.

## Les noms
club-you-are = Vous êtes { $name }
club-you-note = Sans compte. Ce navigateur garde votre clé.
club-you-nobody = Vous n’avez pas encore de nom ici
club-you-nobody-note = Vous en recevez un en créant une partie ou en rejoignant une.
club-rename = Changer de nom
club-rename-title = Comment vous appelez-vous ?
club-rename-note = Tous vos adversaires le lisent, aussi dans les parties finies.
club-rename-save = Changer
club-renamed = Vous êtes maintenant { $name }.
club-name-bad = Un nom a de 1 à 24 lettres, sans signes invisibles.
club-name-dice = Un autre nom
club-proposal = { $animal } { $quality }
club-qualities = tranquille agile brave calme sage rapide timide habile aimable modeste fidèle paisible alerte robuste candide lucide
club-animals = Héron Loutre Martre Faucon Blaireau Roitelet Lynx Hermine Campagnol Pie Merle Milan Lièvre Castor Pluvier Hirondelle Marmotte Mésange Cygne Écureuil

## Un second appareil
club-device = Second appareil
club-device-title = Jouer aussi sur un autre appareil
club-device-note = Pointez sa caméra ici, ou ouvrez-y le lien. Il sert une fois, pendant dix minutes.
club-device-secret = Qui l’ouvre joue à votre place : ne le donnez à personne d’autre.
club-device-left = { $minutes ->
    [0] Il expire dans moins d’une minute.
    [one] Il expire dans une minute.
   *[other] Il expire dans { $minutes } minutes.
  }
club-device-over = Le code a expiré.
club-device-again = Un nouveau code
club-device-link = Lien pour l’autre appareil
club-device-qr = Le lien en code pour l’autre appareil
club-use = Jouer ici comme sur votre autre appareil
club-use-note = Ce navigateur reçoit le nom et les parties de votre autre appareil. Les deux restent en usage.
club-use-yes = L’utiliser ici
club-use-instead = Ce navigateur est déjà { $name }
club-use-instead-note = Si vous continuez, il devient l’autre. Les parties de { $name } restent au club, mais ce navigateur ne pourra plus les jouer. Si aucun autre appareil n’est { $name }, elles sont perdues pour vous.
club-use-instead-yes = Devenir l’autre
club-use-instead-no = Rester { $name }
club-used = Vous êtes { $name } ici aussi.
club-use-bad = Ce code a servi ou est trop ancien
club-use-bad-note = Il sert une fois, pendant dix minutes. Demandez-en un nouveau à l’autre appareil.

## Ce que le club refuse
club-not-busy = Le club a trop à faire. Réessayez dans un instant.
club-not-too-many = C’était beaucoup d’un coup. Attendez un peu, puis réessayez.
club-not-away = Le club n’a pas répondu. Rien n’a changé.
club-not-terms = Le club ne connaît pas ces règles ou cette pendule.
club-not-other = Le club ne l’a pas fait.
