"""What can be looked at and done: lists, one of them, the end of a table, farewells and bans."""

from collections.abc import Callable
from ipaddress import ip_address
from typing import cast, get_args

import structlog
from msgspec.structs import asdict, replace

from fortable.kernel.codec import decode, typed
from fortable.kernel.words import Illegal
from fortable.protocol.messages import Refusal, Status, Table
from fortable.protocol.operators import (
    BanSeen,
    DeviceSeen,
    NewBan,
    PersonSeen,
    PersonWhole,
    PlayerSeen,
    TableSeen,
)
from fortable.server.farewells import Farewells
from fortable.server.people.banning.bans import Bans
from fortable.server.people.household import household
from fortable.server.store import Ban, Person, PersonKnown, Store, TableRow
from fortable.server.tables.registry import TableRegistry
from fortable.server.wire.refusals import Told
from fortable.server.wire.table_messages import end_of_table

PORTION = 100

log = structlog.get_logger()


class Operator:
    """Of one server."""

    def __init__(
        self,
        store: Store,
        tables: TableRegistry,
        farewells: Farewells,
        bans: Bans,
        mark: Callable[[str], str],
    ) -> None:
        """`mark` makes of an address what is kept of it."""
        self._store = store
        self._tables = tables
        self._farewells = farewells
        self._bans = bans
        self._mark = mark

    async def list_tables(self, status: str | None, after: str | None) -> list[TableSeen]:
        """`Illegal` if tables cannot be that."""
        known = get_args(Status)
        if status is not None and status not in known:
            raise Illegal("TB-10", "no-such-status", tried=status, allowed=", ".join(known))
        rows = await self._store.all_tables(cast(Status | None, status), after, PORTION)
        return [_table(row) for row in rows]

    async def look_at_table(self, table: str) -> TableSeen:
        return _table(await self._row(table))

    async def end_table(self, table: str) -> TableSeen:
        """For good, as if all had given it up; `Illegal` if it is over already."""
        row = await self._row(table)
        if row.status in ("over", "abandoned"):
            raise Illegal("TB-02", "over")
        if await self._tables.can_be_woken(table):
            said = await self._tables.ask(table, end_of_table())
            answer: Table | Refusal = decode(said, Table | Refusal)  # type: ignore[arg-type]
            if isinstance(answer, Refusal):
                raise Told(answer)
        else:  # its game is gone: nobody can go on there
            ended = replace(row, status="abandoned", due=None, revision=row.revision + 1)
            await self._store.change_table(ended)
        _note("end_table", table=table)
        return await self.look_at_table(table)

    async def list_people(self, name: str, after: str | None) -> list[PersonSeen]:
        return [_person(each) for each in await self._store.all_people(name, after, PORTION)]

    async def look_at_person(self, person: str) -> PersonWhole:
        known, devices = await self._known(person), await self._store.devices_of(person)
        bans = await self._store.bans_of(person)
        return PersonWhole(
            _person(known),
            tuple(typed(asdict(each), DeviceSeen) for each in devices),
            tuple(_table(row) for row in await self._store.tables_of(person)),
            tuple(_ban(ban) for ban in bans),
        )

    async def forget_person(self, person: str) -> None:
        """With everything about them, as if they had wished it."""
        known = await self._known(person)
        await self._farewells.say(Person(known.id, known.name, known.since))
        _note("delete_person", person=person)
        await self._bans.load()

    async def list_bans(self, now: float, after: str | None = None) -> list[BanSeen]:
        last = _number(after) if after else None
        return [_ban(ban) for ban in await self._store.bans(now, last, PORTION)]

    async def ban(self, wish: NewBan, now: float) -> list[BanSeen]:
        """Somebody from now on; `Illegal` if it is not said who, or nobody is called so."""
        if (wish.person is None) is (wish.address is None):
            raise Illegal("TB-10", "ban-whom")
        if wish.person is not None:
            await self._known(wish.person)
        mark = None if wish.address is None else self._mark(household(_address(wish.address)))
        await self._bans.add(Ban(wish.person, mark, now, now + wish.seconds, wish.note))
        _note("ban", person=wish.person, household=mark, seconds=wish.seconds)
        return await self.list_bans(now)

    async def lift_ban(self, word: str) -> BanSeen:
        number = _number(word)
        lifted = await self._bans.lift(number)
        _note("lift_ban", ban=number, person=lifted.person, household=lifted.household)
        return _ban(lifted)

    async def _row(self, table: str) -> TableRow:
        row = await self._store.row(table)
        if row is None:
            raise Illegal("TB-09", "no-such-table", tried=table[:40])
        return row

    async def _known(self, person: str) -> PersonKnown:
        known = await self._store.person(person)
        if known is None:
            raise Illegal("TB-10", "no-such-person", tried=person[:40])
        return known


def _note(what: str, **about: object) -> None:
    """What was done is in the log, by ids and marks: neither names nor remarks."""
    log.info("operator_acted", what=what, **about)


def _number(word: str) -> int:
    """0 if it is none: nobody has it."""
    return int(word) if word.isdecimal() and len(word) < 10 else 0


def _address(word: str) -> str:
    try:
        return str(ip_address(word.strip()))
    except ValueError:
        raise Illegal("TB-10", "no-address", tried=word) from None


def _table(row: TableRow) -> TableSeen:
    """Built up from nothing: what is not named here is not told."""
    ending = row.ending
    return TableSeen(
        id=row.id,
        game=row.game,
        status=row.status,
        players=tuple(PlayerSeen(each.name, each.person, each.bot) for each in row.chairs),
        host=row.host,
        is_public=row.is_public,
        options=row.options,
        settings=row.settings,
        created=row.created,
        changed=row.changed,
        began=row.began,
        ended=None if ending is None else ending.at,
        places=None if ending is None else tuple(ending.places),
        scores=None if ending is None else tuple(ending.scores),
    )


def _person(known: PersonKnown) -> PersonSeen:
    return PersonSeen(known.id, known.name, known.since, known.seen)


def _ban(ban: Ban) -> BanSeen:
    return BanSeen(ban.number, ban.person, ban.since, ban.until, ban.note)
