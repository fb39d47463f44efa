"""The table: cloth, hand, choices and the texts next to them, from the place of the person in front of the screen."""

import contextlib

from textual.app import ComposeResult

from whistclub.club.log.port import BadFile
from whistclub.terminal.app.clients.client import TableClient
from whistclub.terminal.app.scene.scene import Scene
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.table.actions.cursor import press_choice
from whistclub.terminal.app.table.actions.registry import ACTIONS, FOOT
from whistclub.terminal.app.table.actions.texts import greet, next_side
from whistclub.terminal.app.table.control import TableControl
from whistclub.terminal.app.table.display import CLICKABLE, TableDisplay
from whistclub.terminal.app.widgets.panel import Panel


class TableScreen(AppScreen):
    """Shows a table and hands keys and clicks to its control, which has the display, the clock and the actions."""

    def __init__(self, client: TableClient) -> None:
        super().__init__()
        self.table = TableControl(self, client, ACTIONS, FOOT)

    def compose(self) -> ComposeResult:
        """Lays out the table."""
        yield from TableDisplay.compose()

    @property
    def client(self) -> TableClient:
        """The client of the table."""
        return self.table.client

    def scene(self) -> Scene:
        """Returns this moment, as it is drawn."""
        return self.table.scene()

    def redraw(self) -> None:
        """Draws everything as it is now."""
        self.table.display.draw()

    def on_mount(self) -> None:
        """Sits down: deals the first deal where none is running, and goes on."""
        table = self.table
        for kind in CLICKABLE:
            self.query_one(kind).on_spot = table.clicked
        try:
            table.client.begin()
        except BadFile as problem:
            table.model.note = (table.model.words.speaker.reason(problem.reason), "refused")
        table.client.on_news = self._on_news
        if self.host.trouble:
            table.model.note = (self.host.trouble, "refused")
        due = table.client.person_due()
        if len(table.client.people) > 1 and due is not None:
            table.hand_over(due)
            return
        table.display.draw()
        greet(table)
        table.clock.go_on()

    def on_unmount(self) -> None:
        """Leaves the table."""
        self.table.client.close()

    def on_screen_resume(self) -> None:
        """Goes on after another screen."""
        self.table.display.draw()
        self.table.clock.go_on()

    def pressed(self, key: str, character: str) -> bool:
        """Makes a choice by its key, or runs the action of the key."""
        table = self.table
        is_open = table.client.sight.view is not None and not table.model.is_lingering
        if is_open and press_choice(table, key, character):
            return True
        if key in {"tab", "shift+tab"}:
            next_side(table)
            return True
        if key in {"pageup", "pagedown"}:
            panel = self.query_one("#panel", Panel)
            panel.move(panel.page() if key == "pagedown" else -panel.page())
            return True
        action = ACTIONS.of_key(key)
        if action is not None:
            table.run(action.name)
        return action is not None

    def _on_news(self) -> None:
        """Called from another thread when others have acted."""
        with contextlib.suppress(RuntimeError):
            self.call_later(self._after_news)

    def _after_news(self) -> None:
        if self.is_current and not self.table.clock.is_running:
            self.table.clock.go_on()
