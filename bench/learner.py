"""A learner who mends what the coach names to practise gains what the coach says it costs.

Run as `python -m bench.learner` from the project's folder. `--learners N` (12) of `--game PRESET` (whist) play as the
conventions do, but in each of three themes, drawn for each learner from `--themes NAMES` (the places in the trick,
discards and trumps), they play any other card at times, in one more often than in the others. Each sits south among
players of the conventions and has `--deals N` (20) deals reviewed. Then the learner with only the theme mended that the
coach names plays `--played N` (400) further deals beside the learner as it was. Told are the faults, the theme named,
the cost told, the points gained a deal, each with its standard error, and of how many learners the two agree within
1.96 standard errors of both.
"""

from math import hypot
from random import Random
from typing import Any, Final, NamedTuple

from bench.common import arguments
from whistclub import library
from whistclub.coach import review_deal, totals_of
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
    """Plays as the conventions do but for these themes, in which it plays any other card so often."""

    def __init__(self, game: Any, faults: dict[str, float]) -> None:
        self._game, self._faults, self._player = game, faults, conventional(game)

    def choose(self, view: View, rng: Random, budget: Budget) -> Action:
        """The act of the conventions, or another card."""
        del budget
        usual = self._player.decide(view, rng, UNTRIED)
        others = [act for act in view.legal if isinstance(act, Play) and act != usual.action]
        rate = self._faults.get(theme_of(self._game, view, usual), 0.0)
        return rng.choice(others) if others and rng.random() < rate else usual.action


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


def points(game: Any, faults: dict[str, float], seed: str) -> float:
    """The points of south in a deal."""
    result = dealt(game, faults, seed).result
    return 0.0 if result is None else float(scored_by(game, tuple(map(float, result.points)), SOUTH))


def dealt(game: Any, faults: dict[str, float], seed: str) -> Any:
    """A deal with a learner of these faults in the south."""
    others = Learner(game, {})
    seats = [others] * game.seats
    seats[SOUTH] = Learner(game, faults)
    return library.play(game, seats, seed=seed, deals=1).deals[0]


def taught(game: Any, number: int, faults: dict[str, float], deals: int, played: int) -> Found | None:
    """What a learner was told and gained; None if nothing was named."""
    reviews = [review_deal(game, dealt(game, faults, f"{SEED} {number} {deal}")) for deal in range(deals)]
    practice = totals_of([(review, "S") for review in reviews]).practice
    if practice is None:
        return None
    mended = {theme: rate for theme, rate in faults.items() if theme != practice.theme}
    seeds = [f"{SEED} played {number} {deal}" for deal in range(played)]
    gained = mean_of([points(game, mended, seed) - points(game, faults, seed) for seed in seeds])
    return Found(faults, practice.theme, practice.cost, gained)


def main() -> None:
    """Teaches and prints."""
    asked = arguments(__doc__, learners=12, game="whist", themes=THEMES, deals=20, played=400).parse_args()
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
