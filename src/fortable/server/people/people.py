"""Who is who: a guest is a secret on a device, and the server keeps nothing but its hash.

Whoever has no token gets one with the first name they give. Accounts can come later as one more way to
get a token: tables know people by their id alone.
"""

import hashlib
import secrets

from fortable.kernel.words import Illegal
from fortable.server.ids import LETTERS, new_id, random_word
from fortable.server.store import Code, Device, Person, Store, Taken

from .names import tidy

CODE_LIVES_S = 300.0
CODE_LETTERS = 8


class People:
    """The people this server knows."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def known_by(self, token: str | None) -> Person | None:
        """Whoever holds this token."""
        return None if token is None else await self._store.person_with(_hash(token))

    async def welcome(self, name: str, now: float) -> tuple[Person, str]:
        """A new guest, and the token that only their device will know."""
        person, token = Person(new_id(), tidy(name), now), secrets.token_urlsafe(24)
        await self._store.add_person(person, Device(_hash(token), person.id, now))
        return person, token

    async def rename(self, person: Person, name: str) -> Person:
        """The same person under another name, from now on."""
        named = Person(person.id, tidy(name), person.since)
        await self._store.rename(named.id, named.name)
        return named

    async def code_for(self, person: Person, now: float) -> str:
        """A code to type on another device of the same person, soon and once."""
        while True:
            code = random_word(CODE_LETTERS)
            try:
                await self._store.add_code(Code(_hash(code), person.id, now + CODE_LIVES_S))
            except Taken:
                continue
            return f"{code[:4]}-{code[4:]}"

    async def is_for_another(self, code: str, person: Person, now: float) -> bool:
        """Whether a code is good, and makes this person's device that of somebody else."""
        return await self._store.person_of(_hash(_plain(code)), now) not in (None, person.id)

    async def pair(self, code: str, now: float) -> tuple[Person, str]:
        """The person whose code this is, and a token for this device; `Illegal` if it is not good."""
        token = secrets.token_urlsafe(24)
        person = await self._store.use_code(_hash(_plain(code)), Device(_hash(token), "", now), now)
        if person is None:
            raise Illegal("TB-10", "bad-code", minutes=round(CODE_LIVES_S / 60))
        return person, token


def _plain(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(letter for letter in code.lower() if letter in LETTERS)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
