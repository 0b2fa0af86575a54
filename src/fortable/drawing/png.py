"""Pictures as PNG, with the letters that lie in `fonts`: needs the extra `png` (resvg)."""

from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from importlib.util import find_spec
from itertools import chain
from threading import local
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from resvg.usvg import Options

ALPHABETS = (range(0x20, 0x7F), range(0xBF, 0x149), range(0x14A, 0x17F))
LETTERS = frozenset(map(chr, chain(*ALPHABETS))).union("\u00a0«·»–—‘’‚“”„…‹›−")
"""What our fonts have; whatever else is in a text is drawn with the fonts of the machine, if it has them."""

AS_IT_IS = (1.0, 0.0, 0.0, 0.0, 1.0, 0.0)
"""Neither larger nor moved."""


def can_render() -> bool:
    """Whether the extra is installed."""
    return find_spec("resvg") is not None


def rendered(svg: str) -> bytes:
    """A picture as PNG, as large as it says of itself."""
    from resvg import render, usvg  # an extra

    fonts = _fonts.ours if LETTERS.issuperset(svg) else _fonts.all
    return render(usvg.Tree.from_str(svg, fonts), AS_IT_IS)


def font_files() -> list[Traversable]:
    """Our letters."""
    folder = files(__package__) / "fonts"
    return sorted(
        (font for font in folder.iterdir() if font.name.endswith(".ttf")),
        key=lambda font: font.name,
    )


class _Fonts(local):
    """Fonts that are read once: resvg lends no thread what another has read."""

    @cached_property
    def ours(self) -> "Options":
        return _ours()

    @cached_property
    def all(self) -> "Options":
        """Those of the machine too, which take long to find."""
        options = _ours()
        options.load_system_fonts()
        return options


def _ours() -> "Options":
    """As bytes: a file would be opened anew for every line of text."""
    from resvg import usvg  # an extra

    options = usvg.Options.default()
    for font in font_files():
        options.load_font_data(font.read_bytes())
    return options


_fonts = _Fonts()
