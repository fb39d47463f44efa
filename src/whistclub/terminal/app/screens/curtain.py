"""The curtain between two people at one screen: nothing of the table shows until the other one is there."""

from typing import Final

from textual.app import ComposeResult

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.screens.base import AppScreen


class _Notice(Painted):
    """A few lines on an empty cloth."""

    ground = theme.CLOTH
    lines: tuple[str, ...] = ()

    def paint(self, canvas: Canvas) -> None:
        """Draws the lines in the middle."""
        top = canvas.height // 2 - len(self.lines)
        for index, line in enumerate(self.lines):
            canvas.centred(top + 2 * index, line, theme.LAMP_LINE if index == 0 else theme.CLOTH)


UNDO: Final = "undo"
"""The result of a curtain on which the last act was to be taken back."""


class Curtain(AppScreen):
    """Hides the table until the person named is in front of the screen and says so.

    The person who sat there before may still ask to take the last act back: then UNDO is returned.
    """

    key_groups = (("app-keys-curtain", (("Enter", "app-key-curtain-lift"), ("U", "app-key-curtain-undo"))),)

    def __init__(self, name: str, before: str = "") -> None:
        super().__init__()
        self._who, self._before = name, before

    def compose(self) -> ComposeResult:
        """The notice."""
        yield _Notice(id="curtain")

    def redraw(self) -> None:
        """Shows whose turn it is, and the keys."""
        notice = self.query_one(_Notice)
        asks = (self.say("app-curtain-undo", name=self._before),) if self._before else ()
        notice.lines = (
            self.say("app-curtain", name=self._who),
            self.say("app-curtain-away"),
            self.say("app-curtain-key"),
            *asks,
        )
        notice.on_spot = None
        notice.repaint()

    def pressed(self, key: str, character: str) -> bool:
        """Lifts the curtain by Enter or Space; U asks to take the last act back."""
        if key in {"enter", "space"}:
            self.dismiss()
            return True
        if key == "u" and self._before:
            self.dismiss(UNDO)
            return True
        return False


class TooSmall(AppScreen):
    """Shown while the terminal is smaller than the tables need."""

    def compose(self) -> ComposeResult:
        """The notice."""
        yield _Notice(id="curtain")

    def redraw(self) -> None:
        """Shows how large the terminal is, and how large it has to be."""
        notice, size = self.query_one(_Notice), self.app.size
        notice.lines = (
            self.say("app-too-small"),
            self.say("app-too-small-is", width=size.width, height=size.height),
            self.say("app-too-small-leave"),
        )
        notice.repaint()
