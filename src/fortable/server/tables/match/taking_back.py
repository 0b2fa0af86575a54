"""Taking a decision back: the match goes on at another table, from the moment before it.

What the seat did not know then is dealt anew there, and luck is new: whatever it has seen since tells nothing
of it. Bots have heard what whoever looks on had heard by then; what they hold may be something else now.
"""

from functools import partial
from random import Random
from typing import Any, NamedTuple

from msgspec.structs import replace

from fortable.kernel.chance import new_seed
from fortable.kernel.choices import choices
from fortable.kernel.game import AnyGame, no_claim
from fortable.kernel.log import Asked, Match
from fortable.kernel.words import SPECTATOR, Illegal, Seat
from fortable.review.reviewer import known_world, remembers
from fortable.server.ids import new_id
from fortable.server.store import BackMark, Chair, Step, StoredTable, TableRow
from fortable.server.tables.context import TableContext

from .ledger import Ledger
from .stored_match import (
    heard_until_now,
    opening_step,
    rebuild_match,
    stored_until,
    written_heard,
)


class Decision(NamedTuple):
    """One that is taken back, and where it was made."""

    stored: StoredTable
    version: int
    is_first: bool
    """Whether nothing was decided before it, here or wherever the match came from."""


def check_allowed(row: TableRow, game: AnyGame) -> None:
    """`Illegal` where nothing is taken back, whatever was decided."""
    if row.day is not None or row.cup is not None:
        raise Illegal("TB-24", "same-deal")
    if row.is_public:
        raise Illegal("TB-24", "public")
    people = sum(chair.person is not None for chair in row.chairs)
    if people > 1:
        raise Illegal("TB-24", "among-people", people=people)
    if people == len(row.chairs):
        raise Illegal("TB-24", "no-bots")
    if game.claim is not no_claim:
        raise Illegal("TB-24", "race")


def may_take_back(ledger: Ledger, seat: Seat | None) -> bool | None:
    """Whether a seat has decided something that can be taken back; None where nothing ever is."""
    row = ledger.row
    if seat is None or not ledger.is_playing:
        return None
    try:
        check_allowed(row, ledger.game)
    except Illegal:
        return None
    return seat in ledger.first_decisions or (row.back is not None and not row.back.is_first)


class TakingBack:
    """At one table."""

    def __init__(self, ledger: Ledger, context: TableContext) -> None:
        self._ledger = ledger
        self._context = context

    async def take_back(self, seat: Seat) -> None:
        """The last decision of a seat; `Illegal` if that cannot be, and nothing has changed."""
        check_allowed(self._ledger.row, self._ledger.game)
        decision = await self._last_decision(seat)
        work = partial(
            table_before, decision, self._ledger.row, seat, self._context.now(), Random(new_seed())
        )
        await self._ledger.go_on_at(*await self._context.threads.run(work))

    async def _last_decision(self, seat: Seat) -> Decision:
        """Of the match, also where it was at other tables before decisions were taken back."""
        table, until = self._ledger.row.id, None
        while (stored := await self._context.store.table(table)) is not None:
            work = partial(decisions, stored, seat, until)
            versions, back = await self._context.threads.run(work), stored.row.back
            if versions and (back is None or versions[-1]):
                is_first = len(versions) == 1 and (back is None or back.is_first)
                return Decision(stored, versions[-1], is_first)
            if back is None:
                break
            # where this table began is where that decision was made
            table, until = back.table, back.version + bool(versions)
        raise Illegal("TB-24", "nothing-decided")


def decisions(stored: StoredTable, seat: Seat, until: int | None = None) -> tuple[int, ...]:
    """The versions at which a seat had a choice and made it, as far as they are before one."""
    states: dict[int, Any] = {}
    match = rebuild_match(stored, lambda match, *_: states.update({match.version: match.state}))
    return tuple(
        asked.version
        for asked in match.asked
        if asked.seat == seat
        and (until is None or asked.version < until)
        and _had_choice(match.game, states[asked.version], asked)
    )


def _had_choice(game: AnyGame, state: Any, asked: Asked) -> bool:
    if isinstance(asked.action, game.unlisted):
        return True
    return len(choices(game.legal(game.view_for(state, asked.seat)))) > 1


def table_before(
    decision: Decision, row: TableRow, seat: Seat, now: float, rng: Random
) -> tuple[TableRow, Step]:
    """The table at which the match goes on, begun, and the first step of its match."""
    stored, version, is_first = decision
    past = rebuild_match(stored_until(stored, version))
    game, heard = past.game, heard_until_now(past)
    if not remembers(game):
        raise Illegal("TB-24", "memory")
    world = known_world(game, past.view(seat), heard[seat], rng)
    settings = None if row.terms is None else row.terms.settings
    seed = new_seed()
    match = Match.at(game, game.notation.write_state(world), seed, settings=settings)
    following = replace(
        row,
        id=new_id(),
        version=game.version,
        seed=seed,
        chairs=tuple(map(_seated, row.chairs)),
        is_played_out=False,
        created=now,
        changed=now,
        began=now,
        due=now,
        left=None,
        revision=0,
        terms=match.terms,
        back=BackMark(stored.row.id, version, is_first),
    )
    told = {SPECTATOR: heard[SPECTATOR], seat: heard[seat]}
    return following, replace(opening_step(following, match), heard=written_heard(told))


def _seated(chair: Chair) -> Chair:
    """Whoever takes something back plays with their own hands."""
    return chair if chair.person is None else Chair(person=chair.person, name=chair.name)
