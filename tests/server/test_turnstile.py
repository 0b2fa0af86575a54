"""Those of one address begin one after the other, and hold up nobody else."""

import asyncio

from fortable.server.people.household_turns import HouseholdTurns


async def test_one_of_a_household_begins_in_each_turn_of_the_loop() -> None:
    turns, begun = HouseholdTurns(), list[str]()
    for number in range(3):
        name = f"crowd {number}"
        if not turns.wait("crowd", lambda name=name: begun.append(name)):  # type: ignore[misc]
            begun.append(name)
    if not turns.wait("friend", lambda: begun.append("late")):
        begun.append("friend")
    assert begun == ["crowd 0", "friend"]
    for waiting in ("crowd 1", "crowd 2"):
        await asyncio.sleep(0)
        assert begun[-1] == waiting


async def test_nobody_is_remembered_who_has_begun() -> None:
    turns = HouseholdTurns()
    for _ in range(3):
        turns.wait("crowd", int)
    for _ in range(10):
        await asyncio.sleep(0)
    assert not turns._lines
    assert not turns.wait("crowd", int)
