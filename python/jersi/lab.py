"""Reports of the laboratory as arrays: what ``jersi lab report`` writes into ``report.json``.

>>> from jersi import lab
>>> report = lab.loads('''{"format": "jersi-lab-report/1", "title": "T", "commit": "", "plan": "",
...     "rules": [{"name": "2.0", "game": "2.0", "strengths": []}], "differences": [],
...     "rows": [{"rules": "2.0", "nodes": 1000, "metric": "ties", "part": "", "value": 0.25,
...               "low": 0.1, "high": 0.5, "n": 12, "method": "wilson"}]}''')
>>> report.title, report.rules
('T', {'2.0': '2.0'})
>>> report.of("ties")["value"]
array([0.25])
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from os import PathLike
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

FORMAT = "jersi-lab-report/1"

_ROW = [
    ("rules", "U40"),
    ("nodes", "u4"),
    ("metric", "U40"),
    ("part", "U60"),
    ("value", "f8"),
    ("low", "f8"),
    ("high", "f8"),
    ("n", "u4"),
    ("method", "U20"),
]
_DIFFERENCE = [
    ("a", "U60"),
    ("b", "U60"),
    ("nodes", "u4"),
    ("metric", "U40"),
    ("part", "U60"),
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


@dataclass(frozen=True)
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

    def of(self, metric: str, rules: str | None = None, part: str | None = None) -> Table:
        """The rows of a metric, of one rule set and one part if they are named."""
        found = self.rows["metric"] == metric
        if rules is not None:
            found &= self.rows["rules"] == rules
        if part is not None:
            found &= self.rows["part"] == part
        table: Table = self.rows[found]
        return table


def _table(entries: list[dict[str, Any]], columns: list[tuple[str, str]]) -> Table:
    def cell(entry: dict[str, Any], column: str) -> Any:
        if column == "seen":
            return entry["verdict"] in ("more", "less")
        value = entry[column]
        return np.nan if value is None else value

    return np.array([tuple(cell(entry, name) for name, _ in columns) for entry in entries], dtype=columns)


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
    except (KeyError, TypeError) as fault:
        raise ValueError(f"the report is damaged: {fault}") from fault


def load(path: str | PathLike[str]) -> Report:
    """A report from a file."""
    return loads(Path(path).read_text(encoding="utf-8"))
