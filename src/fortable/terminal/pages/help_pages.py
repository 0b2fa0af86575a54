"""What can be read beside the match: the help, the rulebook and its clauses, the legal actions."""

import re
from collections.abc import Mapping
from itertools import islice

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.markdown import Markdown
from rich.panel import Panel
from rich.table import Table as Grid
from rich.text import Text

from fortable.kernel.words import Action
from fortable.rulebook import clauses, rulebook
from fortable.texts import Texts

from ..console.commands import COMMANDS, words_for

SHORT_LIST = 4


def help_page(
    texts: Texts, legal: Mapping[str, Action], how: str, commitment: str
) -> RenderableType:
    """How to play at this table, and what can be done now, with what the game says of it."""
    return Group(
        _heading(texts("table-help-now")),
        *([Text(how), Text()] if how else []),
        _in_words(texts, legal),
        Text(),
        Text(texts("table-help-abbreviate")),
        _heading(texts("table-help-commands")),
        _commands(texts),
        Text(),
        Text(texts("table-help-commitment", commitment=commitment), "dim"),
    )


def legal_page(texts: Texts, legal: Mapping[str, Action]) -> RenderableType:
    """All legal actions, in the game's notation."""
    listed = Columns([Text(notation) for notation in legal], padding=(0, 3), column_first=True)
    return Group(_heading(texts("table-legal", count=len(legal))), listed)


def rules_page(texts: Texts, package: str) -> RenderableType:
    """The whole rulebook."""
    return Markdown(rulebook(package, texts.language))


def clause_page(texts: Texts, package: str, about: str) -> RenderableType | None:
    """One clause, by its id or its number alone; nothing if the rulebook has no such clause."""
    for clause, text in clauses(package, texts.language).items():
        if _key(about) in (_key(clause), str(_number(clause))):
            return Panel(Markdown(text), title=clause, padding=(1, 2))
    return None


def _key(clause: str) -> str:
    return re.sub(r"\W", "", clause).casefold()


def _number(clause: str) -> int:
    return int(clause.rpartition("-")[2])


def _heading(text: str) -> Text:
    return Text(f"\n{text}", "bold yellow")


def _in_words(texts: Texts, legal: Mapping[str, Action]) -> RenderableType:
    rows = Grid.grid(padding=(0, 3))
    for notation, action in islice(legal.items(), SHORT_LIST):
        rows.add_row(Text(f"  {notation}", "cyan"), Text(texts.action(action)))
    if len(legal) > SHORT_LIST:
        rows.add_row(Text("  …"), Text(texts("table-help-more", count=len(legal) - SHORT_LIST)))
    return rows


def _commands(texts: Texts) -> RenderableType:
    rows = Grid.grid(padding=(0, 3))
    for command, messages in COMMANDS.items():
        rows.add_row(
            Text(f"  {words_for(command, texts)[0]}", "cyan"), Text(texts(messages.meaning))
        )
    return rows
