"""The contract played: a High, a Low or one of the two specials, who leads, and when it is decided."""

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.rules.seats import FOUR, Seat, left_of, pair_of, partner_of, right_of
from whistclub.rules.tricks import EVERYONE, WITHOUT, Judge, Tricks

Kind = Literal["grand", "low", "sola_nola", "grand_dix"]
DIX_TRICKS: Final = 7
"""Tricks to be won one after the other in Grand Dix; all of them from a hand that has fewer."""


class Contract(msgspec.Struct, frozen=True):
    """The contract played, and `bidder`: who granded, bid the nullo or called the special.

    Nobody bid a Low that was laid in cards or passed out. `grander` granded; `alone` plays a special alone while
    `sitting_out`, the partner, sits out (in Grand Dix after leading one card).
    """

    kind: Kind
    bidder: Seat | None = None
    grander: Seat | None = None
    alone: Seat | None = None
    sitting_out: Seat | None = None

    def is_decided(self, won: Sequence[int]) -> bool:
        """True if a special is made or failed before its last trick, by the tricks won by seat."""
        own = 0 if self.alone is None else won[self.alone]
        if self.kind == "sola_nola":
            return own > 0
        return sum(won) > own or own == DIX_TRICKS

    def made(self, tricks: Tricks) -> bool:
        """True if a special that has ended was made: no trick for the bidder, or every trick so far."""
        own = 0 if self.alone is None else tricks.won[self.alone]
        return own == 0 if self.kind == "sola_nola" else own == sum(tricks.won)


LOW: Final = Contract("low")
NULLO: Final = tuple(Contract("low", seat) for seat in FOUR)
GRAND: Final = tuple(Contract("grand", seat, seat) for seat in FOUR)
SOLA_NOLA: Final = tuple(Contract("sola_nola", seat, None, seat, partner_of(seat)) for seat in FOUR)
GRAND_DIX: Final = tuple(Contract("grand_dix", seat, None, seat, partner_of(seat)) for seat in FOUR)


def leader_of(contract: Contract, dealer: Seat, options: MinnesotaOptions) -> Seat:
    """The seat that leads to the first trick."""
    bidder = contract.bidder
    if bidder is None:
        return left_of(dealer) if options.low_lead == "left_of_dealer" else right_of(dealer)
    if contract.kind == "sola_nola":
        return right_of(bidder)
    if contract.kind == "grand_dix":
        return partner_of(bidder)
    if contract.kind == "low":
        return left_of(dealer) if options.low_lead == "left_of_dealer" else right_of(bidder)
    if options.high_lead == "grander":
        return bidder
    return right_of(bidder) if options.high_lead == "right_of_grander" else left_of(bidder)


def first_trick(
    contract: Contract, hands: tuple[Hand, ...], dealer: Seat, options: MinnesotaOptions
) -> Tricks:
    """The play about to begin; a trump that the first lead names is not yet in force."""
    leader = leader_of(contract, dealer, options)
    out = contract.sitting_out
    later = EVERYONE if out is None else WITHOUT[out]
    first = later if contract.kind == "sola_nola" else EVERYONE
    return Tricks(Judge(FRENCH), hands, leader, leader, circle=first, next_circle=later)


def side_of(contract: Contract) -> int:
    """The bidder's side. Raises ValueError where nobody bid."""
    if contract.bidder is None:
        raise ValueError("a Low that nobody bid has no side")
    return pair_of(contract.bidder)
