"""Which claims are certain from one seat's own view, whatever the others hold and however they play.

Only what the view tells is used, so an offer to claim tells nobody anything. A certain claim may be missed; one that is
offered never fails.
"""

from collections.abc import Iterable

from whistclub.cards.card import Card
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import Ending, View


def certain_claims(game: Game, view: View) -> tuple[Ending, ...]:
    """The claims that this view makes certain, which are of all the remaining tricks; mostly there is none.

    Offered to a seat about to lead, without cards left to draw, whose cards take every trick, led from the highest, trumps first.
    """
    leads = view.viewer is not None and not view.trick and view.to_act == (view.viewer,)
    if game.seats == 1 or not leads or not _in_play(view) or bool(getattr(view, "stock", 0)):
        return ()
    if _takes_everything(view.hand, _unseen(game, view), view.trump):
        return (Ending("claim", view.viewer),)
    return ()


def _in_play(view: View) -> bool:
    """Whether a card has been played: before, a lead may still name the trump."""
    return any(isinstance(action, Play) for _, action in view.acts)


def _unseen(game: Game, view: View) -> tuple[Card, ...]:
    """The cards in play that the viewer neither holds nor has seen played."""
    gone = {card for _, card in plays_among(view.acts)} | set(view.hand)
    return tuple(card for card in view.short_pack or game.stock.cards if card not in gone)


def _takes_everything(hand: Iterable[Card], unseen: Iterable[Card], trump: str) -> bool:
    """Whether leading the trumps and then every other suit, each from the top, takes every trick.

    However the unseen cards lie: all those of a suit may be in one hand, which then gives up its lowest each time. A
    trump that is still out when another suit is led would take the trick.
    """
    mine, theirs = list(hand), list(unseen)
    if not trump:
        return all(_runs(mine, theirs, suit) for suit in {card.suits for card in mine})
    trumps = sum(card.suits == trump for card in mine)
    out = sum(card.suits == trump for card in theirs)
    if trumps < len(mine) and trumps < out:
        return False
    return all(_runs(mine, theirs, suit) for suit in {card.suits for card in mine})


def _runs(mine: Iterable[Card], theirs: Iterable[Card], suit: str) -> bool:
    """Whether each card of the suit, led from the top, is higher than any still out, or none is out by then."""
    held = sorted((card.rank for card in mine if card.suits == suit), reverse=True)
    out = [card.rank for card in theirs if card.suits == suit]
    highest = max(out, default=-1)
    return all(rank > highest or place >= len(out) for place, rank in enumerate(held))
