"""How rooms of the server call each other, whether they live in one process or in many.

This is a contract. Whatever implements `Bus` passes the tests of `tests/server/bus_contract.py`; nothing
outside this room assumes that there is only one process.
"""

from importlib.util import find_spec

from .contract import HERE, Bus, Gaps, Hear, Silence
from .local import LocalBus

__all__ = ["HERE", "Bus", "Gaps", "Hear", "LocalBus", "Silence", "new_bus"]


def new_bus(address: str) -> Bus:
    """The bus that an address names: `local`, within this process, or `nats://HOST:PORT`."""
    if address == "local":
        return LocalBus()
    shown = address.rpartition("@")[2]  # no password is told
    if not address.startswith(("nats://", "tls://")):
        raise ValueError(f"bus = {shown}: local or nats://HOST:PORT is needed")
    if find_spec("nats") is None:
        raise ValueError(f"bus = {shown}: this needs pip install 'fortable[nats]'")
    from .nats import NatsBus

    return NatsBus(address)
