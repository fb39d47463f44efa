"""Hot Potato: partnership whist turned about. The first card led makes trump, and nobody wants the tricks."""

from random import Random
from typing import Annotated, Any, ClassVar, Literal

import msgspec

from whistclub.cards.errors import Reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.rules.actions import Action, Play
from whistclub.rules.claims import won_with_claim
from whistclub.rules.deal import Deal, deal_of_hands, four_hands
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import game_over, next_deal, won_by_leaders, wrong_standing
from whistclub.rules.seats import FOUR, Seat, Viewer, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.unseen import sample_hands
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, ScoreLine, Setting, View, World


class PotatoOptions(Options, frozen=True, kw_only=True):
    """The source of trump and the points that win."""

    trump: Literal["first_lead", "none"] = "first_lead"
    target: Annotated[int, msgspec.Meta(ge=1)] = 10


class PotatoTerms(msgspec.Struct, frozen=True):
    """The facts that stay the same through a deal."""

    options: PotatoOptions
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"PotatoTerms(deal {self.setting.number})"


class PotatoPosition(TrickPlay[PotatoTerms], frozen=True, gc=False):
    """A deal in progress."""

    def play(self, seat: Seat, action: Action) -> "PotatoPosition":
        after: PotatoPosition = super().play(seat, action)
        if not self.acts and isinstance(action, Play) and self.terms.options.trump == "first_lead":
            return after.with_trump(action.card.suits)
        return after

    def result(self) -> DealResult | None:
        return None if self.left else scored(self.won[0] + self.won[2], sum(self.won))


class HotPotato(GameBase[PotatoOptions]):
    """The game with its options."""

    key: ClassVar[str] = "potato"
    options_type: ClassVar[type[Options]] = PotatoOptions

    def check_setting(self, setting: Setting) -> Reason | None:
        return wrong_standing(self, setting, self.options.target)

    def begin(self, deal: Deal, setting: Setting) -> PotatoPosition:
        tricks = first_lead(Judge(FRENCH), four_hands(deal, setting.dealer), left_of(setting.dealer))
        return PotatoPosition.begin(PotatoTerms(self.options, deal, setting), tricks, ())

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        score = added(setting.score, result.points)
        over = game_over(score, setting.number, self.options.target, None)
        return won_by_leaders(score) if over else next_deal(setting, result)

    def granted(self, position: PotatoPosition, ending: Ending) -> DealResult:
        tricks = position.tricks
        total = sum(tricks.won) + max(hand.bit_count() for hand in tricks.hands)
        return scored(won_with_claim(tricks, FOUR[::2], ending), total)

    def view(self, position: PotatoPosition, viewer: Viewer) -> View:
        tricks, pack = position.tricks, position.terms.deal.pack
        return View(
            viewer=viewer,
            setting=position.terms.setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=position.acts,
            short_pack=() if len(pack) == len(FRENCH.cards) else tuple(sorted(pack)),
            hand=() if viewer is None else FRENCH.members(tricks.hands[viewer]),
            trick=tricks.on_table(),
            trump=tricks.judge.trump,
        )

    def moment(self, view: View) -> Moment:
        guide = "potato-guide-trump" if self.options.trump == "first_lead" else "potato-guide"
        return Moment(phase="play", guide=said(guide), dealt=self.dealt_each(view))

    def opening(self, position: PotatoPosition) -> tuple[Event, ...]:
        terms = position.terms
        return dealt_hands(FRENCH, four_hands(terms.deal, terms.setting.dealer))

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        return (*card_events(before, seat, action), *trick_events(before, after))

    def sample(self, view: View, rng: Random) -> World:
        deal = deal_of_hands(FRENCH, sample_hands(view, FRENCH, rng), view.setting.dealer)
        return World(deal, tuple((seat, action) for seat, action in view.acts if action))


def scored(tricks_ns: int, total: int) -> DealResult:
    """The side that took fewer tricks scores one for each that the other took over half of them."""
    more = 0 if tricks_ns > total - tricks_ns else 1
    tricks = (tricks_ns, total - tricks_ns)[more]
    over = tricks - total // 2
    points = (0, over) if more == 0 else (over, 0)
    line = ScoreLine("score-low-plus", (("side", more), ("tricks", tricks), ("count", over)), points)
    return DealResult((line,), points)


GAME = HotPotato
