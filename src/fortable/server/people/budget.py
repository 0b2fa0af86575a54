"""What a stranger may cost us: everything that can be asked declares it, and is held to it."""

from dataclasses import dataclass

from fortable.kernel.words import Illegal
from fortable.server.places import Place

KIB = 1024


@dataclass(frozen=True, kw_only=True)
class Budget:
    """The most that one request or message may take; there is no usual one."""

    body: int
    """Bytes that may come with it."""
    answer: int
    """Bytes of the answer."""
    seconds: float
    """From when all of it was read until it is answered; 0: at once, before anything else is read."""
    permits: int
    """How much of the rate it takes: of the person's, and of that of all from the same address."""
    runs: Place
    """How far away from the event loop its work goes, and no further."""

    def check_body(self, size: int) -> None:
        """`Illegal` if it is too much."""
        if size > self.body:
            raise Illegal("TB-11", "too-long", tried=size, allowed=self.body)

    def check_answer(self, size: int) -> None:
        """`Illegal` if it is too much."""
        if size > self.answer:
            raise Illegal("TB-11", "answer-too-long", tried=size, allowed=self.answer)

    def late(self) -> Illegal:
        """What is said where time is up."""
        return Illegal("TB-12", "too-late", allowed=round(self.seconds, 3))
