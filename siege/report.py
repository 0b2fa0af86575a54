"""What became of the siege: figures for each attack, the bars that were missed, a page and a file."""

import os
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any

from .attacks import ATTACKS
from .canary import Moves

MOST_MS = 10.0
MOST_TIMES_CALM = 5.0
MOST_MEMORY_MIB = 500.0
MOST_LOG_MIB = 1.0
LONGEST_STOP_S = 2.0


@dataclass(frozen=True)
class Times:
    """Of moves, in milliseconds."""

    p50: float
    p99: float
    longest: float
    machine: float
    """What the machine alone took meanwhile, 99 times of 100."""

    @classmethod
    def of(cls, moves: Moves, machine: Moves) -> "Times":
        times = (moves.ms(0.5), moves.ms(0.99), moves.ms(1.0), machine.ms(0.99))
        return cls(*(round(time, 1) for time in times))

    def is_bearable(self, calm: "Times") -> bool:
        """Whether it is not much worse than calm, nor than what the machine alone had to suffer."""
        return self.is_within(calm) or self.p99 < MOST_TIMES_CALM * self.machine

    def is_within(self, calm: "Times") -> bool:
        """Whether it is not much worse than calm, with no allowance for the machine."""
        return self.p99 < max(MOST_MS, MOST_TIMES_CALM * calm.p99)

    def __str__(self) -> str:
        return f"{self.p50:.1f} / {self.p99:.1f} / {self.longest:.0f}"


@dataclass(frozen=True, kw_only=True)
class Figures:
    """One attack, and how everybody else fared."""

    attack: str
    before: Times
    attacked: Times
    after: Times
    calm: Times
    """Before and after together."""
    moves: int
    """Made while it lasted."""
    failed: int
    returns: int
    """How often one of the three lost the line."""
    newcomers: int
    kept_out: list[str]
    """How far each of them came who did not get in."""
    kept_out_later: list[str]
    """After the attack, and after a new start."""
    slowest_newcomer_s: float
    memory_mib: float
    memory_later_mib: float
    log_mib: float
    errors: list[str]
    """Lines of the log that tell of an error: no stranger should cause one."""
    database_mib: float
    stop_s: float | None
    """From SIGTERM, in the midst of another attack; None if it had to be killed."""
    is_alive: bool
    answers: dict[str, int]
    held_up_ms: dict[str, float] = field(default_factory=dict)
    """How long the event loop was busy with one thing, by whose fault, as the server tells it."""
    broken: list[str] = field(default_factory=list)
    turn_ms: float | None = None
    """The longest turn of the event loop, in processor time; None if nobody counted."""

    @property
    def missed(self) -> list[str]:
        """The bars that it broke; none, if all is well."""
        bars = {
            "the server died": not self.is_alive,
            **self._times_missed,
            f"{self.failed} moves failed": self.failed > 0,
            f"{len(self.kept_out)} of {self.newcomers} newcomers kept out at"
            f" {', '.join(self.kept_out)}": bool(self.kept_out),
            f"somebody new is kept out afterwards at {', '.join(self.kept_out_later)}": bool(
                self.kept_out_later
            ),
            f"memory {self.memory_mib:.0f} MiB": self.memory_mib > MOST_MEMORY_MIB,
            f"{self.answers.get('500', 0)} answers with 500": "500" in self.answers,
            f"{len(self.errors)} errors in the log": bool(self.errors),
            f"{self.log_mib:.1f} MiB of log": self.log_mib > MOST_LOG_MIB,
            f"SIGTERM takes {self.stop_s:.1f} s"
            if self.stop_s
            else "SIGTERM does not end it": self.stop_s is None or self.stop_s > LONGEST_STOP_S,
        }
        return [*self.broken, *(bar for bar, is_missed in bars.items() if is_missed)]

    @property
    def _times_missed(self) -> dict[str, bool]:
        """By those who play; where turns are counted, by the longest of them alone."""
        if self.turn_ms is not None:
            return {f"a turn of {self.turn_ms:.0f} ms": self.turn_ms > MOST_MS}
        return {
            f"p99 {self.attacked.p99:.0f} ms, calm {self.calm.p99:.0f} ms,"
            f" machine {self.attacked.machine:.0f} ms": not self.attacked.is_bearable(self.calm),
            f"p99 {self.after.p99:.0f} ms afterwards": not self.after.is_bearable(self.before),
        }

    @property
    def is_by_itself(self) -> bool:
        """Whether the times of those who play need no allowance for the machine."""
        return self.attacked.is_within(self.calm) and self.after.is_within(self.before)

    @property
    def plain(self) -> dict[str, Any]:
        return {**asdict(self), "missed": self.missed, "is_by_itself": self.is_by_itself}


HEAD = """# The siege

{held} of {all} attacks held; {own} by the times of those who play alone, without the allowance for the
machine ("alone" in the table). Fought by `make siege` on {cores} cores, which server, players and
attackers share.

Each attack comes from one address, against a server with its usual limits, beside three people who play;
times are theirs, in ms, from sending a move to its durable answer (middle / 99 of 100 / longest). What is
measured is the server: attackers have only what it and the players leave of the processors, as if they sat
elsewhere, and people move often, so that the 99th of a hundred is not just the slowest.

Bars: 99 of 100 moves under {most_ms:.0f} ms, or under {times:.0f} times what they take when all is calm, or
what the machine alone takes meanwhile to write a word to disk and send it back; none lost; whoever is new
gets in, meanwhile and later; memory of server and children under {memory:.0f} MiB, its log under
{log:.0f} MiB and without an error; SIGTERM in the midst of it ends all within {stop:.0f} s.
{failed}

| attack | calm | attacked | machine | turn | moves | lost | new | MiB | log | SIGTERM | alone | bars missed |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|---|---|
"""


def page(results: Sequence[Figures], failed: Mapping[str, str] | None = None) -> str:
    """The whole of it, for people; of those that could not be fought, why."""
    failed = failed or {}
    head = HEAD.format(
        held=sum(not result.missed for result in results),
        failed="".join(f"\n- not fought: {attack}: {why}" for attack, why in failed.items()),
        own=sum(not result.missed and result.is_by_itself for result in results),
        all=len(results) + len(failed),
        cores=os.cpu_count(),
        most_ms=MOST_MS,
        times=MOST_TIMES_CALM,
        memory=MOST_MEMORY_MIB,
        log=MOST_LOG_MIB,
        stop=LONGEST_STOP_S,
    )
    return head + "\n".join(map(row, results)) + "\n\n" + "\n".join(map(story, results)) + "\n"


def row(result: Figures) -> str:
    """One attack, as a line of the table."""
    cells = [
        result.attack,
        str(result.calm),
        str(result.attacked),
        f"{result.attacked.machine:.1f}",
        "–" if result.turn_ms is None else f"{result.turn_ms:.1f}",
        str(result.moves),
        str(result.failed),
        f"{result.newcomers - len(result.kept_out)} of {result.newcomers}",
        f"{result.memory_mib:.0f}",
        f"{result.log_mib:.2f}",
        "killed" if result.stop_s is None else f"{result.stop_s:.2f}",
        "yes" if result.is_by_itself else "no",
        "; ".join(result.missed) or "–",
    ]
    return f"| {' | '.join(cells)} |"


def story(result: Figures) -> str:
    """What an attack tried, what should become of it, and what was answered."""
    attack = ATTACKS[result.attack]
    answers = ", ".join(f"{count} × {what}" for what, count in sorted(result.answers.items()))
    told = f"- **{attack.name}**: {attack.tries} *{attack.should}* Answers: {answers or 'none'}."
    held_up = ", ".join(f"{who} {ms:.0f} ms" for who, ms in result.held_up_ms.items())
    return f"{told} The event loop was held up by {held_up}." if held_up else told


def verdict(results: Sequence[Figures], failed: Mapping[str, str]) -> str:
    """Which attacks missed a bar, and which; the last word of a siege."""
    missed = {result.attack: "; ".join(result.missed) for result in results if result.missed}
    held, all_ = len(results) - len(missed), len(results) + len(failed)
    lines = [f"{held} of {all_} attacks held."]
    lines += [f"missed by {attack}: {bars}" for attack, bars in missed.items()]
    lines += [f"not fought: {attack}: {why}" for attack, why in failed.items()]
    return "\n".join(lines)
