"""Whoever reads a page with a terminal and a Python prompt beside it."""

import json
import os
import shlex
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from contextlib import chdir, contextmanager, redirect_stdout
from io import BytesIO, TextIOWrapper
from pathlib import Path
from typing import Any

import pytest

from fortable.cli import main
from tools.site.fences import Fence, fences

BIN = Path(sys.executable).parent


class Reader:
    """Has a folder and a memory for the whole page: blocks go on from those before them."""

    def __init__(self, folder: Path, request: pytest.FixtureRequest) -> None:
        self.folder = folder
        self.request = request
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.said = ""
        """By the block before."""

    def follow(self, page: Path) -> None:
        """Every block, in its order."""
        for fence in fences(page.read_text("utf-8")):
            if not fence.excuse:
                with chdir(self.folder):
                    self.read(fence, f"{page.name}, line {fence.line}")

    def read(self, fence: Fence, where: str) -> None:
        """One block: it may be a file, and it is something in its language."""
        if fence.file:
            Path(fence.file).parent.mkdir(parents=True, exist_ok=True)
            Path(fence.file).write_text(fence.text, "utf-8")
        does = getattr(self, f"read_{fence.language}", None)
        assert does is not None, f"{where}: nobody here reads “{fence.language}”"
        does(fence, where)

    def read_python(self, fence: Fence, where: str) -> None:
        """It runs, with the names of those before it."""
        with _heard() as told:
            exec(compile(fence.text, where, "exec"), self.names)  # noqa: S102 - our own
        self.said = "".join(told)

    def read_sh(self, fence: Fence, _where: str) -> None:
        """Every command succeeds."""
        self.said = "".join(self.typed(line) for line in _commands(fence.text))

    def read_output(self, fence: Fence, where: str) -> None:
        """It is what the block before said, line by line; maybe not all of it."""
        missing = [line for line in fence.text.splitlines() if line.rstrip() not in self.said]
        assert missing == [], f"{where}: {self.said}"

    def read_json(self, fence: Fence, _where: str) -> None:
        json.loads(fence.text)

    def read_toml(self, fence: Fence, _where: str) -> None:
        tomllib.loads(fence.text)

    def read_text(self, fence: Fence, _where: str) -> None:
        """Drawings and lists, and files that are no programs."""

    def typed(self, line: str) -> str:
        """What a command says; ours is started in this process, which is quicker."""
        command, *words = shlex.split(line, comments=True)
        if command == "fortable":
            with _heard() as told:
                assert main([each for word in words for each in _expanded(word)]) == 0, line
            return "".join(told)
        path = f"{BIN}{os.pathsep}{os.environ['PATH']}"
        return subprocess.run(
            ["sh", "-c", line],
            env={**os.environ, "PATH": path},
            capture_output=True,
            text=True,
            check=True,
        ).stdout


@contextmanager
def _heard() -> Iterator[list[str]]:
    """What is said meanwhile, to be read afterwards."""
    told, paper = list[str](), TextIOWrapper(BytesIO(), "utf-8")
    with redirect_stdout(paper):
        yield told
    paper.seek(0)
    told.append(paper.read())


def _expanded(word: str) -> list[str]:
    """The files that a pattern stands for, as a shell has it."""
    return [str(file) for file in Path().glob(word)] if "*" in word else [word]


def _commands(text: str) -> Iterator[str]:
    return (line for line in text.splitlines() if shlex.split(line, comments=True))
