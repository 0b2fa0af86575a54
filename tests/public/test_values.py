"""Values that were made by hand are held to their types before the rules see them."""

import pytest
from msgspec import structs

import fortable
from tests.games import forgetful, in_turns, some_game


def test_a_field_of_the_wrong_type_is_refused() -> None:
    match = fortable.new(some_game(forgetful, in_turns).key, seed=1)
    seat = match.waiting[0]
    action = match.legal(seat)[0]
    (field, *_) = structs.fields(action)
    broken = structs.replace(action, **{field.name: 1.5})
    with pytest.raises(fortable.Refusal) as refusal:
        match.play(seat, broken)
    assert refusal.value.rule == "TB-04"
