"""A short storm; `make storm` is a long one."""

from pathlib import Path

from fortable.testing.endurance import endurance, often

from .storm import storm

FAULTS = often(5, in_full=60)


@endurance
async def test_nothing_is_lost_and_nothing_told_twice_whatever_happens(tmp_path: Path) -> None:
    async with storm(tmp_path, seed=FAULTS, tables=4) as raging:
        await raging.rage(FAULTS)
    assert raging.tally.faults.total() == FAULTS
    assert raging.tally.acknowledged > FAULTS
