"""A list to choose from, as a screen: home, menus, settings, and whatever asks for a choice."""

from collections.abc import Callable, Sequence
from typing import Protocol

from textual.app import ComposeResult

from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.entry_list import Entry, EntryList
from whistclub.terminal.app.widgets.heading import Heading

_PAGE = 8


class ListModel(Protocol):
    """The entries of a list, and what is done with the entry chosen."""

    @property
    def heading(self) -> str:
        """The key of the heading."""

    def entries(self) -> Sequence[Entry]:
        """Returns the entries in the language of the app."""

    def note(self, value: str) -> str:
        """Returns the text below the heading while the entry with this value is marked."""

    def choose(self, screen: "ListScreen", value: str) -> None:
        """Does the work of the entry chosen."""

    def leave(self, screen: "ListScreen") -> None:
        """Does the work of Escape."""


class Choice:
    """A list whose screen returns the value chosen, None when it is left by Escape."""

    def __init__(self, heading: str, entries: Callable[[], Sequence[Entry]], note: str = "") -> None:
        self.heading = heading
        self.entries = entries
        self._note = note

    def note(self, value: str) -> str:
        """Returns the same text for every entry."""
        return self._note

    def choose(self, screen: "ListScreen", value: str) -> None:
        """Closes the screen with the value."""
        screen.dismiss(value)

    def leave(self, screen: "ListScreen") -> None:
        """Closes the screen."""
        screen.dismiss(None)


class ListScreen(AppScreen):
    """Shows the entries of a model, and hands the one chosen to it."""

    def __init__(self, model: ListModel) -> None:
        super().__init__()
        self.model = model

    def compose(self) -> ComposeResult:
        """Lays out heading, entries, keys."""
        yield Heading(id="heading")
        yield EntryList(id="choosing")
        yield Foot(id="foot")

    def redraw(self) -> None:
        """Shows everything in the language of the app."""
        listed, foot = self.query_one(EntryList), self.query_one(Foot)
        listed.appearance = self.host.preferences.appearance
        listed.on_spot = self._clicked
        listed.show(self.model.entries())
        self._show_heading()
        foot.show(
            ("Enter", self.say("app-foot-choose"), "enter"),
            (listed.appearance.mark("↑ ↓", "Up Down"), self.say("app-foot-move"), "down"),
            ("Esc", self.say("app-foot-back"), "escape"),
            press=lambda key: self.pressed(key, ""),
        )

    def pressed(self, key: str, character: str) -> bool:
        """Moves by arrows and page keys, chooses by Enter or an entry's own key, leaves by Escape."""
        listed = self.query_one(EntryList)
        steps = {"up": -1, "down": 1, "pageup": -_PAGE, "pagedown": _PAGE}
        if key in steps:
            for _ in range(abs(steps[key])):
                listed.move(1 if steps[key] > 0 else -1)
            self._show_heading()
        elif key in {"enter", "space"} and listed.chosen:
            self.model.choose(self, listed.chosen)
        elif key == "escape":
            self.model.leave(self)
        else:
            value = listed.value_of(character or key)
            if not value:
                return False
            self.model.choose(self, value)
        return True

    def _show_heading(self) -> None:
        note = self.model.note(self.query_one(EntryList).chosen)
        self.query_one(Heading).show(self.say(self.model.heading), note)

    def _clicked(self, meaning: object) -> None:
        listed = self.query_one(EntryList)
        if isinstance(meaning, tuple) and meaning[0] == "entry":
            listed.index = int(meaning[1])
            self.model.choose(self, listed.chosen)
