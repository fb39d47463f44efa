"""The options by which games bound a match: `deals`, its number of deals, and `max_deals`, after which the side ahead
wins.
"""

from typing import Any

from whistclub.rules.game import Game
from whistclub.rules.options import specs


def has_own_end(game: Game) -> bool:
    """True if the options end the match after some number of deals, or else its own rules do."""
    options: Any = game.options
    if hasattr(options, "deals"):
        return isinstance(options.deals, int)
    if hasattr(options, "max_deals"):
        return options.max_deals is not None
    return game.outline().goal is not None


def may_take_end(game: Game) -> bool:
    """True if the game has the option `max_deals` and it is not set."""
    takes = {spec.name for spec in specs(type(game.options))}
    return "max_deals" in takes and game.options.max_deals is None
