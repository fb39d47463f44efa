"""The lines between Whistclub and a player that is a program of its own, and their JSON Schema."""

from typing import Any, Final

import msgspec

from whistclub.rules.encoding import encode
from whistclub.rules.game import Game
from whistclub.rules.options import options_mapping, specs
from whistclub.rules.seats import letters_of_table
from whistclub.rules.values import View

PROTOCOL: Final = 1
"""The version of these lines."""
MOST_BYTES: Final = 1 << 16
"""The longest line that is read from a player."""


class Hello(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="hello"):
    """The first line to a player: the game with all its options in text forms, and the time for an act.

    `rules` is the version of the game's rules, `seats` has a letter for each seat in order, so that seat 0 is the
    first.
    """

    protocol: int
    game: str
    rules: int
    options: dict[str, str]
    seats: str
    act_ms: int


class Turn(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="turn"):
    """An act is asked for. `view` is all that the seat knows, its legal acts among it.

    `random` is for the player's own chance: the same deal in the same duel brings the same number.
    """

    id: int
    random: int
    view: msgspec.Raw


class Bye(msgspec.Struct, frozen=True, tag_field="type", tag="bye"):
    """Nothing more is asked. The player ends."""


class Ready(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="ready"):
    """The answer to `hello` of a player that plays this game."""

    protocol: int
    name: str = ""


class Refuse(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="refuse"):
    """The answer to `hello` of a player that does not."""

    why: str = ""


class Act(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="act"):
    """The answer to `turn`, with its id: one of `view.legal`."""

    id: int
    act: str


def hello_of(game: Game, act_ms: int) -> Hello:
    """The first line for this game."""
    values = options_mapping(game.options)
    return Hello(
        protocol=PROTOCOL,
        game=game.key,
        rules=game.version,
        options={spec.name: spec.write(values[spec.name]) for spec in specs(type(game.options))},
        seats="".join(letters_of_table(game.seats)),
        act_ms=act_ms,
    )


def turn_of(number: int, random: int, view: View) -> Turn:
    """The question for the act of a view."""
    return Turn(id=number, random=random, view=msgspec.Raw(encode(view)))


def line_of(message: Hello | Turn | Bye) -> bytes:
    """The message as a line."""
    return msgspec.json.encode(message) + b"\n"


def read_welcome(line: bytes) -> Ready | Refuse:
    """The answer to `hello`. Raises msgspec.MsgspecError or UnicodeDecodeError for anything else."""
    return msgspec.json.decode(line, type=Ready | Refuse)


def read_act(line: bytes) -> Act:
    """The answer to `turn`. Raises msgspec.MsgspecError or UnicodeDecodeError for anything else."""
    return msgspec.json.decode(line, type=Act)


def schema() -> dict[str, Any]:
    """The JSON Schema of every line, by its type; `view` is told in the page alone."""
    _, parts = msgspec.json.schema_components((Hello, Turn, Bye, Ready, Refuse, Act))
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "$defs": parts}
