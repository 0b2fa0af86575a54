"""Plain questions with an answer ready: Enter is always enough."""

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from fortable.kernel.words import Say

from ..console.abbreviations import fitting
from ..console.commands import means_yes, says_goodbye
from ..console.screen import PROMPT, Left, Screen


def either(numbers: Sequence[int], say: Say) -> str:
    """Ascending `numbers` in few signs: `3`, `2–4` if none is missing between, or `2 or 4`."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return str(first)
    if last - first == len(numbers) - 1:
        return f"{first}–{last}"
    return say("numbers-or", others=", ".join(map(str, numbers[:-1])), last=str(last))


class Prompts:
    """Asks one thing after another, and keeps the answers on the screen."""

    def __init__(self, screen: Screen, say: Say, heading: RenderableType) -> None:
        self.screen = screen
        self.say = say
        self.heading = heading
        self.answered: list[RenderableType] = []
        self.refusal = ""

    def text(self, question: str, usual: str) -> str:
        return self._settle(question, self._ask(question, usual) or usual)

    def yes(self, question: str) -> bool:
        return means_yes(self._ask(question, self.say("table-yes-no")), self.say, otherwise=True)

    def number(
        self, question: str, allowed: Sequence[int], usual: int | None, usually: str = ""
    ) -> int | None:
        """One of the `allowed` numbers; `usually` says in words what Enter means."""
        usually, notice = usually or str(usual), ""
        choice = either(allowed, self.say)
        while True:
            typed = self._ask(question, usually, notice, allowed=choice)
            if not typed:
                self._settle(question, usually)
                return usual
            if typed.isdecimal() and int(typed[:9]) in allowed:
                return int(self._settle(question, typed))
            notice = self.say("play-numbers", allowed=choice)

    def choice(self, question: str, meanings: Mapping[str, str], usual: str) -> str:
        """One of the keys of `meanings`, typed as its number or its name."""
        keys, notice = list(meanings), ""
        while True:
            typed = self._ask(question, _title(meanings[usual]), notice, meanings)
            numbered = [key for number, key in enumerate(keys, 1) if typed == str(number)]
            fits = (numbered or fitting(typed, keys)) if typed else [usual]
            if len(fits) == 1:
                self._settle(question, _title(meanings[fits[0]]))
                return fits[0]
            notice = self.say("play-numbers", allowed=either(range(1, len(keys) + 1), self.say))

    def take_back(self, since: int, why: str) -> None:
        """Forget all answers but the first `since`, and say `why` with the next question."""
        del self.answered[since:]
        self.refusal = why

    def _ask(
        self,
        question: str,
        usual: str,
        notice: str = "",
        meanings: Mapping[str, str] | None = None,
        allowed: str = "",
    ) -> str:
        asked = [Text(), Text(question, "bold"), *([_numbered(meanings)] if meanings else [])]
        if told := notice or self.refusal:
            asked.append(Text(told, "yellow"))
        self.screen.show(Group(self.heading, *self.answered, *asked))
        typed = self.screen.ask(" ".join(filter(None, (f"[{usual}]", allowed, PROMPT))))
        self.refusal = ""
        if says_goodbye(typed, self.say):
            raise Left
        return typed

    def _settle(self, question: str, answer: str) -> str:
        self.answered.append(Text.assemble((f"{question} ", "dim"), answer))
        return answer


def _title(meaning: str) -> str:
    """What a choice is called: the first line of what it means."""
    return meaning.partition("\n")[0]


def _numbered(meanings: Mapping[str, str]) -> RenderableType:
    rows = Grid.grid(padding=(0, 2))
    for number, meaning in enumerate(meanings.values(), 1):
        title, _, more = meaning.partition("\n")
        rows.add_row(
            Text(f"  {number}", "bold cyan"),
            Text.assemble(title, ("\n" * bool(more) + more, "dim")),
        )
    return rows
