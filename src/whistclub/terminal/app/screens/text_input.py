"""Screens to write on: one line, or several."""

from typing import Final

from textual.app import ComposeResult
from textual.widgets import Input, TextArea

from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.heading import Heading

MOST_LETTERS: Final = 20_000
_MOST_IN_LINE: Final = 200


class LineInput(AppScreen):
    """Asks for one line; returns it, None when it is left by Escape.

    `heading` and `note` are keys of messages; `valid` says what an option takes, and stands instead of the note.
    """

    key_groups = (("app-keys-line", (("Enter", "app-key-take"), ("Esc", "app-key-drop"))),)

    def __init__(self, heading: str, text: str = "", note: str = "", valid: str = "") -> None:
        super().__init__()
        self._heading, self._text, self._note, self._valid = heading, text, note, valid

    def compose(self) -> ComposeResult:
        """Lays out heading, line, keys."""
        yield Heading(id="heading")
        yield Input(self._text, max_length=_MOST_IN_LINE, id="field")
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """Gives the keys to the line."""
        super().on_mount()
        self.query_one(Input).focus()

    def redraw(self) -> None:
        """Shows heading and keys."""
        note = self.say(self._note) if self._note else ""
        if self._valid:
            note = self.say("app-setup-takes", valid=self._valid)
        catalogue = self.host.preferences.catalogue
        heading = self.say(self._heading) if self._heading in catalogue else self._heading
        self.query_one(Heading).show(heading, note)
        self.query_one(Foot).show(
            ("Enter", self.say("app-foot-take"), "enter"),
            ("Esc", self.say("app-foot-back"), "escape"),
            ("F1", self.say("app-foot-help"), "f1"),
            press=self.press,
        )

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Returns the line."""
        event.stop()
        self.dismiss(event.value.strip())

    def pressed(self, key: str, character: str) -> bool:
        """Leaves by Escape; a click on the last line takes the text as Enter does."""
        if key == "escape":
            self.dismiss(None)
        elif key == "enter":
            self.dismiss(self.query_one(Input).value.strip())
        else:
            return False
        return True


class TextInput(AppScreen):
    """Asks for several lines; Ctrl-S or F10 returns them, Escape leaves. `heading` and `note` are keys of messages."""

    key_groups = (("app-keys-text", (("Ctrl+S F10", "app-key-take"), ("Esc", "app-key-drop"))),)

    def __init__(self, heading: str, note: str, text: str = "") -> None:
        super().__init__()
        self._heading, self._note, self._text = heading, note, text

    def compose(self) -> ComposeResult:
        """Lays out heading, lines, keys."""
        yield Heading(id="heading")
        yield TextArea(self._text, id="page")
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """Gives the keys to the lines."""
        super().on_mount()
        self.query_one(TextArea).focus()

    def redraw(self) -> None:
        """Shows heading and keys."""
        self.query_one(Heading).show(self.say(self._heading), self.say(self._note))
        self.query_one(Foot).show(
            ("Ctrl+S", self.say("app-foot-take"), "ctrl+s"),
            ("Esc", self.say("app-foot-back"), "escape"),
            ("F1", self.say("app-foot-help"), "f1"),
            press=self.press,
        )

    def pressed(self, key: str, character: str) -> bool:
        """Takes the text by Ctrl-S or F10, leaves by Escape."""
        if key in {"ctrl+s", "f10"}:
            self.dismiss(self.query_one(TextArea).text[:MOST_LETTERS])
        elif key == "escape":
            self.dismiss(None)
        else:
            return False
        return True
