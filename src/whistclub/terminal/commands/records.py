"""Records read for a command: the match they hold, and the position after one of its acts."""

from pathlib import Path
from typing import Any

from whistclub.cards.errors import reason
from whistclub.club.store.files.record_files import load_record, naming
from whistclub.games.registry import make_game
from whistclub.rules.game import Game
from whistclub.rules.match import Match, Played
from whistclub.rules.record import Record
from whistclub.rules.replay import NoSuchAct, replay


def load_match(file: Path) -> tuple[Record, Match]:
    """Returns a record and the match it holds. Raises BadFile, BadRecord."""
    record = load_record(file)
    with naming(file):
        return record, replay(record, make_game)


def act_count(record: Record) -> int:
    """Returns how many acts a record has."""
    return sum(len(deal.acts) for deal in record.deals)


def open_deals(full: Match) -> int:
    """Returns how many deals of a match lie open, counted from the first: those that are over, a solitaire's only once
    all are.
    """
    if full.result is not None:
        return len(full.deals)
    if full.game.seats == 1:
        return 0
    return sum(played.result is not None for played in full.deals)


def position_at(record: Record, full: Match, at: int | None) -> tuple[Any, int] | None:
    """Returns the position after an act and the number of that act; None when no deal was begun.

    `full` is the match of the whole record, whose acts are counted over all deals. Between deals the position is the
    end of the deal before. Raises BadRecord for an act that the record does not have.
    """
    most = act_count(record)
    number = most if at is None else at
    if not 0 <= number <= most:
        raise NoSuchAct(reason("record-at", at=number, most=most))
    if number == most and full.position is not None:
        return full.position, number
    left = number
    for played in full.deals:
        if left <= len(played.acts) and (at is not None or played is full.deals[-1]):
            return _after(full.game, played, left), number
        left -= len(played.acts)
    return None


def _after(game: Game, played: Played, count: int) -> Any:
    """Returns the position of a deal after so many of its acts."""
    position: Any = game.start(played.deal, played.setting)
    for seat, action in played.acts[:count]:
        position = position.play(seat, action)
    return position
