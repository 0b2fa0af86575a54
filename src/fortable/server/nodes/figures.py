"""What an operator wants to know of one process among several, for Prometheus."""

from collections.abc import Iterator
from importlib.metadata import version
from typing import Protocol

from prometheus_client.core import CounterMetricFamily, GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from .peers import Peers

ASKED, DUE = "asked", "due"
"""Why a table was taken: somebody came to it, or something was to happen at it."""


class Figured(Protocol):
    """A process, as far as it is counted; read from a thread of its own."""

    id: str
    peers: Peers
    is_draining: bool
    taken: dict[str, int]
    """Tables, by why."""
    lost: int
    """Tables that may have become another's before they were let go."""

    @property
    def is_cut_off(self) -> bool: ...
    @property
    def lease_left_s(self) -> float: ...
    @property
    def owned(self) -> int: ...


class Figures(Collector):
    """Read anew each time that somebody asks."""

    def __init__(self, node: Figured) -> None:
        self._node = node

    def collect(self) -> Iterator[Metric]:
        node = self._node
        name = GaugeMetricFamily(
            "fortable_node_info", "Its name and release", labels=["node", "release"]
        )
        name.add_metric([node.id, version("fortable")], 1)
        yield name
        for what, help_, value in (
            ("tables", "Tables whose rows say that they are its own", node.owned),
            ("others", "Other processes of the house that it hears", node.peers.count),
            ("lease_seconds", "How long its lease runs on, below 0 not", node.lease_left_s),
            ("is_draining", "1 while it hands its tables over", node.is_draining),
            ("is_cut_off", "1 while it is without the bus for long", node.is_cut_off),
        ):
            yield GaugeMetricFamily(f"fortable_node_{what}", help_, float(value))
        taken = CounterMetricFamily("fortable_node_taken", "Tables it took, by why", labels=["why"])
        for why, count in node.taken.items():
            taken.add_metric([why], count)
        yield taken
        yield CounterMetricFamily("fortable_node_lost", "Tables it may have lost", node.lost)
