"""`fortable solve`: for a match file, a seed or a date."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from fortable.cli import main
from fortable.kernel.codec import encode
from fortable.kernel.log import Match
from fortable.kernel.record import export, write_record
from fortable.testing import rule
from fortable.texts import LANGUAGES

from .. import GAME
from ..commands.deals import deal_of, layouts
from ..model import Options
from .table import SEED, match_at

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
    deal = deal_of("2031-05-04", "hard")
    heading, layout, *_ = hard.splitlines()
    assert heading.startswith("One of the 40 quick tries does as well as this.")
    assert heading.endswith(f"--seed {deal.seed}")
    assert layout.startswith("Layout 1: 32 of 32 cards")
    assert hard != solve("2031-05-04")[1]


@rule("FM-20")
def test_a_program_is_told_the_deal_too(solve: Solve) -> None:
    (told,) = (json.loads(line) for line in solve("2031-05-04", "--json")[1].splitlines())
    assert told["deal"] == json.loads(encode(deal_of("2031-05-04", "medium")))
    assert json.loads(solve(SEED.hex(), "--json")[1].splitlines()[0])["deal"] is None


@rule("FM-20")
@pytest.mark.parametrize(
    ("day", "rule_id"),
    [("2031-02-29", "FM-20"), ("2031-13-01", "FM-20"), ("２０３１-05-04", "FM-21")],
)
def test_a_day_that_is_not_in_the_calendar_has_no_deal(
    solve: Solve, day: str, rule_id: str
) -> None:
    status, out, err = solve(day)
    assert (status, out) == (2, "")
    assert rule_id in err


@rule("FM-21")
@pytest.mark.parametrize(
    ("content", "rule_id"), [(b"{}", "TB-04"), (b"no match", "TB-04"), (None, "FM-21")]
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


@rule("FM-21")
def test_the_file_of_a_running_match_is_refused(solve: Solve, tmp_path: Path) -> None:
    file = tmp_path / "running.json"
    file.write_bytes(write_record(export(Match.begin(GAME, 1, Options(), SEED), None)))
    status, out, err = solve(str(file))
    assert (status, out) == (2, "")
    assert "TB-02" in err


@rule("FM-21")
@pytest.mark.parametrize(
    ("name", "value", "rule_id"),
    [
        ("seats", 9, "TB-07"),
        ("seats", 2, "TB-07"),
        ("events", [], "TB-07"),
        ("version", 99, "TB-07"),
    ],
)
def test_a_forged_file_is_refused(
    solve: Solve, tmp_path: Path, name: str, value: object, rule_id: str
) -> None:
    file = file_of(Match.begin(GAME, 1, Options(), SEED), tmp_path)
    file.write_text(json.dumps({**json.loads(file.read_text()), name: value}))
    status, out, err = solve(str(file))
    assert (status, out) == (2, "")
    assert rule_id in err


@rule("FM-21")
@pytest.mark.parametrize("layout", [[0] * 32, [10**9] * 32, [-5] * 32, [0]])
def test_so_is_one_with_cards_that_were_never_laid(
    solve: Solve, tmp_path: Path, layout: list[int]
) -> None:
    file = file_of(Match.begin(GAME, 1, Options(), SEED), tmp_path)
    record = json.loads(file.read_text())
    record["events"][0]["layout"] = layout
    file.write_text(json.dumps(record))
    status, out, err = solve(str(file))
    assert (status, out) == (2, "")
    assert "TB-07" in err


@rule("FM-21")
def test_a_match_that_began_in_the_middle_has_the_layout_it_began_with(
    solve: Solve, tmp_path: Path
) -> None:
    file = file_of(match_at("race | A1:crS1o B2:sbS2x C3:sbS1x | crL1o, sbL2x"), tmp_path)
    (told,) = (json.loads(line) for line in solve(str(file), "--json")[1].splitlines())
    assert (told["cards"], told["chain"]) == (3, ["C3", "B2"])
