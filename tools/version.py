"""Which version this is, for whoever packs it: the tag `v1.2.3` in git says it, and nothing else does.

After a tag it is the next one in the making (`1.2.4.dev5+g0a1b2c3`). What was unpacked knows it from the
package's own information; a copy without git or tags goes by the releases in the changelog.
"""

import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FIRST = "0.1.0"
"""What the first release will be called."""
DESCRIBED = re.compile(r"v(\d+\.\d+\.\d+)-(\d+)-(g[0-9a-f]+)(-dirty)?")
RELEASE = re.compile(r"^## (\d+\.\d+\.\d+)\b", re.MULTILINE)


def version(root: Path = ROOT) -> str:
    """By the first of these that can tell."""
    return _unpacked(root) or _tagged(root) or _written(root)


def _unpacked(root: Path) -> str | None:
    """An sdist brings it along."""
    told = root / "PKG-INFO"
    found = told.is_file() and re.search(r"^Version: (.+)$", told.read_text("utf-8"), re.MULTILINE)
    return found.group(1) if found else None


def _tagged(root: Path) -> str | None:
    said = _git(root, "describe", "--tags", "--long", "--dirty", "--match", "v[0-9]*.[0-9]*.[0-9]*")
    found = DESCRIBED.fullmatch(said)
    if found is None:
        return None
    release, commits, commit, dirty = found.groups()
    if commits == "0" and not dirty:
        return release
    return f"{_after(release)}.dev{commits}+{commit}{'.dirty' if dirty else ''}"


def _written(root: Path) -> str:
    """No tag: what comes after the last release of the changelog."""
    changelog = root / "CHANGELOG.md"
    releases = RELEASE.findall(changelog.read_text("utf-8")) if changelog.is_file() else []
    coming = _after(releases[0]) if releases else FIRST
    commits, commit = (
        _git(root, "rev-list", "--count", "HEAD"),
        _git(root, "rev-parse", "--short=9", "HEAD"),
    )
    return f"{coming}.dev{commits}+g{commit}" if commits and commit else f"{coming}.dev0"


def _after(release: str) -> str:
    kept, _, last = release.rpartition(".")
    return f"{kept}.{int(last) + 1}"


def _git(root: Path, *words: str) -> str:
    """What git says of this very folder; nothing where there is none of it."""
    if not (root / ".git").exists() or shutil.which("git") is None:
        return ""
    asked = ["git", "-C", str(root), *words]
    return subprocess.run(asked, capture_output=True, text=True, check=False).stdout.strip()


if __name__ == "__main__":
    sys.stdout.write(version() + "\n")
