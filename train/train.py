#!/usr/bin/env python3
"""Trains a network on positions of self-play (docs/training.md) with PyTorch, on one GPU or none.

All positions lie on the device as bytes. On a GPU a batch becomes a dense matrix of 0 and 1, one row a player, and is multiplied by
the first layer, whose 192 neurons are gathered from 32 by the six symmetries; on a processor the rows of active inputs are added up.
"""

import argparse
import hashlib
import json
import math
import platform
import signal
import threading
import time
from pathlib import Path

import numpy as np
import torch

import export
import features
import reader
import reference

UNITS = 250.0
# Columns of the dense matrix: a whole number of tiles, and a place for what names no input.
WIDTH = 3200
HIDDEN_MOST, OUTPUT_MOST = 0.99, 1.98
TEST_MOST = 400_000
# The arrays of a checkpoint.
STORED = ("W0", "b0", "Wo", "bo")
# Ctrl-C ends training early; what is learned is kept.
STOP = threading.Event()


def stored(weights, one):
    """Weights as they will be stored, in whole numbers; the gradient passes as if they were not rounded."""
    scaled = weights * one
    return scaled + (scaled.round() - scaled).detach()


class Net(torch.nn.Module):
    """Two perspectives, one hidden layer tied by symmetry, one output a bucket."""

    def __init__(self, seed):
        super().__init__()
        dice = torch.Generator().manual_seed(seed)

        def normal(*shape, std):
            return torch.nn.Parameter(torch.randn(*shape, generator=dice) * std)

        self.W0 = normal(features.INPUTS, features.GROUPS, std=0.03)
        # What an input shares with others (a factoriser): few games teach it, and it is added in when the network is stored.
        self.shared = normal(features.SHARED + 1, features.GROUPS, std=0.03)
        with torch.no_grad():
            self.shared[features.KINDS * 2 * features.SQUARES :] = 0
        rows = torch.from_numpy(features.shared_rows()).reshape(-1)
        self.register_buffer("rows", rows, persistent=False)
        self.b0 = torch.nn.Parameter(torch.full((features.GROUPS,), 0.2))
        self.Wo = normal(features.BUCKETS, 2, features.GROUPS, std=0.05)
        self.bo = torch.nn.Parameter(torch.zeros(features.BUCKETS))
        images = torch.from_numpy(features.symmetry_inputs()).reshape(-1)
        self.register_buffer("images", images, persistent=False)

    def own_layer(self):
        """The weights of one neuron of each group: of its own and shared, as far as they can be stored."""
        shared = torch.cat([self.shared[:-1], torch.zeros_like(self.shared[-1:])])
        both = shared.index_select(0, self.rows).view(features.INPUTS, 2, features.GROUPS).sum(1)
        return (self.W0 + both).clamp(-HIDDEN_MOST, HIDDEN_MOST)

    def first_layer(self, kind):
        """The weights of all 192 neurons in 127ths, with empty rows up to the width of the dense matrix.

        Whole numbers up to 256 are exact in bfloat16, so the product is what the engine adds up, bit for bit, wherever it
        matters.
        """
        whole = stored(self.own_layer(), export.HIDDEN_ONE)
        tied = whole.index_select(0, self.images).view(features.SYMMETRIES, features.INPUTS, features.GROUPS)
        full = tied.permute(1, 0, 2).reshape(features.INPUTS, features.HIDDEN)
        return torch.nn.functional.pad(full, (0, 0, 0, WIDTH - features.INPUTS)).to(kind)

    def forward(self, inputs, buckets):
        """Logits of the mover's chance, from the inputs of all movers and, behind them, of the others."""
        bias = stored(self.b0, export.HIDDEN_ONE).repeat(features.SYMMETRIES)
        if isinstance(inputs, tuple):
            active, offsets = inputs
            weights = self.first_layer(torch.float32)
            hidden = torch.nn.functional.embedding_bag(active, weights, offsets, mode="sum") + bias
        else:
            hidden = (inputs @ self.first_layer(inputs.dtype)).float() + bias
        active = (hidden / export.HIDDEN_ONE).clamp(0, 1).square().view(2, -1, features.SYMMETRIES, features.GROUPS).sum(2)
        weights = (stored(self.Wo, export.OUTPUT_ONE) / export.OUTPUT_ONE)[buckets]
        return self.bo[buckets] + (active[0] * weights[:, 0] + active[1] * weights[:, 1]).sum(1)

    @torch.no_grad()
    def clip(self):
        """Keeps weights where they can be stored."""
        self.Wo.clamp_(-OUTPUT_MOST, OUTPUT_MOST)

    @torch.no_grad()
    def take(self, weights):
        """Goes on from the weights of a checkpoint or a network, which has what is shared added in."""
        found = {name: torch.from_numpy(np.asarray(weights[name], dtype=np.float32)) for name in STORED}
        self.load_state_dict(found | dict(shared=torch.zeros_like(self.shared)))

    def weights(self):
        """The weights as arrays."""
        found = dict(self.named_parameters(), W0=self.own_layer())
        return {name: found[name].detach().float().cpu().numpy() for name in STORED}


class Inputs:
    """The inputs of a batch, on the device: a dense matrix, or the numbers of those that are active."""

    def __init__(self, device, dense=None):
        self.dense = device.type == "cuda" if dense is None else dense
        self.kind = torch.bfloat16
        table = torch.from_numpy(features.square_tables())  # (player, piece, byte, square)
        self.table = table.permute(0, 2, 3, 1).reshape(2, 256 * features.SQUARES, 2).to(device)
        self.squares = torch.arange(features.SQUARES, device=device)
        self.fighters = torch.from_numpy(features.fighter_table()).to(device)
        self.clock = torch.tensor(features.CLOCK_CLASSES, device=device)
        self.steps = torch.tensor([0, 1, 2, 3, 0, 1, 0, 1, 2, 3, 0, 1], device=device)
        own = [0, 0, 0, 0, 1, 1, 2, 2, 2, 2, 3, 3]
        other = [2, 2, 2, 2, 3, 3, 0, 0, 0, 0, 1, 1]
        self.places = torch.tensor([own, other], device=device)

    def __call__(self, records):
        board = records[:, : features.SQUARES].long()
        count = len(records)
        buckets = (self.fighters[board].sum(1) // 4).clamp(max=features.BUCKETS - 1)
        flat = board * features.SQUARES + self.squares
        found = self.table[:, flat].reshape(2, count, 2 * features.SQUARES)
        rest = records[:, features.SQUARES : 75].long()
        others = torch.empty(2, count, 19, dtype=torch.bool, device=records.device)
        others[:, :, :12] = (rest[:, self.places] > self.steps).permute(1, 0, 2)
        others[:, :, 12:18] = rest[:, 4:5] <= self.clock
        others[:, :, 18] = (rest[:, 5] & 1).bool()
        if self.dense:
            dense = torch.zeros(2, count, WIDTH, dtype=self.kind, device=records.device)
            dense.scatter_(2, found, 1.0)
            dense[:, :, features.PIECE_INPUTS : features.INPUTS] = others.to(self.kind)
            return dense.view(2 * count, WIDTH), buckets
        numbers = torch.arange(features.PIECE_INPUTS, features.INPUTS, device=records.device)
        every = torch.cat([found, torch.where(others, numbers, features.NONE)], 2).view(2 * count, -1)
        there = every != features.NONE
        offsets = torch.zeros(2 * count, dtype=torch.long, device=records.device)
        offsets[1:] = there.sum(1).cumsum(0)[:-1]
        return (every[there], offsets), buckets


def log_loss(logits, results):
    """How badly results are foretold."""
    return torch.nn.functional.binary_cross_entropy_with_logits(logits, results).item()


def best_log_loss(logits, results):
    """The same with the scale that foretells best, and that scale."""
    scales = [2 ** (n / 8) for n in range(-24, 17)]
    return min((log_loss(logits * scale, results), scale) for scale in scales)


class Data:
    """Positions on the device: bytes, results and what the search thought."""

    def __init__(self, records, device):
        self.records = torch.from_numpy(np.ascontiguousarray(records[:, :75])).to(device)
        self.results = torch.from_numpy(reader.results(records)).to(device)
        self.scores = torch.from_numpy(reader.scores(records).astype(np.float32)).to(device) / UNITS

    def __len__(self):
        return len(self.records)

    def targets(self, rows, share):
        return share * self.results[rows] + (1 - share) * torch.sigmoid(self.scores[rows])


@torch.no_grad()
def test(net, inputs, data, options):
    """Losses on games that were held out."""
    logits = []
    for first in range(0, len(data), options.batch):
        logits.append(net(*inputs(data.records[first : first + options.batch])))
    logits = torch.cat(logits)
    every = slice(None)
    target = data.targets(every, options.share)
    best, scale = best_log_loss(logits, data.results)
    search, search_scale = best_log_loss(data.scores, data.results)
    return dict(
        loss=(torch.sigmoid(logits) - target).abs().pow(options.power).mean().item(),
        result=log_loss(logits, data.results),
        result_best=best, scale=scale, search_best=search, search_scale=search_scale,
    )  # fmt: skip


def rate_at(progress, most, least, warm=0.04):
    """One cycle: up quickly, down along a cosine."""
    if progress < warm:
        return most * (0.05 + 0.95 * progress / warm)
    return least + (most - least) * 0.5 * (1 + math.cos(math.pi * (progress - warm) / (1 - warm)))


def train(net, inputs, learn, check, options):
    """Goes through the positions until the epochs or the seconds are over; the losses of each epoch."""
    device = learn.records.device
    optimiser = torch.optim.AdamW(net.parameters(), lr=options.rate, weight_decay=options.decay)
    dice = torch.Generator(device=device).manual_seed(options.seed)
    batch = min(options.batch, len(learn))
    batches = len(learn) // batch
    begun, step = time.monotonic(), 0
    epochs = [dict(epoch=0, seconds=0.0) | test(net, inputs, check, options)]
    say(epochs[0])
    best = (epochs[0]["loss"], 0, net.weights())
    for epoch in range(options.epochs):
        order = torch.randperm(len(learn), generator=dice, device=device)
        total, done = torch.zeros((), device=device), 0
        for n in range(batches):
            progress = step / (options.epochs * batches)
            if options.seconds:
                progress = max(progress, (time.monotonic() - begun) / options.seconds)
            if progress >= 1 or STOP.is_set():
                break
            for group in optimiser.param_groups:
                group["lr"] = rate_at(progress, options.rate, options.least_rate)
            rows = order[n * batch : (n + 1) * batch]
            logits = net(*inputs(learn.records[rows]))
            loss = (torch.sigmoid(logits) - learn.targets(rows, options.share)).abs().pow(options.power).mean()
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            net.clip()
            total, done, step = total + loss.detach(), done + 1, step + 1
            # Commands run ahead of the device; the clock must not.
            if step % 32 == 0 and device.type == "cuda":
                torch.cuda.synchronize()
        if not done:
            break
        told = dict(epoch=epoch + 1, seconds=round(time.monotonic() - begun, 1), train=total.item() / done)
        if epoch % options.test_every == 0 or epoch + 1 == options.epochs:
            told |= test(net, inputs, check, options)
            best = min(best, (told["loss"], epoch + 1, net.weights()), key=lambda known: known[0])
        epochs.append(told)
        say(told)
        if progress >= 1 or STOP.is_set():
            break
    final = dict(epoch="end", seconds=round(time.monotonic() - begun, 1)) | test(net, inputs, check, options)
    best = min(best, (final["loss"], "end", net.weights()), key=lambda known: known[0])
    # Long training learns games by heart: what foretold games held out best is what is kept.
    final["best_epoch"] = best[1]
    epochs.append(final)
    say(final)
    return epochs, best[2]


def say(told):
    print(" ".join(f"{k} {v:.5f}" if isinstance(v, float) and k != "seconds" else f"{k} {v}" for k, v in told.items()), flush=True)


def sha256(path):
    with open(path, "rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def beginning(path):
    """The weights of a checkpoint, or of a network as it is stored, which are rounded."""
    if path.suffix == ".jnet":
        return reference.Network(path.read_bytes(), path).weights()
    with np.load(path) as weights:
        return {name: weights[name] for name in STORED}


def arguments():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("positions", nargs="+", type=Path, help=".pos files of jersi selfplay export")
    parser.add_argument("--aim", choices=export.AIMS, required=True)
    parser.add_argument("--out", type=Path, required=True, help="folder: AIM.jnet, AIM.npz, AIM.manifest.json")
    parser.add_argument("--init", type=Path, help="a checkpoint (.npz) or a network (.jnet) to go on from")
    parser.add_argument("--lambda", dest="share", type=float, default=0.3, help="share of the result in the target")
    parser.add_argument("--power", type=float, default=2.0)
    parser.add_argument("--batch", type=int, default=4096)
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--seconds", type=float, help="end earlier, with the rate brought down in time")
    parser.add_argument("--held-out", type=int, default=50, help="one game in so many is for testing")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--least-rate", type=float, default=1e-5)
    parser.add_argument("--decay", type=float, default=0.01)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test-every", type=int, default=1, help="epochs between tests")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--commit", default="unknown", help="of the program that made the games and of this one")
    parser.add_argument("--no-hash", action="store_true", help="leave the sha256 of the data out of the manifest")
    return parser.parse_args()


def main():
    options = arguments()
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, lambda *_: STOP.set())
    begun = time.monotonic()
    device = torch.device(options.device)
    records = np.concatenate([reader.positions(path) for path in options.positions])
    held = reader.held_out(reader.games(records), options.held_out)
    if held.all() or not held.any():
        raise SystemExit("too few games: none would be left to train or to test with")
    learn, check = Data(records[~held], device), Data(records[held][:TEST_MOST], device)
    counts = np.bincount(records[:, 75], minlength=len(reader.STARTS))
    games = len(np.unique(reader.games(records)))
    say(dict(positions=len(learn), held_out=len(check), games=games, device=str(device), ready=time.monotonic() - begun))
    net = Net(options.seed)
    if options.init:
        net.take(beginning(options.init))
    net = net.to(device)
    epochs, weights = train(net, Inputs(device), learn, check, options)
    # What no game shows learned nothing: nought is smaller in a file than what chance began with.
    weights["W0"][~features.seen_inputs(records)] = 0
    options.out.mkdir(parents=True, exist_ok=True)
    checkpoint, network = options.out / f"{options.aim}.npz", options.out / f"{options.aim}.jnet"
    np.savez(checkpoint, **weights)
    network.write_bytes(export.to_bytes(weights, options.aim))
    manifest = dict(
        aim=options.aim, commit=options.commit,
        options={name: str(value) if isinstance(value, Path) else value for name, value in vars(options).items()
                 if name not in ("positions", "out")},
        data=[dict(file=path.name, positions=path.stat().st_size // reader.RECORD,
                   sha256=None if options.no_hash else sha256(path)) for path in options.positions],
        positions=dict(train=len(learn), held_out=int(held.sum()), games=games,
                       by_start={name: int(count) for name, count in zip(reader.STARTS, counts) if count}),
        network=dict(file=network.name, bytes=network.stat().st_size, sha256=sha256(network)),
        torch=torch.__version__, device=torch.cuda.get_device_name() if device.type == "cuda" else platform.machine(),
        seconds=round(time.monotonic() - begun, 1), epochs=epochs,
    )  # fmt: skip
    (options.out / f"{options.aim}.manifest.json").write_text(json.dumps(manifest, indent=1, default=str) + "\n")


if __name__ == "__main__":
    main()
