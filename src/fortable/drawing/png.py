"""Pictures as PNG, with the letters that lie in `fonts`: needs the extra `png` (resvg)."""

from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from itertools import chain

ALPHABETS = (range(0x20, 0x7F), range(0xBF, 0x149), range(0x14A, 0x17F))
LETTERS = frozenset(map(chr, chain(*ALPHABETS))).union("\u00a0«·»–—‘’‚“”„…‹›−")
"""What our fonts have; whatever else is in a text is drawn with the fonts of the machine, if it has them."""


def can_render() -> bool:
    """Whether the extra is installed."""
    return find_spec("resvg_py") is not None


def rendered(svg: str, width: int | None = None) -> bytes:
    """A picture as PNG, as wide as it says of itself, or as `width` says."""
    from resvg_py import svg_to_bytes  # an extra

    return bytes(
        svg_to_bytes(
            svg_string=svg,
            width=width,
            skip_system_fonts=_is_ours(svg),
            font_files=font_files(),
            serif_family="Fraunces",
        )
    )


@cache
def font_files() -> list[str]:
    """Where our letters lie."""
    folder = files(__package__) / "fonts"
    return sorted(str(font) for font in folder.iterdir() if font.name.endswith(".ttf"))


def _is_ours(svg: str) -> bool:
    """System fonts take long to load."""
    return LETTERS.issuperset(svg)
