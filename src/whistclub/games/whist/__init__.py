"""Whist: plain partnership whist, the game behind all the others. The rules are one file, as a model of a small game.

Rules: `messages/pages/en/whist.md`.
"""

from functools import lru_cache
from random import Random
from typing import Annotated, Any, ClassVar, Final

import msgspec
from msgspec import Meta

from whistclub.cards.card import Card
from whistclub.cards.errors import BadOption, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.rules.actions import Action
from whistclub.rules.claims import won_with_claim
from whistclub.rules.deal import Deal, deal_of_hands, four_hands, hand_size
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Count, Label, Moment, Outline, Pile, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import game_over, goal_of, leaders, next_deal, tricks_over
from whistclub.rules.seats import FOUR, Seat, Viewer, left_of, require_viewer
from whistclub.rules.settings import wrong_form
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, Tricks, first_lead
from whistclub.rules.unseen import sample_hands
from whistclub.rules.values import (
    DealResult,
    Ending,
    Event,
    MatchResult,
    ScoreLine,
    Setting,
    View,
    World,
    event,
)

_HONOURS: Final = 4
_GUIDE: Final = said("guide-whist")


class WhistOptions(Options, frozen=True, kw_only=True):
    """Target of a game in points, most deals, one game or a rubber of three, honours or none."""

    target: Annotated[int, Meta(ge=1)] | None = 5
    max_deals: Annotated[int, Meta(ge=1)] | None = None
    rubber: bool = False
    honours: bool = False

    def __post_init__(self) -> None:
        super().__post_init__()
        if self.target is None and self.max_deals is None:
            raise BadOption(reason("option-target-needs-deals", name="target"))


class Rubber(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Games won by NS and EW, and the deals played in the running game."""

    games: tuple[int, int] = (0, 0)
    deals: int = 0


class WhistView(View, frozen=True, kw_only=True):
    """A view of Whist; `turned` is the card turned for trump, which stays known, `face_up` whether it still lies so."""

    turned: Card
    face_up: bool
    won: tuple[int, ...]


class Terms(msgspec.Struct, frozen=True):
    """The terms of a deal: all that does not change while it is played."""

    game: "Whist"
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"Terms(deal {self.setting.number})"


class WhistPosition(TrickPlay[Terms], frozen=True, gc=False):
    """A deal of Whist in progress."""

    @property
    def game(self) -> "Whist":
        """The game this is a deal of."""
        return self.terms.game

    @property
    def deal(self) -> Deal:
        """The cards as dealt."""
        return self.terms.deal

    @property
    def setting(self) -> Setting:
        """The match's part of the deal."""
        return self.terms.setting

    def result(self) -> DealResult | None:
        """Points of the deal once every card is played."""
        if self.left:
            return None
        return _scored(self.terms, self.tricks, self.won[0] + self.won[2])

    def result_of(self, won: tuple[int, ...]) -> DealResult:
        """The tricks alone: honours count alike whatever is played."""
        line = tricks_over((won[0] + won[2], won[1] + won[3]), sum(won) // 2)
        return DealResult((line,), line.points, self.setting.carry)


class Whist(GameBase[WhistOptions]):
    """The game with its options."""

    key: ClassVar[str] = "whist"
    options_type: ClassVar[type[Options]] = WhistOptions
    carry_type: ClassVar[Any] = Rubber

    def check_setting(self, setting: Setting) -> Reason | None:
        """The reason why no match could stand so: games won, deals of the running game, and a score that decides
        nothing yet.
        """
        return wrong_form(self, setting) or self._wrong_score(setting) or self._wrong_games(setting)

    def _wrong_score(self, setting: Setting) -> Reason | None:
        options, rubber = self.options, setting.carry
        if min(setting.score) < 0:
            return reason("setting-below-zero")
        over = game_over(setting.score, rubber.deals, options.target, options.max_deals)
        return reason("setting-over") if over else None

    def _wrong_games(self, setting: Setting) -> Reason | None:
        """Every game took a deal at least; a game that has seen no deal stands at 0-0, but for a match's first."""
        rubber: Rubber = setting.carry
        before = setting.number - 1 - rubber.deals
        least, most = sum(rubber.games), before if self.options.rubber else 0
        if min(rubber.games) < 0 or max(rubber.games) > 1 or rubber.deals < 0:
            return reason("setting-games")
        if not least <= before or least > most or (not least and before):
            return reason("setting-games")
        fresh = rubber.deals == 0 and setting.number > 1
        return reason("setting-games") if fresh and any(setting.score) else None

    def begin(self, deal: Deal, setting: Setting) -> WhistPosition:
        """The last card is turned for trump, the dealer's left leads."""
        judge = Judge(FRENCH, deal.pack[-1].suits)
        tricks = first_lead(judge, four_hands(deal, setting.dealer), left_of(setting.dealer))
        return WhistPosition.begin(Terms(self, deal, setting), tricks, ())

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        """Score on; at the end of a game the rubber goes on from 0-0, or the match is won."""
        rubber: Rubber = setting.carry
        score = added(setting.score, result.points)
        if not game_over(score, rubber.deals + 1, self.options.target, self.options.max_deals):
            return next_deal(setting, result, Rubber(rubber.games, rubber.deals + 1))
        winner = leaders(score)[0]
        games = (rubber.games[0] + (winner == 0), rubber.games[1] + (winner == 1))
        if not self.options.rubber:
            return MatchResult("match-won", score, (winner,))
        if max(games) == 2:
            return MatchResult("rubber-won", games, (winner,))
        return Setting(setting.number + 1, left_of(setting.dealer), (0, 0), Rubber(games))

    def granted(self, position: WhistPosition, ending: Ending) -> DealResult:
        """Claimed tricks go to the claimer's side or to the other."""
        won = won_with_claim(position.tricks, FOUR[::2], ending)
        return _scored(position.terms, position.tricks, won)

    def may_end(self, position: WhistPosition, ending: Ending) -> bool:
        """True: a seat may claim and concede at any time."""
        return True

    def view(self, position: WhistPosition, viewer: Viewer) -> WhistView:
        """Own hand, the turned card while it is unplayed, the trick, and every act."""
        require_viewer(viewer, self.seats)
        won, deal, setting = position.won, position.deal, position.setting
        turned = deal.pack[-1]
        held = turned.bit & position.hand_of(setting.dealer)
        return WhistView(
            viewer=viewer,
            setting=setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=position.acts,
            short_pack=() if len(deal.pack) == len(FRENCH.cards) else tuple(sorted(deal.pack)),
            hand=() if viewer is None else FRENCH.members(position.hand_of(viewer)),
            shown=((setting.dealer, turned),) if held else (),
            trick=position.on_table,
            trump=turned.suits,
            turned=turned,
            face_up=not any(won) and position.turn != setting.dealer,
            won=won,
        )

    def moment(self, view: WhistView) -> Moment:
        """Trump, the card turned while it lies there, and the tricks."""
        turned = view.turned
        return Moment(
            phase="play",
            label=_label(turned),
            guide=_GUIDE,
            dealt=self.dealt_each(view),
            tricks=view.won,
            piles=(Pile("turned", (turned,)),) if view.face_up else (),
        )

    def outline(self) -> Outline:
        """The points that win a game, or the games that win a rubber."""
        options = self.options
        return Outline(
            goal=said("sheet-rubber") if options.rubber else goal_of(options.target),
            target=options.target or 0,
            games=2 if options.rubber else 0,
            deals=options.max_deals or 0,
            tricks=13,
        )

    def counts(self, setting: Setting) -> tuple[Count, ...]:
        """The games won, in a rubber."""
        return (Count("sheet-games", setting.carry.games),) if self.options.rubber else ()

    def opening(self, position: WhistPosition) -> tuple[Event, ...]:
        """Hands and the turned card."""
        deal, dealer = position.deal, position.setting.dealer
        turned = deal.pack[-1]
        shown = event("event-turned", dealer, card=turned.text, suit=turned.suits)
        return (*dealt_hands(FRENCH, four_hands(deal, dealer)), shown)

    def narrate(
        self, before: WhistPosition, seat: Seat, action: Action, after: WhistPosition
    ) -> tuple[Event, ...]:
        """The card, and who took the trick."""
        return (
            *card_events(before, seat, action),
            *trick_events(before, after),
        )

    def sample(self, view: WhistView, rng: Random) -> World:
        """Uniform over the deals of the cards unseen that agree with the turned card and every discard."""
        hands = sample_hands(view, FRENCH, rng)
        deal = deal_of_hands(FRENCH, hands, view.setting.dealer, view.turned)
        return World(deal, tuple((seat, action) for seat, action in view.acts if action))


@lru_cache(maxsize=64)
def _label(turned: Card) -> Label:
    return Label(said("label-suit", suit=turned.suits), said("label-are-trump"))


def _scored(terms: Terms, tricks: Tricks, won: int) -> DealResult:
    """A point a trick over six (over half, from a shorter pack), then honours while the game is still open.

    `won` are the tricks of North and South.
    """
    size = hand_size(terms.deal)
    lines = [tricks_over((won, size - won), size // 2)]
    options, setting = terms.game.options, terms.setting
    after_tricks = added(setting.score, lines[0].points)
    won_already = options.target is not None and max(after_tricks) >= options.target
    if options.honours and not won_already:
        lines.extend(_honours(terms, tricks.judge.trump))
    points = (sum(line.points[0] for line in lines), sum(line.points[1] for line in lines))
    return DealResult(tuple(lines), points)


def _honours(terms: Terms, trump: str) -> list[ScoreLine]:
    """The side dealt all four of A K Q J of trumps scores 4, three of them 2."""
    trumps = FRENCH.of_suit(trump)
    honours = FRENCH.mask(FRENCH.members(trumps)[-_HONOURS:])
    hands = four_hands(terms.deal, terms.setting.dealer)
    for side in (0, 1):
        count = ((hands[side] | hands[side + 2]) & honours).bit_count()
        if count >= 3:
            gained = 4 if count == 4 else 2
            points = (gained, 0) if side == 0 else (0, gained)
            return [ScoreLine("score-honours", (("side", side), ("count", count)), points)]
    return []


GAME = Whist
"""The class, as the list of games finds it."""
