"""The worth of the end of a hand of a solitaire: a row by tricks won for each number of cards the side pile still
hides.

Worths of a Gongor campaign and of a game of Hermits are chances that it is won from there on, from tables made by
`tools/solitaire_values.py`. Of other settings the points count, or the hand alone.
"""

import json
from functools import cache
from importlib.resources import files
from typing import Final

import msgspec

from whistclub.games.gongor import GongorView
from whistclub.games.hermits import HermitsView
from whistclub.rules.dummy_play import HAND_NAMES
from whistclub.rules.game import Game
from whistclub.solver.dummy import NO_TRUMP_END

SolitaireView = GongorView | HermitsView
Row = tuple[float, ...]
Rows = tuple[Row, ...]

_ENDS: Final = NO_TRUMP_END + 1
"""The ends that a hand can come to: by cards hidden in the side pile, and no trump."""
_TABLE_OF_DECK: Final = {"extended": "hermits_values", "eight_tricks": "hermits_eight_tricks_values"}


class Table(msgspec.Struct, frozen=True):
    """By the mask of bids or markers left: the worth before a fore hand, and before an aft hand.

    A row has the worths by cards hidden in the side pile; where the pile is shuffled before every fore hand there is
    one.
    """

    fore: tuple[Row, ...]
    aft: tuple[Row, ...]

    def left(self, mask: int, place: int) -> Row:
        """The worths, by cards hidden, of going on with these bids or markers; place 0 is a fore hand."""
        row = (self.aft if place else self.fore)[mask]
        return row * (_ENDS - 1) if len(row) == 1 else row


@cache
def table_named(name: str) -> Table:
    """The table in this file."""
    text = files(__package__).joinpath(f"{name}.json").read_text(encoding="utf-8")
    return msgspec.convert(json.loads(text), Table)


def hand_place(view: SolitaireView) -> int:
    """0 for the fore hand, 1 for the aft."""
    return HAND_NAMES.index(view.phase)


def worths_after(view: SolitaireView, game: Game, number: int) -> Row:
    """By cards hidden at the end of this hand and then for no trump: the worth of having made this bid or marker."""
    if isinstance(view, GongorView):
        left = [bid for bid in view.bids_left if bid != number]
        mask = sum(1 << bid for bid in left)
        row = table_named("gongor_values").left(mask, 1 - hand_place(view))
    else:
        pips: tuple[int, ...] = game.options.pips
        mask = sum(1 << place for place, pip in enumerate(pips) if pip in view.markers and pip != number)
        row = table_named(_TABLE_OF_DECK[game.options.deck]).left(mask, 1 - hand_place(view))
    return (*row, row[0])


def is_points(game: Game) -> bool:
    """True if an exact bid adds points and a miss costs them."""
    return game.key == "gongor" and game.options.scoring == "points"


def rows_of(view: SolitaireView, game: Game, size: int, numbers: tuple[int, ...]) -> Rows:
    """The worth of each number of tricks at the end of a hand of so many, if each of these numbers counts.

    A number above the size means every trick.
    """
    if is_points(game):
        aim = min(numbers[0], size)
        row = tuple(float(won if won == aim else -won) for won in range(size + 1))
        return (row,) * _ENDS
    rows = [[0.0] * (size + 1) for _ in range(_ENDS)]
    for number in numbers:
        for end, worth in enumerate(worths_after(view, game, number)):
            won = min(number, size)
            rows[end][won] = max(rows[end][won], worth)
    return tuple(map(tuple, rows))


def told_of(size: int, numbers: tuple[int, ...]) -> Row:
    """1 for each number of tricks that counts."""
    wanted = {min(number, size) for number in numbers}
    return tuple(float(won in wanted) for won in range(size + 1))
