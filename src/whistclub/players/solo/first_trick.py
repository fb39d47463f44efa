"""The first trick of a misère ouverte by beliefs, before the hand is laid down.

The kernel draws worlds: for the three such in which the danger of the caller's hand is small, for the caller such as
the calls make likely. A deal that can be beaten is most often lost by the lead to this trick, and one that can be made
by the caller's card to it.
"""

from functools import cache
from random import Random
from typing import TYPE_CHECKING, Final

import msgspec

from whistclub.cards.card import Card
from whistclub.cards.french import FRENCH
from whistclub.cards.pack import Hand
from whistclub.games.solo import Solo, SoloView
from whistclub.players.choice import Ground, Kind, because
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.policy import Hands
from whistclub.players.solo.hand import hand_danger, worths_of_suit
from whistclub.players.solo.misere import card_to_avoid_tricks, card_to_force
from whistclub.players.solo.open_misere import Escapes, escapes_in, hand_lies_open
from whistclub.players.solo.table import Table, table_of
from whistclub.players.worlds.evidence import evidence_of
from whistclub.players.worlds.hand_bids import Count, HeardBids, Ladder, SeatBids, hand_counts
from whistclub.players.worlds.likely import likely_worlds, some_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import FOUR, Seat, seat_letter
from whistclub.rules.values import View
from whistclub.solver import has_kernel

if TYPE_CHECKING:
    from whistclub.solver import _kernel

_MOST_WORLDS: Final = 60
"""Worlds in all; chosen by hand for the time of an act: the questions of the first trick are the longest."""
_CALLED_TO: Final = 0.35
"""The danger up to which any hand calls a misère ouverte alike: there `hand` gives it half a chance, as 4.6 d is 1.8
near 0.39.
"""
_STEEP: Final = 10.0
"""So steeply the log of the chance falls with more danger; chosen by hand, not fitted."""
_DRAWS: Final = 240
"""Draws of worlds among which those looked at are chosen; by hand."""
_FINE: Final = 10
"""Steps of danger for each whole one, in which the kernel weighs a hand."""
_MOST_FINE: Final = 200
"""Of more danger than 20 a count says no more."""


class OpenFromTheFirst:
    """Plays to the first trick of a misère ouverte by beliefs; does everything else as the usual player."""

    def __init__(self, game: Solo, usual: Player) -> None:
        self._game, self._usual = game, usual

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if isinstance(view, SoloView) and _is_first_trick(view, budget):
            return first_card(self._game, view, rng, budget)
        return self._usual.decide(view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def _is_first_trick(view: SoloView, budget: Budget) -> bool:
    """True in the first trick of a misère ouverte, where there is a choice and the kernel can try it."""
    if view.phase != "play" or view.standing != "misere_ouverte":
        return False
    if len(view.legal) < 2 or not budget.samples or not has_kernel():
        return False
    table = table_of(view)
    return not table.reading.tricks and not hand_lies_open(table)


def first_card(game: Solo, view: SoloView, rng: Random, budget: Budget) -> Decision:
    """The conventional card, or another with which the caller escapes in fewer worlds, for the caller itself in more;
    of equals the convention chooses.
    """
    table = table_of(view)
    worlds = worlds_before_the_hand(game, view, table, rng, budget.samples)
    found = escapes_in(table, worlds, budget.nodes)
    convention = card_to_avoid_tricks if table.declares else card_to_force
    usual = convention(table)
    halves = {card: each.sure + each.at_most for card, each in found.items()}
    best = (max if table.declares else min)(halves.values())
    if halves[usual.card] == best:
        return played(usual)
    left = FRENCH.mask(card for card, worth in halves.items() if worth == best)
    reading = msgspec.structs.replace(table.reading, legal=left)
    card = convention(msgspec.structs.replace(table, reading=reading)).card
    return Decision(Play(card), _why_unseen(table, card, found[card], len(worlds)), Kind.SEARCH)


def _why_unseen(table: Table, card: Card, escapes: Escapes, count: int) -> Ground:
    if table.declares:
        return because("why-solo-unseen-escape", card=card.text, hits=escapes.sure, count=count)
    hits, caller = count - escapes.at_most, seat_letter(table.declarers[0], 4)
    return because("why-solo-unseen-catch", card=card.text, hits=hits, count=count, declarer=caller)


def worlds_before_the_hand(
    game: Solo, view: SoloView, table: Table, rng: Random, count: int
) -> tuple[Hands, ...]:
    """Worlds of the first trick: as likely as the calls make them for the caller, with a hand fit for the call for the
    others.
    """
    heard = evidence_of(game, view)
    if not table.declares:
        (caller,) = table.declarers
        heard = msgspec.structs.replace(
            heard, bids=_fitness, bidders=(caller,), heard=_fit_caller(caller), situation=None
        )
    return some_of(likely_worlds(heard, rng, _DRAWS), rng, min(count, _MOST_WORLDS)).hands


def _fitness(_: Seat, hand: Hand) -> float:
    return _log_fit(round(_FINE * hand_danger(hand)))


def _log_fit(tenths: int) -> float:
    """The log of the chance of the call with so much danger, but for a number that is the same for all."""
    return -_STEEP * max(0.0, tenths / _FINE - _CALLED_TO)


def _fit_caller(caller: Seat) -> HeardBids | None:
    """The same for the kernel; None without it."""
    counts = _danger_counted()
    if counts is None:
        return None
    ladder = Ladder(0, 0, tuple([_log_fit(tenths) for tenths in range(_MOST_FINE + 1)]))
    north, east, south, west = (SeatBids((ladder,) if seat == caller else ()) for seat in FOUR)
    return HeardBids(counts, (north, east, south, west))


@cache
def _danger_counted() -> "_kernel.HandCounts | None":
    """The danger of a hand as the kernel counts it."""
    return hand_counts([_fine_danger], [Count((0, 0, 0, 0))])


def _fine_danger(cards: Hand) -> float:
    return _FINE * worths_of_suit(cards)[-1]
