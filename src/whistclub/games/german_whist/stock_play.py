"""Two players whose hands are refilled from a stock: after each trick the winner takes the card face up, the other the
next.

Half of the pack is dealt, half is the stock. The tricks played without a stock count, and in some games the others too.
"""

from itertools import repeat
from random import Random
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.pack import Hand, Pack
from whistclub.games.german_whist.drawing import NEVER, Window, put_into_places
from whistclub.rules.deal import Deal, cards_dealt, hands_of
from whistclub.rules.seats import Seat, Viewer, left_of
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import Judge, plays_among, split_tricks
from whistclub.rules.values import Event, Setting, View, World, event

TWO: Final = 2
_DEALT: Final = -1
_Counts = tuple[int, ...]
_Plays = list[tuple[Seat, Card]]


class StockView(View, frozen=True, kw_only=True):
    """A view of play with a stock.

    `upturned` are the cards of the stock turned so far, in order: while `stock` counts cards the last lies face up.
    `drawn` are those the viewer drew unseen, in order. `won` counts all tricks by seat, `counted` those of them that
    count for the score. `shown` are cards taken face up and still held.
    """

    upturned: tuple[Card, ...]
    stock: int
    drawn: tuple[Card, ...] = ()
    won: _Counts
    counted: _Counts


class StockTerms(msgspec.Struct, frozen=True):
    """Everything that stands while the stock is drawn; `early` are the tricks taken by the time it is gone.

    `all_count` says that these count too, `scoring` is the game's own word for what the tricks bring.
    """

    deal: Deal
    setting: Setting
    early: _Counts = (0, 0)
    all_count: bool = False
    scoring: str = ""

    def __repr__(self) -> str:
        return f"StockTerms(deal {self.setting.number})"

    @property
    def size(self) -> int:
        """Cards in each hand, and tricks until the stock is gone."""
        return len(self.deal.pack) // 4

    @property
    def tricks_that_count(self) -> int:
        """Tricks of a deal that count for the score."""
        return 2 * self.size if self.all_count else self.size

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The hands dealt, by seat."""
        return hands_of(self.deal.pack[: 2 * self.size], self.setting.dealer, TWO)

    @property
    def stock(self) -> tuple[Card, ...]:
        """The stock before the first trick: for each trick the card face up, and the next one."""
        return self.deal.pack[2 * self.size :]


class StockPlay(TrickPlay[StockTerms], frozen=True, gc=False):
    """A deal in play; a game's own class says by `result` what it comes to."""

    @property
    def has_stock(self) -> bool:
        """True while there is a card to draw."""
        return sum(self.won) < self.terms.size

    @property
    def counted(self) -> _Counts:
        """Tricks of each seat that count for the score: those since the stock is gone, or all."""
        if self.terms.all_count:
            return self.won
        if self.has_stock:
            return (0, 0)
        return tuple(now - before for now, before in zip(self.won, self.terms.early, strict=True))

    def trick_taken(self) -> "StockPlay":
        """The cards drawn, as long as there is a stock."""
        # Both counts of `taken`: `won` would make a tuple of them at every trick.
        tricks, pack = (self.taken & 0xFF) + (self.taken >> 8), self.terms.deal.pack
        # The stock is looked up in the pack: a slice of what lies behind the hands would be copied at every trick.
        at = len(pack) // 2 + 2 * tricks - 2
        if at >= len(pack):
            return self
        face_up, unseen = pack[at].bit, pack[at + 1].bit
        after = self.with_drawn((face_up, unseen) if self.turn == 0 else (unseen, face_up))
        if at + 2 < len(pack):
            return after
        return msgspec.structs.replace(after, terms=msgspec.structs.replace(self.terms, early=self.won))


def view_of_stock(position: StockPlay, viewer: Viewer, pack: Pack) -> StockView:
    """Own hand and draws, the cards turned, the trick, and every act."""
    terms, acts, stock = position.terms, position.acts, position.terms.stock
    takers = _takers(position.seated.judge, list(plays_among(acts)))[: terms.size]
    face_up = zip(takers, stock[::2], strict=False)
    unseen = zip(takers, stock[1::2], strict=False)
    return StockView(
        viewer=viewer,
        setting=terms.setting,
        to_act=tuple(position.to_act()),
        legal=() if viewer is None else position.legal(viewer),
        acts=acts,
        short_pack=() if len(terms.deal.pack) == len(pack.cards) else tuple(sorted(terms.deal.pack)),
        hand=() if viewer is None else pack.members(position.hand_of(viewer)),
        shown=tuple((seat, card) for seat, card in face_up if card.bit & position.left),
        trick=position.on_table,
        trump=position.seated.judge.trump,
        upturned=stock[: 2 * len(takers) + 1 : 2],
        stock=len(stock) - 2 * len(takers),
        drawn=tuple(card for taker, card in unseen if viewer not in {None, taker}),
        won=position.won,
        counted=position.counted,
    )


def stock_events(before: StockPlay, after: StockPlay) -> tuple[Event, ...]:
    """The cards drawn after a trick, the second told to its owner alone, and the next one turned."""
    stock, tricks = after.terms.stock, sum(after.won)
    if after.taken == before.taken or 2 * tricks > len(stock):
        return ()
    face_up, unseen = stock[2 * tricks - 2 : 2 * tricks]
    left, loser = stock[2 * tricks :], left_of(after.turn, TWO)
    return (
        event("event-stock-taken", after.turn, card=face_up.text),
        Event("event-stock-drawn", loser, (), ((loser, (("card", unseen.text),)),)),
        event("event-stock-turned", card=left[0].text, count=len(left))
        if left
        else event("event-stock-gone"),
    )


def sample_stock(view: StockView, pack: Pack, rng: Random) -> World:
    """A world uniform over the hands dealt and the orders of the stock that replay to a seat's view.

    Raises ValueError for a spectator's.
    """
    if view.viewer is None:
        raise ValueError("worlds are drawn for a seat")
    me, other, cards = view.viewer, left_of(view.viewer, TWO), view.short_pack or pack.cards
    size, plays = len(cards) // 4, list(plays_among(view.acts))
    takers = _takers(Judge(pack, view.trump), plays)[:size]
    mine = {*view.hand, *(card for seat, card in plays if seat == me)}
    seen = mine.union(view.upturned)
    windows = [window for window in _windows(plays, other, cards) if window.card not in seen]
    times = [_DEALT] * size + [number for number, taker in enumerate(takers) if taker == me]
    times += [NEVER - 1] * (len(windows) - len(times))
    found = put_into_places(times, windows, rng)
    taken = {card for card, taker in zip(view.upturned, takers, strict=False) if taker == me}
    own, theirs = pack.mask(mine - taken - {*view.drawn}), pack.mask(found[:size])
    dealt = cards_dealt(pack, (own, theirs) if me == 0 else (theirs, own), view.setting.dealer)
    stock = _stock_in_order(view, takers, found[size:])
    return World(Deal((*dealt, *stock)), tuple((seat, act) for seat, act in view.acts if act))


def _stock_in_order(view: StockView, takers: tuple[Seat, ...], others: tuple[Card, ...]) -> tuple[Card, ...]:
    """The stock with the cards turned, those the viewer drew and those of the other's draws and the rest, in order."""
    stock: list[Card] = []
    own, rest = iter(view.drawn), iter(others)
    for number, face_up in enumerate(view.upturned):
        unseen = rest if number == len(takers) or takers[number] == view.viewer else own
        stock += face_up, next(unseen)
    return (*stock, *rest)


def _takers(judge: Judge, plays: _Plays) -> tuple[Seat, ...]:
    """The takers of the full tricks among these plays, in order."""
    tricks = [trick for trick in split_tricks(plays, repeat(TWO)) if len(trick) == TWO]
    return tuple(trick[judge.winning_place([card for _, card in trick])][0] for trick in tricks)


def _windows(plays: _Plays, other: Seat, cards: tuple[Card, ...]) -> list[Window]:
    """The times at which each card may have come to the other seat: after its last void before it was played."""
    tricks = split_tricks(plays, repeat(TWO))
    ends = {card: number for number, trick in enumerate(tricks) for seat, card in trick if seat == other}
    voids = [
        (number, trick[0][1].shares)
        for number, trick in enumerate(tricks)
        if trick[-1][0] == other and not trick[-1][1].bit & trick[0][1].shares
    ]
    found = []
    for card in cards:
        end = ends.get(card, NEVER)
        first = max((at for at, suit in voids if card.bit & suit and at < end), default=_DEALT)
        found.append(Window(card, first, end))
    return found
