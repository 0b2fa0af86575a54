"""Hints at moments of matches: real ones, made with hardly any effort, and told as the server would."""

from functools import cache, partial

from playwright.sync_api import Page, Route

from fortable.kernel.codec import decode, plain
from fortable.protocol.hints import HintFor
from fortable.review import hint
from fortable.server.hints.making import Made
from fortable.server.hints.worker import whole
from fortable.server.http.api.advice.hints import told

from .positions import Position

SLIGHT = 0.001
ASKED = "**/api/tables/*/hint?*"


def give_hints(page: Page, found: Made) -> None:
    """From now on a page is told this one."""
    page.unroute(ASKED)
    page.route(ASKED, partial(_answer, found))


def _answer(found: Made, route: Route) -> None:
    body = route.request.post_data_buffer
    assert body is not None
    route.fulfill(json=plain(told(found, decode(body, HintFor))))


@cache
def made(position: Position) -> Made:
    """The hint for this moment."""
    match, seat = position.match(), position.seat
    view, heard = match.view(seat), match.fresh_news(seat)
    found = hint(match.game, match.version, seat, view, heard, effort=SLIGHT)
    return Made(match.version, seat, whole(found))
