"""A list of things to choose from, as a screen: menus, and whatever asks which."""

from collections.abc import Callable, Sequence

from textual.app import ComposeResult

from whistclub.terminal.app import theme as at
from whistclub.terminal.app.canvas import Canvas, Painted
from whistclub.terminal.app.screens.base import Room
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.choosing import Choosing, Entry

Entries = Callable[[], Sequence[Entry]]


class Heading(Painted):
    """A line that says what is to be chosen."""

    ground = at.ROOM
    text = ""
    note = ""

    def paint(self, canvas: Canvas) -> None:
        """The heading, and a few more words under it."""
        canvas.put(1, 0, self.text, at.BRASS + at.STRONG, canvas.width - 2)
        canvas.text(1, 1, self.note, at.QUIET, canvas.width - 2, canvas.height - 1)


class Listing(Room):
    """Returns the meaning of the line chosen, None when it is left by Escape."""

    def __init__(self, heading: str, entries: Entries, note: str = "") -> None:
        super().__init__()
        self._heading, self._entries, self._note = heading, entries, note

    def compose(self) -> ComposeResult:
        """Heading, lines, keys."""
        yield Heading(id="heading")
        yield Choosing(id="choosing")
        yield Foot(id="foot")

    def speak(self) -> None:
        """Everything in the language of the app."""
        heading, choosing, foot = self.query_one(Heading), self.query_one(Choosing), self.query_one(Foot)
        choosing.look = self.club.look
        choosing.on_spot = self._clicked
        choosing.show(self._entries())
        heading.text, heading.note = self.say(self._heading), self.about(choosing.chosen)
        heading.repaint()
        foot.keys = (
            ("Enter", self.say("app-foot-choose"), "enter"),
            (self.club.look.mark("↑ ↓", "Up Down"), self.say("app-foot-move"), "down"),
            ("Esc", self.say("app-foot-back"), "escape"),
        )
        foot.on_spot = lambda meaning: self.pressed(str(meaning[1]), "")  # type: ignore[index]
        foot.repaint()

    def about(self, meaning: str) -> str:
        """What stands under the heading while the line with this meaning is chosen."""
        return self.say(self._note) if self._note else ""

    def moved(self) -> None:
        """After another line has been chosen."""
        heading = self.query_one(Heading)
        heading.note = self.about(self.query_one(Choosing).chosen)
        heading.repaint()

    def chosen(self, meaning: str) -> None:
        """What is done with the choice: it is returned."""
        self.dismiss(meaning)

    def left(self) -> None:
        """What Escape does: nothing is chosen."""
        self.dismiss(None)

    def pressed(self, key: str, character: str) -> bool:
        """Arrows move, Enter chooses, a line's own key chooses it, Escape leaves."""
        choosing = self.query_one(Choosing)
        if key in {"up", "down"}:
            choosing.move(-1 if key == "up" else 1)
            self.moved()
        elif key in {"pageup", "pagedown"}:
            for _ in range(8):
                choosing.move(-1 if key == "pageup" else 1)
            self.moved()
        elif key in {"enter", "space"} and choosing.chosen:
            self.chosen(choosing.chosen)
        elif key == "escape":
            self.left()
        else:
            meaning = choosing.meaning_of(character or key)
            if not meaning:
                return False
            self.chosen(meaning)
        return True

    def _clicked(self, meaning: object) -> None:
        choosing = self.query_one(Choosing)
        if isinstance(meaning, tuple) and meaning[0] == "entry":
            choosing.place = int(meaning[1])
            self.chosen(choosing.chosen)
