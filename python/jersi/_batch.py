"""Many games at once."""

from __future__ import annotations

import copy
from typing import Any, Literal, NamedTuple, overload

import numpy as np
import numpy.typing as npt

from jersi import _begin, _core


class Step(NamedTuple):
    """What a step came to, a row for each game."""

    #: 1, 0 or -1 for White and for Black, shape ``(n, 2)``.
    rewards: npt.NDArray[np.int8]
    #: Games that the rules ended.
    terminated: npt.NDArray[np.bool_]
    #: Games that were broken off after the most turns.
    truncated: npt.NDArray[np.bool_]
    #: Who acts next: 0 is White, 1 is Black.
    players: npt.NDArray[np.int8]


class Batch:
    """Many games at once, on as many threads as you like; what is drawn by lot depends on ``seed`` alone.

    Several threads of Python may share one: each call waits until no other is at work.

    >>> import jersi
    >>> batch = jersi.Batch("4.8", 8, reserve=False, seed=1)
    >>> step = batch.step(batch.sample())
    >>> step.players
    array([1, 1, 1, 1, 1, 1, 1, 1], dtype=int8)
    >>> batch.observe().shape
    (8, 60, 9, 9)
    >>> batch.mask().shape, batch.mask(packed=True).shape
    ((8, 9028), (8, 1129))
    >>> ends, actions = batch.legal()
    >>> bool((batch.mask().sum(axis=1) == ends[1:] - ends[:-1]).all())
    True
    """

    def __init__(
        self,
        edition: str = "4.8",
        n: int = 64,
        *,
        reserve: bool | None = None,
        ransom: bool | None = None,
        setting: str | None = None,
        setting_seed: int | None = None,
        mokca: bool | None = None,
        house: str | None = None,
        position: _core.Position | None = None,
        threads: int = 1,
        seed: int = 0,
        auto_reset: bool = True,
        max_turns: int = 1000,
        history: int = 0,
    ) -> None:
        """So many games. Without ``setting_seed`` a setting that is shuffled is shuffled anew for each game.

        With ``position`` all begin there, and its own rules count: what is said besides must agree. ``max_turns`` is the number of the last turn.
        """
        self._core = _core.Batch(
            edition,
            n,
            reserve=reserve,
            ransom=ransom,
            setting=setting,
            setting_seed=setting_seed,
            mokca=mokca,
            house=house,
            position=position,
            threads=threads,
            seed=seed,
            auto_reset=auto_reset,
            max_turns=max_turns,
            history=history,
        )
        if position is not None:
            _begin.possible(position, max_turns)

    def __copy__(self) -> Batch:
        """A batch that goes its own way, as ``copy.deepcopy`` makes it: no two batches have the same games."""
        return copy.deepcopy(self)

    def __repr__(self) -> str:
        """How many there are, and by which rules."""
        return f"<Batch: {len(self)} games of {self.start(0).rules}>"

    def __len__(self) -> int:
        return len(self._core)

    def reset(self, seed: int | None = None) -> None:
        """Begins all games anew, with another seed or the same."""
        self._core.reset(seed)

    def step(self, actions: npt.ArrayLike) -> Step:
        """Takes an action in each game. If one of them is not legal, none is taken."""
        return Step(*self._core.step(actions))

    def sample(self) -> npt.NDArray[np.int64]:
        """A legal action of each game by lot, each as likely as any other."""
        return self._core.sample()

    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint16]]:
        """The legal actions as lists in a row (CSR): game ``i`` has ``actions[ends[i]:ends[i + 1]]``, sorted."""
        return self._core.legal()

    def mask(
        self, *, packed: bool = False, out: npt.NDArray[np.uint8] | None = None
    ) -> npt.NDArray[np.uint8]:
        """The legal actions as masks: a byte for each action, or a bit (``numpy.unpackbits(…, bitorder="little")``)."""
        return self._core.mask(packed=packed, out=out)

    @overload
    def observe(
        self, *, layout: str = ..., dtype: Literal["float32"] = ..., out: npt.NDArray[np.float32] | None = ...
    ) -> npt.NDArray[np.float32]: ...

    @overload
    def observe(
        self, *, layout: str = ..., dtype: Literal["uint8"], out: npt.NDArray[np.uint8] | None = ...
    ) -> npt.NDArray[np.uint8]: ...

    def observe(
        self, *, layout: str = "planes", dtype: str = "float32", out: npt.NDArray[Any] | None = None
    ) -> npt.NDArray[Any]:
        """What who acts sees in each game: ``planes`` ``(n, channels, 9, 9)`` or ``cells`` ``(n, cells, channels)``."""
        return self._core.observe(layout=layout, dtype=dtype, out=out)

    @property
    def players(self) -> npt.NDArray[np.int8]:
        """Who acts in each game: 0 is White, 1 is Black."""
        return self._core.players

    @property
    def episodes(self) -> npt.NDArray[np.uint64]:
        """How many games have ended at each place."""
        return self._core.episodes

    @property
    def hashes(self) -> npt.NDArray[np.uint64]:
        """Hashes of the positions."""
        return self._core.hashes

    @property
    def num_actions(self) -> int:
        """How many actions there are."""
        return self._core.num_actions

    @property
    def threads(self) -> int:
        """How many threads work on it."""
        return self._core.threads

    def position(self, index: int) -> _core.Position:
        """The position of a game; within a turn that captures a king, the one before it."""
        return self._core.position(index)

    def start(self, index: int) -> _core.Position:
        """The first position of a game."""
        return self._core.start(index)

    def stage(self, index: int) -> str:
        """Which decision comes next in a game: ``setting``, ``turn``, ``seat``, ``name`` or ``gift``."""
        return self._core.stage(index)
