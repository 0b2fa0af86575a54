"""The colours of the table by day and by night: those of the browser's pages (a test holds them equal)."""

from collections.abc import Mapping
from typing import Literal, NamedTuple

ThemeName = Literal["light", "dark"]

Colours = Mapping[ThemeName, Mapping[str, str]]
"""What a game's own colours are, in both themes; those that are the same in both stand under `light`."""


class Theme(NamedTuple):
    """Colours that all boards share."""

    name: ThemeName
    paper: str
    card: str
    ink: str
    faded: str
    line: str
    edge: str
    accent: str
    good: str
    bad: str
    glow: str
    seats: tuple[str, ...]

    def own(self, colours: Colours) -> Mapping[str, str]:
        """A game's colours in this theme."""
        return {**colours["light"], **colours.get(self.name, {})}


LIGHT = Theme(
    name="light",
    paper="#f4ead7",
    card="#fffaf0",
    ink="#2a2018",
    faded="#6a5a49",
    line="#d9c7a8",
    edge="#86734f",
    accent="#a83d25",
    good="#2f6b4a",
    bad="#a3262a",
    glow="#e0a526",
    seats=("#b5341f", "#1f5f99", "#2f7a43", "#b07407", "#7a3f93", "#3e5a60"),
)
DARK = Theme(
    name="dark",
    paper="#1d1a17",
    card="#292420",
    ink="#f2e8d8",
    faded="#b9a88f",
    line="#4a4037",
    edge="#948470",
    accent="#e2744f",
    good="#7cc596",
    bad="#ef8a80",
    glow="#f0c04f",
    seats=("#ee7a62", "#79b3ea", "#7ccb8d", "#e5b04d", "#c795dd", "#9ab8be"),
)
THEMES: Mapping[ThemeName, Theme] = {"light": LIGHT, "dark": DARK}


def mixed(one: str, other: str, share: float) -> str:
    """So much of one colour, and the rest of another.

    >>> mixed("#ffffff", "#000000", 0.5)
    '#808080'
    """
    parts = zip(_parts(one), _parts(other), strict=True)
    return "#" + "".join(f"{round(share * a + (1 - share) * b):02x}" for a, b in parts)


def _parts(colour: str) -> tuple[int, ...]:
    return tuple(bytes.fromhex(colour[1:]))
