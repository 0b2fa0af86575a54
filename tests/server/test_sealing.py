"""A notice can be read by one device alone, says who sent it, and tells by nothing how long it is."""

import pytest
from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.asymmetric import ec

from fortable.server.notices.sealing import LONGEST, filled_up, sealed

from .push_service import Browser, read, written

RFC_8291 = {
    "sender": "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw",
    "receiver": "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
    "salt": "DGv6ra1nlYgDCS1FRnbzlw",
    "sealed": "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLoc"
    "InmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexS"
    "gSxsj_Qulcy4a-fN",
}
"""The example of its appendix A."""
WATERMELON = b"When I grow up, I want to be a watermelon"


def test_it_is_sealed_as_the_standard_shows() -> None:
    sender = ec.derive_private_key(int.from_bytes(read(RFC_8291["sender"]), "big"), ec.SECP256R1())
    browser = Browser(int.from_bytes(read(RFC_8291["receiver"]), "big"), read(RFC_8291["auth"]))
    text, salt = WATERMELON + b"\2", read(RFC_8291["salt"])
    assert written(sealed(text, browser.public, browser.auth, sender, salt)) == RFC_8291["sealed"]
    assert browser.opened(read(RFC_8291["sealed"])) == WATERMELON


def test_another_device_cannot_open_it() -> None:
    browser = Browser()
    body = sealed(filled_up(b"Your turn"), browser.public, browser.auth)
    assert browser.opened(body) == b"Your turn"
    with pytest.raises(InvalidTag):
        Browser().opened(body)


def test_short_ones_are_as_long_as_each_other_and_too_long_ones_are_none() -> None:
    assert len({len(filled_up(b"x" * size)) for size in (0, 1, 500, LONGEST // 2)}) == 1
    assert len(filled_up(b"x" * LONGEST)) == LONGEST + 1
    with pytest.raises(ValueError, match="2049"):
        filled_up(b"x" * (LONGEST + 1))
