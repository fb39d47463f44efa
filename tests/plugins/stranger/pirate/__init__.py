"""Pirate, a game of tests that needs much at once: a pack of its own with 54 cards, calls by number and word, a chest
that the highest caller takes and fills again unseen, and a mate whom nobody knows but the mate.
"""

from random import Random
from typing import Annotated, Any, ClassVar, Final, Self

import msgspec
from msgspec import Meta

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand, Pack
from whistclub.games.base import GameBase, Preset
from whistclub.rules.actions import Act, Action, Call, SeenAct
from whistclub.rules.alphabet import PLAYS, Alphabet, card_acts, number_word_acts, word_act
from whistclub.rules.deal import Deal, Stock, cards_dealt, hands_of, wrong_pack
from whistclub.rules.events import card_events, dealt_hands, trick_events
from whistclub.rules.match import added
from whistclub.rules.moment import Label, Moment, Outline, Pile, Tag, said
from whistclub.rules.options import Options
from whistclub.rules.partnership import next_deal, stopped, won_by_leaders
from whistclub.rules.seats import ONLY, SEATS, Seat, Viewer, left_of, seat_letter
from whistclub.rules.settings import wrong_form
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import NO_TRUMP, Judge, first_lead
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

PIRATE_PACK: Final = Pack(
    "pirate",
    "CDHSP",
    [*((card.text, card.suits, card.rank) for card in FRENCH.cards), ("P2", "P", 2), ("P3", "P", 3)],
)
"""The French pack and two cards of a fifth suit, the parrots."""
STRAINS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "none": NO_TRUMP}


class Undertake(Action):
    """Undertake so many tricks with this trump: `undertake 6 hearts`."""

    __slots__ = ()
    verb = "undertake"


class Put(Action):
    """Put a card into the chest: `put C2`."""

    __slots__ = ("card",)
    verb = "put"
    card: Card

    def __new__(cls, card: Card) -> Self:
        """The act of this value, the same object each time."""
        made = super().__new__(cls, card)
        made.card = card
        return made


PASS: Final = Call("pass")
UNDERTAKINGS: Final = tuple(Undertake(number, strain) for number in range(4, 10) for strain in STRAINS)


class PirateOptions(Options, frozen=True, kw_only=True):
    """The number of players and of deals, and whether the parrots are in the pack."""

    players: Annotated[int, Meta(ge=3, le=5)] = 4
    parrots: bool = True
    deals: Annotated[int, Meta(ge=1, le=20)] = 4


class PirateView(View, frozen=True, kw_only=True):
    """A view of Pirate: the cards dealt to each, and the chest as the captain knows it."""

    size: int
    taken: tuple[Card, ...] = ()
    put: tuple[Card, ...] = ()
    won: tuple[int, ...] = ()


class PirateTerms(msgspec.Struct, frozen=True):
    """The facts that stay the same through a deal."""

    game: "Pirate"
    deal: Deal
    setting: Setting

    def __repr__(self) -> str:
        return f"PirateTerms(deal {self.setting.number})"

    @property
    def size(self) -> int:
        """Cards of each hand: half a hand more goes into the chest."""
        return hand_size(len(self.deal.pack), self.game.seats)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The hands dealt, by seat."""
        return hands_of(self.deal.pack[: self.size * self.game.seats], self.setting.dealer, self.game.seats)

    @property
    def chest(self) -> tuple[Card, ...]:
        """The cards that are not dealt."""
        return self.deal.pack[self.size * self.game.seats :]

    def hands_after(self, acts: tuple[Act, ...]) -> tuple[Hand, ...]:
        """The hands once the captain has taken the chest and put these cards into it."""
        hands, seat = list(self.hands), captain_of(acts)[0]
        gone = sum(act.card.bit for _, act in acts if isinstance(act, Put))
        hands[seat] = (hands[seat] | self.game.pack.mask(self.chest)) & ~gone
        return tuple(hands)


class Preparing(msgspec.Struct, frozen=True):
    """A deal before its first lead: all call once, then the captain puts cards into the chest."""

    terms: PirateTerms
    acts: tuple[Act, ...] = ()

    def __repr__(self) -> str:
        return f"Preparing({len(self.acts)} acts)"

    @property
    def is_calling(self) -> bool:
        """True until all have called."""
        return len(self.acts) < self.terms.game.seats

    def to_act(self) -> frozenset[Seat]:
        seats = self.terms.game.seats
        if self.is_calling:
            return ONLY[(self.terms.setting.dealer + 1 + len(self.acts)) % seats]
        return ONLY[captain_of(self.acts)[0]]

    def hand_of(self, seat: Seat) -> Hand:
        """The cards this seat holds."""
        return (self.terms.hands if self.is_calling else self.terms.hands_after(self.acts))[seat]

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        if seat not in self.to_act():
            return ()
        if not self.is_calling:
            return tuple(Put(card) for card in self.terms.game.pack.members(self.hand_of(seat)))
        highest = max((UNDERTAKINGS.index(act) + 1 for _, act in self.acts if act in UNDERTAKINGS), default=0)
        # The last to speak must undertake something where nobody has.
        last = len(self.acts) == self.terms.game.seats - 1 and not highest
        return (*(() if last else (PASS,)), *UNDERTAKINGS[highest:])

    def play(self, seat: Seat, action: Action) -> Any:
        if action not in self.legal(seat):
            wrong = "not-your-turn" if seat not in self.to_act() else "wrong-phase-call"
            raise IllegalAction(reason(wrong))
        terms, acts = self.terms, (*self.acts, (seat, action))
        if len(acts) < terms.game.seats + len(terms.chest):
            return Preparing(terms, acts)
        leader = left_of(terms.setting.dealer, terms.game.seats)
        judge = Judge(terms.game.pack, STRAINS[captain_of(acts)[1].parts[1]])
        return PiratePlay.begin(terms, first_lead(judge, terms.hands_after(acts), leader), acts)

    def result(self) -> DealResult | None:
        return None


class PiratePlay(TrickPlay[PirateTerms], frozen=True, gc=False):
    """A deal whose tricks are being played."""

    def result(self) -> DealResult | None:
        return None if self.left else scored(self.terms, self.seated.before, self.won)


class Pirate(GameBase[PirateOptions]):
    """The game with its options; each seat is a side."""

    key: ClassVar[str] = "pirate"
    options_type: ClassVar[type[Options]] = PirateOptions
    alphabet: ClassVar[Alphabet] = Alphabet(
        PLAYS,
        number_word_acts(Undertake, range(4, 10), tuple(STRAINS)),
        word_act(Call, "pass"),
        card_acts(Put),
    )
    pack: Pack = PIRATE_PACK
    stock: Stock = Stock(PIRATE_PACK.cards)
    shares_level: ClassVar[bool] = True

    def __init__(self, options: PirateOptions) -> None:
        super().__init__(options)
        self.seats = self.sides = options.players
        if not options.parrots:
            self.pack, self.stock = FRENCH, Stock(FRENCH.cards)

    def check(self, deal: Deal) -> Reason | None:
        few = hand_size(len(deal.pack), self.seats) < 1
        wrong = reason("deal-wrong-size", count=len(deal.pack), wanted=len(self.stock.cards))
        return wrong if few else wrong_pack(deal, self.stock, multiple=1)

    def check_setting(self, setting: Setting) -> Reason | None:
        wrong = wrong_form(self, setting)
        return wrong or (reason("setting-over") if setting.number > self.options.deals else None)

    def first_setting(self, dealer: Seat) -> Setting:
        return Setting(1, dealer, (0,) * self.seats)

    def begin(self, deal: Deal, setting: Setting) -> Preparing:
        return Preparing(PirateTerms(self, deal, setting))

    def next_setting(self, setting: Setting, result: DealResult) -> Setting | MatchResult:
        if setting.number >= self.options.deals:
            return won_by_leaders(added(setting.score, result.points))
        return next_deal(setting, result, seats=self.seats)

    def stopped(self, setting: Setting) -> MatchResult:
        return stopped(setting)

    def settle(self, position: Any, ending: Ending) -> DealResult:
        if ending.kind not in {"stop", "dropped"}:
            raise IllegalAction(reason("ending-not-here", text=ending.kind))
        nothing = (0,) * self.seats
        return DealResult((ScoreLine("score-dropped", (), nothing),), nothing)

    def view(self, position: Any, viewer: Viewer) -> PirateView:
        terms: PirateTerms = position.terms
        acts: tuple[Act, ...] = position.acts
        playing = isinstance(position, PiratePlay)
        has_taken = len(acts) >= self.seats and viewer == captain_of(acts)[0]
        return PirateView(
            viewer=viewer,
            setting=terms.setting,
            to_act=tuple(position.to_act()),
            legal=() if viewer is None else position.legal(viewer),
            acts=seen_acts(acts, viewer),
            short_pack=()
            if len(terms.deal.pack) == len(self.stock.cards)
            else tuple(sorted(terms.deal.pack)),
            hand=() if viewer is None else self.pack.members(position.hand_of(viewer)),
            trick=position.on_table if playing else (),
            trump=STRAINS[captain_of(acts)[1].parts[1]] if len(acts) >= self.seats else "",
            size=terms.size,
            taken=terms.chest if has_taken else (),
            put=tuple(act.card for _, act in acts if isinstance(act, Put)) if has_taken else (),
            won=position.won if playing else (0,) * self.seats,
        )

    def moment(self, view: PirateView) -> Moment:
        chest = len(view.short_pack or self.stock.cards) - self.seats * view.size
        made = len(view.acts)
        dealt = [view.size] * self.seats
        if made < self.seats:
            return Moment(phase="call", dealt=tuple(dealt), piles=(Pile("kitty", (), chest),))
        seat, call = captain_of(view.acts)
        put = min(made - self.seats, chest)
        dealt[seat] += chest - put
        return Moment(
            phase="put" if put < chest else "play",
            label=Label(
                said("pirate-label", count=call.number or 0), said("pirate-trump", strain=call.parts[1])
            ),
            holders=(seat,),
            tags=(Tag(seat, said("tag-pirate-captain")),),
            dealt=tuple(dealt),
            tricks=view.won,
            piles=(Pile("undealt", (), put),),
        )

    def outline(self) -> Outline:
        return Outline(goal=said("sheet-deals", count=self.options.deals))

    def opening(self, position: Preparing) -> tuple[Event, ...]:
        return dealt_hands(self.pack, position.terms.hands)

    def narrate(self, before: Any, seat: Seat, action: Action, after: Any) -> tuple[Event, ...]:
        if isinstance(before, PiratePlay):
            return (*card_events(before, seat, action), *trick_events(before, after))
        if isinstance(action, Put):
            return (Event("event-pirate-put", seat, (), ((seat, (("card", action.card.text),)),)),)
        if action == PASS:
            return (event("event-pirate-pass", seat),)
        return (event("event-pirate-call", seat, count=action.number or 0, strain=action.parts[1]),)

    def sample(self, view: PirateView, rng: Random) -> World:
        """Cards put unseen may be any that the captain did not play; what lay in the chest may be any of the rest."""
        cards = view.short_pack or self.stock.cards
        chest = len(cards) - self.seats * view.size
        sizes = list(self.moment(view).dealt)
        hands = list(
            sample_hands(
                view, self.pack, rng, self.seats, sizes=tuple(sizes), undealt=self.pack.mask(view.put)
            )
        )
        rest = [card for card in cards if not card.bit & sum(hands)]
        put = list(view.put)
        if len(view.acts) >= self.seats:
            seat = captain_of(view.acts)[0]
            put = put or rng.sample(rest, len(rest))
            held = [*self.pack.members(hands[seat]), *rest]
            rest = list(view.taken) or rng.sample(held, chest)
            hands[seat] = self.pack.mask(held) & ~self.pack.mask(rest)
        unseen = iter(put)
        acts = tuple((one, act or Put(next(unseen))) for one, act in view.acts)
        return World(Deal((*cards_dealt(self.pack, tuple(hands), view.setting.dealer), *rest)), acts)


def hand_size(cards: int, seats: int) -> int:
    """Cards of each hand: the chest gets the rest, half a hand at least."""
    return 2 * cards // (2 * seats + 1)


def captain_of(acts: tuple[SeenAct, ...]) -> tuple[Seat, Action]:
    """The last seat that undertook something, and what."""
    return next((seat, act) for seat, act in reversed(acts) if act is not None and act.verb == "undertake")


def seen_acts(acts: tuple[Act, ...], viewer: Viewer) -> tuple[SeenAct, ...]:
    """The acts as a viewer is told them: what is put into the chest is the captain's."""
    return tuple((seat, None if isinstance(act, Put) and seat != viewer else act) for seat, act in acts)


def scored(terms: PirateTerms, acts: tuple[Act, ...], won: tuple[int, ...]) -> DealResult:
    """The captain and the holder of the highest spade dealt to anybody else win or lose what was undertaken."""
    seat, call = captain_of(acts)
    hands, seats = terms.hands_after(acts), SEATS[: terms.game.seats]
    others = [one for one in seats if one != seat]
    best = max(others, key=lambda one: hands[one] & terms.game.pack.of_suit("S"))
    crew = {seat, best} if hands[best] & terms.game.pack.of_suit("S") else {seat}
    taken, number = sum(won[one] for one in crew), call.number or 0
    made = taken >= number
    gained = number if made else -number
    points = tuple(gained if one in crew else -gained for one in seats)
    facts = (("seat", seat_letter(seat, len(seats))), ("bid", number), ("count", taken))
    line = ScoreLine("score-pirate-made" if made else "score-pirate-lost", facts, points)
    return DealResult((line,), points)


GAME = Pirate
PRESETS = (
    Preset("pirate", "pirate", {}),
    Preset("pirate_three", "pirate", {"players": 3}),
    Preset("pirate_five", "pirate", {"players": 5}),
    Preset("pirate_french", "pirate", {"parrots": False}),
)
