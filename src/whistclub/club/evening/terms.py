"""The terms of an evening: what its settings mean for tables, deals and figures."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.cards.errors import BadOption, reason
from whistclub.club.evening.settings import MOST_DEALS, EveningSettings
from whistclub.games.registry import game_of_preset, profile_of
from whistclub.parties.formats.registry import movement
from whistclub.parties.movement import Movement
from whistclub.parties.results import DealScore, Measure, TableResult, total, winner
from whistclub.parties.seating import Side
from whistclub.rules.game import Game

_SAME_DEALS: Final = frozenset({"compass"})
"""The formats in which all tables play the same deals, so that no table plays one more."""

_MOST_POINTS: Final = 1000
_CARDS: Final = 52


class Terms(msgspec.Struct, frozen=True):
    """The terms of an evening.

    `has_winner` is false where a table is never level: in a game without sides, and where all tables play the same deals. `target` ends
    a table that plays a full game, None for a number of deals. `least` and `most` bound the points of a deal, which sum to nothing
    under `zero_sum`.
    """

    movement: Movement
    sides: int
    measure: Measure
    has_winner: bool
    deals: int
    target: int | None
    least: int
    most: int
    zero_sum: bool


def terms_of(settings: EveningSettings) -> Terms:
    """The terms of these settings. Raises BadOption for a game or a format that there is not."""
    options = tuple(sorted(settings.options.items()))
    return _terms(
        settings.format, settings.pairing, settings.preset, options, settings.length, settings.deals
    )


def check_settings(settings: EveningSettings) -> None:
    """Raises BadOption for settings that make no evening."""
    terms = terms_of(settings)
    game = game_of_preset(settings.preset, settings.options)
    if game.seats != 4 or len(game.stock.cards) != _CARDS:
        raise BadOption(reason("evening-game-of-four"))
    if terms.sides != 2 and settings.format != "individual":
        raise BadOption(reason("evening-game-without-pairs"))
    if terms.sides == 2 and terms.movement.measure == "drive_tricks" and settings.enter != "tricks":
        raise BadOption(reason("evening-tricks-wanted"))
    if terms.movement.least_tables > settings.tables:
        raise BadOption(reason("evening-tables", least=terms.movement.least_tables))
    if not settings.name.strip() or not settings.name.isprintable() or not settings.where.isprintable():
        raise BadOption(reason("evening-name"))


def holds_same_cards(terms: Terms) -> bool:
    """True if all tables of a round hold the same cards, dealt by the same seat."""
    return terms.sides == 2 and not terms.has_winner


def result_of(result: TableResult, terms: Terms) -> Side | None:
    """The side that won a table, None for a level one and in a game without sides."""
    return winner(result, terms.measure) if terms.sides == 2 else None


def is_level(result: TableResult, terms: Terms) -> bool:
    """True if the table needs a winner and has none."""
    return terms.has_winner and result_of(result, terms) is None


def is_over(result: TableResult, terms: Terms) -> bool:
    """True if nothing more is played at a table with this result."""
    count = len(result.deals)
    if is_level(result, terms):
        return False
    if terms.target is None or not terms.has_winner:
        return count >= terms.deals
    return count >= MOST_DEALS or max(total(result, "points")) >= terms.target


def deals_needed(result: TableResult, terms: Terms, *, over: bool) -> int:
    """The number of deals that a table plays as far as is known, 0 for a full game that is not over."""
    count = len(result.deals)
    if over:
        return count
    if terms.target is not None and terms.has_winner:
        return 0
    return max(terms.deals, count + 1)


def may_play(scores: Sequence[DealScore], terms: Terms) -> bool:
    """True if another deal may follow these, should all of them come to stand."""
    return not is_over(TableResult(tuple(scores)), terms)


@lru_cache(maxsize=64)
def _terms(
    key: str, pairing: str, preset: str, options: tuple[tuple[str, str], ...], length: str, deals: int
) -> Terms:
    game = game_of_preset(preset, dict(options))
    formed = movement(key, pairing)
    has_winner = game.sides == 2 and key not in _SAME_DEALS
    target = getattr(game.options, "target", None)
    least, most, zero_sum = _bounds(game)
    return Terms(
        movement=formed,
        sides=game.sides,
        measure=formed.measure if game.sides == 2 else "points",
        has_winner=has_winner,
        deals=deals,
        target=target if length == "game" and isinstance(target, int) else None,
        least=least,
        most=most,
        zero_sum=zero_sum,
    )


def _bounds(game: Game) -> tuple[int, int, bool]:
    """The least and most points of a seat in a deal, and whether the points of a deal sum to nothing."""
    program = profile_of(game.key).program
    if program is None:
        return -_MOST_POINTS, _MOST_POINTS, False
    limits = program.limits(game)
    return limits.least, limits.most, limits.zero_sum
