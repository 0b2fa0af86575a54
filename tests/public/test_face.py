"""The face cannot change without the changelog saying so."""

from tools.face import changed, face, recorded, unnamed, unreleased

OLD = ["Card(Value)", "Card.number: int", "deal(cards: int) -> Card"]


def test_it_is_what_was_written_down() -> None:
    """After a change: name it in the changelog, then `make face`."""
    differing = changed(recorded(), face())
    unsaid = [*unnamed(differing, unreleased())]
    assert unsaid == [], "CHANGELOG.md does not name them"
    assert face() == recorded(), "make face writes it anew"


def test_whatever_changes_is_found() -> None:
    assert changed(OLD, OLD) == set()
    assert changed(OLD, OLD[:2]) == {"deal"}
    assert changed(OLD, [*OLD[:2], "deal(cards: int, to: int) -> Card"]) == {"deal"}
    assert changed(OLD, [OLD[0], "Card.number: str", OLD[2]]) == {"Card.number"}
    assert changed(OLD, [*OLD, "Hand(Value)", "Hand.cards: int"]) == {"Hand"}
    assert changed(OLD, OLD[2:]) == {"Card"}


def test_the_changelog_must_name_it() -> None:
    assert [*unnamed({"deal", "Card.number"}, "`fortable.deal(cards, to)` deals")] == [
        "Card.number"
    ]
    assert [*unnamed({"deal"}, "we deal otherwise now")] == ["deal"]
