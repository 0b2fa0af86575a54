"""Bridges: the most that can be drawn at the same time, exactly (FA-19 to FA-21).

Each direction alone is a flow, and the two flows are the first bound. For bridges of both directions
`plans` narrows down where they could run: for most numbers that shows at once that they cannot be.
Chains along the courses that are left are then completed by chains of the other direction. Where that
fails, the squares in which the two are in each other's way are decided one after another, until there
is a solution or certainty that there is none.

On boards that forms can make, all that takes some dozens of steps, and a few hundred on the worst that were
ever found. On others it could take for ever, so the steps are counted: what they do not prove is not told.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import pairwise

from fortable.kernel.effort import Effort, Exhausted
from fortable.kernel.words import Illegal

from ..board.grid import Grid, together
from .chains import Chain, Chains, most_across, most_chains, shortened, ways
from .courses import shortest_chain
from .plans import Pair, Plan, course_of, first_plan, narrowed

Bridges = tuple[Chains, Chains]
"""Those from north to south, and those from west to east."""

ROUNDS = 2
PROBES = 3

MOST_STEPS = 20_000
"""Thirty times what the worst board took that forms could make: see `tests/test_bridge_steps.py`."""


@lru_cache(maxsize=512)
def most_bridges(grid: Grid, squares: int) -> Bridges:
    """A largest set of bridges that obeys FA-20, each as short as its own squares allow.

    `Illegal` if that cannot be proven: such a board can be in no match.
    """
    limits, effort = _limits(grid, squares), Effort(MOST_STEPS)
    try:
        best = _both_directions(grid, squares, limits, effort) if all(limits) else None
    except Exhausted:
        raise Illegal("FA-21", "not-proven", steps=MOST_STEPS) from None
    north_south, east_west = (
        tuple(shortened(grid, way, chain) for chain in chains)
        for way, chains in zip(
            ways(grid), best or _one_direction(grid, squares, limits), strict=True
        )
    )
    return north_south, east_west


def count(bridges: Bridges) -> int:
    """How many bridges that are."""
    return sum(map(len, bridges))


def _limits(grid: Grid, squares: int) -> Pair:
    """The most bridges of each direction alone."""
    north_south, east_west = (grid.fewest_passed(squares, way.near, way.far) for way in ways(grid))
    return north_south, east_west


def _one_direction(grid: Grid, squares: int, limits: Pair) -> Bridges:
    north_south, east_west = ways(grid)
    if limits[0] >= limits[1]:
        return most_chains(grid, north_south, squares, limits[0]), ()
    return (), most_chains(grid, east_west, squares, limits[1])


def _both_directions(grid: Grid, squares: int, limits: Pair, effort: Effort) -> Bridges | None:
    """The most bridges, if there can be more than of one direction alone."""
    enough = max(limits)
    plans = {plan.wanted: plan for plan in _plans(grid, squares, limits, effort)}
    while plans:
        wanted = max(plans, key=sum)
        if found := _searched(grid, plans.pop(wanted), effort):
            return found
        if plan := _plan(grid, squares, (wanted[0], wanted[1] - 1), enough, effort):
            plans[plan.wanted] = plan
    return None


def _plans(grid: Grid, squares: int, limits: Pair, effort: Effort) -> Iterator[Plan]:
    """For each number of north–south bridges the most east–west ones that are not ruled out.

    Who has bridges can leave one out; so what cannot be cannot be with one more either.
    """
    most = limits[1]
    for number in range(1, limits[0] + 1):
        if plan := _plan(grid, squares, (number, most), max(limits), effort):
            most = plan.wanted[1]
            yield plan


def _plan(grid: Grid, squares: int, wanted: Pair, enough: int, effort: Effort) -> Plan | None:
    """A plan for so many bridges, or for fewer east–west ones, but for more than `enough` in all."""
    for number in range(wanted[1], enough - wanted[0], -1):
        if plan := narrowed(grid, first_plan(grid, squares, (wanted[0], number)), effort):
            return plan
    return None


def _searched(grid: Grid, plan: Plan, effort: Effort) -> Bridges | None:
    """Bridges as planned, or certainty that there are none."""
    open_plans = [plan]
    while open_plans:
        plan = open_plans.pop()
        drafts = _drafts(grid, plan, 0), _drafts(grid, plan, 1)
        if (len(drafts[0]), len(drafts[1])) != plan.wanted:
            continue  # not even one direction alone has so many
        if found := _completed(grid, plan, drafts):
            return found
        open_plans.extend(reversed(_decided(grid, plan, drafts, effort)))
    return None


def _drafts(grid: Grid, plan: Plan, number: int) -> Chains:
    """Separate chains of a direction that take no heed of the other: along their courses, if possible."""
    way = ways(grid)[number]
    chains: list[Chain] = []
    taken = 0
    for bridge in range(1, plan.wanted[number] + 1):
        chain = shortest_chain(grid, way, course_of(grid, plan, number, bridge).less(taken))
        if not chain:
            return most_chains(grid, way, plan.room(number), plan.wanted[number])
        chains.append(chain)
        taken |= together(chain)
    return tuple(chains)


def _completed(grid: Grid, plan: Plan, drafts: Bridges) -> Bridges | None:
    """Bridges as planned, if drafts and answers to and fro lead to them in a few rounds."""
    for number, chains in enumerate(drafts):
        for _ in range(ROUNDS):
            answer = _answer(grid, plan, 1 - number, chains)
            if len(answer) == plan.wanted[1 - number]:
                return (answer, chains) if number else (chains, answer)
            chains = _answer(grid, plan, number, answer)
            if len(chains) < plan.wanted[number]:
                break
    return None


def _answer(grid: Grid, plan: Plan, number: int, others: Chains) -> Chains:
    """The most chains of a direction that cross each of the others once."""
    way = ways(grid)[number]
    return most_across(grid, way, plan.room(number), plan.wanted[number], others)


def _decided(grid: Grid, plan: Plan, drafts: Bridges, effort: Effort) -> list[Plan]:
    """What is left of a plan by a decision about one square: the one that leaves the fewest ways."""
    fewest: list[Plan] | None = None
    for square in _clashes(grid, plan, drafts)[:PROBES]:
        narrower = (narrowed(grid, choice, effort) for choice in _choices(plan, square))
        left = [choice for choice in narrower if choice]
        if fewest is None or len(left) < len(fewest):
            fewest = left
    assert fewest is not None, "drafts that are in nobody's way would have been completed"
    return fewest


def _choices(plan: Plan, square: int) -> Iterator[Plan]:
    """Nothing for the one direction, nothing for the other, or two bridges cross: no more can be."""
    yield plan.without(0, square)
    yield plan.without(1, square)
    for pair in plan.pairs_at(square):
        yield plan.crossing_at(square, pair)


def _clashes(grid: Grid, plan: Plan, drafts: Bridges) -> list[int]:
    """Squares that drafts of both directions use without simply crossing, fewest choices first."""
    north_south, east_west = (
        {square: turn for chain in chains for square, turn in _turns(chain, way.ahead)}
        for chains, way in zip(drafts, ways(grid), strict=True)
    )
    crossed = {
        ((heading, heading), (grid.headings[index - 1],) * 2)
        for index, heading in enumerate(grid.headings)
    }
    clashes = [
        square
        for square in north_south.keys() & east_west.keys()
        if (north_south[square], east_west[square]) not in crossed
    ]
    return sorted(clashes, key=lambda square: (len(plan.pairs_at(square)), square))


def _turns(chain: Chain, ahead: int) -> Iterator[tuple[int, Pair]]:
    """Each square of a chain with the headings it is entered and left by."""
    steps = [ahead, *(to - here for here, to in pairwise(chain)), ahead]
    return zip(chain, pairwise(steps), strict=True)
