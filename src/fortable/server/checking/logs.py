"""One table: its log is whole, and the rules come to what is stored."""

from collections.abc import Iterator, Sequence

from fortable.catalog import catalog
from fortable.kernel.codec import decode, plain, typed
from fortable.kernel.log import Match
from fortable.kernel.words import Event, Fact, Illegal
from fortable.server.store import Step, StoredTable, TableRow
from fortable.server.store.checking import RawTable
from fortable.server.tables.match.ending import places
from fortable.server.tables.match.stored_match import OPENING, new_match, rebuild_match

from .findings import Finding


def check_table(raw: RawTable) -> Iterator[Finding]:
    """All that is wrong with one."""
    name = str(raw.columns["id"])
    for what, facts in _faults(raw):
        is_fault = what not in ("game-gone", "other-rules")
        yield Finding(what, facts, name, is_fault)


Faults = Iterator[tuple[str, dict[str, Fact]]]


def _faults(raw: RawTable) -> Faults:
    try:
        row = decode(raw.data, TableRow)
        steps = tuple(decode(step.data, Step) for step in raw.steps)
    except Illegal as illegal:
        yield "unreadable", {"detail": str(illegal.facts.get("detail", illegal.reason))}
        return
    yield from _columns(raw, row, steps)
    told = tuple(step for step in steps if step.events)
    wrong = [*_order(told), *_answers(told)]
    yield from wrong
    if not wrong:
        yield from _match(StoredTable(row, tuple(sorted(told, key=lambda each: each.version))))
    yield from _results(raw, row)


def _columns(raw: RawTable, row: TableRow, steps: Sequence[Step]) -> Faults:
    """What stands beside the data is what the data says."""
    for name, value in raw.columns.items():
        if getattr(row, name) != value:
            yield "column", {"name": name}
    for step, beside in zip(steps, raw.steps, strict=True):
        if beside[:2] not in _places(step) or step.table != row.id:
            yield "step-column", {"version": step.version}
    people = {c.person for c in row.chairs if c.person is not None and not c.has_left}
    if people != raw.chairs:
        yield "chairs", {}


def _places(step: Step) -> set[tuple[str, int | None]]:
    """An opening in which nothing happened stood nowhere once."""
    return {step.place, (step.intent, step.version if step.events else None)}


def _order(steps: Sequence[Step]) -> Faults:
    """Every version is there, once, and in its order."""
    expected = 0
    for step in steps:
        if step.version != expected:
            yield "gap", {"expected": expected, "found": step.version}
        expected = step.version + len(step.events)


def _answers(steps: Sequence[Step]) -> Faults:
    """What was acknowledged is what it led to, and each intent came to something once."""
    seen = set[str]()
    for step in steps:
        if step.intent in seen:
            yield "twice", {"version": step.version}
        seen.add(step.intent)
        came_to = step.version + len(step.events)
        if step.intent != OPENING and (step.answer or {}).get("version") != came_to:
            yield "answer", {"version": step.version}


def _match(stored: StoredTable) -> Faults:
    row = stored.row
    if row.began is None and not stored.steps:
        return
    if row.game not in catalog().games:
        yield "game-gone", {"game": row.game}
        return
    try:
        match = rebuild_match(stored)
    except Exception as error:  # facts that no referee made may lead anywhere
        yield "unplayable", {"detail": repr(error)}
        return
    yield from _where_it_stands(stored, match)
    if match.terms.version == match.game.version:
        yield from _judged_again(stored)
    else:
        yield "other-rules", {"version": match.terms.version}


def _where_it_stands(stored: StoredTable, match: Match) -> Faults:
    row = stored.row
    if row.status == "over" and not match.is_over:
        yield "not-over", {"version": match.version}
    if row.status in ("open", "playing") and match.is_over:
        yield "is-over", {"status": row.status}
    waiting = stored.steps[-1].waiting if stored.steps else None
    if waiting is not None and set(waiting) != set(match.waiting):
        yield "waiting", {}
    if row.ending is not None and match.is_over:
        outcome = match.outcome()
        if (row.ending.places, row.ending.scores) != (places(outcome.ranking), outcome.scores):
            yield "ending", {}


def _judged_again(stored: StoredTable) -> Faults:
    """From the seed and what was asked alone, the rules come to the same."""
    match = new_match(stored.row)
    is_opened = bool(stored.steps) and stored.steps[0].intent == OPENING
    if is_opened and _facts(stored.steps[0], match) != tuple(match.events):
        yield "rules", {"version": 0, "detail": OPENING}
        return
    for step in stored.steps[is_opened:]:
        try:
            action = typed(step.action, match.game.types.action)
            ruling = match.rule(step.seat, action)
        except Illegal as illegal:
            yield "rules", {"version": step.version, "detail": illegal.message}
            return
        if _facts(step, match) != ruling.events or ruling.drawn != step.drawn:
            yield "rules", {"version": step.version, "detail": str(plain(action))}
            return
        match.accept(ruling)


def _facts(step: Step, match: Match) -> tuple[Event, ...]:
    return tuple(typed(event, match.game.types.event) for event in step.events)


def _results(raw: RawTable, row: TableRow) -> Faults:
    """Those of the history are those of the ending."""
    if row.practice is not None or row.is_aided:
        expected: tuple[int | None, ...] = ()
    else:
        expected = row.ending.places if row.ending else (None,) * len(row.chairs)
    if row.status == "over" and raw.places != expected:
        yield "results", {}
