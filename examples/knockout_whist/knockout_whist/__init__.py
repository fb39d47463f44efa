"""Knock-out Whist: seven cards, then one fewer in each deal; who takes no trick is out, and the last one left wins."""

from collections.abc import Iterator
from itertools import chain, repeat
from random import Random
from typing import Annotated, Any, ClassVar

import msgspec
from msgspec import Meta

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.games.base import GameBase
from whistclub.rules.actions import Act, Action, Trump
from whistclub.rules.alphabet import PLAYS, TRUMPS, Alphabet
from whistclub.rules.deal import Deal, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Label, Moment, Pile, Tag, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import stopped
from whistclub.rules.seats import ONLY, SEATS, Seat, Viewer, clockwise_from, left_of, seat_letter
from whistclub.rules.settings import wrong_form
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, Tricks, circle_of
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

_FIRST = 7


class KnockoutOptions(Options, frozen=True, kw_only=True):
    """The number of players. `dogs_life`: the first to take no trick stay in for a deal with a single card."""

    players: Annotated[int, Meta(ge=2, le=6)] = 4
    dogs_life: bool = False


class Standing(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The players still in, the dogs among them, whether there were any, cards in a hand now, and who names trump."""

    playing: tuple[int, ...]
    dogs: tuple[int, ...] = ()
    had_dogs: bool = False
    cards: int = _FIRST
    chooser: int | None = None


class KnockoutView(View, frozen=True, kw_only=True):
    """A view of Knock-out Whist: the card turned in the first deal, the cards dealt and the tricks won, by seat."""

    turned: Card | None
    sizes: tuple[int, ...]
    won: tuple[int, ...]


class KnockoutTerms(msgspec.Struct, frozen=True):
    """All that stands while a deal is played."""

    game: "KnockoutWhist"
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"KnockoutTerms(deal {self.setting.number})"

    @property
    def served(self) -> tuple[Seat, ...]:
        """A seat for each card dealt, in order: one at a time from the dealer's left, the dogs' cards last."""
        standing: Standing = self.setting.carry
        seats = self.game.seats
        order = [
            s for s in clockwise_from(left_of(self.setting.dealer, seats), seats) if s in standing.playing
        ]
        whole = [seat for seat in order if seat not in standing.dogs]
        most = (len(self.deal.pack) - 1 - len(standing.dogs)) // len(whole)
        return (*whole * min(standing.cards, most), *(seat for seat in order if seat in standing.dogs))

    @property
    def turned(self) -> Card | None:
        """The first card not dealt, in the first deal."""
        return self.deal.pack[len(self.served)] if self.setting.carry.chooser is None else None

    @property
    def hands(self) -> tuple[int, ...]:
        """The hands dealt, by seat."""
        hands = [0] * self.game.seats
        for seat, card in zip(self.served, self.deal.pack, strict=False):
            hands[seat] |= card.bit
        return tuple(hands)

    def play(self, trump: str, leader: Seat, acts: tuple[Act, ...]) -> "KnockoutPlay":
        """The play about to begin; dogs have a card for its first trick only."""
        standing: Standing = self.setting.carry
        seats = self.game.seats
        playing = tuple(SEATS[seat] for seat in standing.playing)
        whole = tuple(seat for seat in playing if seat not in standing.dogs)
        now, later = circle_of(playing, seats), circle_of(whole, seats)
        judge = Judge(FRENCH, trump)
        tricks = Tricks(
            judge, self.hands, leader, leader, (), (0,) * seats, now, later if standing.dogs else now
        )
        return KnockoutPlay.begin(self, tricks, acts)


class Naming(msgspec.Struct, frozen=True):
    """A deal before trump is named by the winner of the last one."""

    terms: KnockoutTerms
    acts: tuple[Act, ...] = ()
    won: tuple[int, ...] = ()
    on_table: tuple[tuple[Seat, Card], ...] = ()
    trump: str = ""

    def to_act(self) -> frozenset[Seat]:
        standing: Standing = self.terms.setting.carry
        return ONLY[standing.chooser or 0]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        return tuple(map(Trump, FRENCH.suits)) if seat in self.to_act() else ()

    def play(self, seat: Seat, action: Action) -> "KnockoutPlay":
        if seat not in self.to_act():
            raise IllegalAction(reason("not-your-turn"))
        if action not in self.legal(seat):
            raise IllegalAction(reason("knockout-trump"))
        return self.terms.play(str(action.parts[0]), seat, ((seat, action),))

    def result(self) -> DealResult | None:
        return None

    def hand_of(self, seat: Seat) -> int:
        """The cards this seat holds."""
        return self.terms.hands[seat]


class KnockoutPlay(TrickPlay[KnockoutTerms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    def result(self) -> DealResult | None:
        return None if self.left else scored(self.terms, self.won)

    def trick_taken(self) -> "KnockoutPlay":
        """A dog that took the first trick has no card to lead: the next player leads."""
        circle = self.seated.circle
        if self.turn in circle.seats:
            return self
        leader = circle.after[self.turn]
        return msgspec.structs.replace(self, turn=leader, leader=leader)


class KnockoutWhist(GameBase[KnockoutOptions]):
    """The game with its options; each seat is a side, and a point is a deal survived."""

    key: ClassVar[str] = "knockout_whist"
    options_type: ClassVar[type[Options]] = KnockoutOptions
    carry_type: ClassVar[Any] = Standing
    alphabet: ClassVar[Alphabet] = Alphabet(PLAYS, TRUMPS)

    def __init__(self, options: KnockoutOptions) -> None:
        super().__init__(options)
        self.seats = self.sides = options.players

    def check(self, deal: Deal) -> Reason | None:
        wrong = reason("deal-wrong-size", count=len(deal.pack), wanted=len(self.stock.cards))
        return wrong if len(deal.pack) <= self.seats else wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        wrong = wrong_form(self, setting)
        if wrong is not None:
            return wrong
        now: Standing = setting.carry
        playing = set(now.playing)
        in_order = now.playing == tuple(sorted(playing)) and playing <= set(range(self.seats))
        dogs = now.dogs == tuple(sorted(set(now.dogs))) and set(now.dogs) < playing
        dogs = dogs and (self.options.dogs_life or not now.had_dogs) and (now.had_dogs or not now.dogs)
        begun = (now.cards < _FIRST) == (now.chooser is not None) and _FIRST - now.cards < setting.number
        begun = begun and (now.chooser is None or now.chooser in playing - set(now.dogs))
        fresh = now.cards < _FIRST or now == self._first()
        right = in_order and len(playing) > 1 and dogs and begun and fresh and 1 <= now.cards <= _FIRST
        if not right or setting.dealer not in playing:
            return reason("setting-carry")
        return reason("setting-below-zero") if min(setting.score) < 0 else None

    def _first(self) -> Standing:
        return Standing(tuple(range(self.seats)))

    def first_setting(self, dealer: Seat) -> Setting:
        return Setting(1, dealer, (0,) * self.seats, self._first())

    def begin(self, deal: Deal, setting: Setting) -> Any:
        terms = KnockoutTerms(self, deal, setting)
        turned = terms.turned
        if turned is None:
            return Naming(terms)
        return terms.play(turned.suits, left_of(setting.dealer, self.seats), ())

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        score, now = added(setting.score, result.points), result.carry or setting.carry
        if len(now.playing) == 1:
            return MatchResult("match-won", score, now.playing)
        later = clockwise_from(left_of(setting.dealer, self.seats), self.seats)
        dealer = next(seat for seat in later if seat in now.playing)
        return Setting(setting.number + 1, dealer, score, now)

    def stopped(self, setting: Setting) -> MatchResult:
        return stopped(setting)

    def settle(self, position: Any, ending: Ending) -> DealResult:
        if ending.kind not in {"stop", "dropped"}:
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        nothing = (0,) * self.seats
        return DealResult((ScoreLine("score-dropped", (), nothing),), nothing)

    def may_end(self, position: Any, ending: Ending) -> bool:
        return ending.kind in {"stop", "dropped"}

    def view(self, position: Any, viewer: Viewer) -> KnockoutView:
        terms: KnockoutTerms = position.terms
        return KnockoutView(
            viewer=viewer,
            setting=terms.setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=position.acts,
            short_pack=() if len(terms.deal.pack) == len(FRENCH.cards) else tuple(sorted(terms.deal.pack)),
            hand=() if viewer is None else FRENCH.members(position.hand_of(viewer)),
            trick=position.on_table,
            trump="" if isinstance(position, Naming) else position.seated.judge.trump,
            turned=terms.turned,
            sizes=tuple(map(terms.served.count, SEATS[: self.seats])),
            won=position.won or (0,) * self.seats,
        )

    def moment(self, view: KnockoutView) -> Moment:
        now: Standing = view.setting.carry
        left = len(view.short_pack or self.stock.cards) - sum(view.sizes)
        turned = (view.turned,) if view.turned else ()
        suit = Label(said("label-suit", suit=view.trump), said("label-are-trump")) if view.trump else None
        return Moment(
            phase="play" if view.trump else "trump",
            label=suit,
            guide=said("guide-knockout" if view.trump else "guide-knockout-trump"),
            tags=tuple(Tag(SEATS[dog], said("tag-knockout-dog")) for dog in now.dogs),
            out=tuple(seat for seat in SEATS[: self.seats] if seat not in now.playing),
            dealt=view.sizes,
            tricks=view.won,
            piles=(Pile("undealt", turned, left - len(turned)),),
        )

    def opening(self, position: Any) -> tuple[Event, ...]:
        terms: KnockoutTerms = position.terms
        turned, dealer = terms.turned, terms.setting.dealer
        shown = (event("event-turned", dealer, card=turned.text, suit=turned.suits),) if turned else ()
        return (*dealt_hands(FRENCH, terms.hands), *shown)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        if isinstance(action, Trump):
            return (event("event-trump-named", seat, suit=str(action.parts[0])),)
        return (*card_events(before, seat, action), *trick_events(before, after))

    def sample(self, view: KnockoutView, rng: Random) -> World:
        """Uniform over the hands and the cards undealt that agree with the card turned and every suit not followed."""
        now: Standing = view.setting.carry
        tricks = chain((len(now.playing),), repeat(len(now.playing) - len(now.dogs)))
        known = view.turned.bit if view.turned else 0
        hands = sample_hands(view, FRENCH, rng, self.seats, sizes=view.sizes, undealt=known, tricks=tricks)
        rest = [card for card in view.short_pack or self.stock.cards if not card.bit & (sum(hands) | known)]
        terms = KnockoutTerms(self, Deal((*view.short_pack,) or self.stock.cards), view.setting)
        held: list[Iterator[Card]] = [iter(FRENCH.members(hand)) for hand in hands]
        dealt = [next(held[seat]) for seat in terms.served]
        turned = (view.turned,) if view.turned else ()
        acts = tuple((seat, action) for seat, action in view.acts if action)
        return World(Deal((*dealt, *turned, *rest)), acts)


def scored(terms: KnockoutTerms, won: tuple[int, ...]) -> DealResult:
    """A player who took a trick survives, for a point; the others are out, or the first of them dogs. Most tricks
    name trump next.
    """
    game, setting, now = terms.game, terms.setting, terms.setting.carry
    alive = tuple(seat for seat in now.playing if won[seat])
    fallen = tuple(seat for seat in now.playing if not won[seat])
    saves = game.options.dogs_life and not now.had_dogs and now.cards > 1
    dogs = fallen if saves else ()
    order = clockwise_from(left_of(setting.dealer, game.seats), game.seats)
    chooser = max(order, key=won.__getitem__)
    lines = []
    for seat in now.playing:
        points = tuple(int(other == seat and seat in alive) for other in range(game.seats))
        key = "in" if seat in alive else "dog" if seat in dogs else "out"
        facts = (("seat", seat_letter(SEATS[seat], game.seats)), ("count", won[seat]))
        lines.append(ScoreLine(f"score-knockout-{key}", facts, points))
    playing = tuple(sorted((*alive, *dogs)))
    carry = Standing(playing, dogs, now.had_dogs or bool(dogs), now.cards - 1, int(chooser))
    return DealResult(tuple(lines), tuple(map(sum, zip(*(one.points for one in lines), strict=True))), carry)


GAME = KnockoutWhist
