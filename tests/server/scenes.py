"""A true table and its shadows: the same course of events at all of them, and what everybody received."""

import asyncio
import re
from collections import Counter
from random import Random
from typing import Any

from fortable.kernel.codec import plain
from fortable.kernel.log import Match, Ruling
from fortable.kernel.words import CLOCK, Action, Illegal, Seat, Viewer
from fortable.server.notices.kinds import kinds, waiting_tables
from fortable.server.notices.telling import told
from fortable.server.tables.match.intents import of_bot
from fortable.server.tables.table import Table
from fortable.testing.walks import Walk, strange_actions

from .guests import Guest, Line
from .servers import Running
from .shadows import Shadow

TAG = re.compile(r"<meta [^>]*>")
GARBAGE = ("", "null", "[]", '{"type":"act"}', '{"type":"pong","number":7}', '{"type":"x"}')


class Scene:
    """One table, and every byte that each of its viewers received."""

    def __init__(self, house: Running, table: str) -> None:
        self.table = table
        self.lines: dict[Viewer, Line] = {}
        self._received: dict[Viewer, list[str]] = {}
        self._store = house.server.store
        self._owner: Table = house.server.tables._owners[table][0]

    @property
    def match(self) -> Match:
        match = self._owner._ledger.match
        assert match is not None
        return match

    def overshadow(self, match: Match, viewer: Viewer, rng: Random) -> Shadow:
        """From now on the table is a shadow."""
        shadow = Shadow(match, viewer, rng)
        self._owner._ledger.match = shadow
        return shadow

    async def enact(self, ruling: Ruling) -> None:
        """Something that somebody else did, or the clock."""
        await self._owner._judge.enact(
            ruling, of_bot("", ruling.asked.seat, ruling.asked.version, None)
        )

    async def come(self, viewer: Viewer, guest: Guest, since: int | None) -> None:
        self.lines[viewer] = await guest.line(self.table, since)
        await self.lines[viewer].until("update")
        await self._news_spread()

    async def go(self, viewer: Viewer) -> None:
        """Away, having read everything; the table knows it on return."""
        await self.read_all(viewer)
        here, line = len(self._owner._audience.listeners), self.lines.pop(viewer)
        self._received.setdefault(viewer, []).extend(line.heard)
        await line.socket.close()
        while len(self._owner._audience.listeners) == here:
            await asyncio.sleep(0.001)
        await self._news_spread()

    async def _news_spread(self) -> None:
        """Everybody has been told who came and went."""
        while not self._owner._presence.is_settled or not self._owner._inbox.empty():
            await asyncio.sleep(0.001)

    async def read_all(self, viewer: Viewer) -> None:
        """Everything that was sent so far: what is refused to a fence comes after it."""
        line = self.lines[viewer]
        await line.say(f'{{"type":"fence {len(line.heard)}"}}')
        await line.until("refusal", lambda refusal: "fence" in refusal["text"])

    async def fetch(self, viewer: Viewer, guest: Guest, what: str) -> None:
        response = await guest.get(f"/api/tables/{self.table}{what}")
        self.lines[viewer].heard.append(f"{response.status_code} {response.text}")

    async def share(self, viewer: Viewer, guest: Guest) -> None:
        """What a link to the table shows elsewhere, in words and as a picture."""
        page = await guest.get(f"/t/{self.table}")
        picture = await guest.get(f"/api/tables/{self.table}/picture.png")
        assert picture.status_code == 200, picture.text
        self.lines[viewer].heard += [*TAG.findall(page.text), picture.content.hex()]

    async def call(self, viewer: Viewer) -> None:
        """What a push service would be given for whoever sits there, if they were away."""
        if viewer is None:
            return
        person = self._owner._ledger.row.chairs[viewer].person
        assert person is not None
        waiting = await waiting_tables(self._store, person)
        for name, kind in kinds(_nobody_is_here).items():
            case = await kind.look(self._store, self.table, person)
            notice = b"" if case is None else told(name, case, "it", waiting)
            self.lines[viewer].heard.append(f"{name} {notice.decode()}")

    def told(self, viewer: Viewer) -> list[str]:
        """All that a viewer received, identifiers and times aside."""
        return [self._blank(text) for text in self._received[viewer]]

    def _blank(self, text: str) -> str:
        text = text.replace(self.table, "TABLE")
        text = re.sub(r'"(commitment|fingerprint)":"\w*"', r'"\1":"…"', text)
        text = re.sub(r'"time_left_ms":\d+', '"time_left_ms":0', text)
        return re.sub(r'"seed":"\w+"', '"seed":"…"', text) if '"outcome"' in text else text


class Course:
    """What happens at the true table, and so at the shadow of every viewer."""

    def __init__(self, true: Scene, shadows: dict[Viewer, Scene], rng: Random) -> None:
        self.true = true
        self.shadows = shadows
        self.did = Counter[str]()
        self._guests: dict[Viewer, Guest] = {}
        self._rng = rng
        self._knows = {
            viewer: scene.overshadow(true.match, viewer, rng) for viewer, scene in shadows.items()
        }

    async def all_come(self, guests: dict[Viewer, Guest]) -> None:
        self._guests = guests
        for scene in (self.true, *self.shadows.values()):
            for viewer, guest in guests.items():
                await scene.come(viewer, guest, since=0)

    async def all_go(self) -> None:
        for scene in (self.true, *self.shadows.values()):
            for viewer in self._guests:
                await scene.go(viewer)

    async def go_on(self, moves: int) -> None:
        """Moves, and all sorts of other things between them."""
        others = (
            self.wish_nonsense,
            self.say_garbage,
            self.leave_and_return,
            self.fetch,
            self.tell_others,
            self.repeat,
        )
        await (
            self.move()
        )  # whom a table waits for is in the store: for a shadow, from the first move on
        for other in others:  # a match may be short
            await other()
        for _ in range(moves):
            if self.true.match.is_over:
                return
            await self.move()
            if self._rng.random() < 0.6 and not self.true.match.is_over:
                await self._rng.choice(others)()

    async def move(self) -> None:
        """Somebody who is waited for does something legal, or now and then the clock."""
        match = self.true.match
        deadline = match.game.deadline(match.state)
        if deadline is not None and self._rng.random() < 0.1:
            return await self._strike(deadline.action)
        seat = self._rng.choice(sorted(match.waiting))
        legal = list(match.game.legal(match.view(seat)))
        return await self._wish(seat, self._rng.choice(legal), match.version)

    async def wish_nonsense(self) -> None:
        """Something strange, perhaps out of turn, or from the past or the future."""
        match = self.true.match
        ahead = 1  # the first is from the future, and refused whatever it is
        for action in strange_actions(Walk(match, self._rng), 3):
            version, ahead = match.version + ahead, self._rng.choice((0, 0, 0, -1, 1))
            await self._wish(self._anybody(), action, version)
            if match.is_over:
                return

    async def say_garbage(self) -> None:
        viewer = self._anybody()
        for scene in (self.true, self.shadows[viewer]):
            for text in GARBAGE:
                await scene.lines[viewer].say(text)
            await scene.read_all(viewer)
        self.did["garbage"] += 1

    async def leave_and_return(self) -> None:
        """The others see it too, so it happens at every table."""
        viewer, version = self._anybody(), self.true.match.version
        self._deal_anew()
        since = self._rng.choice((None, 0, version, version + 5, self._rng.randint(0, version)))
        for scene in (self.true, *self.shadows.values()):
            await scene.go(viewer)
            await scene.come(viewer, self._guests[viewer], since)
        self.did["returned"] += 1

    async def fetch(self) -> None:
        """Of the running match over HTTP what one may see."""
        viewer = self._anybody()
        self._deal_anew()
        for scene in (self.true, self.shadows[viewer]):
            for what in ("", "/match", "/replay"):
                await scene.fetch(viewer, self._guests[viewer], what)
        self.did["fetched"] += 1

    async def tell_others(self) -> None:
        """The table is shown to whoever gets its link, and to a push service of whoever is away."""
        viewer = self._anybody()
        self._deal_anew()
        for scene in (self.true, self.shadows[viewer]):
            await scene.share(viewer, self._guests[viewer])
        for called, shadow in self.shadows.items():  # whoever it waits for is among them
            await self.true.call(called)
            await shadow.call(called)
        self.did["shared"] += 1

    async def repeat(self) -> None:
        """An intent that was answered once."""
        viewer = self._anybody()
        self._deal_anew()
        for scene in (self.true, self.shadows[viewer]):
            await scene.lines[viewer].ask("1", scene.match.version, {"do": "anything"})
        self.did["repeated"] += 1

    async def _strike(self, action: Action) -> None:
        ruling = self.true.match.rule(CLOCK, action)
        await self.true.enact(ruling)
        for viewer, scene in self.shadows.items():
            await scene.enact(self._knows[viewer].heard(ruling))
        self.did["clock"] += 1

    async def _wish(self, viewer: Viewer, action: Any, version: int) -> None:
        self._deal_anew()
        ruling = self._ruling(viewer, action, version)
        intent = f"{sum(self.did.values())}"
        await self._ask(self.true, viewer, intent, version, action)
        if ruling is not None:
            for other in self.shadows.keys() - {viewer}:
                await self.shadows[other].enact(self._knows[other].heard(ruling))
            self._knows[viewer].coming = self._knows[viewer].heard(ruling)
        await self._ask(self.shadows[viewer], viewer, intent, version, action)
        self.did["refused" if ruling is None else "moved"] += 1

    async def _ask(
        self, scene: Scene, viewer: Viewer, intent: str, version: int, action: Any
    ) -> None:
        await scene.lines[viewer].ask(intent, max(0, version), plain(action))

    def _ruling(self, viewer: Viewer, action: Action, version: int) -> Ruling | None:
        """What the true table will rule; None if it refuses."""
        if viewer is None:
            return None
        try:
            return self.true.match.rule(Seat(viewer), action, max(0, version))
        except Illegal:
            return None

    def _deal_anew(self) -> None:
        for shadow in self._knows.values():
            shadow.deal(self.true.match.state)

    def _anybody(self) -> Viewer:
        return self._rng.choice(list(self._guests))


async def _nobody_is_here(*_: str) -> bool:
    return False
