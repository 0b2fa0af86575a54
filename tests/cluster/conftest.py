"""What tests of several processes share."""

from collections.abc import Iterator

import pytest

from tests.server.nats_server import nats_server


@pytest.fixture(scope="session")
def nats() -> Iterator[str]:
    """The address of a real NATS."""
    with nats_server() as found:
        yield found
