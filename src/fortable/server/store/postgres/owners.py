"""Which processes live and which table is whose, in PostgreSQL: each by one statement, in its own time.

They go over connections of their own: a take that waits for somebody's append must hold nothing that others
wait for.
"""

from collections.abc import Sequence
from typing import Any

from fortable.server.places import go_to
from fortable.server.store.conflicts import Unavailable
from fortable.server.store.nodes import Claim, Held, NodeKept, Renewed
from fortable.server.store.trouble import Trouble

from .failures import FAILURES, LOST, unavailable
from .lines import Lines

ANSWER_S = 2.0
"""So long may one of them take: a lease does not wait for a line that says nothing any more."""
FORGET_S = 3600
"""So long nodes are kept that died."""

LIVES = "SELECT 1 FROM nodes WHERE nodes.id = {node} AND until > now()"

RENEW = """INSERT INTO nodes AS n (id, place, version, until)
    VALUES ($1, $2, $3, now() + $4::float8 * interval '1 second')
    ON CONFLICT (id) DO UPDATE SET until = excluded.until
    RETURNING extract(epoch FROM now())::float8, is_draining, $1 = (
        SELECT id FROM nodes WHERE until > now() AND NOT is_draining ORDER BY since, id LIMIT 1),
        (SELECT count(*) FROM owners WHERE node = $1)"""

MOVES = """SELECT id, goes_to FROM owners JOIN tables ON tables = number
    WHERE node = $1 AND goes_to IS NOT NULL"""

LEAVE = """WITH gone AS (DELETE FROM owners WHERE node = $1),
    dead AS (DELETE FROM nodes WHERE until < now() - $2::float8 * interval '1 second')
    DELETE FROM nodes WHERE id = $1"""

OWNER = f"""SELECT node, epoch, EXISTS ({LIVES.format(node="node")})
    FROM tables LEFT JOIN owners ON tables = number WHERE tables.id = $1"""  # noqa: S608

TAKE = f"""INSERT INTO owners AS o (tables, node, epoch)
    SELECT number, $2, nextval('epochs') FROM tables WHERE id = $1
    ON CONFLICT (tables) DO UPDATE SET node = excluded.node, epoch = excluded.epoch, goes_to = NULL
    WHERE o.node = excluded.node OR o.epoch = $3 OR NOT EXISTS ({LIVES.format(node="o.node")})
    RETURNING epoch"""  # noqa: S608

TAKE_DUE = f"""WITH due AS (
        SELECT number, id FROM tables
        WHERE due < extract(epoch FROM now()) + $2::float8 AND NOT EXISTS (
            SELECT 1 FROM owners WHERE tables = number AND EXISTS ({LIVES.format(node="node")}))
        ORDER BY due LIMIT $3 FOR UPDATE SKIP LOCKED),
    taken AS (
        INSERT INTO owners AS o (tables, node, epoch)
        SELECT number, $1, nextval('epochs') FROM due
        ON CONFLICT (tables) DO UPDATE SET node = excluded.node, epoch = excluded.epoch, goes_to = NULL
        WHERE NOT EXISTS ({LIVES.format(node="o.node")})
        RETURNING tables, epoch)
    SELECT id, epoch FROM taken JOIN due ON tables = number"""  # noqa: S608

LET_GO = "DELETE FROM owners WHERE node = $1 AND epoch = ANY($2::bigint[])"

KEEP_ONLY = """WITH gone AS (DELETE FROM owners WHERE node = $1 AND epoch <> ALL($2::bigint[]))
    SELECT epoch FROM owners WHERE node = $1 AND epoch = ANY($2::bigint[])"""

NODES = """SELECT id, place, version, (SELECT count(*) FROM owners WHERE node = id), is_draining,
    until > now(), extract(epoch FROM since)::float8 FROM nodes ORDER BY since, id"""

OWNERS = (
    "SELECT id, node, epoch FROM owners JOIN tables ON tables = number ORDER BY number LIMIT $1"
)

DRAIN = "UPDATE nodes SET is_draining = true WHERE id = $1 RETURNING 1"

MOVE = """UPDATE owners SET goes_to = $2 WHERE tables = (SELECT number FROM tables WHERE id = $1)
    RETURNING 1"""


class OwnersInPostgres:
    """Of one database."""

    def __init__(self, address: str) -> None:
        self._lines = Lines(address)
        self._trouble = Trouble("owners")

    async def renew(self, node: str, place: str, version: str, lease_s: float) -> Renewed:
        ((now, is_draining, is_first, tables),) = await self._run(
            RENEW, node, place, version, lease_s
        )
        moves = await self._run(MOVES, node)
        return Renewed(
            now=now,
            is_first=is_first is True,
            is_draining=is_draining,
            tables=tables,
            moves=tuple((table, to) for table, to in moves),
        )

    async def leave(self, node: str) -> None:
        await self._run(LEAVE, node, FORGET_S)

    async def owner_of(self, table: str) -> Held | None:
        found = await self._run(OWNER, table)
        if not found:
            raise LookupError(table)
        node, epoch, is_alive = found[0]
        return None if node is None else Held(node, epoch, is_alive)

    async def take(self, table: str, node: str, seen: int | None = None) -> Claim | None:
        taken = await self._run(TAKE, table, node, seen)
        return Claim(table, taken[0][0]) if taken else None

    async def take_due(self, node: str, ahead_s: float, most: int) -> tuple[Claim, ...]:
        return tuple(Claim(*row) for row in await self._run(TAKE_DUE, node, ahead_s, most))

    async def let_go(self, node: str, claims: Sequence[Claim]) -> None:
        await self._run(LET_GO, node, [claim.epoch for claim in claims])

    async def keep_only(self, node: str, epochs: Sequence[int]) -> frozenset[int]:
        return frozenset(epoch for (epoch,) in await self._run(KEEP_ONLY, node, epochs))

    async def nodes(self) -> tuple[NodeKept, ...]:
        return tuple(
            NodeKept(
                id=id_,
                place=place,
                version=version,
                tables=tables,
                is_draining=is_draining,
                is_alive=is_alive,
                since=since,
            )
            for id_, place, version, tables, is_draining, is_alive, since in await self._run(NODES)
        )

    async def owners(self, most: int) -> tuple[tuple[str, str, int], ...]:
        return tuple((table, node, epoch) for table, node, epoch in await self._run(OWNERS, most))

    async def want_drained(self, node: str) -> bool:
        return bool(await self._run(DRAIN, node))

    async def want_moved(self, table: str, node: str) -> bool:
        return bool(await self._run(MOVE, table, node))

    async def close(self) -> None:
        await self._lines.close()

    async def _run(self, query: str, *values: Any) -> list[Any]:
        """Once more if the line was broken: each of them may be done twice."""
        go_to("store")
        try:
            try:
                found = await self._asked(query, values)
            except LOST:
                self._lines.drop()
                found = await self._asked(query, values)
        except (*FAILURES, Unavailable) as error:
            raise self._trouble.is_on(unavailable(error), error) from error
        self._trouble.is_over()
        return found

    async def _asked(self, query: str, values: tuple[Any, ...]) -> list[Any]:
        async with self._lines.one() as line:
            return await line.fetch(query, *values, timeout=ANSWER_S)
