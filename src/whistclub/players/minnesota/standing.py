"""The standing of a card in the Minnesota family: agreements that partners read, invites that tell nothing any more,
and tricks worth what they do for the match.
"""

from typing import Final

from whistclub.games.minnesota import Minnesota, MinnesotaView
from whistclub.players.choice import Kind
from whistclub.players.match_chances import worth_of_points
from whistclub.players.player import Decision
from whistclub.players.reading import Reading
from whistclub.players.search.standing import Standing
from whistclub.players.stakes import Stakes
from whistclub.rules.actions import Play
from whistclub.rules.seats import FOUR, Seat

_AGREED: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL})
"""Partners read these cards, which a search in worlds seen through does not count."""
_OWN_SAKE: Final = 0.1
"""The share of the points for their own sake; chosen by hand: little, but enough to take tricks where the match is
decided.
"""
_LATE: Final = 6
"""Tricks after which nothing that an invite tells is worth a trick: it is led only if no card does better. With it none
of 159 late invites cost two tricks (docs/bench.md)."""


def standing_of(
    game: Minnesota, view: MinnesotaView, reading: Reading, stakes: Stakes, usual: Decision, *, is_usual: bool
) -> Standing:
    """The standing of a card by the conventions; `is_usual` where they are the usual ones."""
    return Standing(
        is_agreed=usual.kind in _AGREED,
        is_usual=is_usual,
        is_open=usual.kind is Kind.INVITE and _invites_in_vain(reading, usual),
        worth=_worth(game, view, reading.me, stakes),
    )


def _invites_in_vain(reading: Reading, invite: Decision) -> bool:
    """True of an invite late in the deal, and of one in a suit that an opponent has invited in."""
    if len(reading.tricks) >= _LATE or not isinstance(invite.action, Play):
        return True
    opponents = (seat for seat in FOUR if (seat - reading.me) % 2)
    firsts = [next(reading.led_by(seat), None) for seat in opponents]
    return any(first is not None and first.bit & invite.action.card.shares for first in firsts)


def _worth(game: Minnesota, view: MinnesotaView, me: Seat, stakes: Stakes) -> tuple[float, ...]:
    """The worth of the deal to the reader's side by the tricks it still takes: mostly what the points do for its chance
    to win the match, and in part the points themselves, so that tricks are taken where the match is decided.
    """
    worth = [
        worth_of_points(game, view.setting, me % 2, result.points, result.carry) for result in stakes.results
    ]
    parts = zip(worth, stakes.gains, strict=True)
    return tuple([(1 - _OWN_SAKE) * each + _OWN_SAKE * gain for each, gain in parts])
