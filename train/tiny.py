#!/usr/bin/env python3
"""Trains a tiny network with NumPy alone, in seconds: the recipe of train.py with one group of six tied neurons for each of
a few groups, to see that positions can be learned from. It prints the loss on games held out, before and after.
"""

import argparse
from pathlib import Path

import numpy as np

import features
import reader

UNITS = 250.0


class Tiny:
    """Two perspectives, tied by symmetry, one set of output weights."""

    def __init__(self, groups, seed):
        dice = np.random.default_rng(seed)
        self.images = features.symmetry_inputs()
        self.weights = dict(
            W0=dice.normal(0, 0.05, (features.INPUTS, groups)), b0=np.full(groups, 0.3),
            Wo=dice.normal(0, 0.2, (2, groups)), bo=np.zeros(1),
        )  # fmt: skip
        self.moments = {name: (np.zeros_like(w), np.zeros_like(w)) for name, w in self.weights.items()}
        self.step = 0

    def columns(self):
        """The weights of all neurons for each input; those of an input that is none are 0."""
        tied = self.weights["W0"][self.images]  # (symmetry, input, group)
        empty = np.zeros((features.SYMMETRIES, 1, tied.shape[2]))
        return np.concatenate([tied, empty], axis=1)

    def forward(self, inputs):
        """Logits, and what the gradient needs."""
        hidden = [self.columns()[:, rows].sum(axis=2) + self.weights["b0"] for rows in inputs]
        held = [np.clip(layer, 0, 1) for layer in hidden]
        logits = self.weights["bo"][0] + sum((h * h).sum(axis=0) @ w for h, w in zip(held, self.weights["Wo"]))
        return logits, hidden, held

    def learn(self, inputs, target, rate):
        """One step of Adam on a batch."""
        logits, hidden, held = self.forward(inputs)
        chance = 1 / (1 + np.exp(-logits))
        slope = 2 * (chance - target) * chance * (1 - chance) / len(target)
        gradient = {name: np.zeros_like(w) for name, w in self.weights.items()}
        gradient["bo"][0] = slope.sum()
        first = np.zeros((features.SYMMETRIES, features.INPUTS + 1, self.weights["W0"].shape[1]))
        for player, rows in enumerate(inputs):
            gradient["Wo"][player] = ((held[player] ** 2).sum(axis=0) * slope[:, None]).sum(axis=0)
            inside = (hidden[player] > 0) & (hidden[player] < 1)
            back = 2 * held[player] * inside * self.weights["Wo"][player] * slope[None, :, None]
            gradient["b0"] += back.sum(axis=(0, 1))
            for symmetry in range(features.SYMMETRIES):
                spread = np.broadcast_to(back[symmetry][:, None], (*rows.shape, back.shape[2]))
                np.add.at(first[symmetry], rows.reshape(-1), spread.reshape(-1, back.shape[2]))
        for symmetry, image in enumerate(self.images):
            # Images of different inputs are different, so nothing is added twice to one place.
            gradient["W0"][image] += first[symmetry, : features.INPUTS]
        self.step += 1
        for name, weight in self.weights.items():
            mean, square = self.moments[name]
            mean += 0.1 * (gradient[name] - mean)
            square += 0.001 * (gradient[name] ** 2 - square)
            fair = (mean / (1 - 0.9**self.step), square / (1 - 0.999**self.step))
            weight -= rate * fair[0] / (np.sqrt(fair[1]) + 1e-8)


def inputs_of(records):
    """The inputs of both players as lists of one length; the others are none."""
    pieces = features.piece_inputs(records)
    others = features.other_inputs(records)
    numbers = np.where(others, features.PIECE_INPUTS + np.arange(19), features.NONE)
    both = np.sort(np.concatenate([pieces, numbers], axis=2), axis=2)
    longest = (both != features.NONE).sum(axis=2).max()
    return both[:, :, :longest]


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("positions", type=Path)
    parser.add_argument("--groups", type=int, default=4)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--epochs", type=int, default=4)
    parser.add_argument("--most", type=int, default=6000, help="positions at the most")
    parser.add_argument("--rate", type=float, default=0.003)
    options = parser.parse_args()
    records = np.array(reader.positions(options.positions)[: options.most])
    target = 0.5 * reader.results(records) + 0.5 / (1 + np.exp(-reader.scores(records) / UNITS))
    held = reader.held_out(reader.games(records), share=5)
    inputs = inputs_of(records)
    tiny = Tiny(options.groups, seed=1)

    def loss():
        chance = 1 / (1 + np.exp(-tiny.forward(inputs[:, held])[0]))
        return ((chance - target[held]) ** 2).mean()

    train = np.flatnonzero(~held)
    dice = np.random.default_rng(2)
    print(f"positions {len(train)} held_out {held.sum()}")
    # What somebody who knows nothing of a position would lose.
    print(f"constant loss {((target[~held].mean() - target[held]) ** 2).mean():.5f}")
    print(f"epoch 0 loss {loss():.5f}")
    for epoch in range(options.epochs):
        dice.shuffle(train)
        for first in range(0, len(train) - options.batch + 1, options.batch):
            rows = train[first : first + options.batch]
            tiny.learn(inputs[:, rows], target[rows], options.rate)
        print(f"epoch {epoch + 1} loss {loss():.5f}", flush=True)


if __name__ == "__main__":
    main()
