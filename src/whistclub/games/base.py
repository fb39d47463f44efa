"""The base class of games, and the presets that name their options."""

from collections.abc import Mapping
from typing import Any, ClassVar, Final, Generic, TypeVar

import msgspec

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Pack
from whistclub.rules.alphabet import PLAYS, Alphabet
from whistclub.rules.deal import Deal, Stock, wrong_pack
from whistclub.rules.events import dealt_hands
from whistclub.rules.match import added
from whistclub.rules.moment import Count, Moment, Outline, said
from whistclub.rules.options import Options, Value
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import Seat
from whistclub.rules.settings import dealing, demand_start, wrong_form
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, winning_seat
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, View

OptionsType = TypeVar("OptionsType", bound=Options)
FULL_PACK: Final = Stock(FRENCH.cards)
"""Fifty-two cards and no side pile."""


class Preset(msgspec.Struct, frozen=True):
    """A name for options of one game: what it changes, and which options a table may still set.

    `accepts` None means every option.
    """

    name: str
    game: str
    changes: Mapping[str, Value]
    accepts: frozenset[str] | None = None


class GameBase(Generic[OptionsType]):
    """A game as a value made from its options.

    Four seats in two pairs with the French pack, whose only acts are to play cards, unless a game says otherwise. Two
    games are equal when they are of one kind and have equal options.
    """

    key: ClassVar[str]
    version: ClassVar[int] = 1
    seats: int = 4
    sides: int = 2
    options_type: ClassVar[type[Options]]
    carry_type: ClassVar[Any] = None
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS)
    pack: Pack = FRENCH
    stock: Stock = FULL_PACK

    def __init__(self, options: OptionsType) -> None:
        self.options = options

    def __eq__(self, other: object) -> bool:
        return isinstance(other, type(self)) and other.options == self.options

    shares_level: ClassVar[bool] = False
    """True if a match is over although several lead, who share it by the rules of the game. Else it is played on."""

    def __hash__(self) -> int:
        return hash((self.key, self.options))

    def start(self, deal: Deal, setting: Setting) -> Any:
        """The deal before its first act. Raises BadDeal for cards, BadSetting for a setting that the game refuses."""
        demand_start(self, deal, setting)
        return self.begin(deal, setting)

    def begin(self, deal: Deal, setting: Setting) -> Any:
        """The same for cards and a setting that are known to be right; every game says it."""
        raise NotImplementedError

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so, or None; every game says it."""
        raise NotImplementedError

    def check(self, deal: Deal) -> Reason | None:
        """The reason why these cards may not be dealt, or None."""
        return wrong_pack(deal, self.stock, multiple=self.seats)

    def opening(self, position: Any) -> tuple[Event, ...]:
        """The hands, where they stand in the terms of the first position: a game that tells more says it here."""
        return dealt_hands(self.pack, position.terms.dealt.hands)

    def first_setting(self, dealer: Seat) -> Setting:
        """Nobody has scored; what a game hands from deal to deal is as it is made."""
        carry = None if self.carry_type is None else self.carry_type()
        return Setting(1, dealing(self, dealer), (0,) * self.sides, carry)

    def stopped(self, setting: Setting) -> MatchResult:
        """Nobody wins a match that the table stops."""
        return stopped(setting)

    def settle(self, position: Any, ending: Ending) -> DealResult:
        """A deal dropped or stopped counts nothing; claims and concessions count as `granted` says, once cards are
        played.

        Raises IllegalAction for any other ending.
        """
        if ending.kind in {"stop", "dropped"}:
            return nothing_paid("score-dropped", self.sides)
        if not isinstance(position, TrickPlay):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        return self.granted(position, ending)

    def granted(self, position: Any, ending: Ending) -> DealResult:
        """The score of a deal when the table grants a claim or a concession. Raises IllegalAction: a game in which they
        can be made says so here.
        """
        raise IllegalAction(reason("ending-not-here", text=ending.kind))

    def may_end(self, position: Any, ending: Ending) -> bool:
        """True if `settle` does not refuse it. A game that knows without settling says so itself: tables ask at every
        act.
        """
        try:
            self.settle(position, ending)
        except IllegalAction:
            return False
        return True

    def worth_of(self, result: DealResult) -> tuple[float, ...]:
        """The points alone."""
        return result.points

    def moment(self, view: Any) -> Moment:
        """The number of cards that each seat was dealt, and nothing else: a game that has more to tell says it here."""
        return Moment(dealt=self.dealt_each(view))

    def dealt_each(self, view: View) -> tuple[int, ...]:
        """The number of cards that each seat was dealt, where all cards are dealt out evenly."""
        return (len(view.short_pack or self.stock.cards) // self.seats,) * self.seats

    def outline(self) -> Outline:
        """Nothing but points."""
        return Outline()

    def counts(self, setting: Setting) -> tuple[Count, ...]:
        """Nothing is kept beside the points."""
        return ()

    def judge(self, view: Any) -> Judge:
        """The higher trump wins a trick, else the higher card of the suit led, in the order of the pack: a game of
        another order says so here.
        """
        return Judge(self.pack, view.trump)

    def winning(self, view: Any) -> Seat | None:
        """The seat whose card is winning so far by the game's judge."""
        return winning_seat(self.judge(view), view.trick)


class PayingGame(GameBase[OptionsType]):
    """A game of four in which each is a side, what some win the others pay, and a match has as many deals as the option
    `deals` says, or as the table likes where that is `open`.
    """

    sides: int = 4
    shares_level: ClassVar[bool] = True

    @property
    def deals(self) -> int:
        """The number of deals agreed; 0 where it is open."""
        options: Any = self.options
        return options.deals if isinstance(options.deals, int) else 0

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so: what one has won the others have lost, and a deal is still to come."""
        if wrong := wrong_form(self, setting):
            return wrong
        if 0 < self.deals < setting.number:
            return reason("setting-over")
        return reason("setting-sum", sum=sum(setting.score)) if sum(setting.score) else None

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """After the last deal the highest total wins, and equal totals share it."""
        if 0 < self.deals <= setting.number:
            return won_by_leaders(added(setting.score, result.points))
        return self.following(setting, result)

    def following(self, setting: Setting, result: DealResult) -> Setting:
        """The setting of the next deal: the deal passes on."""
        return next_deal(setting, result)

    def stopped(self, setting: Setting) -> MatchResult:
        """The highest total wins where the table says when to stop; before the last of a number of deals, nobody."""
        return stopped(setting) if self.deals else won_by_leaders(setting.score)

    def outline(self) -> Outline:
        """The number of deals where it is agreed."""
        return self.outlined()

    def outlined(self, **more: Any) -> Outline:
        """The outline with the number of deals where it is agreed, and with more of its fields."""
        goal = said("sheet-deals", count=self.deals) if self.deals else None
        return Outline(goal=goal, deals=self.deals, **more)
