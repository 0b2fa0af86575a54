"""python -m tools.site [FOLDER]: build the site into a folder, and look it through."""

import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from difflib import unified_diff
from pathlib import Path
from tempfile import TemporaryDirectory

from .contents import ROOT
from .looking import faults
from .notebooks import Run, notebooks, run
from .staging import stage


def main() -> int:
    """Build; 1 if anything is amiss."""
    to = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    found = build(to, {name: _ran(file) for name, file in notebooks().items()})
    sys.stderr.write("".join(f"{fault}\n" for fault in found))
    if not found:
        sys.stdout.write(f"{to}/index.html\n")
    return int(bool(found))


def build(to: Path, ran: Mapping[str, Run]) -> list[str]:
    """The site in a folder, anew; whatever is amiss with it, in words.

    Notebooks are shown as they ran; those that did not, as they are written.
    """
    with TemporaryDirectory() as folder:
        settings = stage(Path(folder).resolve(), ran)
        program = [str(Path(sys.executable).with_name("zensical")), "build", "--strict"]
        done = subprocess.run(
            [*program, "--config-file", str(settings)],
            cwd=folder,
            env={"PATH": "", "NO_COLOR": "1"},
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            return [done.stdout + done.stderr]
        shutil.rmtree(to, ignore_errors=True)
        shutil.copytree(settings.parent / "site", to)
    return [*_new_words(ran), *faults(to)]


def _ran(notebook: Path) -> Run:
    with TemporaryDirectory() as folder:
        return run(notebook.read_text("utf-8"), Path(folder))


def _new_words(ran: Mapping[str, Run]) -> Iterator[str]:
    """Of notebooks that say something else than is written below their cells."""
    for name, each in ran.items():
        told = unified_diff(
            each.source.splitlines(), each.written().splitlines(), name, lineterm=""
        )
        if said := "\n".join(told):
            yield f"{said}\nmake notebooks writes it anew"


if __name__ == "__main__":
    sys.exit(main())
