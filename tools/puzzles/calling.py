"""The price of a bid or a call: in deals as likely as what was seen all call on by the conventions, and the fast policy
plays.
"""

from random import Random
from typing import Final

import msgspec

from tools.puzzles.counting import Asked, Counted, Scale, is_clear, told_of
from tools.puzzles.drawing import is_sure, sure_of
from whistclub.coach.call_prices import called_on, fair_calls, groups_of, lead_of, started_with
from whistclub.coach.cards import value_of
from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.rollout_prices import UNTRIED, played_on
from whistclub.coach.stakes import Outcome, outcome_of
from whistclub.players.levels import conventional
from whistclub.players.player import Player
from whistclub.players.policy import tricks_played_out
from whistclub.players.worlds.drawn import imagined_deals
from whistclub.rules.actions import Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

LEAST_POINTS: Final = {"minnesota": 0.3, "solo": 0.8}
"""The best call is better than every other by so many points, by game: a trick counts one in Minnesota; in Solo a
proposal made or lost is eight points apart, of which this is 10 in 100.
"""
_COACH: Final = Effort(calls=480, deals=2_400)
_TWO: Final = 2


def called(game: Game, view: View, key: str, is_worth: Asked) -> Counted | None:
    """The price of the calls of a view; None where none is clearly the best at 99 of 100, twice, or the coach prices
    another higher.
    """
    if len(view.legal) < _TWO or isinstance(view.legal[0], Play) or view.viewer is None:
        return None
    scale = Scale("points", LEAST_POINTS[game.key], 0.0, 1.0)
    found = sure_of(scale, lambda count: calls_in(game, view, f"{key}/{count}", count), is_worth)
    if found is None:
        return None
    coach = fair_calls(game, view, f"{key}/coach", _COACH)
    if coach is None or not _agrees(scale, coach, found):
        return None
    return told_of(scale, found, view.viewer, "called")


def _agrees(scale: Scale, coach: Tried, found: Tried) -> bool:
    """True if the coach, who prices calls without the cards being played, finds the same act clearly the best."""
    best = found.groups[found.ranked()[0]][0]
    return coach.place_of(best) == coach.ranked()[0] and is_clear(scale, coach) and is_sure(scale, coach, 0.0)


def calls_in(game: Game, view: View, key: str, count: int) -> Tried | None:
    """The calls of a view tried in so many imagined deals, each played to its end."""
    seat = view.viewer
    if seat is None:
        return None
    rng, player = Random(key), conventional(game)  # noqa: S311 - no secret
    groups = groups_of(game, view, player.choose(view, rng, UNTRIED))
    deals = imagined_deals(game, view, rng, count)
    started = [(hands, start) for hands in deals if (start := started_with(game, view, hands)) is not None]
    if len(groups) < _TWO or _TWO * len(started) < count:
        return None
    rows = [
        tuple(
            _end(game, called_on(game, start.play(seat, group[0]), player), seat, player)
            for _, start in started
        )
        for group in groups
    ]
    return Tried(
        groups=groups,
        rows=tuple(rows),
        weights=(1.0,) * len(started),
        method="calls",
        hands=tuple(hands for hands, _ in started),
    )


def _end(game: Game, position: Position, seat: Seat, player: Player) -> Outcome:
    """The outcome to a seat of a position before the first lead, played by the fast policy; by the conventions where it
    has no question.
    """
    result = position.result()
    lead = None if result is not None else lead_of(game, position, seat)
    if lead is not None:
        asked = msgspec.structs.replace(lead.situation, counts=lead.stakes.aim.counts)
        return lead.stakes.outcomes[value_of(lead.stakes, tricks_played_out(asked, [lead.hands])[0])]
    if result is None:
        result = played_on(game, position, player)
    return outcome_of(game, game.view(position, None).setting, result, seat, None)
