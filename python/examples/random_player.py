"""A game of two players who know the rules and nothing else: ``python random_player.py [EDITION] [SEED]``."""

import random
import sys

import jersi


def main(edition: str = "4.8", seed: str = "1") -> None:
    """Plays a game and prints it."""
    rng = random.Random(int(seed))
    start = position = jersi.Position(edition)
    turns: list[jersi.Turn] = []
    while position.outcome is None and len(turns) < 500:
        turn = rng.choice(position.turns())
        turns.append(turn)
        position = position.play(turn)
    print(jersi.Record(start, turns, {"White": "chance", "Black": "chance"}))
    print(position.board())
    print(position.outcome or "broken off")


if __name__ == "__main__":
    main(*sys.argv[1:])
