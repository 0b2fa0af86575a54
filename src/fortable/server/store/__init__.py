"""What is remembered: people, tables and the steps of their matches.

This is a contract. Whatever implements `Store` passes the tests of `tests/server/store_contract`;
nothing outside this room knows SQL.
"""

from .conflicts import Conflict, CupFull, Stale, Taken, TooMany, TooManyCups, Unavailable
from .contract import (
    NO_LIMITS,
    REFUSALS_KEPT,
    BackMark,
    Chair,
    Heard,
    PracticeMark,
    Status,
    Step,
    Store,
    StoredTable,
    TableLimits,
    TableRow,
)
from .cups import Cup, CupMark, CupTry, Member
from .days import Day, DayDeal, DayMark, Try
from .farewells.contract import NAMELESS
from .keys import Challenge, Passkey
from .notices import Notice, NoticeKind, Subscription
from .operators import Ban, PersonKnown
from .people import Code, Device, Person, Session
from .puzzles import PuzzleTried
from .results import Ending, MatchSearch, Played, RatedSeat, Tally
from .reviews import KeptReview
from .seekers import Seeker

__all__ = [
    "NAMELESS",
    "NO_LIMITS",
    "REFUSALS_KEPT",
    "BackMark",
    "Ban",
    "Chair",
    "Challenge",
    "Code",
    "Conflict",
    "Cup",
    "CupFull",
    "CupMark",
    "CupTry",
    "Day",
    "DayDeal",
    "DayMark",
    "Device",
    "Ending",
    "Heard",
    "KeptReview",
    "MatchSearch",
    "Member",
    "Notice",
    "NoticeKind",
    "Passkey",
    "Person",
    "PersonKnown",
    "Played",
    "PracticeMark",
    "PuzzleTried",
    "RatedSeat",
    "Seeker",
    "Session",
    "Stale",
    "Status",
    "Step",
    "Store",
    "StoredTable",
    "Subscription",
    "TableLimits",
    "TableRow",
    "Taken",
    "Tally",
    "TooMany",
    "TooManyCups",
    "Try",
    "Unavailable",
]
