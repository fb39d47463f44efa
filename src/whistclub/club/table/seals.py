"""Sealed deals: what is shown before a deal so that nobody can have chosen its cards, and what opens it afterwards.

The table shows H, the hash of a secret fresh for the deal. Then each person commits to a random part, and when all
commitments stand the parts are opened. The seed is made from the secret and the parts, so whoever sealed could not know the
parts, and whoever opened could not know the secret. A part that is missing counts as zeros, and is said. Pure functions.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from whistclub.rules.match import Proof

WAIT_MS: Final = 5000
"""How long the table waits for commitments, and then again for parts."""

NO_PART: Final = "00" * 32
"""What a seat without a part adds to the seed."""


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed deal being made ready; `number` counts the seals of the table from 1.

    `commitments` and `parts` have one entry a seat, in hexadecimal, empty where there is none (yet). `opening` is true from when
    no further commitment is taken. At `ends_ms` the table goes on without those who are missing.
    """

    number: int
    secret: str
    sealed: str
    commitments: tuple[str, ...]
    parts: tuple[str, ...]
    ends_ms: int
    opening: bool = False

    def __repr__(self) -> str:
        return f"Sealing(deal {self.number})"


def seal_of(table: str, number: int, game: str, options: Mapping[str, Any], secret: str) -> str:
    """H: the SHA-256, in hexadecimal, of the canonical JSON (sorted keys, no spaces) of these five."""
    document = {"game": game, "number": number, "options": dict(options), "secret": secret, "table": table}
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def commitment_of(part: str) -> str:
    """The SHA-256, in hexadecimal, of the bytes that the part writes in hexadecimal."""
    return hashlib.sha256(bytes.fromhex(part)).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> str:
    """The seed: HMAC-SHA256 with the secret as key over the 32 bytes of every seat's part in seat order, zeros for none."""
    message = b"".join(bytes.fromhex(part or NO_PART) for part in parts)
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


def proof_of(table: str, made: Sealing) -> Proof:
    """What opens the seal."""
    return Proof(table, made.number, made.secret, made.parts, made.commitments, made.sealed)
