"""The entry of a deal of Call-ace Whist that was played with real cards."""

from collections.abc import Iterator
from typing import Any, Final

from whistclub.games.call_ace.contracts import BIDS, KINDS, SOLS, Bid, Contract, scored_bid
from whistclub.games.call_ace.options import CallAceOptions
from whistclub.rules.entry import THROWN_IN, Choice, DealEntry, DealFacts
from whistclub.rules.payments import nothing_paid
from whistclub.rules.values import DealResult

_BY_NAME: Final = {bid.name: bid for bid in BIDS.values()}
_MOST_TURNED: Final = 3


def choices(options: CallAceOptions) -> tuple[Choice, ...]:
    """The bids by their kind, the sols, and cards thrown in; without a cat there is no vip."""
    bids = (*(bid for kind in KINDS for bid in BIDS.values() if bid.kind == kind), *SOLS)
    found = [one for bid in bids if options.jokers or bid.kind != "vip" for one in _choices(options, bid)]
    return (*found, THROWN_IN)


def _choices(options: CallAceOptions, bid: Bid) -> Iterator[Choice]:
    """A bid, as often as the cards turned in a vip may double it."""
    word = bid.kind.replace("_", "-")
    if bid.is_sol:
        yield _named(bid.name, word, declarers="player", outcome="made", avoids=True)
        return
    for doubles in range(_MOST_TURNED if options.each_turn_doubles and bid.kind == "vip" else 1):
        yield _named(
            _key(bid, doubles),
            word,
            declarers="partners",
            undertaken=bid.tricks,
            number=bid.tricks,
            times=1 << doubles,
        )


def _named(key: str, word: str, **fields: Any) -> Choice:
    return Choice(
        key=key, name=f"evening-entry-ace-{word}", about=f"evening-entry-ace-{word}-about", **fields
    )


def _key(bid: Bid, doubles: int) -> str:
    return f"{bid.name} {1 << doubles}" if doubles else bid.name


def scored_facts(_: CallAceOptions, facts: DealFacts) -> DealResult:
    """The score of the deal that these facts tell."""
    if facts.played == THROWN_IN.key:
        return nothing_paid("score-thrown-in")
    words = facts.played.split(" ")
    doubles = int(words.pop()).bit_length() - 1 if len(words) > 2 else 0
    bid = _BY_NAME[" ".join(words)]
    won = facts.tricks
    if bid.is_sol:
        won = bid.tricks + (not facts.made)
    return scored_bid(bid, facts.by, won, won - bid.tricks, doubles)


def facts_of(position: Any) -> DealFacts:
    """The facts of a deal that has run its course."""
    contract: Contract = position.terms
    bid, side = contract.bid, contract.side
    if bid is None:
        return DealFacts(played=THROWN_IN.key)
    won = sum(position.won[seat] for seat in side)
    return DealFacts(
        played=_key(bid, contract.doubles), by=side, tricks=won, made=bid.is_sol and won <= bid.tricks
    )


ENTRY: Final = DealEntry(choices, scored_facts, facts_of)
