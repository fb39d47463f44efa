"""A list to choose from by arrows, by a key of its own, or with the mouse."""

from collections.abc import Sequence

import msgspec

from whistclub.terminal.app import theme
from whistclub.terminal.app.canvas import Canvas, Painted, wrapped
from whistclub.terminal.app.theme import Appearance


class Entry(msgspec.Struct, frozen=True):
    """A line: the key that chooses it, its text, the note at its right, and its value. A heading has no value."""

    cap: str
    text: str
    note: str = ""
    value: str = ""


class EntryList(Painted):
    """Lines to choose from; a click means ("entry", its index)."""

    ground = theme.ROOM
    entries: Sequence[Entry] = ()
    index = 0
    appearance = Appearance()

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
        y = -self._hidden(rows, canvas.height)
        for index, (_one, texts) in enumerate(zip(self.entries, rows, strict=True)):
            if y >= 0 and y + len(texts) <= canvas.height:
                self._entry(canvas, y, caps, texts, index)
            y += len(texts)

    def _rows(self, one: Entry, width: int) -> list[str]:
        if not one.value:
            return [one.text]
        return wrapped(one.text, width - (len(one.note) + 2 if one.note else 0))

    def _hidden(self, rows: Sequence[Sequence[str]], height: int) -> int:
        """Returns how many rows lie above what is shown, so that the marked line is in sight."""
        total, before = sum(map(len, rows)), sum(map(len, rows[: self.index]))
        wished = max(0, min(total - height, before - height // 2))
        starts = [sum(map(len, rows[:place])) for place in range(len(rows) + 1)]
        return next((start for start in starts if start >= wished), 0)

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
