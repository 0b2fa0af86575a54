"""The small game on a server's shelf, as an installed plug-in looks to the catalogue."""

from pathlib import Path

ROOT = Path(__file__).parents[2]
PLUG_IN = "[fortable.games]\npurse = bench.server.purse:GAME\n"


def plugged_in(folder: Path) -> Path:
    """A folder for the search path of modules, with `ROOT` behind it."""
    info = folder / "plug-in" / "purse-1.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: purse\nVersion: 1\n")
    (info / "entry_points.txt").write_text(PLUG_IN)
    return info.parent
