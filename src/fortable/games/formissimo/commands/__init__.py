"""`fortable solve`: the longest chains of a match's layouts, and why none is longer."""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fortable.kernel.chance import read_seed
from fortable.kernel.codec import encode
from fortable.kernel.log import Match
from fortable.kernel.record import read_record, verify
from fortable.kernel.words import Illegal, Say, Value

from .. import GAME
from ..deck import FULL, Deck
from ..events import LayoutLaid
from ..model import EMPTY, SOLO, places
from ..modes.puzzle import best_way
from ..solver import Solution
from .deals import DAY, LEVELS, WAYS, Deal, Level, deal_of, layouts


class Layout(Value, frozen=True):
    """Some cards by place, of some deck; of a day's deal, also that."""

    deck: Deck
    lying: dict[str, int]
    deal: Deal | None = None


def add(commands: Any, say: Say) -> None:
    """Declare the command."""
    parser = commands.add_parser(
        "solve", help=say("command-solve"), description=say("command-solve")
    )
    parser.add_argument("target", metavar="FILE|SEED|DATE", help=say("solve-target"))
    parser.add_argument("--level", choices=list(LEVELS), default="medium", help=say("solve-level"))
    parser.add_argument("--json", action="store_true", help=say("cli-json"))
    parser.set_defaults(run=run)


def run(args: argparse.Namespace, say: Say) -> int:
    """Solve every layout and tell the chain, the bound and the proof."""
    for number, layout in enumerate(_layouts(args.target, args.level), 1):
        best, solution = best_way(layout.deck, (), layout.lying)
        if args.json:
            told = {
                "layout": number,
                "cards": len(layout.lying),
                "chain": best,
                "solution": solution,
                "deal": layout.deal,
            }
            sys.stdout.buffer.write(encode(told) + b"\n")
        else:
            sys.stdout.write("\n".join(_told(number, layout, best, solution, say)) + "\n\n")
    return 0


def _layouts(target: str, level: Level) -> Iterator[Layout]:
    """The layouts of a match file, of the match a seed leads to, or of a day's deal."""
    if DAY.fullmatch(target):
        deal = deal_of(target, level)
        yield _for_one(deal.cards, deal)
    elif Path(target).is_file():
        yield from _played(verify(GAME, read_record(Path(target).read_bytes())))
    else:
        yield from map(_for_one, layouts(_seed(target)))


def _seed(word: str) -> bytes:
    try:
        return read_seed(word)
    except Illegal:
        raise Illegal("FM-21", "nothing-to-solve", tried=word) from None


def _for_one(cards: tuple[int, ...], deal: Deal | None = None) -> Layout:
    return Layout(FULL, dict(zip(places(SOLO), cards, strict=True)), deal)


def _played(match: Match) -> Iterator[Layout]:
    """The layouts of a match: the one it began with, if it began in the middle, and those laid since."""
    laid = (event.layout for event in match.events if isinstance(event, LayoutLaid))
    for layout in (match.first.layout, *laid):
        spots = zip(places(match.state.seats), layout, strict=True)
        if lying := {place: card for place, card in spots if card != EMPTY}:
            yield Layout(match.state.deck, lying)


def _told(
    number: int, layout: Layout, best: tuple[str, ...], solution: Solution, say: Say
) -> Iterator[str]:
    """The chain step by step, and the proof."""
    deck, cards = layout.deck, [layout.lying[place] for place in best]
    total = len(layout.lying)
    if layout.deal is not None:
        yield say("solve-deal", ways=WAYS, reached=layout.deal.reached, seed=layout.deal.seed)
    yield say("solve-layout", number=number, taken=len(best), total=total)
    yield from _told_proof(deck, solution, say)
    before = cards[:1] + cards
    for step, (place, last, card) in enumerate(zip(best, before, cards, strict=False), 1):
        change = ", ".join(say(f"word-{name}") for name in deck.differing(last, card)) or "="
        yield f"{step:>4}  {place}  {deck.look(card)}  {change if step > 1 else ''}".rstrip()


def _told_proof(deck: Deck, solution: Solution, say: Say) -> Iterator[str]:
    cut = solution.cut
    if cut is not None:
        out = " ".join(map(deck.look, cut.out)) or "–"
        yield say("solve-cut", out=out, passes=cut.passes, touched=cut.passes + 1)
        yield say("solve-pieces", count=len(cut.pieces), pieces=cut.pieces, loss=cut.loss)
    else:
        yield say(f"solve-{solution.proof}", positions=solution.positions, least=solution.left)
