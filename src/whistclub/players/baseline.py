"""Players without sense of a game, for first tries and to measure others against."""

from collections.abc import Sequence
from random import Random
from typing import Final, Protocol

from whistclub.cards.card import Card
from whistclub.players.choice import Kind, because
from whistclub.players.player import Budget, Decision
from whistclub.rules.actions import Action, Bid, Call, Exchange, Lay, Play, Say
from whistclub.rules.dummy_play import KEEP
from whistclub.rules.game import Game
from whistclub.rules.moment import meaning_laid
from whistclub.rules.values import View

_PASSES_OF_TEN: Final = 7
"""Passes of ten calls; chosen by hand, so that some contracts come up."""
_BIDDING: Final = (Bid, Call, Say)
"""The acts by which a number of tricks is bid."""
_MODEST: Final = (Call("propose"), Call("accept"), Call("solo"))


class Player(Protocol):
    """A player of a seat: given its view and a source of chance of its own, one of the legal acts."""

    def __call__(self, view: View, rng: Random) -> Action:
        """The act chosen, one of `view.legal`."""


def choose(view: View, rng: Random) -> Action:
    """The act of a simple opponent. Raises ValueError when the seat has nothing to do.

    A card is the lowest that is legal; a bid card is the lowest of a colour chosen at random; seven calls of ten are
    passes, the others propose, accept or call solo; trump is left as it is; everything else is chosen at random.
    Numbers of tricks are bid low: where there is a pass, seven of ten are one and the others the lowest number, else
    any number up to a fair share of the hand.
    """
    legal = view.legal
    if not legal:
        raise ValueError("this seat has no legal act")
    plays = [act for act in legal if isinstance(act, Play)]
    if plays:
        return min(plays, key=lambda play: play.card.rank)
    if KEEP in legal:
        return KEEP
    lays = [act for act in legal if isinstance(act, Lay)]
    if lays:
        return _bid_card(lays, rng)
    exchanges = [act for act in legal if isinstance(act, Exchange)]
    if exchanges:
        return min(exchanges, key=lambda exchange: exchange.card.rank)
    bids = sorted(
        (act for act in legal if isinstance(act, _BIDDING) and act.number is not None), key=_number_of
    )
    if bids:
        return _number(view, bids, rng)
    if Call("pass") in legal:
        return _call([act for act in legal if act in _MODEST], rng)
    return rng.choice(legal)


def _call(modest: list[Action], rng: Random) -> Action:
    """Of ten calls seven are passes; the others are as low as can be, and never a special or a raise beyond solo."""
    if modest and rng.randrange(10) >= _PASSES_OF_TEN:
        return rng.choice(modest)
    return Call("pass")


def _number(view: View, numbers: Sequence[Action], rng: Random) -> Action:
    """One of these numbers, the lowest first, or the pass beside them."""
    passes = [act for act in view.legal if act.parts == ("pass",)]
    if passes:
        return passes[0] if rng.randrange(10) < _PASSES_OF_TEN else numbers[0]
    most = len(view.hand) // len(view.setting.score) + 1
    return rng.choice([bid for bid in numbers if _number_of(bid) <= most] or numbers[:1])


def _number_of(bid: Action) -> int:
    return bid.number or 0


def _bid_card(lays: list[Lay], rng: Random) -> Lay:
    """Of each way to bid (a black card, a red one, two as the signal) the lowest, then one of these at random."""
    ways: dict[tuple[int, bool], list[Lay]] = {}
    for lay in lays:
        ways.setdefault((len(lay.cards), lay.cards[0].suits in "SC"), []).append(lay)
    lowest = [min(group, key=lambda lay: sum(card.rank for card in lay.cards)) for group in ways.values()]
    return rng.choice(lowest)


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
    """Bids High, or Low, on any hand where that can be bid, and is else as LowestPlayer: it settles contracts for a
    duel.
    """

    def __init__(self, game: Game, *, high: bool) -> None:
        self._lays = game.outline().lays
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
        return meaning_laid(self._lays, lay.cards) == "high"


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
