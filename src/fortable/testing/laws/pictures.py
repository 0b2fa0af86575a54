"""The laws of pictures: a picture is made of what its viewer may know, and can be drawn by any program."""

from xml.etree import ElementTree

from fortable.kernel.game import AnyGame
from fortable.kernel.words import Viewer
from fortable.pictures import Look, picture

from ..broken import Broken
from ..law import law
from ..walks import Walk

NAMES = ('<b>Ada</b> & "Bo"', "Åse", "李", "نور", "Dorothea von und zu Hohenlohe", "")
"""As people may call themselves."""


@law
def pictures_show_what_the_viewer_may_know(walk: Walk) -> None:
    """Deal anew what a viewer cannot know, and the picture is the same to the last letter."""
    game = walk.game
    for state in walk.rng.sample(telling := walk.telling_states(1), min(2, len(telling))):
        for viewer in walk.viewers:
            redealt = game.redeal(state, viewer, walk.rng)
            if _drawn(game, state, viewer) != _drawn(game, redealt, viewer):
                raise Broken("a picture gives a secret away", viewer=viewer, state=state)


@law
def pictures_can_be_read(walk: Walk) -> None:
    """Whatever players are called, a picture is XML in one piece that runs nothing and fetches nothing."""
    state = walk.match.state
    drawn = _drawn(walk.game, state, None)
    try:
        elements = [*ElementTree.fromstring(drawn).iter()]  # noqa: S314 - we have just written it
    except ElementTree.ParseError as error:
        raise Broken("a picture is no XML", error=error, state=state) from None
    for element in elements:
        tag = element.tag.rpartition("}")[2]
        if tag in ("script", "foreignObject", "b") or _reaches_out(element):
            raise Broken("a picture holds more than it should", tag=tag, of=element.attrib)


def _reaches_out(element: ElementTree.Element) -> bool:
    """Whether it names something that is not in the picture itself, or asks a browser to do something."""
    return any(
        name.startswith("on") or (name.endswith("href") and not value.startswith("#"))
        for name, value in element.attrib.items()
    )


def _drawn(game: AnyGame, state: object, viewer: Viewer) -> str:
    return picture(game, state, Look(viewer, names=NAMES))
