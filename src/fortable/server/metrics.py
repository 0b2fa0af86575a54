"""What an operator wants to know, for Prometheus."""

from bisect import bisect_left
from collections.abc import Iterator, Sequence
from itertools import accumulate

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import CounterMetricFamily, HistogramMetricFamily
from prometheus_client.registry import Collector

MOST_NAMED, OTHERS = 100, "others"
"""So many who held up the event loop are told apart: on a busy machine it may be anybody, sooner or later."""

GROUPS = (1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0, 512.0, 1000.0)
LONG = (1.0, 2.0, 5.0, 10.0, 20.0, 30.0, 60.0, 120.0, 300.0)
FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Distribution(Collector):
    """A histogram that one thread alone fills, with every move: it needs no lock.

    The library's own takes two microseconds longer, a fiftieth of a move.
    """

    def __init__(self, name: str, what: str, bounds: Sequence[float]) -> None:
        self._name = name
        self._what = what
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def collect(self) -> Iterator[HistogramMetricFamily]:
        bounds = [*map(str, self._bounds), "+Inf"]
        buckets = list(zip(bounds, accumulate(self._counts), strict=True))
        yield HistogramMetricFamily(self._name, self._what, buckets, self._sum)


class Counts(Collector):
    """A counter by kind that one thread alone counts, with every move: it needs no lock."""

    def __init__(self, name: str, what: str, label: str, kinds: Sequence[str]) -> None:
        self._name = name
        self._what = what
        self._label = label
        self._counts = dict.fromkeys(kinds, 0)

    def count(self, kind: str) -> None:
        self._counts[kind] += 1

    def collect(self) -> Iterator[CounterMetricFamily]:
        family = CounterMetricFamily(self._name, self._what, labels=[self._label])
        for kind, count in self._counts.items():
            family.add_metric([kind], count)
        yield family


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.tables = Gauge("fortable_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("fortable_sockets", "Open sockets", registry=registry)
        self.moves = Counts(
            "fortable_moves", "Admitted actions by who acted", "by", ("person", "bot", "clock")
        )
        registry.register(self.moves)
        self.refusals = Counter(
            "fortable_refusals", "Refused intents by rule", ["rule"], registry=registry
        )
        self.dropped = Counter(
            "fortable_dropped_sockets", "Sockets hung up on", ["why"], registry=registry
        )
        self.logged = Counter(
            "fortable_log_lines", "Lines for the log, written or not", ["kind"], registry=registry
        )
        self.acknowledgement = Distribution(
            "fortable_acknowledgement_seconds",
            "From an intent in the inbox to its durable answer",
            FAST,
        )
        registry.register(self.acknowledgement)
        self.loop_lag = Distribution(
            "fortable_loop_lag_seconds", "How late the event loop was, beat by beat", FAST
        )
        registry.register(self.loop_lag)
        self._named = set[str]()
        self._stalls = Counter(
            "fortable_loop_stall_seconds",
            "How long the event loop was held up, by whom",
            ["who"],
            registry=registry,
        )
        self.group = Distribution("fortable_commit_group", "Writes that shared one commit", GROUPS)
        registry.register(self.group)
        self.thinking = Histogram(
            "fortable_bot_thinking_seconds", "Waiting for a bot's wish", registry=registry
        )
        self.thoughts = Counts(
            "fortable_thoughts_apart",
            "Bots' wishes where they are to be thought on other machines, by where they were",
            "where",
            ("apart", "home"),
        )
        registry.register(self.thoughts)
        self.reviewing = Histogram(
            "fortable_review_seconds",
            "Looking back at a finished match",
            buckets=LONG,
            registry=registry,
        )
        self.hinting = Histogram(
            "fortable_hint_seconds", "Making a hint for somebody who waits", registry=registry
        )
        self.bot_failures = Counter(
            "fortable_bot_failures", "Bots that crashed or were late", registry=registry
        )
        self.notices = Counter(
            "fortable_notices", "Notices by what became of them", ["fate"], registry=registry
        )

        self.backups = Counter(
            "fortable_backups", "Backups by what became of them", ["fate"], registry=registry
        )
        self.backup_time = Gauge(
            "fortable_backup_timestamp_seconds", "When the last backup was made", registry=registry
        )

    def add(self, figures: Collector) -> None:
        """Those of a part that is not in every server."""
        self._registry.register(figures)

    def count_stall(self, who: str, late_s: float) -> None:
        """The event loop was held up, by one of those who are named or by another."""
        if len(self._named) < MOST_NAMED:
            self._named.add(who)
        self._stalls.labels(who if who in self._named else OTHERS).inc(late_s)

    def count_log(self, kind: str) -> None:
        """One more line of a kind."""
        self.logged.labels(kind).inc()

    def page(self) -> bytes:
        """In the format that Prometheus reads."""
        return generate_latest(self._registry)
