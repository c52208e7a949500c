#!/usr/bin/env python3
"""The long test of training: PyTorch learns from games of a few positions a turn, and what it exports says the same in whole
numbers. It needs the program (target/deep/jersi or target/release/jersi, or JERSI) and PyTorch; a minute on a processor.
"""

import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np
import torch

import export
import fixture
import reader
import reference
import train

HERE = Path(__file__).resolve().parent


def program():
    """The program, built if it is nowhere."""
    root = HERE.parent
    if "JERSI" in os.environ:
        return os.environ["JERSI"]
    for profile in ("release", "deep"):
        if (root / "target" / profile / "jersi").exists():
            return root / "target" / profile / "jersi"
    subprocess.run(["cargo", "build", "--profile", "deep", "-p", "jersi"], cwd=root, check=True)
    return root / "target" / "deep" / "jersi"


def main():
    jersi = program()
    with tempfile.TemporaryDirectory() as folder:
        room = Path(folder)
        subprocess.run([jersi, "selfplay", "run", "--games", "256", "--nodes", "20", "--threads", str(os.cpu_count()), "--out", room / "games"], check=True)
        for aim in export.AIMS:
            positions = room / f"{aim}.pos"
            subprocess.run([jersi, "selfplay", "export", room / "games", "--aim", aim, "--out", positions], check=True)
            command = [sys.executable, "-B", HERE / "train.py", positions, "--aim", aim, "--out", room, "--batch", "256", "--held-out", "5", "--lambda", "0", "--device", "cpu"]
            subprocess.run([*command, "--epochs", "2", "--rate", "0.004"], check=True)
            first, *_, last = json.loads((room / f"{aim}.manifest.json").read_text())["epochs"]
            assert last["loss"] < 0.85 * first["loss"], f"{aim}: the loss on games held out goes from {first['loss']} to {last['loss']}"
            # Weights are rounded while training, so the whole numbers are what was trained, less the fraction.
            with np.load(room / f"{aim}.npz") as weights:
                net = train.Net(1)
                net.take(weights)
            records = np.array(reader.positions(positions)[:500])
            with torch.no_grad():
                by_row, by_matrix = (
                    net(*train.Inputs(torch.device("cpu"), dense)(torch.from_numpy(records))) for dense in (False, True)
                )
            assert (by_row - by_matrix).abs().max() < 1e-4, "the GPU's way and the processor's are the same"
            units = by_row.numpy() * train.UNITS
            whole = reference.Network((room / f"{aim}.jnet").read_bytes()).units(records)
            assert np.abs(units - whole).max() < 1.01, np.abs(units - whole).max()
            # It goes on from a checkpoint, and plays.
            subprocess.run([*command, "--epochs", "1", "--init", room / f"{aim}.npz", "--rate", "0.0005"], check=True)
        networks = [word for aim in export.AIMS for word in ("--network", room / f"{aim}.jnet")]
        subprocess.run([jersi, "selfplay", "run", "--games", "64", "--nodes", "20", "--eval", "network", *networks, "--out", room / "again"], check=True)
    committed = (fixture.DATA / "outputs.txt").read_text()
    fixture.main()
    now = (fixture.DATA / "outputs.txt").read_text()
    (fixture.DATA / "outputs.txt").write_text(committed)
    apart = np.abs(np.array(committed.split(), dtype=float) - np.array(now.split(), dtype=float)).max()
    assert apart < 0.01, f"PyTorch says otherwise than it did: {apart}"


if __name__ == "__main__":
    main()
