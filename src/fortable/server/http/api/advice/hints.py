"""A hint for a decision, at a table against bots where that is switched on."""

from functools import partial

from fortable.protocol.hints import HintFor, HintTold
from fortable.server.hints.making import Made
from fortable.server.http.api.endpoint import Endpoint, Work
from fortable.server.http.api.tables import answered
from fortable.server.http.api.visit import Visit
from fortable.server.http.connection import household_of
from fortable.server.people.budget import KIB, Budget
from fortable.server.wire.table_messages import Situation, hint_of


async def hint(visit: Visit, body: HintFor) -> Work:
    """The table is asked once for each decision; later steps are told at once."""
    key = visit.table, visit.guest.id, body.version
    question = hint_of(visit.guest, visit.language, body.version)
    ask = partial(answered, visit, question, Situation)
    made = await visit.server.hints.of(key, household_of(visit.request), ask)
    return partial(told, made, body)


def told(made: Made, wish: HintFor) -> HintTold:
    """As far as it was asked for."""
    found, step = made.hint, wish.step
    is_told = step != "look"
    is_explained = step == "why"
    return HintTold(
        version=made.version,
        seat=made.seat,
        step=step,
        look=found.look,
        best=found.best if is_told else None,
        is_clear=found.is_clear if is_told else None,
        other=found.other if is_explained else None,
        reason=found.reason if is_explained else None,
    )


HINTS = (
    Endpoint(
        method="POST",
        path="/api/tables/{table}/hint",
        about="A hint for my decision, step by step, at a table against bots where they are switched on.",
        answer=hint,
        body=HintFor,
        answers=(HintTold,),
        budget=Budget(body=1 * KIB, answer=64 * KIB, seconds=60, permits=2, runs="thread"),
    ),
)
