"""`fortable solve`: for a match file, a seed or a date."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.cli import main
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.testing import rule
from fortable.texts import LANGUAGES

from .. import GAME
from ..deals import layouts
from ..model import Options
from .table import SEED

Solve = Callable[..., tuple[int, str, str]]


@pytest.fixture
def solve(capfdbinary: pytest.CaptureFixture[bytes]) -> Solve:
    """The command's exit status, and what it said on either channel."""

    def run(*arguments: str, language: str = "en") -> tuple[int, str, str]:
        status = main(["--lang", language, "solve", *arguments])
        out, err = capfdbinary.readouterr()
        return status, out.decode(), err.decode()

    return run


def file_of(match: Match, folder: Path) -> Path:
    while not match.is_over:
        seat = min(match.waiting)
        match.act(seat, GAME.auto_action(match.view(seat)))
    file = folder / "match.json"
    file.write_bytes(write_record(export(match, None)))
    return file


@rule("FM-21")
def test_a_seed_leads_to_three_layouts(solve: Solve) -> None:
    status, out, _ = solve(SEED.hex(), "--json")
    told = [json.loads(line) for line in out.splitlines()]
    assert status == 0
    assert [layout["cards"] for layout in told] == [32, 32, 32]
    assert all(len(one["chain"]) + one["solution"]["left"] == 32 for one in told)


@rule("FM-21")
@pytest.mark.parametrize("seats", [1, 3])
def test_a_match_file_has_the_layouts_that_were_played(
    solve: Solve, tmp_path: Path, seats: int
) -> None:
    file = file_of(Match.begin(GAME, seats, Options(), SEED), tmp_path)
    _, out, _ = solve(str(file), "--json")
    told = [json.loads(line) for line in out.splitlines()]
    if seats == 1:
        assert out == solve(SEED.hex(), "--json")[1]
        assert len(told) == len(list(layouts(SEED)))
    else:
        assert [layout["cards"] for layout in told][:2] == [30, 30]


@rule("FM-21")
def test_people_get_the_chain_step_by_step_and_the_proof(solve: Solve) -> None:
    _, out, _ = solve(SEED.hex())
    assert re.search(r"Layout 1: \d+ of 32 cards, and no chain is longer\nProof: ", out)
    assert re.search(r"^   2  [A-D][1-8]  \w{5}  (=|\w+)$", out, re.MULTILINE)


@rule("FM-21")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_proof_can_be_told_in_every_language(solve: Solve, language: str) -> None:
    for number in range(3, 30):
        seed = number.to_bytes(32, "big").hex()
        status, out, _ = solve(seed, language=language)
        assert status == 0
        assert "solve-" not in out


@rule("FM-20")
def test_a_date_is_the_deal_of_that_day(solve: Solve) -> None:
    _, hard, _ = solve("2031-05-04", "--level", "hard")
    assert hard.startswith("Layout 1: 32 of 32 cards")
    assert hard != solve("2031-05-04")[1]


@rule("FM-21")
@pytest.mark.parametrize(
    ("content", "rule_id"), [(b"{}", "TB-04"), (b"no match", "TB-04"), (None, "TB-06")]
)
def test_anything_else_is_refused_in_one_line(
    solve: Solve, tmp_path: Path, content: bytes | None, rule_id: str
) -> None:
    file = tmp_path / "odd"
    if content is not None:
        file.write_bytes(content)
    status, out, err = solve(str(file))
    assert (status, out) == (2, "")
    assert err.count("\n") == 1
    assert rule_id in err


@rule("FM-21")
def test_a_match_of_another_game_is_refused(solve: Solve, tmp_path: Path) -> None:
    file = file_of(Match.begin(GAME, 1, Options(), SEED), tmp_path)
    file.write_text(file.read_text().replace('"game":"formissimo"', '"game":"chess"'))
    status, _, err = solve(str(file))
    assert status == 2
    assert "TB-07" in err
