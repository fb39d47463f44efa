"""The entry of a deal of Solo that was played with real cards."""

from typing import Any, Final

from whistclub.games.solo.contracts import (
    CONTRACTS,
    GENERAL_MISERE,
    PROPOSAL,
    THROWN_IN,
    Contract,
    Terms,
    contract_at,
    contract_name,
    general_misere,
)
from whistclub.games.solo.options import SoloOptions
from whistclub.games.solo.score import scored
from whistclub.rules.entry import Choice, DealEntry, DealFacts
from whistclub.rules.payments import nothing_paid
from whistclub.rules.seats import FOUR
from whistclub.rules.tricks import NO_TRUMP
from whistclub.rules.values import DealResult

_CARDS: Final = 13
_LEVELS: Final = {contract_name(level): level for level in range(len(CONTRACTS))}


def choices(options: SoloOptions) -> tuple[Choice, ...]:
    """The contracts ascending, a general misère where there is one, and cards thrown in.

    Tricks are asked where they are counted: under points, of contracts with over- and undertricks.
    """
    found = [_choice(options, level, terms) for level, terms in enumerate(CONTRACTS)]
    if options.all_pass == "general_misere":
        found.append(_named("general_misere", declarers="player", outcome="nothing"))
    return (*found, _named(THROWN_IN, outcome="nothing"))


def _choice(options: SoloOptions, level: int, terms: Terms) -> Choice:
    counts = options.scoring == "points" and terms.each_trick_points > 0
    return _named(
        contract_name(level),
        declarers="pair" if level == PROPOSAL else "player",
        outcome="tricks" if counts else "made",
        undertaken=terms.tricks,
        avoids=not terms.tricks,
    )


def _named(key: str, **fields: Any) -> Choice:
    name = f"evening-entry-{key.replace('_', '-')}"
    return Choice(key=key, name=name, about=f"{name}-about", **fields)


def scored_facts(options: SoloOptions, facts: DealFacts) -> DealResult:
    """The score of the deal that these facts tell."""
    if facts.played == THROWN_IN:
        return nothing_paid("score-thrown-in")
    if facts.played == contract_name(GENERAL_MISERE):
        return scored(options, general_misere(_CARDS), 0, facts.by[0])
    contract = contract_at(_LEVELS[facts.played], tuple(sorted(facts.by)), NO_TRUMP, _CARDS, options.scoring)
    return scored(options, contract, _tricks(options, contract, facts), FOUR[0])


def _tricks(options: SoloOptions, contract: Contract, facts: DealFacts) -> int:
    """The tricks told; where only made or failed is told, a number that is so and counts alike."""
    if options.scoring == "points" and CONTRACTS[contract.level].each_trick_points:
        return facts.tricks
    if facts.made:
        return contract.undertaken
    return contract.undertaken - 1 if contract.undertaken else 1


def facts_of(position: Any) -> DealFacts:
    """The facts of a deal that has run its course."""
    contract: Contract | None = position.contract
    if contract is None:
        return DealFacts(played=THROWN_IN)
    name = contract_name(contract.level)
    if contract.level == GENERAL_MISERE:
        return DealFacts(played=name, by=(position.last.leader,))
    won = contract.won(position.tricks.won)
    return DealFacts(played=name, by=contract.side, tricks=won, made=contract.is_made(won))


ENTRY: Final = DealEntry(choices, scored_facts, facts_of)
