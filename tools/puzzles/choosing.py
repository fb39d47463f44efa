"""The choice of the shipped set: no two puzzles alike or close together, and of each game and theme no more than its share."""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Any, Final

import msgspec

from whistclub.coach.puzzles import Puzzle, game_of, position_of

SHARES: Final = {
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


def chosen(found: Iterable[Puzzle]) -> tuple[Puzzle, ...]:
    """The set: the puzzles that better levels miss come first, and of equal ones those of the lower seed numbers."""
    kept: list[Puzzle] = []
    by_kind: Counter[str] = Counter()
    by_theme: Counter[tuple[str, str]] = Counter()
    taken: dict[tuple[str, int], list[int]] = {}
    shapes: set[Any] = set()
    for puzzle in sorted(found, key=_order):
        kind = puzzle.name.split("-")[0]
        theme = kind, puzzle.themes[0]
        most = SHARES[kind] if kind in ("low", "misere", "hermits", "eight") else _OF_A_THEME * SHARES[kind]
        shape = shape_of(puzzle)
        if is_obvious(puzzle) or by_kind[kind] >= SHARES[kind] or by_theme[theme] >= most:
            continue
        places = taken.setdefault((puzzle.seed, puzzle.number), [])
        if shape in shapes or any(abs(len(puzzle.acts) - place) < APART for place in places):
            continue
        kept.append(puzzle)
        by_kind[kind] += 1
        by_theme[theme] += 1
        places.append(len(puzzle.acts))
        shapes.add(shape)
    return tuple(sorted(kept, key=lambda one: _numbers(one.name)))


def is_obvious(puzzle: Puzzle) -> bool:
    """True where two choices lie so far apart that even the lowest card by habit is right: no more than a player's slip."""
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
    """The place without the names of its suits, where cards have one suit each: the hand, the trick, the trump, the acts."""
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
