"""People's own games in pages, as they are sent."""

from typing import Final

from whistclub.cards.errors import NotHere, reason
from whistclub.club.own_games import OwnGame, Place

A_PAGE: Final = 20


def place_of(text: str) -> Place | None:
    """The place that `after` names, None for the beginning. Raises NotHere."""
    if not text:
        return None
    opened_ms, _, match = text.partition(".")
    if not (opened_ms.isdecimal() and len(opened_ms) < 16 and match):
        raise NotHere(reason("request-not-understood"))
    return Place(int(opened_ms), match)


def place_text(last: OwnGame) -> str:
    """The name of the place after the last game of a page."""
    return f"{last.opened_ms}.{last.match}"
