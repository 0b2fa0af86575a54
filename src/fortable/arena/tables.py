"""A contest as tables of text, for whatever prints or saves what Rich draws."""

from collections.abc import Iterator

from rich.table import Table

from fortable.catalog import catalog
from fortable.kernel.words import Illegal
from fortable.texts import Texts

from .standings import Forfeits, Share, Standings


def tables(result: Standings, texts: Texts) -> Iterator[Table | str]:
    """What a contest proves, how the bots did against each other, and who could not always go on."""
    yield _table(result, texts)
    yield _cross_table(result, texts)
    for forfeits in result.forfeits:
        yield _told(forfeits, result.contest.game, texts)


def _table(result: Standings, texts: Texts) -> Table:
    title = texts("arena-title", games=result.games, deals=result.contest.deals)
    table = Table(title=title, caption=texts("arena-caption"))
    for column in ("simulate-bot", "simulate-wins", "arena-times-fair", "arena-rating"):
        table.add_column(texts(column))
    for standing in result.standings:
        fair = standing.times_fair
        table.add_row(
            standing.bot,
            _percent(standing.wins),
            f"{fair.value:.2f} ({fair.low:.2f}–{fair.high:.2f})",
            "–" if standing.rating is None else f"{standing.rating:+.0f}",
        )
    return table


def _told(forfeits: Forfeits, game: str, texts: Texts) -> str:
    why = forfeits.why
    own = Texts(texts.language, [catalog()[game].package])
    reason = own.refusal(Illegal(why.rule, why.reason, **why.facts))
    return texts("arena-forfeits", bot=forfeits.bot, games=forfeits.games, why=reason)


def _cross_table(result: Standings, texts: Texts) -> Table:
    table = Table("", title=texts("arena-duels"))
    for standing in result.standings:
        table.add_column(standing.bot)
    for standing in result.standings:
        table.add_row(standing.bot, *_duels(result, standing.bot))
    return table


def _duels(result: Standings, bot: str) -> Iterator[str]:
    shares = {duel.against: duel.share for duel in result.duels if duel.bot == bot}
    for standing in result.standings:
        yield _percent(shares[standing.bot]) if standing.bot in shares else ""


def _percent(share: Share) -> str:
    return f"{100 * share.value:.0f} % ({100 * share.low:.0f}–{100 * share.high:.0f})"
