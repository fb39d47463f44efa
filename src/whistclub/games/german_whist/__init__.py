"""German Whist: two players build their hands up from the stock and then play them out.

Rules: `messages/pages/en/german_whist.md`.
"""

from random import Random
from typing import ClassVar

from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.german_whist.moment import moment_of
from whistclub.games.german_whist.options import GermanWhistOptions
from whistclub.games.german_whist.stock_play import (
    TWO,
    StockPlay,
    StockTerms,
    StockView,
    sample_stock,
    stock_events,
    view_of_stock,
)
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import (
    game_over,
    goal_of,
    next_deal,
    tricks_over,
    won_by_leaders,
    wrong_standing,
)
from whistclub.rules.seats import Seat, Viewer, left_of, require_viewer
from whistclub.rules.tricks import Judge, first_lead
from whistclub.rules.values import DealResult, Ending, Event, MatchResult, ScoreLine, Setting, World, event

__all__ = ["GermanWhist", "GermanWhistOptions", "GermanWhistPosition", "scored"]


class GermanWhistPosition(StockPlay, frozen=True, gc=False):
    """A deal of German Whist in progress."""

    def result(self) -> DealResult | None:
        """Points of the deal once every card is played."""
        return None if self.left else scored(self.terms.scoring, self.counted)


class GermanWhist(GameBase[GermanWhistOptions]):
    """The game with its options; each of the two seats is a side."""

    key: ClassVar[str] = "german_whist"
    seats: int = TWO
    options_type: ClassVar[type[Options]] = GermanWhistOptions

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt, or None; two hands and the stock of both share the pack."""
        return wrong_pack(deal, self.stock, multiple=4)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so, or None: a score from zero up that decides nothing yet."""
        wrong = wrong_standing(self, setting, self.options.target, self.options.max_deals)
        return wrong or (reason("setting-below-zero") if min(setting.score) < 0 else None)

    def begin(self, deal: Deal, setting: Setting) -> GermanWhistPosition:
        """The top card of the stock is turned for trump, the other player leads."""
        all_count = self.options.counted == "all"
        terms = StockTerms(deal, setting, all_count=all_count, scoring=self.options.scoring)
        judge = Judge(FRENCH, terms.stock[0].suits)
        tricks = first_lead(judge, terms.hands, left_of(setting.dealer, TWO))
        return GermanWhistPosition.begin(terms, tricks, ())

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The score goes on and the deal passes to the other player, or the match is won."""
        score = added(setting.score, result.points)
        if game_over(score, setting.number, self.options.target, self.options.max_deals):
            return won_by_leaders(score)
        return next_deal(setting, result, seats=TWO)

    def settle(self, position: GermanWhistPosition, ending: Ending) -> DealResult:
        """All the tricks still to count go to one player. Raises IllegalAction for a claim while there is a stock."""
        if ending.kind in {"stop", "dropped"}:
            return DealResult((ScoreLine("score-dropped", (), (0, 0)),), (0, 0))
        if ending.seat is None or (ending.kind == "claim" and position.has_stock):
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        takes_all = ending.kind == "claim" and ending.all_tricks
        taker = ending.seat if takes_all else left_of(ending.seat, TWO)
        counted = list(position.counted)
        counted[taker] += position.terms.tricks_that_count - sum(counted)
        return scored(self.options.scoring, tuple(counted))

    def may_end(self, position: GermanWhistPosition, ending: Ending) -> bool:
        """True, but for a claim while there is a stock."""
        return ending.kind != "claim" or not position.has_stock

    def view(self, position: GermanWhistPosition, viewer: Viewer) -> StockView:
        """Own hand and draws, the cards turned, the trick, and every act."""
        require_viewer(viewer, self.seats)
        return view_of_stock(position, viewer, FRENCH)

    def moment(self, view: StockView) -> Moment:
        """Trump, the stock, and the tricks."""
        return moment_of(self, view)

    def outline(self) -> Outline:
        """The goal."""
        target, most = self.options.target or 0, self.options.max_deals or 0
        tricks = 26 if self.options.counted == "all" else 13
        return Outline(goal=goal_of(self.options.target), target=target, deals=most, tricks=tricks)

    def opening(self, position: GermanWhistPosition) -> tuple[Event, ...]:
        """The hands, and the card turned for trump."""
        top = position.terms.stock[0]
        shown = event("event-stock-trump", card=top.text, suit=top.suits)
        return (*dealt_hands(FRENCH, position.terms.hands), shown)

    def narrate(
        self, before: GermanWhistPosition, seat: Seat, action: Action, after: GermanWhistPosition
    ) -> tuple[Event, ...]:
        """The card, the taker of the trick, the cards drawn and the next one turned."""
        told = (*card_events(before, seat, action), *trick_events(before, after))
        return (*told, *stock_events(before, after))

    def sample(self, view: StockView, rng: Random) -> World:
        """Uniform over the hands dealt and the orders of the stock that this seat cannot tell from the real ones."""
        return sample_stock(view, FRENCH, rng)


def scored(scoring: str, counted: tuple[int, ...]) -> DealResult:
    """The points of a deal for the tricks that count, by seat.

    As many tricks for each, which only an even number allows, bring nothing unless every trick has its point.
    """
    if scoring == "each_trick":
        facts = (("first", counted[0]), ("second", counted[1]))
        line = ScoreLine("score-tricks-each", facts, counted)
    elif counted[0] == counted[1]:
        line = ScoreLine("score-tricks-level", (("tricks", counted[0]),), (0, 0))
    elif scoring == "majority":
        side = 0 if counted[0] > counted[1] else 1
        won = (("side", side), ("tricks", counted[side]), ("others", counted[1 - side]))
        line = ScoreLine("score-tricks-majority", won, (1 - side, side))
    else:
        line = tricks_over(counted, sum(counted) // 2)
    return DealResult((line,), line.points)


GAME = GermanWhist
"""The class, as the list of games finds it."""
