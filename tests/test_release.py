"""Versions come from tags, notes from the changelog, and a package plays where there is only Python."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from fortable.testing.endurance import IN_FULL, endurance
from tools.fresh_environment import ABSENT, FreshEnvironment, tried
from tools.release import Unready, told_of
from tools.version import FIRST, ROOT, version

PYTHONS = ("python3.11", "python3.12", "python3.13", "python3.14")
AUTHOR = ("-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false")


def git(folder: Path, *words: str) -> None:
    subprocess.run(["git", *AUTHOR, *words], cwd=folder, check=True, capture_output=True)


def committed(folder: Path, text: str) -> None:
    (folder / "CHANGELOG.md").write_text(text)
    git(folder, "add", "-A")
    git(folder, "commit", "-m", text)


def test_a_tag_says_which_version_it_is_and_commits_after_it_are_the_next_one(
    tmp_path: Path,
) -> None:
    git(tmp_path, "init")
    committed(tmp_path, "one")
    assert version(tmp_path).startswith(f"{FIRST}.dev1+g")
    git(tmp_path, "tag", "v1.2.3")
    assert version(tmp_path) == "1.2.3"
    (tmp_path / "CHANGELOG.md").write_text("not committed")
    assert version(tmp_path).startswith("1.2.4.dev0+g")
    assert version(tmp_path).endswith(".dirty")
    committed(tmp_path, "two")
    assert version(tmp_path).startswith("1.2.4.dev1+g")


def test_without_git_the_changelog_knows_and_what_was_unpacked_brings_it_along(
    tmp_path: Path,
) -> None:
    assert version(tmp_path) == f"{FIRST}.dev0"
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## Unreleased\n\n## 2.0.9 (2031-05-04)\n"
    )
    assert version(tmp_path) == "2.0.10.dev0"
    (tmp_path / "PKG-INFO").write_text("Metadata-Version: 2.4\nName: fortable\nVersion: 3.1.4\n")
    assert version(tmp_path) == "3.1.4"


def test_what_is_no_release_or_untold_is_not_packed_as_one() -> None:
    with pytest.raises(Unready, match="git tag"):
        told_of("1.2.4.dev5+g0a1b2c3", "## Unreleased\n\n- New.\n", must_be_tagged=True)
    with pytest.raises(Unready, match="no section"):
        told_of("1.2.3", "## Unreleased\n\n- New.\n\n## 1.2.30\n", must_be_tagged=True)
    changelog = "## Unreleased\n\n## 1.2.3 (2031-05-04)\n\n- New.\n\n## 1.2.2\n\n- Old.\n"
    assert told_of("1.2.3", changelog, must_be_tagged=True) == "- New.\n"
    assert told_of("1.2.4.dev5", "## Unreleased\n\n- New.\n", must_be_tagged=False) == "- New.\n"


def test_a_fresh_environment_has_no_node_no_git_and_no_compiler(tmp_path: Path) -> None:
    fresh = FreshEnvironment(tmp_path / "environment", sys.executable)
    path = fresh.surroundings["PATH"]
    assert [program for program in ABSENT if shutil.which(program, path=path)] == []


@endurance
@pytest.mark.skipif(not IN_FULL, reason="takes minutes: `make endure`, and `make release` for one")
def test_an_sdist_is_installed_and_plays_with_every_python_there_is(tmp_path: Path) -> None:
    pythons = [found for name in PYTHONS if (found := shutil.which(name))]
    command = [sys.executable, "-m", "hatchling", "build", "--target", "sdist", "-d", str(tmp_path)]
    subprocess.run(command, cwd=ROOT, check=True, capture_output=True)
    (sdist,) = tmp_path.glob("*.tar.gz")
    for python in pythons or [sys.executable]:
        assert "verified" in tried(sdist, python)
