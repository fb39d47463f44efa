"""The bids of Call-ace Whist, the auction of two at a time, the contract that it comes to, and its score."""

from functools import cache, lru_cache
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import Facts
from whistclub.cards.pack import Hand
from whistclub.rules.actions import Action, Call, words_of
from whistclub.rules.before_play import Started
from whistclub.rules.claims import won_with_claim
from whistclub.rules.payments import nothing_paid, paid
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.tricks import NO_TRUMP, Tricks
from whistclub.rules.values import DealResult, Ending, ScoreLine

KINDS: Final = ("alm", "vip", "gode", "halve", "sans")
"""The kinds of a bid of a number: plain, then the attachments, ascending."""
PASS: Final = Call("pass")
_PLACES: Final = 4
_ENDED: Final = -1
_FAILED: Final = 2
"""Each trick that is missing costs so many times the worth of the bid."""


class Bid(msgspec.Struct, frozen=True):
    """A bid: its kind, the tricks to win, or at most in a sol, its worth, and its place among the bids."""

    call: Call
    kind: str
    tricks: int
    points: int
    place: tuple[int, int]

    @property
    def name(self) -> str:
        """The words behind the verb, which name the contract: `9 vip`, `ren_sol`."""
        return words_of(self.call)

    @property
    def is_sol(self) -> bool:
        """True for a contract of few tricks or none, played alone."""
        return self.kind not in KINDS

    def beats(self, standing: "Bid | None", attachments: str) -> bool:
        """True if it may be bid over another; attachments may be equal."""
        if standing is None:
            return True
        if attachments == "equal" and min(self.place[1], standing.place[1]) > 1:
            return self.place[0] > standing.place[0]
        return self.place > standing.place


SOLS: Final = tuple(
    Bid(Call(kind), kind, tricks, points, (number, 1))
    for kind, tricks, points, number in (
        ("sol", 1, 50, 9),
        ("ren_sol", 0, 100, 10),
        ("bordlaegger", 0, 200, 11),
        ("super_bordlaegger", 0, 400, 12),
    )
)
"""A sol lies between the plain bid of a number and its attachments."""
NUMBERS: Final = range(7, 14)
BIDS: Final = {
    bid.call: bid
    for bid in (
        *SOLS,
        *(
            Bid(Call(number, kind), kind, number, 5 << number - 7 + bool(place), (number, 2 * place))
            for number in NUMBERS
            for place, kind in enumerate(KINDS)
        ),
    )
}
"""Seven plain is worth five points; each number more doubles it, and so does an attachment."""


def lies_open(contract: str, won: tuple[int, ...]) -> bool:
    """True if the hand of who plays such a contract lies open to all."""
    return contract == "super_bordlaegger" or (contract == "bordlaegger" and any(won))


@cache
def legal_bids(standing: Bid | None, attachments: str, cat: int) -> tuple[Call, ...]:
    """A pass, then the bids that beat the standing one, ascending; without a cat there is no vip."""
    higher = [bid for bid in BIDS.values() if bid.beats(standing, attachments) and (cat or bid.kind != "vip")]
    return PASS, *(bid.call for bid in sorted(higher, key=lambda bid: bid.place))


class Auction(msgspec.Struct, frozen=True, gc=False):
    """Two who bid against each other, as places from the dealer's left (0): `turn` speaks now, -1 once nobody may;
    `rival` has made the standing bid, and without one comes next, 4 for nobody.
    """

    turn: int = 0
    rival: int = 1
    bid: Bid | None = None

    def after(self, call: Action) -> "Auction":
        """The auction after a legal call; at its end `rival` declares, if there is a bid."""
        coming = max(self.turn, self.rival) + 1
        if bid := BIDS.get(call):  # type: ignore[call-overload]
            return Auction(_ENDED if self.rival == _PLACES else self.rival, self.turn, bid)
        if self.bid is None:
            return Auction(_ENDED if self.rival == _PLACES else self.rival, min(coming, _PLACES))
        return Auction(_ENDED if coming >= _PLACES else coming, self.rival, self.bid)


class Contract(msgspec.Struct, frozen=True, gc=False):
    """A contract as far as it is settled: bid, declarer, the card that makes its holder a partner, trump, how many of
    the cat are turned up, and who exchanges which cards for those on top of the cat.
    """

    dealt: Started
    bid: Bid | None = None
    declarer: Seat | None = None
    called: Card | None = None
    trump: str = NO_TRUMP
    turned: int = 0
    exchanger: Seat | None = None
    laid: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Contract(deal {self.dealt.setting.number})"

    @property
    def kind(self) -> str:
        """The kind of the bid; empty without one."""
        return "" if self.bid is None else self.bid.kind

    @property
    def side(self) -> tuple[Seat, ...]:
        """The declarer, then the seat that was dealt the called card, if it is another."""
        return _side(self.declarer, self.called, self.dealt.hands)

    @property
    def doubles(self) -> int:
        """The cards turned up beyond the first, where each doubles."""
        return max(0, self.turned - 1) if self.dealt.game.options.each_turn_doubles else 0

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that come from the cat for those laid."""
        return self.dealt.rest[: len(self.laid)]


@lru_cache(maxsize=1024)
def _side(declarer: Seat | None, called: Card | None, hands: tuple[Hand, ...]) -> tuple[Seat, ...]:
    bit = 0 if called is None else called.bit
    partners = [seat for seat in FOUR if hands[seat] & bit and seat != declarer]
    return tuple(seat for seat in (declarer, *partners) if seat is not None)


def scored(contract: Contract, won: int) -> DealResult:
    """The deal's result: `won` tricks of the declaring side."""
    if contract.bid is None:
        return nothing_paid("score-thrown-in")
    over = won - min(contract.bid.tricks, contract.dealt.size)
    return scored_bid(contract.bid, contract.side, won, over, contract.doubles)


@lru_cache(maxsize=4096)
def scored_bid(bid: Bid, side: tuple[Seat, ...], won: int, over: int, doubles: int) -> DealResult:
    """The result with so many tricks over the bid. One who plays alone is paid by three, or pays them."""
    each = bid.points * (over + 1 if over >= 0 else _FAILED * over) << doubles
    if bid.is_sol:
        each = bid.points if over <= 0 else -bid.points
    partner: Facts = tuple(("partner", seat_letter(seat, 4)) for seat in side[1:])
    facts: Facts = (("contract", bid.name), ("declarer", seat_letter(side[0], 4)), ("tricks", won))
    key = "score-ace-made" if each > 0 else "score-ace-failed"
    if partner:
        key = "score-ace-pair-made" if each > 0 else "score-ace-pair-failed"
    points = paid(side, each)
    return DealResult((ScoreLine(key, facts + partner, points),), points)


def granted(contract: Contract, tricks: Tricks, ending: Ending) -> DealResult:
    """The deal's result when the table grants a claim or a concession: who concedes gives up the contract, or grants
    it. Raises IllegalAction for any other ending.
    """
    is_sol = contract.bid is not None and contract.bid.is_sol
    return scored(contract, won_with_claim(tricks, contract.side, ending, avoids_tricks=is_sol))
