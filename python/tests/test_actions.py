"""The frozen table: its hash, its parts, and every legal action of the reference positions to its number and back."""

from __future__ import annotations

from typing import Any

import jersi
import numpy as np
import pytest

from conftest import reference
from test_reference import read


def test_the_table_is_frozen() -> None:
    assert jersi.actions.VERSION == "jersi.actions.v1"
    assert {cells: jersi.actions.digest(cells) for cells in (69, 61)} == {
        69: "6bb81f75c8136ddf4e533383a98dd6c615e3425bac5ec4f877b7106f386e0487",
        61: "c2eb1f7c0a0663f6f4899fbd6e26a85cab1fe323facde3501a07f776468696a3",
    }
    assert jersi.actions.FROZEN == {cells: jersi.actions.digest(cells) for cells in (69, 61)}


def test_parts_of_the_table() -> None:
    for cells, parts in ((69, [352, 642, 3452, 3452, 138, 207, 704, 7, 5, 69]), (61, [312, 570, 3048, 3048, 305])):
        names = jersi.actions.names(cells)
        assert len(names) == sum(parts) == len(set(names))
        begin = 0
        signs = []
        for part in parts:
            of_part = names[begin : begin + part]
            signs.append({"".join(sign for sign in name if sign in "-=:/#") for name in of_part})
            begin += part
        assert signs[:4] == [{"-"}, {"="}, {"-="}, {"=-"}]
        assert signs[4:] == ([{":"}, {":/:"}, {":/:"}, {"/:"}, {"#"}, {"#"}] if cells == 69 else [{":"}])
    assert jersi.actions.size("4.16") == 9028 and jersi.actions.size("4-draft") == 7283
    with pytest.raises(ValueError, match="69 and of 61"):
        jersi.actions.names(60)


def walk(position: jersi.Position) -> int:
    """Every legal turn to its numbers and back; the mask is what the generator says. How many there were."""
    state = jersi.State(position=position)
    actions = state.legal_actions()
    assert (np.flatnonzero(state.mask()) == actions).all()
    firsts = set()
    for turn in position.turns():
        numbers = position.actions(turn)
        firsts.add(numbers[0])
        after = jersi.State(position=position)
        for number in numbers:
            assert number in after.legal_actions() and after.is_legal(number)
            after.step(number)
        assert after.position == position.play(turn), (str(position), str(turn))
        assert after.history == numbers
    assert firsts == {int(action) for action in actions}
    return len(firsts)


@pytest.mark.parametrize("file", ["positions-2.0.jsonl", "positions-3.0.jsonl", "positions-4.8.jsonl"])
def test_every_action_of_the_reference_positions(file: str) -> None:
    total = sum(walk(read(line)) for line in reference(file))
    assert total > 10_000


def test_every_action_of_a_ransom() -> None:
    stages = set()
    for line in reference("positions-ransom.jsonl"):
        text = f"{line['position']} {line['partial']}".rstrip()
        here = jersi.Position.parse(text, line["edition"], bool(line.get("reserve", False)), True)
        walk(here)
        state = jersi.State(position=here)
        stages.add(state.stage)
        assert ("white", "black")[state.player] == line["to_act"]
    assert stages == {"turn", "gift", "seat"}


def test_a_king_is_captured_in_two_actions() -> None:
    here = jersi.Position.parse(
        "6R-/2K-p-4/k-6/4R-r-1R-/S-R-pp5f-/r-s-1SS2f-1/F-6/F-P-s-2r-2/P-P-P-r-3 w - 26 27", "4.8", False
    )
    state = jersi.State(position=here)
    first, seat = here.actions("e2-e1=g1!!/K:i5")
    assert state.action_to_string(first) == "e2-e1=g1!!"
    state.step(first)
    assert (state.stage, state.player, state.position) == ("seat", 0, here)
    assert state.string_to_action("/K:i5") == seat
    assert all(state.action_to_string(int(action)).startswith("/K:i") for action in state.legal_actions())
    state.step(seat)
    assert (state.stage, state.player) == ("turn", 1)
    assert state.position == here.play("e2-e1=g1!!/K:i5")


def test_both_players_see_their_own_side() -> None:
    start = jersi.Position("4.8")
    white = start.actions("a2-b2=d3")
    black = start.play("b4-c4").actions("i6-h7=f6")
    assert white == black, "the same turn, from the other side"
    state = jersi.State("4.8")
    state.step(white[0])
    assert white[0] in state.legal_actions()


def test_symmetries_map_actions() -> None:
    for line in [*reference("positions-4.8.jsonl")[::40], *reference("positions-3.0.jsonl")[::40]]:
        here = read(line)
        cells = jersi.actions.cells(here.edition)
        legal = jersi.State(position=here).legal_actions()
        for k in range(6):
            table = jersi.actions.symmetry(k, cells)
            assert len(set(table.tolist())) == len(table)
            image = jersi.State(position=here.symmetry(k)).legal_actions()
            assert (np.sort(table[legal]) == image).all()
    # The seats of a captured king turn around with the mirror, and named kinds go along with the cycle.
    names = jersi.actions.names(69)
    mirror, cycle = jersi.actions.symmetry(3), jersi.actions.symmetry(1)
    assert names[mirror[names.index("/K:i1")]] == "/K:i7"
    assert [names[cycle[names.index(f"#{kind}")]] for kind in "RSPFW"] == ["#S", "#P", "#R", "#F", "#W"]


def test_draws_are_fair() -> None:
    """Steps that capture a king are drawn as often as any other action, however many seats it may be put on."""
    here = jersi.Position.parse("4RR1k-/8/7/8/9/8/7/8/K-6 w - 1 85", "4.8", False)
    state = jersi.State(position=here, seed=5)
    legal = state.legal_actions().tolist()
    captures = [action for action in legal if "!!" in state.action_to_string(action)]
    assert captures and here.count_turns() > len(legal) > len(captures)
    each = 300
    drawn = [state.sample() for _ in range(each * len(legal))]
    counts = {action: drawn.count(action) for action in legal}
    assert sum(counts.values()) == len(drawn)
    assert all(abs(count - each) < 6 * each**0.5 for count in counts.values()), counts


def test_illegal_actions_are_told() -> None:
    state = jersi.State("4.8")
    names = jersi.actions.names(69)
    with pytest.raises(jersi.IllegalAction, match="nothing stands on e4"):
        state.step(names.index("e4-e5"))
    with pytest.raises(jersi.IllegalAction, match="next decision is: turn"):
        state.step(names.index("/K:i4"))
    with pytest.raises(jersi.IllegalAction, match="0 to 9027"):
        state.step(9028)
    with pytest.raises(jersi.IllegalAction, match="counted from 0"):
        state.step(-1)
    assert state.history == []


def test_names_of_legal_actions_are_read_again(game: dict[str, Any]) -> None:
    state = jersi.State(**game, seed=2)
    for _ in range(12):
        action = state.sample()
        assert state.string_to_action(state.action_to_string(action)) == action
        state.step(action)
        if state.terminated:
            break
