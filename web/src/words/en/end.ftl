## The end of a game
end = The end
end-title = { $result }. { $reason }
end-won = You win
end-lost = You lose
end-white = White wins
end-black = Black wins
end-tie = A tie
end-none = The game is over
end-turn = { $label } { $turn }.
end-turn-minutes = { $label } { $turn }, after { $minutes ->
    [0] less than a minute
    [one] one minute
   *[other] { $minutes } minutes
  }.
end-turn-hours = { $label } { $turn }, after { $hours } h { $minutes } min.
end-score = { $one } { $ones }, { $other } { $others }.
end-length = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
end-row = { $wins ->
    [2] Second win in a row against level { $level }.
    [3] Third win in a row against level { $level }.
    [4] Fourth win in a row against level { $level }.
    [5] Fifth win in a row against level { $level }.
   *[other] { $wins } wins in a row against level { $level }.
  }
end-win-level = Against level { $level }.
end-level = Against level { $level }. A rematch changes the colours.
end-try = Try level { $level }

## The game in short
short = The game in short
short-none = The computer has not looked at this game yet.
short-look = Look at it with the computer
short-turns = turns
short-taken = taken
short-accuracy = accuracy
short-could-lose = { $label } { $turn } could have lost.
short-missed = { $label } { $turn } missed a chance.
short-find = Find the better turn
