"""The caller of any game: each call is tried in the same imagined deals, the others call on by their hands, and the
cards are played out.
"""

from collections.abc import Sequence
from random import Random
from statistics import fmean, stdev
from typing import Final

from whistclub.players.choice import Ground, Kind, Rated, because
from whistclub.players.comparing import gain_of
from whistclub.players.hand_calls import is_of_auction
from whistclub.players.hand_worth import by_worth, call_by_hand, cards_in, pass_among
from whistclub.players.heard import Heard
from whistclub.players.leads import results_of
from whistclub.players.plain import Plain
from whistclub.players.player import Budget, Decision, Player
from whistclub.rules.actions import Action, Play
from whistclub.rules.game import Game, Position
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

_NODES: Final = 2_000
"""Nodes of the budget for each deal in which a call is tried; chosen by hand for the time of an act."""
_MOST_DEALS: Final = 24
"""Deals tried at most; chosen by hand, so that a call of `strong` takes about a second where it is one of many."""
_WEIGHED: Final = 3
"""Deals in which calls are weighed by the hand alone, where there are many, to choose those that are tried."""
_MOST: Final = 6
"""Calls tried at most."""
_SIFTED: Final = 4
"""After so many deals, and each time that their number has doubled, the worse half of the calls is let go."""
_FEWEST: Final = 2
"""Calls that are never let go: the best two stay to the end."""
_PRIOR: Final = 4
"""Deals that what the hand alone promises counts as; chosen by hand, so that it decides where few are tried."""
_ERRORS: Final = 1.0
"""Standard errors by which a call must be ahead of a pass, and another act of the one that the hand suggests: a call
that is hardly better commits the side for nothing. Chosen by hand.
"""
_ERRORS_OVER_PARTNER: Final = 2.0
"""The same where a pass leaves the partner's call to stand. In 322 such turns of Bid Whist the 47 calls that were ahead
by one error brought 0.36 points each, the 19 that were by two 0.79.
"""
_DRAWS: Final = 4
"""Deals drawn at most until one fits the calls heard; chosen by hand for the time of an act."""


class TrialCaller:
    """Calls by trial; `plays_by` plays the cards."""

    def __init__(self, game: Game, plays_by: Player) -> None:
        self._game, self._plays_by = game, plays_by

    def decide(self, view: View, rng: Random, budget: Budget) -> Decision:
        """Raises ValueError when the seat has nothing to do."""
        if len(view.legal) < 2 or isinstance(view.legal[0], Play) or view.viewer is None:
            return self._plays_by.decide(view, rng, budget)
        return call_by_trial(self._game, view, rng, budget)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act alone."""
        return self.decide(view, rng, budget).action


def call_by_trial(game: Game, view: View, rng: Random, budget: Budget) -> Decision:
    """The call that brings most in imagined deals; of a budget for few of them the one that the hand alone suggests.

    Raises ValueError for a spectator.
    """
    if view.viewer is None:
        raise ValueError("a spectator does not call")
    trial, acts = _Trial(game, view, view.viewer, rng), _near(game, view, view.legal)
    worths = trial.weighed(acts) if is_of_auction(tuple(acts)) else {}
    acts = sorted(acts, key=lambda act: worths.get(act, 0.0), reverse=True)
    usual = acts[0] if worths else trial.by_hand()
    deals = min(budget.samples, budget.nodes // _NODES, _MOST_DEALS)
    if deals < _SIFTED:
        return Decision(usual, _why(worths or {usual: 0.0}, _WEIGHED), Kind.COUNT)
    usual = pass_among(acts) or usual
    gains = trial.tried([usual, *(act for act in acts[:_MOST] if act != usual)], deals)
    means = {
        act: (sum(each) + _PRIOR * worths.get(act, 0.0)) / (len(each) + _PRIOR) for act, each in gains.items()
    }
    best = max(means, key=means.__getitem__)
    if best != usual and not _is_clear(gains[best], gains[usual], trial.errors_asked(usual)):
        best = usual
    return Decision(best, _why(means, len(gains[best])), Kind.SEARCH)


def _why(means: dict[Action, float], count: int) -> Ground:
    return because("why-tried-acts", tuple(Rated(act.text, mean) for act, mean in means.items()), count=count)


def _is_clear(gains: Sequence[float], others: Sequence[float], errors: float) -> bool:
    """True if the first gains are more in the mean, by so many standard errors."""
    ahead = [one - two for one, two in zip(gains, others, strict=True)]
    return bool(fmean(ahead) > errors * stdev(ahead) / len(ahead) ** 0.5)


def _near(game: Game, view: View, legal: Sequence[Action]) -> list[Action]:
    """The acts to be tried: of acts with cards those of the least worth, and the one of the most."""
    if len(legal) <= _MOST or not all(map(cards_in, legal)):
        return list(legal)
    order = by_worth(legal, game.judge(view), game.pack.mask(view.hand), game.seats)
    return [*order[: _MOST - 1], order[-1]]


class _Trial:
    """The calls of one seat in imagined deals, each the same for all of them."""

    def __init__(self, game: Game, view: View, seat: Seat, rng: Random) -> None:
        self._game, self._seat, self._rng = game, seat, rng
        self._plain = Plain(game)
        self._heard = Heard(game, view, seat, rng, _DRAWS)

    def weighed(self, acts: Sequence[Action]) -> dict[Action, float]:
        """The mean gain that each act promises by the hand alone."""
        found: dict[Action, list[float]] = {act: [] for act in acts}
        for _ in range(_WEIGHED):
            position, calls = self._heard.deal()
            for act, worths in found.items():
                worths.append(calls.worth(position, self._seat, act))
        return {act: fmean(worths) for act, worths in found.items()}

    def by_hand(self) -> Action:
        """The act that the hand alone suggests, where no words are weighed."""
        return call_by_hand(self._game, self._heard.deal()[0], self._seat)

    def errors_asked(self, usual: Action) -> float:
        """The standard errors by which another act must be ahead of the usual one."""
        over_partner = pass_among((usual,)) and all(
            calls.leaves_partner(position, self._seat, usual)
            for position, calls in (self._heard.deal() for _ in range(_WEIGHED))
        )
        return _ERRORS_OVER_PARTNER if over_partner else _ERRORS

    def tried(self, acts: Sequence[Action], count: int) -> dict[Action, list[float]]:
        """The gains, by deal, of each act that was tried to the end. The first is."""
        found: dict[Action, list[float]] = {act: [] for act in acts}
        done, upto = 0, _SIFTED
        while done < count:
            for act, gains in self._gains(list(found), min(upto, count) - done).items():
                found[act] += gains
            done = min(upto, count)
            upto = 2 * done
            if done < count and len(found) > _FEWEST:
                order = sorted(found, key=lambda act: sum(found[act]), reverse=True)
                kept = order[: max(_FEWEST, (len(found) + 1) // 2)]
                found = {act: gains for act, gains in found.items() if act in kept or act == acts[0]}
        return found

    def _gains(self, acts: Sequence[Action], deals: int) -> dict[Action, list[float]]:
        """The gains of each act in so many more deals."""
        ends: list[Position] = []
        for _ in range(deals):
            position, calls = self._heard.deal()
            ends += [calls.called_on(position.play(self._seat, act))[0] for act in acts]
        results = results_of(self._game, self._plain, ends, self._rng)
        gains = [float(gain_of(self._game, result, self._seat)) for result in results]
        return {act: gains[place :: len(acts)] for place, act in enumerate(acts)}
