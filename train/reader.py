"""Files of `jersi selfplay`: records of positions (.pos), and games (.jsp).

    python3 train/reader.py games/games-00000000.jsp    tells what is in it
"""

import struct
import sys
from pathlib import Path

import numpy as np

RECORD = 84
NO_SCORE = -32768
# By number, as crates/jersi-selfplay/src/start.rs has them.
STARTS = (
    "4.8-no-reserve", "4.8", "4.8-no-reserve-ransom", "4.8-ransom", "4.16", "4.16-no-reserve",
    "2.0", "2.0-random", "3.0", "3.0-mokca", "3.0-mokca-revised",
)  # fmt: skip
# Starts with mountains and wise men.
WITH_RESERVE = ("4.8", "4.8-ransom", "4.16")


def fnv1a(data):
    """The checksum of our files."""
    total = 0xCBF29CE484222325
    for byte in data:
        total = (total ^ byte) * 0x100000001B3 & 0xFFFFFFFFFFFFFFFF
    return total


def positions(path):
    """The records of a .pos file, mapped: an array of u8 with 84 columns."""
    size = Path(path).stat().st_size
    if size == 0 or size % RECORD:
        raise ValueError(f"{path}: {size} bytes are no whole number of records of {RECORD}")
    return np.memmap(path, dtype=np.uint8, mode="r").reshape(-1, RECORD)


def results(records):
    """0 for a loss of the mover, 0.5 for a tie, 1 for a win."""
    return records[:, 76].astype(np.float32) / 2


def scores(records):
    """What the search thought, in units for the mover."""
    return np.ascontiguousarray(records[:, 78:80]).view("<i2")[:, 0]


def games(records):
    """The number of each record's game."""
    return np.ascontiguousarray(records[:, 80:84]).view("<u4")[:, 0]


def held_out(numbers, share=50):
    """Which games are kept for testing: one in `share`, by a mix of the bits of their numbers."""
    mixed = numbers.astype(np.uint64) * np.uint64(0x9E3779B97F4A7C15)
    return (mixed >> np.uint64(40)) % np.uint64(share) == 0


def game_file(path):
    """A .jsp file: its terms, and its games as dictionaries."""
    data = Path(path).read_bytes()
    if data[:8] != b"JERSISP1":
        raise ValueError(f"{path}: no file of games")
    if fnv1a(data[:-8]) != struct.unpack("<Q", data[-8:])[0]:
        raise ValueError(f"{path}: the checksum is another")
    (length,) = struct.unpack_from("<I", data, 8)
    at = 12 + length
    terms = dict(line.split(" ", 1) for line in data[12:at].decode().splitlines())
    first, count = struct.unpack_from("<IH", data, at)
    at += 6
    found = []
    for n in range(count):
        start, seed, result, end, opening, check, decisions = struct.unpack_from("<BIBBBIH", data, at)
        at += 14
        turns = np.frombuffer(data, dtype=np.dtype([("index", "<u2"), ("score", "<i2")]), count=decisions, offset=at)
        at += 4 * decisions
        found.append(
            dict(number=first + n, start=STARTS[start], seed=seed, result=result, end=end, opening=opening,
                 check=check, turns=turns)
        )  # fmt: skip
    if at != len(data) - 8:
        raise ValueError(f"{path}: {len(data) - 8 - at} bytes too many")
    return terms, found


def main():
    """Tells what is in files of games."""
    for path in sys.argv[1:]:
        terms, found = game_file(path)
        for word, value in terms.items():
            print(word, value)
        print(f"games {found[0]['number']} to {found[-1]['number']}")
        print("decisions", sum(len(game["turns"]) for game in found))


if __name__ == "__main__":
    main()
