"""What goes from a socket to a table."""

from hypothesis import given, settings, strategies as st
from msgspec import Raw

from fortable.kernel.codec import decode, encode
from fortable.protocol.messages import Act
from fortable.server.store import Person
from fortable.server.wire.table_messages import (
    NO_ACT,
    AnyTableMessage,
    IntentEnvelope,
    SubmitIntent,
)

words = st.text(max_size=20) | st.just(encode(NO_ACT).decode()) | st.just('"}')
actions = st.dictionaries(words, st.integers() | words | st.none(), max_size=4)


@settings(deadline=None)
@given(words, words, actions)
def test_an_act_in_its_envelope_is_the_intent_it_would_be_if_it_were_written_anew(
    name: str, topic: str, action: dict[str, object]
) -> None:
    person, act = Person("anna", name, 0.0), Act("1", 7, Raw(encode(action)))
    envelope = IntentEnvelope(topic, person, "de")
    intent = SubmitIntent(reply=topic, person=person, language="de", act=act)
    assert envelope.around(encode(act)) == encode(intent)
    read: AnyTableMessage = decode(envelope.around(encode(act)), AnyTableMessage)  # type: ignore[arg-type]
    assert read == intent
