## Étude
study-lost = Cette étude ne peut pas être ouverte
study-lost-missing = Cette étude n’est pas dans ce navigateur.
study-lost-newer = Une version plus récente de cette page l’a gardée. Rechargez la page.
study-lost-broken = Ce qui en est gardé est illisible.
study-unreadable = Le navigateur ne la rend pas.
study-conflict = Cette étude a été modifiée dans un autre onglet.
study-broken = Le moteur s’est arrêté tout seul. Réessayez.
study-parts = Parties de l’étude
study-tab-turns = Tours
study-tab-chances = Chances
study-tab-openings = Ouvertures
study-start = Le début
study-after = Après { $turn }
study-play-here = Jouer d’ici
study-over = La partie est finie ici.

## Tours
study-turns-keys = Tours ; gauche et droite suivent la ligne, haut et bas changent de variante, Maj et droite y entre
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
study-best-white = Mieux pour Blanc après { $after }
study-best-black = Mieux pour Noir après { $after }
study-live-go = Analyser
study-live-stop = Arrêter
study-live-off = Le moteur se repose. « Analyser » montre ici ses meilleurs tours.
study-lines = Lignes
study-wins-in = gagne en { $turns }
study-loses-in = perd en { $turns }
study-take-line = Ligne { $number }, { $chance } : { $turns }. L’ajouter à l’étude.

## Chances
study-chances = Chances de Blanc
study-not-judged = pas encore jugé
study-nothing = Il n’y a pas encore de tour à analyser.
study-analyse = Analyser la partie
study-go-on = Continuer
study-effort = Avec quel soin
effort-fast = Rapide
effort-normal = Normal
effort-deep = Profond
study-done = La partie est analysée.
study-progress = Analyse de la partie
study-progress-of = { $known } sur { $of }
judged-inaccuracy = Imprécision
judged-mistake = Erreur
judged-blunder = Gaffe

## Trouver le meilleur tour
study-find = Trouver mieux
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

## En-tête, barre et onglets
study-edition = Édition { $edition }
study-turn-count = { $count ->
    [one] 1 tour
   *[other] { $count } tours
  }
study-taken = pris { $white } : { $black }
study-other = Autres parties
study-try-white = À Blanc de jouer. Essayez un tour : il devient une variante.
study-try-black = À Noir de jouer. Essayez un tour : il devient une variante.
study-to-play-white = À Blanc de jouer · { $after }
study-to-play-black = À Noir de jouer · { $after }
study-tab-mistakes = Erreurs
study-tab-mistakes-of = Erreurs { $count }
study-tab-note = Note
study-tab-note-of = Notes { $count }
study-load-again = Recharger
study-forked = Un autre onglet a modifié cette étude aussi. La vôtre continue dans une copie ; les deux sont sur l’étagère.
study-copy = { $title } (copie)
study-copy-untitled = Étude

## Lignes
study-best-white-start = Mieux pour Blanc au début
study-best-black-start = Mieux pour Noir au début
study-facts = prof. { $depth }, { $state }
study-depth = prof. { $depth }
study-looking = en cours
study-stopped = arrêté
study-kept = gardé
study-lines-all = Toutes les lignes
study-engine-lost = Le moteur n’est pas chargé.
study-engine-again = Réessayer

## Graphique et erreurs
study-chances-percent = Chances de Blanc, %
study-graph-note = tours · contour : { $white }, plein : { $black }
study-graph-at = { $where }, { $chance }
study-mistakes = Erreurs, les plus grandes d’abord
study-mistakes-none = Les erreurs s’affichent ici une fois la partie analysée.
study-mistake-at = { $judgement }, { $loss } de perdus
study-accuracy-of = précision { $accuracy }
study-better = Mieux : { $turn }
study-more-mistakes = { $count } de plus
study-no-mistakes = Rien de grave n’a été perdu.
study-deeper = Chercher plus loin
find-side = Les erreurs de qui
find-side-white = Blanc
find-side-black = Noir
find-side-both = Les deux
find-add = Ajouter à l’étude
find-record = La partie notée reste telle quelle.

## Dessin
study-draw = Dessiner sur le plateau
study-draw-arrow = Flèche
study-draw-ring = Cercle
study-draw-clear = Effacer
study-draw-close = Cesser de dessiner

## Rien d’ouvert
study-start-title = Étude
study-blank = Un plateau d’analyse
study-blank-note = Jouez les deux camps, laissez le moteur montrer ses lignes, notez vos idées. Tout est gardé dès que vous jouez.
study-blank-edition = Édition
study-blank-reserve = Avec montagnes et sages en réserve
study-blank-open = Ouvrir le plateau
study-blank-editor = Composer une position
study-blank-title = Analyse, édition { $edition }
study-at-hand = Parties sous la main
study-at-hand-none = Aucune partie encore. Terminez-en une : elle sera ici.
study-library = De la bibliothèque
