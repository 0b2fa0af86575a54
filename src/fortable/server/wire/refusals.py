"""How a refusal is said: the rule, the reason and the facts, and the same as a sentence."""

from fortable.kernel.words import Illegal
from fortable.texts import Texts

from .messages import Refusal


def refusal(illegal: Illegal, texts: Texts, intent: str | None = None) -> Refusal:
    """A refusal in somebody's language."""
    return Refusal(
        id=intent,
        rule=illegal.rule,
        reason=illegal.reason,
        facts=dict(illegal.facts),
        text=texts.refusal(illegal),
    )
