"""Blocks of code in Markdown, as every renderer finds them."""

from collections.abc import Iterator
from typing import NamedTuple

from markdown_it import MarkdownIt

UNRUN = "unrun:"
"""Stands behind the language of a block that no test can run, before the reason."""


class Fence(NamedTuple):
    """A block of code on a page."""

    language: str
    about: str
    """Behind the language: the file whose text it is, or why it is not run."""
    text: str
    line: int
    """On which it begins, counted from 1."""
    end: int
    """The line after its last."""

    @property
    def file(self) -> str:
        return "" if self.about.startswith(UNRUN) else self.about

    @property
    def excuse(self) -> str:
        """Why it is not run, if it is not."""
        return self.about.removeprefix(UNRUN).strip() if self.about.startswith(UNRUN) else ""


def fences(page: str) -> Iterator[Fence]:
    r"""All blocks, in order; one that is only indented has no language.

    >>> [(block.language, block.file, block.text) for block in fences("```python a.py\nb\n```")]
    [('python', 'a.py', 'b\n')]
    >>> [block.excuse for block in fences("```sh unrun: it sleeps\nsleep 9\n```")]
    ['it sleeps']
    """
    for token in MarkdownIt().parse(page):
        if token.type in ("fence", "code_block") and token.map:
            language, _, about = token.info.strip().partition(" ")
            first, after = token.map
            yield Fence(language, about.strip(), token.content, first + 1, after + 1)
