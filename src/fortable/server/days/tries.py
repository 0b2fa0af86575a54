"""A table at which somebody plays the deal of a day: alone with its bots, from the first card on."""

from typing import Any

from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.protocol.messages import Settings
from fortable.server.ids import new_id
from fortable.server.store import Chair, DayDeal, DayMark, Person, Step, TableRow
from fortable.server.tables.match.stored_match import new_match, opening_step

PACE = Settings(fair_grabs=False)
"""Of the table: no clock, and bots that let one see what they do."""


def day_table(
    deal: DayDeal, mark: DayMark, person: Person, household: str, now: float
) -> tuple[TableRow, Step]:
    """A match that has begun, and its first step."""
    row = TableRow(
        id=new_id(),
        game=deal.game,
        version=catalog()[deal.game].version,
        options=deal.options,
        settings=plain(PACE),
        seed=deal.seed,
        host=person.id,
        household=household,
        chairs=_chairs(deal, person),
        status="playing",
        created=now,
        changed=now,
        began=now,
        due=now,
        day=mark,
    )
    match = new_match(row, settings=bound_settings(deal))
    row = replace(row, terms=match.terms, options=match.terms.options)
    return row, opening_step(row, match)


def bound_settings(deal: DayDeal) -> dict[str, Any]:
    """What the commitment binds besides the rules: also which day's deal it is."""
    day = {"day": deal.day, "level": deal.level}
    return {"clock_s": PACE.clock_s, "countdown_s": PACE.countdown_s, "fair_grabs": False, **day}


def _chairs(deal: DayDeal, person: Person) -> tuple[Chair, ...]:
    player = Chair(person=person.id, name=person.name)
    bots = [Chair(bot=deal.bot, name=deal.bot or "") for _ in range(deal.seats - 1)]
    return player, *bots
