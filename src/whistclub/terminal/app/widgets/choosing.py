"""A list to choose from by arrows, by a key of its own, or with the mouse."""

from collections.abc import Sequence

import msgspec

from whistclub.terminal.app import theme as at
from whistclub.terminal.app.canvas import Canvas, Painted, wrapped
from whistclub.terminal.app.theme import Look


class Entry(msgspec.Struct, frozen=True):
    """A line: the key that chooses it, its text, what stands at its right, and what it means. A heading means nothing."""

    cap: str
    text: str
    note: str = ""
    means: str = ""


class Choosing(Painted):
    """Lines to choose from; a click means ("entry", its place)."""

    ground = at.ROOM
    entries: Sequence[Entry] = ()
    place = 0
    look = Look()

    def show(self, entries: Sequence[Entry], place: int | None = None) -> None:
        """Shows other lines; the chosen one stays where it can."""
        self.entries = entries
        wished = self.place if place is None else place
        self.place = self._chosen_from(max(0, min(len(entries) - 1, wished)), 1)
        self.repaint()

    def move(self, by: int) -> None:
        """The next line up or down that means something."""
        count = len(self.entries)
        target = self.place
        for _ in range(count):
            target = (target + by) % count
            if self.entries[target].means:
                self.place = target
                break
        self.repaint()

    @property
    def chosen(self) -> str:
        """What the chosen line means."""
        return self.entries[self.place].means if self.entries else ""

    def meaning_of(self, cap: str) -> str:
        """What the line with this key means; nothing where there is none."""
        return next((one.means for one in self.entries if one.cap.lower() == cap.lower()), "")

    def paint(self, canvas: Canvas) -> None:
        """The lines around the chosen one; a long text takes several rows, with the note on its first."""
        caps = max((len(one.cap) for one in self.entries), default=0)
        rows = [self._rows(one, canvas.width - caps - 6) for one in self.entries]
        y = -self._hidden(rows, canvas.height)
        for place, (_one, texts) in enumerate(zip(self.entries, rows, strict=True)):
            if y >= 0 and y + len(texts) <= canvas.height:
                self._entry(canvas, y, caps, texts, place)
            y += len(texts)

    def _rows(self, one: Entry, width: int) -> list[str]:
        if not one.means:
            return [one.text]
        return wrapped(one.text, width - (len(one.note) + 2 if one.note else 0))

    def _hidden(self, rows: Sequence[Sequence[str]], height: int) -> int:
        """How many rows lie above what is shown, so that the chosen line is in sight."""
        total, before = sum(map(len, rows)), sum(map(len, rows[: self.place]))
        wished = max(0, min(total - height, before - height // 2))
        starts = [sum(map(len, rows[:place])) for place in range(len(rows) + 1)]
        return next((start for start in starts if start >= wished), 0)

    def _entry(self, canvas: Canvas, y: int, caps: int, texts: Sequence[str], place: int) -> None:
        one = self.entries[place]
        if not one.means:
            canvas.put(1, y, one.text, at.BRASS + at.STRONG, canvas.width - 2)
            return
        chosen = place == self.place
        style = at.LAMP + at.STRONG if chosen else at.ROOM
        canvas.fill(0, y, canvas.width, len(texts), style)
        canvas.put(1, y, self.look.mark("▶", ">") if chosen else " ", style)
        canvas.put(3, y, one.cap, style + at.STRONG)
        for row, text in enumerate(texts):
            canvas.put(caps + 5, y + row, text, style)
        if one.note:
            canvas.put(canvas.width - len(one.note) - 1, y, one.note, style)
        canvas.spot(0, y, canvas.width, len(texts), ("entry", place))

    def _chosen_from(self, place: int, by: int) -> int:
        for step in range(len(self.entries)):
            target = (place + step * by) % len(self.entries)
            if self.entries[target].means:
                return target
        return 0
