"""A passage of a solitaire: two hands, fore and aft, cut from one shuffled pack, and what may be seen of it.

Rules: `messages/pages/en/gongor.md` and `hermits.md`.
"""

from collections.abc import Sequence
from random import Random
from typing import Any, Generic, NoReturn, TypeVar

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, Reason, reason
from whistclub.cards.pack import Hand, Pack
from whistclub.rules.actions import Act, Action, Log, acts_in
from whistclub.rules.deal import Deal, Stock, wrong_pack
from whistclub.rules.dummy_play import HAND_NAMES, Duel
from whistclub.rules.pile import Pile
from whistclub.rules.sampling import deal_out
from whistclub.rules.seats import ALONE, DUMMY, NOBODY, ONLY, Seat, Viewer
from whistclub.rules.tricks import Judge, plays_among, winning_seat
from whistclub.rules.values import Setting, View, World

AnyGame = TypeVar("AnyGame")
_LEAST_CARDS = 6
"""A hand of one card for the player and one for the dummy, fore and aft, and two that stay unseen."""


class Passage(msgspec.Struct, Generic[AnyGame], frozen=True, gc=False):
    """Everything that stands from the first act of a passage to its last: game, deal, setting, and the hands cut.

    `hands` are the player's fore and aft as bit sets, `dummies` the dummy's in the order turned, `size` counts the
    cards in each.
    """

    game: AnyGame
    deal: Deal
    setting: Setting
    hands: tuple[Hand, Hand]
    dummies: tuple[tuple[Card, ...], tuple[Card, ...]]
    size: int

    def __repr__(self) -> str:
        return f"Passage({self.setting.number})"

    def duel(self, place: int, pile: Pile) -> Duel:
        """The hand about to be played: 0 fore, 1 aft."""
        return Duel(pile, self.hands[place], self.dummies[place])


class HandPlayed(msgspec.Struct, frozen=True, gc=False):
    """A hand that is over: the number of tricks aimed for (-1: any open one), those won, and whether it was made."""

    aim: int
    won: int
    made: bool


class _Passing(msgspec.Struct, frozen=True, gc=False):
    """A position of a solitaire. `log` has the acts, the last outermost, each paired with those before it."""

    log: Log

    def __repr__(self) -> str:
        return f"{type(self).__name__}({len(self.acts)} acts)"

    @property
    def acts(self) -> tuple[Act, ...]:
        """Every act of the passage, in order."""
        return acts_in(self.log)


class Waiting(_Passing, frozen=True, gc=False):
    """A position of a solitaire in which the player is to act."""

    def to_act(self) -> frozenset[Seat]:
        """The player."""
        return ONLY[ALONE]

    def result(self) -> None:
        """None: the passage goes on."""


class Ended(_Passing, frozen=True, gc=False):
    """A position of a solitaire in which play has run out."""

    def to_act(self) -> frozenset[Seat]:
        """Nobody."""
        return NOBODY

    def legal(self, seat: Seat) -> tuple[Action, ...]:
        """Nothing."""
        return ()

    def play(self, seat: Seat, action: Action) -> NoReturn:
        """Raises IllegalAction: the passage is over."""
        raise IllegalAction(reason("deal-over"))


class PassageView(View, frozen=True, kw_only=True):
    """A view of a passage: what lies open on the table, and for the player the own hand.

    `phase` is fore or aft, `dummy` the dummy's cards turned in this hand, in order, `dummy_fore` in the aft hand those
    of the fore. `led` is the dummy's card of the trick on the table. `side` holds the cards of the side pile turned so
    far, `side_left` counts the others. `won` counts the player's tricks of this hand.
    """

    phase: str
    dummy: tuple[Card, ...] = ()
    dummy_fore: tuple[Card, ...] = ()
    led: Card | None = None
    side: tuple[Card, ...] = ()
    side_left: int = 0
    won: int = 0


def winning_in_passage(view: PassageView, pack: Pack) -> Seat | None:
    """The player or the dummy, whose card is winning under the trump in force; None until both lie there."""
    led = () if view.led is None else ((DUMMY, view.led),)
    return winning_seat(Judge(pack, view.trump), (*led, *view.trick))


def passage_size(count: int) -> int:
    """Cards in each hand cut from a pack of so many: two at least stay unseen."""
    return (count - 2) // 4


def cut_passage(game: AnyGame, pack: Pack, deal: Deal, setting: Setting) -> Passage[AnyGame]:
    """The hands of a passage: player's fore, dummy's fore, player's aft, dummy's aft; the rest stays unseen."""
    n = passage_size(len(deal.pack))
    cards, m = deal.pack, 2 * n
    hands = pack.mask(cards[:n]), pack.mask(cards[m : m + n])
    return Passage(game, deal, setting, hands, (cards[n:m], cards[m + n : m + m]), n)


def wrong_passage(deal: Deal, stock: Stock) -> Reason | None:
    """The reason these cards make no passage, or None: foreign or repeated ones, fewer than six, another side pile."""
    if len(deal.pack) < _LEAST_CARDS:
        return reason("deal-wrong-size", count=len(deal.pack), wanted=len(stock.cards))
    return wrong_pack(deal, stock, multiple=1)


def not_the_player() -> IllegalAction:
    """The refusal of an act by a seat this table has not."""
    return IllegalAction(reason("not-your-turn"))


def open_fields(passage: Passage[Any], duel: Duel, place: int, *, turned: bool) -> dict[str, Any]:
    """The fields of a PassageView that everybody sees; `turned`: the dummy's next card lies open."""
    pile = duel.pile
    return {
        "setting": passage.setting,
        "short_pack": _short_pack(passage),
        "phase": HAND_NAMES[place],
        "dummy": duel.dummy[: duel.trick + turned],
        "dummy_fore": passage.dummies[0] if place else (),
        "led": duel.dummy[duel.trick] if turned else None,
        "trick": () if duel.card is None else ((ALONE, duel.card),),
        "side": pile.face_up(),
        "side_left": pile.left,
        "trump": pile.judge.trump,
        "won": duel.won,
    }


def own_fields(
    viewer: Viewer, pack: Pack, duel: Duel, legal: tuple[Action, ...], acts: tuple[Act, ...]
) -> dict[str, Any]:
    """The fields of a PassageView that depend on the viewer, and the acts, which nobody hides."""
    mine = viewer == ALONE
    return {
        "viewer": viewer,
        "legal": legal if mine else (),
        "acts": acts,
        "hand": pack.members(duel.hand) if mine else (),
    }


def _short_pack(passage: Passage[Any]) -> tuple[Card, ...]:
    pack = passage.deal.pack
    return () if len(pack) == len(passage.game.stock.cards) else tuple(sorted(pack))


def passage_world(view: PassageView, stock: Stock, pack: Pack, rng: Random) -> World:
    """A passage drawn from all that replay to the view, each with the same chance.

    What is unknown is shuffled into the unknown places: the dummy's cards to come, the aft hands, the unseen cards, the
    order of the side pile. Hands whose order nobody can tell are written in pack order.
    """
    cards = view.short_pack or stock.cards
    size = passage_size(len(cards))
    place = HAND_NAMES.index(view.phase)
    played = [card for _, card in plays_among(view.acts)]
    mine = [pack.mask((*view.hand, *played[size * place :]))]
    turned = [view.dummy]
    if place:
        mine.insert(0, pack.mask(played[:size]))
        turned.insert(0, view.dummy_fore)
    unknown = pack.mask(cards) & ~pack.mask((*view.dummy, *view.dummy_fore)) & ~sum(mine)
    missing = size - mine[place].bit_count()
    if missing:
        drawn = _drawn_hand(view, unknown, missing, played[size * place :], rng)
        mine[place] |= drawn
        unknown &= ~drawn
    dealt = _filled(pack, mine, turned, size, unknown, rng)
    rest = [card for card in stock.side if card not in view.side]
    rng.shuffle(rest)
    return World(Deal(dealt, (*view.side, *rest)), tuple((seat, act) for seat, act in view.acts if act))


def _drawn_hand(view: PassageView, unknown: Hand, missing: int, played: Sequence[Card], rng: Random) -> Hand:
    """For a spectator: the cards the player still holds, none that would have followed where none was played."""
    lacking = 0
    for led, card in zip(view.dummy, played, strict=False):
        if not card.bit & led.shares:
            lacking |= led.shares
    return deal_out(unknown, (missing, unknown.bit_count() - missing), (lacking, 0), rng)[0]


def _filled(
    pack: Pack, mine: list[Hand], turned: list[tuple[Card, ...]], size: int, unknown: Hand, rng: Random
) -> tuple[Card, ...]:
    """The pack of a passage: what is known in its places, the unknown shuffled into the others."""
    loose = list(pack.members(unknown))
    rng.shuffle(loose)
    dealt: list[Card] = []
    for place in range(2):
        if place < len(mine):
            dealt += pack.members(mine[place])
            known = turned[place]
        else:
            dealt += sorted(loose[:size], key=_index)
            del loose[:size]
            known = ()
        gap = size - len(known)
        dealt += [*known, *loose[:gap]]
        del loose[:gap]
    return (*dealt, *sorted(loose, key=_index))


def _index(card: Card) -> int:
    return card.index
