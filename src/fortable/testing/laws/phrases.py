"""The law of phrases: what people may say about a game has an id, is none of the house's, and is not much."""

import re

from fortable.folder import PHRASES
from fortable.kernel.game import AnyGame
from fortable.protocol.phrases import HOUSE_PHRASES, LONGEST_PHRASE, MOST_OF_A_GAME, PHRASE

from ..broken import Broken


def phrases_of_its_own_can_be_said(game: AnyGame) -> None:
    """They are few, each once, with ids that travel; their words are held by the laws of catalogues."""
    own = PHRASES.of(game) or ()
    if len(own) > MOST_OF_A_GAME:
        raise Broken("there are more phrases than anybody looks through", most=MOST_OF_A_GAME)
    for phrase in own:
        if not re.fullmatch(PHRASE, phrase) or len(phrase) > LONGEST_PHRASE:
            raise Broken("a phrase has no id that travels", phrase=phrase)
        if phrase in HOUSE_PHRASES or own.count(phrase) > 1:
            raise Broken("a phrase is there already", phrase=phrase)
