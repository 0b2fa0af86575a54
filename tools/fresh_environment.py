"""A fresh environment for a package, as on a machine that has Python alone: no node, no git, no compiler.

python -m tools.fresh_environment PACKAGE [PYTHON ...]

installs it for each interpreter, serves, plays a match, and says how large it is with all it needs.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
ABSENT = ("node", "npm", "git", "cc", "gcc", "g++", "clang", "make", "rustc", "cargo")
MB = 1_000_000


class FreshEnvironment:
    """One virtual environment, and nothing on the path but its own programs."""

    def __init__(self, folder: Path, python: str) -> None:
        self.folder = folder
        self.python = folder / "bin" / "python"
        subprocess.run([python, "-m", "venv", str(folder)], check=True)

    @property
    def surroundings(self) -> dict[str, str]:
        """Of a bare machine: what tells pip where packages are stays."""
        home = self.folder / "home"
        home.mkdir(exist_ok=True)
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        kept.setdefault("PIP_CONFIG_FILE", str(_pip_settings()))
        return {**kept, "PATH": str(self.folder / "bin"), "HOME": str(home), "LANG": "C.UTF-8"}

    def install(self, package: Path) -> None:
        """With all it needs; whatever would have to be compiled is refused, but for the package itself."""
        binary = ["--only-binary", ":all:", "--no-binary", "fortable"]
        settings = [] if package.suffix == ".whl" else binary
        pip = [str(self.python), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        pinned = ["--constraint", str(ROOT / "constraints.txt")]
        self.run(*pip, *settings, *pinned, str(package))

    def run(self, *words: str) -> str:
        done = subprocess.run(
            words,
            env=self.surroundings,
            cwd=self.folder,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise RuntimeError(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
        return done.stdout

    def smoke_match(self) -> str:
        return self.run(str(self.python), str(ROOT / "tools" / "smoke_match.py"))

    def size(self) -> int:
        """Bytes of what a package and all it needs take; pip and the interpreter do not count."""
        (site,) = self.folder.glob("lib/python*/site-packages")
        own = ("pip", "setuptools", "pkg_resources", "_distutils_hack")
        parts = [part for part in site.iterdir() if not part.name.startswith(own)]
        files = (file for part in parts for file in (part, *part.rglob("*")) if file.is_file())
        return sum(file.stat().st_size for file in files)


def _pip_settings() -> Path:
    """Where pip on this machine is told of its index."""
    own = Path.home() / ".config" / "pip" / "pip.conf"
    return own if own.is_file() else Path("/etc/pip.conf")


def tried(package: Path, python: str) -> str:
    """What came of it, in one line."""
    with tempfile.TemporaryDirectory(prefix="fresh-") as folder:
        fresh = FreshEnvironment(Path(folder) / "environment", python)
        fresh.install(package)
        said = fresh.smoke_match().strip()
        return f"{package.name}: {said}; {fresh.size() / MB:.0f} MB with all it needs"


def main() -> None:
    package, pythons = Path(sys.argv[1]).resolve(), sys.argv[2:] or [sys.executable]
    for python in pythons:
        sys.stdout.write(tried(package, python) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
