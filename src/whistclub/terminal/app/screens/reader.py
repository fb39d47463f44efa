"""A text to read: rules, agreements, score sheet, journal, keys."""

from collections.abc import Callable
from typing import ClassVar

from textual.app import ComposeResult

from whistclub.terminal.app.host import KeyGroup
from whistclub.terminal.app.screens.base import AppScreen
from whistclub.terminal.app.widgets.bar import Foot
from whistclub.terminal.app.widgets.panel import PageText, Panel

_FAR = 100_000


class Reader(AppScreen):
    """Shows a text until it is closed; Tab shows the next one where there are several.

    A text is asked for each time it is drawn, so that it follows the language.
    """

    key_groups: ClassVar[tuple[KeyGroup, ...]] = (
        (
            "app-keys-read",
            (
                ("↑ ↓", "app-key-read-move"),
                ("PgUp PgDn", "app-key-read-page"),
                ("Home End", "app-key-read-ends"),
                ("Tab", "app-key-read-next"),
                ("Esc", "app-key-read-close"),
            ),
        ),
    )

    def __init__(self, *texts: Callable[[], PageText], index: int = 0) -> None:
        super().__init__()
        self._texts, self._index = texts, index

    def compose(self) -> ComposeResult:
        """Lays out the text and the keys."""
        yield Panel(id="reader")
        yield Foot(id="foot")

    def redraw(self) -> None:
        """Shows the text in the language of the app."""
        heading, lines, from_end = self._texts[self._index]()
        self.query_one(Panel).show(heading, lines, from_end=from_end)
        several = (("Tab", self.say("app-foot-next-page"), "tab"),) if len(self._texts) > 1 else ()
        arrows = self.host.preferences.appearance.mark("↑ ↓", "Up Down")
        self.query_one(Foot).show(
            ("Esc", self.say("app-foot-close"), "escape"),
            *several,
            *self.more_keys(),
            (arrows, self.say("app-foot-scroll"), "down"),
            ("?", self.say("app-foot-help"), "question_mark"),
            press=self.press,
        )

    def more_keys(self) -> tuple[tuple[str, str, str], ...]:
        """The keys that this reader adds to those of every reader."""
        return ()

    def pressed(self, key: str, character: str) -> bool:
        """Moves the text, shows the next by Tab, closes by Escape, Enter or Q."""
        panel = self.query_one(Panel)
        page = panel.page()
        steps = {"up": -1, "down": 1, "pageup": -page, "pagedown": page, "space": page}
        steps |= {"home": -_FAR, "end": _FAR}
        if key in steps:
            panel.move(steps[key])
        elif key in {"tab", "shift+tab"}:
            self._index = (self._index + (1 if key == "tab" else -1)) % len(self._texts)
            self.redraw()
        elif key in {"escape", "enter", "q"}:
            self.dismiss()
        else:
            return False
        return True
