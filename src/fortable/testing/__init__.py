"""The laws every game obeys, as a test kit: run it over a game of your own.

    from fortable.testing import LAWS

    @pytest.mark.parametrize("law", LAWS)
    def test_law(law):
        law(GAME)

Positions, wishes and what comes of them are told with `Positions`. Golden playthroughs are in
`fortable.testing.golden`.
"""

from collections.abc import Callable

from fortable.kernel.game import AnyGame

from . import catalogues, consistency_laws, folder_laws, secrecy, texts_laws, tutorial_laws
from .broken import Broken
from .clauses import check_clauses, rule
from .law import Law
from .positions import Positions

__all__ = ["LAWS", "Broken", "Positions", "check_clauses", "rule"]

LAWS: tuple[Callable[[AnyGame], None], ...] = (
    *(
        law
        for room in (secrecy, consistency_laws, texts_laws)
        for law in vars(room).values()
        if isinstance(law, Law)
    ),
    consistency_laws.random_play_ends,
    consistency_laws.abandoned_play_ends,
    folder_laws.what_lies_there_is_what_it_is_called,
    catalogues.the_languages_agree,
    catalogues.nothing_lacks_a_text,
    catalogues.no_text_is_idle,
    catalogues.seats_are_told_by_name,
    texts_laws.rulebooks_have_the_same_clauses,
    tutorial_laws.the_tutorial_can_be_followed,
)
