"""The auction: a small frozen value, and pure functions of it."""

from collections.abc import Iterator
from typing import Final

import msgspec

from whistclub.games.kleurwiezen.contracts import AVOIDING, BY_SUIT, LADDER, RANKS, SUITS
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat, clockwise_from, left_of

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


class Auction(msgspec.Struct, frozen=True, gc=False):
    """The auction so far: whose turn (nobody once it has ended), the standing bid, the pairs as proposer and partner,
    the suit that each seat has asked for or named, and as a bit for each seat who has spoken, asked, and passed.

    `waiting` is true if the first to speak waits: that seat may then only go along or pass.
    """

    eldest: Seat
    turn: Seat | None
    bid: Bid | None = None
    pairs: tuple[tuple[Seat, Seat], ...] = ()
    suits: tuple[str, ...] = ("", "", "", "")
    spoken: int = 0
    asked: int = 0
    passed: int = 0
    waiting: bool = False


def opened(eldest: Seat, bid: Bid | None, options: KleurwiezenOptions) -> Auction:
    """The auction before its first call, with the bid of a troel where there is one."""
    begun = Auction(eldest, eldest, bid)
    return begun if bid is None or eldest not in bid.holders else _with_turn(begun, eldest, options)


def calls(auction: Auction, seat: Seat, options: KleurwiezenOptions) -> tuple[Call, ...]:
    """The calls of a seat whose turn it may be: pass alone where it has nothing to say."""
    bid = auction.bid
    is_waiting = auction.waiting and seat == auction.eldest
    if auction.passed >> seat & 1 or (bid and seat in bid.holders and not bid.is_asking):
        return (PASS,)
    if any(seat == proposer for proposer, _ in auction.pairs):
        return (PASS,)
    found = [PASS]
    is_partner = any(seat == partner for _, partner in auction.pairs)
    if bid and bid.is_asking and seat not in bid.holders and not is_partner:
        found.append(ACCEPT)
    if not is_waiting:
        found += _bids(auction, seat, options)
    return tuple(found)


def _bids(auction: Auction, seat: Seat, options: KleurwiezenOptions) -> Iterator[Call]:
    bid, has_spoken = auction.bid, auction.spoken >> seat & 1
    if not auction.spoken and bid is None and options.eldest_waits:
        yield WAIT
    if _raised(auction, seat):
        yield RAISE
    elif auction.asked >> seat & 1:
        if _least(auction, "lone", auction.suits[seat]):
            yield LONE
    elif not has_spoken:
        yield from (Call(8, suit) for suit in SUITS if _is_over(bid, ASK, suit))
    if bid and seat in bid.holders:
        return
    if not has_spoken or options.specials == "any_turn":
        joined = bid.rank if bid and options.shared_misere else None
        for kind, rank in AVOIDED.items():
            if (rank == joined or _is_over(bid, rank, "")) and (kind != "piccolo" or options.piccolo):
                yield Call(kind)
    suits = SUITS
    if has_spoken and options.specials == "first_turn":
        suits = "" if auction.asked >> seat & 1 else auction.suits[seat]
    for number in NUMBERS[1:]:
        yield from (
            Call(number, suit) for suit in suits if _is_over(bid, rank_of(number, suit, options), suit)
        )


def rank_of(number: int, suit: str, options: KleurwiezenOptions) -> int:
    """The rank of a bid of a number and a suit: with all thirteen tricks a solo, or a solo slim."""
    if number == NUMBERS[0]:
        return ASK
    if number < NUMBERS[-1]:
        return RANKS["abondance", number]
    return RANKS["solo_slim" if suit == "H" or options.solo_slim == "any_suit" else "solo", number]


def _is_over(bid: Bid | None, rank: int, suit: str) -> bool:
    """True if a bid of this rank and suit outranks the standing one."""
    if bid is None or rank != bid.rank:
        return bid is None or rank > bid.rank
    return LADDER[rank].kind in BY_SUIT and SUITS.index(suit) > SUITS.index(bid.suit)


def _least(auction: Auction, kind: str, suit: str) -> int:
    """The least rank of this kind over the standing bid; 0 where there is none."""
    ranks = (rank for rank, rung in enumerate(LADDER) if rung.kind == kind and rank > ASK)
    return next((rank for rank in ranks if _is_over(auction.bid, rank, suit)), 0)


def _raised(auction: Auction, seat: Seat) -> Bid | None:
    """The bid with which the partner of a pair that was outbid raises it."""
    proposer = next((one for one, partner in auction.pairs if partner == seat), None)
    if proposer is None:
        return None
    suit = auction.suits[proposer]
    rank = _least(auction, "propose", suit)
    return Bid(rank, suit, (proposer, seat)) if rank else None


def after_call(auction: Auction, call: Call, options: KleurwiezenOptions) -> Auction:
    """The auction after a legal call."""
    seat, bid = auction.turn, auction.bid
    if seat is None:
        raise AssertionError("the auction is over")
    bit = 1 << seat
    changed = msgspec.structs.replace(auction, spoken=auction.spoken | bit)
    if call is WAIT:
        changed = msgspec.structs.replace(changed, waiting=True)
    elif call is PASS:
        withdrawn = bid is not None and bid.is_asking and seat in bid.holders
        pairs = tuple(pair for pair in auction.pairs if seat not in pair)
        passed = auction.passed | bit
        changed = msgspec.structs.replace(changed, passed=passed, pairs=pairs, bid=None if withdrawn else bid)
    elif call is ACCEPT and bid:
        pair = (bid.holders[0], seat)
        accepted = Bid(ASK, bid.suit, pair)
        suits, asked = _put(auction.suits, seat, ""), auction.asked & ~bit
        changed = msgspec.structs.replace(
            changed, bid=accepted, pairs=(*auction.pairs, pair), suits=suits, asked=asked
        )
    else:
        changed = _with_bid(changed, seat, call, options)
    return _with_turn(changed, seat, options)


def _with_bid(auction: Auction, seat: Seat, call: Call, options: KleurwiezenOptions) -> Auction:
    suits, asked, bid = auction.suits, auction.asked, auction.bid
    if call is RAISE:
        return msgspec.structs.replace(auction, bid=_raised(auction, seat))
    if call is LONE:
        alone = Bid(_least(auction, "lone", suits[seat]), suits[seat], (seat,))
        return msgspec.structs.replace(auction, bid=alone)
    if call.number is None:
        rank = AVOIDED[str(call.parts[0])]
        joined = bid.holders if bid and bid.rank == rank else ()
        return msgspec.structs.replace(auction, bid=Bid(rank, "", (*joined, seat)))
    number, suit = call.parts
    rank = rank_of(number, suit, options)
    if rank == ASK:
        asked |= 1 << seat
    suits = _put(suits, seat, suit)
    return msgspec.structs.replace(auction, bid=Bid(rank, suit, (seat,)), suits=suits, asked=asked)


def _put(suits: tuple[str, ...], seat: Seat, suit: str) -> tuple[str, ...]:
    return (*suits[:seat], suit, *suits[seat + 1 :])


def _with_turn(auction: Auction, last: Seat, options: KleurwiezenOptions) -> Auction:
    """The turn goes to the next seat that has something to say, or to nobody."""
    order = clockwise_from(left_of(last))
    turn = next((seat for seat in order if len(calls(auction, seat, options)) > 1), None)
    return msgspec.structs.replace(auction, turn=turn)
