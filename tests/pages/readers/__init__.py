"""Those who follow a page to the letter, block by block: each page has one, and no block is left out.

What stands behind the three ticks says what a block is. A language is a method of the reader; a reader that
has none for it fails. `unrun:` and a reason are for what no test can run.
"""

from .author import Author
from .friends import Friends
from .guests import Guests
from .host import Host
from .program import Program
from .reader import Reader as Reader

READERS: dict[str, type[Reader]] = {
    "a-game-of-your-own.md": Author,
    "engine.md": Program,
    "host.md": Host,
    "live-client.md": Guests,
    "protocol.md": Friends,
}
"""Of pages that need more than Python and a shell: by page."""
