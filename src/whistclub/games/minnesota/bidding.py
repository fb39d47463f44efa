"""The bids: cards laid face down by all, or words spoken in turn."""

from typing import ClassVar

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.pack import Hand
from whistclub.games.minnesota.bids import SAID, ShownBid, check_lay, lays_of, revealed
from whistclub.games.minnesota.contracts import GRAND, LOW, NULLO, Contract
from whistclub.games.minnesota.options import MinnesotaOptions
from whistclub.games.minnesota.overcall import Exchanging, Overcalling, in_seat_order
from whistclub.games.minnesota.play import InPlay, Terms, begin_play
from whistclub.games.minnesota.told import Told, told_by_cards, told_by_words
from whistclub.rules.actions import Act, Action, Lay
from whistclub.rules.deal import Deal
from whistclub.rules.seats import FOUR, ONLY, Seat, left_of
from whistclub.rules.values import Setting


class Laying(msgspec.Struct, frozen=True, gc=False):
    """Bid cards being laid face down. `waiting` have not laid; `acts` has the others in seat order."""

    phase: ClassVar[str] = "laying"

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    waiting: frozenset[Seat] = frozenset(FOUR)
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Laying({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """Every seat that has not laid."""
        return self.waiting

    def legal(self, seat: Seat) -> tuple[Lay, ...]:
        """Each card in pack order, then each two cards that may signal the missing colour."""
        return lays_of(self.hands[seat], self.options) if seat in self.waiting else ()

    def play(self, seat: Seat, action: Action) -> "Laying | Overcalling | InPlay":
        """The position after a lay; the fourth brings the reveal. Raises IllegalAction, and nothing has changed."""
        if seat not in self.waiting:
            raise IllegalAction(reason("already-laid"))
        check_lay(action, self.hands[seat], self.options)
        acts = in_seat_order(self.acts, action.by_seat[seat])
        waiting = self.waiting - ONLY[seat]
        if waiting:
            return Laying(self.options, self.deal, self.setting, self.hands, waiting, acts)
        lays = {who: lay for who, lay in acts if isinstance(lay, Lay)}
        bids = revealed(lays, self.setting.dealer, self.options)
        contract = GRAND[bids[-1].seat] if bids[-1].means == "high" else LOW
        return _after_bids(self, told_by_cards(acts, bids), contract, acts)

    def result(self) -> None:
        """None: the deal is running."""


class Saying(msgspec.Struct, frozen=True, gc=False):
    """Bids being spoken in turn."""

    phase: ClassVar[str] = "saying"

    options: MinnesotaOptions
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    turn: Seat
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Saying({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The seat to speak."""
        return ONLY[self.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Grand, nullo, pass."""
        return SAID if seat == self.turn else ()

    def play(self, seat: Seat, action: Action) -> "Saying | Overcalling | InPlay":
        """The position after a bid: the first grand or nullo decides. Raises IllegalAction."""
        if seat != self.turn:
            raise IllegalAction(reason("not-your-turn"))
        if action not in SAID:
            raise IllegalAction(reason("wrong-phase-bid"))
        grand, _, passed = SAID
        acts = (*self.acts, action.by_seat[seat])
        if action is passed and len(acts) < len(FOUR):
            return Saying(self.options, self.deal, self.setting, self.hands, left_of(seat), acts)
        bids = tuple(ShownBid(who, said.parts[0]) for who, said in acts)
        contract = LOW if action is passed else GRAND[seat] if action is grand else NULLO[seat]
        return _after_bids(self, told_by_words(acts, bids), contract, acts)

    def result(self) -> None:
        """None: the deal is running."""


BeforePlay = Laying | Saying | Overcalling | Exchanging


def first_phase(
    options: MinnesotaOptions, deal: Deal, setting: Setting, hands: tuple[Hand, ...]
) -> BeforePlay:
    """The deal before its first act."""
    if options.bidding == "spoken":
        return Saying(options, deal, setting, hands, left_of(setting.dealer))
    return Laying(options, deal, setting, hands)


def _after_bids(
    bidding: Laying | Saying, told: Told, contract: Contract, acts: tuple[Act, ...]
) -> Overcalling | InPlay:
    options, deal, setting, hands = bidding.options, bidding.deal, bidding.setting, bidding.hands
    if options.overcall == "none":
        return begin_play(Terms(options, deal, setting, told, contract), hands, acts)
    return Overcalling(options, deal, setting, hands, told, contract, left_of(setting.dealer), 0, acts)
