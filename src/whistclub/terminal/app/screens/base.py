"""What every screen has: the app, its words, and one way for keys."""

from typing import TYPE_CHECKING, Any, cast

from textual.events import Key
from textual.screen import Screen

if TYPE_CHECKING:
    from whistclub.terminal.app.app import WhistApp


class Room(Screen[Any]):
    """A screen of the app. Keys come to `pressed`; `speak` says everything anew in the language of the app."""

    @property
    def club(self) -> "WhistApp":
        """The app."""
        return cast("WhistApp", self.app)

    def say(self, key: str, /, **facts: str | int) -> str:
        """A message in the language of the app."""
        return self.club.catalogue.format(key, **facts)

    def speak(self) -> None:
        """Says everything anew: after a change of language, of colours, of size."""

    def pressed(self, key: str, character: str) -> bool:
        """Does what the key is for here. Returns whether it is for anything."""
        return False

    def on_mount(self) -> None:
        """Says everything for the first time."""
        self.speak()

    def on_screen_resume(self) -> None:
        """Back on top: the language may have changed."""
        self.speak()

    def on_resize(self) -> None:
        """The layout follows the size."""
        self.set_class(self.app.size.width >= 112 and self.app.size.height >= 34, "-wide")
        self.call_after_refresh(self.speak)

    def on_key(self, event: Key) -> None:
        """Every key that no field for text has taken."""
        if self.pressed(event.key, event.character or "") or self.club.pressed_anywhere(event.key):
            event.stop()
            event.prevent_default()
