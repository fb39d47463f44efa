"""The choice of the shipped set: no two puzzles alike or close together, and of each game and theme no more than its
share.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from whistclub.coach.puzzles import Puzzle, game_of, position_of

SHARES: Final = {
    "bids": 40,
    "calls": 40,
    "whist": 130,
    "high": 120,
    "low": 150,
    "dakota": 90,
    "askov": 80,
    "solo": 90,
    "misere": 80,
    "gongor": 100,
    "points": 60,
    "hermits": 40,
    "eight": 50,
}
"""The most puzzles of a kind of deal: many of each game, and no game more than a fifth."""
_OF_A_THEME: Final = 0.5
"""The most of a kind that have one main theme; chosen by hand, so that no theme drowns the others."""

APART: Final = 12
"""Acts between two puzzles of one deal: three tricks of four, so that the second is another place; chosen by hand."""
_GLARING: Final = 1.5
"""Tricks between two choices that nobody needs to count; chosen by hand."""
_GLARING_CHANCE: Final = 0.6
_TWO: Final = 2


_OF_ONE_THEME: Final = frozenset({"low", "misere", "bids", "calls", "hermits", "eight"})
"""The kinds of which all have the same main theme."""


class _Chosen:
    """The puzzles chosen so far, and what more of them would repeat."""

    def __init__(self) -> None:
        self.puzzles: list[Puzzle] = []
        self._by_kind: Counter[str] = Counter()
        self._by_theme: Counter[tuple[str, str]] = Counter()
        self._places: dict[tuple[str, int], list[int]] = {}
        self._shapes: set[Any] = set()

    def add(self, puzzle: Puzzle) -> None:
        """Takes a puzzle."""
        kind = _kind(puzzle)
        self.puzzles.append(puzzle)
        self._by_kind[kind] += 1
        self._by_theme[kind, puzzle.themes[0]] += 1
        self._places.setdefault((puzzle.seed, puzzle.number), []).append(len(puzzle.acts))
        self._shapes.add(shape_of(puzzle))

    def may_have(self, puzzle: Puzzle) -> bool:
        """True if its kind and theme still lack some, and nothing taken is like it or close to it."""
        kind = _kind(puzzle)
        most = SHARES[kind] if kind in _OF_ONE_THEME else _OF_A_THEME * SHARES[kind]
        if self._by_kind[kind] >= SHARES[kind] or self._by_theme[kind, puzzle.themes[0]] >= most:
            return False
        places = self._places.get((puzzle.seed, puzzle.number), [])
        return all(abs(len(puzzle.acts) - place) >= APART for place in places) and (
            shape_of(puzzle) not in self._shapes
        )


def chosen(shipped: Iterable[Puzzle], found: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The set: those shipped before, whose names stay, and of those found first the ones that better levels miss, then
    by seed numbers.
    """
    kept = _Chosen()
    for puzzle in shipped:
        kept.add(puzzle)
    for puzzle in sorted(found, key=_order):
        if not is_obvious(puzzle) and kept.may_have(puzzle):
            kept.add(puzzle)
    return tuple(sorted(kept.puzzles, key=lambda one: _numbers(one.name)))


def _kind(puzzle: Puzzle) -> str:
    return puzzle.name.split("-")[0]


def is_obvious(puzzle: Puzzle) -> bool:
    """True where nobody misses the act, or two choices lie so far apart that even the lowest card by habit is right."""
    if not any(puzzle.missed.values()):
        return True
    least = _GLARING_CHANCE if puzzle.unit == "chance" else _GLARING
    return len(puzzle.choices) == _TWO and not puzzle.missed["simple"] and puzzle.gap >= least


def _order(puzzle: Puzzle) -> tuple[float, ...]:
    missed = puzzle.missed
    is_hard = bool(missed["quick"] or missed["club"] or missed["strong"])
    return (-float(is_hard), *(float(number) for number in _numbers(puzzle.name)[1:]))


def _numbers(name: str) -> tuple[Any, ...]:
    kind, *numbers = name.split("-")
    return (kind, *map(int, numbers))


def shape_of(puzzle: Puzzle) -> Any:
    """The place without the names of its suits, where cards have one suit each: the hand, the trick, the trump, the
    acts.
    """
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    view: Any = game.view(position, seat)
    if game.seats == 1:
        return (
            puzzle.preset,
            view.hand,
            view.led,
            view.trick,
            view.trump,
            tuple(act.text for act in view.legal),
        )
    return puzzle.preset, tuple(sorted(_suits(view)))


def _suits(view: Any) -> Iterator[tuple[str, ...]]:
    for suit in "SHDC":
        own = "".join(sorted(card.text[1] for card in view.hand if card.suits == suit))
        lying = "".join(card.text[1] for _, card in view.trick if card.suits == suit)
        yield own, lying, "trump" if suit == view.trump else ""


def renamed(puzzle: Puzzle) -> Puzzle:
    """The puzzle with its short name: the kind of its deal, the number of its seed, and the acts before it."""
    return msgspec.structs.replace(puzzle, name=puzzle.name.removeprefix("puzzle ").replace(" ", "-"))
