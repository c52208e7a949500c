"""The frozen table of actions, ``jersi.actions.v1``, and the board as arrays.

An action is a number. The table is made from the geometry of the board, in a fixed order, and never changes; it is seen by who
acts, so Black's board is turned by 180 degrees. One action is one whole turn, but the seat of a captured king, the kind named for
a ransom and the cube that is given are actions of their own. docs/python.md lists its parts.

>>> import jersi
>>> jersi.actions.size("4.8"), jersi.actions.size("3.0")
(9028, 7283)
>>> jersi.actions.names(69)[0]
'a1-a2'
>>> start = jersi.Position("4.8")
>>> start.actions("a2-b2=d3")
[1036]
>>> jersi.actions.names(69)[1036]
'a2-b2=d3'
"""

from __future__ import annotations

import functools
import hashlib
from typing import Final

import numpy as np
import numpy.typing as npt

from jersi import _core

#: The version of the table. Another table would get another number.
VERSION: Final = "jersi.actions.v1"

#: SHA-256 of the names of all actions, a line each, by the number of cells of the board.
FROZEN: Final = {
    69: "6bb81f75c8136ddf4e533383a98dd6c615e3425bac5ec4f877b7106f386e0487",
    61: "c2eb1f7c0a0663f6f4899fbd6e26a85cab1fe323facde3501a07f776468696a3",
}


def cells(edition: str) -> int:
    """How many cells the board of an edition has: 69 or 61."""
    return 69 if _core.Position(edition).edition in ("4.8", "4.16") else 61


def size(edition: str) -> int:
    """How many actions there are in an edition."""
    return len(names(cells(edition)))


@functools.cache
def names(cells: int = 69) -> tuple[str, ...]:
    """What every action is called, in their order, as White sees the board, by the names of 4.8 or of 3.0."""
    return tuple(_core.action_names(cells))


def digest(cells: int = 69) -> str:
    """SHA-256 of the names of all actions; it is frozen."""
    return hashlib.sha256("\n".join(names(cells)).encode()).hexdigest()


def symmetry(k: int, cells: int = 69) -> npt.NDArray[np.uint16]:
    """The action that takes the place of each by one of the six symmetries, as ``Position.symmetry`` numbers them."""
    return _core.action_symmetry(k, cells)


def adjacency(cells: int = 69) -> npt.NDArray[np.int64]:
    """The neighbour of each cell in six directions, counter-clockwise from the right; -1 where there is none."""
    return _core.adjacency(cells)


def cell_names(cells: int = 69) -> list[str]:
    """The names of the cells, in the order of observations by cell."""
    return _core.cell_names(cells)


def cell_places(cells: int = 69) -> npt.NDArray[np.int64]:
    """Row and column of each cell in the grid of 9 by 9."""
    return _core.cell_places(cells)


def channel_names(cells: int = 69, history: int = 0) -> list[str]:
    """The names of the channels of an observation."""
    return _core.channel_names(cells, history)
