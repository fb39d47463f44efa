"""The moments of Hermits Whist, and its score sheet."""

from typing import Any

from whistclub.games.base import GameBase
from whistclub.games.hermits.options import HermitsOptions
from whistclub.games.hermits.view import HermitsView
from whistclub.rules.dummy_play import KEEP, TWIDDLE
from whistclub.rules.moment import Aim, Moment, Outline, Said, Tally, said
from whistclub.rules.passage_moment import passage_fields
from whistclub.rules.seats import ALONE


def moment_of(game: GameBase[HermitsOptions], view: HermitsView) -> Moment:
    """The markers up and down, the dummy and the pile of wilds."""
    declared = view.declared
    return Moment(
        **passage_fields(view, game.pack, game.stock, "wilds"),
        guide=_guide(view),
        aims=() if declared is None else (Aim((ALONE,), declared),),
        tally=Tally("markers", game.options.pips, view.markers, declared),
    )


def outline_of(game: GameBase[HermitsOptions]) -> Outline:
    """The markers to be turned down."""
    pips = game.options.pips
    goal = said("sheet-all-markers", count=len(pips))
    return Outline(goal=goal, unit="sheet-markers", tally=Tally("markers", pips, pips))


def _guide(view: HermitsView) -> Said:
    legal: tuple[Any, ...] = view.legal
    if any(act.verb == "declare" for act in legal):
        return said("guide-declare")
    if KEEP in legal:
        return said("guide-twiddle")
    if view.declared is not None:
        return said("guide-hermits-declared", pip=view.declared, won=view.won)
    return said("guide-hermits-twiddle" if TWIDDLE in legal else "guide-hermits", won=view.won)
