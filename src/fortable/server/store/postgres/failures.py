"""What is told when the database fails: by its kind, for whoever asked; none of it is a secret."""

import asyncpg

from fortable.kernel.words import Illegal
from fortable.server.store.conflicts import Unavailable

LOST = (
    OSError,
    TimeoutError,
    asyncpg.PostgresConnectionError,
    asyncpg.AdminShutdownError,
    asyncpg.CrashShutdownError,
    asyncpg.IdleInTransactionSessionTimeoutError,
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,
)
"""Whether the last thing that was said arrived is not known."""

AWAY = (*LOST, asyncpg.CannotConnectNowError, asyncpg.TooManyConnectionsError)

AGAIN = (asyncpg.DeadlockDetectedError, asyncpg.SerializationError)
"""Two wanted the same in another order: nothing is done, and the next time it will be."""

FAILURES = (*AWAY, asyncpg.PostgresError)


def unavailable(error: BaseException) -> Unavailable:
    """While the table is open."""
    match error:
        case Unavailable():
            return error
        case asyncpg.DiskFullError() | asyncpg.OutOfMemoryError():
            return Unavailable(Illegal("TB-12", "store-full"))
        case asyncpg.ReadOnlySQLTransactionError():
            return Unavailable(Illegal("TB-12", "store-read-only"))
        case _ if isinstance(error, AWAY):
            return Unavailable(Illegal("TB-12", "store-away"))
    return Unavailable(Illegal("TB-12", "store-fails"))


def cannot_open(store: str, error: BaseException) -> Unavailable:
    """Before the table is open: whoever runs it is told which one it is, and what was said."""
    if isinstance(error, Unavailable):
        return error
    detail = str(error) or type(error).__name__
    return Unavailable(Illegal("TB-12", "cannot-open", file=store, detail=detail))


IN_DOUBT = Illegal("TB-12", "store-in-doubt")
"""It was lost while it said whether something is written down, and did not come back soon."""
