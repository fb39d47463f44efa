"""The pricing of Whist."""

from whistclub.coach.pricing import Pricing
from whistclub.coach.stakes import Stakes, ends_of_pairs, outcome_of
from whistclub.games.whist import Whist, WhistView
from whistclub.players.reading import Reading
from whistclub.players.whist.search import whist_aim
from whistclub.rules.game import Game
from whistclub.rules.seats import Seat
from whistclub.rules.values import DealResult, View


def _stakes(game: Game, view: View, reading: Reading, whose: Seat) -> Stakes | None:
    """Honours count alike whatever is played, so they are left to the result."""
    if not isinstance(game, Whist) or not isinstance(view, WhistView):
        return None
    outcomes = []
    for (north_south, east_west), tricks in ends_of_pairs(view.won, reading, whose):
        half = (north_south + east_west) // 2
        points = max(0, north_south - half), max(0, east_west - half)
        outcomes.append(
            outcome_of(game, view.setting, DealResult((), points, view.setting.carry), whose, tricks)
        )
    return Stakes(whist_aim(view, reading), tuple(outcomes))


PRICING = Pricing(stakes=_stakes)
