"""A person's own games over HTTP, and what came of a document that brings some."""

import msgspec

from whistclub.club.own_games import OwnGame


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


class TakenIn(msgspec.Struct, frozen=True, kw_only=True):
    """The outcome of a document: games taken in, those that were here already, and those that cannot be read."""

    games: int
    known: int
    unreadable: int
