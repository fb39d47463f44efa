"""The choices to search in the Minnesota family: High and Low with trump or without, and the specials of Askov."""

from typing import Final

from whistclub.games.minnesota import Minnesota, MinnesotaOptions, MinnesotaView
from whistclub.games.minnesota.contracts import DIX_TRICKS, Contract
from whistclub.games.minnesota.score import by_tricks
from whistclub.players.minnesota.player import MinnesotaPlayer
from whistclub.players.minnesota.table import USUAL_CARD, table_of
from whistclub.players.player import Decision, Player
from whistclub.players.reading import Reading
from whistclub.players.search.aim import PAIRS, Aim, in_tricks
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task, TaskOf
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat, partner_of
from whistclub.rules.tricks import WITHOUT
from whistclub.rules.values import View
from whistclub.solver.questions import mask_of

_AGREED: Final = frozenset(
    {
        "why-invite-high",
        "why-return-high",
        "why-answer-high",
        "why-answer-sparing",
        "why-sluff-from-best",
        "why-sluff-unwanted",
        "why-sluff-low",
        "why-partners-suit",
        "why-partners-suit-low",
        "why-partners-suit-least",
        "why-invite-low",
        "why-answer-low",
    }
)
_INVITES: Final = frozenset({"why-invite-high", "why-invite-low"})
_LATE: Final = 6
"""Tricks after which nothing that an invite tells is worth a trick: it is led only if no card does better."""


def searching_minnesota(game: Game, usual: Player | None, demands: Effort) -> Player | None:
    """The player of the Minnesota family, or None for another game."""
    if not isinstance(game, Minnesota):
        return None
    return SearchingPlayer(game, usual or MinnesotaPlayer(game), tasks_with(game.options), demands)


def tasks_with(options: MinnesotaOptions) -> TaskOf:
    """The choices to search under these options."""

    def task_of(view: View, usual: Decision) -> Task | None:
        if not isinstance(view, MinnesotaView):
            raise TypeError(f"a view of the Minnesota family is searched here, not {type(view).__name__}")
        reading = table_of(view, options, USUAL_CARD).reading
        if _names_trump(view, reading, options):
            return None
        is_late = usual.why.key in _INVITES and len(reading.tricks) >= _LATE
        return Task(reading, aim_of(view, reading, options), usual.why.key in _AGREED, is_late)

    return task_of


def aim_of(view: MinnesotaView, reading: Reading, options: MinnesotaOptions) -> Aim:
    """The points of the deal by tricks still to come; for a special, whether it is made."""
    if view.sitting_out is not None:
        return _special(view, reading, partner_of(view.sitting_out))
    side = PAIRS[reading.me % 2]
    low = view.contract == "low"
    return Aim(
        objective="fewest" if low else "most",
        side=side,
        counts=side,
        worth=in_tricks(_points(view, reading, options)),
    )


def _points(view: MinnesotaView, reading: Reading, options: MinnesotaOptions) -> list[float]:
    """The points by which the reader's side is ahead in this deal, by the tricks it still takes."""
    contract = Contract("low" if view.contract == "low" else "grand", view.bidder, view.grander)
    left, mine = reading.hand.bit_count(), reading.me % 2
    taken = view.won[0] + view.won[2], view.won[1] + view.won[3]
    found = []
    for tricks in range(left + 1):
        own, theirs = taken[mine] + tricks, taken[1 - mine] + left - tricks
        counts = (theirs, own) if mine else (own, theirs)
        points = by_tricks(contract, counts, view.setting, options).points
        found.append(float(points[mine] - points[1 - mine]))
    return found


def _special(view: MinnesotaView, reading: Reading, bidder: Seat) -> Aim:
    """Each is for or against the bidder, who takes no trick, or the first seven."""
    side = 1 << bidder
    with_bidder = reading.me in {bidder, view.sitting_out}
    is_dix = view.contract == "grand_dix"
    return Aim(
        objective="first" if is_dix else "none",
        side=side,
        counts=side,
        worth=(0.0, 1.0) if with_bidder else (0.0, -1.0),
        target=DIX_TRICKS - view.won[bidder] if is_dix else 0,
        later=mask_of(WITHOUT[partner_of(bidder)].seats),
    )


def _names_trump(view: MinnesotaView, reading: Reading, options: MinnesotaOptions) -> bool:
    return options.trump == "first_lead" and view.contract == "grand" and not reading.trump
