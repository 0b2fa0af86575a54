"""Whether a bridge of each direction can be drawn at once, over rows of bits for the quick twin.

They share one square, straight on. From there four separate ways lead to the four edges; and wherever
there are four, they come in the order of the edges, as none can get past another. So each square with
four neighbours is asked for four ways: a flow in which every square and every edge can be passed once.
"""

from fortable.twins import Flat, compiled

from ..board.squares import SIZE

NONE = -1
SQUARES = SIZE * SIZE
NODES = SQUARES + 4
"""The squares, and the edges: north, south, west and east."""
BEFORE, AFTER, CAME_FROM, WAITING = 0, NODES, 2 * NODES, 4 * NODES
"""By node: what is before and after it on its way. By visit: the visit before it. Visits in their order.

A visit is a node twice, and one more where the way leaves it.
"""
ROOM = 6 * NODES


@compiled
def is_crossing(s: Flat, start: int, room: Flat) -> bool:
    """Whether the squares in the rows from `start` on hold two bridges that cross."""
    for square in range(SQUARES):
        if not _holds(s, start, square):
            continue
        if _are_four(s, start, square, room):
            return True
    return False


@compiled
def _are_four(s: Flat, start: int, middle: int, room: Flat) -> bool:
    """Whether separate ways lead from a square to all edges."""
    for heading in range(4):
        if not _holds(s, start, _beside(middle, heading)):
            return False
    for node in range(2 * NODES):
        room[node] = NONE
    for heading in range(4):
        last = _one_more(s, start, middle, _beside(middle, heading), room)
        if last == NONE:
            return False
        _take(last, middle, room)
    return True


@compiled
def _beside(square: int, heading: int) -> int:
    """The node to the north, south, west or east of a square."""
    row, column = square // SIZE, square % SIZE
    if heading < 2:
        row += 2 * heading - 1
        return row * SIZE + column if 0 <= row < SIZE else SQUARES + heading
    column += 2 * heading - 5
    return row * SIZE + column if 0 <= column < SIZE else SQUARES + heading


@compiled
def _holds(s: Flat, start: int, node: int) -> bool:
    return node >= SQUARES or s[start + node // SIZE] >> node % SIZE & 1 != 0


@compiled
def _one_more(s: Flat, start: int, middle: int, first: int, room: Flat) -> int:
    """The last visit of the shortest way from a node to an edge that none has taken, or none.

    It may undo parts of other ways: whoever comes to a taken node can only push its way back.
    """
    for visit in range(2 * NODES):
        room[CAME_FROM + visit] = NONE
    room[WAITING], count, asked = 2 * first, 1, 0
    room[CAME_FROM + 2 * first] = 2 * first
    while asked < count:
        visit = room[WAITING + asked]
        node, asked = visit // 2, asked + 1
        before, after = room[BEFORE + node], room[AFTER + node]
        if visit % 2 == 0:
            if before == NONE:
                if node >= SQUARES:
                    return visit
                count = _wait(2 * node + 1, visit, room, count)
            elif before != middle:
                count = _wait(2 * before + 1, visit, room, count)
            continue
        if before != NONE:
            count = _wait(2 * node, visit, room, count)
        for heading in range(4):
            other = _beside(node, heading)
            if other != after and other != middle and _holds(s, start, other):
                count = _wait(2 * other, visit, room, count)
    return NONE


@compiled
def _wait(visit: int, came_from: int, room: Flat, count: int) -> int:
    if room[CAME_FROM + visit] == NONE:
        room[CAME_FROM + visit] = came_from
        room[WAITING + count] = visit
        count += 1
    return count


@compiled
def _take(last: int, middle: int, room: Flat) -> None:
    """First take back the steps that are undone, then make the new ones."""
    visit = last
    while room[CAME_FROM + visit] != visit:
        earlier = room[CAME_FROM + visit]
        if earlier % 2 == 0 and earlier // 2 != visit // 2:
            room[BEFORE + earlier // 2] = room[AFTER + visit // 2] = NONE
        visit = earlier
    visit = last
    while room[CAME_FROM + visit] != visit:
        earlier = room[CAME_FROM + visit]
        if earlier % 2 == 1 and earlier // 2 != visit // 2:
            room[AFTER + earlier // 2], room[BEFORE + visit // 2] = visit // 2, earlier // 2
        visit = earlier
    room[BEFORE + visit // 2] = middle
