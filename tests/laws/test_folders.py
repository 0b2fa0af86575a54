"""Laws by which what lies in a folder is what it is called."""

from dataclasses import replace
from pathlib import Path

import pytest
from keepsake import GAME

from fortable.testing import Broken
from fortable.testing.laws import catalogues, folder, phrases, tutorials

from .breaking import caught


def test_a_module_that_does_not_export_what_it_is_looked_up_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delattr("keepsake.bots.BOTS")
    with pytest.raises(Broken, match="module: bots"):
        folder.what_lies_there_is_what_it_is_called(GAME)


PHRASES = {
    "no id that travels": ("Mine is better!",),
    "there already": ("mine", "hello"),
    "there already: ": ("mine", "mine"),
    "more phrases than anybody": tuple(f"phrase-{number}" for number in range(99)),
}


@pytest.mark.parametrize("fault", PHRASES)
def test_phrases_that_cannot_be_said(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    monkeypatch.setattr("fortable.folder._exported", lambda *_: PHRASES[fault])
    with pytest.raises(Broken, match=fault.rstrip(": ")):
        phrases.phrases_of_its_own_can_be_said(GAME)


def test_a_phrase_without_words(monkeypatch: pytest.MonkeyPatch) -> None:
    catalogues.nothing_lacks_a_text(GAME)
    monkeypatch.setattr("fortable.folder._exported", lambda *_: ("speechless",))
    with pytest.raises(Broken, match="phrase-speechless"):
        catalogues.nothing_lacks_a_text(GAME)


TUTORIALS = {
    "cannot be read": "at nonsense\n",
    "asks for what is not allowed": "at - | cards=5,9 kept=false,false swapped=2 discards=1,2\ndo swap\n",
    "has not the texts": "at - | cards=5,9 kept=false,false\ndo keep\n\n"
    "at - | cards=5,9 kept=true,false turn=1\n",
}


@pytest.mark.parametrize("fault", TUTORIALS)
def test_a_tutorial_that_leads_nowhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str
) -> None:
    package = f"school_{[*TUTORIALS].index(fault)}"
    folder = tmp_path / package
    (folder / "messages").mkdir(parents=True)
    (folder / "__init__.py").touch()
    (folder / "messages" / "en.ftl").write_text("tutorial-1 = Do it!\n")
    monkeypatch.syspath_prepend(tmp_path)
    school = replace(GAME, package=package)
    law = tutorials.the_tutorial_can_be_followed
    (folder / "tutorial.txt").write_text(
        "# so it goes\n\nat - | cards=5,9 kept=false,false\ndo swap\n"
    )
    law(school)
    (folder / "tutorial.txt").write_text(TUTORIALS[fault])
    assert fault in caught(law, replace(school, version=2))
