"""Cards searched in any game of four hands of the French pack, its aim read off from its own scoring."""

from whistclub.cards.french import FRENCH
from whistclub.players.player import Decision, Player, PlaysOut
from whistclub.players.reading import read
from whistclub.players.search.aim import aim_of
from whistclub.players.search.effort import Effort
from whistclub.players.search.player import SearchingPlayer, Task, TaskOf
from whistclub.players.stakes import stakes_of
from whistclub.rules.game import Game
from whistclub.rules.seats import FOUR
from whistclub.rules.values import View


def searching_any(game: Game, usual: Player, demands: Effort) -> Player | None:
    """The player who searches in this game; None for one of other hands than four, or of another pack."""
    if game.seats != len(FOUR) or game.pack is not FRENCH:
        return None
    return SearchingPlayer(game, usual, tasks_of(game, usual), demands)


def tasks_of(game: Game, usual: Player) -> TaskOf:
    """The choices to search in this game."""
    # Such a player's usual card is one that it has tried in a single world: nothing is to be kept of it.
    is_open = isinstance(usual, PlaysOut)

    def task_of(view: View, _: Decision) -> Task | None:
        reading = read(view)
        if not reading.is_all_held:
            return None
        stakes = stakes_of(game, view)
        aim = None if stakes is None else aim_of(stakes)
        return None if aim is None else Task(reading, aim, is_open=is_open)

    return task_of
