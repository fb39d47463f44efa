"""A learner who mends what the coach names to practise gains what the coach says it costs.

Run as `python -m bench.learner` from the project's folder. `--learners N` (12) of `--game PRESET` (whist) play as the
conventions do, but in each of three themes, drawn for each learner from `--themes NAMES` (the places in the trick,
discards and trumps), they play any other card at times, in one more often than in the others. Each sits south among
players of the conventions and has `--deals N` (20) deals reviewed. Then it plays `--played N` (200) further deals
twice: as it was, and with the best card by the fair prices in the theme that the coach named. Told are the faults, the
theme named, the cost told, the points gained a deal, each with its standard error, and of how many learners the two
agree within 1.96 standard errors of both.
"""

from math import hypot
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import QUICK, fair_prices, review_deal, totals_of
from whistclub.coach.pricing import theme_of
from whistclub.coach.rollout_prices import UNTRIED
from whistclub.coach.stakes import scored_by
from whistclub.coach.totals import Mean, mean_of
from whistclub.players.levels import conventional
from whistclub.players.player import Budget
from whistclub.rules.actions import Action, Play
from whistclub.rules.seats import Seat
from whistclub.rules.values import View

SEED: Final = "learner"
THEMES: Final = "lead,second,third,last,discards,trumps"
RATES: Final = (0.7, 0.2, 0.2)
"""How often a learner errs in each of its themes."""
SOUTH: Final = Seat(2)
SURE: Final = 1.96


class Learner:
    """Plays as the conventions do but for these themes, in which it plays any other card so often, and for the theme
    that it has learnt, in which it plays the card of the best fair price.
    """

    def __init__(self, game: Any, faults: dict[str, float], learnt: str = "") -> None:
        self._game, self._faults, self._learnt = game, faults, learnt
        self._player = conventional(game)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act of the conventions, another card, or the best one."""
        del budget
        usual = self._player.decide(view, rng, UNTRIED)
        others = [act for act in view.legal if isinstance(act, Play) and act != usual.action]
        theme, errs = theme_of(self._game, view, usual), rng.random()
        if others and theme == self._learnt:
            priced = fair_prices(self._game, view, QUICK)
            return next((act for act in view.legal if priced and act.text in priced[0].alike), usual.action)
        return rng.choice(others) if others and errs < self._faults.get(theme, 0.0) else usual.action


class Found(NamedTuple):
    """A learner's faults, the theme named with its cost told, and the points gained a deal without it."""

    faults: dict[str, float]
    theme: str
    told: Mean
    gained: Mean

    @property
    def agrees(self) -> bool:
        """True if cost and gain agree within both their errors."""
        error = hypot(self.told.error or 0.0, self.gained.error or 0.0)
        return abs(self.told.mean - self.gained.mean) <= SURE * error


def points(game: Any, south: Learner, seed: str) -> float:
    """The points of this learner in a deal."""
    result = dealt(game, south, seed).result
    return 0.0 if result is None else float(scored_by(game, tuple(map(float, result.points)), SOUTH))


def dealt(game: Any, south: Learner, seed: str) -> Any:
    """A deal with this learner in the south, and the conventions elsewhere."""
    seats = [Learner(game, {})] * game.seats
    seats[SOUTH] = south
    return library.play(game, seats, seed=seed, deals=1).deals[0]


def taught(game: Any, number: int, faults: dict[str, float], deals: int, played: int) -> Found | None:
    """The theme named to a learner, with the cost told and the points gained; None if nothing was named."""
    before = Learner(game, faults)
    reviews = [review_deal(game, dealt(game, before, f"{SEED} {number} {deal}")) for deal in range(deals)]
    practice = totals_of([(review, "S") for review in reviews]).practice
    if practice is None:
        return None
    after = Learner(game, faults, practice.theme)
    seeds = [f"{SEED} played {number} {deal}" for deal in range(played)]
    gained = mean_of([points(game, after, seed) - points(game, before, seed) for seed in seeds])
    return Found(faults, practice.theme, practice.cost, gained)


def main() -> None:
    """Teaches and prints."""
    asked = arguments(__doc__, learners=12, game="whist", themes=THEMES, deals=20, played=200).parse_args()
    game: Any = library.game(asked.game)
    found = []
    for number in range(asked.learners):
        themes = Random(f"{SEED} {number}").sample(asked.themes.split(","), len(RATES))
        faults = dict(zip(themes, RATES, strict=True))
        one = taught(game, number, faults, asked.deals, asked.played)
        print(number, one or f"{faults}: nothing named", flush=True)
        found += [] if one is None else [one]
    agree = sum(one.agrees for one in found)
    print(f"{asked.game}: {len(found)} of {asked.learners} were told, {agree} gained what they were told")


if __name__ == "__main__":
    main()
