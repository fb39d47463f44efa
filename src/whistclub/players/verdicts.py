"""The result of a contract that is made or not, such as a misère, by the kernel with every card seen.

Plain play lets such contracts through: who has to be made to take a trick is led to with care, or not at all.
"""

from functools import lru_cache
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.french import FRENCH
from whistclub.players.search.aim import aim_of
from whistclub.players.stakes import stakes_by_seat
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import FOUR
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult
from whistclub.solver import has_kernel
from whistclub.solver.questions import question_of

if TYPE_CHECKING:
    from whistclub.solver import Solver

_NODES: Final = 20_000
"""For one deal: with so many the kernel decides nearly every misère; chosen by hand for the time of a call."""
_TABLE_BYTES: Final = 1 << 22
"""The memory of the kernel's table."""


def verdict_of(game: Game, position: Position) -> DealResult | None:
    """The result at a first lead; None where more than one trick counts, in other games than those of four hands of the
    French pack, and where the kernel does not decide.
    """
    if (
        game.seats != len(FOUR)
        or game.pack is not FRENCH
        or not isinstance(position, TrickPlay)
        or not has_kernel()
    ):
        return None
    stakes = stakes_by_seat(game, position).get(position.turn)
    aim = None if stakes is None else aim_of(stakes)
    if stakes is None or aim is None or not aim.is_verdict or position.left.bit_count() % len(FOUR):
        return None
    question = msgspec.structs.replace(
        question_of(position.tricks, side=aim.side, counts=aim.counts),
        objective=aim.objective,
        target=aim.target,
    )
    answer = _solver().solve([question], nodes=_NODES)[0]
    if not answer.value.is_exact:
        return None
    failed, made = stakes.verdicts
    return made if answer.value.least else failed


@lru_cache(maxsize=1)
def _solver() -> "Solver":
    from whistclub.solver import Solver

    return Solver(memory_bytes=_TABLE_BYTES)
