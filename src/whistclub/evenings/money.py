"""The money of an evening, counted in cents: entries, the pot and its prizes, raffle tickets, the cash sheet. Pure."""

from collections.abc import Mapping, Sequence
from fractions import Fraction

import msgspec

from whistclub.rules.chance import Stream

WHOLE = 100
"""A share is so many hundredths of the pot."""


class Claim(msgspec.Struct, frozen=True):
    """A prize's claim on the pot: a share of it in hundredths, or else a fixed number of cents."""

    share: int = 0
    cents: int = 0


class CashSheet(msgspec.Struct, frozen=True, kw_only=True):
    """The cash sheet: `taken` is what came in (`entries`, `raffle`, `more`), `out` what went out (`spent`, `prizes`).

    `prizes` are in the order of their claims. `short` is what the prizes claim beyond the pot. `open` is what guests
    still owe; `left` should be in the box, in which `box` lay at the start.
    """

    entries: int
    raffle: int
    spent: int
    prizes: tuple[int, ...]
    short: int
    open: int
    box: int = 0
    more: int = 0

    @property
    def taken(self) -> int:
        """The money that came in."""
        return self.entries + self.raffle + self.more

    @property
    def out(self) -> int:
        """The money that went out."""
        return self.spent + sum(self.prizes)

    @property
    def left(self) -> int:
        """The money that should be in the box; less than nothing where more went out than came in."""
        return self.box + self.taken - self.out


def split(pot: int, claims: Sequence[Claim]) -> tuple[int, ...]:
    """The cents of each claim on the pot, in the same order.

    A share is rounded down to a whole cent. The cents that the shares together are worth beyond that go one each to the
    shares that lost most by it, of equal ones to those read first; so they add up to the share of all of them, rounded
    down.
    """
    exact = [Fraction(pot * one.share, WHOLE) for one in claims]
    cents = [int(share) for share in exact]
    over = int(sum(exact)) - sum(cents)
    losses = sorted(range(len(claims)), key=lambda place: (cents[place] - exact[place], place))
    for place in losses[:over]:
        cents[place] += 1
    return tuple(share or one.cents for share, one in zip(cents, claims, strict=True))


def cash_sheet(
    *, fee: int, paid: int, unpaid: int, ticket: int, tickets: int, spent: int, claims: Sequence[Claim]
) -> CashSheet:
    """The sheet of an evening at which so many guests have paid the fee and so many have not."""
    pot = fee * paid
    prizes = split(pot, claims)
    return CashSheet(
        entries=pot,
        raffle=ticket * tickets,
        spent=spent,
        prizes=prizes,
        short=max(0, sum(prizes) - pot),
        open=fee * unpaid,
    )


def ticket_owners(tickets: Mapping[int, int]) -> tuple[int, ...]:
    """The guest who has each ticket: ticket 1 is the first. They are numbered guest by guest."""
    return tuple(guest for guest in sorted(tickets) for _ in range(tickets[guest]))


def drawn_tickets(seed: bytes, tickets: Mapping[int, int], count: int) -> tuple[int, ...]:
    """The numbers of the tickets that are drawn first, second and so on, from the evening's seed; fewer where there are
    no more.
    """
    numbers = list(range(1, len(ticket_owners(tickets)) + 1))
    return Stream(seed, "evening/raffle").shuffled(numbers)[:count]
