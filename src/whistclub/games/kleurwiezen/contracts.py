"""The ladder of contracts, a contract as it is played in one deal and its score, and troel."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction, reason
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.kleurwiezen.options import KleurwiezenOptions
from whistclub.rules.claims import won_with_claim
from whistclub.rules.payments import paid
from whistclub.rules.seats import FOUR, Seat, seat_letters
from whistclub.rules.tricks import Tricks
from whistclub.rules.values import DealResult, Ending, ScoreLine

SUITS: Final = "SCDH"
"""The suits as they rank in the bidding, the highest last."""
PAIR: Final = frozenset({"propose", "troel"})
BY_SUIT: Final = frozenset({"propose", "lone"})
"""Kinds whose bids of the same number rank by suit."""
AVOIDING: Final = frozenset({"misere", "misere_ouverte", "piccolo"})
"""Kinds without trump that several may play in one deal, each by themselves."""
NONE: Final = -1
"""The rank of no contract."""
MOST_LONE: Final = 8
_HEARTS: Final = FRENCH.of_suit("H")
_ACES: Final = FRENCH.mask(card for card in FRENCH.cards if card.text[-1] == "A")


class Rung(msgspec.Struct, frozen=True):
    """A rung of the ladder: the kind of contract, its tricks, and what one opponent pays for it and for each trick more
    or less, in steps and in small points.
    """

    kind: str
    tricks: int
    steps: int
    small: int
    each_steps: int = 0
    each_small: int = 0


LADDER: Final = (
    Rung("propose", 8, 8, 2, 3, 1),
    Rung("lone", 5, 3, 2, 1, 1),
    Rung("propose", 9, 11, 3, 3, 1),
    Rung("lone", 6, 4, 3, 1, 1),
    Rung("propose", 10, 14, 4, 3, 1),
    Rung("lone", 7, 5, 4, 1, 1),
    Rung("propose", 11, 17, 5, 3, 1),
    Rung("lone", 8, 7, 5, 1, 1),
    Rung("piccolo", 1, 8, 5),
    Rung("propose", 12, 20, 6, 3, 1),
    Rung("propose", 13, 30, 7, 3, 1),
    Rung("abondance", 9, 10, 5),
    Rung("troel", 8, 16, 2, 0, 1),
    Rung("misere", 0, 12, 7),
    Rung("abondance", 10, 15, 6),
    Rung("abondance", 11, 20, 8),
    Rung("misere_ouverte", 0, 24, 14),
    Rung("abondance", 12, 30, 9),
    Rung("solo", 13, 50, 25),
    Rung("solo_slim", 13, 60, 30),
)
"""Ascending; a contract's place here is its rank. Sources: the rules page."""

RANKS: Final = {(rung.kind, rung.tricks): rank for rank, rung in enumerate(LADDER)}
ALL_STEPS: Final = 30
"""What one opponent pays a pair with every trick, in steps."""


class Troel(msgspec.Struct, frozen=True):
    """A hand with three aces or four: whose it is, the partner, the card that makes the partner, the tricks, and the
    cards that everybody now knows, with their seats.
    """

    side: tuple[Seat, Seat]
    card: Card
    tricks: int
    shown: tuple[tuple[Seat, Card], ...]


class Contract(msgspec.Struct, frozen=True, gc=False):
    """A contract, standing in the auction or in play, or none yet: its rank, who plays it, the trump letter or
    NO_TRUMP, the tricks undertaken (no more than the `size` of a hand), who leads and with which card, if that is laid
    down, and how often it counts.
    """

    rank: int
    side: tuple[Seat, ...]
    trump: str
    undertaken: int
    size: int
    leader: Seat
    first: Card | None = None
    times: int = 1
    scoring: str = "steps"

    @property
    def kind(self) -> str:
        """The kind of contract; empty for none."""
        return "" if self.rank == NONE else LADDER[self.rank].kind

    @property
    def parties(self) -> tuple[tuple[Seat, ...], ...]:
        """Those who are paid together: the side, or each of several who avoid tricks."""
        return tuple((seat,) for seat in self.side) if self.kind in AVOIDING else (self.side,)

    def is_made(self, won: int) -> bool:
        """True if so many tricks of one party keep its undertaking."""
        return won == self.undertaken if self.kind in AVOIDING else won >= self.undertaken

    def is_decided(self, won: Sequence[int]) -> bool:
        """True if no trick still to come changes what anybody is paid."""
        left = self.size - sum(won)
        counts = [sum(won[seat] for seat in party) for party in self.parties]
        return all(len({worth(self, count + more) for more in range(left + 1)}) == 1 for count in counts)


@lru_cache(maxsize=4096)
def worth(contract: Contract, won: int) -> int:
    """The points that one opponent pays a party with so many tricks; negative for those that it pays."""
    rung, made = LADDER[contract.rank], contract.is_made(won)
    beyond = abs(won - contract.undertaken)
    has_all = made and won == contract.size and rung.kind in PAIR
    if contract.scoring == "steps":
        if made and rung.kind == "lone":
            beyond = min(beyond, MOST_LONE - rung.tricks)
        value = ALL_STEPS if has_all else rung.steps + beyond * rung.each_steps
        return contract.times * (value if made else -value)
    doubles = (rung.kind == "troel") + (won == contract.size and rung.each_small > 0)
    value = rung.small + beyond * rung.each_small
    return (contract.times + doubles) * (value if made else -value)


def troel_of(hands: Sequence[Hand], options: KleurwiezenOptions) -> Troel | None:
    """The troel in these hands: three aces with the holder of the fourth, or four with that of the highest heart
    missing.
    """
    dealt = sum(hands)
    if not options.troel or _ACES & ~dealt:
        return None
    for seat in FOUR:
        hand = hands[seat]
        held = hand & _ACES
        has_four = held == _ACES
        if held.bit_count() < 3 or (has_four and options.troela == "none"):
            continue
        missing = (_HEARTS if has_four else _ACES) & dealt & ~hand
        if not missing:
            return None
        card = FRENCH.cards[missing.bit_length() - 1]
        known = held | (hand & _HEARTS & -(card.bit << 1) if has_four else 0)
        partner = next(other for other in FOUR if card.bit & hands[other])
        shown = tuple((seat, one) for one in FRENCH.members(known))
        tricks = 9 if has_four and options.troela == "nine_tricks" else 8
        return Troel((seat, partner), card, tricks, (*shown, (partner, card)))
    return None


@lru_cache(maxsize=4096)
def scored(contract: Contract, won: tuple[int, ...]) -> DealResult:
    """The result with these tricks, by seat: each party is paid by all who are not of it."""
    lines = tuple(_line(contract, party, sum(won[seat] for seat in party)) for party in contract.parties)
    return DealResult(lines, tuple(map(sum, zip(*(line.points for line in lines), strict=True))))


def _line(contract: Contract, party: tuple[Seat, ...], won: int) -> ScoreLine:
    facts = (
        ("seats", seat_letters(party)),
        ("contract", contract.kind),
        ("tricks", won),
        ("undertaken", contract.undertaken),
        ("factor", contract.times),
    )
    key = "score-kleurwiezen-made" if contract.is_made(won) else "score-kleurwiezen-failed"
    return ScoreLine(key, facts, paid(party, worth(contract, won)))


def granted(contract: Contract, tricks: Tricks, ending: Ending) -> DealResult:
    """The result when the table grants a claim or a concession, which is of the claimer's side: those who play the
    contract, or the others together. To concede gives up the contract, or grants it.

    Raises IllegalAction for any other ending, where several avoid tricks each alone, and in piccolo.
    """
    if len(contract.parties) > 1 or contract.kind == "piccolo":
        raise IllegalAction(reason("ending-not-here", text=ending.kind))
    count = won_with_claim(tricks, contract.side, ending, avoids_tricks=not contract.undertaken)
    return scored(contract, tuple(count if seat == contract.side[0] else 0 for seat in FOUR))


def lies_open(kind: str, won: tuple[int, ...]) -> bool:
    """True if the hands of those who play lie open to all: once the first trick is complete."""
    return kind == "misere_ouverte" and any(won)
