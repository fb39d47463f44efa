"""The player of Solo Whist, who calls by a count of its hand and plays each contract in its own way."""

from random import Random

from whistclub.games.solo import Solo, SoloView
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.player import Budget, Decision, played
from whistclub.players.reading import lowest
from whistclub.players.solo.calls import called, trump_named
from whistclub.players.solo.misere import card_before_the_last, card_to_avoid_tricks, card_to_force
from whistclub.players.solo.open_misere import hand_lies_open, tried_open
from whistclub.players.solo.table import table_of
from whistclub.players.solo.tricks import card_for_tricks
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class SoloPlayer:
    """Plays Solo Whist with these options by the conventions."""

    def __init__(self, game: Solo) -> None:
        self._options = game.options

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not isinstance(view, SoloView):
            raise TypeError(f"SoloPlayer reads views of Solo, not {type(view).__name__}")
        if not view.legal:
            raise ValueError("this seat has no legal act")
        if view.phase == "play":
            chosen = card_of(view, rng, budget)
            return played(chosen)
        if view.phase == "trump":
            return trump_named(view)
        return called(view, self._options)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def card_of(view: SoloView, rng: Random, budget: Budget) -> Chosen:
    """The card to play, and why."""
    table = table_of(view)
    legal = table.reading.legal
    if legal & (legal - 1) == 0:
        card = lowest(legal)
        return Chosen(card, because("why-only-card", card=card.text), Kind.ONLY)
    if not table.declarers:
        return card_before_the_last(table)
    if not table.avoids:
        return card_for_tricks(table)
    convention = card_to_avoid_tricks if table.declares else card_to_force
    return tried_open(table, convention, rng, budget) if hand_lies_open(table) else convention(table)
