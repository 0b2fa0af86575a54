"""What people may say to each other: a few phrases and faces, by their ids.

No words travel: one says it in Italian, the other reads it in German, and nobody must watch what is said.
"""

from typing import Annotated, Literal, get_args

from msgspec import Meta

HousePhrase = Literal[
    "hello",
    "good-luck",
    "ready",
    "one-moment",
    "your-move",
    "let-me-think",
    "well-played",
    "what-a-move",
    "close-one",
    "oops",
    "ouch",
    "phew",
    "ha",
    "lucky-me",
    "bad-luck",
    "sorry",
    "thanks",
    "good-game",
    "one-more",
    "gladly",
    "not-now",
    "see-you",
    "face-smile",
    "face-laugh",
    "face-wink",
    "face-wow",
    "face-sad",
]
"""What can be said at every table: at the lobby, during the match, at the end, and without words."""

HOUSE_PHRASES: tuple[HousePhrase, ...] = get_args(HousePhrase)

PHRASE = r"^[a-z]+(-[a-z0-9]+)*$"
LONGEST_PHRASE = 40
Phrase = Annotated[str, Meta(pattern=PHRASE, max_length=LONGEST_PHRASE)]
"""The id of one: of the house, or of a game that brings some."""

MOST_OF_A_GAME = 12
"""So many a game may bring: more nobody looks through."""
