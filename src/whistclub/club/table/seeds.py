"""The seed of a text that a person entered or a record has."""

import hashlib
import re
from typing import Final

from whistclub.rules.chance import SEED_BYTES, seed_from_text

_HEXADECIMAL: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


def seed_bytes(text: str) -> bytes:
    """The seed of a text: 64 hexadecimal digits are its bytes, any other text is hashed."""
    return bytes.fromhex(text) if _HEXADECIMAL.fullmatch(text) else seed_from_text(text)


def bots_secret_of(text: str) -> str:
    """The secret from which the bots' chance comes where a person chose the seed, in hexadecimal: the same acts give
    the same match at every table.
    """
    return hashlib.sha256(b"whist-bots:" + seed_bytes(text)).hexdigest()
