"""The entry of a deal of Bid Whist that was played with real cards."""

from typing import Any, Final

from whistclub.games.bid_whist.calls import NUMBERS, STRAINS, Stand, scored
from whistclub.games.bid_whist.options import BidWhistOptions
from whistclub.rules.actions import Call
from whistclub.rules.entry import THROWN_IN, Choice, DealEntry, DealFacts
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import FOUR
from whistclub.rules.values import DealResult

_TRICKS: Final = 12
_CALLS: Final = {f"{number} {strain}": Call(number, strain) for strain in STRAINS for number in NUMBERS}


def choices(options: BidWhistOptions) -> tuple[Choice, ...]:
    """The calls by their kind and number, and cards thrown in where nobody has to call."""
    found = [_choice(key, call) for key, call in _CALLS.items() if (call.number or 0) >= options.least_bid]
    return (*found, *([THROWN_IN] if options.all_pass == "throw_in" else []))


def _choice(key: str, call: Call) -> Choice:
    number = call.number or 0
    return Choice(
        key=key,
        declarers="side",
        undertaken=(_TRICKS + 1) // 2 + number,
        number=number,
        name=f"evening-entry-{call.parts[1].replace('_', '-')}",
        counts="books",
    )


def scored_facts(options: BidWhistOptions, facts: DealFacts) -> DealResult:
    """The score of the deal that these facts tell: its tricks are books, the kitty among them."""
    if facts.played == THROWN_IN.key:
        return nothing_paid("score-thrown-in", 2)
    seat = facts.by[0]
    return scored(options, Stand("over", seat, _CALLS[facts.played], seat), facts.tricks - 1, _TRICKS)


def facts_of(position: Any) -> DealFacts:
    """The facts of a deal that has run its course."""
    stand: Stand = position.terms.stand
    if stand.declarer is None:
        return DealFacts(played=THROWN_IN.key)
    books = 1 + sum(position.won[seat] for seat in stand.side)
    return DealFacts(played=stand.contract, by=(FOUR[stand.side[0]],), tricks=books)


ENTRY: Final = DealEntry(choices, scored_facts, facts_of)
