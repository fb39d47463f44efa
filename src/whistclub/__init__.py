"""The whist family of card games: rules, records, messages and the `whist` command.

What a program needs first is here by name and loaded when it is asked for; `docs/library.md` shows it.
"""

from typing import TYPE_CHECKING

from whistclub.version import VERSION

if TYPE_CHECKING:
    from whistclub.library import (
        Action,
        Answer,
        BadDeal,
        BadOption,
        BadRecord,
        BadText,
        BadValue,
        Board,
        Boards,
        Bot,
        Budget,
        Card,
        Deal,
        Game,
        IllegalAction,
        Match,
        Odds,
        Player,
        Position,
        Record,
        Rollouts,
        Seat,
        Summary,
        Trick,
        TrickTable,
        View,
        WhistclubError,
        World,
        act,
        action,
        deal,
        deal_from_hands,
        duel,
        game,
        game_names,
        match_of,
        odds,
        pbn,
        play,
        player,
        player_names,
        position_of,
        preset_names,
        read_boards,
        read_record,
        record,
        rollouts,
        score_lines,
        show,
        solve,
        solve_table,
        start,
        tricks,
        worlds,
        write_record,
    )

__version__ = VERSION
__all__ = [
    "Action", "Answer", "BadDeal", "BadOption", "BadRecord", "BadText", "BadValue", "Board", "Boards", "Bot",
    "Budget", "Card", "Deal", "Game", "IllegalAction", "Match", "Odds", "Player", "Position", "Record", "Rollouts",
    "Seat", "Summary", "Trick", "TrickTable", "View", "WhistclubError", "World", "act", "action", "deal",
    "deal_from_hands", "duel", "game", "game_names", "match_of", "odds", "pbn", "play", "player", "player_names",
    "position_of", "preset_names", "read_boards", "read_record", "record", "rollouts", "score_lines", "show", "solve",
    "solve_table", "start", "tricks", "worlds", "write_record",
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
