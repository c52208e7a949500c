"""The laboratory's results as arrays: what ``jersi lab report`` writes into ``report.json``, and the games themselves.

>>> from jersi import lab
>>> report = lab.loads('''{"format": "jersi-lab-report/1", "title": "T", "commit": "", "plan": "",
...     "rules": [{"name": "2.0", "game": "2.0", "strengths": []}], "differences": [],
...     "rows": [{"rules": "2.0", "nodes": 1000, "metric": "ties", "part": "", "value": 0.25,
...               "low": 0.1, "high": 0.5, "n": 12, "method": "wilson"}]}''')
>>> report.title, report.rules
('T', {'2.0': '2.0'})
>>> report.of("ties")["value"]
array([0.25])

``read`` takes the files that ``jersi lab run`` writes, one a piece of the plan (``games-….jsonl.zst``), or the folder they lie in.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from jersi import _core

FORMAT = "jersi-lab-report/1"

_ROW = [
    ("rules", "U"),
    ("nodes", "u4"),
    ("metric", "U"),
    ("part", "U"),
    ("value", "f8"),
    ("low", "f8"),
    ("high", "f8"),
    ("n", "u4"),
    ("method", "U"),
]
_DIFFERENCE = [
    ("a", "U"),
    ("b", "U"),
    ("nodes", "u4"),
    ("metric", "U"),
    ("part", "U"),
    ("value_a", "f8"),
    ("value_b", "f8"),
    ("difference", "f8"),
    ("low", "f8"),
    ("high", "f8"),
    ("p", "f8"),
    ("paired", "?"),
    ("seen", "?"),
]

Table = npt.NDArray[Any]


@dataclass(frozen=True, eq=False)
class Report:
    """A report: its numbers are structured arrays, a missing end of an interval is not a number."""

    title: str
    commit: str
    plan: str
    #: The rule sets: the words of each game by its name.
    rules: dict[str, str]
    #: Every number: rules, nodes, metric, part, value, low, high, n, method.
    rows: Table
    #: Rule sets compared; ``seen`` is true where a difference is more than chance, all looks counted.
    differences: Table

    def __eq__(self, other: object) -> bool:
        """The same words and the same numbers."""
        if not isinstance(other, Report):
            return NotImplemented
        words = (self.title, self.commit, self.plan, self.rules) == (other.title, other.commit, other.plan, other.rules)
        return words and _same(self.rows, other.rows) and _same(self.differences, other.differences)

    def of(self, metric: str, rules: str | None = None, part: str | None = None) -> Table:
        """The rows of a metric, of one rule set and one part if they are named."""
        found = self.rows["metric"] == metric
        if rules is not None:
            found &= self.rows["rules"] == rules
        if part is not None:
            found &= self.rows["part"] == part
        table: Table = self.rows[found]
        return table


def _same(one: Table, two: Table) -> bool:
    """Whether two tables have the same columns and rows; what is missing from both is the same."""
    return one.dtype == two.dtype and one.shape == two.shape and one.tobytes() == two.tobytes()


def _table(entries: list[dict[str, Any]], columns: list[tuple[str, str]]) -> Table:
    def cell(entry: dict[str, Any], column: str) -> Any:
        if column == "seen":
            return entry["verdict"] in ("more", "less")
        value = entry[column]
        return np.nan if value is None else value

    return _array([tuple(cell(entry, name) for name, _ in columns) for entry in entries], columns)


def _array(rows: list[tuple[Any, ...]], columns: list[tuple[str, str]]) -> Table:
    """Rows as a structured array; a column of texts is as wide as the longest of them."""

    def kind(at: int, told: str) -> str:
        return told if told != "U" else f"U{max((len(row[at]) for row in rows), default=1) or 1}"

    return np.array(rows, dtype=[(name, kind(at, told)) for at, (name, told) in enumerate(columns)])


def loads(text: str) -> Report:
    """A report from its text."""
    told = json.loads(text)
    found = told.get("format") if isinstance(told, dict) else None
    if found != FORMAT:
        raise ValueError(f"this is no report of the laboratory ({FORMAT}): its format is {found!r}")
    try:
        return Report(
            title=told["title"],
            commit=told["commit"],
            plan=told["plan"],
            rules={sheet["name"]: sheet["game"] for sheet in told["rules"]},
            rows=_table(told["rows"], _ROW),
            differences=_table(told["differences"], _DIFFERENCE),
        )
    except (KeyError, TypeError, OverflowError) as fault:
        raise ValueError(f"the report is damaged: {fault}") from fault


def load(path: str | PathLike[str]) -> Report:
    """A report from a file."""
    return loads(Path(path).read_text(encoding="utf-8"))


_GAME = [
    ("rules", "U"),
    ("job", "U"),
    ("nodes", "u4"),
    ("action", "U"),
    ("number", "u4"),
    ("swapped", "?"),
    ("shared_opening", "?"),
    ("start", "U"),
    ("points", "u1"),
    ("reason", "U"),
    ("decisions", "u4"),
    ("opening_surprise", "f8"),
    ("first_turns", "f8"),
]
_DECISION = [("game", "u4"), ("at", "u2"), ("turn", "U"), ("legal", "u2"), ("value", "f8")]
_SAMPLE = [
    ("game", "u4"),
    ("at", "u2"),
    ("near", "u2"),
    ("best", "i4"),
    ("second", "f8"),
    ("one_turn", "?"),
    ("still", "i4"),
]


@dataclass(frozen=True, eq=False)
class Games:
    """Games of the laboratory: structured arrays, in which what is missing is not a number, or an empty text."""

    #: What each file says of itself: plan, commit, rules, job, first, games.
    headings: list[dict[str, Any]]
    #: A row a game: rules, job (``play``, ``worth``, ``rung``), nodes, action, number, swapped, shared_opening, start, points (White's
    #: half points), reason, decisions (how many), opening_surprise, first_turns.
    games: Table
    #: A row a decision: game (its row), at, turn, legal (how many turns there were), value (in units, for White).
    decisions: Table
    #: A row a decision that was looked at more closely: game, at, near, best, second, one_turn, still.
    samples: Table

    def __eq__(self, other: object) -> bool:
        """The same games of the same files."""
        if not isinstance(other, Games):
            return NotImplemented
        pairs = [(self.games, other.games), (self.decisions, other.decisions), (self.samples, other.samples)]
        return self.headings == other.headings and all(_same(one, two) for one, two in pairs)


def read(files: str | PathLike[str] | Iterable[str | PathLike[str]]) -> Games:
    """The games of files that ``jersi lab run`` wrote, or of all those in a folder. Their checksums are right, or ``BadRecord`` tells."""
    if isinstance(files, (str, PathLike)):
        place = Path(files)
        paths = sorted(place.glob("games-*.jsonl.zst")) if place.is_dir() else [place]
    else:
        paths = [Path(file) for file in files]
    if not paths:
        raise ValueError(f"there are no files games-*.jsonl.zst in {files}")
    headings: list[dict[str, Any]] = []
    games: list[tuple[Any, ...]] = []
    decisions: list[tuple[Any, ...]] = []
    samples: list[tuple[Any, ...]] = []
    for path in paths:
        try:
            heading, lines = _core.read_lab_games(path.read_bytes())
        except _core.BadRecord as fault:
            raise _core.BadRecord(f"{path}: {fault}") from None
        headings.append(json.loads(heading))
        for line in lines:
            told, row = json.loads(line), len(games)
            made = told["decisions"]
            games.append(tuple(_told(told | {"decisions": len(made)}, name, kind) for name, kind in _GAME))
            decisions += [(row, at, one["t"], one["b"], _number(one.get("v"))) for at, one in enumerate(made)]
            samples += [
                (row, one["at"], one["near"], one["best"], _number(one["second"]), one["one_turn"], one["still"])
                for one in told.get("samples", [])
            ]
    return Games(headings, _array(games, _GAME), _array(decisions, _DECISION), _array(samples, _SAMPLE))


def _number(value: float | None) -> float:
    return np.nan if value is None else value


def _told(game: dict[str, Any], name: str, kind: str) -> Any:
    return game.get(name, "" if kind == "U" else np.nan)
