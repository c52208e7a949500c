"""What the tests share."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest

DATA = Path(__file__).resolve().parents[2] / "crates/jersi-rules/tests/data"

#: Every edition with every variant and setting that changes what can happen.
GAMES: list[dict[str, Any]] = [
    {"edition": "2.0"},
    {"edition": "2.0", "setting": "random"},
    {"edition": "2.0", "setting": "free"},
    {"edition": "3.0"},
    {"edition": "3.0", "setting": "standard-mokca"},
    {"edition": "3.0", "setting": "standard-mokca-revised"},
    {"edition": "3.0", "setting": "free", "mokca": True},
    {"edition": "4-draft"},
    {"edition": "4-draft", "setting": "standard-mokca"},
    {"edition": "4-draft", "setting": "free"},
    {"edition": "4.8"},
    {"edition": "4.8", "reserve": False},
    {"edition": "4.8", "ransom": True},
    {"edition": "4.8", "reserve": False, "ransom": True},
    {"edition": "4.16"},
    {"edition": "4.16", "reserve": False},
    {"edition": "4.16", "ransom": True},
    {"edition": "4.16", "reserve": False, "ransom": True},
]


def name(game: dict[str, Any]) -> str:
    """What a game is called in the output of the tests."""
    return "-".join(str(value) if key in ("edition", "setting") else f"{key}={value}" for key, value in game.items())


def reference(file: str) -> list[dict[str, Any]]:
    """The lines of a file of reference data."""
    lines = (DATA / "reference" / file).read_text().splitlines()
    assert lines
    return [json.loads(line) for line in lines]


@pytest.fixture(params=GAMES, ids=name)
def game(request: pytest.FixtureRequest) -> dict[str, Any]:
    """Every kind of game."""
    return dict(request.param)


def required(module: str) -> Any:
    """A package that a test needs: where it is missing the test is skipped, but on machines that test every change it fails."""
    if os.environ.get("JERSI_STRICT") == "1":
        return __import__(module)
    return pytest.importorskip(module)
