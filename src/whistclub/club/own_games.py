"""A person's own games: the finished matches they may find again, and the choice among them."""

from collections.abc import Sequence

import msgspec

from whistclub.club.statistics import counted_results
from whistclub.club.table.entries import AnyEntry
from whistclub.club.table.fold import fold_all


class GameSummary(msgspec.Struct, frozen=True, kw_only=True):
    """The end of a match in short: the score by side, the sides that won, and who sat where.

    Guests are called as in the log, and `bots` has the seats of bots. `deals` counts those that were played to an end.
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


class OwnGame(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match of a person, who sat in `seat`. `summary` is None until it was made from the log."""

    match: str
    room: str
    seat: int
    game: str
    opened_ms: int
    summary: GameSummary | None = None


class Choice(msgspec.Struct, frozen=True, kw_only=True):
    """The games wanted: of one game, with one other person, begun at `since_ms` or later and before `until_ms`."""

    game: str = ""
    other: str = ""
    since_ms: int = 0
    until_ms: int = 0


class Place(msgspec.Struct, frozen=True):
    """The place in the list after which a page begins: the last game of the page before."""

    opened_ms: int
    match: str


def summary_of(entries: Sequence[AnyEntry]) -> GameSummary | None:
    """The match in short; None if it is not over. Raises BadRecord."""
    state = fold_all(entries)
    result = state.match.result
    if result is None:
        return None
    return GameSummary(
        preset=state.opened.preset,
        daily=state.opened.dealing.daily,
        ended_ms=entries[-1].at_ms,
        score=tuple(result.score),
        winners=tuple(sorted(result.winners)),
        stopped=state.match.stopped,
        names=tuple(sitter.name for sitter in state.sitters),
        bots=tuple(seat for seat, sitter in enumerate(state.sitters) if sitter.bot),
        deals=len(counted_results(state.match)),
    )
