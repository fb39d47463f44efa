"""The auction: a small frozen value, and pure functions of it."""

from collections.abc import Iterator, Mapping
from functools import lru_cache
from itertools import product
from typing import Final

import msgspec

from whistclub.games.kleurwiezen.contracts import AVOIDING, BY_SUIT, LADDER, RANKS, SUITS
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat, clockwise_from, left_of, right_of

PASS, WAIT, ACCEPT, LONE, RAISE = map(Call, ("pass", "hold_back", "accept", "lone", "raise"))
NUMBERS: Final = range(8, 14)
AVOIDED: Final = {rung.kind: rank for rank, rung in enumerate(LADDER) if rung.kind in AVOIDING}
"""The ranks of the calls without trump."""
ASK: Final = RANKS["propose", 8]


class Bid(msgspec.Struct, frozen=True, gc=False):
    """The standing bid: its rank on the ladder, its suit (empty where tricks are avoided) and who holds it."""

    rank: int
    suit: str
    holders: tuple[Seat, ...]

    @property
    def is_asking(self) -> bool:
        """True for a proposal that nobody has accepted."""
        return self.rank == ASK and len(self.holders) == 1

    def beats(self, standing: "Bid | None") -> bool:
        """True if it outranks the standing bid."""
        if standing is None or self.rank != standing.rank:
            return standing is None or self.rank > standing.rank
        return LADDER[self.rank].kind in BY_SUIT and SUITS.index(self.suit) > SUITS.index(standing.suit)


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction so far: whose turn (nobody once it has ended), the standing bid, the pairs as proposer and partner,
    the suit that each seat has asked for or named, and as a bit for each seat who has spoken, asked, and passed.

    `waiting` is true if the first to speak waits: that seat may then only go along or pass.
    """

    eldest: Seat
    turn: Seat | None
    bid: Bid | None = None
    pairs: tuple[tuple[Seat, ...], ...] = ()
    suits: tuple[str, ...] = ("", "", "", "")
    spoken: int = 0
    asked: int = 0
    passed: int = 0
    waiting: bool = False


def opened(eldest: Seat, bid: Bid | None, options: KleurwiezenOptions) -> Auction:
    """The auction before its first call, with the bid of a troel where there is one."""
    return _with_turn(Auction(eldest, None, bid), right_of(eldest), options)


@lru_cache(maxsize=4096)
def offers(auction: Auction, seat: Seat, options: KleurwiezenOptions) -> Mapping[Call, Bid | None]:
    """The calls of a seat whose turn it may be, each with the bid that stands after it: pass alone where it has nothing
    to say.
    """
    return dict(_offers(auction, seat, options))


def _offers(auction: Auction, seat: Seat, options: KleurwiezenOptions) -> Iterator[tuple[Call, Bid | None]]:
    bid, proposer = auction.bid, _proposer(auction, seat)
    holds, is_asking = bid is not None and seat in bid.holders, bid is not None and bid.is_asking
    has_partner = any(seat == one for one, _ in auction.pairs)
    if auction.passed >> seat & 1 or has_partner or (holds and not is_asking):
        yield PASS, bid
        return
    yield PASS, None if holds else bid
    if bid and is_asking and not holds and proposer is None:
        yield ACCEPT, Bid(ASK, bid.suit, (bid.holders[0], seat))
    if not (auction.waiting and seat == auction.eldest):
        yield from _bids(auction, seat, options)


def _bids(auction: Auction, seat: Seat, options: KleurwiezenOptions) -> Iterator[tuple[Call, Bid | None]]:
    bid, own, proposer = auction.bid, auction.suits[seat], _proposer(auction, seat)
    has_spoken, has_asked = auction.spoken >> seat & 1, auction.asked >> seat & 1
    if not auction.spoken and bid is None and options.eldest_waits:
        yield WAIT, None
    raised = proposer is not None and _least(bid, "propose", auction.suits[proposer], (proposer, seat))
    if raised:
        yield RAISE, raised
    elif has_asked:
        if lone := _least(bid, "lone", own, (seat,)):
            yield LONE, lone
    elif not has_spoken:
        yield from _numbers(bid, NUMBERS[:1], SUITS, seat, options)
    if bid and seat in bid.holders:
        return
    if not has_spoken or options.specials == "any_turn":
        yield from _avoiding(bid, seat, options)
    is_bound = has_spoken and options.specials == "first_turn"
    suits = ("" if has_asked else own) if is_bound else SUITS
    yield from _numbers(bid, NUMBERS[1:], suits, seat, options)


def _numbers(
    bid: Bid | None, numbers: range, suits: str, seat: Seat, options: KleurwiezenOptions
) -> Iterator[tuple[Call, Bid]]:
    """The numbers of these suits that outrank the standing bid."""
    for number, suit in product(numbers, suits):
        made = Bid(rank_of(number, suit, options), suit, (seat,))
        if made.beats(bid):
            yield Call(number, suit), made


def _avoiding(bid: Bid | None, seat: Seat, options: KleurwiezenOptions) -> Iterator[tuple[Call, Bid]]:
    """The calls without trump that outrank the standing bid, or join it."""
    for kind, rank in AVOIDED.items():
        joined = bid.holders if bid and bid.rank == rank and options.shared_misere else ()
        made = Bid(rank, "", (*joined, seat))
        if (joined or made.beats(bid)) and (kind != "piccolo" or options.piccolo):
            yield Call(kind), made


def rank_of(number: int, suit: str, options: KleurwiezenOptions) -> int:
    """The rank of a bid of a number and a suit: with all thirteen tricks a solo, or a solo slim."""
    if number == NUMBERS[0]:
        return ASK
    if number < NUMBERS[-1]:
        return RANKS["abondance", number]
    return RANKS["solo_slim" if suit == "H" or options.solo_slim == "any_suit" else "solo", number]


def _least(bid: Bid | None, kind: str, suit: str, holders: tuple[Seat, ...]) -> Bid | None:
    """The least bid of this kind over the standing one, and over a proposal."""
    made = (Bid(rank, suit, holders) for rank, rung in enumerate(LADDER) if rung.kind == kind and rank > ASK)
    return next((one for one in made if one.beats(bid)), None)


def _proposer(auction: Auction, seat: Seat) -> Seat | None:
    """The seat whose proposal this one has accepted."""
    return next((one for one, partner in auction.pairs if partner == seat), None)


def after_call(auction: Auction, call: Call, options: KleurwiezenOptions) -> Auction:
    """The auction after a legal call."""
    seat, pairs, suits, asked = auction.turn, auction.pairs, auction.suits, auction.asked
    if seat is None:
        raise AssertionError("the auction is over")
    bit, bid = 1 << seat, offers(auction, seat, options)[call]
    if call is PASS:
        pairs = tuple(pair for pair in pairs if seat not in pair)
    elif call is ACCEPT and bid:
        pairs, asked = (*pairs, bid.holders), asked & ~bit
    if call is ACCEPT or call.number:
        suits = (*suits[:seat], call.parts[1] if call.number else "", *suits[seat + 1 :])
    later = Auction(
        auction.eldest,
        seat,
        bid,
        pairs,
        suits,
        spoken=auction.spoken | bit,
        asked=asked | (bit if call.number == NUMBERS[0] else 0),
        passed=auction.passed | (bit if call is PASS else 0),
        waiting=auction.waiting or call is WAIT,
    )
    return _with_turn(later, seat, options)


def _with_turn(auction: Auction, last: Seat, options: KleurwiezenOptions) -> Auction:
    """The turn goes to the next seat that has something to say, or to nobody."""
    order = clockwise_from(left_of(last))
    turn = next(
        (one for one in order if any(call is not PASS for call in offers(auction, one, options))), None
    )
    return msgspec.structs.replace(auction, turn=turn)
