"""A release, made and tried: `make release` where HEAD has a tag `v1.2.3`; with REHEARSE=1 for any commit.

Into `dist/` come the sdist, the wheel made from it without node, git or a compiler, the bill of materials,
the notes out of the changelog, and checksums. Nothing is sent anywhere.
"""

import argparse
import hashlib
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from .bill_of_materials import bill
from .fresh_environment import FreshEnvironment
from .version import ROOT, version

DIST = ROOT / "dist"
TAGGED = re.compile(r"\d+\.\d+\.\d+")


class Unready(Exception):
    """What must be done before."""


def main() -> int:
    parser = argparse.ArgumentParser(prog="release", description=__doc__)
    parser.add_argument("--rehearse", action="store_true", help="whatever the version is")
    args = parser.parse_args()
    try:
        made = release(version(), must_be_tagged=not args.rehearse)
    except Unready as error:
        sys.stderr.write(f"{error}\n")
        return 1
    sys.stdout.write("".join(f"{DIST.name}/{file.name}\n" for file in made))
    return 0


def release(number: str, *, must_be_tagged: bool) -> list[Path]:
    notes = told_of(
        number, (ROOT / "CHANGELOG.md").read_text("utf-8"), must_be_tagged=must_be_tagged
    )
    shutil.rmtree(DIST, ignore_errors=True)
    _run(sys.executable, "-m", "hatchling", "build", "--target", "sdist")
    (sdist,) = DIST.glob("*.tar.gz")
    with tempfile.TemporaryDirectory(prefix="release-") as folder:
        builder = FreshEnvironment(Path(folder) / "builder", sys.executable)
        builder.run(
            *(str(builder.python), "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
            *("--no-deps", "--wheel-dir", str(DIST), str(sdist)),
        )
        (wheel,) = DIST.glob("*.whl")
        reader = FreshEnvironment(Path(folder) / "reader", sys.executable)
        reader.run(str(reader.python), "-m", "pip", "install", "--quiet", "twine")
        sys.stdout.write(
            reader.run(
                str(reader.python), "-m", "twine", "check", "--strict", str(sdist), str(wheel)
            )
        )
        guest = FreshEnvironment(Path(folder) / "guest", sys.executable)
        guest.install(wheel)
        sys.stdout.write(guest.smoke_match())
    (DIST / f"fortable-{number}.cdx.json").write_text(json.dumps(bill(number), indent=2) + "\n")
    (DIST / f"fortable-{number}.notes.md").write_text(notes)
    made = sorted(file for file in DIST.iterdir() if not file.name.startswith("."))
    sums = "".join(
        f"{hashlib.sha256(file.read_bytes()).hexdigest()}  {file.name}\n" for file in made
    )
    (DIST / "SHA256SUMS").write_text(sums)
    return [*made, DIST / "SHA256SUMS"]


def told_of(number: str, changelog: str, *, must_be_tagged: bool) -> str:
    """What the changelog says of a release; `Unready` if nothing, or if it is none."""
    if must_be_tagged and not TAGGED.fullmatch(number):
        raise Unready(
            f"This is {number}, no release: name it in CHANGELOG.md (## 1.2.3 and the date, in place of"
            " Unreleased), commit, `git tag v1.2.3`, and try again. REHEARSE=1 goes on all the same."
        )
    heading = re.escape(number) if must_be_tagged else "Unreleased"
    found = re.search(
        rf"^## {heading}\b[^\n]*\n+(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise Unready(
            f"CHANGELOG.md has no section ## {number}: say what is new, commit, and tag again."
        )
    return found.group(1).rstrip("\n") + "\n"


def _run(*words: str) -> None:
    subprocess.run(words, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


if __name__ == "__main__":
    sys.exit(main())
