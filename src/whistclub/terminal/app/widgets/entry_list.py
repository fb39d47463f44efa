"""A list to choose from by arrows, by a key of its own, or with the mouse."""

from collections.abc import Callable, Sequence
from typing import Final

import msgspec
from textual.events import MouseScrollDown, MouseScrollUp

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted, wrapped
from whistclub.terminal.app.theme import Appearance


class Entry(msgspec.Struct, frozen=True):
    """A line: the key that chooses it, its text, the note at its right, and its value. A heading has no value."""

    cap: str
    text: str
    note: str = ""
    value: str = ""


_FAR: Final = 100_000


class EntryList(Painted):
    """Lines to choose from; a click means ("entry", its index).

    Where there are more lines than rows, a row at the top and one at the bottom say how many lie beyond. `more_text`
    words such a number; `on_move` is called when the wheel has marked another line.
    """

    ground = theme.ROOM
    entries: Sequence[Entry] = ()
    index = 0
    appearance = Appearance()
    more_text: Callable[[int], str] = str
    on_move: Callable[[], object] | None = None

    def show(self, entries: Sequence[Entry], index: int | None = None) -> None:
        """Shows other lines; the chosen one stays where it can."""
        self.entries = entries
        wished = self.index if index is None else index
        self.index = self._first_from(max(0, min(len(entries) - 1, wished)), 1)
        self.repaint()

    def move(self, by: int) -> None:
        """Marks the next line up or down that has a value."""
        count = len(self.entries)
        target = self.index
        for _ in range(count):
            target = (target + by) % count
            if self.entries[target].value:
                self.index = target
                break
        self.repaint()

    def move_far(self, by: int) -> None:
        """Marks the line so many lines up or down, or the nearest to it that has a value; stops at the first and the
        last.
        """
        choosable = [place for place, one in enumerate(self.entries) if one.value]
        if not choosable:
            return
        wished = self.index + by
        beyond = [place for place in choosable if (place - self.index) * by > 0]
        self.index = min(beyond or [self.index], key=lambda place: abs(place - wished))
        self.repaint()

    def move_to_end(self, by: int) -> None:
        """Marks the last line, or for a negative number the first."""
        self.move_far(_FAR if by > 0 else -_FAR)

    def on_mouse_scroll_down(self, event: MouseScrollDown) -> None:
        """The wheel marks the next line."""
        self._scrolled(event, 1)

    def on_mouse_scroll_up(self, event: MouseScrollUp) -> None:
        """The wheel marks the line before."""
        self._scrolled(event, -1)

    def _scrolled(self, event: MouseScrollDown | MouseScrollUp, by: int) -> None:
        event.stop()
        self.move_far(by)
        if self.on_move is not None:
            self.on_move()

    @property
    def chosen(self) -> str:
        """The value of the marked line."""
        return self.entries[self.index].value if self.entries else ""

    def value_of(self, cap: str) -> str:
        """Returns the value of the line with this key; empty where there is none."""
        return next((one.value for one in self.entries if one.cap.lower() == cap.lower()), "")

    def paint(self, canvas: Canvas) -> None:
        """Draws the lines around the marked one; a long text takes several rows, with the note on its first."""
        caps = max((len(one.cap) for one in self.entries), default=0)
        rows = [self._rows(one, canvas.width - caps - 6) for one in self.entries]
        first, last = self._shown([len(texts) for texts in rows], canvas.height)
        is_whole = (first, last) == (0, len(rows))
        y = 0 if is_whole else 1
        for index in range(first, last):
            self._entry(canvas, y, caps, rows[index], index)
            y += len(rows[index])
        if not is_whole:
            self._say_more(canvas, 0, self.entries[:first], self.appearance.mark("▲", "^"))
            self._say_more(canvas, canvas.height - 1, self.entries[last:], self.appearance.mark("▼", "v"))

    def _rows(self, one: Entry, width: int) -> list[str]:
        if not one.value:
            return [one.text]
        return wrapped(one.text, width - (len(one.note) + 2 if one.note else 0))

    def _shown(self, heights: Sequence[int], height: int) -> tuple[int, int]:
        """Returns the first line shown and the one after the last: all, or those around the marked one."""
        count = len(heights)
        if sum(heights) <= height:
            return 0, count
        room = max(1, height - 2)
        first = last = min(self.index, count - 1)
        used, last = heights[first], last + 1
        while True:
            above = first > 0 and used + heights[first - 1] <= room
            below = last < count and used + heights[last] <= room
            upper_rows = sum(heights[first : self.index])
            if above and (not below or upper_rows < room // 2):
                first -= 1
                used += heights[first]
            elif below:
                used += heights[last]
                last += 1
            else:
                return first, last

    def _say_more(self, canvas: Canvas, y: int, beyond: Sequence[Entry], mark: str) -> None:
        """Says how many lines lie beyond the first or the last row."""
        count = sum(bool(one.value) for one in beyond)
        if count:
            canvas.put(1, y, f"{mark} {self.more_text(count)}", theme.BRASS, canvas.width - 2)
            canvas.spot(0, y, canvas.width, 1, ("more", -1 if y == 0 else 1))

    def _entry(self, canvas: Canvas, y: int, caps: int, texts: Sequence[str], index: int) -> None:
        one = self.entries[index]
        if not one.value:
            canvas.put(1, y, one.text, theme.BRASS + theme.STRONG, canvas.width - 2)
            return
        chosen = index == self.index
        style = theme.LAMP + theme.STRONG if chosen else theme.ROOM
        canvas.fill(0, y, canvas.width, len(texts), style)
        canvas.put(1, y, self.appearance.mark("▶", ">") if chosen else " ", style)
        canvas.put(3, y, one.cap, style + theme.STRONG)
        for row, text in enumerate(texts):
            canvas.put(caps + 5, y + row, text, style)
        if one.note:
            canvas.put(canvas.width - len(one.note) - 1, y, one.note, style)
        canvas.spot(0, y, canvas.width, len(texts), ("entry", index))

    def _first_from(self, index: int, by: int) -> int:
        for step in range(len(self.entries)):
            target = (index + step * by) % len(self.entries)
            if self.entries[target].value:
                return target
        return 0
