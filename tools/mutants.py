"""Mutation testing: break every game's rules line by line, and count what its tests see.

    python tools/mutants.py               every game on the shelf
    python tools/mutants.py KEY           one game, by its own tests
    python tools/mutants.py KEY.MODULE    one file of it

What is mutated and which tests run is set in `[tool.mutmut]` of pyproject.toml. To see what a
survivor changed: `mutmut show NAME`.
"""

import shutil
import subprocess
import sys
from collections import defaultdict
from collections.abc import Sequence
from pathlib import Path

from fortable.catalog import GROUP, catalog

ROOT = Path(__file__).parents[1]
# mutmut 3.8 asks pytest's items for a private name that pytest 9.2 no longer has
GIVE_THE_NAME = "import pytest; pytest.Item._nodeid = property(lambda item: item.nodeid)"
# a mutant that never stops gathering things must not take the machine with it
KEEP_SMALL = "import resource; resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))"
CHOOSE = "from mutmut.configuration import config; config().pytest_add_cli_args_test_selection = "
RUN = "from mutmut.__main__ import cli; cli()"
SEEN = {"killed", "timeout", "segfault", "caught by type check"}
ENOUGH = 0.9

Verdicts = dict[str, str]
"""By mutant: what became of it."""


def main(names: list[str]) -> int:
    """Run, tell, and fail where too many mutants survive."""
    packages = [package(name.partition(".")[0]) for name in names] or [GROUP]
    chosen = [package(name) for name in names] or packages
    shutil.rmtree(ROOT / "mutants", ignore_errors=True)  # old verdicts know nothing of new tests
    print("Breaking the rules one line at a time ... (some minutes)", flush=True)  # noqa: T201
    mutmut("run", *(f"{part}.*" for part in chosen), tests=packages)
    return report(by_module(verdicts(chosen)))


def package(name: str) -> str:
    """Where a game is, or one module of it."""
    key, dot, module = name.partition(".")
    return catalog()[key].package + dot + module


def mutmut(*words: str, tests: Sequence[str] = ()) -> str:
    """What mutmut has to say; if it fails, that is all there is to tell."""
    folders = [f"src/{package.replace('.', '/')}" for package in tests]
    program = "; ".join([GIVE_THE_NAME, KEEP_SMALL, f"{CHOOSE}{folders}", RUN])
    command = [sys.executable, "-c", program, *words]
    told = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if told.returncode:
        sys.exit(f"{told.stdout[-5000:]}{told.stderr[-5000:]}")
    return told.stdout


def verdicts(packages: list[str]) -> Verdicts:
    """What mutmut remembers of the mutants in some packages."""
    pairs = (
        line.strip().rpartition(": ") for line in mutmut("results", "--all", "true").split("\n")
    )
    within = tuple(f"{package}." for package in packages)
    return {name: verdict for name, _, verdict in pairs if name.startswith(within)}


def by_module(found: Verdicts) -> dict[str, Verdicts]:
    modules: dict[str, Verdicts] = defaultdict(dict)
    for name, verdict in found.items():
        modules[name.rpartition(".")[0]][name] = verdict
    return modules


def report(modules: dict[str, Verdicts]) -> int:
    """Print a line for each file and each survivor; the number of files with too many."""
    weak = 0
    for module, found in sorted(modules.items()):
        survivors = [name for name, verdict in found.items() if verdict not in SEEN]
        share = 1 - len(survivors) / len(found)
        weak += share < ENOUGH
        killed = len(found) - len(survivors)
        print(f"{module}: {killed} killed, {len(survivors)} survived, {share:.1%} killed")  # noqa: T201
        for name in survivors:
            print(f"    {name}: {found[name]}")  # noqa: T201
    return weak


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
