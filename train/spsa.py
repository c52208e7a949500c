#!/usr/bin/env python3
"""SPSA (simultaneous perturbation stochastic approximation): tunes many options of an engine at once by its games.

    python3 train/spsa.py --jersi target/release/jersi --engine 'TUNED engine' --steps 2700 \\
        --rules '--edition 2.0' --rules '--edition 3.0 --setting standard-mokca' \\
        razoring_margin=250:50:10..1000 delta_pruning_margin=150:40:0..1000

TUNED is a tuning build (docs/ugi.md). An option is NAME=VALUE:STEP:LEAST..MOST. In each step all values go up or down at
random by about STEP, what came of it plays a few games against the opposite, and all values move towards the winner. The same
seed and limits find the same values. What was found is to be believed only after `jersi match --sprt` with other openings.
"""

import argparse
import json
import random
import re
import shlex
import subprocess
import sys
from dataclasses import dataclass

# The usual exponents, by which steps and perturbations shrink (Spall 1998).
ALPHA = 0.602
GAMMA = 0.101
OPTION = re.compile(r"(\w+)=(-?\d+):(\d+):(-?\d+)\.\.(-?\d+)")


@dataclass
class Option:
    name: str
    value: float
    step: int
    least: int
    most: int

    def within(self, value):
        return max(self.least, min(self.most, value))


def option(text):
    match = OPTION.fullmatch(text)
    if not match:
        raise argparse.ArgumentTypeError(f"{text!r} is not NAME=VALUE:STEP:LEAST..MOST, such as razoring_margin=250:50:10..1000")
    name, *numbers = match.groups()
    value, step, least, most = map(int, numbers)
    if step == 0 or not least <= value <= most:
        raise argparse.ArgumentTypeError(f"{text!r}: the step is at least 1, and the value lies between {least} and {most}")
    return Option(name, float(value), step, least, most)


def least(bound):
    def read(text):
        number = int(text)
        if number < bound:
            raise argparse.ArgumentTypeError(f"{text} is less than {bound}")
        return number

    return read


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("options", nargs="+", type=option, metavar="NAME=VALUE:STEP:LEAST..MOST")
    parser.add_argument("--jersi", default="jersi", help="the program that referees")
    parser.add_argument("--engine", required=True, help="the command of the engine that is tuned")
    parser.add_argument("--rules", action="append", help="words of `jersi match`, several in turn: --rules=--no-reserve")
    parser.add_argument("--steps", type=least(1), default=2000)
    parser.add_argument("--games", type=least(2), default=4, help="games of a step")
    parser.add_argument("--nodes", type=least(1), default=3000, help="positions a decision")
    parser.add_argument("--rate", type=float, default=0.01, help="how far a point moves a value at the end, in steps")
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def points(asked, rules, number, pairs):
    """Wins less losses of the values above against those below."""
    words = [asked.jersi, "match", "--first", f"cmd:{asked.engine}", "--second", f"cmd:{asked.engine}", "--json"]
    for tuned, above, below in pairs:
        words += ["--first-option", f"{tuned.name}={above}", "--second-option", f"{tuned.name}={below}"]
    words += ["--nodes", str(asked.nodes), "--games", str(asked.games), "--opening", "6", "--seed", str(number)]
    words += ["--hash", "8", "--resign", "moves=3", "score=1000", *shlex.split(rules)]
    try:
        played = subprocess.run(words, capture_output=True, text=True, check=False)
    except OSError as why:
        sys.exit(f"{asked.jersi} cannot be started: {why.strerror}; --jersi names the program")
    if played.returncode != 0:
        sys.exit(f"{shlex.join(words)}\n{played.stderr.strip()}")
    result = json.loads(played.stdout)
    if result["forfeits"]:
        sys.exit(f"{shlex.join(words)}\nan engine forfeited: {'; '.join(map(str, result['reasons']))}")
    return result["wins"] - result["losses"]


def main():
    asked = arguments()
    chance = random.Random(asked.seed)
    rules = asked.rules or [""]
    early = asked.steps / 10
    for step in range(1, asked.steps + 1):
        size = (asked.steps / step) ** GAMMA
        rate = asked.rate * ((early + asked.steps) / (early + step)) ** ALPHA / size**2
        signs = [chance.choice((-1, 1)) for _ in asked.options]

        def moved(tuned, sign):
            # Between two whole numbers the nearer one is the likelier.
            return tuned.within(int(tuned.value + sign * tuned.step * size + chance.random()))

        pairs = [(tuned, moved(tuned, sign), moved(tuned, -sign)) for tuned, sign in zip(asked.options, signs)]
        won = points(asked, rules[step % len(rules)], asked.seed * 1_000_000 + step, pairs)
        for tuned, sign in zip(asked.options, signs):
            tuned.value = tuned.within(tuned.value + rate * size * won * sign * tuned.step)
        if step % 100 == 0 or step == asked.steps:
            values = " ".join(f"{tuned.name}={round(tuned.value)}" for tuned in asked.options)
            print(f"{step * asked.games} games: {values}", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit(130)
