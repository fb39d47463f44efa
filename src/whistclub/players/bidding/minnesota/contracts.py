"""The worth of a High or a Low in an imagined deal: tricks by rules of thumb, made true by self-play, at the match score."""

from typing import Final

import msgspec

from whistclub.games.minnesota import Minnesota
from whistclub.games.minnesota.contracts import Contract, leader_of
from whistclub.games.minnesota.score import by_tricks
from whistclub.players.bidding.chances import worth_of_points
from whistclub.players.bidding.trials import Hands, tricks_of_side
from whistclub.players.minnesota.south_dakota import trump_suit
from whistclub.players.reading import highest
from whistclub.rules.seats import pair_of
from whistclub.rules.values import Setting

_TRICKS: Final = 13


class Regression(msgspec.Struct, frozen=True):
    """Tricks of the side that leads: `start`, and so many for each that the rules of thumb take."""

    start: float
    each: float


LOW: Final = Regression(0.0, 1.0)
HIGH: Final = Regression(0.0, 1.0)
TRUMPS: Final = Regression(0.0, 1.0)


class Worths:
    """The worth of contracts to one side at a match score; each is worked out once."""

    def __init__(self, game: Minnesota, setting: Setting, side: int) -> None:
        self._game, self._setting, self._side = game, setting, side
        self._by_tricks: dict[tuple[str, int], tuple[float, ...]] = {}

    def in_deal(self, contract: Contract, hands: Hands) -> float:
        """The worth of a High or a Low in this deal, in points of the match."""
        tricks = expected_tricks(self._game, contract, hands, self._setting, self._side)
        worths = self.by_tricks(contract)
        under = min(int(tricks), _TRICKS - 1)
        part = tricks - under
        return worths[under] * (1 - part) + worths[under + 1] * part

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


def expected_tricks(game: Minnesota, contract: Contract, hands: Hands, setting: Setting, side: int) -> float:
    """The tricks this side should take in the contract."""
    leader = leader_of(contract, setting.dealer, game.options)
    trumps, fit = 0, LOW if contract.kind == "low" else HIGH
    if contract.kind == "grand" and game.options.trump == "first_lead":
        trumps, fit = highest(trump_suit(hands[leader])).shares, TRUMPS
    leads = pair_of(leader)
    counted = tricks_of_side(hands, leader, leads, trumps, low=contract.kind == "low")
    tricks = min(max(fit.start + fit.each * counted, 0.0), float(_TRICKS))
    return tricks if leads == side else _TRICKS - tricks
