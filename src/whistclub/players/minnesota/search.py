"""The choices to search in the Minnesota family: High and Low with trump or without, and the specials of Askov."""

from typing import Final

from whistclub.games.minnesota import Minnesota, MinnesotaOptions, MinnesotaView
from whistclub.games.minnesota.contracts import DIX_TRICKS, Contract
from whistclub.games.minnesota.score import by_tricks
from whistclub.players.choice import Kind
from whistclub.players.match_chances import worth_of_points
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.minnesota.table import USUAL_CARD, table_of
from whistclub.players.player import Decision, Player
from whistclub.players.reading import Reading
from whistclub.players.search.aim import PAIRS, Aim, in_tricks
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task, TaskOf
from whistclub.rules.actions import Play
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR, Seat, partner_of
from whistclub.rules.tricks import WITHOUT
from whistclub.rules.values import View
from whistclub.solver.questions import mask_of

_AGREED: Final = frozenset({Kind.AGREEMENT, Kind.INVITE, Kind.SIGNAL})
"""Partners read these cards, which a search in worlds seen through does not count."""
_OWN_SAKE: Final = 0.1
"""The share of the points for their own sake; chosen by hand: little, but enough to take tricks where the match is
decided.
"""
_LATE: Final = 6
"""Tricks after which nothing that an invite tells is worth a trick: it is led only if no card does better. With it none
of 159 late invites cost two tricks (docs/bench.md)."""


def searching_minnesota(game: Game, usual: Player | None, demands: Effort) -> Player | None:
    """The player of the Minnesota family, or None for another game."""
    if not isinstance(game, Minnesota):
        return None
    player = usual or MinnesotaPlayer(game)
    reads_usual = not isinstance(player, MinnesotaPlayer) or player.card == USUAL_CARD
    return SearchingPlayer(
        game, player, tasks_with(game), demands if reads_usual else demands.keeping_agreements()
    )


def tasks_with(game: Minnesota) -> TaskOf:
    """The choices to search in this game."""
    options = game.options

    def task_of(view: View, usual: Decision) -> Task | None:
        if not isinstance(view, MinnesotaView):
            raise TypeError(f"a view of the Minnesota family is searched here, not {type(view).__name__}")
        reading = table_of(view, options, USUAL_CARD).reading
        if _names_trump(view, reading, options):
            return None
        is_open = usual.kind is Kind.INVITE and _invites_in_vain(reading, usual)
        return Task(reading, aim_of(game, view, reading), usual.kind in _AGREED, is_open)

    return task_of


def _invites_in_vain(reading: Reading, invite: Decision) -> bool:
    """True of an invite late in the deal, and of one in a suit that an opponent has invited in."""
    if len(reading.tricks) >= _LATE or not isinstance(invite.action, Play):
        return True
    opponents = (seat for seat in FOUR if (seat - reading.me) % 2)
    firsts = [next(reading.led_by(seat), None) for seat in opponents]
    return any(first is not None and first.bit & invite.action.card.shares for first in firsts)


def aim_of(game: Minnesota, view: MinnesotaView, reading: Reading) -> Aim:
    """The worth of the deal by tricks still to come; for a special, whether it is made."""
    if view.sitting_out is not None:
        return _special(view, reading, partner_of(view.sitting_out))
    side = PAIRS[reading.me % 2]
    low = view.contract == "low"
    return Aim(
        objective="fewest" if low else "most",
        side=side,
        counts=side,
        worth=_worth(game, view, reading),
    )


def _worth(game: Minnesota, view: MinnesotaView, reading: Reading) -> tuple[float, ...]:
    """The worth of the deal to the reader's side by the tricks it still takes: mostly what the points do for its chance
    to win the match, and in part the points themselves, so that tricks are taken where the match is decided.
    """
    contract = Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)
    left, mine = reading.hand.bit_count(), reading.me % 2
    taken = view.won[0] + view.won[2], view.won[1] + view.won[3]
    points, worth = [], []
    for tricks in range(left + 1):
        own, theirs = taken[mine] + tricks, taken[1 - mine] + left - tricks
        counts = (theirs, own) if mine else (own, theirs)
        result = by_tricks(contract, counts, view.setting, game.options)
        points.append(float(result.points[mine] - result.points[1 - mine]))
        worth.append(worth_of_points(game, view.setting, mine, result.points, result.carry))
    parts = zip(worth, points, strict=True)
    return in_tricks(points, [(1 - _OWN_SAKE) * each + _OWN_SAKE * point for each, point in parts])


def _special(view: MinnesotaView, reading: Reading, bidder: Seat) -> Aim:
    """Each is for or against the bidder, who takes no trick, or the first seven; the partner of a Grand Dix leads for
    it.
    """
    counts = 1 << bidder
    with_bidder = reading.me in {bidder, view.sitting_out}
    is_dix = view.contract == "grand_dix"
    return Aim(
        objective="first" if is_dix else "none",
        side=counts | 1 << partner_of(bidder) if is_dix else counts,
        counts=counts,
        worth=(0.0, 1.0) if with_bidder else (0.0, -1.0),
        target=DIX_TRICKS - view.won[bidder] if is_dix else 0,
        later=mask_of(WITHOUT[partner_of(bidder)].seats),
    )


def _names_trump(view: MinnesotaView, reading: Reading, options: MinnesotaOptions) -> bool:
    return options.trump == "first_lead" and view.contract == "grand" and not reading.trump
