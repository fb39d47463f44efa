"""A person's own games: the finished matches they may find again, and the choice among them."""

from typing import Final

import msgspec

UNDO_MS: Final = 60 * 60_000
"""The time for which a deleted game can be had back."""


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match in short: the score by side, the sides that won, and who sat where.

    Guests are called as in the log, and `bots` has the seats of bots. `deals` counts those that were played to an end,
    `thrown_in` those of them in which no card was played. `on_device` says that it was played on a device of the
    person, without the club, and `counts` is false for a guided deal, a deal tried again and a prepared one.
    """

    preset: str
    daily: str
    ended_ms: int
    score: tuple[int, ...]
    winners: tuple[int, ...]
    stopped: bool
    names: tuple[str, ...]
    bots: tuple[int, ...]
    deals: int
    thrown_in: int = 0
    on_device: bool = False
    counts: bool = True


class OwnGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of a person, who sat in `seat`. `summary` is None until it was made from the log."""

    match: str
    room: str
    seat: int
    game: str
    opened_ms: int
    summary: GameSummary | None = None


class GameChoice(msgspec.Struct, frozen=True, kw_only=True):
    """The games wanted: of one game, with one other person, begun at `since_ms` or later and before `until_ms`."""

    game: str = ""
    other: str = ""
    since_ms: int = 0
    until_ms: int = 0


class Place(msgspec.Struct, frozen=True):
    """The place in the list after which a page begins: the last game of the page before."""

    opened_ms: int
    match: str
