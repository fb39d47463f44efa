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

    @property
    def escape_word(self) -> str:
        """The key of the word for what Escape does."""

    def entries(self) -> Sequence[Entry]:
        """Returns the entries in the language of the app."""

    def note(self, value: str) -> str:
        """Returns the text below the heading while the entry with this value is marked."""

    def choose(self, screen: "ListScreen", value: str) -> None:
        """Does the work of the entry chosen."""

    def remove(self, screen: "ListScreen", value: str) -> None:
        """Does the work of Delete on the entry with this value."""

    def may_remove(self, value: str) -> bool:
        """Returns True if the entry with this value can be deleted."""

    def leave(self, screen: "ListScreen") -> None:
        """Does the work of Escape."""


class KeptEntries:
    """The sentence of lists whose entries cannot be deleted, and that Escape leads back from."""

    escape_word = "app-foot-back"

    def may_remove(self, value: str) -> bool:
        """Returns False."""
        return False

    def remove(self, screen: "ListScreen", value: str) -> None:
        """Does nothing."""


class Choice(KeptEntries):
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

    key_groups = (
        (
            "app-keys-list",
            (
                ("↑ ↓", "app-key-list-move"),
                ("Home End", "app-key-list-ends"),
                ("PgUp PgDn", "app-key-list-page"),
                ("Enter", "app-key-list-choose"),
                ("Delete", "app-key-list-delete"),
                ("Esc", "app-key-list-back"),
            ),
        ),
    )

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
        listed = self.query_one(EntryList)
        listed.appearance = self.host.preferences.appearance
        listed.more_text = lambda count: self.say("app-list-more", count=count)
        listed.on_spot, listed.on_move = self._clicked, self._show_heading
        listed.show(self.model.entries())
        self._show_heading()

    def pressed(self, key: str, character: str) -> bool:
        """Moves by arrows and page keys, chooses by Enter or an entry's own key, deletes by Delete, leaves by
        Escape.
        """
        listed = self.query_one(EntryList)
        if self._moved(listed, key):
            self._show_heading()
        elif key in {"enter", "space"} and listed.chosen:
            self.model.choose(self, listed.chosen)
        elif key in {"delete", "backspace"} and self.model.may_remove(listed.chosen):
            self.model.remove(self, listed.chosen)
        elif key == "escape":
            self.model.leave(self)
        else:
            value = listed.value_of(character or key)
            if not value:
                return False
            self.model.choose(self, value)
        return True

    def _moved(self, listed: EntryList, key: str) -> bool:
        """Marks another line by a key that moves. Returns False for any other key."""
        if key in {"up", "down"}:
            listed.move(1 if key == "down" else -1)
        elif key in {"pageup", "pagedown"}:
            listed.move_far(_PAGE if key == "pagedown" else -_PAGE)
        elif key in {"home", "end"}:
            listed.move_to_end(1 if key == "end" else -1)
        else:
            return False
        return True

    def _show_heading(self) -> None:
        """Shows the heading, the text about the marked line, and the keys."""
        listed, mark = self.query_one(EntryList), self.host.preferences.appearance.mark
        self.query_one(Heading).show(self.say(self.model.heading), self.model.note(listed.chosen))
        delete = (("Delete", self.say("app-foot-delete"), "delete"),)
        self.query_one(Foot).show(
            ("Enter", self.say("app-foot-choose"), "enter"),
            (mark("↑ ↓", "Up Down"), self.say("app-foot-move"), "down"),
            *(delete if self.model.may_remove(listed.chosen) else ()),
            ("Esc", self.say(self.model.escape_word), "escape"),
            ("?", self.say("app-foot-help"), "question_mark"),
            press=self.press,
        )

    def _clicked(self, meaning: object) -> None:
        listed = self.query_one(EntryList)
        if not isinstance(meaning, tuple):
            return
        kind, place = meaning
        if kind == "more":
            listed.move_far(_PAGE * int(place))
            self._show_heading()
        elif kind == "entry":
            listed.index = int(place)
            self.model.choose(self, listed.chosen)
