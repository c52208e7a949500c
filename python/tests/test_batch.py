"""Many games at once: the same as one by one, the same for any number of threads, and in flat memory."""

from __future__ import annotations

import copy
import os
import pickle
import signal
import subprocess
import sys
import threading
from typing import Any

import jersi
import numpy as np
import pytest

from conftest import GAMES

#: A thousand games of every edition, spread over its settings and variants.
PER_EDITION = 1000


def test_batch_equals_single_step_by_step(game: dict[str, Any]) -> None:
    """Each game of a batch, action by action, beside a state of its own, until it ends."""
    n = -(-PER_EDITION // sum(other["edition"] == game["edition"] for other in GAMES))
    singles = played_beside(game, n, seed=11, max_turns=60)
    assert pickle.loads(pickle.dumps(singles[0])) == singles[0]


def test_batch_equals_single_to_the_end_of_long_games(game: dict[str, Any]) -> None:
    """Ends by the rules, and the thousandth turn where the rules know none."""
    singles = played_beside(game, 20, seed=12, max_turns=1000)
    assert any(single.terminated for single in singles)


def played_beside(game: dict[str, Any], n: int, *, seed: int, max_turns: int) -> list[jersi.State]:
    """Plays a batch to its end beside states of their own, which are given back."""
    batch = jersi.Batch(n=n, **game, seed=seed, auto_reset=False, max_turns=max_turns)
    singles = [jersi.State(position=batch.start(i), max_turns=max_turns) for i in range(n)]
    for turn in range(5 * max_turns):
        over = np.array([single.terminated or single.truncated for single in singles])
        if over.all():
            break
        ends, actions = batch.legal()
        players = batch.players
        for i in range(n):
            mine = actions[ends[i] : ends[i + 1]]
            assert (mine == singles[i].legal_actions()).all()
            if not over[i]:
                assert players[i] == singles[i].player
        if turn % 20 == 0:
            mask = batch.mask()
            bits = np.unpackbits(batch.mask(packed=True), axis=1, bitorder="little")[:, : batch.num_actions]
            assert (mask == bits).all()
            seen = batch.observe()
            cells = batch.observe(layout="cells", dtype="uint8")
            for i in np.flatnonzero(~over)[:8]:
                assert (np.flatnonzero(mask[i]) == singles[i].legal_actions()).all()
                assert (seen[i] == singles[i].observe()).all()
                assert (cells[i] == singles[i].observe(layout="cells", dtype="uint8")).all()
        drawn = batch.sample()
        step = batch.step(drawn)
        for place in np.flatnonzero(~over):
            i = int(place)
            single = singles[i]
            single.step(int(drawn[i]))
            assert step.terminated[i] == single.terminated and step.truncated[i] == single.truncated
            assert tuple(step.rewards[i]) == single.returns
            assert batch.position(i) == single.position and batch.stage(i) == single.stage
        assert not step.rewards[over].any()
    assert all(single.terminated or single.truncated for single in singles)
    return singles


def test_batch_that_begins_anew_equals_singles_that_do(game: dict[str, Any]) -> None:
    """Where a game ends the batch tells of it, and goes on as a state of its own does from the first position of the next one."""
    n, max_turns = 16, 45
    batch = jersi.Batch(n=n, **game, seed=13, max_turns=max_turns, history=1)
    singles = [jersi.State(position=batch.start(i), max_turns=max_turns, history=1) for i in range(n)]
    shuffled, fixed = game.get("setting") == "random", jersi.Position(**game)
    ended = np.zeros(n, np.uint64)
    for turn in range(160):
        drawn = batch.sample()
        step = batch.step(drawn)
        for i, single in enumerate(singles):
            single.step(int(drawn[i]))
            over = (single.terminated, single.truncated)
            assert (step.terminated[i], step.truncated[i]) == over
            assert tuple(step.rewards[i]) == single.returns
            if any(over):
                ended[i] += 1
                start = batch.start(i)
                assert start.turn_number == 1 and start.outcome is None
                assert start != single.start if shuffled else start == fixed
                singles[i] = single = jersi.State(position=start, max_turns=max_turns, history=1)
            assert step.players[i] == single.player
            assert batch.position(i) == single.position and batch.stage(i) == single.stage
        if turn % 10 == 0:
            ends, actions = batch.legal()
            seen = batch.observe()
            for i, single in enumerate(singles):
                assert (actions[ends[i] : ends[i + 1]] == single.legal_actions()).all()
                assert (seen[i] == single.observe()).all()
    assert (batch.episodes == ended).all() and ended.min() >= 2


def test_a_pickled_game_goes_on_as_the_game_does(game: dict[str, Any]) -> None:
    state = jersi.State(**game, seed=5, max_turns=30, history=1)
    for _ in range(9):
        state.step(state.sample())
    copies = [pickle.loads(pickle.dumps(state)), state.clone(), copy.copy(state), copy.deepcopy(state)]
    while not (state.terminated or state.truncated):
        action = state.sample()
        state.step(action)
        for other in copies:
            assert other.sample() == action
            other.step(action)
            assert other == state and (other.observe() == state.observe()).all()


def test_a_pickled_batch_goes_on_as_the_batch_does(game: dict[str, Any]) -> None:
    batch = jersi.Batch(n=9, **game, seed=8, max_turns=40, history=2, threads=2)
    for _ in range(70):
        batch.step(batch.sample())
    other = pickle.loads(pickle.dumps(batch))
    third = copy.deepcopy(batch)
    assert (len(other), other.threads, other.num_actions) == (9, 2, batch.num_actions)
    for _ in range(60):
        drawn = batch.sample()
        assert (other.sample() == drawn).all() and (third.sample() == drawn).all()
        step = batch.step(drawn)
        for copied in (other, third):
            again = copied.step(drawn)
            assert all((one == two).all() for one, two in zip(again, step, strict=True))
            assert (copied.observe() == batch.observe()).all() and (copied.mask() == batch.mask()).all()
            assert (copied.episodes == batch.episodes).all()
    batch.reset(1)
    other.reset(1)
    assert (batch.hashes == other.hashes).all() and (batch.sample() == other.sample()).all()


@pytest.mark.parametrize("game", [{"edition": "2.0", "setting": "random"}, {"edition": "4.8", "ransom": True}], ids=str)
def test_threads_change_nothing(game: dict[str, Any]) -> None:
    def run(threads: int) -> list[bytes]:
        batch = jersi.Batch(n=37, **game, threads=threads, seed=3, max_turns=40)
        assert batch.threads == threads
        found = []
        for _ in range(120):
            drawn = batch.sample()
            step = batch.step(drawn)
            found.append(drawn.tobytes() + step.rewards.tobytes() + batch.hashes.tobytes())
        found.append(batch.observe().tobytes() + batch.mask(packed=True).tobytes() + batch.legal()[1].tobytes())
        return found

    alone = run(1)
    assert run(2) == alone and run(5) == alone
    batch = jersi.Batch(n=37, **game, seed=4, max_turns=40)
    assert batch.sample().tobytes() != jersi.Batch(n=37, **game, seed=3).sample().tobytes()
    first = batch.sample().tobytes()
    batch.reset(4)
    batch.sample()
    assert batch.sample().tobytes() == first


def test_threads_of_python_may_share_a_batch() -> None:
    """Whoever comes while another is at work waits, and nobody sees half a step."""
    # While pieces are placed no game ends, so all are equally far.
    batch = jersi.Batch("3.0", 1000, setting="free", seed=2)
    over = threading.Event()
    faults: list[BaseException] = []

    def look() -> None:
        try:
            while not over.is_set():
                ends, actions = batch.legal()
                assert len(ends) == 1001 and ends[-1] == len(actions)
                assert batch.observe(dtype="uint8").shape == (1000, 34, 9, 9)
                assert len(set(batch.players.tolist())) == 1, "all have taken as many turns"
        except BaseException as fault:
            faults.append(fault)

    threads = [threading.Thread(target=look) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        for _ in range(12):
            step = batch.step(batch.sample())
            assert (step.players == step.players[0]).all()
            pickle.dumps(batch)
    finally:
        over.set()
        for thread in threads:
            thread.join()
    assert not faults, faults


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system does not fork")
def test_a_batch_goes_on_in_a_process_that_was_forked() -> None:
    script = """
import jersi, os, sys
batch, engine = jersi.Batch("4.8", 64, threads=2, seed=1), jersi.Engine(hash_mib=1, threads=2)
batch.step(batch.sample())
engine.choose(batch.position(0), 3)
reader, writer = os.pipe()
child = os.fork()
drawn = batch.sample()
batch.step(drawn)
engine.choose(batch.position(0), 3)
found = drawn.tobytes() + batch.hashes.tobytes()
if child == 0:
    os.write(writer, found)
    os._exit(0)
os.close(writer)
told = os.fdopen(reader, "rb").read()
os.waitpid(child, 0)
sys.exit(0 if told == found else "the two went different ways")
"""
    # A pool without its threads would wait for ever.
    subprocess.run([sys.executable, "-B", "-c", script], check=True, timeout=120)


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="this system has no such signal")
def test_signals_are_heeded_within_a_call() -> None:
    """A call for very many games ends before it is done; had it gone on to its end, the games would have begun anew."""
    batch = jersi.Batch("2.0", 1 << 17, setting="random", seed=1)
    before = batch.hashes

    def ring(*_: object) -> None:
        raise InterruptedError

    old = signal.signal(signal.SIGALRM, ring)
    try:
        # This takes a fifth of a second of a processor.
        with pytest.raises(InterruptedError):
            signal.setitimer(signal.ITIMER_REAL, 0.02)
            batch.reset(2)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, old)
    assert (batch.hashes == before).all()
    batch.step(batch.sample())


def test_a_damaged_pickle_is_refused() -> None:
    """Whatever a pickle says, no game is beyond the arrays, and no thread nor memory is taken that could not be asked for."""
    small, large = (jersi.Batch(edition, 2, history=1) for edition in ("2.0", "4.8"))
    for batch in (small, large):
        batch.step(batch.sample())
    kept: Any = [batch._core.__reduce__() for batch in (small, large)]
    (restore, (how, games)), (_, (other, others)) = kept
    assert len(restore(how, games)) == 2

    def with_part(at: int, part: object) -> tuple[Any, ...]:
        return (*how[:at], part, *how[at + 1 :])

    (start, position, pending, seen, past, chance, episodes) = games[0]
    (start_there, position_there, _, _, past_there, _, _) = others[0]
    damaged: list[tuple[Any, Any]] = [
        (how, others),
        (other, games),
        (how, [games[0], others[0]]),
        (how, [(start_there, position, pending, seen, past, chance, episodes)]),
        (how, [(start, position_there, pending, seen, past, chance, episodes)]),
        (how, [(start, position, pending, seen, past_there, chance, episodes)]),
        (how, [(start, position, pending, seen, past * 2, chance, episodes)]),
        (how, [(start, position, 7, seen, past, chance, episodes)]),
        (how, []),
        (with_part(0, other[0]), games),
        (with_part(0, "nothing"), games),
        (with_part(3, 0), games),
        (with_part(3, 10**6), games),
        (with_part(5, 0), games),
        (with_part(5, 2**16 - 1), games),
        (with_part(7, 65), games),
    ]
    for told in damaged:
        with pytest.raises(ValueError, match="damaged"):
            restore(*told)


def test_a_batch_says_what_it_is() -> None:
    assert repr(jersi.Batch("4.8", 3, reserve=False)) == "<Batch: 3 games of 4.8 no-reserve>"


def test_a_copied_batch_goes_its_own_way() -> None:
    batch = jersi.Batch("4.8", 5, ransom=True, seed=6)
    batch.step(batch.sample())
    before = batch.hashes
    other = copy.copy(batch)
    assert type(other) is jersi.Batch and (other.sample() == batch.sample()).all()
    other.step(other.sample())
    assert (batch.hashes == before).all() and (other.hashes != before).all()


def test_finished_games_begin_anew() -> None:
    batch = jersi.Batch("2.0", 64, setting="random", seed=2)
    starts = {str(batch.start(i)) for i in range(64)}
    assert len(starts) > 60, "each is shuffled by itself"
    ended = 0
    for _ in range(400):
        step = batch.step(batch.sample())
        done = step.terminated | step.truncated
        for i in np.flatnonzero(done):
            assert batch.position(int(i)) == batch.start(int(i))
            assert batch.position(int(i)).turn_number == 1
            assert abs(step.rewards[i]).sum() in (0, 2) and step.rewards[i].sum() == 0
        ended += int(done.sum())
    assert ended == batch.episodes.sum() > 64
    assert len({str(batch.start(i)) for i in range(64)} - starts) > 30


def test_nothing_happens_if_one_action_is_wrong() -> None:
    batch = jersi.Batch("4.8", 4, seed=1)
    before = batch.hashes
    actions = batch.sample()
    actions[2] = 9000
    with pytest.raises(jersi.IllegalAction, match="game 2: action 9000"):
        batch.step(actions)
    assert (batch.hashes == before).all()
    with pytest.raises(ValueError, match="4 games take 4 actions"):
        batch.step([1, 2])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step(np.zeros(4))
    with pytest.raises(jersi.IllegalAction, match="-1 is no action"):
        batch.step([-1, -1, -1, -1])
    with pytest.raises(ValueError):
        jersi.Batch("4.8", 0)
    batch.step(batch.sample().astype(np.uint16))
    assert (batch.hashes != before).all()


def test_arrays_are_filled_in_place() -> None:
    batch = jersi.Batch("4.8", 5, reserve=False)
    mask = np.ones((5, 9028), np.uint8)
    assert batch.mask(out=mask) is mask and (mask == batch.mask()).all()
    seen = np.ones((5, 60, 9, 9), np.float32)
    assert batch.observe(out=seen) is seen and (seen == batch.observe()).all()
    with pytest.raises(ValueError, match="shape"):
        batch.mask(out=np.ones((5, 9027), np.uint8))
    with pytest.raises(ValueError, match="type float32"):
        batch.observe(out=np.ones((5, 60, 9, 9)))  # type: ignore[arg-type]


def resident() -> int:
    """The memory of this process, in KiB."""
    with open("/proc/self/status") as status:
        for line in status:
            if line.startswith("VmRSS"):
                return int(line.split()[1])
    raise AssertionError("no VmRSS")


def test_memory_is_flat_over_100_000_games() -> None:
    try:
        resident()
    except OSError:
        pytest.skip("this system does not tell the memory of a process")
    batch = jersi.Batch("4.8", 500, reserve=False, seed=1, threads=2)

    def play(games: int) -> list[int]:
        """Plays so many games, and measures now and then."""
        last, measured = batch.episodes.sum() + games, []
        while batch.episodes.sum() < last:
            for _ in range(200):
                batch.step(batch.sample())
            batch.mask(packed=True)
            batch.observe(dtype="uint8")
            batch.legal()
            measured.append(resident())
        return measured

    play(25_000)
    # A leak grows with every game. What the system hands out in one piece, for reasons of its own, does not come again.
    grown = []
    for _ in range(4):
        measured = play(75_000)
        assert len(measured) > 20
        grown.append(measured[-1] - measured[0])
        if grown[-1] < 4_000:
            return
    raise AssertionError(f"it grew by {grown} KiB, each time over 75,000 games")
