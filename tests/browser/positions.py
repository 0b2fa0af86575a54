"""Moments of matches to look at: the golden playthroughs of every game, early, midway and finished.

No game is named here, and one that brings no golden playthroughs is played at random. A moment is put into
the database of a running server as if it had been played there: whoever is waited for is a person, and all
others are bots, so that nothing moves while it is looked at.
"""

import asyncio
import hashlib
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from functools import cache
from importlib.resources import files
from itertools import chain
from pathlib import Path
from random import Random
from typing import Any

from msgspec import structs

from fortable.bots.playing import play, sit_down
from fortable.catalog import catalog
from fortable.kernel.chance import SEED_BYTES, read_seed
from fortable.kernel.codec import decode, encode, plain
from fortable.kernel.game import AnyGame, phase_of
from fortable.kernel.log import Match, Ruling
from fortable.kernel.options import read_options
from fortable.kernel.words import Illegal, Options, Seat
from fortable.server.store import Chair, Device, Person, Step, TableRow
from fortable.server.store.sqlite import SqliteStore
from fortable.testing.endurance import IN_FULL, often
from fortable.testing.golden import Setup

PEOPLE = ("Anna", "Ben", "Clara", "David", "Elena", "Felix")
BOT = "random"
MOVES_LEFT = often(5, in_full=12)
AT_ONCE = often(4, in_full=3)
"""So much more is left of a match in which nobody waits for anybody."""


@dataclass(frozen=True)
class Position:
    """A match as far as it was played, and the seat from which it is looked at."""

    game: AnyGame
    name: str
    options: Options
    seed: bytes
    rulings: tuple[Ruling, ...]
    waiting: frozenset[Seat]
    seats: int
    phase: str = ""
    people: frozenset[Seat] = frozenset()
    """Who are no bots; if nobody is named, those who are waited for."""
    bot: str = BOT
    """Who sits on the other chairs."""

    @property
    def seat(self) -> Seat:
        """Of people the first, or whoever is waited for."""
        return min(self.people or self.waiting, default=Seat(0))

    @property
    def is_over(self) -> bool:
        return not self.waiting

    def at_its_start(self) -> "Position":
        """The same match when nobody has done anything yet."""
        opening = self.opening()
        return replace(self, rulings=(), waiting=opening.waiting, people=frozenset({self.seat}))

    def opening(self) -> Match:
        return Match.begin(self.game, self.seats, self.options, self.seed)

    def match(self) -> Match:
        match = self.opening()
        for ruling in self.rulings:
            match.accept(ruling)
        return match


def positions(game: AnyGame) -> Iterator[Position]:
    """Three moments with the fewest players, three with the most, and the other phases there are."""
    yield from with_the_fewest(game)
    yield from with_the_most(game)
    yield from of_other_phases(game)


def telling(these: Iterable[Position]) -> list[Position]:
    """Without a start of which a later one shows the same phase; by `make endure` all of them."""
    kept, phases = list[Position](), set[str]()
    for position in reversed([*these]):
        if IN_FULL or not position.name.endswith("early") or position.phase not in phases:
            kept.insert(0, position)
            phases.add(position.phase)
    return kept


def crowded(game: AnyGame) -> list[Position]:
    """The telling ones with the most players, who have the least room, and those in other phases; by
    `make endure` all with the fewest, too.
    """
    told, few = telling(positions(game)), [*with_the_fewest(game)]
    if IN_FULL or not any(with_the_most(game)):
        return told
    phases = {each.phase for each in told if each not in few}
    return [each for each in told if each not in few or each.phase not in phases]


def with_the_fewest(game: AnyGame) -> Iterator[Position]:
    """Three moments of the first golden match."""
    return _three(_played(*_goldens(game)[0]))


def with_the_most(game: AnyGame) -> Iterator[Position]:
    """Three moments of the last golden match, if it is another one."""
    return chain.from_iterable(_three(_played(*golden)) for golden in _goldens(game)[1:][-1:])


def of_other_phases(game: AnyGame) -> Iterator[Position]:
    """One moment of every phase that these do not show, from whatever golden match it comes up in."""
    phases = {moment.phase for moment in (*with_the_fewest(game), *with_the_most(game))}
    for golden in _goldens(game):
        for moment in _played(*golden):
            if moment.phase not in phases and not moment.is_over:
                phases.add(moment.phase)
                yield replace(moment, name=f"{moment.name}-{moment.phase}")


def whole(game: AnyGame) -> Position:
    """The first golden match to its end, as the first seat sees it."""
    return next(wholes(game))


def wholes(game: AnyGame) -> Iterator[Position]:
    """The same; and where it was played alone, the first that was not."""
    for match in all_wholes(game):
        yield match
        if match.seats > 1:
            return


def all_wholes(game: AnyGame) -> Iterator[Position]:
    """Every golden match to its end, as the first seat sees it."""
    for golden in _goldens(game):
        yield replace(_played(*golden)[-1], people=frozenset({Seat(0)}))


def of_bots(game: AnyGame, seats: int, bot: str) -> list[Position]:
    """Every moment of a match between bots, as the first seat sees it: a person among them."""
    setup = Setup(game.key, seats, bytes(SEED_BYTES).hex(), {}, bot)
    first = frozenset({Seat(0)})
    return [replace(moment, people=first, bot=bot) for moment in _played(bot, _heading(setup))]


def _goldens(game: AnyGame) -> list[tuple[str, str]]:
    """The name and the heading of each golden match."""
    found = sorted(Path(str(files(game.package))).glob("tests/golden/*.txt"))
    brought = [(file.stem, file.read_text("utf-8").splitlines()[0]) for file in found]
    return brought or [(f"{seats}", _at_random(game, seats)) for seats in _fewest_and_most(game)]


def _fewest_and_most(game: AnyGame) -> list[int]:
    return sorted({min(game.seats), max(game.seats)})


def _at_random(game: AnyGame, seats: int) -> str:
    return _heading(Setup(game.key, seats, bytes(SEED_BYTES).hex(), {}, BOT))


def _heading(setup: Setup) -> str:
    return encode(setup).decode()


@cache
def _played(name: str, heading: str) -> tuple[Position, ...]:
    """Every moment of a golden match."""
    setup = decode(heading, Setup)
    game = catalog()[setup.game]
    options, seed = read_options(game.types.options, setup.options), read_seed(setup.seed)
    match, rng = Match.begin(game, setup.seats, options, seed), Random(setup.seed)
    first = Position(game, f"{game.key}-{name}", options, seed, (), match.waiting, setup.seats)
    moments = [replace(first, phase=_phase(match))]
    for happening in play(match, sit_down(match, setup.bot.split(","), rng), rng):
        if not isinstance(happening.answer, Illegal):
            rulings = (*moments[-1].rulings, happening.answer)
            now = replace(first, rulings=rulings, waiting=match.waiting, phase=_phase(match))
            moments.append(now)
    return tuple(moments)


def _phase(match: Match) -> str:
    """What is going on, for whoever is waited for; the shell shows it too."""
    view = match.view(min(match.waiting, default=None))
    return phase_of(view) or ""


def _three(golden: Sequence[Position]) -> Iterator[Position]:
    last = len(golden) - 1
    for name, number in (("early", 0), ("midway", last // 2), ("finished", last)):
        yield replace(golden[number], name=f"{golden[number].name}-{name}")


def nearly_over(game: AnyGame, seats: int, wishes: Mapping[str, Any], people: int) -> Position:
    """A match of bots that has come so far that the first seats, of people, have some moves left."""
    options, seed = (
        read_options(game.types.options, wishes),
        hashlib.sha256(game.key.encode()).digest(),
    )
    match, rng = Match.begin(game, seats, options, seed), Random(game.key)
    first = Position(game, f"{game.key}-nearly-over", options, seed, (), match.waiting, seats)
    answers = [happening.answer for happening in play(match, sit_down(match, [BOT], rng), rng)]
    rulings = [answer for answer in answers if not isinstance(answer, Illegal)]
    theirs = [number for number, one in enumerate(rulings) if one.asked.seat in range(people)]
    left = MOVES_LEFT * (AT_ONCE if game.simultaneous else 1)
    kept = tuple(rulings[: theirs[-left]] if len(theirs) > left else ())
    waiting = kept[-1].waiting if kept else first.waiting
    return replace(first, rulings=kept, waiting=waiting, people=frozenset(map(Seat, range(people))))


def put(
    position: Position, database: Path, bot_pace_ms: int = 10_000, **wishes: Any
) -> tuple[str, str]:
    """A table at this position, with what else is wished: its id, and the token of whoever looks at it."""
    now = time.time()
    row = structs.replace(_row(position, bot_pace_ms, now), **wishes)
    with ThreadPoolExecutor(1) as aside:  # the loop of this thread belongs to the browser
        aside.submit(asyncio.run, _write(database, row, position, now)).result()
    return row.id, token(row.id, position.seat)


def _row(position: Position, bot_pace_ms: int, now: float) -> TableRow:
    table = hashlib.sha256(f"{position.name}{now}".encode()).hexdigest()[:12]
    return TableRow(
        id=table,
        game=position.game.key,
        version=position.game.version,
        options=plain(position.options),
        settings={"bot_pace_ms": bot_pace_ms, "hints": is_alone(position)},
        seed=position.seed,
        host=_person(table, position.seat),
        chairs=tuple(_chairs(table, position)),
        status="over" if position.is_over else "playing",
        created=now,
        changed=now,
        began=now,
    )


def is_alone(position: Position) -> bool:
    """Whether one person plays with bots: then there are hints."""
    return len(_people(position)) == 1 < position.seats


def _people(position: Position) -> frozenset[Seat]:
    return position.people or position.waiting | {position.seat}


def _chairs(table: str, position: Position) -> Iterator[Chair]:
    people = _people(position)
    for seat in map(Seat, range(position.seats)):
        if seat in people:
            yield Chair(person=_person(table, seat), name=PEOPLE[seat])
        else:
            yield Chair(bot=position.bot, name=position.bot)


async def _write(database: Path, row: TableRow, position: Position, now: float) -> None:
    store = SqliteStore(database)
    for seat, chair in enumerate(row.chairs):
        if chair.person is not None:
            await store.add_person(
                Person(chair.person, chair.name, now), _device(row.id, Seat(seat), now)
            )
    await store.add_table(row)
    for step in _steps(row.id, position.rulings, now):
        await store.append(step)
    await store.close()


def _steps(table: str, rulings: Sequence[Ruling], now: float) -> Iterator[Step]:
    for ruling in rulings:
        yield Step(
            table=table,
            version=ruling.asked.version,
            intent=f"golden-{ruling.asked.version}",
            seat=ruling.asked.seat,
            action=ruling.asked.action,
            events=ruling.events,
            drawn=ruling.drawn,
            answer={"version": ruling.asked.version + len(ruling.events)},
            at=now,
        )


def _person(table: str, seat: Seat) -> str:
    return f"{table}-{seat}"


def token(table: str, seat: Seat) -> str:
    """By which somebody of a table that was put there is known."""
    return f"token-{table}-{seat}"


def _device(table: str, seat: Seat, now: float) -> Device:
    known = token(table, seat).encode()
    return Device(hashlib.sha256(known).digest(), _person(table, seat), now, now)
