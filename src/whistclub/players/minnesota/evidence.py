"""The evidence of a view of the Minnesota family: how likely a hand was to bid and call as it did, and the play.

Bids are read as the counts of `bidding` say, not quite strictly: near the bound either bid is likely, and any bid has some
chance on any hand.
"""

from math import exp, log
from typing import Final

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import MinnesotaOptions, MinnesotaView
from whistclub.games.minnesota.bids import BLACK_CARDS, RED_CARDS, ShownBid, lacked_colour
from whistclub.players.beliefs.evidence import Evidence
from whistclub.players.minnesota.bidding import dakota_count, high_count, high_from, low_count
from whistclub.players.minnesota.counts import dix_count, nola_count
from whistclub.players.minnesota.table import USUAL_CARD, table_of
from whistclub.players.policy import Situation, situation_of
from whistclub.players.reading import Reading
from whistclub.rules.actions import Call, Exchange, Lay
from whistclub.rules.seats import FOUR, Seat
from whistclub.rules.values import View

_ANY: Final = 0.04
"""The share of bids and cards laid that say nothing of the hand."""
_NULLO_TO: Final = 17
_DAKOTA_FROM: Final = 7
_DIX_FROM: Final = 10
_NOLA_TO: Final = 1


def evidence_of(view: View, options: MinnesotaOptions) -> Evidence:
    """The evidence of a seat's view. Raises ValueError for a spectator, or a view of another game."""
    if not isinstance(view, MinnesotaView):
        raise ValueError("this is no view of the Minnesota family")  # noqa: TRY004 (as every player does)
    table = table_of(view, options, USUAL_CARD)
    barred = [0, 0, 0, 0]
    for seat, action in view.acts[:4]:
        if isinstance(action, Lay):
            barred[seat] = lacked_colour(action)
    exchanged = sum(isinstance(action, Exchange) or action is None for _, action in view.acts[4:])
    seen = _Bids(view, options)
    return Evidence(
        table.reading,
        _situation(view, options, table.reading),
        (barred[0], barred[1], barred[2], barred[3]),
        seen.log_chance,
        tuple(seat for seat in FOUR if seat != view.viewer and seen.tells(seat)),
        moved=exchanged > 0,
    )


def _situation(view: MinnesotaView, options: MinnesotaOptions, reading: Reading) -> Situation:
    if view.contract == "sola_nola" and view.bidder is not None:
        return situation_of(reading, side=1 << view.bidder, objective="none")
    if view.contract == "low":
        return situation_of(reading, side=5, objective="fewest")
    names = options.trump == "first_lead" and view.contract == "grand"
    return situation_of(reading, side=5, names_trump=names)


class _Bids:
    """The bids shown and the specials called, as chances of hands."""

    def __init__(self, view: MinnesotaView, options: MinnesotaOptions) -> None:
        self._options = options
        self._shown = {bid.seat: bid for bid in view.bids}
        self._special = view.contract if view.contract in {"sola_nola", "grand_dix"} else ""
        self._caller = (
            view.bidder if self._special and Call(self._special) in {act for _, act in view.acts} else None
        )

    def tells(self, seat: Seat) -> bool:
        """True if something is known of this seat's bid."""
        return seat in self._shown or seat == self._caller

    def log_chance(self, seat: Seat, hand: Hand) -> float:
        """The log of the chance of what this seat bid with a hand as dealt."""
        chance = 1.0
        if seat in self._shown:
            chance = self._bid(self._shown[seat], hand)
        if seat == self._caller:
            chance *= _ANY + (1 - _ANY) * self._called(hand)
        return log(chance)

    def _bid(self, bid: ShownBid, hand: Hand) -> float:
        high = self._high(hand)
        if bid.means in {"high", "grand"}:
            chance = high
        elif bid.means == "low":
            chance = 1 - high
        else:
            nullo = (1 - high) * _rising(_NULLO_TO + 0.5 - high_count(hand) - low_count(hand))
            chance = nullo if bid.means == "nullo" else 1 - high - nullo
        return (_ANY + (1 - _ANY) * chance) * _laid(bid.cards, hand)

    def _high(self, hand: Hand) -> float:
        """The chance that a hand bids High."""
        if self._options.trump == "first_lead":
            return _rising(dakota_count(hand) - _DAKOTA_FROM + 0.5)
        return _rising(high_count(hand) + low_count(hand) - high_from(self._options) + 0.5)

    def _called(self, hand: Hand) -> float:
        if self._special == "grand_dix":
            return _rising(sum(dix_count(hand)) - _DIX_FROM + 0.5)
        return _rising(_NOLA_TO + 0.5 - nola_count(hand))


def _rising(over: float) -> float:
    """A chance that rises from 0 to 1 about the bound."""
    return 1 / (1 + exp(-1.5 * over))


def _laid(cards: tuple[Card, ...], hand: Hand) -> float:
    """The chance of the very card laid, its colour known: mostly the lowest."""
    if len(cards) != 1:
        return 1.0
    colour = BLACK_CARDS if cards[0].bit & BLACK_CARDS else RED_CARDS
    held = FRENCH.members(hand & colour)
    lowest = min((card.rank for card in held), default=0)
    ties = sum(card.rank == lowest for card in held)
    mostly = 0.8 / max(ties, 1) if cards[0].rank == lowest else 0.0
    return mostly + 0.2 / max(len(held), 1)
