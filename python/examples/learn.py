"""A small policy that learns by self-play, with NumPy alone, in a minute or two on one core: ``python learn.py [STEPS]``.

The policy is a softmax over the legal actions. Each action has three features: which piece moves and how far up the board, what is
captured where it arrives, and what on the way. They are weighed by 66 numbers, learned by REINFORCE with both sides playing the same
policy: the features of chosen actions, less those that were expected, are summed over a game and added to the weights of the
winner, and taken from them for the loser. At the end it meets chance.
"""

import sys
import time

import jersi
import numpy as np

EDITION = "2.0"
CELLS, NOTHING = 61, 5
PIECES, PROGRESS = NOTHING + 1, 9
FEATURES = PIECES * PROGRESS + PIECES + PIECES


def geometry() -> tuple[np.ndarray, np.ndarray, np.ndarray, np.ndarray]:
    """For each action: the cells where it begins, arrives and goes by, and the rows it climbs, from the names of the table."""
    cells = {name: number for number, name in enumerate(jersi.actions.cell_names(CELLS))}
    rows = []
    for name in jersi.actions.names(CELLS):
        way = [cells.get(cell, -1) for cell in name.replace("=", "-").split("-")]
        climb = ord(name.replace("=", "-").split("-")[-1][0]) - ord(name[0]) if way[0] >= 0 else 0
        rows.append((way[0], way[-1] if way[0] >= 0 else -1, way[1] if len(way) == 3 else -1, np.clip(climb, -4, 4) + 4))
    return tuple(np.array(column) for column in zip(*rows, strict=True))  # type: ignore[return-value]


FROM, TO, VIA, CLIMB = geometry()


class Policy:
    """Weights of features."""

    def __init__(self) -> None:
        self.weights = np.zeros(FEATURES)

    def features(self, batch: jersi.Batch, games: np.ndarray, actions: np.ndarray) -> np.ndarray:
        """The three features of each legal action."""
        seen = batch.observe(layout="cells", dtype="uint8")
        # Channels 0 to 9 are own pieces alone and on top, 14 to 23 the enemy's. Cell -1 is no cell, where nothing stands.
        own, enemy = (
            np.pad(np.where(kinds.any(2), kinds.argmax(2), NOTHING), ((0, 0), (0, 1)), constant_values=NOTHING)
            for kinds in (seen[:, :, 0:5] | seen[:, :, 5:10], seen[:, :, 14:19] | seen[:, :, 19:24])
        )
        moved = own[games, FROM[actions]] * PROGRESS + CLIMB[actions]
        taken = PIECES * PROGRESS + enemy[games, TO[actions]]
        on_the_way = PIECES * PROGRESS + PIECES + enemy[games, VIA[actions]]
        return np.stack([moved, taken, on_the_way], axis=1)

    def act(self, batch: jersi.Batch, rng: np.random.Generator) -> tuple[np.ndarray, np.ndarray]:
        """An action of each game by lot, and the gradient of its log probability."""
        ends, actions = batch.legal()
        games = np.repeat(np.arange(len(batch)), np.diff(ends))
        features = self.features(batch, games, actions)
        logits = self.weights[features].sum(axis=1)
        # The Gumbel trick: the largest of logits with such noise is a draw from their softmax.
        noisy = logits + rng.gumbel(size=len(logits))
        best = np.flatnonzero(noisy == np.maximum.reduceat(noisy, ends[:-1])[games])
        chosen = best[np.unique(games[best], return_index=True)[1]]
        odds = np.exp(logits - np.maximum.reduceat(logits, ends[:-1])[games])
        odds /= np.add.reduceat(odds, ends[:-1])[games]
        place = games[:, None] * FEATURES + features
        size = len(batch) * FEATURES
        gradient = -np.bincount(place.ravel(), np.repeat(odds, 3), size)
        gradient += np.bincount(place[chosen].ravel(), minlength=size)
        return actions[chosen], gradient.reshape(len(batch), FEATURES)


def learn(steps: int, games: int = 256, rate: float = 0.02, seed: int = 1) -> Policy:
    """Self-play of one policy."""
    policy, rng = Policy(), np.random.default_rng(seed)
    batch = jersi.Batch(EDITION, games, seed=seed, max_turns=150)
    traces = np.zeros((games, 2, FEATURES))
    lengths = np.zeros((games, 2, 1))
    for _ in range(steps):
        players = batch.players
        actions, gradient = policy.act(batch, rng)
        traces[np.arange(games), players] += gradient
        lengths[np.arange(games), players] += 1
        step = batch.step(actions)
        over = step.terminated | step.truncated
        if over.any():
            # Long games would drown short ones, so each is worth its mean.
            mean = traces[over] / np.maximum(lengths[over], 1)
            policy.weights += rate * (step.rewards[over][:, :, None] * mean).sum(axis=(0, 1))
            traces[over] = 0
            lengths[over] = 0
    return policy


def meet_chance(policy: Policy, games: int = 200, seed: int = 7) -> tuple[int, int, int]:
    """Wins, ties and losses against chance: half of the games with each colour."""
    rng = np.random.default_rng(seed)
    batch = jersi.Batch(EDITION, games, seed=seed)
    mine = np.arange(games) % 2
    result = np.zeros(games, int)
    over = np.zeros(games, bool)
    while not over.all():
        chosen, _ = policy.act(batch, rng)
        step = batch.step(np.where(batch.players == mine, chosen, batch.sample()))
        # Games that are over begin anew; only the first of each place counts.
        new = (step.terminated | step.truncated) & ~over
        result[new] = step.rewards[new, mine[new]]
        over |= new
    return int((result > 0).sum()), int((result == 0).sum()), int((result < 0).sum())


if __name__ == "__main__":
    start = time.perf_counter()
    trained = learn(int(sys.argv[1]) if len(sys.argv) > 1 else 800)
    print(f"learned in {time.perf_counter() - start:.0f} s")
    for name, player in (("before", Policy()), ("after", trained)):
        wins, ties, losses = meet_chance(player)
        print(f"{name} learning, against chance: {wins} won, {ties} tied, {losses} lost")
