"""Keys by which somebody comes back."""

import pytest
from msgspec.structs import replace

from fortable.server.store import Challenge, Device, Passkey, Store, Taken

from .opened import OpenedStore
from .stored import ANNA, LAPTOP, PHONE, holder

KEY = Passkey(b"key", "anna", "table.example", b"public", 3, 10.0, 10.0, 10.0, "Firefox", "Linux")


class KeysContract(OpenedStore):
    """Of every store."""

    async def test_a_challenge_is_good_once_and_not_for_long(self, store: Store) -> None:
        first, second = Challenge(b"a", "anna", 100.0), Challenge(b"b", None, 100.0)
        await store.add_challenge(first, now=50.0)
        await store.add_challenge(second, now=50.0)
        assert await store.use_challenge(b"guess", now=60.0) is None
        assert await store.use_challenge(b"a", now=100.0) == first
        assert await store.use_challenge(b"a", now=100.0) is None
        assert await store.use_challenge(b"b", now=100.5) is None

    async def test_challenges_that_are_over_are_forgotten(self, store: Store) -> None:
        await store.add_challenge(Challenge(b"a", "anna", 100.0), now=50.0)
        await store.add_challenge(Challenge(b"b", None, 300.0), now=200.0)
        assert (await store.all_about("anna"))["challenges"] == []

    async def test_a_passkey_belongs_to_one_person(self, store: Store) -> None:
        await store.add_passkey(KEY)
        with pytest.raises(Taken):
            await store.add_passkey(replace(KEY, person="ben"))
        assert await store.passkey(b"key") == KEY
        assert await store.passkey(b"other") is None
        assert await store.passkeys_of("anna") == (KEY,)
        assert await store.passkeys_of("ben") == ()

    async def test_a_passkey_lets_one_more_device_in(self, store: Store) -> None:
        await store.add_passkey(KEY)
        used = replace(KEY, signatures=4, used=20.0, seen=20.0)
        assert await store.use_passkey(used, replace(LAPTOP, person="")) == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await store.passkey(b"key") == used

    async def test_signatures_never_go_back(self, store: Store) -> None:
        """A copy of a key that counts less than the key itself lets nobody in."""
        await store.add_passkey(KEY)
        for signatures in (0, 2, 3):
            used = replace(KEY, signatures=signatures, used=20.0)
            assert await store.use_passkey(used, LAPTOP) is None
        assert await holder(store, b"laptop") is None
        assert await store.passkey(b"key") == KEY
        await store.add_passkey(replace(KEY, credential=b"never counts", signatures=0))
        uncounted = replace(KEY, credential=b"never counts", signatures=0, used=20.0)
        assert await store.use_passkey(uncounted, LAPTOP) == ANNA

    async def test_a_passkey_that_is_gone_lets_nobody_in(self, store: Store) -> None:
        await store.add_passkey(KEY)
        await store.drop_passkey("ben", b"key")
        assert await store.passkey(b"key") == KEY, "it is not his"
        await store.drop_passkey("anna", b"key")
        assert await store.use_passkey(replace(KEY, signatures=9), LAPTOP) is None

    async def test_the_last_recovery_code_is_good_once(self, store: Store) -> None:
        assert await store.recovery_code_since("anna") is None
        await store.keep_recovery_code("anna", b"old", now=5.0)
        await store.keep_recovery_code("anna", b"new", now=6.0)
        assert await store.recovery_code_since("anna") == 6.0
        assert await store.owner_of_recovery_code(b"old") is None
        assert await store.owner_of_recovery_code(b"new") == "anna"
        assert await store.use_recovery_code(b"old", LAPTOP) is None
        assert await store.use_recovery_code(b"new", LAPTOP) == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await store.use_recovery_code(b"new", Device(b"more", "", 7.0)) is None
        assert await store.recovery_code_since("anna") is None

    async def test_whoever_has_a_key_is_not_forgotten(self, store: Store) -> None:
        await store.add_passkey(replace(KEY, person="ben"))
        await store.end_devices("ben", [Device(b"ben", "ben", 2.0)])
        assert await store.forget_people(most=10) == 0
        await store.drop_passkey("ben", b"key")
        assert await store.forget_people(most=10) == 1

    async def test_keys_are_forgotten_of_people_who_were_not_here_for_long(
        self, store: Store
    ) -> None:
        await store.add_passkey(KEY)
        await store.add_passkey(replace(KEY, credential=b"ben's", person="ben"))
        await store.keep_recovery_code("anna", b"a", now=10.0)
        await store.keep_recovery_code("ben", b"b", now=10.0)
        await store.see_device(replace(PHONE, seen=90.0))
        assert await store.forget_keys(before=50.0, most=10) == 2
        assert await store.passkey(b"key") == replace(KEY, seen=90.0)
        assert await store.passkey(b"ben's") is None
        assert await store.recovery_code_since("anna") == 10.0
        assert await store.recovery_code_since("ben") is None
