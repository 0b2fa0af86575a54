"""Matches that are over: listed, searched, counted."""

from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from fortable.kernel.game import Figure
from fortable.server.store import (
    Chair,
    Device,
    Ending,
    MatchSearch,
    Person,
    Played,
    Stale,
    Store,
    TableRow,
    Tally,
)

from .opened import OpenedStore
from .stored import TABLE

CARDS = Figure("cards", kind="long")
ANNA_SITS, BEN_SITS = Chair(person="anna", name="Anna"), Chair(person="ben", name="Ben")
STRONG = Chair(bot="strong", name="strong")


def finished(
    number: int, *chairs: Chair, places: Sequence[int] = (1, 2), **others: object
) -> TableRow:
    """A table whose match ended when its number says; of the first seat, with ten points."""
    scores = tuple(11 - place for place in places)
    ending = Ending(float(number), tuple(places), scores, CARDS) if places else None
    row = replace(TABLE, id=f"o{number}", host="ben", status="over", chairs=chairs, ending=ending)
    return replace(row, **others)


class ResultsContract(OpenedStore):
    """Of every store."""

    async def found(
        self, store: Store, person: str, *, before: str | None = None, **search: str
    ) -> str:
        rows = await store.matches_of(person, before, 10, MatchSearch(**search))
        return " ".join(row.id for row in rows)

    async def test_matches_are_found_by_whose_they_are_as_they_ended(self, store: Store) -> None:
        for number in (5, 3, 4):
            await store.add_table(finished(number, ANNA_SITS, BEN_SITS))
        await store.add_table(finished(3, ANNA_SITS, BEN_SITS, id="late"))
        await store.add_table(finished(9, ANNA_SITS, BEN_SITS, status="playing"))
        await store.add_table(
            finished(9, ANNA_SITS, BEN_SITS, status="abandoned", id="never-begun")
        )
        assert await self.found(store, "anna") == "o5 o4 late o3"
        assert [row.id for row in await store.matches_of("anna", "o4", most=1)] == ["late"]
        assert await self.found(store, "anna", before="late") == "o3"
        assert await self.found(store, "anna", before="nowhere") == ""
        assert await self.found(store, "eve") == ""

    async def test_a_match_is_listed_once_it_is_over(self, store: Store) -> None:
        over = finished(3, ANNA_SITS, STRONG, id="t1", host="anna", revision=1)
        assert await self.found(store, "anna") == ""
        await store.change_table(over)
        await store.change_table(replace(over, next="t2", changed=99.0, revision=2))
        assert await self.found(store, "anna") == "t1"
        assert len(await store.played_by("anna")) == 1

    async def test_a_match_that_was_given_up_is_listed_and_counts_for_nothing(
        self, store: Store
    ) -> None:
        given_up = finished(
            3, ANNA_SITS, BEN_SITS, places=(), status="abandoned", began=1.0, changed=2.0
        )
        await store.add_table(given_up)
        await store.add_table(finished(1, ANNA_SITS, BEN_SITS))
        assert await self.found(store, "anna") == "o3 o1"
        assert len(await store.played_by("anna")) == 1
        assert [tally.ahead for tally in await store.tallies_of("anna")] == [1]
        assert await store.unsettled(None, most=9) == ()

    async def test_a_host_who_looked_on_finds_it_and_has_not_played(self, store: Store) -> None:
        await store.add_table(finished(3, STRONG, STRONG))
        assert await self.found(store, "ben") == "o3"
        assert await store.played_by("ben") == ()
        assert await store.tallies_of("ben") == ()

    async def test_matches_are_searched_by_game_and_by_the_names_others_had(
        self, store: Store
    ) -> None:
        await store.add_person(Person("jo", "Jo", 3.0), Device(b"jo", "jo", 3.0))
        jo = Chair(person="jo", name="ÉLODIE Straße")
        await store.add_table(finished(1, ANNA_SITS, BEN_SITS))
        await store.add_table(finished(2, ANNA_SITS, jo, game="other"))
        await store.add_table(finished(3, ANNA_SITS, STRONG, game="other"))
        assert await self.found(store, "anna", game="other") == "o3 o2"
        assert await self.found(store, "anna", name=" be ") == "o1"
        assert await self.found(store, "anna", name="élodie STRASSE") == "o2"
        assert await self.found(store, "anna", game="other", name="b") == ""
        assert await self.found(store, "anna", name="anna") == "", "one does not look for oneself"
        assert await self.found(store, "anna", name="strong") == "", "bots are called otherwise"
        assert await self.found(store, "anna", name="%") == ""

    async def test_how_somebody_fared_is_told_from_the_first_on(self, store: Store) -> None:
        await store.add_table(finished(4, ANNA_SITS, BEN_SITS, STRONG, places=(1, 1, 3)))
        await store.add_table(finished(2, BEN_SITS, ANNA_SITS))
        await store.add_table(finished(3, BEN_SITS, ANNA_SITS, places=()))
        assert await store.played_by("anna") == (
            Played("keepsake", 2, 2, 1, 9, CARDS),
            Played("keepsake", 3, 1, 2, 10, CARDS),
        )
        assert [one.is_won for one in await store.played_by("anna")] == [False, True]

    async def test_somebody_is_ahead_of_others_or_behind_them(self, store: Store) -> None:
        anne = replace(ANNA_SITS, name="Anne")
        await store.add_table(finished(1, ANNA_SITS, BEN_SITS, STRONG, places=(2, 1, 3)))
        await store.add_table(finished(2, BEN_SITS, anne))
        await store.add_table(finished(3, BEN_SITS, ANNA_SITS, places=(1, 1)))
        await store.add_table(finished(4, BEN_SITS, anne, places=(2, 1), game="other"))
        await store.add_table(finished(5, BEN_SITS, ANNA_SITS, places=()))
        assert await store.tallies_of("ben") == (
            Tally("anna", None, "Anne", "other", 0, 1, 0, 4.0),
            Tally("anna", None, "Anna", "keepsake", 2, 0, 1, 3.0),
            Tally(None, "strong", "strong", "keepsake", 1, 0, 0, 1.0),
        )

    async def test_whoever_left_has_no_part_in_it(self, store: Store) -> None:
        gone = replace(ANNA_SITS, has_left=True, bot="strong")
        await store.add_table(finished(1, BEN_SITS, gone))
        assert await self.found(store, "anna") == ""
        assert await store.tallies_of("ben") == ()
        assert await self.found(store, "ben", name="anna") == "o1"

    async def test_what_is_forgotten_is_in_nobodys_history(self, store: Store) -> None:
        await store.add_table(finished(1, ANNA_SITS, BEN_SITS))
        await store.forget_tables(before=50.0, most=10)
        assert await self.found(store, "anna") == ""
        assert await store.played_by("anna") == ()

    async def test_how_a_match_ended_can_be_found_out_later(self, store: Store) -> None:
        for number in (1, 2, 3):
            await store.add_table(finished(number, ANNA_SITS, BEN_SITS, places=(), revision=7))
        await store.add_table(finished(4, ANNA_SITS, BEN_SITS))
        assert await store.unsettled(None, most=2) == ("o1", "o2")
        assert await store.unsettled("o2", most=2) == ("o3",)
        ending = Ending(6.0, (2, 1), (3, 4), None)
        with pytest.raises(Stale):
            await store.settle("o2", 6, ending)
        await store.settle("o2", 7, ending)
        with pytest.raises(Stale):
            await store.settle("nowhere", 0, ending)
        assert await store.unsettled(None, most=9) == ("o1", "o3")
        row = await store.row("o2")
        assert row == finished(2, ANNA_SITS, BEN_SITS, ending=ending, revision=7)
        assert await self.found(store, "anna") == "o3 o1 o2 o4"
        assert (await store.played_by("anna"))[-1] == Played("keepsake", 2, 2, 1, 3, None)

    async def test_what_is_found_out_later_makes_no_table_younger(self, store: Store) -> None:
        await store.add_table(finished(1, ANNA_SITS, BEN_SITS, places=(), changed=1.0))
        await store.believe(100.0)
        await store.settle("o1", 0, Ending(1.0, (2, 1), (3, 4), None))
        assert await store.forget_tables(before=5.0, most=10) == 1
