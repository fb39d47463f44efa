"""Every pack by its key."""

from typing import Final

from whistclub.cards.decktet import DECKTET
from whistclub.cards.errors import BadText, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.hermits import EIGHT_TRICKS, WILDS
from whistclub.cards.pack import Pack

PACKS: Final[dict[str, Pack]] = {pack.key: pack for pack in (FRENCH, DECKTET, EIGHT_TRICKS, WILDS)}


def pack_named(key: str) -> Pack:
    """The pack with this key. Raises BadText when there is none."""
    try:
        return PACKS[key]
    except KeyError:
        raise BadText(reason("pack-unknown", text=key[:20], valid=", ".join(PACKS))) from None
