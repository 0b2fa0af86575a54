"""Notebooks, written as pages: programs are cells, and what each of them said stands below it.

    python -m tools.site.notebooks

runs all of them and writes anew what they say; read the diff. The build runs them too, and is not content
with one that says something else than it did. Of a picture its words are compared; it is drawn by the build.
"""

import base64
import os
import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from subprocess import DEVNULL
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

from nbclient import NotebookClient
from nbformat import NotebookNode, v4, writes

from .contents import DOCS, NOTEBOOKS
from .fences import fences

OUTPUT = "output"
_writes: Any = writes
_code: Any = v4.new_code_cell
_markdown: Any = v4.new_markdown_cell
_notebook: Any = v4.new_notebook
PICTURE = "[picture] "
PICTURES = {"image/svg+xml": "svg", "image/png": "png"}
PATIENCE_S = 600
LABEL = re.compile(r'aria-label="([^"]*)"')
OUTPUTS = re.compile(r"\n```output\n.*?^```\n", re.MULTILINE | re.DOTALL)
SURROUNDINGS = {"FORTABLE_LANG": "en", "PYDEVD_DISABLE_FILE_VALIDATION": "1"}
KERNEL = {"name": "python3", "display_name": "Python 3", "language": "python"}


class Run(NamedTuple):
    """A notebook that has run."""

    source: str
    cells: NotebookNode

    def ipynb(self) -> str:
        """The file that Jupyter opens, with all that was said."""
        return str(_writes(self.cells))

    def written(self) -> str:
        """The source, with what the cells said below them."""
        return _with_outputs(self.source, [_fenced(_said(cell)) for cell in self._programs()])

    def page(self, name: str) -> str:
        """As readers see it: pictures are pictures."""
        shown = [self._shown(cell, name) for cell in self._programs()]
        title, _, rest = _with_outputs(self.source, shown).partition("\n")
        return f"{title}\n\n[As a notebook, to run and to change]({name}.ipynb)\n{rest}"

    def pictures(self, name: str) -> Iterator[tuple[str, bytes]]:
        """What was drawn, by the names under which the page shows it."""
        for cell in self._programs():
            for output in cell.outputs:
                for kind in PICTURES.keys() & output.get("data", {}).keys():
                    yield _file(cell, kind, name), _bytes(kind, output["data"][kind])

    def _programs(self) -> list[NotebookNode]:
        return [cell for cell in self.cells.cells if cell.cell_type == "code"]

    def _shown(self, cell: NotebookNode, name: str) -> str:
        """What a cell said, and what it drew; a table is HTML."""
        return "\n".join(_part(output, cell, name) for output in cell.outputs)


def run(source: str, folder: Path) -> Run:
    """In a kernel of its own, in a folder; a cell that fails fails it."""
    notebook = _notebook(cells=[*_cells(source)], metadata={"kernelspec": KERNEL})
    client = NotebookClient(
        notebook,
        resources={"metadata": {"path": str(folder)}},
        timeout=PATIENCE_S,
        startup_timeout=PATIENCE_S,
    )
    client.execute(env={**os.environ, **SURROUNDINGS}, stderr=DEVNULL)
    return Run(source, notebook)


def notebooks() -> dict[str, Path]:
    """All there are, by name."""
    return {file.stem: file for file in sorted((DOCS / NOTEBOOKS).glob("*.md"))}


def _cells(source: str) -> Iterator[NotebookNode]:
    """Prose and programs, in their order; without what the programs said."""
    lines, here = source.splitlines(keepends=True), 0
    for fence in fences(source):
        prose = "".join(lines[here : fence.line - 1]).strip()
        if prose:
            yield _markdown(prose, id=f"cell-{here}")
        if fence.language == "python":
            yield _code(fence.text.rstrip(), id=f"cell-{fence.line}")
        here = fence.end - 1
    rest = "".join(lines[here:]).strip()
    if rest:
        yield _markdown(rest, id=f"cell-{here}")


def _with_outputs(source: str, outputs: Sequence[str]) -> str:
    """The source with other outputs than it has."""
    bare = OUTPUTS.sub("", source)
    lines, said = bare.splitlines(keepends=True), iter(outputs)
    for fence in fences(bare):
        if fence.language == "python" and (text := next(said)):
            lines[fence.end - 2] += f"\n{text}\n"
    return "".join(lines)


def _said(cell: NotebookNode) -> str:
    """In words; of a picture those that stand for it."""
    return "".join(_words(output) for output in cell.outputs).rstrip()


def _words(output: Mapping[str, Any]) -> str:
    if "text" in output:
        return str(output["text"])
    data = output["data"]
    label = LABEL.search(data.get("image/svg+xml", ""))
    words = label[1] if label else data["text/plain"]
    return f"{PICTURE if PICTURES.keys() & data.keys() else ''}{words}\n"


def _fenced(text: str) -> str:
    return f"```{OUTPUT}\n{text}\n```" if text else ""


def _part(output: Mapping[str, Any], cell: NotebookNode, name: str) -> str:
    data = output.get("data", {})
    for kind in PICTURES:
        if kind in data:
            words = _words(output).removeprefix(PICTURE).strip()
            return f"![{words}]({_file(cell, kind, name)}){{ .board }}\n"
    if "text/html" in data:
        return f"<div class='said'>{data['text/html']}</div>\n"
    return _fenced(_words(output).rstrip())


def _file(cell: NotebookNode, kind: str, name: str) -> str:
    return f"{name}-{cell.id}.{PICTURES[kind]}"


def _bytes(kind: str, data: str) -> bytes:
    return data.encode() if kind == "image/svg+xml" else base64.b64decode(data)


def main() -> None:
    """Write anew what all of them say."""
    for file in notebooks().values():
        with TemporaryDirectory() as folder:
            file.write_text(run(file.read_text("utf-8"), Path(folder)).written(), "utf-8")


if __name__ == "__main__":
    main()
