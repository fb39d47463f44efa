"""The actions of the table with their keys: one list for the screen, the help and the documentation."""

from typing import Final

from whistclub.terminal.app.table.actions import (
    cursor,
    deal,
    exits,
    offers,
    preferences,
    talk,
    texts,
)
from whistclub.terminal.app.table.control import KeyNote, TableAction, TableActions

ACTIONS: Final = TableActions(
    moves=(
        TableAction("left", "left", "←", "app-key-move", cursor.left),
        TableAction("right", "right", "→", "app-key-move", cursor.right),
        TableAction("first", "home", "Home", "app-key-ends", cursor.first),
        TableAction("last", "end", "End", "app-key-ends", cursor.last),
        TableAction("confirm", "enter", "Enter", "app-key-do", cursor.confirm),
        TableAction("lift", "space", "Space", "app-key-lift", cursor.lift),
    ),
    commands=(
        TableAction("next", "n", "N", "app-key-next", deal.next_deal, offers.allowed("next_deal")),
        TableAction("agree", "y", "Y", "app-key-agree", deal.agree, offers.is_asked),
        TableAction("refuse", "", "N", "app-key-refuse", deal.refuse, offers.is_asked),
        TableAction("hint", "i", "I", "app-key-hint", deal.hint, offers.allowed("hint")),
        TableAction("prices", "f9", "F9", "app-key-prices", deal.prices, offers.allowed("hint")),
        TableAction("undo", "u", "U", "app-key-undo", deal.undo, offers.allowed("undo")),
        TableAction("redo", "r", "R", "app-key-redo", deal.redo, offers.allowed("redo")),
        TableAction("last_trick", "v", "V", "app-key-last-trick", deal.last_trick, offers.has_last_trick),
        TableAction("claim", "x", "X", "app-key-claim", deal.claim, offers.allowed("claim")),
        TableAction("concede", "z", "Z", "app-key-concede", deal.concede, offers.allowed("concede")),
        TableAction("sheet", "e", "E", "app-key-sheet", texts.side("sheet")),
        TableAction("journal", "j", "J", "app-key-journal", texts.side("journal")),
        TableAction("primer", "f", "F", "app-key-primer", texts.side("primer")),
        TableAction("rules", "b", "B", "app-key-rules", texts.side("rules")),
        TableAction(
            "agreements", "a", "A", "app-key-agreements", texts.side("agreements"), offers.has_agreements
        ),
        TableAction("review", "g", "G", "app-key-review", texts.review, offers.has_deal_to_review),
        TableAction("order", "o", "O", "app-key-order", preferences.order, offers.has_hand),
        TableAction("language", "f2", "F2", "app-key-language", preferences.language),
        TableAction("colours", "f3", "F3", "app-key-colours", preferences.colours),
        TableAction("pause", "f4", "F4", "app-key-pause", preferences.pause),
        TableAction("guide", "f5", "F5", "app-key-guide", preferences.guide),
        TableAction("again", "f6", "F6", "app-key-again", exits.again, offers.can_deal_again),
        TableAction("new", "f7", "F7", "app-key-new", exits.new_game, offers.can_start_over),
        TableAction("stop", "f8", "F8", "app-key-stop", deal.stop, offers.allowed("stop")),
        TableAction("talk", "f10", "F10", "app-key-talk", talk.talk, offers.can_talk),
        TableAction("help", "question_mark", "?", "app-key-help", texts.keys),
        TableAction("menu", "escape", "Esc", "app-key-menu", texts.menu),
        TableAction("home", "q", "Q", "app-key-home", exits.home),
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
