"""What a player sees: shapes, names, the same for both sides, the same as the network's inputs."""

from __future__ import annotations

from typing import Any

import jersi
import numpy as np

LARGE = ["king", "rock", "paper", "scissors", "fool", "wise", "mountain"]
SMALL = ["king", "rock", "paper", "scissors", "guardian"]
#: How the network numbers kinds (docs/network.md).
KINDS = ["king", "rock", "paper", "scissors", "fool", "wise", "mountain", "guardian"]


def test_shapes() -> None:
    assert jersi.State("4.8").observe().shape == (60, 9, 9)
    assert jersi.State("3.0").observe().shape == (34, 9, 9)
    assert jersi.State("4.8", history=2).observe().shape == (60 + 2 * 40, 9, 9)
    assert jersi.State("4.8").observe(layout="cells").shape == (69, 60)
    assert jersi.State("3.0").observe(layout="cells", dtype="uint8").shape == (61, 34)
    for cells, channels in ((69, 60), (61, 34)):
        names = jersi.actions.channel_names(cells)
        assert len(names) == len(set(names)) == channels


def test_the_grid_is_the_board() -> None:
    for cells in (69, 61):
        places = jersi.actions.cell_places(cells)
        beside = jersi.actions.adjacency(cells)
        assert len({tuple(place) for place in places}) == cells
        assert (beside >= 0).sum() == {69: 352, 61: 312}[cells]
        for cell, row in enumerate(beside):
            for way, other in enumerate(row):
                if other >= 0:
                    assert beside[other][(way + 3) % 6] == cell
                    assert abs(places[cell] - places[other]).max() == 1
    state = jersi.State("4.8")
    board = state.observe()[jersi.actions.channel_names(69).index("cells of the board")]
    assert board.sum() == 69


def test_cells_and_planes_tell_the_same(game: dict[str, Any]) -> None:
    state = jersi.State(**game, seed=4)
    for _ in range(20):
        planes, cells = state.observe(), state.observe(layout="cells")
        places = jersi.actions.cell_places(len(cells))
        assert (planes[:, places[:, 0], places[:, 1]].T == cells).all()
        assert np.count_nonzero(planes) == np.count_nonzero(cells), "nothing outside the board"
        assert planes.min() >= 0 and planes.max() <= 1
        state.step(state.sample())
        if state.terminated:
            break


def network_inputs(state: jersi.State) -> set[int]:
    """The inputs of the network, worked out from an observation: pieces and reserves."""
    cells = state.observe(layout="cells")
    large = len(cells) == 69
    names = jersi.actions.channel_names(len(cells))
    squares = list(range(69))
    if not large:
        # The small board lies within the large one; its cells are numbered row by row there.
        large_places = {tuple(place): n for n, place in enumerate(jersi.actions.cell_places(69))}
        squares = [large_places[tuple(place)] for place in jersi.actions.cell_places(61)]
    found = set()
    for channel, name in enumerate(names):
        words = name.split()
        if words[0] not in ("own", "enemy"):
            continue
        color = int(words[0] == "enemy")
        if words[1] == "reserve":
            if cells[0][channel]:
                place = int(words[3]) - 1 + (4 if words[2] == "wise" else 0)
                found.add(2 * 23 * 69 + 6 * color + place)
            continue
        kind = KINDS.index(words[1])
        slot = {"alone": kind, "top": 8 + kind, "below": 15 + kind}[words[2]]
        for cell in np.flatnonzero(cells[:, channel]):
            found.add((2 * slot + color) * 69 + squares[cell])
    return found


def test_observations_are_the_inputs_of_the_network(game: dict[str, Any]) -> None:
    state = jersi.State(**game, seed=9)
    compared = 0
    for _ in range(80):
        if state.stage == "turn":
            inputs = {int(n) for n in jersi.nnue.features(state.position)}
            # Beyond pieces and reserves come the classes of the clock and the ransom.
            assert network_inputs(state) == {n for n in inputs if n < 2 * 23 * 69 + 12}
            compared += 1
        if state.terminated or state.truncated:
            break
        state.step(state.sample())
    assert compared > 10
    assert jersi.nnue.INPUTS == 2 * 23 * 69 + 12 + 6 + 1


def test_stages_mark_what_can_be_chosen() -> None:
    here = jersi.Position.parse("4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85", "4.8", False, True)
    state = jersi.State(position=here)
    names = jersi.actions.channel_names(69)
    for action in here.actions("i5=i7!!-h8#R"):
        state.step(action)
    assert (state.stage, state.player) == ("gift", 1)
    gift = state.observe()[names.index("gift")]
    assert gift.sum() == len(state.legal_actions()) == 1
    state.step(int(state.legal_actions()[0]))
    assert (state.stage, state.player) == ("seat", 0)
    assert state.observe()[names.index("seat")][8].sum() == len(state.legal_actions())


def test_repetition_and_clock_are_seen() -> None:
    state = jersi.State("4.8")
    names = jersi.actions.channel_names(69)
    for _ in range(2):
        for turn in ("b4-c4", "h4-g4", "c4-b4", "g4-h4"):
            state.step(state.position.actions(turn)[0])
    seen = state.observe()
    assert seen[names.index("seen twice before")].sum() == 69 and not seen[names.index("seen once before")].any()
    assert np.isclose(seen[names.index("clock")].max(), 8 / 40)
    assert state.observe(dtype="uint8")[names.index("clock")].max() == 8
