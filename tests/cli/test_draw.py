"""`fortable draw`: any moment of a finished match, for any eyes, into a new file."""

from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.drawing.png import can_render
from fortable.kernel.game import AnyGame
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.kernel.words import Seat
from fortable.pictures import Look, picture
from tests.games import some_game

Run = Callable[..., tuple[int, str, str]]
NAMES = ("Ada", "Bo & Co")


def is_unveiled(game: AnyGame) -> bool:
    return game.unveiled is not None


@pytest.fixture(scope="module")
def match() -> Match:
    game = some_game(is_unveiled)
    match = Match.begin(game, game.seats[0], game.types.options(), bytes(32))
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, game.auto_action(match.view(seat)))
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "match.json"
    file.write_bytes(write_record(export(match, None)))
    return file


def test_a_moment_is_drawn_through_the_eyes_of_a_seat(run: Run, file: Path, match: Match) -> None:
    to, at = file.with_suffix(".svg"), match.version // 2
    named = [part for name in NAMES for part in ("--name", name)]
    flags = ["--at", str(at), "--seat", "1", "--theme", "dark", *named]
    assert run("draw", str(file), str(to), *flags) == (0, "", "")
    state = match.first
    for event in match.events[:at]:
        state = match.game.evolve(state, event)
    assert to.read_text("utf-8") == picture(match.game, state, Look(Seat(1), "dark", names=NAMES))


def test_left_out_it_is_the_end_as_it_may_be_looked_at(run: Run, file: Path, match: Match) -> None:
    to = file.with_suffix(".svg")
    assert run("draw", str(file), str(to), "--unveiled", "--shape", "card")[0] == 0
    look = Look(shape="card", unveiled=True)
    assert to.read_text("utf-8") == picture(match.game, match.state, look)


def test_a_picture_may_be_a_png(run: Run, file: Path) -> None:
    assert can_render()
    to = file.with_suffix(".PNG")
    assert run("draw", str(file), str(to))[0] == 0
    assert to.read_bytes().startswith(b"\x89PNG")


def test_without_the_extra_it_says_what_to_install(
    run: Run, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fortable.cli.draw.can_render", lambda: False)
    status, _, told = run("draw", str(file), str(file.with_suffix(".png")))
    assert status == 2
    assert "fortable[png]" in told


@pytest.mark.parametrize(
    ("flags", "rule"),
    [(["--at", "99999"], "TB-05"), (["--at", "-1"], "TB-05"), (["--seat", "9"], "TB-01")],
)
def test_what_there_is_not_is_refused(run: Run, file: Path, flags: list[str], rule: str) -> None:
    to = file.with_suffix(".svg")
    status, _, told = run("draw", str(file), str(to), *flags)
    assert status == 2
    assert rule in told
    assert not to.exists()


def test_nothing_is_overwritten(run: Run, file: Path) -> None:
    before = file.read_bytes()
    assert run("draw", str(file), str(file))[0] == 2
    assert file.read_bytes() == before
