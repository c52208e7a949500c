board-label = Board, edition { $edition }
board-keys = Arrow keys go from cell to cell; W, E, A, D, Z and X in the six directions. Enter chooses, Esc takes back, 1 and 2 pick the top or the whole stack, Shift and Enter play.
board-part = What moves
board-top = { $thing ->
    [shape] Top shape
   *[cube] Top cube
  }
board-whole = Whole stack
board-take-back = Take back
board-play = Play { $turn }
board-play-next = Play and next
board-not-final = Nothing is final until you play it.
reserve = Reserve
reserve-of = { $left } of { $of }
reserve-to-place = To place
reserve-kind = { $name }, { $left } left
captured = Captured
captured-none = Nothing yet
captured-kind = { $name }, { $count }
guardians = Guardians
guardians-white = Around White’s guardian, { $cells }
guardians-black = Around Black’s guardian, { $cells }
guardians-both = Around both
stripes-light = Light stripes
stripes-dark = Dark stripes
stripes-crossed = Crossed stripes
guardians-rule = No stack may arrive on striped cells, nor be built there. Single shapes may. Stacks may pass over, stand and leave. A stack with a guardian on top heeds only the other side’s stripes.
