"""The ledger of a deal: each change of the points as the cards lay is somebody's error, or luck, so that the parts add
up.
"""

from collections.abc import Sequence

import msgspec

from whistclub.coach.prices import Ledger
from whistclub.coach.stakes import scored_by
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, seat_letter

Points = tuple[float, ...]
"""Points by side."""


def less(points: Points, others: Points) -> Points:
    """The points less the others, side by side."""
    return tuple(one - two for one, two in zip(points, others, strict=True))


def nothing(points: Points) -> Points:
    """No points for as many sides."""
    return (0.0,) * len(points)


class Step(msgspec.Struct, frozen=True):
    """An act of a deal: the points that its error cost each side (what each has more with the best act), and the part
    of its luck that could be foreseen.
    """

    seat: Seat
    error: Points
    foreseen: Points


def ledger_of(
    game: Game, seat: Seat, opened: Sequence[Points], steps: Sequence[Step], points: Points, deal: Points
) -> Ledger:
    """The ledger of a seat.

    `opened` are the points as the cards lay before the first act and after the last, `points` those of the result,
    `deal` what of these the cards dealt scored whatever was played. A seat of two sides, or one alone against three,
    expects nothing before the deal.
    """
    luck = scored_by(game, opened[0], seat) + scored_by(game, deal, seat)
    own = partner = opponents = blind = 0.0
    for step in steps:
        cost = -scored_by(game, step.error, seat)
        blind += scored_by(game, step.foreseen, seat)
        if step.seat == seat:
            own += cost
        elif game.sides < game.seats and step.seat % game.sides == seat % game.sides:
            partner += cost
        else:
            opponents += cost
    total = scored_by(game, points, seat)
    return Ledger(
        seat=seat_letter(seat, game.seats),
        points=total,
        start=0.0,
        deal=luck,
        hidden=total - luck - own - partner - opponents,
        own=own,
        partner=partner,
        opponents=opponents,
        blind=blind,
    )
