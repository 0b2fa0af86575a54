"""The container without an engine: its steps are followed in bare folders, and what comes of them serves."""

import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path
from urllib.request import urlopen

import pytest
import yaml  # type: ignore[import-untyped]

from fortable.testing.endurance import IN_FULL, endurance
from tests.server.servers import free_port

from .containerfile import ROOT, Stage, followed, instructions, is_ignored

FILE = ROOT / "Containerfile"
MB = 1_000_000
MOST_MB = 80
"""Besides the base, whose packages take 53 MB: together well below 150."""
PATIENCE_S = 180.0


def said(word: str) -> list[str]:
    return [rest for each, rest in instructions(FILE.read_text()) if each == word]


def test_it_has_two_stages_no_rights_one_volume_and_says_how_it_fares() -> None:
    assert len(said("FROM")) == 2
    assert said("USER") not in ([], ["0"], ["root"])
    assert said("VOLUME") == ["/data"]
    assert len(said("HEALTHCHECK")) == 1
    assert all(word.startswith("[") for word in (*said("ENTRYPOINT"), *said("CMD"))), "no shell"
    with pytest.raises(ValueError, match="ADD"):
        instructions("ADD https://example.org/x /x")


def test_an_engine_is_sent_what_is_needed_and_nothing_else() -> None:
    rules = (ROOT / ".containerignore").read_text().split()
    for name in (
        "pyproject.toml",
        "src/fortable/__init__.py",
        "web/src/main.tsx",
        "tools/version.py",
    ):
        assert not is_ignored(name, rules), name
    for name in (
        ".git/config",
        "tests/server/guests.py",
        "web/node_modules/x/y.js",
        "docs/host.md",
    ):
        assert is_ignored(name, rules), name
    assert is_ignored("src/fortable/server/client/shell.js", rules), "it is built there"


def test_compose_serves_one_table_that_can_write_nowhere_but_into_its_volume() -> None:
    services = yaml.safe_load((ROOT / "compose.yaml").read_text())["services"]
    table = services["table"]
    assert table["read_only"] is True
    assert table["cap_drop"] == ["ALL"]
    assert table["user"] == said("USER")[0]
    assert [volume.partition(":")[2] for volume in table["volumes"]] == said("VOLUME")
    assert "ports" not in table, "nobody comes but through Caddy"
    asked = table["healthcheck"]
    assert said("HEALTHCHECK") == [
        f"--interval={asked['interval']} --timeout={asked['timeout']}"
        f" --start-period={asked['start_period']} CMD {json.dumps(asked['test'][1:])}"
    ]
    mounted = services["caddy"]["volumes"][0].split(":")[0]
    assert (ROOT / mounted).is_file()


@endurance
@pytest.mark.skipif(not IN_FULL, reason="builds all of it, which takes minutes: `make endure`")
def test_its_steps_make_something_small_that_serves_from_a_folder_it_cannot_write(
    tmp_path: Path,
) -> None:
    stage = followed(FILE, ROOT, tmp_path)
    files = [file for file in stage.folder.rglob("*") if file.is_file()]
    size = sum(file.stat().st_size for file in files)
    assert size < MOST_MB * MB, f"{size / MB:.0f} MB"
    print(f"{size / MB:.0f} MB besides the base")  # noqa: T201 - with `pytest -s`
    (volume,) = (stage.place(path) for path in stage.volumes)
    for place in (stage.folder, *stage.folder.rglob("*")):
        if place != volume:
            place.chmod(place.stat().st_mode & ~0o222)
    serves(stage, volume)


def serves(stage: Stage, volume: Path) -> None:
    """As its user, until its own healthcheck is content."""
    own, stepped_down = _as_user(stage.user, volume)
    port = str(free_port())  # of this machine others may have its own
    stage.healthcheck = [word.replace(":8080/", f":{port}/") for word in stage.healthcheck]
    stage.environment["FORTABLE_PORT"] = port
    try:
        with subprocess.Popen(
            [*stepped_down, *_own_python(stage.entrypoint), *stage.command],
            env=stage.surroundings,
            cwd=stage.folder,
        ) as server:
            try:
                _healthy(stage)
                with urlopen(f"http://127.0.0.1:{port}/") as page:
                    assert b"shell.js" in page.read()
                assert (volume / "fortable.sqlite").stat().st_uid == own
            finally:
                server.terminate()
    finally:
        shutil.rmtree(stage.folder, ignore_errors=True)


def _as_user(user: str, volume: Path) -> tuple[int, list[str]]:
    """Whose the volume is, and how one becomes that; without rights one stays who one is."""
    if os.getuid() != 0:
        return os.getuid(), []
    os.chown(volume, int(user), int(user))
    for place in volume.parents:
        place.chmod(place.stat().st_mode | 0o055)
        if place == Path("/tmp"):  # noqa: S108
            break
    return int(user), ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"]


def _own_python(words: list[str]) -> list[str]:
    """The system's, which anybody may start, if it is the same as ours; without what is installed for us."""
    system = Path(f"/usr/bin/python3.{sys.version_info.minor}")
    python = str(system if system.is_file() else Path(sys.executable).resolve())
    return [python if word == "python3" else word for word in words]


def _healthy(stage: Stage) -> None:
    until = time.monotonic() + PATIENCE_S
    command = _own_python(stage.healthcheck)
    while subprocess.run(command, env=stage.surroundings, stderr=subprocess.DEVNULL).returncode:
        assert time.monotonic() < until, "it is not healthy"
        time.sleep(0.2)
