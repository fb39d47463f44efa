"""The interface of a game: a value made from its options, which knows rules and no person, clock or file."""

from random import Random
from typing import Any, ClassVar, Protocol

from whistclub.cards.errors import Reason
from whistclub.cards.pack import Pack
from whistclub.rules.actions import Act, Action
from whistclub.rules.alphabet import Alphabet
from whistclub.rules.deal import Deal, Stock
from whistclub.rules.moment import Count, Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.tricks import Judge
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, View, World


class Position(Protocol):
    """One deal in progress; frozen, equal and hashable by value."""

    @property
    def acts(self) -> tuple[Act, ...]:
        """The acts so far, those of a hidden phase in seat order whatever order they were made in."""

    def to_act(self) -> frozenset[Seat]:
        """The seats that may act now: several in hidden phases, none exactly when play has run out."""

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """The acts of this seat in documented order, a function of its view alone; empty when it is not to act."""

    def play(self, seat: Seat, action: Action) -> "Position":
        """The position after the act. Raises IllegalAction, and nothing has changed."""

    def result(self) -> DealResult | None:
        """The score of the deal; None while somebody may act."""


class Game(Protocol):
    """The rules of one game with its options."""

    key: ClassVar[str]
    version: ClassVar[int]
    options_type: ClassVar[type[Options]]
    carry_type: ClassVar[Any]
    """The type of Setting.carry and DealResult.carry, for records."""
    alphabet: ClassVar[Alphabet]
    """Every kind of act that a seat can make, whatever the options."""

    @property
    def seats(self) -> int:
        """The number of seats at its table."""

    @property
    def sides(self) -> int:
        """The number of sides; seats take turns among them."""

    @property
    def options(self) -> Any:
        """The options it was made from."""

    @property
    def pack(self) -> Pack:
        """The pack whose text forms the game's acts and cards are written in."""

    @property
    def stock(self) -> Stock:
        """The cards that are shuffled."""

    def check(self, deal: Deal) -> Reason | None:
        """The reason why this deal may not be played, or None."""

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match under these options could stand so before a deal, or None.

        A score agreed beforehand is right as long as the match could still go on from it. Begins with
        `rules.settings.wrong_form`, so that nothing a stranger wrote is read as what it is not.
        """

    def first_setting(self, dealer: Seat) -> Setting:
        """The setting of a match's first deal."""

    def start(self, deal: Deal, setting: Setting) -> Position:
        """The deal before its first act. Raises BadDeal for a deal that `check` refuses, BadSetting for a setting
        that `check_setting` refuses.
        """

    def begin(self, deal: Deal, setting: Setting) -> Position:
        """The same as `start`, for cards and a setting that are known to be right: a match checks them at its doors,
        once.
        """

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The next deal's setting, or the end of the match."""

    def stopped(self, setting: Setting) -> MatchResult:
        """The result of the match when the table stops it before a deal with this setting."""

    def settle(self, position: Any, ending: Ending) -> DealResult:
        """The score of a deal that the table ends early. Raises IllegalAction for an ending this game has not."""

    def may_end(self, position: Any, ending: Ending) -> bool:
        """True if the deal may end so now: if `settle` does not refuse it."""

    def worth_of(self, result: DealResult) -> tuple[float, ...]:
        """The worth of a result to each side, as players weigh one against another: its points, and whatever else of
        worth it carries to the next deal.
        """

    def view(self, position: Any, viewer: Viewer) -> View:
        """Everything that the viewer, a seat or None, was told. Raises BadText for what is no seat of the game."""

    def moment(self, view: Any) -> Moment:
        """The moment of a view: everything that a face shows its viewer beyond the common fields of the view."""

    def outline(self) -> Outline:
        """The calls, the goal, and whatever else a face shows of the game with its options in every deal."""

    def counts(self, setting: Setting) -> tuple[Count, ...]:
        """The numbers kept for each side beside the points, in a match that stands so."""

    def judge(self, view: Any) -> Judge:
        """The rule of the tricks of this view: what is trump, what follows what, in what order cards beat each
        other.
        """

    def winning(self, view: Any) -> Seat | None:
        """The seat whose card is winning so far in the trick of this view; None before the second card.

        The seat of a dummy's card is `rules.seats.DUMMY`.
        """

    def opening(self, position: Any) -> tuple[Event, ...]:
        """The events before the first act: hands, turned card, first trump."""

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        """The events that the act brought about."""

    def sample(self, view: Any, rng: Random) -> World:
        """A world drawn by the law of `docs/architecture.md` (Secrecy) from those this seat cannot tell from the real
        one.
        """
