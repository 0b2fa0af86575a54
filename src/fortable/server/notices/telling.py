"""What a notice says, in the reader's language; nothing in it depends on what happened in a match."""

from typing import Annotated

from msgspec import Meta

from fortable.kernel.codec import encode
from fortable.kernel.words import Value
from fortable.server.store import NoticeKind
from fortable.texts import Texts

from .kinds import Case

MOST_NAMES = 3


class Told(Value, frozen=True):
    """A notice as the service worker of a device shows it."""

    title: str
    body: str
    stop: str
    """The words on the button by which there are no more of them."""
    path: str
    """The page it leads to."""
    tag: str
    """A later one of the same takes its place."""
    waiting: Annotated[int, Meta(ge=0)]
    """At how many tables whoever reads it is waited for: the number on the program's badge."""


def told(kind: NoticeKind, case: Case, language: str, waiting: int) -> bytes:
    """The same for everything that may be hidden in the match."""
    texts = Texts(language)
    names = case.names(texts)
    others = ", ".join(names[:MOST_NAMES]) + (" …" if len(names) > MOST_NAMES else "")
    notice = Told(
        title=case.title,
        body=texts(f"notice-{kind}", names=others),
        stop=texts("notice-stop"),
        path=case.path,
        tag=f"{kind} {case.path}",
        waiting=waiting,
    )
    return encode(notice)
