"""The play of a deal and its end, one frozen class each."""

import msgspec

from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.base import GameBase
from whistclub.games.solo.contracts import HIGHEST, Contract
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.score import scored
from whistclub.rules.actions import Act, Action
from whistclub.rules.before_play import Undertaken
from whistclub.rules.deal import Deal
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import FOUR, NOBODY, Seat, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, Tricks, first_lead
from whistclub.rules.values import DealResult, Setting


class Dealt(msgspec.Struct, frozen=True, gc=False):
    """The parts of a deal that do not change; `hands` are those dealt, by seat."""

    game: GameBase[SoloOptions]
    deal: Deal
    setting: Setting
    hands: tuple[Hand, Hand, Hand, Hand]

    def __repr__(self) -> str:
        return f"Dealt(deal {self.setting.number})"

    def seat_at(self, place: int) -> Seat:
        """The seat at a place in calling order; 0 is the dealer's left."""
        return FOUR[(self.setting.dealer + 1 + place) % 4]

    def size(self) -> int:
        """Cards dealt to each hand."""
        return len(self.deal.pack) // 4


class Playing(TrickPlay[Undertaken[Dealt, Contract]], frozen=True, gc=False):
    """Cards are played under a contract."""

    @property
    def dealt(self) -> Dealt:
        """The cards as dealt."""
        return self.terms.dealt

    @property
    def contract(self) -> Contract:
        """The contract."""
        return self.terms.contract

    def trick_taken(self) -> "Playing | Over":
        """The deal's end after the trick that decides it, by counting."""
        contract = self.terms.contract
        if self.left and not (contract.may_stop and contract.is_decided(self.won)):
            return self
        return Over(self.terms.dealt, self)


class Over(msgspec.Struct, frozen=True, gc=False):
    """Play has run out: `last` is how. Or the cards were thrown in after the calls of `auction`, without play."""

    dealt: Dealt
    last: Playing | None = None
    auction: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Over({len(self.acts)} acts)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act of the deal, in order."""
        return self.auction if self.last is None else self.last.acts

    @property
    def contract(self) -> Contract | None:
        """The contract; None where the cards were thrown in."""
        return None if self.last is None else self.last.contract

    @property
    def tricks(self) -> Tricks | None:
        """The tricks as they ended; None where the cards were thrown in."""
        return None if self.last is None else self.last.tricks

    def to_act(self) -> frozenset[Seat]:
        """Nobody."""
        return NOBODY

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def play(self, seat: Seat, action: Action) -> "Over":
        """Raises IllegalAction: the deal is over."""
        raise IllegalAction(reason("deal-over"))

    def result(self) -> DealResult:
        """The score of the deal."""
        if self.last is None:
            return nothing_paid("score-thrown-in")
        contract = self.last.contract
        won = contract.won(self.last.won)
        return scored(self.dealt.game.options, contract, won, self.last.leader)


def first_card(dealt: Dealt, contract: Contract, acts: tuple[Act, ...]) -> Playing:
    """Play about to begin: the dealer's left leads, but the declarer of an abondance declared."""
    leader = contract.side[0] if contract.level == HIGHEST else left_of(dealt.setting.dealer)
    tricks = first_lead(Judge(FRENCH, contract.trump), dealt.hands, leader)
    return Playing.begin(Undertaken(dealt, contract), tricks, acts)
