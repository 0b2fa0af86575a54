"""Whole matches, one for each thread: styles against each other, and what is seen between two races."""

from device import GPU, np, xp  # first: it says where everything is

from numba import int64, njit

from fortable.games.formelfun import GAME
from fortable.games.formelfun.machine import craft, fast, policy, worth
from fortable.twins import NOBODY, below
from fortable.twins.bits import ones

LUCK = 4
STYLE = craft.STYLE.size
TABLES = [(3, {}), (4, {}), (5, {}), (5, {"cars_at_five": 2}), (6, {})]
KINDS = [
    (seats, options | {"title": title, "grid": grid})
    for seats, options in TABLES
    for title in ("points", "final")
    for grid in ("mirrored", "random")
]
STARTS = np.array([fast.pack(GAME.start(GAME.types.options(**told), seats)) for seats, told in KINDS])
SIZE, ROOM = fast.ROW.size, fast.TWIN.most_moves
SEEN_AT_ONCE = 64
BLANK = worth.WIDTH
MOST_RACES = fast.MOST_CARS


def kind_of(seats, title="points", grid="mirrored"):
    return KINDS.index((seats, {"title": title, "grid": grid}))


@njit
def seeded(luck, seed, stream):
    """Luck that follows from two numbers."""
    luck[0] = (seed * 2654435761 + 1) & 4294967295
    luck[1] = (stream * 2246822519 + 40503) & 4294967295 | 1
    luck[2] = (seed ^ stream * 374761393) & 4294967295 | 1
    luck[3] = 2463534242
    for _ in range(24):
        below(luck, 2)


@njit
def chance_decides(s, luck):
    left = ones(s[fast.LOT]) if s[fast.PHASE] == fast.GRID else s[fast.LEFT]
    fast.draw(s, fast.picked(s, below(luck, left)))


@njit
def winner_of(s, room):
    fast.merits(s, room)
    best = 0
    for seat in range(s[fast.SEATED]):
        if room[seat] > room[best]:
            best = seat
    return best


@njit
def play(s, styles, mask, luck, room):
    """A whole match: seats in `mask` drive by the first style, the others by the second; who won."""
    seat = fast.waiting(s)
    while seat != NOBODY:
        if seat < 0:
            chance_decides(s, luck)
        else:
            fast.act(s, craft.driven_keenly(s, styles[1 - (mask >> seat & 1)], luck, room))
        seat = fast.waiting(s)
    return winner_of(s, room)


@njit
def duel(start, styles, seed, deal, s, luck, room):
    """One deal twice, with the seats exchanged; by how many WHOLEs the first style won more than its share."""
    won = 0
    seats = start[fast.SEATED]
    seeded(luck, seed, deal)
    mask = 0
    while ones(mask) != seats // 2:
        mask = below(luck, 1 << seats)
    for turn in range(2):
        if turn:
            mask = (1 << seats) - 1 - mask
        for index in range(SIZE):
            s[index] = start[index]
        seeded(luck, seed + 1, deal)
        winner = play(s, styles, mask, luck, room)
        won += 5040 * (mask >> winner & 1)
    return won - 5040


@njit
def telling(start, styles, seed, match, s, luck, room, seen, count):
    """A match of styles by lot; writes what every team sees after every race, and at last who won."""
    seeded(luck, seed, match)
    for index in range(SIZE):
        s[index] = start[index]
    pattern, seats, first = below(luck, 1 << 30), start[fast.SEATED], 0
    racing, seat = 0, fast.waiting(s)
    while seat != NOBODY:
        if seat < 0:
            chance_decides(s, luck)
        else:
            if s[fast.RACING] < racing:
                for each in range(seats):
                    found = worth.see(s, each, room)
                    row = seen[first + each]
                    for index in range(SEEN_AT_ONCE):
                        row[index] = room[index] % BLANK if index < found else BLANK
                    row[SEEN_AT_ONCE] = each
                first += seats
            racing = s[fast.RACING]
            style = styles[(pattern >> 4 * seat & 15) % len(styles)]
            fast.act(s, craft.driven_keenly(s, style, luck, room))
        seat = fast.waiting(s)
    winner = winner_of(s, room)
    for row in range(first):
        seen[row, SEEN_AT_ONCE] = seen[row, SEEN_AT_ONCE] == winner
    count[0] = first


@njit
def duels_here(starts, kinds, styles, seed, first, matches, won):
    s, luck = np.zeros(SIZE, np.int64), np.zeros(LUCK, np.int64)
    room = np.zeros(ROOM, np.int64)
    for one in range(len(styles)):
        for deal in range(first, first + matches):
            start = starts[kinds[deal % len(kinds)]]
            won[one] += duel(start, styles[one], seed, deal, s, luck, room)


@njit
def tellings_here(start, styles, seed, seen, counts):
    s, luck = np.zeros(SIZE, np.int64), np.zeros(LUCK, np.int64)
    room = np.zeros(ROOM, np.int64)
    for match in range(len(seen)):
        telling(start, styles, seed, match, s, luck, room, seen[match], counts[match])


if GPU:
    from numba import cuda

    @cuda.jit
    def duels_there(starts, kinds, styles, seed, matches, each, won):
        """Thread by thread: a pair of styles, and some deals."""
        at = cuda.grid(1)
        s, luck = cuda.local.array(SIZE, int64), cuda.local.array(LUCK, int64)
        room = cuda.local.array(ROOM, int64)
        one, part = at % len(styles), at // len(styles)
        total = 0
        for deal in range(part * each, min((part + 1) * each, matches)):
            start = starts[kinds[deal % len(kinds)]]
            total += duel(start, styles[one], seed, deal, s, luck, room)
        cuda.atomic.add(won, one, total)

    @cuda.jit
    def tellings_there(start, styles, seed, seen, counts):
        match = cuda.grid(1)
        s, luck = cuda.local.array(SIZE, int64), cuda.local.array(LUCK, int64)
        room = cuda.local.array(ROOM, int64)
        if match < len(seen):
            telling(start, styles, seed, match, s, luck, room, seen[match], counts[match])


def duels(kinds, styles, seed, matches, each=4):
    """By how much of a win per match each first style is better than its second; `matches` deals, each twice."""
    styles, kinds = np.ascontiguousarray(styles, np.int64), np.array(kinds, np.int64)
    won = np.zeros(len(styles), np.int64)
    if not GPU:
        duels_here(STARTS, kinds, styles, seed, 0, matches, won)
    else:
        there = cuda.to_device(won)
        threads = len(styles) * -(-matches // each)
        duels_there[-(-threads // 128), 128](
            cuda.to_device(STARTS), cuda.to_device(kinds), cuda.to_device(styles), seed, matches, each, there
        )
        won = there.copy_to_host()
    return won / (5040 * 2 * matches)


def told(kind, styles, seed, matches):
    """What is seen between races of so many matches, a row each, and whether that team won."""
    seats = KINDS[kind][0]
    styles = np.ascontiguousarray(styles, np.int64)
    rows = seats * (int(STARTS[kind][fast.ROWS]) * seats - 2)
    seen = xp.full((matches, rows, SEEN_AT_ONCE + 1), BLANK, dtype=xp.int16)
    counts = xp.zeros((matches, 1), dtype=xp.int64)
    if GPU:
        tellings_there[-(-matches // 128), 128](
            xp.asarray(STARTS[kind]), xp.asarray(styles), seed, seen, counts
        )
    else:
        tellings_here(STARTS[kind], styles, seed, seen, counts)
    seen = seen.reshape(-1, SEEN_AT_ONCE + 1)
    return seen[:, :SEEN_AT_ONCE], seen[:, SEEN_AT_ONCE]
