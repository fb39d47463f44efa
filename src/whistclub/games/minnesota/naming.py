"""The conventions in the play of a finished deal by name: invites, returns and sluffs. Source: the convention card."""

from collections.abc import Iterator
from typing import Any, Final

from whistclub.rules.actions import Play
from whistclub.rules.conventions import Conventions, Named
from whistclub.rules.match import Played, begin_deal, open_match
from whistclub.rules.seats import Seat, partner_of

_SPOKEN: Final = {"grand": "high", "low": "low"}
"""Contracts in which partners speak to each other by cards."""
_INVITES: Final = {"high": "named-invite-high", "low": "named-invite-low"}


def named(game: Any, played: Played, conventions: Conventions) -> tuple[Named, ...]:
    """The cards that spoke to a partner, with what they said by the custom of this table (C1, C2, C5, C7, C8, C10, C11).

    A player's first lead is an invite, unless it leads back the suit that the partner invited; a player's first card of another suit
    than the one led, and no trump, is the sluff that tells something.
    """
    return tuple(_told(game, played, conventions))


def _told(game: Any, played: Played, conventions: Conventions) -> Iterator[Named]:
    invited: dict[Seat, str] = {}
    sluffed: set[Seat] = set()
    position = begin_deal(open_match(game, played.setting), played.deal).position
    for acts, (seat, action) in enumerate(played.acts, 1):
        view = game.view(position, None)
        kind = _SPOKEN.get(view.contract)
        if kind is not None and isinstance(action, Play):
            suit, lying = action.card.suits, view.trick
            if not lying:
                if invited.get(partner_of(seat)) == suit:
                    yield Named(acts, "named-return", suit)
                elif seat not in invited:
                    yield Named(acts, _INVITES[kind], suit)
                invited.setdefault(seat, suit)
            elif suit not in {lying[0][1].suits, view.trump} and seat not in sluffed:
                sluffed.add(seat)
                yield Named(acts, _sluff(kind, conventions), suit)
        position = position.play(seat, action)


def _sluff(kind: str, conventions: Conventions) -> str:
    if kind == "low":
        return "named-sluff-low"
    return "named-sluff-from-best" if conventions.get("sluff") == "from_best" else "named-sluff-unwanted"
