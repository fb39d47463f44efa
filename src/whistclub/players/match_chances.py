"""The chance to win a match from each score, and the worth of a deal's points there.

The tables lie in `match_chances.json`; `tools/score_chances.py` made them from deals the conventions play against each
other. A table holds the chance of the side that deals, by its own score and the others'.
"""

from functools import cache, lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from whistclub.rules.game import Game
from whistclub.rules.options import Options, options_mapping, specs
from whistclub.rules.seats import Seat, pair_of
from whistclub.rules.values import DealResult, MatchResult, Setting

_LEVEL: Final = 0.5
"""The chance to win from a level score, by symmetry."""


class Table(msgspec.Struct, frozen=True):
    """The chances of the side that deals under these options, in parts of `Tables.parts`; the first score is
    `least`.
    """

    preset: str
    game: str
    options: dict[str, str]
    least: int
    rows: tuple[tuple[int, ...], ...]

    def at(self, own: int, other: int) -> int:
        """The parts at these scores; one below the least counts as the least, one past the target, where both stand
        level and play on, as the last before it.
        """
        last = len(self.rows) - 1
        return self.rows[min(last, max(0, own - self.least))][min(last, max(0, other - self.least))]


class Tables(msgspec.Struct, frozen=True):
    """The file: its tables, and the deals and the seed text they come from."""

    deals: int
    parts: int
    seed: str
    tables: tuple[Table, ...]


def chance_to_win(game: Game, setting: Setting, side: int) -> float | None:
    """The chance of this side to win the match that stands so before a deal; None where no table is for these options.

    In a rubber each game to come is even.
    """
    table = _table_of(game)
    if table is None:
        return None
    own, other = setting.score[side], setting.score[1 - side]
    deals = pair_of(setting.dealer) == side
    parts = table.at(own, other) if deals else _tables().parts - table.at(other, own)
    return _of_rubber(parts / _tables().parts, setting, side) if _is_rubber(game) else parts / _tables().parts


def worth_of_points(
    game: Game, setting: Setting, side: int, points: tuple[int, ...], carry: object = None
) -> float:
    """The worth of a deal's points to this side at the match score, in points.

    Where a table is for the options: the gain in the chance to win, in units of what a point is worth at the first
    score. Else, and in games of more than two sides, the points by which the side is ahead of the mean of the others.
    """
    if game.sides != 2:
        return points[side] - (sum(points) - points[side]) / (len(points) - 1)
    before = chance_to_win(game, setting, side)
    if before is None:
        return float(points[side] - points[1 - side])
    later = setting.carry if carry is None else carry
    after = _chance_after(game, setting, side, points, later)
    return (_with_stars(after, side, later) - _with_stars(before, side, setting.carry)) / _of_a_point(game)


def chance_of_worth(game: Game, worth: float) -> float | None:
    """The chance to win the match that so much worth is; None where worths are no chances: without a table for these
    options, and where winners are paid for their stars too.
    """
    if game.sides != 2 or _table_of(game) is None:
        return None
    has_stars = getattr(game.first_setting(Seat(0)).carry, "by_side", None) is not None
    return None if has_stars else worth * _of_a_point(game)


def _with_stars(chance: float, side: int, carry: object) -> float:
    """The chance itself; where winners are paid for their stars too, half the payment to be expected, in stakes."""
    stars: tuple[int, int] | None = getattr(carry, "by_side", None)
    if stars is None:
        return chance
    return (1 + chance * (1 + stars[side]) - (1 - chance) * (1 + stars[1 - side])) / 2


def _chance_after(game: Game, setting: Setting, side: int, points: tuple[int, ...], carry: object) -> float:
    following = game.next_setting(setting, DealResult((), points, carry))
    if isinstance(following, MatchResult):
        return float(side in following.winners)
    chance = chance_to_win(game, following, side)
    return _LEVEL if chance is None else chance


def _of_a_point(game: Game) -> float:
    """The gain in the chance to win by a point, at the start of a match."""
    return _first_points(game.key, _written(game))


@cache
def _first_points(key: str, options: tuple[tuple[str, str], ...]) -> float:
    """The mean over the first third of the way, since points may come in twos or fours."""
    table = _by_options()[key, options]
    points = max(1, (len(table.rows) + table.least) // 3)
    return (table.at(points, 0) - table.at(0, points)) / (2 * points * _tables().parts)


def _is_rubber(game: Game) -> bool:
    return bool(getattr(game.options, "rubber", False))


def _of_rubber(chance: float, setting: Setting, side: int) -> float:
    """The chance to win a rubber of three games, from the chance in this one."""
    games = setting.carry.games
    own, other = games[side], games[1 - side]
    # A later game is even: at love all, who wins this one needs one of two more (3/4), who loses it both (1/4).
    if own == other:
        return chance if own else chance * 0.75 + (1 - chance) * 0.25
    return chance + (1 - chance) * _LEVEL if own else chance * _LEVEL


def _table_of(game: Game) -> Table | None:
    return _by_options().get((game.key, _written(game)))


def _written(game: Game) -> tuple[tuple[str, str], ...]:
    return _texts_of(game.options)


@lru_cache(maxsize=256)
def _texts_of(options: Options) -> tuple[tuple[str, str], ...]:
    """The options as texts. A search asks for them thousands of times a deal, always of the same game."""
    values = options_mapping(options)
    return tuple((spec.name, spec.write(values[spec.name])) for spec in specs(type(options)))


@cache
def _by_options() -> dict[tuple[str, tuple[tuple[str, str], ...]], Table]:
    return {(table.game, tuple(table.options.items())): table for table in _tables().tables}


@cache
def _tables() -> Tables:
    data = files(__package__).joinpath("match_chances.json").read_bytes()
    return msgspec.json.decode(data, type=Tables)
