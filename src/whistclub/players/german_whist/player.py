"""The player of German Whist: the card that lies open is weighed, and once the stock is gone the known hands are played
out.
"""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.german_whist.stock_play import StockView
from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.endgame import OutOfNodes, TwoHands, tricks_by_card
from whistclub.players.player import USUAL, Budget, Decision
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.sums import added
from whistclub.rules.tricks import Judge, plays_among
from whistclub.rules.values import View
from whistclub.solver import has_kernel

_SIDE_WORTH: Final = {14: 6.0, 13: 4.0, 12: 2.5, 11: 1.5, 10: 1.0}
"""The worth of a high card of a side suit, by rank. The worths of cards were chosen by hand, not fitted; a trick is
worth 4 beside them.
"""
_LOW_WORTH: Final = 0.05
"""The worth of each rank of a lower card: only so much that of two the higher is kept."""
_TRUMP_WORTH: Final = 4.0
"""The worth of a trump before its rank."""
_EACH_RANK: Final = 0.5
"""The worth of each rank of a trump."""
_LIKELY: Final = 0.5
"""From more than an even chance on a lead is said to take its trick."""
TRICK_WORTH: Final = 4.0
"""The worth of a trick that counts beside the cards, in the same units.

Of 0, 2, 3, 4, 5, 6 and 8 it is the best over 100 deals with seats exchanged, 3 and 5 being level with it
(bench/stock_trick.py).
"""


def worth_of(card: Card, trump: str) -> float:
    """The worth of a card for the tricks that count, with this suit as trump."""
    if card.suits == trump:
        return _TRUMP_WORTH + _EACH_RANK * card.rank
    return _SIDE_WORTH.get(card.rank, _LOW_WORTH * card.rank)


class StockTable(NamedTuple):
    """The cards as the seat knows them: `out` are with the opponent or in the stock, `theirs` surely with the opponent.

    `trick_worth` is what a trick is worth by itself while there is a stock, nothing where such tricks do not count.
    """

    judge: Judge
    hand: Hand
    legal: tuple[Card, ...]
    led: Card | None
    out: Hand
    theirs: Hand
    in_hand: float
    """The chance that a card of `out` is with the opponent."""
    trick_worth: float = 0.0

    def worth(self, card: Card) -> float:
        """The worth of a card for the tricks that count."""
        return worth_of(card, self.judge.trump)

    def chance_of(self, cards: Hand) -> float:
        """The chance that the opponent holds one of these cards."""
        if cards & self.theirs:
            return 1.0
        return 1.0 - (1.0 - self.in_hand) ** (cards & self.out).bit_count()


_NODES_OF_KERNEL: Final = 15
"""Nodes of the kernel that take as long as one of the budget's, which are for a player in Python."""
_MOST_NODES: Final = 800
"""The positions searched in Python for one act within the usual budget: about 20 ms. Larger hands are played by rule of
thumb.

Each node that a budget has beyond the usual one is a position more: all thirteen cards take 1,000 to 60,000.
"""


class GermanWhistPlayer:
    """Wins the first tricks for good cards and loses them for poor ones; then knows the other hand."""

    def __init__(self, game: Game) -> None:
        self._trick_worth = TRICK_WORTH if game.options.counted == "all" else 0.0

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not view.legal or not isinstance(view, StockView):
            raise ValueError("this seat has no legal act in a game with a stock")
        table = table_of(view)._replace(trick_worth=self._trick_worth)
        if len(table.legal) == 1:
            return _decided(table.legal[0], because("why-only-card", card=table.legal[0].text), Kind.ONLY)
        if not view.stock:
            return _known(view, table, budget)
        return _answered(view, table) if table.led else _led(view, table)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def _decided(card: Card, ground: Ground, kind: Kind) -> Decision:
    return Decision(Play(card), ground, kind)


def table_of(view: StockView) -> StockTable:
    """The cards as the seat knows them at this turn."""
    hand = FRENCH.mask(view.hand)
    gone = FRENCH.mask(card for _, card in plays_among(view.acts))
    theirs = FRENCH.mask(card for seat, card in view.shown if seat != view.viewer)
    face_up = view.upturned[-1].bit if view.stock else 0
    out = (FRENCH.mask(view.short_pack) or FRENCH.full) & ~(hand | gone | theirs | face_up)
    held = len(view.hand) - bool(view.trick) - theirs.bit_count()
    return StockTable(
        Judge(FRENCH, view.trump),
        hand,
        tuple(act.card for act in view.legal if isinstance(act, Play)),
        view.trick[0][1] if view.trick else None,
        out,
        theirs,
        min(1.0, held / max(1, out.bit_count())),
    )


def _gain(view: StockView, table: StockTable) -> float:
    """The worth of the card that lies open beyond that of the next one."""
    unseen = [table.worth(card) for card in FRENCH.iterate(table.out)]
    return table.worth(view.upturned[-1]) - added(unseen) / max(1, len(unseen))


class _Weighed(NamedTuple):
    """A card with its worth beside the card that lies open, and the ground on which it is played if none is worth
    more.
    """

    card: Card
    worth: float
    ground: Ground
    kind: Kind


def _best(cards: Sequence[_Weighed]) -> Decision:
    """The card of most worth, with its ground."""
    best = max(cards, key=lambda one: one.worth)
    rated = (Rated(one.card.text, one.worth) for one in cards)
    return _decided(best.card, best.ground.weighed(rated), best.kind)


def _answered(view: StockView, table: StockTable) -> Decision:
    led = table.led
    winners = [card for card in table.legal if led is not None and table.judge.beats(card, led)]
    return _best([_answer(view, table, card, winners) for card in table.legal])


def _answer(view: StockView, table: StockTable, card: Card, winners: Sequence[Card]) -> _Weighed:
    """An answer to a lead: it takes the card that lies open, or leaves it."""
    gain, shown, wins = _gain(view, table), view.upturned[-1].text, card in winners
    stake = gain + table.trick_worth
    worth = (stake if wins else -stake) - table.worth(card)
    if wins and gain > 0:
        return _Weighed(card, worth, because("why-stock-take", card=card.text, shown=shown), Kind.ODDS)
    if wins and stake > 0:
        return _Weighed(card, worth, because("why-stock-take-counts", card=card.text), Kind.ODDS)
    if len(winners) == len(table.legal):
        return _Weighed(card, worth, because("why-stock-must-take", card=card.text), Kind.FORCED)
    if winners and not wins and stake < 0:
        return _Weighed(card, worth, because("why-stock-leave", card=card.text, shown=shown), Kind.ODDS)
    return _Weighed(card, worth, because("why-stock-spare", card=card.text), Kind.ODDS)


def _led(view: StockView, table: StockTable) -> Decision:
    return _best([_lead(view, table, card) for card in table.legal])


def _lead(view: StockView, table: StockTable, card: Card) -> _Weighed:
    """A lead: it is likely to take the card that lies open, tries to, or would rather lose it."""
    gain, shown = _gain(view, table), view.upturned[-1].text
    stake = gain + table.trick_worth
    chance = _chance_to_win(table, card, wanted=stake > 0)
    worth = stake * (2 * chance - 1) - table.worth(card)
    if stake <= 0:
        return _Weighed(card, worth, because("why-stock-lead-low", card=card.text, shown=shown), Kind.ODDS)
    if chance > _LIKELY and gain > 0:
        return _Weighed(card, worth, because("why-stock-lead-high", card=card.text, shown=shown), Kind.ODDS)
    if chance > _LIKELY:
        return _Weighed(card, worth, because("why-stock-lead-counts", card=card.text), Kind.ODDS)
    if gain > 0 and any(table.worth(one) < table.worth(card) for one in table.legal):
        return _Weighed(card, worth, because("why-stock-lead-try", card=card.text, shown=shown), Kind.HOPE)
    return _Weighed(card, worth, because("why-stock-spare", card=card.text), Kind.ODDS)


def _chance_to_win(table: StockTable, card: Card, *, wanted: bool) -> float:
    """The chance that a lead takes the trick: against an opponent who wants it, or who would rather lose it."""
    suit = card.shares
    beaters = table.judge.over[card.index]
    void = 1.0 - table.chance_of(suit)
    if wanted:
        ruff = table.chance_of(beaters & ~suit)
        return (1.0 - void) * (1.0 - table.chance_of(beaters & suit)) + void * (1.0 - ruff)
    return void + (1.0 - void) * table.chance_of(suit & ~beaters & ~card.bit)


def _known(view: StockView, table: StockTable, budget: Budget) -> Decision:
    """The best card against the hand that the opponent must hold; a likely one where it is too large to be played
    out.
    """
    theirs = table.out | table.theirs
    values = _by_kernel(view, table, theirs, budget) or _by_search(table, theirs, budget)
    return _decided_by(values, view, table) if values else _likely(table, theirs)


def _by_kernel(view: StockView, table: StockTable, theirs: Hand, budget: Budget) -> dict[Card, int]:
    """Tricks still to come by card; nothing without the compiled kernel, or with too few nodes for it."""
    if not has_kernel():
        return {}
    return tricks_by_card(table.hand, theirs, table.led, view.trump, _NODES_OF_KERNEL * budget.nodes)


def _by_search(table: StockTable, theirs: Hand, budget: Budget) -> dict[Card, int]:
    """The same in Python; nothing for a hand that takes too many nodes."""
    more = max(0, budget.nodes - USUAL.nodes)
    search = TwoHands(table.judge, min(budget.nodes, _MOST_NODES) + more)
    try:
        return {card: _value(search, table, theirs, card) for card in table.legal}
    except OutOfNodes:
        return {}


def _decided_by(values: Mapping[Card, int], view: StockView, table: StockTable) -> Decision:
    """The card that brings most of the tricks still to come, of equal ones the one of least worth."""
    best = max(values.values())
    card = min((one for one, value in values.items() if value == best), key=table.worth)
    sure = view.counted[view.viewer or 0] + best
    key = "why-known-even" if len(set(values.values())) == 1 else "why-known-hand"
    rated = tuple(Rated(one.text, float(value)) for one, value in values.items())
    return _decided(card, because(key, rated, card=card.text, count=sure), Kind.SEARCH)


def _value(search: TwoHands, table: StockTable, theirs: Hand, card: Card) -> int:
    """Tricks still to come, that on the table included, after this card."""
    mine, count = table.hand ^ card.bit, table.hand.bit_count()
    if table.led is None:
        return search.after_lead(mine, theirs, card.bit)
    if table.judge.beats(card, table.led):
        return 1 + search.tricks(mine, theirs, -1, count)
    return count - 1 - search.tricks(theirs, mine, -1, count)


_TAKEN: Final = 8.0
"""The worth of a trick taken behind a lead, in a hand too large to be played out. The three numbers were chosen by
hand, not fitted.
"""
_SURE: Final = 10.0
"""The worth of a lead that surely takes its trick, beside a point for each card of the suit."""
_GIVEN_UP: Final = 0.5
"""The share of a card's own worth that its lead gives up."""


def _likely(table: StockTable, theirs: Hand) -> Decision:
    """The card for hands too large to be played out: a sure trick, else a long suit, and a cheap winner behind a
    lead.
    """

    def worth(card: Card) -> float:
        if table.led is not None:
            return (_TAKEN if table.judge.beats(card, table.led) else 0.0) - table.worth(card)
        beaters = table.judge.over[card.index] & theirs
        ruffed = not theirs & card.shares and theirs & table.judge.over[card.index]
        sure = not beaters and not ruffed
        length = (table.hand & card.shares).bit_count()
        return (_SURE if sure else 0.0) + length - _GIVEN_UP * table.worth(card)

    card = max(table.legal, key=worth)
    return _decided(card, because("why-known-likely", card=card.text), Kind.ODDS)
