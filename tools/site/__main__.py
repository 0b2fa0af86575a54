"""python -m tools.site [FOLDER]: build the site into a folder, and look it through."""

import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .contents import ROOT
from .looking import faults
from .staging import stage


def main() -> int:
    """Build; 1 if anything is amiss."""
    to = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "site"
    found = build(to)
    sys.stderr.write("".join(f"{fault}\n" for fault in found))
    if not found:
        sys.stdout.write(f"{to}/index.html\n")
    return int(bool(found))


def build(to: Path) -> list[str]:
    """The site in a folder, anew; whatever is amiss with it, in words."""
    with TemporaryDirectory() as folder:
        settings = stage(Path(folder).resolve())
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
    return [*faults(to)]


if __name__ == "__main__":
    sys.exit(main())
