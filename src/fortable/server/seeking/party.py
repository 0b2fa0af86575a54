"""Who of a line plays together, and the table that is laid for them."""

from collections.abc import Sequence
from secrets import SystemRandom

from fortable.catalog import catalog
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.server.ids import new_id
from fortable.server.store import Chair, Seeker, Step, TableRow
from fortable.server.tables.chairs import stand_in
from fortable.server.tables.match.laying import settings_among
from fortable.server.tables.match.stored_match import begun_table


def party_with(seeker: Seeker, waiting: Sequence[Seeker]) -> tuple[Seeker, ...]:
    """Who plays together now, with whoever came last at the end: as many as there are seats, who came first
    first; those who are there, if all of them take bots; or nobody yet.
    """
    others = [each for each in waiting if each.id != seeker.id][: seeker.seats - 1]
    party = (*others, seeker)
    is_enough = len(party) == seeker.seats or all(each.takes_bots for each in party)
    return party if is_enough else ()


def table_for(
    party: Sequence[Seeker], household: str, now: float, *, fair_grabs: bool
) -> tuple[TableRow, Step]:
    """A match that has begun among them, and its first step; whoever came last is the host."""
    host = party[-1]
    game = catalog()[host.game]
    settings = settings_among(game, len(party), fair_grabs=fair_grabs)
    row = TableRow(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=host.options,
        settings=plain(settings),
        seed=new_seed(),
        host=host.person,
        household=household,
        chairs=_chairs(party, game, host.seats),
        status="playing",
        created=now,
        changed=now,
        began=now,
        due=now,
    )
    return begun_table(row, settings.binding(fair_grabs=fair_grabs))


def _chairs(party: Sequence[Seeker], game: AnyGame, seats: int) -> tuple[Chair, ...]:
    """Nobody sits first because of having waited longest, or shortest."""
    people = [Chair(person=each.person, name=each.name) for each in party]
    bot = stand_in(game)
    chairs = [*people, *[Chair(bot=bot, name=bot)] * (seats - len(people))]
    SystemRandom().shuffle(chairs)
    return tuple(chairs)
