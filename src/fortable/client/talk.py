"""What is said at a table besides moves: phrases, which travel as ids and are read in each one's language."""

import asyncio
from collections import deque

import msgspec

from fortable.catalog import catalog
from fortable.protocol.messages import Refusal, Said
from fortable.texts import Texts

from .errors import Refused

MOST_WORDS = 100
"""So many are kept for a program that does not listen; of more, the last."""


class Word(msgspec.Struct, frozen=True):
    """What somebody said."""

    seat: int
    """Who."""
    phrase: str
    """What, by its id."""
    text: str
    """The same in one's own language; the id where the phrase is not known here."""

    def __str__(self) -> str:
        return self.text


class Talk:
    """Of one seat: what it says, until that was heard, and what it heard of the others."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._words = deque[Word](maxlen=MOST_WORDS)
        self._saying: dict[str, tuple[str, asyncio.Future[bool]]] = {}

    def begin(self, intent: str, phrase: str) -> "asyncio.Future[bool]":
        """Something is being said: whether it was heard, or `Refused`."""
        future: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._saying[intent] = phrase, future
        future.add_done_callback(lambda _: self._saying.pop(intent, None))
        return future

    def told(self, said: Said, own: int | None, game: str) -> None:
        """Everybody hears it, whoever said it too."""
        if said.seat != own:
            self._words.append(Word(said.seat, said.phrase, self._read(said.phrase, game)))
            return
        for phrase, future in self._saying.values():
            if phrase == said.phrase and not future.done():
                future.set_result(True)
                return

    def refused(self, refusal: Refusal) -> None:
        _, future = self._saying.get(refusal.id or "", ("", None))
        if future is not None and not future.done():
            future.set_exception(Refused(refusal))

    def heard(self) -> tuple[Word, ...]:
        """What the others said since this was last asked."""
        words = tuple(self._words)
        self._words.clear()
        return words

    def _read(self, phrase: str, game: str) -> str:
        known = catalog().games.get(game)
        return Texts(self._language, [known.package] if known else []).optional(
            f"phrase-{phrase}", phrase
        )
