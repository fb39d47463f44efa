"""Prices: the worth of each act at a decision, by what the seat could know and, apart from that, as the cards lay."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import Final, Literal, NamedTuple

import msgspec

from whistclub.coach.reasons.reason import PlayReason

Method = Literal["cards", "early", "policy", "calls", "plays", "odds"]
"""The play after the act in each world: perfect with all cards seen; by the fast policy until that is asked for the
ending; by the policy to the end; called on by the conventions; played on by them; or the exact odds of a solitaire.
"""
Verdict = Literal["best", "level", "agreed", "opinion", "error"]
"""The best act, one that no sample tells from it, one that an agreement asks for, one whose cost a second judge does
not find, or one that clearly costs something.
"""


class Price(msgspec.Struct, frozen=True):
    """The worth of an act to the seat that made it.

    `points` count at the match score: the gain in the chance to win, in units of a point of the first deal. `scored`
    are the points of the deal itself, as the seat's score sheet counts them; `tricks` are those its side still takes,
    None where no tricks were counted; `chance` is that a hand of a solitaire comes out; `match` is the gain in the
    chance to win the match, None where none is counted.
    """

    points: float
    scored: float
    tricks: float | None = None
    chance: float | None = None
    match: float | None = None


Unit = Literal["points", "match", "worth"]
"""A unit of what is told: points of the deal, chances to win the match, or points at the match score where only those
tell two acts apart: a star moves neither.
"""
LEAST_POINTS: Final = 0.05
LEAST_CHANCE: Final = 0.005
"""Half the last digit told: anything smaller is nothing."""


class Amount(NamedTuple):
    """An amount that an act gives away, in the unit in which it is told; below 0 where it gains."""

    value: float
    unit: Unit


def given_away(best: Price, made: Price) -> Amount:
    """The amount that the second of two prices gives away against the first: points of the deal, which add up to the
    ledger; where it gives none of them away, what it costs in the match.
    """
    points = Amount(best.scored - made.scored, "points")
    worth = best.points - made.points
    if abs(points.value) >= LEAST_POINTS and points.value * worth >= 0:
        return points
    if best.match is not None and made.match is not None:
        chance = Amount(best.match - made.match, "match")
        return chance if abs(chance.value) >= LEAST_CHANCE else points
    return Amount(worth, "worth") if abs(worth) >= LEAST_POINTS else points


def is_nothing(amount: Amount) -> bool:
    """True if an amount is less than half the last digit in which it is told."""
    return abs(amount.value) < (LEAST_CHANCE if amount.unit == "match" else LEAST_POINTS)


class PricedAct(msgspec.Struct, frozen=True):
    """An act with its prices. `alike` are the acts equal to it, itself among them.

    `cost` is what it gives away against the best act, in points at the match score, and `error` the standard error of
    that cost; both 0 for the best. They judge; what is told is `given_away`, and `scored_error` the standard error of
    its points of the deal. `tricks` is the cost in tricks: too few, or too many where they are avoided. `open` is the
    price as the cards lay: it explains luck and judges nothing.
    """

    act: str
    alike: tuple[str, ...]
    fair: Price
    cost: float = 0.0
    error: float = 0.0
    tricks: float | None = None
    open: Price | None = None
    scored_error: float = 0.0


class FairHint(msgspec.Struct, frozen=True):
    """The acts of a view with their fair prices, the best first, and the reason of play for which the best card is
    better than the act `over`; no reason where none is found.
    """

    prices: tuple[PricedAct, ...] = ()
    over: str = ""
    reason: PlayReason | None = None

    def __repr__(self) -> str:
        return f"FairHint({len(self.prices)} acts)"


def error_in(one: PricedAct, amount: Amount) -> float:
    """The standard error of what an act gives away, in the unit of that amount."""
    if amount.unit == "points":
        return one.scored_error
    return one.error if amount.unit == "worth" or not one.cost else one.error * amount.value / one.cost


def lost_by(one: PricedAct, prices: Sequence[PricedAct]) -> Amount:
    """The amount that an act gives away against the best of these prices."""
    return given_away(min(prices, key=lambda each: each.cost).fair, one.fair)


def whole_of(one: PricedAct) -> Amount | None:
    """The worth of an act beyond the chance of a hand of a solitaire: the chance of the whole game, or points; None
    where nothing else counts.
    """
    fair = one.fair
    if fair.chance is None or fair.chance == fair.points:
        return None
    return Amount(fair.points, "points" if fair.scored == fair.points else "match")


Word = Literal["best", "level", "cost"]
"""The name of a price: best, as good, or what it costs."""
ERRORS: Final = 2.5
"""Standard errors that a cost must be above, of two acts; a verdict among more of them asks for more. Chosen by
hand.
"""


@lru_cache(maxsize=64)
def bar_among(acts: int) -> float:
    """The standard errors that a cost must be above among so many acts: 2.5 of two, 3.0 of six, 3.3 of thirteen."""
    normal = NormalDist()
    return normal.inv_cdf(1 - (1 - normal.cdf(ERRORS)) / max(1, acts - 1))


def word_of(one: PricedAct, prices: Sequence[PricedAct]) -> Word:
    """The word for the price of an act among all there are, the best first."""
    if one is prices[0]:
        return "best"
    if one.fair.chance is None and is_nothing(lost_by(one, prices)):
        return "level"
    least = LEAST_POINTS if one.fair.chance is None else LEAST_CHANCE
    return "level" if one.cost < max(least, bar_among(len(prices)) * one.error) else "cost"


class Fact(msgspec.Struct, frozen=True):
    """The holding that best tells the worlds where one act is better from those where another is.

    `kind` is `card` (the seat holds the card), `at_least` or `at_most` (it holds so many cards of the suit), or
    `worlds` where no holding tells them apart: the worlds in which it is better. `chance` is the share of worlds in
    which it is so; `gain` is what the better act gains there in points of the deal, `rest` what it gains in all
    others, below 0 where it loses. So chance x gain + (1 - chance) x rest is what is given
    away.
    """

    kind: Literal["card", "at_least", "at_most", "worlds"]
    better: str
    worse: str
    chance: float
    gain: float
    rest: float
    seat: str = ""
    card: str = ""
    suit: str = ""
    count: int = 0


class Heaps(msgspec.Struct, frozen=True):
    """Of a hundred worlds those in which the better act brings more, the same, and less than the one made."""

    more: int
    same: int
    less: int


class Custom(msgspec.Struct, frozen=True):
    """The agreement that asked for an act, or the count behind it: a key `why-...` of the catalogues with its facts.

    `is_agreed` is true where the partner reads the act so.
    """

    act: str
    is_agreed: bool
    key: str
    facts: dict[str, str | int]


class Marked(msgspec.Struct, frozen=True, kw_only=True):
    """A decision with a real choice, its prices and what is to be said of it.

    `number` counts the acts of the deal from 1, `trick` the tricks (0 before the first card). `acts` have the best
    first; `played` is the one that was made. Prices are over `worlds` worlds, worth `draws` independent ones; `is_all`
    where there was no other world. `luck` is what the hidden cards gave the seat's side with this act, in points of the
    deal, less what was to be expected; 0 before the whole deal was looked at. `theme` is the convention that speaks of
    it (`C2` to `C11`), `trumps`, `misere`, `bids` or `twiddles`, and of others the place in the trick
    (`coach.pricing.place_in_trick`). `heaps` are those of an act that is open to opinion.
    """

    number: int
    trick: int
    seat: str
    played: str
    verdict: Verdict
    acts: tuple[PricedAct, ...]
    method: Method
    worlds: int
    draws: float
    is_all: bool
    luck: float = 0.0
    theme: str = ""
    custom: Custom | None = None
    reason: PlayReason | None = None
    fact: Fact | None = None
    heaps: Heaps | None = None

    @property
    def best(self) -> PricedAct:
        """The act with the highest fair price."""
        return self.acts[0]

    @property
    def made(self) -> PricedAct:
        """The act that was made."""
        return next(one for one in self.acts if self.played in one.alike)

    @property
    def is_costly(self) -> bool:
        """True if the fair price clearly tells the act from the best one, whether that makes it an error or not."""
        return self.verdict in ("error", "agreed", "opinion")

    @property
    def better(self) -> str:
        """The best act as it is named: of equal ones the one that the conventions would make, of which the reason
        speaks.
        """
        return self.custom.act if self.custom and self.custom.act in self.best.alike else self.best.act

    @property
    def cost(self) -> float:
        """The points of the deal that the act gave away, whatever asked for it; of a solitaire's what it was worth for
        the whole game. Below 0 where only the match made it dear.
        """
        return self.made.cost if self.method == "odds" else self.best.fair.scored - self.made.fair.scored

    @property
    def given_away(self) -> Amount:
        """The amount that the act gave away, as it is told."""
        return given_away(self.best.fair, self.made.fair)

    @property
    def give_or_take(self) -> float:
        """The standard error of what the act gave away, in its unit."""
        return error_in(self.made, self.given_away)

    @property
    def match_cost(self) -> float:
        """The chance to win the match that the act gave away, told beside its points; 0 where none is counted."""
        best, made = self.best.fair.match, self.made.fair.match
        return 0.0 if best is None or made is None or self.given_away.unit != "points" else best - made

    @property
    def open_cost(self) -> Amount | None:
        """The same as the cards lay: of an act that clearly cost something against the better one, of any other against
        the best there was; None where that is not known.
        """
        made = self.made.open
        if made is None:
            return None
        if self.is_costly:
            return None if self.best.open is None else given_away(self.best.open, made)
        ends = [one.open for one in self.acts if one.open is not None]
        return given_away(max(ends, key=lambda one: (one.scored, one.points)), made)


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """The parts of a seat's points in a deal, which add up: start + deal + hidden + own + partner + opponents =
    points.

    `start` is what the seat could expect before its cards were dealt; `deal` the luck of the deal, `hidden` that of the
    cards nobody could see, `own`, `partner` and `opponents` the errors of each. `blind` is the part of `hidden` that is
    no chance but the price of not seeing through the backs, which nobody can avoid.
    """

    seat: str
    points: float
    start: float
    deal: float
    hidden: float
    own: float
    partner: float
    opponents: float
    blind: float = 0.0

    @property
    def without_luck(self) -> float:
        """The points with the luck of the deal and of the hidden cards taken out."""
        return self.points - self.deal - (self.hidden - self.blind)


class Chance(msgspec.Struct, frozen=True):
    """A point of the line of one's own chance in a hand of a solitaire: that the hand comes out.

    `before` is the chance with the best act, `after` with the one made; `number` counts the acts of the deal from 1,
    `trick` the tricks of the hand (0 with the bid). At the end of a hand both are 0 or 1 and `number` is that of its
    last act. `is_exact` is false where the odds are nearly right. `whole` is the chance before the act that the whole
    game is won, by the tables of what bids and markers left are worth; None with points.
    """

    hand: str
    trick: int
    number: int
    before: float
    after: float
    is_exact: bool = True
    whole: float | None = None


class DealReview(msgspec.Struct, frozen=True, kw_only=True):
    """A deal reviewed: each decision, the points by side as the cards lay after each act (the first before any), a
    ledger for each seat.

    `first` is the number, in the whole record, of the act before the deal's first. `turning` are the numbers of up to
    three errors that cost most. `chances` is the line of a solitaire, where `open` is empty.
    """

    number: int
    first: int
    marked: tuple[Marked, ...]
    open: tuple[tuple[float, ...], ...]
    ledgers: tuple[Ledger, ...]
    turning: tuple[int, ...]
    chances: tuple[Chance, ...] = ()
