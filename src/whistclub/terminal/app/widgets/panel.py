"""A text next to the table, or on a screen of its own: lines that can be moved up and down."""

from collections.abc import Sequence
from typing import NamedTuple

from textual.events import MouseScrollDown, MouseScrollUp

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted, wrapped


class PageText(NamedTuple):
    """A heading and lines; `from_end` is True where the last lines are to be seen first."""

    heading: str
    lines: Sequence[str]
    from_end: bool = False


class Panel(Painted):
    """A heading and lines; the last ones in sight where `from_end` says so."""

    ground = theme.ROOM
    heading = ""
    tabs: tuple[str, ...] = ()
    lines: Sequence[str] = ()
    from_end = False
    offset_lines = 0

    def show(self, heading: str, lines: Sequence[str], *, from_end: bool = False) -> None:
        """Shows another text, from its beginning or its end."""
        self.heading, self.lines, self.from_end, self.offset_lines = heading, lines, from_end, 0
        self.repaint()

    def move(self, lines: int) -> None:
        """Moves the text; it stops at its ends."""
        room, most = self._room(), len(self._wrapped())
        start = self._start(room, most)
        target = max(0, min(max(0, most - room), start + lines))
        self.offset_lines += target - start
        self.repaint()

    def page(self) -> int:
        """Returns the number of lines of a page."""
        return max(1, self._room() - 1)

    def paint(self, canvas: Canvas) -> None:
        """The heading, then as many lines as there is room for; the last cell of the last line says that there are
        more.
        """
        canvas.put(1, 0, self.heading, theme.BRASS + theme.STRONG, canvas.width - 2)
        lines, room = self._wrapped(), self._room()
        start = self._start(room, len(lines))
        for place, line in enumerate(lines[start : start + room]):
            canvas.put(1, 2 + place, line, theme.ROOM, canvas.width - 2)
        if start + room < len(lines):
            canvas.put(canvas.width - 2, canvas.height - 1, "+", theme.BRASS)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel."""
        event.stop()
        self.move(2)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel."""
        event.stop()
        self.move(-2)

    def _room(self) -> int:
        return max(1, self.size.height - 2)

    def _start(self, room: int, count: int) -> int:
        first = max(0, count - room) if self.from_end else 0
        return max(0, min(max(0, count - room), first + self.offset_lines))

    def _wrapped(self) -> list[str]:
        width = max(8, self.size.width - 3)
        return [part for line in self.lines for part in wrapped(line, width)]
