"""What the kit has to know of a game before it can judge it."""

from collections.abc import Callable
from typing import Any

import msgspec

from whistclub.cards.pack import Pack
from whistclub.conformance import solitaires
from whistclub.conformance.alphabet import every_act
from whistclub.conformance.told import Told, every_act_known, told_openly
from whistclub.conformance.trace import Trace
from whistclub.games.registry import GAMES, profile_of
from whistclub.rules.actions import Action, SeenAct
from whistclub.rules.game import Game
from whistclub.rules.profile import load_named
from whistclub.rules.seats import Viewer

Alphabet = Callable[[Pack], tuple[Action, ...]]


class Knowledge(msgspec.Struct, frozen=True):
    """What the rules of a game promise.

    `told` is what a seat was told of a deal, `known_acts` its acts as that seat was told them (None where only that a
    seat acted), `alphabet` every act a seat could try. `zero_sum`: each deal's points add
    up to nothing; `one_side_scores`: a deal moves one side's score at most. `custom` is set for solitaires.
    `turned`: everybody sees the dealer's last card.
    """

    told: Callable[[Trace, Viewer], Told] = told_openly
    alphabet: Alphabet = every_act
    known_acts: Callable[[Trace, Viewer], tuple[SeenAct, ...]] = every_act_known
    zero_sum: bool = False
    one_side_scores: bool = False
    custom: Callable[[Trace], solitaires.Custom] | None = None
    turned: bool = False


def knowledge_of(game: Game) -> Knowledge:
    """What the profile of this game names; without one, that four hands are dealt and every act is open."""
    named = profile_of(game.key).knowledge if game.key in GAMES else ""
    if not named:
        return Knowledge()
    found = load_named(named)
    if not isinstance(found, Knowledge):
        raise TypeError(f"{named} is not the Knowledge of a game")
    return found


def world_key(trace: Trace) -> Any:
    """What makes two worlds different: who holds which cards (in order, where they are turned in order), and the acts."""
    pack, side = trace.deal.pack, trace.deal.side
    if trace.game.seats > 1:
        return tuple(frozenset(pack[place::4]) for place in range(4)), pack[-1], trace.acts
    n = (len(pack) - 2) // 4
    dummies = pack[n : 2 * n], pack[3 * n : 4 * n]
    return frozenset(pack[:n]), frozenset(pack[2 * n : 3 * n]), dummies, side, trace.acts
