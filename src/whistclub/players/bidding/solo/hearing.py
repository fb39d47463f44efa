"""Who may take up a proposal, and who would by the conventions."""

from typing import Final

from whistclub.cards.pack import Hand
from whistclub.games.solo import SoloView
from whistclub.players.solo.counts import counts_of
from whistclub.rules.actions import Call
from whistclub.rules.seats import Seat

ACCEPTS_FROM: Final = 3.2
"""The count for a pair from which a hand accepts."""


def accepts(hand: Hand, trump: str) -> bool:
    """True if the conventions accept a proposal with this hand."""
    return counts_of(hand, trump)[0] >= ACCEPTS_FROM


def may_accept(view: SoloView, me: Seat) -> list[Seat]:
    """The seats that could still accept a proposal made now, in the order of their turns."""
    passed = {seat for seat, act in view.acts if act == Call("pass")}
    order = [Seat((me + step) % 4) for step in (1, 2, 3)]
    eldest = Seat((view.setting.dealer + 1) % 4)
    return [seat for seat in order if seat not in passed or (seat == eldest and seat != me)]
