"""All that a store remembers, in SQL: what SQLite and PostgreSQL share."""

from .cups.sql import CupsInSql
from .days.sql import DaysInSql
from .farewells.sql import FarewellsInSql
from .keys.sql import KeysInSql
from .notices.sql import NoticesInSql
from .operators.sql import OperatorsInSql
from .people.sql import PeopleInSql
from .puzzles.sql import PuzzlesInSql
from .results.sql import ResultsInSql
from .reviews.sql import ReviewsInSql
from .seekers.sql import SeekersInSql
from .tables import ForgettingInSql, TablesInSql


class WholeInSql(
    PeopleInSql,
    KeysInSql,
    TablesInSql,
    ResultsInSql,
    DaysInSql,
    NoticesInSql,
    SeekersInSql,
    CupsInSql,
    ForgettingInSql,
    FarewellsInSql,
    OperatorsInSql,
    ReviewsInSql,
    PuzzlesInSql,
):
    """Everything but how a step is appended, and how statements are run."""
