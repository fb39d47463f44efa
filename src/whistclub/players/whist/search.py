"""The choices to search in plain Whist."""

from whistclub.games.whist import Whist, WhistView
from whistclub.players.player import Decision, Player
from whistclub.players.reading import Reading, read
from whistclub.players.search.aim import PAIRS, Aim, in_tricks
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task
from whistclub.players.whist.player import WhistPlayer
from whistclub.rules.game import Game
from whistclub.rules.values import View


def searching_whist(game: Game, usual: Player | None, demands: Effort) -> Player | None:
    """The player of Whist, or None for another game."""
    if not isinstance(game, Whist):
        return None
    return SearchingPlayer(game, usual or WhistPlayer(game), whist_task, demands)


def whist_task(view: View, _: Decision) -> Task:
    """Every card is a choice to search."""
    if not isinstance(view, WhistView):
        raise TypeError(f"a view of Whist is searched here, not {type(view).__name__}")
    reading = read(view)
    return Task(reading, whist_aim(view, reading))


def whist_aim(view: WhistView, reading: Reading) -> Aim:
    """The points of the deal, a trick over half each, by tricks still to come."""
    side = PAIRS[reading.me % 2]
    left, won = reading.hand.bit_count(), sum(view.won[reading.me % 2 :: 2])
    total = left + sum(view.won)
    half = total // 2
    points = [float(max(0, own - half) - max(0, total - own - half)) for own in range(won, won + left + 1)]
    return Aim(objective="most", side=side, counts=side, worth=in_tricks(points))
