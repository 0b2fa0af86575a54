"""Rulebooks: the rules of a game in our own words, one file per language, clause by clause."""

import re
from functools import cache

from fortable.folder import RULEBOOK

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{2})\*\* (.*(?:\n  .*)*)", re.MULTILINE)


@cache
def clauses(package: str, language: str) -> dict[str, str]:
    """The text of every clause by its id, in the rulebook's order."""
    return {
        clause: " ".join(text.split())
        for clause, text in CLAUSE.findall(RULEBOOK.read(package, language))
    }
