"""The keys of the table, one list for the screen, the help and the documentation."""

from typing import Final

import msgspec


class Key(msgspec.Struct, frozen=True):
    """A key: what Textual calls it, what is written on it, what it does, and the key of the sentence that says so."""

    name: str
    cap: str
    does: str
    about: str


MOVES: Final = (
    Key("left", "←", "left", "app-key-move"),
    Key("right", "→", "right", "app-key-move"),
    Key("home", "Home", "first", "app-key-ends"),
    Key("end", "End", "last", "app-key-ends"),
    Key("enter", "Enter", "do", "app-key-do"),
    Key("space", "Space", "lift", "app-key-lift"),
)
"""Keys of the hand and of the choices."""

COMMANDS: Final = (
    Key("n", "N", "next", "app-key-next"),
    Key("i", "I", "hint", "app-key-hint"),
    Key("u", "U", "undo", "app-key-undo"),
    Key("r", "R", "redo", "app-key-redo"),
    Key("v", "V", "last_trick", "app-key-last-trick"),
    Key("x", "X", "claim", "app-key-claim"),
    Key("z", "Z", "concede", "app-key-concede"),
    Key("e", "E", "sheet", "app-key-sheet"),
    Key("j", "J", "journal", "app-key-journal"),
    Key("f", "F", "primer", "app-key-primer"),
    Key("b", "B", "rules", "app-key-rules"),
    Key("a", "A", "agreements", "app-key-agreements"),
    Key("g", "G", "review", "app-key-review"),
    Key("o", "O", "order", "app-key-order"),
    Key("f2", "F2", "language", "app-key-language"),
    Key("f3", "F3", "colours", "app-key-colours"),
    Key("f4", "F4", "pause", "app-key-pause"),
    Key("f5", "F5", "guide", "app-key-guide"),
    Key("f6", "F6", "again", "app-key-again"),
    Key("f7", "F7", "new", "app-key-new"),
    Key("f8", "F8", "stop", "app-key-stop"),
    Key("question_mark", "?", "help", "app-key-help"),
    Key("escape", "Esc", "menu", "app-key-menu"),
    Key("q", "Q", "home", "app-key-home"),
)
"""Keys that do something at the table; the menu lists them."""

CHOICES: Final = (
    Key("1", "1…9", "choice", "app-key-choice"),
    Key("p", "P", "pass", "app-key-pass"),
    Key("t", "T", "twiddle", "app-key-twiddle"),
    Key("s", "S H D C", "suit", "app-key-suit"),
    Key("m", "M S W L Y K", "suit", "app-key-suit-decktet"),
    Key("y", "Y", "agree", "app-key-agree"),
)
"""Keys of single moments."""

BY_NAME: Final = {key.name: key.does for key in (*MOVES, *COMMANDS)} | {"f1": "help"}


def named(does: str) -> Key:
    """The command that does this."""
    return next(key for key in COMMANDS if key.does == does)
