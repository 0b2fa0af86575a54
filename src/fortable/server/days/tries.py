"""A table at which somebody plays the deal of a day: alone with its bots, from the first card on."""

from typing import Any

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.protocol.messages import Settings
from fortable.server.ids import new_id
from fortable.server.store import Chair, DayDeal, DayMark, Person, Step, TableRow
from fortable.server.tables.match.stored_match import begun_table

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
    return begun_table(row, bound_settings(deal))


def bound_settings(deal: DayDeal) -> dict[str, Any]:
    """What the commitment binds besides the rules: also which day's deal it is."""
    return {**PACE.binding(fair_grabs=False), "day": deal.day, "level": deal.level}


def _chairs(deal: DayDeal, person: Person) -> tuple[Chair, ...]:
    player = Chair(person=person.id, name=person.name)
    bots = [Chair(bot=deal.bot, name=deal.bot or "") for _ in range(deal.seats - 1)]
    return player, *bots
