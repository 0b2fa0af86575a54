"""Looking back at a finished match: what was luck, what was somebody's own, and what would have been better.

A decision is judged by what its seat could know then, and by nothing else; luck by all there is to know.
docs/review.md says it in plain words, docs/decisions/0042 why it is so.
"""

from .accounts import EDITION, Account, Judgement, Remark, Review, Stroke
from .hinting import Hint, hint
from .reviewer import Reviewer
from .reviewing import review

__all__ = [
    "EDITION",
    "Account",
    "Hint",
    "Judgement",
    "Remark",
    "Review",
    "Reviewer",
    "Stroke",
    "hint",
    "review",
]
