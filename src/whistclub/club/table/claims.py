"""The claims that are certain from one seat's own view, whatever the others hold and however they play.

They follow from the view alone, so an offer to claim reveals nothing. A certain claim may be missed, but one that is
offered never fails.
"""

from collections.abc import Iterable
from typing import Any

from whistclub.cards.card import Card
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.tricks import plays_among
from whistclub.rules.values import Ending, View


def certain_claims(game: Game, view: View) -> tuple[Ending, ...]:
    """The certain claims of this view, which are of all the remaining tricks; mostly there is none.

    A seat about to lead may claim if no cards are left to draw and its own take every trick when led from the highest,
    trumps first.
    """
    if may_claim(game, view) and _takes_everything(view.hand, _unseen(game, view), view.trump):
        return (Ending("claim", view.viewer),)
    return ()


def may_claim(game: Game, view: View) -> bool:
    """True at the only time for a claim: the seat is about to lead, a card has been played and none is left to draw."""
    leads = view.viewer is not None and not view.trick and view.to_act == (view.viewer,)
    return game.seats > 1 and leads and _has_play_begun(view) and not _has_stock(game, view)


def is_beaten(position: TrickPlay[Any], seat: Seat) -> bool:
    """True if a higher card of a suit that the seat holds is still out: then no claim is certain, and no view need be
    made.
    """
    hand = position.hand_of(seat)
    out, pack = position.left & ~hand, position.seated.judge.pack
    for suit in pack.suits:
        cards = pack.of_suit(suit)
        # Each suit ascends, so that of two sets within it the one with the highest card is the greater number.
        if out & cards > hand & cards > 0:
            return True
    return False


def _has_stock(game: Game, view: View) -> bool:
    """True while there are cards to draw."""
    return any(pile.kind == "stock" and (pile.cards or pile.count) for pile in game.moment(view).piles)


def _has_play_begun(view: View) -> bool:
    """True if a card has been played; the first lead may still name the trump."""
    return any(isinstance(action, Play) for _, action in view.acts)


def _unseen(game: Game, view: View) -> tuple[Card, ...]:
    """The cards in play that the viewer neither holds nor has seen played."""
    gone = {card for _, card in plays_among(view.acts)} | set(view.hand)
    return tuple(card for card in view.short_pack or game.stock.cards if card not in gone)


def _takes_everything(hand: Iterable[Card], unseen: Iterable[Card], trump: str) -> bool:
    """True if leading the trumps and then every other suit, each from the top, takes every trick.

    That must hold however the unseen cards lie: all those of a suit may be in one hand, which then plays its lowest
    each time. A trump that is still out when another suit is led would take the trick.
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
    """True if each card of the suit, led from the top, is higher than any still out, or none is out by then."""
    held = sorted((card.rank for card in mine if card.suits == suit), reverse=True)
    out = [card.rank for card in theirs if card.suits == suit]
    highest = max(out, default=-1)
    return all(rank > highest or number >= len(out) for number, rank in enumerate(held))
