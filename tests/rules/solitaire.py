"""Scripted passages of a solitaire: cards named where they matter, the rest filled up in pack order."""

from __future__ import annotations

import contextlib
from typing import Any

import pytest

from whistclub.cards.card import Card
from whistclub.cards.errors import IllegalAction
from whistclub.cards.pack import cards_from_text
from whistclub.rules.deal import Deal
from whistclub.rules.seats import ALONE
from whistclub.rules.values import Setting


def dealt(game: Any, *piles: str, cards: int = 0, side: str = "") -> Deal:
    """A passage whose piles (player's fore, dummy's fore, player's aft, dummy's aft) begin with the cards named.

    `cards` is the size of the pack (0: the whole), `side` the side pile's first cards as suit letters.
    """
    stock = game.stock
    total = cards or len(stock.cards)
    size = (total - 2) // 4
    named = [cards_from_text(game.pack, piles[place]) if place < len(piles) else () for place in range(4)]
    taken = {card for pile in named for card in pile}
    loose = [card for card in stock.cards if card not in taken]
    pack: list[Card] = []
    for pile in named:
        gap = size - len(pile)
        pack += [*pile, *loose[:gap]]
        del loose[:gap]
    return Deal((*pack, *loose[: total - len(pack)]), side_pile(game, side))


def side_pile(game: Any, side: str) -> tuple[Card, ...]:
    first = [next(card for card in game.stock.side if card.suits == suit) for suit in side]
    return (*first, *(card for card in game.stock.side if card not in first))


def acted(game: Any, position: Any, *texts: str) -> Any:
    """The position after these acts; `any` is the first legal one."""
    for text in texts:
        action = position.legal(ALONE)[0] if text == "any" else game.alphabet.read(text, game.pack)
        position = position.play(ALONE, action)
    return position


def offered(position: Any) -> list[str]:
    return [action.text for action in position.legal(ALONE)]


def refusal(game: Any, position: Any, text: str) -> str:
    with pytest.raises(IllegalAction) as refused:
        position.play(ALONE, game.alphabet.read(text, game.pack))
    return refused.value.reason.key


def told(game: Any, position: Any, text: str) -> list[str]:
    """The kinds of the events of one act."""
    action = game.alphabet.read(text, game.pack)
    return [one.kind for one in game.narrate(position, ALONE, action, position.play(ALONE, action))]


def wins_only_trick(game: Any, card: str, led: str, side: str, *acts: str) -> bool:
    """True if `card` wins against `led` in a passage of one-card hands, with these acts before and after it."""
    position = game.start(dealt(game, card, led, cards=6, side=side), game.first_setting(ALONE))
    position = acted(game, position, *acts)
    return bool(position.hands[0].won == 1)


def follow_on(position: Any, *prefer: str) -> Any:
    """Plays the current hand to its end: the first act preferred that is legal, else the first legal."""
    hands = len(position.hands)
    while len(position.hands) == hands:
        legal = position.legal(ALONE)
        chosen = next((act for word in prefer for act in legal if act.text == word), legal[0])
        position = position.play(ALONE, chosen)
    return position


def setting(carry: Any, *, number: int = 1, score: int = 0) -> Setting:
    return Setting(number, ALONE, (score,), carry)


def cards_seen(view: Any) -> set[Card]:
    """Every card that a view names anywhere."""
    own = {action.card for _, action in view.acts if hasattr(action, "card")}
    return {*view.hand, *view.dummy, *view.dummy_fore, *view.side, *own}


def replayed(game: Any, world: Any, first: Setting) -> Any:
    position = game.start(world.deal, first)
    for seat, action in world.acts:
        position = position.play(seat, action)
    return position


def rejected(game: Any, world: Any, first: Setting) -> bool:
    with contextlib.suppress(IllegalAction):
        replayed(game, world, first)
        return False
    return True
