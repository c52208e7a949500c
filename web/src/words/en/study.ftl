## Study
study-none = Nothing to study yet
study-none-note = Finish a game and choose “Review”, or open a record.
study-lost = This study cannot be opened
study-lost-missing = There is no such study in this browser.
study-lost-newer = A newer version of this page has kept it. Load the page again.
study-lost-broken = What is kept of it cannot be read.
study-unreadable = The browser does not give it back.
study-conflict = This study was changed in another tab. Load the page again to go on with it.
study-broken = The engine stopped by itself. Try again.
study-parts = Parts of the study
study-tab-turns = Turns
study-tab-lines = Lines
study-tab-chances = Chances
study-tab-notes = Notes
study-start = The start
study-after = After { $turn }
study-play-here = Play from here
study-over = The game is over here.

## Turns
study-turns-keys = Turns; left and right step along the line, up and down go to other variations
study-turns-none = No turn yet. Enter one on the board.
study-variation = Variation
study-promote = Make this the main line
study-remove = Delete from here
study-removed = Deleted.
study-strays = { $count ->
    [one] One line of the record cannot be played. It is kept, and not shown.
   *[other] { $count } lines of the record cannot be played. They are kept, and not shown.
  }

## Notes
study-note-of = Note on { $turn }
study-note-start = Note before the first turn
study-note-hint = What do you think of it?
study-signs = Your mark
sign-brilliant = Brilliant
sign-good = Good
sign-interesting = Interesting
sign-dubious = Dubious
sign-mistake = Mistake
sign-blunder = Blunder

## Lines
study-best-white = Best turns for White
study-best-black = Best turns for Black
study-live-go = Analyse
study-live-stop = Stop
study-live-off = The engine rests. “Analyse” shows its best turns here.
study-lines = Lines
study-wins-in = wins in { $turns }
study-loses-in = loses in { $turns }
study-take-line = Line { $number }, { $chance }: { $turns }. Add it to the study.

## Chances
study-chances = White’s chances
study-chances-note = Per cent, turn by turn. Red ticks are captures.
study-not-judged = not judged yet
study-nothing = There are no turns to analyse yet.
study-analyse = Analyse the game
study-go-on = Go on
study-again = Analyse again
study-effort = How thoroughly
effort-fast = Fast
effort-normal = Normal
effort-deep = Deep
study-done = The game is analysed.
study-progress = Analysis of the game
study-progress-of = { $known } of { $of }
study-player = Player
study-accuracy = Accuracy
judged-inaccuracy = Inaccuracy
judged-mistake = Mistake
judged-blunder = Blunder
judged-inaccuracies = Inaccuracies
judged-mistakes = Mistakes
judged-blunders = Blunders
study-slips = { $count ->
    [one] One turn could have been better
   *[other] { $count } turns could have been better
  }
study-no-slips = No turn threw much away. Well played.

## Find the better turn
study-find = Find the better turn
study-find-at = Find the better turn instead of { $turn }
find-ask-white = { $turn } was played. { $judgement }: what is better for White? Enter it on the board.
find-ask-black = { $turn } was played. { $judgement }: what is better for Black? Enter it on the board.
find-judging = The engine looks at { $turn }.
find-solved = { $turn } is good.
find-solved-note = It keeps { $best } of the chances; the turn that was played leaves { $now }.
find-failed = { $turn } is not the best.
find-failed-note = The best turn keeps { $best } of the chances, this one { $now }.
find-answer = The answer could be { $turn }.
find-shown = { $turn } was better.
find-show = Show it
find-next = Next mistake
find-leave = Back to the study
study-reading = Reading the game…
study-stop = Stop
study-lost-stopped = Reading it was stopped.
study-read-again = Read it again
