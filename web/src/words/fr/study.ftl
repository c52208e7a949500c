## Étude
study-none = Rien à étudier pour l’instant
study-none-note = Terminez une partie et choisissez « Revoir », ou ouvrez une partie notée.
study-lost = Cette étude ne peut pas être ouverte
study-lost-missing = Cette étude n’est pas dans ce navigateur.
study-lost-newer = Une version plus récente de cette page l’a gardée. Rechargez la page.
study-lost-broken = Ce qui en est gardé est illisible.
study-unreadable = Le navigateur ne la rend pas.
study-conflict = Cette étude a été modifiée dans un autre onglet. Rechargez la page pour la continuer.
study-broken = Le moteur s’est arrêté tout seul. Réessayez.
study-parts = Parties de l’étude
study-tab-turns = Tours
study-tab-lines = Lignes
study-tab-chances = Chances
study-tab-notes = Notes
study-start = Le début
study-after = Après { $turn }
study-play-here = Jouer d’ici
study-over = La partie est finie ici.

## Tours
study-turns-keys = Tours ; gauche et droite suivent la ligne, haut et bas changent de variante
study-turns-none = Aucun tour. Entrez-en un sur le plateau.
study-variation = Variante
study-promote = En faire la ligne principale
study-remove = Effacer à partir d’ici
study-removed = Effacé.
study-strays = { $count ->
    [one] Une ligne de la partie notée ne peut pas être jouée. Elle est gardée, sans être montrée.
   *[other] { $count } lignes de la partie notée ne peuvent pas être jouées. Elles sont gardées, sans être montrées.
  }

## Notes
study-note-of = Note sur { $turn }
study-note-start = Note avant le premier tour
study-note-hint = Qu’en pensez-vous ?
study-signs = Votre avis
sign-brilliant = Excellent
sign-good = Bon
sign-interesting = Intéressant
sign-dubious = Douteux
sign-mistake = Erreur
sign-blunder = Gaffe

## Lignes
study-best-white = Meilleurs tours de Blanc
study-best-black = Meilleurs tours de Noir
study-live-go = Analyser
study-live-stop = Arrêter
study-live-off = Le moteur se repose. « Analyser » montre ici ses meilleurs tours.
study-lines = Lignes
study-wins-in = gagne en { $turns }
study-loses-in = perd en { $turns }
study-take-line = Ligne { $number }, { $chance } : { $turns }. L’ajouter à l’étude.

## Chances
study-chances = Chances de Blanc
study-chances-note = Pour cent, tour par tour. Les traits rouges sont des captures.
study-not-judged = pas encore jugé
study-nothing = Il n’y a pas encore de tour à analyser.
study-analyse = Analyser la partie
study-go-on = Continuer
study-again = Analyser de nouveau
study-effort = Avec quel soin
effort-fast = Rapide
effort-normal = Normal
effort-deep = Profond
study-done = La partie est analysée.
study-progress = Analyse de la partie
study-progress-of = { $known } sur { $of }
study-player = Joueur
study-accuracy = Précision
judged-inaccuracy = Imprécision
judged-mistake = Erreur
judged-blunder = Gaffe
judged-inaccuracies = Imprécisions
judged-mistakes = Erreurs
judged-blunders = Gaffes
study-slips = { $count ->
    [one] Un tour pouvait être meilleur
   *[other] { $count } tours pouvaient être meilleurs
  }
study-no-slips = Aucun tour n’a gâché grand-chose. Bien joué.

## Trouver le meilleur tour
study-find = Trouver mieux
study-find-at = Trouver mieux que { $turn }
find-ask-white = { $turn } a été joué. { $judgement } : qu’y a-t-il de mieux pour Blanc ? Entrez-le sur le plateau.
find-ask-black = { $turn } a été joué. { $judgement } : qu’y a-t-il de mieux pour Noir ? Entrez-le sur le plateau.
find-judging = Le moteur regarde { $turn }.
find-solved = { $turn } est bon.
find-solved-note = Il garde { $best } des chances ; le tour joué n’en laisse que { $now }.
find-failed = { $turn } n’est pas le meilleur.
find-failed-note = Le meilleur tour garde { $best } des chances, celui-ci { $now }.
find-answer = La réponse pourrait être { $turn }.
find-shown = { $turn } était meilleur.
find-show = Le montrer
find-next = Erreur suivante
find-leave = Retour à l’étude
study-reading = Lecture de la partie…
study-stop = Arrêter
study-lost-stopped = La lecture a été arrêtée.
study-read-again = Relire
