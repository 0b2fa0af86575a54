"""Nobody hears what is not theirs: every byte that a seat or a spectator receives is the same at a table
where everything hidden from them was dealt anew; so is what a link to it shows elsewhere, its picture, and
every notice that is given to a push service.
"""

import dataclasses
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match, Ruling
from fortable.kernel.record import export
from fortable.kernel.words import SPECTATOR, Event, Illegal, Options, Seat, Viewer
from fortable.pictures import Look, picture
from fortable.protocol.messages import AnyUpdate
from fortable.server.notices import kinds
from fortable.server.replays import table_picture, telling, worker
from fortable.server.store import StoredTable, TableRow
from fortable.server.tables.match.ledger import Ledger
from fortable.server.tables.match.stored_match import rebuild_match
from fortable.server.tables.updates import Updates
from fortable.server.work import WorkerProcess
from fortable.testing.endurance import endurance, often
from fortable.testing.walks import setups
from tests.games import some_game

from .guests import Guest, seated
from .scenes import Course, Scene
from .servers import Running, opened

GAMES = list(catalog().games.values())
MOST_SEATS = 5
FEW_SEATS = 3
MOVES = often(30, in_full=100)
A_FEW_MOVES = 20

Leak = Callable[[pytest.MonkeyPatch], None]


@endurance
@pytest.mark.parametrize("luck", range(often(1, in_full=10)))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
async def test_what_is_hidden_makes_no_difference(
    game: AnyGame, luck: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    course = await played(game, Random(luck), tmp_path, monkeypatch)
    assert course.did["moved"] > MOVES / 2 or course.true.match.is_over
    assert course.did["refused"] > 0
    assert course.did["returned"] > 0
    assert course.did["shared"] > 0
    for viewer, shadow in course.shadows.items():
        told = course.true.told(viewer)
        assert len(told) > course.did["moved"]
        for number, (true, other) in enumerate(zip(told, shadow.told(viewer), strict=True)):
            assert true == other, f"message {number} to viewer {viewer}"


async def played(
    game: AnyGame,
    rng: Random,
    folder: Path,
    monkeypatch: pytest.MonkeyPatch,
    moves: int = MOVES,
    most_seats: int = MOST_SEATS,
) -> Course:
    """A random match among people of any set-up, with a spectator."""
    monkeypatch.setattr(Ledger, "next_alarm", lambda _: None)
    setup = rng.choice([each for each in setups(game) if 2 <= each[0] <= most_seats])
    async with opened(folder) as house:
        guests = await house.party(setup[0])
        viewers: dict[Viewer, Guest] = {Seat(seat): guest for seat, guest in enumerate(guests)}
        viewers[SPECTATOR] = await house.guest(None)
        true = await scene(house, guests, game, setup[1])
        shadows = {viewer: await scene(house, guests, game, setup[1]) for viewer in viewers}
        scenes = {each.table: each for each in (true, *shadows.values())}
        for room in (telling, table_picture):
            monkeypatch.setattr(room, "rebuild_match", partial(told_by, scenes, true))
        monkeypatch.setattr(WorkerProcess, "ask", made_here)
        course = Course(true, shadows, rng)
        await course.all_come(viewers)
        await course.go_on(moves)
        await course.all_go()
    return course


async def made_here(_: WorkerProcess, request: bytes) -> bytes:
    """What a worker makes, in this process, where shadows are known."""
    return worker.answer(request)


async def scene(house: Running, guests: list[Guest], game: AnyGame, options: Options) -> Scene:
    return Scene(house, await seated(guests[0], guests[1:], game.key, options=plain(options)))


def told_by(scenes: dict[str, Scene], true: Scene, stored: StoredTable) -> Match:
    """A shadow knows itself; the true match is told by its log, as always."""
    is_shadow = stored.row.id != true.table
    return scenes[stored.row.id].match if is_shadow else rebuild_match(stored)


def tell_anothers_view(monkeypatch: pytest.MonkeyPatch) -> None:
    update = Updates._update

    def leaking(self: Updates, match: Match, *facts: Any) -> AnyUpdate:
        return replace(update(self, match, *facts), view=match.view(Seat(0)))

    monkeypatch.setattr(Updates, "_update", leaking)


def tell_the_seed_early(monkeypatch: pytest.MonkeyPatch) -> None:
    update = Updates._update

    def leaking(self: Updates, match: Match, *facts: Any) -> AnyUpdate:
        return replace(update(self, match, *facts), seed=match.seed.hex())

    monkeypatch.setattr(Updates, "_update", leaking)


def tell_events_instead_of_news(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(_: Match, __: Viewer, ruling: Ruling) -> tuple[Event, ...]:
        return ruling.events

    monkeypatch.setattr(Match, "news", leaking)


def retell_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Match, "retold", lambda match, _, since=0: tuple(match.events[since:]))


def export_anothers_excerpt(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "export", lambda match, _: export(match, Seat(0)))


def refuse_with_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    refuse = Ledger.refuse

    async def leaking(self: Ledger, seat: Seat, intent: str, illegal: Illegal) -> Any:
        assert self.match is not None
        illegal.facts["state"] = repr(self.match.state)
        return await refuse(self, seat, intent, illegal)

    monkeypatch.setattr(Ledger, "refuse", leaking)


def draw_anothers_view(monkeypatch: pytest.MonkeyPatch) -> None:
    def leaking(game: AnyGame, state: Any, look: Look) -> str:
        return picture(game, state, look._replace(viewer=Seat(0)))

    monkeypatch.setattr(table_picture, "picture", leaking)


def notify_of_the_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """What lies in the log, in a notice."""
    case = kinds._case

    def leaking(row: TableRow, own: Seat) -> kinds.Case:
        return dataclasses.replace(case(row, own), title=row.seed.hex())

    monkeypatch.setattr(kinds, "_case", leaking)


LEAKS = (
    draw_anothers_view,
    notify_of_the_deal,
    tell_anothers_view,
    tell_the_seed_early,
    tell_events_instead_of_news,
    retell_everything,
    export_anothers_excerpt,
    refuse_with_the_state,
)


@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak.__name__)
async def test_a_leak_shows(leak: Leak, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = some_game(has_secrets)
    leak(monkeypatch)
    course = await played(game, Random(1), tmp_path, monkeypatch, A_FEW_MOVES, FEW_SEATS)
    assert any(
        course.true.told(viewer) != shadow.told(viewer) for viewer, shadow in course.shadows.items()
    )


def has_secrets(game: AnyGame) -> bool:
    """Whether a player holds something from the first moment that the others do not know."""
    seats, options = next(each for each in setups(game) if each[0] > 1)
    match = Match.begin(game, seats, options, bytes(32))
    return bool(game.redeal(match.state, SPECTATOR, Random(0)) != match.state)
