"""What people may be called: whatever can be seen, in any script, and nothing that only seems to be a name.

Out of a name is taken what nobody sees, what turns the text around it, and marks piled upon each other.
"""

import unicodedata

from fortable.kernel.words import Illegal

LONGEST_NAME = 40
"""In letters as people count them, each with the marks on it."""

MARKS_ON_ONE = 3
"""More than any script needs upon one letter."""

JOINERS = "\u200c\u200d"
"""They shape letters of some scripts, and make one picture of several."""
JOINED_BEFORE = ("Lo", "Mn", "Mc", "So", "Sk")
JOINED_AFTER = ("Lo", "So")

SHADES = ("\U0001f3fb", "\U0001f3ff")
"""Of skin, behind a picture of somebody."""

PICTURE_STYLE = "\ufe0f"
"""What is before it is to be drawn in colours."""
PICTURED = ("So", "Sk", "Sm", "Po", "Nd")

MARKS = ("Mn", "Me")

INVISIBLE = (
    (0x00AD, 0x00AD),
    (0x034F, 0x034F),
    (0x061C, 0x061C),
    (0x115F, 0x1160),
    (0x17B4, 0x17B5),
    (0x180B, 0x180F),
    (0x200B, 0x200F),
    (0x202A, 0x202E),
    (0x2060, 0x206F),
    (0x2800, 0x2800),
    (0x3164, 0x3164),
    (0xFE00, 0xFE0F),
    (0xFEFF, 0xFEFF),
    (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8),
    (0x16FE4, 0x16FE4),
    (0x1BCA0, 0x1BCA3),
    (0x1D159, 0x1D159),
    (0x1D173, 0x1D17A),
    (0xE0000, 0xE0FFF),
)
"""Unicode's default-ignorable code points, and letters that are drawn as nothing: a Braille cell without
dots, fillers, a note without a head. Python knows of none of them that they cannot be seen."""


def tidy(name: str) -> str:
    """A name as it is shown, or `Illegal` if nothing is left of it, or too much."""
    plain = unicodedata.normalize("NFC", name)
    shown = " ".join(_visible(plain).split())
    if not shown:
        raise Illegal("TB-10", "no-name")
    if length(shown) > LONGEST_NAME:
        raise Illegal("TB-10", "long-name", tried=length(shown), allowed=LONGEST_NAME)
    return shown


def length(name: str) -> int:
    """How many letters people see: neither marks upon them count, nor what is joined to the one before."""
    joined = zip(name, f" {name}", strict=False)
    return sum(not _is_attached(letter) and before != JOINERS[1] for letter, before in joined)


def _visible(name: str) -> str:
    """With a space for whatever cannot be seen, and without marks that are too many or have no letter."""
    shown, room = " ", 0
    for letter, after in zip(name, f"{name[1:]} ", strict=False):
        if _shapes(shown[-1], letter, after):
            shown += letter
        elif letter == " " or not _is_visible(letter):
            shown, room = f"{shown} ", 0
        elif unicodedata.category(letter) not in MARKS:
            shown, room = shown + letter, MARKS_ON_ONE
        elif room:
            shown, room = shown + letter, room - 1
    return shown


def _is_visible(letter: str) -> bool:
    code = ord(letter)
    return letter.isprintable() and not any(first <= code <= last for first, last in INVISIBLE)


def _shapes(before: str, letter: str, after: str) -> bool:
    """Whether it makes another thing of what is shown before it, and for a joiner of what comes after it."""
    was = unicodedata.category(before)
    if letter == PICTURE_STYLE:
        return was in PICTURED
    is_joined = before == PICTURE_STYLE or was in JOINED_BEFORE
    comes = _is_visible(after) and unicodedata.category(after) in JOINED_AFTER
    return letter in JOINERS and is_joined and comes


def _is_attached(letter: str) -> bool:
    """Whether it stands upon the letter before, or only shapes or colours it."""
    is_shade = SHADES[0] <= letter <= SHADES[1]
    return is_shade or letter in JOINERS or unicodedata.category(letter) in MARKS
