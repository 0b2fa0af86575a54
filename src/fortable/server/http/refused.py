"""A refusal as a response, with the status that programs go by."""

from starlette.responses import Response

from fortable.catalog import catalog
from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.server.store import Unavailable
from fortable.server.wire.refusals import Told, refusal
from fortable.texts import Texts

STATUS = {
    "TB-04-malformed": 400,
    "TB-04-no-host": 400,
    "TB-06-no-such-game": 404,
    "TB-09-no-such-table": 404,
    "TB-09-no-such-television": 404,
    "TB-09-no-such-television-code": 404,
    "TB-10-no-guest": 401,
    "TB-10-no-such-device": 404,
    "TB-10-no-such-passkey": 404,
    "TB-10-bad-passkey": 403,
    "TB-10-bad-recovery-code": 403,
    "TB-10-host-starts": 403,
    "TB-10-kept-away": 403,
    "TB-10-admin": 403,
    "TB-10-banned": 403,
    "TB-10-no-such-ban": 404,
    "TB-10-no-such-person": 404,
    "TB-10-no-such-status": 400,
    "TB-10-ban-whom": 400,
    "TB-10-no-address": 400,
    "TB-10-metrics": 403,
    "TB-10-not-at-home": 403,
    "TB-10-not-host": 403,
    "TB-10-other-site": 403,
    "TB-10-unknown-host": 421,
    "TB-18-no-such-cup": 404,
    "TB-18-not-cup-host": 403,
    "TB-18-not-a-member": 403,
    "TB-11-too-fast": 429,
    "TB-11-too-fast-together": 429,
    "TB-11-too-many-guests": 429,
    "TB-11-too-many-opened": 429,
    "TB-11-too-many-sockets": 429,
    "TB-11-too-long": 413,
    "TB-11-too-many-moments": 413,
    "TB-11-too-much-to-tell": 413,
    "TB-11-too-much-work": 413,
    "TB-11-line-too-long": 429,
    "TB-11-busy": 503,
    "TB-21-too-much-work": 413,
    "TB-21-too-many-reviews": 429,
    "TB-21-busy": 503,
    "TB-23-hint-late": 503,
    "TB-11-answer-too-long": 503,
    "TB-11-table-crowded": 503,
    "TB-11-too-many-tables": 503,
}
"""A refusal that is not listed is a conflict with the rules: 409; unless nothing can be remembered: 503."""

REFUSALS = tuple(sorted({409, *STATUS.values()}))


def refused(error: Illegal | Unavailable, language: str) -> Response:
    """In somebody's language."""
    illegal = error.refusal if isinstance(error, Unavailable) else error
    status = STATUS.get(illegal.message, 503 if illegal.rule == "TB-12" else 409)
    told = (
        illegal.told if isinstance(illegal, Told) else refusal(illegal, _texts(illegal, language))
    )
    return Response(encode(told), status, media_type="application/json")


def _texts(illegal: Illegal, language: str) -> Texts:
    """The table's own words; where the rules of a game refuse, that game's."""
    own = Texts(language)
    return own if illegal.message in own else Texts(language, catalog().packages)
