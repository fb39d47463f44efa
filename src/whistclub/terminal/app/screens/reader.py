"""A text to read: rules, agreements, score sheet, journal, keys."""

from collections.abc import Callable

from textual.app import ComposeResult

from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.panel import Panel

Text = Callable[[], tuple[str, list[str], bool]]
"""Heading, lines, and whether the end is what one wants to see; asked again when the language changes."""


class Reader(Room):
    """Shows a text until it is closed; Tab shows the next one where there are several."""

    def __init__(self, *texts: Text, place: int = 0) -> None:
        super().__init__()
        self._texts, self._place = texts, place

    def compose(self) -> ComposeResult:
        """The text and the keys."""
        yield Panel(id="reader")
        yield Foot(id="foot")

    def speak(self) -> None:
        """The text in the language of the app."""
        heading, lines, from_end = self._texts[self._place]()
        self.query_one(Panel).show(heading, lines, from_end=from_end)
        foot = self.query_one(Foot)
        several = (("Tab", self.say("app-foot-next-page"), "tab"),) if len(self._texts) > 1 else ()
        foot.keys = (
            ("Esc", self.say("app-foot-close"), "escape"),
            *several,
            (self.club.look.mark("↑ ↓", "Up Down"), self.say("app-foot-scroll"), "down"),
        )
        foot.on_spot = lambda meaning: self.pressed(str(meaning[1]), "")  # type: ignore[index]
        foot.repaint()

    def pressed(self, key: str, character: str) -> bool:
        """Up and down move the text, Tab shows the next, anything that closes closes."""
        panel = self.query_one(Panel)
        moves = {
            "up": -1,
            "down": 1,
            "pageup": -panel.page(),
            "pagedown": panel.page(),
            "space": panel.page(),
        }
        moves |= {"home": -100_000, "end": 100_000}
        if key in moves:
            panel.move(moves[key])
        elif key in {"tab", "shift+tab"}:
            self._place = (self._place + (1 if key == "tab" else -1)) % len(self._texts)
            self.speak()
        elif key in {"escape", "enter", "q"}:
            self.dismiss()
        else:
            return False
        return True
