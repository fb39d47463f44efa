"""The reason of play between two acts: of all that is seen in the worlds tried, what most of the gain comes with."""

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from whistclub.cards.card import Card
from whistclub.coach.cards import Turn, value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.reasons.change import Pair
from whistclub.coach.reasons.kinds import Seen, seen_in
from whistclub.coach.reasons.play import Line, lines_after, with_named
from whistclub.coach.reasons.reason import Kind, PlayReason
from whistclub.players.policy import Hands
from whistclub.rules.sums import added
from whistclub.solver.questions import ALL_SEATS

_WORLDS: Final = 128
"""Worlds whose lines are looked at; chosen by hand for a tenth of a second an error."""
_LEAST_PART: Final = 0.2
"""The part of the gain that a reason must come with; chosen by hand."""
_MOST: Final = 0.5
"""A reason that comes with so much of the gain is told before any other."""
_FEWEST: Final = 3
"""Worlds drawn that must show a reason, so that no single odd one is told; chosen by hand."""
_NAMED: Final = 0.2
"""The part of the gain that a second card named is worth; chosen by hand."""
_SAYS_MORE: Final = 0.1
"""The same of a kind that says why a card is caught or thrown; chosen by hand."""
_COUNT_STANDS: Final = 0.65
"""The part of the gain that the contract stands for at most, so that a card that decides as much is told before it;
chosen by hand.
"""
_CONTRACT: Final = frozenset({"contract_made", "contract_defeated"})
_PLAIN: Final = frozenset({"caught", "catches", "winners_together", "thrown", "shut_out"})
"""Kinds that only say that it is."""

Claimed = tuple[Kind, tuple[Card, ...]]
"""A kind with the cards that it names."""


class World(NamedTuple):
    """A world looked at: its weight, what the better act gains there, and its two lines."""

    weight: float
    gain: float
    pair: Pair


class _World(NamedTuple):
    """A world with each claim that holds in it, and where that is seen."""

    weight: float
    gain: float
    seen: dict[Claimed, Seen]


def reason_of(turn: Turn, tried: Tried, better: Card, worse: Card, effort: Effort) -> PlayReason | None:
    """The reason of play for which one card is better than another: seen more often where it gains than elsewhere. None
    where none such comes with a fifth of the gain.

    A function of the worlds tried, and so of what the seat sees.
    """
    if not tried.hands or turn.stakes.aim.objective == "first":
        return None
    looked = worlds_looked_at(turn, tried, better, worse, effort)
    worlds = [_World(weight, gain, _claims(pair)) for weight, gain, pair in looked]
    gaining, others = [one for one in worlds if one.gain > 0], [one for one in worlds if one.gain <= 0]
    fewest = 1 if tried.is_all else _FEWEST
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
    number = turn.contract.tricks if turn.contract is not None and best[0] in _CONTRACT else 0
    return _reason(best, gaining, chance, number)


def _weight(worlds: Sequence[_World]) -> float:
    return added(one.weight for one in worlds)


def _part(worlds: Sequence[_World], claimed: Claimed) -> float:
    """The share of worlds that show a claim; 0 of none."""
    return _share([one.weight for one in worlds], worlds, claimed) if worlds else 0.0


def _share(values: Sequence[float], worlds: Sequence[_World], claimed: Claimed) -> float:
    pairs = zip(values, worlds, strict=True)
    return added(value for value, one in pairs if claimed in one.seen) / added(values)


def _standing(claimed: Claimed, part: float) -> tuple[bool, float, str, tuple[int, ...]]:
    """Claims in the order in which they are told: those of half the gain, then those that say more."""
    kind, cards = claimed
    if kind in _CONTRACT:
        return part >= _MOST, min(part, _COUNT_STANDS), kind, ()
    more = _NAMED * (len(cards) - 1) + _SAYS_MORE * (kind not in _PLAIN)
    return part >= _MOST, round(part + more, 9), kind, tuple(card.index for card in cards)


def _claims(pair: Pair) -> dict[Claimed, Seen]:
    """The claims seen in a world, with all their cards and without the one that another falls under."""
    found: dict[Claimed, Seen] = {}
    for seen in seen_in(pair):
        found.setdefault((seen.kind, seen.cards), seen)
        found.setdefault((seen.kind, seen.cards[:1]), seen)
    return found


def _reason(claimed: Claimed, gaining: Sequence[_World], chance: float, number: int) -> PlayReason:
    shown = [(one.weight * one.gain, one.seen[claimed]) for one in gaining if claimed in one.seen]
    _, seen = max(shown, key=lambda pair: pair[0])
    return PlayReason(claimed[0], tuple(card.text for card in claimed[1]), seen.tricks, chance, number)


def worlds_looked_at(turn: Turn, tried: Tried, better: Card, worse: Card, effort: Effort) -> Iterator[World]:
    """Worlds tried in which the lines after two cards come to what they were priced at; they name these cards, and not
    those equal to them that were tried.
    """
    places = range(0, len(tried.hands), -(-len(tried.hands) // _WORLDS))
    hands = [tried.hands[place] for place in places]
    cards = better, worse
    over, under = (turn.place_of(card) for card in cards)
    firsts = turn.firsts[over], turn.firsts[under]
    lines = [lines_after(turn, hands, card, tried.method, effort) for card in firsts]
    for place, one, two in zip(places, *lines, strict=True):
        if one is None or two is None:
            continue
        if not (_comes_to(turn, one, tried, over, place) and _comes_to(turn, two, tried, under, place)):
            continue
        gain = tried.rows[over][place].worth - tried.rows[under][place].worth
        after = [with_named(line, firsts, cards) for line in (one, two)]
        yield World(tried.weights[place], gain, _pair(turn, tried.hands[place], cards, after))


def _comes_to(turn: Turn, line: Line, tried: Tried, group: int, place: int) -> bool:
    """True if a line brings what its world was priced at."""
    counts = turn.stakes.aim.counts
    tricks = sum(counts >> trick.taker & 1 for trick in line)
    return turn.stakes.outcomes[value_of(turn.stakes, tricks)] == tried.rows[group][place]


def _pair(turn: Turn, hands: Hands, cards: Sequence[Card], lines: Sequence[Line]) -> Pair:
    reading, aim = turn.reading, turn.stakes.aim
    (better, worse), (after_better, after_worse) = cards, lines
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
        contract=turn.contract,
    )
