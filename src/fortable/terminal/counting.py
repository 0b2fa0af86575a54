"""Numbers to choose from, as people say them."""

from collections.abc import Sequence

from fortable.kernel.words import Say


def either(numbers: Sequence[int], say: Say) -> str:
    """Ascending `numbers` in few signs: `3`, `2–4` if none is missing between, or `2 or 4`."""
    first, last = numbers[0], numbers[-1]
    if len(numbers) == 1:
        return str(first)
    if last - first == len(numbers) - 1:
        return f"{first}–{last}"
    return say("numbers-or", others=", ".join(map(str, numbers[:-1])), last=str(last))
