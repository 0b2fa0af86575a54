"""How rooms of the server call each other, whether they live in one process or in many.

This is a contract. Whatever implements `Bus` passes the tests of `tests/server/bus_contract.py`; nothing
outside this room assumes that there is only one process.
"""

from importlib.util import find_spec
from typing import TYPE_CHECKING

from .contract import HERE, Bus, Gaps, Hear, Nobody, Silence
from .local import LocalBus

if TYPE_CHECKING:
    from .questions import Questions

__all__ = [
    "HERE",
    "Bus",
    "Gaps",
    "Hear",
    "LocalBus",
    "Nobody",
    "Silence",
    "new_bus",
    "new_questions",
]


def new_bus(address: str) -> Bus:
    """The bus that an address names: `local`, within this process, or `nats://HOST:PORT`."""
    if address == "local":
        return LocalBus()
    _check_nats(address, "local or nats://HOST:PORT")
    from .nats import NatsBus

    return NatsBus(address)


def new_questions(address: str) -> "Questions":
    """Questions to other processes, by `nats://HOST:PORT`."""
    _check_nats(address, "nats://HOST:PORT")
    from .questions import Questions

    return Questions(address)


def _check_nats(address: str, wanted: str) -> None:
    shown = address.rpartition("@")[2]  # no password is told
    if not address.startswith(("nats://", "tls://")):
        raise ValueError(f"bus = {shown}: {wanted} is needed")
    if find_spec("nats") is None:
        raise ValueError(f"bus = {shown}: this needs pip install 'fortable[nats]'")
