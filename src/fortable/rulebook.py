"""Rulebooks: the rules of a game in our own words, one file per language, clause by clause."""

import re
from functools import cache
from importlib.resources import files

from fortable.texts import LANGUAGES

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{2})\*\* (.*(?:\n  .*)*)", re.MULTILINE)


@cache
def rulebook(package: str, language: str) -> str:
    """The whole rulebook as Markdown; of a plug-in that lacks the language, its English one."""
    folder = files(package) / "rulebook"
    book = folder / f"{language}.md"
    return (book if book.is_file() else folder / f"{LANGUAGES[0]}.md").read_text("utf-8")


@cache
def clauses(package: str, language: str) -> dict[str, str]:
    """The text of every clause by its id, in the rulebook's order."""
    return {
        clause: " ".join(text.split())
        for clause, text in CLAUSE.findall(rulebook(package, language))
    }
