"""Bots are somebody: a name, a level and a face each, in every language, at every table."""

import pytest

from fortable.bots import roster
from fortable.bots.persona import bot_name, bot_names, persona, portrait
from fortable.catalog import catalog
from fortable.folder import LANGUAGES
from fortable.kernel.game import AnyGame
from fortable.texts import Texts

GAMES = list(catalog().games.values())
MOST_BYTES = 2048
"""So small is a face: it comes beside the first view, not in it."""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.key)
def test_every_bot_of_the_shelf_is_somebody_in_every_language(game: AnyGame) -> None:
    likes = {bot: len(persona(Texts("en", [game.package]), bot).names) for bot in roster(game)}
    faces = {portrait(game, bot, nth) for bot in likes for nth in range(likes[bot])}
    assert len(faces) == sum(likes.values())
    assert all(face.startswith(b"<svg") and len(face) < MOST_BYTES for face in faces)
    for language in LANGUAGES:
        known = {bot: persona(Texts(language, [game.package]), bot) for bot in roster(game)}
        names = [name for each in known.values() for name in each.names]
        assert len({*names}) == len(names)
        assert not {*names} & {*known}
        assert len({each.level for each in known.values()}) == len(known)
        assert all(each.about for each in known.values())


def test_those_of_one_kind_at_a_table_have_names_of_their_own() -> None:
    texts = Texts("en")
    named = list(bot_names(texts, ["casual", None, "casual", "good", "casual"]))
    assert named[1] is None
    assert named[0] == bot_name(texts, "casual")
    assert len({*named}) == len(named)


def test_a_program_is_called_as_its_owner_calls_it_and_has_a_face() -> None:
    stranger = persona(Texts("de"), "deepthought")
    assert stranger.names == ("deepthought",)
    assert stranger.level == Texts("de")("bot-level-program")
    assert portrait(GAMES[0], "deepthought") == portrait(GAMES[0], "program")
