"""What tests of several rooms share."""

from collections.abc import Iterator

import pytest

from .fork_server import ForkServer


@pytest.fixture(scope="session")
def programs() -> Iterator[ForkServer]:
    """Starts `fortable` at once, and ends with the tests."""
    server = ForkServer()
    yield server
    server.close()
