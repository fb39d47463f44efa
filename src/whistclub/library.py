"""The first things a program needs: games, deals, players, whole matches, records, perfect play, and what is likely.

`import whistclub` offers all of it by name; see `docs/library.md`. What is longer than a few lines is in `programs`.
"""

from pathlib import Path
from typing import cast

from whistclub.cards.card import Card
from whistclub.cards.errors import (
    BadDeal,
    BadOption,
    BadRecord,
    BadText,
    BadValue,
    IllegalAction,
    WhistclubError,
    reason,
)
from whistclub.club.store.files.whole_files import SHARED, write_whole
from whistclub.games.registry import PRESETS, game_of_preset, games_in_order, make_game
from whistclub.players.outside.player import seated
from whistclub.players.player import Bot, Budget, Player
from whistclub.players.registry import PLAYERS
from whistclub.programs.bots import act, duel, play
from whistclub.programs.chances import Odds, Rollouts, odds, rollouts, worlds
from whistclub.programs.deals import (
    Board,
    Boards,
    deal,
    deal_from_hands,
    position_of,
    read_boards,
    start,
)
from whistclub.programs.game import Game, Position
from whistclub.programs.solutions import TrickTable, solve, solve_table
from whistclub.programs.text import Trick, score_lines, show, tricks
from whistclub.programs.value_types import checked
from whistclub.rules import game as rules
from whistclub.rules.actions import Action
from whistclub.rules.deal import Deal
from whistclub.rules.match import Match
from whistclub.rules.match_pbn import match_to_pbn
from whistclub.rules.options import Value, specs
from whistclub.rules.record import Record, record_from_bytes, record_to_bytes
from whistclub.rules.replay import record_of, replay
from whistclub.rules.seats import Seat
from whistclub.rules.values import View, World
from whistclub.solver import Answer
from whistclub.study.duel_figures import Summary

__all__ = [
    "Action", "Answer", "BadDeal", "BadOption", "BadRecord", "BadText", "BadValue", "Board", "Boards", "Bot",
    "Budget", "Card", "Deal", "Game", "IllegalAction", "Match", "Odds", "Player", "Position", "Record", "Rollouts",
    "Seat", "Summary", "Trick", "TrickTable", "View", "WhistclubError", "World", "act", "action", "deal",
    "deal_from_hands", "duel", "game", "game_names", "match_of", "odds", "pbn", "play", "player", "player_names",
    "position_of", "preset_names", "read_boards", "read_record", "record", "rollouts", "score_lines", "show", "solve",
    "solve_table", "start", "tricks", "worlds", "write_record",
]  # fmt: skip


def game_names() -> tuple[str, ...]:
    """The keys of the games, those of other packages among them."""
    return games_in_order()


def preset_names() -> tuple[str, ...]:
    """The names of the presets; the first of a game is named like it."""
    return tuple(PRESETS)


def player_names() -> tuple[str, ...]:
    """The names of the players."""
    return PLAYERS


@checked
def game(name: str, **options: Value) -> Game:
    """The game of this key or preset, with further options as values or in their text forms.

    Raises BadOption naming what there is for an unknown name, option or value.
    """
    usual = game_of_preset(name, {})
    known = {spec.name: spec for spec in specs(usual.options_type)}
    unknown = next((option for option in options if option not in known), None)
    if unknown is not None:
        raise BadOption(reason("option-unknown", name=unknown, valid=", ".join(known)))
    written = {
        option: value if isinstance(value, str) else known[option].write(value)
        for option, value in options.items()
    }
    return cast("Game", game_of_preset(name, written))


@checked
def action(game: rules.Game, text: str) -> Action:
    """The act of this text form: `play HK`, `call solo`. Raises BadText."""
    return game.alphabet.read(text, game.pack)


@checked
def player(game: rules.Game, name: str = "club") -> Player:
    """The player of this name for this game, or for `cmd:COMMAND` a program. Raises BadOption naming the players there
    are.
    """
    return seated(game, name)


@checked
def record(match: Match) -> Record:
    """The record of a match: one readable document with every deal and act."""
    return record_of(match)


@checked
def write_record(match: Match, path: str | Path) -> None:
    """Writes the record of a match as a JSON file."""
    write_whole(Path(path), record_to_bytes(record_of(match)), SHARED)


@checked
def pbn(match: Match) -> str:
    """The deals of a match that are over in Portable Bridge Notation, with the play; what was bid stands in notes.

    Raises BadDeal for a game that is not played by four with a French pack.
    """
    return match_to_pbn(match)


def read_record(path: str | Path) -> Record:
    """The record in a file.

    Raises BadRecord naming the place and what would be right, and OSError where the file cannot be read.
    """
    return record_from_bytes(Path(path).read_bytes())


@checked
def match_of(record: Record, at: int | None = None) -> Match:
    """The match that a record tells, to its end or up to act number `at`. Raises BadRecord."""
    return replay(record, make_game, at)
