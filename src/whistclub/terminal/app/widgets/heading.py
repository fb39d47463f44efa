"""The heading of a screen, with a few more words below it."""

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted


class Heading(Painted):
    """A heading in one line, and a note below it."""

    ground = theme.ROOM
    text = ""
    note = ""

    def paint(self, canvas: Canvas) -> None:
        """Draws the heading and the note."""
        canvas.put(1, 0, self.text, theme.BRASS + theme.STRONG, canvas.width - 2)
        canvas.text(1, 1, self.note, theme.QUIET, canvas.width - 2, canvas.height - 1)

    def show(self, text: str, note: str) -> None:
        """Shows another heading and note."""
        self.text, self.note = text, note
        self.repaint()
