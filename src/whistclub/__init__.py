"""The whist family of card games: rules, records, messages and the `whist` command.

What a program needs first is here by name and loaded when it is asked for; `docs/library.md` shows it.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from whistclub.library import (
        Action,
        Answer,
        Budget,
        Deal,
        Game,
        Match,
        Player,
        Position,
        Record,
        WhistclubError,
        action,
        deal,
        game,
        game_names,
        match_of,
        pbn,
        play,
        player,
        player_names,
        preset_names,
        read_record,
        record,
        solve,
        write_record,
    )

__version__ = "0.1.0.dev0"
__all__ = [
    "Action", "Answer", "Budget", "Deal", "Game", "Match", "Player", "Position", "Record", "WhistclubError", "action", "deal",
    "game", "game_names", "match_of", "pbn", "play", "player", "player_names", "preset_names", "read_record", "record", "solve",
    "write_record",
]  # fmt: skip


def __getattr__(name: str) -> object:
    """Loads the library when one of its names is first asked for."""
    if name not in __all__:
        raise AttributeError(f"module 'whistclub' has no attribute {name!r}")
    from importlib import import_module

    found: object = getattr(import_module("whistclub.library"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
