"""The worth of a High or a Low in an imagined deal: tricks by the policy, made true by self-play, at the match
score.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from whistclub.games.minnesota import Minnesota
from whistclub.games.minnesota.contracts import Contract, leader_of
from whistclub.games.minnesota.score import by_tricks
from whistclub.players.match_chances import worth_of_points
from whistclub.players.minnesota.bidding import high_count, low_count
from whistclub.players.minnesota.high import trump_suit
from whistclub.players.policy import Hands, Situation, tricks_played_out
from whistclub.players.reading import highest
from whistclub.rules.seats import FOUR, Seat, pair_of
from whistclub.rules.values import Setting

_TRICKS: Final = 13
"""The tricks of a deal."""


class Fit(msgspec.Struct, frozen=True):
    """Tricks of the side that leads: `start`, so many for each that the policy takes, and for each point by which the
    side's high and low counts are ahead of the others'.
    """

    start: float
    each: float
    high: float
    low: float


class Fits(msgspec.Struct, frozen=True):
    """The fits to deals of self-play, of High without trump, of Low, and of High with trump, in `trick_fits.json`.

    `tools/bidding_fits.py` made them.
    """

    high: Fit
    low: Fit
    trumps: Fit
    deals: int
    seed: str


@cache
def fits() -> Fits:
    """The fits as they are shipped."""
    return msgspec.json.decode(files(__package__).joinpath("trick_fits.json").read_bytes(), type=Fits)


class Worths:
    """The worth of contracts to one side at a match score; each is worked out once."""

    def __init__(self, game: Minnesota, setting: Setting, side: int) -> None:
        self._game, self._setting, self._side = game, setting, side
        self._by_tricks: dict[tuple[str, int], tuple[float, ...]] = {}

    def in_deals(self, contract: Contract, deals: Sequence[Hands]) -> list[float]:
        """The worth of a High or a Low in each of these deals, in points of the match."""
        worths = self.by_tricks(contract)
        found = []
        for tricks in expected_tricks(self._game, contract, deals, self._setting, self._side):
            under = min(int(tricks), _TRICKS - 1)
            part = tricks - under
            found.append(worths[under] * (1 - part) + worths[under + 1] * part)
        return found

    def by_tricks(self, contract: Contract) -> tuple[float, ...]:
        """The worth of each number of tricks of the side, from none to thirteen."""
        key = contract.kind, -1 if contract.bidder is None else pair_of(contract.bidder)
        if key not in self._by_tricks:
            self._by_tricks[key] = tuple(self._worth(contract, own) for own in range(_TRICKS + 1))
        return self._by_tricks[key]

    def _worth(self, contract: Contract, own: int) -> float:
        counts = (own, _TRICKS - own) if self._side == 0 else (_TRICKS - own, own)
        result = by_tricks(contract, counts, self._setting, self._game.options)
        return worth_of_points(self._game, self._setting, self._side, result.points)


def expected_tricks(
    game: Minnesota, contract: Contract, deals: Sequence[Hands], setting: Setting, side: int
) -> list[float]:
    """The tricks this side should take in the contract, by deal."""
    leader = leader_of(contract, setting.dealer, game.options)
    with_trump = has_trump(game, contract)
    fit = fits().low if contract.kind == "low" else fits().trumps if with_trump else fits().high
    leads, found = pair_of(leader), []
    counted = tricks_counted(contract, leader, deals, with_trump=with_trump)
    for hands, count in zip(deals, counted, strict=True):
        high, low = counts_ahead(hands, leads)
        tricks = fit.start + fit.each * count + fit.high * high + fit.low * low
        tricks = min(max(tricks, 0.0), float(_TRICKS))
        found.append(tricks if leads == side else _TRICKS - tricks)
    return found


def has_trump(game: Minnesota, contract: Contract) -> bool:
    """True if the first lead of this contract names trump."""
    return contract.kind == "grand" and game.options.trump == "first_lead"


def counts_ahead(hands: Hands, side: int) -> tuple[int, int]:
    """The points by which this side's high and low counts are ahead."""
    signs = [(hand, 1 if seat % 2 == side else -1) for seat, hand in enumerate(hands)]
    high = sum(sign * high_count(hand) for hand, sign in signs)
    return high, sum(sign * low_count(hand) for hand, sign in signs)


def tricks_counted(
    contract: Contract, leader: Seat, deals: Sequence[Hands], *, with_trump: bool
) -> list[int]:
    """The tricks of the side that leads when all four play by the policy, by deal."""
    by_trump: dict[str, list[int]] = {}
    for place, hands in enumerate(deals):
        suit = highest(trump_suit(hands[leader])).suits if with_trump else ""
        by_trump.setdefault(suit, []).append(place)
    found = [0] * len(deals)
    for trump, places in by_trump.items():
        counted = tricks_played_out(_situation(contract, leader, trump), [deals[place] for place in places])
        for place, count in zip(places, counted, strict=True):
            found[place] = count
    return found


def _situation(contract: Contract, leader: Seat, trump: str) -> Situation:
    """The play of the contract, seen from the side that leads."""
    side = sum(1 << seat for seat in FOUR[pair_of(leader) :: 2])
    return Situation(
        objective="fewest" if contract.kind == "low" else "most",
        side=side,
        counts=side,
        trump=trump,
        leader=leader,
    )
