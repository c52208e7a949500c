"""A player that searches (alpha-beta over the static evaluation), against chance: ``python search_player.py``."""

import random

import jersi


def value(position: jersi.Position, depth: int, alpha: float, beta: float) -> float:
    """What a position is worth to who decides."""
    if position.outcome is not None:
        winner = position.outcome.winner
        return 0 if winner is None else (1e6 + depth) * (1 if winner == position.decider else -1)
    if depth == 0:
        return jersi.nnue.evaluate(position, eval="handmade")
    for turn in sorted(position.turns(), key=lambda turn: not turn.captures):
        after = position.play(turn)
        sign = 1 if after.decider == position.decider else -1
        bounds = (alpha, beta) if sign == 1 else (-beta, -alpha)
        alpha = max(alpha, sign * value(after, depth - 1, *bounds))
        if alpha >= beta:
            break
    return alpha


def choose(position: jersi.Position, depth: int = 1) -> jersi.Turn:
    """The best turn."""
    def worth(turn: jersi.Turn) -> float:
        after = position.play(turn)
        return value(after, depth - 1, -1e9, 1e9) * (1 if after.decider == position.decider else -1)

    return max(position.turns(), key=worth)


if __name__ == "__main__":
    rng, position = random.Random(1), jersi.Position("2.0")
    while position.outcome is None and position.turn_number < 200:
        turn = choose(position) if position.to_move == "white" else rng.choice(position.turns())
        print(position.turn_number, turn)
        position = position.play(turn)
    print(position.outcome or "broken off")
