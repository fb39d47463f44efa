"""Solo Whist as a game: made from its options, it starts deals, counts the match and tells viewers what they know.

Rules: `messages/pages/en/solo.md`.
"""

from random import Random
from typing import ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.games.base import PayingGame
from whistclub.games.solo.auction import Auction
from whistclub.games.solo.calling import Calling, SoloPosition
from whistclub.games.solo.contracts import LONE_CALLS, PAIR_CALLS
from whistclub.games.solo.moment import ANSWERS, CONFIRMED, calls_of, moment_of
from whistclub.games.solo.narrate import events_of, opening_events
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.play import Dealt, Playing
from whistclub.games.solo.score import granted
from whistclub.games.solo.view import SoloView, sample_world, view_of
from whistclub.rules.actions import Action, Call
from whistclub.rules.alphabet import PLAYS, TRUMPS, Alphabet, word_act, word_acts
from whistclub.rules.deal import Deal, four_hands
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import Seat, Viewer, require_viewer
from whistclub.rules.values import DealResult, Ending, Event, Setting, World


class Solo(PayingGame[SoloOptions]):
    """The game with its options; every seat is a side of its own."""

    key: ClassVar[str] = "solo"
    options_type: ClassVar[type[Options]] = SoloOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        *(word_act(Call, word) for word in ("pass", *PAIR_CALLS)),
        word_acts(Call, *LONE_CALLS),
        TRUMPS,
    )

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so: also a score that is not of whole units."""
        if wrong := super().check_setting(setting):
            return wrong
        unit = self.options.unit if self.options.scoring == "units" else 1
        return reason("setting-unit", unit=unit) if any(points % unit for points in setting.score) else None

    def begin(self, deal: Deal, setting: Setting) -> Calling:
        """The last card is the dealer's and turned; the dealer's left calls first."""
        return Calling(Dealt(self, deal, setting, four_hands(deal, setting.dealer)), Auction())

    def following(self, setting: Setting, result: DealResult) -> Setting:
        """The deal passes on, unless the same player deals again what was thrown in."""
        is_again = self.options.after_throw_in == "same_dealer" and result == nothing_paid("score-thrown-in")
        return (
            Setting(setting.number + 1, setting.dealer, setting.score)
            if is_again
            else super().following(setting, result)
        )

    def granted(self, position: Playing, ending: Ending) -> DealResult:
        """As the contract says. Raises IllegalAction for a claim that leaves the result open."""
        return granted(self.options, position.contract, position.tricks, ending)

    def view(self, position: SoloPosition, viewer: Viewer) -> SoloView:
        """Own hand, the turned card, an open hand, the trick, and every act."""
        require_viewer(viewer, self.seats)
        return view_of(position, viewer)

    def moment(self, view: SoloView) -> Moment:
        """The auction and its calls, the contract, and the card turned."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The calls, and the number of deals."""
        return self.outlined(calls=calls_of(self.options.scoring), confirmed=CONFIRMED, answers=ANSWERS)

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
