"""What a store remembers of people: who they are, and on which devices."""

from collections.abc import Iterable
from typing import Protocol

from fortable.kernel.words import Value

ID_DIGITS = 16
"""Of a device: of the hexadecimal digits of its token's hash."""


class Person(Value, frozen=True):
    """Somebody who plays: a guest today, and later perhaps one with an account."""

    id: str
    name: str
    since: float


class Device(Value, frozen=True):
    """A token a person holds on one device, as its hash: the token itself is stored nowhere."""

    token_hash: bytes
    person: str
    since: float
    seen: float = 0.0
    """When it was used last, to about a day."""
    browser: str = ""
    """Its family alone, such as Firefox; empty if the device is from before that was remembered."""
    system: str = ""
    """Such as Android."""

    @property
    def id(self) -> str:
        """What its person calls it by: a part of the hash, which opens nothing."""
        return self.token_hash.hex()[:ID_DIGITS]


class Session(Value, frozen=True):
    """A device, and whose it is."""

    person: Person
    device: Device


class Code(Value, frozen=True):
    """A short code, as its hash, that lets one more device in for a person: once, and not for long."""

    code_hash: bytes
    person: str
    until: float


class PeopleKept(Protocol):
    """The part of a store that knows people."""

    async def add_person(self, person: Person, device: Device) -> None:
        """A new person with a first device; `Taken` if either exists."""

    async def add_device(self, device: Device) -> None:
        """One more device of a person; `Taken` if its token exists."""

    async def rename(self, person: str, name: str) -> None: ...

    async def add_code(self, code: Code) -> None:
        """A code that can be used once; `Taken` if there is the same."""

    async def person_of(self, code_hash: bytes, now: float) -> str | None:
        """Whose code it is, without using it; None if it is not good."""

    async def use_code(self, code_hash: bytes, device: Device, now: float) -> Person | None:
        """The device becomes that of the code's person, whoever it said, and the code is gone; or None."""

    async def session(self, token_hash: bytes) -> Session | None:
        """Whoever holds this token, and on which device."""

    async def see_device(self, device: Device) -> None:
        """The device with this token as it is now, if it still is there: when it was seen, and what it is.

        Keys of its person are seen with it.
        """

    async def devices_of(self, person: str) -> tuple[Device, ...]:
        """All that somebody has, those seen last first."""

    async def end_devices(self, person: str, devices: Iterable[Device]) -> None:
        """The tokens of these are good for nothing from now on, nor is any code of the person."""
