"""The conventions in the play of a finished deal by name: invites, answers, returns and sluffs. Source: the convention
card.
"""

from collections.abc import Iterator
from typing import Any, Final

from whistclub.cards.card import Card
from whistclub.rules.actions import Play
from whistclub.rules.conventions import Conventions, Named
from whistclub.rules.match import Played, begin_deal, open_match
from whistclub.rules.seats import Seat, partner_of

_SPOKEN: Final = {"grand": "high", "low": "low"}
"""Contracts in which partners speak to each other by cards."""
_INVITES: Final = {"high": "named-invite-high", "low": "named-invite-low"}


def named(game: Any, played: Played, conventions: Conventions) -> tuple[Named, ...]:
    """The cards that spoke to a partner, with what they said by the custom of this table (C1, C2, C3, C5, C7 to C11).

    A player's first lead is an invite, unless it leads back the suit that the partner invited. The partner answers an
    invite with the highest card of its suit, or where the custom is sparing and that card would lose, with the lowest.
    A player's first card of another suit than the one led, and no trump, is the sluff that tells something.
    """
    return tuple(_told(game, played, conventions))


def _told(game: Any, played: Played, conventions: Conventions) -> Iterator[Named]:
    invited: dict[Seat, str] = {}
    led: set[Seat] = set()
    sluffed: set[Seat] = set()
    inviting: Seat | None = None
    position = begin_deal(open_match(game, played.setting), played.deal).position
    for acts, (seat, action) in enumerate(played.acts, 1):
        view = game.view(position, seat)
        kind = _SPOKEN.get(view.contract)
        if kind is not None and isinstance(action, Play):
            suit, lying = action.card.suits, view.trick
            if not lying:
                is_return = invited.get(partner_of(seat)) == suit
                inviting = None if is_return or seat in led else seat
                if is_return:
                    yield Named(acts, "named-return", suit)
                elif inviting is not None:
                    yield Named(acts, _INVITES[kind], suit)
                # A suit led back is still its inviter's own.
                if inviting is not None:
                    invited[seat] = suit
                led.add(seat)
            elif suit == lying[0][1].suits:
                if inviting == partner_of(seat) and (key := _answer(kind, view, action.card, conventions)):
                    yield Named(acts, key, suit)
            elif suit != view.trump and seat not in sluffed:
                sluffed.add(seat)
                yield Named(acts, _sluff(kind, conventions), suit)
        position = position.play(seat, action)


def _answer(kind: str, view: Any, card: Card, conventions: Conventions) -> str:
    """The name of an answer to an invite; empty for a card that keeps no custom."""
    held = [one for one in view.hand if one.suits == card.suits]
    highest = max(held, key=lambda one: one.rank)
    if card == highest:
        return "named-answer"
    loses = any(one.suits == card.suits and one.rank > highest.rank for _, one in view.trick)
    is_sparing = kind == "high" and conventions.get("response") == "sparing"
    return (
        "named-answer-sparing" if is_sparing and loses and card == min(held, key=lambda one: one.rank) else ""
    )


def _sluff(kind: str, conventions: Conventions) -> str:
    if kind == "low":
        return "named-sluff-low"
    return "named-sluff-from-best" if conventions.get("sluff") == "from_best" else "named-sluff-unwanted"
