"""What a store remembers of those who seek somebody to play with: one place in the line for each person."""

from typing import Any, Protocol

from fortable.kernel.words import Value


class Seeker(Value, frozen=True, kw_only=True):
    """Somebody who wants to play with whoever comes, and how."""

    id: str
    """Of this search: another one of the same person takes its place."""
    person: str
    name: str
    game: str
    seats: int
    options: dict[str, Any]
    """All of them, as usual or not."""
    takes_bots: bool = False
    """Whether bots may have the chairs for which nobody came."""
    since: float
    seen: float
    """When they last said that they wait."""
    found: str | None = None
    """The table at which they play."""


class SeekersKept(Protocol):
    """The part of a store that knows the line."""

    async def keep_seeker(self, seeker: Seeker) -> None:
        """In the line, instead of whatever else the same person sought."""

    async def seeker(self, person: str, id: str) -> Seeker | None:  # noqa: A002
        """A search of somebody, unless it is none any more."""

    async def wait_on(self, seeker: Seeker) -> Seeker | None:
        """Seen again, and how it stands with the search: it may have found a table meanwhile."""

    async def seekers_like(self, seeker: Seeker, since: float) -> tuple[Seeker, ...]:
        """Those who want the same, were seen since then and have found nobody; who came first first."""

    async def seekers(self, since: float, most: int) -> tuple[Seeker, ...]:
        """All who were seen since then and have found nobody, those who wait longest first."""

    async def stop_seeking(self, person: str, id: str) -> None:  # noqa: A002
        """A search of somebody is over: they are out of the line, unless they seek anew."""

    async def forget_seekers(self, before: float, most: int) -> int:
        """Drop some who were not seen since then; how many they were."""
