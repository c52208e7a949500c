"""Reports of the laboratory as arrays, from the report that the page is tested with."""

import json
from pathlib import Path

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


@pytest.mark.parametrize("text", ["[]", "{}", '{"format": "other"}', '{"format": "jersi-lab-report/1"}'])
def test_what_is_no_report_is_told(text: str) -> None:
    with pytest.raises(ValueError, match="report"):
        lab.loads(text)
