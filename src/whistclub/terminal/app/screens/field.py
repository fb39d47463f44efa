"""One line to write, or several."""

from textual.app import ComposeResult
from textual.events import Key
from textual.widgets import Input, TextArea

from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.screens.listing import Heading
from whistclub.terminal.app.widgets.bar import Foot

MOST_LETTERS = 20_000


class Field(Room):
    """Asks for one line; returns it, None when it is left by Escape."""

    def __init__(self, heading: str, text: str = "", note: str = "", valid: str = "") -> None:
        super().__init__()
        self._heading, self._text, self._note, self._valid = heading, text, note, valid

    def compose(self) -> ComposeResult:
        """Heading, line, keys."""
        yield Heading(id="heading")
        yield Input(self._text, max_length=200, id="field")
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """The line takes the keys."""
        super().on_mount()
        self.query_one(Input).focus()

    def speak(self) -> None:
        """Heading and keys."""
        heading, foot = self.query_one(Heading), self.query_one(Foot)
        heading.text, heading.note = self.say(self._heading), self.say(self._note) if self._note else ""
        if self._valid:
            heading.note = self.say("app-setup-takes", valid=self._valid)
        heading.repaint()
        foot.keys = (
            ("Enter", self.say("app-foot-take"), "enter"),
            ("Esc", self.say("app-foot-back"), "escape"),
        )
        foot.repaint()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        """Enter takes the line."""
        event.stop()
        self.dismiss(event.value.strip())

    def pressed(self, key: str, character: str) -> bool:
        """Escape leaves."""
        if key == "escape":
            self.dismiss(None)
            return True
        return False


class Page(Room):
    """Asks for several lines; Ctrl-S or F10 takes them, Escape leaves."""

    def __init__(self, heading: str, note: str, text: str = "") -> None:
        super().__init__()
        self._heading, self._note, self._text = heading, note, text

    def compose(self) -> ComposeResult:
        """Heading, lines, keys."""
        yield Heading(id="heading")
        yield TextArea(self._text, id="page")
        yield Foot(id="foot")

    def on_mount(self) -> None:
        """The lines take the keys."""
        super().on_mount()
        self.query_one(TextArea).focus()

    def speak(self) -> None:
        """Heading and keys."""
        heading, foot = self.query_one(Heading), self.query_one(Foot)
        heading.text, heading.note = self.say(self._heading), self.say(self._note)
        heading.repaint()
        foot.keys = (
            ("Ctrl+S", self.say("app-foot-take"), "ctrl+s"),
            ("Esc", self.say("app-foot-back"), "escape"),
        )
        foot.repaint()

    def on_key(self, event: Key) -> None:
        """Ctrl-S takes the text, Escape leaves; every other key is the text's."""
        if event.key in {"ctrl+s", "f10"}:
            event.stop()
            self.dismiss(self.query_one(TextArea).text[:MOST_LETTERS])
        elif event.key == "escape":
            event.stop()
            self.dismiss(None)
        elif event.key == "f2":
            self.club.change_language()
