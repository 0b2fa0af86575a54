"""Where to look before a card is chosen, for a hint that names no card."""

from ..actions import AnyAction
from ..cards import is_red, movement_of
from ..track import is_home, running_order, space_at
from ..view import View
from .drives import Drive, drive, other_cars
from .reasons import RED_HELPS, Said


def where(view: View, best: AnyAction) -> Said | None:
    """What to think of for whoever is to find this card."""
    due = view.due
    if due is None:
        return None
    found, space = drive(view, best), space_at(due.place)
    is_last = running_order(view.track)[-1] == due
    if is_last and not found.is_last and is_home(found.track):
        return "look-danger", {"car": due.car}
    if found.boost:
        return "look-turbo", {"car": due.car}
    if is_red(found.card, space) and found.movement >= RED_HELPS:
        return "look-red", {"car": due.car, "space": space}
    return _ahead(view, found) or _later(view, found)


def _ahead(view: View, found: Drive) -> Said | None:
    """Who is to be passed by the farthest that a single card can bring."""
    due = view.track[view.moved]
    cars = [spot.car for spot in running_order(view.track)]
    passed = found.behind.intersection(cars[: cars.index(due.car)])
    space = space_at(due.place)
    if passed and found.movement == max(movement_of(card, space) for card in view.hand):
        return "look-ahead", {"car": due.car, "cars": [car for car in cars if car in passed]}
    return None


def _later(view: View, found: Drive) -> Said:
    """What the cards that stay are good for."""
    due, is_over = view.track[view.moved], is_home(found.track)
    to_come = view.track[view.moved + 1 :] if is_over else view.track
    waiting = [spot for spot in other_cars(view) if spot in to_come]
    helped = [
        spot.car
        for spot in waiting
        if (space := space_at(spot.place)) >= RED_HELPS
        and any(is_red(card, space) for card in found.rest)
    ]
    if helped:
        return "look-other-cars", {"cars": helped}
    if found.next_best[0] >= RED_HELPS and not is_over:
        stop = space_at(found.spot.place)
        if is_red(found.next_best[1], stop):
            return "look-next", {"car": due.car}
    space = space_at(due.place)
    movements = {movement_of(card, space) for card in view.hand}
    if len(movements) == 1:
        return "look-same", {"car": due.car}
    if found.movement < max(movements):
        return "look-saving", {"car": due.car}
    return "look-count", {"car": due.car, "space": space}
