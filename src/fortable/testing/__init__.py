"""The laws every game obeys, as a test kit: run it over a game of your own.

    from fortable.testing import LAWS

    @pytest.mark.parametrize("law", LAWS)
    def test_law(law):
        law(GAME)

Golden playthroughs are in `fortable.testing.golden`.
"""

from collections.abc import Callable

from fortable.kernel.game import AnyGame

from . import catalogues, order, secrecy, speech
from .broken import Broken
from .clauses import check_clauses, rule
from .law import Law

__all__ = ["LAWS", "Broken", "check_clauses", "rule"]

LAWS: tuple[Callable[[AnyGame], None], ...] = (
    *(
        law
        for room in (secrecy, order, speech)
        for law in vars(room).values()
        if isinstance(law, Law)
    ),
    order.random_play_ends,
    order.abandoned_play_ends,
    catalogues.the_languages_agree,
    catalogues.nothing_lacks_a_text,
    catalogues.no_text_is_idle,
    speech.rulebooks_have_the_same_clauses,
)
