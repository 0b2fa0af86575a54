"""A newcomer's first program, from the installed wheel: in plain Python, IPython and a notebook, and typed.

It is the first block of docs/python.md.
"""

from pathlib import Path

import pytest

from tests.public.page import first_program

from .installation import ROOT, Installation

NOTEBOOK = """
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

programs = open("first.py").read(), "match", "fortable.__file__"
cells = [new_code_cell(program) for program in programs]
patience = {"timeout": 600, "startup_timeout": 600}
notebook = NotebookClient(new_notebook(cells=cells), kernel_name="python3", **patience).execute()
board, home = (
    output["data"]
    for cell in notebook.cells[1:]
    for output in cell.outputs
    if output.output_type == "execute_result"
)
print(home["text/plain"])
print(board["image/svg+xml"])
"""

EXAMPLES = sorted((ROOT / "examples").glob("*/*.py"))
"""Programs, not plug-ins: those have a package of their own, and are typed with the house."""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Where the program lies."""
    (tmp_path / "first.py").write_text(first_program(), "utf-8")
    return tmp_path


def run(author: Installation, folder: Path, *words: str) -> str:
    """Nothing is left in anybody's home."""
    homes = [
        f"{name}={folder}" for name in ("IPYTHONDIR", "JUPYTER_CONFIG_DIR", "JUPYTER_DATA_DIR")
    ]
    return author.run("env", *homes, str(author.python), "-W", "ignore", *words, folder=folder)


@pytest.mark.parametrize("python", [(), ("-m", "IPython", "--no-banner")], ids=["plain", "IPython"])
def test_it_plays_a_match_and_draws_it(
    author: Installation, folder: Path, python: tuple[str, ...]
) -> None:
    told = run(author, folder, *python, "first.py")
    assert "Seat 0" in told
    assert (folder / "board.svg").read_text("utf-8").startswith("<svg")


def test_a_notebook_shows_the_board(author: Installation, folder: Path) -> None:
    home, _, shown = run(author, folder, "-c", NOTEBOOK).partition("\n")
    assert str(author.folder) in home
    assert shown.startswith("<svg")
    assert shown.strip() == (folder / "board.svg").read_text("utf-8").strip()


def test_programs_are_typed_strictly(author: Installation, folder: Path) -> None:
    """As their authors would check them: against the wheel, which says that it is typed."""
    known = f"--cache-dir={ROOT / '.mypy_cache' / 'newcomers'}"
    checked = ("-m", "mypy", "--strict", known, "--config-file=", "first.py")
    assert "no issues found" in run(author, folder, *checked, *map(str, EXAMPLES))
