"""A player of Hot Potato: it stays under the trick where it can."""

from random import Random

from whistclub.cards.card import Card
from whistclub.players.choice import Kind, because
from whistclub.players.player import Budget, Decision, Player
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.values import View


class Ducker:
    """Throws the highest card that does not win; leads and wins with its lowest."""

    def __init__(self, _: Game) -> None:
        """It needs to know nothing of the options."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return Decision(self.choose(view, rng, budget), because("why-potato-duck"), Kind.RULE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        plays = [act for act in view.legal if isinstance(act, Play)]
        under = [act for act in plays if view.trick and not _wins(act.card, view)]
        if under:
            return max(under, key=lambda act: act.card.rank)
        return min(plays, key=lambda act: (act.card.suits == view.trump, act.card.rank))


def _wins(card: Card, view: View) -> bool:
    """True if the card would be ahead of all on the table."""
    worth = {view.trick[0][1].suits: 1, view.trump: 2}
    mine = worth.get(card.suits, 0), card.rank
    return all(mine > (worth.get(other.suits, 0), other.rank) for _, other in view.trick)


def make(game: Game) -> Player | None:
    """The player, or None for a game that is not Hot Potato."""
    return Ducker(game) if game.key == "potato" else None
