"""The siege itself does not rot: one attack for a moment, and bars that can be missed."""

import asyncio
import json
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

import siege.__main__
from fortable.testing.endurance import endurance, often
from siege.attacks import ATTACKS
from siege.canary import Moves
from siege.newcomers import Newcomers
from siege.report import Figures, Times, page, verdict

ROOT = Path(__file__).parents[2]

CALM = Times(1.0, 3.0, 4.0, 1.0)
HELD = Figures(
    attack="ping-flood",
    before=CALM,
    attacked=Times(2.0, 14.0, 30.0, 1.5),
    after=CALM,
    calm=CALM,
    moves=200,
    failed=0,
    returns=0,
    newcomers=5,
    kept_out=[],
    kept_out_later=[],
    slowest_newcomer_s=0.1,
    memory_mib=200.0,
    memory_later_mib=180.0,
    log_mib=0.0,
    errors=[],
    database_mib=1.0,
    stop_s=0.5,
    is_alive=True,
    answers={"429": 1000},
)


@endurance
@pytest.mark.parametrize("flags", [("--turns",), ()][: often(1, in_full=2)])
def test_an_attack_is_fought_and_told(flags: tuple[str, ...], tmp_path: Path) -> None:
    report, docs = tmp_path / "report", tmp_path / "page"
    docs.write_text("# Old\n\nfigures\n\n## How it is read\n\nThus.\n")
    flags = (*flags, f"--page={docs}")
    command = [sys.executable, "-m", "siege", "ping-flood", "--seconds=0.2", f"--report={report}"]
    fought = subprocess.run(
        [*command, *flags], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert fought.returncode in (0, 1), fought.stderr
    (figures,) = json.loads(report.with_suffix(".json").read_text())
    assert figures["is_alive"]
    assert figures["moves"] > 0
    assert figures["failed"] == 0
    assert figures["memory_mib"] > 10
    assert figures["stop_s"] > 0
    assert figures["answers"]
    assert (figures["turn_ms"] or 0) > 0 or "--turns" not in flags
    told = report.with_suffix(".md").read_text()
    assert "ping-flood" in told
    assert docs.read_text() == f"{told}\n## How it is read\n\nThus.\n"
    assert " of 1 attacks held." in fought.stdout


async def test_whoever_waits_for_longer_than_their_patience_is_kept_out(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def begin(*_: object) -> None:
        await asyncio.sleep(0.1)

    monkeypatch.setattr("siege.newcomers._begin", begin)
    for patience_s, kept_out in ((0.01, ["the page (TimeoutError; answers: none)"]), (10.0, [])):
        newcomers = Newcomers(port=0, patience_s=patience_s)
        await newcomers.come()
        assert newcomers.kept_out == kept_out


def test_the_last_word_says_plainly_who_missed_which_bar() -> None:
    slow = replace(HELD, attack="crowd", failed=2, memory_mib=600.0)
    assert verdict([HELD, slow], {"wakers": "OSError()"}).splitlines() == [
        "1 of 3 attacks held.",
        "missed by crowd: 2 moves failed; memory 600 MiB",
        "not fought: wakers: OSError()",
    ]


def test_one_that_cannot_be_fought_keeps_no_other_from_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fight(name: str, *_: object, **__: object) -> Figures:
        if name == "crowd":
            raise OSError(name)
        return HELD

    monkeypatch.setattr(siege.__main__, "battle", fight)
    monkeypatch.setattr(sys, "argv", ["siege", "crowd", "ping-flood", f"--report={tmp_path / 'x'}"])
    assert siege.__main__.main() == 1
    assert "1 of 2 attacks held.\nnot fought: crowd: " in capsys.readouterr().out
    assert len(json.loads((tmp_path / "x.json").read_text())) == 1
    told = (tmp_path / "x.md").read_text()
    assert "1 of 2 attacks held" in told
    assert "- not fought: crowd: OSError('crowd')" in told


def test_one_that_does_not_come_to_an_end_keeps_no_other_from_it(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async def fight(*_: object, **__: object) -> Figures:
        await asyncio.sleep(60)
        return HELD

    monkeypatch.setattr(siege.__main__, "battle", fight)
    monkeypatch.setattr(siege.__main__, "LONGEST_S", 0.01)
    monkeypatch.setattr(sys, "argv", ["siege", "crowd", "--seconds=0"])
    assert siege.__main__.main() == 1
    assert "not fought: crowd: TimeoutError()" in capsys.readouterr().out


def test_where_turns_of_the_loop_are_counted_they_are_the_bar() -> None:
    slow = Times(2.0, 900.0, 950.0, 20.0)
    assert replace(HELD, attacked=slow, after=slow, turn_ms=9.9).missed == []
    assert replace(HELD, turn_ms=10.6).missed == ["a turn of 11 ms"]
    assert "| 10.6 |" in page([replace(HELD, turn_ms=10.6)])


def test_who_held_up_the_event_loop_is_told() -> None:
    assert "held up by" not in page([HELD])
    guilty = replace(HELD, held_up_ms={"server.wire.door": 12.3})
    assert "The event loop was held up by server.wire.door 12 ms." in page([guilty])


def test_a_wrong_name_is_told() -> None:
    command = [sys.executable, "-m", "siege", "trebuchet"]
    fought = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert fought.returncode == 2
    assert "no attack trebuchet; there are " in fought.stderr


@pytest.mark.parametrize("name", ATTACKS)
def test_every_attack_says_what_it_tries_and_what_should_be(name: str) -> None:
    attack = ATTACKS[name]
    assert attack.tries.endswith(".")
    assert attack.should.endswith(".")


def test_what_holds_misses_no_bar() -> None:
    assert HELD.missed == []
    assert "1 of 1 attacks held" in page([HELD])


def test_what_the_machine_itself_could_not_do_is_nobodys_success() -> None:
    slow = replace(HELD, attacked=Times(2.0, 90.0, 95.0, 20.0))
    assert slow.missed == []


@pytest.mark.parametrize(
    ("wrong", "bar"),
    [
        ({"attacked": Times(2.0, 15.1, 30.0, 2.9)}, "p99 15 ms, calm 3 ms, machine 3 ms"),
        ({"failed": 1}, "1 moves failed"),
        ({"kept_out": ["a table", "a name"]}, "2 of 5 newcomers kept out at a table, a name"),
        ({"kept_out_later": ["the page"]}, "somebody new is kept out afterwards at the page"),
        ({"memory_mib": 501.0}, "memory 501 MiB"),
        ({"log_mib": 1.5}, "1.5 MiB of log"),
        ({"answers": {"500": 2}}, "2 answers with 500"),
        ({"errors": ["{}"]}, "1 errors in the log"),
        ({"after": Times(1.0, 20.0, 20.0, 2.0)}, "p99 20 ms afterwards"),
        ({"stop_s": 2.5}, "SIGTERM takes 2.5 s"),
        ({"stop_s": None}, "SIGTERM does not end it"),
        ({"is_alive": False}, "the server died"),
        ({"broken": ["60 open of 50"]}, "60 open of 50"),
    ],
)
def test_every_bar_can_be_missed(wrong: dict[str, object], bar: str) -> None:
    assert replace(HELD, **wrong).missed == [bar]  # type: ignore[arg-type]  # any of the fields


def test_a_stall_counts_for_all_who_would_have_moved_meanwhile() -> None:
    moves = Moves(per_second=40)
    for _ in range(200):
        moves.note(0.002)
    moves.note(1.99)
    assert len(moves.took_s) == 200 + 2 * 40
    assert moves.ms(0.5) == 2.0
    assert moves.ms(0.99) > 1800


def test_what_only_the_machine_excuses_is_told_apart() -> None:
    """It holds, but not by the times of those who play alone."""
    excused = replace(HELD, attacked=Times(2.0, 16.0, 30.0, 12.0))
    assert not excused.missed
    assert HELD.is_by_itself
    assert not excused.is_by_itself
    assert excused.plain["is_by_itself"] is False
    told = page([HELD, excused])
    assert "2 of 2 attacks held; 1 by the times of those who play alone" in told
    assert "| yes | – |" in told
    assert "| no | – |" in told
