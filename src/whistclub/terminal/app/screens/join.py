"""Sitting down at a club's table: its link, and the wait until the club has answered."""

import contextlib
import threading
from collections.abc import Callable
from functools import partial

from textual.app import ComposeResult

from whistclub.cards.errors import WhistclubError
from whistclub.terminal.app.clients.remote import RemoteClient
from whistclub.terminal.app.host import Host
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.screens.text_input import LineInput
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.panel import Panel
from whistclub.terminal.remote.address import is_stranger, read_evening_link
from whistclub.terminal.remote.client import Guest


def open_join(host: Host) -> None:
    """Asks for the link of a table, and sits down there."""

    def given(link: str | None) -> None:
        if not link:
            return
        preferences = host.preferences
        if preferences.settings.name or not is_stranger(link, preferences.environment):
            host.show(Joining(link, preferences.settings.name))
            return

        def named(name: str | None) -> None:
            if name is not None:
                host.show(Joining(link, name))

        host.show(LineInput("app-join-name", "", "app-join-name-note"), named)

    host.show(LineInput("app-join", "", "app-join-note"), given)


class Joining(AppScreen):
    """Says that the club is being asked, and why it does not let this terminal in; at its table the screen is gone."""

    key_groups = (("app-keys-read", (("Esc", "app-key-read-close"),)),)

    def __init__(self, link: str, name: str) -> None:
        super().__init__()
        self._link, self._called, self._why = link, name, ""
        self._is_given_up = False

    def compose(self) -> ComposeResult:
        """Lays out the text and the keys."""
        yield Panel(id="reader")
        yield Foot(id="foot")

    def redraw(self) -> None:
        """Shows where the table is, and what has come of it."""
        text = self._why or self.say("app-join-waiting", link=self._link)
        self.query_one(Panel).show(self.say("app-join"), [text])
        self.query_one(Foot).show(("Esc", self.say("app-foot-back"), "escape"), press=self.press)

    def on_mount(self) -> None:
        """Asks the club, on a thread of its own so that the keys are heard meanwhile."""
        super().on_mount()
        if read_evening_link(self._link) is not None:
            command = f"whist play --line --join {self._link}"
            self._refused(self.say("app-join-evening", command=command))
            return
        threading.Thread(target=self._ask_club, daemon=True).start()

    def pressed(self, key: str, character: str) -> bool:
        """Gives up by Escape, Enter or Q."""
        if key not in {"escape", "enter", "q"}:
            return False
        self._is_given_up = True
        self.dismiss()
        return True

    def _ask_club(self) -> None:
        """Sits down at the table, or finds out why that cannot be."""
        preferences = self.host.preferences
        try:
            guest = Guest(self._link, self._called, preferences.environment)
        except WhistclubError as problem:
            self._tell(partial(self._refused, self.host.reason(problem)))
            return
        try:
            guest.come_in()
        except WhistclubError as problem:
            guest.close()
            self._tell(partial(self._refused, self.host.reason(problem)))
            return
        self._tell(lambda: self._arrived(guest))

    def _tell(self, then: Callable[[], None]) -> None:
        with contextlib.suppress(RuntimeError):
            self.app.call_from_thread(then)

    def _refused(self, why: str) -> None:
        self._why = why
        if self.is_mounted:
            self.redraw()

    def _arrived(self, guest: Guest) -> None:
        if self._is_given_up:
            guest.close()
            return
        self.host.preferences.note_joined(str(guest.link), guest.table.game.key)
        self.dismiss()
        self.host.sit_down(RemoteClient(guest))
