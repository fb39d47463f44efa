"""A deal before its first card, in which one seat at a time is asked: the part that does not change, and the asking."""

from typing import Any, ClassVar, Generic, Protocol, TypeVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Act, Action
from whistclub.rules.deal import Deal, Stock, hands_of
from whistclub.rules.seats import FOUR, NOBODY, ONLY, Seat
from whistclub.rules.values import DealResult, Setting


class DealtGame(Protocol):
    """A game, as far as its options and its cards are concerned."""

    @property
    def options(self) -> Any:
        """The options it was made from."""

    @property
    def seats(self) -> int:
        """The number of seats at its table."""

    @property
    def pack(self) -> Pack:
        """The pack whose text forms the cards are written in."""

    @property
    def stock(self) -> Stock:
        """The cards that are shuffled."""


class Started(msgspec.Struct, frozen=True, gc=False):
    """The parts of a deal that do not change: its game with the options, the hands dealt, by seat, and the cards that
    nobody is dealt, from the top.
    """

    game: DealtGame
    deal: Deal
    setting: Setting
    hands: tuple[Hand, ...]
    rest: tuple[Card, ...] = ()

    def __repr__(self) -> str:
        return f"Started(deal {self.setting.number})"

    @property
    def size(self) -> int:
        """The cards of each hand."""
        return self.hands[0].bit_count()


def started(game: DealtGame, deal: Deal, setting: Setting, size: int | None = None) -> Started:
    """Four hands of so many cards, of as many as go round unless it is said, dealt one at a time from the dealer's
    left.
    """
    dealt = len(FOUR) * (len(deal.pack) // len(FOUR) if size is None else size)
    return Started(
        game, deal, setting, hands_of(deal.pack[:dealt], setting.dealer, len(FOUR)), deal.pack[dealt:]
    )


Whole = TypeVar("Whole")
Made = TypeVar("Made")
Terms = TypeVar("Terms")


class Undertaken(msgspec.Struct, Generic[Whole, Made], frozen=True, gc=False):
    """A deal, and the contract it is played for."""

    dealt: Whole
    contract: Made

    def __repr__(self) -> str:
        return "Undertaken(hidden)"


class Asking(msgspec.Struct, Generic[Terms], frozen=True, gc=False):
    """A deal of four before its first card, or one that ends without any: `turn` is asked, nobody once it is over.

    A game's own class extends it with what stands so far, and says what may be answered, and what follows.
    """

    on_table: ClassVar[tuple[tuple[Seat, Card], ...]] = ()
    won: ClassVar[tuple[int, ...]] = (0,) * len(FOUR)

    terms: Terms
    turn: Seat | None
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.acts)} acts)"

    def to_act(self) -> frozenset[Seat]:
        """The seat asked."""
        return NOBODY if self.turn is None else ONLY[self.turn]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The answers open to the seat asked, in fixed order."""
        return self.answers(seat) if seat == self.turn else ()

    def play(self, seat: Seat, action: Action) -> Any:
        """The position after an answer. Raises IllegalAction, and nothing has changed."""
        if seat != self.turn:
            raise IllegalAction(reason("deal-over" if self.turn is None else "not-your-turn"))
        if action not in self.answers(seat):
            raise IllegalAction(self.why_refused(action))
        return self.after(action, (*self.acts, action.by_seat[seat]))

    def result(self) -> DealResult | None:
        """None: the deal goes on."""
        return None

    def answers(self, seat: Seat) -> tuple[Action, ...]:
        """The answers open to the seat asked; every game says it."""
        raise NotImplementedError

    def why_refused(self, action: Action) -> Reason:
        """The reason why this is no answer; every game says it."""
        raise NotImplementedError

    def after(self, action: Action, acts: tuple[Act, ...]) -> Any:
        """The position that follows an answer, with the acts up to it; every game says it."""
        raise NotImplementedError
