"""What may be seen, what is forgotten, and what can be made of a view."""

from random import Random

import pytest
from msgspec.structs import replace

from fortable.kernel.codec import encode, typed
from fortable.kernel.log import Match
from fortable.kernel.record import Excerpt, Record, export
from fortable.kernel.words import Illegal, Seat, Viewer
from fortable.testing import rule

from .. import GAME
from ..actions import Insert, Take
from ..events import CardTurned
from ..model import Options, State
from .table import at, everyone, follows, match_at, may, refused, seen_by

SEEN = "- | 0 9 turn - | C4:17 | 1 5, 1 8, 1 4"
NEVER_SEEN = SEEN.replace("C4:17", "-")
OTHER_NUMBER = SEEN.replace("C4:17", "C4:30")
WITH_AID = SEEN.replace("- | 0 9", "memory_aid=true | 0 9")
C4 = 21


def play(match: Match, *wishes: str) -> None:
    for wish in wishes:
        seat, action = wish.split(": ")
        match.act(Seat(int(seat)), GAME.notation.read_action(action))


def turned_and_returned(position: str) -> Match:
    match = match_at(position)
    play(match, "0: turn C4", "0: return")
    return match


def played_to_the_end(position: str) -> Match:
    match = turned_and_returned(position)
    while not match.is_over:
        (seat,) = match.waiting
        match.act(seat, GAME.auto_action(match.view(seat)))
    return match


def numbers_told(match: Match) -> list[int | None]:
    return [event.number for event in match.retold(None) if isinstance(event, CardTurned)]


@rule("FT-24")
def test_everyone_sees_what_lies_open() -> None:
    state = at("rules=advanced | 1 18 choose C4 | A1:. B2:20* C4:17* | 1 5 31!, 1 4 7 16, 1 | 9 10")
    for viewer in everyone(state):
        view = seen_by(viewer, state)
        assert view.viewer == viewer
        assert view.seats == 3
        assert view.ramparts == ((1, 5, 31), (1, 4, 7, 16), (1,))
        assert view.discards == (9, 10)
        assert view.face_up == ("B2", "C4")
        assert (view.grid[0], view.grid[10], view.grid[C4], view.grid[1]) == (-1, 20, 17, 0)
        assert (view.turn, view.number, view.phase, view.turned) == (1, 18, "choose", "C4")
        assert view.magic == 0
        assert view.left == state.left


@rule("FT-14", "FT-16")
def test_everyone_sees_what_the_ramparts_count_so_far() -> None:
    advanced = "rules=advanced | 0 12 turn - | - | 1 13 17 20, 1 4"
    for position, points in ((advanced, (7, 2)), (advanced.replace("rules=advanced", "-"), (4, 2))):
        assert all(
            seen_by(viewer, at(position)).points == points for viewer in everyone(at(position))
        )


@rule("FT-19")
def test_everyone_sees_which_cards_no_cannon_can_hit() -> None:
    state = at("rules=advanced | 0 12 turn - | - | 1 5 11 20, 1 4, 1 46")
    assert all(seen_by(viewer, state).safe == (3, 1, 2) for viewer in everyone(state))


@rule("FT-07", "FT-10", "FT-21")
def test_everyone_sees_where_a_face_up_card_would_stand() -> None:
    up = "rules=advanced | 0 12 turn - | B2:20* C4:40* | 1 5 31{}, 1 46"
    for magic, slots in (("", (None, 3)), ("!", (2, 3))):
        state = at(up.format(magic))
        assert all(seen_by(viewer, state).slots == slots for viewer in everyone(state))


@rule("FT-06", "FT-10")
def test_only_what_can_be_taken_now_has_a_slot() -> None:
    alone = "rules=advanced | 0 9 {} | A1:40* B2:3* C4:16* | 1 8, 1 45 46"
    assert seen_by(Seat(1), at(alone.format("turn -"))).slots == (2, None, 2)
    assert seen_by(Seat(1), at(alone.format("choose C4"))).slots == (None, None, 2)
    assert seen_by(Seat(1), at(alone.format("reveal D4"))).slots == (None, None, None)
    over = "- | 0 9 over - | A1:8* | 1 46, 1 45 | - | FT-12"
    assert seen_by(Seat(1), at(over)).slots == (None,)


@rule("FT-07", "FT-21")
def test_whatever_has_a_slot_can_be_taken_and_nothing_else() -> None:
    rng = Random(3)
    for number in range(30):
        match = Match.begin(GAME, 2, Options(rules="advanced"), number.to_bytes(32, "big"))
        while not match.is_over:
            (seat,) = match.waiting
            view = match.view(seat)
            legal = list(GAME.legal(view))
            taken = {action.place for action in legal if isinstance(action, Take | Insert)}
            slots = zip(view.face_up, seen_by(seat, match.state).slots, strict=True)
            assert {place for place, slot in slots if slot is not None} == taken
            match.act(seat, rng.choice(legal))


@rule("FT-01", "FT-11")
def test_the_view_brings_what_the_cards_show_and_how_long_a_rampart_gets() -> None:
    view = seen_by(None, at(SEEN))
    assert view.full == 10
    assert {card.number: card.figure for card in view.cards}[31] == "magician"
    assert [card.crows for card in view.cards if card.number in (3, 9)] == [1, 2]


@rule("FT-24")
def test_everyone_sees_why_the_match_ended() -> None:
    state = at("- | 0 30 over - | - | 1 46, 1 45 | - | FT-12")
    assert all(seen_by(viewer, state).ended_by == "FT-12" for viewer in everyone(state))


@rule("FT-25")
@pytest.mark.parametrize("other", [NEVER_SEEN, OTHER_NUMBER])
def test_no_view_shows_a_number_that_is_face_down(other: str) -> None:
    for viewer in everyone(at(SEEN)):
        assert seen_by(viewer, at(SEEN)) == seen_by(viewer, at(other))
        assert seen_by(viewer, at(SEEN)).grid[C4] == 0


@rule("FT-25")
def test_a_number_that_is_face_down_again_is_not_retold() -> None:
    match = turned_and_returned(SEEN)
    for viewer in everyone(match.state):
        assert CardTurned(Seat(0), "C4", None) in match.retold(viewer)
    assert numbers_told(match) == [None]


@rule("FT-25")
def test_a_number_is_news_while_the_card_is_face_up() -> None:
    match = match_at(SEEN)
    play(match, "0: turn C4")
    assert numbers_told(match) == [17]


@rule("FT-25")
def test_a_number_that_stands_in_a_rampart_may_be_retold() -> None:
    match = match_at(SEEN)
    play(match, "0: turn C4", "0: take C4")
    assert numbers_told(match) == [17]


@rule("FT-25")
def test_the_export_of_a_running_match_knows_no_number_that_is_face_down() -> None:
    one, other = turned_and_returned(SEEN), turned_and_returned(OTHER_NUMBER)
    for viewer in everyone(one.state):
        assert told(one, viewer) == told(other, viewer)


def told(match: Match, viewer: Viewer) -> bytes:
    """An excerpt without what only who knows the seed can make something of."""
    excerpt = export(match, viewer)
    assert isinstance(excerpt, Excerpt)
    return encode(replace(excerpt, commitment="", position=None))


@rule("FT-25")
@pytest.mark.parametrize("wish", ["take C4", "insert C4", "turn Z9", "return", "fire 1 8"])
def test_no_refusal_gives_a_number_away(wish: str) -> None:
    assert refused(SEEN, f"0: {wish}") == refused(NEVER_SEEN, f"0: {wish}")


@rule("FT-25")
def test_a_card_seen_before_and_one_never_seen_sound_the_same() -> None:
    again = follows(SEEN, "0: turn C4")
    fresh = follows(NEVER_SEEN, "0: turn C4 = 17")
    assert again.events == fresh.events
    for one, other in zip(again.states, fresh.states, strict=True):
        for viewer in everyone(one):
            assert seen_by(viewer, one) == seen_by(viewer, other)


@rule("FT-25")
def test_when_the_match_is_over_its_whole_history_opens() -> None:
    match = played_to_the_end(SEEN)
    assert isinstance(export(match, None), Record)
    assert numbers_told(match)[0] == 17
    assert None not in numbers_told(match)
    for event in match.events:
        assert match.game.redact(event, None, match.state) == event


@rule("FT-25")
def test_when_the_match_is_over_every_card_that_was_seen_can_be_read() -> None:
    over = at("- | 0 30 over - | C4:17 | 1 46, 1 45 | - | FT-12")
    for viewer in everyone(over):
        assert seen_by(viewer, over).grid == over.grid


@rule("FT-25")
def test_afterwards_whatever_somebody_had_seen_can_be_read_at_every_moment() -> None:
    assert GAME.unveiled is not None
    assert seen_by(None, at(SEEN)).grid[C4] == 0
    assert GAME.unveiled(at(SEEN)).grid == at(SEEN).grid


@rule("FT-26")
def test_the_view_says_how_long_a_turned_card_stays_readable() -> None:
    patient = SEEN.replace("- | 0 9", "moment_ms=4000 | 0 9")
    for viewer in everyone(at(SEEN)):
        assert seen_by(viewer, at(SEEN)).options.moment_ms == 1500
        assert seen_by(viewer, at(patient)).options.moment_ms == 4000


@rule("FT-26")
def test_a_card_is_told_face_up_even_when_it_is_returned_at_once() -> None:
    match = match_at(SEEN)
    news = match.news(None, match.act(Seat(0), GAME.notation.read_action("turn C4")))
    assert news[-1] == CardTurned(Seat(0), "C4", 17)


@rule("FT-26")
@pytest.mark.parametrize("moment_ms", [0, 499, 10_001])
def test_the_moment_is_long_enough_to_read_and_does_not_stall_the_table(moment_ms: int) -> None:
    assert typed({"moment_ms": 500}, Options).moment_ms == 500
    assert typed({"moment_ms": 10_000}, Options).moment_ms == 10_000
    with pytest.raises(Illegal):
        typed({"moment_ms": moment_ms}, Options)


@rule("FT-27")
def test_with_the_memory_aid_cards_that_were_seen_stay_readable_for_all() -> None:
    state = at(WITH_AID)
    for viewer in everyone(state):
        assert seen_by(viewer, state).grid[C4] == 17
        assert seen_by(viewer, state).grid[0] == 0
        assert seen_by(viewer, state).face_up == ()


@rule("FT-27")
def test_with_the_memory_aid_numbers_are_retold() -> None:
    assert numbers_told(turned_and_returned(WITH_AID)) == [17]


@rule("FT-27")
def test_the_memory_aid_is_off_unless_the_table_wants_it() -> None:
    assert not Options().memory_aid


@rule("FT-27")
def test_with_the_memory_aid_nobody_can_show_how_well_they_remember() -> None:
    assert [GAME.aided(at(position)) for position in (SEEN, WITH_AID)] == [False, True]


@rule("FT-27")
def test_a_readable_card_must_still_be_turned_before_it_is_taken() -> None:
    assert refused(WITH_AID, "0: take C4").message == "FT-05-face-down"
    assert "take C4" not in may(at(WITH_AID))


@rule("FT-24")
def test_whoever_watches_may_do_nothing() -> None:
    state = at(SEEN)
    assert list(GAME.legal(seen_by(None, state))) == []


def redealt(position: str, viewer: Seat | None) -> list[State]:
    rng = Random(7)
    return [GAME.redeal(at(position), viewer, rng) for _ in range(50)]


@rule("FT-25")
def test_a_table_dealt_anew_looks_the_same_and_is_another() -> None:
    position = "rules=advanced | 0 9 turn - | B2:. C4:17 D5:20* | 1 5 7, 1 8, 1 4 | 45"
    for viewer in everyone(at(position)):
        worlds = redealt(position, viewer)
        assert all(seen_by(viewer, world) == seen_by(viewer, at(position)) for world in worlds)
        for hidden in (0, C4, 40):
            assert len({world.grid[hidden] for world in worlds}) > 10
            assert any(world.grid[hidden] == 0 for world in worlds)
        assert all(len(world.unseen) == world.grid.count(0) for world in worlds)


@rule("FT-27")
def test_with_the_memory_aid_there_is_nothing_to_deal_anew() -> None:
    assert all(world == at(WITH_AID) for world in redealt(WITH_AID, None))


@rule("FT-25")
def test_a_bot_imagines_a_world_in_which_face_down_cards_can_be_anything_left() -> None:
    position = "rules=advanced | 1 18 choose C4 | A1:. B2:20 C4:17* | 1 5 31!, 1 4 7 16, 1 | 9 10"
    over = "- | 0 30 over - | C4:17 | 1 46, 1 45 | - | FT-12"
    for state in (at(position), at(over)):
        for viewer in everyone(state):
            view = seen_by(viewer, state)
            assert seen_by(viewer, GAME.imagine(view, Random(0))) == view
    world = GAME.imagine(seen_by(Seat(0), at(position)), Random(0))
    assert 20 in world.unseen
