"""`fortable cluster`: the processes of a house that several serve, and whose table is whose."""

import argparse
import asyncio
import sys
from typing import TYPE_CHECKING, Any

from fortable.cli.support import settings_flags
from fortable.kernel.codec import encode
from fortable.kernel.words import Illegal
from fortable.texts import Texts

if TYPE_CHECKING:
    from fortable.server.store.nodes import NodeKept
    from fortable.server.store.postgres import PostgresStore

MOST_OWNERS = 10_000


def add(commands: Any, texts: Texts) -> None:
    """Declare the command and what it can do."""
    parser: argparse.ArgumentParser = commands.add_parser(
        "cluster", help=texts("cli-cluster"), description=texts("cli-cluster")
    )
    settings_flags.add_file(parser, texts)
    parser.add_argument("--store", metavar="ADDRESS", help=texts("cli-serve-store"))
    parser.add_argument("--json", action="store_true", help=texts("cli-json"))
    wishes = parser.add_subparsers(required=True, metavar="WHAT")
    for name, tell in (("nodes", _nodes), ("owners", _owners)):
        wishes.add_parser(name, help=texts(f"cli-cluster-{name}")).set_defaults(tell=tell)
    drain = wishes.add_parser("drain", help=texts("cli-cluster-drain"))
    drain.add_argument("node", metavar="NODE")
    drain.set_defaults(tell=_drain)
    move = wishes.add_parser("move", help=texts("cli-cluster-move"))
    move.add_argument("table", metavar="TABLE")
    move.add_argument("node", metavar="NODE")
    move.set_defaults(tell=_move)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, texts: Texts) -> int:
    """Ask the database, which all of them share: they do what is wanted when they next look there."""
    from fortable.server.settings import read_settings
    from fortable.server.store import Unavailable
    from fortable.server.store.opening import reach_database

    address = read_settings(args.settings, store=args.store).settings.store
    if not address:
        raise Illegal("TB-06", "store-needed")

    async def tell() -> str:
        store = reach_database(address, lambda _: None, is_alone=False)
        try:
            said: str = await args.tell(store, args, texts)
        finally:
            await store.close()
        return said

    try:
        sys.stdout.write(asyncio.run(tell()) + "\n")
    except Unavailable as error:
        raise error.refusal from error
    return 0


async def _nodes(store: "PostgresStore", args: argparse.Namespace, texts: Texts) -> str:
    nodes = await store.nodes()
    if args.json:
        return encode(nodes).decode()
    lines = [
        texts(
            "cluster-node",
            node=node.id,
            place=node.place,
            version=node.version,
            tables=node.tables,
            state=texts(f"cluster-{_state(node)}"),
        )
        for node in nodes
    ]
    return "\n".join(lines or [texts("cluster-nobody")])


def _state(node: "NodeKept") -> str:
    if not node.is_alive:
        return "dead"
    return "draining" if node.is_draining else "alive"


async def _owners(store: "PostgresStore", args: argparse.Namespace, texts: Texts) -> str:
    owners = await store.owners(MOST_OWNERS)
    if args.json:
        return encode([{"table": table, "node": node} for table, node, _ in owners]).decode()
    return "\n".join(f"{table}  {node}" for table, node, _ in owners) or texts("cluster-no-tables")


async def _drain(store: "PostgresStore", args: argparse.Namespace, texts: Texts) -> str:
    await _check_node(store, args.node)
    await store.want_drained(args.node)
    return texts("cluster-drained", node=args.node)


async def _move(store: "PostgresStore", args: argparse.Namespace, texts: Texts) -> str:
    await _check_node(store, args.node)
    if not await store.want_moved(args.table, args.node):
        raise Illegal("TB-09", "no-such-table", tried=args.table[:40])
    return texts("cluster-moved", node=args.node, table=args.table)


async def _check_node(store: "PostgresStore", name: str) -> None:
    alive = [node.id for node in await store.nodes() if node.is_alive]
    if name not in alive:
        raise Illegal("TB-06", "no-such-node", tried=name, allowed=", ".join(alive))
