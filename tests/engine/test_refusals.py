"""Every line is answered: whatever cannot be is refused by a rule, and changes nothing."""

import pytest

from fortable.testing import rule
from fortable.texts import LANGUAGES

from .client import Client

REFUSED: list[tuple[bytes, str]] = [
    (b"", "TB-04"),
    (b"{", "TB-04"),
    (b"\xff\x00", "TB-04"),
    (b"[" * 50_000, "TB-04"),
    (b"[]", "TB-04"),
    (b'{"command":"dance"}', "TB-04"),
    (b'{"seat":0}', "TB-04"),
    (b'{"command":"act","seat":"0","action":"keep"}', "TB-04"),
    (b'{"command":"act","seat":0}', "TB-04"),
    (b'{"command":"act","seat":0,"action":{"do":"fly"}}', "TB-04"),
    (b'{"command":"act","seat":0,"action":[1]}', "TB-04"),
    (b'{"command":"act","seat":0,"action":"keep","more":1}', "TB-04"),
    (b'{"command":"act","seat":0,"action":"fly"}', "TB-08"),
    (b'{"command":"act","seat":1,"action":"keep"}', "TB-03"),
    (b'{"command":"act","seat":-2,"action":"time-up"}', "TB-01"),
    (b'{"command":"act","seat":-1,"action":"time-up"}', "TB-03"),
    (b'{"command":"view","seat":-1}', "TB-01"),
    (b'{"command":"legal","seat":-1}', "TB-01"),
    (b'{"command":"news","seat":-1}', "TB-01"),
    (b'{"command":"news","since":-1}', "TB-05"),
    (b'{"command":"news","since":99}', "TB-05"),
    (b'{"command":"news","since":99999999999999999999}', "TB-05"),
    (b'{"command":"notation","action":"fly"}', "TB-08"),
    (b'{"command":"notation","action":[]}', "TB-04"),
    (b'{"command":"sit","game":"keepsake","seat":4}', "TB-01"),
    (b'{"command":"act","seat":99999999999999999999,"action":"keep"}', "TB-01"),
    (b'{"command":"act","seat":0,"action":"keep","version":77}', "TB-05"),
    (b'{"command":"view","seat":2}', "TB-01"),
    (b'{"command":"view","seat":-1' + b"0" * 60 + b"}", "TB-01"),
    (b'{"command":"new","game":"keepsake","seats":1' + b"0" * 60 + b"}", "TB-06"),
    (b'{"command":"new","game":"' + b"x" * 5000 + b'"}', "TB-06"),
    (b'{"command":"' + b"x" * 5000 + b'"}', "TB-04"),
    (b'{"command":"legal","seat":0,"limit":99999999999999999999}', "TB-04"),
    (b'{"command":"act","seat":' + b"9" * 4299 + b',"action":"keep"}', "TB-01"),
    (b'{"command":"act","seat":0,"action":{"do":"' + b"x" * 5000 + b'"}}', "TB-04"),
    (b'{"command":"legal","seat":0,"limit":-1}', "TB-04"),
    (b'{"command":"legal","seat":null}', "TB-04"),
    (b'{"command":"outcome"}', "TB-02"),
    (b'{"command":"new","game":"chess"}', "TB-06"),
    (b'{"command":"new","game":"keepsake","seats":17}', "TB-06"),
    (b'{"command":"new","game":"keepsake","seed":"abc"}', "TB-06"),
    (b'{"command":"new","game":"keepsake","options":{"swaps":99}}', "TB-06"),
    (b'{"command":"new","game":"keepsake","options":{"fork":1}}', "TB-06"),
    (b'{"command":"load","notation":"nonsense"}', "TB-08"),
    (b'{"command":"sit","game":"keepsake","seat":-1}', "TB-04"),
    (b'{"command":"choose","view":{}}', "TB-02"),
    (b'{"command":"load","notation":"- | cards=9,9 kept=false,false"}', "TB-08"),
]


@rule("TB-04")
@pytest.mark.parametrize(("line", "clause"), REFUSED)
def test_a_refusal_names_its_rule_and_changes_nothing(
    client: Client, line: bytes, clause: str
) -> None:
    before = client("export"), client("view", seat=0)
    answer = client.send(line)
    assert (answer["ok"], answer["rule"]) == (False, clause)
    assert answer["error"]
    assert (client("export"), client("view", seat=0)) == before


@rule("TB-04")
@pytest.mark.parametrize("depth", [100, *range(850, 1050, 10)])
def test_whatever_is_nested_how_deep_is_refused(client: Client, depth: int) -> None:
    nested = b"[" * depth + b"]" * depth
    answer = client.send(b'{"command":"new","game":"keepsake","options":{"swaps":' + nested + b"}}")
    assert answer["rule"] in ("TB-04", "TB-06")


@rule("TB-02")
@pytest.mark.parametrize("command", ["view", "outcome", "export", "news", "notation"])
def test_before_the_first_match_there_is_nothing_to_ask(command: str) -> None:
    assert Client()(command)["reason"] == "no-match"


@pytest.mark.parametrize("language", LANGUAGES)
def test_errors_are_in_the_readers_language(language: str) -> None:
    client = Client(language)
    texts = {told: Client(told)("outcome")["error"] for told in LANGUAGES}
    assert client("outcome")["error"] == texts[language]
    assert len(set(texts.values())) == len(LANGUAGES)
