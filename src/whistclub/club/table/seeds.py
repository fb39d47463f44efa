"""The seed of a text that a person entered or a record has."""

import re
from typing import Final

from whistclub.rules.chance import SEED_BYTES, seed_from_text

_HEXADECIMAL: Final = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")


def seed_bytes(text: str) -> bytes:
    """The seed of a text: 64 hexadecimal digits are its bytes, any other text is hashed."""
    return bytes.fromhex(text) if _HEXADECIMAL.fullmatch(text) else seed_from_text(text)
