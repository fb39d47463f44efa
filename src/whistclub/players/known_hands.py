"""Two hands played on with all their cards known, solved by the compiled kernel.

The kernel knows tricks of three cards and more. So a third seat is given the lowest cards of suits that are not trump, which
take no trick and force none; the cards of the two are moved to the top of each suit, in their order.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.players.reading import suits_of
from whistclub.solver.questions import Question

if TYPE_CHECKING:
    from whistclub.solver import Solver

_TABLE_BYTES: Final = 4 << 20
_THREE_SEATS: Final = 7


class _Raised(NamedTuple):
    """The two hands and the third, every card as the kernel is asked about it, and the true card of each."""

    hands: tuple[Hand, Hand]
    third: Hand
    true: Mapping[Card, Card]


def tricks_by_card(mine: Hand, theirs: Hand, led: Card | None, trump: str, nodes: int) -> dict[Card, int]:
    """The tricks still to come, the one on the table included, that each card brings when both play their best.

    `led` is the card that the other has led, no longer in `theirs`; without one the lead is one's own. Empty if `nodes` are too few.
    """
    raised = _raised(mine, theirs, led, trump)
    place = {true: card for card, true in raised.true.items()}
    own, other = raised.hands
    question = Question(
        hands=(own, other, raised.third, 0) if led is None else (other, own, raised.third, 0),
        leader=0,  # type: ignore[arg-type]
        table=() if led is None else (place[led],),
        now=_THREE_SEATS,
        later=_THREE_SEATS,
        side=1 if led is None else 2,
        counts=1 if led is None else 2,
        trump=trump,
    )
    answer = _solver().solve([question], cards=True, nodes=nodes)[0]
    if answer.why is not None:
        return {}
    return {raised.true[each.card]: each.value.least for each in answer.cards}


def _raised(mine: Hand, theirs: Hand, led: Card | None, trump: str) -> _Raised:
    own, other, true = 0, 0, {}
    free: list[tuple[Card, ...]] = []
    everything = mine | theirs | (led.bit if led else 0)
    for suit, full in suits_of():
        held, ranks = FRENCH.members(everything & full), FRENCH.members(full)
        for card, top in zip(held, ranks[len(ranks) - len(held) :], strict=True):
            true[top] = card
            own |= top.bit if card.bit & mine else 0
            other |= top.bit if card.bit & theirs else 0
        if suit != trump:
            free.append(ranks[: len(ranks) - len(held)])
    lowest = [card for cards in sorted(free, key=len, reverse=True) for card in cards]
    return _Raised((own, other), FRENCH.mask(lowest[: mine.bit_count()]), true)


@lru_cache(maxsize=1)
def _solver() -> "Solver":
    """The solver of this process."""
    from whistclub.solver import Solver

    return Solver(memory_bytes=_TABLE_BYTES)
