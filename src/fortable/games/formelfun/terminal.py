"""The board in a terminal: the track as a loop with its lanes, the running order, and one's hand.

Fits 80 columns and 16 rows. Every colour has a letter or a mark as well, so that it can be read without
colours.
"""

from collections.abc import Iterator, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from fortable.kernel.words import Say

from .model import LANES, OWNER, SPACES, TEAMS, Spot
from .scoring import by_points
from .shown import Reach, Shown, next_own
from .track import running_order, space_at

LINE = "║"
UPPER: tuple[int | str, ...] = (*range(23, 16, -1), " ", *range(16, 8, -1))
LOWER: tuple[int | str, ...] = (*range(24, SPACES + 1), LINE, *range(1, 9))
"""The two straights as they are seen from left to right: spaces, and the line between two of them."""

CELL, CARD, LABEL = 5, 7, 13
WIDTH = CELL * SPACES // 2 + 1
COLOURS = ("bright_red", "bright_blue", "bright_yellow", "bright_green", "bright_magenta", "cyan")
DUE, LAST, FREE, HIT = "▶", "!", "·", "●"
QUIET, DANGER, RED, BLUE = "dim", "bold red", "bold red", "bold bright_blue"


def draw(view: Shown, say: Say) -> RenderableType:
    """What `view` knows, ready to print."""
    return Group(*_loop(view, say), *_hand(view, say))


def _loop(view: Shown, say: Say) -> Iterator[Text]:
    """Anticlockwise: the upper straight is driven to the left, the lower one to the right (FF-02)."""
    yield _edge("╭◁", UPPER, "─╮")
    for lane in range(LANES, 0, -1):
        yield _lane(view, UPPER, lane)
    for text in _infield(view, say):
        text.truncate(WIDTH - 2, overflow="ellipsis", pad=True)
        yield Text.assemble("│ ", text, " │")
    for lane in range(1, _lanes(view) + 1):
        yield _lane(view, LOWER, lane)
    yield _edge("╰─", LOWER, "▷╯")


def _lanes(view: Shown) -> int:
    """Four, and more for as long as a car stands further out at the first start (FF-08)."""
    return max([LANES, *(spot.lane for spot in view.track)])


def _edge(left: str, straight: Sequence[int | str], right: str) -> Text:
    numbers = (
        f"{space_at(space):─^{CELL}}" if isinstance(space, int) else space.replace(" ", "─")
        for space in straight
    )
    return Text(f"{left}{''.join(numbers)[1:-1]}{right}")


def _lane(view: Shown, straight: Sequence[int | str], lane: int) -> Text:
    cars = {spot.place % SPACES: spot for spot in view.track if spot.lane == lane}
    cells = (
        _cell(view, cars.get(space % SPACES), lane) if isinstance(space, int) else Text(space)
        for space in straight
    )
    return Text.assemble("│", *cells, "│")


def _cell(view: Shown, spot: Spot | None, lane: int) -> Text:
    if spot is None:
        return Text(f"{FREE if lane <= LANES else ' ':^{CELL}}", QUIET)
    return _car(view, spot).append(" ")


def _car(view: Shown, spot: Spot) -> Text:
    """A car in its team's colour, with marks if it is due or last."""
    is_due, is_last = spot == view.due, spot == _last(view)
    style = f"bold {COLOURS[OWNER[spot.car]]}" + " reverse" * is_due
    return Text.assemble(
        (DUE if is_due else " ", style), (spot.car, style), (LAST if is_last else " ", DANGER)
    )


def _last(view: Shown) -> Spot | None:
    return running_order(view.track)[-1] if len(view.track) > 1 else None


def _infield(view: Shown, say: Say) -> Iterator[Text]:
    """How the race stands, or how it all came out."""
    if view.phase == "over":
        return _results(view, say)
    return _standings(view, say)


def _standings(view: Shown, say: Say) -> Iterator[Text]:
    """Race and running order, the danger of the last place, and the teams with their hands."""
    yield Text("  ").join([Text(_race(view, say), "bold"), _order(view)])
    if _lanes(view) < len(TEAMS):  # there is no room for it beside six lanes
        yield Text(_danger(view, say), DANGER)
    yield Text().join(_team(view, seat, say) for seat in range(view.seats))


def _race(view: Shown, say: Say) -> str:
    if len(view.track) == 2:
        return say("board-final")
    return say("board-race", race=view.race, races=view.races)


def _order(view: Shown) -> Text:
    """The leader first; cars that have moved this turn are pale."""
    have_moved = view.track[: view.moved]
    order = Text()
    for spot in running_order(view.track):
        car = _car(view, spot)
        if spot in have_moved:
            car.stylize(QUIET)
        order.append_text(car)
    return order


def _danger(view: Shown, say: Say) -> str:
    if len(view.track) < 2:
        return say("board-line-up")
    *_, ahead, last = running_order(view.track)
    gap = ahead.place - last.place
    return say("board-danger", car=last.car, seat=OWNER[last.car], ahead=ahead.car, gap=gap)


def _team(view: Shown, seat: int, say: Say) -> Text:
    """A team's letter, name and number of cards."""
    column = (WIDTH - 2) // view.seats
    name = Text(say("player", seat=seat))
    name.truncate(column - 6, overflow="ellipsis", pad=True)
    cards = f"{view.hand_sizes[seat] or '–':>2}"
    is_in = any(OWNER[spot.car] == seat for spot in view.track)
    style = COLOURS[seat] if is_in else QUIET
    return Text.assemble((f"{TEAMS[seat]} ", f"bold {style}"), name, (cards, "bold"), "  ")


def _results(view: Shown, say: Say) -> Iterator[Text]:
    """The winner of the final, the champion on points, and the order of elimination (FF-21)."""
    winner = view.track[0].car
    cars = (*view.eliminated, winner)
    champion = by_points(cars, view.seats)[0]
    yield Text(say("board-winner", seat=OWNER[winner], car=winner), "bold")
    yield Text(say("board-champion", seat=champion, points=view.scores[champion]), "bold")
    yield Text(say("board-out", cars=" ".join(view.eliminated)))


def _hand(view: Shown, say: Say) -> Iterator[Text]:
    """The cards, and below each its true movement for the own car that is due next (FF-05)."""
    discards = say("board-discards", count=sum(view.discards), top=view.top)
    car = next_own(view.track, view.moved, view.phase, view.viewer)
    cards, movements = Text(), Text()
    if view.hand:
        cards = Text(say("board-hand").ljust(LABEL), "bold")
        cards.append_text(Text().join(map(_card, view.hand)))
    if car is not None:
        label = say("board-for", car=car.car, space=space_at(car.place))
        movements = Text(label.ljust(LABEL), COLOURS[OWNER[car.car]])
        movements.append_text(Text().join(map(_movement, view.reaches)))
    for line, aside in ((cards, say("board-pile", pile=view.pile)), (movements, discards)):
        line.truncate(LABEL + 5 * CARD, pad=True)
        yield Text.assemble("  ", line, " ", (aside, QUIET))


def _card(name: str) -> Text:
    """Red number, blue number; the stroke between them tells which is which without colours."""
    red, stroke, blue = name.rpartition("/")
    card = Text.assemble((red, RED), stroke, (blue, BLUE))
    card.truncate(CARD, pad=True)
    return card


def _movement(reach: Reach) -> Text:
    mark = HIT * reach.is_red
    return Text(f"→{f'{reach.movement}{mark}':<{CARD - 1}}", RED if reach.is_red else "")
