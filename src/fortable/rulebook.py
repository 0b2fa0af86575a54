"""Rulebooks: the rules of a game in our own words, one file per language, clause by clause.

What a table can choose is called there as it is called in forms: `{option-rules}` stands for that message
of the game's catalogue.
"""

import re
from functools import cache

from fortable.folder import LANGUAGES, RULEBOOK
from fortable.texts import Texts

CLAUSE = re.compile(r"^- \*\*([A-Z]{2}-\d{2})\*\* (.*(?:\n  .*)*)", re.MULTILINE)
MESSAGE = re.compile(r"\{(option-[\w-]+)\}")


@cache
def rulebook(package: str, language: str) -> str:
    """The whole of it; of a package that lacks the language, in English."""
    spoken = language if language in RULEBOOK.languages(package) else LANGUAGES[0]
    texts = Texts(spoken, [package])
    return MESSAGE.sub(lambda found: texts(found[1]), RULEBOOK.read(package, language))


@cache
def clauses(package: str, language: str) -> dict[str, str]:
    """The text of every clause by its id, in the rulebook's order."""
    return {
        clause: " ".join(text.split())
        for clause, text in CLAUSE.findall(rulebook(package, language))
    }
