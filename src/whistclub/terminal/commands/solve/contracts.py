"""The question to `whist solve`, from its words: `misere by E`, `nullo`, `solo spades by N`, `neighbours NE`."""

from collections.abc import Sequence
from typing import Final

import msgspec

from whistclub.cards.errors import BadText, WrongUsage, reason
from whistclub.cards.pack import Hand
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import NO_TRUMP
from whistclub.solver import Objective, Question

STRAINS: Final = ("", "S", "H", "D", "C")
_SUITS: Final = {"clubs": "C", "diamonds": "D", "hearts": "H", "spades": "S", "nt": NO_TRUMP}
_SEATS: Final = "NESW"


class Contract(msgspec.Struct, frozen=True):
    """A contract as the solver sees it: what is wanted, by how many seats, and with how many tricks.

    `seats` is how many seats the words name, None where any will do (north and south if none is named).
    """

    name: str
    objective: Objective
    seats: int | None
    target: int = 0
    trump: bool = False


CONTRACTS: Final = (
    Contract("tricks", "most", None, trump=True),
    Contract("grand", "most", None),
    Contract("nullo", "fewest", None),
    Contract("neighbours", "most", 2, trump=True),
    Contract("propose", "at_least", 2, 8, trump=True),
    Contract("solo", "at_least", 1, 5, trump=True),
    Contract("misere", "none", 1),
    Contract("abondance", "at_least", 1, 9, trump=True),
    Contract("abondance_declared", "at_least", 1, 13),
    Contract("sola_nola", "none", 1),
    Contract("grand_dix", "first", 1, 7),
)


class Asked(msgspec.Struct, frozen=True):
    """A contract with its seats (a mask) and its trump: a letter, NO_TRUMP, or None where none was named."""

    contract: Contract
    side: int
    trump: str | None

    def question(self, hands: tuple[Hand, Hand, Hand, Hand], leader: Seat, trump: str) -> Question:
        """The question from the first lead."""
        contract = self.contract
        if contract.name not in {"sola_nola", "grand_dix"}:
            return Question(
                hands=hands,
                leader=leader,
                side=self.side,
                counts=self.side,
                trump=trump,
                objective=contract.objective,
                target=contract.target,
            )
        alone = FOUR[_SEATS.index(side_text(self.side))]
        partner = partner_of(alone)
        later = 15 & ~(1 << partner)
        dix = contract.name == "grand_dix"
        if not dix:
            north, east, south, west = (0 if seat == partner else hand for seat, hand in enumerate(hands))
            hands = north, east, south, west
        return Question(
            hands=hands,
            leader=partner if dix else leader,
            now=15 if dix else later,
            later=later,
            side=self.side | 1 << partner if dix else self.side,
            counts=self.side,
            objective=contract.objective,
            target=contract.target,
        )


class BadContract(BadText, WrongUsage):
    """Words that name no contract to solve."""


def contract_of(words: Sequence[str]) -> Asked:
    """The contract that the words name, each given alone or several in one text. Raises BadText for words that name
    none, or not the seats or the trump it needs.
    """
    plain = [word.lower().replace("-", "_") for given in words for word in given.split()]
    if not plain:
        return Asked(CONTRACTS[0], side_mask("NS"), None)
    found = next((contract for contract in CONTRACTS if contract.name == plain[0]), None)
    if found is None:
        valid = ", ".join(contract.name for contract in CONTRACTS)
        raise BadContract(reason("solve-contract", text=plain[0][:40], valid=valid))
    trump: str | None = None if found.trump else NO_TRUMP
    side = None
    for word in plain[1:]:
        if word == "by":
            continue
        if found.trump and (word in _SUITS or word.upper() in STRAINS):
            trump = _SUITS.get(word, word.upper())
        elif side is None and word and all(letter in _SEATS for letter in word.upper()):
            side = side_mask(word)
        else:
            raise BadContract(reason("solve-word", text=word[:40], name=found.name))
    return Asked(found, _seats_of(found, side), trump)


def side_mask(text: str) -> int:
    """The mask of the seats written."""
    return sum({1 << _SEATS.index(letter) for letter in text.upper()})


def side_text(mask: int) -> str:
    """The seats of a mask, as letters."""
    return "".join(letter for place, letter in enumerate(_SEATS) if mask >> place & 1)


def _seats_of(contract: Contract, side: int | None) -> int:
    if side is None:
        if contract.seats is not None:
            raise BadContract(reason("solve-seats-needed", name=contract.name, count=contract.seats))
        return side_mask("NS")
    if contract.seats not in {None, side.bit_count()}:
        raise BadContract(reason("solve-seats-needed", name=contract.name, count=contract.seats or 0))
    return side
