"""SVG as text: tags, numbers as short as they can be, and nothing that anybody wrote goes in unescaped."""

from xml.sax.saxutils import escape, quoteattr

Attribute = str | float | None

HEAD = "http://www.w3.org/2000/svg"


def tag(name: str, *inside: str, **attributes: Attribute) -> str:
    """An element; `stroke_width=2` becomes `stroke-width="2"`, and what is None is left out.

    >>> tag("rect", width=2.50, fill="#fff", stroke_width=None)
    '<rect width="2.5" fill="#fff"/>'
    """
    told = "".join(
        f" {key.strip('_').replace('_', '-')}={_value(value)}"
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{told}>{''.join(inside)}</{name}>" if inside else f"<{name}{told}/>"


def group(*inside: str, **attributes: Attribute) -> str:
    """Several elements with something in common."""
    return tag("g", *inside, **attributes)


def path(d: str, **attributes: Attribute) -> str:
    """A path, or nothing where there is nothing to draw."""
    return tag("path", d=d, **attributes) if d else ""


def words(text: str) -> str:
    """Text as it may stand between two tags."""
    return escape(text)


def number(value: float) -> str:
    """To a thousandth at most.

    >>> number(1.0), number(0.12345), number(-3)
    ('1', '0.123', '-3')
    """
    return f"{value:.3f}".rstrip("0").rstrip(".")


def moved(x: float, y: float, scale: float | None = None, turn: float | None = None) -> str:
    """Where something is put, how large, and by how many degrees it is turned."""
    scaled = "" if scale is None else f" scale({number(scale)})"
    turned = "" if turn is None else f" rotate({number(turn)})"
    return f"translate({number(x)} {number(y)}){turned}{scaled}"


def whole(width: float, height: float, label: str, *inside: str) -> str:
    """A picture that can stand alone; `label` is for those who cannot see it."""
    return tag(
        "svg",
        *inside,
        xmlns=HEAD,
        width=width,
        height=height,
        viewBox=f"0 0 {number(width)} {number(height)}",
        role="img",
        aria_label=label,
    )


def _value(value: str | float) -> str:
    return quoteattr(value) if isinstance(value, str) else f'"{number(value)}"'
