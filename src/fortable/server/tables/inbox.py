"""An inbox: what is to be done waits here in the order of its arrival; what can wait, behind the rest."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class Inbox(Generic[T]):
    """Anybody puts something in; one task takes it out."""

    def __init__(self) -> None:
        self._jobs: deque[T] = deque()
        self._behind: deque[T] = deque()
        self._loop = asyncio.get_running_loop()
        self._coming: asyncio.Future[None] | None = None

    def put_nowait(self, job: T) -> None:
        self._jobs.append(job)
        self._wake()

    def put_behind(self, job: T) -> None:
        """To be done when there is nothing else."""
        self._behind.append(job)
        self._wake()

    def empty(self) -> bool:
        return not self._jobs and not self._behind

    def left(self) -> list[T]:
        """All that nobody has taken out."""
        return [*self._jobs, *self._behind]

    def coming(self) -> "asyncio.Future[None]":
        """Done when there is something again; asked when there is nothing."""
        self._coming = self._loop.create_future()
        return self._coming

    def take(self) -> T:
        """The next; `IndexError` if there is none."""
        return (self._jobs or self._behind).popleft()

    def _wake(self) -> None:
        if self._coming is not None and not self._coming.done():
            self._coming.set_result(None)
