"""One attack in a process of its own: `python -m siege.attacker NAME ...`.

It has what the server and those who play leave of the processors: an attacker at another machine takes
nothing of them but what the server does about it, and that is what is to be measured.
"""

import argparse
import asyncio
import json
import os
import resource
import sys

from .attacks import ATTACKS
from .target import Target

POLITE = 19


def main() -> None:
    """Attack, and say what was answered."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("attack", choices=ATTACKS)
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--seconds", type=float, required=True)
    parser.add_argument("--table", default="")
    args = parser.parse_args()
    _step_back()
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    target = asyncio.run(_attack(args))
    sys.stdout.write(json.dumps({"answers": target.answers, "broken": target.broken}))


def _step_back() -> None:
    if hasattr(os, "SCHED_IDLE"):
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    else:
        os.nice(POLITE)


async def _attack(args: argparse.Namespace) -> Target:
    target = Target(args.port, seconds=args.seconds, table=args.table)
    await ATTACKS[args.attack].run(target)
    return target


if __name__ == "__main__":
    main()
