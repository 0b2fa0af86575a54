"""The one connection that writes: made anew when it breaks, and asked what became of a commit."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeVar

import asyncpg

from fortable.server.store.conflicts import Unavailable

from .database import PAUSE_S, connect_to_write
from .dialect import Connection
from .failures import FAILURES, IN_DOUBT, LOST

T = TypeVar("T")

DOUBT_S = 10.0
"""So long is tried to find out what became of a commit: a database that starts anew is back within that."""


class Writing:
    """To one database."""

    def __init__(self, address: str, *, is_alone: bool) -> None:
        self._address = address
        self._is_alone = is_alone
        self._connection: Connection | None = None
        self._lost: int | None = None
        """The process that served us before: if it is still there, it is told to go."""
        self._opening = asyncio.Lock()

    async def connection(self) -> Connection:
        """The one there is, or a new one."""
        async with self._opening:
            if self._connection is None or self._connection.is_closed():
                self._connection = await connect_to_write(
                    self._address, self._lost, is_alone=self._is_alone
                )
                self._lost = self._connection.get_server_pid()
            return self._connection

    async def connection_again(self, error: BaseException) -> Connection:
        """Instead of one that broke while it answered; `Unavailable`, in doubt, if there is none soon."""
        self.drop()
        until = asyncio.get_running_loop().time() + DOUBT_S
        while asyncio.get_running_loop().time() < until:
            try:
                return await self.connection()
            except (*FAILURES, Unavailable):
                await asyncio.sleep(PAUSE_S)
        raise Unavailable(IN_DOUBT) from error

    async def transaction(self, work: Callable[[Connection], Awaitable[T]]) -> T:
        """All of it or nothing, durable on return."""
        connection = await self.connection()
        try:
            await connection.execute("BEGIN")
            transaction = await connection.fetchval("SELECT pg_current_xact_id()::text")
            found = await work(connection)
        except LOST:
            self.drop()
            raise
        except BaseException:
            await self._roll_back(connection)
            raise
        await self._commit(connection, transaction)
        return found

    async def _roll_back(self, connection: Connection) -> None:
        try:
            await connection.execute("ROLLBACK")
        except FAILURES:
            self.drop()

    async def _commit(self, connection: Connection, transaction: str) -> None:
        try:
            if await connection.execute("COMMIT") != "COMMIT":
                raise asyncpg.TransactionRollbackError("it was rolled back")
        except LOST as error:
            if not await self._is_committed(transaction, error):
                raise

    async def _is_committed(self, transaction: str, error: BaseException) -> bool:
        """What became of it, by the number that the database gave it."""
        connection = await self.connection_again(error)
        try:
            while True:
                query = "SELECT pg_xact_status($1::text::xid8)"
                status: str | None = await connection.fetchval(query, transaction)
                if status != "in progress":
                    return status == "committed"
                await asyncio.sleep(PAUSE_S)
        except LOST as lost:
            raise Unavailable(IN_DOUBT) from lost

    def drop(self) -> None:
        if self._connection is not None:
            self._connection.terminate()
            self._connection = None

    async def close(self) -> None:
        if self._connection is not None and not self._connection.is_closed():
            await self._connection.close()
