"""The inputs of the network (docs/network.md), by tables that know every byte of a square."""

import numpy as np

SQUARES = 69
ROW_LENGTHS = (7, 8, 7, 8, 9, 8, 7, 8, 7)
KINDS = 8
SLOTS = 23
PIECE_INPUTS = SLOTS * 2 * SQUARES
INPUTS = PIECE_INPUTS + 19
# Indices that name no input point here: one behind the last.
NONE = INPUTS
GROUPS = 32
SYMMETRIES = 6
HIDDEN = SYMMETRIES * GROUPS
BUCKETS = 8
EMPTY = 0x80
CLOCK_CLASSES = (20, 15, 10, 6, 3, 1)
# Rock, paper, scissors and fool fight.
FIGHTERS = (1, 2, 3, 4)
# Rock becomes scissors, scissors become paper, paper becomes rock.
CYCLE = {1: 3, 3: 2, 2: 1}


def mirrored_squares():
    """Where each square lies when left and right are changed."""
    mirrored, first = [], 0
    for length in ROW_LENGTHS:
        mirrored += [first + length - 1 - n for n in range(length)]
        first += length
    return np.array(mirrored)


def slot_of(kind, place):
    """The slot of a kind that stands alone, on top of a stack, or below."""
    return {"alone": kind, "top": KINDS + kind, "below": 2 * KINDS + kind - 1}[place]


def piece_input(slot, colour, square):
    """The number of the input of a piece."""
    return (slot * 2 + colour) * SQUARES + square


def square_tables():
    """For both players, the mover first: the inputs of the upper and the lower piece of a byte on a square.

    Shape (2 players, 2 pieces, 256 bytes, 69 squares); squares are those of the record, so of the mover.
    """
    table = np.full((2, 2, 256, SQUARES), NONE, dtype=np.int64)
    squares = np.arange(SQUARES)
    for byte in range(256):
        top, below = byte & 15, byte >> 4
        if below == EMPTY >> 4:
            continue
        for player in range(2):
            seen = squares if player == 0 else SQUARES - 1 - squares
            stacked = below & 7 != 0
            slot = slot_of(top & 7, "top" if stacked else "alone")
            table[player, 0, byte] = piece_input(slot, top >> 3 ^ player, seen)
            if stacked:
                slot = slot_of(below & 7, "below")
                table[player, 1, byte] = piece_input(slot, below >> 3 ^ player, seen)
    return table


def fighter_table():
    """How many pieces that fight a byte has."""
    counts = np.zeros(256, dtype=np.int64)
    for byte in range(256):
        if byte >> 4 != EMPTY >> 4:
            counts[byte] = int(byte & 7 in FIGHTERS) + int(byte >> 4 & 7 in FIGHTERS)
    return counts


def symmetry_inputs():
    """The image of each input under each symmetry, number 3 * mirror + cycles: shape (6, INPUTS)."""
    mirrored = mirrored_squares()
    images = np.tile(np.arange(INPUTS), (SYMMETRIES, 1))
    for mirror in range(2):
        for cycles in range(3):
            for slot in range(SLOTS):
                place = "alone" if slot < KINDS else "top" if slot < 2 * KINDS else "below"
                kind = slot if place == "alone" else slot - KINDS if place == "top" else slot - 2 * KINDS + 1
                for _ in range(cycles):
                    kind = CYCLE.get(kind, kind)
                for colour in range(2):
                    first = piece_input(slot, colour, 0)
                    squares = mirrored if mirror else np.arange(SQUARES)
                    images[3 * mirror + cycles, first : first + SQUARES] = piece_input(
                        slot_of(kind, place), colour, squares
                    )
    return images


# Rows that inputs share while training: a kind of a colour on a square wherever in a stack, a slot of a colour on any square.
SHARED = KINDS * 2 * SQUARES + SLOTS * 2


def shared_rows():
    """The two rows that each input shares with others; those that share nothing have the row behind the last: (INPUTS, 2)."""
    rows = np.full((INPUTS, 2), SHARED)
    for slot in range(SLOTS):
        kind = slot if slot < KINDS else slot - KINDS if slot < 2 * KINDS else slot - 2 * KINDS + 1
        for colour in range(2):
            first = piece_input(slot, colour, 0)
            rows[first : first + SQUARES, 0] = piece_input(kind, colour, np.arange(SQUARES))
            rows[first : first + SQUARES, 1] = KINDS * 2 * SQUARES + slot * 2 + colour
    return rows


def piece_inputs(records):
    """The inputs of pieces of some records: (2 players, records, 138), NONE where there is nothing."""
    table = square_tables()
    squares = np.arange(SQUARES)
    boards = records[:, :SQUARES].astype(np.int64)
    found = table[:, :, boards, squares]  # (player, piece, record, square)
    return np.moveaxis(found, 1, 3).reshape(2, len(records), 2 * SQUARES)


def other_inputs(records):
    """The 19 inputs behind those of pieces, as 0 and 1: (2 players, records, 19)."""
    reserve, clock, flags = records[:, 69:73].astype(np.int64), records[:, 73], records[:, 74]
    out = np.zeros((2, len(records), 19), dtype=np.uint8)
    for player in range(2):
        counts = reserve if player == 0 else reserve[:, [2, 3, 0, 1]]
        column = 0
        for place, most in enumerate((4, 2, 4, 2)):
            for k in range(most):
                out[player, :, column] = counts[:, place] > k
                column += 1
        for most in CLOCK_CLASSES:
            out[player, :, column] = clock <= most
            column += 1
        out[player, :, column] = flags & 1
    return out


def seen_inputs(records, most=200_000):
    """Which inputs the records show, their images included; looked for in a part of them, spread evenly."""
    records = records[:: max(1, len(records) // most)]
    seen = np.zeros(INPUTS + 1, dtype=bool)
    for first in range(0, len(records), 10_000):
        part = records[first : first + 10_000]
        seen[piece_inputs(part).ravel()] = True
        seen[PIECE_INPUTS:INPUTS] |= other_inputs(part).any(axis=(0, 1))
    shown = np.flatnonzero(seen[:INPUTS])
    seen[symmetry_inputs()[:, shown].ravel()] = True
    return seen[:INPUTS]


def input_lists(record):
    """The inputs of one record, sorted, for the mover and for the other."""
    pieces, others = piece_inputs(record[None]), other_inputs(record[None])
    lists = []
    for player in range(2):
        found = [int(n) for n in pieces[player, 0] if n != NONE]
        found += [PIECE_INPUTS + int(n) for n in np.flatnonzero(others[player, 0])]
        lists.append(sorted(found))
    return lists


def buckets(records):
    """The set of output weights of each record."""
    fighters = fighter_table()[records[:, :SQUARES]].sum(axis=1)
    return np.minimum(BUCKETS - 1, fighters // 4)
