"""The document of `whist doctor --url --json`."""

from typing import Literal

import msgspec


class SeenPart(msgspec.Struct, frozen=True, kw_only=True):
    """One thing about a club that was looked at: a word for it, `well`, `note` or `wrong`, and the sentence."""

    what: str
    verdict: Literal["well", "note", "wrong"]
    text: str


class ClubSeen(msgspec.Struct, frozen=True, kw_only=True):
    """`whist doctor --url`: a running club as it is seen from here; it is well if nothing is `wrong`."""

    url: str
    is_well: bool
    parts: tuple[SeenPart, ...]
