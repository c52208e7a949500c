#!/usr/bin/env python3
"""What PyTorch says of some positions, for the tests to compare the engine with (train/test-data).

The network is made up by a rule that the test of the engine knows too. The positions come from that test:

    JERSI_WRITE=1 cargo test -p jersi-selfplay --test network
    python3 train/fixture.py
    cargo test -p jersi-selfplay --test network
"""

import struct
from pathlib import Path

import numpy as np

import features
import reader

DATA = Path(__file__).resolve().parent / "test-data"


def rolls(count, seed):
    """The numbers of the engine's `Dice`."""
    with np.errstate(over="ignore"):
        z = np.uint64(seed) + np.arange(1, count + 1, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        z = (z ^ z >> np.uint64(30)) * np.uint64(0xBF58476D1CE4E5B9)
        z = (z ^ z >> np.uint64(27)) * np.uint64(0x94D049BB133111EB)
        return z ^ z >> np.uint64(31)


def made_up(aim):
    """The file of a network whose weights are drawn: aim 0 is home, 1 is hunt, 2 is reserve."""
    groups, inputs, buckets = features.GROUPS, features.INPUTS, features.BUCKETS
    counts = (inputs * groups, groups, buckets * 2 * groups, buckets)
    drawn = (rolls(sum(counts), 16 + aim) >> np.uint64(33)).astype(np.int64)
    first, bias, output, output_bias = np.split(drawn, np.cumsum(counts)[:-1])
    body = b"JERSINN1" + struct.pack("<BBHI", aim, buckets, groups, inputs)
    body += (first % 81 - 40).astype("i1").tobytes() + (bias % 101 - 20).astype("<i2").tobytes()
    body += (output % 41 - 20).astype("i1").tobytes() + ((output_bias % 2001 - 1000) * 1000).astype("<i4").tobytes()
    return body + struct.pack("<Q", reader.fnv1a(body))


def by_aim(records, judge):
    """What `judge` says of the records of each aim, in the order of the records."""
    aims = np.where(records[:, 75] >= reader.STARTS.index("2.0"), 1, 0)
    aims[np.isin(records[:, 75], [reader.STARTS.index(start) for start in reader.WITH_RESERVE])] = 2
    outputs = np.zeros(len(records))
    for aim in range(3):
        outputs[aims == aim] = judge(aim, records[aims == aim])
    return outputs


def weights(network):
    """The weights of a reference network as floats."""
    return dict(
        W0=network.first / 127, b0=network.bias / 127, Wo=network.output / 64, bo=network.output_bias / (127 * 127 * 64)
    )


def main():
    import torch

    import reference
    import train

    records = np.array(reader.positions(DATA / "positions.pos"))

    def units(aim, picked):
        net = train.Net(1)
        net.take(weights(reference.Network(made_up(aim))))
        with torch.no_grad():
            logits = net(*train.Inputs(torch.device("cpu"))(torch.from_numpy(picked)))
        return logits.double().numpy() * train.UNITS

    outputs = by_aim(records, units)
    (DATA / "outputs.txt").write_text("".join(f"{units:.3f}\n" for units in outputs))


if __name__ == "__main__":
    main()
