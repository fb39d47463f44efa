"""Oh Hell: everybody says how many tricks they will take, and only the exact number brings the bonus."""

from random import Random
from typing import Annotated, Any, ClassVar, Literal

import msgspec
from msgspec import Meta

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase, Preset
from whistclub.rules.actions import Act, Action, Bid
from whistclub.rules.alphabet import PLAYS, Alphabet, number_acts
from whistclub.rules.deal import Deal, cards_dealt, hands_of, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Aim, Label, Moment, Outline, Pile, Tag, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.seats import ONLY, Seat, Viewer, left_of, seat_letter
from whistclub.rules.settings import wrong_form
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, first_lead
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


class HellOptions(Options, frozen=True, kw_only=True):
    """The number of players and of cards in the largest hand, the course of the hands, the hook, and the scoring.

    `hook`: the dealer's bid must not make the bids add up. `scoring`: ten and the bid for an exact bid, and nothing
    else; or ten for an exact bid and a point for every trick.
    """

    players: Annotated[int, Meta(ge=3, le=6)] = 4
    cards: Annotated[int, Meta(ge=1, le=8)] = 7
    hands: Literal["down", "up", "down_and_up"] = "down"
    hook: bool = True
    scoring: Literal["exact", "tricks_too"] = "exact"


class HellView(View, frozen=True, kw_only=True):
    """A view of Oh Hell: the card turned for trump, the cards dealt to each, the tricks won by seat."""

    turned: Card
    size: int
    won: tuple[int, ...]


class HellTerms(msgspec.Struct, frozen=True):
    """All that stands while a deal is played."""

    game: "OhHell"
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"HellTerms(deal {self.setting.number})"

    @property
    def size(self) -> int:
        """Cards of each hand; fewer where a short pack has not enough."""
        most = (len(self.deal.pack) - 1) // self.game.seats
        return min(self.game.sizes[self.setting.number - 1], most)

    @property
    def turned(self) -> Card:
        """The first card that is not dealt."""
        return self.deal.pack[self.size * self.game.seats]

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands dealt, by seat."""
        return hands_of(self.deal.pack[: self.size * self.game.seats], self.setting.dealer, self.game.seats)


class Bidding(msgspec.Struct, frozen=True):
    """A deal before its first lead: the bids so far, from the dealer's left."""

    terms: HellTerms
    acts: tuple[Act, ...] = ()
    won: tuple[int, ...] = ()
    on_table: tuple[tuple[Seat, Card], ...] = ()

    def to_act(self) -> frozenset[Seat]:
        game, dealer = self.terms.game, self.terms.setting.dealer
        return ONLY[(dealer + 1 + len(self.acts)) % game.seats]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        barred = self._barred(seat)
        bids = range(self.terms.size + 1) if seat in self.to_act() else ()
        return tuple(Bid(number) for number in bids if number != barred)

    def play(self, seat: Seat, action: Action) -> Any:
        if action not in self.legal(seat):
            raise self._refused(seat, action)
        terms, acts = self.terms, (*self.acts, (seat, action))
        if len(acts) < terms.game.seats:
            return Bidding(terms, acts)
        leader = left_of(terms.setting.dealer, terms.game.seats)
        return HellPlay.begin(terms, first_lead(Judge(FRENCH, terms.turned.suits), terms.hands, leader), acts)

    def result(self) -> DealResult | None:
        return None

    def hand_of(self, seat: Seat) -> int:
        """The cards this seat holds."""
        return self.terms.hands[seat]

    def _barred(self, seat: Seat) -> int | None:
        """The number that the dealer may not bid, where the bids must not add up."""
        if not self.terms.game.options.hook or seat != self.terms.setting.dealer:
            return None
        return self.terms.size - sum(act.number or 0 for _, act in self.acts)

    def _refused(self, seat: Seat, action: object) -> IllegalAction:
        if seat not in self.to_act():
            return IllegalAction(reason("not-your-turn"))
        if isinstance(action, Bid) and action.number == self._barred(seat):
            return IllegalAction(reason("oh-hell-hook", count=self.terms.size))
        return IllegalAction(reason("oh-hell-bid", most=self.terms.size))


class HellPlay(TrickPlay[HellTerms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    def result(self) -> DealResult | None:
        return None if self.left else scored(self.terms.game, self.seated.before, self.won)


class OhHell(GameBase[HellOptions]):
    """The game with its options; each seat is a side."""

    key: ClassVar[str] = "oh_hell"
    options_type: ClassVar[type[Options]] = HellOptions
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, number_acts(Bid, range(9)))

    def __init__(self, options: HellOptions) -> None:
        super().__init__(options)
        self.seats = self.sides = options.players
        down = tuple(range(options.cards, 0, -1))
        up = down[::-1]
        self.sizes = {"down": down, "up": up, "down_and_up": (*down, *up[1:])}[options.hands]

    def check(self, deal: Deal) -> Reason | None:
        few = len(deal.pack) <= self.seats
        wrong = reason("deal-wrong-size", count=len(deal.pack), wanted=len(self.stock.cards))
        return wrong if few else wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        wrong = wrong_form(self, setting)
        if wrong is None and setting.number > len(self.sizes):
            return reason("setting-over")
        return wrong or (reason("setting-below-zero") if min(setting.score) < 0 else None)

    def first_setting(self, dealer: Seat) -> Setting:
        return Setting(1, dealer, (0,) * self.seats)

    def begin(self, deal: Deal, setting: Setting) -> Bidding:
        return Bidding(HellTerms(self, deal, setting))

    shares_level: ClassVar[bool] = True

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        if setting.number >= len(self.sizes):
            return won_by_leaders(added(setting.score, result.points))
        return next_deal(setting, result, seats=self.seats)

    def stopped(self, setting: Setting) -> MatchResult:
        return stopped(setting)

    def settle(self, position: Any, ending: Ending) -> DealResult:
        if ending.kind not in {"stop", "dropped"}:
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        nothing = (0,) * self.seats
        return DealResult((ScoreLine("score-dropped", (), nothing),), nothing)

    def may_end(self, position: Any, ending: Ending) -> bool:
        return ending.kind in {"stop", "dropped"}

    def view(self, position: Any, viewer: Viewer) -> HellView:
        terms: HellTerms = position.terms
        return HellView(
            viewer=viewer,
            setting=terms.setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=position.acts,
            short_pack=() if len(terms.deal.pack) == len(FRENCH.cards) else tuple(sorted(terms.deal.pack)),
            hand=() if viewer is None else FRENCH.members(position.hand_of(viewer)),
            trick=position.on_table,
            trump=terms.turned.suits,
            turned=terms.turned,
            size=terms.size,
            won=position.won or (0,) * self.seats,
        )

    def moment(self, view: HellView) -> Moment:
        bids = bids_of(view.acts)
        calling = len(bids) < self.seats
        left = len(view.short_pack or self.stock.cards) - self.seats * view.size
        return Moment(
            phase="bid" if calling else "play",
            label=Label(said("label-suit", suit=view.trump), said("label-are-trump")),
            guide=said("guide-oh-hell-bid" if calling else "guide-oh-hell-play", count=view.size),
            ask=said("ask-oh-hell-hook") if view.legal and calling and len(view.legal) <= view.size else None,
            tags=tuple(Tag(seat, said("tag-oh-hell-bid", count=bid)) for seat, bid in bids.items()),
            aims=() if calling else tuple(Aim((seat,), bid) for seat, bid in bids.items()),
            dealt=(view.size,) * self.seats,
            tricks=view.won,
            piles=(Pile("undealt", (view.turned,), left - 1),),
        )

    def outline(self) -> Outline:
        return Outline(goal=said("sheet-deals", count=len(self.sizes)))

    def opening(self, position: Bidding) -> tuple[Event, ...]:
        terms = position.terms
        turned = event("event-turned", terms.setting.dealer, card=terms.turned.text, suit=terms.turned.suits)
        return (*dealt_hands(FRENCH, terms.hands), turned)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        if isinstance(action, Bid):
            return (event("event-oh-hell-bid", seat, count=action.number or 0),)
        return (*card_events(before, seat, action), *trick_events(before, after))

    def sample(self, view: HellView, rng: Random) -> World:
        """Uniform over the hands and the cards undealt that agree with the card turned and every suit not followed."""
        hands = sample_hands(
            view, FRENCH, rng, self.seats, sizes=(view.size,) * self.seats, undealt=view.turned.bit
        )
        dealt = cards_dealt(FRENCH, hands, view.setting.dealer)
        gone = {*dealt, view.turned}
        rest = tuple(card for card in view.short_pack or self.stock.cards if card not in gone)
        acts = tuple((seat, action) for seat, action in view.acts if action)
        return World(Deal((*dealt, view.turned, *rest)), acts)


def bids_of(acts: Any) -> dict[Seat, int]:
    """The number that each seat has bid, in the order they spoke."""
    return {seat: action.number or 0 for seat, action in acts if isinstance(action, Bid)}


def scored(game: OhHell, acts: tuple[Act, ...], won: tuple[int, ...]) -> DealResult:
    """An exact bid brings ten and, with the usual scoring, the bid; with the other every trick counts a point."""
    lines = []
    for seat, bid in sorted(bids_of(acts).items()):
        exact, tricks = won[seat] == bid, won[seat]
        gained = 10 * exact + (tricks if exact or game.options.scoring == "tricks_too" else 0)
        points = tuple(gained if other == seat else 0 for other in range(game.seats))
        facts = (("seat", seat_letter(seat, game.seats)), ("bid", bid), ("count", tricks))
        lines.append(ScoreLine("score-oh-hell-made" if exact else "score-oh-hell-missed", facts, points))
    return DealResult(tuple(lines), tuple(map(sum, zip(*(line.points for line in lines), strict=True))))


GAME = OhHell
PRESETS = (
    Preset("oh_hell", "oh_hell", {}),
    Preset("oh_hell_three", "oh_hell", {"players": 3}),
    Preset("oh_hell_six", "oh_hell", {"players": 6}),
)
