"""What every table has around it: where it is remembered, who hears it, who thinks for its bots."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import cast

from fortable.kernel.words import Value
from fortable.server.bots import Mind
from fortable.server.bus import Bus
from fortable.server.metrics import Metrics
from fortable.server.nodes import Node
from fortable.server.people.rate_limit import RateLimiter
from fortable.server.rulings import Rulings
from fortable.server.server_time import ServerTime
from fortable.server.store import NO_LIMITS, NoticeKind, Store, TableLimits
from fortable.server.store.nodes import Claim, OwnersStore, TableWrites
from fortable.server.work import Threads

LONGEST_WAIT_S = 12 * 3600.0
"""Nobody waits any more at a table that was not changed for so long, and has not begun."""

SOONEST_LOOK_S, LATEST_LOOK_S = 0.05, 15.0


class Call(Value, frozen=True):
    """What a table, or a cup, wants some people to be told who are away, and may want to be told or not."""

    kind: NoticeKind
    subject: str
    """The id of the table, or of the cup."""
    people: tuple[str, ...]


@dataclass(frozen=True, kw_only=True)
class TableContext:
    """The surroundings of all tables of a server."""

    store: Store
    bus: Bus
    workers: Mind
    day_workers: Mind
    """Where bots think whose answers must be the same for everybody, however long that takes."""
    threads: Threads
    """Where long matches are recalled."""
    rulings: Rulings
    """Where those are worked out that take long."""
    metrics: Metrics
    talk_limit: RateLimiter
    """How much anybody may say to others, at all tables together."""
    call: Callable[[Call], None]
    """How people are told something who are away; nobody waits for it."""
    fair_grabs: bool
    """Whether tables on which nobody decided it are fair to slow connections."""
    most_back_s: float = 0.080
    """So far at most a claim over a slow line is dated back."""
    open_limits: TableLimits = NO_LIMITS
    """How many tables may wait to begin."""
    running_limits: TableLimits = NO_LIMITS
    """How many may be playing at the same time."""
    grace_s: float = 30.0
    """So long a person may be gone before the others may let a bot sit in."""
    host_grace_s: float = 120.0
    """So long the host of a public table may be gone before others may start it."""
    rest_s: float = 60.0
    """So long a table that nobody looks at stays in memory."""
    most_tables: int = 0
    """With so many in memory, those that nobody looks at are unloaded at once; 0: any number."""
    time: ServerTime = field(default_factory=ServerTime)
    node: Node | None = None
    """This process among others of the house; None if it is the only one."""

    @property
    def look_every_s(self) -> float:
        """How often it is looked up which tables are due."""
        return min(max(self.rest_s / 4, SOONEST_LOOK_S), LATEST_LOOK_S)

    @property
    def ahead_s(self) -> float:
        """So long before something happens there a table is woken."""
        return 2 * self.look_every_s

    @property
    def far_s(self) -> float:
        """What happens only after so long does not keep a table in memory."""
        return 4 * self.look_every_s

    def writes(self, claim: Claim | None) -> TableWrites:
        """How the owner of a table remembers something; by a claim where others might own it."""
        if claim is None:
            return self.store
        return cast(OwnersStore, self.store).held(claim)

    def keeps(self, claim: Claim | None) -> bool:
        """Whether a table is still this process's, as far as is known here."""
        return claim is None or self.node is None or self.node.keeps(claim)

    def now(self) -> float:
        """What is written down as the time of something; how long ago it was, `time` knows."""
        return self.time.wall()
