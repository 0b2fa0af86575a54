"""The laws: what every game promises, each in a function that a game either passes or breaks."""

from collections.abc import Callable

from fortable.kernel.game import AnyGame

from ..law import Law
from . import (
    catalogues,
    consistency,
    folder,
    phrases,
    pictures,
    presets,
    reviews,
    secrecy,
    texts,
    tutorials,
)

LAWS: tuple[Callable[[AnyGame], None], ...] = (
    *(
        law
        for room in (secrecy, consistency, texts, pictures, reviews)
        for law in vars(room).values()
        if isinstance(law, Law)
    ),
    consistency.random_play_ends,
    consistency.abandoned_play_ends,
    folder.what_lies_there_is_what_it_is_called,
    catalogues.the_languages_agree,
    catalogues.nothing_lacks_a_text,
    catalogues.no_text_is_idle,
    catalogues.seats_are_told_by_name,
    texts.rulebooks_have_the_same_clauses,
    tutorials.the_tutorial_can_be_followed,
    presets.what_is_offered_can_be_played,
    phrases.phrases_of_its_own_can_be_said,
)
