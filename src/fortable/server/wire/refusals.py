"""How a refusal is said: the rule, the reason and the facts, and the same as a sentence."""

from fortable.kernel.words import Illegal
from fortable.protocol.messages import Refusal
from fortable.texts import Texts


class Told(Illegal):
    """A refusal that a table has put into words already: it knows the names of those who sit there."""

    def __init__(self, told: Refusal) -> None:
        super().__init__(told.rule, told.reason, **told.facts)
        self.told = told


def refusal(illegal: Illegal, texts: Texts, intent: str | None = None) -> Refusal:
    """A refusal in somebody's language."""
    return Refusal(
        id=intent,
        rule=illegal.rule,
        reason=illegal.reason,
        facts=dict(illegal.facts),
        text=texts.refusal(illegal),
    )
