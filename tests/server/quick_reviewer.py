"""A worker for tests: it looks back at matches as the true one does, with hardly any effort."""

from functools import partial

import pytest

from fortable.plain_twins import keep_twins_plain
from fortable.review import review
from fortable.server.reviews import telling, worker
from tests.few_candidates import try_few_candidates

SLIGHT = 0.001


def main() -> None:
    """As the true one, but for the effort."""
    keep_twins_plain("to compile takes longer than what is tested")
    with pytest.MonkeyPatch.context() as patch:
        try_few_candidates(patch)
        patch.setattr(telling, "review", partial(review, effort=SLIGHT))
        worker.main()


if __name__ == "__main__":
    main()
