"""Endings of Whist with few cards, of which every world can be counted."""

from collections.abc import Iterator
from random import Random
from typing import Any

from whistclub.cards.french import FRENCH
from whistclub.coach.cards import Turn, fair_cards, tried_in, turn_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.games.registry import game_of_preset
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import Drawn, every_world
from whistclub.rules.actions import Action, Play
from whistclub.rules.deal import Deal
from whistclub.rules.values import View

WHIST: Any = game_of_preset("whist", {})
SAMPLED = Effort(worlds=24, nodes=100_000)
"""So few worlds that those of four cards left are drawn, not counted."""
ONCE = Effort(worlds=24, again=1, nodes=100_000)
MOST_WORLDS = 50_000


def short_turns(count: int, size: int = 4) -> Iterator[tuple[View, Turn]]:
    """First leads with a real choice, of deals with so many cards each."""
    found, number = 0, 0
    while found < count:
        number += 1
        pack = list(FRENCH.cards)
        Random(f"short {number}").shuffle(pack)
        position = WHIST.start(Deal(tuple(pack[: 4 * size])), WHIST.first_setting(0))
        view = WHIST.view(position, min(position.to_act()))
        turn = turn_of(WHIST, view)
        if turn is not None and len(turn.runs) > 1:
            found += 1
            yield view, turn


def exact(view: View, turn: Turn) -> Tried:
    """The cards tried in every world there is."""
    worlds = every_world(evidence_of(WHIST, view), MOST_WORLDS)
    return tried_in(turn, Drawn(worlds, is_all=True), SAMPLED)


def sampled(view: View, turn: Turn) -> Tried:
    """The cards tried in a few worlds drawn."""
    return fair_cards(WHIST, view, turn, Play(turn.firsts[0]), "short deals", ONCE)


def looked_at(view: View, turn: Turn, made: Action) -> Tried:
    """The cards tried as for a review in which this one was played."""
    return fair_cards(WHIST, view, turn, made, "short deals", SAMPLED)
