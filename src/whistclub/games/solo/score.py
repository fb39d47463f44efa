"""The score of a deal of Solo: lines for the contract and for tricks over or under, in points or in units."""

from typing import Final

from whistclub.cards.errors import Facts, IllegalAction, reason
from whistclub.games.solo.contracts import CONTRACTS, GENERAL_MISERE, Contract, contract_name
from whistclub.games.solo.options import SoloOptions
from whistclub.rules.claims import won_with_claim
from whistclub.rules.payments import paid
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import DealResult, Ending, ScoreLine

_GENERAL_MISERE_POINTS: Final = 4
_GENERAL_MISERE_UNITS: Final = 1
"""The payment of the taker of the last trick to each other player."""


def scored(options: SoloOptions, contract: Contract, won: int, last_taker: Seat) -> DealResult:
    """The deal's result: `won` tricks of the declaring side, or the taker of a general misère's last trick."""
    if contract.level == GENERAL_MISERE:
        return _summed([_general_misere_line(options, last_taker)])
    made = contract.is_made(won)
    terms = CONTRACTS[contract.level]
    if options.scoring == "units":
        each = terms.each_units * options.unit
        return _summed([_units_line(contract, won, each if made else -each)])
    each = terms.each_points if made else -terms.each_points
    lines = [_points_line(contract, won, each)]
    beyond = won - contract.undertaken
    if beyond and terms.each_trick_points:
        key = "score-overtricks" if beyond > 0 else "score-undertricks"
        moved = paid(contract.side, beyond * terms.each_trick_points)
        lines.append(ScoreLine(key, (("count", abs(beyond)),), moved))
    return _summed(lines)


def granted(options: SoloOptions, contract: Contract, tricks: Tricks, ending: Ending) -> DealResult:
    """The deal's result when the table grants a claim or a concession.

    A claim of all or none is of the claimer's side: a declarer alone, a pair, or the opponents together. To concede
    is to give up the contract or to grant it: the rest goes to the other side, in a misère to one's own. In a general
    misère each is a side; none of the rest cannot be granted, since nobody then knows who takes the last trick.
    Raises IllegalAction for any other ending.
    """
    if contract.level == GENERAL_MISERE:
        return scored(options, contract, 0, _last_taker(ending))
    won = won_with_claim(tricks, contract.side, ending, avoids_tricks=not contract.undertaken)
    return scored(options, contract, won, tricks.leader)


def _last_taker(ending: Ending) -> Seat:
    takes_all = ending.kind == "concede" or (ending.kind == "claim" and ending.all_tricks)
    if ending.seat is None or not takes_all:
        raise IllegalAction(reason("ending-not-here", text=ending.kind))
    return ending.seat


def _points_line(contract: Contract, won: int, each: int) -> ScoreLine:
    """`each` is what one opponent pays the declaring side, negative when the contract failed."""
    facts, moved = _facts(contract, won), paid(contract.side, each)
    if len(contract.side) == 2:
        return ScoreLine("score-pair-made" if each > 0 else "score-pair-failed", facts, moved)
    return ScoreLine("score-contract-made" if each > 0 else "score-contract-failed", facts, moved)


def _units_line(contract: Contract, won: int, each: int) -> ScoreLine:
    """The same, of units times their worth."""
    facts, moved = _facts(contract, won), paid(contract.side, each)
    if len(contract.side) == 2:
        return ScoreLine("score-units-pair-made" if each > 0 else "score-units-pair-failed", facts, moved)
    return ScoreLine("score-units-made" if each > 0 else "score-units-failed", facts, moved)


def _facts(contract: Contract, won: int) -> Facts:
    """Contract, declarer, tricks won and undertaken, and the partner where there is one."""
    side = [seat_letter(seat, 4) for seat in contract.side]
    facts: Facts = (
        ("contract", contract_name(contract.level)),
        ("declarer", side[0]),
        ("tricks", won),
        ("undertaken", contract.undertaken),
    )
    return facts if len(side) == 1 else (*facts, ("partner", side[1]))


def _general_misere_line(options: SoloOptions, taker: Seat) -> ScoreLine:
    facts = (("seat", seat_letter(taker, 4)),)
    if options.scoring == "units":
        moved = paid((taker,), -_GENERAL_MISERE_UNITS * options.unit)
        return ScoreLine("score-units-general-misere", facts, moved)
    return ScoreLine("score-general-misere", facts, paid((taker,), -_GENERAL_MISERE_POINTS))


def _summed(lines: list[ScoreLine]) -> DealResult:
    points = tuple(sum(line.points[seat] for line in lines) for seat in FOUR)
    if sum(points):
        raise AssertionError(f"a deal of Solo sums to zero, not to {sum(points)}")
    return DealResult(tuple(lines), points)
