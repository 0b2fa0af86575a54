"""What we depend on is bounded, locked for the tests, listed, and audited where that can be done."""

import json
import re
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

from tools.audit import verdict
from tools.bill_of_materials import bill

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())
CONSTRAINTS = (ROOT / "constraints.txt").read_text()

DECLARED = [
    Requirement(line)
    for lines in (
        PROJECT["build-system"]["requires"],
        PROJECT["project"]["dependencies"],
        *PROJECT["project"]["optional-dependencies"].values(),
    )
    for line in lines
    if not line.startswith("fortable[")
]
LOCKED = {
    canonicalize_name(Requirement(line).name): Requirement(line)
    for line in CONSTRAINTS.splitlines()
    if not line.startswith("#")
}


@pytest.mark.parametrize("needed", DECLARED, ids=str)
def test_every_dependency_is_bounded_and_locked_within_its_bounds(needed: Requirement) -> None:
    operators = {bound.operator for bound in needed.specifier}
    assert operators == {">=", "<"}
    (pin,) = LOCKED[canonicalize_name(needed.name)].specifier
    assert pin.operator == "=="
    assert Version(pin.version) in needed.specifier


def test_everything_that_is_locked_is_pinned_and_nobody_is_named_to_fetch_it_from() -> None:
    for line in LOCKED.values():
        assert {bound.operator for bound in line.specifier} == {"=="}, line
        assert line.url is None
    assert not re.search(r"https?:|index-url|find-links|@", CONSTRAINTS)


def test_make_installs_nothing_but_what_is_locked() -> None:
    lines = [line for line in (ROOT / "Makefile").read_text().splitlines() if "--editable" in line]
    assert lines
    assert all("$(INSTALL)" in line or "--no-deps" in line for line in lines)


def test_the_bill_lists_all_that_is_needed_and_what_is_built_into_the_client() -> None:
    listed = bill()
    names = {component["name"] for component in listed["components"]}
    needed = {Requirement(line).name for line in PROJECT["project"]["dependencies"]}
    client = json.loads((ROOT / "web" / "package.json").read_text())
    assert {canonicalize_name(name) for name in needed} <= names
    assert client["dependencies"].keys() <= names
    assert names.isdisjoint(client["devDependencies"])
    assert "pytest" not in names
    refs = {component["bom-ref"] for component in listed["components"]}
    refs.add(listed["metadata"]["component"]["bom-ref"])
    edges = {ref for each in listed["dependencies"] for ref in (each["ref"], *each["dependsOn"])}
    assert edges == refs


def test_an_audit_that_reached_nobody_says_so_and_calls_nothing_safe() -> None:
    skipped = json.dumps({"dependencies": [{"name": "a", "skip_reason": "not found"}]})
    for written in ("", skipped):
        said, status = verdict(written)
        assert said.startswith("Nothing was audited")
        assert status == 0


def test_a_known_hole_is_told_with_its_remedy() -> None:
    hole = {"id": "CVE-1", "fix_versions": ["1.1"]}
    audited = [{"name": "a", "version": "1.0", "vulns": [hole]}, {"name": "b", "skip_reason": "?"}]
    said, status = verdict(json.dumps({"dependencies": audited}))
    assert status == 1
    assert "a 1.0: CVE-1, mended in 1.1." in said
    assert "Nothing is known of b." in said


def test_an_audit_without_findings_is_a_success() -> None:
    audited = [{"name": "a", "version": "1.0", "vulns": []}]
    said, status = verdict(json.dumps({"dependencies": audited}))
    assert status == 0
    assert "1 of 1 dependencies audited.\nNo hole is known." in said
