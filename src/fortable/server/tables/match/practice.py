"""A table at which a moment of a finished match is played on from: by one person, with bots for all others.

It begins at a position, which the commitment binds and nobody is told before the end. Its luck is new. Bots
have heard what their seat had heard by then; a person has the match to look at.
"""

from msgspec.structs import replace

from fortable.bots import roster
from fortable.catalog import catalog
from fortable.kernel.chance import new_seed
from fortable.kernel.codec import decode, plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import CLOCK, Illegal, Seat
from fortable.protocol.reviews import PracticeFrom
from fortable.server.ids import new_id
from fortable.server.store import Chair, Person, PracticeMark, Step, StoredTable, TableRow
from fortable.server.tables import chairs

from .laying import settings_among
from .stored_match import (
    OPENING,
    heard_until_now,
    opening_step,
    rebuild_match,
    stored_until,
    written_heard,
)


def check_finished(row: TableRow) -> None:
    """`Illegal` unless its match came to its end, by the rules of today."""
    if row.status == "abandoned":
        raise Illegal("TB-21", "given-up")
    if row.status != "over":
        raise Illegal("TB-21", "not-finished")
    game, played = catalog()[row.game], row.version if row.terms is None else row.terms.version
    if played != game.version:
        raise Illegal("TB-21", "older-rules", tried=played, allowed=game.version)


def practice_table(
    written: bytes, wish: PracticeFrom, person: Person, household: str, now: float
) -> tuple[TableRow, Step]:
    """From a table as it is written: another one, begun, and the first step of its match."""
    stored = decode(written, StoredTable)
    moment = _moment(stored, wish.version)
    game, seats = catalog()[stored.row.game], len(stored.row.chairs)
    seat = _seat(stored.row, wish.seat, person.id, moment.seat)
    past = rebuild_match(stored_until(stored, wish.version))
    settings = replace(settings_among(game, 1, fair_grabs=False), hints=True)
    position, seed = game.notation.write_state(past.state), new_seed()
    match = Match.at(game, position, seed, settings=settings.binding(fair_grabs=False))
    row = TableRow(
        id=new_id(),
        game=game.key,
        version=game.version,
        options=match.terms.options,
        settings=plain(settings),
        seed=seed,
        host=person.id,
        household=household,
        chairs=tuple(
            Chair(person=person.id, name=person.name)
            if number == seat
            else _bot(game, stored.row.chairs[number], wish.bot)
            for number in range(seats)
        ),
        status="playing",
        created=now,
        changed=now,
        began=now,
        due=now,
        terms=match.terms,
        practice=PracticeMark(stored.row.id, wish.version),
    )
    return row, _with_past(opening_step(row, match), stored, past)


def _moment(stored: StoredTable, version: int) -> Step:
    """The step of somebody's decision at a version, or `Illegal`."""
    for step in stored.steps:
        if step.version == version and step.intent != OPENING and step.seat != CLOCK:
            return step
    raise Illegal("TB-21", "no-decision", tried=version)


def _with_past(opening: Step, stored: StoredTable, past: Match) -> Step:
    """All that had happened, also before the position at which the other match began itself; or what each had
    heard of it, where its world was dealt anew.
    """
    first = stored.steps[0] if stored.steps else opening
    if first.heard is not None:
        return replace(opening, heard=written_heard(heard_until_now(past)))
    return replace(opening, before=(*first.before, *map(plain, past.events)))


def _seat(row: TableRow, wish: int | None, person: str, decided: Seat) -> Seat:
    """Which the person takes."""
    if wish is None:
        own = chairs.seat_of(row, person)
        return decided if own is None else own
    if wish >= len(row.chairs):
        raise Illegal("TB-01", "no-such-seat", tried=wish, last=len(row.chairs) - 1)
    return Seat(wish)


def _bot(game: AnyGame, chair: Chair, wish: str | None) -> Chair:
    """Who plays there: the same bot, or one for a person."""
    if chair.person is None and chair.bot in roster(game):
        return Chair(bot=chair.bot, name=chair.bot or "")
    bot = chairs.stand_in(game) if wish is None else chairs.bot_for(game, wish)
    return Chair(bot=bot, name=bot)
