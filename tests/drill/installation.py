"""A fresh environment with Fortable and all examples installed as wheels, as strangers would have them.

What Fortable itself depends on is borrowed from the environment the tests run in, and so is pip; Fortable
and the games come out of wheels that are built from a copy of the sources.
"""

import os
import shutil
import subprocess
import sysconfig
import venv
from pathlib import Path

from fortable.folder import BOARD_SOURCE

ROOT = Path(__file__).parents[2]
EXAMPLES = sorted(file.parent for file in (ROOT / "examples").glob("*/pyproject.toml"))
"""Games as plug-ins: whatever lies there is tried."""

QUICKLY = {
    "FORTABLE_EXAMPLES": "5",  # laws are tried at length elsewhere
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
    "PIP_NO_BUILD_ISOLATION": "0",  # which is how pip is told so by a variable
    "PIP_NO_DEPS": "1",
    "PIP_NO_INDEX": "1",
    "PIP_QUIET": "1",
}
"""Nothing is fetched, and what is borrowed serves for building, too."""


class Installation:
    """An environment of its own, in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.bin = folder / "environment" / "bin"

    @property
    def python(self) -> Path:
        return self.bin / "python"

    @property
    def surroundings(self) -> dict[str, str]:
        """The variables of a shell in which it is activated."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
        path = f"{self.bin}{os.pathsep}{os.environ['PATH']}"
        return {**kept, **QUICKLY, "PATH": path, "FORTABLE_LANG": "en"}

    def run(self, *words: str, told: str = "", folder: Path | None = None) -> str:
        """What a command says that is told something; it must succeed."""
        done = subprocess.run(
            words,
            env=self.surroundings,
            cwd=folder or self.folder,
            input=told,
            capture_output=True,
            text=True,
            check=False,
        )
        assert done.returncode == 0, f"{' '.join(words)}\n{done.stdout}\n{done.stderr}"
        return done.stdout

    def fortable(self, *words: str, told: str = "") -> str:
        return self.run(str(self.bin / "fortable"), *words, told=told)

    def execute(self, program: str) -> str:
        return self.run(str(self.python), "-W", "ignore", "-c", program)

    def wheel_of(self, project: Path) -> Path:
        """A wheel is made of the project."""
        wheels = self.folder / "wheels" / project.name
        self.run(str(self.bin / "pip"), "wheel", "--wheel-dir", str(wheels), str(project))
        (wheel,) = wheels.glob("*.whl")
        return wheel

    def install(self, wheel: Path) -> None:
        self.run(str(self.bin / "pip"), "install", str(wheel))


def of_an_author(folder: Path) -> Installation:
    """Fortable in a fresh environment, from its own wheel."""
    fresh = _environment(folder)
    fresh.install(fresh.wheel_of(_copy_of_the_sources(folder)))
    return fresh


def with_examples(folder: Path, author: Installation) -> Installation:
    """The author's wheel, and every example beside it; who has drawn a board has built it before, with
    what is installed.
    """
    fresh = _environment(folder)
    (wheel,) = author.folder.glob("wheels/*/fortable-*.whl")
    fresh.install(wheel)
    for example in EXAMPLES:
        copy = folder / "examples" / example.name
        shutil.copytree(example, copy, ignore=shutil.ignore_patterns("__pycache__", "dist"))
        package = copy / "src" / example.name
        if (package / BOARD_SOURCE.path).is_file():
            fresh.fortable("board", str(package))
        fresh.install(fresh.wheel_of(copy))
    return fresh


def _environment(folder: Path) -> Installation:
    fresh = Installation(folder)
    venv.create(fresh.bin.parent, symlinks=True)
    _borrow_dependencies(fresh)
    _borrow_pip(fresh)
    return fresh


def _borrow_pip(fresh: Installation) -> None:
    """One of its own would take longer to install than all the rest."""
    pip = fresh.bin / "pip"
    pip.write_text(
        f"#!{fresh.python}\nfrom pip._internal.cli.main import main\n\nraise SystemExit(main())\n"
    )
    pip.chmod(0o755)


def _borrow_dependencies(fresh: Installation) -> None:
    """A plain path brings packages along, but no link to the sources that the tests run from."""
    (site,) = fresh.bin.parent.glob("lib/python*/site-packages")
    here = dict.fromkeys(sysconfig.get_path(kind) for kind in ("purelib", "platlib"))
    (site / "borrowed.pth").write_text("\n".join(here), "utf-8")


def _copy_of_the_sources(folder: Path) -> Path:
    """What git knows of, beside the packages of node that are there already."""
    copy = folder / "sources"
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    ).stdout.splitlines()
    for name in listed:
        if (ROOT / name).is_file():
            (copy / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, copy / name)
    (copy / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    return copy
