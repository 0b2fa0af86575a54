"""What tests of the engine have in common."""

import pytest
from keepsake import GAME

from .client import SEED, Client


@pytest.fixture
def client() -> Client:
    """With a match for two that has begun."""
    client = Client()
    client("new", game=GAME.key, seats=2, seed=SEED)
    return client
