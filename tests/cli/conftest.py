"""What the tests of all commands share."""

from collections.abc import Callable

import pytest

from fortable.cli import main


@pytest.fixture
def run(capfd: pytest.CaptureFixture[str]) -> Callable[..., tuple[int, str, str]]:
    """A command's exit status, and what it said on either channel."""

    def run(*arguments: str) -> tuple[int, str, str]:
        try:
            status = main(["--lang", "en", *arguments])
        except SystemExit as left:
            status = int(left.code or 0)
        return status, *capfd.readouterr()

    return run
