#!/usr/bin/env python3
"""From weights as floats (.npz) to a network of the engine (.jnet), as docs/network.md has it."""

import argparse
import struct
from pathlib import Path

import numpy as np

import features
from reader import fnv1a

MAGIC = b"JERSINN1"
# By their numbers in files.
AIMS = ("home", "hunt", "reserve")
HIDDEN_ONE = 127
OUTPUT_ONE = 64


def rounded(weights, one, most, kind):
    """Weights as whole numbers, a half away from zero, at most `most` either way."""
    scaled = np.asarray(weights, dtype=np.float64) * one
    whole = np.sign(scaled) * np.floor(np.abs(scaled) + 0.5)
    return np.clip(whole, -most, most).astype(kind)


def quantise(weights):
    """The whole numbers of a network: from a dictionary with W0 (F, G), b0 (G), Wo (8, 2, G), bo (8)."""
    return dict(
        W0=rounded(weights["W0"], HIDDEN_ONE, 126, np.int8),
        b0=rounded(weights["b0"], HIDDEN_ONE, 32_000, np.int16),
        Wo=rounded(weights["Wo"], OUTPUT_ONE, 127, np.int8),
        bo=rounded(weights["bo"], HIDDEN_ONE * HIDDEN_ONE * OUTPUT_ONE, 2**31 - 1, np.int32),
    )


def to_bytes(weights, aim):
    """The file of a network."""
    whole = quantise(weights)
    inputs, groups = whole["W0"].shape
    assert inputs == features.INPUTS and whole["Wo"].shape == (features.BUCKETS, 2, groups)
    body = MAGIC + struct.pack("<BBHI", AIMS.index(aim), features.BUCKETS, groups, inputs)
    for name, kind in (("W0", "i1"), ("b0", "<i2"), ("Wo", "i1"), ("bo", "<i4")):
        body += whole[name].astype(kind).tobytes()
    return body + struct.pack("<Q", fnv1a(body))


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("weights", type=Path, help="a checkpoint, .npz")
    parser.add_argument("--aim", choices=AIMS, required=True)
    parser.add_argument("--out", type=Path, required=True, help="the network, .jnet")
    options = parser.parse_args()
    with np.load(options.weights) as weights:
        options.out.write_bytes(to_bytes(weights, options.aim))


if __name__ == "__main__":
    main()
