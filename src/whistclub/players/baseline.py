"""Players without sense of a game, for first tries and to measure others against."""

from random import Random

from whistclub.cards.card import Card
from whistclub.games.registry import GAMES, profile_of
from whistclub.players.choice import Kind, because
from whistclub.players.player import Budget, Decision
from whistclub.players.simple import choose
from whistclub.rules.actions import Action, Call, Exchange, Lay, Play, Say
from whistclub.rules.conditions import act_facts, first_match, option_facts
from whistclub.rules.game import Game
from whistclub.rules.values import View


class RandomPlayer:
    """Any legal act, each as likely."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return Decision(self.choose(view, rng, budget), because("why-random"), Kind.CHANCE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        return rng.choice(_legal(view))


class LowestPlayer:
    """The lowest legal card, of equal ones the first in pack order; a pass where one may pass; else any act."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return Decision(self.choose(view, rng, budget), because("why-lowest"), Kind.RULE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        legal = _legal(view)
        cards = [act for act in legal if _card(act) is not None]
        if cards:
            return min(cards, key=_rank)
        passes = [act for act in legal if act in (Call("pass"), Say("pass"))]
        return passes[0] if passes else rng.choice(legal)


class HighPlayer:
    """Bids High, or Low, on any hand where that can be bid, and is else as LowestPlayer: it settles contracts for a duel."""

    def __init__(self, game: Game, *, high: bool) -> None:
        self._means = profile_of(game.key).lay_means if game.key in GAMES else ()
        self._options = option_facts(game.options)
        self._high = high

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return Decision(self.choose(view, rng, budget), because("why-one-bid"), Kind.RULE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        word = Say("grand" if self._high else "nullo")
        wanted = [
            act
            for act in _legal(view)
            if act is word or (isinstance(act, Lay) and self._is_high(act) == self._high)
        ]
        return wanted[0] if wanted else LowestPlayer().choose(view, rng, budget)

    def _is_high(self, lay: Lay) -> bool:
        """True if what is laid bids High."""
        means = first_match(self._means, {**self._options, **act_facts(lay)})
        return means is not None and means.key == "high"


class SimplePlayer:
    """The opponent of a first try: it bids at random, mostly passes, and plays its lowest legal card."""

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        return Decision(choose(view, rng), because("why-simple"), Kind.CHANCE)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """Raises ValueError when the seat has nothing to do."""
        return choose(view, rng)


def _legal(view: View) -> tuple[Action, ...]:
    if not view.legal:
        raise ValueError("this seat has no legal act")
    return view.legal


def _card(act: Action) -> Card | None:
    if isinstance(act, Play | Exchange):
        return act.card
    return act.cards[0] if isinstance(act, Lay) and len(act.cards) == 1 else None


def _rank(act: Action) -> int:
    card = _card(act)
    return 0 if card is None else card.rank
