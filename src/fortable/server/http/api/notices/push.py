"""Notices on this device: whether there are any, how to get them, and how to stop them."""

from fortable.kernel.words import Illegal
from fortable.protocol.notices import PushKey, PushShown, PushWish
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.visit import Visit
from fortable.server.notices.addresses import Unreachable, read_address
from fortable.server.notices.letters import KEY_BYTES, POINT_BYTES, SECRET_BYTES, read, written
from fortable.server.people.budget import KIB, Budget
from fortable.server.settings import is_zone
from fortable.server.store import Device, Subscription


async def show_key(visit: Visit) -> Work:
    notifier = visit.server.notifier
    key = PushKey(written((await notifier.key())[KEY_BYTES:]) if notifier.is_on else None)
    return lambda: key


async def show_push(visit: Visit) -> PushShown:
    found = await visit.server.store.subscription(visit.device.token_hash) if visit.device else None
    return PushShown(False, None) if found is None else PushShown(True, found.quiet)


async def begin_push(visit: Visit, body: PushWish) -> PushShown:
    await visit.server.store.subscribe(_read(visit, body))
    return await show_push(visit)


async def end_push(visit: Visit) -> PushShown:
    await visit.server.store.unsubscribe(_device(visit).token_hash)
    return await show_push(visit)


def _read(visit: Visit, wish: PushWish) -> Subscription:
    """What is to be remembered, or `Illegal`."""
    device, notifier = _device(visit), visit.server.notifier
    if not notifier.is_on:
        raise Illegal("TB-20", "no-notices")
    try:
        address = read_address(wish.endpoint, is_anywhere=notifier.is_anywhere)
    except Unreachable as error:
        raise Illegal("TB-20", "bad-address", detail=str(error)) from None
    if not is_zone(wish.zone):
        raise Illegal("TB-20", "bad-zone", tried=wish.zone)
    return Subscription(
        device=device.token_hash,
        person=visit.guest.id,
        endpoint=wish.endpoint,
        service=address.service,
        public_key=_key(wish.p256dh, POINT_BYTES),
        secret=_key(wish.auth, SECRET_BYTES),
        language=visit.language,
        zone=wish.zone,
        quiet=wish.quiet,
        since=visit.server.now(),
    )


def _key(word: str, size: int) -> bytes:
    try:
        key = read(word)
    except ValueError:
        key = b""
    if len(key) != size:
        raise Illegal("TB-20", "bad-key", allowed=size)
    return key


def _device(visit: Visit) -> Device:
    """That of a guest, or `Illegal`."""
    if visit.device is None:
        raise Illegal("TB-10", "no-guest")
    return visit.device


PUSH = (
    Endpoint(
        method="GET",
        path="/api/push",
        about="What a browser needs to subscribe to notices.",
        answer=show_key,
        answers=(PushKey,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=2, runs="thread"),
    ),
    Endpoint(
        method="GET",
        path="/api/me/push",
        about="Whether this device is told when it is my turn, and when not.",
        answer=show_push,
        answers=(PushShown,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=1, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/push",
        about="Tell me on this device when it is my turn, the table is full, or there is a rematch.",
        answer=begin_push,
        body=PushWish,
        answers=(PushShown,),
        budget=Budget(body=4 * KIB, answer=1 * KIB, seconds=15, permits=4, runs="store"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/push",
        about="Tell me nothing more on this device; its address is forgotten.",
        answer=end_push,
        answers=(PushShown,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=1, runs="store"),
    ),
)
