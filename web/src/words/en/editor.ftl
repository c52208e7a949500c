## Editor
editor-title = Editor
editor-board = Board to set up
editor-keys = Arrow keys move between cells. A letter puts a piece: upper-case is White, lower-case is Black. Delete takes the upper piece away, Shift and Delete everything. Enter uses the chosen tool. Control Z takes a change back.
editor-tools = Tools
editor-hand = Move
editor-hand-note = Press a piece, then a cell. Or drag it; off the board it is taken away.
editor-eraser = Take away
editor-pieces-white = White’s pieces
editor-pieces-black = Black’s pieces
editor-piece = { $letter } { $board }/{ $most }, { $name }
editor-piece-reserve = { $letter } { $board }/{ $most }, { $name }, { $reserve } in reserve
editor-more-in-reserve = One more in reserve: { $name }
editor-fewer-in-reserve = One fewer in reserve: { $name }
editor-reserve = Reserve
editor-undo = Undo
editor-redo = Redo
editor-clear = Empty board
editor-swap = Swap sides
editor-flip = Flip
editor-start = Set up
editor-rules = Rules
editor-edition = Edition
editor-reserve-played = Mountains and wise men
editor-ransom = Ransom
editor-to-move = To move
editor-turn-number = Turn number
editor-clock-no-capture = Turns since the last capture
editor-clock-exhaustion = Turns left, one side being exhausted
editor-clock-runs = The count-down runs
editor-valid = A valid position
editor-valid-turns =
    { $turns ->
        [one] { $turns } legal turn.
       *[other] { $turns } legal turns.
    }
editor-invalid =
    { $faults ->
        [one] One thing is wrong
       *[other] { $faults } things are wrong
    }
editor-play = Play this
editor-study = Study this
editor-text = Position as text
editor-load = Read
editor-read = The position was read.
editor-no-edition = There is no edition { $named }; this is { $shown }.
editor-address-bad = The position in the address could not be read: { $why }
editor-compare = By other rules
editor-compare-note = The same pieces on the same cells, judged by another edition or variant.
editor-compare-with = Compare with
editor-compare-none = First the position must be valid here.
editor-cannot = It is no position there
editor-both =
    { $turns ->
        [0] No turn is legal in both.
        [one] { $turns } turn is legal in both.
       *[other] { $turns } turns are legal in both.
    }
editor-same = The legal turns are the same.
editor-renamed = The cells have other names there.
editor-only =
    { $turns ->
        [one] { $turns } turn only in { $rules }
       *[other] { $turns } turns only in { $rules }
    }
editor-more-turns = and { $turns } more
editor-ending = { $rules }: { $ending }
editor-switch = Go on with { $rules }
editor-there = Position there
