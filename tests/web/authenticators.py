"""A passkey's authenticator in software: one ES256 key, without attestation."""

import hashlib
import json
import secrets
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from webauthn.helpers import bytes_to_base64url

PRESENT, VERIFIED, HAS_KEY = 0x01, 0x04, 0x40


class Authenticator:
    """A device that keeps one passkey, for pages of `origin`."""

    def __init__(self, origin: str) -> None:
        self.origin, self.host = origin, origin.partition("://")[2].partition(":")[0]
        self.id = secrets.token_bytes(16)
        self.uses = 0
        self._key = ec.generate_private_key(ec.SECP256R1())

    def create(self, options: str) -> str:
        """Makes the passkey; the answer for the club."""
        point = self._key.public_key().public_numbers()
        cose = {1: 2, 3: -7, -1: 1, -2: point.x.to_bytes(32, "big"), -3: point.y.to_bytes(32, "big")}
        key = bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(cose)
        data = self._data(PRESENT | VERIFIED | HAS_KEY) + key
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        client = self._client("webauthn.create", options)
        return self._credential({"clientDataJSON": client, "attestationObject": attested})

    def get(self, options: str) -> str:
        """Signs the challenge; the answer for the club."""
        self.uses += 1
        client, data = self._client("webauthn.get", options), self._data(PRESENT | VERIFIED)
        signature = self._key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential({"clientDataJSON": client, "authenticatorData": data, "signature": signature})

    def _client(self, kind: str, options: str) -> bytes:
        challenge = json.loads(options)["challenge"]
        return json.dumps({"type": kind, "challenge": challenge, "origin": self.origin}).encode()

    def _data(self, flags: int) -> bytes:
        return hashlib.sha256(self.host.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def _credential(self, response: dict[str, bytes]) -> str:
        name = bytes_to_base64url(self.id)
        encoded: dict[str, Any] = {what: bytes_to_base64url(value) for what, value in response.items()}
        return json.dumps({"id": name, "rawId": name, "type": "public-key", "response": encoded})
