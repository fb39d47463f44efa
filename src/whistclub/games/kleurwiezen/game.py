"""Kleurwiezen as a game: made from its options, it starts deals, counts the match and tells viewers what they know."""

from random import Random
from typing import Any, ClassVar

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.games.base import GameBase
from whistclub.games.kleurwiezen.auction import AVOIDED, NUMBERS
from whistclub.games.kleurwiezen.contracts import DROPPED, SUITS, THROWN_IN, granted
from whistclub.games.kleurwiezen.moment import moment_of, outline_of
from whistclub.games.kleurwiezen.options import KleurwiezenOptions, Passed
from whistclub.games.kleurwiezen.play import Calling, KleurwiezenPosition, Playing, begun
from whistclub.games.kleurwiezen.view import KleurwiezenView, events_of, opening_events, sample_world, view_of
from whistclub.rules.actions import Action, Call
from whistclub.rules.alphabet import PLAYS, Alphabet, number_word_acts, word_act, word_acts
from whistclub.rules.deal import Deal
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.seats import Seat, Viewer, require_viewer
from whistclub.rules.settings import dealing, wrong_form
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, World


class Kleurwiezen(GameBase[KleurwiezenOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "kleurwiezen"
    sides: int = 4
    options_type: ClassVar[type[Options]] = KleurwiezenOptions
    carry_type: ClassVar[Any] = Passed
    shares_level: ClassVar[bool] = True
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        *(word_act(Call, word) for word in ("pass", "hold_back", "accept", "lone", "raise")),
        word_acts(Call, *AVOIDED),
        number_word_acts(Call, NUMBERS, SUITS),
    )

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so: what one has won the others have lost, the deals are not all played,
        and no more were passed out than there were.
        """
        wrong = wrong_form(self, setting)
        if wrong is not None:
            return wrong
        deals, most = self.options.deals, {"doubles": 1, "no_doubling": 0}.get(self.options.passed_out)
        if isinstance(deals, int) and setting.number > deals:
            return reason("setting-over")
        if sum(setting.score):
            return reason("setting-sum", sum=sum(setting.score))
        passed = setting.carry.deals
        most = setting.number - 1 if most is None else min(most, setting.number - 1)
        return None if 0 <= passed <= most else reason("kleurwiezen-passed-out", count=passed, most=most)

    def first_setting(self, dealer: Seat) -> Setting:
        return Setting(1, dealing(self, dealer), (0, 0, 0, 0), Passed())

    def begin(self, deal: Deal, setting: Setting) -> Calling:
        return begun(self, deal, setting)

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes on, but the same player deals again where all passed.

        After the last deal the highest total wins, and equal totals share it.
        """
        deals, passed = self.options.deals, setting.carry.deals
        if isinstance(deals, int) and setting.number >= deals:
            return won_by_leaders(added(setting.score, result.points))
        if result == THROWN_IN:
            more = {"doubles": 1, "adds_up": passed + 1}.get(self.options.passed_out, 0)
            return Setting(setting.number + 1, setting.dealer, setting.score, Passed(more))
        return next_deal(setting, result, Passed(passed) if result == DROPPED else Passed())

    def stopped(self, setting: Setting) -> MatchResult:
        """The highest total wins where the table says when to stop; before the last of a number of deals, nobody."""
        return won_by_leaders(setting.score) if self.options.deals == "open" else stopped(setting)

    def settle(self, position: KleurwiezenPosition, ending: Ending) -> DealResult:
        """Claims and concessions count as `granted` says, once cards are played; a deal dropped or stopped not at all.

        Raises IllegalAction for any other ending.
        """
        if ending.kind in {"stop", "dropped"}:
            return DROPPED
        if not isinstance(position, Playing):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        return granted(position.contract, position.tricks, ending)

    def view(self, position: KleurwiezenPosition, viewer: Viewer) -> KleurwiezenView:
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: KleurwiezenView) -> Moment:
        return moment_of(view, self.options, self.dealt_each(view))

    def outline(self) -> Outline:
        return outline_of(self.options)

    def opening(self, position: Calling) -> tuple[Event, ...]:
        return opening_events(position)

    def narrate(
        self, before: KleurwiezenPosition, seat: Seat, action: Action, after: KleurwiezenPosition
    ) -> tuple[Event, ...]:
        return events_of(before, seat, action, after)

    def sample(self, view: KleurwiezenView, rng: Random) -> World:
        return sample_world(view, self.options, rng)
