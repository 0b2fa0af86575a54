"""A worker for tests: it makes hints as the true one does, with hardly any effort."""

from functools import partial

import pytest

from fortable.plain_twins import keep_twins_plain
from fortable.review import hint
from fortable.server.hints import worker

SLIGHT = 0.001


def main() -> None:
    """As the true one, but for the effort."""
    keep_twins_plain("to compile takes longer than what is tested")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(worker, "hint", partial(hint, effort=SLIGHT))
        worker.main()


if __name__ == "__main__":
    main()
