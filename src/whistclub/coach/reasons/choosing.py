"""The reason told: of all that is seen in the worlds looked at, what most of the gain comes with."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.reasons.kinds import Seen
from whistclub.coach.reasons.reason import Kind, PlayReason
from whistclub.rules.sums import added

_LEAST_PART: Final = 0.2
"""The part of the gain that a reason must come with; chosen by hand."""
_MOST: Final = 0.5
"""A reason that comes with so much of the gain is told before any other."""
FEWEST: Final = 3
"""Worlds drawn that must show a reason, so that no single odd one is told; chosen by hand."""
_NAMED: Final = 0.2
"""The part of the gain that a second card named is worth; chosen by hand."""
_SAYS_MORE: Final = 0.1
"""The same of a kind that says why a card is caught or thrown; chosen by hand."""
_COUNT_STANDS: Final = 0.65
"""The part of the gain that the contract stands for at most, so that a card that decides as much is told before it;
chosen by hand.
"""
_COUNTS: Final = frozenset({"contract_made", "contract_defeated", "overshot", "undershot"})
_PLAIN: Final = frozenset(
    {"caught", "catches", "winners_together", "thrown", "shut_out", "too_many", "too_few"}
)
"""Kinds that only say that it is."""


class Claimed(NamedTuple):
    """A kind with the cards that it names, and its number."""

    kind: Kind
    cards: tuple[Card, ...] = ()
    number: int = 0


class Looked(NamedTuple):
    """A world with each claim that holds in it, and where that is seen."""

    weight: float
    gain: float
    seen: Mapping[Claimed, Seen]


def chosen(worlds: Sequence[Looked], fewest: int) -> PlayReason | None:
    """The reason of play seen in so many worlds at least, and more often where the better act gains than elsewhere.
    None where none such comes with a fifth of the gain.
    """
    gaining, others = [one for one in worlds if one.gain > 0], [one for one in worlds if one.gain <= 0]
    claims = {claimed for one in gaining for claimed in one.seen}
    parts = {
        claimed: _share([one.weight * one.gain for one in gaining], gaining, claimed)
        for claimed in claims
        if sum(claimed in one.seen for one in gaining) >= fewest
        and _part(gaining, claimed) > _part(others, claimed)
    }
    enough = [claimed for claimed, part in parts.items() if part >= _LEAST_PART]
    best = max(enough, key=lambda one: _standing(one, parts[one]), default=None)
    if best is None:
        return None
    chance = _part(gaining, best) * _weight(gaining) / _weight(worlds)
    shown = [(one.weight * one.gain, one.seen[best]) for one in gaining if best in one.seen]
    _, seen = max(shown, key=lambda pair: pair[0])
    return PlayReason(best.kind, tuple(card.text for card in best.cards), seen.tricks, chance, best.number)


def _weight(worlds: Sequence[Looked]) -> float:
    return added(one.weight for one in worlds)


def _part(worlds: Sequence[Looked], claimed: Claimed) -> float:
    """The share of worlds that show a claim; 0 of none."""
    return _share([one.weight for one in worlds], worlds, claimed) if worlds else 0.0


def _share(values: Sequence[float], worlds: Sequence[Looked], claimed: Claimed) -> float:
    pairs = zip(values, worlds, strict=True)
    return added(value for value, one in pairs if claimed in one.seen) / added(values)


def _standing(claimed: Claimed, part: float) -> tuple[bool, float, str, tuple[int, ...], int]:
    """Claims in the order in which they are told: those of half the gain, then those that say more."""
    kind, cards, number = claimed
    if kind in _COUNTS:
        return part >= _MOST, min(part, _COUNT_STANDS), kind, (), number
    more = _NAMED * (len(cards) - 1) + _SAYS_MORE * (kind not in _PLAIN)
    return part >= _MOST, round(part + more, 9), kind, tuple(card.index for card in cards), number
