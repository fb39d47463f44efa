"""Oh Hell: everybody says how many tricks they will take, and only the exact number brings the bonus.

Rules: `messages/pages/en/oh_hell.md`.
"""

from random import Random
from typing import Any, ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.oh_hell.moment import moment_of, outline_of
from whistclub.games.oh_hell.options import MOST_CARDS, HellOptions, deals_of
from whistclub.games.oh_hell.play import Bidding, HellTerms
from whistclub.games.oh_hell.view import HellView, known_acts, sample_hell
from whistclub.rules.actions import Action, Bid
from whistclub.rules.alphabet import PLAYS, Alphabet, number_acts
from whistclub.rules.deal import Deal, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, won_by_leaders
from whistclub.rules.seats import Seat, Viewer
from whistclub.rules.seen import common_fields
from whistclub.rules.settings import wrong_form
from whistclub.rules.values import DealResult, Event, MatchResult, Setting, World, event

__all__ = ["HellOptions", "OhHell"]


class OhHell(GameBase[HellOptions]):
    """The game with its options; each seat is a side."""

    key: ClassVar[str] = "oh_hell"
    options_type: ClassVar[type[Options]] = HellOptions
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, number_acts(Bid, range(MOST_CARDS + 1)))
    shares_level: ClassVar[bool] = True

    def __init__(self, options: HellOptions) -> None:
        super().__init__(options)
        self.seats = self.sides = options.players

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt, or None: everybody gets a card, and one is left."""
        if len(deal.pack) <= self.seats:
            return reason("deal-wrong-size", count=len(deal.pack), wanted=len(self.stock.cards))
        return wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so, or None: a deal that there is, and no score below zero unless tricks
        cost points.
        """
        wrong = wrong_form(self, setting)
        if wrong is not None:
            return wrong
        if setting.number > deals_of(self.options):
            return reason("setting-over")
        is_below = self.options.scoring != "minus" and min(setting.score) < 0
        return reason("setting-below-zero") if is_below else None

    def begin(self, deal: Deal, setting: Setting) -> Bidding:
        """The bids come first."""
        return Bidding(HellTerms(self.options, deal, setting))

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes to the left; after the last one whoever has most points wins, and equals share."""
        if setting.number >= deals_of(self.options):
            return won_by_leaders(added(setting.score, result.points))
        return next_deal(setting, result, seats=self.seats)

    def view(self, position: Any, viewer: Viewer) -> HellView:
        """Own hand, the card turned, the trick, and every act but bids that are hidden yet."""
        terms: HellTerms = position.terms
        common = common_fields(self, terms.deal, terms.setting, position, viewer)
        return HellView(
            **common | {"acts": known_acts(terms, position.acts, viewer)},
            trump=terms.trump,
            phase=position.phase,
            turned=terms.turned,
            size=terms.size,
        )

    def moment(self, view: HellView) -> Moment:
        """Trump, bids, aims and tricks."""
        return moment_of(self.options, view, len(view.short_pack or self.stock.cards))

    def outline(self) -> Outline:
        """The number of deals."""
        return outline_of(self.options)

    def opening(self, position: Bidding) -> tuple[Event, ...]:
        """Hands, and the card turned or the trump whose turn it is."""
        terms = position.terms
        turned, trump, dealer = terms.turned, terms.trump, terms.setting.dealer
        if turned:
            told = event("event-turned", dealer, card=turned.text, suit=turned.suits)
        elif trump:
            told = event("event-oh-hell-trump", suit=trump)
        else:
            told = event("event-oh-hell-no-trump")
        return (*dealt_hands(FRENCH, terms.hands), told)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        """A bid, or all of them with the last of those made at once; the card, and who took the trick."""
        if not isinstance(action, Bid):
            return (*card_events(before, seat, action), *trick_events(before, after))
        if self.options.bids == "in_turn":
            return (_bid_event(seat, action),)
        return () if isinstance(after, Bidding) else tuple(_bid_event(*act) for act in after.acts)

    def sample(self, view: HellView, rng: Random) -> World:
        """Uniform over the worlds that agree with the view."""
        return sample_hell(view, self.seats, rng)


def _bid_event(seat: Seat, action: Action) -> Event:
    return event("event-oh-hell-bid", seat, count=action.number or 0)


GAME = OhHell
"""The class, as the list of games finds it."""
