"""The knowledge of a game that the kit needs to judge it."""

from collections.abc import Callable
from typing import Any, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.conformance import solitaires
from whistclub.conformance.dealt import Dealt, LayoutOf, dealt_by, whole_pack
from whistclub.conformance.seat_knowledge import (
    Told,
    acts_by_the_game,
    every_act_known,
    told_by_the_game,
    told_openly,
)
from whistclub.conformance.trace import Trace
from whistclub.games.registry import GAMES, profile_of
from whistclub.rules.actions import SeenAct
from whistclub.rules.game import Game
from whistclub.rules.profile import Profile, load_named
from whistclub.rules.seats import Seat, Viewer


class Knowledge(msgspec.Struct, frozen=True):
    """The promises of a game's rules.

    `layout` is the account of what was dealt. `told` is what a seat was told about a deal, `known_acts` its acts as
    that seat was told them (None where only that a seat acted). `zero_sum`: each deal's points add up to nothing;
    `one_side_scores`: a deal moves one side's score at most. `custom` is set for solitaires. `held` are the hands that
    a seat may hold after so many acts, for a game whose cards move otherwise than by play, exchange and stock, as a
    kitty that is taken up; nearly always one.
    """

    told: Callable[[Trace, Viewer], Told] = told_openly(whole_pack)
    known_acts: Callable[[Trace, Viewer], tuple[SeenAct, ...]] = every_act_known
    zero_sum: bool = False
    one_side_scores: bool = False
    custom: Callable[[Trace], solitaires.Custom] | None = None
    layout: LayoutOf = whole_pack
    held: Callable[[Trace, int, Seat], tuple[frozenset[Card], ...]] | None = None

    def dealt(self, trace: Trace) -> Dealt:
        """The account of the cards of this deal."""
        return dealt_by(self.layout(trace), trace.deal)


DERIVED: Final = Knowledge(told_by_the_game, known_acts=acts_by_the_game)
"""The knowledge taken from a game that says nothing more."""


def knowledge_of(game: Game) -> Knowledge:
    """The knowledge that the game's profile names; without one, that derived from the game itself."""
    return named_knowledge(profile_of(game.key) if game.key in GAMES else Profile())


def named_knowledge(profile: Profile) -> Knowledge:
    """The knowledge that a profile names, or the derived one. Raises TypeError for a name of something else."""
    named = profile.knowledge
    if not named:
        return DERIVED
    found = load_named(named)
    if not isinstance(found, Knowledge):
        raise TypeError(f"{named} is not the Knowledge of a game")
    return found


def world_key(trace: Trace, knowledge: Knowledge) -> Any:
    """The key by which two worlds differ: who holds which cards (in order, where they are turned in order), and the
    acts.
    """
    return knowledge.dealt(trace), trace.deal.side, trace.acts
