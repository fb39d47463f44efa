"""The reason of play between two acts: of all that is seen in the worlds tried, what most of the gain comes with."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.cards import Turn, value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.kinds import Seen, seen_in
from whistclub.coach.reasons.play import Line, lines_after
from whistclub.coach.reasons.reason import Kind, PlayReason
from whistclub.players.policy import Hands
from whistclub.rules.sums import added
from whistclub.solver.questions import ALL_SEATS

_WORLDS: Final = 128
"""Worlds whose lines are looked at; chosen by hand for a tenth of a second an error."""
_LEAST_PART: Final = 0.25
"""The part of the gain that a reason must come with; chosen by hand."""
_FEWEST: Final = 3
"""Worlds drawn that must show a reason, so that no single odd one is told; chosen by hand."""
_NAMED: Final = 0.2
"""The part of the gain that a second card named is worth; chosen by hand."""
_SAYS_MORE: Final = 0.1
"""The same of a kind that says why a card is caught or thrown; chosen by hand."""
_PLAIN: Final = frozenset({"caught", "catches", "winners_together", "thrown", "shut_out"})
"""Kinds that only say that it is."""

Claimed = tuple[Kind, tuple[Card, ...]]
"""A kind with the cards that it names."""


class _World(NamedTuple):
    """A world looked at: its weight, what the better act gains there, and what is seen."""

    weight: float
    gain: float
    seen: tuple[Seen, ...]

    def shown(self, claimed: Claimed) -> Seen | None:
        """What is seen of a claim here."""
        kind, cards = claimed
        return next((one for one in self.seen if one.kind == kind and one.cards[: len(cards)] == cards), None)


def reason_of(turn: Turn, tried: Tried, better: int, worse: int, effort: Effort) -> PlayReason | None:
    """The reason of play for which one group of cards is better than another: seen more often where it gains than
    elsewhere. None where no such one is seen in a quarter of the gain.

    A function of the worlds tried, and so of what the seat sees.
    """
    if not tried.hands or turn.stakes.aim.objective == "first":
        return None
    worlds = list(_worlds(turn, tried, better, worse, effort))
    gaining, others = [one for one in worlds if one.gain > 0], [one for one in worlds if one.gain <= 0]
    fewest = 1 if tried.is_all else _FEWEST
    claims = {claimed for one in gaining for seen in one.seen for claimed in _claims(seen)}
    parts = {
        claimed: _share([one.weight * one.gain for one in gaining], gaining, claimed)
        for claimed in claims
        if sum(one.shown(claimed) is not None for one in gaining) >= fewest
        and _part(gaining, claimed) > _part(others, claimed)
    }
    best = max(parts, key=lambda one: _standing(one, parts[one]), default=None)
    if best is None or parts[best] < _LEAST_PART:
        return None
    return _reason(best, gaining, _part(gaining, best) * _weight(gaining) / _weight(worlds))


def _weight(worlds: Sequence[_World]) -> float:
    return added(one.weight for one in worlds)


def _part(worlds: Sequence[_World], claimed: Claimed) -> float:
    """The share of worlds that show a claim; 0 of none."""
    return _share([one.weight for one in worlds], worlds, claimed) if worlds else 0.0


def _share(values: Sequence[float], worlds: Sequence[_World], claimed: Claimed) -> float:
    pairs = zip(values, worlds, strict=True)
    return added(value for value, one in pairs if one.shown(claimed) is not None) / added(values)


def _standing(claimed: Claimed, part: float) -> tuple[bool, float, str, tuple[int, ...]]:
    """Claims in the order in which they are told: those of half the gain, then those that say more."""
    kind, cards = claimed
    more = _NAMED * (len(cards) - 1) + _SAYS_MORE * (kind not in _PLAIN)
    return part >= 2 * _LEAST_PART, round(part + more, 9), kind, tuple(card.index for card in cards)


def _claims(seen: Seen) -> Iterator[Claimed]:
    """What is seen with all its cards, and without the one that another falls under."""
    yield seen.kind, seen.cards
    yield seen.kind, seen.cards[:1]


def _reason(claimed: Claimed, gaining: Sequence[_World], chance: float) -> PlayReason:
    shown = [(one.weight * one.gain, seen) for one in gaining if (seen := one.shown(claimed)) is not None]
    _, seen = max(shown, key=lambda pair: pair[0])
    return PlayReason(claimed[0], tuple(card.text for card in claimed[1]), seen.tricks, chance)


def _worlds(turn: Turn, tried: Tried, better: int, worse: int, effort: Effort) -> Iterator[_World]:
    """Worlds in which both lines come to what they were priced at."""
    places = range(0, len(tried.hands), -(-len(tried.hands) // _WORLDS))
    hands = [tried.hands[place] for place in places]
    cards = [turn.firsts[group] for group in (better, worse)]
    lines = [lines_after(turn, hands, card, tried.method, effort) for card in cards]
    for place, one, two in zip(places, *lines, strict=True):
        if one is None or two is None:
            continue
        if not (_comes_to(turn, one, tried, better, place) and _comes_to(turn, two, tried, worse, place)):
            continue
        gain = tried.rows[better][place].worth - tried.rows[worse][place].worth
        pair = _pair(turn, tried.hands[place], cards, one, two)
        yield _World(tried.weights[place], gain, tuple(seen_in(pair)))


def _comes_to(turn: Turn, line: Line, tried: Tried, group: int, place: int) -> bool:
    """True if a line brings what its world was priced at."""
    counts = turn.stakes.aim.counts
    tricks = sum(counts >> trick.taker & 1 for trick in line)
    return turn.stakes.outcomes[value_of(turn.stakes, tricks)] == tried.rows[group][place]


def _pair(turn: Turn, hands: Hands, cards: Sequence[Card], after_better: Line, after_worse: Line) -> Pair:
    reading, aim = turn.reading, turn.stakes.aim
    better, worse = cards
    return Pair(
        me=reading.me,
        mine=aim.side if aim.side >> reading.me & 1 else ALL_SEATS & ~aim.side,
        trumps=reading.trumps,
        avoids=aim.objective in ("fewest", "none"),
        hands=hands,
        better=better,
        worse=worse,
        after_better=after_better,
        after_worse=after_worse,
        first=len(reading.tricks) + 1,
    )
