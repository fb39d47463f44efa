"""The evidence of a view of the Minnesota family: how likely a hand was to bid and call as it did, and the play.

Bids are read by the counts of `bidding`, each with the share of hands that bid so in self-play (`bid_chances.json`, made by
`tools/bid_chances.py`), and any bid has some chance on any hand.
"""

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import log

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.minnesota import MinnesotaOptions, MinnesotaView
from whistclub.games.minnesota.bids import BLACK_CARDS, RED_CARDS, ShownBid, lacked_colour
from whistclub.players.minnesota.bidding import dakota_count, high_count, high_from, low_count
from whistclub.players.minnesota.counts import cards_caught, dix_count, nola_count
from whistclub.players.minnesota.table import USUAL_CARD, table_of
from whistclub.players.policy import Situation, situation_of
from whistclub.players.reading import Reading
from whistclub.players.worlds.evidence import Evidence, Ladder, with_strays
from whistclub.rules.actions import Call, Exchange, Lay
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.values import View


class BidChances(msgspec.Struct, frozen=True):
    """The file: the chance to bid High by the count less the bound, with trump named by the first lead by its own count; to
    say nullo by the count, where grand is not said; to lay each card of the colour, from the lowest; to call the specials;
    and of cards that can be caught in a Sola Nola after its exchange.
    """

    high: Ladder
    dakota: Ladder
    nullo: Ladder
    card: tuple[float, ...]
    grand_dix: Ladder
    sola_nola: Ladder
    exchanged: Ladder
    deals: int
    seed: str


@cache
def bid_chances() -> BidChances:
    """The chances as they are shipped."""
    return msgspec.json.decode(files(__package__).joinpath("bid_chances.json").read_bytes(), type=BidChances)


def evidence_of(view: View, options: MinnesotaOptions) -> Evidence:
    """The evidence of a seat's view. Raises ValueError for a spectator, or a view of another game.

    Once cards were exchanged, nobody but the two knows which: the hands are those after the exchange, and of the two only
    the bidder's call is read, by the hand it led to.
    """
    if not isinstance(view, MinnesotaView):
        raise ValueError("this is no view of the Minnesota family")  # noqa: TRY004 (as every player does)
    table = table_of(view, options, USUAL_CARD)
    exchanged = sum(isinstance(act, Exchange) or act is None for _, act in view.acts[4:]) == len(FOUR) // 2
    barred = [0, 0, 0, 0]
    for seat, action in view.acts[:4]:
        if isinstance(action, Lay) and not (exchanged and view.bidder in {seat, partner_of(seat)}):
            barred[seat] = lacked_colour(action)
    seen = _Bids(view, options, exchanged=exchanged)
    return Evidence(
        table.reading,
        _situation(view, options, table.reading),
        (barred[0], barred[1], barred[2], barred[3]),
        seen.log_chance,
        tuple(seat for seat in FOUR if seat != view.viewer and seen.tells(seat)),
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

    def __init__(self, view: MinnesotaView, options: MinnesotaOptions, *, exchanged: bool) -> None:
        self._options = options
        self._chances = bid_chances()
        self._special = view.contract if view.contract in {"sola_nola", "grand_dix"} else ""
        self._caller = (
            view.bidder if self._special and Call(self._special) in {act for _, act in view.acts} else None
        )
        self._exchanged = exchanged
        self._shown = {bid.seat: bid for bid in view.bids}
        if exchanged and view.bidder is not None:
            for seat in (view.bidder, partner_of(view.bidder)):
                self._shown.pop(seat, None)

    def tells(self, seat: Seat) -> bool:
        """True if something is known of this seat's bid."""
        return seat in self._shown or seat == self._caller

    def log_chance(self, seat: Seat, hand: Hand) -> float:
        """The log of the chance of what this seat bid with a hand as dealt, or as it is after an exchange."""
        chance = 1.0
        if seat in self._shown:
            chance = self._bid(self._shown[seat], hand)
        if seat == self._caller:
            chance *= self._called(hand)
        return log(chance)

    def _bid(self, bid: ShownBid, hand: Hand) -> float:
        high = self._high(hand)
        if bid.means in {"high", "grand"}:
            chance = high
        elif bid.means == "low" or self._options.bidding != "spoken":
            chance = 1 - high
        else:
            nullo = self._chances.nullo.at(high_count(hand) + low_count(hand))
            chance = (1 - high) * (nullo if bid.means == "nullo" else 1 - nullo)
        return chance * self._laid(bid.cards, hand)

    def _high(self, hand: Hand) -> float:
        """The chance that a hand bids High."""
        if self._options.trump == "first_lead":
            return self._chances.dakota.at(dakota_count(hand))
        return self._chances.high.at(high_count(hand) + low_count(hand) - high_from(self._options))

    def _called(self, hand: Hand) -> float:
        if self._special == "grand_dix":
            return self._chances.grand_dix.at(sum(dix_count(hand)))
        if self._exchanged:
            return self._chances.exchanged.at(cards_caught(hand))
        return self._chances.sola_nola.at(nola_count(hand))

    def _laid(self, cards: tuple[Card, ...], hand: Hand) -> float:
        """The chance of the very card laid, its colour known."""
        if len(cards) != 1:
            return 1.0
        held = of_colour(hand, cards[0])
        return with_strays(_share(self._chances.card, held.index(cards[0])), 1 / len(held))


def of_colour(hand: Hand, card: Card) -> Sequence[Card]:
    """The cards of the card's colour in a hand, from the lowest, equals in pack order."""
    colour = BLACK_CARDS if card.bit & BLACK_CARDS else RED_CARDS
    return sorted(FRENCH.members((hand | card.bit) & colour), key=lambda one: one.rank)


def _share(shares: tuple[float, ...], place: int) -> float:
    return shares[place] if place < len(shares) else 0.0
