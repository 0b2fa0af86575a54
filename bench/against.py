"""The working tree beside another commit: the same steps in turns, in two processes, in processor time.

`python -m bench.referee --against HEAD~1` (and so `bench.playouts`, `bench.envs`). A bench names its steps in
`sides`. A commit is measured by its own bench, so that it may have another contract; one from before benches
could be compared, by the bench of the working tree.
"""

import argparse
import io
import json
import os
import subprocess
import sys
import tarfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from importlib import import_module
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent
ROUNDS = 9
SECONDS = 0.4

Steps = Callable[[], int]
"""Makes some steps and says how many."""


def arguments(about: str | None) -> argparse.ArgumentParser:
    """What every bench can be told that can be compared."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("--against", metavar="REVISION", help="measure another commit in turn")
    parser.add_argument("--only", metavar="STEPS", default="", help="those whose name begins so")
    return parser


def compare(bench: str, args: argparse.Namespace, peer: Steps | None = None) -> None:
    """A line for everything that both name: how many times as quick it is here, and both beside a peer."""
    revision: str = args.against
    with ExitStack() as stack:
        there = stack.enter_context(checked_out(revision))
        sides = [stack.enter_context(side(tree, bench)) for tree in (ROOT, there)]
        here, then = (dict.fromkeys(json.loads(_line(each))) for each in sides)
        for name in (name for name in here if name in then and name.startswith(args.only)):
            rounds = [
                (*(_asked(each, name) for each in sides), steps_per_second(peer) if peer else 0.0)
                for _ in range(ROUNDS)
            ]
            sys.stdout.write(json.dumps({"steps": name} | _figures(rounds, revision)) + "\n")
            sys.stdout.flush()


def _figures(rounds: list[tuple[float, ...]], revision: str) -> dict[str, object]:
    now, then, *peer = (list(column) for column in zip(*rounds, strict=True))
    quotients = [mine / theirs for mine, theirs in zip(now, then, strict=True)]
    figures: dict[str, object] = {
        "steps_per_second": round(median(now)),
        revision: round(median(then)),
        "times": round(median(quotients), 3),
        "from": round(min(quotients), 3),
        "to": round(max(quotients), 3),
    }
    for name, speeds in (("beside_peer", now), (f"{revision}_beside_peer", then)):
        if all(peer[0]):
            figures[name] = round(median(map(float.__truediv__, speeds, peer[0])), 2)
    return figures


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """A folder with the files of a commit."""
    packed = subprocess.run(
        ["git", "archive", "--format=tar", revision], cwd=ROOT, capture_output=True, check=True
    )
    with TemporaryDirectory() as folder:
        with tarfile.open(fileobj=io.BytesIO(packed.stdout)) as archive:
            archive.extractall(folder, filter="data")
        yield Path(folder)


@contextmanager
def side(tree: Path, bench: str) -> Iterator[subprocess.Popen[str]]:
    """A process that runs a bench over the files of a tree, when it is asked."""
    knows_how = (tree / "bench" / Path(__file__).name).exists()
    paths = (tree / "src", tree if knows_how else ROOT)
    process = subprocess.Popen(
        [sys.executable, "-P", __file__, bench],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(map(str, paths))},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    with process:
        yield process


def _asked(process: subprocess.Popen[str], name: str) -> float:
    assert process.stdin
    process.stdin.write(f"{name}\n")
    process.stdin.flush()
    return float(_line(process))


def _line(process: subprocess.Popen[str]) -> str:
    assert process.stdout
    if line := process.stdout.readline():
        return line
    raise SystemExit("this bench cannot measure that commit")


def answer(sides: Mapping[str, Steps]) -> None:
    """Say what can be measured, then measure whatever is asked for."""
    out = sys.stdout
    sys.stdout = sys.stderr  # libraries that greet do not answer
    out.write(json.dumps(list(sides)) + "\n")
    out.flush()
    for line in sys.stdin:
        steps = sides[line.strip()]
        steps()  # compiles, fills what is remembered
        out.write(f"{steps_per_second(steps)}\n")
        out.flush()


def steps_per_second(steps: Steps) -> float:
    """How many steps a second of this processor makes."""
    made, start = 0, time.process_time()
    while (elapsed := time.process_time() - start) < SECONDS:
        made += steps()
    return made / elapsed


if __name__ == "__main__":
    answer(import_module(f"bench.{sys.argv[1]}").sides())
