"""The holding that decides between two acts, found in the worlds in which they differ, so that what is said of it is
true there.
"""

from collections.abc import Iterator
from typing import Final, NamedTuple

from whistclub.cards.french import FRENCH
from whistclub.coach.comparison import Tried
from whistclub.coach.prices import LEAST_POINTS, Fact, Heaps
from whistclub.players.reading import suits_of
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.sums import added

_LEAST_SHARE: Final = 0.1
"""A holding rarer than one world in ten, or missing as rarely, is no fact to go by; chosen by hand."""
_TELLS: Final = 0.15
"""The share of the spread that a holding must explain to be named; chosen by hand."""
_BY_CHANCE: Final = 12.0
"""Of some two hundred holdings the best explains about so much of the spread, by the number of draws, where none has to
do with it: the largest of as many squares of normal numbers. A holding that is named must explain more."""
_STILL: Final = 0.25
"""A holding decides only if the act gains at most this part as much without it; chosen by hand."""
_LONGEST: Final = 7
"""Longer suits decide no more than these; chosen by hand."""


class _Holding(NamedTuple):
    """A holding of a seat, and for each world whether it is so; `plain` ranks holdings that tell as much."""

    fact: Fact
    holds: tuple[bool, ...]
    plain: int


def deciding_fact(tried: Tried, better: int, worse: int, seat: Seat) -> Fact | None:
    """The fact that decides between two groups of acts, as this seat imagines the hands, by what they are worth.

    None where no world differs, or where what was tried are means of many deals, which say nothing of each.
    """
    found = _deciding(tried, better, worse, seat)
    return None if found is None else found.fact


def fact_in_points(game: Game, tried: Tried, better: int, worse: int, seat: Seat) -> Fact | None:
    """The same with what is gained in points of the deal; None also where the better act gains none of them."""
    found = _deciding(tried, better, worse, seat)
    if found is None:
        return None
    pairs = zip(tried.scored(better, game, seat), tried.scored(worse, game, seat), strict=True)
    told = _with(found.fact, *_split(tried, [one - two for one, two in pairs], found.holds))
    return told if told.gain >= LEAST_POINTS else None


def heaps_of(game: Game, tried: Tried, better: int, worse: int, seat: Seat) -> Heaps | None:
    """The worlds by which of two groups of acts brings more points of the deal, as a hundred by largest remainders;
    None where each stands for the mean of several.
    """
    if tried.parts > 1:
        return None
    pairs = zip(tried.scored(better, game, seat), tried.scored(worse, game, seat), strict=False)
    weights = dict.fromkeys((1, 0, -1), 0.0)
    for weight, (one, two) in zip(tried.weights, pairs, strict=False):
        weights[(one > two) - (one < two)] += weight
    shares = [100 * each / added(weights.values()) for each in weights.values()]
    counts = [int(share) for share in shares]
    by_rest = sorted(range(len(counts)), key=lambda place: counts[place] - shares[place])
    for place in by_rest[: 100 - sum(counts)]:
        counts[place] += 1
    return Heaps(*counts)


def _deciding(tried: Tried, better: int, worse: int, seat: Seat) -> _Holding | None:
    if tried.parts > 1:
        return None
    pairs = zip(tried.worths(better), tried.worths(worse), strict=True)
    gains = [one - two for one, two in pairs]
    if not any(gains):
        return None
    names = tried.groups[better][0].text, tried.groups[worse][0].text
    spread = _spread(tried, gains)
    best: tuple[float, int, _Holding] | None = None
    for holding in _holdings(tried, seat, *names) if tried.hands and spread else ():
        found = _told(tried, gains, holding)
        if found is not None and (best is None or found[:2] > best[:2]):
            best = found
    least = _TELLS if tried.is_all else max(_TELLS, _BY_CHANCE / tried.draws)
    if best is not None and best[0] >= least * spread:
        return best[2]
    return _of_worlds(tried, gains, *names)


def _spread(tried: Tried, gains: list[float]) -> float:
    mean = tried.mean(gains)
    return tried.mean([(each - mean) ** 2 for each in gains])


def _told(tried: Tried, gains: list[float], holding: _Holding) -> tuple[float, int, _Holding] | None:
    """The spread that a holding explains, with its numbers; None where it is too rare, or goes with the other act."""
    share, gain, rest = _split(tried, gains, holding.holds)
    if not _LEAST_SHARE <= share <= 1 - _LEAST_SHARE or gain <= 0 or rest > _STILL * gain:
        return None
    told = share * (1 - share) * (gain - rest) ** 2
    return round(told, 9), holding.plain, holding._replace(fact=_with(holding.fact, share, gain, rest))


def _split(tried: Tried, gains: list[float], holds: tuple[bool, ...]) -> tuple[float, float, float]:
    """The share of the worlds in which it is so, and the mean gains in these and in the others."""
    inside = added(weight for weight, is_so in zip(tried.weights, holds, strict=True) if is_so)
    total, gained, lost = tried.draws, 0.0, 0.0
    for weight, gain, is_so in zip(tried.weights, gains, holds, strict=True):
        if is_so:
            gained += weight * gain
        else:
            lost += weight * gain
    outside = total - inside
    return inside / total, gained / inside if inside else 0.0, lost / outside if outside > 0 else 0.0


def _of_worlds(tried: Tried, gains: list[float], better: str, worse: str) -> _Holding:
    holds = tuple(each > 0 for each in gains)
    return _Holding(Fact("worlds", better, worse, *_split(tried, gains, holds)), holds, 0)


def _with(fact: Fact, share: float, gain: float, rest: float) -> Fact:
    return Fact(
        fact.kind, fact.better, fact.worse, share, gain, rest, fact.seat, fact.card, fact.suit, fact.count
    )


def _holdings(tried: Tried, me: Seat, better: str, worse: str) -> Iterator[_Holding]:
    """Every card and every length of a suit that one of the others may hold."""
    for seat in FOUR:
        if seat == me:
            continue
        letter, hands = seat_letter(seat, len(FOUR)), [world[seat] for world in tried.hands]
        for card in FRENCH.iterate(_any_of(hands)):
            fact = Fact("card", better, worse, 0.0, 0.0, 0.0, letter, card.text)
            yield _Holding(fact, tuple(bool(hand & card.bit) for hand in hands), 100 + card.rank)
        for suit, cards in suits_of():
            counts = [(hand & cards).bit_count() for hand in hands]
            for count in range(min(counts), min(max(counts), _LONGEST)):
                least = Fact("at_least", better, worse, 0.0, 0.0, 0.0, letter, "", suit, count + 1)
                yield _Holding(least, tuple(each > count for each in counts), 1)
                most = Fact("at_most", better, worse, 0.0, 0.0, 0.0, letter, "", suit, count)
                yield _Holding(most, tuple(each <= count for each in counts), 0)


def _any_of(hands: list[int]) -> int:
    together = 0
    for hand in hands:
        together |= hand
    return together
