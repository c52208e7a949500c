"""Positions, turns, errors, pickles, pictures, symmetries, records."""

from __future__ import annotations

import copy
import io
import pickle
import random
import re
import signal
import struct
import time
import zlib
from typing import Any

import jersi
import numpy as np
import pytest

from conftest import DATA, reference


def some_positions(game: dict[str, Any], games: int = 3) -> list[jersi.Position]:
    """Positions of games by lot."""
    rng = random.Random(5)
    found = []
    seed = {"seed": 3} if game.get("setting") == "random" else {}
    for _ in range(games):
        here = jersi.Position(**game, **seed)  # type: ignore[arg-type]
        for _ in range(60):
            found.append(here)
            turns = here.turns()
            if not turns:
                break
            here = here.play(rng.choice(turns))
    return found


def test_positions_are_values(game: dict[str, Any]) -> None:
    for here in some_positions(game):
        again = jersi.Position.parse(str(here))
        assert again == here and hash(again) == hash(here) and again is not here
        assert pickle.loads(pickle.dumps(here)) == here
        assert copy.deepcopy(here) == here
        assert eval(repr(here), {"Position": jersi.Position}) == here
    assert jersi.Position("4.8") != jersi.Position("4.16")
    others: list[Any] = ["4.8", str(jersi.Position("4.8")), 1, None, b""]
    assert not any(jersi.Position("4.8") == other for other in others)


def test_turns_are_values() -> None:
    start = jersi.Position("4.8")
    turns = start.turns()
    assert len(set(turns)) == len(turns) == 864
    assert pickle.loads(pickle.dumps(turns[5])) == turns[5]
    assert start.turn("A2 - b2 = D3") == jersi.Turn("a2-b2=d3")
    assert start.play(turns[0]) == start.play(str(turns[0]))
    first, second = sorted(turns)[:2]
    assert first < second and first <= second and second > first and second >= first and not first > second
    others: list[Any] = [str(first), 1, None]
    assert not any(first == other for other in others)
    with pytest.raises(TypeError):
        assert first < "a1-a2"  # type: ignore[operator]


def test_the_referee_speaks() -> None:
    start = jersi.Position("4.8")
    with pytest.raises(jersi.IllegalTurn, match="straight line") as caught:
        start.play("a2-b2=d4")
    assert caught.value.code == "not-in-reach"
    assert caught.value.span == (6, 8)
    assert "a2-b2=d3" in caught.value.nearest
    assert isinstance(caught.value, jersi.JersiError) and isinstance(caught.value, ValueError)
    assert "^^" in str(caught.value)
    assert start.why("a2-b2=d3") is None and start.is_legal("a2-b2=d3")
    english, french = start.why("e4-e5"), start.why("e4-e5", "fr")
    assert english == "nothing stands on e4" and french is not None and french != english
    with pytest.raises(ValueError, match="no language"):
        start.why("e4-e5", "xx")
    with pytest.raises(TypeError):
        start.play(5)  # type: ignore[arg-type]


def test_wrong_games_and_positions_are_told() -> None:
    with pytest.raises(jersi.BadGame, match="there are 2.0, 3.0") as caught:
        jersi.Position("5.0")
    assert caught.value.code == "no-such-edition"
    with pytest.raises(jersi.BadGame):
        jersi.Position("3.0", ransom=True)
    with pytest.raises(jersi.BadGame):
        jersi.Position("4.8", setting="random")
    with pytest.raises(jersi.BadPosition, match=r"\^"):
        jersi.Position.parse("7/3K-4/7 w - 0 1")
    with pytest.raises(jersi.BadPosition):
        jersi.Position.parse("4.8 nonsense")


def test_a_text_that_tells_its_rules_may_be_told_them_again() -> None:
    here = jersi.Position("4.8", reserve=False, ransom=True, house="quiet-limit=60")
    assert jersi.Position.parse(str(here), "4.8") == here
    assert jersi.Position.parse(str(here), edition="4.8", reserve=False, ransom=True) == here
    others: list[dict[str, Any]] = [{"edition": "4.16"}, {"edition": "2.0"}, {"reserve": True}, {"ransom": False}]
    for other in others:
        with pytest.raises(jersi.BadGame, match="4.8 no-reserve ransom quiet-limit=60") as caught:
            jersi.Position.parse(str(here), **other)
        assert (caught.value.code, caught.value.key) == ("contradiction", next(iter(other)))
    with pytest.raises(jersi.BadGame, match="no edition"):
        jersi.Position.parse(str(here), "5.0")


def test_faults_of_positions_have_their_place() -> None:
    for rules in ("", "4.8 no-reserve ", "4.8 no-reserve quiet-limit=60  "):
        text = f"{rules}7/3K-4/7/3x-4/9/8/7/8/7 w - 0 29"
        with pytest.raises(jersi.BadPosition, match=r"\n *\^") as caught:
            jersi.Position.parse(text)
        assert caught.value.code == "bad-position" and caught.value.span is not None
        assert text[slice(*caught.value.span)].startswith("x")


def test_facts_of_a_position() -> None:
    start = jersi.Position("4.8")
    assert (start.edition, start.reserve, start.ransom, start.to_move, start.stage) == ("4.8", True, False, "white", "turn")
    assert (start.turn_number, start.clock, start.decider) == (1, 0, "white")
    assert start.content("a4") == [("white", "king")] and start.content("e5") == []
    assert start.in_reserve("black") == {"mountain": 4, "wise": 2}
    assert jersi.Position("3.0", setting="free", mokca=True).stage == "setting"
    assert jersi.Position("2.0", setting="random", seed=1) != jersi.Position("2.0", setting="random", seed=2)
    assert start.perft(2) == 864 * 864 or start.perft(2) > 500_000
    assert "a" in start.board() and start.zobrist() == jersi.Position("4.8").zobrist()


def test_house_rules() -> None:
    usual, house = jersi.Position("4.8"), jersi.Position("4.8", house="quiet-limit=60 mountains=1 ban=one-two")
    assert (usual.rules, house.rules) == ("4.8", "4.8 quiet-limit=60 mountains=1 ban=one-two")
    assert house.in_reserve("white") == {"mountain": 1, "wise": 2}
    built = [str(turn) for turn in usual.turns() if re.match(r"\w\d-\w\d=", str(turn))]
    assert built and not any(house.is_legal(turn) for turn in built) and house.is_legal("b4-c4")
    assert (house.why(built[0]) or "").startswith("house rules forbid")
    assert jersi.Position.parse(str(house)) == house == pickle.loads(pickle.dumps(house)) != usual
    record = jersi.Record(house, ["b4-c4"])
    assert jersi.Record.parse(str(record)).positions[0] == house
    assert jersi.Position("4.8", house="quiet-limit=40") == usual, "what the booklet says is no departure"
    state, games = jersi.State("4.8", house="quiet-limit=200"), jersi.Batch("4.8", 2, house="quiet-limit=200")
    clock = jersi.actions.channel_names(69).index("clock")
    for turn in ("b4-c4", "h4-g4", "c4-b4", "g4-h4") * 13:
        action = state.position.actions(turn)[0]
        state.step(action)
        games.step([action] * 2)
    assert np.isclose(state.observe()[clock].max(), 52 / 200) and state.observe(dtype="uint8")[clock].max() == 52
    assert (games.observe()[1] == state.observe()).all() and not state.terminated
    result = jersi.play_match("random", "random", house="quiet-limit=2", reserve=False)
    assert all("quiet-limit=2" in record.positions[0].rules for record in result.records)


def test_errors_are_pickled() -> None:
    with pytest.raises(jersi.IllegalTurn) as caught:
        jersi.Position("4.8").play("a2-b2=d4")
    again = pickle.loads(pickle.dumps(caught.value))
    assert isinstance(again, jersi.IllegalTurn) and str(again) == str(caught.value)
    assert (again.code, again.span, again.nearest) == (caught.value.code, caught.value.span, caught.value.nearest)


def test_counting_to_a_depth() -> None:
    for here in (jersi.Position("2.0"), jersi.Position("4.8", reserve=False, ransom=True)):
        for depth in (0, 1, 2):
            below = 1 if depth == 0 else sum(here.play(turn).perft(depth - 1) for turn in here.turns())
            assert here.perft(depth) == below
    near = jersi.Position.parse("4RR1k-/8/7/8/1r-4P-2/5K-1F-/2S-4/6P-1/P-6 w - 1 85", "4.8", False, True)
    # With a ransom a turn is several decisions, which count as one.
    after = [near.play(turn) for turn in near.turns()]
    assert any(here.stage == "gift" for here in after)
    assert near.perft(3) == sum(here.perft(3 if here.stage == "gift" else 2) for here in after)


def test_symmetries(game: dict[str, Any]) -> None:
    for here in some_positions(game, 1)[::4]:
        turns = here.turns()
        for k in range(6):
            image = here.symmetry(k)
            assert {str(turn) for turn in image.turns()} == {str(here.symmetry_of_turn(k, turn)) for turn in turns}
            assert image.to_move == here.to_move and image.stage == here.stage
            if turns:
                played = here.play(turns[0]).symmetry(k)
                assert played == image.play(here.symmetry_of_turn(k, turns[0]))
        assert here.symmetry(0) == here
        assert here.symmetry(3).symmetry(3) == here
        assert here.symmetry(1).symmetry(2) == here
    with pytest.raises(ValueError, match="six symmetries"):
        here.symmetry(6)


def png_size(data: bytes) -> tuple[int, int]:
    """Width and height of a PNG file whose checksums are right."""
    assert data[:8] == b"\x89PNG\r\n\x1a\n"
    stream = io.BytesIO(data[8:])
    size = (0, 0)
    while head := stream.read(8):
        length, kind = struct.unpack(">I4s", head)
        body = stream.read(length)
        assert zlib.crc32(kind + body) == struct.unpack(">I", stream.read(4))[0]
        if kind == b"IHDR":
            size = struct.unpack(">II", body[:8])
    return size


def test_pictures() -> None:
    start = jersi.Position("4.8")
    after = start.play("a2-b2=d3")
    assert start._repr_svg_().startswith("<svg ") and start._repr_svg_() != after._repr_svg_()
    drawn = after.svg(style="dots", theme="plain-dark", flipped=True, last="a2-b2=d3", before=start)
    assert drawn != after.svg(style="dots", theme="plain-dark", flipped=True)
    wide, high = png_size(after.png(pixels=20))
    assert 150 < wide < 300 and 150 < high < 350
    pixels = after.rgb(pixels=10)
    assert pixels.dtype == np.uint8 and pixels.shape[2] == 3 and len(np.unique(pixels)) > 10
    with pytest.raises(ValueError, match="no theme"):
        start.svg(theme="pink")
    with pytest.raises(ValueError, match="give both"):
        after.svg(last="a2-b2=d3")


#: The files of the reference, with what they do not tell of themselves, and the layout they are in.
RECORDS = [
    ("Fox-Lucas-2021-0425.txt", None, "author-4.x"),
    ("Rulebook-example-2020-0330.txt", None, "author-4.x"),
    ("booklet-2.0-english.txt", "2.0", "booklet-2.0"),
    ("booklet-4.8-english.txt", "4.8", "booklet-4.8"),
    ("game-1-ai-certu-versus-lucas.txt", None, "author-2.0"),
]


@pytest.mark.parametrize(("file", "edition", "layout"), RECORDS)
def test_records_in_every_layout(file: str, edition: str | None, layout: str) -> None:
    text = (DATA / "records" / file).read_text(encoding="utf-8")
    record = jersi.Record.parse(text, edition=edition, mend=True)
    assert record.layout == layout and len(record) > 5
    again = jersi.Record.parse(record.write("jrn"))
    assert again.layout == "jrn"
    assert [str(turn) for turn in again.turns] == [str(turn) for turn in record.turns]
    assert again.positions[-1] == record.positions[-1] and len(again.positions) == len(again) + 1
    assert pickle.loads(pickle.dumps(record)) == again
    if layout.startswith("booklet"):
        table = jersi.Record.parse(record.write("booklet"), edition=edition)
        assert [str(turn) for turn in table.turns] == [str(turn) for turn in record.turns]


def test_a_record_is_made_and_written() -> None:
    line = reference("games-2.0.jsonl")[0]
    start = jersi.Position.parse(line["start"], "2.0")
    record = jersi.Record(start, line["turns"], {"White": "Ada"})
    assert record.result == "black" and record.outcome is not None and record.outcome.reason == "king-captured"
    assert record.tags["Setting"] == "symmetrical", "a start is told by its setting"
    assert record.tags["White"] == "Ada" and '[White "Ada"]' in str(record)
    assert jersi.Record.parse(str(record)) == record
    with pytest.raises(jersi.BadRecord, match="turn 1"):
        jersi.Record(start, ["a1-e5"])
    with pytest.raises(ValueError, match="jrn and booklet"):
        record.write("pdf")
    with pytest.raises(jersi.BadRecord):
        jersi.Record.parse("1. hello")


def test_tags_make_no_other_game_of_a_record() -> None:
    start, turns = jersi.Position("4.8"), ["a2-b2=d3", "h4-h3=f4"]
    plain = jersi.Record(start, turns, {"White": "Ada"})
    others = [
        {"Edition": "2.0"},
        {"Variant": "no-reserve"},
        {"Variant": "quiet-limit=60"},
        {"Setting": "nowhere"},
        {"Seed": "1"},
        {"Position": jersi.Position("4.8").play("a1-a2").text},
        {"JRN": "2"},
        dict(jersi.Record(jersi.Position("2.0"), []).tags),
    ]
    for other in others:
        made = jersi.Record(start, turns, {"White": "Ada"} | other)
        assert made == plain == pickle.loads(pickle.dumps(made)), other
    later = jersi.Record(plain.positions[1], plain.turns[1:], plain.tags)
    assert later.positions == plain.positions[1:] and later.tags["White"] == "Ada"
    # What tells of this very start in other words stays as it is.
    shuffled = jersi.Position("2.0", setting="random", seed=3)
    tags = jersi.Record(shuffled, [], {"Setting": "random", "Seed": "3"}).tags
    assert (tags["Setting"], tags["Seed"]) == ("random", "3") and "Position" not in tags
    tags = jersi.Record(shuffled, [], {"Setting": "random", "Seed": "4"}).tags
    assert "Setting" not in tags and "Seed" not in tags and tags["Position"] == shuffled.text


def test_a_record_that_could_not_be_read_again_is_refused() -> None:
    start = jersi.Position("4.8")
    to_and_fro = ["a1-b1", "h1-g1", "b1-a1", "g1-h1"]
    with pytest.raises(jersi.BadRecord, match="10,?000"):
        jersi.Record(jersi.Position("2.0"), [to_and_fro[n % 4] for n in range(10_001)])
    with pytest.raises(jersi.BadRecord, match="200"):
        jersi.Record(start, [], {f"Tag{n}": "" for n in range(201)})
    with pytest.raises(jersi.BadRecord, match="5,?000,?000"):
        jersi.Record(start, [], {"Note": "x" * 5_000_000})
    most = jersi.Record(start, ["a2-b2=d3"], {f"Tag{n}": "" for n in range(200)})
    assert pickle.loads(pickle.dumps(most)) == most


def test_a_pickled_record_keeps_its_notes_and_its_layout() -> None:
    texts = [(DATA / "records" / file).read_text(encoding="utf-8") for file, _, _ in RECORDS]
    records = [jersi.Record.parse(text, edition=told[1], mend=True) for text, told in zip(texts, RECORDS, strict=True)]
    slip = str(jersi.Record(jersi.Position("4.8"), ["a2-b2=d3"])).replace("a2-b2=d3", "a2-b2=d3!")
    records.append(jersi.Record.parse(slip))
    for record in records:
        for again in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
            assert again == record and (again.layout, again.notes) == (record.layout, record.notes)
    assert any(record.notes for record in records)
    with pytest.raises(ValueError, match="damaged"):
        jersi.Record.restore(slip, "paper", [])


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no such signal")
@pytest.mark.parametrize("kind", ["png", "rgb"])
def test_signals_are_heeded_while_a_picture_is_made(kind: str) -> None:
    def ring(*_: object) -> None:
        raise InterruptedError

    # Counted in work that was done until the exception, so that a busy machine changes nothing.
    make = getattr(jersi.Position("4.8"), kind)
    begin = time.process_time()
    make(pixels=128)
    whole = time.process_time() - begin
    old = signal.signal(signal.SIGALRM, ring)
    begin = time.process_time()
    try:
        with pytest.raises(InterruptedError):
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            make(pixels=128)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    assert time.process_time() - begin < whole / 2
