"""Knock-out Whist: a card fewer in each deal; who takes no trick is out, and the last one left wins.

Rules: `messages/pages/en/knockout.md`.
"""

from random import Random
from typing import Any, ClassVar

from whistclub.cards.errors import Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.games.knockout.moment import moment_of, outline_of
from whistclub.games.knockout.options import KnockoutOptions
from whistclub.games.knockout.play import KnockoutTerms, Naming
from whistclub.games.knockout.standing import Standing, first_standing, may_stand, next_dealer
from whistclub.games.knockout.view import KnockoutView, sample_knockout
from whistclub.rules.actions import Action, Trump
from whistclub.rules.alphabet import PLAYS, TRUMPS, Alphabet
from whistclub.rules.deal import Deal, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, spoken_event, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Moment, Outline
from whistclub.rules.options import Options
from whistclub.rules.partnership import won_by_leaders
from whistclub.rules.seats import SEATS, Seat, Viewer, left_of
from whistclub.rules.seen import common_fields
from whistclub.rules.settings import dealing, wrong_form
from whistclub.rules.values import DealResult, Event, MatchResult, Setting, World, event

__all__ = ["KnockoutOptions", "KnockoutWhist"]


class KnockoutWhist(GameBase[KnockoutOptions]):
    """The game with its options; each of the seats is a side."""

    key: ClassVar[str] = "knockout"
    options_type: ClassVar[type[Options]] = KnockoutOptions
    carry_type: ClassVar[Any] = Standing
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, TRUMPS)
    shares_level: ClassVar[bool] = True

    def __init__(self, options: KnockoutOptions) -> None:
        super().__init__(options)
        self.seats = self.sides = options.players
        self._first = first_standing(options, len(self.stock.cards))

    def check(self, deal: Deal) -> Reason | None:
        """The reason these cards may not be dealt, or None: everybody gets a card, and one is left."""
        if len(deal.pack) <= self.seats:
            return reason("deal-wrong-size", count=len(deal.pack), wanted=len(self.stock.cards))
        return wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason no match could stand so, or None."""
        wrong = wrong_form(self, setting)
        if wrong is not None:
            return wrong
        if not may_stand(self.options, self._first, setting):
            return reason("setting-carry")
        if self.options.deals is not None and setting.number > self.options.deals:
            return reason("setting-over")
        return reason("setting-below-zero") if min(setting.score) < 0 else None

    def first_setting(self, dealer: Seat) -> Setting:
        """Everybody is in."""
        return Setting(1, dealing(self, dealer), (0,) * self.seats, self._first)

    def begin(self, deal: Deal, setting: Setting) -> Any:
        """In the first deal a card is turned and the dealer's left leads; later trump is named first."""
        terms = KnockoutTerms(self.options, deal, setting)
        turned = terms.turned
        return terms.play(turned.suits, left_of(setting.dealer, self.seats), ()) if turned else Naming(terms)

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """The deal passes to the next player still in; the last one left wins. Where deals are agreed, everybody is
        then in again, and the highest score wins.
        """
        score, now = added(setting.score, result.points), result.carry or setting.carry
        is_alone, deals = len(now.playing) == 1, self.options.deals
        if is_alone and deals is None and self.options.points == "survived":
            return MatchResult("match-won", score, now.playing)
        if setting.number == deals or (is_alone and deals is None):
            return won_by_leaders(score)
        now = self._first if is_alone else now
        return Setting(setting.number + 1, next_dealer(setting, now.playing, self.seats), score, now)

    def view(self, position: Any, viewer: Viewer) -> KnockoutView:
        """Own hand, the cards turned or cut, the trick, and every act."""
        terms: KnockoutTerms = position.terms
        return KnockoutView(
            **common_fields(self, terms.deal, terms.setting, position, viewer),
            trump=position.trump,
            phase=position.phase,
            turned=terms.turned,
            cut=terms.cut,
            sizes=tuple(map(terms.served.count, SEATS[: self.seats])),
        )

    def moment(self, view: KnockoutView) -> Moment:
        """Trump, who is out, and the tricks."""
        return moment_of(self.options, view, len(view.short_pack or self.stock.cards))

    def outline(self) -> Outline:
        """The end of the match."""
        return outline_of(self.options)

    def opening(self, position: Any) -> tuple[Event, ...]:
        """Hands, and the card turned or the cards cut."""
        terms: KnockoutTerms = position.terms
        turned, dealer = terms.turned, terms.setting.dealer
        shown = (event("event-turned", dealer, card=turned.text, suit=turned.suits),) if turned else ()
        cut = (event("event-knockout-cut", seat, card=card.text) for seat, card in terms.cut)
        return (*dealt_hands(FRENCH, terms.hands), *shown, *cut)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        """The trump named; the card, and who took the trick."""
        if isinstance(action, Trump):
            return (spoken_event(seat, action),)
        return (*card_events(before, seat, action), *trick_events(before, after))

    def sample(self, view: KnockoutView, rng: Random) -> World:
        """Uniform over the worlds that agree with the view."""
        return sample_knockout(self.options, view, rng)


GAME = KnockoutWhist
"""The class, as the list of games finds it."""
