"""Puzzles: what somebody tried, solved and gave up is theirs, and gone with them."""

from msgspec.structs import replace

from fortable.server.store import PuzzleTried, Store

from .opened import OpenedStore

WRONG = PuzzleTried("a1", 1, None, False)
SOLVED = PuzzleTried("a1", 1, 20.0, True)
GIVEN_UP = PuzzleTried("a1", 0, 30.0, False)


class PuzzlesContract(OpenedStore):
    """Of every store."""

    async def test_tries_are_counted_until_it_is_solved(self, store: Store) -> None:
        assert await store.puzzles_tried("anna", "keepsake") == ()
        assert await store.add_puzzle_try("anna", "keepsake", WRONG) == WRONG
        solved = replace(SOLVED, tries=2)
        assert await store.add_puzzle_try("anna", "keepsake", SOLVED) == solved
        for later in (WRONG, GIVEN_UP, replace(SOLVED, ended=40.0)):
            assert await store.add_puzzle_try("anna", "keepsake", later) == solved
        assert await store.puzzles_tried("anna", "keepsake") == (solved,)

    async def test_what_is_given_up_is_not_solved_any_more(self, store: Store) -> None:
        await store.add_puzzle_try("anna", "keepsake", WRONG)
        given_up = replace(GIVEN_UP, tries=1)
        assert await store.add_puzzle_try("anna", "keepsake", GIVEN_UP) == given_up
        assert await store.add_puzzle_try("anna", "keepsake", SOLVED) == given_up

    async def test_everybody_s_own_by_game_and_puzzle(self, store: Store) -> None:
        await store.add_puzzle_try("anna", "keepsake", SOLVED)
        await store.add_puzzle_try("anna", "keepsake", replace(WRONG, puzzle="b2"))
        assert {each.puzzle for each in await store.puzzles_tried("anna", "keepsake")} == {
            "a1",
            "b2",
        }
        assert await store.puzzles_tried("ben", "keepsake") == ()
        assert await store.puzzles_tried("anna", "another") == ()

    async def test_they_are_told_and_go_with_the_person(self, store: Store) -> None:
        await store.add_puzzle_try("anna", "keepsake", SOLVED)
        (told,) = (await store.all_about("anna"))["puzzle_tries"]
        assert told == {
            "game": "keepsake",
            "puzzle": "a1",
            "tries": 1,
            "ended": 20.0,
            "solved": True,
        }
        await store.begin_farewell("anna")
        assert await store.puzzles_tried("anna", "keepsake") == ()

    async def test_nobody_tries_who_is_not_there(self, store: Store) -> None:
        assert await store.add_puzzle_try("nobody", "keepsake", WRONG) == WRONG
        assert await store.puzzles_tried("nobody", "keepsake") == ()
