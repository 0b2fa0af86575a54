"""What a store remembers of keys to a name: nothing by which anybody else could use them."""

from typing import Protocol

from fortable.kernel.words import Value
from fortable.server.store.people.contract import Device, Person

ID_DIGITS = 16
"""Of a passkey: of the hexadecimal digits of its credential."""


class Passkey(Value, frozen=True):
    """A key pair of a person: the private half never leaves their device, or whoever keeps it for them."""

    credential: bytes
    """What the device calls it."""
    person: str
    site: str
    """The name of the server for which it was made; it signs for no other."""
    public_key: bytes
    signatures: int
    """As the device counts them; 0 where it does not."""
    since: float
    used: float
    seen: float
    """When its person was last here, by this key or otherwise."""
    browser: str = ""
    """Of the device on which it was made."""
    system: str = ""

    @property
    def id(self) -> str:
        """What its person calls it by."""
        return self.credential.hex()[:ID_DIGITS]


class Challenge(Value, frozen=True):
    """Some random bytes, as their hash, that a device signs: once, and soon."""

    challenge_hash: bytes
    person: str | None
    """Who wants a passkey; None for whoever signs in with one."""
    until: float


class KeysKept(Protocol):
    """The part of a store that knows keys."""

    async def add_challenge(self, challenge: Challenge, now: float) -> None:
        """One more; those that are over are forgotten."""

    async def use_challenge(self, challenge_hash: bytes, now: float) -> Challenge | None:
        """It is gone from now on; None if it is not good, or was used before."""

    async def add_passkey(self, passkey: Passkey) -> None:
        """`Taken` if the credential exists."""

    async def passkey(self, credential: bytes) -> Passkey | None: ...

    async def passkeys_of(self, person: str) -> tuple[Passkey, ...]:
        """All that somebody has, the oldest first."""

    async def use_passkey(self, passkey: Passkey, device: Device) -> Person | None:
        """The device becomes that of the passkey's person, and the passkey is as this says: how often it has
        signed, and when it was used. None if it is gone, or signed meanwhile: `signatures` never goes back.
        """

    async def drop_passkey(self, person: str, credential: bytes) -> None: ...

    async def keep_recovery_code(self, person: str, code_hash: bytes, now: float) -> None:
        """The only one that is good from now on."""

    async def recovery_code_since(self, person: str) -> float | None:
        """When the one that is good was made; None if there is none."""

    async def owner_of_recovery_code(self, code_hash: bytes) -> str | None:
        """Whose code it is, without using it; None if it is not good."""

    async def use_recovery_code(self, code_hash: bytes, device: Device) -> Person | None:
        """The device becomes that of the code's person, and the code is gone; or None."""

    async def forget_keys(self, before: float, most: int) -> int:
        """Drop some keys of people who were not here since then; how many keys they were."""
