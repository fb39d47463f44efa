"""The seven contracts, ascending, and a contract as it is played in one deal."""

from typing import Final, Literal

import msgspec

from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat
from whistclub.rules.tricks import NO_TRUMP


class Terms(msgspec.Struct, frozen=True):
    """The terms of a contract: its undertaking and its worth.

    `tricks` is the least number to win, 0 for none at all. `each_points` is what one opponent pays or gets for the
    contract, `each_trick_points` for a trick over or under, `each_units` the same in units.
    """

    call: Call
    tricks: int
    trump: Literal["turned", "named", "none"]
    each_points: int
    each_trick_points: int
    each_units: int


CONTRACTS: Final = (
    Terms(Call("propose"), 8, "turned", 4, 1, 1),
    Terms(Call("solo"), 5, "turned", 4, 1, 1),
    Terms(Call("misere"), 0, "none", 8, 0, 2),
    Terms(Call("abondance"), 9, "named", 12, 2, 3),
    Terms(Call("abondance_in_trumps"), 9, "turned", 12, 2, 3),
    Terms(Call("misere_ouverte"), 0, "none", 16, 0, 4),
    Terms(Call("abondance_declared"), 13, "none", 24, 0, 6),
)
"""A contract's place here is its level."""

PAIR_CALLS: Final = ("propose", "accept")
LONE_CALLS: Final = tuple(str(terms.call.parts[0]) for terms in CONTRACTS[1:])
"""The calls of two players together, and of one alone."""

PROPOSAL: Final = 0
SOLO: Final = 1
MISERE_OUVERTE: Final = 5
HIGHEST: Final = 6
GENERAL_MISERE: Final = 7
"""The level of a general misère, which nobody bids."""

THROWN_IN: Final = "thrown_in"
"""The text form of no contract at all, when the cards are thrown in."""


class Contract(msgspec.Struct, frozen=True):
    """A contract in play: its level, who undertakes it (declarer, then partner; nobody in a general misère), its
    trump letter or NO_TRUMP, and the tricks undertaken (no more than a hand has cards).

    Play stops once the declaring side has `stop_won` tricks or the others `stop_lost`; `may_stop` is false where no
    number of tricks stops it before the last.
    """

    level: int
    side: tuple[Seat, ...]
    trump: str
    undertaken: int
    stop_won: int
    stop_lost: int
    may_stop: bool = True

    def won(self, tricks_won: tuple[int, ...]) -> int:
        """Tricks of the declaring side, from those of every seat."""
        won = 0
        # One or two seats, asked after every trick: a generator would take longer than the sum.
        for seat in self.side:
            won += tricks_won[seat]
        return won

    def is_decided(self, tricks_won: tuple[int, ...]) -> bool:
        """True if play stops here, with cards left; asked between tricks."""
        won = self.won(tricks_won)
        return won >= self.stop_won or sum(tricks_won) - won >= self.stop_lost

    def is_made(self, won: int) -> bool:
        """True if so many tricks keep the undertaking."""
        return won >= self.undertaken if self.undertaken else won == 0


def contract_at(level: int, side: tuple[Seat, ...], trump: str, size: int, scoring: str) -> Contract:
    """The contract at this level with hands of `size` cards.

    Misères and abondance declared stop at the trick that decides them; under units every contract does.
    """
    undertaken = min(CONTRACTS[level].tricks, size)
    never = size + 1
    if not undertaken:
        return Contract(level, side, trump, 0, 1, never)
    if level == HIGHEST:
        return Contract(level, side, trump, size, never, 1)
    if scoring == "units":
        return Contract(level, side, trump, undertaken, undertaken, size - undertaken + 1)
    return Contract(level, side, trump, undertaken, never, never, may_stop=False)


def general_misere(size: int) -> Contract:
    """Everybody for themselves, no trump, every trick played."""
    return Contract(GENERAL_MISERE, (), NO_TRUMP, 0, size + 1, size + 1, may_stop=False)


def contract_name(level: int) -> str:
    """The text form of a contract: its call, or `general_misere`."""
    return "general_misere" if level == GENERAL_MISERE else str(CONTRACTS[level].call.parts[0])
