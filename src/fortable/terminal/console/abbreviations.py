"""Abbreviations: a person need not type more of an action than tells it from the others.

Letters may be cut short, numbers may not: `4` never means `40`.
"""

from collections.abc import Iterable


def fitting(typed: str, notations: Iterable[str]) -> list[str]:
    """All that `typed` may stand for; what it spells out in full goes before what it abbreviates.

    >>> fitting("c4", ["turn C3", "turn C4"])
    ['turn C4']
    >>> fitting("t", ["return", "take C4"])
    ['take C4']
    >>> fitting("bid 4", ["bid 4", "bid 40"])
    ['bid 4']
    """
    words = typed.casefold().split()
    fits = [notation for notation in notations if _abbreviates(words, notation.casefold().split())]
    return [notation for notation in fits if notation.casefold().split() == words] or fits


def _abbreviates(typed: list[str], words: list[str]) -> bool:
    """Each typed word stands for one of `words`, in their order; words may be left out."""
    rest = iter(words)
    return bool(typed) and all(any(_stands_for(word, full) for full in rest) for word in typed)


def _stands_for(word: str, full: str) -> bool:
    return word == full or (word.isalpha() and full.startswith(word))
