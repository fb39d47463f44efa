"""The cards, the contract, the play and the score of a deal of Call-ace Whist."""

from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import Facts, IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.games.call_ace.bids import Bid
from whistclub.rules.actions import Act, Action, Play
from whistclub.rules.before_play import Started
from whistclub.rules.claims import won_with_claim
from whistclub.rules.payments import nothing_paid, paid
from whistclub.rules.seats import FOUR, Seat, left_of, seat_letter
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import NO_TRUMP, Judge, Tricks, first_lead
from whistclub.rules.values import DealResult, Ending, ScoreLine

_FAILED: Final = 2
"""Each trick that is missing costs so many times the worth of the bid."""


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
        bit = 0 if self.called is None else self.called.bit
        partners = [seat for seat in FOUR if self.dealt.hands[seat] & bit and seat != self.declarer]
        return tuple(seat for seat in (self.declarer, *partners) if seat is not None)

    @property
    def taken(self) -> tuple[Card, ...]:
        """The cards that come from the cat for those laid."""
        return self.dealt.rest[: len(self.laid)]


class Playing(TrickPlay[Contract], frozen=True, gc=False):
    """Cards are played, and have been once none is left. Who holds the called card plays it when another leads its
    suit.
    """

    def _due(self, seat: Seat) -> Hand:
        called = self.terms.called
        return 0 if called is None or seat != self.turn else called.bit & self.follow & self.hand_of(seat)

    def legal(self, seat: Seat) -> tuple[Play, ...]:
        """The called card where it is due, else the cards that follow."""
        due = self._due(seat)
        return self.seated.plays[due] if due else super().legal(seat)

    def play(self, seat: Seat, action: Action) -> "Playing":
        """The position after a card. Raises IllegalAction, and nothing has changed."""
        due = self._due(seat)
        if due and action in super().legal(seat) and action.parts[0].bit != due:
            raise IllegalAction(reason("called-card-due", card=action.parts[0].text))
        after: Playing = super().play(seat, action)
        return after

    def result(self) -> DealResult | None:
        """The score of the deal once every card is played."""
        return None if self.left else scored(self.terms, sum(self.won[seat] for seat in self.terms.side))


def first_card(contract: Contract, acts: tuple[Act, ...]) -> Playing:
    """Play about to begin: the cards laid have gone to the cat, those taken to the hand."""
    dealt = contract.dealt
    pack, options = dealt.game.pack, dealt.game.options
    moved = pack.mask(contract.laid) | pack.mask(contract.taken)
    hands = tuple(
        hand ^ (moved if seat == contract.exchanger else 0) for seat, hand in enumerate(dealt.hands)
    )
    leader = contract.side[0] if options.first_lead == "declarer" else left_of(dealt.setting.dealer)
    return Playing.begin(contract, first_lead(Judge(pack, contract.trump), hands, leader), acts)


def scored(contract: Contract, won: int) -> DealResult:
    """The deal's result: `won` tricks of the declaring side. One who plays alone is paid by three, or pays them."""
    bid, side = contract.bid, contract.side
    if bid is None:
        return nothing_paid("score-thrown-in")
    over = won - min(bid.tricks, contract.dealt.size)
    each = bid.points * (over + 1 if over >= 0 else _FAILED * over)
    if bid.is_sol:
        each = bid.points if over <= 0 else -bid.points
    elif contract.dealt.game.options.each_turn_doubles:
        each <<= max(0, contract.turned - 1)
    partner: Facts = tuple(("partner", seat_letter(seat, 4)) for seat in side[1:])
    facts: Facts = (("contract", bid.name), ("declarer", seat_letter(side[0], 4)), ("tricks", won))
    key = f"score-ace-{'pair-' if partner else ''}{'made' if each > 0 else 'failed'}"
    points = paid(side, each)
    return DealResult((ScoreLine(key, facts + partner, points),), points)


def granted(contract: Contract, tricks: Tricks, ending: Ending) -> DealResult:
    """The deal's result when the table grants a claim or a concession: who concedes gives up the contract, or grants
    it. Raises IllegalAction for any other ending.
    """
    is_sol = contract.bid is not None and contract.bid.is_sol
    return scored(contract, won_with_claim(tricks, contract.side, ending, avoids_tricks=is_sol))
