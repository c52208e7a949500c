"""Reports of the laboratory as arrays, from the report that the page is tested with."""

import json
import pickle
import re
from pathlib import Path

import jersi
import numpy as np
import pytest

from jersi import lab

SAMPLE = Path(__file__).parents[2] / "crates/jersi-lab-report/tests/data/sample-report.json"


def test_a_report_is_its_json() -> None:
    report, told = lab.load(SAMPLE), json.loads(SAMPLE.read_text(encoding="utf-8"))
    assert len(report.rows) == len(told["rows"]) > 100
    assert len(report.differences) == len(told["differences"]) > 0
    for row, entry in zip(report.rows, told["rows"], strict=True):
        for name in report.rows.dtype.names or ():
            if entry[name] is None:
                assert np.isnan(row[name])
            else:
                assert row[name] == entry[name], (name, entry)
    seen = [isinstance(entry["verdict"], str) for entry in told["differences"]]
    assert report.differences["seen"].tolist() == seen


def test_rows_are_found_by_metric_rules_and_part() -> None:
    report = lab.load(SAMPLE)
    rules = next(iter(report.rules))
    some = report.of("length", rules=rules, part="median")
    assert len(some) > 0
    assert set(some["rules"]) == {rules} and set(some["part"]) == {"median"} and set(some["metric"]) == {"length"}
    assert len(report.of("length")) > len(some)


def test_reports_and_games_are_compared() -> None:
    """Numbers that are missing are the same, though they are not numbers."""
    text = SAMPLE.read_text(encoding="utf-8")
    report, games = lab.load(SAMPLE), lab.read(GAMES)
    assert report == lab.loads(text) == pickle.loads(pickle.dumps(report)) and report != 1
    assert np.isnan(report.rows["low"]).any() or np.isnan(report.differences["low"]).any()
    told = json.loads(text)
    told["rows"][0]["value"] = -1.5
    assert report != lab.loads(json.dumps(told)) and report != lab.loads(json.dumps(told | {"title": "another"}))
    assert games == lab.read(GAMES) == pickle.loads(pickle.dumps(games)) and games != report
    assert games != lab.read(sorted(GAMES.glob("*.zst"))[1])


@pytest.mark.parametrize("text", ["[]", "{}", '{"format": "other"}', '{"format": "jersi-lab-report/1"}'])
def test_what_is_no_report_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="report"):
        lab.loads(text)


#: Made by `jersi lab run plan.toml --threads 1 --out .` in that folder.
GAMES = Path(__file__).with_name("data") / "lab"


def test_games_are_arrays() -> None:
    found = lab.read(GAMES)
    assert [heading["job"] for heading in found.headings] == ["play", "worth"]
    assert found.games["job"].tolist() == ["play", "play", "worth", "worth"]
    assert found.games["action"].tolist() == ["", "", "two-one", "two-one"]
    assert found.games["swapped"].tolist() == [False, False, False, True]
    assert set(found.games["rules"]) == {"shuffled"} and set(found.games["nodes"]) == {20}
    assert set(found.games["points"]) <= {0, 1, 2} and found.games["decisions"].sum() == len(found.decisions) > 50
    assert len(found.samples) == 2 and set(found.samples["game"]) == {0}
    # The turns of each game are legal from its start, and as many as there were to choose from.
    for row, game in enumerate(found.games):
        here = jersi.Position.parse(str(game["start"]), edition="2.0")
        for decision in found.decisions[found.decisions["game"] == row]:
            bound = game["job"] == "worth" and (here.to_move == "black") == game["swapped"]
            # Who is bound has fewer turns, or as many where there is nothing to unbuild.
            assert decision["legal"] <= here.count_turns() if bound else decision["legal"] == here.count_turns()
            assert not bound or not re.fullmatch(r"\w\d=\w\d!*-\w\d!*", str(decision["turn"]))
            here = here.play(str(decision["turn"]))
    assert np.isnan(found.decisions["value"]).any() and np.isfinite(found.decisions["value"]).any()
    one = lab.read(sorted(GAMES.glob("*.zst"))[1])
    assert one.games["reason"].tolist() == found.games["reason"][2:].tolist()
    assert one.decisions["turn"].tolist() == found.decisions["turn"][found.decisions["game"] >= 2].tolist()


def test_damaged_games_are_told(tmp_path: Path) -> None:
    data = sorted(GAMES.glob("*.zst"))[0].read_bytes()
    (tmp_path / "games-cut.jsonl.zst").write_bytes(data[:-9])
    with pytest.raises(jersi.BadRecord, match="games-cut.*cut off"):
        lab.read(tmp_path)
    with pytest.raises(ValueError, match="no files"):
        lab.read([])
    with pytest.raises(FileNotFoundError):
        lab.read(tmp_path / "nothing.jsonl.zst")
