"""JERSI, the board game of Lucas Borboleta, for Python.

>>> import jersi
>>> start = jersi.Position("4.8", reserve=False)
>>> len(start.turns())
228
>>> after = start.play("a2-b2=d3")
>>> after.to_move
'black'
>>> start.why("a2-b2=d4")
'a stack moves by one or two cells in a straight line; d4 is not so from b2'
"""

from jersi import actions, lab, nnue
from jersi._batch import Batch, Step
from jersi._core import (
    EDITIONS,
    Analysis,
    BadGame,
    BadNetwork,
    BadPosition,
    BadRecord,
    Engine,
    IllegalAction,
    IllegalTurn,
    JersiError,
    Line,
    MatchResult,
    Outcome,
    Position,
    Record,
    SelfPlayGame,
    State,
    Turn,
    __version__,
)
from jersi._play import SelfPlay, play_match, selfplay

__all__ = [
    "EDITIONS",
    "Analysis",
    "BadGame",
    "BadNetwork",
    "BadPosition",
    "BadRecord",
    "Batch",
    "Engine",
    "IllegalAction",
    "IllegalTurn",
    "JersiError",
    "Line",
    "MatchResult",
    "Outcome",
    "Position",
    "Record",
    "SelfPlay",
    "SelfPlayGame",
    "State",
    "Step",
    "Turn",
    "__version__",
    "actions",
    "lab",
    "nnue",
    "play_match",
    "selfplay",
]
