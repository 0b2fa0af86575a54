"""Words as outlines, for pictures that browsers draw without our fonts, such as covers.

    pip install fonttools brotli && python tools/lettering.py FONT.woff2 "Words" WIDTH [AXIS=VALUE ...]

Prints the path of the words, from 0 on their baseline, in an SVG's units and so many of them wide.
"""

import sys

from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont


def outlines(file: str, words: str, width: float, axes: dict[str, float]) -> str:
    """The path of some words, as wide as wanted."""
    glyphs = TTFont(file).getGlyphSet(location=axes)
    names = [TTFont(file).getBestCmap()[ord(letter)] for letter in words]
    scale = width / sum(glyphs[name].width for name in names)
    pen = SVGPathPen(glyphs, ntos=lambda value: f"{value:.1f}".removesuffix(".0"))
    start = 0.0
    for name in names:
        glyphs[name].draw(TransformPen(pen, (scale, 0, 0, -scale, start, 0)))
        start += glyphs[name].width * scale
    path: str = pen.getCommands()
    return path


if __name__ == "__main__":
    font, text, wide, *chosen = sys.argv[1:]
    values = {axis: float(value) for axis, value in (each.split("=") for each in chosen)}
    sys.stdout.write(outlines(font, text, float(wide), values) + "\n")
