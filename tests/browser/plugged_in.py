"""A game from elsewhere: its package in a folder, with what `pip` would say of it."""

import shutil
from pathlib import Path

TEMPLATE = Path(__file__).parents[2] / "examples" / "keepsake" / "src" / "keepsake"


def plug_in(site: Path, package: Path = TEMPLATE) -> Path:
    """The package as if it were installed in `site`; a board that was built earlier is left out."""
    ignored = shutil.ignore_patterns("__pycache__", "dist")
    shutil.copytree(package, site / package.name, ignore=ignored)
    told = site / f"{package.name}-1.0.dist-info"
    told.mkdir()
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package.name}\nVersion: 1.0\n")
    (told / "entry_points.txt").write_text(
        f"[fortable.games]\n{package.name} = {package.name}:GAME\n"
    )
    return site
