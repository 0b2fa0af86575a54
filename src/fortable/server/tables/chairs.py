"""Who sits where: each wish about chairs gives the table as it would be, or is refused."""

import unicodedata
from collections.abc import Collection, Iterable, Sized
from itertools import count

from msgspec.structs import replace

from fortable.bots import roster
from fortable.bots.persona import bot_names
from fortable.kernel.chance import new_seed
from fortable.kernel.game import AnyGame, never_out
from fortable.kernel.log import Match
from fortable.kernel.words import Illegal, Seat
from fortable.server.ids import new_id
from fortable.server.store import Chair, Person, Status, TableRow
from fortable.texts import Texts

DUEL = 2
"""Of so many seats, one alone cannot go on."""
STAND_IN = "casual"
"""Where a game has a bot of this name, it plays on for whoever leaves."""

MOST_KEPT_AWAY = 100
"""Of more, the first are forgotten."""


def seat_of(row: TableRow, person: str) -> Seat | None:
    """Where somebody sits; None for a spectator."""
    return seats(row).get(person)


def seats(row: TableRow) -> dict[str, Seat]:
    """Where everybody sits."""
    return {
        chair.person: Seat(seat)
        for seat, chair in enumerate(row.chairs)
        if chair.person is not None and not chair.has_left
    }


def sit(row: TableRow, person: Person, wish: int | None) -> TableRow:
    """On the chair that is wished for, or the first that is free; the own one is left, or taken back."""
    own = seat_of(row, person.id)
    if row.status == "playing" and own is not None and wish in (None, own):
        return _with_chair(row, own, replace(row.chairs[own], bot=None))
    _check_not_begun(row)
    if person.id in row.kept_away:
        raise Illegal("TB-10", "kept-away")
    if own is not None and wish in (None, own):
        return row
    if row.settings.get("hints"):
        check_alone([*seats(row).keys() - {person.id}, person.id])
    seat = _free_chair(row) if wish is None else _chair(row, wish)
    if not row.chairs[seat].is_empty:
        raise Illegal("TB-09", "occupied", seat=seat, free=_free_chairs(row))
    left = row if own is None else _with_chair(row, own, Chair())
    return _with_chair(left, seat, Chair(person=person.id, name=person.name))


def stand(row: TableRow, person: str) -> TableRow:
    """Away from the own chair; the first who still sits becomes the host where the host left."""
    _check_not_begun(row)
    seat = own_seat(row, person)
    left = _with_chair(row, seat, Chair())
    others = [chair.person for chair in left.chairs if chair.person is not None]
    return replace(left, host=others[0]) if others and row.host == person else left


def seat_bot(row: TableRow, game: AnyGame, person: str, wish: int, bot: str) -> TableRow:
    """A bot on an empty chair, or instead of another bot, before the match begins."""
    _check_not_begun(row)
    if row.host != person:
        own_seat(row, person)
    seat = _chair(row, wish)
    if row.chairs[seat].person is not None:
        raise Illegal("TB-09", "occupied", seat=seat, free=_free_chairs(row))
    return _with_chair(row, seat, Chair(bot=bot_for(game, bot), name=bot))


def sit_in(row: TableRow, game: AnyGame, person: str, wish: int, bot: str) -> TableRow:
    """A bot for the person of a chair, during the match; whether they are gone is known elsewhere."""
    own_seat(row, person)
    if row.day is not None:
        raise Illegal("TB-16", "own-hands")
    if row.is_alike:
        raise Illegal("TB-18", "own-hands")
    seat = _chair(row, wish)
    chair = row.chairs[seat]
    if chair.bot is not None:
        raise Illegal("TB-09", "bot-sits-here", seat=seat)
    return _with_chair(row, seat, replace(chair, bot=bot_for(game, bot)))


def resign(row: TableRow, game: AnyGame, person: str) -> TableRow:
    """Without somebody who leaves for good. A bot plays on in the seat; the match ends instead where nobody
    else plays, or one alone is left of two.
    """
    seat, others = own_seat(row, person), [each for each in seats(row) if each != person]
    if not others:
        return replace(row, status="abandoned")
    left = _with_chair(row, seat, replace(row.chairs[seat], has_left=True))
    left = replace(left, host=others[0]) if row.host == person else left
    if len(row.chairs) == DUEL:
        return replace(left, status="abandoned")
    bot = row.chairs[seat].bot or stand_in(game)
    return _with_chair(left, seat, replace(left.chairs[seat], bot=bot))


def wishing_to_give_up(row: TableRow, wishes: Collection[Seat], version: int) -> TableRow:
    """With the wishes of these people, since now or before, and of no others."""

    def wishing(seat: int, chair: Chair) -> Chair:
        since = version if chair.gives_up_at is None else chair.gives_up_at
        return replace(chair, gives_up_at=since if seat in wishes else None)

    return replace(row, chairs=tuple(wishing(*each) for each in enumerate(row.chairs)))


def play_out(row: TableRow, match: Match, person: str) -> TableRow:
    """With bots that play the rest at once: nothing of it is any person's to decide."""
    people = seats(row)
    if people:
        own_seat(row, person)
    else:
        check_host(row, person)
    playing = sorted({*people.values()} - {*seats_out(match)})
    if playing:
        raise Illegal("TB-15", "still-play", seats=playing)
    return replace(row, is_played_out=True)


def seats_out(match: Match) -> tuple[Seat, ...]:
    """Those with nothing more to decide: in most games nobody, ever."""
    if match.game.is_out is never_out:
        return ()
    seats_ = map(Seat, range(match.state.seats))
    return tuple(seat for seat in seats_ if match.game.is_out(match.state, seat))


def has_left(row: TableRow, person: str) -> bool:
    """Whether somebody left this match for good."""
    return any(chair.person == person and chair.has_left for chair in row.chairs)


def stand_in(game: AnyGame) -> str:
    """The bot that plays on for somebody: neither too good for the others nor too bad."""
    bots = list(roster(game))
    return STAND_IN if STAND_IN in bots else bots[0]


def clear(row: TableRow, person: str, wish: int) -> TableRow:
    """An empty chair, by the host's will."""
    _check_not_begun(row)
    check_host(row, person)
    return _with_chair(row, _chair(row, wish), Chair())


def keep_away(row: TableRow, person: str, wish: int) -> TableRow:
    """An empty chair, by the host's will, on which and beside which whoever sat there will not sit again."""
    _check_not_begun(row)
    check_host(row, person)
    seat = _chair(row, wish)
    sitting = row.chairs[seat].person
    if sitting is None:
        raise Illegal("TB-09", "nobody-sits-here", seat=seat)
    if sitting == person:
        raise Illegal("TB-10", "keeps-self-away")
    kept = (*row.kept_away, sitting)[-MOST_KEPT_AWAY:]
    return replace(_with_chair(row, seat, Chair()), kept_away=kept)


def ready(row: TableRow, game: AnyGame, person: str) -> TableRow:
    """The table as its match begins: without empty chairs."""
    _check_not_begun(row)
    if row.host != person:
        own_seat(row, person)
    taken = tuple(chair for chair in row.chairs if not chair.is_empty)
    if len(taken) not in game.seats:
        raise Illegal("TB-09", "too-few", taken=len(taken), allowed=game.seats)
    return replace(row, chairs=taken, status="playing")


def rematch(row: TableRow, person: str, now: float) -> TableRow:
    """A new table for the same people and bots. Whoever asked for it is the host; at a public table, the
    host who sits there remains it.
    """
    status: Status = "open"
    is_kept = row.is_public and seat_of(row, row.host) is not None
    return replace(
        row,
        id=new_id(),
        seed=new_seed(),
        host=row.host if is_kept else person,
        chairs=tuple(map(_once_more, row.chairs)),
        status=status,
        is_played_out=False,
        is_lapsed=False,
        created=now,
        changed=now,
        began=None,
        due=None,
        left=None,
        revision=0,
        terms=None,
        ending=None,
        day=None,
        cup=None,
        practice=None,
        is_hinted=False,
        back=None,
    )


def _once_more(chair: Chair) -> Chair:
    """Who sits there at the rematch: people without their bots, and nobody for whoever left for good."""
    if chair.has_left:
        return Chair()
    return chair if chair.person is None else replace(chair, bot=None, gives_up_at=None)


def names_at(row: TableRow, texts: Texts) -> list[str]:
    """What those who sit there are called: people by the name they gave, bots in the reader's language."""
    bots = bot_names(texts, [None if chair.person else chair.bot for chair in row.chairs])
    return told_apart(bot or chair.name for bot, chair in zip(bots, row.chairs, strict=True))


def told_apart(names: Iterable[str]) -> list[str]:
    """Of several that have the same name, or one that hardly looks different, the later ones are numbered."""
    shown: list[str] = []
    for name in names:
        numbered = (name if number == 1 else f"{name} {number}" for number in count(1))
        taken = {_looks(other) for other in shown} - {""}
        shown.append(next(name for name in numbered if _looks(name) not in taken))
    return shown


def own_seat(row: TableRow, person: str) -> Seat:
    """Where somebody sits, or `Illegal`."""
    seat = seat_of(row, person)
    if seat is None:
        raise Illegal("TB-09", "not-seated")
    return seat


def check_host(row: TableRow, person: str) -> None:
    """`Illegal` unless it is the host."""
    if row.host != person:
        raise Illegal("TB-10", "not-host")


def check_alone(people: Sized) -> None:
    """`Illegal` if so many cannot sit at a table with hints."""
    if len(people) > 1:
        raise Illegal("TB-23", "hints-among-people", people=len(people))


def bot_for(game: AnyGame, bot: str) -> str:
    """The bot's name, or `Illegal` if this game has none of that name."""
    if bot not in (bots := roster(game)):
        raise Illegal("TB-06", "no-such-bot", tried=bot[:80], allowed=sorted(bots))
    return bot


def _looks(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()


def _check_not_begun(row: TableRow) -> None:
    if row.status != "open":
        raise Illegal("TB-09", "begun")


def _chair(row: TableRow, wish: int) -> Seat:
    if not 0 <= wish < len(row.chairs):
        raise Illegal("TB-01", "no-such-seat", tried=wish, last=len(row.chairs) - 1)
    return Seat(wish)


def _free_chair(row: TableRow) -> Seat:
    free = _free_chairs(row)
    if not free:
        raise Illegal("TB-09", "full", chairs=len(row.chairs))
    return Seat(free[0])


def _free_chairs(row: TableRow) -> list[int]:
    return [seat for seat, chair in enumerate(row.chairs) if chair.is_empty]


def _with_chair(row: TableRow, seat: int, chair: Chair) -> TableRow:
    return replace(row, chairs=(*row.chairs[:seat], chair, *row.chairs[seat + 1 :]))
