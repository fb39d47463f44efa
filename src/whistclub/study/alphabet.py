"""The acts of a game as whole numbers, the same for every option and preset of that game.

An act's number is its place in the game's alphabet; `docs/study.md` lists them, and `table(key)` has
a line an act.
"""

from functools import cache
from typing import Final

from whistclub.games.registry import GAMES, make_game, presets_of
from whistclub.rules.actions import Action

GAME_KEYS: Final = tuple(GAMES)
"""The games that programs can play: all that there are."""


@cache
def acts_of(key: str) -> tuple[Action, ...]:
    """Every act of the game with this key; an act's number is its place. Raises BadOption for a game nobody knows.

    Acts with the cards of another deck, which a preset of the game deals, stand behind all others.
    """
    games = [make_game(key, {}), *(make_game(key, preset.changes) for preset in presets_of(key))]
    acts = (act for game in games for act in game.alphabet.acts(game.pack, game.stock.cards))
    return tuple(dict.fromkeys(acts))


@cache
def numbers_of(key: str) -> dict[Action, int]:
    """The number of every act of the game with this key. Raises BadOption for a game nobody knows."""
    return {action: number for number, action in enumerate(acts_of(key))}


def table(key: str) -> str:
    """A line an act: its number and its text. Raises BadOption for a game nobody knows."""
    return "\n".join(f"{number} {action.text}" for number, action in enumerate(acts_of(key)))
