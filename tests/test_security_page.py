"""docs/security.md names tests and attacks that are there."""

import re
from pathlib import Path

import pytest

from siege.attacks import ATTACKS

ROOT = Path(__file__).parents[1]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
PERSONS = ("guest", "player who cheats", "stranger", "neighbour", "program", "operator")


@pytest.mark.parametrize("file", sorted(set(re.findall(r"`((?:tests|src)/[\w/]+\.py)`", PAGE))))
def test_a_test_that_is_named_is_there(file: str) -> None:
    assert (ROOT / file).is_file()


@pytest.mark.parametrize(
    "named", sorted(set(re.findall(r"`((?:tests|src)/[\w/]+\.py::\w+)`", PAGE)))
)
def test_a_test_that_is_named_by_its_name_is_there(named: str) -> None:
    file, _, name = named.partition("::")
    assert re.search(rf"^ *(async )?def {name}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE)


def test_every_line_of_the_list_names_a_test() -> None:
    _, _, rest = PAGE.partition("## What was broken once, line by line\n")
    lines = re.findall(r"^\| (?!what could be|---).*", rest, re.MULTILINE)
    assert len(lines) > 30
    assert [line for line in lines if "::test_" not in line] == []


def test_an_attack_that_is_named_is_there() -> None:
    lists = re.findall(r"siege ((?:`[\w-]+`(?:, )?)+)", PAGE)
    named = {name for names in lists for name in re.findall(r"`([\w-]+)`", names)}
    assert len(named) > 20
    assert named <= ATTACKS.keys()


@pytest.mark.parametrize("person", PERSONS)
def test_nobody_is_forgotten(person: str) -> None:
    assert re.search(rf"^### .*{person}", PAGE, re.MULTILINE)


def test_whoever_finds_a_hole_is_told_where_to_report_it() -> None:
    told = (ROOT / "SECURITY.md").read_text("utf-8")
    assert "Report\na vulnerability" in told
    assert "@" not in told
