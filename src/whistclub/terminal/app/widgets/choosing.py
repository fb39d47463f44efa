"""A list to choose from by arrows, by a key of its own, or with the mouse."""

from collections.abc import Sequence

import msgspec

from whistclub.terminal.app import look as at
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.look import Look


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
        """The lines around the chosen one."""
        start = max(0, min(len(self.entries) - canvas.height, self.place - canvas.height // 2))
        caps = max((len(one.cap) for one in self.entries), default=0)
        for row, one in enumerate(self.entries[start : start + canvas.height]):
            if not one.means:
                canvas.put(1, row, one.text, at.BRASS + at.STRONG, canvas.width - 2)
                continue
            chosen = start + row == self.place
            style = at.LAMP + at.STRONG if chosen else at.ROOM
            if chosen:
                canvas.fill(0, row, canvas.width, 1, style)
            canvas.put(1, row, self.look.mark("▶", ">") if chosen else " ", style)
            canvas.put(3, row, one.cap, style + at.STRONG)
            room = canvas.width - caps - 6
            end = canvas.put(caps + 5, row, one.text, style, room - (len(one.note) + 1 if one.note else 0))
            if one.note:
                canvas.put(max(end + 1, canvas.width - len(one.note) - 1), row, one.note, style)
            canvas.spot(0, row, canvas.width, 1, ("entry", start + row))

    def _chosen_from(self, place: int, by: int) -> int:
        for step in range(len(self.entries)):
            target = (place + step * by) % len(self.entries)
            if self.entries[target].means:
                return target
        return 0
