#!/usr/bin/env python3
"""What a network says of positions, in whole numbers as docs/network.md has them: slow, and to compare with."""

import argparse
import struct
from pathlib import Path

import numpy as np

import export
import features
import fixture
import reader

UNITS = 250
MOST_UNITS = 20_000


class Network:
    """A network from the bytes of a .jnet file."""

    def __init__(self, data, path="the network"):
        if data[:8] != b"JERSINN1" or reader.fnv1a(data[:-8]) != struct.unpack("<Q", data[-8:])[0]:
            raise ValueError(f"{path}: no sound network")
        self.aim, buckets, groups, inputs = struct.unpack_from("<BBHI", data, 8)
        at = 16

        def take(kind, *shape):
            nonlocal at
            count = int(np.prod(shape))
            values = np.frombuffer(data, dtype=kind, count=count, offset=at).reshape(shape)
            at += values.nbytes
            return values.astype(np.int64)

        self.first = take("i1", inputs, groups)
        self.bias = take("<i2", groups)
        self.output = take("i1", buckets, 2, groups)
        self.output_bias = take("<i4", buckets)
        assert at == len(data) - 8
        # The column of neuron (symmetry, group) is that of the input's image.
        images = features.symmetry_inputs()
        columns = np.concatenate([self.first[image] for image in images], axis=1)
        self.columns = np.vstack([columns, np.zeros((1, columns.shape[1]), dtype=np.int64)])

    def weights(self):
        """The same as floats, as training has them."""
        ones = export.HIDDEN_ONE, export.OUTPUT_ONE
        return dict(
            W0=self.first / ones[0],
            b0=self.bias / ones[0],
            Wo=self.output / ones[1],
            bo=self.output_bias / (ones[0] ** 2 * ones[1]),
        )

    def units(self, records):
        """What each record is worth to its mover."""
        pieces, others = features.piece_inputs(records), features.other_inputs(records).astype(np.int64)
        buckets = features.buckets(records)
        total = self.output_bias[buckets].copy()
        bias = np.tile(self.bias, features.SYMMETRIES)
        behind = self.columns[features.PIECE_INPUTS : features.INPUTS]
        for player in range(2):
            hidden = bias + self.columns[pieces[player]].sum(axis=1) + others[player] @ behind
            assert np.abs(hidden).max() < 2**15
            active = np.clip(hidden, 0, 127)
            weights = np.tile(self.output[buckets, player], (1, features.SYMMETRIES))
            total += (active * weights * active).sum(axis=1)
        scaled = np.abs(total) * UNITS // (127 * 127 * 64) * np.sign(total)
        return np.clip(scaled, -MOST_UNITS, MOST_UNITS)


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("network", type=Path, nargs="?")
    parser.add_argument("positions", type=Path)
    parser.add_argument("--first", type=int, help="only so many records")
    parser.add_argument("--made-up", action="store_true", help="by the made-up networks of fixture.py, each aim by its own")
    options = parser.parse_args()
    records = np.array(reader.positions(options.positions)[: options.first])
    if options.made_up == bool(options.network):
        parser.error("name a network, or --made-up")
    if options.made_up:
        units = fixture.by_aim(records, lambda aim, picked: Network(fixture.made_up(aim)).units(picked))
    else:
        units = Network(options.network.read_bytes(), options.network).units(records)
    for worth in units:
        print(int(worth))


if __name__ == "__main__":
    main()
