"""Puzzles over HTTP: everybody may look, a try is judged, and nobody is told the key before its time."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from fortable.catalog import catalog
from fortable.kernel.choices import choices
from fortable.kernel.codec import plain
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import Action
from fortable.puzzles import Puzzle, puzzles
from fortable.puzzles.judging import begun, is_right
from fortable.review import Remark
from fortable.server.puzzles import telling
from fortable.server.store import PuzzleTried
from fortable.testing import rule

from .days.day_house import refused
from .guests import Guest, Message
from .servers import opened

GAMES = [game for game in catalog().games.values() if puzzles(game)]
GAME = GAMES[0]
FIRST = puzzles(GAME)[0]
HERE = f"/api/games/{GAME.key}/puzzles"
FEW = 3

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)


def key_of(game: AnyGame, puzzle: Puzzle) -> Action:
    key: Action = game.notation.read_action(puzzle.key)
    return key


def wrong(game: AnyGame, puzzle: Puzzle) -> Iterator[Action]:
    """What may be done there, and is not what is best, one after another: there may be thousands."""
    match = begun(game, puzzle)
    for action in choices(game.legal(match.view(puzzle.seat))):
        if not (helps(match, puzzle, action) or is_right(game, puzzle, action)):
            yield action


async def tried(guest: Guest, action: Action | None, number: int = 1) -> Message:
    answer = await guest.post(f"{HERE}/{number}", {"action": plain(action)})
    assert answer.status_code == 200, answer.text
    told: Message = answer.json()
    return told


async def status(guest: Guest, number: int = 1) -> str:
    listed: list[Message] = (await guest.get(HERE)).json()
    found: str = listed[number - 1]["status"]
    return found


@rule("TB-22")
async def test_what_is_solved_is_told_and_remembered(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        anna, ben = await house.party(2)
        assert await status(anna) == "new"
        missed = await tried(anna, next(wrong(GAME, FIRST)))
        assert missed == {"right": False, "status": "tried", "solution": None}
        assert await status(anna) == "tried"
        found = await tried(anna, key_of(GAME, FIRST))
        assert (found["right"], found["status"]) == (True, "solved")
        solution = found["solution"]
        assert solution["key"] == plain(key_of(GAME, FIRST))
        assert (solution["cost"], solution["margin"]) == (FIRST.cost, FIRST.margin)
        assert solution["reason"] == plain(FIRST.reason)
        assert (await anna.get(f"{HERE}/1")).json()["solution"] == solution
        assert (await tried(anna, next(wrong(GAME, FIRST))))["status"] == "solved"
        assert [await status(guest) for guest in (anna, ben)] == ["solved", "new"]
        assert (await ben.get(f"{HERE}/1")).json()["solution"] is None
        (kept,) = (await anna.get("/api/me/data")).json()["about"]["puzzle_tries"]
        assert (kept["game"], kept["puzzle"], kept["tries"]) == (GAME.key, FIRST.id, 2)


@rule("TB-22")
async def test_what_was_given_up_is_told_and_not_solved_any_more(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        given_up = await tried(anna, None)
        assert (given_up["right"], given_up["status"]) == (False, "given-up")
        assert given_up["solution"]["key"] == plain(key_of(GAME, FIRST))
        again = await tried(anna, key_of(GAME, FIRST))
        assert (again["right"], again["status"]) == (True, "given-up")


@rule("TB-22")
async def test_a_try_is_an_action_that_is_allowed_there(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        nobody = await house.guest(None)
        key = {"action": plain(key_of(GAME, FIRST))}
        assert (await nobody.get(f"{HERE}/1")).json()["status"] == "new"
        assert await refused(nobody.post(f"{HERE}/1", key)) == "TB-10-no-guest"
        for number in (0, len(puzzles(GAME)) + 1, "x", "٣", "9" * 5000):
            assert await refused(anna.get(f"{HERE}/{number}")) == "TB-22-no-such-puzzle"
        assert (await refused(anna.get("/api/games/nothing/puzzles/1"))).startswith("TB-06")
        for garbage in ({}, {"action": 1}, {"action": {"do": "fly"}}, {"action": None, "x": 1}):
            assert (await refused(anna.post(f"{HERE}/1", garbage))).startswith("TB-04")
        elsewhere = next(
            action
            for puzzle in puzzles(GAME)
            for action in wrong(GAME, puzzle)
            if action not in choices(GAME.legal(begun(GAME, FIRST).view(FIRST.seat)))
        )
        against = refused(anna.post(f"{HERE}/1", {"action": plain(elsewhere)}))
        assert not (await against).startswith("TB-04")
        assert await status(anna) == "new"


@rule("TB-22")
async def test_help_is_no_try(tmp_path: Path) -> None:
    """It is not offered, and whoever asks for it all the same is not told that it is wrong."""
    game, helps = next(
        (game, found) for game in GAMES if (found := helping(game, puzzles(game)[0]))
    )
    here = f"/api/games/{game.key}/puzzles"
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        told = (await anna.get(f"{here}/1")).json()["legal"]
        assert told
        for action in helps:
            assert plain(action) not in told
            answer = anna.post(f"{here}/1", {"action": plain(action)})
            assert await refused(answer) == "TB-22-no-help"
        assert (await anna.get(here)).json()[0]["status"] == "new"


def helping(game: AnyGame, puzzle: Puzzle) -> list[Action]:
    """What may be done there and is no try."""
    match = begun(game, puzzle)
    legal = choices(game.legal(match.view(puzzle.seat)))
    return [action for action in legal if helps(match, puzzle, action)]


def helps(match: Match, puzzle: Puzzle, action: Action) -> bool:
    """Whether it makes a match one with help, or waits for a proof."""
    game, state = match.game, match.state
    if game.takes_long(state, action):
        return True
    return game.aided(match.rule(puzzle.seat, action).states[-1]) and not game.aided(state)


@pytest.fixture
def without_puzzles(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(telling, "puzzles", lambda _: ())


@pytest.mark.usefixtures("without_puzzles")
async def test_a_game_without_puzzles_has_an_empty_list(tmp_path: Path) -> None:
    async with opened(tmp_path) as house:
        (anna,) = await house.party(1)
        assert (await anna.get(HERE)).json() == []
        assert await refused(anna.get(f"{HERE}/1")) == "TB-22-no-puzzles"


def otherwise(game: AnyGame, puzzle: Puzzle) -> Puzzle:
    """To whoever looks it is the same: what they cannot know is dealt anew, and something else is best."""
    other = game.redeal(begun(game, puzzle).state, puzzle.seat, Random(puzzle.id))
    write, best = game.notation.write_action, next(wrong(game, puzzle))
    return replace(
        puzzle,
        at=game.notation.write_state(other),
        key=write(best),
        obvious=puzzle.key,
        cost=puzzle.cost + 1,
        margin=puzzle.margin + 1,
        reason=Remark(message="reason-other", facts={"place": "elsewhere"}),
    )


async def all_bytes(guest: Guest, game: AnyGame, misses: Sequence[Action]) -> list[bytes]:
    """All that is told before it is solved or given up, and of tries that fail."""
    here, found = f"/api/games/{game.key}/puzzles", list[bytes]()
    for number, miss in enumerate(misses, 1):
        found.append((await guest.get(f"{here}/{number}")).content)
        found.append((await guest.post(f"{here}/{number}", {"action": plain(miss)})).content)
        found.append((await guest.get(f"{here}/{number}")).content)
    return [*found, (await guest.get(here)).content, (await guest.get("/api/games")).content]


@rule("TB-22")
@every_game
async def test_no_byte_depends_on_what_is_best_or_hidden(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    true = puzzles(game)
    others = (*(otherwise(game, puzzle) for puzzle in true[:FEW]), *true[FEW:])
    pairs = zip(true[:FEW], others[:FEW], strict=True)
    misses = [next(a for a in wrong(game, o) if not is_right(game, t, a)) for t, o in pairs]
    told = list[list[bytes]]()
    for some in (true, others):
        monkeypatch.setattr(telling, "puzzles", lambda _, some=some: some)
        async with opened(tmp_path / str(len(told))) as house:
            (anna,) = await house.party(1)
            told.append(await all_bytes(anna, game, misses))
    assert told[0] == told[1]


@every_game
def test_a_key_that_is_told_early_shows(game: AnyGame) -> None:
    """The same comparison, of one who has given up."""
    true = puzzles(game)[0]
    over = PuzzleTried(true.id, 0, 1.0, False)
    told = [telling.shown(game, 1, each, over) for each in (true, otherwise(game, true))]
    assert told[0] != told[1]
    assert replace(told[0], solution=None) == replace(told[1], solution=None)
