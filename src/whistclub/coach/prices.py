"""Prices: the worth of each act at a decision, by what the seat could know and, apart from that, as the cards lay."""

from collections.abc import Sequence
from functools import lru_cache
from statistics import NormalDist
from typing import Final, Literal

import msgspec

Method = Literal["cards", "early", "policy", "calls", "plays", "odds"]
"""The play after the act in each world: perfect with all cards seen; by the fast policy until that is asked for the
ending; by the policy to the end; called on by the conventions; played on by them; or the exact odds of a solitaire.
"""
Verdict = Literal["best", "level", "agreed", "error"]
"""The best act, one that no sample tells from it, one that an agreement asks for, or one that clearly costs
something.
"""


class Price(msgspec.Struct, frozen=True):
    """The worth of an act to the seat that made it.

    `points` count at the match score: the gain in the chance to win, in units of a point of the first deal. `scored`
    are the points of the deal itself, as the seat's score sheet counts them; `tricks` are those its side still takes,
    None where no tricks were counted; `chance` is that a hand of a solitaire comes out.
    """

    points: float
    scored: float
    tricks: float | None = None
    chance: float | None = None


class PricedAct(msgspec.Struct, frozen=True):
    """An act with its prices. `alike` are the acts equal to it, itself among them.

    `cost` is what it gives away against the best act, in points at the match score, and `error` the standard error of
    that cost; both 0 for the best. `tricks` is the cost in tricks: too few, or too many where they are avoided. `open`
    is the price as the cards lay: it explains luck and judges nothing.
    """

    act: str
    alike: tuple[str, ...]
    fair: Price
    cost: float = 0.0
    error: float = 0.0
    tricks: float | None = None
    open: Price | None = None


Word = Literal["best", "level", "cost"]
"""What a price is called: best, as good, or what it costs."""
_LEAST_POINTS: Final = 0.05
_LEAST_CHANCE: Final = 0.005
"""What is smaller than half the last digit told is nothing."""
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
    least = _LEAST_POINTS if one.fair.chance is None else _LEAST_CHANCE
    return "level" if one.cost < max(least, bar_among(len(prices)) * one.error) else "cost"


class Fact(msgspec.Struct, frozen=True):
    """The holding that best tells the worlds where one act is better from those where another is.

    `kind` is `card` (the seat holds the card), `at_least` or `at_most` (it holds so many cards of the suit), or
    `worlds` where no holding tells them apart: the worlds in which it is better. `chance` is the share of worlds in
    which it is so; `gain` is what the better act gains there in points at the match score, `rest` what it gains in all
    others, below 0 where it loses. So chance x gain + (1 - chance) x rest is the cost.
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
    it (`C2` to `C11`), `trumps`, `misere`, `bids` or `twiddles`; empty for none.
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
    fact: Fact | None = None

    @property
    def best(self) -> PricedAct:
        """The act with the highest fair price."""
        return self.acts[0]

    @property
    def made(self) -> PricedAct:
        """The act that was made."""
        return next(one for one in self.acts if self.played in one.alike)

    @property
    def cost(self) -> float:
        """The points at the match score that the act gave away, whatever asked for it."""
        return self.made.cost


class Ledger(msgspec.Struct, frozen=True, kw_only=True):
    """Where a seat's points of a deal came from. The parts add up: start + deal + hidden + own + partner + opponents =
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
    three acts that cost most. `chances` is the line of a solitaire, where `open` is empty.
    """

    number: int
    first: int
    marked: tuple[Marked, ...]
    open: tuple[tuple[float, ...], ...]
    ledgers: tuple[Ledger, ...]
    turning: tuple[int, ...]
    chances: tuple[Chance, ...] = ()
