"""The reason told with an answer: the conventional player's where it finds the act, else that of a level which has
tried it.
"""

from random import Random
from typing import Final

import msgspec

from whistclub.cards.errors import Reason
from whistclub.coach.puzzles import Puzzle, game_of, position_of
from whistclub.players.player import own_budget
from whistclub.players.registry import make_player

_TRIERS: Final = ("strong", "club")
"""The levels that try acts in imagined deals, the one that looks at more of them first."""


def explained(puzzle: Puzzle) -> Puzzle:
    """The puzzle, with a reason where neither one nor the lies of the cards said why; a solitaire's odds speak for
    themselves.
    """
    if puzzle.method == "odds" or puzzle.why is not None or puzzle.lies:
        return puzzle
    return msgspec.structs.replace(puzzle, why=_tried(puzzle))


def _tried(puzzle: Puzzle) -> Reason | None:
    game = game_of(puzzle)
    position, seat = position_of(game, puzzle)
    view = game.view(position, seat)
    for level in _TRIERS:
        player = make_player(game, level)
        decision = player.decide(view, Random(f"why {puzzle.name}"), own_budget(player))  # noqa: S311 - no secret
        if decision.action.text in puzzle.best.acts:
            return decision.why
    return None
