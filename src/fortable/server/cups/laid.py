"""The tables of a cup: one for somebody who plays alone, or all those of a round."""

from collections.abc import Sequence
from typing import Any

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.protocol.messages import Settings
from fortable.server.days.tries import PACE
from fortable.server.ids import new_id
from fortable.server.store import Chair, Cup, CupMark, Member, Person, Step, TableRow
from fortable.server.tables.chairs import stand_in
from fortable.server.tables.match.laying import settings_among
from fortable.server.tables.match.stored_match import begun_table

from .course import groups

Laid = tuple[TableRow, Step]


def table_alone(
    cup: Cup, round_: int, seed: bytes, person: Person, household: str, now: float
) -> Laid:
    """Where somebody plays a round, against bots whose luck is the same for everybody."""
    player = Chair(person=person.id, name=person.name)
    bots = [Chair(bot=cup.bot, name=cup.bot or "")] * (cup.seats - 1)
    mark = CupMark(cup.id, round_, is_alone=True)
    return _laid(cup, mark, seed, (player, *bots), PACE, household, now)


def tables_of_round(
    cup: Cup, round_: int, seed: bytes, members: Sequence[Member], now: float, *, fair_grabs: bool
) -> list[Laid]:
    """Where everybody plays a round: the same deal at every table, with bots on the seats that are left."""
    game = catalog()[cup.game]
    settings = settings_among(game, cup.seats, fair_grabs=fair_grabs)
    bot = stand_in(game)
    mark = CupMark(cup.id, round_, is_alone=False)
    laid = []
    for group in groups(cup, round_, members):
        people = [Chair(person=each.person, name=each.name) for each in group]
        bots = [Chair(bot=bot, name=bot)] * (cup.seats - len(group))
        laid.append(_laid(cup, mark, seed, (*people, *bots), settings, cup.household, now))
    return laid


def _laid(
    cup: Cup,
    mark: CupMark,
    seed: bytes,
    chairs: tuple[Chair, ...],
    settings: Settings,
    household: str,
    now: float,
) -> Laid:
    row = TableRow(
        id=new_id(),
        game=cup.game,
        version=catalog()[cup.game].version,
        options=cup.options,
        settings=plain(settings),
        seed=seed,
        host=chairs[0].person or "",
        household=household,
        chairs=chairs,
        status="playing",
        created=now,
        changed=now,
        began=now,
        due=now,
        cup=mark,
    )
    return begun_table(row, _binding(cup, mark, settings))


def _binding(cup: Cup, mark: CupMark, settings: Settings) -> dict[str, Any]:
    """What the commitment binds besides the rules: also which round of which cup it is."""
    bound = settings.binding(fair_grabs=bool(settings.fair_grabs))
    return {**bound, "cup": cup.id, "round": mark.round, "level": cup.level}
