"""Passkeys: a device proves by a signature that it holds the private half of a key; nothing else is known.

The proofs are checked by `webauthn`, an extra (`passkeys`): where it is not installed there are none. A
passkey is made for one name of the server, and browsers give it to no other. They have passkeys only where
nobody could listen in: by https, or on the machine itself.
"""

import hashlib
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, NamedTuple, TypeVar

import structlog

from fortable.kernel.words import Illegal
from fortable.server.store import Challenge, Passkey, Person

T = TypeVar("T")

Credential = dict[str, Any]
"""As browsers write one down: what a device says of itself, and its signature."""

CHALLENGE_LIVES_S = 300.0
CHALLENGE_BYTES = 32
MOST_PASSKEYS = 20
"""Of one person."""

HOUSE = "Fortable"

log = structlog.get_logger()


def are_installed() -> bool:
    """Whether this server can check them."""
    return find_spec("webauthn") is not None


@dataclass(frozen=True)
class Site:
    """A name of the server, and where pages by that name come from."""

    name: str
    origins: tuple[str, ...]


class Made(NamedTuple):
    """A key that a device has made."""

    credential: bytes
    public_key: bytes
    signatures: int


def new_challenge(person: str | None, now: float) -> tuple[bytes, Challenge]:
    """What a device is asked to sign, and what is remembered of it."""
    challenge = secrets.token_bytes(CHALLENGE_BYTES)
    return challenge, Challenge(hashed(challenge), person, now + CHALLENGE_LIVES_S)


def hashed(challenge: bytes) -> bytes:
    return hashlib.sha256(challenge).digest()


def options_to_make(
    site: Site, person: Person, challenge: bytes, known: Sequence[Passkey]
) -> dict[str, Any]:
    """What a browser is told to make one: found again without a name, unlocked by a touch if it can be."""
    from webauthn import generate_registration_options
    from webauthn.helpers import options_to_json_dict, structs

    options = generate_registration_options(
        rp_id=site.name,
        rp_name=HOUSE,
        user_id=person.id.encode(),
        user_name=person.name,
        user_display_name=person.name,
        challenge=challenge,
        timeout=round(1000 * CHALLENGE_LIVES_S),
        authenticator_selection=structs.AuthenticatorSelectionCriteria(
            resident_key=structs.ResidentKeyRequirement.REQUIRED,
            user_verification=structs.UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[
            structs.PublicKeyCredentialDescriptor(id=passkey.credential) for passkey in known
        ],
    )
    return options_to_json_dict(options)


def options_to_sign_in(site: Site, challenge: bytes) -> dict[str, Any]:
    """What a browser is told to sign with any that it has for this site."""
    from webauthn import generate_authentication_options
    from webauthn.helpers import options_to_json_dict

    timeout = round(1000 * CHALLENGE_LIVES_S)
    options = generate_authentication_options(rp_id=site.name, challenge=challenge, timeout=timeout)
    return options_to_json_dict(options)


def signed_challenge(credential: Credential) -> bytes:
    """What was signed, by its own word; `Illegal` if it cannot be read."""

    def read() -> bytes:
        from webauthn.helpers import base64url_to_bytes, parse_client_data_json

        written = credential["response"]["clientDataJSON"]
        return parse_client_data_json(base64url_to_bytes(written)).challenge

    return _believed(read)


def credential_id(credential: Credential) -> bytes:
    """Which key signed, by its own word; `Illegal` if it cannot be read."""

    def read() -> bytes:
        from webauthn.helpers import base64url_to_bytes

        return base64url_to_bytes(credential["id"])

    return _believed(read)


def made(credential: Credential, challenge: bytes, site: Site) -> Made:
    """The key that a device has made, or `Illegal` if that is not proven."""

    def check() -> Made:
        from webauthn import verify_registration_response

        proven = verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
        )
        return Made(proven.credential_id, proven.credential_public_key, proven.sign_count)

    return _believed(check)


def signatures(credential: Credential, challenge: bytes, site: Site, passkey: Passkey) -> int:
    """How often the key has signed by now, or `Illegal` if this signature is not its own."""

    def check() -> int:
        from webauthn import verify_authentication_response

        return verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.name,
            expected_origin=list(site.origins),
            credential_public_key=passkey.public_key,
            credential_current_sign_count=passkey.signatures,
        ).new_sign_count

    return _believed(check)


def bad_passkey() -> Illegal:
    """Whatever is wrong with it, everybody hears the same."""
    return Illegal("TB-10", "bad-passkey")


def _believed(check: Callable[[], T]) -> T:
    """What strangers send may fail anywhere in there."""
    try:
        return check()
    except Exception as error:
        log.info("passkey_refused", why=repr(error)[:200])
        raise bad_passkey() from error
