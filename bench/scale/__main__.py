"""What a house of several processes costs, and what it would take for many people.

    python -m bench.scale measure [PART …]   into docs/scale/costs.json: all parts, or some anew
    python -m bench.scale draw               the tables of docs/scale.md, and its curves in docs/scale

Costs are processor time, of each process by itself, so that others who use the machine hardly matter; how
many wanted it meanwhile is in the file. PostgreSQL and NATS are real ones, on the same machine.
"""

import argparse
import resource
import sys

from . import pages
from .costs import read
from .measuring import PARTS, measure
from .plan import Life


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("what", choices=("measure", "draw"))
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)}")
    args = parser.parse_args()
    if args.what == "measure":
        most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
        measure(args.parts)
        return
    costs, life = read(), Life()
    for lines in pages.tables(costs, life):
        sys.stdout.writelines(f"{line}\n" for line in (*lines, ""))
    pages.draw(costs, life)


if __name__ == "__main__":
    main()
