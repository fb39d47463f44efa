"""The calls of Bid Whist and what they come to: how a deal stands before its first lead, and its score."""

from functools import cache, lru_cache
from typing import Final, Literal

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.cards.jokers import BIG_JOKER, LITTLE_JOKER
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.rules.actions import Action, Call, SeenAct, Trump, words_of
from whistclub.rules.seats import FOUR, Seat, clockwise_from, left_of, partner_of
from whistclub.rules.tricks import Order
from whistclub.rules.values import DealResult, ScoreLine

NUMBERS: Final = range(1, 8)
"""Books over six that can be called."""
STRAINS: Final = ("uptown", "downtown", "no_trump")
PASS: Final = Call("pass")
_NAMED: Final = {"trump": tuple(map(Trump, FRENCH.suits)), "direction": (Call("uptown"), Call("downtown"))}
_KING_FIRST: Final = tuple(range(13, 1, -1))
"""The ranks downtown but the ace, from the lowest: the king, and so on to the two."""
_ACE: Final = 14

Phase = Literal["call", "trump", "direction", "discard", "play", "over"]


class Stand(msgspec.Struct, frozen=True):
    """A deal as calls and discards leave it: the phase, whose turn it is, the highest call and who made it.

    `direction` is uptown or downtown, empty while that is open; `taken` once the caller holds the kitty.
    """

    phase: Phase
    turn: Seat
    call: Call = PASS
    declarer: Seat | None = None
    trump: str = ""
    direction: str = ""
    discards: int = 0
    taken: bool = False

    @property
    def contract(self) -> str:
        """The highest call without its verb, such as `4 uptown`; empty before the first."""
        return "" if self.declarer is None else words_of(self.call)

    @property
    def side(self) -> tuple[Seat, ...]:
        """The caller and the partner."""
        return () if self.declarer is None else tuple(sorted((self.declarer, partner_of(self.declarer))))

    def needed(self, books: int) -> int:
        """The books that make the contract, of so many: those called over half of them."""
        return books // 2 + (self.call.number or 0)


def stand_of(options: BidWhistOptions, dealer: Seat, acts: tuple[SeenAct, ...], kitty: int) -> Stand:
    """The stand after these acts, with a kitty of so many cards."""
    order, made = clockwise_from(left_of(dealer)), len(acts)
    called = [(seat, act) for seat, act in acts[: len(FOUR)] if isinstance(act, Call) and act is not PASS]
    declarer, call = called[-1] if called else (None, PASS)
    if made < len(FOUR):
        return Stand("call", order[made], call, declarer)
    if declarer is None:
        return Stand("over", order[0])
    is_open = call.parts[1] == "no_trump"
    direction = "" if is_open else str(call.parts[1])
    if made == len(FOUR):
        asked: Phase = "direction" if is_open else "trump"
        return Stand(asked, declarer, call, declarer, "", direction, 0, options.naming == "after_kitty")
    naming = acts[len(FOUR)][1]
    named = "" if naming is None else str(naming.parts[0])
    trump, direction = ("", named) if is_open else (named, direction)
    discards = min(made - len(FOUR) - 1, kitty)
    phase: Phase = "discard" if discards < kitty else "play"
    return Stand(phase, declarer, call, declarer, trump, direction, discards, taken=True)


def said_after(options: BidWhistOptions, stand: Stand, *, is_last: bool) -> tuple[Action, ...]:
    """Trump or the way to be named; else pass, unless the last to call has to call something, then every call that is
    higher, ascending.
    """
    if stand.phase != "call":
        return _NAMED[stand.phase]
    must = is_last and stand.declarer is None and options.all_pass == "dealer_bids"
    higher = _higher(options, None if stand.declarer is None else stand.call)
    return higher if must else (PASS, *higher)


@cache
def _higher(options: BidWhistOptions, standing: Call | None) -> tuple[Call, ...]:
    """Every call above the standing one, ascending."""
    above = 0 if standing is None else _height(options, standing)
    calls = (Call(number, strain) for number in range(options.least_bid, NUMBERS.stop) for strain in STRAINS)
    return tuple(call for call in calls if _height(options, call) > above)


def _height(options: BidWhistOptions, call: Call) -> int:
    """The height of a call: by its number, then no trump over a suit; downtown over uptown where that is agreed."""
    level = {"uptown": 0, "downtown": int(options.downtown == "higher"), "no_trump": 2}[call.parts[1]]
    return (call.number or 0) * len(STRAINS) + level


def order_of(options: BidWhistOptions, direction: str) -> Order:
    """The order in which cards beat each other this way; uptown until it is told."""
    jokers = (LITTLE_JOKER, BIG_JOKER) if options.with_jokers else ()
    if direction != "downtown":
        return Order(trumps=jokers)
    return Order((*_KING_FIRST, _ACE) if options.downtown_aces == "high" else (_ACE, *_KING_FIRST), jokers)


@lru_cache(maxsize=4096)
def scored(options: BidWhistOptions, stand: Stand, tricks: int, most: int) -> DealResult:
    """The result when the calling side has taken so many tricks, of so many: the kitty is its first book."""
    books, needed, number = tricks + 1, stand.needed(most + 1), stand.call.number or 0
    made = books >= needed
    is_boston = made and tricks == most
    points = -number if not made else number if options.made_scores == "bid" else books - (most + 1) // 2
    points *= 2 if stand.call.parts[1] == "no_trump" else 1
    points *= 2 if is_boston and options.boston == "double" else 1
    side = stand.side[0] % 2
    key = "score-bid-whist-made" if made else "score-bid-whist-set"
    facts = (("side", side), ("contract", stand.contract), ("books", books), ("needed", needed))
    both = (points, 0) if side == 0 else (0, points)
    return DealResult((ScoreLine("score-bid-whist-boston" if is_boston else key, facts, both),), both)
