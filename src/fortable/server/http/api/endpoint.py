"""What an endpoint is: a method, a path, the types of body and answer, its budget, and who answers."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from functools import partial
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, request_response

from fortable.kernel.codec import decode, encode
from fortable.server.http.budgeted import Budgeted
from fortable.server.http.connection import household_of
from fortable.server.people.budget import Budget
from fortable.server.places import Misplaced
from fortable.server.replays.previews import Preview

from .packed import Packed, packed_response
from .visit import Visit, visit

Work = Callable[[], Any]

COMING = 202
"""The status of what is not the answer yet."""


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    about: str
    answer: Callable[..., Awaitable[Any]]
    """Called with the visit, and with the body where there is one.

    What it gives is the answer; where the budget says that a thread makes it, the work to do there.
    """
    answers: tuple[Any, ...]
    """The type of the answer, or the several that it can be."""
    budget: Budget
    """What it may cost."""
    body: Any = None
    reads_body: bool = False
    """Whether who answers is called with the way to read the body as it came, for when its turn has come."""
    parameters: tuple[str, ...] = ()
    """Names of what may stand in the query."""
    is_for_operators: bool = False
    """At a rate of its own, and whoever else may not come."""
    is_for_banned: bool = False
    """Whether also those may ask for it who may not play for a while."""
    media: str = "application/json"
    status: int = 200
    coming: type | None = None
    """The type of what is told instead while the answer is being made: ask again."""


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """What the web framework is given."""
    return [
        Route(
            endpoint.path,
            Budgeted(
                request_response(_handler(endpoint)),
                endpoint.budget,
                "operators" if endpoint.is_for_operators else "visitors",
            ),
            methods=[endpoint.method],
        )
        for endpoint in endpoints
    ]


def _handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        guest = await visit(request, endpoint.budget)
        if not (endpoint.is_for_operators or endpoint.is_for_banned):
            guest.check_ban()
        response = _written(endpoint, request, await _answer(endpoint, guest))
        guest.leave_token(response)
        return response

    return handle


async def _answer(endpoint: Endpoint, guest: Visit) -> Any:
    """What is told, made where the budget says."""
    answer = await _asked(endpoint, guest)
    runs = endpoint.budget.runs
    if runs == "process" and not isinstance(answer, Packed | Preview):
        raise Misplaced(f"{endpoint.path} was not made by a worker")
    if runs == "thread":
        return await guest.server.threads.run(partial(_made, answer))
    return answer


async def _asked(endpoint: Endpoint, guest: Visit) -> Any:
    """What changes something is done for one of a household at a time, once all of it has come."""
    read = guest.request.body
    if endpoint.body is None:
        work = partial(endpoint.answer, guest)
    elif endpoint.reads_body:
        work = partial(endpoint.answer, guest, read)
    else:
        work = partial(endpoint.answer, guest, decode(await read(), endpoint.body))
    if endpoint.method == "GET" or endpoint.is_for_operators or endpoint.budget.runs != "store":
        return await work()
    async with guest.server.limits.changes.turn(household_of(guest.request)):
        return await work()


def _made(work: Work) -> bytes:
    """In a thread, where it is written down too."""
    made = work()
    return made if isinstance(made, bytes) else encode(made)


def _written(endpoint: Endpoint, request: Request, answer: Any) -> Response:
    if isinstance(answer, Preview):
        return _pictured(request, answer, endpoint.media)
    if isinstance(answer, Packed):
        return packed_response(request, answer, endpoint.media)
    data = answer if isinstance(answer, bytes) else encode(answer)
    if endpoint.coming is not None and isinstance(answer, endpoint.coming):
        return Response(data, COMING, {"retry-after": "1"}, endpoint.media)
    return Response(data, endpoint.status, media_type=endpoint.media)


def _pictured(request: Request, preview: Preview, media: str) -> Response:
    """Nothing for whoever has it already."""
    headers = {"etag": f'"{preview.tag}"', "cache-control": "no-cache"}
    if preview.tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    return Response(preview.png, media_type=media, headers=headers)
