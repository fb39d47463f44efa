"""The actions of the table with their keys: one list for the screen, the help and the documentation."""

from typing import Final

from whistclub.terminal.app.table.actions import (
    leaving,
    moving,
    offers,
    playing,
    preferring,
    reading,
    talking,
)
from whistclub.terminal.app.table.control import KeyNote, TableAction, TableActions

ACTIONS: Final = TableActions(
    moves=(
        TableAction("left", "left", "←", "app-key-move", moving.left),
        TableAction("right", "right", "→", "app-key-move", moving.right),
        TableAction("first", "home", "Home", "app-key-ends", moving.first),
        TableAction("last", "end", "End", "app-key-ends", moving.last),
        TableAction("confirm", "enter", "Enter", "app-key-do", moving.confirm),
        TableAction("lift", "space", "Space", "app-key-lift", moving.lift),
    ),
    commands=(
        TableAction("next", "n", "N", "app-key-next", playing.next_deal, offers.allowed("next_deal")),
        TableAction("agree", "y", "Y", "app-key-agree", playing.agree, offers.is_asked),
        TableAction("refuse", "", "N", "app-key-refuse", playing.refuse, offers.is_asked),
        TableAction("hint", "i", "I", "app-key-hint", playing.hint, offers.allowed("hint")),
        TableAction("prices", "f9", "F9", "app-key-prices", playing.prices, offers.allowed("hint")),
        TableAction("undo", "u", "U", "app-key-undo", playing.undo, offers.allowed("undo")),
        TableAction("redo", "r", "R", "app-key-redo", playing.redo, offers.allowed("redo")),
        TableAction("last_trick", "v", "V", "app-key-last-trick", playing.last_trick, offers.has_last_trick),
        TableAction("claim", "x", "X", "app-key-claim", playing.claim, offers.allowed("claim")),
        TableAction("concede", "z", "Z", "app-key-concede", playing.concede, offers.allowed("concede")),
        TableAction("sheet", "e", "E", "app-key-sheet", reading.side("sheet")),
        TableAction("journal", "j", "J", "app-key-journal", reading.side("journal")),
        TableAction("primer", "f", "F", "app-key-primer", reading.side("primer")),
        TableAction("rules", "b", "B", "app-key-rules", reading.side("rules")),
        TableAction(
            "agreements", "a", "A", "app-key-agreements", reading.side("agreements"), offers.has_agreements
        ),
        TableAction("review", "g", "G", "app-key-review", reading.review, offers.has_deal_to_review),
        TableAction("order", "o", "O", "app-key-order", preferring.order, offers.has_hand),
        TableAction("language", "f2", "F2", "app-key-language", preferring.language),
        TableAction("colours", "f3", "F3", "app-key-colours", preferring.colours),
        TableAction("pause", "f4", "F4", "app-key-pause", preferring.pause),
        TableAction("guide", "f5", "F5", "app-key-guide", preferring.guide),
        TableAction("again", "f6", "F6", "app-key-again", leaving.again, offers.can_deal_again),
        TableAction("new", "f7", "F7", "app-key-new", leaving.new_game, offers.can_start_over),
        TableAction("stop", "f8", "F8", "app-key-stop", playing.stop, offers.allowed("stop")),
        TableAction("talk", "f10", "F10", "app-key-talk", talking.talk, offers.can_talk),
        TableAction("help", "question_mark", "?", "app-key-help", reading.keys),
        TableAction("menu", "escape", "Esc", "app-key-menu", reading.menu),
        TableAction("home", "q", "Q", "app-key-home", leaving.home),
    ),
    notes=(
        KeyNote("1…9", "app-key-choice"),
        KeyNote("P", "app-key-pass"),
        KeyNote("T", "app-key-twiddle"),
        KeyNote("S H D C", "app-key-suit"),
        KeyNote("M S W L Y K", "app-key-suit-decktet"),
    ),
    aliases={"f1": "help"},
)

FOOT: Final = (
    ("help", "app-foot-help"),
    ("menu", "app-foot-menu"),
    ("hint", "app-foot-hint"),
    ("undo", "app-foot-undo"),
    ("last_trick", "app-foot-last-trick"),
    ("sheet", "app-foot-sheet"),
    ("rules", "app-foot-rules"),
    ("journal", "app-foot-journal"),
    ("order", "app-foot-order"),
)
"""The actions of the last line, each with the message of its word."""
