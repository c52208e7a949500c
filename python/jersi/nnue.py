"""What the engine's network sees of a position, and what it says.

>>> import jersi
>>> start = jersi.Position("4.8")
>>> len(jersi.nnue.features(start))
42
>>> jersi.nnue.evaluate(start) == jersi.nnue.evaluate(start.symmetry(4))
True
"""

from __future__ import annotations

from typing import Final

import numpy as np
import numpy.typing as npt

from jersi import _core

#: How many inputs the network has; docs/network.md numbers them.
INPUTS: Final[int] = _core.INPUTS


def features(position: _core.Position, player: str | None = None) -> npt.NDArray[np.uint16]:
    """The inputs that a position switches on, sorted, as a player sees it: by default who decides."""
    return _core.features(position, player)


def evaluate(position: _core.Position, *, eval: str = "network", network: bytes | None = None) -> int:
    """The static evaluation in units for who decides: by network, or ``handmade``. 250 units make the odds e to 1.

    ``network`` is the content of a file of weights that takes the place of the one that comes with the package.
    """
    return _core.static_eval(position, eval, network)
