"""The examples do what they say."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"


def run(*words: str) -> str:
    """What an example prints."""
    command = [sys.executable, "-B", str(EXAMPLES / words[0]), *words[1:]]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=EXAMPLES.parents[1])
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_random_game_is_a_record() -> None:
    import jersi

    out = run("random_player.py", "3.0", "4")
    assert '[White "chance"]' in out
    record = jersi.Record.parse(out[: out.index("\n\n", out.index("1. "))])
    assert len(record) > 10 and record.outcome is not None


def test_the_search_player_beats_chance() -> None:
    assert run("search_player.py").splitlines()[-1].startswith("White wins")
    code = [line for line in (EXAMPLES / "search_player.py").read_text().split("if __name__")[0].splitlines() if line.strip()]
    assert len(code) <= 34, "thirty lines, and a little air"


def test_a_policy_learns_to_beat_chance() -> None:
    out = run("learn.py", "600")
    found = re.search(r"after learning, against chance: (\d+) won, (\d+) tied, (\d+) lost", out)
    assert found is not None, out
    wins, _, losses = map(int, found.groups())
    print(f"the policy won {wins} and lost {losses}")
    assert wins > 3 * losses, out


def test_the_notebook_draws_a_game() -> None:
    notebook = json.loads((EXAMPLES / "game.ipynb").read_text(encoding="utf-8"))
    names: dict[str, Any] = {}
    drawn = 0
    for cell in notebook["cells"]:
        if cell["cell_type"] != "code":
            continue
        assert cell["outputs"] == [], "notebooks are kept without outputs"
        tree = ast.parse("".join(cell["source"]))
        last = tree.body[-1]
        if not isinstance(last, ast.Expr):
            exec(compile(tree, "cell", "exec"), names)
            continue
        # What stands last in a cell is shown.
        tree.body.pop()
        exec(compile(tree, "cell", "exec"), names)
        shown = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
        drawn += hasattr(shown, "_repr_svg_") and shown._repr_svg_().startswith("<svg ")
    assert drawn == 3
