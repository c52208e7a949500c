"""The reference positions through Python: turns, positions after them, ends, counts, ransoms."""

from __future__ import annotations

from typing import Any

import jersi
import pytest

from conftest import reference

HUNT = ("2.0", "3.0", "4-draft")


def read(line: dict[str, Any], key: str = "position") -> jersi.Position:
    reserve = None if line["edition"] in HUNT else bool(line.get("reserve", False))
    return jersi.Position.parse(line[key], line["edition"], reserve, line.get("ransom"))


@pytest.mark.parametrize("file", ["positions-2.0.jsonl", "positions-3.0.jsonl", "positions-4.8.jsonl"])
def test_positions_have_their_turns(file: str) -> None:
    for line in reference(file):
        here = read(line)
        assert here.text == line["position"]
        # The author's program goes on after a captured kunti; the rules do not.
        expected = {turn for turn in line["turns"] if not (line["edition"] in HUNT and "!!-" in turn)}
        turns = [str(turn) for turn in here.turns()]
        assert len(turns) == len(set(turns)) == here.count_turns()
        assert set(turns) == expected, here


@pytest.mark.parametrize("file", ["applications-2.0.jsonl", "applications-4.8.jsonl"])
def test_turns_lead_where_they_should(file: str) -> None:
    for line in reference(file):
        before = read(line)
        after = before.play(line["turn"])
        assert after.text == line["after"], line
        assert before.text == line["position"], "the position before is as it was"


def test_every_ending() -> None:
    reasons = set()
    for line in reference("endings.jsonl"):
        before = read(line)
        assert before.outcome is None
        outcome = before.play(line["turn"]).outcome
        if line.get("reason") is None or line["result"] in (None, "unfinished"):
            assert outcome is None, line
            continue
        assert outcome is not None, line
        expected = {"kunti-captured": "king-captured", "count-down": "exhaustion"}.get(line["reason"], line["reason"])
        assert outcome.reason == expected
        if not (expected == "no-turn" and line["edition"] == "2.0"):
            assert (outcome.winner or "draw") == line["result"]
        reasons.add(outcome.reason)
    assert len(reasons) == 7


def test_ransoms_are_decided_step_by_step() -> None:
    for line in reference("positions-ransom.jsonl"):
        text = f"{line['position']} {line['partial']}".rstrip()
        here = jersi.Position.parse(text, line["edition"], bool(line.get("reserve", False)), True)
        assert here.text == text
        assert here.decider == line["to_act"]
        assert {str(turn) for turn in here.turns()} == set(line["actions"])


def test_games_of_people() -> None:
    for file in ("games-2.0.jsonl", "games-4.x.jsonl"):
        for line in reference(file)[:20]:
            here = read(line, "start")
            for turn in line["turns"]:
                here = here.play(turn)
            assert here.text == line["final"]


def test_perft() -> None:
    counted = 0
    for line in reference("perft-ref.jsonl"):
        nodes = line.get("nodes_stop_at_kunti") or line["nodes"]
        if nodes < 2_000_000:
            assert read(line).perft(line["depth"]) == nodes
            counted += 1
    assert counted > 20
