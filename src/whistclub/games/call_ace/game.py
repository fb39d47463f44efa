"""Call-ace Whist as a game: made from its options, it starts deals, counts the match and tells viewers what they know.

Rules: `messages/pages/en/call_ace.md`.
"""

from random import Random
from typing import ClassVar

from whistclub.cards.danish import DANISH
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.games.base import GameBase
from whistclub.games.call_ace.bids import KINDS, NUMBERS, SOLS
from whistclub.games.call_ace.moment import events_of, moment_of
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.games.call_ace.play import Contract, Playing, dealt, granted, unscored
from whistclub.games.call_ace.settling import TAKE, TURN, Ace, King, Settling
from whistclub.games.call_ace.view import CallAceView, sample_world, view_of
from whistclub.rules.actions import Action, Call
from whistclub.rules.alphabet import (
    DISCARDS,
    PLAYS,
    TRUMPS,
    Alphabet,
    number_word_acts,
    suit_acts,
    word_act,
    word_acts,
)
from whistclub.rules.deal import Deal, Stock, wrong_pack
from whistclub.rules.events import dealt_hands
from whistclub.rules.match import added
from whistclub.rules.moment import CallTerms, Moment, Outline, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.seats import Seat, Viewer, left_of, require_viewer
from whistclub.rules.settings import dealing, wrong_form
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, World

_WITH_CAT = Stock(DANISH.cards)


class CallAce(GameBase[CallAceOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "call_ace"
    sides: int = 4
    options_type: ClassVar[type[Options]] = CallAceOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        word_act(Call, "pass"),
        number_word_acts(Call, NUMBERS, KINDS),
        word_acts(Call, *(bid.kind for bid in SOLS)),
        suit_acts(Ace),
        suit_acts(King),
        TRUMPS,
        *(word_act(Call, str(act.parts[0])) for act in (TAKE, TURN)),
        DISCARDS,
    )
    shares_level: ClassVar[bool] = True

    def __init__(self, options: CallAceOptions) -> None:
        super().__init__(options)
        if options.jokers:
            self.pack, self.stock = DANISH, _WITH_CAT

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt, or None: four equal hands, and as many over as the cat has."""
        cards, over = len(deal.pack), len(self.stock.cards) % 4
        uneven = cards < 4 or cards % 4 not in {0, over}
        wanted = reason("deal-wrong-size", count=cards, wanted=len(self.stock.cards))
        return wanted if uneven else wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so: what one has won the others have lost, and a deal is still to come."""
        deals = self.options.deals
        if wrong := wrong_form(self, setting):
            return wrong
        if isinstance(deals, int) and setting.number > deals:
            return reason("setting-over")
        return reason("setting-sum", sum=sum(setting.score)) if sum(setting.score) else None

    def first_setting(self, dealer: Seat) -> Setting:
        """Nobody has scored."""
        return Setting(1, dealing(self, dealer), (0, 0, 0, 0))

    def begin(self, deal: Deal, setting: Setting) -> Settling:
        """The dealer's left bids first."""
        return Settling(Contract(dealt(self, deal, setting)), left_of(setting.dealer))

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes on; after the last one the highest total wins, and equal totals share it."""
        if setting.number == self.options.deals:
            return won_by_leaders(added(setting.score, result.points))
        return next_deal(setting, result)

    def stopped(self, setting: Setting) -> MatchResult:
        """The highest total wins where the table says when to stop; before the last of a number of deals, nobody."""
        return won_by_leaders(setting.score) if self.options.deals == "open" else stopped(setting)

    def settle(self, position: Settling | Playing, ending: Ending) -> DealResult:
        """Claims and concessions count once cards are played. Raises IllegalAction for a claim before."""
        if ending.kind in {"stop", "dropped"}:
            return unscored("score-dropped")
        if not isinstance(position, Playing):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        return granted(position.contract, position.tricks, ending)

    def may_end(self, position: Settling | Playing, ending: Ending) -> bool:
        """True, but for a claim or a concession before the play."""
        return ending.kind in {"stop", "dropped"} or isinstance(position, Playing)

    def view(self, position: Settling | Playing, viewer: Viewer) -> CallAceView:
        """Own hand, what lies open, the trick, and every act but cards laid unseen."""
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: CallAceView) -> Moment:
        """The contract, who undertakes it as far as the viewer knows, and the cat."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The sols, and the number of deals."""
        deals = self.options.deals if isinstance(self.options.deals, int) else 0
        goal = said("sheet-deals", count=deals) if deals else None
        calls = tuple(
            CallTerms(
                bid.kind,
                said(f"terms-{bid.kind.replace('_', '-')}"),
                said("worth-points", count=3 * bid.points),
            )
            for bid in SOLS
        )
        return Outline(calls=calls, goal=goal, deals=deals)

    def opening(self, position: Settling) -> tuple[Event, ...]:
        """The hands."""
        return dealt_hands(self.pack, position.contract.dealt.hands)

    def narrate(
        self, before: Settling | Playing, seat: Seat, action: Action, after: Settling | Playing
    ) -> tuple[Event, ...]:
        """The act and what it brought about."""
        return events_of(before, seat, action, after)

    def sample(self, view: CallAceView, rng: Random) -> World:
        """Uniform over the worlds this viewer cannot tell from the real one."""
        return sample_world(view, self.pack, rng)
