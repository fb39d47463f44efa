"""The one class that every screen of the app is derived from."""

from typing import ClassVar, Final, cast

from textual.events import Key
from textual.screen import Screen

from whistclub.terminal.app.host import Host, KeyGroup

_WIDE = (112, 34)
"""Columns and lines from which on there is room next to the table."""

ANYWHERE: Final[KeyGroup] = (
    "app-keys-anywhere",
    (
        ("? F1", "app-key-help"),
        ("F2", "app-key-language"),
        ("F3", "app-key-colours"),
        ("Ctrl+C", "app-key-leave"),
    ),
)
"""The keys that mean the same on every screen."""


class AppScreen(Screen[str]):
    """A screen of the app. Keys come to `pressed`; `redraw` shows everything in the language and the appearance of now.

    `key_groups` are the keys of this screen, each with the message about it.
    """

    key_groups: ClassVar[tuple[KeyGroup, ...]] = ()

    @property
    def host(self) -> Host:
        """The app."""
        return cast("Host", self.app)

    @property
    def is_wide(self) -> bool:
        """True if there is room next to the table."""
        return self.has_class("-wide")

    def say(self, key: str, /, **facts: str | int) -> str:
        """Returns a message in the language of the app."""
        return self.host.preferences.catalogue.format(key, **facts)

    def redraw(self) -> None:
        """Draws everything again: after a change of language, of colours, of size."""

    def pressed(self, key: str, character: str) -> bool:
        """Does the work of a key. Returns True if the key means anything here."""
        return False

    def on_mount(self) -> None:
        """Shows everything for the first time."""
        self.redraw()

    def on_screen_resume(self) -> None:
        """Draws everything again when the screen is back on top: the language may have changed."""
        self.redraw()

    def on_resize(self) -> None:
        """Lays out for the size."""
        self.set_class(self.app.size.width >= _WIDE[0] and self.app.size.height >= _WIDE[1], "-wide")
        self.call_after_refresh(self.redraw)

    def on_key(self, event: Key) -> None:
        """Takes every key that no field for text has taken."""
        if self.pressed(event.key, event.character or "") or self._pressed_anywhere(event.key):
            event.stop()
            event.prevent_default()

    def press(self, key: str) -> None:
        """Does the work of a key that was clicked instead of pressed."""
        if not self.pressed(key, ""):
            self._pressed_anywhere(key)

    def _pressed_anywhere(self, key: str) -> bool:
        """Does the work of the keys that mean the same on every screen."""
        if key in {"question_mark", "f1"}:
            self.host.show_keys((*self.key_groups, ANYWHERE))
            return True
        if key == "f2":
            self.host.preferences.change_language()
        elif key == "f3":
            self.host.preferences.change_colours()
        else:
            return False
        self.host.redraw()
        return True
