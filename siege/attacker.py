"""One attack in a process of its own, which gives way to others: `python -m siege.attacker NAME ...`."""

import argparse
import asyncio
import json
import os
import resource
import sys

from .attacks import ATTACKS
from .target import Target

POLITE = 10


def main() -> None:
    """Attack, and say what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--table", default="")
    args = parser.parse_args()
    os.nice(POLITE)
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    target = asyncio.run(_attack(args))
    sys.stdout.write(json.dumps({"answers": target.answers, "broken": target.broken}))


async def _attack(args: argparse.Namespace) -> Target:
    target = Target(args.port, seconds=args.seconds, table=args.table)
    await ATTACKS[args.attack].run(target)
    return target


if __name__ == "__main__":
    main()
