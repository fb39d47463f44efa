"""A player who bids and keeps agreements as another does, and searches for the card to play."""

from random import Random
from typing import Final

import msgspec

from whistclub.players.choice import Chosen, Kind
from whistclub.players.player import Budget, Decision, Player, played
from whistclub.players.reading import Reading
from whistclub.players.search.aim import Aim, aim_of
from whistclub.players.search.effort import Effort
from whistclub.players.search.search import Turn, by_policy, is_early, searched
from whistclub.players.search.standing import PlaysFromTheFirst, Standing, standing_of
from whistclub.players.search.values import ending_of
from whistclub.players.stakes import stakes_of
from whistclub.players.worlds.drawn import believing
from whistclub.players.worlds.evidence import Evidence, evidence_of
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game
from whistclub.rules.values import View
from whistclub.solver import has_kernel


class Task(msgspec.Struct, frozen=True):
    """A choice of cards to search: what is known of the hands, the aim, and how firmly the usual card stands."""

    evidence: Evidence
    aim: Aim
    standing: Standing

    def __repr__(self) -> str:
        return f"Task(trick {len(self.reading.tricks) + 1})"

    @property
    def reading(self) -> Reading:
        """All that is certain."""
        return self.evidence.reading


_DEMANDS: Final = Effort()
_WHOLE: Final = 13
"""The cards of a hand before the first trick."""
_UNTRIED: Final = Budget(samples=0, nodes=0)
"""The usual player then says what the conventions say, and tries nothing out: the search does."""


def task_of(game: Game, player: Player, view: View, usual: Decision) -> Task | None:
    """The choice to search at a turn, given the player's usual decision; None where its card stands: it is kept, no one
    question has the aim, or the card led names trump.
    """
    stakes = stakes_of(game, view)
    if stakes is None or stakes.names_trump:
        return None
    try:
        evidence = evidence_of(game, view, stakes)
    except ValueError:
        return None
    standing = standing_of(player, view, evidence.reading, stakes, usual)
    aim = None if standing.is_kept else aim_of(stakes, standing.worth or None)
    return None if aim is None else Task(evidence, aim, standing)


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

    def __init__(self, game: Game, usual: Player, effort: Effort = _DEMANDS) -> None:
        self._game = game
        self._usual = usual
        self._thinking = usual
        if effort.longest >= _WHOLE and isinstance(usual, PlaysFromTheFirst):
            self._thinking = usual.from_the_first()
        self._effort = effort

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if not self._may_search(view):
            return self._thinking.decide(view, rng, budget)
        usual = self._usual.decide(view, rng, _UNTRIED)
        task = task_of(self._game, self._usual, view, usual)
        turn = None if task is None else self._turn(view, task, rng)
        if task is None or turn is None or not isinstance(usual.action, Play):
            return self._thinking.decide(view, rng, budget)
        standing = task.standing
        if takes_last(task.reading, usual):
            standing = msgspec.structs.replace(standing, is_agreed=True)
        asked = self._effort.asked_of(standing, is_verdict=task.aim.is_verdict, is_early=turn.is_early)
        chosen = searched(
            turn, Chosen(usual.action.card, usual.ground, usual.kind), self._effort.within(budget), asked
        )
        return usual if chosen.ground is usual.ground else played(chosen)

    def _turn(self, view: View, task: Task, rng: Random) -> Turn | None:
        """The turn to search; None where the kernel alone would value more cards than are searched."""
        reading, aim = task.reading, task.aim
        # The policy knows no other order of ranks, so early cards are not searched there.
        longest = min(self._effort.longest, ending_of(aim)) if aim.ranks else self._effort.longest
        is_long = len(view.hand) > longest
        if is_long and not is_early(reading, aim):
            return None
        situation = task.evidence.situation if by_policy(reading, aim) else None
        turn = Turn(reading, aim, believing(self._game, view, rng, task.evidence), situation)
        return turn if turn.is_early or not is_long else None

    def _may_search(self, view: View) -> bool:
        is_play = len(view.legal) > 1 and isinstance(view.legal[0], Play)
        return is_play and has_kernel()

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action
