"""What the kit has to know of a game before it can judge it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.pack import Pack
from whistclub.conformance import solitaires
from whistclub.conformance.alphabet import called, counted, every_act, laid, named, played, said
from whistclub.conformance.told import Told, told_minnesota, told_openly, told_solo, told_whist
from whistclub.conformance.trace import Trace
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.seats import Viewer

Alphabet = Callable[[Pack], tuple[Action, ...]]


class Knowledge(msgspec.Struct, frozen=True):
    """What the rules of a game promise.

    `told` is what a seat was told of a deal, `alphabet` every act a seat could try. `zero_sum`: each deal's points add
    up to nothing; `one_side_scores`: a deal moves one side's score at most. `custom` is set for solitaires.
    `turned`: everybody sees the dealer's last card.
    """

    told: Callable[[Trace, Viewer], Told] = told_openly
    alphabet: Alphabet = every_act
    zero_sum: bool = False
    one_side_scores: bool = False
    custom: Callable[[Trace], solitaires.Custom] | None = None
    turned: bool = False


def _minnesota(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *laid(pack), *said(), *called())


def _solo(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *called(), *named(pack), *said())


def _alone(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *counted(), *named(pack))


def _whist(pack: Pack) -> tuple[Action, ...]:
    return (*played(pack), *called())


KNOWN: Final[dict[str, Knowledge]] = {
    "gongor": Knowledge(solitaires.told_gongor, _alone, custom=solitaires.gongor_custom),
    "hermits": Knowledge(solitaires.told_hermits, _alone, custom=solitaires.hermits_custom),
    "minnesota": Knowledge(told_minnesota, _minnesota, one_side_scores=True),
    "solo": Knowledge(told_solo, _solo, zero_sum=True, turned=True),
    "whist": Knowledge(told_whist, _whist, turned=True),
}
"""The games shipped, by key."""


def knowledge_of(game: Game) -> Knowledge:
    """What is known of this game; of one nobody listed, that four hands are dealt and every act is open."""
    return KNOWN.get(game.key, Knowledge())


def world_key(trace: Trace) -> Any:
    """What makes two worlds different: who holds which cards (in order, where they are turned in order), and the acts."""
    pack, side = trace.deal.pack, trace.deal.side
    if trace.game.seats > 1:
        return tuple(frozenset(pack[place::4]) for place in range(4)), pack[-1], trace.acts
    n = (len(pack) - 2) // 4
    dummies = pack[n : 2 * n], pack[3 * n : 4 * n]
    return frozenset(pack[:n]), frozenset(pack[2 * n : 3 * n]), dummies, side, trace.acts
