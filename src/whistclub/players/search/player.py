"""A player who bids and keeps agreements as another does, and searches for the card to play."""

from collections.abc import Callable
from random import Random
from typing import Final

import msgspec

from whistclub.players.choice import Chosen, Kind
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim
from whistclub.players.search.effort import Effort
from whistclub.players.search.search import Turn, by_policy, is_early, searched
from whistclub.players.worlds import evidence_of
from whistclub.players.worlds.drawn import believing
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.values import View
from whistclub.solver import has_kernel


class Task(msgspec.Struct, frozen=True):
    """A choice of cards to search: the reading and the aim.

    `is_agreed` is true of a usual card that is an agreement between partners, `is_open` of one that no gain need be
    clear against: the best card is played.
    """

    reading: Reading
    aim: Aim
    is_agreed: bool = False
    is_open: bool = False

    def __repr__(self) -> str:
        return f"Task(trick {len(self.reading.tricks) + 1})"


_DEMANDS: Final = Effort()
_UNTRIED: Final = Budget(samples=0, nodes=0)
"""The usual player then says what the conventions say, and tries nothing out: the search does."""

TaskOf = Callable[[View, Decision], Task | None]
"""Returns what to search at a turn, given the usual decision; None where the usual card stands."""


def takes_last(reading: Reading, usual: Decision) -> bool:
    """True of a trick that the last hand is certain of: it is let go for no less than an agreement is.

    For a small gain such a duck lost as often as it won (10 of 80 in 68 deals of High, three tricks gained and seven
    lost), and a partner takes it for a mistake.
    """
    return usual.kind is Kind.SURE and len(reading.trick) == len(reading.circle.seats) - 1


class SearchingPlayer:
    """Takes the usual player's acts, and another card where search finds it clearly better.

    Without the compiled kernel it is the usual player.
    """

    def __init__(self, game: Game, usual: Player, task_of: TaskOf, effort: Effort = _DEMANDS) -> None:
        self._game = game
        self._usual = usual
        self._task_of = task_of
        self._effort = effort

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not self._may_search(view):
            return self._usual.decide(view, rng, budget)
        usual = self._usual.decide(view, rng, _UNTRIED)
        task = self._task_of(view, usual)
        turn = None if task is None else self._turn(view, task, rng)
        if task is None or turn is None or not isinstance(usual.action, Play):
            return self._usual.decide(view, rng, budget)
        asked = self._effort.asked_of(
            is_agreed=task.is_agreed or takes_last(task.reading, usual),
            is_open=task.is_open,
            is_verdict=task.aim.is_verdict,
            is_early=turn.is_early,
        )
        chosen = searched(
            turn, Chosen(usual.action.card, usual.ground, usual.kind), self._effort.within(budget), asked
        )
        return usual if chosen.ground is usual.ground else played(chosen)

    def _turn(self, view: View, task: Task, rng: Random) -> Turn | None:
        """The turn to search; None where the kernel alone would value more cards than are searched."""
        is_long = len(view.hand) > self._effort.longest
        if is_long and not is_early(task.reading, task.aim):
            return None
        situation = evidence_of(self._game, view).situation if by_policy(task.reading, task.aim) else None
        turn = Turn(task.reading, task.aim, believing(self._game, view, rng), situation)
        return turn if turn.is_early or not is_long else None

    def _may_search(self, view: View) -> bool:
        is_play = len(view.legal) > 1 and isinstance(view.legal[0], Play)
        return is_play and has_kernel()

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
