"""Sealed deals: the hashes that prove afterwards that nobody chose the cards.

The table shows H, the hash of a fresh secret for the deal. Then each person commits to a random part, and when all have
committed, the parts are opened. The seed is made from the secret and the parts, so the table could not know the parts
when it sealed, and a person could not know the secret. A missing part counts as zeros, and is announced. Pure
functions.
"""

import hashlib
import hmac
from collections.abc import Mapping, Sequence
from typing import Final

import msgspec

from whistclub.rules.match import Proof

WAIT_MS: Final = 5000
"""The time the table waits for commitments, and then again for parts."""

NO_PART: Final = "00" * 32
"""The part of a seat that gave none."""


class Sealing(msgspec.Struct, frozen=True, kw_only=True):
    """A sealed deal in preparation; `number` counts the seals of the table from 1.

    `commitments` and `parts` have one item a seat, in hexadecimal, empty while there is none. `opening` is True once no
    further commitment is taken. At `ends_ms` the table goes on without those who are missing.
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


def seal_of(table: str, number: int, game: str, options: Mapping[str, object], secret: str) -> str:
    """H: the SHA-256, in hexadecimal, of the canonical JSON (sorted keys, no spaces) of these five."""
    document = {"game": game, "number": number, "options": dict(options), "secret": secret, "table": table}
    return hashlib.sha256(msgspec.json.encode(document, order="sorted")).hexdigest()


def commitment_of(part: str) -> str:
    """The SHA-256, in hexadecimal, of the part's bytes."""
    return hashlib.sha256(bytes.fromhex(part)).hexdigest()


def seed_of(secret: str, parts: Sequence[str]) -> str:
    """The seed: HMAC-SHA256 with the secret as key over the 32 bytes of every seat's part in seat order, zeros for
    none.
    """
    message = b"".join(bytes.fromhex(part or NO_PART) for part in parts)
    return hmac.new(bytes.fromhex(secret), message, hashlib.sha256).hexdigest()


def proof_of(table: str, sealing: Sealing) -> Proof:
    """The proof that opens the seal."""
    return Proof(table, sealing.number, sealing.secret, sealing.parts, sealing.commitments, sealing.sealed)
