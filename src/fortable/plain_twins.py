"""Whether quick twins stay plain Python in this process: it has no use for them, and no room for Numba.

It stands apart from the twins: to import these may bring the compiler.
"""

_reasons: list[str] = []


def keep_twins_plain(why: str) -> None:
    """From now on nothing is compiled in this process; said before any twin is imported."""
    _reasons.append(why)


def are_plain() -> bool:
    return bool(_reasons)
