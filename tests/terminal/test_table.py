"""The table itself: who sees what, and for how long."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from functools import cache

import pytest
from keepsake import GAME as KEEPSAKE
from keepsake.values import CardLaidOpen
from rich.console import Console, RenderableType

from fortable.catalog import catalog
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.words import SPECTATOR, Event, Viewer
from fortable.terminal.console.screen import Screen
from fortable.terminal.playing.table import Table
from fortable.terminal.setup.chairs import Chair
from fortable.texts import Texts

GAMES = list(catalog().games.values())
ANNA_AND_BEN = (Chair("Anna"), Chair("Ben"))
A_BOT_AND_ANNA = (Chair("Random", "random"), Chair("Anna"))
PACE = 1.5


class Recorded(Screen):
    """A screen that keeps every frame, and a keyboard on which all was typed beforehand."""

    def __init__(self, typed: Iterable[str] = ()) -> None:
        super().__init__()
        self.console = Console(width=1000, quiet=True)
        self.typed = iter(typed)
        self.frames: list[str] = []
        self.lingered: list[str] = []
        self.inspect: Callable[[str], None] = self.frames.append

    def show(
        self,
        top: RenderableType,
        bottom: RenderableType | None = None,
        told: Sequence[RenderableType] = (),
    ) -> None:
        lines = self._lines(top, *told, bottom or "")
        self.inspect("\n".join("".join(part.text for part in line) for line in lines))

    def ask(self, _: str = "") -> str:
        return next(self.typed)

    def linger(self, seconds: float) -> None:
        assert seconds == PACE
        self.lingered.append(self.frames[-1])


def played(game: AnyGame, chairs: Sequence[Chair], *typed: str) -> Recorded:
    """A match to its end, as the screen showed it."""
    screen = Recorded(typed)
    match = Match.begin(game, len(chairs), game.types.options(), bytes(32))
    table = Table(match, chairs, "en", screen, PACE)
    table.play()
    table.show_end()
    return screen


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_what_has_become_secret_is_not_told_again(game: AnyGame) -> None:
    chairs = [Chair(f"Bot {seat}", "random") for seat in range(game.seats[0])]
    screen, match = Recorded(), Match.begin(game, len(chairs), game.types.options(), bytes(32))
    tell = cache(Texts("en", [game.package], [chair.name for chair in chairs]).event)

    def inspect(frame: str) -> None:
        secret = {*map(tell, match.events)} - {*map(tell, match.retold(SPECTATOR))}
        assert not [fact for fact in secret if fact in frame]
        screen.frames.append(frame)

    screen.inspect = inspect
    Table(match, chairs, "en", screen, PACE).play()
    assert len(screen.frames) == len(match.asked)


def hands(frame: str) -> list[str]:
    """Which hands a frame of the toy game shows; a dash is a hidden one."""
    (line,) = (line for line in frame.splitlines() if line.split()[:1] == ["cards"])
    return line.split()[1:]


def test_two_people_do_not_see_each_others_secrets() -> None:
    frames = played(KEEPSAKE, ANNA_AND_BEN, "keep", "keep").frames
    over_to_anna, anna, over_to_ben, ben = map(hands, frames[:4])
    assert over_to_anna == over_to_ben == ["–", "–"]
    assert (anna[1], ben[0]) == ("–", "–")
    assert "–" not in (anna[0], ben[1])


def test_one_person_sees_their_own_view_all_the_time() -> None:
    frames = played(KEEPSAKE, A_BOT_AND_ANNA, "keep").frames
    seen = [hands(frame) for frame in frames[:-2]]
    assert seen
    assert all(theirs == "–" and mine != "–" for theirs, mine in seen)


def test_a_bot_gives_people_time_to_see() -> None:
    screen = played(KEEPSAKE, A_BOT_AND_ANNA, "keep")
    assert screen.lingered == [frame for frame in screen.frames if "Random is thinking" in frame]


def test_one_seed_and_the_same_actions_make_the_same_match() -> None:
    first, again = (played(KEEPSAKE, A_BOT_AND_ANNA, "swap", "keep") for _ in range(2))
    assert first.frames == again.frames


def test_what_is_gone_at_once_is_shown_for_a_moment() -> None:
    def redact(event: Event, viewer: Viewer, state: object) -> Event:
        """A card that is laid open is taken away as soon as another is drawn."""
        if isinstance(event, CardLaidOpen) and 0 not in state.cards:  # type: ignore[attr-defined]
            return CardLaidOpen(event.seat, 0)
        return KEEPSAKE.redact(event, viewer, state)  # type: ignore[arg-type]

    fleeting = replace(KEEPSAKE, redact=redact)  # type: ignore[arg-type]
    screen = played(fleeting, ANNA_AND_BEN, "swap", "keep", "keep")
    (moment,) = screen.lingered
    assert "Anna lays a 1 open." in moment
    after = screen.frames[screen.frames.index(moment) + 1]
    assert "Anna lays a 0 open." in after
