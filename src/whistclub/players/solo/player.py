"""The player of Solo Whist, who calls by a count of its hand and plays each contract in its own way."""

from random import Random

from whistclub.games.solo import Solo, SoloView
from whistclub.players.choice import Chosen, Kind, because
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.reading import Reading, lowest
from whistclub.players.search.standing import Standing
from whistclub.players.solo.calls import called, trump_named
from whistclub.players.solo.misere import card_before_the_last, card_to_avoid_tricks, card_to_force
from whistclub.players.solo.open_misere import hand_lies_open, tried_open
from whistclub.players.solo.table import table_of
from whistclub.players.solo.tricks import card_for_tricks
from whistclub.players.stakes import Stakes
from whistclub.rules.actions import Action
from whistclub.rules.values import View


class SoloPlayer:
    """Plays Solo Whist with these options by the conventions."""

    def __init__(self, game: Solo) -> None:
        self._game = game
        self._options = game.options

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not isinstance(view, SoloView):
            raise TypeError(f"SoloPlayer reads views of Solo, not {type(view).__name__}")
        if not view.legal:
            raise ValueError("this seat has no legal act")
        if view.phase == "play":
            return played(card_of(view, rng, budget))
        if view.phase == "trump":
            return trump_named(view)
        return called(view, self._options)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def from_the_first(self) -> Player:
        """The same player, who plays a misère ouverte by beliefs before the hand lies open."""
        # Only here: it loads the kernel, which who plays by the conventions alone goes without.
        from whistclub.players.solo.first_trick import OpenFromTheFirst

        return OpenFromTheFirst(self._game, self)

    def standing_of(self, view: View, reading: Reading, stakes: Stakes, usual: Decision) -> Standing:
        """In a misère ouverte, or where a misère's hand is known, the kernel has been asked already.

        Raises TypeError for a view of another game.
        """
        if not isinstance(view, SoloView):
            raise TypeError(f"SoloPlayer reads views of Solo, not {type(view).__name__}")
        table = table_of(view)
        is_kept = table.declares or table.contract == "misere_ouverte" or hand_lies_open(table)
        return Standing(is_kept=table.avoids and is_kept)


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
