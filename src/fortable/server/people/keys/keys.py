"""Keys by which somebody comes back who has lost every device, or comes to a new one: without a password.

A passkey lies on their devices; a recovery code on paper, shown once and good once. Here nothing is kept by
which anybody else could come.
"""

import hashlib
from functools import partial
from typing import Any

from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.server.ids import random_word
from fortable.server.people.people import Arrival, People, plain
from fortable.server.people.user_agent import family
from fortable.server.store import Passkey, Person, Store, Taken
from fortable.server.work import Threads

from . import passkeys
from .passkeys import Credential, Site, bad_passkey

RECOVERY_LETTERS = 24
"""Nearly five bits each: nobody guesses one, however fast."""
GROUP = 4


class Keys:
    """Of all people this server knows."""

    def __init__(self, store: Store, people: People, threads: Threads) -> None:
        self._store = store
        self._people = people
        self._threads = threads

    async def options_to_make(self, person: Person, site: Site, now: float) -> dict[str, Any]:
        """What a browser is told to make a passkey."""
        known = await self._store.passkeys_of(person.id)
        if len(known) >= passkeys.MOST_PASSKEYS:
            raise Illegal("TB-10", "too-many-passkeys", allowed=passkeys.MOST_PASSKEYS)
        challenge, remembered = passkeys.new_challenge(person.id, now)
        await self._store.add_challenge(remembered, now)
        return await self._threads.run(
            partial(passkeys.options_to_make, site, person, challenge, known)
        )

    async def make(
        self, person: Person, credential: Credential, site: Site, user_agent: str, now: float
    ) -> None:
        """One more passkey of somebody, or `Illegal` if it is not proven that their device made it now."""
        challenge = await self._used_challenge(credential, person.id, now)
        made = await self._threads.run(partial(passkeys.made, credential, challenge, site))
        passkey = Passkey(
            made.credential,
            person.id,
            site.name,
            made.public_key,
            made.signatures,
            now,
            now,
            now,
            *family(user_agent),
        )
        try:
            await self._store.add_passkey(passkey)
        except Taken:
            raise bad_passkey() from None

    async def options_to_sign_in(self, site: Site, now: float) -> dict[str, Any]:
        """What a browser is told to sign in with one."""
        challenge, remembered = passkeys.new_challenge(None, now)
        await self._store.add_challenge(remembered, now)
        return await self._threads.run(partial(passkeys.options_to_sign_in, site, challenge))

    async def proven(self, credential: Credential, site: Site, now: float) -> Passkey:
        """The passkey that signed just now, as it is after that; `Illegal` if none of ours did."""
        challenge = await self._used_challenge(credential, None, now)
        known = await self._store.passkey(passkeys.credential_id(credential))
        if known is None or known.site != site.name:
            raise bad_passkey()
        check = partial(passkeys.signatures, credential, challenge, site, known)
        return replace(known, signatures=await self._threads.run(check), used=now, seen=now)

    async def sign_in(self, passkey: Passkey, user_agent: str, now: float) -> Arrival:
        """Whose it is, on this device from now on."""
        use = partial(self._store.use_passkey, passkey)
        arrival = await self._people.let_in(use, user_agent, now)
        if arrival is None:
            raise bad_passkey()
        return arrival

    async def _used_challenge(
        self, credential: Credential, person: str | None, now: float
    ) -> bytes:
        """What was signed, if it is what this person was asked to sign; it is good for nothing any more."""
        challenge = await self._threads.run(partial(passkeys.signed_challenge, credential))
        asked = await self._store.use_challenge(passkeys.hashed(challenge), now)
        if asked is None or asked.person != person:
            raise bad_passkey()
        return challenge

    async def recovery_code(self, person: Person, now: float) -> str:
        """A code to print; the one before is good for nothing any more."""
        code = random_word(RECOVERY_LETTERS)
        await self._store.keep_recovery_code(person.id, _hash(code), now)
        return "-".join(code[at : at + GROUP] for at in range(0, len(code), GROUP))

    async def owner_of(self, code: str) -> str | None:
        """Whose recovery code it is, without using it; None if it is not good."""
        return await self._store.owner_of_recovery_code(_hash(code))

    async def recover(self, code: str, user_agent: str, now: float) -> Arrival:
        """Whose code it is, on this device from now on; `Illegal` if it is not good, or not any more."""
        use = partial(self._store.use_recovery_code, _hash(code))
        arrival = await self._people.let_in(use, user_agent, now)
        if arrival is None:
            raise Illegal("TB-10", "bad-recovery-code")
        return arrival


def _hash(code: str) -> bytes:
    return hashlib.sha256(plain(code).encode()).digest()
