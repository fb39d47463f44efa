"""A player for any game: it imagines the cards unseen, tries each act in the same imagined deals, has each played out
by plain sense, and takes the act that did best.

It knows no rules but those that the game itself applies, so it plays every game that can draw hidden worlds. What a
contract is played for is read off from the game's own scoring (`players.stakes`).
"""

from collections.abc import Sequence
from random import Random
from typing import Final

from whistclub.players.choice import Kind, Rated, because
from whistclub.players.comparing import gain_of, imagined
from whistclub.players.hand_calls import Contract, HandCalls, Key
from whistclub.players.leads import results_of
from whistclub.players.plain import Plain, tricks_taken
from whistclub.players.player import Budget, Decision, EachPlayedOut
from whistclub.players.trials import call_by_trial
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.trick_play import TrickPlay
from whistclub.rules.values import DealResult, View

_NODES: Final = 6
"""Of so many positions of the budget one is played here: those of the rules are slow. Chosen by hand for the time of an
act.
"""
_SIFTED: Final = 4
"""After so many worlds at the least, and each time that their number has doubled, the worse half of the acts is let go.
"""
_SIFTED_OF: Final = 16
"""The first sifting is after one of so many of the worlds allowed: with 240 in Oh Hell the card chosen was then 0.03
points behind the best of 900 worlds in the mean of 34 choices, and 0.21 where four worlds sifted, in the same time.
"""
_FEWEST: Final = 2
"""Acts that are never let go: the best two stay to the end."""


class GeneralPlayer:
    """Tries every legal act in the same imagined deals, and takes the one with the best mean result for its side."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._plain = Plain(game)

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if view.viewer is None or not view.legal:
            raise ValueError("this seat has no legal act")
        if len(view.legal) == 1:
            return Decision(view.legal[0], because("why-only-act"), Kind.ONLY)
        if not isinstance(view.legal[0], Play):
            return call_by_trial(self._game, view, rng, budget)
        means, worlds = self._means(view, rng, budget)
        best = max(means.values())
        return Decision(
            next(action for action in view.legal if means.get(action) == best),
            because(
                "why-tried-acts", tuple(Rated(act.text, mean) for act, mean in means.items()), count=worlds
            ),
            Kind.SEARCH,
        )

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action

    def played_out(self, position: Position, rng: Random) -> tuple[DealResult, int]:
        """The result of the deal, each seat calling by its hand and playing by plain sense, and the number of acts that
        led there.
        """
        if isinstance(position, TrickPlay):
            return self._plain.played_out(position, rng)
        position, acts = HandCalls(self._game, self._plain, rng).called_on(position)
        left = position.left.bit_count() if isinstance(position, TrickPlay) else 0
        return results_of(self._game, self._plain, [position], rng)[0], acts + left

    def playing_out(self, seat: Seat, rng: Random) -> EachPlayedOut:
        """Plays acts of a seat out in deals that the seat cannot tell apart. The hands of one deal and the contracts of
        all are weighed once for all acts.
        """
        contracts = dict[Key, Contract]()

        def each_played_out(starts: Sequence[Position], acts: Sequence[Action]) -> list[list[DealResult]]:
            ends = list[Position]()
            for start in starts:
                calls = HandCalls(self._game, self._plain, rng, contracts)
                ends += [calls.called_on(start.play(seat, act))[0] for act in acts]
            results = results_of(self._game, self._plain, ends, rng)
            return [results[place :: len(acts)] for place in range(len(acts))]

        return each_played_out

    def _means(self, view: View, rng: Random, budget: Budget) -> tuple[dict[Action, float], int]:
        """The mean gain of each act that was tried to the end, and the number of worlds. One world is always tried."""
        totals = dict.fromkeys(view.legal, 0.0)
        worlds = nodes = 0
        sift_at = max(_SIFTED, budget.samples // _SIFTED_OF)
        while not worlds or (worlds < budget.samples and nodes < budget.nodes // _NODES):
            nodes += self._try(view, totals, rng)
            worlds += 1
            if worlds == sift_at and len(totals) > _FEWEST:
                sift_at *= 2
                kept = sorted(totals, key=totals.__getitem__, reverse=True)[
                    : max(_FEWEST, (len(totals) + 1) // 2)
                ]
                totals = {act: total for act, total in totals.items() if act in kept}
        return {act: total / worlds for act, total in totals.items()}, worlds

    def _try(self, view: View, totals: dict[Action, float], rng: Random) -> int:
        """Adds the gain of each act in one more world. Returns the number of acts that were played."""
        seat = view.viewer
        if seat is None:
            raise ValueError("a spectator has no act to try")
        position, played = imagined(self._game, view, rng), 0
        table = self._plain.stakes(position) if isinstance(position, TrickPlay) else {}
        for action in totals:
            after = position.play(seat, action)
            result = after.result()
            if result is None and table and isinstance(after, TrickPlay):
                result = after.result_of(tricks_taken(after, table))
            if result is None:
                result, _ = self.played_out(after, rng)
            totals[action] += gain_of(self._game, result, seat)
            played += position.left.bit_count() if isinstance(position, TrickPlay) else 1
        return played
