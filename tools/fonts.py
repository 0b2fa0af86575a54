"""The serif of the table, in the browser and in pictures: made from Fraunces as published, as far as needed.

    pip install fonttools brotli && python tools/fonts.py

Its optical size and softness are fixed, its weight stays variable, and it is cut in two by letters: those of
our four languages, and the others that Latin names are written with, fetched by browsers that meet one.
"""

import subprocess
import tempfile
from pathlib import Path

PACKAGE = "@fontsource-variable/fraunces@5.3.0"
ROOT = Path(__file__).parents[1]
FONTS = ROOT / "web" / "static" / "fonts"
PICTURES = ROOT / "src" / "fortable" / "drawing" / "fonts"
WEIGHTS = (500, 700)
AXES = ("opsz=28", "SOFT=60", "WONK=0", "wght=400:900")
FEATURES = "kern,liga,lnum,locl,mark,mkmk,ccmp"
OURS = "20-7E,A0,AB,B7,BB,BF-FF,131,152-153,2013-2014,2018-201A,201C-201E,2026,2039-203A,2212"
PARTS = {"fraunces": ("latin", OURS), "fraunces-ext": ("latin-ext", "100-24F,1E00-1EFF")}


def main() -> None:
    """Write both parts anew, and the licence beside them."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        run("npm", "pack", "--silent", PACKAGE, cwd=folder)
        run("tar", "xzf", *(each.name for each in folder.glob("*.tgz")), cwd=folder)
        for part, (letters, unicodes) in PARTS.items():
            whole = folder / "package" / "files" / f"fraunces-{letters}-full-normal.woff2"
            cut(whole, unicodes, FONTS / f"{part}.woff2")
            fix_weights(FONTS / f"{part}.woff2", part)
        for target in (FONTS, PICTURES):
            (target / "OFL.txt").write_bytes((folder / "package" / "LICENSE").read_bytes())


def cut(whole: Path, unicodes: str, target: Path) -> None:
    """One part of a font: fewer axes, fewer letters."""
    fixed = whole.with_suffix(".ttf")
    run("fonttools", "varLib.instancer", "-q", whole, *AXES, "-o", fixed)
    options = ("--flavor=woff2", "--no-hinting", f"--layout-features={FEATURES}")
    run("pyftsubset", fixed, f"--unicodes={unicodes}", *options, f"--output-file={target}")


def fix_weights(part: Path, name: str) -> None:
    """For pictures, which are drawn by programs that know neither axes nor compressed fonts."""
    for weight in WEIGHTS:
        target = PICTURES / f"{name}-{weight}.ttf"
        run("fonttools", "varLib.instancer", "-q", part, f"wght={weight}", "-o", target)


def run(*command: str | Path, cwd: Path | None = None) -> None:
    subprocess.run(command, cwd=cwd, check=True)


if __name__ == "__main__":
    main()
