"""Keeping one's name: by passkeys, and by a code on paper."""

from functools import partial

from msgspec.structs import replace

from fortable.kernel.words import Illegal
from fortable.protocol.keeping import (
    Keeping,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
    PasskeySignature,
    Recovery,
    RecoveryCode,
)
from fortable.protocol.lobby import Me
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.people import become
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.http.site.hosts import asked_host, host_name, is_address, is_loopback
from fortable.server.people.budget import KIB, Budget
from fortable.server.people.keys import Site, passkeys
from fortable.server.store import Passkey, Store

WORTH_KEEPING = 3
"""So many matches that are over."""


async def how_am_i_kept(visit: Visit) -> Keeping:
    """Nobody's is not; but also whoever never gave a name is told how they could come back."""
    here, store = site_of(visit), visit.server.store
    nobodys = Keeping((), here is not None, passkeys.are_installed(), None, is_worth_it=False)
    if visit.person is None:
        return nobodys
    me = visit.person.id
    known, code_since = await store.passkeys_of(me), await store.recovery_code_since(me)
    is_kept = bool(known) or code_since is not None
    return replace(
        nobodys,
        passkeys=tuple(_shown(passkey, here) for passkey in known),
        code_since=code_since,
        is_worth_it=not is_kept and await _has_played(store, me),
    )


async def _has_played(store: Store, person: str) -> bool:
    return len(await store.matches_of(person, None, WORTH_KEEPING)) == WORTH_KEEPING


def site_of(visit: Visit) -> Site | None:
    """For which a passkey would be; None where there can be none.

    A browser makes them for names alone, and signs where its page came from: by https, or from this machine.
    """
    host = asked_host(visit.request.scope) or ""
    name = host_name(host)
    if is_address(name) or not passkeys.are_installed():
        return None
    origins = (f"https://{host}", *([f"http://{host}"] if is_loopback(name) else []))
    return Site(name, origins)


def _site(visit: Visit) -> Site:
    site = site_of(visit)
    if site is None:
        raise Illegal("TB-10", "no-passkeys-here")
    return site


def _shown(passkey: Passkey, here: Site | None) -> PasskeyShown:
    return PasskeyShown(
        id=passkey.id,
        site=passkey.site,
        browser=passkey.browser,
        system=passkey.system,
        since=passkey.since,
        used=passkey.used,
        is_of_here=here is not None and passkey.site == here.name,
    )


async def begin_passkey(visit: Visit) -> Work:
    server, person = visit.server, visit.guest
    options = await server.keys.options_to_make(person, _site(visit), server.now())
    return partial(PasskeyOptions, options)


async def make_passkey(visit: Visit, body: PasskeyMade) -> Work:
    server, site, who = visit.server, _site(visit), visit.guest
    await server.keys.make(who, body.credential, site, visit.user_agent, server.now())
    return partial(_same, await how_am_i_kept(visit))


async def drop_passkey(visit: Visit) -> Keeping:
    store, me, wish = visit.server.store, visit.guest.id, visit.request.path_params["passkey"]
    found = [passkey for passkey in await store.passkeys_of(me) if passkey.id == wish]
    if not found:
        raise Illegal("TB-10", "no-such-passkey", tried=wish[:40])
    await store.drop_passkey(me, found[0].credential)
    return await how_am_i_kept(visit)


async def begin_signing_in(visit: Visit) -> Work:
    server = visit.server
    options = await server.keys.options_to_sign_in(_site(visit), server.now())
    return partial(PasskeyOptions, options)


async def sign_in(visit: Visit, body: PasskeySignature) -> Work:
    server, now = visit.server, visit.server.now()
    server.limits.guesses.check(household_of(visit.request))
    passkey = await server.keys.proven(body.credential, _site(visit), now)
    arrive = partial(server.keys.sign_in, passkey, visit.user_agent, now)
    return partial(_same, await become(visit, passkey.person, arrive, leave=body.leave))


async def make_recovery_code(visit: Visit) -> RecoveryCode:
    server = visit.server
    return RecoveryCode(await server.keys.recovery_code(visit.guest, server.now()))


async def recover(visit: Visit, body: Recovery) -> Me:
    server, now = visit.server, visit.server.now()
    server.limits.guesses.check(household_of(visit.request))
    owner = await server.keys.owner_of(body.code)
    arrive = partial(server.keys.recover, body.code, visit.user_agent, now)
    return await become(visit, owner, arrive, leave=body.leave)


def _same(answer: Keeping | Me) -> Keeping | Me:
    """What is written down beside the event loop, where the work for it was done."""
    return answer


CREDENTIAL = 8 * KIB
"""As large as what a browser answers; an identity document of a device is not asked for."""

KEYS = (
    Endpoint(
        method="GET",
        path="/api/me/keeping",
        about="How my name is kept: my passkeys, and whether there is a recovery code.",
        answer=how_am_i_kept,
        answers=(Keeping,),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/passkeys/options",
        about="What to tell my browser to make a passkey: good once, for five minutes.",
        answer=begin_passkey,
        answers=(PasskeyOptions,),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=5, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/passkeys",
        about="A passkey that my browser has made.",
        answer=make_passkey,
        body=PasskeyMade,
        answers=(Keeping,),
        budget=Budget(body=CREDENTIAL, answer=16 * KIB, seconds=15, permits=5, runs="thread"),
    ),
    Endpoint(
        method="DELETE",
        path="/api/me/passkeys/{passkey}",
        about="One of my passkeys is good for nothing any more.",
        answer=drop_passkey,
        answers=(Keeping,),
        budget=Budget(body=0, answer=16 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/passkeys/options",
        about="What to tell a browser to sign in with a passkey: good once, for five minutes.",
        answer=begin_signing_in,
        answers=(PasskeyOptions,),
        budget=Budget(body=0, answer=4 * KIB, seconds=15, permits=10, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/passkeys",
        about="This device is that of whose passkey signed; with “leave” also if chairs are lost by that.",
        answer=sign_in,
        body=PasskeySignature,
        answers=(Me,),
        budget=Budget(body=CREDENTIAL, answer=1 * KIB, seconds=15, permits=5, runs="thread"),
    ),
    Endpoint(
        method="POST",
        path="/api/me/recovery",
        about="A recovery code to print: shown once, good once; the one before is good for nothing any more.",
        answer=make_recovery_code,
        answers=(RecoveryCode,),
        budget=Budget(body=0, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
    Endpoint(
        method="POST",
        path="/api/recover",
        about="This device is that of whose recovery code it is; with “leave” even if chairs are lost.",
        answer=recover,
        body=Recovery,
        answers=(Me,),
        budget=Budget(body=1 * KIB, answer=1 * KIB, seconds=15, permits=2, runs="store"),
    ),
)
