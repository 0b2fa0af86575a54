"""A finished match as a file: saved, loaded, verified, looked through, gone on from."""

import json
import pickle
from pathlib import Path

import pytest

import fortable
from fortable.cli import main


def test_what_is_saved_is_loaded(finished: fortable.Match, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    record = finished.record()
    record.save(file)
    loaded = fortable.load(str(file))
    assert loaded == record
    assert loaded.verify() is loaded
    assert loaded.match == finished
    assert (loaded.seats, loaded.seed, loaded.commitment) == (
        finished.seats,
        finished.seed,
        finished.commitment,
    )
    assert loaded.game == finished.game
    assert pickle.loads(pickle.dumps(loaded)) == loaded  # noqa: S301 - our own
    assert len({loaded, record}) == 1


def test_the_command_line_verifies_it(
    finished: fortable.Match, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    finished.record().save(tmp_path / "evening.json")
    assert main(["verify", str(tmp_path / "evening.json")]) == 0
    assert finished.commitment in capsys.readouterr().out


def test_its_moments_are_those_of_the_match(finished: fortable.Match) -> None:
    record = finished.record()
    assert [*record] == [*finished.moments()]
    assert len(record) == finished.version + 1
    assert record[-1].news(0) == finished.moments()[-1].news(0)
    assert record[2].version == 2
    assert [moment.version for moment in record[1:3]] == [1, 2]
    assert finished.game.title in record[-1].text()


def test_one_goes_on_from_any_action_of_it(finished: fortable.Match) -> None:
    midway = finished.record().match.history()[2]
    assert midway.finish(luck=9).is_over
    assert midway.history() == finished.history()[:3]


def test_another_match_is_not_overwritten(finished: fortable.Match, tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    finished.record().save(file)
    finished.record().save(file)
    other = fortable.new(finished.game, seed=99).finish().record()
    with pytest.raises(FileExistsError):
        other.save(file)
    assert fortable.load(file) == finished.record()
    other.save(file, overwrite=True)
    assert fortable.load(file) == other


def test_what_was_tampered_with_is_found(finished: fortable.Match, tmp_path: Path) -> None:
    told = json.loads(finished.record().to_json())
    told["events"] = told["events"][:-1]
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(told))
    with pytest.raises(fortable.Refusal) as refusal:
        fortable.load(file).verify()
    assert refusal.value.rule == "TB-07"


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "evening.json"
    file.write_text("{}")
    with pytest.raises(fortable.Refusal, match="not the file of a match"):
        fortable.load(file)
    with pytest.raises(FileNotFoundError):
        fortable.load(tmp_path / "nowhere.json")


def test_a_record_of_a_game_that_is_not_here_names_those_that_are(
    finished: fortable.Match, tmp_path: Path
) -> None:
    told = json.loads(finished.record().to_json()) | {"game": "solitaire"}
    file = tmp_path / "evening.json"
    file.write_text(json.dumps(told))
    with pytest.raises(fortable.Refusal) as refusal:
        fortable.load(file)
    assert refusal.value.reason == "no-such-game"


def test_in_a_notebook_it_shows_how_the_match_ended(finished: fortable.Match) -> None:
    record = finished.record()
    assert record._repr_svg_() == record[-1].draw()
