"""A contest in words and figures, before anybody draws it: in a terminal, or on a page."""

from collections.abc import Iterator
from typing import NamedTuple

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.texts import Texts

from .standings import Forfeits, Share, Standings

NARROW = 0.03
"""What is known within so little is told to a tenth of a percent."""
COLUMNS = ("simulate-bot", "simulate-wins", "arena-times-fair", "arena-rating")


class Listing(NamedTuple):
    """A table; the first cell of each row says what it is of."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    note: str = ""


def listings(result: Standings, texts: Texts) -> Iterator[Listing | str]:
    """What a contest proves, how the bots did against each other, and who could not always go on."""
    yield _standings(result, texts)
    if len(result.standings) > 1:
        yield _duels(result, texts)
    yield _in_order(result, texts)
    for forfeits in result.forfeits:
        yield _told(forfeits, result.contest.game, texts)


def _standings(result: Standings, texts: Texts) -> Listing:
    rows = (
        (
            standing.bot,
            _percent(standing.wins),
            f"{fair.value:.2f} ({fair.low:.2f}–{fair.high:.2f})",
            "–" if standing.rating is None else f"{standing.rating:+.0f}",
        )
        for standing in result.standings
        for fair in (standing.times_fair,)
    )
    title = texts("arena-title", games=result.games, deals=result.contest.deals)
    return Listing(title, tuple(map(texts, COLUMNS)), tuple(rows), texts("arena-caption"))


def _duels(result: Standings, texts: Texts) -> Listing:
    shares = {(duel.bot, duel.against): _percent(duel.share) for duel in result.duels}
    bots = tuple(standing.bot for standing in result.standings)
    rows = ((bot, *(shares.get((bot, other), "") for other in bots)) for bot in bots)
    return Listing(texts("arena-duels"), ("", *bots), tuple(rows))


def _in_order(result: Standings, texts: Texts) -> Listing:
    rows = ((str(turn), _percent(share)) for turn, share in enumerate(result.in_order, 1))
    return Listing(texts("arena-order"), (texts("arena-turn"), texts("simulate-wins")), tuple(rows))


def _told(forfeits: Forfeits, game: str, texts: Texts) -> str:
    why = forfeits.why
    own = Texts(texts.language, [catalog()[game].package])
    reason = own.refusal(Illegal(why.rule, why.reason, **why.facts))
    return texts("arena-forfeits", bot=forfeits.bot, games=forfeits.games, why=reason)


def _percent(share: Share) -> str:
    """As fine as it is sure."""
    digits = 0 if share.high - share.low > NARROW else 1
    value, low, high = (f"{100 * part:.{digits}f}" for part in (share.value, share.low, share.high))
    return f"{value} % ({low}–{high})"
