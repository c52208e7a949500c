## Problèmes
puzzles = Problèmes
puzzles-lead = Des positions tirées de parties de l’ordinateur contre lui-même. Chaque réponse est prouvée en regardant tout.
puzzles-failed = Les problèmes n’ont pas pu être chargés. Il faut une connexion, une fois.
puzzles-retry = Réessayer
puzzles-not-kept = Ce navigateur ne garde pas vos résultats. Ils valent jusqu’à la fermeture de la page.
puzzles-forget = Oublier la progression
puzzles-forget-ask = Oublier ce que vous avez résolu ?
puzzles-forget-note = Votre cote, votre historique et les marques de la leçon et de tous les problèmes sont effacés de ce navigateur.
puzzle = Problème { $id }
puzzle-edition-48-no-reserve = Édition 4.8, sans réserve
puzzle-edition-48 = Édition 4.8, avec réserve
puzzle-edition-20 = Édition 2.0
puzzle-edition-30 = Édition 3.0
puzzle-grade = Difficulté { $grade } sur 5
puzzle-rating = Cote { $rating }
puzzle-mark-solved = résolu
puzzle-mark-shown = solution vue
puzzle-mark-missed = essayé
puzzle-mark-open = pas encore essayé
puzzle-win-1 = Gain en un
puzzle-win-3 = Gain en deux
puzzle-hold-1 = Tenir bon
puzzle-hold-3 = Tenir bon
## Ce qui est demandé
puzzle-ask-win-white-1 = Blanc gagne en un tour. Comment ?
puzzle-ask-win-white-3 = Blanc gagne en deux tours, quoi que fasse Noir. Comment ?
puzzle-ask-win-black-1 = Noir gagne en un tour. Comment ?
puzzle-ask-win-black-3 = Noir gagne en deux tours, quoi que fasse Blanc. Comment ?
puzzle-ask-hold-white-1 = { $ways ->
    [1] Un seul tour de Blanc tient. Après tout autre, Noir gagne au suivant.
   *[other] Seuls quelques tours de Blanc tiennent. Après tout autre, Noir gagne au suivant.
  }
puzzle-ask-hold-white-3 = { $ways ->
    [1] Un seul tour de Blanc tient. Après tout autre, Noir gagne en deux tours au plus, quoi que fasse Blanc.
   *[other] Seuls quelques tours de Blanc tiennent. Après tout autre, Noir gagne en deux tours au plus, quoi que fasse Blanc.
  }
puzzle-ask-hold-black-1 = { $ways ->
    [1] Un seul tour de Noir tient. Après tout autre, Blanc gagne au suivant.
   *[other] Seuls quelques tours de Noir tiennent. Après tout autre, Blanc gagne au suivant.
  }
puzzle-ask-hold-black-3 = { $ways ->
    [1] Un seul tour de Noir tient. Après tout autre, Blanc gagne en deux tours au plus, quoi que fasse Noir.
   *[other] Seuls quelques tours de Noir tiennent. Après tout autre, Blanc gagne en deux tours au plus, quoi que fasse Noir.
  }
puzzle-aim-no-turn = Qui n’a plus aucun tour légal a perdu.
puzzle-aim-relocation-denied = Un roi capturé qui ne peut pas être repositionné est perdu, et la partie avec lui.
puzzle-facts = { $level ->
    [1] { $legal } tours légaux ; lors de sa cotation, même le niveau 1 du moteur le trouvait.
   *[other] { $legal } tours légaux ; lors de sa cotation, aucun niveau du moteur avant le { $level } ne le trouvait régulièrement.
  }
puzzle-your-turn = À vous de jouer
puzzle-hint = Indice
puzzle-hint-note = Avec un indice, l’essai compte pour moitié.
puzzle-hint-cell = Cela commence en { $cell }.
puzzle-hint-reserve = Cela commence par la réserve : { $name }.
puzzle-solution = Solution
puzzle-again = Réessayer
puzzle-next = Problème suivant
puzzle-next-due = Le suivant qui revient
puzzle-all = Tous les problèmes
## Ce que vaut un essai
puzzle-proving = Toutes les réponses sont examinées…
puzzle-right = C’est juste
puzzle-right-text = { $reply } laisse le moins de tours gagnants. Concluez.
puzzle-wrong = Pas encore
puzzle-wrong-one-white = La partie n’est pas finie : Noir continue par { $reply }.
puzzle-wrong-one-black = La partie n’est pas finie : Blanc continue par { $reply }.
puzzle-wrong-at-once = Un tour la termine aussitôt.
puzzle-wrong-finish = Ici, un tour la termine aussitôt.
puzzle-wrong-escapes-white = Noir s’échappe par { $reply } : plus aucun tour de Blanc ne gagne aussitôt.
puzzle-wrong-escapes-black = Blanc s’échappe par { $reply } : plus aucun tour de Noir ne gagne aussitôt.
puzzle-wrong-won = Cela perd contre { $line }.
puzzle-wrong-end = Cela termine la partie, mais pas par votre victoire.
puzzle-wrong-end-hold = Cela termine la partie, et vous l’avez perdue.
puzzle-solved = Résolu
puzzle-solved-help = Résolu, la solution ayant été vue
puzzle-why = { $turn } · { $why }
puzzle-shown = C’était la solution
puzzle-failed = La preuve n’a pas pu être faite ici. Veuillez réessayer.
puzzle-nowhere = Ce problème n’existe pas
puzzle-held-white-1 = Cela tient : Noir n’a aucun tour qui gagne. { $ways ->
    [1] Après tout autre tour, il en aurait eu un.
   *[other] { $ways } tours tiennent ; après tout autre, il en aurait eu un.
  }
puzzle-held-white-3 = Cela tient : Noir n’a pas de gain en deux tours. { $ways ->
    [1] Après tout autre tour, il en aurait eu un.
   *[other] { $ways } tours tiennent ; après tout autre, il en aurait eu un.
  }
puzzle-held-black-1 = Cela tient : Blanc n’a aucun tour qui gagne. { $ways ->
    [1] Après tout autre tour, il en aurait eu un.
   *[other] { $ways } tours tiennent ; après tout autre, il en aurait eu un.
  }
puzzle-held-black-3 = Cela tient : Blanc n’a pas de gain en deux tours. { $ways ->
    [1] Après tout autre tour, il en aurait eu un.
   *[other] { $ways } tours tiennent ; après tout autre, il en aurait eu un.
  }
puzzle-change-up = Cote { $after }, soit { $by } de plus
puzzle-change-down = Cote { $after }, soit { $by } de moins
puzzle-change-none = Cote { $after }
puzzle-change-again = Vous le connaissiez : il ne compte pas pour la cote.
puzzle-streak-now = { $count ->
    [1] Résolu
   *[other] { $count } de suite
  }
puzzle-returns = { $days ->
    [1] Il revient demain.
   *[other] Il revient dans { $days } jours.
  }
puzzle-learned = Il n’a plus besoin de revenir.
puzzle-reserve-white = Réserve de Blanc
puzzle-reserve-black = Réserve de Noir
## De quoi il s’agit
motif-king-arrives = Le roi arrive
motif-relocation-denied = Sans retour
motif-no-turn = Plus aucun tour
motif-kunti-caught = Kunti pris
motif-only-defence = Défense
motif-king-sent-back = Roi renvoyé
motif-double-capture = Deux prises
motif-top-taken = Pile prise
motif-double-step = Deux étapes
motif-quiet = Tour calme
motif-drop = Parachutage
motif-guardian = Gardien
motif-why-king-arrives = Le roi atteint la dernière rangée.
motif-why-relocation-denied = Le roi capturé n’a pas de case où être repositionné.
motif-why-no-turn = L’adversaire n’a plus de tour légal.
motif-why-kunti-caught = Le kunti est capturé.
motif-why-only-defence = Presque tout le reste perd par force.
motif-why-king-sent-back = En chemin, le roi adverse est capturé et repositionné.
motif-why-double-capture = Le premier tour capture à chacune de ses deux étapes.
motif-why-top-taken = Une pile de deux est prise par le dessus.
motif-why-double-step = Il y faut les deux étapes du tour.
motif-why-quiet = Le premier tour ne prend rien et ne finit pas la partie.
motif-why-drop = Un cube de la réserve tombe là où cela décide.
motif-why-guardian = Sans le gardien, cela échouerait.
## L’accueil des problèmes
puzzles-day = Problème du jour
puzzles-day-solved = Résolu. Le prochain vient demain.
puzzles-day-go = Résoudre
puzzles-day-again = Le revoir
puzzles-next = Votre prochain problème
puzzles-next-note = Cote { $rating }, proche de la vôtre.
puzzles-next-go = Continuer
puzzles-first-go = Commencer
puzzles-all-solved = Tous ceux-ci sont résolus.
puzzles-all-solved-note = Choisissez un autre motif ou une autre édition, ou revenez pour ceux que vous avez manqués.
puzzles-due = Reviennent aujourd’hui
puzzles-due-count = { $count ->
    [1] Un problème que vous avez manqué revient.
   *[other] { $count } problèmes que vous avez manqués reviennent.
  }
puzzles-due-go = Répéter
puzzles-due-none = Rien aujourd’hui. Ce que vous manquez revient après 1, 3, 7, 16 et 35 jours.
puzzles-due-later = { $days ->
    [1] Le prochain revient demain.
   *[other] Le prochain revient dans { $days } jours.
  }
puzzles-standing = Où vous en êtes
puzzles-rating = Cote
puzzles-rating-new = Votre premier essai vous donne une cote.
puzzles-rating-provisional = encore à préciser
puzzles-rating-within = à { $within } près
puzzles-streak = Résolus de suite
puzzles-streak-best = record { $best }
puzzles-solved = Résolus
puzzles-solved-of = sur { $of }
puzzles-wish = Choisir
puzzles-games = Édition
puzzles-game-any = Toutes
puzzles-game-48-no-reserve = 4.8
puzzles-game-48 = 4.8 avec réserve
puzzles-game-20 = 2.0
puzzles-game-30 = 3.0
puzzles-motifs = Motif
puzzles-motif-any = Tous
puzzles-history = Historique
puzzles-history-none = Rien encore. Ce que vous essayez est noté ici.
puzzles-history-all = { $count ->
   *[other] Tout montrer ({ $count })
  }
puzzles-history-less = Montrer moins
puzzles-history-when = Quand
puzzles-history-which = Problème
puzzles-history-how = Résultat
puzzles-history-rating = Cote
puzzles-result-solved = Résolu
puzzles-result-helped = Résolu avec un indice
puzzles-result-missed = Manqué
puzzles-result-shown = Solution vue
puzzles-curve = Votre cote sur { $count } essais : { $first } au début, { $last } maintenant.
puzzles-curve-new = Votre cote tracera sa courbe ici, d’un essai à l’autre.
puzzles-list = Tous les problèmes
puzzles-list-count = { $solved ->
    [one] { $solved } résolu sur { $of }
   *[other] { $solved } résolus sur { $of }
  }
puzzles-tile = Problème { $id }, { $goal }, cote
learn-title-puzzles = Problèmes
learn-about-puzzles = Trouvez le gain, ou le tour qui tient. Un pour chaque jour, d’autres à votre force, chaque réponse prouvée.
