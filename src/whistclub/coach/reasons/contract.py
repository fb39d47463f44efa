"""The contract as a reason of play: made in one of two lines of a world and not in the other."""

from typing import NamedTuple

from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.play import Line
from whistclub.coach.reasons.reason import Kind
from whistclub.coach.stakes import Contract
from whistclub.players.reading import Trick


class Decided(NamedTuple):
    """A contract that two lines decide differently, and the trick that decides it after the better card and after the
    worse.
    """

    kind: Kind
    tricks: tuple[Trick, Trick]


def contract_decided(pair: Pair) -> Decided | None:
    """The contract, if it is made after one of the two cards alone, to the gain of the side to play; None elsewhere."""
    contract = pair.contract
    if contract is None or pair.avoids:
        return None
    better, worse = _is_made(pair.after_better, contract), _is_made(pair.after_worse, contract)
    is_declarers = bool(contract.seats & pair.mine)
    if better == worse or better != is_declarers:
        return None
    tricks = _deciding(pair.after_better, contract), _deciding(pair.after_worse, contract)
    return Decided("contract_made" if better else "contract_defeated", tricks)


def _is_made(line: Line, contract: Contract) -> bool:
    return sum(contract.seats >> trick.taker & 1 for trick in line) >= contract.needed


def _deciding(line: Line, contract: Contract) -> Trick:
    """The trick with which the contract is made, or with which it can no longer be made."""
    is_made = _is_made(line, contract)
    count = contract.needed if is_made else len(line) - contract.needed + 1
    taken = [trick for trick in line if bool(contract.seats >> trick.taker & 1) == is_made]
    return taken[count - 1]
