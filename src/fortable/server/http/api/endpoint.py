"""What an endpoint is: a method, a path, the types of body and answer, its budget, and who answers."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, request_response

from fortable.kernel.codec import decode, encode
from fortable.server.http.budgeted import Budgeted
from fortable.server.people.budget import Budget

from .visit import visit


@dataclass(frozen=True, kw_only=True)
class Endpoint:
    """One thing that can be asked over HTTP."""

    method: str
    path: str
    about: str
    answer: Callable[..., Awaitable[Any]]
    """Called with the visit, and with the body where there is one."""
    answers: tuple[Any, ...]
    """The type of the answer, or the several that it can be."""
    budget: Budget
    """What it may cost."""
    body: Any = None
    parameters: tuple[str, ...] = ()
    """Names of what may stand in the query."""
    media: str = "application/json"
    status: int = 200


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """What the web framework is given."""
    return [
        Route(
            endpoint.path,
            Budgeted(request_response(_handler(endpoint)), endpoint.budget),
            methods=[endpoint.method],
        )
        for endpoint in endpoints
    ]


def _handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        guest = await visit(request, endpoint.budget)
        body = () if endpoint.body is None else (decode(await request.body(), endpoint.body),)
        answer = await endpoint.answer(guest, *body)
        data = answer if isinstance(answer, bytes) else encode(answer)
        response = Response(data, endpoint.status, media_type=endpoint.media)
        guest.leave_token(response)
        return response

    return handle
