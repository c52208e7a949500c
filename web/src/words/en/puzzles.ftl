## Puzzles
puzzles = Puzzles
puzzles-lead = Positions from games of the engine against itself. Every answer is proved by looking at everything.
puzzles-failed = The puzzles could not be loaded. They need a connection once.
puzzles-retry = Try again
puzzles-not-kept = This browser does not keep how it went. It holds until the page is closed.
puzzles-forget = Forget progress
puzzles-forget-ask = Forget what you solved?
puzzles-forget-note = Your rating, your history, and the marks of the lesson and of all puzzles are removed from this browser.
puzzle = Puzzle { $id }
puzzle-edition-48-no-reserve = Edition 4.8, without reserve
puzzle-edition-48 = Edition 4.8, with reserve
puzzle-edition-20 = Edition 2.0
puzzle-edition-30 = Edition 3.0
puzzle-grade = Difficulty { $grade } of 5
puzzle-rating = Rating { $rating }
puzzle-mark-solved = solved
puzzle-mark-shown = seen
puzzle-mark-missed = tried
puzzle-mark-open = not tried yet
puzzle-win-1 = Win in one
puzzle-win-3 = Win in two
puzzle-hold-1 = Hold
puzzle-hold-3 = Hold
## What is asked for
puzzle-ask-win-white-1 = White wins in one turn. How?
puzzle-ask-win-white-3 = White wins in two turns, whatever Black does. How?
puzzle-ask-win-black-1 = Black wins in one turn. How?
puzzle-ask-win-black-3 = Black wins in two turns, whatever White does. How?
puzzle-ask-hold-white-1 = { $ways ->
    [1] One turn of White’s holds. After any other, Black wins with the next.
   *[other] Only a few of White’s turns hold. After any other, Black wins with the next.
  }
puzzle-ask-hold-white-3 = { $ways ->
    [1] One turn of White’s holds. After any other, Black wins within two turns, whatever White does.
   *[other] Only a few of White’s turns hold. After any other, Black wins within two turns, whatever White does.
  }
puzzle-ask-hold-black-1 = { $ways ->
    [1] One turn of Black’s holds. After any other, White wins with the next.
   *[other] Only a few of Black’s turns hold. After any other, White wins with the next.
  }
puzzle-ask-hold-black-3 = { $ways ->
    [1] One turn of Black’s holds. After any other, White wins within two turns, whatever Black does.
   *[other] Only a few of Black’s turns hold. After any other, White wins within two turns, whatever Black does.
  }
puzzle-aim-no-turn = Whoever has no legal turn has lost.
puzzle-aim-relocation-denied = A captured king that cannot be put back is lost, and the game with it.
puzzle-facts = { $level ->
    [1] { $legal } legal turns; when it was rated, even level 1 of the engine found it.
   *[other] { $legal } legal turns; when it was rated, no level of the engine below { $level } found it reliably.
  }
puzzle-your-turn = Your turn
puzzle-hint = Hint
puzzle-hint-note = A hint makes the try count half.
puzzle-hint-cell = It begins on { $cell }.
puzzle-hint-reserve = It begins with the reserve: { $name }.
puzzle-solution = Solution
puzzle-again = Try again
puzzle-next = Next puzzle
puzzle-next-due = Next that comes back
puzzle-all = All puzzles
## What came of a try
puzzle-proving = Checking every answer…
puzzle-right = That is right
puzzle-right-text = { $reply } leaves the fewest turns that win. Now finish.
puzzle-wrong = Not yet
puzzle-wrong-one-white = The game is not over: Black goes on with { $reply }.
puzzle-wrong-one-black = The game is not over: White goes on with { $reply }.
puzzle-wrong-at-once = There is a turn that ends it at once.
puzzle-wrong-finish = Here is a turn that ends it at once.
puzzle-wrong-escapes-white = Black gets away by { $reply }: no turn of White’s wins at once any more.
puzzle-wrong-escapes-black = White gets away by { $reply }: no turn of Black’s wins at once any more.
puzzle-wrong-won = It loses to { $line }.
puzzle-wrong-end = That ends the game, but not with your win.
puzzle-wrong-end-hold = That ends the game, and you have lost it.
puzzle-solved = Solved
puzzle-solved-help = Solved, with the solution seen before
puzzle-why = { $turn } · { $why }
puzzle-shown = This was the solution
puzzle-failed = The proof could not be made here. Please try again.
puzzle-nowhere = There is no such puzzle
puzzle-held-white-1 = It holds: Black has no turn that wins. { $ways ->
    [1] After any other turn he would have one.
   *[other] { $ways } turns hold; after any other he would have one.
  }
puzzle-held-white-3 = It holds: Black has no win within two turns. { $ways ->
    [1] After any other turn he would have one.
   *[other] { $ways } turns hold; after any other he would have one.
  }
puzzle-held-black-1 = It holds: White has no turn that wins. { $ways ->
    [1] After any other turn he would have one.
   *[other] { $ways } turns hold; after any other he would have one.
  }
puzzle-held-black-3 = It holds: White has no win within two turns. { $ways ->
    [1] After any other turn he would have one.
   *[other] { $ways } turns hold; after any other he would have one.
  }
puzzle-change-up = Rating { $after }, up { $by }
puzzle-change-down = Rating { $after }, down { $by }
puzzle-change-none = Rating { $after }
puzzle-change-again = You knew this one, so it does not count for the rating.
puzzle-streak-now = { $count ->
    [1] Solved
   *[other] { $count } in a row
  }
puzzle-returns = { $days ->
    [1] It comes back tomorrow.
   *[other] It comes back in { $days } days.
  }
puzzle-learned = It need not come back any more.
puzzle-reserve-white = Reserve of White
puzzle-reserve-black = Reserve of Black
## What puzzles are about
motif-king-arrives = King comes home
motif-relocation-denied = No way back
motif-no-turn = No turn left
motif-kunti-caught = Kunti caught
motif-only-defence = Defence
motif-king-sent-back = King sent back
motif-double-capture = Two captures
motif-top-taken = Stack taken
motif-double-step = Both steps
motif-quiet = Quiet turn
motif-drop = Drop
motif-guardian = Guardian
motif-why-king-arrives = The king reaches the far row.
motif-why-relocation-denied = The captured king has no cell to be put back on.
motif-why-no-turn = The opponent has no legal turn.
motif-why-kunti-caught = The kunti is captured.
motif-why-only-defence = Nearly everything else loses by force.
motif-why-king-sent-back = On the way the enemy king is captured and put back.
motif-why-double-capture = The first turn captures with both steps.
motif-why-top-taken = A stack of two falls to a step on its top.
motif-why-double-step = It takes both steps of the turn.
motif-why-quiet = The first turn captures nothing and does not end the game.
motif-why-drop = A cube from the reserve comes down where it decides.
motif-why-guardian = Without the guardian it would fail.
## The home of the puzzles
puzzles-day = Puzzle of the day
puzzles-day-solved = Solved. The next one comes tomorrow.
puzzles-day-go = Solve it
puzzles-day-again = Look again
puzzles-next = Your next puzzle
puzzles-next-note = Rating { $rating }, near yours.
puzzles-next-go = Go on
puzzles-first-go = Begin
puzzles-all-solved = All of these are solved.
puzzles-all-solved-note = Choose another motif or edition, or come back for what you missed.
puzzles-due = Comes back today
puzzles-due-count = { $count ->
    [1] One puzzle that you missed comes back.
   *[other] { $count } puzzles that you missed come back.
  }
puzzles-due-go = Repeat
puzzles-due-none = Nothing today. What you miss comes back after 1, 3, 7, 16 and 35 days.
puzzles-due-later = { $days ->
    [1] The next one comes back tomorrow.
   *[other] The next one comes back in { $days } days.
  }
puzzles-standing = Your standing
puzzles-rating = Rating
puzzles-rating-new = Your first try gives you a rating.
puzzles-rating-provisional = still being found
puzzles-rating-within = give or take { $within }
puzzles-streak = Solved in a row
puzzles-streak-best = best { $best }
puzzles-solved = Solved
puzzles-solved-of = of { $of }
puzzles-wish = Choose
puzzles-games = Edition
puzzles-game-any = All
puzzles-game-48-no-reserve = 4.8
puzzles-game-48 = 4.8 with reserve
puzzles-game-20 = 2.0
puzzles-game-30 = 3.0
puzzles-motifs = Motif
puzzles-motif-any = Any
puzzles-history = History
puzzles-history-none = Nothing yet. Whatever you try is noted here.
puzzles-history-all = { $count ->
   *[other] Show all { $count }
  }
puzzles-history-less = Show less
puzzles-history-when = When
puzzles-history-which = Puzzle
puzzles-history-how = How it went
puzzles-history-rating = Rating
puzzles-result-solved = Solved
puzzles-result-helped = Solved with a hint
puzzles-result-missed = Missed
puzzles-result-shown = Solution seen
puzzles-curve = Your rating over { $count } tries: { $first } at first, { $last } now.
puzzles-curve-new = Your rating draws its curve here, try by try.
puzzles-list = All puzzles
puzzles-list-count = { $solved } of { $of } solved
puzzles-tile = Puzzle { $id }, { $goal }, rating
learn-title-puzzles = Puzzles
learn-about-puzzles = Find the win, or the turn that holds. One for every day, more at your own strength, each answer proved.
