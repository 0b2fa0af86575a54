"""The laws every game obeys, as a test kit: run it over a game of your own.

    from fortable.testing import LAWS

    @pytest.mark.parametrize("law", LAWS)
    def test_law(law):
        law(GAME)

Positions, wishes and what comes of them are told with `Positions`. Golden playthroughs are in
`fortable.testing.golden`.
"""

from .broken import Broken
from .clauses import check_clauses, rule
from .laws import LAWS
from .positions import Positions

__all__ = ["LAWS", "Broken", "Positions", "check_clauses", "rule"]
