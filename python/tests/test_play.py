"""Engine, levels, self-play, matches; Ctrl-C and other threads."""

from __future__ import annotations

import copy
import multiprocessing
import os
import pickle
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import jersi
import numpy as np
import pytest

NETWORKS = Path(__file__).resolve().parents[2] / "crates/jersi-engine/networks"


def test_analysis_has_lines() -> None:
    engine = jersi.Engine(hash_mib=16)
    start = jersi.Position("4.8", reserve=False)
    found = engine.analyse(start, nodes=5_000, lines=3)
    assert len(found.lines) == 3 and found.nodes >= 5_000 and found.depth >= 2
    assert found.best is not None and start.is_legal(found.best) and str(found.best) == found.lines[0].turns[0]
    chances = [line.chance for line in found.lines]
    assert chances == sorted(chances, reverse=True) and all(0 < chance < 1 for chance in chances)
    for line in found.lines:
        here = start
        for turn in line.turns:
            here = here.play(turn)
    engine.clear()
    again = engine.analyse(start, nodes=5_000, lines=3)
    assert [line.turns for line in again.lines] == [line.turns for line in found.lines]


def test_a_win_is_seen() -> None:
    here = jersi.Position.parse("7/3K-4/7/3k-4/9/8/7/8/7 w - 0 29", "4.8")
    line = jersi.Engine(hash_mib=1).analyse(here, depth=3).lines[0]
    assert (line.end_in, line.units, line.chance) == (1, None, 1.0)
    over = here.play(line.turns[0])
    assert jersi.Engine(hash_mib=1).analyse(over, depth=1).lines == []
    with pytest.raises(ValueError, match="over"):
        jersi.Engine(hash_mib=1).choose(over, 3)


def test_evaluations_differ() -> None:
    here = jersi.Position("4.8").play("a2-b2=d3")
    by_network, by_hand = jersi.nnue.evaluate(here), jersi.nnue.evaluate(here, eval="handmade")
    assert by_network != by_hand
    files = sorted(NETWORKS.glob("*.nnue")) or sorted(path for path in NETWORKS.iterdir() if path.stat().st_size > 100_000)
    assert files
    values = set()
    for file in files:
        try:
            values.add(jersi.nnue.evaluate(here, network=file.read_bytes()))
        except jersi.BadNetwork:
            continue
    assert by_network in values
    with pytest.raises(jersi.BadNetwork):
        jersi.Engine(networks=[b"nothing"])
    with pytest.raises(ValueError, match="network and handmade"):
        jersi.Engine(eval="guess")


def test_levels_err_alike_by_seed() -> None:
    start = jersi.Position("3.0", setting="standard-mokca")
    turns = [jersi.Engine(hash_mib=1).choose(start, 2, seed=seed) for seed in (1, 1, 2, 3, 4)]
    assert turns[0] == turns[1] and len(set(turns)) > 1
    assert start.is_legal(jersi.Engine(hash_mib=1).choose(start, nodes=500))
    with pytest.raises(ValueError, match="1 to 10"):
        jersi.Engine().choose(start, 11)
    with pytest.raises(ValueError, match="nodes, depth or seconds"):
        jersi.Engine().analyse(start)


def test_other_threads_run_meanwhile() -> None:
    engine = jersi.Engine(hash_mib=1)
    assert_others_run_during(lambda: engine.analyse(jersi.Position("4.8"), seconds=0.3), calls=20)


def test_other_threads_run_while_files_are_read() -> None:
    games, file, took = 250, b"", 0.0
    # So many games that a fast machine has work for some time too.
    while took < 0.05:
        games *= 2
        file = jersi.selfplay(games, nodes=1, mix="4.8-no-reserve").file
        begin = time.monotonic()
        jersi.SelfPlay.loads(file)
        took = time.monotonic() - begin
    assert_others_run_during(lambda: jersi.SelfPlay.loads(file), calls=100)


def assert_others_run_during(call: Callable[[], object], calls: int) -> None:
    """Another thread goes on while a call is at work; so many calls may be needed on a busy machine."""
    counted = 0
    done = threading.Event()

    def count() -> None:
        nonlocal counted
        while not done.is_set():
            counted += 1
            time.sleep(0.001)

    thread = threading.Thread(target=count)
    thread.start()
    made = 0
    try:
        # With the GIL held it would be once a call.
        while counted < 10 + 2 * made and made < calls:
            made += 1
            call()
    finally:
        done.set()
        thread.join()
    assert counted >= 10 + 2 * made, f"the GIL was held: {counted} times in {made} calls"


@pytest.mark.skipif(os.name == "nt", reason="signals differ")
@pytest.mark.parametrize(
    "call",
    [
        "jersi.Engine(hash_mib=1).analyse(jersi.Position('4.8'), seconds=600)",
        "jersi.Engine(hash_mib=1, threads=2).choose(jersi.Position('4.8'), 10, seconds=600)",
        "jersi.Position('4.8').perft(9)",
        "jersi.selfplay(10_000, nodes=20_000)",
        "jersi.selfplay(1, nodes=10**12, threads=2)",
        "jersi.play_match('engine', 'engine', pairs=1000, nodes=10**12)",
        "jersi.play_match('random', 'cmd:sleep 600', pairs=1)",
    ],
)
def test_ctrl_c_is_heeded(call: str) -> None:
    assert_stopped(f"    {call}")


@pytest.mark.skipif(os.name == "nt", reason="signals differ")
def test_ctrl_c_is_heeded_while_another_thread_has_the_engine() -> None:
    assert_stopped(
        "    engine, start = jersi.Engine(hash_mib=1), jersi.Position('4.8')\n"
        "    threading.Thread(target=lambda: engine.analyse(start, seconds=600), daemon=True).start()\n"
        "    time.sleep(0.2)\n"
        "    engine.analyse(start, nodes=1)"
    )


def assert_stopped(work: str) -> None:
    """Some work in a process of its own is ended by Ctrl-C."""
    # Whoever is started in the background is told to ignore Ctrl-C, and Python would abide by that.
    script = f"""
import jersi, os, signal, threading, time
signal.signal(signal.SIGINT, signal.default_int_handler)
try:
    print("ready", flush=True)
{work}
except KeyboardInterrupt:
    print("stopped", flush=True)
    os._exit(0)
"""
    child = subprocess.Popen([sys.executable, "-c", script], stdout=subprocess.PIPE, text=True)
    try:
        assert child.stdout is not None and child.stdout.readline() == "ready\n"
        time.sleep(0.5)
        begin = time.monotonic()
        child.send_signal(signal.SIGINT)
        out, _ = child.communicate(timeout=30)
        # Within a second; a machine with much else to do is given more.
        assert (out, child.returncode) == ("stopped\n", 0) and time.monotonic() - begin < 10
    finally:
        # Whatever went wrong, nothing goes on for hours.
        child.kill()
        child.wait()


def test_what_was_found_is_pickled() -> None:
    engine, start = jersi.Engine(hash_mib=1), jersi.Position("4.8", reserve=False)
    found = engine.analyse(start, nodes=500, lines=2)
    again = pickle.loads(pickle.dumps(found))
    assert again == found and again.best == found.best and copy.deepcopy(found.lines[1]) == found.lines[1]
    assert found.lines[0] != found.lines[1]
    data = jersi.selfplay(3, nodes=20, mix="all")
    back = pickle.loads(pickle.dumps(data))
    assert back == data and back.file == data.file and (back.records == data.records).all()
    assert back.games == data.games and pickle.loads(pickle.dumps(data.games[2])) == data.games[2]
    assert pickle.loads(pickle.dumps(data.games[1])).turns == data.games[1].turns and len(set(data.games)) == 3
    result = jersi.play_match("minimax:1", "random", reserve=False)
    other = pickle.loads(pickle.dumps(result))
    assert (other.wins, other.draws, other.losses, other.pairs) == (result.wins, result.draws, result.losses, result.pairs)
    assert other.records == result.records and (other.elo, other.error) == (result.elo, result.error)
    assert other == result != jersi.play_match("minimax:1", "random", reserve=False, seed=2) and other != 1


def test_an_engine_is_pickled_as_it_was_made() -> None:
    file = sorted(NETWORKS.glob("home*"), key=lambda path: path.stat().st_size)[-1].read_bytes()
    engine, start = jersi.Engine(hash_mib=2, networks=[file]), jersi.Position("4.8", reserve=False)
    found = engine.analyse(start, nodes=500)
    for other in (pickle.loads(pickle.dumps(engine)), copy.copy(engine), copy.deepcopy(engine)):
        assert repr(other) == repr(engine) and other.hash_mib == 2
        assert other.analyse(start, nodes=500).lines == found.lines
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        # A process that ends while it begins leaves the others waiting.
        turns = pool.starmap_async(jersi.Engine.choose, [(engine, start, level) for level in (2, 5)]).get(120)
    assert turns == [jersi.Engine(hash_mib=2, networks=[file]).choose(start, level) for level in (2, 5)]


def test_files_of_selfplay_are_read(tmp_path: Path) -> None:
    data = jersi.selfplay(3, nodes=20, mix="all", first=5)
    (tmp_path / "games").write_bytes(data.file)
    again = jersi.SelfPlay.load(tmp_path / "games")
    assert again == data and (again.numbers == data.numbers).all() and hash(again) == hash(data)
    broken = bytearray(data.file)
    broken[-20] ^= 1
    with pytest.raises(jersi.BadRecord, match="checksum"):
        jersi.SelfPlay.loads(bytes(broken))


def test_selfplay_is_the_same_on_any_threads() -> None:
    one = jersi.selfplay(6, nodes=30, seed=7, mix="all")
    two = jersi.selfplay(6, nodes=30, seed=7, mix="all", threads=3)
    assert (one.records == two.records).all() and one.file == two.file
    assert jersi.selfplay(6, nodes=30, seed=8, mix="all").file != one.file
    later = jersi.selfplay(2, nodes=30, seed=7, mix="all", first=4)
    assert [game.turns for game in later.games] == [game.turns for game in one.games[4:]]
    assert set(one.results.tolist()) <= {-1, 0, 1} and len(one.values) == len(one.records) == len(one.numbers)
    game = one.games[0]
    here = game.positions[0]
    for n, turn in enumerate(game.turns):
        assert here == game.positions[n]
        here = here.play(turn)
    assert len(game.scores) == len(game) and game.scores[: game.opening] == [None] * game.opening
    assert {number for number in one.numbers.tolist()} <= set(range(6))
    with pytest.raises(ValueError, match="no mix"):
        jersi.selfplay(1, mix="chess")


def test_records_of_selfplay_are_positions() -> None:
    data = jersi.selfplay(3, nodes=30, mix="4.8-no-reserve")
    positions = {game: [p for p in played.positions] for game, played in enumerate(data.games)}
    cells = jersi.actions.cell_names(69)
    for row, number, squares in zip(data.records, data.numbers, data.squares, strict=True):
        matches = 0
        for here in positions[int(number)]:
            order = cells if here.to_move == "white" else cells[::-1]
            counts = [len(here.content(cell)) for cell in order]
            expected = [0 if byte == 0x80 else (1 if byte >> 4 == 0 else 2) for byte in squares]
            matches += counts == expected
        assert matches >= 1, row
        break
    assert isinstance(data.squares, np.ndarray)


def test_a_match_with_a_program_that_speaks_ugi() -> None:
    engine = Path(__file__).with_name("ugi_player.py")
    program = f"cmd:{shlex.quote(sys.executable)} {shlex.quote(str(engine))}"
    result = jersi.play_match("engine:3", program, pairs=1, reserve=False, seed=3)
    assert result.wins + result.draws + result.losses == 2 and result.forfeits == 0
    assert sum(result.pairs) == 1 and len(result.records) == 2
    for record in result.records:
        assert record.result is not None and len(record) > 5
    assert result.wins >= 1 and result.losses == 0, "whoever plays the first turn it finds is no match for level 3"


def test_a_match_begins_as_it_is_told() -> None:
    def start(**options: Any) -> jersi.Position:
        return jersi.play_match("random", "random", opening=0, **options).records[0].positions[0]

    for seed in (0, 4, 5):
        here = jersi.Position("2.0", setting="random", seed=seed)
        assert start(edition="2.0", setting="random", setting_seed=seed) == here
    shuffled = jersi.play_match("random", "random", pairs=3, opening=0, edition="2.0", setting="random")
    assert len({str(record.positions[0]) for record in shuffled.records}) == 3, "each pair is shuffled by itself"
    free = start(edition="3.0", setting="free", mokca=True)
    assert free == jersi.Position("3.0", setting="free", mokca=True) != jersi.Position("3.0", setting="free")
    with pytest.raises(jersi.BadGame, match="seed"):
        start(setting_seed=4)


def test_a_player_that_is_not_there() -> None:
    with pytest.raises(ValueError):
        jersi.play_match("engine:3", "cmd:no-such-program-anywhere")
    with pytest.raises(ValueError, match="engine:99"):
        jersi.play_match("engine:99", "random")
