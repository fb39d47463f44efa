"""The chance of a misère ouverte by verdicts: in each imagined deal the kernel says whether the caller can be made to
take a trick.

What can be made with all cards seen is made nearly always at the level `strong`; what can be beaten is let through now
and then, most often by the lead to the first trick, before the hand lies open.
"""

from collections.abc import Sequence
from math import log
from typing import Final

from whistclub.cards.french import FRENCH
from whistclub.games.solo import SoloView
from whistclub.players.policy import Hands
from whistclub.players.solo.hand import hand_danger
from whistclub.rules.seats import Seat, left_of

_DANGER_TO: Final = 0.7
"""Hands of more danger are not asked about: of 25 between 0.45 and 0.7 none was makeable in half of its deals."""
_MOST_DEALS: Final = 40
"""Deals asked about, at most: the error of a share of them is 0.08 at most. Beside its nodes each costs a millisecond
and a half.
"""
_STAGES: Final = (2_000, 20_000)
"""Nodes for each deal, and then for those that were left; after that what remains of `_NODES_A_DEAL` is shared among
the rest.
"""
_NODES_A_DEAL: Final = 75_000
"""Nodes for all deals, for each of them; chosen by hand for the time of an act, 0.3 s for the hardest hands."""
_WANTED: Final = 0.4
"""The least share of deals that can still be makeable; below it no more nodes are spent: nobody calls with that."""
_MADE: Final = 0.984
"""The share of makeable deals that are made when `strong` sits on every seat: 121 of 123, in trials of
`tools/solo_calls.py`.
"""
_LET_THROUGH: Final = 0.395
"""The share of the others that are: 17 of 43."""
_PLAYED_FROM: Final = 0.5
"""The least chance of being makeable of the deals played. With less, fewer are taken to be let through, and with a
tenth less none: nothing is known of them.
"""
_TABLE_BYTES: Final = 1 << 22
"""The memory of the kernel's table."""


def log_odds_open(view: SoloView, me: Seat, deals: Sequence[Hands]) -> float:
    """The log of makeable deals over those that are not; a deal that the kernel leaves undecided counts half."""
    asked = deals[:_MOST_DEALS]
    made = _makeable(left_of(view.setting.dealer), me, asked) if _is_asked(view) else 0.0
    return log((made + 0.5) / (len(asked) - made + 0.5))


def made_in_play(makeable: float) -> float:
    """The chance that the call is made, of one that can be made with all cards seen with this chance."""
    known = min(1.0, max(0.0, 1 - 10 * (_PLAYED_FROM - makeable)))
    return _MADE * makeable + _LET_THROUGH * (1 - makeable) * known


def _is_asked(view: SoloView) -> bool:
    from whistclub.solver import has_kernel

    return has_kernel() and hand_danger(FRENCH.mask(view.hand)) <= _DANGER_TO


def _makeable(leader: Seat, me: Seat, deals: Sequence[Hands]) -> float:
    """The number of deals in which this seat need take no trick."""
    from whistclub.solver import Question, Solver

    solver, side = Solver(memory_bytes=_TABLE_BYTES), 1 << me
    left = [Question(hands=hands, leader=leader, side=side, counts=side, objective="none") for hands in deals]
    made, nodes = 0, _NODES_A_DEAL * len(deals)
    for limit in (*_STAGES, 0):
        answers = solver.solve(left, nodes=limit or max(_STAGES[-1], nodes // len(left)))
        nodes -= sum(answer.nodes for answer in answers)
        made += sum(answer.value.least for answer in answers)
        left = [asked for asked, answer in zip(left, answers, strict=True) if not answer.value.is_exact]
        if not left or made + len(left) < _WANTED * len(deals):
            break
    return made + len(left) / 2
