"""Who may look after the server: whoever bears its token, or on this machine the key beside its file."""

from collections.abc import Awaitable, Callable
from functools import wraps
from hmac import compare_digest
from typing import Any

from fortable.kernel.words import Illegal
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import address_of, household_of
from fortable.server.http.site.hosts import is_forwarded, is_loopback_address

Answer = Callable[..., Awaitable[Any]]


def for_operators(answer: Answer) -> Answer:
    """The same, for nobody else."""

    @wraps(answer)
    async def admitted(visit: Visit, *body: Any) -> Any:
        check_operator(visit)
        return await answer(visit, *body)

    return admitted


def check_operator(visit: Visit) -> None:
    """`Illegal` unless it is one; whoever guesses has few tries, right ones cost none."""
    limit = visit.server.limits.operators
    tries = limit.allowance(household_of(visit.request))
    limit.take(tries, 1)
    if not _is_operator(visit):
        raise Illegal("TB-10", "admin")
    limit.give_back(tries, 1)


def _is_operator(visit: Visit) -> bool:
    scheme, _, sent = visit.request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer":
        return False
    token = visit.server.settings.admin_token
    if token and compare_digest(sent.encode(), token.encode()):
        return True
    return _is_of_this_machine(visit) and visit.server.local_key.is_this(sent)


def _is_of_this_machine(visit: Visit) -> bool:
    """By the address itself; no proxy here asks for somebody out there."""
    address = address_of(visit.request)
    is_own = is_loopback_address(address) or address == visit.server.settings.host
    return is_own and not is_forwarded(visit.request)
