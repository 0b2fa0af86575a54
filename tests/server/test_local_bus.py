"""The bus within one process keeps the promises of every bus."""

from fortable.server.bus import Bus, LocalBus

from .bus_contract import BusContract


class TestLocalBus(BusContract):
    """Topics in a dictionary."""

    async def open_bus(self) -> Bus:
        return LocalBus()
