## Study
study-lost = This study cannot be opened
study-lost-missing = There is no such study in this browser.
study-lost-newer = A newer version of this page has kept it. Load the page again.
study-lost-broken = What is kept of it cannot be read.
study-unreadable = The browser does not give it back.
study-conflict = This study was changed in another tab.
study-broken = The engine stopped by itself. Try again.
study-parts = Parts of the study
study-tab-turns = Turns
study-tab-chances = Chances
study-tab-openings = Openings
study-start = The start
study-after = After { $turn }
study-play-here = Play from here
study-over = The game is over here.

## Turns
study-turns-keys = Turns; left and right step along the line, up and down go to other variations, Shift and right enters one
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
study-best-white = Best for White after { $after }
study-best-black = Best for Black after { $after }
study-live-go = Analyse
study-live-stop = Stop
study-live-off = The engine rests. “Analyse” shows its best turns here.
study-lines = Lines
study-wins-in = wins in { $turns }
study-loses-in = loses in { $turns }
study-take-line = Line { $number }, { $chance }: { $turns }. Add it to the study.

## Chances
study-chances = White’s chances
study-not-judged = not judged yet
study-nothing = There are no turns to analyse yet.
study-analyse = Analyse the game
study-go-on = Go on
study-effort = How thoroughly
effort-fast = Fast
effort-normal = Normal
effort-deep = Deep
study-done = The game is analysed.
study-progress = Analysis of the game
study-progress-of = { $known } of { $of }
judged-inaccuracy = Inaccuracy
judged-mistake = Mistake
judged-blunder = Blunder

## Find the better turn
study-find = Find the better turn
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

## Head, bar and tabs
study-edition = Edition { $edition }
study-turn-count = { $count ->
    [one] 1 turn
   *[other] { $count } turns
  }
study-taken = taken { $white } : { $black }
study-other = Other games
study-try-white = White to play. Try a turn: it becomes a variation.
study-try-black = Black to play. Try a turn: it becomes a variation.
study-to-play-white = White to play · { $after }
study-to-play-black = Black to play · { $after }
study-tab-mistakes = Mistakes
study-tab-mistakes-of = Mistakes { $count }
study-tab-note = Note
study-tab-note-of = Notes { $count }
study-load-again = Load again
study-forked = Another tab has changed this study too. What you do here goes on in a copy; both are on the shelf.
study-copy = { $title } (copy)
study-copy-untitled = Study

## Lines
study-best-white-start = Best for White at the start
study-best-black-start = Best for Black at the start
study-facts = depth { $depth }, { $state }
study-depth = depth { $depth }
study-looking = looking
study-stopped = stopped
study-kept = kept
study-lines-all = All lines
study-engine-lost = Engine not loaded.
study-engine-again = Try again

## Graph and mistakes
study-chances-percent = White’s chance, %
study-graph-note = turns · outlined marks: { $white }, filled: { $black }
study-graph-at = { $where }, { $chance }
study-mistakes = Mistakes, the greatest first
study-mistakes-none = Mistakes are listed here once the game is analysed.
study-mistake-at = { $judgement }, { $loss } lost
study-accuracy-of = { $accuracy } accuracy
study-better = Better { $turn }
study-more-mistakes = { $count } more
study-no-mistakes = Nothing much was thrown away.
study-deeper = Look deeper
find-side = Whose mistakes
find-side-white = White
find-side-black = Black
find-side-both = Both
find-add = Add to the study
find-record = The record stays as it is.

## Drawing
study-draw = Draw on the board
study-draw-arrow = Arrow
study-draw-ring = Ring
study-draw-clear = Rub out
study-draw-close = Stop drawing

## Nothing open
study-start-title = Study
study-blank = A board to analyse on
study-blank-note = Play both sides, let the engine show its lines, and note what you think. It is kept as soon as you play.
study-blank-edition = Edition
study-blank-reserve = With mountains and wise men in reserve
study-blank-open = Open the board
study-blank-editor = Set up a position
study-blank-title = Analysis, edition { $edition }
study-at-hand = Games at hand
study-at-hand-none = No games yet. Finish one, and it is here.
study-library = From the library
