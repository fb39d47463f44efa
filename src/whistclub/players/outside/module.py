"""A player of a module that can be imported, as `module:Bot`: what makes it from a game, as an entry point does."""

import sys
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from whistclub.cards.errors import BadOption, reason
from whistclub.players.outside.player import ACT_MS, PREFIX, OutsidePlayer, seated
from whistclub.players.player import Bot
from whistclub.rules.game import Game

_MARK: Final = ":"


def bot_named(game: Game, name: str, act_ms: int = ACT_MS) -> Bot:
    """The bot of this name: `module:Bot` of a module in the folder one is in or installed, else as `seated` has it.

    Only for names that the person who runs the program gives: a module does as it likes. Raises BadOption.
    """
    if _MARK not in name or name.startswith(PREFIX):
        return seated(game, name, act_ms)
    module, _, attribute = name.partition(_MARK)
    try:
        bot: Bot = _found(module, attribute)(game)
    except Exception as problem:  # a stranger's module may raise anything
        raise _unusable(name, f"{type(problem).__name__}: {problem}") from problem
    if not callable(getattr(bot, "choose", None)):
        raise _unusable(name, "it makes nothing with a method choose(view, rng, budget)")
    return bot


def check_player(game: Game, name: str, act_ms: int = ACT_MS) -> None:
    """Raises BadOption where this game has no such player. A program is started and let go, a module is imported."""
    player = bot_named(game, name, act_ms)
    if isinstance(player, OutsidePlayer):
        try:
            player.start()
        finally:
            player.close()


def _found(module: str, attribute: str) -> Any:
    """The thing of this name in the module, which is looked for in the folder one is in first, as for a script."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    return getattr(import_module(module), attribute)


def _unusable(name: str, problem: str) -> BadOption:
    return BadOption(reason("player-module", name=name[:200], problem=" ".join(problem.split())[:200]))
