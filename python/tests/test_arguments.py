"""Whatever is asked for wrongly is an exception that says so, by its name; nothing panics, and nothing takes all memory."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any
from unittest import mock

import jersi
import numpy as np
import pytest

HUGE = 10**30
START = jersi.Position("4.8")

#: A report with a number that none can have.
REPORT = """{"format": "jersi-lab-report/1", "title": "", "commit": "", "plan": "", "rules": [], "differences": [],
    "rows": [{"rules": "2.0", "nodes": 10000000000, "metric": "ties", "part": "", "value": 0, "low": 0, "high": 0, "n": 1,
              "method": ""}]}"""


def state() -> jersi.State:
    return jersi.State("4.8")


def batch() -> jersi.Batch:
    return jersi.Batch("3.0", 3)


def engine() -> jersi.Engine:
    return jersi.Engine(hash_mib=1)


NUMBERS: dict[str, tuple[Callable[[Any], object], list[Any]]] = {
    "n": (lambda n: jersi.Batch("4.8", n), [0, -1, 2**21, HUGE]),
    "threads": (lambda threads: jersi.Batch("4.8", 2, threads=threads), [0, -1, 10**6, HUGE]),
    "max_turns": (lambda turns: jersi.Batch("4.8", 2, max_turns=turns), [0, -1, 2**16 - 1, HUGE]),
    "history": (lambda history: jersi.State("4.8", history=history), [-1, 65, 10**12, HUGE]),
    "seed": (lambda seed: jersi.State("4.8", seed=seed), [-1, 2**64, HUGE]),
    "setting_seed": (lambda seed: jersi.State("2.0", setting="random", setting_seed=seed), [-1, 2**64]),
    "hash_mib": (lambda mib: jersi.Engine(hash_mib=mib), [0, -1, 2**40, HUGE]),
    "nodes": (lambda nodes: engine().analyse(START, nodes=nodes), [0, -1, 2**64]),
    "depth": (lambda depth: engine().analyse(START, depth=depth), [0, -1, 2**32]),
    "lines": (lambda lines: engine().analyse(START, nodes=10, lines=lines), [0, -1, HUGE]),
    "plies": (START.perft, [-1, 10**9]),
    "games": (lambda games: jersi.selfplay(games, nodes=1), [0, -1, 2**16, HUGE]),
    "first": (lambda first: jersi.selfplay(1, nodes=1, first=first), [-1, 2**32]),
    "pairs": (lambda pairs: jersi.play_match("random", "random", pairs=pairs), [0, -1, 2**32]),
    "opening": (lambda opening: jersi.play_match("random", "random", opening=opening), [-1, 10**6]),
    "concurrency": (lambda n: jersi.play_match("random", "random", concurrency=n), [0, -1, 10**6]),
}


@pytest.mark.parametrize("name", NUMBERS)
def test_numbers_out_of_range_are_told_by_name(name: str) -> None:
    call, numbers = NUMBERS[name]
    for number in numbers:
        with pytest.raises(ValueError, match=rf"{name} is a whole number from \d+ to \d+, not "):
            call(number)
    for other in (1.5, "7", None, math.nan, [1]):
        if other is None and name in ("nodes", "depth", "setting_seed"):
            continue
        with pytest.raises(TypeError):
            call(other)


WRONG: dict[str, tuple[Callable[[], object], type[Exception], str]] = {
    "symmetry": (lambda: START.symmetry(-1), ValueError, "six symmetries"),
    "symmetry of a turn": (lambda: START.symmetry_of_turn(HUGE, "a1-a2"), ValueError, "six symmetries"),
    "symmetry of actions": (lambda: jersi.actions.symmetry(300), ValueError, "six symmetries"),
    "cells": (lambda: jersi.actions.names(-69), ValueError, "69 and of 61"),
    "channels": (lambda: jersi.actions.channel_names(69, 10**12), ValueError, "history is"),
    "level": (lambda: engine().choose(START, -3), ValueError, "1 to 10"),
    "seconds: nothing": (lambda: engine().analyse(START, seconds=0), ValueError, "above 0"),
    "seconds: not a number": (lambda: engine().analyse(START, seconds=math.nan), ValueError, "above 0 .*, not NaN"),
    "seconds: endless": (lambda: engine().choose(START, 5, seconds=math.inf), ValueError, "above 0 .*, not inf"),
    "seconds of a match": (lambda: jersi.play_match("engine", "random", seconds=0.0), ValueError, "above 0"),
    "seconds of ages": (lambda: jersi.play_match("engine", "random", seconds=2**63), ValueError, "at most 31622400"),
    "sprt the wrong way": (lambda: jersi.play_match("random", "random", sprt=(5, 0)), ValueError, "lower one first"),
    "sprt of nothing": (lambda: jersi.play_match("random", "random", sprt=(0, math.nan)), ValueError, "two numbers"),
    "pixels": (lambda: START.svg(pixels=math.nan), ValueError, "4 to 1000"),
    "pixels of a picture": (lambda: START.png(pixels=1e9), ValueError, "4 to 256"),
    "pixels of an array": (lambda: START.rgb(pixels=257), ValueError, "4 to 256"),
    "player": (lambda: state().observe(player=-1), ValueError, "players 0 and 1"),
    "another player": (lambda: state().observe(player=2), ValueError, "players 0 and 1"),
    "layout": (lambda: state().observe(layout="rows"), ValueError, "planes and cells"),
    "type": (lambda: state().observe(dtype="float64"), ValueError, "float32 and uint8"),  # type: ignore[call-overload]
    "action": (lambda: state().action_to_string(-1), jersi.IllegalAction, "counted from 0"),
    "called so": (lambda: state().string_to_action("e4"), jersi.IllegalAction, "is called"),
    "action beyond all": (lambda: state().step(HUGE), jersi.IllegalAction, "so large a number"),
    "action below all": (lambda: state().action_to_string(-HUGE), jersi.IllegalAction, "so small a number"),
    "one of actions beyond all": (lambda: batch().step([1, HUGE, 1]), jersi.IllegalAction, "so large a number"),
    "actions without a sign": (lambda: batch().step(np.full(3, 2**64 - 1, np.uint64)), jersi.IllegalAction, "so large"),
    "actions of an empty list": (lambda: batch().step([]), ValueError, "3 games take 3 actions, not 0"),
    "actions of texts": (lambda: batch().step(["1", "2", "3"]), ValueError, "whole numbers"),
    "actions of things": (lambda: batch().step(np.array([object()] * 3)), ValueError, "whole numbers"),
    "game": (lambda: batch().position(3), IndexError, "no number 3"),
    "game before the first": (lambda: batch().stage(-1), IndexError, "no number -1"),
    "actions of two rows": (lambda: batch().step(np.zeros((3, 1), int)), ValueError, "one row"),
    "one action": (lambda: batch().step(7), ValueError, "one row"),
    "no actions": (lambda: batch().step(None), ValueError, "whole numbers"),  # type: ignore[arg-type]
    "actions that are not": (lambda: batch().step([math.nan] * 3), ValueError, "whole numbers"),
    "actions of truth": (lambda: batch().step([True] * 3), ValueError, "whole numbers"),
    "cell": (lambda: START.content("z9"), ValueError, "no cell"),
    "colour": (lambda: START.in_reserve("red"), ValueError, "no colour"),
    "view of the network": (lambda: jersi.nnue.features(START, "red"), ValueError, "no colour"),
    "evaluation": (lambda: jersi.nnue.evaluate(START, eval="guess"), ValueError, "network and handmade"),
    "network": (lambda: jersi.nnue.evaluate(START, network=b""), jersi.BadNetwork, r"\w"),
    "edition of a record": (lambda: jersi.Record.parse("1. a1-a2", edition="5"), jersi.BadGame, "no edition"),
    "house": (lambda: jersi.Position("4.8", house="quiet-limit=1"), jersi.BadGame, "quiet-limit"),
    "house of another edition": (lambda: jersi.State("4.8", house="exhaustion=9"), jersi.BadGame, "exhaustion"),
    "house twice": (lambda: jersi.Position("4.8", house="ban=two ban=one"), jersi.BadGame, "ban"),
    "no house": (lambda: jersi.Batch("4.8", 1, house="edition=2.0"), jersi.BadGame, "quiet-limit"),
    "house that is none": (lambda: jersi.Position.parse(START.text, house="bogus=1"), jersi.BadGame, "bogus"),
    "house of a text": (lambda: jersi.Position.parse(str(START), house="quiet-limit=60"), jersi.BadGame, "house"),
    "house of a position": (lambda: jersi.State(position=START, house="quiet-limit=60"), jersi.BadGame, "house"),
    "no house of a position": (lambda: jersi.Batch(n=1, position=START, house="bogus=1"), jersi.BadGame, "bogus"),
    "reserve of a position": (lambda: jersi.Batch(n=1, position=START, reserve=False), jersi.BadGame, "reserve"),
    "ransom of a position": (lambda: jersi.State(position=START, ransom=True), jersi.BadGame, "ransom"),
    "setting of a position": (lambda: jersi.State(position=START, setting="standard"), jersi.BadGame, "setting"),
    "seed of a position": (lambda: jersi.Batch(n=1, position=START, setting_seed=3), jersi.BadGame, "seed"),
    "mokca of a position": (lambda: jersi.State(position=START, mokca=True), jersi.BadGame, "guardian"),
    "no edition beside a position": (lambda: jersi.State("5.0", position=START), jersi.BadGame, "no edition"),
    "points": (lambda: jersi.Outcome(None, "tie", (1, 300), ""), ValueError, "points is a whole number from 0 to 255"),
    "actions of a pickle": (lambda: jersi.State.replay(START, [70_000], 9, 0), jersi.IllegalAction, "not 70000"),
    "nodes of a report": (lambda: jersi.lab.loads(REPORT), ValueError, "damaged"),
    "file of self-play": (lambda: jersi.SelfPlay.loads(b"no"), jersi.BadRecord, "no file of games"),
    "file of a game": (lambda: type(jersi.selfplay(1, nodes=1).games[0]).parse(b""), jersi.BadRecord, "no file"),
}


@pytest.mark.parametrize("what", WRONG)
def test_what_is_wrong_is_told(what: str) -> None:
    call, kind, words = WRONG[what]
    with pytest.raises(kind, match=words):
        call()


def test_what_is_wrong_and_very_long_is_not_repeated() -> None:
    long = "x" * 1_000_000
    calls: list[Callable[[], object]] = [
        lambda: jersi.Position(long),
        lambda: jersi.Position.parse(long),
        lambda: jersi.Position.parse(f"4.8 {long}"),
        lambda: jersi.Position("4.8", setting=long),
        lambda: jersi.Position("4.8", house=f"{long}=1"),
        lambda: START.play(long),
        lambda: START.content(long),
        lambda: START.svg(theme=long),
        lambda: START.why("a1-a2", long),
        lambda: state().string_to_action(long),
        lambda: state().observe(layout=long),
        lambda: jersi.Record.parse(long),
        lambda: jersi.play_match(long, "random"),
        lambda: jersi.selfplay(1, mix=long),
        lambda: jersi.Engine(eval=long),
    ]
    for call in calls:
        with pytest.raises(ValueError) as caught:
            call()
        assert 10 < len(str(caught.value)) < 2_000


def test_what_is_foreign_may_answer_whether_it_is_the_same() -> None:
    things = [START, START.turns()[0], state(), jersi.Record(START, []), jersi.selfplay(1, nodes=1).games[0]]
    for thing in things:
        assert thing == mock.ANY and mock.ANY == thing and not thing != mock.ANY
        assert thing.__eq__(1) is NotImplemented and thing != 1


def test_numbers_of_no_action_are_not_legal() -> None:
    here = state()
    assert not any(here.is_legal(number) for number in (-1, 9028, HUGE, -HUGE))
    assert here.is_legal(int(here.legal_actions()[0]))


def test_whole_numbers_of_numpy_will_do() -> None:
    here = jersi.State("4.8", seed=np.uint64(3), max_turns=np.int16(9), history=np.int8(1))  # type: ignore[arg-type]
    here.step(here.legal_actions()[5])
    assert here.observe(player=np.int64(1)).shape == (100, 9, 9)  # type: ignore[call-overload]
    assert START.symmetry(np.uint8(3)) == START.symmetry(3)  # type: ignore[arg-type]
    games = batch()
    games.step(games.sample().tolist())
    for kind in ("int16", "uint16", "uint64", ">i8", "O"):
        # Every second place of an array that is not to be written to.
        spread = np.repeat(games.sample(), 2).astype(kind)
        spread.flags.writeable = False
        games.step(spread[::2])
    assert games.position(np.int64(2)).turn_number == 7  # type: ignore[arg-type]


def test_whatever_tells_that_it_is_a_whole_number_will_do() -> None:
    class Three:
        """As NumPy 1 makes its numbers without a sign: one of 64 bits, which no number with a sign can shift."""

        def __index__(self) -> int:
            return 3

    here = jersi.State("4.8", seed=Three(), history=Three())  # type: ignore[arg-type]
    assert here.sample() == jersi.State("4.8", seed=3).sample() and here.is_legal(Three()) == here.is_legal(3)  # type: ignore[arg-type]
    assert START.symmetry(Three()) == START.symmetry(3)  # type: ignore[arg-type]


def test_what_is_said_beside_a_position_may_agree() -> None:
    house = "quiet-limit=60 ban=one-two"
    here = jersi.Position("4.8", reserve=False, house=house).play("a2-b2")
    assert jersi.State(position=here, reserve=False, ransom=False, house=house, mokca=False).start == here
    assert jersi.Batch(n=1, position=here, reserve=False, house="ban=one-two quiet-limit=60").start(0) == here
    assert jersi.Position.parse(str(here), house=house) == here
    assert jersi.Position.parse(here.text, "4.8", False, house=house) == here
    # A reserve of nothing is none.
    bare = jersi.Position("4.8", house="mountains=0 wise=0")
    assert bare == jersi.Position("4.8", reserve=False)
    assert jersi.State(position=bare, house="mountains=0 wise=0").start == bare
    older = jersi.Position("2.0", house="exhaustion=30")
    assert jersi.State(position=older, reserve=True, house="exhaustion=30").start == older


def test_a_game_ends_at_the_last_turn_that_can_be_told() -> None:
    near = jersi.Position("2.0").text.rsplit(maxsplit=1)[0]
    here = jersi.State(position=jersi.Position.parse(f"{near} 65533", "2.0"), max_turns=2**16 - 2)
    games = jersi.Batch(n=1, position=here.position, max_turns=2**16 - 2, auto_reset=False)
    for turn in ("a1-b1", "h1-g1"):
        assert not here.truncated
        (action,) = here.position.actions(turn)
        here.step(action)
        step = games.step([action])
    assert here.truncated and step.truncated.all() and here.position.turn_number == 65535


def test_arrays_in_another_order_are_not_filled() -> None:
    games = batch()
    mask = np.asfortranarray(np.zeros((3, games.num_actions), np.uint8))
    with pytest.raises(ValueError, match="C order"):
        games.mask(out=mask)
    assert not mask.any()
    for wrong in (np.zeros((3, games.num_actions), np.int8), np.zeros((3, 2 * games.num_actions), np.uint8)[:, ::2]):
        with pytest.raises(ValueError, match="uint8"):
            games.mask(out=wrong)  # type: ignore[arg-type]
    fixed = np.zeros((3, games.num_actions), np.uint8)
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="writable"):
        games.mask(out=fixed)


def test_every_error_has_its_code() -> None:
    raised: list[jersi.JersiError] = []
    calls: list[Callable[[], object]] = [
        lambda: START.play("e4-e5"),
        lambda: state().step(9028),
        lambda: jersi.Position("9.9"),
        lambda: jersi.Position.parse("4.8 nothing"),
        lambda: jersi.Record.parse("1. hello"),
        lambda: jersi.Engine(networks=[b"nothing"]),
        lambda: jersi.Record(START, ["a1-a2", "a1-e5"]),
        lambda: batch().step([9000] * 3),
    ]
    for call in calls:
        with pytest.raises(jersi.JersiError) as caught:
            call()
        raised.append(caught.value)
    assert all(error.code and isinstance(error.code, str) for error in raised)
    assert [error.code for error in raised[1::4]] == ["illegal-action", "no-network"]
    span = raised[6].span
    assert span is not None and "a1-e5"[span[0] : span[1]], "a place in the turn that is not legal"
