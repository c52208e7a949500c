## Les joueurs du club
players = Joueurs
players-games = Parties
players-lead = Les meilleurs de chaque sorte de partie. Qui a encore joué peu de parties classées n’y figure pas.
players-pool = Sorte de partie
players-pool-live = Jersi { $family }, en direct
players-pool-days = Jersi { $family }, sur des jours
players-best = Les meilleurs : { $pool }
players-rank = Rang
players-name = Nom
players-rating = Cote
players-deviation = ± { $deviation }
players-deviation-note = De combien la cote peut s’écarter
players-game-count = { $games ->
    [one] une partie
   *[other] { $games } parties
  }
players-provisional = encore incertaine
players-none = Personne ne figure encore ici
players-none-note = Jouez des parties classées : après quelques-unes, vous y serez.
players-bot = robot
players-bot-note = Un programme joue sous ce nom.
players-former = un ancien joueur

## La page d’un joueur
players-over-time = La cote au fil du temps
players-as-table = En tableau
players-when = Quand
players-moment = { $day } : { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }, { $pool }
players-change = { NUMBER($before, useGrouping: 0) } → { NUMBER($after, useGrouping: 0) }
players-results = Résultats par édition
players-edition = Édition
players-won = Gagnées
players-tied = Nulles
players-lost = Perdues
players-none-page = Une page naît avec la première partie publique ou classée d’un compte.
players-own-none = Vous n’avez pas encore de page
players-to-all = Vers tous les joueurs

## Les parties classées
players-opponent = Adversaire
players-rated = Classée
players-rated-mark = classée
players-rated-yes = oui, le résultat compte pour les deux
players-rated-note = Le résultat compte pour la cote des deux. Rien ne se reprend.
players-rated-clock = Seules les parties avec pendule peuvent être classées.
players-rated-guest = Les parties classées sont pour les comptes.
players-rated-way = Créer un compte
players-rated-needs = Cette partie est classée : chacun a besoin d’un compte. Ensuite, vous revenez ici.
players-own-change = Votre cote : { $change }.
players-counting = Les cotes sont en train d’être calculées.
