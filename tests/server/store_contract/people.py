"""People and their devices."""

import pytest
from msgspec.structs import replace

from fortable.server.store import (
    Code,
    Device,
    Person,
    Store,
    Taken,
)

from .opened import OpenedStore
from .stored import ANNA, LAPTOP, PHONE, holder


class PeopleContract(OpenedStore):
    """Of every store."""

    async def test_a_person_is_known_by_any_of_their_devices(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        assert await holder(store, b"phone") == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await holder(store, b"stolen") is None

    async def test_a_token_belongs_to_one_person(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_device(Device(b"phone", "ben", 4.0))
        assert await holder(store, b"phone") == ANNA

    async def test_a_person_whose_device_is_taken_is_not_added(self, store: Store) -> None:
        with pytest.raises(Taken):
            await store.add_person(Person("eve", "Eve", 5.0), PHONE)
        await store.add_person(Person("eve", "Eve", 5.0), Device(b"eve", "eve", 5.0))

    async def test_a_device_is_seen_and_told_of(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        seen = replace(PHONE, seen=9.0, browser="Firefox", system="Android")
        await store.see_device(seen)
        session = await store.session(b"phone")
        assert session is not None
        assert (session.person, session.device) == (ANNA, seen)
        assert await store.devices_of("anna") == (seen, LAPTOP)
        assert await store.devices_of("eve") == ()

    async def test_a_device_that_was_ended_is_gone_with_all_codes(self, store: Store) -> None:
        await store.add_device(LAPTOP)
        await store.add_code(Code(b"code", "anna", until=100.0))
        await store.end_devices("ben", [PHONE])
        assert await holder(store, b"phone") == ANNA, "it is not his"
        await store.end_devices("anna", [PHONE])
        assert await holder(store, b"phone") is None
        assert await holder(store, b"laptop") == ANNA
        assert await store.person_of(b"code", now=50.0) is None
        await store.see_device(replace(PHONE, seen=9.0))
        assert await holder(store, b"phone") is None, "whoever is late does not bring it back"

    async def test_a_code_lets_one_more_device_in_once(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.use_code(b"guess", LAPTOP, now=50.0) is None
        nobody_yet = replace(LAPTOP, person="")
        assert await store.use_code(b"code", nobody_yet, now=50.0) == ANNA
        assert await holder(store, b"laptop") == ANNA
        assert await store.use_code(b"code", Device(b"more", "", 51.0), now=51.0) is None
        assert await holder(store, b"more") is None

    async def test_whose_code_it_is_can_be_known_without_using_it(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.person_of(b"code", now=100.0) == "anna"
        assert await store.person_of(b"code", now=100.5) is None
        assert await store.person_of(b"other", now=50.0) is None

    async def test_a_code_is_not_good_for_ever(self, store: Store) -> None:
        await store.add_code(Code(b"code", "anna", until=100.0))
        assert await store.use_code(b"code", LAPTOP, now=101.0) is None
        assert await holder(store, b"laptop") is None

    async def test_a_person_may_take_another_name(self, store: Store) -> None:
        await store.rename("anna", "Änne")
        assert await holder(store, b"phone") == replace(ANNA, name="Änne")
