"""The evidence of a view of the Minnesota family: how likely a hand was to bid and call as it did, and the play.

Bids are read by the counts of `bidding`, each with the share of hands that bid so in self-play (`bid_chances.json`,
made by `tools/bid_chances.py`), and any bid has some chance on any hand.
"""

from collections.abc import Callable, Sequence
from functools import cache, lru_cache
from importlib.resources import files
from math import log
from typing import TYPE_CHECKING, Final

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
from whistclub.players.worlds.hand_bids import (
    Count,
    HeardBids,
    Laid,
    SeatBids,
    SuitCount,
    hand_counts,
    ladder,
    laid,
)
from whistclub.players.worlds.hand_bids import Ladder as CountLadder
from whistclub.rules.actions import Call, Exchange, Lay
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.values import View

if TYPE_CHECKING:
    from whistclub.solver import _kernel


class BidChances(msgspec.Struct, frozen=True):
    """The file: the chance to bid High by the count less the bound, with trump named by the first lead by its own
    count; to say nullo by the count, where grand is not said; to lay each card of the colour, from the lowest; to call
    the specials; and of cards that can be caught in a Sola Nola after its exchange.
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

    Once cards were exchanged, nobody but the two knows which: the hands are those after the exchange, and of the two
    only the bidder's call is read, by the hand it led to.
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
        seen.heard(view.viewer),
    )


def _situation(view: MinnesotaView, options: MinnesotaOptions, reading: Reading) -> Situation:
    if view.contract == "sola_nola" and view.bidder is not None:
        return situation_of(reading, side=1 << view.bidder, objective="none")
    if view.contract == "low":
        return situation_of(reading, side=5, objective="fewest")
    names = options.trump == "first_lead" and view.contract == "grand"
    return situation_of(reading, side=5, names_trump=names)


_HIGH_LOW, _DAKOTA, _DIX, _CAUGHT, _NOLA = range(5)
"""The numbers of the counts below."""
_STEPS: Final = range(80)
"""The whole counts that a hand may have."""


@cache
def _plain_counts() -> "_kernel.HandCounts | None":
    """The counts that hands bid by, for the kernel: one suit's cards at a time."""
    return hand_counts(_PLAIN_TABLES, _PLAIN)


@cache
def _all_counts() -> "_kernel.HandCounts | None":
    """These, and after them the counts that the specials are called by."""
    return hand_counts((*_PLAIN_TABLES, *_SPECIAL_TABLES), (*_PLAIN, *_SPECIAL))


def _honours_and_shortness(cards: Hand) -> int:
    """The part of one suit in `dakota_count`, but for its length as trumps."""
    return sum(max(0, card.rank - 10) for card in FRENCH.iterate(cards)) + max(0, 2 - cards.bit_count())


_PLAIN_TABLES: Final[tuple[SuitCount, ...]] = (
    lambda cards: high_count(cards) + low_count(cards),
    _honours_and_shortness,
    lambda cards: 2 * max(0, cards.bit_count() - 3),
)
"""The part of a suit in the counts that hands bid by, as the kernel's tables."""
_PLAIN: Final = (Count((0, 0, 0, 0)), Count((1, 1, 1, 1), best=2))
"""These counts, by the numbers of the tables."""
_SPECIAL_TABLES: Final[tuple[SuitCount, ...]] = (
    lambda cards: sum(dix_count(cards)),
    cards_caught,
    lambda cards: cards_caught(cards) - nola_count(cards) if cards else 0,
)
"""The part of a suit in the counts of the specials, and the most that passing a card on takes off."""
_SPECIAL: Final = (Count((3, 3, 3, 3)), Count((4, 4, 4, 4)), Count((4, 4, 4, 4), best=5, factor=-1))
"""These counts, by the numbers of all tables."""


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

    def heard(self, viewer: Seat | None) -> HeardBids | None:
        """The same for the kernel; None without it, or where nothing is known."""
        counts = _plain_counts() if self._caller is None else _all_counts()
        tells = [seat != viewer and self.tells(seat) for seat in FOUR]
        if counts is None or not any(tells):
            return None
        north, east, south, west = (
            self._seat_bids(seat) if told else SeatBids() for seat, told in zip(FOUR, tells, strict=True)
        )
        return HeardBids(counts, (north, east, south, west))

    def _seat_bids(self, seat: Seat) -> SeatBids:
        ladders: list[CountLadder] = []
        cards: tuple[Laid, ...] = ()
        bid = self._shown.get(seat)
        if bid is not None:
            number = _DAKOTA if self._options.trump == "first_lead" else _HIGH_LOW
            ladders.append(_ladder_of_bid(bid.means, number, self._options))
            cards = tuple(_laid_card(card) for card in bid.cards if len(bid.cards) == 1)
        if seat == self._caller:
            number, steps = self._call()
            ladders.append(ladder(number, steps.at, _STEPS))
        return SeatBids(tuple(ladders), cards)

    def _bid(self, bid: ShownBid, hand: Hand) -> float:
        is_dakota = self._options.trump == "first_lead"
        count = dakota_count(hand) if is_dakota else high_count(hand) + low_count(hand)
        return _chance_of_bid(bid.means, self._options)(count) * self._laid(bid.cards, hand)

    def _call(self) -> tuple[int, Ladder]:
        """The number of the count that a special goes by, and its chances."""
        if self._special == "grand_dix":
            return _DIX, self._chances.grand_dix
        if self._exchanged:
            return _CAUGHT, self._chances.exchanged
        return _NOLA, self._chances.sola_nola

    def _called(self, hand: Hand) -> float:
        number, chances = self._call()
        if number == _DIX:
            return chances.at(sum(dix_count(hand)))
        return chances.at(cards_caught(hand) if number == _CAUGHT else nola_count(hand))

    def _laid(self, cards: tuple[Card, ...], hand: Hand) -> float:
        """The chance of the very card laid, its colour known."""
        if len(cards) != 1:
            return 1.0
        held = of_colour(hand, cards[0])
        return with_strays(_share(self._chances.card, held.index(cards[0])), 1 / len(held))


def _chance_of_bid(means: str, options: MinnesotaOptions) -> Callable[[int], float]:
    """The chance of a bid by the count that hands bid by under these options."""
    chances = bid_chances()
    by_dakota = options.trump == "first_lead"

    def chance(count: int) -> float:
        high = chances.dakota.at(count) if by_dakota else chances.high.at(count - high_from(options))
        if means in {"high", "grand"}:
            return high
        if means == "low" or options.bidding != "spoken":
            return 1 - high
        # Spoken bids are never by the count with trump.
        nullo = chances.nullo.at(count)
        return (1 - high) * (nullo if means == "nullo" else 1 - nullo)

    return chance


@lru_cache(maxsize=64)
def _ladder_of_bid(means: str, number: int, options: MinnesotaOptions) -> CountLadder:
    return ladder(number, _chance_of_bid(means, options), _STEPS)


@cache
def _laid_card(card: Card) -> Laid:
    chances = bid_chances().card
    colour = of_colour(FRENCH.full, card)
    return laid(colour, card, lambda below, size: with_strays(_share(chances, below), 1 / max(size, 1)))


def of_colour(hand: Hand, card: Card) -> Sequence[Card]:
    """The cards of the card's colour in a hand, from the lowest, equals in pack order."""
    colour = BLACK_CARDS if card.bit & BLACK_CARDS else RED_CARDS
    return sorted(FRENCH.members((hand | card.bit) & colour), key=lambda one: one.rank)


def _share(shares: tuple[float, ...], place: int) -> float:
    return shares[place] if place < len(shares) else 0.0
