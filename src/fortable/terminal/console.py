"""Where everything for people is printed: texts come out as they are, and a closed pipe is no secret."""

from rich.console import Console


class Output(Console):
    """Standard output, which takes no text for markup.

    Rich would end the program where nobody listens any more; that is for the caller to decide.
    """

    def __init__(self) -> None:
        super().__init__(highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError
