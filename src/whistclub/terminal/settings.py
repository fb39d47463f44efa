"""The settings of a person: appearance and pace of their terminal, kept in a file of the data folder."""

import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from pathlib import Path
from typing import Final, Literal

import msgspec

from whistclub.club.log.port import BadFile
from whistclub.club.store.files.record_files import data_folder
from whistclub.club.store.files.small_files import change_file, read_small

ORDERS: Final = ("alternating", "suits", "ranks", "rising")
"""The orders of a hand: colours alternating, suits in the order of the pack, by rank, and low to high."""

PAUSES_S: Final[tuple[float | None, ...]] = (None, 1.0, 2.0, 3.0)
"""The lengths of the pause after a full trick, in seconds; None until a key is pressed."""


PACES_S: Final = (0.1, 0.4, 1.0, 2.0)
"""The times that a bot's act may take to be seen, in seconds."""

_MOST_JOINED: Final = 8


class JoinedTable(msgspec.Struct, frozen=True):
    """A club's table that this terminal has sat at: its link, the key of its game, and when, in milliseconds since 1970
    UTC.
    """

    link: str
    game: str
    at_ms: int


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`language` empty: that of the command. `pause_s` None: a full trick lies until a key is pressed.

    `bot_s` is how long a bot's act takes to be seen. `guided`: the table says what each moment is about.
    `plays_forced`: the only card that may be played is played by itself. `met` are the games whose short page has been
    shown, `joined` the club's tables this terminal has sat at, the last one first.
    """

    language: str = ""
    four_colours: bool = True
    order: Literal["alternating", "suits", "ranks", "rising"] = "alternating"
    pause_s: float | None = None
    bot_s: float = 0.4
    guided: bool = True
    name: str = ""
    met: tuple[str, ...] = ()
    plays_forced: bool = False
    joined: tuple[JoinedTable, ...] = ()


def settings_file(environment: Mapping[str, str]) -> Path:
    """Returns the path of the settings."""
    return data_folder(environment) / "terminal.json"


def load_settings(environment: Mapping[str, str]) -> Settings:
    """Returns the settings kept; the usual ones where there is no file that can be read."""
    with suppress(BadFile, ValueError):
        return _settings(read_small(settings_file(environment)))
    return Settings()


def change_settings(environment: Mapping[str, str], change: Callable[[Settings], Settings]) -> None:
    """Changes the settings that are kept; where that cannot be, nothing is kept."""
    with suppress(BadFile):
        change_file(settings_file(environment), lambda found: msgspec.json.encode(change(_settings(found))))


def _settings(found: bytes) -> Settings:
    """The settings in these bytes of the file. Raises ValueError for bytes that are damaged."""
    try:
        return msgspec.json.decode(found, type=Settings) if found else Settings()
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError from problem


def next_order(order: str) -> Literal["alternating", "suits", "ranks", "rising"]:
    """The order after this one."""
    place = (ORDERS.index(order) + 1) % len(ORDERS)
    found: Literal["alternating", "suits", "ranks", "rising"] = ORDERS[place]
    return found


def next_pause(pause_s: float | None) -> float | None:
    """The pause after this one."""
    place = PAUSES_S.index(pause_s) if pause_s in PAUSES_S else 0
    return PAUSES_S[(place + 1) % len(PAUSES_S)]


def next_pace(bot_s: float) -> float:
    """The pace of bots after this one."""
    slower = [pace_s for pace_s in PACES_S if pace_s > bot_s]
    return slower[0] if slower else PACES_S[0]


def with_joined(settings: Settings, link: str, game: str) -> Settings:
    """The settings with this club's table as the last one joined."""
    others = tuple(one for one in settings.joined if one.link != link)
    found = (JoinedTable(link, game, time.time_ns() // 1_000_000), *others)
    return msgspec.structs.replace(settings, joined=found[:_MOST_JOINED])


def without_joined(settings: Settings, link: str) -> Settings:
    """The settings without this club's table."""
    return msgspec.structs.replace(settings, joined=tuple(one for one in settings.joined if one.link != link))


def keep_joined(environment: Mapping[str, str], link: str, game: str) -> None:
    """Keeps this club's table in the settings file as the last one joined, so that it stands at home."""
    change_settings(environment, lambda kept: with_joined(kept, link, game))
