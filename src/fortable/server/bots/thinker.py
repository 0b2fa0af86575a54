"""A process on a machine that thinks for others: without a store, without a table, gone without a loss.

It hears what is asked of anybody who has a bot, and from then on what is asked of it by name: where a bot is
remembered, it is asked again.
"""

from fortable.catalog import catalog
from fortable.kernel.codec import decode, encode
from fortable.kernel.words import Illegal
from fortable.server.bus.questions import PRESENT, Questions
from fortable.server.ids import new_id

from .requests import BotReply, Mind
from .speech import SPEAKS, Presence, Question, Thought, name_topic, skills
from .workers import BotFailed

GROUP = "thinkers"


class Thinker:
    """Whoever asks is answered, and be it that they should ask another."""

    def __init__(self, questions: Questions, mind: Mind) -> None:
        self._questions = questions
        self._mind = mind
        self.name = new_id()
        self._is_leaving = False

    async def open(self) -> None:
        """From now on it can be asked."""
        await self._questions.open()
        await self._questions.listen(*name_topic(self.name), answer=self._answer)
        for topic in skills():
            await self._questions.listen(*topic, answer=self._answer, group=GROUP)

    async def leave(self, most_s: float) -> None:
        """Whoever asks from now on is sent to another; who asked before is answered."""
        self._is_leaving = True
        await self._questions.leave_groups(most_s)
        await self._questions.close()

    async def _answer(self, asked: bytes) -> bytes:
        if asked == PRESENT:
            return encode(Presence(name=self.name))
        return encode(await self._thought(asked))

    async def _thought(self, asked: bytes) -> Thought:
        if self._is_leaving:
            return Thought(refused="leaving")
        try:
            question = decode(asked, Question)
        except Illegal as illegal:
            return Thought(refused=f"unreadable: {illegal.facts}")
        game = catalog().games.get(question.request.game)
        if question.speaks != SPEAKS or game is None or game.version != question.rules:
            return Thought(refused="of another version")
        try:
            return Thought(reply=await self._mind.think(question.request, question.household))
        except BotFailed as failed:
            return Thought(reply=BotReply(error=str(failed)))
