"""The count of a place: every card tried in every world there is, the worlds counted alike and by what was seen."""

from collections.abc import Callable, Sequence
from math import sqrt
from random import Random
from typing import Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.coach.cards import Turn, by_policy, tried_in, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.facts import deciding_fact
from whistclub.coach.prices import Fact
from whistclub.coach.puzzles import Choice, Lie, Method, Unit
from whistclub.coach.stakes import Outcome
from whistclub.players.policy import Hands
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import Drawn, Weighted, believing, every_world
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.values import View

LEAST_TRICKS: Final = 0.3
"""The best act is better than every other by so many tricks."""
LEAST_CHANCE: Final = 0.1
"""Or by so much of a contract."""
MOST_WORLDS: Final = 15_000
MOST_CARDS: Final = 5
FEWEST: Final = 2
_FIRST_LOOK: Final = 24
_PLAYED_OUT: Final = 64
EFFORT: Final = Effort(threads=1, most_nodes=10**12, nodes=3_000_000)
_NEARLY: Final = 0.5
"""After a first look a place goes on if it shows this part of the gap; chosen by hand."""
_OF_POINTS: Final = 0.5
"""A trick that counts for this part of a step of the points, or less, is no matter to fight for; chosen by hand."""
_TWO: Final = 2
_DIGITS: Final = 4


class Scale(msgspec.Struct, frozen=True):
    """The scale of a place: its unit, the gap that makes a best act, and the worths of a contract lost and made; of
    points 0 and 1.
    """

    unit: Unit
    gap: float
    least: float
    most: float

    def worth(self, tried: Tried, place: int) -> float:
        """The worth of a group as it is told."""
        if self.unit in ("chance", "points"):
            return (tried.mean(tried.worths(place)) - self.least) / (self.most - self.least)
        return tried.tricks(place) or 0.0

    def gain(self, tried: Tried, better: int, worse: int) -> float:
        """The gain of one group on another."""
        more = self.worth(tried, better) - self.worth(tried, worse)
        return -more if self.unit == "avoided" else more


class Counted(msgspec.Struct, frozen=True):
    """A place counted: its unit, the choices with the best first, the worlds, and the parts that tell them apart."""

    unit: Unit
    choices: tuple[Choice, ...]
    worlds: int
    lies: tuple[Lie, ...]
    method: Method = "counted"


def scale_of(outcomes: Sequence[Outcome], *, avoids: bool) -> Scale | None:
    """The scale for these ends of the deal; None where all come to the same."""
    ends = sorted({round(one.worth, 9) for one in outcomes})
    if len(ends) < _TWO:
        return None
    if len(ends) == _TWO:
        return Scale("chance", LEAST_CHANCE, ends[0], ends[1])
    return Scale("avoided" if avoids else "tricks", LEAST_TRICKS, ends[0], ends[-1])


Asked = Callable[[Sequence[str], int], bool]
"""True if a place is worth a count, given the acts that look best in a few worlds and the number of choices."""


def counted(game: Game, view: View, key: str, is_worth: Asked) -> Counted | None:
    """The count of a place; None where it has no best act that is clear however the worlds are weighed, or too many
    worlds.
    """
    if len(view.hand) > MOST_CARDS:
        return None
    turn = turn_of(game, view)
    if turn is None or len(turn.runs) < _TWO or turn.stakes.names_trump:
        return None
    scale = scale_of(turn.stakes.outcomes, avoids=turn.stakes.aim.objective == "fewest")
    if scale is None or not promises(game, view, turn, scale, key, is_worth):
        return None
    worlds = every_world(evidence_of(game, view), MOST_WORLDS)
    if len(worlds) < FEWEST:
        return None
    alike, rng = [(1.0, hands) for _, hands in worlds], Random(key)  # noqa: S311 - no secret
    even = _tried(turn, alike)
    if even is None or not is_clear(scale, even):
        return None
    likely = _weighed(even, worlds)
    if likely.ranked()[0] != even.ranked()[0] or not is_clear(scale, likely):
        return None
    some = [hands for _, hands in rng.sample(alike, min(_PLAYED_OUT, len(alike)))]
    return told_of(scale, even, Seat(turn.reading.me)) if _is_best_by_policy(turn, even, some) else None


def promises(game: Game, view: View, turn: Turn, scale: Scale, key: str, is_worth: Asked) -> bool:
    """True if a few likely worlds show a gap, and the place is worth a count."""
    few = believing(game, view, Random(f"{key}/few"))(_FIRST_LOOK)  # noqa: S311 - no secret
    tried = tried_in(turn, few, EFFORT)
    return is_clear(scale, tried, _NEARLY) and is_worth(*best_of(tried))


def best_of(tried: Tried) -> tuple[list[str], int]:
    """The acts that are the best, and the number of choices."""
    return [act.text for act in tried.groups[tried.ranked()[0]]], len(tried.groups)


def error_of(scale: Scale, tried: Tried, better: int, worse: int) -> float:
    """The standard error of a gain, of paired worlds; 0 where all were counted."""
    if tried.is_all:
        return 0.0
    if scale.unit in ("chance", "points"):
        return tried.gain(better, worse)[1] / (scale.most - scale.least)
    pairs = zip(tried.rows[better], tried.rows[worse], strict=True)
    gains = [(one.tricks or 0.0) - (two.tricks or 0.0) for one, two in pairs]
    mean = tried.mean(gains)
    return sqrt(tried.mean([(each - mean) ** 2 for each in gains]) / max(tried.draws - 1, 1))


def _tried(turn: Turn, worlds: list[Weighted]) -> Tried | None:
    found = tried_in(turn, Drawn(tuple(worlds), is_all=True), EFFORT)
    return found if found.method == "cards" and found.is_all else None


def _weighed(even: Tried, worlds: tuple[Weighted, ...]) -> Tried:
    """The same outcomes with the weights of what was seen."""
    by_hands = {hands: weight for weight, hands in worlds}
    return msgspec.structs.replace(even, weights=tuple(by_hands[hands] for hands in even.hands))


def is_clear(scale: Scale, tried: Tried, part: float = 1.0) -> bool:
    """True if one group is better than every other by the gap, and in points too."""
    best = tried.ranked()[0]
    return all(
        scale.gain(tried, best, place) >= part * scale.gap
        and tried.gain(best, place)[0] >= part * scale.gap * _OF_POINTS * tried.unit
        for place in range(len(tried.groups))
        if place != best
    )


def _is_best_by_policy(turn: Turn, tried: Tried, some: Sequence[Hands]) -> bool:
    """True if the same card is best where nobody sees through the backs afterwards: the fast policy plays on by each
    hand alone.
    """
    rows = by_policy(turn, some)
    means = [sum(row[place].worth for row in rows) / len(rows) for place in range(len(turn.runs))]
    best = tried.ranked()[0]
    return all(means[best] > one for place, one in enumerate(means) if place != best)


def told_of(scale: Scale, tried: Tried, seat: Seat, method: Method = "counted") -> Counted:
    """The count as it is told: the choices with the best first, and the parts of the worlds that tell them apart."""
    best = tried.ranked()[0]
    order = sorted(range(len(tried.groups)), key=lambda place: scale.gain(tried, best, place))
    choices = tuple(
        Choice(
            tuple(act.text for act in tried.groups[place]),
            round(scale.worth(tried, place), _DIGITS),
            round(error_of(scale, tried, best, place), _DIGITS) if place != best else 0.0,
        )
        for place in order
    )
    fact = deciding_fact(tried, order[0], order[1], seat)
    lies = () if fact is None else _lies(scale, tried, fact, order, seat)
    return Counted(scale.unit, choices, tried.worlds, lies, method)


def _lies(scale: Scale, tried: Tried, fact: Fact, order: list[int], me: Seat) -> tuple[Lie, ...]:
    """The parts of the worlds that the fact tells apart, each with its share and the worth of each choice."""
    found = []
    for lie, holds in _parts(tried, fact, me):
        if any(holds):
            part = _part(tried, holds)
            worths = tuple(round(scale.worth(part, place), _DIGITS) for place in order)
            share = round(part.draws / tried.draws, _DIGITS)
            found.append(msgspec.structs.replace(lie, share=share, worths=worths))
    return () if any(lie.share < _RARE for lie in found) else tuple(found)


_RARE: Final = 0.02
"""A part rarer than this is not told: a row that says `under 2 in 100` explains nothing."""


def _parts(tried: Tried, fact: Fact, me: Seat) -> list[tuple[Lie, list[bool]]]:
    """The parts, and for each world whether it is of the part: one for each holder of a card, or two of a length."""
    if fact.kind == "card":
        bit = FRENCH.card(fact.card).bit
        return [
            (
                Lie("card", 0.0, (), seat_letter(seat, len(FOUR)), fact.card),
                [bool(hands[seat] & bit) for hands in tried.hands],
            )
            for seat in FOUR
            if seat != me
        ]
    if fact.kind == "worlds":
        return []
    suit = FRENCH.of_suit(fact.suit)
    seat = next(one for one in FOUR if seat_letter(one, len(FOUR)) == fact.seat)
    counts = [(hands[seat] & suit).bit_count() for hands in tried.hands]
    holds = [one >= fact.count if fact.kind == "at_least" else one <= fact.count for one in counts]
    return [
        (Lie(fact.kind, 0.0, (), fact.seat, "", fact.suit, fact.count), holds),
        (Lie("else", 0.0, ()), [not one for one in holds]),
    ]


def _part(tried: Tried, holds: list[bool]) -> Tried:
    """The worlds of a part."""
    return msgspec.structs.replace(
        tried,
        rows=tuple(tuple(one for one, is_so in zip(row, holds, strict=True) if is_so) for row in tried.rows),
        weights=tuple(one for one, is_so in zip(tried.weights, holds, strict=True) if is_so),
        hands=tuple(one for one, is_so in zip(tried.hands, holds, strict=True) if is_so),
    )
