"""What an operator wants to know, for Prometheus."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The figures of one server."""

    def __init__(self) -> None:
        registry = CollectorRegistry()
        self._registry = registry
        self.tables = Gauge("fortable_tables", "Tables in memory", registry=registry)
        self.sockets = Gauge("fortable_sockets", "Open sockets", registry=registry)
        self.moves = Counter(
            "fortable_moves", "Admitted actions by who acted", ["by"], registry=registry
        )
        self.refusals = Counter(
            "fortable_refusals", "Refused intents by rule", ["rule"], registry=registry
        )
        self.dropped = Counter(
            "fortable_dropped_sockets", "Sockets hung up on", ["why"], registry=registry
        )
        self.acknowledgement = Histogram(
            "fortable_acknowledgement_seconds",
            "From an intent in the inbox to its durable answer",
            buckets=FAST,
            registry=registry,
        )
        self.group = Histogram(
            "fortable_commit_group",
            "Writes that shared one commit",
            buckets=(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1000),
            registry=registry,
        )
        self.thinking = Histogram(
            "fortable_bot_thinking_seconds", "Waiting for a bot's wish", registry=registry
        )
        self.bot_failures = Counter(
            "fortable_bot_failures", "Bots that crashed or were late", registry=registry
        )

    def page(self) -> bytes:
        """In the format that Prometheus reads."""
        return generate_latest(self._registry)
