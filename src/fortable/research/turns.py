"""What happens at a table in a step: one source for many tables on a processor and on a GPU.

Nothing here knows where the arrays lie: a row of each is a table, and whoever calls says which tables.
"""

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any, NamedTuple

import numpy as np

from fortable.twins import CHANCE, NOBODY, Flat, below
from fortable.twins.compiling import compiled, compiled_for_each, is_compiled
from fortable.twins.twin import Twin, share_win

from .episode import NONE, EnvConfig, Numbers, worth_of

LUCK = 4
"""How many numbers a state of luck has."""


class Rules(NamedTuple):
    """What is asked of a twin here."""

    waiting: Callable[[Flat], int]
    act: Callable[[Flat, int], None]
    bag: Callable[[Flat, Flat], int]
    draw: Callable[[Flat, int], None]
    merits_at_sight: Callable[[Flat, Flat], int]
    heads: Callable[[Flat, Flat], int]
    tails: Callable[[Flat, int, Flat], int]
    move_of: Callable[[int, int], int]
    sight: Callable[[Flat, int, Flat], int]
    heads_at_all: int


class Tables(NamedTuple):
    """Many matches side by side, a row of every array for each."""

    positions: Any
    lucks: Any
    chosen: Any
    """The heads that want a tail."""
    seen: Any
    masks: Any
    seats: Any
    rewards: Any
    dones: Any


class Turns(NamedTuple):
    """What may be done at the tables from one number to another, with room to write in."""

    step: Callable[[Tables, Numbers, Flat, Flat, int, int], int]
    """An action at each. A match that is over begins anew, but where its worth wants thought: how many."""
    begin: Callable[[Tables, Flat, Flat, int, int], None]
    """A match begins wherever there is none under way."""


def rules_of(config: EnvConfig) -> Rules:
    """Those of a game."""
    twin, stages = config.twin, config.stages
    return Rules(
        *(twin.waiting, twin.act, twin.bag, twin.draw, merits_at_sight_of(twin)),
        *(stages.heads, stages.tails, stages.move_of, config.encoding.sight, stages.heads_at_all),
    )


def merits_at_sight_of(twin: Twin) -> Callable[[Flat, Flat], int]:
    """The twin's own; else its merits, if they are compiled like all the rest."""
    if twin.merits_at_sight:
        return twin.merits_at_sight
    return twin.merits if hasattr(twin.merits, "py_func") or not is_compiled() else _never


@compiled
def _never(_position: Flat, _merits: Flat) -> int:
    return 0


@cache
def turns_of(rules: Rules) -> Turns:
    """Compiled once for every game."""
    settled, seen = _settled_of(rules), _seen_of(rules)
    act, judged = _act_of(rules), _judged_of(rules)
    heads, tails, heads_at_all = rules.heads, rules.tails, rules.heads_at_all

    @compiled_for_each
    def look(tables: Tables, at: int, room: Flat) -> None:
        """Chance decides, and whoever is next sees the table."""
        s = tables.positions[at]
        seat = settled(s, tables.lucks[at], room)
        tables.seats[at] = seat
        if seat != NOBODY:
            seen(tables, at, seat, room, 0, heads(s, room))

    @compiled_for_each
    def begin_one(tables: Tables, at: int, first: Flat, room: Flat) -> None:
        s = tables.positions[at]
        for number in range(len(first)):
            s[number] = first[number]
        tables.chosen[at] = NONE
        look(tables, at, room)

    @compiled_for_each
    def begin(tables: Tables, first: Flat, room: Flat, start: int, stop: int) -> None:
        for at in range(start, stop):
            if tables.seats[at] == NOBODY:
                begin_one(tables, at, first, room)

    @compiled_for_each
    def step(
        tables: Tables, actions: Numbers, first: Flat, room: Flat, start: int, stop: int
    ) -> int:
        unjudged = 0
        for at in range(start, stop):
            s, rewards, action = tables.positions[at], tables.rewards[at], actions[at]
            for seat in range(len(rewards)):
                rewards[seat] = 0
            count = tails(s, action, room) if tables.chosen[at] == NONE else 0
            if count:
                tables.chosen[at], tables.dones[at] = action, False
                seen(tables, at, tables.seats[at], room, heads_at_all, count)
                continue
            act(s, tables.chosen[at], action)
            tables.chosen[at] = NONE
            look(tables, at, room)
            tables.dones[at] = tables.seats[at] == NOBODY
            if tables.dones[at]:
                if judged(s, rewards, room):
                    begin_one(tables, at, first, room)
                else:
                    unjudged += 1
        return unjudged

    return Turns(step, begin)


def _settled_of(rules: Rules) -> Callable[[Flat, Flat, Flat], int]:
    waiting, bag, draw = rules.waiting, rules.bag, rules.draw

    @compiled_for_each
    def settled(s: Flat, luck: Flat, room: Flat) -> int:
        """Chance picks until it is not its turn any more; whose turn it is then."""
        seat = waiting(s)
        while seat == CHANCE:
            draw(s, room[below(luck, bag(s, room))])
            seat = waiting(s)
        return seat

    return settled


def _act_of(rules: Rules) -> Callable[[Flat, int, int], None]:
    act, move_of, heads_at_all = rules.act, rules.move_of, rules.heads_at_all

    @compiled_for_each
    def act_wholly(s: Flat, head: int, action: int) -> None:
        """The seat to act makes a move: a head with its tail, or one that wants none."""
        if head == NONE:
            act(s, move_of(action, NONE))
        else:
            act(s, move_of(head, action - heads_at_all))

    return act_wholly


def _seen_of(rules: Rules) -> Callable[[Tables, int, int, Flat, int, int], None]:
    sight = rules.sight

    @compiled_for_each
    def seen(tables: Tables, at: int, seat: int, room: Flat, offset: int, count: int) -> None:
        """What the seat to act sees, and what it may do: so many numbers of the room."""
        row, mask = tables.seen[at], tables.masks[at]
        for number in range(len(mask)):
            mask[number] = 0
        for number in range(count):
            mask[offset + room[number]] = 1
        row[sight(tables.positions[at], seat, row)] = tables.chosen[at] + 1

    return seen


def _judged_of(rules: Rules) -> Callable[[Flat, Any, Flat], bool]:
    merits_at_sight = rules.merits_at_sight

    @compiled_for_each
    def judged(s: Flat, rewards: Any, room: Flat) -> bool:
        """What the match was worth to every seat, unless that wants thought."""
        seats = merits_at_sight(s, room)
        if seats == 0:
            return False
        share_win(room, seats)
        for seat in range(seats):
            rewards[seat] = worth_of(room[seat], seats)
        return True

    return judged


@compiled
def choose_by_lot(masks: Any, lucks: Any, actions: Any, start: int, stop: int) -> None:
    """At some tables one of the actions that may be chosen, each equally likely."""
    for at in range(start, stop):
        mask, count = masks[at], 0
        for action in range(len(mask)):
            if mask[action]:
                count += 1
        left, action = below(lucks[at], count), 0
        while left or not mask[action]:
            if mask[action]:
                left -= 1
            action += 1
        actions[at] = action


def lucks_of(seed: object, batch: int) -> Any:
    """A state of luck for each table: that of a table is the same, however many there are."""
    key = Random(str(seed)).getrandbits(128)
    raw = np.random.Philox(key=key).random_raw(LUCK // 2 * batch)
    return raw.astype("<u8").view("<u4").astype(np.int64).reshape(batch, LUCK)
