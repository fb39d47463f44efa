"""Solo Whist as a game: made from its options, it starts deals, counts the match and tells viewers what they know.

Rules: `messages/pages/en/solo.md`.
"""

from random import Random
from typing import ClassVar

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.games.base import GameBase
from whistclub.games.solo.auction import Auction
from whistclub.games.solo.calling import Calling, SoloPosition
from whistclub.games.solo.contracts import LONE_CALLS, PAIR_CALLS
from whistclub.games.solo.moment import moment_of, outline_of
from whistclub.games.solo.narrate import events_of, opening_events
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.play import Dealt, Playing
from whistclub.games.solo.score import dropped, granted, may_be_granted, thrown_in
from whistclub.games.solo.view import SoloView, sample_world, view_of
from whistclub.rules.actions import Action, Call
from whistclub.rules.alphabet import PLAYS, TRUMPS, Alphabet, word_act, word_acts
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.seats import Seat, Viewer, require_viewer
from whistclub.rules.settings import dealing, wrong_form
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, Setting, World


class Solo(GameBase[SoloOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "solo"
    sides: int = 4
    options_type: ClassVar[type[Options]] = SoloOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        *(word_act(Call, word) for word in ("pass", *PAIR_CALLS)),
        word_acts(Call, *LONE_CALLS),
        TRUMPS,
    )

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so: what one has won the others have lost, and the deals are not all
        played.
        """
        return wrong_form(self, setting) or self._wrong_standing(setting)

    def _wrong_standing(self, setting: Setting) -> Reason | None:
        options = self.options
        if isinstance(options.deals, int) and setting.number > options.deals:
            return reason("setting-over")
        if sum(setting.score):
            return reason("setting-sum", sum=sum(setting.score))
        unit = options.unit if options.scoring == "units" else 1
        return reason("setting-unit", unit=unit) if any(points % unit for points in setting.score) else None

    def first_setting(self, dealer: Seat) -> Setting:
        """Nobody has scored."""
        return Setting(1, dealing(self, dealer), (0, 0, 0, 0))

    def begin(self, deal: Deal, setting: Setting) -> Calling:
        """The last card is the dealer's and turned; the dealer's left calls first."""
        return Calling(Dealt(self, deal, setting, four_hands(deal, setting.dealer)), Auction())

    shares_level: ClassVar[bool] = True

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes on, unless the same player deals again what was thrown in.

        After the last deal the highest total wins, and equal totals share it.
        """
        deals = self.options.deals
        if isinstance(deals, int) and setting.number >= deals:
            return won_by_leaders(added(setting.score, result.points))
        if self.options.after_throw_in == "same_dealer" and result == thrown_in():
            return Setting(setting.number + 1, setting.dealer, setting.score)
        return next_deal(setting, result)

    def stopped(self, setting: Setting) -> MatchResult:
        """The highest total wins where the table says when to stop; before the last of a number of deals, nobody."""
        return won_by_leaders(setting.score) if self.options.deals == "open" else stopped(setting)

    def settle(self, position: SoloPosition, ending: Ending) -> DealResult:
        """Claims and concessions count as `granted` says, once cards are played; a deal dropped or stopped not at all.

        Raises IllegalAction for a claim before the play, or one that leaves the result open.
        """
        if ending.kind in {"stop", "dropped"}:
            return dropped()
        if not isinstance(position, Playing):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        return granted(self.options, position.contract, position.tricks, ending)

    def may_end(self, position: SoloPosition, ending: Ending) -> bool:
        """True, but for a claim or a concession before the play, or one that leaves a general misère open."""
        if ending.kind in {"stop", "dropped"}:
            return True
        return isinstance(position, Playing) and may_be_granted(position.contract, ending)

    def view(self, position: SoloPosition, viewer: Viewer) -> SoloView:
        """Own hand, the turned card, an open hand, the trick, and every act."""
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: SoloView) -> Moment:
        """The auction and its calls, the contract, and the card turned."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The calls, and the number of deals."""
        return outline_of(self)

    def opening(self, position: SoloPosition) -> tuple[Event, ...]:
        """Hands and the turned card."""
        return opening_events(position)

    def narrate(
        self, before: SoloPosition, seat: Seat, action: Action, after: SoloPosition
    ) -> tuple[Event, ...]:
        """The act and what it brought about."""
        return events_of(before, seat, action, after)

    def sample(self, view: SoloView, rng: Random) -> World:
        """Uniform over the worlds this viewer cannot tell from the real one."""
        return sample_world(view, rng)
