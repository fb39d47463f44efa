"""People's own games in pages, as they are sent."""

from typing import Final

import msgspec

from whistclub.cards.errors import NotHere, reason
from whistclub.club.own_games import OwnGame, Place

A_PAGE: Final = 20


class Companion(msgspec.Struct, frozen=True, kw_only=True):
    """Somebody you played with lately; `guest` is the number of a guest without a name."""

    id: str
    name: str
    guest: int


class OwnGamesPage(msgspec.Struct, frozen=True, kw_only=True):
    """A page of your games, the one begun last first.

    `after` asks for the next page, and is empty on the last one. `count` is the number of games chosen, and `more` says
    that there may be more than that.
    """

    games: tuple[OwnGame, ...]
    after: str
    count: int
    more: bool


class Company(msgspec.Struct, frozen=True, kw_only=True):
    """The people you played with lately, the last first."""

    people: tuple[Companion, ...]


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
