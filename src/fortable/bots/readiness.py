"""What takes long to make and is needed soon: made beside the play while somebody waits."""

from collections.abc import Callable
from threading import Thread
from typing import Generic, TypeVar

from .budget import is_awaited

Thing = TypeVar("Thing")


class Readiness(Generic[Thing]):
    """Something that is made once in a process, such as compiled code."""

    def __init__(self, make: Callable[[], Thing]) -> None:
        self._make = make
        self._made: Thing | None = None
        self._maker: Thread | None = None

    def get(self) -> Thing | None:
        """The thing. Where somebody waits, nothing as long as it is being made."""
        if self._made is None and not is_awaited():
            self._finish()
        elif self._made is None and self._maker is None:
            self._maker = Thread(target=self._finish, daemon=True)
            self._maker.start()
        return self._made

    def _finish(self) -> None:
        self._made = self._make()
