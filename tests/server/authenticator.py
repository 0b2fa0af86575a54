"""A device with passkeys, in Python: what it answers is what a browser would send."""

import hashlib
import json
import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode
from dataclasses import dataclass, field
from typing import Any

import cbor2
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.hashes import SHA256

PRESENT, VERIFIED, ATTESTED = 0x01, 0x04, 0x40
ES256, P256 = -7, 1


@dataclass
class Authenticator:
    """One passkey, for pages from one place."""

    origin: str
    site: str = "localhost"
    signatures: int = 0
    key: ec.EllipticCurvePrivateKey = field(
        default_factory=lambda: ec.generate_private_key(ec.SECP256R1())
    )
    credential: bytes = field(default_factory=lambda: secrets.token_bytes(16))

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A key, as it was asked for."""
        client = self._client("webauthn.create", options)
        public = self.key.public_key().public_numbers()
        x, y = (number.to_bytes(32, "big") for number in (public.x, public.y))
        cose = cbor2.dumps({1: 2, 3: ES256, -1: P256, -2: x, -3: y})
        named = bytes(16) + len(self.credential).to_bytes(2, "big") + self.credential
        data = self._data(PRESENT | VERIFIED | ATTESTED) + named + cose
        attestation = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._written(
            {"clientDataJSON": client, "attestationObject": attestation},
        )

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """A signature under what was asked for."""
        self.signatures += 1
        client, data = self._client("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signed = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(SHA256()))
        return self._written(
            {"clientDataJSON": client, "authenticatorData": data, "signature": signed}
        )

    def _client(self, kind: str, options: dict[str, Any]) -> bytes:
        told = {"type": kind, "challenge": options["challenge"], "origin": self.origin}
        return json.dumps(told).encode()

    def _data(self, flags: int) -> bytes:
        site = hashlib.sha256(self.site.encode()).digest()
        return site + bytes([flags]) + self.signatures.to_bytes(4, "big")

    def _written(self, response: dict[str, bytes]) -> dict[str, Any]:
        name = _written(self.credential)
        written = {key: _written(value) for key, value in response.items()}
        return {"id": name, "rawId": name, "type": "public-key", "response": written}


def challenge_in(options: dict[str, Any]) -> bytes:
    return urlsafe_b64decode(options["challenge"] + "==")


def _written(value: bytes) -> str:
    return urlsafe_b64encode(value).decode().rstrip("=")
