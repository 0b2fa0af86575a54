"""Answers that come packed from where they were made: the event loop neither makes nor packs them."""

from collections.abc import AsyncIterator
from dataclasses import dataclass

from starlette.requests import Request
from starlette.responses import Response, StreamingResponse

from fortable.server.replays.packing import unpacked


@dataclass(frozen=True)
class Packed:
    """The bytes of an answer in the form of gzip."""

    data: bytes


def packed_response(request: Request, packed: Packed, media: str) -> Response:
    """As it is for whoever reads gzip; for others unpacked, a little at a time."""
    vary = {"vary": "Accept-Encoding"}
    if "gzip" in request.headers.get("accept-encoding", ""):
        return Response(packed.data, headers={**vary, "content-encoding": "gzip"}, media_type=media)
    return StreamingResponse(_chunks(packed.data), headers=vary, media_type=media)


async def _chunks(data: bytes) -> AsyncIterator[bytes]:
    for chunk in unpacked(data):
        yield chunk
