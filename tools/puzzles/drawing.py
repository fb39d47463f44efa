"""The price of an early card in worlds as likely as what was seen, with the standard error."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from tools.puzzles.counting import (
    EFFORT,
    MOST_CARDS,
    Asked,
    Counted,
    Scale,
    best_of,
    error_of,
    is_clear,
    promises,
    scale_of,
    told_of,
)
from whistclub.coach.cards import Turn, by_policy, tried_in, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.second_judge import is_seconded
from whistclub.players.worlds.drawn import Drawn, believing
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

FIRST_LOOK: Final = 96
"""Worlds of a first look, which must show a part of the gap."""
_NEARLY: Final = 0.7
MOST_LOOKED_AT: Final = 960
"""Worlds of the look that decides, with draws of its own: it must show the gap at 99 of 100."""
_SURE: Final = 2.33
"""Standard errors of 99 in 100, to one side."""
_SEEN: Final = 0.0
"""With open cards the best act of a misère may be no better than another, but never worse."""
_TWO: Final = 2

Look = Callable[[int], Tried | None]
"""The acts tried in so many worlds; None where that cannot be done."""


def drawn(game: Game, view: View, key: str, is_worth: Asked) -> Counted | None:
    """The price of an early card; None where no act is clearly the best at 99 of 100, twice, and to both judges."""
    if len(view.hand) <= MOST_CARDS:
        return None
    turn = turn_of(game, view)
    if turn is None or len(turn.runs) < _TWO or turn.stakes.names_trump:
        return None
    scale = scale_of(turn.stakes.outcomes, avoids=turn.stakes.aim.objective == "fewest")
    if scale is None:
        return None

    def worlds(count: int) -> Drawn:
        return believing(game, view, Random(f"{key}/{count}"))(count)  # noqa: S311 - no secret

    if scale.unit == "chance":
        found = sure_of(scale, lambda count: in_misere(scale, turn, worlds(count)), is_worth)
    elif promises(game, view, turn, scale, key, is_worth):
        found = sure_of(scale, lambda count: in_tricks(turn, worlds(count)))
        found = found if found is not None and is_best_to_both(turn, found) else None
    else:
        found = None
    return None if found is None else told_of(scale, found, Seat(turn.reading.me), "drawn")


def sure_of(scale: Scale, look: Look, is_worth: Asked | None = None) -> Tried | None:
    """The look that decides, if it shows a best act by the gap at 99 of 100, and a first look of its own draws has
    shown the same one.
    """
    first = look(FIRST_LOOK)
    if first is None or not is_clear(scale, first, _NEARLY):
        return None
    if is_worth is not None and not is_worth(*best_of(first)):
        return None
    found = look(MOST_LOOKED_AT)
    if found is None or found.ranked()[0] != first.ranked()[0]:
        return None
    return found if is_clear(scale, found) and is_sure(scale, found, 1.0) else None


def is_sure(scale: Scale, tried: Tried, part: float) -> bool:
    """True if the gap stands less the standard errors of 99 in 100."""
    best = tried.ranked()[0]
    return all(
        scale.gain(tried, best, place) - _SURE * error_of(scale, tried, best, place) >= part * scale.gap
        for place in range(len(tried.groups))
        if place != best
    )


def in_tricks(turn: Turn, worlds: Drawn) -> Tried | None:
    """The acts where tricks count; None where neither the policy and the kernel nor the kernel alone can price them."""
    tried = tried_in(turn, worlds, EFFORT)
    return tried if tried.method in ("early", "cards") else None


def is_best_to_both(turn: Turn, tried: Tried) -> bool:
    """True unless the second judge of early cards doubts that the best act is better than each other."""
    best, *others = tried.ranked()
    return tried.method != "early" or all(is_seconded(turn, tried, best, one, EFFORT) for one in others)


def in_misere(scale: Scale, turn: Turn, worlds: Drawn) -> Tried | None:
    """The acts where only the contract counts, played on by each hand alone; None where open cards speak for another
    act.

    With open cards a misère is nearly always lost, so they tell little of an early card and are no more than a check.
    """
    opened = tried_in(turn, worlds, EFFORT)
    rows = by_policy(turn, [hands for _, hands in worlds.worlds])
    tried = msgspec.structs.replace(
        opened,
        rows=tuple(zip(*rows, strict=True)),
        weights=tuple(weight for weight, _ in worlds.worlds),
        hands=tuple(hands for _, hands in worlds.worlds),
        is_all=worlds.is_all,
        method="policy",
    )
    best = tried.ranked()[0]
    others = (place for place in range(len(tried.groups)) if place != best)
    return tried if all(scale.gain(opened, best, place) >= _SEEN for place in others) else None
