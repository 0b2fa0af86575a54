"""What an endpoint is: a method, a path, the types of body and answer, and who answers."""

from collections.abc import Awaitable, Callable, Iterable
from dataclasses import dataclass
from typing import Any

from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import Route

from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.server.wire.refusals import refusal
from fortable.texts import Texts

from .visit import Visit, language_of, visit

LARGEST_BODY = 4 * 2**20

STATUS = {
    "TB-04-malformed": 400,
    "TB-06-no-such-game": 404,
    "TB-09-no-such-table": 404,
    "TB-10-no-guest": 401,
    "TB-10-no-such-device": 404,
    "TB-10-not-host": 403,
    "TB-10-other-site": 403,
    "TB-11-too-fast": 429,
    "TB-11-too-many-guests": 429,
    "TB-11-too-many-sockets": 429,
    "TB-11-too-long": 413,
    "TB-11-table-crowded": 503,
    "TB-11-too-many-tables": 503,
    "TB-12-no-answer": 503,
    "TB-12-not-remembered": 503,
}
"""A refusal that is not listed is a conflict with the rules: 409."""

REFUSALS = tuple(sorted({409, *STATUS.values()}))


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
    body: Any = None
    parameters: tuple[str, ...] = ()
    """Names of what may stand in the query."""
    media: str = "application/json"
    status: int = 200


def routes(endpoints: Iterable[Endpoint]) -> list[Route]:
    """What the web framework is given."""
    return [
        Route(endpoint.path, _handler(endpoint), methods=[endpoint.method])
        for endpoint in endpoints
    ]


def refused(illegal: Illegal, texts: Texts) -> Response:
    """A refusal as a response."""
    status = STATUS.get(illegal.message, 409)
    return Response(encode(refusal(illegal, texts)), status, media_type="application/json")


def _handler(endpoint: Endpoint) -> Callable[[Request], Awaitable[Response]]:
    async def handle(request: Request) -> Response:
        try:
            guest = await visit(request)
            body = () if endpoint.body is None else (decode(await _body(request), endpoint.body),)
            answer = await endpoint.answer(guest, *body)
        except Illegal as illegal:
            return refused(illegal, Texts(language_of(request)))
        except ClientDisconnect:  # nobody is there to hear an answer
            return Response(status_code=400)
        return _response(endpoint, guest, answer)

    return handle


def _response(endpoint: Endpoint, guest: Visit, answer: Any) -> Response:
    data = answer if isinstance(answer, bytes) else encode(answer)
    response = Response(data, endpoint.status, media_type=endpoint.media)
    guest.leave_token(response)
    return response


async def _body(request: Request) -> bytes:
    """All of it, or `Illegal` as soon as it is too much."""
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > LARGEST_BODY:
            raise Illegal("TB-11", "too-long", tried=len(body), allowed=LARGEST_BODY)
    return body
