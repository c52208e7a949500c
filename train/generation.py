#!/usr/bin/env python3
"""One or two generations of self-play and training on one machine with a GPU, within a time.

    python3 train/generation.py --jersi target/release/jersi --out OUT --budget 440

Games by hand, networks from them; games by these networks, networks from all of it. While networks are trained, the
processors go on playing. Whatever is done lies in OUT as soon as it is done: gen0.tar and gen1.tar (networks, checkpoints, manifests),
log.txt, and the games as games-N.tar.xz, the newest first, as far as OUT may hold them. docs/training.md tells the rest.
"""

import argparse
import concurrent.futures
import io
import lzma
import os
import shutil
import signal
import subprocess
import sys
import tarfile
import time
from pathlib import Path

import export

HERE = Path(__file__).resolve().parent
# Where not all networks came out well, one of them goes on with games of its own alone.
ALONE = dict(home="4.8-no-reserve", hunt="hunt", reserve="reserve")
MIB = 1 << 20


class School:
    def __init__(self, options):
        self.options = options
        self.begun = time.monotonic()
        self.out = options.out
        self.out.mkdir(parents=True, exist_ok=True)
        self.log = open(self.out / "log.txt", "a", buffering=1)
        self.room = options.room
        self.room.mkdir(parents=True, exist_ok=True)

    def left(self):
        return self.options.budget - (time.monotonic() - self.begun)

    def say(self, text):
        line = f"[{time.monotonic() - self.begun:6.1f}] {text}"
        print(line, flush=True)
        self.log.write(line + "\n")

    def start(self, name, *command):
        """Begins something; what it says goes to a file of its own."""
        said = open(self.room / f"{name}.log", "wb")
        command = [str(word) for word in command]
        self.say(f"{name}: {' '.join(command)}")
        environment = dict(os.environ, PYTHONUNBUFFERED="1")
        process = subprocess.Popen(command, stdout=said, stderr=subprocess.STDOUT, env=environment)
        process.name, process.begun = name, time.monotonic()
        return process

    def wait(self, process, seconds):
        """Waits so long at the most, and tells how it went."""
        try:
            process.wait(max(1, seconds))
        except subprocess.TimeoutExpired:
            self.say(f"{process.name}: too long, ended")
            process.send_signal(signal.SIGINT)
            try:
                process.wait(5)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        said = (self.room / f"{process.name}.log").read_text(errors="replace").strip().splitlines()
        for line in said[-self.options.tail :]:
            self.say(f"{process.name}: {line[:400]}")
        self.say(f"{process.name}: exit {process.returncode} after {time.monotonic() - process.begun:.1f} s")
        return process.returncode == 0

    def play(self, name, folder, seconds, threads, seed, nodes, *more, mix="all"):
        options = self.options
        return self.start(
            name, options.jersi, "selfplay", "run", "--mix", mix, "--seconds", max(1, int(seconds)), "--threads", threads,
            "--seed", seed, "--nodes", nodes, "--commit", options.commit, "--out", folder, *more,
        )  # fmt: skip

    def export(self, folders, generation):
        """Positions of all aims, side by side."""
        threads = max(1, self.options.threads // 2)
        processes = {}
        for aim in export.AIMS:
            file = self.room / f"gen{generation}-{aim}.pos"
            processes[aim] = self.start(
                f"export{generation}-{aim}", self.options.jersi, "selfplay", "export", *folders,
                "--aim", aim, "--threads", threads, "--out", file,
            )  # fmt: skip
        return [aim for aim, process in processes.items() if self.wait(process, 60)]

    def train(self, generation, aims, seconds, init=None):
        """Begins to train the networks of all aims, side by side."""
        processes = {}
        for aim in aims:
            before = init and init / f"{aim}.npz"
            go_on = ["--init", before, "--rate", self.options.rate_again] if before and before.exists() else []
            processes[aim] = self.start(
                f"train{generation}-{aim}", sys.executable, HERE / "train.py", self.room / f"gen{generation}-{aim}.pos",
                "--aim", aim, "--out", self.room / f"gen{generation}", "--seconds", int(seconds),
                "--lambda", self.options.share, "--epochs", self.options.epochs, "--test-every", 1,
                "--commit", self.options.commit, *go_on,
            )  # fmt: skip
        return processes

    def keep(self, generation):
        """Puts networks, checkpoints, manifests and logs of a generation into OUT."""
        with tarfile.open(self.out / f"gen{generation}.tar.part", "w") as tar:
            folder = self.room / f"gen{generation}"
            for file in sorted(folder.glob("*")) if folder.is_dir() else []:
                tar.add(file, f"gen{generation}/{file.name}")
            for file in sorted(self.room.glob("*.log")):
                tar.add(file, f"logs/{file.name}")
        os.replace(self.out / f"gen{generation}.tar.part", self.out / f"gen{generation}.tar")

    def pack(self, folders, most_files, most_bytes):
        """Games as archives, those of the last folder first, as many as fit."""
        files = [file for folder in reversed(folders) for file in sorted(folder.glob("*.jsp"))]
        raw_each = int(most_bytes * self.options.ratio)
        for number in range(most_files):
            picked, size = [], 0
            while files and size + files[0].stat().st_size + 1024 < raw_each:
                size += files[0].stat().st_size + 1024
                picked.append(files.pop(0))
            if not picked or self.left() < 3:
                break
            packed = packed_tar(picked)
            while len(packed) > most_bytes:
                # They were packed less well than hoped: leave some for the next archive.
                cut = max(1, len(picked) // 8)
                files, picked = picked[-cut:] + files, picked[:-cut]
                packed = packed_tar(picked)
            (self.out / f"games-{number}.tar.xz").write_bytes(packed)
            self.say(f"games-{number}.tar.xz: {len(picked)} files, {size} bytes in {len(packed)}")
        self.say(f"{len(files)} files of games left behind")


def packed_tar(files):
    """A .tar.xz, compressed in parallel: streams one after the other are one file."""
    plain = io.BytesIO()
    with tarfile.open(fileobj=plain, mode="w") as tar:
        for file in files:
            tar.add(file, f"{file.parent.name}/{file.name}")
    data = plain.getvalue()
    part = len(data) // 16 + 1
    parts = [data[first : first + part] for first in range(0, len(data), part)]
    with concurrent.futures.ThreadPoolExecutor(16) as pool:
        return b"".join(pool.map(lambda piece: lzma.compress(piece, preset=4), parts))


def run(school):
    options = school.options
    room = school.room
    first, second = room / "games0", room / "games1"
    before = [folder for folder in options.extra if any(folder.glob("*.jsp"))]
    # Shares of the budget.
    budget = options.budget - 25
    play0, train0, play1, train1 = (budget * share for share in options.shares)
    # PyTorch takes long to start from a cold disk: let it be read meanwhile.
    warm = school.start("warm", sys.executable, "-c", "import torch; print(torch.__version__, torch.cuda.is_available())")
    school.wait(school.play("play0", first, play0, options.threads, options.seed, options.nodes), play0 + 20)
    school.wait(warm, 5)
    aims = school.export([*before, first], 0)
    trained = school.train(0, aims, train0)
    # Processors that do not feed the GPU go on.
    more = school.play("play0b", first, train0 + 4, max(1, options.threads - 3), options.seed, options.nodes)
    good = [aim for aim, process in trained.items() if school.wait(process, train0 + 45)]
    school.keep(0)
    school.wait(more, 15)
    folders = [*before, first]
    if good and options.generations > 1:
        networks = [word for aim in good for word in ("--network", room / "gen0" / f"{aim}.jnet")]
        play1 = min(play1, school.left() - train1 - 35)
        school.wait(
            school.play(
                "play1", second, play1, options.threads, options.seed + 1, options.nodes_again,
                "--eval", "network", *networks, mix="all" if len(good) == len(export.AIMS) else ALONE[good[0]],
            ),
            play1 + 20,
        )
        if any(second.glob("*.jsp")):
            folders.append(second)
    if options.generations > 1:
        aims = school.export(folders, 1)
        seconds = max(5, min(train1, school.left() - 30))
        trained = school.train(1, aims, seconds, room / "gen0")
        school.pack(folders[len(before) :], options.archives, options.archive_mib * MIB)
        for process in trained.values():
            school.wait(process, min(seconds + 20, school.left() - 2))
        school.keep(1)
    else:
        school.pack(folders[len(before) :], options.archives, options.archive_mib * MIB)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jersi", type=Path, required=True, help="the program")
    parser.add_argument("--out", type=Path, required=True, help="folder for what is to be kept")
    parser.add_argument("--budget", type=float, default=440, help="seconds in all")
    parser.add_argument("--shares", type=float, nargs=4, default=(0.34, 0.12, 0.34, 0.18), help="of the budget: play, train, play, train")
    parser.add_argument("--generations", type=int, default=2, choices=(1, 2))
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--nodes", type=int, default=1000, help="positions a turn in the first games")
    parser.add_argument("--nodes-again", type=int, default=1000, help="positions a turn in the games by networks")
    parser.add_argument("--seed", type=int, default=1000)
    parser.add_argument("--lambda", dest="share", type=float, default=0.3)
    parser.add_argument("--rate-again", type=float, default=5e-4, help="rate of training that goes on from a checkpoint")
    parser.add_argument("--epochs", type=int, default=3)
    parser.add_argument("--extra", type=Path, nargs="*", default=[], help="folders of games by hand from before")
    parser.add_argument("--commit", default="unknown")
    parser.add_argument("--archives", type=int, default=4)
    parser.add_argument("--archive-mib", type=float, default=12)
    parser.add_argument("--ratio", type=float, default=1.45, help="how much smaller games become, to begin with")
    parser.add_argument("--tail", type=int, default=4, help="lines of each stage that the log shows")
    room = Path("/dev/shm" if os.access("/dev/shm", os.W_OK) else "/tmp") / f"jersi-school-{os.getpid()}"
    parser.add_argument("--room", type=Path, default=room, help="folder for what is under way; left behind if it is named")
    options = parser.parse_args()
    school = School(options)
    try:
        run(school)
    finally:
        for file in school.room.glob("*.log"):
            school.log.write(f"--- {file.name}\n{file.read_text(errors='replace')[-20000:]}\n")
        if options.room == room:
            shutil.rmtree(room, ignore_errors=True)


if __name__ == "__main__":
    main()
