"""The compiled part of the package."""

from collections.abc import Mapping, Sequence
from typing import Any, Final, Literal, final, overload

import numpy as np
import numpy.typing as npt

EDITIONS: Final[list[str]]
INPUTS: Final[int]
__version__: Final[str]

class JersiError(ValueError):
    """What every error of this package is."""

    #: What is wrong, by a word that no language changes.
    code: str
    #: Where in the text it is, if it is somewhere.
    span: tuple[int, int] | None

class IllegalTurn(JersiError):
    """A turn that the referee refuses."""

    #: Legal turns that look like it.
    nearest: list[str]

class IllegalAction(JersiError):
    """An action that is not legal now."""

class BadPosition(JersiError):
    """A text that is no position."""

class BadGame(JersiError):
    """An edition, a setting or a variant that there is not."""

    key: str

class BadRecord(JersiError):
    """A record that cannot be read, or whose turns are not legal."""

class BadNetwork(JersiError):
    """A file that is no network."""

@final
class Turn:
    """A turn; ``str`` is its canonical notation."""

    def __init__(self, text: str) -> None: ...
    def __lt__(self, other: Turn) -> bool: ...
    def __le__(self, other: Turn) -> bool: ...
    def __gt__(self, other: Turn) -> bool: ...
    def __ge__(self, other: Turn) -> bool: ...
    def __hash__(self) -> int: ...
    @property
    def captures(self) -> bool: ...

@final
class Outcome:
    """How a game ended."""

    def __init__(
        self, winner: str | None, reason: str, points: tuple[int, int], sentence: str
    ) -> None: ...
    def __hash__(self) -> int: ...
    @property
    def winner(self) -> Literal["white", "black"] | None: ...
    @property
    def reason(self) -> str: ...
    @property
    def points(self) -> tuple[int, int]: ...
    @property
    def sentence(self) -> str: ...

@final
class Position:
    """A position. It never changes; ``play`` gives the next one."""

    def __init__(
        self,
        edition: str = "4.8",
        *,
        reserve: bool | None = None,
        ransom: bool | None = None,
        setting: str | None = None,
        seed: int | None = None,
        mokca: bool | None = None,
        house: str | None = None,
    ) -> None: ...
    @staticmethod
    def parse(
        text: str,
        edition: str | None = None,
        reserve: bool | None = None,
        ransom: bool | None = None,
        house: str | None = None,
    ) -> Position: ...
    def turns(self) -> list[Turn]: ...
    def count_turns(self) -> int: ...
    def sorted_turns(self) -> list[str]: ...
    def turn(self, text: str | Turn) -> Turn: ...
    def play(self, turn: str | Turn) -> Position: ...
    def why(self, turn: str | Turn, lang: str = "en") -> str | None: ...
    def is_legal(self, turn: str | Turn) -> bool: ...
    def content(self, cell: str) -> list[tuple[str, str]]: ...
    def in_reserve(self, color: str) -> dict[str, int]: ...
    def zobrist(self) -> int: ...
    def symmetry(self, k: int) -> Position: ...
    def symmetry_of_turn(self, k: int, turn: str | Turn) -> Turn: ...
    def actions(self, turn: str | Turn) -> list[int]: ...
    def perft(self, depth: int) -> int: ...
    def board(self, lang: str = "en") -> str: ...
    def svg(
        self,
        *,
        style: str = "simple",
        theme: str = "wood-light",
        flipped: bool = False,
        coordinates: str = "cells",
        pixels: float = 64.0,
        last: str | Turn | None = None,
        before: Position | None = None,
    ) -> str: ...
    #: Cells of pictures are 4 to 256 pixels wide; those of drawings, as ``svg`` makes them, 4 to 1000.
    def png(
        self,
        *,
        style: str = "simple",
        theme: str = "wood-light",
        flipped: bool = False,
        coordinates: str = "cells",
        pixels: float = 64.0,
        last: str | Turn | None = None,
        before: Position | None = None,
    ) -> bytes: ...
    def rgb(
        self,
        *,
        style: str = "simple",
        theme: str = "wood-light",
        flipped: bool = False,
        coordinates: str = "cells",
        pixels: float = 32.0,
    ) -> npt.NDArray[np.uint8]: ...
    def _repr_svg_(self) -> str: ...
    def __hash__(self) -> int: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def edition(self) -> str: ...
    @property
    def reserve(self) -> bool: ...
    @property
    def ransom(self) -> bool: ...
    @property
    def rules(self) -> str: ...
    @property
    def to_move(self) -> Literal["white", "black"]: ...
    @property
    def decider(self) -> Literal["white", "black"]: ...
    @property
    def stage(self) -> Literal["setting", "turn", "gift", "relocation"]: ...
    @property
    def turn_number(self) -> int: ...
    @property
    def clock(self) -> int | None: ...
    @property
    def text(self) -> str: ...

@final
class Record:
    """A game written down, refereed."""

    #: Tags that tell how a game begins are left out, unless they tell of ``start``.
    def __init__(
        self,
        start: Position,
        turns: Sequence[str | Turn],
        tags: Mapping[str, str] | None = None,
    ) -> None: ...
    @staticmethod
    def parse(
        text: str,
        *,
        edition: str | None = None,
        reserve: bool | None = None,
        ransom: bool | None = None,
        setting: str | None = None,
        mend: bool = False,
    ) -> Record: ...
    @staticmethod
    def restore(text: str, layout: str, notes: Sequence[str]) -> Record: ...
    def write(self, layout: str = "jrn") -> str: ...
    def __len__(self) -> int: ...
    def __hash__(self) -> int: ...
    @property
    def layout(self) -> str: ...
    @property
    def tags(self) -> dict[str, str]: ...
    @property
    def turns(self) -> list[Turn]: ...
    @property
    def comments(self) -> list[list[str]]: ...
    @property
    def positions(self) -> list[Position]: ...
    @property
    def notes(self) -> list[str]: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def result(self) -> Literal["white", "black", "draw"] | None: ...

@final
class Line:
    """A line of an analysis."""

    def __init__(self, units: int | None, end_in: int | None, chance: float, turns: list[str]) -> None: ...

    @property
    def units(self) -> int | None: ...
    @property
    def end_in(self) -> int | None: ...
    @property
    def chance(self) -> float: ...
    @property
    def turns(self) -> list[str]: ...

@final
class Analysis:
    """What a search found."""

    def __init__(self, depth: int, nodes: int, seconds: float, lines: list[Line]) -> None: ...

    @property
    def depth(self) -> int: ...
    @property
    def nodes(self) -> int: ...
    @property
    def seconds(self) -> float: ...
    @property
    def lines(self) -> list[Line]: ...
    @property
    def best(self) -> Turn | None: ...

@final
class Engine:
    """The engine: it remembers what it found from search to search."""

    def __init__(
        self,
        *,
        threads: int = 1,
        hash_mib: int = 64,
        eval: str = "network",
        networks: Sequence[bytes] = (),
    ) -> None: ...
    def analyse(
        self,
        position: Position,
        *,
        nodes: int | None = None,
        depth: int | None = None,
        seconds: float | None = None,
        lines: int = 1,
        history: Sequence[Position] = (),
    ) -> Analysis: ...
    def choose(
        self,
        position: Position,
        level: int = 10,
        *,
        seed: int = 0,
        nodes: int | None = None,
        seconds: float | None = None,
        history: Sequence[Position] = (),
    ) -> Turn: ...
    def clear(self) -> None: ...
    @property
    def hash_mib(self) -> int: ...

@final
class State:
    """One game as an environment: actions by their numbers."""

    def __init__(
        self,
        edition: str = "4.8",
        *,
        reserve: bool | None = None,
        ransom: bool | None = None,
        setting: str | None = None,
        setting_seed: int | None = None,
        mokca: bool | None = None,
        house: str | None = None,
        position: Position | None = None,
        seed: int = 0,
        max_turns: int = 1000,
        history: int = 0,
    ) -> None: ...
    @staticmethod
    def replay(
        start: Position, taken: Sequence[int], max_turns: int, history: int, chance: int = 0
    ) -> State: ...
    def step(self, action: int) -> None: ...
    def legal_actions(self) -> npt.NDArray[np.uint16]: ...
    def is_legal(self, action: int) -> bool: ...
    def mask(self) -> npt.NDArray[np.int8]: ...
    def sample(self) -> int: ...
    @overload
    def observe(
        self, *, layout: str = "planes", dtype: Literal["float32"] = "float32", player: int | None = None
    ) -> npt.NDArray[np.float32]: ...
    @overload
    def observe(
        self, *, layout: str = "planes", dtype: Literal["uint8"], player: int | None = None
    ) -> npt.NDArray[np.uint8]: ...
    def action_to_string(self, action: int) -> str: ...
    def string_to_action(self, text: str) -> int: ...
    def clone(self) -> State: ...
    @property
    def position(self) -> Position: ...
    @property
    def start(self) -> Position: ...
    @property
    def player(self) -> int: ...
    @property
    def stage(self) -> Literal["setting", "turn", "seat", "name", "gift"]: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def history(self) -> list[int]: ...
    @property
    def terminated(self) -> bool: ...
    @property
    def truncated(self) -> bool: ...
    @property
    def outcome(self) -> Outcome | None: ...
    @property
    def returns(self) -> tuple[int, int]: ...

@final
class Batch:
    """Many games at once; ``jersi.Batch`` is what to use."""

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
        position: Position | None = None,
        threads: int = 1,
        seed: int = 0,
        auto_reset: bool = True,
        max_turns: int = 1000,
        history: int = 0,
    ) -> None: ...
    def __len__(self) -> int: ...
    def reset(self, seed: int | None = None) -> None: ...
    def step(
        self, actions: npt.ArrayLike
    ) -> tuple[npt.NDArray[np.int8], npt.NDArray[np.bool_], npt.NDArray[np.bool_], npt.NDArray[np.int8]]: ...
    def sample(self) -> npt.NDArray[np.int64]: ...
    def legal(self) -> tuple[npt.NDArray[np.int64], npt.NDArray[np.uint16]]: ...
    def mask(
        self, *, packed: bool = False, out: npt.NDArray[np.uint8] | None = None
    ) -> npt.NDArray[np.uint8]: ...
    def observe(
        self, *, layout: str = "planes", dtype: str = "float32", out: npt.NDArray[Any] | None = None
    ) -> npt.NDArray[Any]: ...
    def position(self, index: int) -> Position: ...
    def start(self, index: int) -> Position: ...
    def stage(self, index: int) -> str: ...
    @staticmethod
    def restore(
        how: tuple[str, str, bool, int, int, int, bool, int],
        games: Sequence[tuple[str, str, int | None, list[int], list[str], int, int]],
    ) -> Batch: ...
    @property
    def players(self) -> npt.NDArray[np.int8]: ...
    @property
    def episodes(self) -> npt.NDArray[np.uint64]: ...
    @property
    def hashes(self) -> npt.NDArray[np.uint64]: ...
    @property
    def num_actions(self) -> int: ...
    @property
    def threads(self) -> int: ...

@final
class SelfPlayGame:
    """A game that the engine played against itself."""

    @staticmethod
    def parse(file: bytes) -> SelfPlayGame: ...
    def __hash__(self) -> int: ...
    def __len__(self) -> int: ...
    @property
    def start(self) -> str: ...
    @property
    def result(self) -> int: ...
    @property
    def end(self) -> str: ...
    @property
    def opening(self) -> int: ...
    @property
    def scores(self) -> list[int | None]: ...
    @property
    def turns(self) -> list[str]: ...
    @property
    def positions(self) -> list[Position]: ...

@final
class MatchResult:
    """What a match came to, for the first player."""

    def __init__(
        self,
        wins: int,
        draws: int,
        losses: int,
        forfeits: int,
        pairs: list[int],
        elo: float | None,
        error: float | None,
        records: list[Record],
    ) -> None: ...

    @property
    def wins(self) -> int: ...
    @property
    def draws(self) -> int: ...
    @property
    def losses(self) -> int: ...
    @property
    def forfeits(self) -> int: ...
    @property
    def pairs(self) -> list[int]: ...
    @property
    def elo(self) -> float | None: ...
    @property
    def error(self) -> float | None: ...
    @property
    def records(self) -> list[Record]: ...

def selfplay(
    games: int,
    nodes: int,
    seed: int,
    mix: str,
    threads: int,
    eval: str,
    networks: list[bytes],
    first: int,
) -> tuple[list[SelfPlayGame], npt.NDArray[np.uint8], bytes]: ...
def read_selfplay(file: bytes) -> tuple[list[SelfPlayGame], npt.NDArray[np.uint8], bytes]: ...
def read_lab_games(file: bytes) -> tuple[str, list[str]]: ...
def play_match(
    first: str,
    second: str,
    pairs: int,
    edition: str,
    reserve: bool | None,
    ransom: bool | None,
    setting: str | None,
    setting_seed: int | None,
    mokca: bool | None,
    house: str | None,
    nodes: int | None,
    seconds: float | None,
    depth: int | None,
    opening: int,
    seed: int,
    concurrency: int,
    sprt: tuple[float, float] | None,
) -> MatchResult: ...
def action_names(cells: int = 69) -> list[str]: ...
def action_symmetry(k: int, cells: int = 69) -> npt.NDArray[np.uint16]: ...
def adjacency(cells: int = 69) -> npt.NDArray[np.int64]: ...
def cell_names(cells: int = 69) -> list[str]: ...
def cell_places(cells: int = 69) -> npt.NDArray[np.int64]: ...
def channel_names(cells: int = 69, history: int = 0) -> list[str]: ...
def features(position: Position, player: str | None = None) -> npt.NDArray[np.uint16]: ...
def static_eval(position: Position, eval: str = "network", network: bytes | None = None) -> int: ...
