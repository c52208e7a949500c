## The club calls
club-signal-title = À vous
club-signal-begun = La partie avec { $friend } a commencé.
club-signal-turn = { $friend } a joué.
club-late-refused = Un tour qui attendait n’a pas pu être joué : la partie avait avancé.
club-signal-open = Ouvrir

## The bar under the board of a game of the club
club-bar = Le club
club-sending = Envoi…
club-sending-turn = Envoi de { $turn }…
club-sending-note = Gardé ici, et renvoyé tout seul si la ligne se coupe.
club-not-kept-note = Ce navigateur ne garde rien : laissez la page ouverte jusqu’à l’envoi.
club-unsent = Pas encore envoyé. Nouvel essai.
club-unsent-turn = { $turn } n’est pas encore envoyé. Nouvel essai.
club-unsent-note = Gardé ici ; il part dès que la ligne revient.
club-clock-runs = Votre pendule continue de tourner.
club-cut = Pas de liaison avec le club.
club-trying = Nouvel essai.
club-try-in = Nouvel essai dans { $seconds } s.
club-try-now = Essayer
club-restarts = Le club redémarre.
club-restarts-note = Votre pendule attend.
club-restarts-calm = Rien n’est perdu.
club-old = Cette page est trop ancienne pour le club
club-old-note = Rechargez-la ; vos parties sont gardées.
club-kept = { $turn } est gardé.
club-kept-note = { $friend } le voit maintenant.
club-arrived = C’était déjà arrivé.
club-elsewhere = Vous l’avez joué sur un autre écran.
club-left = { $turn } n’a pas été envoyé.
club-left-note = La page a été fermée avant. Jouez-le, ou choisissez un autre tour.
club-refused-stale = Pas pris : la partie a avancé
club-refused-not-your-turn = Pas pris : c’est à { $friend }
club-refused-illegal = Pas pris : l’arbitre du club l’interdit
club-refused-game-over = Pas pris : la partie est finie
club-refused-not-now = Ce n’est pas possible maintenant
club-refused-opponent-here = { $friend } est là
club-refused-not-seated = Vous ne jouez pas cette partie
club-refused-other = Le club ne l’a pas pris
club-refused-note = Rien n’a changé.
club-refused-turn = { $turn } n’a pas été joué.
club-show-draft = Le montrer
club-looking-note = La partie continue pendant ce temps.
club-back-asked = { $friend } demande à reprendre { $turn }
club-back-asked-note = Ce serait de nouveau à { $friend }.
club-decline = Refuser
club-allow = Accorder
club-draw-note = Jouer un tour la refuse.
club-accept-draw = Accepter la nulle
club-offering = Vous proposez la nulle
club-asking-back = Vous demandez à reprendre
club-answers = { $friend } répond. Vous pouvez jouer en attendant.
club-claimed = { $friend } vous croit absent
club-claimed-note = { $seconds ->
    [one] Il reste une seconde pour montrer que vous êtes là.
   *[other] Il reste { $seconds } secondes pour montrer que vous êtes là.
  }
club-here = Je suis là
club-claiming = { $friend } a { $seconds } s pour revenir
club-claiming-note = Ensuite, la partie est à vous.
club-away = { $friend } est absent depuis { $seconds } s
club-away-note = Si vous réclamez la partie, { $friend } a 60 s pour revenir.
club-claim = Réclamer la partie
club-first = Votre premier tour
club-first-friend = { $friend } commence
club-first-note = { $seconds } s pour le premier tour, sinon la partie est annulée.
club-wait-here = { $friend } est là.
club-wait-away = { $friend } n’est pas connecté.
club-wait-days = Vous pouvez partir. Le club vous dit quand { $friend } a joué.
club-vacation = { $friend } est en vacances jusqu’au { $day }.
club-vacation-own = Vous êtes en vacances jusqu’au { $day }.
club-vacation-note = Le temps s’arrête.
club-vacation-own-note = Votre temps s’arrête. Vous pouvez jouer quand même.
club-next = Partie suivante
club-next-with = Suivante : { $friend }
club-all-done = C’est tout. Personne ne vous attend.
club-watching = Vous regardez. { $status }
club-watchers = { $watching ->
    [0] Les tours apparaissent dès qu’ils sont gardés.
    [one] Une autre personne regarde. Les tours apparaissent dès qu’ils sont gardés.
   *[other] { $watching } autres regardent. Les tours apparaissent dès qu’ils sont gardés.
  }
club-watch-count = { $watching ->
    [one] Une personne regarde
   *[other] { $watching } regardent
  }
club-says = { $name } : { $words }

## Resigning and calling off
club-play-on = Continuer
club-resign-note = { $friend } gagne. C’est définitif.
club-abort-ask = Annuler cette partie ?
club-abort-note = Elle ne compte pas.
club-abort = L’annuler

## Around the board
club-action-back = Reprendre
club-action-draw = Proposer la nulle
club-action-flip = Tourner
club-action-more = Plus
club-action-resign = Abandon
club-action-abort = Annuler la partie
club-action-type = Écrire un tour
club-action-export = Partager ou exporter
club-action-lobby = Au club
club-back-note = demande à l’adversaire
club-greetings = Dire un mot
club-greet-hello = Bonjour
club-greet-good-luck = Bonne chance
club-greet-well-played = Bien joué
club-greet-thanks = Merci

## The end
club-score = { $one } { $ones }–{ $others } { $other }.
club-lobby = Au club
club-study = Étudier
club-rematch-asked = Vous voulez une autre partie. À { $friend } de décider.
club-rematch-wanted = { $friend } veut une autre partie.
club-rematch-accept = Rejouer
club-rematch-open = À la partie suivante

## Notifications
club-notify = Me prévenir quand c’est à moi
club-notify-note = Par une notification du navigateur, tant que cette page est ouverte quelque part.
club-notify-refused = Le navigateur ne le permet pas. Ses réglages pour ce site le peuvent.
