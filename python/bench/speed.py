"""How fast the environments are, beside PettingZoo's chess in the same run: ``python speed.py [THREADS]``.

Times are CPU time of the process, so that other work on the machine disturbs them less; with several threads wall-clock time too.
Actions are drawn by lot. Chess needs ``pip install "pettingzoo[classic]"``.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

import jersi
import numpy as np

KINDS: dict[str, dict[str, bool]] = {"4.8 without reserve": {"reserve": False}, "4.8 with reserve": {}}


def timed(work: Callable[[], int], seconds: float = 1.0) -> tuple[float, float]:
    """Steps a second of CPU time, and of wall-clock time."""
    work()
    steps, wall, cpu = 0, time.perf_counter(), time.process_time()
    while time.process_time() - cpu < seconds:
        steps += work()
    return steps / (time.process_time() - cpu), steps / (time.perf_counter() - wall)


def single(**kind: Any) -> Callable[[], int]:
    """One game: an action by lot and a step, a call each."""
    state = jersi.State("4.8", **kind)

    def work() -> int:
        nonlocal state
        for _ in range(500):
            state.step(state.sample())
            if state.terminated:
                state = jersi.State("4.8", **kind)
        return 500

    return work


def single_listed(**kind: Any) -> Callable[[], int]:
    """One game, with the list of its legal actions each step, as a policy would want it."""
    state, rng = jersi.State("4.8", **kind), np.random.default_rng(1)

    def work() -> int:
        nonlocal state
        for number in rng.random(500):
            legal = state.legal_actions()
            state.step(int(legal[int(number * len(legal))]))
            if state.terminated:
                state = jersi.State("4.8", **kind)
        return 500

    return work


def batch(n: int, threads: int, *wanted: str, **kind: Any) -> Callable[[], int]:
    """Many games: actions by lot, a step, and what is wanted besides."""
    games = jersi.Batch("4.8", n, threads=threads, **kind)
    mask = np.empty((n, 9028), np.uint8)
    bits = np.empty((n, 1129), np.uint8)
    seen = np.empty((n, 60, 9, 9), np.float32)
    extras: dict[str, Callable[[], object]] = {
        "lists": games.legal,
        "bits": lambda: games.mask(packed=True, out=bits),
        "bytes": lambda: games.mask(out=mask),
        "observations": lambda: games.observe(out=seen),
    }

    def work() -> int:
        games.step(games.sample())
        for name in wanted:
            extras[name]()
        return n

    return work


def batch_steps_only(n: int, **kind: Any) -> tuple[float, float]:
    """The step alone, without drawing the actions."""
    games = jersi.Batch("4.8", n, **kind)
    steps, cpu = 0, 0.0
    while cpu < 1.0:
        actions = games.sample()
        begin = time.process_time()
        games.step(actions)
        cpu += time.process_time() - begin
        steps += n
    return steps / cpu, steps / cpu


def pettingzoo(make: Callable[[], object]) -> Callable[[], int]:
    """An AEC environment: `last`, an action by lot from the mask, `step`."""
    env, rng = make(), np.random.default_rng(1)

    def work() -> int:
        steps = 0
        env.reset(seed=1)  # type: ignore[attr-defined]
        for _ in env.agent_iter(200):  # type: ignore[attr-defined]
            observation, _, terminated, truncated, _ = env.last()  # type: ignore[attr-defined]
            if terminated or truncated:
                break
            env.step(int(rng.choice(np.flatnonzero(observation["action_mask"]))))  # type: ignore[attr-defined]
            steps += 1
        return steps

    return work


def main(threads: int) -> None:
    """Prints a table."""
    rows: list[tuple[str, str, tuple[float, float]]] = []
    for name, kind in KINDS.items():
        rows.append(("one game, drawn and stepped", name, timed(single(**kind))))
        rows.append(("one game, legal actions as an array", name, timed(single_listed(**kind))))
        rows.append(("512 games, drawn and stepped", name, timed(batch(512, 1, **kind))))
        rows.append(("512 games, stepped (drawing not counted)", name, batch_steps_only(512, **kind)))
        for wanted in ("lists", "bits", "bytes", "observations"):
            rows.append((f"512 games, with {wanted}", name, timed(batch(512, 1, wanted, **kind))))
        if threads > 1:
            rows.append((f"4096 games, {threads} threads", name, timed(batch(4096, threads, **kind))))
    try:
        from jersi import pettingzoo as ours

        rows.append(("PettingZoo, JERSI", "4.8 without reserve", timed(pettingzoo(lambda: ours.env("4.8", reserve=False)))))
        from pettingzoo.classic import chess_v6

        rows.append(("PettingZoo, chess_v6", "chess", timed(pettingzoo(chess_v6.env))))
    except ImportError as missing:
        print(f"not compared: {missing}")
    print(f"{'what':44} {'game':22} {'steps/s (CPU)':>15} {'(wall)':>12}")
    for what, game, (cpu, wall) in rows:
        print(f"{what:44} {game:22} {cpu:15,.0f} {wall:12,.0f}")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1)
