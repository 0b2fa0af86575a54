"""A page about how a game plays: tables in Markdown, and pictures beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import NamedTuple

from fortable.arena.contest import Contest, Result
from fortable.kernel.words import Say

from .balance import Balance, Spread, balance
from .plot import OF_CLAUSES, PICTURES

Cells = Sequence[str]


class Report(NamedTuple):
    """Matches among equals, by the number of seats."""

    title: str
    contest: Contest
    """The first of them; the others have other seats."""
    results: Mapping[int, Sequence[Result]]
    options: Sequence[str] = ()
    """Those that are not as usual, as they were asked for."""
    boards: Mapping[str, str] = MappingProxyType({})
    """A match of them, drawn, by moment."""
    on: str | None = None
    """Who played them, where that was compiled code."""
    ruled: Mapping[int, Sequence[Result]] = MappingProxyType({})
    """Matches like those by the rules, which tell clauses as compiled code does not."""


def write_page(report: Report, folder: Path, say: Say) -> Path:
    """The file of the page; its pictures lie beside it."""
    folder.mkdir(parents=True, exist_ok=True)
    key = report.contest.game
    for name, draw in PICTURES.items():
        played = report.ruled if name in OF_CLAUSES and report.ruled else report.results
        draw(played, say).savefig(folder / f"{key}-{name}.svg", metadata={"Date": None})
    for moment, board in report.boards.items():
        (folder / f"{key}-{moment}.svg").write_text(board, "utf-8")
    page = folder / f"{key}.md"
    page.write_text("\n".join(_lines(report, say)) + "\n", "utf-8")
    return page


def _lines(report: Report, say: Say) -> Iterator[str]:
    found = [balance(of, report.ruled.get(seats, ())) for seats, of in report.results.items()]
    yield from (f"# {say('report-title', game=report.title)}", "")
    yield from (_told(report, say), "")
    yield from _match(report, say)
    for name, table in TABLES.items():
        yield from (f"## {say(f'report-{name}')}", "", say(f"report-{name}-about"), "")
        if name in PICTURES:
            yield from (f"![{say(f'report-{name}')}]({report.contest.game}-{name}.svg)", "")
        yield from (*_markdown(table(found, say)), "")


def _match(report: Report, say: Say) -> Iterator[str]:
    if report.boards:
        yield from (f"## {say('report-match')}", "", say("report-match-about"), "")
    for moment in report.boards:
        yield from (f"![{say(f'report-{moment}')}]({report.contest.game}-{moment}.svg)", "")


def _told(report: Report, say: Say) -> str:
    contest = report.contest
    words = [
        f"fortable report {contest.game} --bot {contest.bots[0]}",
        f"--games {contest.deals} --seed {contest.seed}",
        *(f"--option {option}" for option in report.options),
        *([f"--on {report.on}"] if report.on else ()),
    ]
    command = " ".join(words)
    about = say("report-about", games=contest.deals, bot=contest.bots[0], command=command)
    return " ".join([about, *_ruled(report, say)])


def _ruled(report: Report, say: Say) -> Iterator[str]:
    for of_seats in list(report.ruled.values())[:1]:
        yield say("report-ruled", games=len(of_seats))


def _markdown(rows: Iterator[Cells]) -> Iterator[str]:
    head, *body = rows
    yield from (_row(head), _row(["---"] * len(head)), *map(_row, body))


def _row(cells: Cells) -> str:
    return f"| {' | '.join(cells)} |"


def _length(found: Sequence[Balance], say: Say) -> Iterator[Cells]:
    yield (say("report-seats"), say("report-mean"), say("report-half"), say("report-range"))
    for each in found:
        yield (str(each.seats), *_spread(each.length))


def _spread(spread: Spread) -> Cells:
    low, _, high = spread.quartiles
    return f"{spread.mean:.1f}", f"{low:g}–{high:g}", f"{spread.least}–{spread.most}"


def _scores(found: Sequence[Balance], say: Say) -> Iterator[Cells]:
    yield (
        say("report-seats"),
        *(say("report-mean"), say("report-half"), say("report-range")),
        *(say("report-winning"), say("report-shared")),
    )
    for each in found:
        shared = f"{100 * each.shared:.1f} %"
        yield (str(each.seats), *_spread(each.scores), f"{each.winning.mean:.1f}", shared)


def _turns(found: Sequence[Balance], say: Say) -> Iterator[Cells]:
    most = max(each.seats for each in found)
    yield (say("report-seats"), *(say("report-turn", number=turn + 1) for turn in range(most)))
    for each in found:
        shares = [
            f"{100 * wins.value:.1f} % ({100 * wins.low:.1f}–{100 * wins.high:.1f})"
            for wins in each.wins
        ]
        yield (str(each.seats), *shares, *[""] * (most - each.seats))


def _clauses(found: Sequence[Balance], say: Say) -> Iterator[Cells]:
    yield (say("report-clause"), *(say("report-for", seats=each.seats) for each in found))
    for rule in sorted({clause.rule for each in found for clause in each.clauses}):
        yield (f"**{rule}**", *(_scored(each, rule) for each in found))


def _scored(found: Balance, rule: str) -> str:
    clause = next((clause for clause in found.clauses if clause.rule == rule), None)
    return "–" if clause is None else f"{100 * clause.share:.0f} % · {clause.points:+.1f}"


def _ends(found: Sequence[Balance], say: Say) -> Iterator[Cells]:
    yield (say("report-clause"), *(say("report-for", seats=each.seats) for each in found))
    for rule in sorted({rule for each in found for rule in each.ended_by}):
        shares = (each.ended_by.get(rule, 0.0) for each in found)
        yield (f"**{rule}**", *(f"{100 * share:.1f} %" for share in shares))


TABLES: dict[str, Callable[[Sequence[Balance], Say], Iterator[Cells]]] = {
    "length": _length,
    "scores": _scores,
    "turns": _turns,
    "clauses": _clauses,
    "ends": _ends,
}
