"""The curtain between two people at one screen: nothing of the table shows until the other one is there."""

from textual.app import ComposeResult

from whistclub.terminal.app import theme as at
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.screens.base import Room


class _Cloth(Painted):
    ground = at.CLOTH
    lines: tuple[str, ...] = ()

    def paint(self, canvas: Canvas) -> None:
        """The lines in the middle."""
        top = canvas.height // 2 - len(self.lines)
        for place, line in enumerate(self.lines):
            canvas.centred(top + 2 * place, line, at.LAMP_LINE if place == 0 else at.CLOTH)


class Curtain(Room):
    """Shown until the person named is in front of the screen and says so.

    Whoever sat there before may still ask to take the last act back: then `undo` is returned.
    """

    def __init__(self, name: str, before: str = "") -> None:
        super().__init__()
        self._who, self._before = name, before

    def compose(self) -> ComposeResult:
        """The cloth."""
        yield _Cloth(id="curtain")

    def speak(self) -> None:
        """Whose turn it is, and what to do."""
        cloth = self.query_one(_Cloth)
        asks = (self.say("app-curtain-undo", name=self._before),) if self._before else ()
        cloth.lines = (
            self.say("app-curtain", name=self._who),
            self.say("app-curtain-away"),
            self.say("app-curtain-key"),
            *asks,
        )
        cloth.on_spot = None
        cloth.repaint()

    def pressed(self, key: str, character: str) -> bool:
        """Enter lifts the curtain."""
        if key in {"enter", "space"}:
            self.dismiss()
            return True
        if key == "u" and self._before:
            self.dismiss("undo")
            return True
        return key not in {"f2", "ctrl+c"}


class TooSmall(Room):
    """Shown while the terminal is smaller than the tables need."""

    def compose(self) -> ComposeResult:
        """The cloth."""
        yield _Cloth(id="curtain")

    def speak(self) -> None:
        """How large the terminal is, and how large it has to be."""
        cloth, size = self.query_one(_Cloth), self.app.size
        cloth.lines = (
            self.say("app-too-small"),
            self.say("app-too-small-is", width=size.width, height=size.height),
        )
        cloth.repaint()
