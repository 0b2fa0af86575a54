"""How a notice is sealed for one device (RFC 8291 over RFC 8188), and how we say who sends it (RFC 8292).

Whoever carries it learns neither what it says nor how long that is.
"""

import hashlib
import hmac
import os

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from fortable.kernel.codec import encode

from .letters import KEY_BYTES, written

CURVE = ec.SECP256R1()
SALT_BYTES = 16
RECORD_BYTES = 4096
LONGEST = 2048
"""What a notice may say, in bytes; shorter ones are filled up to half of it, or all."""
LAST_RECORD = b"\x02"
GOOD_FOR_S = 12 * 3600


def new_key() -> bytes:
    """By which push services know a server: a secret, and behind it the part that browsers are told."""
    key = ec.generate_private_key(CURVE)
    secret = key.private_numbers().private_value.to_bytes(KEY_BYTES, "big")
    return secret + _point(key.public_key())


def sealed(
    text: bytes,
    public_key: bytes,
    secret: bytes,
    ours: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """A notice that only the device with these keys can read; `ValueError` if they are none.

    Our own key and the salt are new for every notice.
    """
    ours = ours or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(SALT_BYTES)
    theirs = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public_key)
    point = _point(ours.public_key())
    shared = _hmac(secret, ours.exchange(ec.ECDH(), theirs))
    material = _derived(shared, b"WebPush: info\0" + public_key + point, 32)
    pseudo = _hmac(salt, material)
    key = _derived(pseudo, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(pseudo, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([len(point)]) + point
    return head + AESGCM(key).encrypt(nonce, text, None)


def filled_up(text: bytes) -> bytes:
    """The one record of a notice, as long as many others; `ValueError` if it is too long."""
    if len(text) > LONGEST:
        raise ValueError(f"a notice of {len(text)} bytes")
    room = LONGEST // 2 if len(text) <= LONGEST // 2 else LONGEST
    return text + LAST_RECORD + bytes(room - len(text))


def authorization(key: bytes, service: str, contact: str, now: float) -> str:
    """The header by which a push service knows who sends, and whom to ask about it."""
    claims = {"aud": service, "exp": round(now) + GOOD_FOR_S, "sub": contact}
    said = ".".join(map(written, (encode({"typ": "JWT", "alg": "ES256"}), encode(claims))))
    r, s = decode_dss_signature(_private(key[:KEY_BYTES]).sign(said.encode(), ec.ECDSA(SHA256())))
    signature = r.to_bytes(KEY_BYTES, "big") + s.to_bytes(KEY_BYTES, "big")
    return f"vapid t={said}.{written(signature)}, k={written(key[KEY_BYTES:])}"


def _private(key: bytes) -> ec.EllipticCurvePrivateKey:
    return ec.derive_private_key(int.from_bytes(key, "big"), CURVE)


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.digest(key, data, hashlib.sha256)


def _derived(key: bytes, info: bytes, length: int) -> bytes:
    return _hmac(key, info + b"\x01")[:length]
