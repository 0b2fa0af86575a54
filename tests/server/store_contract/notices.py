"""Notices: to the devices that want them, each once, and not for ever."""

from msgspec.structs import replace

from fortable.protocol.notices import Quiet
from fortable.server.store import Device, Store, Subscription
from fortable.server.store.notices.contract import MOST_DEVICES, MOST_NOTICES

from .opened import OpenedStore
from .stored import ANNA, BEN, LAPTOP, PHONE

TO_PHONE = Subscription(
    device=PHONE.token_hash,
    person=ANNA.id,
    endpoint="https://push.example/phone",
    service="push.example",
    public_key=b"p" * 65,
    secret=b"s" * 16,
    language="de",
    zone="Europe/Zurich",
    quiet=Quiet(22, 7),
    since=5.0,
)
TO_LAPTOP = replace(
    TO_PHONE,
    device=LAPTOP.token_hash,
    endpoint="https://other.example/laptop",
    service="other.example",
    quiet=None,
)


async def arrived(store: Store) -> None:
    await store.add_device(LAPTOP)
    await store.subscribe(TO_PHONE)
    await store.subscribe(TO_LAPTOP)


class NoticesContract(OpenedStore):
    """Of every store."""

    async def test_the_first_key_stays(self, store: Store) -> None:
        assert await store.push_key() is None
        assert await store.keep_push_key(b"first") == b"first"
        assert await store.keep_push_key(b"second") == b"first"
        assert await store.push_key() == b"first"

    async def test_a_device_has_one_subscription_and_an_endpoint_one_device(
        self, store: Store
    ) -> None:
        await arrived(store)
        assert await store.subscription(PHONE.token_hash) == TO_PHONE
        assert await store.subscription(LAPTOP.token_hash) == TO_LAPTOP
        moved = replace(TO_PHONE, endpoint=TO_LAPTOP.endpoint)
        await store.subscribe(moved)
        assert await store.subscription(PHONE.token_hash) == moved
        assert await store.subscription(LAPTOP.token_hash) is None
        await store.unsubscribe(PHONE.token_hash)
        assert not await store.are_subscribed([ANNA.id])

    async def test_signing_a_device_out_ends_it(self, store: Store) -> None:
        await arrived(store)
        await store.add_notice("turn", "t1", [ANNA.id], due=10.0, until=99.0)
        await store.end_devices(ANNA.id, [PHONE])
        assert await store.subscription(PHONE.token_hash) is None
        assert [notice.to for notice in await store.due_notices(10.0, 9, ())] == [TO_LAPTOP]

    async def test_of_many_devices_the_last_are_told(self, store: Store) -> None:
        await arrived(store)
        for number in range(MOST_DEVICES):
            token = b"device%d" % number
            await store.add_device(Device(token, ANNA.id, 3.0))
            endpoint = f"https://push.example/{number}"
            await store.subscribe(replace(TO_PHONE, device=token, endpoint=endpoint, since=6.0))
        await store.add_notice("turn", "t1", [ANNA.id], due=10.0, until=99.0)
        told = {notice.to.device for notice in await store.due_notices(10.0, 99, ())}
        assert len(told) == MOST_DEVICES
        assert PHONE.token_hash not in told

    async def test_what_is_due_is_found_and_the_same_twice_is_once(self, store: Store) -> None:
        await arrived(store)
        assert await store.are_subscribed([BEN.id, ANNA.id])
        assert not await store.are_subscribed([BEN.id])
        people = [ANNA.id, BEN.id]
        await store.add_notice("turn", "t1", people, due=10.0, until=99.0)
        await store.add_notice("turn", "t1", people, due=12.0, until=99.0)
        await store.add_notice("full", "t1", people, due=11.0, until=99.0)
        assert await store.due_notices(9.0, 9, ()) == ()
        due = await store.due_notices(12.0, 9, ())
        assert [notice.kind for notice in due] == ["full", "full", "turn", "turn"]
        assert len(await store.due_notices(12.0, 3, ())) == 3
        (full, turn) = await store.due_notices(12.0, 9, ["other.example"])
        assert (full.to, turn.to) == (TO_PHONE, TO_PHONE)
        await store.postpone_notice(turn.number, 20.0, 1)
        await store.drop_notice(full.number)
        assert await store.due_notices(12.0, 9, ["other.example"]) == ()
        (again,) = await store.due_notices(20.0, 9, ["other.example"])
        assert again == replace(turn, tries=1)

    async def test_a_service_is_put_off_as_a_whole(self, store: Store) -> None:
        await arrived(store)
        await store.add_notice("turn", "t1", [ANNA.id], due=10.0, until=99.0)
        await store.postpone_service("push.example", 50.0)
        assert [each.to for each in await store.due_notices(49.0, 9, ())] == [TO_LAPTOP]
        assert len(await store.due_notices(50.0, 9, ())) == 2

    async def test_late_ones_and_too_many_are_dropped(self, store: Store) -> None:
        await arrived(store)
        for number in range(MOST_NOTICES + 3):
            await store.add_notice("turn", f"t{number}", [ANNA.id], due=float(number), until=99.0)
        due = await store.due_notices(99.0, 999, ["other.example"])
        assert [notice.subject for notice in due] == [f"t{n}" for n in range(MOST_NOTICES)]
        await store.drop_late_notices(99.0)
        assert len(await store.due_notices(99.0, 999, ())) == 2 * MOST_NOTICES
        await store.drop_late_notices(99.5)
        assert await store.due_notices(99.0, 999, ()) == ()
