"""Settings: a file, then the environment, then flags; what cannot be is told with its place."""

import json
import tomllib
from pathlib import Path

import pytest

from fortable.cli import main
from fortable.kernel.words import Illegal
from fortable.server.settings import HERE, ServerSettings, read_settings
from fortable.server.settings.settings import kinds
from fortable.testing import rule
from fortable.texts import LANGUAGES, Texts
from tools.settings_page import PAGE, page


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a settings file is looked for when nobody names one; none is there yet."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    monkeypatch.setattr("fortable.server.settings.sources.FOR_ALL", tmp_path / "for-all.toml")
    place = tmp_path / "fortable" / "fortable.toml"
    place.parent.mkdir()
    return place


def refusal(file: Path, text: str, **flags: str) -> Illegal:
    file.write_text(text, "utf-8")
    with pytest.raises(Illegal) as refused:
        read_settings(**flags)
    return refused.value


def test_flags_win_over_the_environment_and_that_over_the_file(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('port = 1000\nrate = 1\nkeep_days = 1\nhost = "::1"\n')
    monkeypatch.setenv("FORTABLE_RATE", "2")
    monkeypatch.setenv("FORTABLE_KEEP_DAYS", "2")
    chosen = read_settings(keep_days="3")
    said = chosen.settings
    assert (said.port, said.rate, said.keep_days, said.host) == (1000, 2.0, 3, "::1")
    origins = {name: (each.source, each.where) for name, each in chosen.origins.items()}
    assert origins["port"] == ("file", f"{file}:1")
    assert origins["rate"] == ("environment", "FORTABLE_RATE")
    assert origins["keep_days"] == ("flag", "--keep-days")
    assert origins["forget"] == ("usual", "")


def test_a_file_is_the_one_that_is_named_or_else_in_a_usual_place(
    file: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert read_settings().file is None
    (tmp_path / "for-all.toml").write_text("port = 1\n")
    assert read_settings().settings.port == 1
    file.write_text("port = 2\n")
    assert read_settings().settings.port == 2
    named = tmp_path / "named.toml"
    named.write_text("port = 3\n")
    monkeypatch.setenv("FORTABLE_SETTINGS", str(named))
    assert read_settings().settings.port == 3
    assert read_settings(str(file)).settings.port == 2
    with pytest.raises(FileNotFoundError):
        read_settings(str(tmp_path / "nowhere.toml"))


def test_names_may_be_a_list(file: Path) -> None:
    file.write_text('site = ["a.example.org", "b.example.org"]\n')
    assert read_settings().settings.site == "a.example.org,b.example.org"


@pytest.mark.usefixtures("file")
def test_proxies_may_be_told_by_the_variable_of_the_web_server(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert read_settings().settings.proxies == HERE
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "10.0.0.1")
    assert read_settings().settings.proxies == "10.0.0.1"
    monkeypatch.setenv("FORTABLE_PROXIES", "10.0.0.2")
    assert read_settings().settings.proxies == "10.0.0.2"


@rule("TB-06")
@pytest.mark.parametrize(
    ("line", "kind"),
    [
        ('port = "8080"', "port"),
        ("port = 65536", "port"),
        ("port = true", "port"),
        ("rate = 0", "number-above-0"),
        ("keep_days = 1.5", "whole"),
        ("keep_days = -1", "whole"),
        ("most_moments = 0", "whole-above-0"),
        ("grace_s = 2026-01-01", "number"),
        ('push = "sometimes"', "choice"),
        ('day_zone = "Mars/Olympus"', "zone"),
        ("site = [1, 2]", "names"),
        ("host = 5", "text"),
    ],
)
def test_a_value_that_cannot_be_is_told_with_its_line_and_what_may_be(
    file: Path, line: str, kind: str
) -> None:
    refused = refusal(file, f"# mine\nstandstill_s = 3\n{line}\n")
    assert refused.message == "TB-06-wrong-setting"
    assert refused.facts["where"] == f"{file}:3"
    assert refused.facts["name"] == line.split()[0]
    assert refused.facts["kind"] == kind
    for language in LANGUAGES:
        assert "65535" in Texts(language).refusal(refused) or kind != "port"


@rule("TB-06")
@pytest.mark.parametrize(
    ("line", "near"),
    [
        ("prot = 80", "port"),
        ("keep-days = 3", "keep_days"),
        ("FORTABLE_RATE = 3", "rate"),
        ("standstill = 3", "standstill_s"),
        ("[server]", "none"),
        ("colour = 3", "none"),
    ],
)
def test_a_key_that_does_not_exist_is_told_with_the_one_that_is_near(
    file: Path, line: str, near: str
) -> None:
    refused = refusal(file, f"port = 80\n{line}\n")
    assert refused.message == "TB-06-no-such-setting"
    assert refused.facts["where"] == f"{file}:2"
    assert refused.facts["near"] == near
    assert ("meant" in Texts("en").refusal(refused)) is (near != "none")


@pytest.mark.parametrize("text", ["port = \n", "port 80\n", "port = 80\nport = 81\n"])
def test_a_file_that_is_no_toml_is_told(file: Path, text: str) -> None:
    assert refusal(file, text).message == "TB-06-settings-file"


def test_a_file_that_is_no_text_is_told(file: Path) -> None:
    file.write_bytes(b"port = 80 # \xff\n")
    with pytest.raises(Illegal, match="settings-file"):
        read_settings()


def test_nothing_is_started_with_a_wrong_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    database = tmp_path / "x.sqlite"
    file.write_text(f'database = "{database}"\nprot = 80\n')
    assert main(["--lang", "en", "serve"]) == 2
    assert f"{file}:2: there is no setting “prot”. Is “port” meant?" in capsys.readouterr().err
    assert not database.exists()


def test_what_is_shown_could_stand_in_a_file_and_holds_no_secret(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    file.write_text('rate = 3\nmetrics_token = "sesame-oil"\nsite = "täble.example.org"\n')
    monkeypatch.setenv("FORTABLE_BUS", "nats://we:sesame-seed@192.0.2.7:4222")
    monkeypatch.setenv("FORTABLE_PUSH", "off")
    assert main(["--lang", "en", "serve", "--show-settings", "--keep-days", "9"]) == 0
    shown = capsys.readouterr().out
    assert "sesame" not in shown
    assert tomllib.loads(shown) == {
        "rate": 3.0,
        "site": "täble.example.org",
        "push": "off",
        "keep_days": 9,
    }
    assert all(f"{name} = " in shown for name in kinds())
    assert main(["serve", "--show-settings", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told.keys() == kinds().keys()
    assert told["metrics_token"] == {
        "value": "…",
        "is_secret": True,
        "from": "file",
        "where": f"{file}:2",
    }


def test_a_secret_that_cannot_be_is_not_repeated(file: Path) -> None:
    refused = refusal(file, "metrics_token = 1234567\n")
    assert "1234567" not in Texts("en").refusal(refused)


def test_other_commands_find_the_database_by_the_same_file(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(f'database = "{tmp_path / "x.sqlite"}"\n')
    assert main(["--lang", "en", "backup", str(tmp_path / "copy.sqlite")]) == 2
    assert str(tmp_path / "x.sqlite") in capsys.readouterr().err


def test_every_setting_may_be_what_it_usually_is() -> None:
    usual = ServerSettings()
    for name, kind in kinds().items():
        kind.check(getattr(usual, name), name, name)


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run `make settings`, and read the diff"
