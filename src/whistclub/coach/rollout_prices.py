"""The prices of acts in any game: the act made and the one of the conventional player, each played on in the same
imagined deals.
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from whistclub.coach.comparison import Tried
from whistclub.coach.effort import Effort
from whistclub.coach.stakes import Outcome, outcome_of
from whistclub.players.comparing import imagined
from whistclub.players.levels import conventional
from whistclub.players.player import Budget, Player, PlaysOut, own_budget
from whistclub.rules.actions import Action
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, View

UNTRIED: Final = Budget(samples=0, nodes=0)
"""The conventional players call and play on by their rules alone."""
UNTRIED_CHANCE: Final = "played on"
"""The conventional players draw nothing by lot without samples; the key is for those of other packages."""


def fair_by_play(game: Game, view: View, made: Action, key: str, effort: Effort) -> Tried | None:
    """The act made and the conventional one in imagined deals; None where they are the same, or there is no choice."""
    if len(view.legal) < 2 or view.viewer is None:
        return None
    rng = Random(key)  # noqa: S311 - no secret
    player = conventional(game)
    if isinstance(player, PlaysOut):
        # It knows no usual act to which the one made could be compared, but plays on fast.
        tried = all_by_play(game, view, key, effort.hint_plays)
        if not tried.may_cost(made):
            return tried
        return all_by_play(game, view, f"{key} again", effort.hint_plays * effort.again)
    usual = player.choose(view, rng, UNTRIED)
    if usual == made:
        return None
    starts = [imagined(game, view, rng) for _ in range(effort.plays)]
    rows = [
        tuple(outcome_on(game, start.play(view.viewer, act), view.viewer, player) for start in starts)
        for act in (usual, made)
    ]
    return Tried(
        groups=((usual,), (made,)),
        rows=tuple(rows),
        weights=(1.0,) * len(starts),
        method="plays",
    )


def all_by_play(game: Game, view: View, key: str, plays: int) -> Tried:
    """Every legal act in the same imagined deals, so many of them. Raises ValueError for a spectator."""
    if view.viewer is None:
        raise ValueError("a spectator has no acts")
    rng, player, seat = Random(key), conventional(game), view.viewer  # noqa: S311 - no secret
    starts = [imagined(game, view, rng) for _ in range(plays)]
    # A seat that knows every card plays on as well as its player can: nothing is imagined there.
    is_all = len({_held(game, start) for start in starts}) == 1
    worlds, budget = (starts[:1], own_budget(player)) if is_all else (starts, UNTRIED)
    groups = tuple((act,) for act in view.legal)
    rows = _rows(game, view, seat, worlds, player, budget)
    return Tried(groups=groups, rows=rows, weights=(1.0,) * len(worlds), method="plays", is_all=is_all)


def _rows(
    game: Game, view: View, seat: Seat, worlds: Sequence[Position], player: Player, budget: Budget
) -> tuple[tuple[Outcome, ...], ...]:
    """By legal act, the outcome to the seat in each of these deals."""
    if not isinstance(player, PlaysOut):
        return tuple(
            tuple(outcome_on(game, start.play(seat, act), seat, player, budget) for start in worlds)
            for act in view.legal
        )
    rng = Random(UNTRIED_CHANCE)  # noqa: S311 - no secret
    results = player.each_played_out(worlds, seat, view.legal, rng)
    return tuple(
        tuple(outcome_of(game, view.setting, result, seat, None) for result in row) for row in results
    )


def _held(game: Game, position: Position) -> tuple[frozenset[str], ...]:
    """The cards that each seat holds."""
    views = (game.view(position, seat) for seat in map(Seat, range(game.seats)))
    return tuple(frozenset(card.text for card in view.hand) for view in views)


def outcome_on(
    game: Game, position: Position, seat: Seat, player: Player, budget: Budget = UNTRIED
) -> Outcome:
    """The outcome to a seat of a position played on."""
    setting = game.view(position, None).setting
    return outcome_of(game, setting, played_on(game, position, player, budget), seat, None)


def played_on(game: Game, position: Position, player: Player, budget: Budget = UNTRIED) -> DealResult:
    """The result of the deal when all play on by the conventions."""
    rng = Random(UNTRIED_CHANCE)  # noqa: S311 - no secret
    if isinstance(player, PlaysOut):
        return player.played_out(position, rng)[0]
    while (result := position.result()) is None:
        seat = min(position.to_act())
        position = position.play(seat, player.choose(game.view(position, seat), rng, budget))
    return result
