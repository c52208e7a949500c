"""Games of programs: self-play and matches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from jersi import _core


@dataclass(frozen=True, eq=False)
class SelfPlay:
    """Games of the engine against itself, and their quiet positions to learn from, as ``jersi selfplay`` makes them."""

    #: The games.
    games: list[_core.SelfPlayGame]
    #: The positions, 84 bytes each; docs/training.md tells the format.
    records: npt.NDArray[np.uint8]
    #: The games as a file that ``jersi selfplay`` reads.
    file: bytes

    @classmethod
    def load(cls, path: str | PathLike[str]) -> SelfPlay:
        """The games of a file that ``jersi selfplay`` made."""
        return cls.loads(Path(path).read_bytes())

    @classmethod
    def loads(cls, file: bytes) -> SelfPlay:
        """The games of such a file's content.

        >>> import jersi
        >>> data = jersi.selfplay(2, nodes=20, mix="4.8-no-reserve")
        >>> bool((jersi.SelfPlay.loads(data.file).records == data.records).all())
        True
        """
        return cls(*_core.read_selfplay(file))

    def __repr__(self) -> str:
        """How much there is."""
        return f"<SelfPlay: {len(self.games)} games, {len(self.records)} positions>"

    def __reduce__(self) -> tuple[Any, ...]:
        """The file tells everything."""
        return SelfPlay.loads, (self.file,)

    def __eq__(self, other: object) -> bool:
        """The same games, made in the same way."""
        return isinstance(other, SelfPlay) and self.file == other.file

    def __hash__(self) -> int:
        """As its file."""
        return hash(self.file)

    @property
    def squares(self) -> npt.NDArray[np.uint8]:
        """What stands on the 69 squares as the mover sees them."""
        return self.records[:, :69]

    @property
    def reserves(self) -> npt.NDArray[np.uint8]:
        """Own mountains and wise men, then the other's."""
        return self.records[:, 69:73]

    @property
    def results(self) -> npt.NDArray[np.int8]:
        """1, 0 or -1 for the mover of each position."""
        return self.records[:, 76].astype(np.int8) - np.int8(1)

    @property
    def values(self) -> npt.NDArray[np.int16]:
        """What the search thought of each position, in units for the mover."""
        return np.ascontiguousarray(self.records[:, 78:80]).view("<i2")[:, 0]

    @property
    def numbers(self) -> npt.NDArray[np.uint32]:
        """The game that each position comes from."""
        return np.ascontiguousarray(self.records[:, 80:84]).view("<u4")[:, 0]


def selfplay(
    games: int,
    *,
    nodes: int = 1000,
    seed: int = 1,
    mix: str = "home",
    threads: int = 1,
    eval: str = "handmade",
    networks: Sequence[bytes] = (),
    first: int = 0,
) -> SelfPlay:
    """Plays games of the engine against itself. Each depends on ``seed`` and its number only; Ctrl-C ends it.

    At most 65,535 games a call; with ``first`` another call goes on where this one ends. ``mix`` says which games: ``home``, ``reserve``, ``hunt``, ``all``, or a start such as ``4.8-no-reserve``.

    >>> import jersi
    >>> data = jersi.selfplay(2, nodes=20, mix="4.8-no-reserve")
    >>> len(data.games), data.records.shape[1]
    (2, 84)
    """
    played, records, file = _core.selfplay(games, nodes, seed, mix, threads, eval, list(networks), first)
    return SelfPlay(played, records, file)


def play_match(
    first: str,
    second: str,
    *,
    pairs: int = 1,
    edition: str = "4.8",
    reserve: bool | None = None,
    ransom: bool | None = None,
    setting: str | None = None,
    setting_seed: int | None = None,
    mokca: bool | None = None,
    house: str | None = None,
    nodes: int | None = None,
    seconds: float | None = None,
    depth: int | None = None,
    opening: int = 4,
    seed: int = 1,
    concurrency: int = 1,
    sprt: tuple[float, float] | None = None,
) -> _core.MatchResult:
    """Plays pairs of games with colours swapped, from openings by lot, and tells the Elo of the first player.

    Without ``setting_seed`` a setting that is shuffled is shuffled anew for each pair, by ``seed``.
    Players are ``engine``, ``engine:3`` (a level), ``minimax:2``, ``random``, or ``cmd:PROGRAM`` for any program that
    speaks UGI. Without a limit, searches look at 10,000 nodes. ``sprt=(0, 5)`` ends it as soon as one of two strengths is
    refuted.

    >>> import jersi
    >>> result = jersi.play_match("minimax:1", "random", pairs=1, reserve=False)
    >>> result.wins + result.draws + result.losses
    2
    """
    return _core.play_match(
        first,
        second,
        pairs,
        edition,
        reserve,
        ransom,
        setting,
        setting_seed,
        mokca,
        house,
        nodes,
        seconds,
        depth,
        opening,
        seed,
        concurrency,
        sprt,
    )
