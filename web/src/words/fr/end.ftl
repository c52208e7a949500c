## The end of a game
end = La fin
end-title = { $result }. { $reason }
end-won = Vous gagnez
end-lost = Vous perdez
end-white = Blanc gagne
end-black = Noir gagne
end-tie = Partie nulle
end-none = La partie est finie
end-turn = { $label } { $turn }.
end-turn-minutes = { $label } { $turn }, après { $minutes ->
    [0] moins d’une minute
    [1] une minute
   *[other] { $minutes } minutes
  }.
end-turn-hours = { $label } { $turn }, après { $hours } h { $minutes } min.
end-score = { $one } { $ones }, { $other } { $others }.
end-length = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
  }
end-row = { $wins ->
    [2] Deuxième victoire de suite contre le niveau { $level }.
    [3] Troisième victoire de suite contre le niveau { $level }.
    [4] Quatrième victoire de suite contre le niveau { $level }.
    [5] Cinquième victoire de suite contre le niveau { $level }.
   *[other] { $wins } victoires de suite contre le niveau { $level }.
  }
end-win-level = Contre le niveau { $level }.
end-level = Contre le niveau { $level }. La revanche change les couleurs.
end-try = Essayer le niveau { $level }

## The game in short
short = La partie en bref
short-none = L’ordinateur n’a pas encore regardé cette partie.
short-look = La regarder avec l’ordinateur
short-turns = tours
short-taken = prises
short-accuracy = précision
short-could-lose = { $label } { $turn } aurait pu perdre.
short-missed = { $label } { $turn } a manqué une chance.
short-find = Trouver le meilleur tour
