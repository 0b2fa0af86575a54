"""How much may come from one person, from one address and over one line, by the settings."""

from collections.abc import Callable, Mapping
from functools import partial

from fortable.kernel.words import Illegal
from fortable.server.settings import ServerSettings
from fortable.server.work import Turns

from .connection_limits import ConnectionLimits
from .rate_limit import Rate, RateLimiter
from .traffic import Household, Traffic, TrafficLimits
from .whole_house import Counts, SharedRate, Spending

HOUR_S = 3600.0

LINE_BYTES, HOUSEHOLD_BYTES = 16 * 1024, 4096
"""So many may come for each message or request that the rates allow, over one line and from one address."""
HOUSEHOLD_PATIENCE_S = 4
"""As much as comes in so long may come at once: a class that comes in and opens the first page."""


MOST_CHANGES = 64
"""So many households change something at the same time."""
LONGEST_LINE = 1000
"""So many of one household may wait until theirs is done: as many as may ask at once."""
CHANGE_PAUSE_S = 0.01
"""Between two changes of a household of which more wait."""
CHANGE_PATIENCE_S = 60.0
"""Longer than any request may take: whoever waits is refused by the budget of what they ask for."""

GUESSES_A_SECOND, GUESSES_AT_ONCE = 0.1, 10
"""From one address: of codes for pairing and recovery, of passkeys, and of an operator's token."""


class Limits:
    """What bounds all who come to one process."""

    def __init__(self, settings: ServerSettings) -> None:
        self.messages = RateLimiter(settings.rate, at_once=round(2 * settings.rate))
        self.households = household_limit(settings.shared_rate)
        self.changes = changes_in_turn()
        self.traffic = Traffic(traffic_limits(settings))
        self.guesses = RateLimiter(GUESSES_A_SECOND, at_once=GUESSES_AT_ONCE)
        self.operators = RateLimiter(GUESSES_A_SECOND, at_once=GUESSES_AT_ONCE)
        self.guests = guest_limit(settings.most_guests)
        self.openings = opening_limit(settings.most_household_tables)
        self.connections = ConnectionLimits(settings.most_sockets, settings.most_at_table)

        self.together = HouseholdMessages(self.traffic, settings.shared_rate)

    def rate_of(self, person: str, household: Household) -> Rate:
        """At which one socket may send; those without a name share one."""
        who, spending = person or f"address {household.name}", self.together.spending
        take = None if spending is None else partial(spending.add, household.name)
        return Rate(self.messages, who, household.messages, take)

    @property
    def rates(self) -> Mapping[str, SharedRate]:
        """Those that hold for the whole house, by name; what protects a process alone is not among them."""
        rates: dict[str, SharedRate | None] = {
            "messages": self.messages,
            "messages of an address": self.together,
            "requests of an address": self.households,
            "guesses": self.guesses,
            "guesses at the key": self.operators,
            "guests": self.guests,
            "tables": self.openings,
        }
        return {name: rate for name, rate in rates.items() if rate is not None}

    @property
    def counts(self) -> Mapping[str, Counts]:
        """Likewise."""
        return {
            "sockets": self.connections.of_one,
            "sockets at a table": self.connections.at_table,
            "connections of an address": self.traffic.of_households,
        }


class HouseholdMessages:
    """What all from one address may send over their sockets."""

    def __init__(self, traffic: Traffic, per_second: float) -> None:
        self.per_second = per_second
        self.spending: Spending | None = None
        self._traffic = traffic

    def spent_elsewhere(self, who: str, permits: float) -> None:
        """In another process of the house."""
        self._traffic.household(who).messages.credit -= permits


def traffic_limits(settings: ServerSettings) -> TrafficLimits:
    """What may come over the wire before anybody looks at it."""
    return TrafficLimits(
        line=LINE_BYTES * settings.rate,
        household=HOUSEHOLD_BYTES * settings.shared_rate,
        messages=settings.shared_rate,
        most_connections=settings.most_connections,
        most_of_household=settings.most_household_connections,
    )


def household_limit(per_second: float) -> RateLimiter:
    """How much all may ask for who come from one address."""
    return RateLimiter(
        per_second,
        at_once=round(HOUSEHOLD_PATIENCE_S * per_second),
        refusal=lambda: Illegal("TB-11", "too-fast-together", allowed=round(per_second)),
    )


def changes_in_turn() -> Turns:
    """Tables that are opened, begun and given up: one after the other for those who share an address.

    Each takes several turns of the event loop, and so does a move: whoever has hundreds done at once
    would hold up everybody at each of them.
    """
    return Turns(
        MOST_CHANGES,
        longest_line=LONGEST_LINE,
        patience_s=CHANGE_PATIENCE_S,
        pause_s=CHANGE_PAUSE_S,
    )


def guest_limit(most_an_hour: int) -> RateLimiter | None:
    """How many new guests may come from one address; None if any number."""
    return _hourly(most_an_hour, lambda most: Illegal("TB-11", "too-many-guests", allowed=most))


def opening_limit(most_an_hour: int) -> RateLimiter | None:
    """How many tables may be opened from one address, whatever becomes of them; None if any number."""
    return _hourly(most_an_hour, lambda most: Illegal("TB-11", "too-many-opened", allowed=most))


def _hourly(most: int, refused: Callable[[int], Illegal]) -> RateLimiter | None:
    """Each refusal is one of its own: what is raised keeps all that led to it, each time that it is."""
    if not most:
        return None
    return RateLimiter(most / HOUR_S, at_once=most, refusal=lambda: refused(most))
