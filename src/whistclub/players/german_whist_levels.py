"""The player of German Whist that the levels build on: once the stock is gone it plays out exactly what both hands must hold."""

from random import Random
from typing import Final

from whistclub.players.german_whist import GermanWhistPlayer, decided_by, table_of
from whistclub.players.known_hands import tricks_by_card
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Action
from whistclub.rules.game import Game
from whistclub.rules.stock_play import StockView
from whistclub.rules.values import View
from whistclub.solver import has_kernel

_NODES_OF_KERNEL: Final = 15
"""Nodes of the kernel that cost as much as one of the budget's."""


class LevelsPlayer:
    """The conventional player while there is a stock; then both hands are known, and the kernel plays them out.

    Without the compiled kernel, or with too few nodes for it, it is the conventional player.
    """

    def __init__(self, game: Game) -> None:
        self._usual = GermanWhistPlayer(game)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if isinstance(view, StockView) and not view.stock and len(view.legal) > 1 and has_kernel():
            table = table_of(view)
            theirs = table.out | table.theirs
            nodes = _NODES_OF_KERNEL * budget.nodes
            values = tricks_by_card(table.hand, theirs, table.led, view.trump, nodes)
            if values:
                return decided_by(values, view, table)
        return self._usual.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
