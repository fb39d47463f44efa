"""Acts tried in the same worlds: their means, and what each gives away against the best, with its standard error."""

from collections.abc import Callable, Sequence
from functools import partial
from math import sqrt
from typing import Final, NamedTuple

import msgspec

from whistclub.coach.prices import Method, Price, PricedAct, Verdict, bar_among
from whistclub.coach.stakes import Outcome, scored_by
from whistclub.players.match_chances import chance_of_worth
from whistclub.players.policy import Hands
from whistclub.rules.actions import Action
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.sums import added

LEAST: Final = 0.1
"""A smaller cost, in the smallest step of the points at stake, is not told: the last digit of what is said. Chosen by
hand.
"""
_WORTH_TELLING: Final = 0.4
"""An act that may cost so much of a step is looked at in more worlds; chosen by hand, so that errors of half a trick
are found.
"""
_FEWEST: Final = 4.0
"""Worlds worth fewer draws than this tell no spread; chosen by hand."""
_ROUND: Final = 9
"""Digits of a worth that count: sums of the same numbers differ by rounding alone."""


class Tried(msgspec.Struct, frozen=True, kw_only=True):
    """Groups of equal acts, and the outcome of each group in each world.

    Weights come to the number of independent draws that the worlds are worth. `hands` are the worlds' hands by seat as
    the seat to act found them, none where worlds are no hands of four; `deals` are those in which acts were played on
    to the end. `unit` is the smallest step of the points at stake; `avoids` is true where a trick costs something. Each
    world may stand for the mean of so many `parts`. The row of a group that was soon seen to be worse than others has
    the first worlds alone.
    """

    groups: tuple[tuple[Action, ...], ...]
    rows: tuple[tuple[Outcome, ...], ...]
    weights: tuple[float, ...]
    method: Method
    unit: float = 1.0
    hands: tuple[Hands, ...] = ()
    is_all: bool = False
    avoids: bool = False
    parts: int = 1
    deals: tuple[Position, ...] = ()

    def __repr__(self) -> str:
        return f"Tried({len(self.groups)} acts in {len(self.weights)} worlds)"

    @property
    def draws(self) -> float:
        """The independent draws that the worlds are worth."""
        return added(self.weights)

    @property
    def worlds(self) -> int:
        """The worlds looked at."""
        return len(self.weights) * self.parts

    def place_of(self, action: Action) -> int | None:
        """The group of this act; None where it was not tried."""
        return next((place for place, group in enumerate(self.groups) if action in group), None)

    @property
    def bar(self) -> float:
        """The standard errors that a cost must be above. The best of several acts is best by luck in part, and the more
        so the more there are: the chance that luck alone lifts any other act above the one made is that of a single one
        above `ERRORS` (Bonferroni's bound).
        """
        return bar_among(len(self.groups))

    def mean(self, values: Sequence[float]) -> float:
        """The weighted mean of a value by world, of all worlds or of the first."""
        weights = self.weights[: len(values)]
        return added(weight * value for weight, value in zip(weights, values, strict=True)) / added(weights)

    def level(self, place: int, value: Callable[[Outcome], float]) -> float:
        """The mean of a value with a group. Of one tried in the first worlds alone it is that of the best group, and
        the difference to that in those worlds: the same for both is what they bring beside it.
        """
        own = [value(one) for one in self.rows[place]]
        if self.is_whole(place):
            return self.mean(own)
        best = [value(one) for one in self.rows[self._best()]]
        return self.mean(best) + self.mean(own) - self.mean(best[: len(own)])

    def is_whole(self, place: int) -> bool:
        """True of a group that was tried in all worlds."""
        return len(self.rows[place]) == len(self.weights)

    def worths(self, place: int) -> list[float]:
        """The worths of a group by world."""
        return [outcome.worth for outcome in self.rows[place]]

    def points(self, place: int) -> tuple[float, ...]:
        """The mean points of each side with a group."""
        sides = range(len(self.rows[place][0].points))
        return tuple(self.level(place, partial(_points_of, side)) for side in sides)

    def tricks(self, place: int) -> float | None:
        """The mean tricks of the seat's side with a group; None where no tricks are counted."""
        found = [outcome.tricks for outcome in self.rows[place]]
        counted = [each for each in found if each is not None]
        return self.mean(counted) if len(counted) == len(found) else None

    def points_of_best(self) -> tuple[float, ...]:
        """The mean points of each side if the best act of each world were made: more than anybody can know."""
        best = [max(column, key=lambda one: one.worth).points for column in zip(*self.rows, strict=True)]
        return tuple(self.mean([points[side] for points in best]) for side in range(len(best[0])))

    def scored(self, place: int, game: Game, seat: Seat) -> list[float]:
        """The points of the deal with a group by world, as the seat's score sheet counts them."""
        return [scored_by(game, outcome.points, seat) for outcome in self.rows[place]]

    def gain(self, better: int, worse: int) -> tuple[float, float]:
        """The mean by which one group is worth more than another in the worlds of both, and the standard error of that
        mean.
        """
        return self.mean_gain(self.worths(better), self.worths(worse))

    def mean_gain(self, better: Sequence[float], worse: Sequence[float]) -> tuple[float, float]:
        """The same of any number by world."""
        differences = [one - two for one, two in zip(better, worse, strict=False)]
        mean = self.mean(differences)
        if self.is_all:
            return mean, 0.0
        draws = max(added(self.weights[: len(differences)]), _FEWEST)
        spread = self.mean([(each - mean) ** 2 for each in differences])
        # One more world that differs by a step: a rare one may not have been drawn, and no error is nothing.
        return mean, sqrt((draws * spread + self.unit**2) / (draws + 1) / (draws - 1))

    def may_cost(self, action: Action) -> bool:
        """True if this act may cost something worth telling. Other worlds are asked then, also where these say it
        clearly: those in which a cost was found tell it too large.
        """
        place, best = self.place_of(action), self.ranked()[0]
        if place is None or place == best or self.is_all:
            return False
        cost, error = self.gain(best, place)
        return cost + self.bar * error > _WORTH_TELLING * self.unit

    def ranked(self) -> list[int]:
        """The groups, the best first; of equal worth the one with more tricks, then the one named first."""
        best = self._best()
        others = (place for place in range(len(self.groups)) if place != best)
        return [best, *sorted(others, key=self._standing, reverse=True)]

    def _best(self) -> int:
        """The best of the groups that were tried in all worlds."""
        return max(filter(self.is_whole, range(len(self.groups))), key=self._standing)

    def _standing(self, place: int) -> tuple[float, float]:
        worth, tricks = self.level(place, lambda one: one.worth), self.tricks(place)
        return round(worth, _ROUND), round((tricks or 0.0) * (-1 if self.avoids else 1), _ROUND)


class Judged(NamedTuple):
    """The acts with their prices, the best first, and the verdict on the one made."""

    acts: tuple[PricedAct, ...]
    verdict: Verdict
    best: int
    made: int


def _points_of(side: int, outcome: Outcome) -> float:
    return outcome.points[side]


def judged(
    game: Game, seat: Seat, tried: Tried, made: Action, opened: Sequence[Outcome | None], *, agreed: bool
) -> Judged | None:
    """The prices of acts tried, with those `opened` by group as the cards lay; None where the act made is not among
    them.
    """
    place = tried.place_of(made)
    if place is None:
        return None
    best = tried.ranked()[0]
    cost, error = tried.gain(best, place)
    verdict = _verdict(tried, best == place, cost, error, agreed=agreed)
    return Judged(priced(game, seat, tried, opened), verdict, best, place)


def priced(game: Game, seat: Seat, tried: Tried, opened: Sequence[Outcome | None]) -> tuple[PricedAct, ...]:
    """The acts with their prices, the best first; `opened` has by group what came as the cards lay."""
    order = tried.ranked()
    return tuple(_priced(game, seat, tried, one, order[0], opened[one]) for one in order)


def _verdict(tried: Tried, is_best: bool, cost: float, error: float, *, agreed: bool) -> Verdict:  # noqa: FBT001
    if is_best or cost < max(LEAST * tried.unit, tried.bar * error):
        return "best" if is_best else "level"
    if not tried.is_all and tried.draws < _FEWEST:
        return "level"
    return "agreed" if agreed else "error"


def _priced(game: Game, seat: Seat, tried: Tried, place: int, best: int, opened: Outcome | None) -> PricedAct:
    cost, error = tried.gain(best, place) if place != best else (0.0, 0.0)
    worth = tried.level(place, lambda one: one.worth)
    fair = Price(
        worth,
        scored_by(game, tried.points(place), seat),
        tried.tricks(place),
        match=chance_of_worth(game, worth),
    )
    top = tried.tricks(best)
    group = tried.groups[place]
    return PricedAct(
        group[0].text,
        tuple(action.text for action in group),
        fair,
        cost,
        error,
        _lost(tried, top, fair.tricks),
        None if opened is None else price_of(game, seat, opened),
        _scored_error(game, seat, tried, best, place),
    )


def _scored_error(game: Game, seat: Seat, tried: Tried, best: int, place: int) -> float:
    """The standard error of the points of the deal that a group gives away."""
    if place == best:
        return 0.0
    return tried.mean_gain(tried.scored(best, game, seat), tried.scored(place, game, seat))[1]


def _lost(tried: Tried, best: float | None, made: float | None) -> float | None:
    """The tricks that an act gives away: too few, or too many where they are avoided."""
    if best is None or made is None:
        return None
    return made - best if tried.avoids else best - made


def price_of(game: Game, seat: Seat, outcome: Outcome) -> Price:
    """The price of an act that leads to this outcome."""
    return Price(
        outcome.worth,
        scored_by(game, outcome.points, seat),
        outcome.tricks,
        match=chance_of_worth(game, outcome.worth),
    )
