"""Simple opponents: a bid of random colour, mostly passes in an auction, and the lowest legal card."""

from random import Random
from typing import Final, Protocol

from whistclub.rules.actions import KEEP, Action, Call, Exchange, Lay, Play
from whistclub.rules.values import View

_PASSES_OF_TEN: Final = 7
_MODEST: Final = (Call("propose"), Call("accept"), Call("solo"))


class Player(Protocol):
    """A player of a seat: given its view and a source of chance of its own, one of the legal acts."""

    def __call__(self, view: View, rng: Random) -> Action:
        """The act chosen, one of `view.legal`."""


def choose(view: View, rng: Random) -> Action:
    """The act of a simple opponent. Raises ValueError when the seat has nothing to do.

    A card is the lowest that is legal; a bid card is the lowest of a colour chosen at random; seven calls of ten are
    passes, the others propose, accept or call solo; trump is left as it is; everything else is chosen at random.
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
    if Call("pass") in legal:
        return _call([act for act in legal if act in _MODEST], rng)
    return rng.choice(legal)


def _call(modest: list[Action], rng: Random) -> Action:
    """Of ten calls seven are passes; the others are as low as can be, and never a special or a raise beyond solo."""
    if modest and rng.randrange(10) >= _PASSES_OF_TEN:
        return rng.choice(modest)
    return Call("pass")


def _bid_card(lays: list[Lay], rng: Random) -> Lay:
    """Of each way to bid (a black card, a red one, two as the signal) the lowest, then one of these at random."""
    ways: dict[tuple[int, bool], list[Lay]] = {}
    for lay in lays:
        ways.setdefault((len(lay.cards), lay.cards[0].suits in "SC"), []).append(lay)
    lowest = [min(group, key=lambda lay: sum(card.rank for card in lay.cards)) for group in ways.values()]
    return rng.choice(lowest)
